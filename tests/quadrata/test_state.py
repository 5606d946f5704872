"""A position of Quadrata as plain data: an empty table, and the numbers that a saved position may have."""

import json

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.position import BadPosition
from tests.quadrata.scenario import GAME, Scenario

# By field: the numbers it holds (one, or a list of so many), the lowest and the highest of them; for three players.
FIELDS = {
    "mode": (None, 0, 1),
    "quiz": (None, 0, 1),
    "consolation": (None, 0, 1),
    "after_taxi": (None, 0, 1),
    "reservation": (None, 0, 1),
    "reshuffle": (None, 0, 1),
    "extra_spaces": (None, 0, 1),
    "day": (None, 0, 7),
    "first": (None, 0, 2),
    "deck_size": (None, 0, 39),
    "discard_size": (None, 0, 39),
    "planes": (None, 0, 40),
    "tries": (None, 0, 2),
    "changes": (4, 0, 4),
    "deck": (39, -1, 38),
    "discard": (39, -1, 38),
    "centre": (4, -1, 38),
    "black_bag": (6, 0, 8),
    "trophies": (5, -1, 2),
    "reserved": (3, -1, 38),
    "trains": (3, 0, 2),
    "circled": (3, 0, 25),
    "spent": (3, 0, 25),
    "right": (3, 0, 1000),
    "wrong": (3, 0, 1000),
    "bag": (3 * 13, 0, 41),
    "rest": (3 * 13, 0, 41),
    "spaces": (3 * 7, -1, 12),
    "squares": (3 * 13, -1, 77),
    "crossed": (3 * 11, 0, 4),
}


def refused(name: str, value: object) -> str:
    """What is said to a saved position with this in a field."""
    said = json.loads(GAME.encode(GAME.new(3, 1)))
    with pytest.raises(BadPosition) as error:
        GAME.decode(json.dumps(said | {name: value}).encode())
    return str(error.value)


def test_the_list_above_has_every_field() -> None:
    assert [field.name for field in GAME.fields(3)] == list(FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_a_number_out_of_its_range_is_refused(name: str) -> None:
    length, low, high = FIELDS[name]
    for wrong in (low - 1, high + 1):
        value = wrong if length is None else [wrong] * length
        assert refused(name, value) == f"{name}: expected whole numbers from {low} to {high}"
    if length is not None:
        assert refused(name, [low] * (length + 1)) == f"{name}: expected a list of {length} numbers"


def test_an_empty_table() -> None:
    """Nothing lies anywhere but the planes and the advanced tokens of the box."""
    said = json.loads(GAME.encode(GAME.blank(3, seeded(1))))
    for name, (length, low, _) in FIELDS.items():
        if name not in ("planes", "black_bag"):
            assert said[name] == (low if length is None else [low] * length), name
    assert said["planes"] == 22
    assert said["black_bag"] == [4] * 6


def test_a_copy_has_every_number_of_the_original() -> None:
    """Every field with numbers of its own, so that none can be mistaken for another or forgotten."""
    s = Scenario(seats=3).s
    for place, (name, (length, low, _)) in enumerate(FIELDS.items()):
        if length is None:
            setattr(s, name, low + place + 1)
        else:
            for i in range(length):
                getattr(s, name)[i] = low + place + i + 1
    s.reveals = 77
    copy = s.clone()
    assert GAME.encode(copy) == GAME.encode(s)
    for name, (length, _, _) in FIELDS.items():
        if length is not None:
            getattr(copy, name)[0] += 1
    copy.drop()
    assert all(getattr(s, name)[0] != getattr(copy, name)[0] for name in FIELDS if FIELDS[name][0])
    assert s.depth() > copy.depth()
