"""Québec (Philippe Beaudoin, Pierre Poissant-Marquis): four centuries, five zones, a cascade of points."""

from ludotheque.games.quebec.definition import QuebecGame, game

__all__ = ["QuebecGame", "game"]
