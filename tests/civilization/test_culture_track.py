"""The culture track (CV-7.19, CV-7.20)."""

import pytest

from ludotheque.core.position import to_json
from ludotheque.games.civilization.city.culture_track import advance_free, step_trade
from ludotheque.games.civilization.components.box import LAST_SPACE
from ludotheque.games.civilization.position.vocabulary import CARD_PACK, CULTURAL, INVESTMENTS, PEOPLE
from ludotheque.games.civilization.realm.cards_in_force import person_open
from ludotheque.games.civilization.realm.hands import hand_of
from tests.civilization.meadow import asked, cannot, do, knows
from tests.civilization.town import around, holds_person, town

DECK = {"fame_and_fortune": "yes", "great_person_deck": "yes"}


@pytest.mark.parametrize(
    ("space", "culture", "trade"), [(0, 3, 0), (6, 3, 0), (7, 5, 3), (13, 5, 3), (14, 7, 6), (20, 7, 6)]
)
def test_cv_7_19_the_cost_of_a_step(space: int, culture: int, trade: int) -> None:
    s = town("china", "egypt")
    s.space[0] = space
    s.culture[0], s.trade[0] = culture - 1, trade
    assert cannot(s, "advance") == "CV-7.19 step-needs-culture"
    s.culture[0] = culture
    if trade > 0:
        s.trade[0] = trade - 1
        assert cannot(s, "advance") == "CV-7.19 step-needs-trade"
        s.trade[0] = trade
    do(s, "advance")
    assert (s.space[0], s.culture[0], s.trade[0]) == (space + 1, 0, 0)


def test_cv_7_19_two_steps_over_the_border_of_a_section() -> None:
    s = town("china", "egypt")
    s.space[0], s.culture[0], s.trade[0] = 6, 10, 3
    do(s, "advance")
    while asked(s) != "city":
        do(s, "keep_back")
    do(s, "advance")
    assert (s.space[0], s.culture[0], s.trade[0]) == (8, 2, 0)


def test_cv_b73_no_arts_needed() -> None:
    s = town("china", "egypt")
    s.acted[0] = 1
    s.culture[0] = 3
    do(s, "advance")
    assert s.space[0] == 1


def test_cv_7_20_a_card_of_the_section_s_level_or_a_great_person() -> None:
    s = town("china", "egypt")
    for space, level in ((1, 1), (8, 2), (15, 3)):
        s.space[0] = space - 1
        s.culture[0], s.trade[0] = 9, 9
        do(s, "advance")
        assert CARD_PACK.backs[hand_of(s, 0)[0]] == level
        for card in hand_of(s, 0):
            CARD_PACK.put(s.card_pile, s.card_seen, card, 0, 0)
    s.space[0], s.culture[0] = 3, 3
    do(s, "advance")
    assert asked(s) == "place_person"


def test_cv_b47_and_cv_14_4_the_last_space_gives_a_card_and_wins() -> None:
    s = town("china", "egypt")
    s.space[0], s.culture[0], s.trade[0] = 20, 7, 6
    do(s, "advance")
    assert CARD_PACK.backs[hand_of(s, 0)[0]] == 3
    assert s.reached[0] == CULTURAL
    assert not s.over()
    assert cannot(s, "advance") == "CV-7.19 end-of-track"


def test_cv_14_1_without_the_tie_breaker_it_ends_the_game() -> None:
    s = town("china", "egypt", advanced_tiebreak="no")
    s.space[0], s.culture[0], s.trade[0] = 20, 7, 6
    do(s, "advance")
    assert s.over()
    assert s.winner == 0


def test_cv_7_19_free_steps_cost_nothing_and_stop_at_the_end() -> None:
    s = town("china", "egypt")
    s.space[0] = 18
    advance_free(s, 0, 5)
    s.settle()
    while asked(s) != "city":
        s.apply(0, s.actions(0)[0])
    assert s.space[0] == LAST_SPACE
    assert s.reached[0] == CULTURAL


def test_cv_7_20_each_reward_is_taken_before_the_next_step() -> None:
    s = town("china", "egypt")
    s.space[0] = 2
    advance_free(s, 0, 2)
    s.settle()
    assert asked(s) == "place_person"
    assert s.space[0] == 4
    assert len(hand_of(s, 0)) == 1


