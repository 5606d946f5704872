"""SC-8.1: The module of godzillas, and its general rules."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import citizen_on, tram_square
from ludotheque.games.small_city.components.box import HALL_PLACE, METAL, N_SQUARES, STORAGE_PLACE, WOOD
from ludotheque.games.small_city.components.squares import holds, squares_of
from ludotheque.games.small_city.modules.godzillas.engineer import ask_engineer
from ludotheque.games.small_city.modules.godzillas.march import marches
from ludotheque.games.small_city.modules.godzillas.radioactivity import (
    is_marked,
    marked_squares,
    markers_left,
    votes_for_markers,
)
from ludotheque.games.small_city.modules.godzillas.waking import begin_godzillas, stands
from ludotheque.games.small_city.position.borough import beyond, layout, zone_squares
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_TURN,
    ENGINEER,
    IN_GODZILLAS,
    NONE,
    SQUARES,
)


class Godzillas(Module):
    """SC-8.1, with the Stockholm syndrome as a value of the option (SC-8.1.10)."""

    def __init__(self) -> None:
        super().__init__(1, {"godzillas": ["yes", "stockholm"], "full_tie": ["all_sleep"]})
        self.spaces_differ = True

    def is_played(self, s: SmallCity) -> bool:
        return s.godzillas > 0

    def begin(self, s: SmallCity, stage: i64) -> None:
        if stage == IN_GODZILLAS:
            begin_godzillas(s)

    def card_taken(self, s: SmallCity, seat: i64, card: i64) -> None:
        if card == ENGINEER:
            ask_engineer(s, seat)

    def final_votes(self, s: SmallCity, seat: i64) -> i64:
        return votes_for_markers(s, seat)

    def view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        return {"marches": marches(s)}

    def supplies(self, s: SmallCity) -> dict[str, int]:
        awake = len([seat for seat in range(s.seats) if stands(s, seat)])
        return {"godzillas": int(s.box.godzillas[s.seats - 1]) - awake, "markers": int(markers_left(s))}

    def borough_view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        marks = squares_of(marked_squares(s, seat))
        godzilla = [int(s.godzilla[seat * 2]), int(s.godzilla[seat * 2 + 1])]
        return {
            "marks": [SQUARES.ids[square] for square in marks],
            "godzilla": [SQUARES.ids[square] for square in godzilla if square != NONE],
            "die": s.die[seat],
        }

    def may_lie(self, s: SmallCity, seat: i64, square: i64, thing: i64, piece: i64) -> bool:
        """SC-8.1.9: what a godzilla froze on a tile."""
        return piece != NONE

    def may_stand(self, s: SmallCity, seat: i64, square: i64) -> bool:
        return has_just_left(s, seat, square)

    def broken(self, s: SmallCity) -> list[str]:
        wrong = []
        if markers_left(s) < 0:
            wrong.append(f"marks: there are only {s.box.markers}")
        count = len([seat for seat in range(s.seats) if stands(s, seat)])
        if count > s.box.godzillas[s.seats - 1]:
            wrong.append("godzilla: there are not so many")
        if s.on_ground == 1 and ENGINEER not in s.card:
            wrong.append("on_ground: no seat has the Engineer")
        if is_early(s) and (count > 0 or any(s.marks) or any(s.die)):
            wrong.append("godzilla: they still sleep")
        for seat in range(s.seats):
            wrong += broken_borough(s, seat)
        return wrong

    def broken_absent(self, s: SmallCity) -> list[str]:
        if any(s.marks) or any(at != NONE for at in s.godzilla) or any(s.die) or s.on_ground:
            return ["godzillas: they are not played"]
        return []


def has_just_left(s: SmallCity, seat: i64, square: i64) -> bool:
    """SC-8.1.9: whether a godzilla turns after one step, and so may leave the pieces on its starting square
    untouched.
    """
    if s.over() or s.forked() or s.step().number != AT_TURN or s.asked() != seat:
        return False
    return square == s.godzilla[seat * 2] and s.die[seat] - s.top(1) == 1


def is_early(s: SmallCity) -> bool:
    """Whether it is too early for any godzilla to have woken."""
    if s.turn != s.box.first_awake or s.over():
        return s.turn < s.box.first_awake
    return s.stage() < IN_GODZILLAS


def broken_borough(s: SmallCity, seat: i64) -> list[str]:
    """SC-3.9: no citizen stands and nothing lies on an unusable square, except what is frozen under a godzilla."""
    tail, head = s.godzilla[seat * 2], s.godzilla[seat * 2 + 1]
    if (tail == NONE) != (head == NONE):
        return [f"godzilla: that of seat {seat} stands on two squares"]
    if tail != NONE and head not in [beyond(tail, dir) for dir in range(4)]:
        return [f"godzilla: the squares of that of seat {seat} don't touch"]
    if s.board[seat] == NONE:
        return []
    wrong = []
    squares = zone_squares(s, seat)
    lay, tram = layout(s, seat), tram_square(s, seat)
    for square in range(N_SQUARES):
        marked, occupied = is_marked(s, seat, square), square == tail or square == head
        name = SQUARES.ids[square]
        if (marked or occupied) and not holds(squares, square):
            wrong.append(f"marks: {name} of seat {seat} is outside the zone")
        on_tram = square == tram and any(s.tram[seat * s.seats + colour] > 0 for colour in range(s.seats))
        is_there = citizen_on(s, seat, square) != NONE or on_tram
        if (marked or occupied) and is_there and not has_just_left(s, seat, square):
            wrong.append(f"on: no citizen survives on {name} of seat {seat}")
        if WOOD <= s.on[seat * N_SQUARES + square] <= METAL:
            is_store = lay.kind[square] == HALL_PLACE or lay.kind[square] == STORAGE_PLACE
            if marked or (lay.piece[square] != NONE and not is_store and not occupied):
                wrong.append(f"on: nothing is left on {name} of seat {seat}")
    return wrong
