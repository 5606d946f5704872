"""Ludothèque: a board game server and engine that act as the referee."""

__version__ = "0.1.0"
