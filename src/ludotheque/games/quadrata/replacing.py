"""Step 1: replace a destination card of the centre (QD-5.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import centre, taxis
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_REPLACE,
    AT_VISIT,
    CARDS,
    CROSS,
    REPLACE,
    REPLACED,
    SKIP,
    VISIT,
)

NOT_IN_CENTRE: Final = Refusal("QD-5.3.1", "not-in-centre")
NO_OTHER_CARD: Final = Refusal("QD-5.3.3", "no-other-card")
VISIT_COMES_NEXT: Final = Refusal("QD-5.1.1", "visit-comes-next")


class Replace(Step[Quadrata]):
    """QD-5.3.1: one card of the centre goes to the discard pile, or none. Not asked if there is no choice."""

    def __init__(self) -> None:
        super().__init__(AT_REPLACE, "replace")
        self.on = [AT_VISIT]

    def asks(self, s: Quadrata) -> bool:
        return s.deck_size + s.discard_size > 0 or taxis.some_box_usable(s, s.asked())

    def proceed(self, s: Quadrata) -> None:
        s.drop()

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in centre.in_centre(s):
            found = append(found, REPLACE.of(card))
        found = append(found, SKIP.of())
        return taxis.with_boxes(found)

    def actions(self, s: Quadrata, seat: i64) -> vec[i64]:
        """The same result as `why_not` over the candidates, without testing boxes that no taxi can pay."""
        legal = vec[i64]()
        if s.deck_size + s.discard_size > 0:
            for card in centre.in_centre(s):
                legal = append(legal, REPLACE.of(card))
        return taxis.with_usable_boxes(s, seat, append(legal, SKIP.of()))

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if REPLACE.has(action):
            if centre.slot_of(s, REPLACE.arg(action)) == NOTHING:
                return NOT_IN_CENTRE
            return NO_OTHER_CARD if s.deck_size + s.discard_size == 0 else None
        if CROSS.has(action):
            return taxis.why_not_cross(s, seat, CROSS.arg(action))
        if VISIT.has(action):
            return VISIT_COMES_NEXT
        return None if SKIP.has(action) else NOT_NOW

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        if CROSS.has(action):
            return taxis.facts(s, seat, CROSS.arg(action))
        return {"card": Term(CARDS, REPLACE.arg(action))} if REPLACE.has(action) else {}

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        if CROSS.has(action):
            taxis.cross(s, seat, CROSS.arg(action))
            return
        s.drop()
        if REPLACE.has(action):
            replace(s, seat, REPLACE.arg(action))


def replace(s: Quadrata, seat: i64, card: i64) -> None:
    """QD-5.3.2: it is now the top of the discard pile, unless the refill had to shuffle the pile."""
    centre.take_open(s, card)
    centre.put_on_discard(s, card)
    s.note(REPLACED, seat, card)
    centre.refill(s)
