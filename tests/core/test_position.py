"""A position survives a round trip, and an impossible one is refused with the wrong field."""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.playout import middle_of, play_random, play_some
from ludotheque.core.position import BadPosition, decode, encode, from_json, to_json
from ludotheque.games.quebec.vocabulary import CITADEL
from tests.quebec.scenario import Scenario
from tests.soaking import examples
from tests.toys.morra import Choose, Morra, MorraGame

QUEBEC = load_game("quebec")
GOOD: dict[str, Any] = to_json(middle_of(QUEBEC, 3, 2))
FIELDS = {field.name: field for field in QUEBEC.fields(3)}
SINGLE = [name for name, field in FIELDS.items() if field.length < 0] + ["reveals"]
LISTS = [name for name, field in FIELDS.items() if field.length >= 0] + ["chance"]
TURN, MAIN, PLACE, FINISH, REDIRECT, PUT = [0, 1, 2, 3, 4, 7]

Change = Callable[[dict[str, Any]], None]


def refused(position: object, game: Any = QUEBEC) -> str:
    with pytest.raises(BadPosition) as caught:
        from_json(game, position)
    return str(caught.value)


def with_value(name: str, value: object) -> dict[str, Any]:
    """The valid position with one number of a field changed: the last one, if there are several."""
    position = deepcopy(GOOD)
    if name in SINGLE:
        position[name] = value
    else:
        position[name][-1] = value
    return position


# ---------------------------------------------------------------- valid positions


@pytest.mark.parametrize("name", ["quebec", "morra", "parry", "bag", "hamlet"])
def test_every_position_of_a_game_reads_back_and_plays_on_alike(name: str) -> None:
    game = load_game(name)
    s = game.new(game.seats[0], 21)
    chance = seeded(21)
    while True:
        text = encode(s)
        again = decode(game, text)
        assert encode(again) == text
        assert again.to_move() == s.to_move()
        assert again.barrier() == s.barrier()
        if s.over():
            break
        ahead = s.clone()
        play_some(again, seeded(4), 6)
        play_some(ahead, seeded(4), 6)
        assert encode(again) == encode(ahead)
        play_some(s, chance, 9)


def test_a_position_says_every_field_once() -> None:
    assert set(GOOD) == {"game", "rules", "seats", "chance", "reveals", "frames", *FIELDS}
    assert QUEBEC.encode(QUEBEC.decode(msgspec.json.encode(GOOD))) == msgspec.json.encode(GOOD)


def test_a_position_does_not_share_lists_with_its_source() -> None:
    said = deepcopy(GOOD)
    s = from_json(QUEBEC, said)
    play_random(s, seeded(1))
    assert said == GOOD


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_position_of_quebec_takes_at_most_2048_bytes(seats: int) -> None:
    longest = 0
    for seed in range(4):
        s, chance = QUEBEC.new(seats, 2**128 - 1 - seed), seeded(seed)
        while not s.over():
            longest = max(longest, len(encode(s)))
            play_some(s, chance, 1)
        longest = max(longest, len(encode(s)))
    assert 1000 < longest <= 2048


# ---------------------------------------------------------------- invalid positions


@pytest.mark.parametrize("text", [b"", b"{", b"nul", b'{"game": "\xff"}', b"[" * 100_000, b"NaN"])
def test_invalid_json_is_refused(text: bytes) -> None:
    with pytest.raises(BadPosition, match=r"^position: expected JSON"):
        QUEBEC.decode(text)


@pytest.mark.parametrize("value", [None, 3, "position", [], [GOOD]])
def test_json_other_than_objects_is_refused(value: object) -> None:
    assert refused(value) == "position: expected an object"


@pytest.mark.parametrize("value", [None, 3, "morra", ["quebec"], "x" * 10**6])
def test_the_position_of_another_game_is_refused(value: object) -> None:
    assert refused(GOOD | {"game": value}).startswith("game: expected 'quebec', got ")
    assert len(refused(GOOD | {"game": value})) < 150


