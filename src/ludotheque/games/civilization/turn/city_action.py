"""A city's action: announced, open to answers, carried out (CV-7.2, CV-7.23, CV-13.1, CV-13.3)."""

from mypy_extensions import i64

from ludotheque.core.state import Step
from ludotheque.games.civilization.cards.responses import open_window
from ludotheque.games.civilization.city.actions_left import (
    BUILDING_FREE,
    DEVOTING,
    HARVESTING_TWICE,
    OVER,
    PRODUCING,
    STAGES,
    TO_ANNOUNCE,
    TO_CARRY_OUT,
    count_action,
    forget_action,
    settle_aside,
)
from ludotheque.games.civilization.city.arts import devote
from ludotheque.games.civilization.city.construction import place_item
from ludotheque.games.civilization.city.harvest import harvest, note_harvests
from ludotheque.games.civilization.city.production import pay_for_production, use_engineering
from ludotheque.games.civilization.components.box import CITIES, NONE
from ludotheque.games.civilization.components.codes import DOUBLE_HARVEST, FREE_BUILDING_ACTION
from ludotheque.games.civilization.position.events import CITY_BUILDS_FREE, CITY_PRODUCES, CITY_TO_ARTS
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK, AT_CITY_ACTION
from ludotheque.games.civilization.realm.cards_in_force import lasting, mark_used


class CityAction(Step[Civilization]):
    """CV-13.1: announced when all parts are chosen; carried out when no answer is left above it."""

    def __init__(self) -> None:
        super().__init__(AT_CITY_ACTION, "city_action", STAGES)
        self.on = [AT_CHECK]

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.act_city != NONE and s.act_city // CITIES == s.seat_at(at)

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, stage = s.asked(), s.top(0)
        if stage == OVER:
            forget_action(s)
            s.drop()
            return
        s.set_top(0, stage + 1)
        if stage == TO_ANNOUNCE:
            announce(s, seat)
        elif stage == TO_CARRY_OUT:
            carry_out(s, seat)
        else:
            place_item(s, seat, 1)


def announce(s: Civilization, seat: i64) -> None:
    """CV-7.23, CV-13.3, CV-13.11: all parts become public, the action is taken and its powers are used, cancelled or
    not. Ada Lovelace's cannot be cancelled.
    """
    count_action(s)
    note_action(s, seat)
    if s.act_kind == PRODUCING:
        use_engineering(s, seat)
    elif s.act_kind == BUILDING_FREE:
        use_power(s, seat, FREE_BUILDING_ACTION)
    elif s.act_kind == HARVESTING_TWICE:
        use_power(s, seat, DOUBLE_HARVEST)
    if s.act_extra == 0:
        open_window(s)


def use_power(s: Civilization, seat: i64, code: i64) -> None:
    effect = lasting(s, seat, code)
    if effect is not None:
        mark_used(s, seat, effect)


def note_action(s: Civilization, seat: i64) -> None:
    slot = s.act_city % CITIES
    if s.act_kind == DEVOTING:
        s.note(CITY_TO_ARTS, seat, slot)
    elif s.act_kind > DEVOTING:
        note_harvests(s, seat)
    else:
        kind = CITY_PRODUCES if s.act_kind == PRODUCING else CITY_BUILDS_FREE
        for i in range(2):
            if s.act_items[i] != NONE:
                s.note(kind, seat, slot, s.act_items[i], s.act_squares[i])


def carry_out(s: Civilization, seat: i64) -> None:
    """Production is paid for only now (CV-7.23); what was set aside for it is spent (CV-7.26)."""
    city, kind = s.act_city, s.act_kind
    if kind == DEVOTING:
        devote(s, seat, city)
    elif kind > DEVOTING:
        for square in s.act_squares:
            if square != NONE:
                harvest(s, seat, square)
    else:
        if kind == PRODUCING:
            pay_for_production(s, seat)
            settle_aside(s, seat, city)
        place_item(s, seat, 0)
