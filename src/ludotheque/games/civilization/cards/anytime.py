"""What a seat may do at any of its choices (CV-15.8): turn up a named great person.

What is used «at any time» (CV-1.4) is part of its owner's menus, like everything else.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import ASIDE, Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import N_PEOPLE
from ludotheque.games.civilization.map.great_people import turn_up, why_not_turn_up
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import PEOPLE, PERSON_PACK, TURN_UP
from ludotheque.games.civilization.realm.victory import begin_choice


class AnyTime(Step[Civilization]):
    """CV-1.4, CV-15.8: a person is shown, whenever its owner is asked for a choice."""

    def __init__(self) -> None:
        super().__init__(ASIDE, "any_time")

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if s.person_deck == 1:
            for person in range(N_PEOPLE):
                if s.person_pile[person] == PERSON_PACK.of(seat):
                    found = append(found, TURN_UP.of(person))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return why_not_turn_up(s, seat, TURN_UP.arg(action)) if TURN_UP.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"person": Term(PEOPLE, TURN_UP.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        begin_choice(s, seat)
        turn_up(s, seat, TURN_UP.arg(action))
