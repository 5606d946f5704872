"""What may be done at any time in one's own menus (CV-1.4): great people who say so."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import ASIDE, Step
from ludotheque.core.verbs import Term
from tests.slices.battle.box import ANY_TIME, NONE
from tests.slices.battle.effects import carry_out, why_not_use
from tests.slices.battle.responses import show_person
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import CALL, FIRST_PERSON, N_PEOPLE, SOURCES


class AnyTime(Step[Civilization]):
    """CV-15.8: a person is shown, does what it does, and is out."""

    def __init__(self) -> None:
        super().__init__(ASIDE, "any_time")

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([CALL.of(person) for person in range(N_PEOPLE)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not CALL.has(action):
            return NOT_NOW
        return why_not_use(s, seat, FIRST_PERSON + CALL.arg(action), ANY_TIME)

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, FIRST_PERSON + CALL.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        person = CALL.arg(action)
        show_person(s, seat, person)
        carry_out(s, seat, FIRST_PERSON + person, NONE)
