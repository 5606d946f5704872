"""Texts other than Fluent words: French elision, the French of error details, lines of a board in a terminal."""
