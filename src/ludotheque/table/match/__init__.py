"""A match in play: its entries folded into a position, the deeds of people, and what each of them is told."""
