"""What the arguments of commands name: games, bots and options by any printed name, files, what a match is made of."""
