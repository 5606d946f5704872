"""Hints: legal moves of a strong bot, compared with alternatives on shared samples, with risks and sequels."""

from typing import Any

import pytest
from librt.vecs import vec

from ludotheque.bots import make_bot
from ludotheque.bots.adviser import Adviser, by_merit
from ludotheque.bots.hints import compare, hint, weighed, worth_telling
from ludotheque.bots.ideas import Hint, Idea
from ludotheque.bots.race import Runner
from ludotheque.bots.reasons import RIVAL, Reason, Trial, differences, telling
from ludotheque.bots.search import planted
from ludotheque.bots.sequels import bad_luck, worst_of, worst_reply
from ludotheque.bots.thoughts import Choice
from ludotheque.bots.tree import Node
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.state import State
from tests.quebec.scenario import GAME, Scenario


def middle(name: str, seats: int, decisions: int, seed: int = 3) -> State:
    """A position from a greedy bot's game with a real choice."""
    s: State = load_game(name).new(seats, seed)
    bot = make_bot("greedy", 1)
    done = 0
    while done < decisions or len(s.actions(s.mover())) == 1:
        s.apply(s.mover(), bot.play(s, s.mover()))
        done += 1
    return s


def hinted(s: State, about: int = -1) -> Hint:
    seat = s.mover()
    return hint(s.sample(seat, seeded(5)), seat, 7, about)


@pytest.mark.parametrize(
    ("name", "seats", "decisions"),
    [("quebec", 4, 40), ("quadrata", 2, 20), ("nouvelle_france", 1, 54), ("small_city", 2, 62)],
)
def test_every_idea_is_a_legal_move_and_begins_its_own_line(name: str, seats: int, decisions: int) -> None:
    s = middle(name, seats, decisions)
    seat = s.mover()
    found = hinted(s)
    assert 1 <= len(found.ideas) <= 3
    assert len({idea.actions[0] for idea in found.ideas}) == len(found.ideas)
    for idea in found.ideas:
        after = s.sample(seat, seeded(5))
        for action in idea.actions:
            after.apply(seat, action)  # raises if it is not legal
        assert idea.line[: len(idea.actions)] == [(seat, action) for action in idea.actions]
        assert (idea.chance is None) is (seats == 1)


@pytest.mark.parametrize("decisions", [70, 150, 190, 230])
def test_no_other_idea_is_better_by_the_figures_of_the_hint(decisions: int) -> None:
    """Here the advised choice was visited most, and another one won more often."""
    found = hinted(middle("civilization", 2, decisions))
    best = found.ideas[0]
    assert best.chance is not None
    assert not best.falls_short()
    for idea in found.ideas[1:]:
        assert idea.chance is not None
        assert idea.chance <= best.chance


@pytest.mark.parametrize(
    ("name", "seats", "decisions"), [("quebec", 3, 30), ("quadrata", 2, 20), ("small_city", 2, 62)]
)
def test_the_first_idea_is_best_with_a_considered_choice_too(name: str, seats: int, decisions: int) -> None:
    s = middle(name, seats, decisions)
    for about in [int(action) for action in s.actions(s.mover())][:3]:
        found = hinted(s, about)
        ahead = [idea.chance or 0.0 for idea in found.ideas]
        assert ahead[0] == max(ahead)
        assert not found.ideas[0].falls_short() or found.ideas[0].equal
        if found.ideas[0].actions[0] != about:
            assert found.ideas[0].chance_against is not None  # it was tried, too


GAMES = [
    ("quebec", 3, 30),
    ("quadrata", 2, 20),
    ("nouvelle_france", 2, 30),
    ("small_city", 2, 62),
    ("civilization", 2, 70),
]


def forbidden(s: State, seat: int) -> list[int]:
    """A choice of each verb that a rule forbids, if one of its first is forbidden."""
    found = []
    for verb in s.game.vocabulary.verbs:
        first = range(verb.base, verb.base + min(verb.size, 40))
        found += [action for action in first if s.why_not(seat, action) is not None][:1]
    return found


@pytest.mark.parametrize(("name", "seats", "decisions"), GAMES)
def test_illegal_choices_are_not_searched(name: str, seats: int, decisions: int) -> None:
    """Played without a check, such a choice raises IndexError in these games."""
    s = middle(name, seats, decisions)
    seat = s.mover()
    expected = [idea.actions for idea in hinted(s).ideas]
    for about in forbidden(s, seat)[:8]:
        assert [idea.actions for idea in hinted(s, about).ideas] == expected


