"""SC-5.3.3, SC-5.3.8: Phase 3, step B: citizens go to other boroughs as tourists, in turn order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.citizens import (
    citizen_on,
    has_tourist,
    is_pilgrim,
    lift,
    move_code,
    note_move,
    riders,
    stand,
    standing,
    tram_square,
    unmoved,
)
from ludotheque.games.small_city.citizens.open_places import entrances, is_open
from ludotheque.games.small_city.components.box import (
    BANK_PLACE,
    CASH_PLACE,
    CULTURE_PLACE,
    HALL_PLACE,
    METAL_PLACE,
    N_SQUARES,
    PILGRIM_PLACE,
    TRAM_PLACE,
)
from ludotheque.games.small_city.position.borough import Layout, effect_in, layout
from ludotheque.games.small_city.position.events import TOLL_PAID, TOURIST_SENT
from ludotheque.games.small_city.position.state import CITIZEN, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_TOURISTS,
    IN_TOURISTS,
    NONE,
    SEATS,
    SEND,
    SQUARES,
    STOP,
)

TOURIST_STAYS: Final = Refusal("SC-5.3.4", "tourist-stays")

NOT_A_NEIGHBOUR: Final = Refusal("SC-3.8", "not-a-neighbour")
LEFT_THE_GAME: Final = Refusal("SC-5.3.8", "left-the-game")
HAS_ONE_THERE: Final = Refusal("SC-5.3.3", "has-one-there")
NOBODY_TO_SEND: Final = Refusal("SC-5.3.3", "nobody-to-send")
NOT_FOR_TOURISTS: Final = Refusal("SC-5.3.3", "not-for-tourists")
NOT_EMPTY_BEFORE: Final = Refusal("SC-5.3.8", "not-empty-before")
TOLL_TOO_HIGH: Final = Refusal("SC-5.3.3", "toll-too-high")


def begin_tourists(s: SmallCity) -> None:
    """SC-5.3.3: in turn order, each seat may send tourists (stage IN_TOURISTS). In a solo game there is no
    destination.
    """
    if s.is_alone():
        return
    for place in range(s.seats - 1, -1, -1):
        seat = s.in_order(place)
        if s.plays(seat):
            s.push(AT_TOURISTS, seat)


def is_neighbour(s: SmallCity, seat: i64, other: i64) -> bool:
    """SC-3.8: every other seat, but with four players not the one opposite."""
    return s.seats < 4 or (other - seat) % s.seats != 2


def takes_tourists(kind: i64) -> bool:
    """SC-5.3.3: Factories, commercial zones, cultural buildings, Banks and Tramway Stations."""
    return (
        CASH_PLACE <= kind <= METAL_PLACE or kind == CULTURE_PLACE or kind == BANK_PLACE or kind == TRAM_PLACE
    )


def toll_of(s: SmallCity, borough: i64) -> i64:
    """SC-5.3.3: the arrival fee of a host with a Police Station."""
    return effect_in(s, borough, s.box.toll)


def why_not_to_borough(s: SmallCity, seat: i64, borough: i64) -> Refusal | None:
    """The rule against sending a citizen to a borough, or None."""
    if borough == seat or borough >= s.seats:
        return NOT_A_NEIGHBOUR
    if not s.plays(borough):
        return LEFT_THE_GAME
    if not is_neighbour(s, seat, borough) and effect_in(s, seat, s.box.is_subway) == 0:
        return NOT_A_NEIGHBOUR
    if has_tourist(s, borough, seat):
        return HAS_ONE_THERE
    return TOLL_TOO_HIGH if toll_of(s, borough) > s.money[seat] else None


def may_be_sent(s: SmallCity, seat: i64, lay: Layout, square: i64) -> bool:
    """SC-5.3.3, SC-5.3.8: a citizen who has not moved, not from the Town Hall; never the Pilgrim. A citizen on a
    Tramway counts as moved.
    """
    if lay.kind[square] == HALL_PLACE or lay.kind[square] == PILGRIM_PLACE:
        return False
    if is_pilgrim(s, seat, square) and square != tram_square(s, seat):
        return False
    return unmoved(s, seat, square) > 0


def senders(s: SmallCity, seat: i64) -> vec[i64]:
    """The squares with a citizen that may be sent."""
    lay = layout(s, seat)
    found = vec[i64]()
    tram = tram_square(s, seat)
    for square in range(N_SQUARES):
        is_there = s.on[seat * N_SQUARES + square] == CITIZEN + seat or square == tram
        if is_there and may_be_sent(s, seat, lay, square):
            found = append(found, square)
    return found


def why_not_there(s: SmallCity, lay: Layout, borough: i64, to: i64) -> Refusal | None:
    """The rule against a place of another borough, or None."""
    if not takes_tourists(lay.kind[to]):
        return NOT_FOR_TOURISTS
    return None if is_open(s, borough, to) else NOT_EMPTY_BEFORE


class Tourists(Step[SmallCity]):
    """SC-5.3.3: one citizen at a time is sent, or none any more."""

    def __init__(self) -> None:
        super().__init__(AT_TOURISTS, "tourists")
        self.on = [AT_PHASES, AT_TOURISTS]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        if s.stage() != IN_TOURISTS or not s.plays(seat):
            return False
        if s.step_at(at - 1) == AT_TOURISTS:
            return (seat - s.host) % s.seats < (s.seat_at(at - 1) - s.host) % s.seats
        return True

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        if len(senders(s, seat)) == 0:
            return False
        for borough in range(s.seats):
            if why_not_to_borough(s, seat, borough) is None:
                lay = layout(s, borough)
                for to in entrances(s, borough):
                    if takes_tourists(lay.kind[to]):
                        return True
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return self.actions(s, seat)

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        squares = senders(s, seat)
        for borough in range(s.seats):
            if why_not_to_borough(s, seat, borough) is not None:
                continue
            lay = layout(s, borough)
            targets = vec[i64]()
            for to in entrances(s, borough):
                if takes_tourists(lay.kind[to]):
                    targets = append(targets, to)
            for square in squares:
                for to in targets:
                    found = append(found, SEND.of(borough, square, to))
        return append(found, STOP.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if STOP.has(action):
            return None
        if not SEND.has(action):
            return NOT_NOW
        borough = SEND.arg(action)
        refusal = why_not_to_borough(s, seat, borough)
        if refusal is not None:
            return refusal
        if not may_be_sent(s, seat, layout(s, seat), SEND.arg2(action)):
            return NOBODY_TO_SEND
        return why_not_there(s, layout(s, borough), borough, SEND.arg3(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        borough = SEND.arg(action)
        facts: Facts = {
            "square": Term(SQUARES, SEND.arg2(action)),
            "to": Term(SQUARES, SEND.arg3(action)),
            "money": int(s.money[seat]),
            "toll": int(toll_of(s, borough)) if borough < s.seats else 0,
        }
        if borough < s.seats:
            facts["borough"] = Term(SEATS, borough)
        return facts

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        if STOP.has(action):
            s.drop()
            return
        borough, square, to = SEND.arg(action), SEND.arg2(action), SEND.arg3(action)
        toll = toll_of(s, borough)
        lift(s, seat, square, seat)
        stand(s, borough, to, seat)
        note_move(s, seat, move_code(seat, square, borough, to))
        s.note(TOURIST_SENT, seat, borough, to)
        if toll > 0:
            s.money[seat] -= toll
            s.gain_money(borough, toll)
            s.note(TOLL_PAID, seat, borough, toll)


def tourists_of(s: SmallCity, seat: i64, borough: i64) -> vec[i64]:
    """The squares of another borough where a seat has a tourist."""
    found = vec[i64]()
    tram = tram_square(s, borough)
    on = s.on
    for square in range(N_SQUARES):
        is_there = on[borough * N_SQUARES + square] == CITIZEN + seat or square == tram
        if is_there and is_tourist_of(s, seat, borough, square):
            found = append(found, square)
    return found


def is_tourist_of(s: SmallCity, seat: i64, borough: i64, square: i64) -> bool:
    """Whether a seat has a tourist on a square of another borough; the Pilgrim is none."""
    if citizen_on(s, borough, square) == NONE:
        return square == tram_square(s, borough) and riders(s, borough, seat) > 0
    return standing(s, borough, square, seat) > 0 and not is_pilgrim(s, borough, square)


def why_not_guest(s: SmallCity, seat: i64, square: i64) -> Refusal | None:
    """SC-5.3.4: a host does not move the tourist that stands on a square; None where there is none."""
    for other in range(s.seats):
        if other != seat and standing(s, seat, square, other) > 0:
            return TOURIST_STAYS
    return None
