"""Which actions a city has left, the announced action, and what is set aside for it (CV-7.2, CV-7.22, CV-7.25,
CV-7.26, CV-11.4, CV-13.3).
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.core.verbs import Domain
from ludotheque.games.civilization.components.box import CITIES, NONE
from ludotheque.games.civilization.components.codes import CAPITAL_NO_ACTION, CAPITAL_TWO_DIFFERENT_ACTIONS
from ludotheque.games.civilization.position.events import ACTION_CANCELLED, CAME_BACK
from ludotheque.games.civilization.position.state import MOST_ASIDE, Civilization
from ludotheque.games.civilization.position.steps import AT_CITY_ACTION
from ludotheque.games.civilization.realm.cards_in_force import allowed, is_used, mark_fresh
from ludotheque.games.civilization.realm.hands import check_hand
from ludotheque.games.civilization.realm.resources import give_back_means, spend_means

NO_SUCH_CITY: Final = Refusal("CV-7.1", "no-such-city")
CITY_HAS_ACTED: Final = Refusal("CV-7.1", "city-has-acted")
CAPITAL_IN_ANARCHY: Final = Refusal("CV-5.5", "capital-in-anarchy")
CITY_WAS_CANCELLED: Final = Refusal("CV-13.3", "city-was-cancelled")
SAME_KIND_OF_ACTION: Final = Refusal("CV-7.22", "same-kind-of-action")

# The effect of an action (`Civilization.act_kind`).
ACTION_KINDS: Final = Domain(
    "action_kind", ["none", "produce", "build_free", "arts", "harvest", "harvest_twice"]
)
NO_ACTION: Final[i64] = 0
PRODUCING: Final[i64] = 1
BUILDING_FREE: Final[i64] = 2  # Egypt
DEVOTING: Final[i64] = 3
HARVESTING: Final[i64] = 4
HARVESTING_TWICE: Final[i64] = 5  # Angkor Wat

# CV-7.25: the mode in which a city takes an action: ordinary, extra by Atomic Theory, or by Ada Lovelace. Between the
# first two there is no choice: an action is ordinary whenever that is legal.
ORDINARY: Final[i64] = 0
SECOND: Final[i64] = 1
LOVELACES: Final[i64] = 2

# The stage of the action: the figure of its frame.
STAGES: Final = Domain("action_stage", ["announce", "carry_out", "second_item", "over"])
TO_ANNOUNCE: Final[i64] = 0
TO_CARRY_OUT: Final[i64] = 1
TO_PLACE_SECOND: Final[i64] = 2
OVER: Final[i64] = 3


def kind_bit(kind: i64) -> i64:
    """CV-7.2: the three kinds of actions, as bits of `Civilization.acted`."""
    if kind <= BUILDING_FREE:
        return 1
    return 2 if kind == DEVOTING else 4


# ---------------------------------------------------------------- actions left


def why_not_act(s: Civilization, seat: i64, slot: i64, kind: i64, mode: i64) -> Refusal | None:
    """CV-7.1, CV-7.22: whether a city may take an action of this kind as an ordinary one; an extra action of Atomic
    Theory is allowed while one is left, Ada Lovelace's always (CV-B98).
    """
    city = seat * CITIES + slot
    if s.city_at[city] == NONE:
        return NO_SUCH_CITY
    return why_not_ordinary(s, seat, slot, kind) if mode == ORDINARY else None


def why_not_ordinary(s: Civilization, seat: i64, slot: i64, kind: i64) -> Refusal | None:
    """CV-R27: one action a city; the capital of a monarchy takes two of different kinds, that of an anarchy none."""
    city = seat * CITIES + slot
    if slot == 0 and allowed(s, seat, CAPITAL_NO_ACTION):
        return CAPITAL_IN_ANARCHY
    if s.cancelled[city] == 1:
        return CITY_WAS_CANCELLED
    acted = s.acted[city]
    if acted == 0:
        return None
    if slot > 0 or not allowed(s, seat, CAPITAL_TWO_DIFFERENT_ACTIONS):
        return CITY_HAS_ACTED
    if acted & kind_bit(kind) != 0:
        return SAME_KIND_OF_ACTION
    return None if acted == 1 or acted == 2 or acted == 4 else CITY_HAS_ACTED


def bonus_left(s: Civilization, city: i64, mode: i64) -> i64:
    """CV-B31b, CV-R24: the production added to a city this turn, less what an action has used; a second full city
    management has all of it again.
    """
    return s.bonus[city] if mode == SECOND else s.bonus[city] - s.bonus_used[city]


# ---------------------------------------------------------------- the announced action


def prepare_action(s: Civilization, seat: i64, slot: i64, kind: i64, mode: i64) -> None:
    """CV-7.23: its parts are asked next; then it is announced."""
    s.act_city = seat * CITIES + slot
    s.act_kind = kind
    s.act_extra = 1 if mode == LOVELACES else 0
    s.act_second = 1 if mode == SECOND else 0


def announced_mode(s: Civilization) -> i64:
    """The mode of the action under way."""
    if s.act_second == 1:
        return SECOND
    return LOVELACES if s.act_extra == 1 else ORDINARY


def add_item(s: Civilization, item: i64, square: i64) -> None:
    """One more item or harvested square of the action."""
    at: i64 = 0 if s.act_items[0] == NONE and s.act_squares[0] == NONE else 1
    s.act_items[at] = item
    s.act_squares[at] = square


def is_announced(s: Civilization) -> bool:
    """Whether the action under way has been announced; before that its parts are still being chosen."""
    at = s.find(AT_CITY_ACTION)
    return at >= 0 and s.figure_at(at, 0) != TO_ANNOUNCE


def count_action(s: Civilization) -> None:
    """The city has now taken its action, cancelled or not (CV-13.3)."""
    city = s.act_city
    if s.act_second == 1:
        s.extra_actions[city] -= 1
        s.bonus_used[city] = 0
    elif s.act_extra == 0:
        s.acted[city] = s.acted[city] | kind_bit(s.act_kind)


def forget_action(s: Civilization) -> None:
    """Clears the action after it was carried out or cancelled."""
    s.act_city = NONE
    s.act_kind = NO_ACTION
    s.act_discount = 0
    s.act_extra = 0
    s.act_second = 0
    for i in range(2):
        s.act_items[i] = NONE
        s.act_squares[i] = NONE


def city_action_cancelled(s: Civilization) -> None:
    """CV-11.4, CV-13.3, CV-R34: for the action on top of the stack. The city takes no other action in this city
    management; what was set aside for a production is returned. Trade was not spent yet; powers used for it stay used
    (CV-13.11).
    """
    seat, city = s.asked(), s.act_city
    produced = kind_bit(s.act_kind) == kind_bit(PRODUCING)
    if s.act_second == 0:
        s.cancelled[city] = 1
    s.note(ACTION_CANCELLED, seat, city % CITIES)
    forget_action(s)
    s.drop()
    if produced:
        check_hand(s, seat)
        come_back(s, seat, city)


# ---------------------------------------------------------------- resources set aside


def come_back(s: Civilization, seat: i64, city: i64) -> None:
    """CV-7.26, CV-B44: returns resources and resource cards spent on a city's production; their bonus is removed, and
    the abilities are unused again.
    """
    for i in range(MOST_ASIDE):
        if s.aside_city[i] != city:
            continue
        give_back_means(s, seat, s.aside_means[i])
        effect = s.box.used[s.aside_source[i]]
        if is_used(s, seat, effect):
            mark_fresh(s, seat, effect)
            s.bonus[city] -= effect.amount
            s.note(CAME_BACK, seat, city % CITIES, effect.amount)
        take_from_aside(s, i)


def settle_aside(s: Civilization, seat: i64, city: i64) -> None:
    """CV-7.26: the payment is final: the city has produced, or its owner's part ends."""
    for i in range(MOST_ASIDE):
        if s.aside_city[i] == city:
            means = s.aside_means[i]
            take_from_aside(s, i)
            spend_means(s, seat, means)


def take_from_aside(s: Civilization, i: i64) -> None:
    s.aside_means[i] = NONE
    s.aside_source[i] = NONE
    s.aside_city[i] = NONE
