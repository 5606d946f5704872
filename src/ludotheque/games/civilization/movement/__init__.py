"""The movement phase (CV-8): a moving group, interrupts, arrival."""
