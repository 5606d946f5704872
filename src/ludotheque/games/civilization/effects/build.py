"""Free figures, units and buildings (class build; CV-1.10)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.city.free_builds import (
    ANY_BUILDING,
    ANYTHING,
    BASIC_BUILDING,
    FIGURE_HERE,
    HARBORS,
    UNIT_OR_FIGURE_HERE,
    offer_build,
    offer_here,
    why_not_free,
)
from ludotheque.games.civilization.components.box import (
    AIRCRAFT,
    N_ITEMS,
    NONE,
    OF_WONDER,
    Codes,
    Effect,
    EffectRule,
)
from ludotheque.games.civilization.components.codes import (
    BUILDING_ON_DISCOVERY,
    BUILDING_ON_INVEST,
    FREE_AIRCRAFT,
    FREE_BUILD,
    FREE_BUILDING,
    FREE_FIGURE_HERE,
    FREE_HARBORS,
    FREE_UNIT_OR_FIGURE_HERE,
    FREE_UNITS_BEFORE_DRAW,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_DRAFT
from ludotheque.games.civilization.realm.market import can_draw_unit, draw_unit

NOTHING_TO_BUILD_FREE: Final = Refusal("CV-1.10", "nothing-to-build-free")
NO_AIRCRAFT_LEFT: Final = Refusal("CV-2.7", "no-aircraft-left")


class BuildFree(EffectRule[Civilization]):
    """CV-1.10: a building for one of the seat's cities."""

    codes: ClassVar[Codes] = (FREE_BUILDING, BUILDING_ON_INVEST)

    def gift(self) -> i64:
        """The kind of free build."""
        return ANY_BUILDING

    def place(self, s: Civilization, effect: Effect) -> i64:
        """The only square where it may be placed; NONE: any."""
        return NONE

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        """CV-12.5, CV-R28: whether there is anything to build, and a place for it."""
        gift, square = self.gift(), self.place(s, effect)
        for item in range(N_ITEMS):
            if why_not_free(s, seat, gift, square, item) is None:
                return None
        return NOTHING_TO_BUILD_FREE

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        square = self.place(s, effect)
        if square != NONE:
            offer_here(s, seat, self.gift(), square)
        else:
            offer_build(s, seat, self.gift(), NONE, max(effect.amount, 1))


class BuildAnything(BuildFree):
    """A figure, a unit, a building or walls."""

    codes: ClassVar[Codes] = (FREE_BUILD,)

    def gift(self) -> i64:
        return ANYTHING


class BuildOnDiscovery(BuildFree):
    """A basic building for the player who reveals a tile."""

    codes: ClassVar[Codes] = (BUILDING_ON_DISCOVERY,)

    def gift(self) -> i64:
        return BASIC_BUILDING


class BuildHarbors(BuildFree):
    """A number of harbors."""

    codes: ClassVar[Codes] = (FREE_HARBORS,)

    def gift(self) -> i64:
        return HARBORS


class BuildFigureHere(BuildFree):
    """A figure on the wonder's square."""

    codes: ClassVar[Codes] = (FREE_FIGURE_HERE,)

    def gift(self) -> i64:
        return FIGURE_HERE

    def place(self, s: Civilization, effect: Effect) -> i64:
        assert effect.holder == OF_WONDER
        return s.wonder_at[effect.which]


class BuildUnitOrFigureHere(BuildFree):
    """A unit, or a figure where the token was taken."""

    codes: ClassVar[Codes] = (FREE_UNIT_OR_FIGURE_HERE,)

    def gift(self) -> i64:
        return UNIT_OR_FIGURE_HERE

    def place(self, s: Civilization, effect: Effect) -> i64:
        return s.aims[0]


class DrawAircraft(EffectRule[Civilization]):
    """CV-2.7: draws an aircraft from the deck."""

    codes: ClassVar[Codes] = (FREE_AIRCRAFT,)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return None if can_draw_unit(s, AIRCRAFT) else NO_AIRCRAFT_LEFT

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        draw_unit(s, seat, AIRCRAFT)


class DraftUnits(EffectRule[Civilization]):
    """Units of unlocked types, added before the battle hands are drawn."""

    codes: ClassVar[Codes] = (FREE_UNITS_BEFORE_DRAW,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.push(AT_DRAFT, seat, effect.amount, 0)
