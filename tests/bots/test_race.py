"""Races on shared samples: which choices enter, which are eliminated, and what is reported."""

from typing import Any

import pytest
from librt.vecs import vec

from ludotheque.bots.levels import Strong
from ludotheque.bots.plan import Plan
from ludotheque.bots.race import SAMPLES_AT_ONCE, Lead, Race, Runner
from ludotheque.bots.thoughts import visits_of
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.state import State
from ludotheque.core.thinking import Level
from tests.bots.test_hints import forbidden, middle


def race(s: State, simulations: int = 48, ends: bool = False) -> Race:
    plan = Plan(Level(simulations), s.game.advice.thinking(s.seats))
    return Race(s.sample(s.mover(), seeded(5)), s.mover(), plan, seeded(2), ends)


def runner(action: int, *chances: float) -> Runner:
    made = Runner(action)
    made.chances = [vec[float]([chance, 1.0 - chance]) for chance in chances]
    return made


def racing(*runners: Runner) -> Race:
    """The choices in the race; the game advises the choice 1."""
    found = race(middle("civilization", 2, 70))
    found.seat, found.advised = 0, 1
    found.runners = list(runners)
    found.running = list(runners)
    return found


def test_chance_moves_both_alike_so_a_small_lead_is_seen() -> None:
    lead = Lead(runner(1, 0.2, 0.8, 0.4, 0.6), runner(2, 0.1, 0.7, 0.3, 0.5), 0)
    assert lead.mean == pytest.approx(0.1)
    assert lead.error == pytest.approx(0.0, abs=1e-9)
    assert not lead.is_none()


def test_a_choice_illegal_in_a_sample_leaves_the_race_unplayed() -> None:
    s = middle("civilization", 2, 70)
    found = race(s)
    (illegal, *_) = forbidden(s, s.mover())
    entered = [one.action for one in found.runners]
    found.enter(illegal)
    found.run()
    assert [one.action for one in found.runners] == entered
    assert illegal not in [one.action for one in found.running]


def test_choices_clearly_behind_are_eliminated() -> None:
    found = racing(
        runner(1, 0.5, 0.6, 0.5, 0.6), runner(2, 0.1, 0.3, 0.2, 0.1), runner(3, 0.6, 0.4, 0.6, 0.55)
    )
    found.leave_out()
    assert [one.action for one in found.running] == [1, 3]


def test_choices_with_equal_results_are_eliminated_and_the_advice_is_kept() -> None:
    found = racing(runner(0, 0.5, 0.6, 0.5, 0.6), runner(1, 0.5, 0.6, 0.5, 0.6))
    found.leave_out()
    assert [one.action for one in found.running] == [1]
    assert found.choices()[0].action == 1


def test_a_bot_deviates_from_the_advice_only_for_a_significantly_better_choice() -> None:
    advice = runner(1, 0.5, 0.5, 0.5, 0.5)
    lucky = racing(advice, runner(2, 0.5, 0.5, 0.5, 0.6))
    assert (lucky.choices()[0].action, lucky.chosen()) == (2, 1)
    assert racing(advice, runner(2, 0.6, 0.6, 0.5, 0.6)).chosen() == 2


def test_chances_are_computed_on_the_same_samples_for_all() -> None:
    """The choice eliminated after two lucky samples would have been behind on these."""
    early, best = runner(2, 0.8, 0.8), runner(1, 0.9, 0.9, 0.3, 0.3)
    found = racing(best, early)
    found.running = [best]
    told = found.choices()
    assert [one.action for one in told] == [1, 2]
    assert [one.visits for one in told] == [4, 2]
    assert told[0].chances[0] == pytest.approx(0.6)
    assert told[1].chances[0] == pytest.approx(0.5)


def test_all_simulations_are_evaluated_after_the_same_number_of_rounds() -> None:
    s: Any = middle("civilization", 2, 150)
    found = race(s, ends=True)
    found.run()
    for one in found.runners:
        assert len(one.ends) == one.tried() > 0
        for end in one.ends:
            assert end.over() or end.game.advice.rounds(end) == s.turn + found.plan.rounds


def test_it_ends_with_its_playouts() -> None:
    s = middle("civilization", 2, 150)
    found = race(s, 20)
    found.run()
    used = sum(one.tried() for one in found.runners)
    assert used <= 20 + SAMPLES_AT_ONCE * len(found.runners)
    assert used == visits_of(found.choices())


def test_its_processor_time_is_limited() -> None:
    found = race(middle("civilization", 2, 150))
    found.run(-1)
    assert found.shortfall is not None
    assert (found.shortfall.done, found.shortfall.planned) == (found.plan.simulations - found.left, 48)
    assert {one.tried() for one in found.runners} == {1}
    assert found.choices()[0].action in [one.action for one in found.runners]


def test_of_many_choices_the_best_looking_enter_and_the_advice_does() -> None:
    s = middle("civilization", 3, 200)
    while len(s.actions(s.mover())) <= 12:
        s.play(s.mover(), s.game.advice.advise(s, s.mover()))
    found = race(s)
    entered = [one.action for one in found.runners]
    assert found.advised in entered
    assert len(entered) == found.plan.width
    other = next(action for action in s.actions(s.mover()) if action not in entered)
    found.enter(other)
    found.enter(other)
    assert [one.action for one in found.runners] == [*entered, other]


def test_the_levels_race_where_the_game_says_so_and_choose_the_same_everywhere() -> None:
    s = middle("civilization", 2, 150)
    seat = s.mover()
    bot = Strong(3)
    assert bot.answer(bot.known(s, seat), seat).votes == {bot.play(s, seat): 1}
    assert bot.shares(s) == 1
    assert load_game("quebec").advice.thinking(3).race is None
