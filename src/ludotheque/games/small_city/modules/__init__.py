"""The Winter box (SC-8.1 to SC-8.10): each module is a file or a folder with a class that derives from `Module`. The
game discovers it here; no other folder imports this one, so without it the base game is played.
"""
