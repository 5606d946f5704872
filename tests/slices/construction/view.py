"""9 What one seat may see: its own borough as planned, those of the others as they were before (SC-5.2.12)."""

from typing import Any

from mypy_extensions import i64

from tests.slices.construction.borough import Borough, survey
from tests.slices.construction.box import FACINGS, N_SQUARES, WOOD, squares_of
from tests.slices.construction.plan import take_back_plan
from tests.slices.construction.setup import hall_at
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import (
    AT_HALLS,
    AT_REVEAL,
    BOARDS,
    CARDS,
    CONSTRUCTIONS,
    LOWERED,
    MATERIALS,
    NONE,
    PIECES,
    SQUARES,
)
from tests.slices.construction.vocabulary import (
    FACINGS as FACING,
)


def forget(s: SmallCity, seat: i64) -> None:
    """What a seat has done behind its screen is undone: its plan, or its Town Hall before all are shown."""
    take_back_plan(s, seat)
    if s.find(AT_HALLS) >= 0 and hall_at(s, seat) != NONE:
        s.remove_tile(seat, hall_at(s, seat) * FACINGS)


def view(s: SmallCity, seat: i64) -> dict[str, Any]:
    """The table as a seat sees it."""
    shown = s.clone()
    for other in range(s.seats):
        if other != seat:
            forget(shown, other)
    return {
        "board": BOARDS.ids[s.board],
        "turn": s.turn,
        "turns": s.box.turns,
        "host": s.host,
        "stock": {PIECES.ids[piece]: shown.stock[piece] for piece in range(s.box.pieces)},
        "boroughs": [borough_view(shown, other) for other in range(s.seats)],
        "waiting": [other for other in range(s.seats) if s.forked() and s.waits_for(other)],
        "plan": plan_view(s, seat) if seat >= 0 and s.find(AT_REVEAL) >= 0 else None,
    }


def borough_view(s: SmallCity, seat: i64) -> dict[str, Any]:
    b = survey(s, seat)
    card = s.card[seat]
    return {
        "money": s.money[seat],
        "votes": s.votes[seat],
        "zone": s.zone[seat],
        "card": CARDS.to_json(card),
        "tiles": [tile_view(b, i) for i in range(len(b.piece))],
        "goods": {
            SQUARES.ids[square]: MATERIALS.ids[s.goods[seat * N_SQUARES + square] - WOOD]
            for square in range(N_SQUARES)
            if s.goods[seat * N_SQUARES + square] != 0
        },
    }


def tile_view(b: Borough, i: i64) -> dict[str, Any]:
    return {
        "piece": PIECES.ids[b.piece[i]],
        "square": SQUARES.ids[b.at[i] // FACINGS],
        "facing": FACING.ids[b.at[i] % FACINGS],
        "squares": [SQUARES.ids[square] for square in squares_of(b.low[i], b.high[i])],
    }


def plan_view(s: SmallCity, seat: i64) -> list[dict[str, Any]]:
    """One's own constructions, in the order in which they are going to be carried out."""
    first = seat * CONSTRUCTIONS
    return [
        {
            "piece": PIECES.ids[s.planned[at]],
            "square": SQUARES.ids[s.planned_at[at] // FACINGS],
            "facing": FACING.ids[s.planned_at[at] % FACINGS],
            "enlarges": PIECES.to_json(s.replaced[at]),
            "spent": s.spent[at] if s.spent[at] != NONE else None,
            "lowered": LOWERED.to_json(s.lowered[at]),
        }
        for at in range(first, first + s.constructions(seat))
    ]
