"""The table without the web server: matches in memory equal those in the store, also with several writers."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.core.refusals import Illegal
from ludotheque.store.store import Conflict
from ludotheque.store.tables import MATCHES
from ludotheque.table import matches as matches_module
from ludotheque.table.errors import NotFound, NotYours, Refused, Stale
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.opening import bring, create
from ludotheque.table.past import history
from ludotheque.table.people.people import Person
from ludotheque.table.stored.reading import read_feed
from ludotheque.table.table import Table
from tests.table.sitting import BOT, ME, OPEN, PATIENCE, Ear, everything, opened, plays, show, table_on

Test = Callable[[Path], Coroutine[Any, Any, None]]


def at_table(test: Test) -> Callable[[Path], None]:
    """A test that is a coroutine, given the database file."""

    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path / "table.sqlite3"))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def from_store(table: Table, live: LiveMatch) -> LiveMatch:
    """The same match, loaded again."""
    table.matches.live.pop(live.feed.record.id, None)
    return await table.matches.open(live.feed.record.id)


# ---------------------------------------------------------------- memory is the store


@at_table
async def test_memory_equals_the_reloaded_match(file: Path) -> None:
    """Random play, undos, proposals, votes, chat and stand-ins, compared with the store repeatedly.

    Stand-in bots think for longer than the test lasts: otherwise the test would depend on their speed.
    """
    chance = random.Random(4)
    async with table_on(file, bot_pause=3600.0) as table:
        people = [await table.people.visitor(name) for name in ("Agathe", "Karim", "Noé")]
        live = await opened(table, people[0], ME, OPEN, OPEN, game="parry")
        for one in people[1:]:
            await table.join(one, live.feed.record.id, None)
        done = 0
        for turn in range(200):
            try:
                await something(live, people, chance, f"client-{turn}")
                done += 1
            except (Refused, Illegal):
                continue
            if turn % 10 == 0:
                before = everything(live.feed)
                live = await from_store(table, live)
                assert everything(live.feed) == before
        assert done > 60
        assert {"move", "undo", "proposal", "vote", "chat", "seat"} <= await kinds(table, live)


async def something(live: LiveMatch, people: list[Person], chance: random.Random, client: str) -> None:
    """Random actions of people at a table, valid or not."""
    person = chance.choice(people)
    (seat,) = live.feed.seats_of(person.id)
    match chance.randrange(8):
        case 0:
            deed = partial(deeds.take_back, person=person.id, seat=seat)
        case 1 | 2 if live.feed.proposals:
            asked, yes = chance.choice(list(live.feed.proposals)), chance.random() < 0.7
            deed = partial(deeds.vote, person=person.id, proposal=asked, yes=yes)
        case 3:
            deed = partial(deeds.chat, person=person.id, text="bonjour")
        case 4:
            deed = partial(deeds.propose_stand_in, person=person.id, seat=chance.randrange(3), level="random")
        case 5:
            deed = partial(deeds.resume_seat, person=person.id, seat=seat)
        case _:
            (seat,) = live.feed.record.to_move
            action = chance.choice(list(live.feed.match.state.actions(seat)))
            said = live.feed.match.game.vocabulary.to_json(action)
            player, seq = live.feed.seats[seat].person, live.feed.record.seq
            deed = partial(deeds.play, person=player, seat=seat, action=said, seq=seq)
    await live.changed(deed, client)


async def kinds(table: Table, live: LiveMatch) -> set[str]:
    return {entry["kind"] for entry in await history(table, live, (), 0)}


@at_table
async def test_a_match_is_loaded_once_for_parallel_requests(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME)
        table.matches.live.clear()
        found = await asyncio.gather(*(table.matches.open(live.feed.record.id) for _ in range(10)))
        assert len({id(one) for one in found}) == 1
        assert table.matches.loading == {}


@at_table
async def test_asking_for_nothing_leaves_nothing_behind(file: Path) -> None:
    async with table_on(file) as table:
        for n in range(20):
            with pytest.raises(NotFound):
                await table.matches.open(f"nothing-{n}")
        assert (table.matches.loading, table.matches.live) == ({}, {})


@at_table
async def test_an_unfollowed_match_is_dropped_and_one_in_use_is_not(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME)
        ear = Ear(host)
        live.audience.followers.append(ear)
        table.matches.forget(live)
        assert await table.matches.open(live.feed.record.id) is live
        live.audience.followers.clear()
        async with turn_of(live.writer.turns):
            table.matches.forget(live)
            assert await table.matches.open(live.feed.record.id) is live, "a deed is in progress"
            waiting = asyncio.create_task(plays(live, host, 0, show(1)))
            await asyncio.sleep(0)
        table.matches.forget(live)
        assert await table.matches.open(live.feed.record.id) is live, "a deed is waiting for its turn"
        await waiting
        table.matches.forget(live)
        assert live.feed.record.id not in table.matches.live
        again = await table.matches.open(live.feed.record.id)
        table.matches.forget(live)
        assert await table.matches.open(live.feed.record.id) is again, "an old copy does not drop the new one"


@at_table
async def test_viewed_matches_do_not_fill_the_memory(file: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches_module, "KEPT", 5)
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            followed = await opened(table, host, ME, ME)
            followed.audience.followers.append(Ear(host))
            for _ in range(12):
                await opened(table, host, ME, ME)
            assert len(table.matches.live) <= 6
            assert followed.feed.record.id in table.matches.live


@at_table
async def test_a_match_without_requests_leaves_memory_after_the_stated_time(file: Path) -> None:
    async with table_on(file) as table:
        seconds = 0.0
        table.matches.clock = lambda: seconds
        host = await table.people.visitor("Agathe")
        forgotten, looked_at, followed = [await opened(table, host, ME, ME) for _ in range(3)]
        followed.audience.followers.append(Ear(host))
        seconds = table.matches.idle_seconds / 2
        assert await table.matches.open(looked_at.feed.record.id) is looked_at
        seconds = table.matches.idle_seconds - 1
        table.matches.drop_idle()
        assert len(table.matches.live) == 3
        seconds = table.matches.idle_seconds
        table.matches.drop_idle()
        assert set(table.matches.live) == {looked_at.feed.record.id, followed.feed.record.id}
        seconds = 2 * table.matches.idle_seconds
        table.matches.drop_idle()
        assert set(table.matches.live) == set(table.matches.asked_for) == {followed.feed.record.id}
        again = await table.matches.open(forgotten.feed.record.id)
        assert again is not forgotten
        assert everything(again.feed) == everything(forgotten.feed)


# ---------------------------------------------------------------- two processes, one file


@at_table
async def test_entries_of_a_faster_process_are_applied_and_announced(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        host = await here.people.visitor("Agathe")
        live = await opened(here, host, ME, ME)
        other = await there.matches.open(live.feed.record.id)
        ear = Ear(host)
        live.audience.followers.append(ear)
        await plays(other, host, 0, show(1))
        with pytest.raises(Stale):
            await plays(live, host, 0, show(2))
        assert everything(live.feed) == everything(other.feed), "a decision that can't be kept is undone"
        assert [said["entry"]["action"] for said in ear.heard] == [show(1)]
        assert ear.closed is None
        assert await here.matches.open(live.feed.record.id) is live


@at_table
async def test_a_deed_still_valid_after_a_conflict_is_written(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        host = await here.people.visitor("Agathe")
        live = await opened(here, host, ME, ME)
        other = await there.matches.open(live.feed.record.id)
        for n, process in enumerate((other, live, other, live), live.feed.record.seq + 1):
            assert await process.changed(partial(deeds.chat, person=host.id, text=f"ligne {n}")) == n
        (whole,) = [await there.store.read(lambda c: read_feed(c, live.feed.record.id))]
        assert [row.body["text"] for row in whole.rows[1:]] == ["ligne 2", "ligne 3", "ligne 4", "ligne 5"]


@at_table
async def test_a_message_repeated_at_another_process_is_answered_like_the_first_time(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        host = await here.people.visitor("Agathe")
        live = await opened(here, host, ME, ME)
        other = await there.matches.open(live.feed.record.id)
        first = await plays(live, host, 0, show(1), "was it heard?")
        assert await plays(other, host, 0, show(1), "was it heard?") == first
        assert everything(live.feed) == everything(other.feed)


@at_table
async def test_a_match_that_is_reloaded_is_another_one_and_followers_come_back(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME)
        ear = Ear(host)
        live.audience.followers.append(ear)
        table.matches.reload(live)
        assert ear.closed == 1012
        fresh = await table.matches.open(live.feed.record.id)
        assert fresh is not live
        table.matches.reload(live)
        assert await table.matches.open(live.feed.record.id) is fresh, "the old copy is gone already"


@at_table
async def test_a_concurrent_undo_is_applied_after_the_first_entry(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        host = await here.people.visitor("Agathe")
        live = await opened(here, host, ME, ME)
        await plays(live, host, 0, show(1))
        other = await there.matches.open(live.feed.record.id)
        await other.changed(partial(deeds.chat, person=host.id, text="j'étais là"))
        await live.changed(partial(deeds.take_back, person=host.id, seat=0))
        feed = await here.store.read(lambda c: read_feed(c, live.feed.record.id))
        assert [row.kind for row in feed.rows] == ["start", "move", "chat", "undo"]
        assert live.feed.record.moves == 0


@at_table
async def test_bots_of_two_processes_on_one_match_finish_it_once(file: Path) -> None:
    async with table_on(file, bot_workers=1) as here, table_on(file, bot_workers=1) as there:
        host = await here.people.visitor("Agathe")
        said = await create(here, host, "parry", {}, [BOT, BOT], False)
        await there.matches.open(said["id"])

        async def status() -> str:
            (found,) = await here.listing(host, "mine")
            return str(found["status"])

        async with asyncio.timeout(PATIENCE):
            while await status() != "over":
                await asyncio.gather(here.matches.open(said["id"]), there.matches.open(said["id"]))
                await asyncio.sleep(0.05)
        here.matches.live.clear()
        live = await here.matches.open(said["id"])
        told = await history(here, live, (), 0)
        assert [entry["seq"] for entry in told] == list(range(1, len(told) + 1))
        assert [entry["kind"] for entry in told].count("over") == 1


# ---------------------------------------------------------------- uninstalled games


@at_table
async def test_a_match_with_other_component_data_is_not_opened(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, BOT, ME, game="bag")
        async with asyncio.timeout(PATIENCE):
            while live.thinking:
                await asyncio.sleep(0.05)
        await table.store.write(lambda c: c.execute(update(MATCHES).values(content="0" * 64)))
        table.matches.live.clear()
        with pytest.raises(Refused, match="other component data"):
            await table.matches.open(live.feed.record.id)
        await table.resume()
        await table.store.write(lambda c: c.execute(update(MATCHES).values(game="chess")))
        await table.resume()
        assert table.matches.live == {}
        assert [said["id"] for said in await table.listing(host, "mine")] == [live.feed.record.id]


# ---------------------------------------------------------------- notifications


@at_table
async def test_nothing_is_announced_before_it_is_durable(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME)
        ear, watcher = Ear(host), Ear()
        live.audience.followers += [ear, watcher]
        for seat in (0, 1):
            seq = await plays(live, host, seat, show(1))
            for listener in (ear, watcher):
                assert listener.heard[-1]["entry"]["seq"] == seq
        rows = await history(table, live, (), 0)
        assert [said["entry"]["seq"] for said in ear.heard] == [row["seq"] for row in rows][1:]
        assert watcher.heard[0]["entry"]["action"] is None
        assert ear.heard[0]["entry"]["action"] == show(1)


@at_table
async def test_simultaneous_requests_are_answered_one_after_the_other(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, *[ME] * 5)
        seq = live.feed.record.seq
        moves = await asyncio.gather(*(plays(live, host, seat, show(1)) for seat in range(5)))
        assert moves == list(range(seq + 1, seq + 6))
        talk = await asyncio.gather(
            *(live.changed(partial(deeds.chat, person=host.id, text=f"ligne {n}")) for n in range(50))
        )
        assert talk == list(range(seq + 6, seq + 56))


@at_table
async def test_a_choice_made_at_once_with_the_others_is_stale_when_the_question_is_another(
    file: Path,
) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME, ME)
        seen = live.feed.record.seq

        async def late(seat: int) -> int:
            return await live.changed(
                partial(deeds.play, person=host.id, seat=seat, action=show(2), seq=seen)
            )

        await late(0)
        await late(1)
        with pytest.raises(Illegal):  # it has chosen already; the news would have said so
            await plays(live, host, 1, show(1))
        await live.changed(partial(deeds.take_back, person=host.id, seat=1))
        with pytest.raises(Stale):
            await late(1)
        await late(2)  # independent decisions and undos of others don't matter
        seen = live.feed.record.seq
        await late(1)
        assert live.feed.match.state.to_move() == (0, 1, 2), "a new round"
        for seat in range(3):
            with pytest.raises(Stale):
                await late(seat)


@at_table
async def test_a_person_without_a_seat_is_refused_by_the_table(file: Path) -> None:
    async with table_on(file) as table:
        host, stranger = await table.people.visitor("Agathe"), await table.people.visitor("Karim")
        live = await opened(table, host, ME, ME)
        for person in (stranger.id, None):
            for deed in (
                partial(deeds.play, seat=0, action=show(1), seq=live.feed.record.seq),
                partial(deeds.take_back, seat=0),
                partial(deeds.chat, text="psst"),
                partial(deeds.propose_stand_in, seat=0, level="random"),
                partial(deeds.resume_seat, seat=0),
            ):
                with pytest.raises(NotYours):
                    await live.changed(partial(deed, person=person))
        assert live.feed.record.seq == 1


@at_table
async def test_an_import_is_atomic(file: Path) -> None:
    game = load_game("morra")
    played = Match.new(game, 2, 7)
    for _ in range(5):
        seat = played.state.to_move()[0]
        played.play(seat, played.state.actions(seat)[0])
    journal = played.journal.to_text().encode()
    async with table_on(file) as table:
        host = await table.people.visitor("Noé")
        stop = "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.seq = 5 BEGIN SELECT RAISE(ABORT, 'full'); END"
        await table.store.write(lambda c: c.exec_driver_sql(stop))
        with pytest.raises(Conflict):
            await bring(table, host, journal)
        assert await table.listing(host, "mine") == []
        await table.store.write(lambda c: c.exec_driver_sql("DROP TRIGGER full"))
        said = await bring(table, host, journal)
        live = await table.matches.open(said["id"])
        assert (said["status"], said["moves"]) == ("running", 5)
        assert live.feed.match.state.view(0) == played.state.view(0)
        assert [one["to_move"] for one in await table.listing(host, "mine")] == [said["to_move"]]
