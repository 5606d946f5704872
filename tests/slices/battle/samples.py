"""A position as one seat may imagine it: everything it can't know is dealt anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from tests.slices.battle.box import NONE
from tests.slices.battle.means import ways_to_pay
from tests.slices.battle.responses import against, could_answer, why_not_cancel
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    AT_ANSWER,
    AT_PAY,
    AT_RESPOND,
    AT_WINDOW,
    CARD_PACK,
    FORCES,
    HAND,
    N_SOURCES,
    PERSON_PACK,
    TOKEN_PACK,
    UNIT_PACK,
)


def redeal(s: Civilization, seat: i64, chance: Chance) -> None:
    """Cards, tokens and people that a seat does not know change places within their backs; hands of a battle are drawn
    anew; what others have answered in secret they answer anew. Whoever has to pay something can.
    """
    s.cut_lanes(seat)
    deal_units(s, seat, chance)
    while True:
        CARD_PACK.redeal(s.card_pile, s.card_seen, seat, chance)
        TOKEN_PACK.redeal(s.token_pile, s.token_seen, seat, chance)
        PERSON_PACK.redeal(s.person_pile, s.person_seen, seat, chance)
        if payable(s):
            break
    answer_anew(s, seat, chance)


def deal_units(s: Civilization, seat: i64, chance: Chance) -> None:
    """Strengths within each type; and which units of his forces somebody has drawn for the battle, types too."""
    UNIT_PACK.redeal(s.unit_pile, s.unit_seen, seat, chance)
    for other in range(s.seats):
        forces, hand = UNIT_PACK.of(other, FORCES), UNIT_PACK.of(other, HAND)
        UNIT_PACK.mingle(s.unit_pile, s.unit_seen, forces, hand, seat, chance)


def payable(s: Civilization) -> bool:
    """Whoever is asked what pays for something has something that does (CV-11.8)."""
    at = s.depth() - 1
    if at < 0 or s.step_at(at) != AT_PAY or s.figure_at(at, 1) == 1:
        return True
    resource = s.box.used[s.figure_at(at - 1, 0)].cost
    return len(ways_to_pay(s, s.seat_at(at), resource)) > 0


def answer_anew(s: Civilization, seat: i64, chance: Chance) -> None:
    """CV-13.9: answers given in secret, and answers that wait below a cancel."""
    if s.forked() and s.step().number == AT_WINDOW:
        at = s.depth() - 2
        for other in range(s.seats):
            if other != seat and not s.waits_for(other) and could_answer(s, at, other):
                s.imagine(other, AT_RESPOND, chance)
    for at in range(s.depth()):
        if s.step_at(at) == AT_ANSWER and s.seat_at(at) != seat:
            wait_anew(s, at, chance)


def wait_anew(s: Civilization, at: i64, chance: Chance) -> None:
    """Some cancel that would have been legal, or none."""
    seat, thing = s.seat_at(at), against(s, at)
    found = vec[i64]([NONE])
    for source in range(N_SOURCES):
        if why_not_cancel(s, thing, seat, source) is None:
            found = append(found, source)
    source = found[chance.below(len(found))]
    cost = s.box.used[source].cost if source != NONE else NONE
    s.set_figure(at, 0, source)
    s.set_figure(at, 1, ways_to_pay(s, seat, cost)[0] if cost != NONE else NONE)
