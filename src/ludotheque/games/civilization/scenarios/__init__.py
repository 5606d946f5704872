"""Each ruling (CV-B) as a position with its moves, and what reads and plays them. The rules never import it."""
