"""Mountains and rivers (SC-8.4): each player chooses a side of the board; mountains with the stones that are dug there,
and rivers with their surcharge, are a module each.
"""
