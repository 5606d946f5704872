"""The course of play (CV-1.2, CV-1.3, CV-1.12)."""

import pytest

from ludotheque.games.civilization.components.box import CITIES, FIGURES_EACH, NONE
from ludotheque.games.civilization.position.state import MOST_HARVESTS, WORDS, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    IN_CITIES,
    IN_MOVEMENT,
    IN_RESEARCH_PHASE,
    IN_START,
    IN_TRADE,
)
from ludotheque.games.civilization.turn.phases import begin_phase, end_turn, parts_of
from tests.civilization.positions import after_setup, said


def at(s: Civilization, phase: int) -> Civilization:
    """The beginning of a phase, as if all before it were over."""
    s.drop()
    begin_phase(s, phase)
    s.settle()
    return s


@pytest.mark.parametrize("phase", [IN_START, IN_CITIES, IN_MOVEMENT])
def test_cv_b1_phases_are_played_one_player_after_the_other(phase: int) -> None:
    s = after_setup("rome", "china", "egypt")
    s.first = 1
    s.drop()
    begin_phase(s, phase)
    order = []
    for _ in range(parts_of(s, phase)):
        s.settle()
        order.append((int(s.active), tuple(s.to_move())))
        s.drop()
    assert order == [(1, (1,)), (2, (2,)), (0, (0,))]


def test_cv_1_2_trade_and_research_are_for_all_at_once() -> None:
    s = after_setup("rome", "china", "egypt")
    for seat in range(3):
        s.trade[seat] = 6
    assert at(s, IN_TRADE).to_move() == (0, 1, 2)
    assert s.active == NONE
    s = after_setup("rome", "china", "egypt")
    for seat in range(3):
        s.trade[seat] = 6
    assert at(s, IN_RESEARCH_PHASE).to_move() == (0, 1, 2)
    assert s.active == NONE


def test_cv_1_3_the_marker_passes_clockwise_each_turn_but_the_first() -> None:
    s = after_setup("rome", "china", "egypt")
    assert (s.turn, s.first) == (1, 0)
    firsts = []
    for turn in range(2, 6):
        at(s, IN_RESEARCH_PHASE)  # no player has the trade for a tech
        assert (s.turn, s.phase) == (turn, IN_START)
        firsts.append((int(s.first), int(s.active)))
    assert firsts == [(1, 1), (2, 2), (0, 0), (1, 1)]


def test_cv_1_12_at_the_end_of_a_turn_everything_is_fresh() -> None:
    s = after_setup("rome", "china")
    for i in range(2 * WORDS):
        s.used_in_turn[i] = s.cancelled_in_turn[i] = 5
    for city in range(2 * CITIES):
        s.bonus[city] = s.bonus_used[city] = 3
        s.acted[city], s.extra_actions[city], s.cancelled[city] = 7, 1, 1
    for i in range(MOST_HARVESTS):
        s.harvested[i] = 4
    for figure in range(2 * FIGURES_EACH):
        s.moved[figure] = 1
        s.link[figure] = 1
    for i in range(FIGURES_EACH):
        s.discovery_debt[i] = 1
    for seat in range(2):
        s.frozen[seat], s.refused[seat], s.chosen[seat] = 9, 3, 2
        s.has_invested[seat] = s.changed_government[seat] = s.held_in_anarchy[seat] = 1
        s.culture[seat], s.trade[seat] = 4, 8
    end_turn(s)
    gone = [s.used_in_turn, s.cancelled_in_turn]
    gone += [s.bonus, s.bonus_used, s.acted, s.extra_actions, s.cancelled, s.moved]
    gone += [s.discovery_debt, s.refused, s.has_invested, s.changed_government, s.held_in_anarchy]
    for field in gone:
        assert set(field) == {0}
    for field in (s.harvested, s.frozen, s.chosen):
        assert set(field) == {NONE}
    assert list(s.culture) == [4, 4]
    assert list(s.trade) == [8, 8]
    assert set(s.link) == {1}  # scouts stay where they were linked


def test_cv_13_7_standing_passes_end_with_the_part() -> None:
    s = after_setup("rome", "china")
    s.passes[1] = 3
    s.drop()
    s.settle()
    assert s.passes[1] == 0


def test_cv_1_9_culture_has_no_limit_and_is_kept() -> None:
    s = after_setup("rome", "china")
    s.culture[0] = 500
    s.drop()
    begin_phase(s, IN_CITIES)
    s.settle()
    s.apply(0, said("arts", city="capital"))
    gained = s.culture[0]
    assert gained > 500
    end_turn(s)
    assert s.culture[0] == gained
