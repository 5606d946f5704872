"""Quadrata Canada (Geneviève Dupuis, Gilles Turbide): seven days, products of two tokens, a tour of Canada."""

from ludotheque.games.quadrata.definition import QuadrataGame, game

__all__ = ["QuadrataGame", "game"]
