"""A match that is being played: its entries folded into a position, what people may do, what each of them is told."""
