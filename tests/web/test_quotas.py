"""The limits for one person and one address, and the answers beyond them."""

from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from ludotheque.table.people.people import Person
from ludotheque.table.people.sessions import Visit
from ludotheque.web.quotas import Quotas
from ludotheque.web.settings import Settings, read_settings
from tests.web.serving import DIRECTLY, Server
from tests.web.visiting import ME, OPEN, Visitor

MakeServer = Callable[..., Server]
CLASS = 40


def too_many(answer: httpx.Response) -> str:
    """The message of a 429, which says when to try again."""
    assert answer.status_code == 429, answer.text
    assert answer.json()["error"] == "wait"
    assert int(answer.headers["retry-after"]) > 0
    words: str = answer.json()["message"]
    return words


def test_newcomers_of_one_address(make_server: MakeServer) -> None:
    server = make_server(people_per_address=3)
    known = [Visitor(server) for _ in range(3)]
    answer = httpx.get(f"{server.url}/api/me", **DIRECTLY)
    assert "newcomers" in too_many(answer)
    assert known[0].me()["id"] == known[0].id, "known visitors are not limited"
    assert "newcomers" in too_many(known[0].ask("POST", "/api/logout"))


def test_accounts_of_one_address(make_server: MakeServer) -> None:
    server = make_server(accounts_per_address=1)
    Visitor(server).ok("POST", "/api/account", {"name": "Agathe", "passphrase": "une phrase longue"})
    late = Visitor(server)
    answer = late.ask("POST", "/api/account", {"name": "Karim", "passphrase": "une phrase longue"})
    assert "accounts" in too_many(answer)
    assert late.me()["account"] is False


@pytest.mark.parametrize("limit", ["matches_per_person", "matches_per_address"])
def test_new_matches_are_limited_however_they_are_made(make_server: MakeServer, limit: str) -> None:
    server = make_server(**{limit: 2})
    host = Visitor(server)
    match = host.create("morra", ME, ME)
    host.create("morra", ME, OPEN)
    ways: list[tuple[str, Any]] = [
        ("/api/matches", {"game": "morra", "seats": [ME, OPEN]}),
        (f"/api/matches/{match}/rematch", None),
        (f"/api/matches/{match}/fork", {"moves": 0}),
        ("/api/import", {}),
    ]
    for path, body in ways:
        assert "new matches" in too_many(host.ask("POST", path, body))
    other = Visitor(server).ask("POST", *ways[0])
    assert other.is_success == (limit == "matches_per_person")
    assert len(host.listed("mine")) == 2


@pytest.mark.parametrize("limit", ["sockets_per_person", "sockets_per_address"])
def test_open_tabs(make_server: MakeServer, limit: str) -> None:
    server = make_server(**{limit: 3})
    host, other = Visitor(server), Visitor(server)
    match = host.create("morra", ME, OPEN, public=True)
    with ExitStack() as stack:
        tabs = [stack.enter_context(host.follow(match)) for _ in range(3)]
        assert host.turned_away(match) == 4429
        tabs[0].done("chat", text="celui-ci reste")
        if limit == "sockets_per_person":
            stack.enter_context(other.follow(match))


@pytest.mark.parametrize("limit", ["hints_per_person", "hints_per_address"])
def test_hints(make_server: MakeServer, limit: str) -> None:
    server = make_server(**{limit: 1})
    host, other = Visitor(server), Visitor(server)
    asked = [f"/api/matches/{one.create('morra', ME, ME)}/hint" for one in (host, other)]
    host.ok("POST", asked[0], {"seat": 0})
    assert "hints" in too_many(host.ask("POST", asked[0], {"seat": 0}))
    assert other.ask("POST", asked[1], {"seat": 0}).is_success == (limit == "hints_per_person")


@pytest.mark.parametrize("limit", ["chat_per_person", "chat_per_address"])
def test_lines_of_talk(make_server: MakeServer, limit: str) -> None:
    server = make_server(**{limit: 2})
    host, other = Visitor(server), Visitor(server)
    match = host.create("morra", ME, OPEN)
    other.join(match)
    with host.follow(match) as tab, other.follow(match) as second:
        for n in range(2):
            tab.done("chat", text=f"ligne {n}")
        answer = tab.say("chat", text="une de trop")
        assert (answer["type"], answer["error"]) == ("error", "wait")
        assert "lines of talk" in answer["message"]
        tab.plays(0, {"verb": "show", "fingers": 1, "total": 1})
        if limit == "chat_per_person":
            second.done("chat", text="moi, je peux")
        else:
            assert second.error("chat", text="moi non plus") == "wait"


def test_a_bot_for_ones_seat_again_and_again(server: Server) -> None:
    host, other = Visitor(server), Visitor(server)
    match = host.create("morra", ME, OPEN)
    other.join(match)
    with host.follow(match) as tab:
        for _ in range(30):
            tab.done("stand_in", seat=0, level="random")
            tab.done("take_back_seat", seat=0)
        answer = tab.say("stand_in", seat=0, level="random")
        assert (answer["type"], answer["error"]) == ("error", "often")
        assert "at most 30 in 10 minutes" in answer["message"]
        assert 0 < answer["seconds"] <= 600


def test_another_colour_again_and_again(server: Server) -> None:
    host = Visitor(server)
    match = host.create("quebec", ME, OPEN, OPEN)
    first, second = host.colours(match)[:2]
    colour = f"/api/matches/{match}/colour"
    for n in range(30):
        host.ok("POST", colour, {"seat": 0, "colour": second if n % 2 == 0 else first})
    answer = host.ask("POST", colour, {"seat": 0, "colour": second})
    assert (answer.status_code, answer.json()["error"]) == (429, "often")
    assert 0 < int(answer.headers["retry-after"]) <= 600


def test_forty_people_of_one_address_stay_below_the_limits() -> None:
    """Forty people who each make an account, open matches, keep tabs open and chat."""

    class Tab:
        def __init__(self, person: str) -> None:
            self.person: str | None = person
            self.address = "192.0.2.1"

    quotas = Quotas(Settings())
    tabs: list[Tab] = []
    for n in range(CLASS):
        person = f"élève {n}"
        for _ in range(3):  # with a second browser, and once with cookies cleared
            quotas.newcomer("192.0.2.1")
        quotas.account("192.0.2.1")
        for _ in range(3):  # two typing errors
            quotas.guess(person, "192.0.2.1")
        for _ in range(5):
            quotas.match(person, "192.0.2.1")
        visit = Visit("", Person(person, person, True), datetime.now(UTC))
        for _ in range(5):
            tab = Tab(person)
            assert quotas.room_for_tab(tab, visit, tabs)
            tabs.append(tab)
        for _ in range(10):
            quotas.talk(person, "192.0.2.1")
        for _ in range(5):
            quotas.hint(person, "192.0.2.1")


def test_a_limit_is_a_number_from_nought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CHAT_PER_PERSON", "-1")
    with pytest.raises(ValueError, match="LUDOTHEQUE_CHAT_PER_PERSON"):
        read_settings()
