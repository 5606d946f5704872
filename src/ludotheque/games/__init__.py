"""One folder a game, all with the same inside. Games import the core only, never each other."""
