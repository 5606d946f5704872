"""Search: what it explores, what it returns, and that it uses no hidden information."""

import time
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots import make_bot
from ludotheque.bots.adviser import Adviser
from ludotheque.bots.ceiling import Ceiling
from ludotheque.bots.halving import Halving, rounds_for
from ludotheque.bots.levels import Expert, Strong
from ludotheque.bots.novice import Novice
from ludotheque.bots.plan import Plan
from ludotheque.bots.player import most_voted
from ludotheque.bots.rollouts import behind_a_screen, carry_on
from ludotheque.bots.search import Search, Tree, planted
from ludotheque.bots.thoughts import choices_of, visits_of
from ludotheque.bots.tree import NO_ACTION, Node, best_of, expand, prior_of, select, some_of
from ludotheque.bots.values import Values, softmax
from ludotheque.core.advice import Advice
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.playout import middle_of, play_random
from ludotheque.core.state import State
from ludotheque.core.thinking import SPLIT_FROM, TO_THE_END, Level, Levels, Prior, Thinking, TreeSearch
from tests.bots.searching import Bait, Counting, Long, Only, Short, Tiny, first_question
from tests.bots.test_bots import twins
from tests.toys.morra import Morra

SMALL = ("morra", "parry", "bag", "hamlet")


def plan_of(s: State, simulations: int = 24) -> Plan:
    return Plan(Level(simulations), s.game.advice.thinking(s.seats))


def visits_below(node: Node) -> int:
    return sum(int(child.visits) for child in node.children)


# ---------------------------------------------------------------- play


@pytest.mark.parametrize("name", SMALL)
def test_it_plays_whole_games_by_the_rules(name: str) -> None:
    """Including lanes, windows, asides and hidden hands; `apply` would raise for an illegal choice."""
    game = load_game(name)
    s = game.new(game.seats[0], 4)
    bots = [Short(seat) for seat in range(s.seats)]
    while not s.over():
        for seat in s.to_move()[:1]:
            s.apply(seat, bots[seat].play(s, seat))
    assert s.outcome() is not None


@pytest.mark.parametrize("name", ["quebec", "quadrata", "nouvelle_france", "small_city"])
def test_it_plays_the_packaged_games(name: str) -> None:
    game = load_game(name)
    s = middle_of(game, game.seats[0], 6)
    seat = s.mover()
    s.apply(seat, Tiny(1).play(s, seat))


def test_a_search_finds_the_reply_that_the_greedy_bot_misses() -> None:
    s = first_question(Bait())
    assert make_bot("greedy", 1).play(s, 0) == 1
    assert make_bot("strong", 1).play(s, 0) == 0


def test_the_same_seed_makes_the_same_choices() -> None:
    for name in ("quebec", "hamlet", "civilization"):
        s = middle_of(load_game(name), 3, 8)
        assert Short(11).play(s, s.mover()) == Short(11).play(s.clone(), s.mover())


@pytest.mark.parametrize("name", ["quebec", "morra", "hamlet"])
def test_hidden_information_does_not_change_a_choice(name: str) -> None:
    s = middle_of(load_game(name), 3, 9)
    seat = s.mover()
    shown = {s.game.encode(twin.sample(seat, seeded(3))) for twin in (s, *twins(s, seat))}
    choices = {Short(3).play(twin, seat) for twin in (s, *twins(s, seat))}
    # Hidden cards are permuted: such samples have equal probability, but differ individually.
    assert len(choices) <= len(shown)


def test_a_single_legal_choice_is_made_at_once() -> None:
    said = Short(1).answer(first_question(Counting(Only(0, "only"))), 0)
    assert said.votes == {1: 1}


# ---------------------------------------------------------------- budget


def test_a_decision_takes_the_simulations_of_its_level() -> None:
    s = middle_of(load_game("quebec"), 3, 8)
    bot = Short(1)
    assert sum(bot.answer(bot.known(s, s.mover()), s.mover()).votes.values()) == 24


