"""Parsing of arguments: games, bots and options by any printed name, files, set-ups."""
