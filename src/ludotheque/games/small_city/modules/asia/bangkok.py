"""SC-8.5.7: Bangkok: the river is water, the flood zone is closed in some turns and pays in others."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.components.box import FLOOD, size_of
from ludotheque.games.small_city.position.borough import Borough, terrain_high, terrain_low
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE

ON_THE_RIVER: Final = Refusal("SC-8.5.7", "on-the-river")
FLOODED: Final = Refusal("SC-8.5.7", "flooded")

# The last turn of the base game, where the booklet's lists of turns end.
LAST_NAMED_TURN: Final[i64] = 8


def flooded(s: SmallCity, seat: i64, b: Borough) -> tuple[i64, i64]:
    """SC-8.5.7: the squares on which nothing new may be built this turn."""
    if (s.box.flood_turns >> s.turn) & 1 == 0:
        return 0, 0
    return terrain_low(s, seat, FLOOD) & ~b.all_low, terrain_high(s, seat, FLOOD) & ~b.all_high


def flood_bonus(s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> i64:
    """SC-8.5.7: the money for the flood squares that a construction newly covers, in the turns that pay; a ninth
    turn counts as the eighth.
    """
    if (s.box.flood_bonus_turns >> min(s.turn, LAST_NAMED_TURN)) & 1 == 0:
        return 0
    table = s.box.tables[piece]
    low = table.low[placement] & terrain_low(s, seat, FLOOD)
    high = table.high[placement] & terrain_high(s, seat, FLOOD)
    if old != NONE:
        low &= ~s.box.tables[old].low[old_at]
        high &= ~s.box.tables[old].high[old_at]
    return s.box.flood_bonus * size_of(low, high)
