"""Who stands where (SC-3.4, SC-3.6), and phase 3, in which citizens move, travel and arrive (SC-5.3)."""
