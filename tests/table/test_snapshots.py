"""Loading a match from a snapshot is equivalent to replaying it, and replays at most 64 decisions."""

import asyncio
import os
import random
import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.table.validate_store import check_match
from ludotheque.cli.text.voice import Voice
from ludotheque.core.catalogue import EXTRA_GAMES, game_ids, load_game
from ludotheque.core.match import SNAPSHOT_EVERY, Match
from ludotheque.core.refusals import Illegal
from ludotheque.store.tables import MATCHES
from ludotheque.table import past
from ludotheque.table.errors import Refused, SetAside
from ludotheque.table.match import deeds
from ludotheque.table.match.decisions import undo
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.past import history
from ludotheque.table.people.people import Person
from ludotheque.table.stored import snapshots
from ludotheque.table.stored.loading import load
from ludotheque.table.stored.reading import read_entries, read_feed, read_matches
from ludotheque.table.table import Table
from tests.table.sitting import ME, everything, opened, table_on
from tests.toys.morra import MorraGame

GAMES = [*game_ids(), "market", "inn"]
TALK = """«Bonjour»\u00a0: "1/2", \\n, <é>, 🎲, \t, \u2028, \u0301, 0.10"""  # JSON has several forms of these


@pytest.fixture(autouse=True)
def with_games_of_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    more = "tests.core.market:game,tests.core.inn:game"
    monkeypatch.setenv(EXTRA_GAMES, f"{os.environ[EXTRA_GAMES]},{more}")


async def on_the_way(live: LiveMatch, host: Person, chance: random.Random) -> None:
    """Random actions of one person in all seats: mostly moves, sometimes an undo, chat."""
    seq = live.feed.record.seq
    asked = live.feed.record.to_move
    match chance.randrange(12):
        case 0:
            seat = chance.randrange(live.feed.record.seats)
            deed = partial(deeds.take_back, person=host.id, seat=seat)
        case 1:
            deed = partial(deeds.chat, person=host.id, text=TALK)
        case _ if asked:
            seat = chance.choice(asked)
            action = chance.choice(list(live.feed.match.state.actions(seat)))
            said = live.feed.match.game.vocabulary.to_json(action)
            deed = partial(deeds.play, person=host.id, seat=seat, action=said, seq=seq)
        case _:
            deed = partial(deeds.chat, person=host.id, text="au revoir")
    with suppress(Refused, Illegal):
        await live.changed(deed, f"message-{seq}")


async def hot_seat(table: Table, game: str, host: Person) -> LiveMatch:
    return await opened(table, host, *[ME] * load_game(game).seats[-1], game=game)


async def played(table: Table, host: Person, game: str = "quebec", entries: int = 200) -> LiveMatch:
    live, chance = await hot_seat(table, game, host), random.Random(3)
    while live.feed.record.seq < entries:
        await on_the_way(live, host, chance)
    return live


async def replayed(table: Table, match: str) -> Feed:
    """The match without using any snapshot."""

    def read(c: Any) -> Any:
        return read_matches(c, MATCHES.c.id == match)[0], read_feed(c, match)

    (record, seats), entries = await table.store.read(read)
    return load(record, seats, entries)


async def from_store(table: Table, live: LiveMatch) -> LiveMatch:
    """The match loaded after it has been dropped from memory."""
    table.matches.forget(live)
    while table.background.tasks:
        await asyncio.gather(*table.background.tasks)
    assert live.feed.record.id not in table.matches.live
    return await table.matches.open(live.feed.record.id)


# ---------------------------------------------------------------- equivalence and cost


@pytest.mark.parametrize("game", GAMES)
def test_a_loaded_match_equals_its_replay_in_every_game(tmp_path: Path, game: str) -> None:
    """Snapshots at many moments, with entries after them."""

    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            host = await table.people.visitor("Agathe")
            live, chance = await hot_seat(table, game, host), random.Random(game)
            for _ in range(8):
                row = snapshots.taken(live.feed)
                await table.store.write(partial(snapshots.write, row=row))
                for _ in range(chance.randrange(25)):
                    await on_the_way(live, host, chance)
                table.matches.live.clear()
                again = await table.matches.open(live.feed.record.id)
                assert again.feed.match.applied <= live.feed.match.applied - live.saved
                full = await replayed(table, live.feed.record.id)
                assert everything(again.feed) == everything(live.feed)
                assert everything(again.feed)["noted"] == everything(full)["noted"]
                live = again

    asyncio.run(test())


