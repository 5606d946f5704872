"""Ludothèque: a table for board games whose engine is the referee."""

__version__ = "0.1.0"
