"""Small City (Alban Viard), with the Winter box: a borough each, one Mayor, and everybody's pollution."""

from ludotheque.games.small_city.definition import SmallCityGame, game

__all__ = ["SmallCityGame", "game"]
