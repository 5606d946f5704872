"""Boards in the terminal: finding a game's drawing module, and styled lines of text."""

# Interpreted: texts for terminals.

import importlib
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.core.game import Game

# Names by domain and id; seats by their number, as text; labels of the drawing under `board`.
Names = Mapping[str, Mapping[str, str]]
# Some text and the style it is printed in.
Run = tuple[str, str]


def board_text_of(game: "Game[Any]") -> Any:
    """The module in the game's package that draws its board; None without one."""
    return module_of(game, "board_text")


def module_of(game: "Game[Any]", called: str) -> Any:
    """An optional module of a game's package, or None."""
    home = type(game).__module__
    package = home if hasattr(sys.modules[home], "__path__") else home.rpartition(".")[0]
    name = f"{package}.{called}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            return None
        raise


def labels_of(game: "Game[Any]") -> tuple[str, ...]:
    """The message ids that its drawing uses: `LABELS` of the module."""
    labels: tuple[str, ...] = getattr(board_text_of(game), "LABELS", ())
    return labels


def length(runs: list[Run]) -> int:
    return sum(len(text) for text, _ in runs)


def padded(runs: list[Run], width: int) -> list[Run]:
    """The runs padded with spaces to a width; longer ones are not cut."""
    return [*runs, (" " * max(0, width - length(runs)), "")]


def markup(runs: list[Run]) -> str:
    """The line in Rich's markup."""
    parts = []
    for text, style in runs:
        plain = text.replace("[", "\\[")
        parts.append(f"[{style}]{plain}[/]" if style and text else plain)
    return "".join(parts).rstrip()
