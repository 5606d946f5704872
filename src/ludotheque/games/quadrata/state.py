"""The state of the table of Quadrata as plain data, with the few verbs through which rules change it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game
from ludotheque.core.sorting import insert
from ludotheque.core.state import State
from ludotheque.games.quadrata.box import MOST_CIRCLES, N_AMOUNTS, Box
from ludotheque.games.quadrata.vocabulary import (
    CENTRE_SLOTS,
    CROSSED,
    FIRST_EXTRA,
    LAST_DAY,
    N_ADVANCED,
    N_BOXES,
    N_CARDS,
    N_PLACES,
    N_PROVINCES,
    N_TOKENS,
    N_TROPHIES,
    PLANE,
    SPACES,
    TAXI_GAINED,
)

NO_SEAT: Final[i64] = -1
NOTHING: Final[i64] = -1


class Quadrata(State):
    """A position. Arrays are indexed by seat, or by seat and thing; -1 stands for none.

    Tokens are counted by kind in bags and rest zones; the spaces of a movement area hold one kind each.
    """

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance, box: Box) -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box

    def declare(self, f: Fields) -> None:
        seats = self.seats
        top = seats - 1
        # options
        self.mode: i64 = f.number("mode", 0, 1)
        self.quiz: i64 = f.number("quiz", 0, 1)
        self.consolation: i64 = f.number("consolation", 0, 1)
        self.after_taxi: i64 = f.number("after_taxi", 0, 1)
        self.reservation: i64 = f.number("reservation", 0, 1)
        self.reshuffle: i64 = f.number("reshuffle", 0, 1)
        self.extra_spaces: i64 = f.number("extra_spaces", 0, 1)
        # the table
        self.day: i64 = f.number("day", 0, LAST_DAY)
        self.first: i64 = f.number("first", 0, top)
        self.deck_size: i64 = f.number("deck_size", 0, N_CARDS)
        self.discard_size: i64 = f.number("discard_size", 0, N_CARDS)
        self.planes: i64 = f.number("planes", 0, 40, at_first=self.box.black_planes)
        # the visit being chosen: changes by amount; wrong answers to the present question
        self.tries: i64 = f.number("tries", 0, 2)
        self.changes: vec[i64] = f.numbers("changes", N_AMOUNTS, 0, 4)
        # cards: the last one of deck and discard pile is the top
        self.deck: vec[i64] = f.numbers("deck", N_CARDS, NOTHING, N_CARDS - 1)
        self.discard: vec[i64] = f.numbers("discard", N_CARDS, NOTHING, N_CARDS - 1)
        self.centre: vec[i64] = f.numbers("centre", CENTRE_SLOTS, NOTHING, N_CARDS - 1)
        self.black_bag: vec[i64] = f.numbers("black_bag", N_ADVANCED, 0, 8, at_first=self.box.advanced_copies)
        self.trophies: vec[i64] = f.numbers("trophies", N_TROPHIES, NO_SEAT, top)
        # by seat
        self.reserved: vec[i64] = f.numbers("reserved", seats, NOTHING, N_CARDS - 1)
        self.trains: vec[i64] = f.numbers("trains", seats, 0, 2)
        self.circled: vec[i64] = f.numbers("circled", seats, 0, MOST_CIRCLES)
        self.spent: vec[i64] = f.numbers("spent", seats, 0, MOST_CIRCLES)
        self.right: vec[i64] = f.numbers("right", seats, 0, 1000)
        self.wrong: vec[i64] = f.numbers("wrong", seats, 0, 1000)
        self.bag: vec[i64] = f.numbers("bag", seats * N_TOKENS, 0, 41)
        self.rest: vec[i64] = f.numbers("rest", seats * N_TOKENS, 0, 41)
        self.spaces: vec[i64] = f.numbers("spaces", seats * SPACES, NOTHING, PLANE)
        self.squares: vec[i64] = f.numbers("squares", seats * N_PROVINCES, NOTHING, N_PLACES - 1)
        self.crossed: vec[i64] = f.numbers("crossed", seats * N_BOXES, 0, 4)

    def clone(self) -> "Quadrata":
        """Written by `make fields`."""
        other = Quadrata(self.game, self.seats, self.chance.clone(), self.box)
        other.copy_stack(self)
        other.mode = self.mode
        other.quiz = self.quiz
        other.consolation = self.consolation
        other.after_taxi = self.after_taxi
        other.reservation = self.reservation
        other.reshuffle = self.reshuffle
        other.extra_spaces = self.extra_spaces
        other.day = self.day
        other.first = self.first
        other.deck_size = self.deck_size
        other.discard_size = self.discard_size
        other.planes = self.planes
        other.tries = self.tries
        other.changes = self.changes[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.centre = self.centre[:]
        other.black_bag = self.black_bag[:]
        other.trophies = self.trophies[:]
        other.reserved = self.reserved[:]
        other.trains = self.trains[:]
        other.circled = self.circled[:]
        other.spent = self.spent[:]
        other.right = self.right[:]
        other.wrong = self.wrong[:]
        other.bag = self.bag[:]
        other.rest = self.rest[:]
        other.spaces = self.spaces[:]
        other.squares = self.squares[:]
        other.crossed = self.crossed[:]
        return other

    # ---------------------------------------------------------------- reading the table

    def visited(self, seat: i64, province: i64) -> bool:
        return self.squares[seat * N_PROVINCES + province] != NOTHING

    def top_of_discard(self) -> i64:
        """The top card of the discard pile; -1 if it is empty."""
        return self.discard[self.discard_size - 1] if self.discard_size > 0 else NOTHING

    def taxis(self, seat: i64) -> i64:
        """QD-3.8: the taxis in hand: circled and not crossed."""
        return self.circled[seat] - self.spent[seat]

    def free_boxes(self, seat: i64, box: i64) -> i64:
        """How many copies of a box are not crossed."""
        return len(self.box.leaves[box]) - self.crossed[seat * N_BOXES + box]

    def held(self, seat: i64) -> vec[i64]:
        """The tokens of the movement area, ascending: the kind, plus 13 in a dotted circle."""
        found = vec[i64]()
        for space in range(SPACES):
            token = self.spaces[seat * SPACES + space]
            if token != NOTHING:
                if space >= FIRST_EXTRA:
                    token += N_TOKENS
                found = insert(found, token)
        return found

    def tokens_on_board(self, seat: i64) -> i64:
        """How many tokens lie in the movement area."""
        count: i64 = 0
        for space in range(seat * SPACES, (seat + 1) * SPACES):
            if self.spaces[space] != NOTHING:
                count += 1
        return count

    def space_of(self, seat: i64, held: i64) -> i64:
        """The first space of the area with this token; -1 for none."""
        extra = held >= N_TOKENS
        kind = held % N_TOKENS
        low: i64 = FIRST_EXTRA if extra else 0
        high: i64 = SPACES if extra else FIRST_EXTRA
        for space in range(low, high):
            if self.spaces[seat * SPACES + space] == kind:
                return space
        return NOTHING

    def total(self, counts: vec[i64], seat: i64) -> i64:
        """How many tokens a seat has in its bag or in its rest zone."""
        count: i64 = 0
        for kind in range(seat * N_TOKENS, (seat + 1) * N_TOKENS):
            count += counts[kind]
        return count

    def owned(self, seat: i64, kind: i64) -> i64:
        """How many tokens of a kind a seat has in all places."""
        count = self.bag[seat * N_TOKENS + kind] + self.rest[seat * N_TOKENS + kind]
        for space in range(seat * SPACES, (seat + 1) * SPACES):
            if self.spaces[space] == kind:
                count += 1
        return count

    def planes_of(self, seat: i64) -> i64:
        return self.owned(seat, PLANE)

    # ---------------------------------------------------------------- changing it

    def lay_to_rest(self, seat: i64, held: i64) -> i64:
        """Moves a token of the movement area to the rest zone; returns its kind."""
        space = seat * SPACES + self.space_of(seat, held)
        kind = self.spaces[space]
        self.spaces[space] = NOTHING
        self.rest[seat * N_TOKENS + kind] += 1
        return kind

    def gain_taxi(self, seat: i64) -> None:
        """QD-5.8.1: marks the next circle, if there is one."""
        if self.circled[seat] < self.box.circles[self.mode]:
            self.circled[seat] += 1
            self.note(TAXI_GAINED, seat)

    def cross(self, seat: i64, box: i64) -> None:
        """QD-5.8.2: spends a taxi on a box."""
        self.spent[seat] += 1
        self.crossed[seat * N_BOXES + box] += 1
        self.note(CROSSED, seat, box)
