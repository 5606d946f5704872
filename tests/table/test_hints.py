"""Hints at the table: for the player who asks, sent to that player only, and only if the host allows them."""

import asyncio
from collections.abc import Awaitable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from ludotheque.table.errors import AgainstRule, Refused
from ludotheque.table.hints import hint
from ludotheque.table.opening import create, rematch
from tests.bots.test_hints import GAMES, forbidden
from tests.table.sitting import ME, OPEN, PATIENCE, Ear, everything, opened, table_on


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


async def refused(asked: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as error:
        await asked
    return error.value.code


def test_a_hint_is_worked_out_and_changes_nothing(file: Path) -> None:
    async def run() -> None:
        async with table_on(file, bot_seconds=PATIENCE) as table:
            me, other = await table.people.visitor("Agathe"), await table.people.visitor("Karim")
            live = await opened(table, me, ME, ME, ME, game="quebec")
            ear = Ear(other)
            live.audience.followers.append(ear)
            before = everything(live.feed)
            seat = live.feed.record.to_move[0]
            said = await hint(table, me, live.feed.record.id, seat)
            assert everything(live.feed) == before
            assert ear.heard == []
            best = said["ideas"][0]
            assert best["actions"][0]["verb"]
            assert best["against"] != best["actions"]
            assert 0 <= best["chance"] <= 1
            assert all(set(reason) == {"part", "points", "error"} for reason in best["reasons"])
            assert said["simulations"] > 0
            about = {"verb": "send", "zone": "culture"}
            if best["actions"][0] != about:
                again = await hint(table, me, live.feed.record.id, seat, about)
                assert [again["ideas"][0]["against"][0], again["ideas"][0]["actions"][0]].count(about) == 1

    asyncio.run(run())


def test_the_host_may_disable_hints(file: Path) -> None:
    async def run() -> None:
        async with table_on(file) as table:
            me = await table.people.visitor("Agathe")
            said = await create(table, me, "morra", {}, [ME, ME], False, hints=False)
            assert said["hints"] is False
            assert await refused(hint(table, me, said["id"], 0)) == "hints_off"
            again = await rematch(table, me, said["id"])
            assert again["hints"] is False, "and so is the next match"
            assert (await create(table, me, "morra", {}, [ME, ME], False))["hints"] is True

    asyncio.run(run())


def test_it_stays_so_when_the_table_is_opened_again(file: Path) -> None:
    async def run() -> None:
        async with table_on(file) as table:
            me = await table.people.visitor("Agathe")
            match = (await create(table, me, "morra", {}, [ME, ME], False, hints=False))["id"]
        async with table_on(file) as table:
            assert await refused(hint(table, me, match, 0)) == "hints_off"

    asyncio.run(run())


def test_only_an_asked_seat_gets_one(file: Path) -> None:
    async def run() -> None:
        async with table_on(file) as table:
            me, other = await table.people.visitor("Agathe"), await table.people.visitor("Karim")
            live = await opened(table, me, ME, ME, ME, game="quebec")
            (asked,) = live.feed.record.to_move
            assert await refused(hint(table, me, live.feed.record.id, (asked + 1) % 3)) == "not_asked"
            assert await refused(hint(table, other, live.feed.record.id, asked)) == "not_yours"
            assert await refused(hint(table, me, live.feed.record.id, asked, {"verb": "fly"})) == "action"
            waiting = await opened(table, me, ME, OPEN)
            assert await refused(hint(table, me, waiting.feed.record.id, 0)) == "not_running"

    asyncio.run(run())


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats, _ in GAMES])
def test_illegal_choices_are_refused_by_rule_before_reaching_a_worker(
    file: Path, name: str, seats: int
) -> None:
    """Without the check, it raises IndexError in a bot's process, three times per request."""

    async def run() -> None:
        async with table_on(file, bot_workers=1) as table:
            me = await table.people.visitor("Agathe")
            live = await opened(table, me, *[ME] * seats, game=name)
            seat = live.feed.record.to_move[0]
            state, words = live.feed.match.state, live.feed.match.game.vocabulary
            for action in forbidden(state, seat):
                with pytest.raises(AgainstRule) as error:
                    await hint(table, me, live.feed.record.id, seat, words.to_json(action))
                rule = state.why_not(seat, action)
                assert rule is not None
                assert (error.value.code, error.value.said["rule"]) == ("illegal", rule.rule)
                assert all(error.value.said["why"][lang] for lang in ("fr", "en"))
            assert table.thinkers.failures == 0
            assert not active_children()

    asyncio.run(run())


def test_where_no_worker_can_answer_it_is_refused_and_not_made_up(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with table_on(file) as table:
            me = await table.people.visitor("Agathe")
            live = await opened(table, me, ME, ME)

            async def nothing(*_: object) -> None:
                return None

            monkeypatch.setattr(table.thinkers, "advise", nothing)
            assert await refused(hint(table, me, live.feed.record.id, 0)) == "no_hint"

    asyncio.run(run())
