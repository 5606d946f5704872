"""Every question of city management lists exactly what is legal, in order, and says in figures why the rest is not."""

from collections.abc import Callable

import pytest

from ludotheque.core.refusals import NOT_NOW, said_facts
from ludotheque.games.civilization.city.free_builds import ANYTHING, WALLS, offer_build
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    ADVANCE,
    ARTS,
    AS_TRADE,
    BUILD,
    BUILD_FREE,
    CARAVAN,
    DECLINE,
    DISCARD,
    DONE,
    END,
    HARVEST,
    HARVEST_TWICE,
    KEEP_CARD,
    PLACE,
    PRODUCE,
    SKIP,
    USE,
)
from ludotheque.games.civilization.realm.hands import refresh_hand
from tests.civilization.meadow import asked, at, city, do, holds_card, knows
from tests.civilization.town import around, feature, holds_person, market, name, put, resource, town

DECK = {"fame_and_fortune": "yes", "great_person_deck": "yes"}
VERBS_HERE = [
    PLACE,
    USE,
    DECLINE,
    DONE,
    BUILD,
    DISCARD,
    KEEP_CARD,
    PRODUCE,
    ARTS,
    HARVEST,
    HARVEST_TWICE,
    BUILD_FREE,
    ADVANCE,
    SKIP,
    CARAVAN,
    AS_TRADE,
    END,
]


def rich() -> Civilization:
    """An Egypt that could do nearly everything."""
    s = town("egypt", "china", **DECK)
    city(s, 0, 1, at(s, 8, 2))
    knows(s, 0, "engineering", "pottery", "masonry", "philosophy", "currency", "navigation", "writing")
    squares = around(s, 0)
    feature(s, squares[0], "silk")
    feature(s, squares[1], "iron")
    s.terrain[squares[2]] = 4
    put(s, squares[6], "angkor_wat")
    market(s, "stonehenge", "oracle")
    s.bonus[0] = 14
    s.trade[0], s.culture[0] = 9, 9
    resource(s, 0, "wheat")
    for id in ("drought_1", "sabotage_1"):
        holds_card(s, 0, id)
    return s


def at_second_item(s: Civilization) -> None:
    do(s, "produce", city="capital", item="army")
    do(s, "place", square=name(around(s, 0)[3]))


def at_produce_square(s: Civilization) -> None:
    do(s, "produce", city="capital", item="temple")


def at_michelangelo(s: Civilization) -> None:
    holds_person(s, 0, "michelangelo", around(s, 0)[7])
    s.bonus[0] = 5
    do(s, "produce", city="capital", item="stonehenge")
    do(s, "place", square=name(around(s, 0)[3]))
    if asked(s) == "second_item":
        do(s, "decline")


def at_harvest_again(s: Civilization) -> None:
    do(s, "harvest_twice", city="capital", square=name(around(s, 0)[0]))


def at_extra_action(s: Civilization) -> None:
    holds_person(s, 0, "ada_lovelace", around(s, 0)[7])
    do(s, "use", source="person_ada_lovelace")


def at_arts_trade(s: Civilization) -> None:
    holds_person(s, 0, "charles_darwin", around(s, 0)[7])
    do(s, "arts", city="capital")


def at_skip_space(s: Civilization) -> None:
    holds_person(s, 0, "william_shakespeare", around(s, 0)[7])
    s.space[1] = 1
    do(s, "advance")


def at_discard(s: Civilization) -> None:
    holds_card(s, 0, "drought_2")
    do(s, "advance")


def at_keep_card(s: Civilization) -> None:
    knows(s, 0, "mysticism")
    do(s, "advance")


def at_refresh(s: Civilization) -> None:
    refresh_hand(s, 0)


def at_free_build(s: Civilization) -> None:
    offer_build(s, 0, ANYTHING)


def at_free_square(s: Civilization) -> None:
    offer_build(s, 0, WALLS)
    s.settle()
    do(s, "build", item="city_walls")


def at_city(s: Civilization) -> None:
    s.extra_actions[0] = 1
    s.acted[0] = 1


QUESTIONS: dict[str, Callable[[Civilization], None]] = {
    "city": at_city,
    "second_item": at_second_item,
    "produce_square": at_produce_square,
    "michelangelo": at_michelangelo,
    "harvest_again": at_harvest_again,
    "extra_action": at_extra_action,
    "arts_trade": at_arts_trade,
    "skip_space": at_skip_space,
    "discard": at_discard,
    "keep_card": at_keep_card,
    "refresh": at_refresh,
    "free_build": at_free_build,
    "free_square": at_free_square,
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_lu_2_a_square_beyond_the_map_is_no_answer(question: str) -> None:
    """A map of two players has fewer squares than the largest one."""
    s = rich()
    QUESTIONS[question](s)
    beyond = range(PLACE.of(s.layout.squares), PLACE.base + PLACE.size)
    assert [s.why_not(0, action) for action in beyond] == [NOT_NOW] * len(beyond)


@pytest.mark.parametrize("question", QUESTIONS)
def test_listed_choices_are_the_legal_ones(question: str) -> None:
    s = rich()
    QUESTIONS[question](s)
    assert asked(s) == question
    legal = []
    for verb in VERBS_HERE:
        for action in range(verb.base, verb.base + verb.size):
            refusal = s.why_not(0, action)
            if refusal is None:
                legal.append(action)
            elif refusal is not NOT_NOW:
                said_facts(s.facts(0, action, refusal))
    assert [int(action) for action in s.actions(0)] == sorted(legal)
    assert len(legal) > 0


def test_nothing_is_asked_after_a_double_harvest_where_nothing_is_left() -> None:
    s = rich()
    resource(s, 1, "silk", 1)
    s.feature[around(s, 0)[1]] = NONE
    do(s, "harvest_twice", city="capital", square=name(around(s, 0)[0]))
    assert asked(s) == "city"
