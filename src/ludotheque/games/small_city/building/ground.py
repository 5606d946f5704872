"""SC-5.2.3: The squares a piece may cover in a borough, before conditions and price: terrain, buildings, the Mayor."""

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.components.box import MOUNTAIN, SEA, WHOLE
from ludotheque.games.small_city.position.borough import (
    Borough,
    terrain_high,
    terrain_low,
    water_high,
    water_low,
)
from ludotheque.games.small_city.position.state import SmallCity


class Ground:
    """The ground for one piece in one borough, as sets of squares. The piece may not cover `shut`; only water cells
    may cover `wet`; at least one square must lie in `needed`, if a module requires that.
    """

    def __init__(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> None:
        self.shut_low: i64 = b.dirty_low | b.street_low | b.grave_low
        self.shut_high: i64 = b.dirty_high | b.street_high | b.grave_high
        self.shut_low |= terrain_low(s, seat, MOUNTAIN) | terrain_low(s, seat, SEA)
        self.shut_high |= terrain_high(s, seat, MOUNTAIN) | terrain_high(s, seat, SEA)
        self.wet_low: i64 = water_low(s, seat)
        self.wet_high: i64 = water_high(s, seat)
        self.needed_low: i64 = WHOLE
        self.needed_high: i64 = WHOLE
        for module in b.modules:
            low, high = module.shut(s, seat, b, piece)
            self.shut_low |= low
            self.shut_high |= high
            low, high = module.needed_squares(s, seat, piece)
            self.needed_low &= low
            self.needed_high &= high

    def is_free(self) -> bool:
        """Whether every square is allowed."""
        return self.needed_low == WHOLE and self.needed_high == WHOLE


def shut_by(
    s: SmallCity, seat: i64, b: Borough, piece: i64, low: i64, high: i64
) -> tuple[Refusal | None, i64, i64]:
    """For squares that are closed to a piece: the rule of a module that closes some of them, and those squares; None
    if no module does.
    """
    for module in b.modules:
        refusal, shut_low, shut_high = module.why_shut(s, seat, b, piece, low, high)
        if refusal is not None:
            return refusal, shut_low, shut_high
    return None, low, high
