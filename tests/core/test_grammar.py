"""What steps declare of their frames is checked in imported positions; trusted positions are not checked."""

import pytest
from mypy_extensions import i64

from ludotheque.core.grammar import wrong_frames
from ludotheque.core.position import BadPosition, from_json, to_json
from tests.core.market import (
    ANSWER,
    AT_ANSWER,
    AT_PAY,
    AT_PLAN,
    AT_REVEAL,
    PICK,
    SHOUT,
    Market,
    MarketGame,
    Pay,
)


def declared() -> MarketGame:
    """The market with a grammar."""
    game = MarketGame()
    game.steps[AT_REVEAL].on = [-1]
    game.steps[AT_PLAN].on = [AT_REVEAL]
    game.steps[AT_PAY].on = [AT_PLAN]
    return game


def market(game: MarketGame) -> Market:
    s = game.new(2, 1)
    s.apply(1, PICK.of(2))
    return s


def test_frames_lie_on_what_their_steps_declare_and_lanes_on_the_step_that_joins() -> None:
    game = declared()
    s = market(game)
    assert wrong_frames(s) == []
    game.steps[AT_PAY].on = [AT_REVEAL]
    assert wrong_frames(s) == ["frames: pay can't lie on plan"]
    game.steps[AT_PLAN].on = [AT_PAY]
    assert wrong_frames(s) == ["frames: plan can't lie on reveal"] * 2 + ["frames: pay can't lie on plan"]
    game.steps[AT_REVEAL].on = [AT_PLAN]
    assert wrong_frames(s) == ["frames: reveal can't lie on nothing"]


def test_suspended_lanes_are_checked_too() -> None:
    game = declared()
    s = market(game)
    s.apply(0, SHOUT.of())
    before = game.encode(s)
    assert wrong_frames(s) == []
    game.steps[AT_PAY].on = [AT_REVEAL]
    assert wrong_frames(s) == ["frames: pay can't lie on plan"]
    assert game.encode(s) == before


def test_a_step_without_on_may_be_above_any_step() -> None:
    game = declared()
    s = market(game)
    s.interrupt(AT_ANSWER, 0)
    assert wrong_frames(s) == []
    s.push(AT_PLAN, 0)
    assert wrong_frames(s) == ["frames: plan can't lie on answer"]


def test_a_figure_is_none_only_where_the_step_says_so() -> None:
    game = declared()
    s = market(game)
    s.push_to(1, AT_PLAN)
    game.steps[AT_PLAN].on = []
    s.push_to(1, AT_PAY, -1)
    assert wrong_frames(s) == ["frames: pay needs its stall"]
    game.steps[AT_PAY].none = [0]
    assert wrong_frames(s) == []


class Unfit(Pay):
    """Its figures are never consistent; records what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []

    def fits(self, s: Market, at: i64) -> bool:
        self.asked.append((int(at), int(s.figure_at(at, 0))))
        return False


def test_figures_must_be_consistent_with_the_state() -> None:
    game = declared()
    game.steps[AT_PAY] = unfit = Unfit()
    assert wrong_frames(market(game)) == ["frames: pay of seat 1 is inconsistent with the state"]
    assert unfit.asked == [(2, 2)], "counted from the bottom of the common stack"


def test_an_imported_position_has_quiet_questions_only() -> None:
    game = declared()
    game.steps[AT_ANSWER].quiet = False
    s = market(game)
    assert s.quiet()
    from_json(game, to_json(s))
    s.apply(0, SHOUT.of())
    assert not s.quiet()
    with pytest.raises(BadPosition, match="can't be had from where answer is asked, only its match"):
        from_json(game, to_json(s))
    trusted = from_json(game, to_json(s), trusted=True)
    trusted.apply(1, ANSWER.of(2))
    assert trusted.to_move() == (0, 1)


def test_a_trusted_position_is_not_looked_through_but_must_have_its_form() -> None:
    game = declared()
    game.steps[AT_PLAN].on = [AT_PAY]
    said = to_json(market(game))
    with pytest.raises(BadPosition, match="plan can't lie on reveal"):
        from_json(game, said)
    assert to_json(from_json(game, said, trusted=True)) == said
    with pytest.raises(BadPosition, match="round"):
        from_json(game, said | {"round": "1"}, trusted=True)
