"""One folder for each game, all with the same structure. Games import only the core, never each other."""
