"""A position of Nouvelle-France in a few readable lines.

    t = Scenario().cards("anguille", "canon", "faux").sticks(mill=[3, 5, 1])
    t.on("mill", "canon_yellow", [4, 1, 1], [3, 1, 1], [2, 1, 1], [1, 1, 1], [3, 2, 1])
    t.place("anguille_yellow", "mill", [3, 1, 2], [2, 1, 2], [1, 1, 2], [1, 2, 2], [0, 2, 2])

Cells are [x, y, z] in cube order, z from 1. `on` puts a piece down as if placed earlier; `fill` makes cells of no
piece, for works that are nearly complete.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france import NouvelleFranceGame, game
from ludotheque.games.nouvelle_france.placement import renew_fits
from ludotheque.games.nouvelle_france.scoring import placement_points
from ludotheque.games.nouvelle_france.state import NOTHING, WINTER, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_PIECE,
    AT_SNOW,
    AT_TURN,
    AT_WINTER,
    COLOURS,
    FIRST_SNOW,
    FORMS,
    N_FORMS,
    N_SOURCES,
    PIECES,
    SHAPES,
    WORKS,
)
from tests.acting import Acting, Said

GAME: NouvelleFranceGame = game()

Cell = list[int]


class Scenario(Acting[NouvelleFrance]):
    """A position built by the test, with methods to act on it and inspect it."""

    game = GAME

    def __init__(
        self,
        seats: int = 1,
        seed: int = 1,
        game: NouvelleFranceGame = GAME,
        colours: list[str] | None = None,
        **options: str,
    ) -> None:
        self.game = game
        self.s: NouvelleFrance = game.new(seats, seed, dict(options), colours)
        self.log: list[Said] = []
        self.cards("equerre", "faux", "anguille")
        self.turn()

    # ---------------------------------------------------------------- building the position

    def cards(self, *shapes: str) -> "Scenario":
        """The visible cards."""
        numbers = [SHAPES.index_of[shape] for shape in shapes]
        self.s.visible = vec[i64]([*numbers, *[int(NOTHING)] * (3 - len(numbers))])
        return self

    def next_cards(self, *cards: str) -> "Scenario":
        """The next cards of the deck; "snow_1" is the first snow card."""
        deck = [int(card) for card in self.s.deck]
        for i, card in enumerate(cards):
            snow = int(FIRST_SNOW) + int(card[5:]) - 1 if card.startswith("snow_") else -1
            deck[int(self.s.drawn) + i] = snow if snow >= 0 else SHAPES.index_of[card]
        self.s.deck = vec[i64](deck)
        return self

    def turn(self, seat: int = 0, slot: int = 1) -> "Scenario":
        """It is this seat's turn; the piece is asked for. Alone, slot 4 is the Winter's, which is not played yet."""
        self.s.end()
        self.s.push(AT_TURN, seat)
        self.s.slot = slot
        if slot == 4:
            self.s.push(AT_WINTER, seat)
        else:
            self.s.push(AT_ALLY if self.s.seats > 1 else AT_PIECE, seat)
        return self

    def start_turn(self, seat: int = 0, slot: int = 1) -> "Scenario":
        """The turn begins with its draw, two cards being visible."""
        self.s.end()
        self.s.push(AT_TURN, seat)
        self.s.slot = slot
        return self.settle()

    def sticks(self, **values: list[int]) -> "Scenario":
        """The sticks beside the works, by their values."""
        every = [stick.values for stick in self.game.components.works.stick]
        sticks = [int(stick) for stick in self.s.sticks]
        for work, wanted in values.items():
            sticks[WORKS.index_of[work]] = every.index(wanted)
        self.s.sticks = vec[i64](sticks)
        return self

    def on(self, work: str, piece: str, *cells: Cell, by: int = 0) -> "Scenario":
        """A piece placed earlier."""
        placement = self.id(piece, work, *cells)
        self.s.put(PIECES.index_of[piece], WORKS.index_of[work], placement, by)
        renew_fits(self.s, WORKS.index_of[work])
        return self

    def by_winter(self, work: str, piece: str, *cells: Cell) -> "Scenario":
        return self.on(work, piece, *cells, by=int(WINTER))

    def fill(
        self, work: str, colour: str = "white", but: list[Cell] | None = None, floors: int = 3
    ) -> "Scenario":
        """Cubes of no piece on every cell of a work, up to a floor, except some cells (and those above them)."""
        holes = [tuple(cell) for cell in but or []]
        box = self.s.box
        for column in range(box.columns):
            if box.column_work[column] == WORKS.index_of[work]:
                for z in range(1, floors + 1):
                    if (box.column_x[column], box.column_y[column], z) in holes:
                        break
                    self.s.colour[(z - 1) * box.columns + column] = COLOURS.index_of[colour]
                    self.s.top_floor[column] = z
        renew_fits(self.s, WORKS.index_of[work])
        return self

    def cube(self, work: str, colour: str, *cells: Cell) -> "Scenario":
        """Single cubes of no piece."""
        for cell in cells:
            number = self.cell(work, cell)
            self.s.colour[number] = COLOURS.index_of[colour]
            column = number % self.s.box.columns
            self.s.top_floor[column] = max(int(self.s.top_floor[column]), cell[2])
        renew_fits(self.s, WORKS.index_of[work])
        return self

    def close(self, work: str, by: int = 0) -> "Scenario":
        """A work that was closed earlier."""
        self.s.closed[WORKS.index_of[work]] = by
        return self

    def marker(self, **points: int) -> "Scenario":
        """Markers on the score track, booked under construction pieces; bonus pieces on the way count as taken."""
        for colour, number in points.items():
            at = COLOURS.index_of[colour]
            self.s.tally[at * N_SOURCES] += number - self.s.markers[at]
            self.s.markers[at] = number
            if self.s.seat_of(at) >= 0:
                for form in range(N_FORMS):
                    self.s.taken[at * N_FORMS + form] = int(number >= self.s.space(form))
        return self

    def snow_done(self, number: int) -> "Scenario":
        """So many snowfalls are over, with the white pieces that left the track."""
        self.s.snowfalls = number
        for form in range(N_FORMS):
            after = self.s.box.removed_after[form]
            self.s.track[form] = 0 if 0 < after <= number else 1
        return self

    def gone(self, *pieces: str) -> "Scenario":
        """Pieces that are no longer in the reserve, wherever they are."""
        for piece in pieces:
            self.s.piece_work[PIECES.index_of[piece]] = 0
            self.s.piece_place[PIECES.index_of[piece]] = 0
        return self

    # ---------------------------------------------------------------- acting

    def place(self, piece: str, work: str, *cells: Cell, seat: int = 0) -> "Scenario":
        """Take a piece, choose the work where that is asked, and set it down."""
        if self.s.step().name == "ally":
            self.do(seat, "pass")
        if self.s.step().name in ("piece", "bonus"):
            self.do(seat, "take", piece=piece)
        if self.s.step().name == "work":
            self.do(seat, "build", work=work)
        assert self.s.step().name == "place", self.s.step().name
        assert (PIECES.ids[self.s.top(0)], WORKS.ids[self.s.top(1)]) == (piece, work)
        return self.do(seat, "place", placement=self.id(piece, work, *cells))

    def snow(self, number: int) -> "Scenario":
        """This snowfall comes now, in the current turn, before anything else."""
        seat = int(self.s.seat_at(0))
        self.s.end()
        self.s.push(AT_TURN, seat)
        self.s.push(AT_SNOW, seat, number)
        return self.settle()

    def why_not(self, piece: str, work: str, *cells: Cell, seat: int = 0) -> str | None:
        """The refusal of a placement in the player's words; None if it is legal."""
        from ludotheque.games.nouvelle_france.placement import why_not_there

        number = self.id(piece, work, *cells)
        refusal = why_not_there(self.s, PIECES.index_of[piece], WORKS.index_of[work], number, True)
        return None if refusal is None else refusal.rule

    # ---------------------------------------------------------------- inspecting

    def cell(self, work: str, cell: Cell) -> int:
        """The number of a cell."""
        column = self.game.components.outline(WORKS.index_of[work])[(cell[0], cell[1])]
        return (cell[2] - 1) * int(self.s.box.columns) + column

    def id(self, piece: str, work: str, *cells: Cell) -> int:
        """The placement of a piece on exactly these cells, in cube order."""
        table = self.s.table_of(PIECES.index_of[piece], WORKS.index_of[work])
        wanted = [self.cell(work, cell) for cell in cells]
        for i in range(table.size):
            if [int(c) for c in table.cell[i * 5 : i * 5 + table.cubes]] == wanted:
                return i
        raise AssertionError(f"{piece} has no placement {cells} on {work}")

    def points(self, piece: str, work: str, *cells: Cell) -> dict[str, int]:
        """NF-6.1 for every colour."""
        number, at = PIECES.index_of[piece], WORKS.index_of[work]
        table = self.s.table_of(number, at)
        placement = self.id(piece, work, *cells)
        return {c: placement_points(self.s, number, table, placement, i) for i, c in enumerate(COLOURS.ids)}

    def markers(self) -> dict[str, int]:
        return {colour: int(self.s.markers[i]) for i, colour in enumerate(COLOURS.ids)}

    def visible(self) -> list[str]:
        return [SHAPES.ids[card] for card in self.s.visible if card != NOTHING]

    def bonus_asked(self) -> tuple[str, str]:
        """The marker and the form of a bonus question, or of the bonus piece being placed."""
        if self.s.step().name == "bonus":
            return COLOURS.ids[self.s.top(0)], FORMS.ids[self.s.top(1)]
        return "", PIECES.ids[self.s.top(0)]

    def closed(self) -> list[str]:
        return [WORKS.ids[work] for work in range(3) if self.s.closed[work] >= 0]

    def where(self, piece: str) -> tuple[str, list[Cell]] | None:
        """The work and the cells of a placed piece."""
        number = PIECES.index_of[piece]
        if self.s.piece_work[number] < 0:
            return None
        work = int(self.s.piece_work[number])
        table = self.s.table_of(number, work)
        box = self.s.box
        first = self.s.piece_place[number] * 5
        cells = [table.cell[first + i] for i in range(table.cubes)]
        return WORKS.ids[work], [
            [
                int(box.column_x[c % box.columns]),
                int(box.column_y[c % box.columns]),
                int(c // box.columns) + 1,
            ]
            for c in cells
        ]
