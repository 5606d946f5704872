"""The rules of the table (LU-1 to LU-3), and the methods of every position."""

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.events import Kinds, Log
from ludotheque.core.game import Game, Outcome
from ludotheque.core.playout import middle_of, play_random, play_some
from ludotheque.core.refusals import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Illegal
from ludotheque.core.state import State, Step
from ludotheque.core.verbs import numbers
from tests.quebec.scenario import Scenario
from tests.sabotage import with_step
from tests.toys.morra import SHOW, Choose, Morra

NAMES = ("quebec", "morra", "parry", "bag", "hamlet")
NO_SEATS = (-1, -2, 99, 2**40)


def game_of(name: str) -> tuple[Game[Any], int]:
    game = load_game(name)
    return game, game.seats[-1]


def finished(name: str) -> State:
    game, seats = game_of(name)
    s: State = game.new(seats, 6)
    play_random(s, seeded(6))
    return s


def along(name: str, every: int) -> Iterator[State]:
    """Positions of a random game, one in so many."""
    game, seats = game_of(name)
    s: State = game.new(seats, 12)
    chance = seeded(12)
    while not s.over():
        yield s
        play_some(s, chance, every)


def rule_of(s: State, seat: int, action: int) -> str:
    """The rule that refuses an action, with the position unchanged."""
    before = s.game.encode(s)
    log = Log()
    with pytest.raises(Illegal) as caught:
        s.apply(seat, action, log)
    assert s.game.encode(s) == before
    assert log.events == []
    assert s.log is None
    return caught.value.refusal.rule


