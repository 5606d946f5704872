"""Killed or stopped processes, failing databases and connections: acknowledged data are kept, play continues."""

import signal
import socket
import threading
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from sqlalchemy import create_engine, select

from ludotheque.store.copying import NAME
from ludotheque.store.tables import SETTINGS
from tests.together.conftest import WAYS, MakeServers
from tests.together.moving import check_kept, in_play, is_well, through, wait_for_more
from tests.together.relay import Relay
from tests.together.services import Postgres, Redis
from tests.web.serving import Server
from tests.web.visiting import ME, OPEN, RANDOM, Said, Visitor, play_out, wait_until

Table = Callable[..., list[Server]]
ONE: Said = {"verb": "show", "fingers": 1, "total": 1}


@pytest.mark.parametrize("way", WAYS)
def test_a_process_is_killed_under_load_and_nothing_acknowledged_is_lost(way: str, table: Table) -> None:
    servers = table(way)
    with in_play(servers) as playing:
        servers[0].kill()
    assert any(player.came_back for player in playing)
    check_kept(playing, servers[1])


@pytest.mark.parametrize("way", WAYS)
def test_the_bots_of_a_process_that_was_killed_are_played_by_another(way: str, table: Table) -> None:
    (first,) = table(way, 1, bot_pause=600)
    host = Visitor(first, "Agathe")
    watched, alone = host.create("morra", ME, RANDOM), host.create("parry", RANDOM, RANDOM)
    with host.follow(watched) as tab:
        tab.plays(0, ONE)
    (second,) = table(way, 1)
    with through(host, second).follow(watched) as tab:
        assert tab.now["to_move"] == [1], "the first process has the bot, with a long pause"
        first.kill()
        tab.wait_for("move", seat=1)
    wait_until(
        lambda: through(host, second).summary(alone)["status"] == "over",
        "the match ends on the second server",
    )


@pytest.mark.parametrize("way", WAYS)
def test_a_stopping_process_hands_over_its_tabs_and_its_bots(way: str, table: Table) -> None:
    first, second = table(way, 2, bot_pause=600)
    second.terminate()
    second.settings["bot_pause"] = 0
    host, guest = Visitor(first, "Agathe"), Visitor(first, "Karim")
    match = host.create("morra", ME, OPEN, RANDOM)
    guest.join(match)
    with host.follow(match) as one:
        one.plays(0, ONE)
        second.start()
        with through(guest, second).follow(match) as other:
            while other.away:
                other.hear()
            other.plays(1, ONE)
            assert first.terminate() == 0
            assert one.closed() == 1012, "move"
            other.wait_for("move", seat=2)
            with through(host, second).follow(match, one.seq) as back:
                assert back.entries[-1]["seat"] == 2
    assert "was_buried" not in second.said()


@pytest.mark.parametrize("way", WAYS)
def test_a_rolling_restart_is_not_noticed_by_players(way: str, table: Table) -> None:
    servers = table(way)
    with in_play(servers) as playing:
        for server in servers:
            assert server.terminate() == 0
            server.start()
            wait_for_more(playing)
    check_kept(playing, servers[0])


def test_redis_may_go_and_come_back(start_servers: MakeServers, postgres: Postgres) -> None:
    own = Redis()
    own.start()
    try:
        servers = start_servers(2, database=postgres.database(), redis=own.url)
        with in_play(servers) as playing:
            own.stop()
            wait_for_more(playing)
            wait_until(lambda: all('"away"' in server.said() for server in servers), "they know")
            own.start()
            wait_until(lambda: all('"back"' in server.said() for server in servers), "they know again")
        check_kept(playing, servers[0])
        assert not any(player.came_back for player in playing), "no client had to reconnect"
    finally:
        own.close()


