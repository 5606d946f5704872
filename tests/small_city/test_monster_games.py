"""Random games with godzillas, Doctors and the Mayor's variant: they end, without violated invariants."""

from collections import Counter
from random import Random

import pytest

from ludotheque.core.events import Log
from ludotheque.core.position import from_json, to_json
from ludotheque.games.small_city.building.placement import FREE, under, why_not_on
from ludotheque.games.small_city.citizens.citizens import citizen_on, lift
from ludotheque.games.small_city.components.box import N_SQUARES
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.state import DEAD, SmallCity
from ludotheque.games.small_city.position.vocabulary import COMMIT, IN_ACTIONS, PIECES
from tests.small_city.scenario import GAME

# Buildings that random players never build: some are there from the start.
GIVEN = ["harbour", "factory_3_l3", "factory_2", "warehouse", "residential_1", "park_2"]
OPTIONS = [
    {"godzillas": "yes", "boards": "base_b"},
    {"godzillas": "stockholm", "doctors": "yes", "victory": "culture"},
    {"doctors": "yes", "mayor_variant": "yes", "victory": "population"},
    {"mayor_variant": "yes", "godzillas": "yes", "new_actions": "yes", "victory": "economy"},
    {"godzillas": "stockholm", "doctors": "yes", "mayor_variant": "yes"},
]


def give(s: SmallCity, draw: Random) -> None:
    """A Clinic each, with a Doctor where they are played, a grave, other buildings, and an empty Town Hall."""
    for seat in range(s.seats):
        for square in range(N_SQUARES):
            if citizen_on(s, seat, square) == seat:
                lift(s, seat, square, seat)
                s.career[seat] += 1
        for piece in ["clinic", *draw.sample(GIVEN, 3)]:
            number, b = PIECES.index_of[piece], survey(s, seat)
            free = [
                placement
                for placement in s.box.tables[number].inside[0]
                if why_not_on(s, seat, b, number, placement) is None
                and under(s.box, b, number, placement) == FREE
            ]
            s.put_tile(seat, number, draw.choice(free))
            s.stock[number] -= 1
        s.doctor[seat] = s.doctors
        b = survey(s, seat)
        park = PIECES.index_of["park_1"]
        grave = draw.choice([q for q in range(66) if why_not_on(s, seat, b, park, q * 8) is None])
        s.on[seat * N_SQUARES + grave] = DEAD + seat
        s.career[seat] -= 1
    assert GAME.broken(s) == []


def play(seats: int, options: dict[str, str], seed: int, every: int) -> Counter[str]:
    """A game to its end, looked over every so many decisions; what happened in it."""
    s, draw, seen = GAME.new(seats, seed, options), Random(seed), Counter[str]()
    decisions, given = 0, False
    while not s.over():
        if s.turn == 1 and not given and s.stage() == IN_ACTIONS:
            give(s, draw)
            given = True
        seat = draw.choice(s.to_move())
        actions = list(s.actions(seat))
        assert actions
        action = draw.choice(actions)
        if COMMIT.has(action) and draw.random() < 0.7:
            action = draw.choice(actions)
        log = Log()
        s.apply(seat, action, log)
        decisions += 1
        seen.update(event.kind.name for event in log.events)
        if decisions % every == 0:
            assert GAME.broken(s) == [], f"decision {decisions}"
        if decisions % (every * 3) == 0 and not s.over():
            assert GAME.encode(from_json(GAME, to_json(s))) == GAME.encode(s)
    assert GAME.broken(s) == []
    return seen


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end_and_nothing_is_ever_out_of_order(seats: int, options: dict[str, str]) -> None:
    seen = play(seats, options, 7 + seats, 6)
    if "godzillas" in options:
        assert {"rolled", "appeared", "stopped"} <= set(seen)
    if "doctors" in options:
        assert {"doctor_gone", "raised"} & set(seen)
    if "mayor_variant" in options:
        assert {"mayor_entered", "mayor_outside"} & set(seen)
