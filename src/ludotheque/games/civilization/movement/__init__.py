"""The movement phase (CV-8): a group on its way, what interrupts it, where it arrives."""
