"""Nouvelle-France (Jacques-Dominique Landry; solo rules with Martin Montreuil): three works before the third
snowfall.
"""

from ludotheque.games.nouvelle_france.definition import NouvelleFranceGame, game

__all__ = ["NouvelleFranceGame", "game"]