def test_a_choice_that_is_illegal_only_in_a_sample_is_not_searched() -> None:
    s = middle("quebec", 3, 30)
    seat = s.mover()
    (illegal, *_) = forbidden(s, seat)
    tree = planted(Adviser(1).plan(s), seeded(1))
    tree.simulate(s.sample(seat, seeded(5)), seat, illegal)
    assert tree.root.child(illegal) is None
    assert tree.root.visits == 1


def test_alone_the_first_idea_has_the_most_points() -> None:
    for decisions in (40, 54, 70):
        ideas = hinted(middle("nouvelle_france", 1, decisions)).ideas
        assert [idea.expected for idea in ideas] == sorted(
            [idea.expected or 0.0 for idea in ideas], reverse=True
        )
        assert ideas[0].gain >= 0.0


def test_promising_choices_with_few_visits_are_explored_until_settled() -> None:
    adviser = Adviser(1)
    root = node(-1, 100, 0.5, 0.5)
    root.children = [node(1, 80, 0.5, 0.5), node(2, 10, 0.6, 0.4), node(3, 10, 0.4, 0.6)]
    assert adviser.doubtful(root, 0) == 2
    root.children[1] = node(2, 40, 0.6, 0.4)  # as good as it looked
    assert adviser.doubtful(root, 0) == -1
    root.children[1] = node(2, 20, 0.5, 0.5)  # it was lucky
    assert adviser.doubtful(root, 0) == -1


def test_the_considered_choice_is_simulated_as_well() -> None:
    adviser = Adviser(1, about=4)
    root = node(-1, 100, 0.5, 0.5)
    root.children = [node(1, 90, 0.5, 0.5), node(2, 10, 0.4, 0.6)]
    assert adviser.doubtful(root, 0) == 4
    root.children.append(node(4, 20, 0.3, 0.7))
    assert adviser.doubtful(root, 0) == -1


def test_the_alternative_of_the_first_idea_has_enough_simulations() -> None:
    s = Scenario().s
    say = GAME.vocabulary.from_json
    send = int(say({"verb": "send", "zone": "economy"}))
    take = int(say({"verb": "take_leader", "leader": "leader_culture"}))
    root = node(-1, 100, *[0.25] * 4)
    root.children = sorted([node(send, 97, *[0.25] * 4), node(take, 3, *[0.1] * 4)], key=lambda n: n.action)
    assert Adviser(1).seldom(root, s, 0) == take
    root.children = [node(send, 97, *[0.25] * 4), node(take, 20, *[0.1] * 4)]
    assert Adviser(1).seldom(root, s, 0) == -1


def test_choices_are_ranked_by_how_they_went_if_they_were_tried_often() -> None:
    choices = [
        Choice(1, 60, vec[float]([0.4])),
        Choice(2, 30, vec[float]([0.5])),
        Choice(3, 4, vec[float]([0.9])),
        Choice(4, 6, vec[float]([0.1])),
    ]
    assert [one.action for one in by_merit(choices, 0)] == [2, 1, 4, 3]


def test_choices_with_few_simulations_are_not_ideas() -> None:
    choices = [
        Choice(action, 30, vec[float]([chance]))
        for action, chance in ((1, 0.5), (2, 0.3), (3, 0.6), (4, 0.4))
    ]
    told = worth_telling(choices, 0)
    assert [one.action for one in told] == [1, 4, 2]  # and better ones come first


def test_for_a_worse_move_the_reasons_against_it_come_first() -> None:
    s = Scenario().s
    one, two = (Choice(i, 9, vec[float]([chance, 0.0, 0.0, 0.0])) for i, chance in ((1, 0.2), (2, 0.4)))
    trials = {1: trial(*[{"a": 1.0, "b": 0.0}] * 4), 2: trial(*[{"a": 0.0, "b": 2.0}] * 4)}
    found = weighed(s, 0, one, two, {1: [1], 2: [2]}, trials, first=False)
    assert [(reason.part, reason.points) for reason in found.reasons] == [("b", -2.0), ("a", 1.0)]


def test_the_same_position_and_seed_give_the_same_hint() -> None:
    s = middle("quadrata", 2, 20)
    one, two = hinted(s), hinted(s)
    assert [idea.actions for idea in one.ideas] == [idea.actions for idea in two.ideas]
    assert one.ideas[0].expected == two.ideas[0].expected


def test_the_position_is_left_as_it_was() -> None:
    s = middle("quebec", 3, 30)
    before = s.game.encode(s)
    hinted(s)
    assert s.game.encode(s) == before


def test_it_is_compared_with_the_considered_choice() -> None:
    s = middle("quebec", 3, 30)
    best = hinted(s).ideas[0].actions[0]
    for about in [int(action) for action in s.actions(s.mover()) if action != best][:2]:
        assert hinted(s, about).ideas[0].against[0] == about


