"""A damaged match at a real table: its visitors are told the reason, other matches are not affected."""

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.damage import DAMAGES, inflict
from tests.web.serving import PATIENCE, Server
from tests.web.visiting import COOKIE, ME, OPEN, RANDOM, Said, Visitor, wait_until

MakeServer = Callable[..., Server]
ONE: Said = {"verb": "show", "fingers": 1, "total": 1}
TWO: Said = {"verb": "show", "fingers": 2, "total": 5}


class Shelf(NamedTuple):
    """A table restarted on a file with damaged matches, by name, among others."""

    server: Server
    host: Visitor
    stranger: Visitor
    damaged: dict[str, str]
    healthy: list[str]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    server = Server(tmp_path_factory.mktemp("shelf"), bot_pause=600).start()
    host, stranger = Visitor(server, "Agathe"), Visitor(server, "Karim")
    damaged = {name: host.create("morra", ME, ME, public=True) for name in DAMAGES}
    for match in damaged.values():
        with host.follow(match) as live:
            live.plays(0, ONE)
            live.plays(1, TWO)
    healthy = [host.create("parry", RANDOM, RANDOM) for _ in range(2)]
    server.kill()
    for name, match in damaged.items():
        inflict(server.database, DAMAGES[name].statement, match)
        inflict(
            server.database,
            "UPDATE seats SET kind = 'bot', person = NULL, level = 'random' WHERE match = ? AND seat = 0",
            match,
        )
    server.settings["bot_pause"] = 0
    server.start()
    yield Shelf(server, host, stranger, damaged, healthy)
    server.close()


every_damage = pytest.mark.parametrize("name", DAMAGES)


def test_bots_of_all_other_matches_continue_after_a_restart(shelf: Shelf) -> None:
    def finished() -> bool:
        listed = {said["id"]: said for said in shelf.host.ok("GET", "/api/matches?list=mine")}
        return all(listed[match]["status"] == "over" for match in shelf.healthy)

    wait_until(finished, "the bots finish")


@every_damage
def test_requests_for_it_are_answered_with_the_entry_and_the_reason(shelf: Shelf, name: str) -> None:
    match, damage = shelf.damaged[name], DAMAGES[name]
    for method, path, body in [
        ("GET", "", None),
        ("POST", "/join", {}),
        ("POST", "/leave", None),
        ("POST", "/rematch", None),
        ("GET", "/at/1", None),
        ("POST", "/fork", {"moves": 1}),
        ("POST", "/hint", {"seat": 1}),
    ]:
        answer = shelf.host.ask(method, f"/api/matches/{match}{path}", body)
        said = answer.json()
        assert (answer.status_code, said["error"]) == (409, "set_aside"), f"{path}: {answer.text}"
        assert said["message"].startswith("this match can't be replayed: ")
        assert (said["details"]["entry"], said["details"]["cause"]) == (damage.entry, damage.cause)
        assert set(said["details"]["why"]) == {"fr", "en"}
    if damage.cause == "illegal":
        (rule,) = said["details"]["rules"]
        assert said["message"].endswith(f"entry {damage.entry}: {rule} forbids the stored decision.")


@every_damage
def test_its_followers_get_the_reason_and_are_disconnected(shelf: Shelf, name: str) -> None:
    match, damage = shelf.damaged[name], DAMAGES[name]
    url = f"ws://127.0.0.1:{shelf.server.port}/api/matches/{match}/live?since=0"
    headers = {"Cookie": f"{COOKIE}={shelf.host.cookie()}"}
    with connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
        said = json.loads(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    assert (said["type"], said["entry"], said["cause"]) == ("set_aside", damage.entry, damage.cause)
    assert (said["match"]["id"], said["match"]["host"]) == (match, True)
    assert said["match"]["set_aside"]["why"] == said["why"]


@every_damage
def test_lists_show_it_as_set_aside(shelf: Shelf, name: str) -> None:
    match = shelf.damaged[name]
    shelf.host.ask("GET", f"/api/matches/{match}")
    for client, which in ((shelf.host, "mine"), (shelf.stranger, "running")):
        listed = {said["id"]: said for said in client.ok("GET", f"/api/matches?list={which}")}
        assert listed[match]["set_aside"]["cause"] == DAMAGES[name].cause
        assert listed[match]["status"] == "running"
        assert all(listed[well]["set_aside"] is None for well in shelf.healthy if well in listed)


@every_damage
def test_only_its_players_save_its_journal(shelf: Shelf, name: str) -> None:
    match = shelf.damaged[name]
    answer = shelf.host.ask("GET", f"/api/matches/{match}/journal")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="{match}.json"'
    assert isinstance(answer.json()["moves"], list)
    assert shelf.stranger.refused("GET", f"/api/matches/{match}/journal") == (403, "not_yours")


def test_each_reason_is_in_the_log_once(shelf: Shelf) -> None:
    for match in shelf.damaged.values():
        shelf.host.ask("GET", f"/api/matches/{match}")
        shelf.host.ask("GET", f"/api/matches/{match}")
    lines = [json.loads(line) for line in shelf.server.said().splitlines() if line.startswith("{")]
    noted = [line["match"] for line in lines if line["event"] == "set_aside"]
    assert sorted(noted) == sorted(shelf.damaged.values())
    assert not [line for line in lines if line["event"] in ("http", "socket", "task", "resume")]


def test_a_whole_match_of_other_components_is_imported_where_they_are_installed(
    make_server: MakeServer,
) -> None:
    server = make_server()
    host = Visitor(server, "Agathe")
    match = host.create("morra", ME, OPEN)
    Visitor(server, "Karim").join(match)
    with host.follow(match) as live:
        live.plays(0, ONE)
    server.kill()
    inflict(server.database, "UPDATE matches SET content = 'abc' WHERE id = ?", match)
    server.start()
    journal = host.journal(match)
    assert journal["players"] == ["Agathe", "Karim"]
    assert host.refused("POST", "/api/import", journal) == (409, "journal")
    again = host.ok("POST", "/api/import", journal | {"content": ""})
    assert (again["moves"], again["set_aside"]) == (1, None)
