"""Free techs (class learn): any tech, another player's, or a swap (CV-10.6, CV-12.7)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import NONE, Codes, Effect, EffectRule
from ludotheque.games.civilization.components.codes import (
    FREE_KNOWN_TECH,
    FREE_TECH_NEXT_START_OF_TURN,
    LEARN_TECH_FREE,
    SWAP_TECH,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.pyramid import (
    ANY_TECH,
    ANYBODYS_TECH,
    HIS_TECH,
    can_learn,
    offer_swap,
    offer_tech,
)
from ludotheque.games.civilization.realm.target_codes import FIRST_PLAYER, PLAYER

NOTHING_TO_LEARN_FREE: Final = Refusal("CV-10.6", "nothing-to-learn-free")
NOT_FROM_YOURSELF: Final = Refusal("CV-12.2", "not-from-yourself")
NOTHING_TO_LEARN_FROM_HIM: Final = Refusal("CV-12.7", "nothing-to-learn-from-him")


class LearnFree(EffectRule[Civilization]):
    """CV-10.6: any tech that has a spot in the pyramid."""

    codes: ClassVar[Codes] = (LEARN_TECH_FREE, FREE_TECH_NEXT_START_OF_TURN)

    def among(self) -> i64:
        """The techs that may be learned."""
        return ANY_TECH

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        """CV-12.5: whether there is a tech to learn."""
        return None if can_learn(s, seat, self.among(), NONE, effect.level) else NOTHING_TO_LEARN_FREE

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        offer_tech(s, seat, self.among(), NONE, effect.level)


class LearnKnownTech(LearnFree):
    """A tech that another player knows."""

    codes: ClassVar[Codes] = (FREE_KNOWN_TECH,)

    def among(self) -> i64:
        return ANYBODYS_TECH


class SwapTech(EffectRule[Civilization]):
    """CV-12.7: another player's tech; that player may learn one in return."""

    codes: ClassVar[Codes] = (SWAP_TECH,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return PLAYER

    def helps(self) -> bool:
        return True

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        """CV-12.7: the card's player must be able to learn a tech."""
        other = aim - FIRST_PLAYER
        if other == seat:
            return NOT_FROM_YOURSELF
        return None if can_learn(s, seat, HIS_TECH, other, effect.level) else NOTHING_TO_LEARN_FROM_HIM

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        offer_swap(s, seat, s.aims[0] - FIRST_PLAYER, effect.level)
