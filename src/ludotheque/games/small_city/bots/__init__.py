"""How a bot judges a position and what it chooses: plans, moves, cards, the council. The rules never import it."""
