"""Matches people play: who they are, lobby, seats, turns, undo, chat, bots. No HTTP, no SQL text."""
