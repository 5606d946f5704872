"""SC-8.4.2: Rivers: each river square that a construction newly covers costs an extra raw material."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.building.placement import bill_there, missing_there
from ludotheque.games.small_city.components.box import MONEY, RIVER, WOOD
from ludotheque.games.small_city.components.squares import (
    Squares,
    intersection,
    is_empty,
    size_of,
    squares_of,
    without,
)
from ludotheque.games.small_city.modules.terrain.sides import RIVER_BOARDS, begin_sides
from ludotheque.games.small_city.position.borough import Borough, terrain_squares
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import MATERIALS, NONE, PIECES, RIVERS, SQUARES

FREE_ON_THE_RIVER: Final = Refusal("SC-5.7.3", "free-on-the-river")
LACKS_MATERIAL_HERE: Final = Refusal("SC-8.4.2", "lacks-material-here")


class Rivers(Module):
    """SC-8.4.2."""

    def __init__(self) -> None:
        super().__init__(4, {"boards": ["river"]})

    def is_played(self, s: SmallCity) -> bool:
        return s.boards == RIVERS

    def begin_boards(self, s: SmallCity) -> bool:
        begin_sides(s)
        return True

    def is_board_of(self, s: SmallCity, seat: i64) -> bool:
        return s.board[seat] in RIVER_BOARDS

    def surcharge(
        self, s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64
    ) -> tuple[i64, i64]:
        river = new_river(s, seat, piece, placement, old, old_at)
        return s.box.river_material[s.board[seat]], size_of(river)

    def has_more_rules(self, s: SmallCity, seat: i64, piece: i64) -> bool:
        return True

    def why_not_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64, gratis: bool
    ) -> Refusal | None:
        """SC-5.7.3: a free tile covers no new river square; SC-8.4.2: any other tile pays the surcharge."""
        if is_empty(river_under(s, seat, b, piece, placement, old)):
            return None
        if gratis:
            return FREE_ON_THE_RIVER
        return LACKS_MATERIAL_HERE if missing_there(s, seat, b, piece, placement) != MONEY else None

    def facts_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal
    ) -> Facts:
        if refusal is not FREE_ON_THE_RIVER and refusal is not LACKS_MATERIAL_HERE:
            return {}
        table = s.box.tables[piece]
        squares = without(intersection(table.squares(placement), terrain_squares(s, seat, RIVER)), b.built)
        facts: Facts = {"piece": Term(PIECES, piece), "squares": Terms(SQUARES, squares_of(squares))}
        if refusal is LACKS_MATERIAL_HERE:
            kind = missing_there(s, seat, b, piece, placement)
            facts["material"] = Term(MATERIALS, kind - WOOD)
            facts["needs"] = int(bill_there(s, seat, b, piece, placement).units(NONE, kind))
            facts["has"] = int(b.goods[kind])
        return facts


def new_river(s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> Squares:
    """SC-8.4.2: the river squares that a placement newly covers; `old` is the piece it enlarges, or NONE."""
    river = intersection(s.box.tables[piece].squares(placement), terrain_squares(s, seat, RIVER))
    return river if old == NONE else without(river, s.box.tables[old].squares(old_at))


def river_under(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64) -> Squares:
    """The same; `old` is the tile it enlarges, below 0 for none."""
    if old < 0:
        return new_river(s, seat, piece, placement, NONE, NONE)
    return new_river(s, seat, piece, placement, b.piece[old], b.at[old])
