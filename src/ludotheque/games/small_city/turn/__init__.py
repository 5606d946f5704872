"""The course of play: set-up (SC-4), the phases of a turn (SC-5), promises, scoring and the end (SC-6, SC-7)."""
