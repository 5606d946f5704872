"""Every message gets an answer, and the connection stays open."""

import json
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.web.serving import PATIENCE, Server
from tests.web.visiting import ME, OPEN, Live, Visitor

Meet = Callable[..., Visitor]


def message(**changes: object) -> str:
    return json.dumps({"do": "chat", "id": "x", "text": "bonjour"} | changes)


MALFORMED: dict[str, str | bytes] = {
    "empty": "",
    "blank": "   ",
    "cut off": '{"do": "chat", "id": "x", "te',
    "not JSON": "bonjour",
    "null": "null",
    "a number": "5",
    "a list": "[]",
    "an object of nothing": "{}",
    "no kind": '{"id": "x", "text": "bonjour"}',
    "an unknown kind": message(do="cheat"),
    "a kind that is no text": message(do=5),
    "a kind of the server": '{"type": "done", "id": "x", "seq": 1}',
    "no id": '{"do": "chat", "text": "bonjour"}',
    "an empty id": message(id=""),
    "an endless id": message(id="x" * 65),
    "a number for an id": message(id=5),
    "an unknown key": message(person="unknown-person"),
    "a missing key": '{"do": "chat", "id": "x"}',
    "the wrong type": message(text=["bonjour"]),
    "a play without an action": '{"do": "play", "id": "x", "seq": 1, "seat": 0}',
    "an action that is no object": '{"do": "play", "id": "x", "seq": 1, "seat": 0, "action": "show"}',
    "a seat that is no number": '{"do": "undo", "id": "x", "seat": "0"}',
    "a vote that is no answer": '{"do": "vote", "id": "x", "proposal": 1, "yes": "yes"}',
    "not UTF-8": b'{"do": "chat", "id": "x", "text": "\xff\xfe"}',
    "half a surrogate pair": r'{"do": "chat", "id": "x", "text": "\ud800"}',
    "half a surrogate pair for an id": r'{"do": "chat", "id": "\udfff", "text": "bonjour"}',
    "nested": '{"do": "why", "id": "x", "seat": 0, "action": ' + '{"a":' * 2000 + "1" + "}" * 2000 + "}",
    "nested lists": "[" * 16000,
    "NaN": '{"do": "undo", "id": "x", "seat": NaN}',
    "endless number": '{"do": "undo", "id": "x", "seat": ' + "9" * 6000 + "}",
}


@pytest.fixture(scope="module")
def live(server: Server) -> Iterator[Live]:
    host = Visitor(server)
    with host.follow(host.create("morra", ME, ME)) as tab:
        yield tab


@pytest.mark.parametrize("how", MALFORMED)
def test_a_malformed_message_gets_an_error_and_the_connection_stays_open(live: Live, how: str) -> None:
    seq = live.seq
    live.send(MALFORMED[how])
    answer = live.hear()
    assert (answer["type"], answer["id"]) == ("error", None)
    assert answer["error"] in ("malformed", "not_yours")
    assert answer["message"]
    assert live.done("chat", text="toujours là") == seq + 1


def test_an_oversized_message_gets_an_error_and_the_connection_stays_open(live: Live) -> None:
    seq = live.seq
    for text in (message(text="x" * 20_000), "x" * 50_000, b"\xff" * 50_000):
        live.send(text)
        answer = live.hear()
        assert (answer["type"], answer["error"], answer["id"]) == ("error", "too_long", None)
    assert live.done("chat", text="toujours là") == seq + 1


def test_a_flood_ends_only_the_connection_it_came_from(server: Server) -> None:
    host = Visitor(server)
    match = host.create("morra", ME, ME)
    with host.follow(match) as other:
        with host.follow(match) as live:
            # Only its header, so that no bytes are in flight when the table closes.
            live.socket.socket.sendall(b"\x81\xff" + (2_000_000).to_bytes(8, "big") + bytes(4))
            assert live.closed() == 1009
        other.done("chat", text="toujours là")


@pytest.mark.parametrize("number", [-1, 2, 99, 2**31, 2**63, -(2**63) - 1, 10**300])
def test_unknown_seats_and_numbers_are_refused(live: Live, number: int) -> None:
    show = {"verb": "show", "fingers": 1, "total": 1}
    assert live.error("play", seat=number, seq=live.seq, action=show) in ("not_yours", "malformed")
    assert live.error("why", seat=number, action=show) in ("not_yours", "malformed")
    assert live.error("undo", seat=number) in ("not_yours", "malformed")
    assert live.error("vote", proposal=number, yes=True) in ("proposal", "malformed")
    assert live.error("stand_in", seat=number) in ("seat", "malformed")
    assert live.error("take_back_seat", seat=number) in ("not_yours", "malformed")


def test_text_and_bytes_are_the_same(live: Live) -> None:
    live.send(message(id="bytes").encode())
    assert live.answer_to("bytes")["type"] == "done"


def test_many_messages_at_once_are_answered_in_order(live: Live) -> None:
    for n in range(50):
        live.send(message(id=f"many-{n}", text=f"ligne {n}"))
    numbers = [live.answer_to(f"many-{n}")["seq"] for n in range(50)]
    assert numbers == list(range(numbers[0], numbers[0] + 50))


@pytest.mark.parametrize("match", ["nothere", "x" * 300, "%00"])
def test_an_unknown_match_is_closed_with_a_reason(server: Server, match: str) -> None:
    url = f"ws://127.0.0.1:{server.port}/api/matches/{match}/live"
    with connect(url, proxy=None, open_timeout=PATIENCE) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(
    "path", ["/", "/api", "/api/matches/live", "/api/games/morra/live", "/api/matches/x/dead"]
)
def test_other_paths_accept_no_websocket(server: Server, path: str) -> None:
    url = f"ws://127.0.0.1:{server.port}{path}"
    with pytest.raises(InvalidStatus), connect(url, proxy=None, open_timeout=PATIENCE):
        pass


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://127.0.0.1:1", "http://127.0.0.1", "null", "http://[", "file://", ""],
)
def test_another_sites_page_may_not_follow_in_a_visitors_name(visitor: Meet, origin: str) -> None:
    host = visitor()
    match = host.create("morra", ME, OPEN)
    with pytest.raises(InvalidStatus) as refused:
        host.follow(match, origin=origin)
    assert refused.value.response.status_code == 403


def test_the_tables_own_page_may(visitor: Meet, server: Server) -> None:
    host = visitor()
    with host.follow(host.create("morra", ME, OPEN), origin=server.url) as live:
        assert live.sync["you"] == [0]


def test_a_ping_is_answered_at_once(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, OPEN)
    with host.follow(match) as live, visitor().follow(match) as spectator:
        for tab in (live, spectator):
            assert tab.say("ping", id="there?") == {"type": "pong", "id": "there?"}
            assert tab.seq == 0, "nothing happened"


def test_a_page_gets_the_version_of_the_vocabulary(visitor: Meet) -> None:
    host = visitor()
    versions = {game: host.ok("GET", f"/api/games/{game}")["version"] for game in ("morra", "bag", "quebec")}
    assert len(set(versions.values())) == 3
    with host.follow(host.create("morra", ME, OPEN)) as live:
        assert live.sync["version"] == versions["morra"]