def test_a_deeply_nested_value_is_refused_like_any_other() -> None:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    for name in ("game", "seats", "frames", "century", "points"):
        assert refused(GOOD | {name: nested}).startswith(f"{name}: ")


@pytest.mark.parametrize("value", [None, 2, 6, 0, -3, True, 3.0, "3", [3], 10**30])
def test_a_wrong_number_of_seats_is_refused(value: object) -> None:
    assert refused(GOOD | {"seats": value}) == "seats: expected one of [3, 4, 5]"


@pytest.mark.parametrize("name", ["game", "seats", "frames", *SINGLE, *LISTS])
def test_a_missing_field_is_named(name: str) -> None:
    assert refused({key: value for key, value in GOOD.items() if key != name}).startswith(f"{name}: ")


@pytest.mark.parametrize("name", ["log", "Century", "", "box", "x" * 10**6, "\ud800"])
def test_an_extra_field_is_named(name: str) -> None:
    said = refused(GOOD | {name: 1})
    assert said.startswith(repr(name)[:80])
    assert said.endswith(": no such field")
    assert len(said) < 120


@pytest.mark.parametrize("name", [*SINGLE, *LISTS])
@pytest.mark.parametrize(
    "value", [None, True, False, 1.0, 0.5, float("nan"), "1", [1], {}, 10**30, -(10**30)]
)
def test_a_value_that_is_no_whole_number_in_range_is_named(name: str, value: object) -> None:
    assert re.match(
        f"{name}: expected whole numbers from -?[0-9]+ to [0-9]+$", refused(with_value(name, value))
    )


@pytest.mark.parametrize("name", FIELDS)
def test_a_number_out_of_range_is_named(name: str) -> None:
    low, high = FIELDS[name].low, FIELDS[name].high
    for number in (low - 1, high + 1, 2**63 - 1, 2**63, -(2**63)):
        assert refused(with_value(name, number)) == f"{name}: expected whole numbers from {low} to {high}"


@pytest.mark.parametrize("name", LISTS)
def test_a_list_of_the_wrong_length_is_named(name: str) -> None:
    expected = f"{name}: expected a list of {5 if name == 'chance' else FIELDS[name].length} numbers"
    assert refused(GOOD | {name: GOOD[name][:-1]}) == expected
    assert refused(GOOD | {name: [*GOOD[name], GOOD[name][0]]}) == expected
    assert refused(GOOD | {name: []}) == expected
    for other in (1, None, "12", {"0": 1}, True):
        assert refused(GOOD | {name: other}) == expected


@pytest.mark.parametrize("word", range(4))
def test_the_words_of_chance_have_32_bits(word: int) -> None:
    chance = GOOD["chance"][:]
    chance[word] = 2**32
    assert refused(GOOD | {"chance": chance}) == "chance: expected four words of 32 bits and a count"
    chance[word] = 2**32 - 1
    assert to_json(from_json(QUEBEC, GOOD | {"chance": chance}))["chance"] == chance


def test_the_highest_counts_can_still_be_added_up() -> None:
    highest = GOOD | {"chance": [1, 2, 3, 4, 2**60], "reveals": 2**60}
    assert from_json(QUEBEC, highest).barrier() == 2**61
    assert refused(GOOD | {"reveals": 2**60 + 1}).startswith("reveals: ")


BOTTOM = ["turn", 0, 0]
NO_FRAME = "expected of each the name of its step, a seat and its figures"


