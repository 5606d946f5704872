"""SC-8.4.1: The choice of a side of a terrain board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import Step
from ludotheque.games.small_city.position.events import SIDE_CHOSEN
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ASIA_DEALT,
    AT_PHASES,
    AT_SIDE,
    BOARDS,
    CHOOSE_SIDE,
    MOUNTAINS,
    SIDES,
)
from ludotheque.games.small_city.turn.setup import is_turn_to_choose, take_board

MOUNTAIN_BOARDS: Final = vec[i64]([BOARDS.index_of[f"mountain_{side}"] for side in SIDES.ids])
RIVER_BOARDS: Final = vec[i64]([BOARDS.index_of[f"river_{side}"] for side in SIDES.ids])


def begin_sides(s: SmallCity) -> None:
    """SC-8.4.1: all seats choose their side, in turn order (stage IN_CITIES)."""
    for place in range(s.seats - 1, -1, -1):
        s.push(AT_SIDE, s.in_order(place))


class Side(Step[SmallCity]):
    """SC-8.4.1: which side of the board to play on."""

    def __init__(self) -> None:
        super().__init__(AT_SIDE, "side")
        self.on = [AT_PHASES, AT_SIDE]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return MOUNTAINS <= s.boards < ASIA_DEALT and is_turn_to_choose(s, at)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([CHOOSE_SIDE.of(side) for side in range(SIDES.size)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return None if CHOOSE_SIDE.has(action) else NOT_NOW

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        boards = MOUNTAIN_BOARDS if s.boards == MOUNTAINS else RIVER_BOARDS
        board = boards[CHOOSE_SIDE.arg(action)]
        take_board(s, seat, board)
        s.note(SIDE_CHOSEN, seat, board)
        s.drop()