def test_whenever_a_match_leaves_memory_it_comes_back_within_64_decisions(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            host = await table.people.visitor("Agathe")
            live, chance = await hot_seat(table, "quebec", host), random.Random(1)
            costs = []
            for _ in range(16):
                for _ in range(chance.choice([5, 30, 64, 65])):
                    await on_the_way(live, host, chance)
                before = everything(live.feed)
                live = await from_store(table, live)
                costs.append(live.feed.match.applied)
                assert everything(live.feed) == before
            assert len(live.feed.match.actions) > 3 * SNAPSHOT_EVERY
            assert max(costs) <= SNAPSHOT_EVERY

    asyncio.run(test())


def test_a_table_that_is_closed_has_written_where_its_matches_stand(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"

    async def test() -> None:
        async with table_on(file, bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"))
            before = everything(live.feed)
        async with table_on(file, bot_workers=1) as table:
            live = await table.matches.open(live.feed.record.id)
            assert (everything(live.feed), live.feed.match.applied) == (before, 0)

    asyncio.run(test())


def test_a_short_match_writes_no_snapshot(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"), entries=40)
            await from_store(table, live)
            assert await table.store.read(lambda c: snapshots.read(c, live.feed.record.id)) is None

    asyncio.run(test())


def undone(live: LiveMatch, count: int) -> Entry:
    """The deed: undo this many decisions."""
    return undo(live.feed, 0, count)


def test_decisions_before_a_snapshot_can_be_undone_after_loading(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"), entries=240)
            live = await from_store(table, live)
            decisions = list(zip(live.feed.match.movers, live.feed.match.actions, strict=True))
            for count in (1, 66, 1):
                await live.changed(partial(undone, count=count))
                decisions = decisions[:-count]
                again = Match(live.feed.match.game, live.feed.match.header)
                for seat, action in decisions:
                    again.play(seat, action)
                assert live.feed.match.game.encode(live.feed.match.state) == again.game.encode(again.state)
                for moves in (0, 5, len(decisions) // 2, len(decisions)):
                    assert again.game.encode(live.feed.match.at(moves)) == again.game.encode(again.at(moves))
            assert everything(live.feed) == everything(await replayed(table, live.feed.record.id))

    asyncio.run(test())


# ---------------------------------------------------------------- snapshots are only a cache


def altered(file: Path, statement: str, match: str) -> None:
    with closing(sqlite3.connect(file, timeout=60)) as connection, connection:
        assert connection.execute(statement, (match,)).rowcount == 1


# Changes of the file after which the match is replayed from its start.
ALTERED = {
    "the snapshot's body": "UPDATE snapshots SET body = zeroblob(100) WHERE match = ?",
    "one byte of it": "UPDATE snapshots SET body = CAST(body || x'00' AS BLOB) WHERE match = ?",
    "text instead of it": "UPDATE snapshots SET body = 'nothing' WHERE match = ?",
    "its guard": "UPDATE snapshots SET guard = 'a' || substr(guard, 1, 63) WHERE match = ?",
    "its number": "UPDATE snapshots SET seq = seq - 1 WHERE match = ?",
    "a number there is not": "UPDATE snapshots SET seq = 99999 WHERE match = ?",
    "a number below none": "UPDATE snapshots SET seq = -3 WHERE match = ?",
    "who sent an entry": "UPDATE entries SET client = 'x' WHERE match = ? AND seq = 9",
    "talk": """UPDATE entries SET body = json_set(body, '$.text', 'adieu') WHERE match = ? AND seq =
        (SELECT min(seq) FROM entries WHERE kind = 'chat')""",
}


@pytest.mark.parametrize("statement", ALTERED.values(), ids=ALTERED.keys())
def test_where_anything_it_follows_from_has_changed_everything_is_replayed(
    tmp_path: Path, statement: str
) -> None:
    file = tmp_path / "table.sqlite3"

    async def test() -> None:
        async with table_on(file, bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"))
        altered(file, statement, live.feed.record.id)
        async with table_on(file, bot_workers=1) as table:
            live = await table.matches.open(live.feed.record.id)
            assert live.feed.match.applied >= len(live.feed.match.actions) > SNAPSHOT_EVERY
            assert everything(live.feed) == everything(await replayed(table, live.feed.record.id))

    asyncio.run(test())


def test_a_damaged_entry_is_found_despite_a_snapshot(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"

    async def test() -> None:
        async with table_on(file, bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"))
        damaged = (
            "UPDATE entries SET body = json_set(body, '$.action.verb', 'fly') WHERE match = ? AND seq = 2"
        )
        altered(file, damaged, live.feed.record.id)
        async with table_on(file, bot_workers=1) as table:
            with pytest.raises(SetAside) as found:
                await table.matches.open(live.feed.record.id)
            assert (found.value.entry, found.value.cause) == (2, "decision")

    asyncio.run(test())


def test_another_program_replays_a_written_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "table.sqlite3"

    async def test() -> None:
        async with table_on(file, bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"))
        with monkeypatch.context() as upgraded:
            upgraded.setattr(snapshots, "_program", lambda _folder: b"another one")
            async with table_on(file, bot_workers=1) as table:
                assert (await table.matches.open(live.feed.record.id)).feed.match.applied > SNAPSHOT_EVERY
            async with table_on(file, bot_workers=1) as table:
                assert (await table.matches.open(live.feed.record.id)).feed.match.applied == 0, (
                    "now there is one of its own"
                )
        async with table_on(file, bot_workers=1) as table:
            assert (await table.matches.open(live.feed.record.id)).feed.match.applied > SNAPSHOT_EVERY

    asyncio.run(test())


def test_the_sources_of_the_game_count_as_well() -> None:
    programs = {snapshots._program(Path(load_game(game).folder)) for game in GAMES}
    assert len(programs) == len(GAMES)


def test_the_header_counts_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"))
            row = snapshots.taken(live.feed)
            guards = {row["guard"]}
            for change in ({"seed": "1" * 32}, {"rules": 9}, {"content": "other"}, {"seats": 2}):
                other = Match(live.feed.match.game, live.feed.match.header)
                for name, value in change.items():
                    setattr(other.header, name, value)
                guards.add(snapshots._guard(other, row["seq"], live.feed.digest.digest(), row["body"]))
            assert len(guards) == 5

    asyncio.run(test())


def test_validate_store_replays_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unwanted(*_: object) -> int:
        raise AssertionError("validate looks at entries only")

    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"))
            await from_store(table, live)
            monkeypatch.setattr(snapshots, "restore", unwanted)
            with table.store.engine.connect() as connection:
                check = check_match(Voice("en"), table.store, connection, live.feed.record.id)
            assert check.problems == []

    asyncio.run(test())


# ---------------------------------------------------------------- missed entries


@pytest.mark.parametrize("game", ["market", "inn", "quebec"])
def test_missed_entries_are_a_suffix_of_the_history(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            live = await played(table, await table.people.visitor("Agathe"), game, 60)
            everyone = tuple(range(live.feed.record.seats))
            for mine in ((0,), (), everyone):
                whole = await history(table, live, mine, 0)
                for since in range(live.feed.record.seq + 2):
                    missed = await history(table, live, mine, since)
                    assert missed == [entry for entry in whole if entry["seq"] > since]

    asyncio.run(test())


def test_the_cost_of_missed_entries_is_proportional(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def counted(*asked: Any) -> Any:
        rows = read_entries(*asked)
        read.append(len(rows))
        return rows

    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3", bot_workers=1) as table:
            host = await table.people.visitor("Agathe")
            live, chance = await played(table, host), random.Random(5)
            for _ in range(21):  # nothing is undone
                with_choice = [
                    seat for seat in live.feed.record.to_move if live.feed.match.state.actions(seat)
                ]
                seat = with_choice[0]
                said = live.feed.match.game.vocabulary.to_json(
                    chance.choice(list(live.feed.match.state.actions(seat)))
                )
                await live.changed(
                    partial(deeds.play, person=host.id, seat=seat, action=said, seq=live.feed.record.seq)
                )
            monkeypatch.setattr(past, "read_entries", counted)
            for missed in (0, 1, 5, 20):
                live.feed.match.applied = 0
                await history(table, live, (0,), live.feed.record.seq - missed)
                assert live.feed.match.applied < SNAPSHOT_EVERY, "the position at which the history begins"
            assert read == [1, 5, 20], "a client that missed nothing needs no replay"

    asyncio.run(test())


def test_a_stored_match_is_dealt_once_when_it_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the preview of a match that has begun nor the start of one with a snapshot is dealt unnecessarily."""
    dealt: list[object] = []
    deal = MorraGame.deal

    def counted(self: MorraGame, seats: Any, chance: Any, options: Any) -> Any:
        dealt.append(seats)
        return deal(self, seats, chance, options)

    async def run() -> tuple[int, int]:
        async with table_on(tmp_path / "table.sqlite3") as table:
            host = await table.people.visitor("Agathe")
            live = await played(table, host, "morra", entries=12)
            dealt.clear()
            await replayed(table, live.feed.record.id)
            return len(dealt), live.feed.record.seq

    monkeypatch.setattr(MorraGame, "deal", counted)
    assert asyncio.run(run()) == (1, 12)
