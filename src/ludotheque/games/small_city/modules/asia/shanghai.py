"""SC-8.5.2: Shanghai: its port, which replaces any other Harbour."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.components.squares import holds
from ludotheque.games.small_city.position.borough import survey, works
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import PIECES

ANOTHER_HARBOUR: Final = Refusal("SC-8.5.2", "another-harbour")

HARBOUR: Final[i64] = PIECES.index_of["harbour"]
PORT: Final[i64] = PIECES.index_of["shanghai_port"]


def units_by_port(s: SmallCity, borough: i64, square: i64) -> i64:
    """SC-8.5.2: how many extra units a worker on this square makes through Shanghai's port; they pollute. SC-10.18:
    the port works while one of its squares is clean.
    """
    b = survey(s, borough)
    for i in range(len(b.piece)):
        if b.piece[i] == PORT and works(b, i):
            table = s.box.tables[PORT]
            return 1 if holds(table.influence(b.at[i]), square) else 0
    return 0
