"""Battle abilities (CV-9.24, CV-9.25): wounds dealt and healed, killed units that return."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.battle.fronts import heal_all, spread
from ludotheque.games.civilization.components.box import Codes, Effect, EffectRule
from ludotheque.games.civilization.components.codes import (
    BOOST_PLAYED_UNIT_ATTACK,
    DEAL_WOUNDS,
    HEAL_ALL,
    HEAL_WOUNDS,
    SAVE_ALL_UNITS,
)
from ludotheque.games.civilization.position.events import UNIT_SAVED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_EXCHANGE
from ludotheque.games.civilization.position.vocabulary import FORCES, IN_PLAY, KILLED, UNIT_PACK

NOBODY_IS_WOUNDED: Final = Refusal("CV-9.24", "nobody-is-wounded")
NO_ENEMY_IN_PLAY: Final = Refusal("CV-9.24", "no-enemy-in-play")


class HealWounds(EffectRule[Civilization]):
    """CV-9.24: heals a number of wounds on the seat's units in play, distributed when the ability is carried out."""

    codes: ClassVar[Codes] = (HEAL_WOUNDS,)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return None if is_wounded(s, seat) else NOBODY_IS_WOUNDED

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        spread(s, seat, effect.source, effect.amount)


class HealAll(HealWounds):
    """Biology: heals all wounds of the seat's units in play."""

    codes: ClassVar[Codes] = (HEAL_ALL,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        heal_all(s, seat)


class DealWounds(EffectRule[Civilization]):
    """CV-9.24: deals a number of wounds to enemy units in play, distributed when the ability is carried out."""

    codes: ClassVar[Codes] = (DEAL_WOUNDS,)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return None if s.count_units(s.enemy(seat), IN_PLAY) > 0 else NO_ENEMY_IN_PLAY

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        spread(s, seat, effect.source, effect.amount)


class BoostAttack(EffectRule[Civilization]):
    """CV-9.25, CV-B40: the unit played strikes harder in the pending exchange."""

    codes: ClassVar[Codes] = (BOOST_PLAYED_UNIT_ATTACK,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.set_figure(s.find(AT_EXCHANGE), 2, effect.amount)


class SaveAllUnits(EffectRule[Civilization]):
    """Nightingale: all of the seat's units killed in the battle return to its standing forces."""

    codes: ClassVar[Codes] = (SAVE_ALL_UNITS,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        for unit in s.units(seat, KILLED):
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, FORCES), bit(seat))
            s.note(UNIT_SAVED, seat, unit)


def is_wounded(s: Civilization, seat: i64) -> bool:
    """CV-9.11: whether a seat's living unit in play has a wound."""
    for unit in s.units(seat, IN_PLAY):
        if s.wounds[unit] > 0:
            return True
    return False
