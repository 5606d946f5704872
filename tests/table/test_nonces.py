"""The server publishes the hash of its seed, then the players add nonces: no one alone chooses the draws."""

import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import mixed_seed, read_journal, seed_hash, seed_text
from ludotheque.core.match import Match
from ludotheque.core.position import from_json, to_json
from ludotheque.store.errors import Unavailable
from ludotheque.store.tables import ENTRIES, SEATS
from ludotheque.table import past
from ludotheque.table.errors import NotYours, Refused, SetAside
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.opening import bring, create, fork, rematch
from ludotheque.table.past import history
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.conftest import the_same_seed
from tests.table.sitting import BOT, ME, OPEN, Ear, everything, opened, plays, table_on
from tests.table.test_table import at_table, from_store

ONE, OTHER = "1" * 32, "0123456789abcdef" * 2
NO_NONCE = ["", "1" * 31, "1" * 33, "1" * 10_000, "A" * 32, "x" * 32, "1" * 31 + "\n", "é" * 32]
BEFORE = Path(__file__).parent / "before_nonces"


def seed_of() -> str:
    return seed_text(the_same_seed())


async def announced(table: Table, person: Person, *seats: Any, game: str = "parry") -> LiveMatch:
    """A match whose host will give a nonce for each of the host's seats."""
    said = await create(table, person, game, {}, list(seats), False, nonces=True)
    return await table.matches.open(said["id"])


def nonces(live: LiveMatch) -> list[str | None]:
    return [seat.nonce for seat in live.feed.seats]


def dealt(*given: str | None, game: str = "parry") -> dict[str, Any]:
    """The first position computed from the seed and these nonces."""
    return to_json(load_game(game).new(len(given), int(mixed_seed(seed_of(), list(given)), 16)))


async def play_out(table: Table, live: LiveMatch, *people: Person) -> None:
    by_id = {person.id: person for person in people}
    while live.feed.record.status == "running":
        seat = live.feed.record.to_move[0]
        action = live.feed.match.state.actions(seat)[0]
        said = live.feed.match.game.vocabulary.to_json(action)
        await plays(live, by_id[str(live.feed.seats[seat].person)], seat, said)


# ---------------------------------------------------------------- first the hash, then the nonces


