"""How a bot judges a position and what it chooses. The rules never import it."""
