"""SC-8.5.7: Bangkok: the river is water, the flood zone is closed in some turns and pays in others."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.components.box import FLOOD
from ludotheque.games.small_city.components.squares import Squares, intersection, no_squares, size_of, without
from ludotheque.games.small_city.position.borough import Borough, terrain_squares
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE

ON_THE_RIVER: Final = Refusal("SC-8.5.7", "on-the-river")
FLOODED: Final = Refusal("SC-8.5.7", "flooded")

# The last turn of the base game, where the booklet's lists of turns end.
LAST_NAMED_TURN: Final[i64] = 8


def flooded(s: SmallCity, seat: i64, b: Borough) -> Squares:
    """SC-8.5.7: the squares on which nothing new may be built this turn."""
    if (s.box.flood_turns >> s.turn) & 1 == 0:
        return no_squares()
    return without(terrain_squares(s, seat, FLOOD), b.built)


def flood_bonus(s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> i64:
    """SC-8.5.7: the money for the flood squares that a construction newly covers, in the turns that pay; a ninth
    turn counts as the eighth.
    """
    if (s.box.flood_bonus_turns >> min(s.turn, LAST_NAMED_TURN)) & 1 == 0:
        return 0
    covered = intersection(s.box.tables[piece].squares(placement), terrain_squares(s, seat, FLOOD))
    if old != NONE:
        covered = without(covered, s.box.tables[old].squares(old_at))
    return s.box.flood_bonus * size_of(covered)
