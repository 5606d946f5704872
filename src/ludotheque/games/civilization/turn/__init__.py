"""The course of play: set-up (CV-4), the phases of a turn (CV-1.2, CV-5, CV-6, CV-7, CV-10.1), the end (CV-14)."""
