"""The state of the table as plain data, with the few verbs through which rules change it."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.games.small_city.components.box import (
    FACINGS,
    METAL,
    N_PLACEMENTS,
    N_SQUARES,
    ROWS,
    SMALLEST_ZONE,
    Box,
)
from ludotheque.games.small_city.components.squares import WHOLE, holds
from ludotheque.games.small_city.position.vocabulary import (
    BOARD_SETS,
    BOARDS,
    CARDS,
    CONSTRUCTIONS,
    GODZILLAS,
    IN_BOX,
    MEDIATOR,
    MOST_MOVES,
    MOST_PAID,
    MOST_SEATS,
    N_PIECES,
    N_VOTE_SOURCES,
    NEW_BUILDINGS,
    NONE,
    PROMISE_PACK,
    RECORDS,
    RING,
    SPECIALS,
    VICTORIES,
)

if TYPE_CHECKING:
    from ludotheque.games.small_city.position.module import Module
    from ludotheque.games.small_city.position.played import Played, Winter

MOST_MONEY: Final[i64] = 10_000
MOST_VOTES: Final[i64] = 10_000
MOST_POLLUTION: Final[i64] = 1_000
MOST_TILES: Final[i64] = 99
MOST_PEOPLE: Final[i64] = 99

# The content of a square: nothing, a raw material (WOOD, STONE, METAL), a living citizen of a colour, or a dead one
# in a grave. People on a Tramway are counted separately (`tram`).
EMPTY: Final[i64] = 0
CITIZEN: Final[i64] = METAL + 1
DEAD: Final[i64] = CITIZEN + MOST_SEATS
MOST_ON: Final[i64] = DEAD + MOST_SEATS - 1

# A move of phase 3: from a borough and a square to a borough and a square.
MOVE_CODES: Final[i64] = MOST_SEATS * N_SQUARES * MOST_SEATS * N_SQUARES
# The number of combinations of modules: three bits for the boards, two for each option with three values.
MODULE_CHOICES: Final[i64] = 1 << 12
# The value of `lowered` for a construction that is free: an Airport's warehouse (SC-8.8.1).
FREE_OF_CHARGE: Final[i64] = METAL + 1
# A nuclear plant in a plan: its level, after the pieces, and its first column.
PLANT_CODE: Final[i64] = N_PIECES


class SmallCity(State):
    """A position. A tile is written where its first square is: piece * 8 + facing. While seats plan or move, their
    boroughs, money and votes are as if that were carried out, and plans and moves tell how to undo it; the stock is
    that of the beginning of the phase (SC-5.2.17). Sets of squares are two words a seat.
    """

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance, box: Box, winter: "Winter") -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box
        self.winter: Winter = winter

    def declare(self, f: Fields) -> None:
        seats = self.seats
        plans = seats * RECORDS
        # options (SC-4.1), as numbers of their values
        self.boards: i64 = f.number("boards", 0, BOARD_SETS.size - 1)
        self.victory: i64 = f.number("victory", 0, VICTORIES.size - 1)
        self.godzillas: i64 = f.number("godzillas", 0, GODZILLAS.size - 1)
        self.doctors: i64 = f.number("doctors", 0, 1)
        self.mayor_variant: i64 = f.number("mayor_variant", 0, 1)
        self.new_actions: i64 = f.number("new_actions", 0, 1)
        self.real_buildings: i64 = f.number("real_buildings", 0, 1)
        self.nuclear: i64 = f.number("nuclear", 0, 1)
        self.new_buildings: i64 = f.number("new_buildings", 0, NEW_BUILDINGS.size - 1)
        self.solo_nuclear: i64 = f.number("solo_nuclear", 0, 1)
        self.power: i64 = f.number("power", 0, 1)
        self.full_tie: i64 = f.number("full_tie", 0, 1)
        self.sorting_relief: i64 = f.number("sorting_relief", 0, 1)
        # the table
        self.turn: i64 = f.number("turn", 0, 9)
        self.host: i64 = f.number("host", 0, seats - 1)
        # The Mayor: square * 4 + direction of the street between two squares (SC-5.1.1), or of the Mayor's two
        # spaces in the host's Town Hall (SC-8.3.1).
        self.mayor: i64 = f.number("mayor", NONE, N_SQUARES * 4 - 1)
        self.special: i64 = f.number("special", NONE, SPECIALS.size - 1)
        # SC-8.0.2: where the neutral marker stands in the ring; only in a solo game.
        self.neutral: i64 = f.number("neutral", NONE, RING - 1)
        # SC-8.1.2: the Engineer cleans the ground instead of the air this turn.
        self.on_ground: i64 = f.number("on_ground", 0, 1)
        # SC-8.5.9: the Pilgrim's owner and square in Ulaanbaatar; the space in the owner's Town Hall that the last
        # one came back to.
        self.pilgrim: i64 = f.number("pilgrim", NONE, seats - 1)
        self.pilgrim_at: i64 = f.number("pilgrim_at", NONE, N_SQUARES - 1)
        self.last_pilgrim: i64 = f.number("last_pilgrim", NONE, seats - 1)
        self.last_pilgrim_at: i64 = f.number("last_pilgrim_at", NONE, N_SQUARES - 1)
        # SC-8.5.5: the first squares of Tokyo's parks that grow at the end of the next phase 3.
        self.called_low: i64 = f.number("called_low", 0, WHOLE)
        self.called_high: i64 = f.number("called_high", 0, WHOLE)
        self.ring: vec[i64] = f.dealt_once("ring", RING, 0, CARDS.size - 1)
        self.stock: vec[i64] = f.numbers("stock", N_PIECES, 0, MOST_TILES)
        # promises
        self.pile: vec[i64] = PROMISE_PACK.pile_field(f, "pile", seats, int(IN_BOX))
        self.seen: vec[i64] = PROMISE_PACK.seen_field(f, "seen", seats)
        # by seat
        self.board: vec[i64] = f.dealt_once("board", seats, NONE, BOARDS.size - 1)
        self.dealt: vec[i64] = f.dealt_once("dealt", seats, NONE, 3)  # the double board of Asia (SC-8.5.1)
        self.money: vec[i64] = f.numbers("money", seats, 0, MOST_MONEY)
        self.votes: vec[i64] = f.numbers("votes", seats, 0, MOST_VOTES)
        # by seat and source: votes gained and lost since sources are counted
        self.vote_sources: vec[i64] = f.numbers(
            "vote_sources", seats * N_VOTE_SOURCES, -MOST_VOTES, MOST_VOTES, at_first=0, absent=0
        )
        self.pollution: vec[i64] = f.numbers("pollution", seats, 0, MOST_POLLUTION)
        self.zone: vec[i64] = f.numbers("zone", seats, SMALLEST_ZONE, 10)
        self.card: vec[i64] = f.numbers("card", seats, NONE, CARDS.size - 1)
        self.ring_at: vec[i64] = f.numbers("ring_at", seats, NONE, RING - 1)
        self.left_in: vec[i64] = f.numbers(
            "left_in", seats, 0, 9
        )  # the turn in which the seat left the game; 0: in the game
        self.career: vec[i64] = f.numbers("career", seats, 0, MOST_PEOPLE)
        self.supply: vec[i64] = f.numbers("supply", seats, 0, MOST_PEOPLE)
        self.made: vec[i64] = f.numbers("made", seats, 0, 99)  # pollution of this turn's production
        self.x: vec[i64] = f.numbers("x", seats, 0, 999)  # pollution of this turn
        self.doctor: vec[i64] = f.numbers("doctor", seats, 0, 1)
        self.die: vec[i64] = f.numbers("die", seats, 0, 6)
        # by seat and row of the council
        self.discs: vec[i64] = f.numbers("discs", seats * ROWS, 0, 4)
        # by seat and square
        self.tiles: vec[i64] = f.numbers("tiles", seats * N_SQUARES, NONE, N_PIECES * FACINGS - 1)
        self.on: vec[i64] = f.numbers("on", seats * N_SQUARES, 0, MOST_ON)
        # by borough and colour: people on the Tramway
        self.tram: vec[i64] = f.numbers("tram", seats * seats, 0, MOST_PEOPLE)
        # by seat, one after the other: this turn's moves; and the places that were empty when phase 3 began
        self.moves: vec[i64] = f.numbers("moves", seats * MOST_MOVES, NONE, MOVE_CODES - 1)
        self.open: vec[i64] = f.numbers("open", seats * 2, 0, WHOLE)
        # by owner, borough of origin and material: what has yet to be stored in phase 4
        self.output: vec[i64] = f.numbers("output", seats * seats * METAL, 0, 99)
        # radioactivity, and the two squares of a godzilla, the last one it entered second
        self.marks: vec[i64] = f.numbers("marks", seats * 2, 0, WHOLE)
        self.godzilla: vec[i64] = f.numbers("godzilla", seats * 2, NONE, N_SQUARES - 1)
        # by seat and column: the level of the nuclear plant that begins there; 0 for none
        self.plants: vec[i64] = f.numbers("plants", seats * 10, 0, 3)
        # plans, by seat and record: the new tile, the one it replaces, what was paid and what the card lowered; a
        # nuclear plant is PLANT_CODE and its level, and its place the first column
        self.planned: vec[i64] = f.numbers("planned", plans, NONE, PLANT_CODE + 3)
        self.planned_at: vec[i64] = f.numbers("planned_at", plans, NONE, N_PLACEMENTS - 1)
        self.replaced: vec[i64] = f.numbers("replaced", plans, NONE, N_PIECES - 1)
        self.replaced_at: vec[i64] = f.numbers("replaced_at", plans, NONE, N_PLACEMENTS - 1)
        self.spent: vec[i64] = f.numbers("spent", plans, NONE, 99)
        self.lowered: vec[i64] = f.numbers("lowered", plans, NONE, FREE_OF_CHARGE)
        self.units: vec[i64] = f.numbers("units", plans, 0, MOST_PAID)
        # by seat, one after the other: the raw materials paid by its plan, square * 4 + material
        self.paid: vec[i64] = f.numbers("paid", seats * MOST_PAID, NONE, N_SQUARES * 4 - 1)

    def clone(self) -> "SmallCity":
        """Written by `make fields`."""
        other = SmallCity(self.game, self.seats, self.chance.clone(), self.box, self.winter)
        other.copy_stack(self)
        other.boards = self.boards
        other.victory = self.victory
        other.godzillas = self.godzillas
        other.doctors = self.doctors
        other.mayor_variant = self.mayor_variant
        other.new_actions = self.new_actions
        other.real_buildings = self.real_buildings
        other.nuclear = self.nuclear
        other.new_buildings = self.new_buildings
        other.solo_nuclear = self.solo_nuclear
        other.power = self.power
        other.full_tie = self.full_tie
        other.sorting_relief = self.sorting_relief
        other.turn = self.turn
        other.host = self.host
        other.mayor = self.mayor
        other.special = self.special
        other.neutral = self.neutral
        other.on_ground = self.on_ground
        other.pilgrim = self.pilgrim
        other.pilgrim_at = self.pilgrim_at
        other.last_pilgrim = self.last_pilgrim
        other.last_pilgrim_at = self.last_pilgrim_at
        other.called_low = self.called_low
        other.called_high = self.called_high
        other.ring = self.ring
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.seen = self.seen[:]
        other.board = self.board
        other.dealt = self.dealt
        other.money = self.money[:]
        other.votes = self.votes[:]
        other.vote_sources = self.vote_sources[:]
        other.pollution = self.pollution[:]
        other.zone = self.zone[:]
        other.card = self.card[:]
        other.ring_at = self.ring_at[:]
        other.left_in = self.left_in[:]
        other.career = self.career[:]
        other.supply = self.supply[:]
        other.made = self.made[:]
        other.x = self.x[:]
        other.doctor = self.doctor[:]
        other.die = self.die[:]
        other.discs = self.discs[:]
        other.tiles = self.tiles[:]
        other.on = self.on[:]
        other.tram = self.tram[:]
        other.moves = self.moves[:]
        other.open = self.open[:]
        other.output = self.output[:]
        other.marks = self.marks[:]
        other.godzilla = self.godzilla[:]
        other.plants = self.plants[:]
        other.planned = self.planned[:]
        other.planned_at = self.planned_at[:]
        other.replaced = self.replaced[:]
        other.replaced_at = self.replaced_at[:]
        other.spent = self.spent[:]
        other.lowered = self.lowered[:]
        other.units = self.units[:]
        other.paid = self.paid[:]
        return other

    # ---------------------------------------------------------------- reading the table

    def stage(self) -> i64:
        """The current part of a turn: the figure of the lowest frame."""
        return self.figure_at(0, 0)

    def options(self) -> list[int]:
        """The numbers of the options, in the order of the game."""
        return [
            self.boards,
            self.victory,
            self.godzillas,
            self.doctors,
            self.mayor_variant,
            self.new_actions,
            self.real_buildings,
            self.nuclear,
            self.new_buildings,
            self.solo_nuclear,
            self.power,
            self.full_tie,
            self.sorting_relief,
        ]

    def played(self) -> "Played":
        """The modules of the match, and the facts that they set."""
        return self.winter.played(self)

    def module_choice(self) -> i64:
        """The options that determine the modules, as one number below MODULE_CHOICES."""
        choice = (self.boards << 2 | self.godzillas) << 2 | self.new_buildings
        choice = (choice << 1 | self.doctors) << 1 | self.mayor_variant
        choice = (choice << 1 | self.new_actions) << 1 | self.real_buildings
        return choice << 1 | self.nuclear

    def modules(self) -> "list[Module]":
        """The modules of the match, in the order of SC-8."""
        return self.played().modules

    def turns(self) -> i64:
        """SC-5.8.2: the number of turns."""
        for module in self.modules():
            turns = module.turns(self)
            if turns != NONE:
                return turns
        return self.box.turns

    def is_measured(self, seat: i64) -> bool:
        """SC-5.6.1, SC-8.5.8: whether pollution is measured and counted on a seat's board."""
        return self.board[seat] == NONE or self.box.is_measured[self.board[seat]] == 1

    def in_order(self, place: i64) -> i64:
        """SC-4.2: the seat at a place in turn order, counted from 0: clockwise from the host."""
        return (self.host + place) % self.seats

    def plays(self, seat: i64) -> bool:
        """SC-5.6.2: whether a seat is still in the game."""
        return self.left_in[seat] == 0

    def players_left(self) -> i64:
        count: i64 = 0
        for seat in range(self.seats):
            if self.left_in[seat] == 0:
                count += 1
        return count

    def next_playing(self, seat: i64) -> i64:
        """The next seat clockwise that is in the game; the seat itself if there is no other."""
        other = (seat + 1) % self.seats
        while other != seat and not self.plays(other):
            other = (other + 1) % self.seats
        return other

    def is_alone(self) -> bool:
        return self.seats == 1

    def records(self, seat: i64) -> i64:
        """How many lines a plan has, including one that is not yet paid for."""
        count: i64 = 0
        while count < RECORDS and self.planned[seat * RECORDS + count] != NONE:
            count += 1
        return count

    def constructions(self, seat: i64) -> i64:
        """SC-5.2.1: how many of them are constructions: neither a nuclear plant nor an Airport's warehouse."""
        count: i64 = 0
        for at in range(seat * RECORDS, (seat + 1) * RECORDS):
            if (
                self.planned[at] != NONE
                and self.planned[at] < N_PIECES
                and self.lowered[at] != FREE_OF_CHARGE
            ):
                count += 1
        return count

    def may_construct(self, seat: i64) -> bool:
        return self.constructions(seat) < CONSTRUCTIONS

    def last_of(self, seat: i64) -> i64:
        """The index of the last line of a plan."""
        return seat * RECORDS + self.records(seat) - 1

    def card_left(self, seat: i64) -> i64:
        """SC-5.2.15: the card of a seat, unless a construction of its plan has used it."""
        for at in range(seat * RECORDS, (seat + 1) * RECORDS):
            if self.lowered[at] != NONE and self.lowered[at] != FREE_OF_CHARGE:
                return NONE
        return self.card[seat]

    def has_mediator(self, seat: i64) -> bool:
        return self.card_left(seat) == MEDIATOR

    def covers_unpaid(self, seat: i64, square: i64) -> bool:
        """Whether a construction that is not paid for yet covers a square."""
        last = self.last_of(seat)
        if self.records(seat) == 0 or self.planned[last] >= N_PIECES or self.spent[last] != NONE:
            return False
        table = self.box.tables[self.planned[last]]
        return holds(table.squares(self.planned_at[last]), square)

    def moves_made(self, seat: i64) -> i64:
        """How many citizens a seat has moved in this phase 3."""
        count: i64 = 0
        while count < MOST_MOVES and self.moves[seat * MOST_MOVES + count] != NONE:
            count += 1
        return count

    # ---------------------------------------------------------------- changing it

    def put_tile(self, seat: i64, piece: i64, placement: i64) -> None:
        self.tiles[seat * N_SQUARES + placement // FACINGS] = piece * FACINGS + placement % FACINGS

    def remove_tile(self, seat: i64, placement: i64) -> None:
        self.tiles[seat * N_SQUARES + placement // FACINGS] = NONE

    def replace_tile(self, seat: i64, old_at: i64, piece: i64, placement: i64) -> None:
        """SC-5.2.2, SC-5.2.7: places a tile, replacing another one if there is one."""
        if old_at != NONE:
            self.remove_tile(seat, old_at)
        self.put_tile(seat, piece, placement)

    def gain_votes(self, seat: i64, votes: i64, source: i64) -> None:
        self.change_votes(seat, min(MOST_VOTES - self.votes[seat], votes), source)

    def change_votes(self, seat: i64, votes: i64, source: i64) -> None:
        """Adds or removes votes, and records their source."""
        self.votes[seat] += votes
        self.vote_sources[seat * N_VOTE_SOURCES + source] += votes

    def gain_money(self, seat: i64, money: i64) -> None:
        self.money[seat] = min(MOST_MONEY, self.money[seat] + money)
