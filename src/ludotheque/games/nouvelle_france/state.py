"""The state of the table of Nouvelle-France as plain data, with the few verbs through which rules change it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game
from ludotheque.core.state import NOTHING_MEANT, State
from ludotheque.games.nouvelle_france.box import CUBES, LEVELS, Box, Table
from ludotheque.games.nouvelle_france.vocabulary import (
    FIRST_SNOW,
    N_ALLIES,
    N_CHALLENGES,
    N_COLOURS,
    N_FORMS,
    N_PIECES,
    N_SHAPES,
    N_SNOW,
    N_SOURCES,
    N_WORKS,
    PLACEMENTS,
    SCORED,
    SLOTS,
    WHITE,
)

EMPTY: Final[i64] = -1
NO_SEAT: Final[i64] = -1
NOTHING: Final[i64] = -1
ANY_WORK: Final[i64] = -1

# Values for pieces that are on no work.
IN_RESERVE: Final[i64] = -1
NOT_IN_GAME: Final[i64] = -2

# Values for a piece placed or a work closed by no seat.
WINTER: Final[i64] = 4

# Results of the Winter's search for a shape other than points (NF-5.6.1).
NOT_VISIBLE: Final[i64] = -3
NO_ROOM: Final[i64] = -2
FEWER_WHITE: Final[i64] = -1

VISIBLE: Final[i64] = 3
MOST_POINTS: Final[i64] = 10_000


class NouvelleFrance(State):
    """A position. Arrays are indexed by colour, work, piece, cell or seat; -1 stands for none."""

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance, box: Box) -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box

    def declare(self, f: Fields) -> None:
        seats = self.seats
        box = self.box
        # the options
        self.level: i64 = f.number("level", 0, 3)
        self.path: i64 = f.number("path", 0, 3)
        self.architecture: i64 = f.number("architecture", 0, 1)
        self.ties: i64 = f.number("ties", 0, 1)
        # the turn
        self.start_seat: i64 = f.number("start_seat", 0, seats - 1)
        self.slot: i64 = f.number("slot", 1, 4)
        self.snowfalls: i64 = f.number("snowfalls", 0, 3)
        self.drawn: i64 = f.number("drawn", 0, deck_size(box))
        self.built: i64 = f.number("built", 0, N_PIECES)
        self.ally: i64 = f.number("ally", NOTHING, N_ALLIES - 1)
        self.deck: vec[i64] = f.dealt_once("deck", deck_size(box), 0, FIRST_SNOW + N_SNOW - 1)
        self.visible: vec[i64] = f.numbers("visible", VISIBLE, NOTHING, N_SHAPES - 1)
        # by work, by slot, by work
        self.sticks: vec[i64] = f.dealt_once("sticks", N_WORKS, 0, box.sticks - 1)
        self.bound: vec[i64] = f.dealt_once("bound", SLOTS, ANY_WORK, N_WORKS - 1)
        self.closed: vec[i64] = f.numbers("closed", N_WORKS, NO_SEAT, WINTER)
        # by colour; by form; by colour and form
        self.markers: vec[i64] = f.numbers("markers", N_COLOURS, 0, MOST_POINTS)
        self.tally: vec[i64] = f.numbers(
            "tally", N_COLOURS * N_SOURCES, -MOST_POINTS, MOST_POINTS, at_first=0
        )
        self.track: vec[i64] = f.numbers("track", N_FORMS, 0, 1, at_first=1)
        self.taken: vec[i64] = f.numbers("taken", N_COLOURS * N_FORMS, 0, 1)
        self.done: vec[i64] = f.numbers("done", N_CHALLENGES, 0, 1)
        # by seat
        self.last_work: vec[i64] = f.numbers("last_work", seats, ANY_WORK, N_WORKS - 1)
        self.allies: vec[i64] = f.numbers("allies", seats * N_ALLIES, 0, 1)
        # by piece: its place, its placement there, its number in the order of placing, who placed it
        self.piece_work: vec[i64] = f.numbers(
            "piece_work", N_PIECES, NOT_IN_GAME, N_WORKS - 1, at_first=IN_RESERVE
        )
        self.piece_place: vec[i64] = f.numbers("piece_place", N_PIECES, NOTHING, PLACEMENTS.size - 1)
        self.piece_order: vec[i64] = f.numbers("piece_order", N_PIECES, 0, N_PIECES)
        self.piece_by: vec[i64] = f.numbers("piece_by", N_PIECES, NO_SEAT, WINTER)
        # derived from the pieces and cached: by cell, by column (its height), by shape and work
        self.colour: vec[i64] = f.numbers("colour", box.columns * LEVELS, EMPTY, N_COLOURS - 1)
        self.top_floor: vec[i64] = f.numbers("top_floor", box.columns, 0, LEVELS)
        self.fits: vec[i64] = f.numbers("fits", N_SHAPES * N_WORKS, 0, 1, at_first=1)
        # the reason of the Winter's last choice
        self.winter_best: vec[i64] = f.numbers("winter_best", N_SHAPES, NOT_VISIBLE, 100)
        self.winter_where: vec[i64] = f.numbers("winter_where", N_SHAPES, NOTHING, N_WORKS - 1)
        self.winter_piece: i64 = f.number("winter_piece", NOTHING, N_PIECES - 1)
        self.winter_reason: i64 = f.number("winter_reason", 0, 9)
        self.winter_points: i64 = f.number("winter_points", 0, 100)

    def clone(self) -> "NouvelleFrance":
        """Written by `make fields`."""
        other = NouvelleFrance(self.game, self.seats, self.chance.clone(), self.box)
        other.copy_stack(self)
        other.level = self.level
        other.path = self.path
        other.architecture = self.architecture
        other.ties = self.ties
        other.start_seat = self.start_seat
        other.slot = self.slot
        other.snowfalls = self.snowfalls
        other.drawn = self.drawn
        other.built = self.built
        other.ally = self.ally
        other.deck = self.deck
        other.visible = self.visible[:]
        other.sticks = self.sticks
        other.bound = self.bound
        other.closed = self.closed[:]
        other.markers = self.markers[:]
        other.tally = self.tally[:]
        other.track = self.track[:]
        other.taken = self.taken[:]
        other.done = self.done[:]
        other.last_work = self.last_work[:]
        other.allies = self.allies[:]
        other.piece_work = self.piece_work[:]
        other.piece_place = self.piece_place[:]
        other.piece_order = self.piece_order[:]
        other.piece_by = self.piece_by[:]
        other.colour = self.colour[:]
        other.top_floor = self.top_floor[:]
        other.fits = self.fits[:]
        other.winter_best = self.winter_best[:]
        other.winter_where = self.winter_where[:]
        other.winter_piece = self.winter_piece
        other.winter_reason = self.winter_reason
        other.winter_points = self.winter_points
        return other

    # ---------------------------------------------------------------- reading the table

    def solo(self) -> bool:
        return self.seats == 1

    def table_of(self, piece: i64, work: i64) -> Table:
        """The placements of a piece on a work."""
        return self.box.tables[self.box.kind[piece] * N_WORKS + work]

    def own_colour(self, seat: i64) -> i64:
        """NF-8.4.1: the colour of a player, in a game for several."""
        return self.box.player_colour[self.colours[seat]]

    def colour_of(self, seat: i64, work: i64) -> i64:
        """NF-5.5.1, NF-8.4.3: the colour that a seat's placement scores: in solo play the work's, otherwise the
        player's.
        """
        return self.box.solo_colour[work] if self.seats == 1 else self.own_colour(seat)

    def seat_of(self, colour: i64) -> i64:
        """The seat that decides for a marker; -1 for none."""
        if self.seats == 1:
            return NO_SEAT if colour == WHITE else 0
        for seat in range(self.seats):
            if self.own_colour(seat) == colour:
                return seat
        return NO_SEAT

    def active(self) -> i64:
        """The active seat: that of the lowest frame."""
        return self.seat_at(0)

    def shown(self) -> i64:
        """How many cards are visible."""
        count: i64 = 0
        for card in self.visible:
            if card != NOTHING:
                count += 1
        return count

    def is_visible(self, shape: i64) -> bool:
        return self.visible[0] == shape or self.visible[1] == shape or self.visible[2] == shape

    def in_reserve(self, piece: i64) -> bool:
        return self.piece_work[piece] == IN_RESERVE

    def has_piece(self, shape: i64) -> bool:
        """NF-5.4.5: whether the reserve still has a piece of this shape."""
        first = shape * N_COLOURS
        for piece in range(first, first + N_COLOURS):
            if self.piece_work[piece] == IN_RESERVE:
                return True
        return False

    def all_closed(self) -> bool:
        return self.closed[0] != NO_SEAT and self.closed[1] != NO_SEAT and self.closed[2] != NO_SEAT

    def floor_value(self, work: i64, floor: i64) -> i64:
        """NF-6.4: the worth of a cube on this floor (from 0) at its snowfall, or 0 once that is over."""
        for snowfall in range(self.snowfalls, N_SNOW):
            if self.box.scored_floor[snowfall] == floor:
                return self.box.stick[self.sticks[work] * N_SNOW + floor]
        return 0

    def space(self, form: i64) -> i64:
        """NF-4.5, NF-8.2.1, NF-8.4.5: the space of the score track where a bonus piece is won."""
        if self.seats == 1:
            return self.box.path_space[self.path * N_FORMS + form]
        return self.box.base_space[form]

    # ---------------------------------------------------------------- changing it

    def put(self, piece: i64, work: i64, placement: i64, who: i64) -> None:
        """A piece leaves the reserve and stays on a work."""
        self.meant = NOTHING_MEANT
        table = self.table_of(piece, work)
        for i in range(table.cubes):
            cell = table.cell[placement * CUBES + i]
            self.colour[cell] = self.box.cube_colour[piece * CUBES + i]
            column = cell % self.box.columns
            height = cell // self.box.columns + 1
            self.top_floor[column] = max(self.top_floor[column], height)
        self.built += 1
        self.piece_work[piece] = work
        self.piece_place[piece] = placement
        self.piece_order[piece] = self.built
        self.piece_by[piece] = who

    def move(self, colour: i64, points: i64, source: i64) -> None:
        """Advances a marker."""
        if points != 0:
            self.markers[colour] += points
            self.tally[colour * N_SOURCES + source] += points
            self.note(SCORED, colour, points, source)


def deck_size(box: Box) -> i64:
    return box.copies * N_SHAPES + N_SNOW
