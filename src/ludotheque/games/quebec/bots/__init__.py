"""Evaluations and priors for bots. The rules never import this package."""
