"""A second referee for Civilization, chapters CV-6 to CV-10, written from the rules, independently of the engine.

It keeps no game of its own: before each decision it reads the whole table (`world.py`), says who may choose what by its
own rules, carries the choice out on its own table, and that table must be the one the engine has then. What chance
decides it reads from the engine's table and checks that it was possible.

What it does not cover, and counts (`lockstep_games.py` says how often):
- the start of turn, but for how it ends and what trade then comes in; set-up; who takes the first player marker;
- named great people, but for Darwin, Michelangelo, Newton, Shakespeare, Tesla, Archimedes, and what always works;
- what a cancel undoes, events that pay and are answered, or give a coin away; the Kremlin and Curie as payment;
- events of city management that move another's figures, Steam Power's jump, the loss of the Pyramids;
- where a metropolis grows if that is asked; an army built on enemy figures, up to its battle.
"""
