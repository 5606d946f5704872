"""Citizens (SC-3.6) and phase 3: moving at home, tourists, newcomers (SC-5.3)."""
