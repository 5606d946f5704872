"""Two processes, one match: clients of both are at the same table."""

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

import pytest
from sqlalchemy import Connection, create_engine, select, text

from ludotheque.store.dialects import Clock
from tests.together.conftest import WAYS
from tests.together.moving import through
from tests.web.serving import Server
from tests.web.visiting import ME, OPEN, RANDOM, Live, Said, Visitor, play_out, wait_until

Table = Callable[..., list[Server]]
ONE: Said = {"verb": "show", "fingers": 1, "total": 1}


def hear_until(tab: Live, true: Callable[[], bool]) -> None:
    while not true():
        tab.hear()


@pytest.mark.parametrize("way", WAYS)
def test_players_at_two_processes_play_a_whole_match_without_reconnecting(way: str, table: Table) -> None:
    here, there = table(way)
    host, guest = Visitor(here, "Agathe"), Visitor(there, "Karim")
    match = host.create("morra", ME, OPEN)
    guest.join(match)
    with ExitStack() as open_tabs:
        tabs = [
            open_tabs.enter_context(visitor.follow(match))
            for visitor in (host, guest, through(host, there), Visitor(there), Visitor(here))
        ]
        play_out(tabs[0], tabs[1])
        for tab in tabs:
            hear_until(tab, tab.over)
        kept = [[(entry["seq"], entry["kind"], entry["at"]) for entry in tab.entries] for tab in tabs]
        assert all(entries == kept[0] for entries in kept)
        assert tabs[0].entries[-1]["outcome"] == tabs[1].entries[-1]["outcome"]
    assert host.journal(match)["moves"] == through(host, there).journal(match)["moves"]


@pytest.mark.parametrize("way", WAYS)
def test_changes_at_one_process_are_visible_to_the_next_request_at_the_other(way: str, table: Table) -> None:
    here, there = table(way)
    host, guest = Visitor(here, "Agathe"), Visitor(here, "Karim")
    match = host.create("morra", ME, OPEN)
    assert through(host, there).summary(match)["status"] == "waiting"
    guest.join(match)
    assert through(guest, there).summary(match)["status"] == "running"
    with through(guest, there).follow(match) as tab:
        assert tab.sync["you"] == [1]
        with guest.follow(match) as other:
            assert other.sync["seq"] == tab.seq
            seq = tab.plays(1, ONE)
            assert through(guest, there).summary(match)["moves"] == 1
            # If a match is open at the other process, too, it is announced there once that process has been notified.
            other.wait_until_seq(seq)
            assert guest.summary(match)["moves"] == 1


@pytest.mark.parametrize("way", WAYS)
def test_presence_is_shared_between_processes(way: str, table: Table) -> None:
    here, there = table(way)
    host, guest = Visitor(here, "Agathe"), Visitor(there, "Karim")
    match = host.create("morra", ME, OPEN)
    guest.join(match)
    with host.follow(match) as tab:
        with guest.follow(match) as first:
            hear_until(first, lambda: first.away == [])
            hear_until(tab, lambda: tab.away == [])
            with through(guest, here).follow(match):
                first.close()
                assert tab.done("chat", text="tu es toujours là"), (
                    "the player has another tab, at another process"
                )
                # The previous process may consider the player absent until it is notified of the new tab: only for a
                # moment.
                hear_until(tab, lambda: tab.away == [])
        hear_until(tab, lambda: tab.away == [1])


@pytest.mark.parametrize("way", WAYS)
def test_a_new_name_is_known_everywhere(way: str, table: Table) -> None:
    here, there = table(way)
    host = Visitor(here, "Agathe")
    match = host.create("morra", ME, OPEN)
    with through(host, there).follow(match) as tab:
        assert tab.sync["match"]["seats"][0]["name"] == "Agathe"
        host.ok("PATCH", "/api/me", {"name": "Maude"})
        assert through(host, there).me()["name"] == "Maude"
        assert through(host, there).summary(match)["seats"][0]["name"] == "Maude"


