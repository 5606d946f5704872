"""Whole random games with new buildings, real buildings and nuclear plants: invariants hold after every decision."""

import random

import pytest

from ludotheque.games.small_city.position.raw_materials import spaces_with
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import BUILD, COMMIT, PASS, PIECES, PLANT, STOP
from tests.small_city.scenario import GAME

# What is seldom to be had, and taken where it is.
WANTED = {
    BUILD.of(PIECES.index_of[piece])
    for piece in (
        "airport_8",
        "airport_9",
        "bank",
        "sorting_centre",
        "tram_station",
        "big_ben",
        "sydney_opera",
    )
}
ENDING = {COMMIT.of(), STOP.of(), PASS.of()}


def give(s: SmallCity) -> None:
    """Enough to build with, so that rare buildings are built."""
    for seat in range(s.seats):
        s.money[seat] = max(s.money[seat], 40)
        s.votes[seat] = max(s.votes[seat], 10)
        for material in (1, 2, 3):
            spaces = spaces_with(s, seat, 0)
            if len(spaces) > 1:
                s.on[seat * 100 + spaces[0]] = material


def choice(s: SmallCity, seat: int, dice: random.Random) -> int:
    every = [int(action) for action in s.actions(seat)]
    wanted = [action for action in every if action in WANTED or PLANT.has(action)]
    if wanted and dice.random() < 0.7:
        return dice.choice(wanted)
    going_on = [action for action in every if action not in ENDING]
    return dice.choice(going_on if going_on and dice.random() < 0.8 else every)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {"new_buildings": "yes"},
        {"new_buildings": "with_promises", "nuclear": "yes", "boards": "base_b"},
        {"real_buildings": "yes", "nuclear": "yes", "victory": "economy"},
        {"new_buildings": "with_promises", "real_buildings": "yes", "new_actions": "yes"},
    ],
)
def test_games_with_these_modules_come_to_an_end(seats: int, options: dict[str, str]) -> None:
    s = GAME.new(seats, seats, options)
    dice = random.Random(seats)
    turn, decisions = 0, 0
    while not s.over():
        if s.turn != turn and not s.forked():
            turn = int(s.turn)
            give(s)
        seat = int(dice.choice(s.to_move()))
        s.apply(seat, choice(s, seat, dice))
        decisions += 1
        if decisions % 17 == 0:
            assert GAME.broken(s) == []
    assert GAME.broken(s) == []
    assert s.turn == s.turns()
