"""The culture track (CV-7.19, CV-7.20): paid and free steps, their rewards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.components.box import LAST_SPACE, Effect
from ludotheque.games.civilization.components.codes import (
    CULTURE_TRACK_DISCOUNT,
    CULTURE_TRADE_DISCOUNT,
    SKIP_OCCUPIED_SPACES,
)
from ludotheque.games.civilization.map.great_people import gain_person
from ludotheque.games.civilization.position.events import SPACE_ENTERED, STEP_PAID
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_SKIP_SPACE, AT_TRACK
from ludotheque.games.civilization.position.vocabulary import CULTURAL, FLAG, PEOPLE, SKIP
from ludotheque.games.civilization.realm.cards_in_force import could_hold, has, number, person_open
from ludotheque.games.civilization.realm.coins import per_coins
from ludotheque.games.civilization.realm.hands import draw_card
from ludotheque.games.civilization.realm.shown_cards import lay_open
from ludotheque.games.civilization.realm.victory import reach

END_OF_TRACK: Final = Refusal("CV-7.19", "end-of-track")
STEP_NEEDS_CULTURE: Final = Refusal("CV-7.19", "step-needs-culture")
STEP_NEEDS_TRADE: Final = Refusal("CV-7.19", "step-needs-trade")
SPACES_NOT_OCCUPIED: Final = Refusal("CV-7.19", "spaces-not-occupied")
NOT_SHAKESPEARE: Final = Refusal("CV-15.8", "not-shakespeare")

FREE: Final[i64] = 0
PAID: Final[i64] = 1
# The most free steps that a card gives at once.
MOST_STEPS: Final = 999

# ---------------------------------------------------------------- cost of a step


def step_culture(s: Civilization, seat: i64, space: i64) -> i64:
    """CV-7.19: the culture that a space costs, less the discount of investments."""
    return max(s.box.space_culture[space] - number(s, seat, CULTURE_TRACK_DISCOUNT), 0)


def step_trade(s: Civilization, seat: i64, space: i64) -> i64:
    """The trade that a space costs, less Ecology's discount."""
    return max(s.box.space_trade[space] - per_coins(s, seat, CULTURE_TRADE_DISCOUNT), 0)


def why_not_advance(s: Civilization, seat: i64) -> Refusal | None:
    """CV-7.19, CV-B73: the next space must be affordable; later spaces never cost less."""
    if s.space[seat] == LAST_SPACE:
        return END_OF_TRACK
    return why_not_pay_for(s, seat, s.space[seat] + 1)


def why_not_pay_for(s: Civilization, seat: i64, space: i64) -> Refusal | None:
    if step_culture(s, seat, space) > s.culture[seat]:
        return STEP_NEEDS_CULTURE
    return STEP_NEEDS_TRADE if step_trade(s, seat, space) > s.trade[seat] else None


def advance_facts(s: Civilization, seat: i64) -> Facts:
    space = min(s.space[seat] + 1, LAST_SPACE)
    return {
        "space": space,
        "culture": step_culture(s, seat, space),
        "trade": step_trade(s, seat, space),
        "has_culture": s.culture[seat],
        "has_trade": s.trade[seat],
    }


# ---------------------------------------------------------------- steps


def advance_paid(s: Civilization, seat: i64) -> None:
    """CV-7.19: one step, for culture and trade."""
    s.push(AT_TRACK, seat, 1, PAID)


def advance_free(s: Civilization, seat: i64, steps: i64) -> None:
    """CV-7.19: free steps, each with its reward."""
    s.push(AT_TRACK, seat, steps, FREE)


class Track(Step[Civilization]):
    """Steps still to be made, one at a time: each reward is taken before the next step. The figures are how many, and
    whether they are paid for.
    """

    def __init__(self) -> None:
        super().__init__(AT_TRACK, "track", numbers("steps", MOST_STEPS), FLAG)

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, left, paid = s.asked(), s.top(0), s.top(1)
        if left == 0 or s.space[seat] == LAST_SPACE:
            s.drop()
            return
        s.set_top(0, left - 1)
        if could_skip(s, seat, paid) and could_hold(s, seat, SKIP_OCCUPIED_SPACES):
            s.push(AT_SKIP_SPACE, seat, paid)
        else:
            advance_to(s, seat, s.space[seat] + 1, paid)


def advance_to(s: Civilization, seat: i64, space: i64, paid: i64) -> None:
    """CV-7.20, CV-14.4: the reward of the space entered: a great person or a culture card; the last space also wins
    the game.
    """
    if paid == PAID:
        culture, trade = step_culture(s, seat, space), step_trade(s, seat, space)
        s.culture[seat] -= culture
        s.trade[seat] -= trade
        s.note(STEP_PAID, seat, culture, trade)
    s.space[seat] = space
    s.note(SPACE_ENTERED, seat, space)
    if s.box.space_person[space] == 1:
        gain_person(s, seat)
    else:
        draw_card(s, seat, s.box.space_section[space])
    if space == LAST_SPACE:
        reach(s, seat, CULTURAL)


# ---------------------------------------------------------------- William Shakespeare


def shakespeare(s: Civilization) -> Effect:
    return s.box.with_code[SKIP_OCCUPIED_SPACES][0]


def spaces_to_skip(s: Civilization, seat: i64) -> i64:
    """The number of spaces right before a marker that hold another player's; the last space is never skipped."""
    count: i64 = 0
    while s.space[seat] + count + 1 < LAST_SPACE and is_occupied(s, seat, s.space[seat] + count + 1):
        count += 1
    return count


def could_skip(s: Civilization, seat: i64, paid: i64) -> bool:
    """CV-1.11: whether, by public knowledge, a space can be skipped and the next one paid for."""
    if spaces_to_skip(s, seat) == 0:
        return False
    return paid == FREE or why_not_pay_for(s, seat, s.space[seat] + 2) is None


def is_occupied(s: Civilization, seat: i64, space: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.space[other] == space:
            return True
    return False


class SkipSpace(Step[Civilization]):
    """How many occupied spaces to skip. Asked of a seat that may have Shakespeare. The figure says whether the step
    is paid for.
    """

    def __init__(self) -> None:
        super().__init__(AT_SKIP_SPACE, "skip_space", FLAG)
        self.quiet = False

    def default(self, s: Civilization, seat: i64) -> i64:
        return SKIP.of(0)

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for count in range(spaces_to_skip(s, seat) + 1):
            found = append(found, SKIP.of(count))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not SKIP.has(action):
            return NOT_NOW
        count = SKIP.arg(action)
        if count > spaces_to_skip(s, seat):
            return SPACES_NOT_OCCUPIED
        if count > 0 and not has(s, seat, shakespeare(s)):
            return NOT_SHAKESPEARE
        return why_not_pay_for(s, seat, s.space[seat] + count + 1) if s.top(0) == PAID else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        facts = advance_facts(s, seat)
        facts["person"] = Term(PEOPLE, shakespeare(s).which)
        return facts

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        count, paid = SKIP.arg(action), s.top(0)
        s.drop()
        if count > 0 and not person_open(s, shakespeare(s).which):
            lay_open(s, seat, shakespeare(s))
        advance_to(s, seat, s.space[seat] + count + 1, paid)
