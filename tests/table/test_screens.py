"""What somebody does behind his screen: nobody else is told of it, only that he is done."""

import asyncio
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import EXTRA_GAMES
from ludotheque.core.position import to_json
from ludotheque.table import deeds
from ludotheque.table.live import LiveMatch
from ludotheque.table.past import history
from ludotheque.table.people import Person
from ludotheque.table.salvage import _take_back
from ludotheque.table.table import Table
from tests.table.sitting import ME, OPEN, Ear, opened, plays, table_on

DONE, SHOUT = {"verb": "done"}, {"verb": "shout"}


@pytest.fixture(autouse=True)
def with_the_market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_GAMES, f"{os.environ[EXTRA_GAMES]},tests.core.market:game")


def pick(stall: str) -> dict[str, Any]:
    return {"verb": "pick", "stall": stall}


def pay(coins: int) -> dict[str, Any]:
    return {"verb": "pay", "coins": coins}


async def sat_down(table: Table) -> tuple[LiveMatch, list[Person], list[Ear]]:
    """Two people at the market who follow it, and somebody who only watches."""
    people = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
    live = await opened(table, people[0], ME, OPEN, game="market")
    await live.changed(partial(deeds.sit_down, person=people[1], seat=1, colour=None, nonce=None))
    ears = [Ear(people[0]), Ear(people[1]), Ear()]
    live.followers.extend(ears)
    return live, people, ears


async def takes_back(live: LiveMatch, person: Person, seat: int) -> int:
    return await live.changed(partial(deeds.take_back, person=person.id, seat=seat))


def heard(ear: Ear) -> list[tuple[str, int, int | None]]:
    return [(said["entry"]["kind"], said["entry"]["seq"], said.get("after")) for said in ear.heard]


def test_nobody_else_hears_of_what_is_done_behind_a_screen_only_that_somebody_is_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, people, ears = await sat_down(table)
            first = live.record.seq
            await plays(live, people[0], 0, pick("bread"))
            await plays(live, people[0], 0, pay(1))
            await plays(live, people[1], 1, pick("cider"))
            await takes_back(live, people[0], 0)
            await plays(live, people[0], 0, pay(2))
            assert [len(ear.heard) for ear in ears] == [4, 1, 0]
            assert ears[0].heard[2]["entry"] | {"at": ""} == {
                "seq": first + 4, "at": "", "kind": "undo", "by": 0, "own": True
            }  # fmt: skip
            await plays(live, people[0], 0, DONE)
            assert heard(ears[0])[-1] == ("move", first + 6, first + 5)
            assert heard(ears[1])[-1] == ("move", first + 6, first + 3)
            assert heard(ears[2]) == [("move", first + 6, first)]
            assert (ears[2].heard[0]["entry"]["action"], ears[2].heard[0]["now"]["to_move"]) == (None, [1])
            for mine, told in (((0,), [1, 2, 4, 5, 6]), ((1,), [3, 6]), ((), [6])):
                entries = await history(table, live, mine, first)
                assert [entry["seq"] - first for entry in entries] == told

    asyncio.run(test())


def test_an_undo_by_consent_counts_only_what_one_has_heard_of(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, people, ears = await sat_down(table)
            await plays(live, people[0], 0, pick("bread"))
            await plays(live, people[0], 0, pay(1))
            await plays(live, people[1], 1, SHOUT)
            asked = await takes_back(live, people[0], 0)
            await live.changed(partial(deeds.vote, person=people[1].id, proposal=asked, yes=True))
            assert [ear.heard[-1]["entry"]["count"] for ear in ears] == [2, 1, 1]
            assert list(live.screens) == [0]
            assert len(live.match.actions) == 1

    asyncio.run(test())


def test_a_match_with_own_undos_is_loaded_as_it_stood(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "table.sqlite3"
        async with table_on(file) as table:
            live, people, _ = await sat_down(table)
            await plays(live, people[0], 0, pick("bread"))
            await plays(live, people[1], 1, pick("cider"))
            await plays(live, people[1], 1, pay(2))
            await takes_back(live, people[0], 0)
            await plays(live, people[1], 1, DONE)
            stood, match = to_json(live.match.state), live.record.id
        async with table_on(file) as table:
            live = await table.open(match)
            assert to_json(live.match.state) == stood
            assert (list(live.match.movers), list(live.screens)) == ([1, 1, 1], [1, 1, -1])

    asyncio.run(test())


def test_what_is_salvaged_lacks_what_was_taken_back_from_among_the_decisions_of_others() -> None:
    found: list[Any] = [{"seat": 0, "action": DONE}, {"seat": 1, "action": DONE}, {"missing": [3, 4]}]
    _take_back(found, 5, {"by": 0, "own": True})
    assert found == [{"seat": 1, "action": DONE}, {"missing": [3, 4]}]
    _take_back(found, 6, {"by": 0, "own": True})
    assert found[-1] == {"entry": 6, "undo": {"by": 0, "own": True}}
