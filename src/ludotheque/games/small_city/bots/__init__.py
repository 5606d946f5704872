"""Evaluations and priors for bots: plans, moves, cards, the council. The rules never import this package."""
