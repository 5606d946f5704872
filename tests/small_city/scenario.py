"""A position of the construction slice in a few readable lines.

    t = Scenario().tile(0, "factory_1", "a1").goods(0, f6="wood").money(0, 5)
    t.lay(0, "residential_1", "e4")

Town Halls stand at e5 (squares e5, f5, e6, f6); everybody plans in turn 1, with $12, in a zone of seven by seven.
Nobody has a card unless a test says so. By SC-90.2 somebody should, but only the check of positions looks at that.
"""

from typing import Any

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from tests.acting import Acting, Said
from ludotheque.games.small_city import SmallCityGame
from ludotheque.games.small_city.box import FACINGS as WAYS
from ludotheque.games.small_city.box import N_SQUARES, WOOD
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.vocabulary import AT_PLACE, CARDS, FACINGS, MATERIALS, NONE, PIECES, SQUARES

GAME: SmallCityGame = load_game("construction")  # type: ignore[assignment]


class Scenario(Acting[SmallCity]):
    """A table set by hand, and the ways to act on it and look at it."""

    game = GAME

    def __init__(self, seats: int = 2, board: str = "base_a", hall: str = "e5", host: int = 0) -> None:
        self.s: SmallCity = GAME.new(seats, 1, {"board": board})
        self.log: list[Said] = []
        self.s.host = host
        for seat in range(seats):
            self.s.money[seat] = 12
            self.do(seat, "settle", square=hall)
        for seat in range(seats):
            self.card(seat, None)
            self.s.zone[seat] = 7
        self.log = []

    # ---------------------------------------------------------------- setting the table

    def tile(self, seat: int, piece: str, square: str, facing: str = "upright") -> "Scenario":
        """A tile from before, taken from the stock."""
        placement = SQUARES.index_of[square] * int(WAYS) + FACINGS.index_of[facing]
        number = PIECES.index_of[piece]
        assert placement in GAME.box.tables[number].inside[3], "it does not lie like that"
        self.s.put_tile(seat, number, placement)
        self.s.stock[number] -= 1
        return self

    def goods(self, seat: int, **stores: str) -> "Scenario":
        for square, material in stores.items():
            at = seat * N_SQUARES + SQUARES.index_of[square]
            self.s.goods[at] = MATERIALS.index_of[material] + WOOD
        return self

    def money(self, seat: int, money: int) -> "Scenario":
        self.s.money[seat] = money
        return self

    def card(self, seat: int, card: str | None) -> "Scenario":
        self.s.card[seat] = NONE if card is None else CARDS.index_of[card]
        return self

    def stock(self, piece: str, count: int) -> "Scenario":
        self.s.stock[PIECES.index_of[piece]] = count
        return self

    # ---------------------------------------------------------------- acting

    def lay(self, seat: int, piece: str, square: str, facing: str = "upright") -> "Scenario":
        """One construction, as far as nothing more is asked."""
        self.do(seat, "build", piece=piece)
        return self.do(seat, "place", square=square, facing=facing)

    def commit(self) -> "Scenario":
        """All who are asked commit."""
        self.log = []
        for seat in self.s.to_move():
            self.do(seat, "commit")
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

    def picked(self, seat: int, piece: str) -> "Scenario":
        """The same table, with this piece chosen."""
        t = Scenario.__new__(Scenario)
        t.log = []
        t.s = self.s.clone()
        t.s.enter(seat)
        t.s.push(AT_PLACE, seat, PIECES.index_of[piece])
        t.s.leave()
        return t

    # ---------------------------------------------------------------- looking

    def tiles(self, seat: int, looks: int | None = None) -> dict[str, str]:
        """The tiles of a seat by their first square, as another one (or itself) sees them."""
        borough = self.s.view(seat if looks is None else looks)["boroughs"][seat]
        return {tile["square"]: tile["piece"] for tile in borough["tiles"] if tile["piece"] != "town_hall"}

    def step(self, seat: int) -> str:
        return self.s.question(seat).step.name

    def match(self) -> Match:
        """A match that goes on from here."""
        return Match.from_position(GAME, to_json(self.s))


def number(verb: str, **args: Any) -> int:
    return Scenario.number(verb, **args)
