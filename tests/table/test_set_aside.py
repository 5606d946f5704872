"""A stored match that can't be replayed is set aside: it says why, it can be saved, and other matches are not
affected."""

import ast
import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from structlog.testing import capture_logs

from ludotheque.core.amendments import Amendment
from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from ludotheque.table import errors
from ludotheque.table.errors import NotFound, NotYours, SetAside
from ludotheque.table.opening import SeatWish, create, rematch
from ludotheque.table.past import history
from ludotheque.table.past import journal as journal_of
from ludotheque.table.people.people import Person
from ludotheque.table.stored import snapshots
from ludotheque.table.table import Table
from tests.table.damage import DAMAGES, HARMLESS, damage_a_page, entry, inflict
from tests.table.sitting import BOT, ME, OPEN, Ear, opened, plays, show, table_on

TABLE = Path(errors.__file__).parent


async def played(table: Table, host: Person) -> str:
    """The match of tests/table/damage.py, not in memory."""
    live = await opened(table, host, ME, ME)
    for seat in (0, 1):
        await plays(live, host, seat, show(1 + seat))
    table.matches.forget(live)
    return live.feed.record.id


async def found(table: Table, match: str) -> SetAside:
    with pytest.raises(SetAside) as caught:
        await table.matches.open(match)
    return caught.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_match_is_set_aside_without_affecting_lists_and_bots(file: Path, damage: Any) -> None:
    async def test() -> None:
        async with table_on(file, bot_workers=1) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            waiting = await opened(table, host, ME, BOT)
        inflict(file, damage.statement, match)
        inflict(file, "UPDATE seats SET kind = 'bot', level = 'random' WHERE match = ? AND seat = 0", match)
        async with table_on(file, bot_workers=1) as table:
            await table.resume()
            aside = await found(table, match)
            assert (aside.code, aside.entry, aside.cause) == ("set_aside", damage.entry, damage.cause)
            assert aside.message.startswith("this match can't be replayed: ")
            assert (f"entry {damage.entry}: " in aside.message) is (damage.entry > 0)
            mine = {said["id"]: said for said in await table.listing(host, "mine")}
            assert mine[match]["set_aside"] == aside.to_json()
            assert mine[waiting.feed.record.id]["set_aside"] is None
            live = await table.matches.open(waiting.feed.record.id)
            while live.thinking:
                await asyncio.sleep(0.02)
            assert live.feed.record.to_move == [0], "the bot has chosen"
            assert json.loads(await journal_of(table, host, match))["players"]

    asyncio.run(test())


@pytest.mark.parametrize("statement", HARMLESS.values(), ids=HARMLESS.keys())
def test_damage_irrelevant_to_the_replay_is_tolerated(file: Path, statement: str) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            inflict(file, statement, match)
            (said,) = await table.listing(host, "mine")
            assert (said["id"], said["set_aside"]) == (match, None)
            live = await table.matches.open(match)
            assert (live.feed.record.moves, live.feed.record.to_move) == (2, [0, 1])
            assert (live.feed.record.status, live.feed.record.outcome) == ("running", None)
            await plays(live, host, 0, show(3))
            assert len(await history(table, live, (0,), 0)) == 4

    asyncio.run(test())


