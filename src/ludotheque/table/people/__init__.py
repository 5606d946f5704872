"""Who is there: people and their accounts, names, passphrases, sessions, and how often one may do something."""
