"""A whole game under the house's own checks, with the options that the default does not reach."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.conformance import CHECKS, GAME_CHECKS, Case
from ludotheque.core.game import Game
from tests.nouvelle_france.scenario import GAME

CASE = Case(
    GAME, 1, {"architecture": "on", "player_may_choose_ties": "yes", "constraint": "ingenieur_du_roy"}, 3
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_case(check: Callable[[Case], None]) -> None:
    check(CASE)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_game(check: Callable[[Game[Any]], None]) -> None:
    check(GAME)
