"""Step 3: reserve a destination card (QD-5.9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import centre, taxis
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.visiting import TAXI_ALREADY
from ludotheque.games.quadrata.vocabulary import (
    AT_DAY,
    AT_RESERVE,
    AT_REST,
    AT_TURN,
    AT_VISIT,
    CARDS,
    CLOSED,
    CONSOLED,
    CROSS,
    DISCARD_FIRST,
    PUT_BACK,
    RESERVE,
    RESERVED,
    SKIP,
    TAKE_TAXI,
    VISIT,
)

NOT_OPEN: Final = Refusal("QD-5.9.1", "not-open")
BURIED_BY_YOURS: Final = Refusal("QD-5.9.2", "buried-by-yours")
ALREADY_RESERVED: Final = Refusal("QD-5.9.3", "already-reserved")
VISITS_ARE_OVER: Final = Refusal("QD-5.1.1", "visits-are-over")
TAXI_INSTEAD: Final = Refusal("QD-5.4.7", "taxi-instead")


class Reserve(Step[Quadrata]):
    """QD-5.9.1: one card of the centre or the top of the discard pile, or none. Not asked if there is no choice.

    Argument: whether the consolation taxi ended the visits of this turn.
    """

    def __init__(self) -> None:
        super().__init__(AT_RESERVE, "reserve", CONSOLED)
        self.on = [AT_REST, AT_TURN, AT_DAY]

    def fits(self, s: Quadrata, at: i64) -> bool:
        """A taxi taken instead of a visit leaves no visit."""
        return s.figure_at(at, 0) == 0 or (s.after_taxi == CLOSED and s.find(AT_VISIT) < 0)

    def asks(self, s: Quadrata) -> bool:
        return len(centre.open_cards(s)) > 0 or taxis.some_box_usable(s, s.asked())

    def proceed(self, s: Quadrata) -> None:
        s.drop()

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in centre.open_cards(s):
            found = append(found, RESERVE.of(card))
        found = append(found, SKIP.of())
        return taxis.with_boxes(found)

    def actions(self, s: Quadrata, seat: i64) -> vec[i64]:
        """The same result as `why_not` over the candidates, without testing boxes that no taxi can pay."""
        legal = vec[i64]()
        for card in centre.open_cards(s):
            if why_not_reserve(s, seat, card) is None:
                legal = append(legal, RESERVE.of(card))
        return taxis.with_usable_boxes(s, seat, append(legal, SKIP.of()))

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if RESERVE.has(action):
            return why_not_reserve(s, seat, RESERVE.arg(action))
        if CROSS.has(action):
            return why_not_cross(s, seat, CROSS.arg(action))
        if VISIT.has(action):
            return TAXI_INSTEAD if s.top(0) == 1 else VISITS_ARE_OVER
        if TAKE_TAXI.has(action) and s.top(0) == 1:
            return TAXI_ALREADY
        return None if SKIP.has(action) else NOT_NOW

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        if CROSS.has(action):
            return taxis.facts(s, seat, CROSS.arg(action))
        if not RESERVE.has(action):
            return {}
        found: Facts = {"card": Term(CARDS, RESERVE.arg(action))}
        if s.reserved[seat] != NOTHING:
            found["own"] = Term(CARDS, s.reserved[seat])
        return found

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        if CROSS.has(action):
            taxis.cross(s, seat, CROSS.arg(action))
            return
        s.drop()
        if RESERVE.has(action):
            reserve(s, seat, RESERVE.arg(action))


def why_not_reserve(s: Quadrata, seat: i64, card: i64) -> Refusal | None:
    """QD-5.9.1, QD-5.9.2. With `discard_first` the old reservation is put on the discard pile first."""
    if card == s.reserved[seat]:
        return ALREADY_RESERVED
    if centre.slot_of(s, card) != NOTHING:
        return None
    if not centre.is_open(s, card):
        return NOT_OPEN
    return BURIED_BY_YOURS if s.reservation == DISCARD_FIRST and s.reserved[seat] != NOTHING else None


def why_not_cross(s: Quadrata, seat: i64, box: i64) -> Refusal | None:
    """QD-5.4.7: the taxi taken instead of a visit rules out boxes that serve a visit, and no others."""
    refusal = taxis.why_not_cross(s, seat, box)
    serves_a_visit = refusal is taxis.ONLY_IN_A_VISIT or refusal is taxis.ONLY_FOR_A_SECOND_VISIT
    return TAXI_INSTEAD if serves_a_visit and s.top(0) == 1 else refusal


def reserve(s: Quadrata, seat: i64, card: i64) -> None:
    """QD-5.9.2: designate, put the old reservation on the discard pile, take, refill the centre."""
    old = s.reserved[seat]
    centre.take_open(s, card)
    if old != NOTHING:
        centre.put_on_discard(s, old)
        s.note(PUT_BACK, seat, old)
    s.reserved[seat] = card
    s.note(RESERVED, seat, card)
    centre.refill(s)
