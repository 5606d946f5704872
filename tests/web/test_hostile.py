"""Hostile requests: an answer that refuses, and nothing in the log."""

import json
import socket
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from tests.web.conftest import MakeServer
from tests.web.serving import PATIENCE, ROOT, Server
from tests.web.visiting import COOKIE, ME, OPEN, Said, Visitor

BEYOND = [2**63, 2**64, -(2**63) - 1, 10**400]
JOURNAL = json.loads((ROOT / "tests" / "finished" / "quebec-4-full-random-4.json").read_text())


@pytest.fixture
def client(server: Server) -> Visitor:
    return Visitor(server, "Léa")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/a%00.js",
        "/" + "a" * 300,
        "/" + "a/" * 3000,
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%ff",
        "/api/matches/%00",
        "/api/matches/" + "x" * 300,
        "/api/games/%00",
        "/api/games/quebec/words/%00",
        "/api/games/quebec/rules/%00",
        f"/api/matches/x/at/{'9' * 5000}",
    ],
)
def test_no_such_name_is_no_mistake_of_ours(client: Visitor, path: str) -> None:
    status, _ = client.refused("GET", path)
    assert status in (400, 404)


def test_a_client_that_disconnects_in_a_request_causes_no_error(make_server: MakeServer) -> None:
    server = make_server()
    head = (
        "POST /api/login HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"
        f"Cookie: {COOKIE}={Visitor(server).cookie()}\r\n\r\n"
    )
    for request in (f'{head}{{"name"', "no HTTP at all\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(request.encode())
            line.shutdown(socket.SHUT_WR)
            while line.recv(65536):
                pass
    server.terminate()
    lines = server.said().splitlines()
    assert [json.loads(line)["event"] for line in lines if line.startswith("{")] == ["open", "closed"]
    assert not any("Traceback" in line or "WARNING" in line for line in lines)


@pytest.mark.parametrize("query", ["%00", "%22", "*", "a AND", "NEAR(", "%ed%a0%80", "(((((", "^", "col:x"])
def test_queries_have_no_syntax(client: Visitor, query: str) -> None:
    assert client.ask("GET", f"/api/games/quebec/rules/fr?q={query}").is_success


def started(**changed: Any) -> Said:
    """A journal that starts from a position."""
    from ludotheque.core.catalogue import load_game

    game = load_game("quebec")
    return {**Match.from_position(game, to_json(game.new(3, 7))).journal.to_json(), **changed}


@pytest.mark.parametrize("number", BEYOND)
@pytest.mark.parametrize("key", ["seats", "rules", "format"])
def test_a_journals_numbers_have_64_bits(client: Visitor, key: str, number: int) -> None:
    for journal in (JOURNAL, started()):
        answer = client.ask("POST", "/api/import", {**journal, key: number})
        assert answer.status_code == 409
        assert key in answer.json()["message"]


@pytest.mark.parametrize("number", BEYOND)
def test_numbers_in_moves_and_start_of_a_journal_have_64_bits(client: Visitor, number: int) -> None:
    start = started()["start"]
    for journal in (
        {**JOURNAL, "moves": [{"seat": number, "action": {"verb": "start", "architect": "own"}}]},
        {**JOURNAL, "moves": [{"seat": 0, "action": {"verb": "start", "architect": number}}]},
        {**JOURNAL, "options": {"level": number}},
        started(start={**start, "seats": number}),
        started(start={**start, "reveals": number}),
        started(start={**start, "frames": [number] * len(start["frames"])}),
        started(start={**start, "rules": number}),
    ):
        assert client.refused("POST", "/api/import", journal) == (409, "journal")


@pytest.mark.parametrize("number", BEYOND)
def test_numbers_in_other_requests_have_64_bits(client: Visitor, number: int) -> None:
    match = client.create("morra", ME, ME)
    client.refused("GET", f"/api/matches/{match}/at/{number}")
    client.refused("POST", f"/api/matches/{match}/fork", {"moves": number})
    client.refused("POST", f"/api/matches/{match}/hint", {"seat": number})
    client.refused("POST", f"/api/matches/{match}/join", {"seat": number})
    client.refused("POST", f"/api/matches/{match}/colour", {"seat": number, "colour": "red"})
    options = {"game": "quebec", "seats": [ME] * 3, "options": {"level": number}}
    client.refused("POST", "/api/matches", options)
    with client.follow(match) as tab:
        show = {"verb": "show", "fingers": number, "total": number}
        tab.error("play", seat=number, seq=0, action=show)
        assert tab.error("play", seat=0, seq=tab.seq, action=show) == "action"
        tab.error("play", seat=0, seq=number, action={"verb": number})
        tab.error("why", seat=number, action=show)
        tab.error("undo", seat=number)
        tab.error("vote", proposal=number, yes=True)
        tab.error("stand_in", seat=number)
        tab.error("take_back_seat", seat=number)


def upgrade(client: Visitor, path: str, *more: str) -> str:
    """The answer to an upgrade request with additional headers."""
    headers = upgrade_headers(client)
    lines = [f"GET {path} HTTP/1.1", *(f"{key}: {value}" for key, value in headers.items()), *more, "", ""]
    with socket.create_connection(("127.0.0.1", client.server.port), PATIENCE) as line:
        line.sendall("\r\n".join(lines).encode("latin-1"))
        return line.recv(65536).decode("latin-1")


def upgrade_headers(client: Visitor) -> dict[str, str]:
    return {
        "Host": f"127.0.0.1:{client.server.port}",
        "Cookie": f"{COOKIE}={client.cookie()}",
        "Origin": client.server.url,
        "Sec-Fetch-Site": "same-origin",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
    }


@pytest.mark.parametrize("name", ["Host", "Cookie", "Origin", "Sec-Fetch-Site"])
def test_a_repeated_header_opens_no_connection(client: Visitor, name: str) -> None:
    match = client.create("morra", ME, OPEN)
    again = f"{name}: {upgrade_headers(client)[name]}"
    told = upgrade(client, f"/api/matches/{match}/live", again)
    assert told.startswith("HTTP/1.1 400")
    assert f"{name.lower()} is there twice" in told


def test_bytes_that_are_no_ascii_are_only_strange_headers(client: Visitor) -> None:
    match = client.create("morra", ME, OPEN)
    told = upgrade(client, f"/api/matches/{match}/live", "X-Name: L\xe9a", "X-Forwarded-For: \xff")
    assert told.startswith("HTTP/1.1 101")


@pytest.mark.parametrize(
    "path", ["//[/live", "//[::1/api/matches/x/live", "/api/matches/%00/live", "http://[/x", "*"]
)
def test_a_strange_path_accepts_no_websocket(client: Visitor, path: str) -> None:
    assert upgrade(client, path)[9:12] in ("", "101", "400", "404")
    assert "Traceback" not in client.server.said()


def test_a_position_whose_player_does_not_know_their_own_promise_is_refused_with_the_reason(
    client: Visitor,
) -> None:
    """It used to be accepted, and its viewers were disconnected: they got choices that they could not know."""
    game = load_game("small_city")
    start = to_json(Match.new(game, 2, 7).state)
    own = next(card for card, pile in enumerate(start["pile"]) if pile == 2)  # the first of seat 0
    journal = Match.from_position(game, start, 7).journal.to_json()
    journal["start"]["seen"][own] = 0
    answer = client.ask("POST", "/api/import", journal)
    assert (answer.status_code, answer.json()["error"]) == (409, "journal")
    reason = answer.json()["reason"]
    assert "promise: seat 0 does not know" in reason["en"]
    assert "la place 0 ne connaît pas" in reason["fr"]
