"""SC-8.5: The module of the boards of Asia, and the rules common to all of them. Cities that differ only in figures
are in the data (SC-8.5.3, SC-8.5.4, SC-8.5.6).
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.citizens.citizens import is_pilgrim
from ludotheque.games.small_city.components.box import IMPERIAL, PARK, RESIDENTIAL
from ludotheque.games.small_city.components.squares import (
    Squares,
    intersection,
    is_empty,
    no_squares,
    squares_of,
    without,
)
from ludotheque.games.small_city.modules.asia.bangkok import FLOODED, ON_THE_RIVER, flood_bonus, flooded
from ludotheque.games.small_city.modules.asia.choosing import begin_cities, holder_of, sides_of
from ludotheque.games.small_city.modules.asia.delhi import (
    HOMES_ELSEWHERE,
    begin_losses,
    delhi_victims,
    outside_homes,
)
from ludotheque.games.small_city.modules.asia.shanghai import ANOTHER_HARBOUR, HARBOUR, units_by_port
from ludotheque.games.small_city.modules.asia.tokyo import (
    FIRST_PARK,
    IMPERIAL_PARK,
    NOT_BESIDE_PARK,
    ONLY_SMALL_PARKS,
    begin_parks,
    broken_parks,
    called_parks,
    why_not_park,
)
from ludotheque.games.small_city.modules.asia.ulaanbaatar import begin_pilgrims, broken_pilgrim
from ludotheque.games.small_city.position.borough import Borough, terrain_squares
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ASIA_CHOSEN,
    ASIA_DEALT,
    BY_ALL_VOTES,
    CITIES,
    IN_DEATHS,
    IN_PARKS,
    IN_PILGRIMS,
    NONE,
    PIECES,
    SQUARES,
)


class Asia(Module):
    """SC-8.5.3, SC-8.5.4, SC-8.5.6: the module of the cities. Seoul, Hong Kong and Beijing differ from others only in
    figures and printed boards of the data.
    """

    def __init__(self) -> None:
        super().__init__(5, {"boards": ["asia_dealt", "asia_chosen"]})

    def is_played(self, s: SmallCity) -> bool:
        return s.boards >= ASIA_DEALT

    def not_together(self, options: vec[i64]) -> str | None:
        """SC-8.5.1, SC-10.15: they are played for victory by votes only."""
        if options[0] >= ASIA_DEALT and options[1] != BY_ALL_VOTES:
            return "SC-8.5.1: the boards of Asia are played for votes only"
        return None

    def begin_boards(self, s: SmallCity) -> bool:
        begin_cities(s)
        return True

    def voids_special(self, s: SmallCity, special: i64) -> bool:
        return s.box.void_in_asia[special] == 1

    def begin(self, s: SmallCity, stage: i64) -> None:
        if stage == IN_PARKS:
            begin_parks(s)
        elif stage == IN_DEATHS:
            begin_losses(s)
        elif stage == IN_PILGRIMS:
            begin_pilgrims(s)

    # ------------------------------------------------------------ building

    def shut(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> Squares:
        """SC-8.5.7: the flood zone in some turns; SC-8.5.5: the Imperial Park, except for parks."""
        if s.board[seat] == s.box.bangkok:
            return flooded(s, seat, b)
        if s.board[seat] == s.box.tokyo and s.box.category[piece] != PARK:
            return terrain_squares(s, seat, IMPERIAL)
        return no_squares()

    def why_shut(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, squares: Squares
    ) -> tuple[Refusal | None, Squares]:
        shut = intersection(squares, self.shut(s, seat, b, piece))
        if is_empty(shut):
            return None, shut
        refusal = FLOODED if s.board[seat] == s.box.bangkok else IMPERIAL_PARK
        return refusal, shut

    def why_wet(self, s: SmallCity, seat: i64) -> Refusal | None:
        return ON_THE_RIVER if s.board[seat] == s.box.bangkok else None

    def has_more_rules(self, s: SmallCity, seat: i64, piece: i64) -> bool:
        category = s.box.category[piece]
        if s.board[seat] == s.box.tokyo:
            return category == PARK
        return s.board[seat] == s.box.delhi and category == RESIDENTIAL

    def why_not_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64, gratis: bool
    ) -> Refusal | None:
        """SC-8.5.5: Tokyo's parks; SC-8.5.8: Delhi's new homes."""
        table = s.box.tables[piece]
        squares = table.squares(placement)
        if s.board[seat] == s.box.tokyo:
            return why_not_park(s, seat, b, squares)
        return HOMES_ELSEWHERE if old < 0 and not is_empty(outside_homes(s, seat, squares)) else None

    def facts_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal
    ) -> Facts:
        """The squares that the refusal concerns."""
        table = s.box.tables[piece]
        squares = table.squares(placement)
        if refusal is HOMES_ELSEWHERE:
            squares = outside_homes(s, seat, squares)
        elif refusal is FIRST_PARK:
            squares = without(squares, terrain_squares(s, seat, IMPERIAL))
        elif refusal is not NOT_BESIDE_PARK:
            return {}
        return {"piece": Term(PIECES, piece), "squares": Terms(SQUARES, squares_of(squares))}

    def why_not_piece(self, s: SmallCity, seat: i64, piece: i64) -> Refusal | None:
        """SC-8.5.2: no other Harbour; SC-8.5.5: only the smallest parks."""
        if s.board[seat] == s.box.shanghai and piece == HARBOUR:
            return ANOTHER_HARBOUR
        if s.board[seat] == s.box.tokyo and s.box.category[piece] == PARK and s.box.level[piece] > 1:
            return ONLY_SMALL_PARKS
        return None

    def bonus(self, s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> i64:
        if s.board[seat] != s.box.bangkok:
            return 0
        return flood_bonus(s, seat, piece, placement, old, old_at)

    # ------------------------------------------------------------ income and pollution

    def units_more(self, s: SmallCity, borough: i64, square: i64) -> i64:
        return units_by_port(s, borough, square) if s.board[borough] == s.box.shanghai else 0

    def pollution(self, s: SmallCity, seat: i64) -> i64:
        """SC-8.5.5: a city's addition to the pollution of the turn."""
        return s.box.turn_pollution[s.board[seat]]

    def lasting_pollution(self, s: SmallCity, seat: i64) -> i64:
        return self.pollution(s, seat)

    def victims(self, s: SmallCity, seat: i64) -> vec[i64]:
        return delhi_victims(s, seat)

    # ------------------------------------------------------------ view

    def borough_view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        seen: dict[str, Any] = {}
        board = s.board[seat]
        if s.boards == ASIA_DEALT and board == NONE:
            seen["dealt"] = [CITIES.ids[city] for city in sides_of(s.box, s.dealt[seat])]
        if board != NONE and board == s.box.tokyo:
            called = squares_of(called_parks(s))
            seen["called"] = [SQUARES.ids[square] for square in called]
        if s.pilgrim != NONE and board == s.box.ulaanbaatar and is_pilgrim(s, seat, s.pilgrim_at):
            seen["pilgrim"] = SQUARES.ids[s.pilgrim_at]
        return seen

    # ------------------------------------------------------------ invariants

    def broken_boards(self, s: SmallCity) -> list[str]:
        """SC-8.5.1: a double-sided board for each seat where they are dealt."""
        dealt = [int(pair) for pair in s.dealt]
        if s.boards == ASIA_DEALT and (NONE in dealt or len(set(dealt)) < len(dealt)):
            return ["dealt: every seat has a board of its own"]
        if s.boards == ASIA_CHOSEN and any(pair != NONE for pair in dealt):
            return ["dealt: boards are chosen"]
        return []

    def is_board_of(self, s: SmallCity, seat: i64) -> bool:
        """Whether it is a board of Asia, of the double-sided board dealt, that no other seat has."""
        pair = s.box.pair[s.board[seat]]
        if pair == NONE or (s.boards == ASIA_DEALT and pair != s.dealt[seat]):
            return False
        return holder_of(s, pair) == seat

    def broken(self, s: SmallCity) -> list[str]:
        return broken_parks(s) + broken_pilgrim(s)

    def broken_absent(self, s: SmallCity) -> list[str]:
        if any(pair != NONE for pair in s.dealt):
            return ["dealt: those of Asia are not played"]
        pilgrims = (s.pilgrim, s.pilgrim_at, s.last_pilgrim, s.last_pilgrim_at)
        if any(one != NONE for one in pilgrims) or not is_empty(called_parks(s)):
            return ["boards: those of Asia are not played"]
        return []