@pytest.mark.parametrize("way", WAYS)
def test_logging_out_at_one_process_applies_to_all(way: str, table: Table) -> None:
    here, there = table(way)
    host = Visitor(here)
    host.ok("POST", "/api/account", {"name": "Agathe", "passphrase": "neuf moutons gris"})
    match = host.create("morra", ME, ME)
    tab = through(host, there).follow(match)
    cookie = host.cookie()
    host.ok("POST", "/api/logout", {"everywhere": True})
    assert tab.closed() == 4401
    stranger = Visitor(there, unknown=True)
    stranger.http.cookies.set("ludotheque", cookie or "")
    assert stranger.ask("PATCH", "/api/me", {"name": "Maude"}).status_code == 401


@pytest.mark.parametrize("way", WAYS)
def test_seats_of_a_visitor_who_logs_in_elsewhere_become_the_accounts(way: str, table: Table) -> None:
    here, there = table(way)
    account, visitor = Visitor(here), Visitor(here, "Karim")
    account.ok("POST", "/api/account", {"name": "Agathe", "passphrase": "neuf moutons gris"})
    match = visitor.create("morra", ME, OPEN)
    with visitor.follow(match) as tab:
        through(visitor, there).ok(
            "POST", "/api/login", {"name": "Agathe", "passphrase": "neuf moutons gris"}
        )
        wait_until(lambda: visitor.summary(match)["seats"][0]["name"] == "Agathe", "it is known here")
        assert account.summary(match)["seats"][0]["you"]
        assert tab.say("ping")["type"] == "pong", "the tab stays open"
        talk = partial(tab.say, "chat", text="c'est encore moi")
        wait_until(lambda: talk()["type"] == "done", "the tab speaks for the account, too")


@pytest.mark.parametrize("way", WAYS)
def test_standing_answers_are_known_to_every_tab(way: str, table: Table) -> None:
    here, there = table(way)
    host = Visitor(here, "Agathe")
    match = host.create("hamlet", ME, ME)
    with host.follow(match) as tab, through(host, there).follow(match) as other:
        step = through(host, there).ok("GET", "/api/games/hamlet")["vocabulary"]["windows"][0]
        tab.say("standing", seat=0, step=step, order="default")
        hear_until(other, lambda: other.now.get("orders") == {"0": {step: "default"}})


@pytest.mark.parametrize("way", WAYS)
def test_the_bots_of_a_match_are_played_by_one_process_and_seen_at_all(way: str, table: Table) -> None:
    here, there = table(way)
    host = Visitor(here, "Agathe")
    match = host.create("parry", ME, RANDOM, RANDOM)
    with host.follow(match) as tab, through(host, there).follow(match) as other:
        play_out(tab, other)
        assert tab.entries[-1]["outcome"] == other.entries[-1]["outcome"]
        with create_engine(_address(here)).connect() as c:
            assert len(c.execute(text("SELECT process FROM leases")).all()) <= 1
            assert len(c.execute(text("SELECT id FROM processes")).all()) == 2


def _address(server: Server) -> str:
    named = str(server.settings["database"])
    return named.replace("postgresql:", "postgresql+psycopg:") if "://" in named else f"sqlite:///{named}"


def test_a_process_that_is_alone_writes_nothing_about_itself(table: Table) -> None:
    (server,) = table("sqlite", 1)
    host = Visitor(server, "Agathe")
    with host.follow(host.create("morra", ME, ME)) as tab:
        tab.plays(0, ONE)  # records about the new follower are written by now
        with create_engine(_address(server)).connect() as c:
            (before,) = c.execute(text("SELECT id, expires FROM processes")).all()
            commits = server.metric("ludotheque_commits")
            for _ in range(40):
                tab.say("ping")
            wait_until(lambda: clock(c) > before.expires, "its lease is over")
            assert c.execute(text("SELECT id, expires FROM processes")).all() == [before]
            assert c.execute(text("SELECT count(*) FROM changes")).scalar() == 0
        assert server.metric("ludotheque_commits") == commits
        assert tab.plays(1, ONE)


def clock(c: Connection) -> float:
    return float(c.execute(select(Clock())).scalar_one())
