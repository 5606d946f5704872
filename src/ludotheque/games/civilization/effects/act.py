"""Extra or different city actions (class act; CV-7.15, CV-7.22, CV-7.25)."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.city.actions_left import (
    DEVOTING,
    ORDINARY,
    SECOND,
    count_action,
    forget_action,
    prepare_action,
    why_not_act,
)
from ludotheque.games.civilization.city.arts import devote_all
from ludotheque.games.civilization.city.harvest import harvest, why_not_harvest_anywhere
from ludotheque.games.civilization.components.box import CITIES, NONE, Codes, Effect, EffectRule
from ludotheque.games.civilization.components.codes import (
    ALL_CITIES_ARTS,
    CAPITAL_NO_ACTION,
    EXTRA_ACTION_ALL_CITIES,
    EXTRA_CITY_ACTION,
    START_OF_TURN_HARVEST,
)
from ludotheque.games.civilization.position.events import EXTRA_ACTION
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_EXTRA_ACTION
from ludotheque.games.civilization.realm.cards_in_force import allowed
from ludotheque.games.civilization.realm.target_codes import SQUARE


class ActAgain(EffectRule[Civilization]):
    """CV-7.22, CV-B30, CV-B31: one extra full action for every city; a capital in anarchy gets none."""

    codes: ClassVar[Codes] = (EXTRA_ACTION_ALL_CITIES,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        for slot in range(CITIES):
            if s.city_at[seat * CITIES + slot] == NONE:
                continue
            if slot == 0 and allowed(s, seat, CAPITAL_NO_ACTION):
                continue
            s.extra_actions[seat * CITIES + slot] += 1
            s.note(EXTRA_ACTION, seat, slot)


class ExtraCityAction(EffectRule[Civilization]):
    """CV-7.22: one extra action for a chosen city."""

    codes: ClassVar[Codes] = (EXTRA_CITY_ACTION,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.push(AT_EXTRA_ACTION, seat)


class AllCitiesArts(EffectRule[Civilization]):
    """Jerry Garcia takes the capital's action, an extra one of Atomic Theory if needed."""

    codes: ClassVar[Codes] = (ALL_CITIES_ARTS,)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        if s.extra_actions[seat * CITIES] == 0:
            return why_not_act(s, seat, 0, DEVOTING, ORDINARY)
        return None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        ordinary = why_not_act(s, seat, 0, DEVOTING, ORDINARY) is None
        prepare_action(s, seat, 0, DEVOTING, ORDINARY if ordinary else SECOND)
        count_action(s)
        forget_action(s)
        devote_all(s, seat)


class HarvestAtStart(EffectRule[Civilization]):
    """CV-7.25: a resource from any square in the outskirts of the seat's cities."""

    codes: ClassVar[Codes] = (START_OF_TURN_HARVEST,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        return why_not_harvest_anywhere(s, seat, aim)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        harvest(s, seat, s.aims[0])