@pytest.mark.parametrize(
    ("frames", "said"),
    [
        (None, "expected a list of at most 100 frames"),
        ({}, "expected a list of at most 100 frames"),
        ("turn", "expected a list of at most 100 frames"),
        ([BOTTOM] * 101, "expected a list of at most 100 frames"),
        ([BOTTOM, 0], NO_FRAME),
        ([BOTTOM, "main"], NO_FRAME),
        ([BOTTOM, []], NO_FRAME),
        ([BOTTOM, ["main"]], NO_FRAME),
        ([BOTTOM, [1, 0]], NO_FRAME),
        ([["mayn", 0]], "there is no step 'mayn'"),
        ([["x" * 10**6, 0]], "there is no step 'xxx"),
        ([BOTTOM, ["main", 3]], "step main: there is no seat 3"),
        ([BOTTOM, ["main", -1]], "step main: there is no seat -1"),
        ([BOTTOM, ["main", True]], "step main: there is no seat True"),
        ([BOTTOM, ["main", "0"]], "step main: there is no seat '0'"),
        ([BOTTOM, ["main", 0, 0]], "step main: expected 0 figures"),
        ([BOTTOM, ["place", 0]], "step place: expected 1 figures"),
        ([["turn", 0, 4], ["main", 0]], "step turn: count: expected a number from 0 to 3, got 4"),
        ([["turn", 0, 1.0], ["main", 0]], "step turn: count: expected a number from 0 to 3, got 1.0"),
        ([BOTTOM, ["place", 0, 0]], "step place: architect: expected one of own, neutral; got 0"),
        ([BOTTOM, ["place", 0, []]], "step place: architect: expected one of own, neutral; got a list"),
        ([BOTTOM], "step turn has nothing to ask here"),
        ([["main", 0]], ""),
        ([BOTTOM, ["finish", 0, None, "own", None]], ""),
    ],
)
def test_bad_frames_are_refused(frames: object, said: str) -> None:
    assert refused(GOOD | {"frames": frames}).startswith(f"frames: {said}")


@pytest.mark.parametrize(
    ("frames", "said"),
    [
        ([0], "expected 5 numbers a frame"),
        ([0, 0, 0, 0], "expected 5 numbers a frame"),
        ([True, 0, 0, 0, 0], "expected whole numbers"),
        ([TURN, 0, 0, 0, 0] * 101, "expected a list of at most 100 frames"),
        ([TURN, 0, 0, 0, 0, MAIN, 0, 0, 0, "0"], "expected whole numbers"),
        ([TURN, 0, 0, 0, 0, MAIN, 0, 0, 0, True], "expected whole numbers"),
        ([TURN, 0, 0, 0, 0, MAIN, 0, 0, 0, 0.0], "expected whole numbers"),
        ([TURN, 0, 0, 0, 0, MAIN, 0, 0, 0, -2], "expected whole numbers"),
        ([TURN, 0, 0, 0, 0, MAIN, 0, 10**30, 0, 0], "expected whole numbers"),
        ([-1, 0, 0, 0, 0], "there is no step -1"),
        ([TURN, 0, 0, 0, 0, 14, 0, 0, 0, 0], "there is no step 14"),
        ([2**59, 0, 0, 0, 0], "there is no step 576460752303423488"),
        ([TURN, 0, 0, 0, 0, MAIN, 3, 0, 0, 0], "step main: there is no seat 3"),
        ([TURN, -1, 0, 0, 0, MAIN, 0, 0, 0, 0], "step turn: there is no seat -1"),
        ([TURN, 0, 0, 0, 0, MAIN, 0, 1, 0, 0], "step main: argument 1 must be below 1"),
        ([TURN, 0, 4, 0, 0, MAIN, 0, 0, 0, 0], "step turn: argument 1 must be below 4"),
        ([TURN, 0, 0, 0, 0, FINISH, 0, 44, 0, 0], "step finish: argument 1 must be below 44"),
        ([TURN, 0, 0, 0, 0, FINISH, 0, 0, 2, 0], "step finish: argument 2 must be below 2"),
        ([TURN, 0, 0, 0, 0, FINISH, 0, 0, 0, 5], "step finish: argument 3 must be below 5"),
        ([TURN, 0, 0, 0, 0], "step turn has nothing to ask here"),
        ([MAIN, 0, 0, 0, 0], ""),
        ([TURN, 0, 0, 0, 0, FINISH, 0, 0, 0, 0], ""),
        ([TURN, 0, 0, 0, 0, REDIRECT, 0, 0, 0, 0], ""),
        ([TURN, 0, 0, 0, 0, PUT, 0, 0, 10, 3], ""),
    ],
)
def test_bad_frames_of_the_former_form_are_refused(frames: object, said: str) -> None:
    assert refused(GOOD | {"frames": frames}).startswith(f"frames: {said}")