def test_a_large_budget_is_shared_by_two_trees() -> None:
    assert Plan(Level(SPLIT_FROM - 1), Thinking()).trees == 1
    plan = Plan(Level(SPLIT_FROM), Thinking())
    assert (plan.trees, plan.of_tree()) == (2, SPLIT_FROM // 2)
    assert Plan(Level(SPLIT_FROM), Thinking(tree=TreeSearch(split_from=SPLIT_FROM + 1))).trees == 1
    s = first_question(Bait())
    bot = Long(1)
    assert bot.shares(s) == 2
    one, other = (bot.answer(s, 0, share).votes for share in range(2))
    assert sum(one.values()) == sum(other.values()) == 500
    assert bot.play(s, 0) == most_voted([one, other])


def test_two_trees_draw_differently() -> None:
    plan, seeds = plan_of(first_question(Bait())), seeded(1)
    drawn = [planted(plan, seeds.clone(), share).chance.word() for share in (0, 1, 0)]
    assert drawn[0] == drawn[2] != drawn[1]


def test_levels_take_their_budgets_from_the_game() -> None:
    thinking = Thinking(Levels(strong=Level(3), expert=Level(5), hint=Level(7)))
    assert [one(1).level(thinking).simulations for one in (Strong, Expert, Adviser)] == [3, 5, 7]


def test_the_time_is_limited() -> None:
    class Endless(Search):
        def level(self, thinking: Thinking) -> Level:
            return Level(10**12)

    s = first_question(Counting())
    assert sum(Endless(1).answer(s, 0, ms=1).votes.values()) < 10**12


# ---------------------------------------------------------------- results of simulations


def test_chances_add_up_and_follow_the_points() -> None:
    chances = softmax(vec[float]([10.0, 4.0, 4.0]), 6.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] / chances[1] == pytest.approx(2.718, abs=0.001)


def test_at_the_end_half_of_a_chance_is_the_victory() -> None:
    s: Any = load_game("morra").new(3, 1)
    play_random(s, seeded(1))
    outcome = s.outcome()
    chances = Values().chances(s)
    by_points = softmax(s.game.advice.expected_points(s), s.game.advice.spread(s))
    for seat in range(3):
        victory = 0.5 / len(outcome.winners) if seat in outcome.winners else 0.0
        assert chances[seat] == pytest.approx(0.5 * by_points[seat] + victory)


def test_solo_margins_are_distinguished_at_any_offset() -> None:
    s = load_game("bag").new(1, 1)
    values = Values()
    for margin in (-60.0, -62.0) * 10:
        values.alone(s, margin, 6.0)
    assert values.alone(s, -55.0, 6.0) - values.alone(s, -65.0, 6.0) > 0.3


def test_with_own_points_a_seat_ignores_the_others_results() -> None:
    s: Any = load_game("morra").new(3, 1)
    play_random(s, seeded(1))
    expected_points = s.game.advice.expected_points(s)
    plain, apart, half = Values().chances(s), Values(1.0), Values(0.5)
    # The first points seen are the baseline.
    assert list(apart.chances(s)) == [0.5, 0.5, 0.5]
    assert list(half.chances(s)) == pytest.approx([0.25 + 0.5 * chance for chance in plain])
    for seat in range(3):
        apart.centres[seat].chance(expected_points[seat] - 8.0, 6.0)
    assert all(chance > 0.5 for chance in apart.chances(s))


# ---------------------------------------------------------------- the tree


def test_selection_prefers_good_results_and_rare_visits() -> None:
    root = Node(NO_ACTION, 1.0)
    root.children = [Node(1, 0.5), Node(2, 0.5)]
    for chance in (0.2, 0.2, 0.2):
        root.children[0].add(vec[float]([chance]))
        root.add(vec[float]([chance]))
    root.children[1].add(vec[float]([0.6]))
    root.add(vec[float]([0.6]))
    both = vec[i64]([1, 2])
    assert select(root, 0, both, 0.0).action == 2
    for _ in range(30):
        root.children[1].add(vec[float]([0.6]))
        root.add(vec[float]([0.6]))
    assert select(root, 0, both, 0.0).action == 2
    assert select(root, 0, both, 9.0).action == 1


def test_each_seat_maximises_its_own_chances() -> None:
    root = Node(NO_ACTION, 1.0)
    root.children = [Node(1, 0.5), Node(2, 0.5)]
    for child, chances in zip(root.children, ([0.9, 0.1], [0.3, 0.7]), strict=True):
        child.add(vec[float](chances))
        root.add(vec[float](chances))
    assert select(root, 0, vec[i64]([1, 2]), 0.0).action == 1
    assert select(root, 1, vec[i64]([1, 2]), 0.0).action == 2


def test_a_choice_that_only_some_samples_allow_joins_when_it_first_appears() -> None:
    root = Node(NO_ACTION, 1.0)
    root.children = [Node(1, 0.5), Node(5, 0.5)]
    root.expanded = True
    assert select(root, 0, vec[i64]([3]), 1.0).action == 3
    assert [child.action for child in root.children] == [1, 3, 5]


def test_of_many_choices_those_with_the_best_priors_are_searched() -> None:
    actions = vec[i64](list(range(0, 400, 2)))
    some = some_of(actions, 10, 398, seeded(1))
    assert list(some) == sorted(some)
    assert set(some) <= set(actions)
    assert 398 in some
    assert len(some) in (10, 11)
    expected_points = vec[float]([float(action % 50) for action in actions])
    kept, theirs = best_of(actions, expected_points, 20, 0)
    assert min(theirs[1:]) >= 44.0
    assert 0 in kept


def test_few_choices_are_all_tried_for_warnings() -> None:
    actions = vec[i64]([4, 9])
    assert list(some_of(actions, 48, NO_ACTION, seeded(1))) == [4, 9]


def test_prior_of_follow_the_evaluation_and_leave_nothing_out() -> None:
    shares = prior_of(vec[float]([0.0, 3.0, -300.0]), 3.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] > 2 * shares[0] > shares[2] > 0.03


class Advised(Advice[Morra]):
    """Its advice is the worst choice."""

    def advise(self, s: Morra, seat: i64) -> i64:
        return 0


def test_the_advised_choice_has_the_highest_prior() -> None:
    s = first_question(Counting(advice=Advised()))
    root = Node(NO_ACTION, 1.0)
    expand(root, s, 0, s.actions(0), plan_of(s), True, seeded(1))
    assert root.children[0].prior > 0.5
    assert sum(child.prior for child in root.children) == pytest.approx(1.0)


def test_every_simulation_goes_through_the_root_and_adds_one_node() -> None:
    s = first_question(Counting())
    tree = Tree(plan_of(s), seeded(1))
    tree.grow(s, 0, Ceiling(0))
    assert tree.root.visits == visits_below(tree.root) == 24


class Waiting(Advice[Morra]):
    """Another process has the core during each evaluation."""

    def expected_points(self, s: Morra) -> vec[float]:
        time.sleep(0.05)
        return super().expected_points(s)


def test_the_ceiling_is_processor_time_so_that_a_loaded_machine_plays_no_weaker() -> None:
    """With a wall-clock limit, this search ended after 8 of 24 simulations."""
    s = first_question(Counting(advice=Waiting()))
    tree = Tree(plan_of(s), seeded(1))
    tree.grow(s, 0, Ceiling(600))
    assert tree.root.visits == 24
    assert tree.shortfall is None


class Busy(Advice[Morra]):
    """Evaluations are slow."""

    def expected_points(self, s: Morra) -> vec[float]:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
        return super().expected_points(s)


def test_a_search_that_reaches_its_ceiling_reports_its_simulations() -> None:
    s = first_question(Counting(advice=Busy()))
    tree = Tree(plan_of(s), seeded(1))
    tree.grow(s, 0, Ceiling(1))
    assert tree.shortfall is not None
    assert (tree.shortfall.done, tree.shortfall.planned) == (1, 24)
    assert tree.root.visits == 1


def test_a_bot_that_reaches_its_ceiling_reports_its_simulations() -> None:
    cut = Short(1).answer(first_question(Counting(advice=Busy())), 0, ms=1).shortfall
    assert cut is not None
    assert (cut.done, cut.planned) == (1, 24)
    assert Short(1).answer(first_question(Counting()), 0).shortfall is None


def test_hidden_choices_of_others_are_not_in_the_tree() -> None:
    """All show fingers at once: below a seat's own choice the tree is empty until the next round."""
    s: Any = load_game("morra").new(3, 2)
    tree = Tree(plan_of(s, 200), seeded(1))
    tree.grow(s, 2, Ceiling(0))
    mine = set(s.actions(2))
    for child in tree.root.children:
        assert child.action in mine
    before = s.sample(2, seeded(5))
    after = before.clone()
    after.play(2, tree.root.children[0].action)
    assert after.forked()
    assert not after.waits_for(2)


def test_at_a_window_most_sampled_answers_are_the_default() -> None:
    s: Any = load_game("hamlet").new(3, 3)
    chance = seeded(1)
    while not s.window():
        seat = s.mover()
        actions = s.actions(seat)
        s.play(seat, actions[chance.below(len(actions))])
    seat = next(seat for seat in range(3) if s.waits_for(seat) and len(s.actions(seat)) > 1)
    silence = s.default(seat)
    said = [behind_a_screen(s, seat, False, chance) for _ in range(200)]
    assert 140 <= said.count(silence) < 200


# ---------------------------------------------------------------- beyond the tree


def test_a_simulation_ends_after_its_depth_and_the_current_chain() -> None:
    s = first_question(Counting())
    carry_on(s, 1, False, seeded(1))
    assert s.over(), "three questions of one chain"
    whole = load_game("quebec").new(3, 1)
    carry_on(whole, TO_THE_END, False, seeded(1))
    assert whole.over()


class Handy(Advice[Morra]):
    """Its rollout policy takes the middle choice."""

    def rollout(self, s: Morra, seat: i64) -> i64:
        return 1


def test_guided_choices_are_those_of_the_game() -> None:
    s: Any = first_question(Counting(advice=Handy()))
    carry_on(s, 3, True, seeded(1))
    assert s.tally[0] == 3


# ---------------------------------------------------------------- from decision to decision


@pytest.mark.parametrize("name", ["quebec", "bag"])
def test_no_decision_depends_on_the_ones_before_it(name: str) -> None:
    """A bot that has played before and one created for this decision choose the same."""
    game = load_game(name)
    s = game.new(game.seats[-1], 4)
    bots = [Short(seat) for seat in range(s.seats)]
    for _ in range(6):
        seat = s.mover()
        chosen = bots[seat].play(s, seat)
        assert chosen == Short(int(seat)).play(s, seat)
        s.apply(seat, chosen)


def test_one_seed_gives_different_numbers_in_every_position() -> None:
    s = first_question(Counting())
    bot = Short(5)
    drawn = [bot.chance_in(s).word()]
    s.apply(0, 1)
    drawn.append(bot.chance_in(s).word())
    assert len(set(drawn)) == 2
    assert drawn[1] == Short(5).chance_in(s.clone()).word() != Short(6).chance_in(s).word()


def test_choices_of_a_tree_come_the_most_tried_first_with_the_chances_of_all_seats() -> None:
    root = Node(NO_ACTION, 1.0)
    root.children = [Node(1, 0.3), Node(2, 0.3), Node(3, 0.3)]
    for action, chances in ((2, [0.2, 0.8]), (2, [0.6, 0.4]), (1, [0.1, 0.9])):
        root.named(action).add(vec[float](chances))
    found = choices_of(root)
    assert [(choice.action, choice.visits) for choice in found] == [(2, 2), (1, 1)]
    assert list(found[0].chances) == pytest.approx([0.4, 0.6])
    assert visits_of(found) == 3


# ---------------------------------------------------------------- lower levels


def test_halving_takes_the_best_choice() -> None:
    assert Halving(1).play(first_question(Counting()), 0) == 2
    assert [rounds_for(arms) for arms in (2, 3, 4, 5, 8, 9)] == [1, 2, 2, 3, 3, 4]


def test_a_novice_takes_the_better_choice_more_often_and_not_always() -> None:
    s = first_question(Counting())
    taken = [Novice(seed).play(s, 0) for seed in range(300)]
    assert taken.count(2) > taken.count(1) > taken.count(0) > 30


class Slippery(Advised):
    """A game with bad advice and a slip rate of 30 % for the novice and others."""

    def thinking(self, seats: i64) -> Thinking:
        slips = Level(slip_rate=0.3)
        return Thinking(Levels(slips, slips, Level(8, slip_rate=0.3)), Prior(temperature=0.1))


def test_a_novice_takes_advice_unless_the_game_says_that_it_slips() -> None:
    assert {Novice(seed).play(first_question(Counting(advice=Advised())), 0) for seed in range(50)} == {0}
    taken = [Novice(seed).play(first_question(Counting(advice=Slippery())), 0) for seed in range(300)]
    assert 60 < taken.count(2) < 130


def test_the_casual_level_slips_where_the_game_says_so() -> None:
    assert {
        make_bot("casual", seed).play(first_question(Counting(advice=Advised())), 0) for seed in range(50)
    } == {0}
    taken = [
        make_bot("casual", seed).play(first_question(Counting(advice=Slippery())), 0) for seed in range(300)
    ]
    assert 60 < taken.count(2) < 130
    assert {
        make_bot("greedy", seed).play(first_question(Counting(advice=Slippery())), 0) for seed in range(50)
    } == {0}


def test_a_slip_is_a_single_vote() -> None:
    s = first_question(Counting(advice=Slippery()))
    bots = [make_bot("strong", seed) for seed in range(50)]
    slips = [bot.answer(bot.known(s, 0), 0).votes for bot in bots]
    assert 5 < sum(list(votes.values()) == [1] for votes in slips) < 30
    assert [most_voted([votes]) for votes in slips] == [bot.play(s, 0) for bot in bots]


def test_only_the_strong_level_slips_of_those_that_think_ahead() -> None:
    thinking = Slippery().thinking(2)
    assert [search(1).level(thinking).slip_rate for search in (Strong, Expert, Adviser)] == [0.3, 0.0, 0.0]
