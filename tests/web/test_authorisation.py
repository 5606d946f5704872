"""Every route and message by every role: no one can move, see, undo, vote, chat or hand over a seat without
permission."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from tests.web.serving import Server
from tests.web.visiting import ME, OPEN, Live, Said, Visitor

SHOW: Said = {"verb": "show", "fingers": 1, "total": 1}


class Room(NamedTuple):
    """A match between a host with two seats, a guest and a third player, who has asked for an undo; not decided yet."""

    match: str
    people: dict[str, Visitor]
    tabs: dict[str, Live]
    asked: int


@pytest.fixture(scope="module")
def room(server: Server) -> Iterator[Room]:
    people = {name: Visitor(server, name) for name in ("host", "guest", "third", "stranger", "spectator")}
    people["unknown"] = Visitor(server, unknown=True)
    match = people["host"].create("morra", ME, OPEN, OPEN, ME, options={"length": "long"})
    for name in ("guest", "third"):
        people[name].join(match)
    with ExitStack() as stack:
        tabs = {
            name: stack.enter_context(people[name].follow(match)) for name in people if name != "stranger"
        }
        for name, seat in (("third", 2), ("host", 0), ("guest", 1), ("host", 3)):
            seq = tabs[name].plays(seat, SHOW)
            for tab in tabs.values():
                tab.wait_until_seq(seq)
        asked = tabs["third"].done("undo", seat=2)
        for tab in tabs.values():
            tab.wait_until_seq(asked)
        yield Room(match, people, tabs, asked)


# ---------------------------------------------------------------- HTTP

OPEN_TO_ALL = [
    ("GET", "/api/games", None),
    ("GET", "/api/games/morra", None),
    ("GET", "/api/games/morra/words/fr", None),
    ("GET", "/api/games/morra/rules/fr", None),
    ("GET", "/api/games/morra/teaching/fr", None),
    ("GET", "/api/games/morra/uncertain", None),
    ("GET", "/api/arena", None),
    ("GET", "/health", None),
    ("GET", "/api/docs", None),
    ("GET", "/api/docs/openapi.json", None),
]

# The expected status for a client without a cookie, a stranger, and a player of another seat.
IN_MATCH: dict[tuple[str, str], tuple[Said | None, int, int, int]] = {
    ("GET", ""): (None, 401, 200, 200),
    ("POST", "/join"): ({}, 401, 409, 409),
    ("POST", "/colour"): ({"seat": 0, "colour": "black"}, 401, 403, 403),
    ("POST", "/bot"): ({"seat": 0, "level": "greedy"}, 401, 403, 403),
    ("POST", "/nonce"): ({"seat": 0, "nonce": "0" * 32}, 401, 403, 403),
    ("POST", "/leave"): (None, 401, 403, 409),
    ("POST", "/rematch"): (None, 401, 403, 201),
    ("GET", "/at/1"): (None, 401, 200, 200),
    ("GET", "/course"): (None, 401, 409, 409),
    ("POST", "/fork"): ({"moves": 1}, 401, 201, 201),
    ("POST", "/hint"): ({"seat": 0}, 401, 403, 403),
    ("GET", "/journal"): (None, 401, 409, 409),
}
PERSONAL: list[tuple[str, str, Said | None]] = [
    ("PATCH", "/api/me", {"name": "X"}),
    ("POST", "/api/account", {"name": "X", "passphrase": "longue phrase"}),
    ("POST", "/api/login", {"name": "X", "passphrase": "longue phrase"}),
    ("POST", "/api/passphrase", {"present": "longue phrase", "next": "autre phrase"}),
    ("POST", "/api/logout", None),
    ("GET", "/api/me/teaching", None),
    ("PATCH", "/api/me/teaching", {"coach": False}),
    ("DELETE", "/api/me/teaching", None),
    ("POST", "/api/games/{game}/guide", None),
    ("GET", "/api/matches", None),
    ("POST", "/api/matches", {"game": "morra", "seats": [ME, ME]}),
    ("POST", "/api/import", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), OPEN_TO_ALL)
def test_the_shelf_and_the_operators_pages_are_open_to_all(
    room: Room, method: str, path: str, body: Said | None
) -> None:
    assert room.people["unknown"].ask(method, path, body).is_success


@pytest.mark.parametrize(("method", "path", "body"), PERSONAL)
def test_nothing_can_be_done_without_a_cookie(room: Room, method: str, path: str, body: Said | None) -> None:
    assert room.people["unknown"].refused(method, path, body) == (401, "session")


@pytest.mark.parametrize(("method", "path"), IN_MATCH)
@pytest.mark.parametrize("who", ["unknown", "stranger", "guest"])
def test_permissions_of_requests_about_a_match(room: Room, method: str, path: str, who: str) -> None:
    body, *statuses = IN_MATCH[method, path]
    before = room.people["host"].summary(room.match)
    answer = room.people[who].ask(method, f"/api/matches/{room.match}{path}", body)
    assert answer.status_code == statuses[["unknown", "stranger", "guest"].index(who)], answer.text
    if answer.is_success and path != "/at/1":
        assert answer.json()["host"] is (answer.json()["id"] != room.match), (
            "the client's own match, or this one"
        )
    assert room.people["host"].summary(room.match) == before, "nothing has changed here"


def test_past_positions_are_seen_from_ones_own_seats(room: Room) -> None:
    """The third player's first choice is visible to that player only."""
    match = room.match
    path = f"/api/matches/{match}/at/1"
    said = {name: room.people[name].ok("GET", path) for name in ("host", "guest", "third", "stranger")}
    assert {name: told["view"]["you"] for name, told in said.items()} == {
        "host": 0, "guest": 1, "third": 2, "stranger": None
    }  # fmt: skip
    assert [name for name, told in said.items() if told["action"] is not None] == ["third"]
    assert [name for name, told in said.items() if "fingers" in told["events"][0]] == ["third"]


