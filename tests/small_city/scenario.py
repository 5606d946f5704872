"""A position of Small City in a few readable lines.

    t = Scenario().tile(0, "factory_1", "a1").goods(0, f6="wood").money(0, 5)
    t.lay(0, "residential_1", "e4")

Town Halls stand at e5 (squares e5, f5, e6, f6) and are empty: all citizens wait in the Career space. Everybody plans in
turn 1, with $12, in a zone of seven by seven; no player has a card, and no street is closed. `at("council")` begins
another stage of the turn instead, as if all before it were over.
"""

from collections.abc import Sequence
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from ludotheque.games.small_city import SmallCityGame
from ludotheque.games.small_city.components.box import FACINGS as WAYS
from ludotheque.games.small_city.components.box import N_SQUARES, WOOD
from ludotheque.games.small_city.components.box import ROWS as N_ROWS
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_PLACE,
    CARDS,
    DIRS,
    FACINGS,
    MATERIALS,
    NONE,
    PIECES,
    PROMISE_PACK,
    PROMISES,
    ROWS,
    SPECIALS,
    SQUARES,
    STAGES,
)
from tests.acting import Acting, Said

GAME: SmallCityGame = load_game("small_city")  # type: ignore[assignment]


class Scenario(Acting[SmallCity]):
    """A position built by the test, with methods to act on it and inspect it."""

    game = GAME

    def __init__(
        self,
        seats: int = 2,
        board: str = "base_a",
        hall: str = "e5",
        host: int = 0,
        on: Sequence[str] = (),
        **options: str,
    ) -> None:
        """`on` is the side or city that each seat chooses, where boards are chosen."""
        self.s: SmallCity = GAME.new(seats, 1, {"boards": board, **options})
        self.log: list[Said] = []
        for _ in on:
            (seat,) = self.s.to_move()
            (choice,) = [said for said in self.choices(seat) if on[seat] in said.values()]
            self.do(seat, choice.pop("verb"), **choice)
        self.s.host = host
        for seat in range(seats):
            self.do(seat, "keep", promise=self.choices(seat)[0]["promise"])
        for seat in self.s.to_move() if self.stage() == "halls" else ():
            self.do(seat, "settle", square=hall)
        for seat in range(seats):
            self.s.money[seat] = 12
            self.s.ring_at[seat] = seat
            self.empty_hall(seat)
        self.s.mayor = NONE
        self.s.neutral = 4 if seats == 1 else NONE
        self.at("plans")

    @classmethod
    def dealt(cls, seats: int, seed: int, **options: str) -> Self:
        """A table as it is dealt, before anybody has chosen anything."""
        t = cls.__new__(cls)
        t.s, t.log = GAME.new(seats, seed, options), []
        return t

    # ---------------------------------------------------------------- building the position

    def at(self, stage: str, turn: int | None = None) -> Self:
        """This stage of the turn begins, whatever was under way."""
        self.s.end()
        self.s.push(AT_PHASES, 0, STAGES.index_of[stage] - 1)
        if turn is not None:
            self.s.turn = turn
        self.log = []
        self.settle()
        return self

    def empty_hall(self, seat: int) -> None:
        """Everybody in the Town Hall goes to the Career space."""
        for square in range(N_SQUARES):
            if self.s.on[seat * N_SQUARES + square] == CITIZEN + seat:
                self.s.on[seat * N_SQUARES + square] = EMPTY
                self.s.career[seat] += 1

    def tile(self, seat: int, piece: str, square: str, facing: str = "upright") -> Self:
        """A tile from before, taken from the stock."""
        placement = SQUARES.index_of[square] * int(WAYS) + FACINGS.index_of[facing]
        number = PIECES.index_of[piece]
        assert placement in GAME.box.tables[number].inside[3], "it has another orientation"
        self.s.put_tile(seat, number, placement)
        self.s.stock[number] -= 1
        return self

    def goods(self, seat: int, **stores: str) -> Self:
        for square, material in stores.items():
            at = seat * N_SQUARES + SQUARES.index_of[square]
            self.s.on[at] = MATERIALS.index_of[material] + WOOD
        return self

    def people(self, seat: int, *squares: str, of: int | None = None) -> Self:
        """Citizens stand in a borough: its owner's, or those of another."""
        colour = seat if of is None else of
        for square in squares:
            self.s.on[seat * N_SQUARES + SQUARES.index_of[square]] = CITIZEN + colour
            self.s.career[colour] -= 1
        return self

    def grave(self, seat: int, square: str, of: int | None = None) -> Self:
        colour = seat if of is None else of
        self.s.on[seat * N_SQUARES + SQUARES.index_of[square]] = DEAD + colour
        self.s.career[colour] -= 1
        return self

    def money(self, seat: int, money: int) -> Self:
        self.s.money[seat] = money
        return self

    def votes(self, seat: int, votes: int) -> Self:
        self.s.votes[seat] = votes
        return self

    def pollution(self, seat: int, level: int) -> Self:
        self.s.pollution[seat] = level
        return self

    def disc(self, seat: int, row: str, column: int) -> Self:
        self.s.discs[seat * N_ROWS + ROWS.index_of[row]] = column
        return self

    def card(self, seat: int, card: str | None) -> Self:
        self.s.card[seat] = NONE if card is None else CARDS.index_of[card]
        return self

    def ring(self, *cards: str) -> Self:
        """The ring of cards, from position 0 on; the markers are taken off."""
        self.s.ring = vec[i64]([CARDS.index_of[card] for card in cards])
        for seat in range(self.s.seats):
            self.s.ring_at[seat] = NONE
        return self

    def street(self, square: str, dir: str) -> Self:
        self.s.mayor = SQUARES.index_of[square] * 4 + DIRS.index_of[dir]
        return self

    def stock(self, piece: str, count: int) -> Self:
        self.s.stock[PIECES.index_of[piece]] = count
        return self

    def promise(self, seat: int, promise: str) -> Self:
        """What a seat has promised; the previous holder of the card gets this one's."""
        wanted, hand = PROMISES.index_of[promise], PROMISE_PACK.of(seat)
        (old,) = PROMISE_PACK.in_pile(self.s.pile, hand)
        for field in (self.s.pile, self.s.seen):
            field[old], field[wanted] = field[wanted], field[old]
        return self

    def special(self, special: str) -> Self:
        self.s.special = SPECIALS.index_of[special]
        return self

    # ---------------------------------------------------------------- acting

    def lay(self, seat: int, piece: str, square: str, facing: str = "upright") -> Self:
        """One construction, as far as nothing more is asked."""
        self.do(seat, "build", piece=piece)
        return self.do(seat, "place", square=square, facing=facing)

    def commit(self) -> Self:
        """All who are asked commit."""
        self.log = []
        for seat in self.s.to_move():
            self.do(seat, "commit")
        return self

    def commit_moves(self) -> Self:
        """All who move are ready; if no citizen can move, it is over already."""
        while self.s.step().name == "moves":
            self.do(self.s.to_move()[0], "commit")
        return self

    def why(self, seat: int, piece: str, square: str, facing: str = "upright") -> tuple[str, str, Said]:
        """Rule, name and facts of the refusal of a placement, whether or not the piece could be chosen at all."""
        t = self.picked(seat, piece)
        return t.told(seat, "place", square=square, facing=facing)

    def may(self, seat: int, piece: str, square: str, facing: str = "upright") -> bool:
        """Whether a piece may be laid there."""
        return self.can(seat, "build", piece=piece) and self.picked(seat, piece).can(
            seat, "place", square=square, facing=facing
        )

    def picked(self, seat: int, piece: str) -> Self:
        """The same table, with this piece chosen."""
        t = type(self).__new__(type(self))
        t.log = []
        t.s = self.s.clone()
        t.s.enter(seat)
        t.s.push(AT_PLACE, seat, PIECES.index_of[piece])
        t.s.leave()
        return t

    # ---------------------------------------------------------------- inspecting

    def borough(self, seat: int, looks: int | None = None) -> Said:
        """A borough as another seat (or itself) sees it."""
        found: Said = self.s.view(seat if looks is None else looks)["boroughs"][seat]
        return found

    def tiles(self, seat: int, looks: int | None = None) -> dict[str, str]:
        """The tiles of a seat by their first square, as another one (or itself) sees them."""
        tiles = self.borough(seat, looks)["tiles"]
        return {tile["square"]: tile["piece"] for tile in tiles if tile["piece"] != "town_hall"}

    def stage(self) -> str:
        return STAGES.ids[self.s.stage()]

    def step(self, seat: int) -> str:
        return self.s.question(seat).step.name

    def match(self) -> Match:
        """A match that goes on from here."""
        return Match.from_position(GAME, to_json(self.s))


def number(verb: str, **args: Any) -> int:
    return Scenario.number(verb, **args)
