"""Step 4: rest tokens and draw new ones (QD-5.10)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import bag as drawing
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_DAY,
    AT_REST,
    AT_TURN,
    DRAW,
    HELD,
    REST,
    RESTED,
)

NO_SUCH_TOKEN: Final = Refusal("QD-5.10.1", "no-such-token")


class Rest(Step[Quadrata]):
    """QD-5.10.1: any number of tokens, one at a time; `draw` ends the turn."""

    def __init__(self) -> None:
        super().__init__(AT_REST, "rest")
        self.on = [AT_TURN, AT_DAY]

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        last: i64 = NOTHING
        for held in s.held(seat):
            if held != last:
                found = append(found, REST.of(held))
            last = held
        return append(found, DRAW.of())

    def actions(self, s: Quadrata, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if REST.has(action):
            return NO_SUCH_TOKEN if s.space_of(seat, REST.arg(action)) == NOTHING else None
        return None if DRAW.has(action) else NOT_NOW

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        return {"held": Term(HELD, REST.arg(action))}

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        if REST.has(action):
            s.note(RESTED, seat, s.lay_to_rest(seat, REST.arg(action)))
        else:
            s.drop()
            if s.log is not None:
                drawing.tell_count(s, seat)
            drawing.fill(s, seat)
