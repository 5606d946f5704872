"""The positions of citizens (SC-3.4, SC-3.6), and phase 3, in which they move, travel and arrive (SC-5.3)."""
