"""Garbage on the line protocol: one answer per line, no state changes, and the session continues."""

import json
from copy import deepcopy
from io import BytesIO
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.cli import engine
from ludotheque.cli.engine import LONGEST_LINE, Session, serve
from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from tests.cli.test_engine import engine_process
from tests.soaking import examples

NEW = {"do": "new", "game": "quebec", "seats": 3, "seed": 7}
STATE = to_json(load_game("quebec").new(3, 7))
FIRST = int(load_game("quebec").new(3, 7).mover())
JOURNAL = Match.new(load_game("quebec"), 3, 7).journal.to_json()
STARTED = Match.from_position(load_game("quebec"), STATE).journal.to_json()
SEND = {"verb": "send", "zone": "culture"}
VALID: list[dict[str, Any]] = [
    {"do": "games"},
    {**NEW, "options": {"level": "full"}},
    {"do": "actions", "seat": 0},
    {"do": "play", "seat": FIRST, "action": {"verb": "start", "architect": "own"}},
    {"do": "why", "seat": 0, "action": SEND},
    {"do": "view", "seat": None},
    {"do": "state"},
    {"do": "load", "game": "quebec", "state": STATE},
    {"do": "undo"},
    {"do": "undo", "seat": 0},
    {"do": "journal"},
    {"do": "replay", "journal": {**JOURNAL, "moves": [{"seat": FIRST, "action": SEND}]}},
    {"do": "score"},
    {"do": "bot", "level": "random", "ms": 10, "seat": FIRST},
]


def line(**request: Any) -> bytes:
    return json.dumps(request).encode()


def nested(levels: int) -> bytes:
    return b"[" * levels + b"]" * levels


def in_place(request: dict[str, Any], value: bytes) -> bytes:
    """A request with its value "HERE" written as these bytes."""
    text = json.dumps(request).encode()
    assert text.count(b'"HERE"') == 1
    return text.replace(b'"HERE"', value)