def test_the_reason_is_logged_once_and_again_only_when_it_is_another(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            inflict(file, DAMAGES["an illegal decision"].statement, match)
            with capture_logs() as logs:
                for _ in range(3):
                    await found(table, match)
            (line,) = logs
            assert (line["event"], line["match"], line["entry"]) == ("set_aside", match, 3)
            assert "forbids the stored decision" in line["why"]
            inflict(file, DAMAGES["an entry that is missing"].statement, match)
            with capture_logs() as logs:
                await found(table, match)
            assert [line["entry"] for line in logs] == [2]

    asyncio.run(test())


def test_a_repaired_match_continues_without_a_restart(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            inflict(file, "UPDATE matches SET game = 'chess' WHERE id = ?", match)
            await found(table, match)
            inflict(file, "UPDATE matches SET game = 'morra' WHERE id = ?", match)
            assert (await table.matches.open(match)).feed.record.moves == 2
            (said,) = await table.listing(host, "mine")
            assert said["set_aside"] is None

    asyncio.run(test())


def test_a_match_damaged_while_in_memory_is_set_aside_for_all_followers(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            live = await table.matches.open(await played(table, host))
            ear = Ear(host)
            live.audience.followers.append(ear)
            inflict(file, DAMAGES["a decision that is cut off"].statement, live.feed.record.id)
            with pytest.raises(SetAside):
                await history(table, live, (0,), 0)
            assert ear.closed == 1012
            assert (await found(table, live.feed.record.id)).entry == 2

    asyncio.run(test())


def test_where_the_file_itself_is_damaged_only_the_match_kept_there_is_lost(file: Path) -> None:
    lost, kept = damage_a_page(file)

    async def test() -> None:
        async with table_on(file) as table:
            aside = await found(table, lost)
            assert (aside.entry, aside.cause) == (0, "file")
            live = await table.matches.open(kept)
            host = Person(live.feed.record.host, "Agathe", False)
            with pytest.raises(SetAside):
                await journal_of(table, host, lost)
            assert len(await table.listing(host, "mine")) == 2
            await plays(live, host, 0, show(1))

    asyncio.run(test())


# ---------------------------------------------------------------- saving it


def test_decisions_forbidden_only_by_other_rules_are_salvaged_completely(file: Path) -> None:
    """It can be imported into a table with these rules."""

    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            whole = (await table.matches.open(match)).feed.match.journal
            table.matches.live.clear()
            inflict(file, "UPDATE matches SET content = 'abc' WHERE id = ?", match)
            journal = read_journal(json.loads(await journal_of(table, host, match)))
            assert journal.players == ["Agathe", "Agathe"]
            journal.content, journal.players = whole.content, []
            assert journal == whole
            assert len(Match.replay(load_game("morra"), journal).actions) == 2

    asyncio.run(test())


def test_the_colours_of_the_pieces_are_in_the_journal(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            game = load_game("quebec")
            taken = list(reversed(game.colours_for(3)[:3]))
            wishes = [SeatWish("me", colour=colour) for colour in taken]
            match = (await create(table, host, "quebec", {}, wishes, False))["id"]
            whole = (await table.matches.open(match)).feed.match.journal
            table.matches.live.clear()
            inflict(file, "UPDATE matches SET content = 'abc' WHERE id = ?", match)
            journal = read_journal(json.loads(await journal_of(table, host, match)))
            assert journal.colours == whole.colours == taken
            journal.content = whole.content
            assert Match.replay(game, journal).state.view(-1) == Match.replay(game, whole).state.view(-1)

    asyncio.run(test())


def test_unreadable_parts_are_marked_in_place(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            inflict(file, entry(3, "body = substr(body, 1, 12)"), match)
            inflict(file, "UPDATE matches SET options = substr(options, 1, 5) WHERE id = ?", match)
            inflict(file, "DELETE FROM entries WHERE match = ? AND seq = 2", match)
            said = json.loads(await journal_of(table, host, match))
            assert said["options"] == {"unreadable": '{"len'}
            assert said["moves"] == [{"missing": [2, 2]}, {"unreadable": '{"seat":1,"a'}]

    asyncio.run(test())


def test_undone_decisions_are_not_in_the_journal_if_the_undo_is_readable(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            inflict(file, "UPDATE matches SET content = 'abc' WHERE id = ?", match)
            inflict(file, entry(3, """kind = 'undo', body = '{"by": 0, "count": 1}'"""), match)
            assert json.loads(await journal_of(table, host, match))["moves"] == []
            inflict(file, entry(3, """body = '{"by": 0, "cou'"""), match)
            kept, mark = json.loads(await journal_of(table, host, match))["moves"]
            assert kept == {"seat": 0, "action": show(1)}
            assert mark == {"entry": 3, "undo": {"unreadable": '{"by": 0, "cou'}}

    asyncio.run(test())


def test_only_players_and_host_save_an_unfinished_match(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host, guest, stranger = [await table.people.visitor(name) for name in ("Agathe", "Karim", "Noé")]
            live = await opened(table, host, BOT, OPEN, OPEN)
            await table.join(guest, live.feed.record.id, 1)
            table.matches.live.clear()
            inflict(file, "UPDATE matches SET game = 'chess' WHERE id = ?", live.feed.record.id)
            for one in (host, guest):
                assert json.loads(await journal_of(table, one, live.feed.record.id))["game"] == "chess"
            with pytest.raises(NotYours):
                await journal_of(table, stranger, live.feed.record.id)
            inflict(file, "UPDATE matches SET status = 'over' WHERE id = ?", live.feed.record.id)
            assert await journal_of(table, stranger, live.feed.record.id)
            with pytest.raises(NotFound):
                await journal_of(table, host, "nothing")

    asyncio.run(test())


# ---------------------------------------------------------------- other versions of the rules


@pytest.fixture
def amend(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Correct the rules of morra, as in a newer program."""

    def amended(*amendments: Amendment) -> None:
        monkeypatch.setattr(load_game("morra"), "amendments", list(amendments))

    return amended


def test_a_match_of_rules_that_are_not_played_any_more_names_them(file: Path, amend: Any) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            amend(Amendment(["MO-1"], seats=[5]), Amendment(["MO-2", "MO-3"]))
            (said,) = await table.listing(host, "mine")
            assert said["set_aside"]["rules"] == ["MO-2", "MO-3"], "known from the header"
            aside = await found(table, match)
            assert (aside.entry, aside.cause, aside.rules) == (0, "older-rules", ["MO-2", "MO-3"])
            assert aside.why == {
                "fr": "elle a été commencée avec la version 1 des règles ; "
                "depuis la version 3, MO-2, MO-3 se jouent autrement.",
                "en": "it was begun with version 1 of the rules; "
                "since version 3, MO-2, MO-3 are played differently.",
            }
            assert (
                await table.matches.open((await opened(table, host, ME, ME)).feed.record.id)
            ).feed.record.rules == 3

    asyncio.run(test())


def test_a_match_under_former_rules_is_marked_everywhere(file: Path, amend: Any) -> None:
    """The stored data do not change; everything shown of the match uses the current words."""

    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            assert (await table.listing(host, "mine"))[0]["options"] == {"length": "short"}
            table.matches.live.clear()
            amend(Amendment(["MO-1"], formerly={"length": "long"}))
            (said,) = await table.listing(host, "mine")
            live = await table.matches.open(match)
            assert said["options"] == live.summary(host.id)["options"] == {"length": "long"}
            assert (live.feed.record.rules, live.feed.match.header.rules, live.feed.match.journal.rules) == (
                2,
                2,
                2,
            )
            assert live.feed.match.journal.options == {"length": "long"}
            await plays(live, host, 0, show(3))
            assert len(await history(table, live, (0,), 0)) == 4
            table.matches.live.clear()
            assert (await table.matches.open(match)).feed.record.moves == 3
            again = await rematch(table, host, match)
            assert again["options"] == {"length": "long"}

        def stored(c: Any) -> Any:
            return c.exec_driver_sql("SELECT rules, options FROM matches WHERE id = ?", (match,)).one()

        async with table_on(file) as table:
            assert tuple(await table.store.read(stored)) == (1, '{"length":"short"}')

    asyncio.run(test())


def three_fingers(s: Any, seat: int, action: int) -> bool:
    return bool(s.game.vocabulary.to_json(action)["fingers"] == 3)


def header_in(file: Path, match: str) -> tuple[int, str]:
    with closing(sqlite3.connect(file)) as connection:
        found: tuple[int, str] = connection.execute(
            "SELECT rules, options FROM matches WHERE id = ?", (match,)
        ).fetchone()
    return found


def test_an_unaffected_match_becomes_one_of_the_current_rules(file: Path, amend: Any) -> None:
    """Even if it later reaches a position in which the rules differ: that is played by the current rules."""

    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            amend(
                Amendment(["MO-1"], formerly={"length": "long"}),
                Amendment(["MO-2"], met=three_fingers),
            )
            await table.matches.open(match)
            assert header_in(file, match) == (3, '{"length":"long"}')
        async with table_on(file) as table:
            live = await table.matches.open(match)
            await plays(live, host, 0, show(3))
            assert len(await history(table, live, (0,), 0)) == 4
        async with table_on(file) as table:
            assert (await table.matches.open(match)).feed.record.moves == 3

    asyncio.run(test())


def test_an_affected_match_is_set_aside_at_the_affected_entry(file: Path, amend: Any) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            await plays(await table.matches.open(match), host, 0, show(3))
            table.matches.live.clear()
            amend(Amendment(["MO-2"], met=three_fingers))
            aside = await found(table, match)
            assert (aside.entry, aside.cause, aside.rules) == (4, "older-rules", ["MO-2"])
            assert aside.why["fr"] == (
                "entrée 4\u00a0: elle a été commencée avec la version 1 des règles\u00a0; "
                "depuis la version 2, MO-2 se joue autrement."
            )
            assert header_in(file, match)[0] == 1
            journal = read_journal(json.loads(await journal_of(table, host, match)))
            assert (journal.rules, len(journal.moves)) == (1, 3), (
                "it can be imported into the program that wrote it"
            )

    asyncio.run(test())


def test_a_snapshot_does_not_spare_an_older_match_the_questions(file: Path, amend: Any) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await played(table, host)
            live = await table.matches.open(match)
            await plays(live, host, 0, show(3))
            row = snapshots.taken(live.feed)
            await table.store.write(lambda c: snapshots.write(c, row))
            table.matches.live.clear()
            assert (await table.matches.open(match)).feed.record.moves == 3
            table.matches.live.clear()
            amend(Amendment(["MO-2"], met=three_fingers))
            assert (await found(table, match)).entry == 4

    asyncio.run(test())


# ---------------------------------------------------------------- words


def messages(lang: str) -> set[str]:
    parsed = FluentParser().parse((TABLE / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return {message.id.name for message in parsed if isinstance(message, ftl.Message)}


def test_every_cause_has_its_words_and_there_are_no_others() -> None:
    calls = [
        node
        for source in TABLE.rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "SetAside"
    ]
    causes = {str(call.args[1].value) for call in calls if isinstance(call.args[1], ast.Constant)}
    assert messages("fr") == messages("en") == {f"aside-{cause}" for cause in causes} | {"aside-at-entry"}


def test_a_long_match_counts_its_entries_without_separators() -> None:
    assert SetAside(12345, "missing").why["fr"].startswith("entrée 12345 : ")
