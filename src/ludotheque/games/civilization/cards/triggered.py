"""Triggered card effects, in this order: civilization, techs, wonders, people."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import Step
from ludotheque.core.verbs import Domain
from ludotheque.games.civilization.components.box import BIT, OF_PERSON, ONCE_A_TURN
from ludotheque.games.civilization.components.codes import (
    ADD_COIN_ON_WIN,
    BUILDING_ON_DISCOVERY,
    BUILDING_ON_INVEST,
    CULTURE_ON_EXPLORE,
    CULTURE_ON_OTHERS_ARTS,
    FREE_CULTURE_STEPS,
    HENSON,
    RESOURCE_ON_INVEST,
    STEP_ON_INVEST,
)
from ludotheque.games.civilization.components.effect_files import MOMENTS as MOMENT_IDS
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CARD_EVENT
from ludotheque.games.civilization.realm.cards_in_force import has, is_used, mark_used, person_open

MOMENTS: Final = Domain("moment", list(MOMENT_IDS))

# In the order in which they trigger.
BY_THEMSELVES: Final = [
    int(code)
    for code in (
        CULTURE_ON_EXPLORE,
        FREE_CULTURE_STEPS,
        STEP_ON_INVEST,
        BUILDING_ON_DISCOVERY,
        ADD_COIN_ON_WIN,
        RESOURCE_ON_INVEST,
        CULTURE_ON_OTHERS_ARTS,
        HENSON,
        BUILDING_ON_INVEST,
    )
]


class CardEvent(Step[Civilization]):
    """The figure is the event."""

    def __init__(self) -> None:
        super().__init__(AT_CARD_EVENT, "card_event", MOMENTS)

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, moment = s.asked(), BIT[s.top(0)]
        s.drop()
        for i in range(len(BY_THEMSELVES) - 1, -1, -1):  # reversed: questions come up in order
            work(s, seat, BY_THEMSELVES[i], moment)


def work(s: Civilization, seat: i64, code: i64, moment: i64) -> None:
    """Triggers all cards in force with this code for an event. A named great person must be face up: a question must
    not reveal face-down cards (CV-1.11, CV-15.8).
    """
    rule = s.box.effect_rules[code]
    for effect in s.box.with_code[code]:
        if effect.when & moment == 0 or not has(s, seat, effect):
            continue
        if effect.holder == OF_PERSON and not person_open(s, effect.which):
            continue
        if rule.counts(s, seat):
            continue
        if effect.limit != ONCE_A_TURN or not is_used(s, seat, effect):
            if effect.limit == ONCE_A_TURN:
                mark_used(s, seat, effect)
            rule.carry_out(s, seat, effect)
