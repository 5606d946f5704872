"""SC-5.2.3: The squares a piece may cover in a borough, before conditions and price: terrain, buildings, the Mayor."""

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.components.box import MOUNTAIN, SEA
from ludotheque.games.small_city.components.squares import (
    Squares,
    all_squares,
    intersection,
    is_subset,
)
from ludotheque.games.small_city.position.borough import Borough, terrain_squares, water_squares
from ludotheque.games.small_city.position.state import SmallCity


class Ground:
    """The ground for one piece in one borough, as sets of squares. The piece may not cover `shut`; only water cells
    may cover `wet`; at least one square must lie in `needed`, if a module requires that.
    """

    def __init__(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> None:
        # Word by word: computed for every piece on offer.
        dirty, street, graves = b.dirty, b.street, b.graves
        mountain, sea = terrain_squares(s, seat, MOUNTAIN), terrain_squares(s, seat, SEA)
        low = dirty[0] | street[0] | graves[0] | mountain[0] | sea[0]
        high = dirty[1] | street[1] | graves[1] | mountain[1] | sea[1]
        self.wet: Squares = water_squares(s, seat)
        self.needed: Squares = all_squares()
        for module in b.modules:
            shut = module.shut(s, seat, b, piece)
            low |= shut[0]
            high |= shut[1]
            self.needed = intersection(self.needed, module.needed_squares(s, seat, piece))
        self.shut: Squares = (low, high)

    def is_free(self) -> bool:
        """Whether every square is allowed."""
        return is_subset(all_squares(), self.needed)


def shut_by(
    s: SmallCity, seat: i64, b: Borough, piece: i64, squares: Squares
) -> tuple[Refusal | None, Squares]:
    """For squares that are closed to a piece: the rule of a module that closes some of them, and those squares; None
    if no module does.
    """
    for module in b.modules:
        refusal, shut = module.why_shut(s, seat, b, piece, squares)
        if refusal is not None:
            return refusal, shut
    return None, squares