def test_without_a_considered_choice_an_idea_is_compared_with_the_best_of_another_verb() -> None:
    s = Scenario().s
    idea = hinted(s).ideas[0]
    find = GAME.vocabulary.find
    assert find(idea.against[0]) is not find(idea.actions[0])


def test_the_other_ideas_are_compared_with_the_first() -> None:
    found = hinted(Scenario().s)
    assert len(found.ideas) > 1
    for idea in found.ideas[1:]:
        assert idea.against == found.ideas[0].actions


def test_a_single_choice_takes_no_simulation() -> None:
    s = middle("quadrata", 2, 3)
    bot = make_bot("greedy", 1)
    while not s.over() and len(s.actions(s.mover())) > 1:
        s.apply(s.mover(), bot.play(s, s.mover()))
    assert not s.over()
    found = hinted(s)
    assert found.simulations == 0
    assert found.ideas[0].actions[0] == s.actions(s.mover())[0]
    assert found.ideas[0].reasons == []


def test_a_leader_that_pays_is_the_reason_for_taking_it() -> None:
    """QC-5.45: with the Culture leader every marker pays; a worker sent to a zone pays there."""
    s = Scenario().s
    say = GAME.vocabulary.from_json
    take = int(say({"verb": "take_leader", "leader": "leader_culture"}))
    send = int(say({"verb": "send", "zone": "economy"}))
    trials = compare(s, 0, {take: [take], send: [send]}, Node(-1, 1.0), Adviser(1), 3)
    found = {reason.part: reason for reason in differences(trials[take], trials[send])}
    assert found["culture_leader"].stands_out()
    assert found["culture_leader"].points > 0 > found["zones_1"].points


# ---------------------------------------------------------------- reasons


def trial(*parts: dict[str, float]) -> Trial:
    made = Trial()
    made.parts = list(parts)
    return made


def held(mine: float, other: float, first: bool) -> Idea:
    """An idea with this chance of winning, compared with one with that chance."""
    s = Scenario().s
    one, two = (
        Choice(number, 9, vec[float]([chance, 0.0, 0.0, 0.0])) for number, chance in ((1, mine), (2, other))
    )
    trials = {1: trial({"a": 1.0}), 2: trial({"a": 1.0})}
    return weighed(s, 0, one, two, {1: [1], 2: [2]}, trials, first)


@pytest.mark.parametrize(
    ("mine", "other", "first", "equal"),
    [
        (0.30, 0.295, True, True),
        (0.30, 0.26, True, False),
        (0.26, 0.30, True, True),  # tried most, so it is not called worse
        (0.26, 0.30, False, False),
        (0.30, 0.26, False, True),  # visited less, so it is not called better
        (0.03, 0.024, True, False),  # much, relative to a small chance
        (0.002, 0.0009, True, True),  # negligible
    ],
)
def test_ideas_are_equal_if_their_chances_are(mine: float, other: float, first: bool, equal: bool) -> None:
    found = held(mine, other, first)
    assert found.equal is equal
    assert found.falls_short() is (mine < other)


def test_differences_are_taken_sample_by_sample() -> None:
    """Chance affects both choices alike: the difference has no error."""
    mine = trial(*[{"a": 5.0 * i, "b": 1.0} for i in range(4)])
    other = trial(*[{"a": 5.0 * i - 2.0, "b": 1.0} for i in range(4)])
    a, b = differences(mine, other)
    assert (a.part, a.points, a.error) == ("a", 2.0, 0.0)
    assert (b.points, b.error) == (0.0, 0.0)


def test_a_few_samples_are_not_reported() -> None:
    assert differences(trial({"a": 5.0}, {"a": 5.0}), trial({"a": 1.0}, {"a": 1.0})) == []


def test_on_a_machine_that_is_too_slow_the_clock_ends_it() -> None:
    s = middle("quadrata", 2, 20)
    seat = s.mover()
    found = hint(s.sample(seat, seeded(5)), seat, 7, ms=-2)
    assert found.simulations == 1
    assert found.ideas[0].reasons == []
    assert found.shortfall is not None
    assert (found.shortfall.done, found.shortfall.planned) == (
        1,
        s.game.advice.thinking(2).levels.hint.simulations,
    )
    assert hint(s.sample(seat, seeded(5)), seat, 7).shortfall is None


