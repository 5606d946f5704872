"""People: accounts, names, passphrases, sessions, and rate limits."""