@at_table
async def test_a_match_waits_for_the_nonces_that_were_announced(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await announced(table, host, ME, ME)
        assert live.summary(host.id)["seed_hash"] == seed_hash(the_same_seed()), "known before any nonce is"
        assert (live.feed.record.status, nonces(live)) == ("waiting", ["", ""])
        await table.give_nonce(host, live.feed.record.id, 1, ONE)
        assert (live.feed.record.status, nonces(live)) == ("waiting", ["", ONE])
        said = await table.give_nonce(host, live.feed.record.id, 0, OTHER)
        assert said["status"] == "running"
        assert [seat["nonce"] for seat in said["seats"]] == [OTHER, ONE], "they are public"
        assert to_json(live.feed.match.state) == dealt(OTHER, ONE)
        assert live.feed.record.to_move == list(live.feed.match.state.to_move())


@at_table
async def test_a_player_may_join_with_a_nonce(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
        live = await announced(table, host, ME, OPEN, BOT)
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        ear = Ear(host)
        live.audience.followers.append(ear)
        await table.join(guest, live.feed.record.id, None, nonce=OTHER)
        assert nonces(live) == [ONE, OTHER, None], "a bot has none"
        assert to_json(live.feed.match.state) == dealt(ONE, OTHER, None)
        assert [seat["nonce"] for seat in ear.heard[0]["match"]["seats"]] == [ONE, OTHER, None]


@at_table
async def test_another_nonce_of_one_player_changes_the_draws(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        deals = []
        for given in (ONE, OTHER):
            live = await announced(table, host, ME, ME)
            await table.give_nonce(host, live.feed.record.id, 0, ONE)
            await table.give_nonce(host, live.feed.record.id, 1, given)
            deals.append(to_json(live.feed.match.state))
        assert deals == [dealt(ONE, ONE), dealt(ONE, OTHER)]
        assert deals[0] != deals[1]


@at_table
async def test_without_nonces_the_seed_is_used_as_it_is(file: Path) -> None:
    """Programs without nonces work as before; they add nothing."""
    async with table_on(file) as table:
        host, guest = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
        live = await opened(table, host, ME, OPEN, game="parry")
        await table.join(guest, live.feed.record.id, None)
        assert nonces(live) == [None, None]
        assert to_json(live.feed.match.state) == to_json(load_game("parry").new(2, the_same_seed()))


@at_table
async def test_one_player_without_a_nonce_leaves_those_of_the_others(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
        live = await opened(table, host, ME, OPEN, game="parry")
        await table.join(guest, live.feed.record.id, None, nonce=ONE)
        assert to_json(live.feed.match.state) == dealt(None, ONE)


@at_table
async def test_the_table_shown_while_it_waits_tells_nothing_of_the_seed(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        for wanted in (True, False):
            said = await create(table, host, "parry", {}, [ME, OPEN], False, nonces=wanted)
            live = await table.matches.open(said["id"])
            public = int(said["seed_hash"][:32], 16)
            assert to_json(live.feed.match.state) == to_json(load_game("parry").new(2, public))


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("wrong", NO_NONCE)
def test_invalid_nonces_are_refused_with_a_message(tmp_path: Path, wrong: str) -> None:
    @at_table
    async def try_it(file: Path) -> None:
        async with table_on(file) as table:
            host, guest = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
            live = await announced(table, host, ME, OPEN)
            before = everything(live.feed)
            with pytest.raises(Refused, match="a nonce is 32 hexadecimal digits") as refused:
                await table.give_nonce(host, live.feed.record.id, 0, wrong)
            assert refused.value.code == "nonce"
            with pytest.raises(Refused, match="a nonce is 32 hexadecimal digits"):
                await table.join(guest, live.feed.record.id, None, nonce=wrong)
            assert everything(live.feed) == before

    try_it(tmp_path)


@at_table
async def test_a_nonce_is_given_once_and_never_after_the_start(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
        live = await announced(table, host, ME, OPEN)
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        seq = live.feed.record.seq
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        assert live.feed.record.seq == seq, "a retry after a lost answer is idempotent"
        with pytest.raises(Refused, match="has given its nonce already"):
            await table.give_nonce(host, live.feed.record.id, 0, OTHER)
        with pytest.raises(NotYours):
            await table.give_nonce(guest, live.feed.record.id, 0, OTHER)
        await table.join(guest, live.feed.record.id, None)
        before = everything(live.feed)
        for person, seat in ((host, 0), (guest, 1)):
            with pytest.raises(Refused, match="this match has begun"):
                await table.give_nonce(person, live.feed.record.id, seat, OTHER)
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        with pytest.raises(Refused, match="this match has begun"):
            await table.join(guest, live.feed.record.id, None, nonce=OTHER)
        assert everything(live.feed) == before


@at_table
async def test_leaving_a_seat_removes_its_nonce(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
        live = await announced(table, host, ME, OPEN, OPEN)
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        await table.join(guest, live.feed.record.id, None, nonce=OTHER)
        await table.leave(guest, live.feed.record.id)
        assert nonces(live) == [ONE, None, None]
        assert everything((await from_store(table, live)).feed) == everything(live.feed)
        live = await from_store(table, live)
        await table.leave(host, live.feed.record.id)
        assert nonces(live) == [None, None, None]


@at_table
async def test_a_stand_in_leaves_the_nonce(file: Path) -> None:
    async with table_on(file, bot_pause=3600.0) as table:
        host = await table.people.visitor("Agathe")
        live = await announced(table, host, ME, BOT)
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        await live.changed(partial(deeds.propose_stand_in, person=host.id, seat=0, level="random"))
        assert nonces(live) == [ONE, None]
        assert everything((await from_store(table, live)).feed) == everything(live.feed)


# ---------------------------------------------------------------- memory is the store


@at_table
async def test_a_match_with_nonces_is_the_same_when_it_is_loaded_again(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
        live = await announced(table, host, ME, OPEN)
        before = everything(live.feed)
        live = await from_store(table, live)
        assert everything(live.feed) == before
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        before = everything(live.feed)
        live = await from_store(table, live)
        assert everything(live.feed) == before
        await table.join(guest, live.feed.record.id, None, nonce=OTHER)
        await play_out(table, live, host, guest)
        before = everything(live.feed)
        live = await from_store(table, live)
        assert everything(live.feed) == before
        entries = await history(table, live, (), 0)
        assert next(entry for entry in entries if entry["kind"] == "nonce")["nonce"] == ONE
        drawn = mixed_seed(seed_of(), [ONE, OTHER])
        assert {key: entries[-1][key] for key in ("seed", "nonces", "drawn")} == {
            "seed": seed_of(),
            "nonces": [ONE, OTHER],
            "drawn": drawn,
        }
        journal = read_journal(json.loads(await past.journal(table, host, live.feed.record.id)))
        assert (journal.seed, journal.nonces, journal.drawn) == (seed_of(), [ONE, OTHER], drawn)
        brought = await table.matches.open((await bring(table, host, journal.to_text().encode()))["id"])
        assert to_json(brought.feed.match.state) == to_json(live.feed.match.state)
        assert nonces(brought) == [ONE, OTHER]


@at_table
async def test_a_start_that_cannot_be_written_is_tried_again(file: Path) -> None:
    """Meanwhile the table shows the previous preview, not the real set-up."""
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await announced(table, host, ME, ME)
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        preview = live.feed.match
        append = live.writer.store.append

        def full(row: Any, then: Any, work: Any = None) -> None:
            if row["kind"] == "start":
                then(Unavailable("the disk is full"))
            else:
                append(row, then, work)

        live.writer.store.append = full  # type: ignore[method-assign]
        await table.give_nonce(host, live.feed.record.id, 1, OTHER)
        assert (live.feed.record.status, live.feed.match is preview) == ("waiting", True)
        live.writer.store.append = append  # type: ignore[method-assign]
        await live.carry_on()
        assert to_json(live.feed.match.state) == dealt(ONE, OTHER)


@pytest.mark.parametrize("body", [{"seat": 7, "nonce": ONE}, {"seat": 0, "nonce": "xyz"}, {"seat": 0}])
def test_a_damaged_nonce_sets_the_match_aside(tmp_path: Path, body: dict[str, Any]) -> None:
    @at_table
    async def try_it(file: Path) -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            live = await announced(table, host, ME, BOT)
            await table.give_nonce(host, live.feed.record.id, 0, ONE)
            damaged = update(ENTRIES).where(ENTRIES.c.kind == "nonce").values(body=body)
            await table.store.write(lambda c: c.execute(damaged))
            with pytest.raises(SetAside):
                await from_store(table, live)
            assert ONE in await past.journal(table, host, live.feed.record.id), "what is stored can be saved"

    try_it(tmp_path)


# ---------------------------------------------------------------- rematches and forks


@at_table
async def test_a_rematch_waits_for_a_nonce_of_its_own(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await announced(table, host, ME, BOT)
        await table.give_nonce(host, live.feed.record.id, 0, ONE)
        again = await rematch(table, host, live.feed.record.id, nonces=True)
        assert (again["status"], [seat["nonce"] for seat in again["seats"]]) == ("waiting", ["", None])


@pytest.mark.parametrize("over", [True, False])
def test_a_fork_draws_from_its_own_seed_and_nonces(tmp_path: Path, over: bool) -> None:
    @at_table
    async def try_it(file: Path) -> None:
        async with table_on(file, bot_pause=3600.0) as table:
            host = await table.people.visitor("Agathe")
            live = await opened(table, host, ME, ME, game="parry")
            if over:
                await play_out(table, live, host)
            forks = []
            for nonce in (ONE, OTHER):
                said = await fork(table, host, live.feed.record.id, 0, nonces=True)
                assert said["seed_hash"] == seed_hash(the_same_seed())
                forked = await table.matches.open(said["id"])
                assert forked.feed.record.status == "waiting"
                with pytest.raises(Refused, match="goes on from a position"):
                    await live_colour(forked, host)
                await table.give_nonce(host, forked.feed.record.id, 0, nonce)
                assert forked.feed.record.status == "running"
                before = everything(forked.feed)
                assert everything((await from_store(table, forked)).feed) == before
                assert forked.feed.match.state.view(0) == live.feed.match.at(0).view(0), (
                    "the forking player's knowledge is kept"
                )
                forks.append(to_json(forked.feed.match.state))
            assert forks[0]["chance"] != forks[1]["chance"]
            for fork_position in forks:
                del fork_position["chance"]
            assert (forks[0] == forks[1]) is over, "without hidden information nothing is re-dealt"

    try_it(tmp_path)


@at_table
async def test_a_fork_of_the_middle_of_things_begins_where_they_began(file: Path) -> None:
    """Positions in the middle of a battle can't be imported: they exist only through their match."""
    async with table_on(file, bot_pause=3600.0) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME, game="civilization")
        quiet = 0
        while live.feed.match.state.quiet():
            quiet = len(live.feed.match.actions)
            seat = live.feed.record.to_move[0]
            legal = [live.feed.match.game.vocabulary.to_json(a) for a in live.feed.match.state.actions(seat)]
            liked = [said for said in legal if said["verb"] in ("attack", "done")]
            await plays(live, host, seat, (liked or legal)[0])
        said = await fork(table, host, live.feed.record.id, len(live.feed.match.actions))
        forked = await table.matches.open(said["id"])
        assert forked.feed.match.state.view(0) == live.feed.match.at(quiet).view(0)


async def live_colour(live: LiveMatch, person: Person) -> None:
    await live.changed(partial(deeds.take_colour, person=person, seat=0, colour="black"))


# ---------------------------------------------------------------- stores from before nonces


@at_table
async def test_a_store_from_before_nonces_keeps_its_meaning(file: Path) -> None:
    """`before_nonces` was written by the program of that time."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((BEFORE / "store.sql").read_text(encoding="utf-8"))
    known = json.loads((BEFORE / "matches.json").read_text(encoding="utf-8"))
    async with table_on(file, bot_pause=3600.0) as table:
        for was in known.values():
            live = await table.matches.open(was["id"])
            assert (live.feed.record.status, live.feed.record.seed_hash()) == (
                was["status"],
                was["seed_hash"],
            )
            assert set(nonces(live)) == {None}
            game = live.feed.match.game
            position = was["position"] and to_json(from_json(game, was["position"]))  # in the current format
            if position is not None:
                assert to_json(live.feed.match.state) == position
            if was["journal"] is not None:
                assert await past.journal(table, Person("", "", False), was["id"]) == was["journal"]
                journal = read_journal(json.loads(was["journal"]))
                assert to_json(Match.replay(game, journal).state) == position
        waiting = known["waiting"]["id"]
        await table.join(await table.people.visitor("Noé"), waiting, None)
        live = await table.matches.open(waiting)
        assert live.feed.record.seed is not None
        assert to_json(live.feed.match.state) == to_json(
            load_game("parry").new(3, int(live.feed.record.seed, 16))
        )
        rows = await table.store.read(lambda c: list(c.execute(select(SEATS.c.nonce))))
        assert {row.nonce for row in rows} == {None}