def test_every_route_is_in_the_matrix(room: Room) -> None:
    """New routes have to be added to it."""
    described = room.people["unknown"].ok("GET", "/api/docs/openapi.json")["paths"]
    routes = {(method.upper(), path) for path, methods in described.items() for method in methods}
    known = {(method, path) for method, path, _ in PERSONAL}
    known |= {
        (method, f"/api/matches/{{match}}{path}".replace("/at/1", "/at/{moves}")) for method, path in IN_MATCH
    }
    known |= {("GET", "/api/me"), ("GET", "/health"), ("GET", "/api/games"), ("GET", "/api/arena")}
    of_a_game = ("", "/words/{lang}", "/rules/{lang}", "/teaching/{lang}", "/uncertain")
    known |= {("GET", f"/api/games/{{game}}{rest}") for rest in of_a_game}
    assert {route for route in routes if route[1].startswith(("/api", "/health"))} == known


# ---------------------------------------------------------------- messages

Message = Callable[[Room], Said]
MESSAGES: dict[str, Message] = {
    "play for the third": lambda room: {"do": "play", "seat": 2, "seq": room.asked, "action": SHOW},
    "play for the host's second seat": lambda room: {
        "do": "play",
        "seat": 3,
        "seq": room.asked,
        "action": SHOW,
    },
    "ask why for the host": lambda room: {"do": "why", "seat": 3, "action": SHOW},
    "answer for the third": lambda room: {"do": "standing", "seat": 2, "step": "window", "order": "default"},
    "take back for the third": lambda room: {"do": "undo", "seat": 2},
    "take back for the host": lambda room: {"do": "undo", "seat": 0},
    "take the third's seat": lambda room: {"do": "take_back_seat", "seat": 2},
    "take the host's seat": lambda room: {"do": "take_back_seat", "seat": 0},
}
FOR_PLAYERS: dict[str, Message] = {
    "talk": lambda room: {"do": "chat", "text": "psst"},
    "vote": lambda room: {"do": "vote", "proposal": room.asked, "yes": True},
    "vote against": lambda room: {"do": "vote", "proposal": room.asked, "yes": False},
    "hand the third's seat to a bot": lambda room: {"do": "stand_in", "seat": 2, "level": "random"},
    "hand the host's seat to a bot": lambda room: {"do": "stand_in", "seat": 0, "level": "random"},
}


def unchanged(room: Room, tab: Live, said: Said) -> None:
    assert tab.error(**said) == "not_yours"
    assert room.people["host"].newest(room.match) == room.asked


@pytest.mark.parametrize("what", MESSAGES)
@pytest.mark.parametrize("who", ["unknown", "spectator", "guest"])
def test_no_player_acts_for_another_seat(room: Room, who: str, what: str) -> None:
    unchanged(room, room.tabs[who], MESSAGES[what](room))


@pytest.mark.parametrize("what", FOR_PLAYERS)
@pytest.mark.parametrize("who", ["unknown", "spectator"])
def test_spectators_cannot_act(room: Room, who: str, what: str) -> None:
    unchanged(room, room.tabs[who], FOR_PLAYERS[what](room))


def test_spectators_get_no_choices_and_no_undo(room: Room) -> None:
    for who in ("unknown", "spectator"):
        now = room.tabs[who].now
        assert (now["choices"], now["undo"], now["view"]["you"]) == ({}, {}, None)
    assert list(room.tabs["guest"].now["undo"]) == ["1"]
    assert list(room.tabs["host"].now["choices"]) == ["3", "0"]


def test_the_proposer_does_not_vote(room: Room) -> None:
    unchanged(room, room.tabs["third"], {"do": "vote", "proposal": room.asked, "yes": True})


@pytest.mark.parametrize("key", ["person", "by", "as", "cookie"])
def test_no_client_can_impersonate_another(room: Room, key: str) -> None:
    host = room.people["host"]
    said = {"do": "play", "seat": 3, "seq": room.asked, "action": SHOW, key: host.id}
    tab = room.tabs["guest"]
    tab.send(json.dumps({"id": "x", **said}))
    assert tab.answer_to(None)["error"] == "malformed"
    assert room.people["host"].newest(room.match) == room.asked


def test_the_match_went_on_untouched(room: Room) -> None:
    """After all attempts, the real players continue."""
    assert room.people["host"].newest(room.match) == room.asked
    seq = room.tabs["guest"].done("vote", proposal=room.asked, yes=False)
    assert seq == room.asked + 1
    room.tabs["host"].wait_until_seq(seq)
    room.tabs["host"].plays(3, SHOW | {"fingers": 0})
    assert room.people["host"].summary(room.match)["moves"] == 5
