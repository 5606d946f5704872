"""Small City (Alban Viard), with the Winter box: each player builds a borough, shares one Mayor, and pollutes."""

from ludotheque.games.small_city.definition import SmallCityGame, game

__all__ = ["SmallCityGame", "game"]