def test_ecology_takes_trade_off() -> None:
    s = town("china", "egypt", fame_and_fortune="yes")
    knows(s, 0, "ecology")
    s.coins[0] = 7
    s.space[0], s.culture[0], s.trade[0] = 7, 5, 1
    do(s, "advance")
    assert (s.space[0], s.trade[0]) == (8, 0)


def test_endowment_for_the_arts_takes_culture_off() -> None:
    s = town("china", "egypt", fame_and_fortune="yes", investments="yes")
    card = INVESTMENTS.index_of["endowment_for_the_arts"]
    s.invested[card] = s.box.thresholds[card * 3 + 2]
    s.culture[0] = 1
    do(s, "advance")
    assert (s.space[0], s.culture[0]) == (1, 0)


# ---------------------------------------------------------------- William Shakespeare


def test_shakespeare_passes_over_spaces_with_others_markers() -> None:
    s = town("china", "egypt", "rome", **DECK)
    holds_person(s, 0, "william_shakespeare", around(s, 0)[0])
    s.space[1], s.space[2] = 1, 2
    s.culture[0] = 3
    do(s, "advance")
    assert asked(s) == "skip_space"
    assert to_json(s)["frames"][-1] == ["skip_space", 0, 1], "the step is paid for"
    assert cannot(s, "skip", count=3) == "CV-7.19 spaces-not-occupied"
    do(s, "skip", count=2)
    assert (s.space[0], s.culture[0]) == (3, 0)
    assert person_open(s, PEOPLE.index_of["william_shakespeare"])


def test_shakespeare_pays_for_the_space_landed_on() -> None:
    s = town("china", "egypt", "rome", **DECK)
    holds_person(s, 0, "william_shakespeare", around(s, 0)[0])
    s.space[0], s.space[1], s.space[2] = 5, 6, 7
    s.culture[0] = 3
    do(s, "advance")
    assert cannot(s, "skip", count=2) == "CV-7.19 step-needs-culture"
    do(s, "skip", count=1)
    assert s.space[0] == 7


def test_cv_1_11_a_player_who_cannot_pay_for_a_later_space_is_not_asked() -> None:
    s = town("china", "egypt", **DECK)
    holds_person(s, 0, "william_shakespeare", around(s, 0)[0])
    s.space[0], s.space[1] = 6, 7
    s.culture[0] = 3
    do(s, "advance")
    assert asked(s) != "skip_space"
    assert s.space[0] == 7


def test_shakespeare_never_skips_the_last_space() -> None:
    s = town("china", "egypt", "rome", **DECK)
    holds_person(s, 0, "william_shakespeare", around(s, 0)[0])
    s.space[0], s.space[1], s.space[2] = 19, 20, 21
    s.culture[0], s.trade[0] = 7, 6
    do(s, "advance")
    assert cannot(s, "skip", count=2) == "CV-7.19 spaces-not-occupied"
    do(s, "skip", count=1)
    assert s.reached[0] == CULTURAL


def test_cv_1_11_a_player_with_another_artist_is_asked_too() -> None:
    s = town("china", "egypt", **DECK)
    holds_person(s, 0, "valmiki", around(s, 0)[0])
    s.space[1] = 1
    s.culture[0] = 3
    do(s, "advance")
    assert asked(s) == "skip_space"
    assert cannot(s, "skip", count=1) == "CV-15.8 not-shakespeare"
    do(s, "skip", count=0)
    assert s.space[0] == 1


def test_no_question_without_a_space_to_skip() -> None:
    s = town("china", "egypt", **DECK)
    holds_person(s, 0, "william_shakespeare", around(s, 0)[0])
    s.culture[0] = 3
    do(s, "advance")
    assert asked(s) == "city"


def test_cv_1_5_per_n_rounds_down_and_a_cost_is_never_below_nothing() -> None:
    s = town("china", "egypt", fame_and_fortune="yes")
    knows(s, 0, "ecology")
    costs = []
    for coins in (0, 2, 3, 5, 6, 60):
        s.coins[0] = coins
        costs.append(int(step_trade(s, 0, 8)))
    assert costs[0] == 3
    assert costs[-1] == 0
    assert costs == sorted(costs, reverse=True)
    assert costs[:5] == [3, 3, 2, 2, 1]