def some_actions(game: Game[Any]) -> range:
    """All action numbers of a game, or an evenly spaced selection."""
    return range(0, game.vocabulary.size, 1 + game.vocabulary.size // 150)


@pytest.mark.parametrize("name", NAMES)
def test_lu_1_only_those_who_are_asked_may_choose(name: str) -> None:
    game, seats = game_of(name)
    for s in along(name, 40):
        asked = s.to_move()
        assert asked
        assert s.mover() == asked[0]
        for seat in (*range(seats), *NO_SEATS):
            if seat not in asked:
                assert list(s.actions(seat)) == []
                for action in some_actions(game):
                    assert s.why_not(seat, action) is NOT_YOUR_TURN
                assert rule_of(s, seat, s.actions(asked[0])[0]) == "LU-1"
            else:
                assert len(s.actions(seat)) > 0


def test_lu_1_several_may_choose_at_once_and_each_only_once() -> None:
    s = load_game("morra").new(4, 1)
    assert s.to_move() == (0, 1, 2, 3)
    s.apply(0, SHOW.of(1, 4))
    s.apply(2, SHOW.of(5, 9))
    assert s.to_move() == (1, 3)
    assert s.mover() == 1
    assert rule_of(s, 0, SHOW.of(2, 4)) == "LU-1"
    s.apply(3, SHOW.of(0, 9))
    s.apply(1, SHOW.of(2, 8))
    assert s.to_move() == (0, 1, 2, 3)


def test_lu_2_only_the_question_asked_is_answered() -> None:
    t = Scenario()
    assert t.refused(0, "place_architect", site="port_quarter_1") == "LU-2"
    assert t.refused(0, "top_up", count=1) == "LU-2"
    t.do(0, "start", architect="own")
    assert t.refused(0, "start", architect="own") == "LU-2"
    assert t.refused(0, "send", zone="culture") == "LU-2"
    rule, name, facts = t.told(0, "send", zone="culture")
    assert (rule, name, list(facts)) == ("LU-2", "not-now", ["verb"])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", [-1, -(2**40), None, 2**40])
def test_lu_2_a_number_that_is_no_action_is_never_asked_for(name: str, number: int | None) -> None:
    for s in along(name, 40):
        action = s.game.vocabulary.size if number is None else number
        assert s.why_not(s.mover(), action) is NOT_NOW
        assert rule_of(s, s.mover(), action) == "LU-2"


@pytest.mark.parametrize("name", NAMES)
def test_lu_3_after_the_end_no_seat_chooses(name: str) -> None:
    game, seats = game_of(name)
    s = finished(name)
    assert s.over()
    assert s.to_move() == ()
    assert s.mover() == -1
    for seat in (*range(seats), *NO_SEATS):
        assert list(s.actions(seat)) == []
        for action in (*some_actions(game), -1, game.vocabulary.size):
            assert s.why_not(seat, action) is GAME_OVER
            assert s.facts(seat, action, GAME_OVER) == {}
        assert rule_of(s, seat, 0) == "LU-3"


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_choice_changes_nothing_and_cites_a_rule_of_the_game(name: str) -> None:
    game, _ = game_of(name)
    known = {refusal.rule for refusal in game.refusals}
    seen = set()
    for s in along(name, 9):
        seat = s.mover()
        legal = set(s.actions(seat))
        for action in some_actions(game):
            if action not in legal:
                seen.add(rule_of(s, seat, action))
    assert seen <= known
    assert len(seen) > 1


@pytest.mark.parametrize("name", NAMES)
def test_a_log_changes_nothing_about_the_game(name: str) -> None:
    game, seats = game_of(name)
    quiet, noted, played = game.new(seats, 3), game.new(seats, 3), game.new(seats, 3)
    chance = seeded(3)
    events = 0
    while not quiet.over():
        seat = quiet.mover()
        choices = quiet.actions(seat)
        action = choices[chance.below(len(choices))]
        log = Log()
        quiet.apply(seat, action)
        noted.apply(seat, action, log)
        played.play(seat, action)
        assert game.encode(noted) == game.encode(quiet) == game.encode(played)
        assert quiet.log is None
        assert noted.log is None
        events += len(log.events)
        for event in log.events:
            assert event.kind in game.kinds.all
            assert event.to_json(seat)["event"] == event.kind.name
    assert events > 20


def test_apply_logs_events_in_order() -> None:
    t = Scenario().workers(0, passive=5, active=3)
    t.do(0, "start", architect="own").do(0, "place_architect", site="port_quarter_2")
    assert [said["event"] for said in t.log] == ["placed", "activated", "turn"]
    assert t.log[1] == {"event": "activated", "seat": 0, "number": 3}
    assert t.log[2] == {"event": "turn", "seat": 1}


def test_a_secret_is_sent_to_its_owner_only() -> None:
    s, log = load_game("morra").new(3, 1), Log()
    s.apply(1, SHOW.of(3, 7), log)
    (event,) = log.events
    assert event.to_json(1) == {"event": "chose", "seat": 1, "fingers": 3, "total": 7}
    for other in (0, 2, -1):
        assert event.hidden_from(other)
        assert event.to_json(other) == {"event": "chose", "seat": 1}


def test_a_shared_secret_is_sent_to_both_owners_only() -> None:
    kinds = Kinds()
    shown = kinds.shared(
        "shown", ["what"], seat=numbers("seat", 3), to=numbers("seat", 3), what=numbers("n", 9)
    )
    log = Log()
    log.add(shown, 2, 0, 7, 0)
    (event,) = log.events
    for owner in (0, 2):
        assert event.to_json(owner) == {"event": "shown", "seat": 2, "to": 0, "what": 7}
    for other in (1, 3, -1):
        assert event.hidden_from(other)
        assert event.to_json(other) == {"event": "shown", "seat": 2, "to": 0}
    assert shown.reveals


def test_unowned_figures_are_not_the_spectators() -> None:
    """None is -1 in a figure, and so is a spectator's seat."""
    kinds = Kinds()
    shown = kinds.shared(
        "shown", ["what"], seat=numbers("seat", 3), to=numbers("seat", 3), what=numbers("n", 9)
    )
    whispered = kinds.whisper("thought", seat=numbers("seat", 3))
    log = Log()
    log.add(shown, 2, -1, 7, 0)
    log.add(whispered, -1, 0, 0, 0)
    assert log.to_json(-1) == [{"event": "shown", "seat": 2, "to": None}]


@pytest.mark.parametrize("name", NAMES)
def test_clones_are_alike_and_apart(name: str) -> None:
    game, seats = game_of(name)
    s = middle_of(game, seats, 5)
    before = game.encode(s)
    clone, by_fields = s.clone(), game.copy(s)
    assert game.encode(clone) == game.encode(by_fields) == before
    play_random(clone, seeded(1))
    assert game.encode(s) == game.encode(by_fields) == before
    play_random(by_fields, seeded(1))
    assert game.encode(s) == before
    assert game.encode(by_fields) == game.encode(clone) != before
    play_random(s, seeded(1))
    assert game.encode(s) == game.encode(clone)


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_looks_the_same_to_its_seat_and_has_another_future(name: str) -> None:
    game, seats = game_of(name)
    s = middle_of(game, seats, 5)
    before = game.encode(s)
    samples = [s.sample(0, seeded(seed)) for seed in range(5)]
    assert game.encode(s) == before
    for sample in samples:
        assert sample.view(0) == s.view(0)
        assert sample.barrier() == s.barrier()
        assert sample.chance.word() != s.chance.clone().word()
    assert len({game.encode(sample) for sample in samples}) == 5


def test_a_sample_redeals_unseen_things_and_nothing_else() -> None:
    """In Québec: the events of future centuries."""
    s: Any = Scenario(seats=3).century(2).turn(0).s
    samples: list[Any] = [s.sample(0, seeded(seed)) for seed in range(40)]
    assert {tuple(sample.events)[:2] for sample in samples} == {tuple(s.events)[:2]}
    assert {sample.events[2] for sample in samples} == {8, 9, 10, 11}
    assert {sample.events[3] for sample in samples} == {12, 13, 14, 15}


@pytest.mark.parametrize("name", NAMES)
def test_there_is_an_outcome_at_the_end_and_not_before(name: str) -> None:
    game, seats = game_of(name)
    assert game.new(seats, 6).outcome() is None
    outcome = finished(name).outcome()
    assert outcome is not None
    assert len(outcome.points) == len(outcome.parts) == len(outcome.ranks()) == seats
    assert all(rank == 1 for seat, rank in enumerate(outcome.ranks()) if seat in outcome.winners)


def test_equal_points_share_a_place() -> None:
    assert Outcome([5, 9, 5, 9, 1], [], []).ranks() == [3, 1, 3, 1, 5]


def test_winners_other_than_by_points_are_first() -> None:
    won = Outcome([5, 9, 1, 9], [], [2], by="culture")
    assert (won.winners, won.ranks()) == ([2], [4, 2, 1, 2])
    shared = Outcome([5, 9, 1], [], [0, 2], tie_breaks=[[1], [1], [2]], by="culture")
    assert (shared.winners, shared.ranks()) == ([0, 2], [1, 3, 1])
    with pytest.raises(ValueError, match="without a winner"):
        Outcome([5, 9], [], by="culture")


def test_frames_are_a_stack_of_questions() -> None:
    s = load_game("quebec").new(3, 1)
    depth = s.depth()
    s.push(2, 1, 5, 6, 7)
    s.push(6, 2, 8)
    assert (s.depth(), s.find(2), s.find(6), s.find(3)) == (depth + 2, depth, depth + 1, -1)
    assert (s.step_at(depth), s.seat_at(depth), [s.figure_at(depth, i) for i in range(3)]) == (
        2,
        1,
        [5, 6, 7],
    )
    s.set_figure(depth, 0, 4)
    s.push(2, 0)
    assert (s.figure_at(depth, 0), s.find(2)) == (4, depth + 2)
    s.drop()
    s.set_figure(depth, 0, 5)
    assert (s.step().name, s.asked(), [s.top(i) for i in range(3)]) == ("district", 2, [8, 0, 0])
    s.drop()
    s.set_top(1, 9)
    assert (s.step().name, s.asked(), [s.top(i) for i in range(3)]) == ("place", 1, [5, 9, 7])
    s.drop()
    assert s.depth() == depth
    s.end()
    assert s.over()


def test_a_step_with_more_arguments_than_a_frame_holds_is_refused() -> None:
    domain = numbers("number", 3)
    Step[State](0, "three", domain, domain, domain)
    with pytest.raises(ValueError, match="room for 3"):
        Step[State](0, "four", domain, domain, domain, domain)


def test_an_event_of_more_than_four_figures_is_refused() -> None:
    domain = numbers("number", 3)
    Kinds().kind("four", a=domain, b=domain, c=domain, d=domain)
    with pytest.raises(ValueError, match="at most 4"):
        Kinds().kind("five", a=domain, b=domain, c=domain, d=domain, e=domain)


# ---------------------------------------------------------------- single choices


class OneWay(Choose):
    """A question of Morra with one choice."""

    def __init__(self, forced: bool) -> None:
        super().__init__()
        self.forced = forced

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([self.first(s, seat)])

    def first(self, s: Morra, seat: i64) -> i64:
        """The first legal hand."""
        return next(hand for hand in super().candidates(s, seat) if self.why_not(s, seat, hand) is None)


class NoWay(OneWay):
    """A question without a choice."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]()

    def leave_out(self, s: Morra) -> None:
        self.apply(s, s.asked(), self.first(s, s.asked()))


def test_the_only_choice_of_a_forced_step_is_carried_out_and_of_another_one_asked() -> None:
    assert with_step(OneWay(forced=False)).new(2, 1).to_move() == (0, 1)
    assert with_step(OneWay(forced=True)).new(2, 1).over()


def test_a_forced_step_with_several_choices_is_asked() -> None:
    several = Choose()
    several.forced = True
    assert with_step(several).new(2, 1).to_move() == (0, 1)


def test_a_forced_step_without_a_choice_is_left_out() -> None:
    assert with_step(NoWay(forced=True)).new(2, 1).over()


def test_a_step_that_is_not_forced_has_no_only_choice_to_carry_out() -> None:
    with pytest.raises(AssertionError, match="step choose always asks"):
        Choose().proceed(with_step(Choose()).new(2, 1))
