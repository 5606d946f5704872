"""The catalogue of games. They are registered as entry points; the core names none."""

# Interpreted: loads games from entry points.

import importlib
import os
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ludotheque.core.game import Game

# For a game in development: module:function pairs, separated by commas.
EXTRA_GAMES = "LUDOTHEQUE_GAMES"

MakeGame = Callable[[Path | None], Game[Any]]


class UnknownGame(LookupError):
    """An unknown game; the message lists the known ones."""


def _places() -> dict[str, str]:
    """The entry point of each game, by id."""
    places = dict(_installed())
    for place in filter(None, os.environ.get(EXTRA_GAMES, "").split(",")):
        places[place.partition(":")[0].rpartition(".")[2]] = place
    return places


@cache
def _installed() -> dict[str, str]:
    """The installed games, read once: reading the metadata of all packages takes ten milliseconds."""
    return {point.name: point.value for point in entry_points(group="ludotheque.games")}


def game_ids() -> list[str]:
    return sorted(_places())


def load_game(game_id: str, data: Path | None = None) -> Game[Any]:
    """The game of this id, loaded on first use; with `data`, with corrected components."""
    return _load(game_id, data)


@cache
def _load(game_id: str, data: Path | None) -> Game[Any]:
    place = _places().get(game_id)
    if place is None:
        raise UnknownGame(f"there is no game {game_id!r}; there is {', '.join(game_ids()) or 'none'}"[:300])
    module, _, attribute = place.partition(":")
    make: MakeGame = getattr(importlib.import_module(module), attribute or "game")
    return make(_folder_for(game_id, data))


def _folder_for(game_id: str, data: Path | None) -> Path | None:
    """`--data FOLDER` may hold the files themselves, or a folder for each game."""
    if data is not None and (data / game_id).is_dir():
        return data / game_id
    return data
