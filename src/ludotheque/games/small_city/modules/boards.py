"""SC-8.4.1, SC-8.5.1: Which board everybody plays on, where the boards of terrain or of Asia are played."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.components.box import SMALLEST_ZONE
from ludotheque.games.small_city.modules.asia import CITY_BOARDS, sides_of
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ASIA_CHOSEN,
    ASIA_DEALT,
    AT_CITY,
    AT_PHASES,
    AT_SIDE,
    BOARDS,
    CHOOSE_CITY,
    CHOOSE_SIDE,
    CITIES,
    CITY_CHOSEN,
    IN_CITIES,
    MOUNTAINS,
    NONE,
    SEATS,
    SIDE_CHOSEN,
    SIDES,
)
from ludotheque.games.small_city.turn.setup import take_board

NOT_YOUR_BOARD: Final = Refusal("SC-8.5.1", "not-your-board")
BOARD_TAKEN: Final = Refusal("SC-8.5.1", "board-taken")

MOUNTAIN_BOARDS: Final = vec[i64]([BOARDS.index_of[f"mountain_{side}"] for side in SIDES.ids])
RIVER_BOARDS: Final = vec[i64]([BOARDS.index_of[f"river_{side}"] for side in SIDES.ids])


def is_turn(s: SmallCity, at: i64) -> bool:
    """Whether a frame of these steps speaks of somebody without a board, and is answered before those below it."""
    seat = s.seat_at(at)
    if s.stage() != IN_CITIES or s.board[seat] != NONE:
        return False
    if s.step_at(at - 1) == AT_PHASES:
        return (seat - s.host) % s.seats == s.seats - 1
    return (seat - s.host) % s.seats == (s.seat_at(at - 1) - s.host) % s.seats - 1


class Side(Step[SmallCity]):
    """SC-8.4.1: which side of the board one plays on."""

    def __init__(self) -> None:
        super().__init__(AT_SIDE, "side")
        self.on = [AT_PHASES, AT_SIDE]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return MOUNTAINS <= s.boards < ASIA_DEALT and is_turn(s, at)

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


class City(Step[SmallCity]):
    """SC-8.5.1: which city one plays: a side of the board that was dealt, or of any that nobody else has."""

    def __init__(self) -> None:
        super().__init__(AT_CITY, "city")
        self.on = [AT_PHASES, AT_CITY]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.boards >= ASIA_DEALT and is_turn(s, at)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([CHOOSE_CITY.of(city) for city in range(CITIES.size)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not CHOOSE_CITY.has(action):
            return NOT_NOW
        pair = s.box.pair[CITY_BOARDS[CHOOSE_CITY.arg(action)]]
        if s.boards == ASIA_DEALT:
            return None if s.dealt[seat] == pair else NOT_YOUR_BOARD
        return None if holder_of(s, pair) == NONE else BOARD_TAKEN

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        city = CHOOSE_CITY.arg(action)
        facts: Facts = {"city": Term(CITIES, city)}
        if s.boards == ASIA_DEALT:
            facts["cities"] = Terms(CITIES, sides_of(s.box, s.dealt[seat]))
        else:
            facts["seat"] = Term(SEATS, holder_of(s, s.box.pair[CITY_BOARDS[city]]))
        return facts

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        board = CITY_BOARDS[CHOOSE_CITY.arg(action)]
        take_board(s, seat, board)
        s.note(CITY_CHOSEN, seat, board)
        s.drop()


def holder_of(s: SmallCity, pair: i64) -> i64:
    """Who plays on a side of this double-sided board; -1 for nobody."""
    for seat in range(s.seats):
        if s.board[seat] != NONE and s.box.pair[s.board[seat]] == pair:
            return seat
    return NONE


# ---------------------------------------------------------------- what must be so


def broken_boards(s: SmallCity) -> list[str]:
    """Everybody has a board of the kind that is played as soon as he has chosen it, and a zone that fits it."""
    if s.boards < ASIA_DEALT and any(pair != NONE for pair in s.dealt):
        return ["dealt: those of Asia are not played"]
    dealt = [int(pair) for pair in s.dealt]
    if s.boards == ASIA_DEALT and (NONE in dealt or len(set(dealt)) < len(dealt)):
        return ["dealt: everybody has a board of his own"]
    if s.boards == ASIA_CHOSEN and any(pair != NONE for pair in dealt):
        return ["dealt: boards are chosen"]
    return [wrong for seat in range(s.seats) for wrong in broken_board(s, seat)]


def broken_board(s: SmallCity, seat: i64) -> list[str]:
    board = s.board[seat]
    step = AT_CITY if s.boards >= ASIA_DEALT else AT_SIDE
    chooses = any(s.step_at(at) == step and s.seat_at(at) == seat for at in range(s.depth()))
    if board == NONE:
        fits = chooses and s.zone[seat] == SMALLEST_ZONE
        return [] if fits else [f"board: seat {seat} has none"]
    if chooses or not is_of_set(s, seat):
        return [f"board: seat {seat} has another one"]
    if s.zone[seat] < s.box.first_zone[board] or s.zone[seat] > s.box.zone_max:
        return [f"zone: that of seat {seat} can't be so large"]
    return []


def is_of_set(s: SmallCity, seat: i64) -> bool:
    """Whether the board of a seat is one of those that are played, and nobody else has it."""
    board = s.board[seat]
    if s.boards < MOUNTAINS:
        return board == s.boards
    if s.boards < ASIA_DEALT:
        return board in (MOUNTAIN_BOARDS if s.boards == MOUNTAINS else RIVER_BOARDS)
    pair = s.box.pair[board]
    if pair == NONE or (s.boards == ASIA_DEALT and pair != s.dealt[seat]):
        return False
    return holder_of(s, pair) == seat
