"""Mountains and rivers (SC-8.4): each player chooses a side of the board; mountains with the stones dug there, and
rivers with their surcharge, are separate modules.
"""
