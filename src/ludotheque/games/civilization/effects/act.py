"""More or other actions of cities (class act; CV-7.15, CV-7.22, CV-7.25)."""

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
from ludotheque.games.civilization.components.box import CITIES, NONE, Effect
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
from ludotheque.games.civilization.realm.holdings import allowed


def why_not_more_action(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """Jerry Garcia takes the capital's action, its one more of Atomic Theory if need be."""
    if effect.code == ALL_CITIES_ARTS and s.extra_actions[seat * CITIES] == 0:
        return why_not_act(s, seat, 0, DEVOTING, ORDINARY)
    return None


def why_not_act_aim(s: Civilization, seat: i64, effect: Effect, aim: i64) -> Refusal | None:
    assert effect.code == START_OF_TURN_HARVEST
    return why_not_harvest_anywhere(s, seat, aim)


def act(s: Civilization, seat: i64, effect: Effect) -> None:
    code = effect.code
    if code == EXTRA_ACTION_ALL_CITIES:
        act_again(s, seat)
    elif code == EXTRA_CITY_ACTION:
        s.push(AT_EXTRA_ACTION, seat)
    elif code == ALL_CITIES_ARTS:
        ordinary = why_not_act(s, seat, 0, DEVOTING, ORDINARY) is None
        prepare_action(s, seat, 0, DEVOTING, ORDINARY if ordinary else SECOND)
        count_action(s)
        forget_action(s)
        devote_all(s, seat)
    else:
        assert code == START_OF_TURN_HARVEST
        harvest(s, seat, s.aims[0])


def act_again(s: Civilization, seat: i64) -> None:
    """CV-7.22, CV-B30, CV-B31: one more full action for every city; the capital in anarchy has none."""
    for slot in range(CITIES):
        if s.city_at[seat * CITIES + slot] == NONE:
            continue
        if slot == 0 and allowed(s, seat, CAPITAL_NO_ACTION):
            continue
        s.extra_actions[seat * CITIES + slot] += 1
        s.note(EXTRA_ACTION, seat, slot)
