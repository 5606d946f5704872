"""Targets (CV-12.2, CV-13.1): every number stands for one thing, and its action, name and announcement agree."""

from typing import Any

import pytest

from ludotheque.core.events import Log
from ludotheque.core.verbs import Domain, Term
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.vocabulary import (
    CITY_SLOTS,
    COINS,
    LEVELS,
    SEATS,
    SOURCES,
    SQUARES,
    TERRAINS,
    VERBS,
    WONDERS,
)
from ludotheque.games.civilization.realm.target_codes import (
    ENOUGH,
    FIRST_CITY,
    FIRST_COIN,
    FIRST_DECK,
    FIRST_PLAYER,
    FIRST_TERRAIN,
    FIRST_WONDER,
    THE_PERSON,
    action_of,
    aim_facts,
    aim_of,
    clear_aims,
    figures_aim,
    note_aim,
    note_aims,
)
from tests.civilization.meadow import meadow
from tests.civilization.positions import said

SOURCE = "card_disoriented"
# By the verb it is said with: the first number, the things, the name in refusals and in the log.
KINDS: dict[str, tuple[int, Domain, str]] = {
    "aim_square": (0, SQUARES, "square"),
    "aim_wonder": (int(FIRST_WONDER), WONDERS, "wonder"),
    "aim_seat": (int(FIRST_PLAYER), SEATS, "seat"),
    "aim_terrain": (int(FIRST_TERRAIN), TERRAINS, "terrain"),
    "aim_city": (int(FIRST_CITY), CITY_SLOTS, "city"),
    "aim_deck": (int(FIRST_DECK), LEVELS, "level"),
    "take_coin": (int(FIRST_COIN), COINS, "coin"),
}


def announced(aim: int) -> dict[str, Any]:
    s, log = meadow("rome", "egypt"), Log()
    s.log = log
    note_aim(s, 0, SOURCES.index_of[SOURCE], aim)
    return dict(log.to_json(0)[0])


@pytest.mark.parametrize("verb", KINDS)
def test_cv_13_1_action_name_and_announcement_of_a_target_agree(verb: str) -> None:
    first, domain, name = KINDS[verb]
    for index in range(domain.size):
        aim = first + index
        assert VERBS.find(action_of(aim)).name == verb
        assert aim_of(action_of(aim)) == aim
        (fact,) = aim_facts(aim).items()
        assert isinstance(fact[1], Term)
        assert (fact[0], fact[1].domain, fact[1].index) == (name, domain, index)
        shown = announced(aim)
        assert shown["source"] == SOURCE
        assert domain.to_json(index) in shown.values()


@pytest.mark.parametrize(("armies", "scouts"), [(1, 0), (0, 1), (2, 3), (6, 2)])
def test_cv_13_1_figures_are_a_target_by_their_numbers(armies: int, scouts: int) -> None:
    aim = figures_aim(armies, scouts)
    assert action_of(aim) == said("aim_figures", armies=armies, scouts=scouts)
    assert aim_of(action_of(aim)) == aim
    assert aim_facts(aim) == {"armies": armies, "scouts": scouts}
    shown = announced(aim)
    assert (shown["armies"], shown["scouts"]) == (armies, scouts)


def test_cv_13_1_all_targets_that_were_chosen_are_announced_and_no_more() -> None:
    s = meadow("rome", "egypt")
    effect = s.box.used[SOURCES.index_of[SOURCE]]
    for chosen in ([1, 2], [1, int(ENOUGH)], [1, NONE]):
        clear_aims(s)
        for i, aim in enumerate(chosen):
            s.aims[i] = aim
        s.log = log = Log()
        note_aims(s, 0, effect)
        squares = [SQUARES.ids[aim] for aim in chosen if aim in (1, 2)]
        assert [event["square"] for event in log.to_json(1)] == squares


def test_cv_13_1_a_person_is_a_target_and_enough_is_none() -> None:
    assert action_of(THE_PERSON) == said("aim_person")
    assert aim_of(said("aim_person")) == THE_PERSON
    assert action_of(ENOUGH) == said("done")
    assert aim_of(said("done")) == ENOUGH
    assert aim_facts(THE_PERSON) == aim_facts(ENOUGH) == {}
    assert announced(int(THE_PERSON)).keys() == {"event", "seat", "source"}
    assert aim_of(said("decline")) == NONE
