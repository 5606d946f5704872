"""Lanes: seats decide independently, each on its own stack, with the game of tests/core/market.py."""

from collections.abc import Callable
from typing import Final

import pytest
from mypy_extensions import i64

from ludotheque.conformance import Case
from ludotheque.conformance.apart import check_apart, check_own_undo
from ludotheque.conformance.choices import check_choices
from ludotheque.conformance.copies import check_copies, check_same_again
from ludotheque.conformance.ending import check_random_game
from ludotheque.conformance.hidden import check_barrier, check_samples_differ, check_views
from ludotheque.conformance.saving import check_journal, check_positions
from ludotheque.conformance.undoing import check_free_undo, check_undo
from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.core.match import SNAPSHOT_EVERY, Match
from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.core.refusals import CANNOT_TAKE_BACK, NOT_NOW, NOT_YOUR_TURN, Illegal
from ludotheque.core.state import State
from tests.core.market import (
    ANSWER,
    AT_ANSWER,
    AT_COUNT,
    AT_PAY,
    AT_PLAN,
    DONE,
    PAY,
    PICK,
    SHOUT,
    Market,
    MarketGame,
    Plan,
)

GAME: Final = MarketGame()
CHECKS: list[Callable[[Case], None]] = [
    check_random_game,
    check_choices,
    check_same_again,
    check_copies,
    check_positions,
    check_journal,
    check_undo,
    check_free_undo,
    check_apart,
    check_own_undo,
    check_views,
    check_barrier,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_lanes_passes_the_conformance_suite(seats: int, check: Callable[[Case], None]) -> None:
    for seed in range(3):
        check(Case(GAME, seats, {}, seed))


def test_samples_of_a_game_of_lanes_differ() -> None:
    check_samples_differ(GAME)


def market(seats: int = 3) -> Market:
    return GAME.new(seats, 1)


def names(s: State, seat: int) -> list[str]:
    """The questions on a seat's lane, the lowest first."""
    said = to_json(s)["forks"][-1]["lanes"][seat]
    return [frame[0] for frame in said]


def test_each_seat_is_asked_on_its_own_lane_and_the_others_see_only_the_step_that_joins() -> None:
    s = market()
    s.apply(1, PICK.of(2))
    assert (s.to_move(), names(s, 0), names(s, 1)) == ((0, 1, 2), ["plan"], ["plan", "pay"])
    assert s.ask(1) == {"step": "pay", "stall": "cider"}
    assert s.ask(0) == {"step": "plan"}
    assert s.ask(-1) == {"step": "reveal"}
    assert s.step().name == "reveal"
    assert list(s.actions(1)) == [PAY.of(1), PAY.of(2)]
    assert s.why_not(0, PAY.of(1)) is NOT_NOW
    s.apply(0, DONE.of())
    assert s.why_not(0, DONE.of()) is NOT_YOUR_TURN
    assert s.ask(0) == {"step": "reveal"}
    assert (s.to_move(), s.mover()) == ((1, 2), 1)


def test_the_lanes_join_when_all_are_empty() -> None:
    s = market(2)
    s.apply(1, DONE.of())
    s.apply(0, PICK.of(0))
    s.apply(0, PAY.of(2))
    assert s.round == 1
    s.apply(0, DONE.of())
    assert (s.round, list(s.points), s.to_move(), s.depth()) == (2, [2, 0], (0, 1), 1)


def test_an_announcement_of_a_lane_is_on_the_common_stack_and_lanes_are_suspended() -> None:
    s = market(3)
    s.apply(0, PICK.of(0))
    s.apply(1, DONE.of())
    s.apply(2, SHOUT.of())
    assert (s.to_move(), s.depth(), len(s.forks)) == ((0, 1), 2, 2)
    assert s.ask(2) == {"step": "count"}
    assert s.why_not(0, PAY.of(1)) is NOT_NOW
    s.apply(1, ANSWER.of(2))
    s.apply(0, ANSWER.of(1))
    assert (list(s.points), s.to_move(), names(s, 0)) == ([1, 2, 0], (0, 2), ["plan", "pay"])


def test_an_interruption_asks_one_seat_before_the_lanes_continue() -> None:
    s = market(2)
    s.enter(0)
    s.interrupt(AT_ANSWER, 1)
    s.settle()
    assert (s.to_move(), s.ask(1)) == ((1,), {"step": "answer"})
    s.apply(1, ANSWER.of(2))
    assert s.to_move() == (0, 1)


def test_a_finished_seat_may_be_asked_again_on_its_lane() -> None:
    s = market(2)
    s.apply(1, DONE.of())
    s.push_to(1, AT_PLAN)
    assert s.to_move() == (0, 1)
    s.enter(0)
    s.push_to(0, AT_PAY, 2)
    s.leave()
    assert names(s, 0) == ["plan", "pay"]


def test_the_end_clears_forks_and_lanes() -> None:
    s = market(2)
    s.enter(1)
    s.end()
    s.settle()
    assert (s.over(), len(s.forks), len(s.lanes), s.to_move()) == (True, 0, 0, ())
    assert "forks" not in to_json(s)


def test_a_lane_cannot_fork_and_cannot_pop_common_frames() -> None:
    s = market(2)
    s.enter(0)
    with pytest.raises(AssertionError, match="leave it first"):
        s.split(AT_COUNT)
    s.drop()
    s.drop()
    with pytest.raises(AssertionError, match="common stack"):
        s.leave()


class Breaks(Plan):
    """Raises in the middle of a lane."""

    def apply(self, s: Market, seat: i64, action: i64) -> None:
        raise AssertionError("no")


def test_a_choice_that_fails_leaves_no_lane_on_the_common_stack() -> None:
    game = MarketGame()
    game.steps[AT_PLAN] = Breaks()
    s = game.new(2, 1)
    before = game.encode(s)
    with pytest.raises(AssertionError, match="no"):
        s.apply(0, DONE.of())
    assert game.encode(s) == before


def test_a_whisper_is_sent_to_its_owner_only() -> None:
    s, log = market(), Log()
    s.apply(1, PICK.of(1))
    s.apply(1, PAY.of(2), log)
    assert log.to_json(1) == [{"event": "planned", "seat": 1, "stall": "bread", "coins": 2}]
    assert log.to_json(0) == log.to_json(-1) == []


def test_a_sample_knows_no_more_of_a_lane_than_its_lowest_question() -> None:
    s = market()
    s.apply(1, PICK.of(1))
    assert names(s.sample(0, seeded(1)), 1) == ["plan"]
    assert names(s.sample(1, seeded(1)), 1) == ["plan", "pay"]


# ---------------------------------------------------------------- positions


def test_forks_and_lanes_are_written_in_words() -> None:
    s = market(2)
    s.apply(1, PICK.of(2))
    said = to_json(s)
    assert said["frames"] == [["reveal", 0]]
    assert said["forks"] == [{"depth": 1, "lanes": [[["plan", 0]], [["plan", 1], ["pay", 1, "cider"]]]}]
    assert to_json(from_json(GAME, said)) == said


@pytest.mark.parametrize(
    ("forks", "told"),
    [
        (None, "expected a list of at most 100 forks"),
        ([1], "expected of each its depth and its lanes"),
        ([{"depth": 1}], "expected of each its depth and its lanes"),
        ([{"depth": 0, "lanes": [[], []]}], "expected a depth from 1 to 1"),
        ([{"depth": 2, "lanes": [[], []]}], "expected a depth from 1 to 1"),
        ([{"depth": True, "lanes": [[], []]}], "expected a depth from 1 to 1"),
        ([{"depth": 1, "lanes": [[["plan", 0]]]}], "expected 2 lanes"),
        ([{"depth": 1, "lanes": [[["plan", 0]], 7]}], "expected a lane of at most 100 frames"),
        ([{"depth": 1, "lanes": [[["plan", 1]], []]}], "another seat is asked on the lane of seat 0"),
        ([{"depth": 1, "lanes": [[], []]}], "no seat is asked on any lane"),
        ([{"depth": 1, "lanes": [[["plan", 0]], []]}] * 2, "expected each of them higher"),
    ],
)
def test_bad_forks_are_refused(forks: object, told: str) -> None:
    with pytest.raises(BadPosition) as refused:
        from_json(GAME, to_json(market(2)) | {"forks": forks})
    assert str(refused.value).startswith(f"forks: {told}")


@pytest.mark.parametrize("lane", [[["plan", 0], ["pay", 0, "no"]], [["nope", 0]], [["reveal", 0]]])
def test_a_lane_with_an_impossible_frame_is_refused(lane: object) -> None:
    with pytest.raises(BadPosition, match=r"^frames: "):
        from_json(GAME, to_json(market(2)) | {"forks": [{"depth": 1, "lanes": [lane, []]}]})


# ---------------------------------------------------------------- own undo


def played(*decisions: tuple[int, int]) -> Match:
    match = Match.new(GAME, 3, 1)
    for seat, action in decisions:
        match.play(seat, action)
    return match


def test_an_own_decision_is_taken_out_from_among_those_of_others() -> None:
    match = played((0, PICK.of(0)), (1, PICK.of(1)), (0, PAY.of(2)), (1, PAY.of(1)), (2, DONE.of()))
    assert [match.own_last(seat) for seat in range(3)] == [2, 3, 4]
    assert match.take_back(0) == 2
    assert [list(match.movers), names(match.state, 0)] == [[0, 1, 1, 2], ["plan", "pay"]]
    assert match.take_back(0) == 0
    assert [list(match.movers), names(match.state, 0)] == [[1, 1, 2], ["plan"]]
    with pytest.raises(Illegal) as refused:
        match.take_back(0)
    assert refused.value.refusal is CANNOT_TAKE_BACK
    assert match.take_back(2) == 2, "a seat that is done may continue"
    assert match.state.to_move() == (0, 1, 2)


def test_announcements_and_reveals_end_free_undo() -> None:
    match = played((0, PICK.of(0)), (1, SHOUT.of()))
    assert [match.free_undo(seat) for seat in range(3)] == [False, False, False]
    match = played((0, DONE.of()), (1, DONE.of()), (2, DONE.of()))
    assert match.state.view(0)["round"] == 2
    assert [match.free_undo(seat) for seat in range(3)] == [False, False, False]


def test_answers_in_a_window_are_not_apart_unless_its_step_says_so() -> None:
    match = played((2, SHOUT.of()), (0, ANSWER.of(0)))
    assert match.free_undo(0), "no later decision"
    match.play(1, ANSWER.of(0))
    assert not match.free_undo(0)


def test_snapshots_stay_those_of_the_decisions_that_count() -> None:
    """Whatever is undone, each is the position after its number of decisions."""
    match, chance = Match.new(GAME, 4, 3), seeded(5)
    for _ in range(400):
        if match.state.over():
            match.undo(1 + chance.below(len(match.actions)))
        waiting = match.state.to_move()
        seat = waiting[chance.below(len(waiting))]
        actions = match.state.actions(seat)
        match.play(seat, int(actions[chance.below(len(actions))]))
        for other in range(4):
            if chance.below(3) == 0 and match.free_undo(other):
                match.take_back(other)
        assert len(match.snapshots) == len(match.actions) // SNAPSHOT_EVERY
    again = Match.new(GAME, 4, 3)
    for number, (seat, action) in enumerate(zip(match.movers, match.actions, strict=True)):
        assert to_json(match.at(number)) == to_json(again.state)
        again.play(seat, action)
    assert (match.aparts, match.barriers) == (again.aparts, again.barriers)
