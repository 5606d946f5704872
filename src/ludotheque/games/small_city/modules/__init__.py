"""The Winter box (SC-8.1 to SC-8.10), a file or folder for each module. Each has a class that derives from `Module`;
the game finds it here, no other folder imports this one, and without it the base game is played.
"""
