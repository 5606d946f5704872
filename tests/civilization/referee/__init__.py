"""A second referee for Civilization, chapters CV-6 to CV-10, written from the rules and apart from the engine.

It keeps no game of its own: before each decision it reads the whole table (`world.py`), says who may choose what by its
own rules, carries the choice out on its own table, and that table must be the one the engine has then.
"""
