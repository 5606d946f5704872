"""What is used is shown (CV-12.3, CV-15.8) and waits on the stack until it is carried out (CV-13.1)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.verbs import Domain
from ludotheque.games.civilization.components.box import (
    BIT,
    OF_CARD,
    OF_PERSON,
    OF_RELIC,
    OF_TOKEN,
    ONCE_A_CARD,
    Effect,
)
from ludotheque.games.civilization.position.events import CALLED, CAN_PAY, PLAYED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_EFFECT
from ludotheque.games.civilization.position.vocabulary import (
    CARD_ASIDE,
    CARD_PACK,
    PERSON_BOTTOM,
    PERSON_PACK,
    TOKEN_OUT,
    TOKEN_PACK,
)
from ludotheque.games.civilization.realm.resources import first_payment, free_base

# The next stage of a use.
STAGES: Final = Domain("stage", ["aim", "pay", "consent", "announce", "answer", "carry_out"])
TO_AIM: Final[i64] = 0
TO_PAY: Final[i64] = 1
TO_CONSENT: Final[i64] = 2
TO_ANNOUNCE: Final[i64] = 3
TO_ANSWER: Final[i64] = 4
TO_CARRY_OUT: Final[i64] = 5


def announce_answer(s: Civilization, seat: i64, source: i64, means: i64, other: i64) -> None:
    """CV-13.9: an answer given in secret is announced with its payment; two resources mean that the Kremlin pays.
    Its targets, if any, are in `Civilization.aims`.
    """
    lay_open(s, seat, s.box.used[source])
    base = free_base(s)
    first_payment(s, base, means, other)
    s.push(AT_EFFECT, seat, source, base, TO_CONSENT)


def lay_open(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-12.3, CV-15.8: what is used is shown; an event waits on the table, a single-use thing is gone."""
    which = effect.which
    if effect.holder == OF_CARD:
        s.note(PLAYED, seat, effect.source)
        CARD_PACK.put(s.card_pile, s.card_seen, which, CARD_ASIDE, everybody(s.seats))
    elif effect.holder == OF_TOKEN:
        s.note(PLAYED, seat, effect.source)
        TOKEN_PACK.put(s.token_pile, s.token_seen, which, TOKEN_OUT, everybody(s.seats))
    elif effect.holder == OF_PERSON:
        s.note(CALLED, seat, which)
        if effect.limit == ONCE_A_CARD:
            PERSON_PACK.put(s.person_pile, s.person_seen, which, PERSON_BOTTOM, everybody(s.seats))
        else:
            PERSON_PACK.show(s.person_seen, which, everybody(s.seats))
    elif effect.holder == OF_RELIC:
        s.promised[seat] -= BIT[which]
    elif effect.costs_resources:
        s.note(CAN_PAY, seat, effect.source)  # announcing a payment shows that it is possible
