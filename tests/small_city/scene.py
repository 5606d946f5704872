"""A position of the second referee built by the test, and chapters played on it.

    scene = Scene(2).tile(0, "factory_1", "a1").person(0, "a1")
    scene.play(phase_4(scene.table))

Town Halls stand at e5 (squares e5, f5, e6, f6) unless the board has one; no citizen is on the board
unless a test says so.
"""

from typing import Any

from tests.small_city.referee import Ask, Options
from tests.small_city.referee.borough import Borough, Person, Tile
from tests.small_city.referee.data import Placement, Said, placements, square_of
from tests.small_city.referee.dealer import Dealer
from tests.small_city.referee.placement import Site
from tests.small_city.referee.setup import lay_out, open_board
from tests.small_city.referee.table import Table, Talk, Together


def spot(piece: str, square: str, facing: str = "upright") -> Placement:
    """A piece by its first square in reading order and the way it lies."""
    first = square_of(square)
    return next(one for one in placements(piece) if (one.square, one.facing) == (first, facing))


class Scene:
    def __init__(
        self, seats: int = 2, options: Options | None = None, board: str = "base_a", **chance: Any
    ) -> None:
        options = options or Options()
        self.table = Table(seats, options, Dealer(seats, options, 1, **chance))
        self.table.boroughs = [Borough(seat, board=board) for seat in range(seats)]
        self.table.turn = 1
        lay_out(self.table)
        self.table.ring = list("ABCDEFGH")
        self.table.special = "no_funeral"
        for borough in self.table.boroughs:
            open_board(borough)
            borough.money = 20
            borough.career = 14
            if borough.hall is None:
                self.tile(borough.seat, "town_hall", "e5")

    def __getitem__(self, seat: int) -> Borough:
        return self.table.boroughs[seat]

    # ---------------------------------------------------------------- setting the table

    def tile(self, seat: int, piece: str, square: str, facing: str = "upright") -> "Scene":
        self[seat].tiles.append(Tile(piece, spot(piece, square, facing).squares))
        if piece in self.table.stock:
            self.table.stock[piece] -= 1
        return self

    def person(self, seat: int, *squares: str, colour: int | None = None, **more: bool) -> "Scene":
        """A citizen of this colour, by default the borough's, on each of the squares."""
        whose = seat if colour is None else colour
        for square in squares:
            self[seat].put(square_of(square), Person(whose, **more))
            self[whose].career -= 1
        return self

    def goods(self, seat: int, **spaces: str) -> "Scene":
        for square, kind in spaces.items():
            self[seat].goods[square_of(square)] = kind
        return self

    def mark(self, seat: int, *squares: str) -> "Scene":
        self[seat].markers |= {square_of(square) for square in squares}
        self.table.radioactivity -= len(squares)
        return self

    # ---------------------------------------------------------------- playing on it

    def play(self, talk: Talk, *answers: Said) -> list[Ask]:
        """Carries a chapter out with these answers; returns the questions, the last of them perhaps unanswered."""
        asked: list[Ask] = []
        left = list(answers)
        self._carry(talk, left, asked)
        assert not left, f"no question for {left}"
        return asked

    def _carry(self, talk: Talk, left: list[Said], asked: list[Ask]) -> bool:
        answer: Said | None = None
        while True:
            try:
                item = talk.send(answer)
            except StopIteration:
                return True
            answer = None
            if isinstance(item, Together):
                finished = [self._carry(lane, left, asked) for lane in item.lanes.values()]
                if not all(finished):
                    return False
                continue
            asked.append(item)
            if not left:
                return False
            answer = left.pop(0)
            assert answer in item.choices, f"{answer} is not among {item.choices}"

    # ---------------------------------------------------------------- looking at it

    def why_not(
        self, seat: int, piece: str, square: str, facing: str = "upright", spending: bool = True
    ) -> str:
        return Site(self.table, self[seat], spending).obstacle(piece, spot(piece, square, facing))
