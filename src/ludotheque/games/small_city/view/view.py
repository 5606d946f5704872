"""The view of one seat: its own borough as planned and moved, those of the others as they were before (SC-16.1)."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.small_city.building.plan import take_back_plan
from ludotheque.games.small_city.building.price import bill_of
from ludotheque.games.small_city.citizens.citizens import citizen_on, dead_on
from ludotheque.games.small_city.citizens.movement import take_back_moves
from ludotheque.games.small_city.components.box import FACINGS, METAL, N_SQUARES, WOOD
from ludotheque.games.small_city.components.box import ROWS as N_ROWS
from ludotheque.games.small_city.components.squares import squares_of
from ludotheque.games.small_city.position.borough import Borough, beyond, survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    BOARDS,
    CARDS,
    DIRS,
    IN_HALLS,
    IN_MOVES,
    IN_PLANS,
    LOWERED,
    MATERIALS,
    N_PIECES,
    NONE,
    OPTIONS,
    PIECES,
    PROMISE_PACK,
    PROMISES,
    RECORDS,
    ROWS,
    SPECIALS,
    SQUARES,
    STAGES,
)
from ludotheque.games.small_city.position.vocabulary import FACINGS as FACING
from ludotheque.games.small_city.turn.setup import hall_at
from ludotheque.games.small_city.view.at_hand import at_hand, moves_view


def forget(s: SmallCity, seat: i64) -> None:
    """Undoes what a seat has done behind its screen: its plan, its moves, or its Town Hall before all are shown."""
    if s.over():
        return
    stage = s.stage()
    if stage == IN_PLANS:
        take_back_plan(s, seat)
    elif stage == IN_MOVES:
        take_back_moves(s, seat)
    elif stage == IN_HALLS and s.box.hall_printed[s.board[seat]] == 0 and hall_at(s, seat) != NONE:
        s.remove_tile(seat, hall_at(s, seat) * FACINGS)


def view(s: SmallCity, seat: i64) -> dict[str, Any]:
    """SC-5.1.6: the table as a seat sees it."""
    shown = s.clone()
    for other in range(s.seats):
        if other != seat:
            forget(shown, other)
    mine: dict[str, Any] | None = None
    if 0 <= seat < s.seats:
        before = shown.clone()
        forget(before, seat)
        mine = at_hand(shown, before, seat)
    seen: dict[str, Any] = {
        "options": options_view(s),
        "turn": s.turn,
        "turns": s.turns(),
        "stage": None if s.over() else STAGES.ids[s.stage()],
        "host": s.host,
        "mayor": None if s.mayor == NONE else mayor_view(s),
        "ring": [CARDS.ids[card] for card in s.ring],
        "neutral": None if s.neutral == NONE else s.neutral,
        "special": SPECIALS.to_json(s.special),
        "stock": {
            PIECES.ids[piece]: shown.stock[piece] for piece in range(s.box.pieces) if s.box.count[piece] > 0
        },
        "boroughs": [borough_view(shown, other, seat) for other in range(s.seats)],
        "waiting": [other for other in range(s.seats) if not s.over() and s.forked() and s.waits_for(other)],
        "plan": plan_view(s, seat) if seat >= 0 and not s.over() and s.stage() == IN_PLANS else None,
        "mine": mine,
    }
    supplies: dict[str, int] = {}
    for module in s.modules():
        seen.update(module.view(shown, seat))
        supplies.update(module.supplies(s))
    if supplies:
        seen["supplies"] = supplies
    return seen


def options_view(s: SmallCity) -> dict[str, str]:
    values = s.options()
    return {OPTIONS[i].name: OPTIONS[i].ids[values[i]] for i in range(len(OPTIONS))}


def mayor_view(s: SmallCity) -> dict[str, Any]:
    square, dir = s.mayor // 4, s.mayor % 4
    return {
        "square": SQUARES.ids[square],
        "dir": DIRS.ids[dir],
        "squares": [SQUARES.ids[square], SQUARES.ids[beyond(square, dir)]],
    }


def borough_view(s: SmallCity, seat: i64, looks: i64) -> dict[str, Any]:
    b = survey(s, seat) if s.board[seat] != NONE else Borough()
    kept = PROMISE_PACK.in_pile(s.pile, PROMISE_PACK.of(seat))
    seen: dict[str, Any] = {
        "board": BOARDS.to_json(s.board[seat]),
        "money": s.money[seat],
        "votes": s.votes[seat],
        "pollution": s.pollution[seat],
        "x": s.x[seat],
        "zone": s.zone[seat],
        "card": CARDS.to_json(s.card[seat]),
        "ring_at": None if s.ring_at[seat] == NONE else s.ring_at[seat],
        "left": s.left_in[seat] if s.left_in[seat] > 0 else None,
        "career": s.career[seat],
        "supply": s.supply[seat],
        "discs": {ROWS.ids[row]: s.discs[seat * N_ROWS + row] for row in range(N_ROWS)},
        "promises": [
            PROMISES.ids[card] if PROMISE_PACK.knows(s.seen, looks, card) else None for card in kept
        ],
        "tiles": [tile_view(b, i) for i in range(len(b.piece))],
        "goods": {
            SQUARES.ids[square]: MATERIALS.ids[s.on[seat * N_SQUARES + square] - WOOD]
            for square in range(N_SQUARES)
            if WOOD <= s.on[seat * N_SQUARES + square] <= METAL
        },
        "people": {
            SQUARES.ids[square]: int(citizen_on(s, seat, square))
            for square in range(N_SQUARES)
            if citizen_on(s, seat, square) != NONE
        },
        "graves": {
            SQUARES.ids[square]: int(dead_on(s, seat, square))
            for square in range(N_SQUARES)
            if dead_on(s, seat, square) != NONE
        },
    }
    seen["moves"] = moves_view(s, seat)
    for module in s.modules():
        seen.update(module.borough_view(s, seat))
    return seen


def tile_view(b: Borough, i: i64) -> dict[str, Any]:
    return {
        "piece": PIECES.ids[b.piece[i]],
        "square": SQUARES.ids[b.at[i] // FACINGS],
        "facing": FACING.ids[b.at[i] % FACINGS],
        "squares": [SQUARES.ids[square] for square in squares_of(b.squares(i))],
    }


def plan_view(s: SmallCity, seat: i64) -> list[dict[str, Any]]:
    """The seat's own constructions, in the order in which they will be carried out."""
    first = seat * RECORDS
    return [line_view(s, at) for at in range(first, first + s.records(seat))]


def line_view(s: SmallCity, at: i64) -> dict[str, Any]:
    if s.planned[at] >= N_PIECES:
        seen: dict[str, Any] = {}
        for module in s.modules():
            seen.update(module.line_view(s, at))
        return seen
    return {
        "piece": PIECES.ids[s.planned[at]],
        "square": SQUARES.ids[s.planned_at[at] // FACINGS],
        "facing": FACING.ids[s.planned_at[at] % FACINGS],
        "enlarges": PIECES.to_json(s.replaced[at]),
        "spent": s.spent[at] if s.spent[at] != NONE else None,
        "goods": goods_of(s, at),
        "lowered": LOWERED.to_json(s.lowered[at]) if s.lowered[at] < LOWERED.size else "free",
    }


def goods_of(s: SmallCity, at: i64) -> dict[str, int]:
    """SC-5.2.14: the raw materials of a planned construction, after the Architect."""
    bill = bill_of(s, at // RECORDS, at)
    return {
        MATERIALS.ids[kind - WOOD]: int(bill.units(s.lowered[at], kind)) for kind in range(WOOD, METAL + 1)
    }