def test_unpublished_changes_are_found_despite_other_notifications(
    start_servers: MakeServers, postgres: Postgres, redis: Redis
) -> None:
    """The connection from one process to Redis stalls; the other process still receives notifications all the time."""
    address, relay, enough = postgres.database(), Relay(redis.port), threading.Event()
    with ExitStack() as ends:
        ends.callback(relay.close)
        (cut,) = start_servers(1, database=address, redis=f"redis://127.0.0.1:{relay.port}")
        (busy,) = start_servers(1, database=address, redis=redis.url)
        host, guest = Visitor(cut, "Agathe"), Visitor(busy, "Karim")
        match = host.create("morra", ME, OPEN)
        guest.join(match)
        calls = threading.Thread(target=call_out, args=(redis, table_name(address), enough))
        calls.start()
        ends.callback(calls.join)
        ends.callback(enough.set)
        with host.follow(match) as one, guest.follow(match) as other:
            one.wait_until_seq(other.seq)
            relay.pause()
            wait_until(lambda: '"away"' in cut.said(), "it knows")
            other.wait_until_seq(one.plays(0, ONE))
            one.wait_until_seq(other.plays(1, ONE))
            relay.resume()
            wait_until(lambda: '"back"' in cut.said(), "it knows again")
            play_out(one, other)


def table_name(address: str) -> str:
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as c:
        return str(c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == NAME)).scalar_one())


def call_out(redis: Redis, table: str, enough: threading.Event) -> None:
    """As another busy process of the table would."""
    with socket.create_connection(("127.0.0.1", redis.port)) as line:
        while not enough.wait(0.1):
            line.sendall(f"PUBLISH ludotheque:{table}:changes unknown\r\n".encode())


def test_a_table_opens_without_its_redis(start_servers: MakeServers, postgres: Postgres) -> None:
    away = Redis()
    servers = start_servers(2, database=postgres.database(), redis=away.url)
    host, guest = Visitor(servers[0], "Agathe"), Visitor(servers[1], "Karim")
    match = host.create("morra", ME, OPEN)
    guest.join(match)
    with host.follow(match) as one, guest.follow(match) as other:
        play_out(one, other)
    away.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_postgresql_is_started_again(how: signal.Signals, start_servers: MakeServers) -> None:
    """By an administrator, and after a crash."""
    own = Postgres()
    own.start()
    try:
        servers = start_servers(2, database=own.database())
        with in_play(servers) as playing:
            own.stop(how)
            wait_until(lambda: not is_well(servers[0]) and not is_well(servers[1]), "they know")
            own.start()
            wait_until(lambda: is_well(servers[0]) and is_well(servers[1]), "they are well again")
        check_kept(playing, servers[0])
        assert not any(player.came_back for player in playing), "no client had to reconnect"
    finally:
        own.close()


def test_wires_that_fall_silent_for_a_while(
    start_servers: MakeServers, postgres: Postgres, redis: Redis
) -> None:
    """One process receives nothing, and is considered dead; then it comes back."""
    with ExitStack() as wires:
        relays = [Relay(postgres.port), Relay(redis.port)]
        for relay in relays:
            wires.callback(relay.close)
        address = postgres.database()
        behind = address.replace(f":{postgres.port}/", f":{relays[0].port}/")
        cut = start_servers(1, database=behind, redis=f"redis://127.0.0.1:{relays[1].port}")
        whole = start_servers(1, database=address, redis=redis.url)
        host, guest = Visitor(cut[0], "Agathe"), Visitor(whole[0], "Karim")
        match = host.create("morra", ME, OPEN, RANDOM)
        guest.join(match)
        with host.follow(match) as one, guest.follow(match) as other:
            while other.away:
                other.hear()
            for relay in relays:
                relay.pause()
            while other.away != [0]:
                other.hear()
            seq = other.plays(1, ONE)
            other.wait_for("move", seat=2)  # if the silent process played the bot, it no longer does
            for relay in relays:
                relay.resume()
            one.wait_until_seq(seq)
            while other.away:
                other.hear()
            play_out(one, other)
