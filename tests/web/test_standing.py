"""Standing answers over the WebSocket: set by a message, sent to their player only, given with others' decisions."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.web.visiting import ME, OPEN, Live, Said, Visitor

Meet = Callable[..., Visitor]
PASS: Said = {"verb": "pass"}


@pytest.fixture
def duel(visitor: Meet) -> Iterator[list[Live]]:
    """The tabs of three people at a game of parry, and of a spectator."""
    people = [visitor(name) for name in ("Agathe", "Karim", "Noé", "Zoé")]
    match = people[0].create("parry", ME, OPEN, OPEN)
    for one in people[1:3]:
        one.join(match)
    with ExitStack() as stack:
        yield [stack.enter_context(one.follow(match)) for one in people]


def everywhere(tabs: list[Live], seq: int) -> None:
    for tab in tabs:
        tab.wait_until_seq(seq)


def strikes(tabs: list[Live], target: int) -> int:
    """Players rest until one has a blow for the target; returns that player."""
    while True:
        seat: int = tabs[0].now["to_move"][0]
        can = tabs[seat].choices(seat)
        blows = [action for action in can if action["verb"] == "strike" and action["target"] == target]
        everywhere(tabs, tabs[seat].plays(seat, blows[0] if blows else {"verb": "rest"}))
        if blows:
            return seat


def test_a_player_with_an_order_is_not_asked_and_others_do_not_notice(duel: list[Live]) -> None:
    for seat in range(3):
        seq = duel[seat].seq
        assert duel[seat].done("standing", seat=seat, step="window", order="unless_mine") == seq
        assert duel[seat].now["orders"] == {str(seat): {"window": "unless_mine"}}
    first = strikes(duel, 2)
    assert first != 2
    assert [tab.now["to_move"] for tab in duel] == [[2]] * 4
    assert [tab.now["window"] for tab in duel] == [True] * 4
    assert (duel[2].now["silence"], duel[3].now["silence"], duel[3].now["orders"]) == ({"2": PASS}, {}, {})
    assert duel[3].told.count("unless_mine") == 0

    # The player is asked, and orders the answer from now on; the others' answers are in the entries they follow.
    moves = duel[0].now["moves"]
    seq = duel[2].done("standing", seat=2, step="window", order="default")
    everywhere(duel, seq)
    assert duel[2].entries[-1]["action"] == PASS
    assert duel[3].entries[-1]["action"] is None
    assert [answer["seat"] for answer in duel[3].entries[-1].get("then", [])] in ([], [1 - first])
    assert duel[0].now["moves"] - moves == 1 + len(duel[3].entries[-1].get("then", []))
    assert not duel[3].now["window"]


def test_an_order_that_makes_no_sense_is_turned_down(duel: list[Live]) -> None:
    said: Said = {"seat": 0, "step": "window", "order": "default"}
    assert duel[0].error("standing", **(said | {"step": "main"})) == "step"
    assert duel[0].error("standing", **(said | {"order": "unless_i_can"})) == "order"
    assert duel[0].error("standing", **(said | {"seat": 1})) == "not_yours"
    assert duel[3].error("standing", **said) == "not_yours"
    duel[0].send('{"do": "standing", "id": "x", "seat": 0, "step": 7, "order": "ask"}')
    assert duel[0].answer_to(None)["error"] == "malformed"
    assert duel[0].now["orders"] == {}


def test_orders_are_there_after_a_reload(visitor: Meet) -> None:
    people = [visitor(name) for name in ("Agathe", "Karim")]
    match = people[0].create("parry", ME, OPEN)
    people[1].join(match)
    with people[0].follow(match) as tab:
        tab.done("standing", seat=0, step="window", order="default")
    for person, known in zip(people, ({"0": {"window": "default"}}, {}), strict=True):
        with person.follow(match) as tab:
            assert tab.now["orders"] == known


def test_a_game_says_at_which_questions_silence_is_an_answer(visitor: Meet) -> None:
    client = visitor("Agathe")
    assert client.ok("GET", "/api/games/parry")["vocabulary"]["windows"] == ["window"]
    assert client.ok("GET", "/api/games/quebec")["vocabulary"]["windows"] == []