def test_a_position_names_the_steps_and_figures_of_its_frames() -> None:
    s = Scenario(seats=3).whole().s
    s.push(PLACE, 1, 1)
    s.push(FINISH, 1, -1, 0, int(CITADEL))
    assert to_json(s)["frames"][-2:] == [["place", 1, "neutral"], ["finish", 1, None, "own", "citadel"]]


class Unanswerable(Choose):
    """A question with no answer, for the test below."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]()


class Unaskable(Choose):
    """A question whose rules fail on the frame, for the test below."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([s.fingers[99]])


def test_a_question_without_a_legal_answer_is_refused() -> None:
    game = MorraGame()
    position = to_json(game.new(3, 1))
    from_json(game, position)
    game.steps[0] = Unanswerable()
    assert refused(position, game) == "frames: step choose has no possible answer here"
    game.steps[0] = Unaskable()
    assert refused(position, game) == "frames: step choose can't be asked with these arguments"


# ---------------------------------------------------------------- conservation of pieces


def quebec(t: Scenario) -> dict[str, Any]:
    position = to_json(t.whole().s)
    from_json(QUEBEC, position)
    return position


def adding(name: str, place: int, number: int) -> Change:
    def change(position: dict[str, Any]) -> None:
        position[name][place] += number

    return change


def setting(name: str, place: int, number: int) -> Change:
    def change(position: dict[str, Any]) -> None:
        position[name][place] = number

    return change


def swapping_tiles(position: dict[str, Any]) -> None:
    layout = position["layout"]
    layout[0], layout[-1] = layout[-1], layout[0]


def one_more_available(position: dict[str, Any]) -> None:
    position["available"] -= 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (adding("active", 0, 1), "workers: seat 0 has 26"),
        (adding("passive", 2, -1), "workers: seat 2 has 24"),
        (adding("zones", 0, 1), "workers: seat 0 has 26"),
        (setting("spots", 0, 1), "workers: seat 1"),
        (lambda position: setting("layout", 0, position["layout"][1])(position), "layout: tile"),
        (swapping_tiles, "layout: the tile on site 0 has another colour"),
        (one_more_available, "available: 11 sites are, not 10"),
        (setting("site_state", 0, 2), "site_state: site 0"),
        (setting("architect_site", 1, 5), "site_state: site 5 is under construction without"),
        (setting("stars", 3, 2), "stars: the marker on site 3"),
        (setting("star_owner", 3, 2), "stars: the marker on site 3"),
        (setting("holder", 0, -3), "holder: "),
        (setting("events", 1, 0), "events: event 0 can't be that of century 2"),
        (adding("points", 0, 1), "points: seat 0 has 1, its parts add up to 0"),
        (adding("tally", 0, 1), "points: seat 0 has 0, its parts add up to 1"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused_by_it(change: Change, said: str) -> None:
    position = quebec(Scenario(seats=3))
    change(position)
    assert said in refused(position)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=10,
)


@example("reveals", 3, 0)  # random input is hardly ever a position
@given(st.sampled_from(sorted(GOOD)), anything, st.integers(0, 200))
@settings(max_examples=examples(300))
def test_any_value_of_a_field_is_read_or_refused(name: str, value: Any, place: int) -> None:
    for replaced in (value, [*GOOD[name], value] if isinstance(GOOD[name], list) else value):
        position = deepcopy(GOOD) | {name: replaced}
        if isinstance(GOOD[name], list) and GOOD[name]:
            position[name] = [*GOOD[name]]
            position[name][place % len(GOOD[name])] = value
        try:
            s = from_json(QUEBEC, position)
        except BadPosition:
            continue
        assert to_json(s) == position