GARBAGE: dict[str, bytes] = {
    "an empty line": b"",
    "blanks": b"  \t ",
    "no JSON": b"new quebec 3",
    "half a line": b'{"do":"games"',
    "two values": b'{"do":"games"} {"do":"games"}',
    "single quotes": b"{'do':'games'}",
    "a null byte": b"\x00",
    "invalid UTF-8": b'{"do":"new","game":"\xff\xfe","seats":3}',
    "invalid UTF-8 alone": b"\xff\xfe\xfa",
    "half a surrogate pair": b'{"do":"new","game":"\\ud800","seats":3}',
    "half a surrogate pair in a key": b'{"do":"games","\\udfff":1}',
    "half a surrogate pair in a journal": in_place(
        {"do": "replay", "journal": {**JOURNAL, "players": ["HERE"]}}, b'"\\ud800"'
    ),
    "null": b"null",
    "a number": b"17",
    "a string": b'"games"',
    "an array": b'[{"do":"games"}]',
    "true": b"true",
    "NaN": b"NaN",
    "no do": b"{}",
    "do of null": line(do=None),
    "do of a number": line(do=3),
    "do of an object": line(do={"do": "games"}),
    "an unknown do": line(do="resign"),
    "another case": line(do="Games"),
    "an unknown key": line(do="score", seat=1),
    "another unknown key": line(do="play", seat=0, action=SEND, now=True),
    "a missing seat": line(do="actions"),
    "a missing action": line(do="play", seat=0),
    "a missing game": line(do="new", seats=3),
    "a missing number of seats": line(do="new", game="quebec"),
    "a missing state": line(do="load", game="quebec"),
    "a missing journal": line(do="replay"),
    "a seat in words": line(do="actions", seat="0"),
    "a seat of null": line(do="actions", seat=None),
    "a seat of true": line(do="actions", seat=True),
    "a seat of 0.0": b'{"do":"actions","seat":0.0}',
    "a seat of -1": line(do="actions", seat=-1),
    "a seat too high": line(do="view", seat=3),
    "a huge seat": line(do="actions", seat=10**30),
    "a gigantic seat": b'{"do":"actions","seat":' + b"9" * 10_000 + b"}",
    "a seat of 1e308": b'{"do":"actions","seat":1e308}',
    "a seat of 1e999": b'{"do":"actions","seat":1e999}',
    "a seat of NaN": b'{"do":"actions","seat":NaN}',
    "a seat of Infinity": b'{"do":"actions","seat":-Infinity}',
    "a bot of no seat": line(do="bot", seat=10**30),
    "an undo of no seat": line(do="undo", seat=99),
    "no such game": line(do="new", game="go", seats=3),
    "a game of a number": line(do="new", game=1, seats=3),
    "too few seats": line(do="new", game="quebec", seats=2),
    "negative seats": line(do="new", game="quebec", seats=-1),
    "huge seats": line(do="new", game="quebec", seats=10**30),
    "a journal of 2^63 seats": line(do="replay", journal={**JOURNAL, "seats": 2**63}),
    "a position for 2^63 seats": line(do="load", game="quebec", state={**STATE, "seats": 2**63}),
    "a journal of 2^63 seats that starts in the middle": line(
        do="replay", journal={**STARTED, "seats": 2**63}
    ),
    "a seed of a fraction": line(do="new", game="quebec", seats=3, seed=0.5),
    "a seed of a list": line(do="new", game="quebec", seats=3, seed=[1]),
    "an unknown option": line(**NEW, options={"speed": 1}),
    "an unknown value of an option": line(**NEW, options={"level": "easy"}),
    "a huge value of an option": line(**NEW, options={"level": 10**30}),
    "options in a list": line(**NEW, options=["level"]),
    "options of null": line(**NEW, options=None),
    "an action of a number": line(do="play", seat=0, action=5),
    "an action in a list": line(do="play", seat=0, action=[SEND]),
    "an empty action": line(do="play", seat=0, action={}),
    "an unknown verb": line(do="play", seat=0, action={"verb": "win"}),
    "an action of another game": line(do="play", seat=0, action={"verb": "show", "fingers": 1, "total": 2}),
    "an action with a key too many": line(do="why", seat=0, action={**SEND, "count": 1}),
    "an action with a key too few": line(do="why", seat=0, action={"verb": "send"}),
    "an action with a huge number": line(do="play", seat=0, action={"verb": "activate", "count": 10**30}),
    "an action with 1e308": line(do="play", seat=0, action={"verb": "activate", "count": 1e308}),
    "an action with -1": line(do="play", seat=0, action={"verb": "activate", "count": -1}),
    "an action with NaN": b'{"do":"play","seat":0,"action":{"verb":"activate","count":NaN}}',
    "a state in a list": line(do="load", game="quebec", state=[STATE]),
    "an empty state": line(do="load", game="quebec", state={}),
    "a state of another game": line(do="load", game="morra", state=STATE),
    "a state of huge numbers": line(do="load", game="quebec", state={**STATE, "points": [10**30] * 3}),
    "a state of bad frames": line(do="load", game="quebec", state={**STATE, "frames": [4, 0, 0, 0, 0]}),
    "an empty journal": line(do="replay", journal={}),
    "a journal of a later format": line(do="replay", journal={**JOURNAL, "format": 2}),
    "a journal of a huge seat": line(
        do="replay", journal={**JOURNAL, "moves": [{"seat": 10**30, "action": SEND}]}
    ),
    "a journal of a seat too many": line(
        do="replay", journal={**JOURNAL, "moves": [{"seat": 3, "action": SEND}]}
    ),
    "a journal of a bad action": line(do="replay", journal={**JOURNAL, "moves": [{"seat": 0, "action": {}}]}),
    "a journal of too few seats for its start": line(
        do="replay",
        journal={key: JOURNAL[key] for key in ("format", "game", "content")} | {"seats": 2, "start": STATE},
    ),
    "an unknown bot": line(do="bot", seat=FIRST, level="deep blue"),
    "an unknown bot to finish": line(do="finish", bots="deep blue"),
    "a bot with negative time": line(do="bot", seat=FIRST, ms=-1),
    "a bot with huge time": line(do="bot", seat=FIRST, ms=10**30),
    "a negative seed to finish": line(do="finish", seed=-1),
    "a huge seed to finish": line(do="finish", seed=10**30),
    "deep arrays": nested(100_000),
    "deep objects": b'{"do":' * 100_000,
    "deep arrays in an action": in_place(
        {"do": "play", "seat": 0, "action": {"verb": "HERE"}}, nested(100_000)
    ),
    "deep arrays under an unknown key": in_place({"x": "HERE", "do": "games"}, nested(100_000)),
    "less deep arrays in a state": in_place(
        {"do": "load", "game": "quebec", "state": {**STATE, "game": "HERE"}}, nested(900)
    ),
    "less deep arrays in an option": in_place({**NEW, "options": {"level": "HERE"}}, nested(900)),
    "a long line": b"x" * (10 * 2**20),
    "a long line of JSON": line(do="games", x="x" * (10 * 2**20)),
    "a long line of many numbers": b'{"do":"games","x":[' + b"1," * (5 * 2**20) + b"1]}",
    "a long name": line(do="new", game="x" * (2**20), seats=3),
    "a long key": line(do="games", **{"x" * (2**20): 1}),
    "a long do": line(do="x" * (2**20)),
}


def check(reply: dict[str, Any]) -> None:
    """A refusal that a client can read: short, encodable, and not a bug."""
    assert reply["ok"] is False
    assert set(reply) in ({"ok", "error"}, {"ok", "rule", "why", "facts"})
    if "error" in reply:
        assert 0 < len(reply["error"]) <= 500
        assert "internal" not in reply["error"]
    msgspec.json.encode(reply)


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_gets_one_refusal_and_changes_nothing(name: str) -> None:
    session = Session()
    check(session.handle(GARBAGE[name]))
    assert session.handle(line(**NEW))["ok"]
    assert session.handle(line(do="play", seat=FIRST, action={"verb": "start", "architect": "own"}))["ok"]
    before = session.handle(line(do="state")), session.handle(line(do="journal"))
    check(session.handle(GARBAGE[name]))
    assert (session.handle(line(do="state")), session.handle(line(do="journal"))) == before


