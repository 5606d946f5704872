"""Bots and hints: what they are asked, the workers they think in, who is next."""
