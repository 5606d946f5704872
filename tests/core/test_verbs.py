"""An action is a number, with a JSON form."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.catalogue import load_game
from ludotheque.core.verbs import BadAction, Domain, Vocabulary, numbers, shown
from tests.soaking import examples

QUEBEC = load_game("quebec").vocabulary


@st.composite
def domains(draw: st.DrawFn) -> Domain:
    name = draw(st.text(st.characters(codec="utf-8"), min_size=1, max_size=4))
    if draw(st.booleans()):
        return numbers(name, draw(st.integers(0, 6)))
    return Domain(name, draw(st.lists(st.text(max_size=4), min_size=1, max_size=6, unique=True)))


@st.composite
def vocabularies(draw: st.DrawFn) -> Vocabulary:
    vocabulary = Vocabulary()
    for i in range(draw(st.integers(1, 5))):
        arguments = draw(st.lists(domains(), max_size=3))
        vocabulary.verb(f"verb{i}", **{f"field{place}": domain for place, domain in enumerate(arguments)})
    return vocabulary


@given(vocabularies())
@settings(max_examples=examples(150))
def test_every_number_of_a_vocabulary_is_one_sentence(vocabulary: Vocabulary) -> None:
    said = [vocabulary.to_json(number) for number in range(vocabulary.size)]
    assert len({str(list(sentence.items())) for sentence in said}) == vocabulary.size
    assert [vocabulary.from_json(sentence) for sentence in said] == list(range(vocabulary.size))
    for number in range(vocabulary.size):
        verb = vocabulary.find(number)
        args = verb.args(number)
        assert [other.name for other in vocabulary.verbs if other.has(number)] == [verb.name]
        assert len(args) == len(verb.domains)
        assert all(0 <= arg < domain.size for arg, domain in zip(args, verb.domains, strict=True))
        assert verb.of(*args) == number


def test_all_actions_of_quebec_round_trip() -> None:
    said = [QUEBEC.to_json(number) for number in range(QUEBEC.size)]
    assert [QUEBEC.from_json(sentence) for sentence in said] == list(range(QUEBEC.size))
    assert {sentence["verb"] for sentence in said} == {verb.name for verb in QUEBEC.verbs}


def test_numbers_follow_by_mixed_radix_the_last_argument_fastest() -> None:
    vocabulary = Vocabulary()
    first = vocabulary.verb("first", side=Domain("side", ["left", "right"]))
    skip = vocabulary.verb("skip")
    move = vocabulary.verb(
        "move", of=Domain("of", ["a", "b"]), to=Domain("to", ["x", "y", "z"]), n=numbers("n", 4)
    )
    assert [first.base, skip.base, move.base, vocabulary.size] == [0, 2, 3, 33]
    assert vocabulary.to_json(3 + 1 * 15 + 2 * 5 + 4) == {"verb": "move", "of": "b", "to": "z", "n": 4}
    assert (move.arg(32), move.arg2(32), move.arg3(32)) == (1, 2, 4)
    assert vocabulary.to_json(2) == {"verb": "skip"}
    assert vocabulary.from_json({"n": 0, "to": "x", "of": "a", "verb": "move"}) == 3


@pytest.mark.parametrize("number", [-1, -(2**40), QUEBEC.size, 2**40])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(
        BadAction, match=f"^action: expected a number from 0 to {QUEBEC.size - 1}, got {number}$"
    ):
        QUEBEC.to_json(number)


@pytest.mark.parametrize(
    ("said", "named"),
    [
        (None, "action: "),
        (17, "action: "),
        ("skip", "action: "),
        ([{"verb": "skip"}], "action: "),
        ({}, "verb: "),
        ({"zone": "culture"}, "verb: "),
        ({"verb": None}, "verb: "),
        ({"verb": 3}, "verb: "),
        ({"verb": ["skip"]}, "verb: "),
        ({"verb": "Skip"}, "verb: .*got 'Skip'"),
        ({"verb": "show", "fingers": 1, "total": 1}, "verb: .*got 'show'"),
        ({"verb": "skip", "site": "s1"}, "skip: unknown key 'site'; it takes nothing"),
        ({"verb": "send", "zone": "culture", "count": 1}, "send: unknown key 'count'; it takes zone"),
        ({"verb": "send"}, "send: the key 'zone' is missing"),
        ({"verb": "put", "zone": "culture"}, "put: the key 'count' is missing"),
        ({"verb": "send", "zone": "nowhere"}, "zone: expected one of .*got 'nowhere'"),
        ({"verb": "send", "zone": None}, "zone: expected one of "),
        ({"verb": "send", "zone": 2}, "zone: expected one of .*got 2"),
        ({"verb": "send", "zone": ["culture"]}, "zone: expected one of .*got a list"),
        ({"verb": "contribute", "site": "nowhere"}, r"site: expected one of (\w+, ){6}\.\.\.; got 'nowhere'"),
        ({"verb": "activate", "count": -1}, "count: expected a number from 0 to 3, got -1"),
        ({"verb": "activate", "count": 4}, "count: expected a number from 0 to 3, got 4"),
        ({"verb": "activate", "count": True}, "count: expected a number from 0 to 3, got True"),
        ({"verb": "activate", "count": 1.0}, "count: expected a number from 0 to 3, got 1.0"),
        ({"verb": "activate", "count": "1"}, "count: expected a number from 0 to 3, got '1'"),
        ({"verb": "activate", "count": float("nan")}, "count: expected a number"),
        ({"verb": "activate", "count": 10**30}, "count: expected a number"),
        ({"verb": "activate", "count": 10**5000}, "count: .*got a huge number"),
        ({"verb": "activate", "count": {}}, "count: .*got a dict"),
        ({"verb": "move", "origin": "culture", "to": "citadel", "count": "x" * 10**6}, r"count: .*x\.\.\.$"),
    ],
)
def test_a_malformed_action_is_refused_by_the_key_that_was_wrong(said: Any, named: str) -> None:
    with pytest.raises(BadAction, match=f"^{named}") as caught:
        QUEBEC.from_json(said)
    assert len(str(caught.value)) < 300


@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=5)
)
@settings(max_examples=examples(100))
def test_a_value_in_a_message_is_short(value: object) -> None:
    assert len(shown(value)) <= 60


def test_a_verb_of_more_than_three_arguments_is_refused() -> None:
    digit = numbers("digit", 9)
    vocabulary = Vocabulary()
    vocabulary.verb("three", a=digit, b=digit, c=digit)
    with pytest.raises(ValueError, match="verb four: at most 3 arguments"):
        vocabulary.verb("four", a=digit, b=digit, c=digit, d=digit)
    assert vocabulary.size == 1000


def test_a_duplicate_id_in_a_domain_is_refused() -> None:
    with pytest.raises(ValueError, match="domain zone: an id stands twice"):
        Domain("zone", ["north", "south", "north"])


def test_rules_are_given_for_all_things_of_a_domain_or_for_none() -> None:
    assert Domain("zone", ["north", "south"], {"south": "XY-2", "north": "XY-1"}).rules == ["XY-1", "XY-2"]
    assert Domain("zone", ["north", "south"]).rules == []
    with pytest.raises(ValueError, match="domain zone: no rule for south, west"):
        Domain("zone", ["north", "south"], {"north": "XY-1", "west": "XY-2"})


def test_a_negative_index_means_none() -> None:
    assert Domain("zone", ["north", "south"]).to_json(-1) is None
    assert numbers("digit", 9).to_json(-1) is None
