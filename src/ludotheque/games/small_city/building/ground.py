"""SC-5.2.3: The squares a piece may cover in a borough, before conditions and price: terrain, what stands there, the
Mayor.
"""

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.components.box import MOUNTAIN, SEA
from ludotheque.games.small_city.modules import asia, nuclear, terrain
from ludotheque.games.small_city.position.borough import (
    Borough,
    terrain_high,
    terrain_low,
    water_high,
    water_low,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import ASIA_DEALT, MOUNTAINS


class Ground:
    """What one piece finds in one borough, as sets of squares. Nothing of it may cover `shut`; only water cells may
    cover `wet`; and at least one square must lie in `power`, if there is some (SC-8.10.3).
    """

    def __init__(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> None:
        self.shut_low: i64 = b.dirty_low | b.street_low | b.grave_low
        self.shut_high: i64 = b.dirty_high | b.street_high | b.grave_high
        self.shut_low |= terrain_low(s, seat, MOUNTAIN) | terrain_low(s, seat, SEA)
        self.shut_high |= terrain_high(s, seat, MOUNTAIN) | terrain_high(s, seat, SEA)
        self.wet_low: i64 = water_low(s, seat)
        self.wet_high: i64 = water_high(s, seat)
        self.needs_power: bool = False
        self.power_low: i64 = 0
        self.power_high: i64 = 0
        if s.boards == MOUNTAINS and not terrain.may_cover_stones(s, piece):
            self.shut_low |= b.stone_low
            self.shut_high |= b.stone_high
        if s.boards >= ASIA_DEALT:
            self.shut_low |= asia.closed_low(s, seat, b, piece)
            self.shut_high |= asia.closed_high(s, seat, b, piece)
        if s.nuclear == 1 and nuclear.needs_power(s, piece):
            self.needs_power = True
            self.power_low = nuclear.powered_low(s, seat)
            self.power_high = nuclear.powered_high(s, seat)

    def is_powered(self, low: i64, high: i64) -> bool:
        return not self.needs_power or (low & self.power_low) | (high & self.power_high) != 0


def shut_by(
    s: SmallCity, seat: i64, b: Borough, piece: i64, low: i64, high: i64
) -> tuple[Refusal | None, i64, i64]:
    """Of squares that are shut to a piece: the rule of a module that shuts some of them, and which ones; None where no
    module does.
    """
    rock_low, rock_high = low & terrain_low(s, seat, MOUNTAIN), high & terrain_high(s, seat, MOUNTAIN)
    if rock_low | rock_high != 0:
        return terrain.ON_A_MOUNTAIN, rock_low, rock_high
    if s.boards == MOUNTAINS and (low & b.stone_low) | (high & b.stone_high) != 0:
        return terrain.ON_A_STONE, low & b.stone_low, high & b.stone_high
    if s.boards >= ASIA_DEALT:
        low &= asia.closed_low(s, seat, b, piece)
        high &= asia.closed_high(s, seat, b, piece)
        if low | high != 0:
            return asia.why_closed(s, seat), low, high
    return None, low, high
