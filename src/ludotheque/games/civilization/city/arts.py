"""Devoting a city to the arts (CV-7.14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.components.box import (
    CITIES,
    CULTURE,
    MOST_SEATS,
    NONE,
    ON_ARTS_OF_ANOTHER,
    Effect,
)
from ludotheque.games.civilization.components.codes import ARTS_AS_TRADE, ARTS_PER_RESOURCE_SQUARE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_ARTS_TRADE
from ludotheque.games.civilization.position.vocabulary import AS_TRADE, DECLINE, PEOPLE
from ludotheque.games.civilization.realm.cards_in_force import (
    allowed,
    could_hold,
    has,
    is_used,
    mark_used,
    person_open,
)
from ludotheque.games.civilization.realm.icons import city_icons, gathered, resource_of
from ludotheque.games.civilization.realm.shown_cards import lay_open
from ludotheque.games.civilization.realm.trade_and_culture import gain_culture, gain_trade
from ludotheque.games.civilization.realm.triggers import on_event

NOT_DARWIN: Final = Refusal("CV-15.8", "not-darwin")


def arts_of(s: Civilization, city: i64) -> i64:
    """CV-7.14: one, or two for a metropolis, and the culture that counts for the city; India adds the resources of
    its outskirts.
    """
    seat = city // CITIES
    metropolis = city % CITIES == 0 and s.second_half[seat] != NONE
    total = s.box.arts_metropolis if metropolis else s.box.arts
    if allowed(s, seat, ARTS_PER_RESOURCE_SQUARE):
        for square in gathered(s, city):
            if s.spot[square] == city and resource_of(s, square) != NONE:
                total += 1
    return total + city_icons(s, city, CULTURE)


def devote(s: Civilization, seat: i64, city: i64) -> None:
    """Gains a city's culture, or trade instead; other players' cards may be triggered."""
    s.push(AT_ARTS_TRADE, seat, city)
    for i in range(s.seats - 1, 0, -1):
        on_event(s, (seat + i) % s.seats, ON_ARTS_OF_ANOTHER)


def devote_all(s: Civilization, seat: i64) -> None:
    """Jerry Garcia: all cities of the seat, the capital first; the others keep their action. It cannot be cancelled."""
    for slot in range(CITIES - 1, -1, -1):
        if s.city_at[seat * CITIES + slot] != NONE:
            devote(s, seat, seat * CITIES + slot)


def darwin(s: Civilization) -> Effect:
    return s.box.with_code[ARTS_AS_TRADE][0]


class ArtsAsTrade(Step[Civilization]):
    """Charles Darwin: once a turn, all culture of a city's arts as trade. A seat that may have the card is asked;
    otherwise the culture is gained at once. The figure is the city.
    """

    def __init__(self) -> None:
        super().__init__(AT_ARTS_TRADE, "arts_trade", numbers("city_number", int(MOST_SEATS * CITIES) - 1))
        self.quiet = False

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.figure_at(at, 0) // CITIES == s.seat_at(at)

    def asks(self, s: Civilization) -> bool:
        seat = s.asked()
        return could_hold(s, seat, ARTS_AS_TRADE) and not is_used(s, seat, darwin(s))

    def proceed(self, s: Civilization) -> None:
        seat, city = s.asked(), s.top(0)
        s.drop()
        gain_culture(s, seat, arts_of(s, city))

    def default(self, s: Civilization, seat: i64) -> i64:
        return DECLINE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([DECLINE.of(), AS_TRADE.of()])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not AS_TRADE.has(action):
            return NOT_NOW
        return None if has(s, seat, darwin(s)) else NOT_DARWIN

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"person": Term(PEOPLE, darwin(s).which)}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DECLINE.has(action):
            self.proceed(s)
            return
        city = s.top(0)
        s.drop()
        mark_used(s, seat, darwin(s))
        if not person_open(s, darwin(s).which):
            lay_open(s, seat, darwin(s))
        gain_trade(s, seat, arts_of(s, city))