def conversation() -> bytes:
    """Each piece of garbage, with a valid line before and after it."""
    return b"\n".join(
        [line(**NEW), *(b"\n".join((text, line(do="state"))) for text in GARBAGE.values()), b""]
    )


def check_conversation(out: bytes) -> None:
    first, *replies = [json.loads(reply) for reply in out.splitlines()]
    assert first["ok"]
    assert len(replies) == 2 * len(GARBAGE)
    for refusal in replies[::2]:
        check(refusal)
    assert all(reply == {"ok": True, "state": STATE} for reply in replies[1::2])


def test_a_stream_continues_after_garbage() -> None:
    out = BytesIO()
    serve(BytesIO(conversation()), out)
    check_conversation(out.getvalue())


def test_a_process_continues_after_garbage_and_ends_with_its_input() -> None:
    with engine_process() as process:
        out, _ = process.communicate(conversation())
    assert process.returncode == 0
    check_conversation(out)


@pytest.mark.parametrize("ending", [b"", b"\n"])
@pytest.mark.parametrize("over", [0, 1, 2, LONGEST_LINE, 3 * LONGEST_LINE])
def test_an_overlong_line_counts_as_one_line(over: int, ending: bytes) -> None:
    out = BytesIO()
    serve(BytesIO(line(do="games") + b"\n" + b" " * (LONGEST_LINE + over) + ending), out)
    good, refusal = [json.loads(reply) for reply in out.getvalue().splitlines()]
    assert good["ok"]
    check(refusal)
    assert ("at most" in refusal["error"]) == (over > 0 or ending == b"\n")


def test_every_line_is_answered_by_one_line_in_utf_8() -> None:
    lines = [
        b'{"do":"new","game":"quebec","seats":3,"seed":1}',
        b'{"do":"play","seat":0,"action":{"verb":"skip"}}',
    ]
    out = BytesIO()
    serve(BytesIO(b"\r\n".join([*lines, *lines])), out)
    replies = out.getvalue().split(b"\n")
    assert len(replies) == 5
    assert replies[4] == b""
    assert not replies[1].isascii()
    assert [json.loads(reply)["ok"] for reply in replies[:4]] == [True, False, True, False]


def test_a_match_is_needed_for_most_requests() -> None:
    for request in VALID:
        reply = Session().handle(line(**request))
        if request["do"] in ("games", "new", "load", "replay"):
            assert reply["ok"]
        else:
            check(reply)


def test_a_bug_is_reported_and_the_match_restored(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def defective(session: Session, request: object) -> dict[str, Any]:
        state = session.match().state
        state.apply(state.mover(), state.actions(state.mover())[0])
        raise ZeroDivisionError("of ours")

    session = Session()
    session.handle(line(**NEW))
    before = session.handle(line(do="state"))
    monkeypatch.setitem(engine.SERVE, engine.Score, defective)
    reply = session.handle(line(do="score"))
    assert reply == {"ok": False, "error": "internal error: ZeroDivisionError: of ours"}
    assert session.handle(line(do="state")) == before
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_refusal_without_words_does_not_end_the_conversation(monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(*_: object) -> object:
        raise KeyError("no message")

    session = Session()
    session.handle(line(**NEW))
    monkeypatch.setattr(engine, "words_for", speechless)
    reply = session.handle(line(do="play", seat=0, action={"verb": "skip"}))
    assert reply["ok"] is False
    assert "internal error: KeyError" in reply["error"]


# ---------------------------------------------------------------- random input

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([10**30, -1, 3]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


def answered(session: Session, text: bytes) -> None:
    reply = session.handle(text)
    assert isinstance(reply, dict)
    assert isinstance(reply["ok"], bool)
    if not reply["ok"]:
        check(reply)
    msgspec.json.encode(reply)
    assert session.handle(line(do="state"))["ok"]


@pytest.fixture(scope="module")
def session() -> Session:
    session = Session()
    session.handle(line(**NEW))
    return session


@given(text=st.binary(max_size=60) | anything.map(lambda value: json.dumps(value).encode()))
@settings(max_examples=examples(150))
def test_any_bytes_and_any_json_are_answered(session: Session, text: bytes) -> None:
    answered(session, text)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A valid request with one to three places changed, removed, or extended."""
    request = deepcopy(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = request
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(place[key], (dict, list)) and draw(st.booleans()):
                place = place[key]
                continue
            change = draw(st.sampled_from(["replace", "leave out", "another's", "add"]))
            if change == "replace":
                place[key] = draw(anything)
            elif change == "leave out":
                del place[key]
            elif change == "another's":
                other = draw(st.sampled_from(VALID))
                place[key] = deepcopy(other[draw(st.sampled_from(list(other)))])
            elif isinstance(place, dict):
                place[draw(st.text(max_size=6))] = draw(anything)
            else:
                place.append(draw(anything))
            break
    return json.dumps(request).encode()


@given(text=mutated())
@settings(max_examples=examples(300))
def test_mutated_requests_are_answered(session: Session, text: bytes) -> None:
    answered(session, text)
