"""Effects chosen as part of another choice (a city's action, a movement, a wonder, a tech), or that work without
being used.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import Codes, Effect, EffectRule
from ludotheque.games.civilization.components.codes import (
    ARTS_AS_TRADE,
    BLANK_TECH,
    BONUS_IF_FEWER,
    DOUBLE_HARVEST,
    FREE_BUILDING_ACTION,
    GROW_METROPOLIS,
    SACRIFICE_FOR_TECH,
    SPLIT_PRODUCTION,
    TECH_ONE_LEVEL_LOWER,
    WONDER_DISCOUNT,
)
from ludotheque.games.civilization.position.state import Civilization

NOT_BY_ITSELF: Final = Refusal("CV-1.4", "not-by-itself")


class NotByItself(EffectRule[Civilization]):
    """CV-1.4: an effect that is part of another choice is not used alone."""

    codes: ClassVar[Codes] = (
        SPLIT_PRODUCTION,
        DOUBLE_HARVEST,
        FREE_BUILDING_ACTION,
        SACRIFICE_FOR_TECH,
        WONDER_DISCOUNT,
        TECH_ONE_LEVEL_LOWER,
        BLANK_TECH,
        ARTS_AS_TRADE,
        GROW_METROPOLIS,
        BONUS_IF_FEWER,
    )

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return NOT_BY_ITSELF
