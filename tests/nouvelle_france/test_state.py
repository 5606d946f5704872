"""The numbers of a position, and how the table starts."""

import pytest

from ludotheque.core.chance import seeded
from ludotheque.games.nouvelle_france.state import NouvelleFrance
from tests.nouvelle_france.scenario import GAME

# Name, how many (-1: a single number), the least and the greatest; for three players.
FIELDS = [
    ("level", -1, 0, 3),
    ("path", -1, 0, 3),
    ("architecture", -1, 0, 1),
    ("ties", -1, 0, 1),
    ("start_seat", -1, 0, 2),
    ("slot", -1, 1, 4),
    ("snowfalls", -1, 0, 3),
    ("drawn", -1, 0, 39),
    ("built", -1, 0, 48),
    ("ally", -1, -1, 2),
    ("deck", 39, 0, 11),
    ("visible", 3, -1, 8),
    ("sticks", 3, 0, 5),
    ("bound", 3, -1, 2),
    ("closed", 3, -1, 4),
    ("markers", 4, 0, 10_000),
    ("tally", 36, -10_000, 10_000),
    ("track", 3, 0, 1),
    ("taken", 12, 0, 1),
    ("done", 6, 0, 1),
    ("last_work", 3, -1, 2),
    ("allies", 9, 0, 1),
    ("piece_work", 48, -2, 2),
    ("piece_place", 48, -1, 999),
    ("piece_order", 48, 0, 48),
    ("piece_by", 48, -1, 4),
    ("colour", 355, -1, 3),
    ("top_floor", 71, 0, 5),
    ("fits", 27, 0, 1),
    ("winter_best", 9, -3, 100),
    ("winter_where", 9, -1, 2),
    ("winter_piece", -1, -1, 47),
    ("winter_reason", -1, 0, 9),
    ("winter_points", -1, 0, 100),
]


def test_the_numbers_of_a_position_and_their_ranges() -> None:
    fields = [(field.name, field.length, field.low, field.high) for field in GAME.fields(3)]
    assert fields == FIELDS


@pytest.mark.parametrize("seats", [1, 3])
def test_a_clone_is_the_same_position_and_its_own(seats: int) -> None:
    s = GAME.new(seats, 5, {"constraint": "artisan", "path": "intrepide", "architecture": "on"})
    chance = seeded(5)
    for _ in range(40):
        before = GAME.encode(s)
        other = s.clone()
        assert GAME.encode(other) == before
        choices = s.actions(s.mover())
        other.apply(s.mover(), choices[chance.below(len(choices))])
        assert GAME.encode(s) == before
        s = other


def numbers(s: NouvelleFrance, name: str) -> list[int]:
    value = getattr(s, name)
    return [int(value)] if isinstance(value, int) else [int(one) for one in value]


def test_untouched_pieces_at_the_start() -> None:
    s = GAME.new(3, 1)
    untouched = {
        "level": 0,
        "path": 0,
        "architecture": 0,
        "ties": 0,
        "slot": 1,
        "snowfalls": 0,
        "built": 0,
        "ally": -1,
        "bound": -1,
        "closed": -1,
        "markers": 0,
        "tally": 0,
        "track": 1,
        "taken": 0,
        "done": 0,
        "last_work": -1,
        "allies": 0,
        "piece_place": -1,
        "piece_order": 0,
        "piece_by": -1,
        "colour": -1,
        "top_floor": 0,
        "fits": 1,
        "winter_best": -3,
        "winter_where": -1,
        "winter_piece": -1,
        "winter_reason": 0,
        "winter_points": 0,
    }
    assert {name: set(numbers(s, name)) for name in untouched} == {
        name: {value} for name, value in untouched.items()
    }