def test_a_part_within_noise_is_not_reported() -> None:
    assert Reason("a", 1.0, 0.4).stands_out()
    assert not Reason("a", 1.0, 0.6).stands_out()
    assert not Reason("a", 0.4, 0.0).stands_out()
    assert Reason("a", -0.5, 0.1).stands_out()


def test_two_parts_speak_for_a_move_and_one_against_it() -> None:
    reasons = [Reason(part, points, 0.0) for part, points in zip("abcde", (1, 3, 2, -1, -4), strict=True)]
    assert [(one.part, one.points) for one in telling(reasons)] == [("b", 3), ("c", 2), ("e", -4)]


def test_expected_points_exclude_the_rival() -> None:
    one = trial({"a": 2.0, RIVAL: -50.0}, {"a": 4.0, RIVAL: -10.0})
    assert one.expected() == 3.0
    assert one.worst(0.5) == 2.0


# ---------------------------------------------------------------- fears


def node(action: int, visits: int, *chances: float) -> Node:
    made = Node(action, 1.0)
    made.visits = visits
    made.totals = vec[float]([chance * visits for chance in chances])
    return made


def test_the_reply_is_feared_that_costs_most_as_often_as_it_comes() -> None:
    root = node(-1, 100, 0.5, 0.5)
    root.children = [node(1, 60, 0.52, 0.48), node(2, 30, 0.4, 0.6), node(3, 10, 0.3, 0.7)]
    fear = worst_reply(root, 0, 1)
    assert fear is not None
    assert (fear.seat, fear.action) == (1, 2)
    assert fear.share == pytest.approx(0.3)
    assert fear.cost == pytest.approx(0.1)


def test_cheap_or_rare_replies_are_not_feared() -> None:
    root = node(-1, 100, 0.5, 0.5)
    root.children = [node(1, 95, 0.495, 0.505), node(2, 5, 0.1, 0.9)]
    assert worst_reply(root, 0, 1) is None


def test_expected_replies_are_not_feared() -> None:
    root = node(-1, 100, 0.5, 0.5)
    root.children = [node(1, 80, 0.47, 0.53), node(2, 20, 0.62, 0.38)]
    assert worst_reply(root, 0, 1) is None


def test_in_a_race_the_reply_is_feared_after_which_it_went_worst() -> None:
    runner = Runner(5)
    for reply, mine in ((7, 0.5), (7, 0.5), (8, 0.2), (8, 0.2)) * 2:
        runner.replies.append((1, reply))
        runner.chances.append(vec[float]([mine, 1.0 - mine]))
    fear = worst_of(runner, 0)
    assert fear is not None
    assert (fear.seat, fear.action, fear.share) == (1, 8, 0.5)
    assert fear.cost == pytest.approx(0.15)
    runner.replies = [(-1, -1)] * 8
    assert worst_of(runner, 0) is None


def test_in_a_race_without_replies_to_fear_bad_luck_is_feared() -> None:
    runner = Runner(5)
    runner.chances = [vec[float]([chance, 1.0 - chance]) for chance in (0.1, *[0.5] * 9)]
    fear = bad_luck(runner, 0)
    assert fear is not None
    assert (fear.seat, fear.action, fear.share) == (-1, -1, 0.1)
    assert fear.cost == pytest.approx(0.36)
    runner.chances = runner.chances[:9]  # with so few samples there is no worst tenth
    assert bad_luck(runner, 0) is None
    runner.chances = [vec[float]([0.5, 0.5])] * 10
    assert bad_luck(runner, 0) is None


def test_simulations_of_games_played_to_the_end_are_cut() -> None:
    s: Any = load_game("nouvelle_france").new(1, 1)
    assert Adviser(1).plan(s).depth == 8
    assert Adviser(1).plan(s).simulations == s.game.advice.thinking(1).levels.hint.simulations


@pytest.mark.parametrize("seats", [2, 3])
def test_no_hint_names_an_answer_of_the_quiz_before_it_is_given(seats: int) -> None:
    """A move and its likely sequel end where the outcome of an answer is hidden: in Quadrata, before the product."""
    s: State = load_game("quadrata").new(seats, 5, {"quiz": "on"})
    words = s.game.vocabulary
    bot = make_bot("greedy", 1)
    before_visits = 0
    while before_visits < 4:
        seat = s.mover()
        if s.question(seat).step.name in ("visit", "tokens") and len(s.actions(seat)) > 1:
            before_visits += 1
            for idea in hinted(s).ideas:
                told = [*idea.actions, *idea.against, *(action for _, action in idea.line)]
                if idea.fear is not None:
                    told.append(int(idea.fear.action))
                assert "answer" not in {words.find(action).name for action in told if action >= 0}
        s.apply(seat, bot.play(s, seat))
