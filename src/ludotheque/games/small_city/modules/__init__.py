"""The Winter box (SC-8.1 to SC-8.10): each module is a file or a folder with a class that derives from `Module`. The
game finds it here and no other folder imports this one, so that without it the base game is played.
"""
