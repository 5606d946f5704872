"""Sid Meier's Civilization: The Board Game (Kevin Wilson), with Fame and Fortune."""

from ludotheque.games.civilization.definition import CivilizationGame, game

__all__ = ["CivilizationGame", "game"]
