"""The guarantees of every game, with seeds, seats, options and choices drawn by Hypothesis.

The same checks as in the conformance suite, but Hypothesis searches for a game that breaks one, and then shrinks it.
Each test has few examples: together they are many games a run.
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.conformance import Case, Walk, option_sets
from ludotheque.conformance.choices import check_choices, check_refusals
from ludotheque.conformance.copies import check_copies, check_same_again
from ludotheque.conformance.damage import check_accepted_positions_play
from ludotheque.conformance.ending import check_random_game
from ludotheque.conformance.hidden import check_barrier, check_views
from ludotheque.conformance.saving import check_journal, check_positions
from ludotheque.conformance.undoing import check_free_undo, check_undo
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.chance import SEED_BITS
from ludotheque.core.refusals import Illegal
from tests.soaking import examples

every_game = pytest.mark.parametrize("game_id", game_ids())
few = settings(
    max_examples=examples(12), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)

seeds = st.one_of(st.integers(0, 1000), st.integers(0, 2**SEED_BITS - 1))
# The first decisions; 60 of them reach into the middle of most games, and the others are drawn from the seed.
choices = st.lists(st.integers(0, 10_000), max_size=60).map(tuple)


# The horizon of checks in very long games, which are still played to their end.
HORIZON = 500


def a_case(data: st.DataObject, game_id: str) -> Case:
    game = load_game(game_id)
    return Case(
        game,
        data.draw(st.sampled_from(game.seats), "seats"),
        data.draw(st.sampled_from(option_sets(game)), "options"),
        data.draw(seeds, "seed"),
        data.draw(choices, "choices"),
        horizon=HORIZON,
    )


@every_game
@few
@given(data=st.data())
def test_games_end_and_keep_their_invariants(game_id: str, data: st.DataObject) -> None:
    check_random_game(a_case(data, game_id))


@every_game
@few
@given(data=st.data())
def test_the_same_game_again_gives_the_same_positions(game_id: str, data: st.DataObject) -> None:
    check_same_again(a_case(data, game_id))


@every_game
@few
@given(data=st.data())
def test_clones_never_influence_each_other(game_id: str, data: st.DataObject) -> None:
    check_copies(a_case(data, game_id))


@every_game
@few
@given(data=st.data())
def test_undo_equals_replay(game_id: str, data: st.DataObject) -> None:
    case = a_case(data, game_id)
    check_undo(case, most=4)
    check_free_undo(case, most=4)


@every_game
@few
@given(data=st.data())
def test_no_seat_sees_what_is_hidden(game_id: str, data: st.DataObject) -> None:
    case = a_case(data, game_id)
    check_views(case, most=8)
    check_barrier(case, most=12)


@every_game
@few
@given(data=st.data())
def test_positions_and_journals_come_back(game_id: str, data: st.DataObject) -> None:
    case = a_case(data, game_id)
    check_positions(case, most=8)
    check_journal(case)


@every_game
@few
@given(data=st.data())
def test_a_changed_position_is_refused_or_plays(game_id: str, data: st.DataObject) -> None:
    check_accepted_positions_play(a_case(data, game_id), tries=8)


@every_game
@few
@given(data=st.data())
def test_the_list_of_choices_is_what_the_rules_let_pass(game_id: str, data: st.DataObject) -> None:
    case = a_case(data, game_id)
    check_choices(case, most=6)
    check_refusals(case, most=6)


@every_game
@few
@given(data=st.data(), attempts=st.lists(st.tuples(st.integers(-3, 9), st.integers(-5, 10**6)), max_size=20))
def test_an_illegal_action_changes_nothing(
    game_id: str, data: st.DataObject, attempts: list[tuple[int, int]]
) -> None:
    """Any seat, any number, including invalid ones."""
    walk = Walk(a_case(data, game_id))
    for number, _ in enumerate(walk.decisions()):
        if number == 30:
            break
        try_all(walk, attempts)


def try_all(walk: Walk, attempts: list[tuple[int, int]]) -> None:
    before: Any = walk.game.encode(walk.state)
    for seat, action in attempts:
        trial = walk.state.clone()
        try:
            trial.apply(seat, action)
        except Illegal:
            assert walk.game.encode(trial) == before
        else:
            assert action in list(walk.state.actions(seat))
    assert walk.game.encode(walk.state) == before
