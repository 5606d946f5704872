"""Everything on the table, as plain data, with the few verbs through which rules change it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game
from ludotheque.core.state import State
from tests.slices.construction.box import FACINGS, METAL, N_PLACEMENTS, N_SQUARES, SMALLEST_ZONE, Box
from tests.slices.construction.vocabulary import CARDS, CONSTRUCTIONS, MOST_UNITS, N_PIECES, NONE

MOST_MONEY: Final[i64] = 1_000
MOST_VOTES: Final[i64] = 1_000
MOST_TILES: Final[i64] = 99


class SmallCity(State):
    """A position. A tile is written where its first square is: piece * 8 + facing. While seats plan, their boroughs,
    money and votes are as if their plans were carried out, and the plans tell how to undo that; the stock is that of
    the beginning of the phase (SC-5.2.17).
    """

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance, box: Box) -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box

    def declare(self, f: Fields) -> None:
        seats = self.seats
        plans = seats * CONSTRUCTIONS
        self.board: i64 = f.number("board", 0, 1)
        self.turn: i64 = f.number("turn", 0, self.box.turns)
        self.host: i64 = f.number("host", 0, seats - 1)
        self.stock: vec[i64] = f.numbers("stock", N_PIECES, 0, MOST_TILES)
        # by seat
        self.money: vec[i64] = f.numbers("money", seats, 0, MOST_MONEY)
        self.votes: vec[i64] = f.numbers("votes", seats, 0, MOST_VOTES)
        self.zone: vec[i64] = f.numbers("zone", seats, SMALLEST_ZONE, 10, at_first=int(self.box.zone_start))
        self.card: vec[i64] = f.numbers("card", seats, NONE, CARDS.size - 1)
        # by seat and square
        self.tiles: vec[i64] = f.numbers("tiles", seats * N_SQUARES, NONE, N_PIECES * FACINGS - 1)
        self.goods: vec[i64] = f.numbers("goods", seats * N_SQUARES, 0, METAL)
        # plans, by seat and construction: the new tile, the one it replaces, what was paid and what the card lowered
        self.planned: vec[i64] = f.numbers("planned", plans, NONE, N_PIECES - 1)
        self.planned_at: vec[i64] = f.numbers("planned_at", plans, NONE, N_PLACEMENTS - 1)
        self.replaced: vec[i64] = f.numbers("replaced", plans, NONE, N_PIECES - 1)
        self.replaced_at: vec[i64] = f.numbers("replaced_at", plans, NONE, N_PLACEMENTS - 1)
        self.spent: vec[i64] = f.numbers("spent", plans, NONE, 9)
        self.lowered: vec[i64] = f.numbers("lowered", plans, NONE, METAL)
        # the spaces that raw materials were paid from, unit by unit
        self.paid: vec[i64] = f.numbers("paid", plans * MOST_UNITS, NONE, N_SQUARES - 1)

    def clone(self) -> "SmallCity":
        """Written by `make fields`."""
        other = SmallCity(self.game, self.seats, self.chance.clone(), self.box)
        other.copy_stack(self)
        other.board = self.board
        other.turn = self.turn
        other.host = self.host
        other.stock = self.stock[:]
        other.money = self.money[:]
        other.votes = self.votes[:]
        other.zone = self.zone[:]
        other.card = self.card[:]
        other.tiles = self.tiles[:]
        other.goods = self.goods[:]
        other.planned = self.planned[:]
        other.planned_at = self.planned_at[:]
        other.replaced = self.replaced[:]
        other.replaced_at = self.replaced_at[:]
        other.spent = self.spent[:]
        other.lowered = self.lowered[:]
        other.paid = self.paid[:]
        return other

    # ---------------------------------------------------------------- reading the table

    def in_order(self, place: i64) -> i64:
        """SC-4.2: who has this place in turn order, counted from 0: clockwise from the host."""
        return (self.host + place) % self.seats

    def constructions(self, seat: i64) -> i64:
        """How many constructions a plan has, one that is not yet paid for included."""
        count: i64 = 0
        while count < CONSTRUCTIONS and self.planned[seat * CONSTRUCTIONS + count] != NONE:
            count += 1
        return count

    def last_of(self, seat: i64) -> i64:
        """Where the last construction of a plan is written."""
        return seat * CONSTRUCTIONS + self.constructions(seat) - 1

    def card_left(self, seat: i64) -> i64:
        """SC-5.2.15: the card of a seat, unless a construction of its plan has used it."""
        for at in range(seat * CONSTRUCTIONS, (seat + 1) * CONSTRUCTIONS):
            if self.lowered[at] != NONE:
                return NONE
        return self.card[seat]

    def in_stock(self, seat: i64, piece: i64) -> i64:
        """SC-5.2.17: the stock of the beginning of the phase, less one's own plan."""
        count = self.stock[piece]
        for at in range(seat * CONSTRUCTIONS, (seat + 1) * CONSTRUCTIONS):
            if self.planned[at] == piece:
                count -= 1
            if self.replaced[at] == piece:
                count += 1
        return count

    # ---------------------------------------------------------------- changing it

    def put_tile(self, seat: i64, piece: i64, placement: i64) -> None:
        self.tiles[seat * N_SQUARES + placement // FACINGS] = piece * FACINGS + placement % FACINGS

    def remove_tile(self, seat: i64, placement: i64) -> None:
        self.tiles[seat * N_SQUARES + placement // FACINGS] = NONE

    def replace_tile(self, seat: i64, old_at: i64, piece: i64, placement: i64) -> None:
        """SC-5.2.2: a new tile, in the place of another one if there is one."""
        if old_at != NONE:
            self.remove_tile(seat, old_at)
        self.put_tile(seat, piece, placement)
