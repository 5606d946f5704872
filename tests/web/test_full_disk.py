"""A temporarily full disk: players are told, they see only what is stored, and everything recovers by itself."""

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from tests.web.serving import Server
from tests.web.visiting import ME, OPEN, RANDOM, Live, Said, Visitor, play_out, wait_until

MakeServer = Callable[..., Server]
WORDS = "the table can't use its disk at the moment (it may be full); nothing was lost: try again in a moment"


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """The server's process may not write to files; pipes and connections still work."""
    assert server.process is not None
    free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)


def show(fingers: int, total: int = 5) -> Said:
    return {"verb": "show", "fingers": fingers, "total": total}


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    return make_server()


def told(answer: Said) -> None:
    assert (answer["type"], answer["error"], answer["message"]) == ("error", "store", WORDS)


def test_a_move_that_can_not_be_kept_is_not_played_and_may_be_repeated(server: Server) -> None:
    host, guest = Visitor(server, "Agathe"), Visitor(server, "Karim")
    match = host.create("morra", ME, OPEN)
    guest.join(match)
    with host.follow(match) as one, guest.follow(match) as other:
        other.wait_until_seq(one.plays(0, show(1)))
        before = (one.seq, one.now, other.now)
        with full_disk(server):
            told(other.play(1, show(2), id="mine"))
            told(one.say("chat", text="tu es là ?"))
            told(one.say("undo", seat=0))
            told(other.play(1, show(2), id="mine"))
            with host.follow(match) as again:
                assert (again.seq, again.now) == before[:2], "a reconnecting client sees what is stored"
        assert (one.seq, one.now, other.now) == before
        seq = other.plays(1, show(2), id="mine")
        assert seq == before[0] + 1
        one.wait_until_seq(seq)
        play_out(one, other)
    whole = Match.replay(load_game("morra"), read_journal(host.journal(match)))
    assert whole.state.over()
    server.kill()
    server.start()
    with host.follow(match) as live:
        assert [entry["seq"] for entry in live.entries] == list(range(1, live.seq + 1))


def test_requests_are_answered_503_until_there_is_room(server: Server) -> None:
    host = Visitor(server, "Agathe")
    match = host.create("morra", ME, OPEN)
    guest, stranger = Visitor(server, "Karim"), Visitor(server, unknown=True)
    requests: list[tuple[Visitor, str, str, Said | None]] = [
        (host, "POST", "/api/matches", {"game": "morra", "seats": [ME, ME]}),
        (host, "PATCH", "/api/me", {"name": "Maude"}),
        (guest, "POST", f"/api/matches/{match}/join", {}),
        (stranger, "GET", "/api/me", None),
    ]
    with full_disk(server):
        for client, method, path, body in requests:
            answer = client.ask(method, path, body)
            assert answer.status_code == 503, f"{path}: {answer.text}"
            assert answer.json() == {"error": "store", "message": WORDS}
            assert answer.headers["retry-after"] == "5"
        assert host.summary(match)["seats"][1]["kind"] == "open", "reading still works"
        assert host.me()["name"] == "Agathe"
    for client, method, path, body in requests:
        assert client.ask(method, path, body).is_success
    assert host.summary(match)["status"] == "running"


def test_bots_continue_when_there_is_room_again(server: Server) -> None:
    host = Visitor(server, "Agathe")
    match = host.create("morra", ME, RANDOM, RANDOM)
    with host.follow(match) as live:
        while live.now["to_move"] != [0]:
            live.hear()
        with full_disk(server):
            told(live.play(0, show(1)))
        live.plays(0, show(1))
        wait_until(lambda: heard(live) and live.now["moves"] > 3, "the bots choose for the next round")


def heard(live: Live) -> bool:
    live.hear()
    return True


def test_the_log_says_once_that_it_is_full_and_once_that_it_is_not(server: Server) -> None:
    """The log itself may be on the full disk: it is written again when there is room."""
    host = Visitor(server, "Agathe")
    with host.follow(host.create("morra", ME, ME)) as live:
        for _ in range(2):
            with full_disk(server):
                for _ in range(3):
                    told(live.play(0, show(1)))
            live.plays(0, show(1))
            live.done("undo", seat=0)
    assert "Traceback" not in server.said()
    assert server.said().count('"available": true') == 2
