"""The referee: the phases in order, questions, and the position as plain data."""

from typing import Any

from tests.small_city.referee.actions import card_choices, phase_1
from tests.small_city.referee.borough import Borough, Tile
from tests.small_city.referee.closing import phase_8
from tests.small_city.referee.construction import phase_2
from tests.small_city.referee.council import phase_7
from tests.small_city.referee.data import Said, name_of
from tests.small_city.referee.movement import phase_3
from tests.small_city.referee.pollution import phase_6
from tests.small_city.referee.scoring import score
from tests.small_city.referee.setup import set_up
from tests.small_city.referee.table import Ask, Chance, Options, Table, Talk
from tests.small_city.referee.voting import phase_5
from tests.small_city.referee.work import phase_4


class NotAsked(Exception):
    """An answer of a seat that was not asked, or one that was not among the choices."""


class Referee:
    """A game from setup to the result. `told` answers for chance."""

    def __init__(self, seats: int, options: Options, told: Chance) -> None:
        assert options.allowed()
        self.table = Table(seats, options, told)
        self.asked: dict[int, Ask] = {}
        self._main = play(self.table)
        self._lanes: dict[int, Talk] = {}
        self._go_on(None)

    @property
    def over(self) -> bool:
        return self.table.over

    def choices(self, seat: int) -> list[Said]:
        return self.asked[seat].choices

    def apply(self, seat: int, choice: Said) -> None:
        if seat not in self.asked or choice not in self.asked[seat].choices:
            raise NotAsked(f"seat {seat}: {choice}")
        del self.asked[seat]
        if not self._lanes:
            self._go_on(choice)
            return
        self._advance_lane(seat, choice)
        if not self._lanes:
            self._go_on(None)

    def ask_again(self, seat: int) -> None:
        """A test has changed the position while a card was to be chosen."""
        ask = self.asked[seat]
        assert ask.step == "action"
        ask.choices = card_choices(self.table, seat)

    def _go_on(self, answer: Said | None) -> None:
        """The common course of the game, until a seat is asked."""
        while not self.asked:
            try:
                item = self._main.send(answer)
            except StopIteration:
                return
            answer = None
            if isinstance(item, Ask):
                self.asked = {item.seat: item}
                continue
            self._lanes = dict(item.lanes)
            for seat in list(self._lanes):
                self._advance_lane(seat, None)

    def _advance_lane(self, seat: int, answer: Said | None) -> None:
        try:
            item = self._lanes[seat].send(answer)
        except StopIteration:
            del self._lanes[seat]
            return
        assert isinstance(item, Ask)
        assert item.choices
        self.asked[seat] = item

    # ---------------------------------------------------------------- what lies on the table

    def position(self) -> Said:
        table = self.table
        return {
            "turn": table.turn,
            "phase": table.phase,
            "host": table.host,
            "ring": list(table.ring),
            "neutral": table.neutral,
            "stock": dict(sorted(table.stock.items())),
            "plants": dict(sorted(table.plants.items())),
            "special": table.special,
            "supply": list(table.supply),
            "doctors": table.doctors,
            "godzillas": table.godzillas,
            "radioactivity": table.radioactivity,
            "stones": table.stones,
            "boroughs": [tell(borough) for borough in table.boroughs],
        }


def play(table: Table) -> Talk:
    """The course of the game (SC-5.1 to SC-5.8)."""
    yield from set_up(table)
    for turn in range(1, table.last_turn + 1):
        table.turn = turn
        for number, phase in enumerate(PHASES, start=1):
            table.phase = number
            talk = phase(table)
            if talk is not None:
                yield from talk
            if not table.playing():  # SC-7.3
                score(table)
                return
    score(table)


PHASES: tuple[Any, ...] = (phase_1, phase_2, phase_3, phase_4, phase_5, phase_6, phase_7, phase_8)


def tell(borough: Borough) -> Said:
    return {
        "board": borough.board,
        "zone": borough.zone,
        "money": borough.money,
        "votes": borough.votes,
        "pollution": borough.pollution,
        "career": borough.career,
        "discs": list(borough.discs),
        "marker": borough.marker,
        "card": borough.card,
        "promise": borough.promise,
        "doctor": borough.doctor,
        "tiles": sorted((tell_tile(tile) for tile in borough.tiles), key=lambda tile: str(tile["squares"])),
        "people": {
            name_of(square): sorted(one.colour for one in borough.people[square])
            for square in sorted(borough.people)
        },
        "pilgrim": next(
            ([name_of(square), one.colour] for square, one in borough.everybody() if one.pilgrim), None
        ),
        "dead": {name_of(square): borough.dead[square] for square in sorted(borough.dead)},
        "goods": {name_of(square): borough.goods[square] for square in sorted(borough.goods)},
        "markers": [name_of(square) for square in sorted(borough.markers)],
        "godzilla": [name_of(square) for square in sorted(borough.godzilla)],
        "street": [name_of(square) for square in sorted(borough.street)],
        "mayor": [name_of(square) for square in sorted(borough.mayor)],
        "plants": sorted(borough.plants),
        "reserve": dict(sorted(borough.reserve.items())),
        "out": borough.out,
    }


def tell_tile(tile: Tile) -> Said:
    return {"piece": tile.piece, "squares": [name_of(square) for square in tile.squares]}
