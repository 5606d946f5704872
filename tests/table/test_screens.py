"""Actions behind a screen: other players are told nothing until the player is done."""

import asyncio
import json
import os
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import EXTRA_GAMES
from ludotheque.core.position import to_json
from ludotheque.table.errors import Refused
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.past import at, history
from ludotheque.table.people.people import Person
from ludotheque.table.stored.salvage import _take_back
from ludotheque.table.table import Table
from ludotheque.web.following import sync
from ludotheque.web.messages import Chat, Play, Undo, Vote
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
    """Two people at the market who follow it, and a spectator."""
    people = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
    live = await opened(table, people[0], ME, OPEN, game="market")
    await live.changed(partial(deeds.sit_down, person=people[1], seat=1, colour=None, nonce=None))
    ears = [Ear(people[0]), Ear(people[1]), Ear()]
    live.audience.followers.extend(ears)
    return live, people, ears


async def takes_back(live: LiveMatch, person: Person, seat: int) -> int:
    return await live.changed(partial(deeds.take_back, person=person.id, seat=seat))


def heard(ear: Ear) -> list[tuple[str, int]]:
    return [(said["entry"]["kind"], said["entry"]["seq"]) for said in ear.heard]


def test_actions_behind_a_screen_are_hidden_until_the_player_is_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, people, ears = await sat_down(table)
            first = live.feed.record.seq
            await plays(live, people[0], 0, pick("bread"))
            await plays(live, people[0], 0, pay(1))
            await plays(live, people[1], 1, pick("cider"))
            await takes_back(live, people[0], 0)
            await plays(live, people[0], 0, pay(2))
            assert [len(ear.heard) for ear in ears] == [4, 1, 0]
            assert ears[0].heard[2]["entry"] | {"at": ""} == {
                "seq": first + 3, "at": "", "kind": "undo", "by": 0, "own": True
            }  # fmt: skip
            await plays(live, people[0], 0, DONE)
            assert heard(ears[0])[-2:] == [("move", first + 4), ("move", first + 5)]
            assert heard(ears[1]) == [("move", first + 1), ("move", first + 2)]
            assert heard(ears[2]) == [("move", first + 1)]
            assert (ears[2].heard[0]["entry"]["action"], ears[2].heard[0]["now"]["to_move"]) == (None, [1])
            for mine, told in (
                ((0,), [1, 2, 3, 4, 5]),
                ((1,), [1, 2]),
                ((), [1]),
                ((0, 1), [1, 2, 3, 4, 5, 6]),
            ):
                entries = await history(table, live, mine, first)
                assert [entry["seq"] - first for entry in entries] == told

    asyncio.run(test())


def test_an_undo_by_consent_counts_known_decisions_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, people, ears = await sat_down(table)
            await plays(live, people[0], 0, pick("bread"))
            await plays(live, people[0], 0, pay(1))
            await plays(live, people[1], 1, SHOUT)
            asked = await takes_back(live, people[0], 0)
            await live.changed(partial(deeds.vote, person=people[1].id, proposal=asked, yes=True))
            assert [ear.heard[-1]["entry"]["count"] for ear in ears] == [2, 1, 1]
            assert list(live.feed.screens.decisions) == [0]
            assert len(live.feed.match.actions) == 1

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
            stood, match = to_json(live.feed.match.state), live.feed.record.id
        async with table_on(file) as table:
            live = await table.matches.open(match)
            assert to_json(live.feed.match.state) == stood
            assert (list(live.feed.match.movers), list(live.feed.screens.decisions)) == (
                [1, 1, 1],
                [1, 1, -1],
            )

    asyncio.run(test())


def test_a_salvaged_journal_omits_independent_decisions_that_were_undone() -> None:
    found: list[Any] = [{"seat": 0, "action": DONE}, {"seat": 1, "action": DONE}, {"missing": [3, 4]}]
    _take_back(found, 5, {"by": 0, "own": True})
    assert found == [{"seat": 1, "action": DONE}, {"missing": [3, 4]}]
    _take_back(found, 6, {"by": 0, "own": True})
    assert found[-1] == {"entry": 6, "undo": {"by": 0, "own": True}}


# ---------------------------------------------------------------- hidden counts

# The first player's actions behind the screen, always with the same result; and more, which are undone.
PLANS: list[tuple[list[Any], list[Any]]] = [
    ([pick("bread"), pay(1)], []),
    ([pick("cider"), "back", pick("bread"), pay(2), "back", pay(1)], [pick("apples"), "back"]),
    ([pick("bread"), pay(1)] + [pick("cider"), pay(1), "back", "back"] * 5, [pick("cider"), "back"] * 3),
]


async def plan(live: LiveMatch, person: Person, steps: list[Any]) -> None:
    for step in steps:
        await (takes_back(live, person, 0) if step == "back" else plays(live, person, 0, step))


def without_times(said: Any, live: LiveMatch) -> Any:
    """Without timestamps and ids, which differ between two equal matches."""
    text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)", "some time", json.dumps(said, default=str))
    return json.loads(
        re.sub(r"\d{4}-\d\d-\d\d [\d:.]+\+00:00", "some time", text.replace(live.feed.record.id, "match"))
    )


async def all_that_others_get(file: Path, before: list[Any], later: list[Any]) -> list[Any]:
    """A round of the market in which the first player plans like this; everything that the second player and a
    spectator can observe."""
    told: list[Any] = []
    async with table_on(file) as table:
        live, people, ears = await sat_down(table)
        stranger = await table.people.visitor("Noé")

        async def look() -> None:
            for person, mine in ((people[1], (1,)), (stranger, ())):
                told.append(await sync(table, live, person.id if mine else None, 0))
                told.append(await sync(table, live, person.id if mine else None, told[-1]["seq"] - 1))
                told.append(await table.stored_summary(person.id, live.feed.record.id))
                for moves in range(live.feed.moves_heard(mine) + 1):
                    told.append(await at(table, person, live.feed.record.id, moves))
                with pytest.raises(Refused):
                    await at(table, person, live.feed.record.id, live.feed.moves_heard(mine) + 1)
            told.append(await table.listing(people[1], "mine"))

        def seen() -> int:
            return live.feed.number(live.feed.record.seq, (1,))

        async def says(person: Person, message: Play | Chat | Undo | Vote) -> None:
            seq = await live.changed(message.deed(person.id))
            if person is people[1]:
                told.append(live.feed.number(seq, (1,)))

        await says(people[1], Play("a", seen(), 1, pick("cider")))
        await plan(live, people[0], before)
        await look()
        await says(people[1], Play("b", seen(), 1, pay(2)))
        await says(people[1], Chat("c", "alors ?"))
        await plays(live, people[0], 0, DONE)
        await look()
        await takes_back(live, people[0], 0)
        await plan(live, people[0], later)
        await says(people[1], Play("d", seen(), 1, SHOUT))
        await plays(live, people[0], 0, {"verb": "answer", "coins": 1})
        await says(people[1], Undo("e", 1))
        await plan(live, people[0], later)
        await look()
        (asked,) = live.audience.now((0,))["proposals"]
        await says(people[0], Vote("f", asked["id"], True))
        await look()
        told += ears[1].heard + ears[2].heard
        return [without_times(said, live) for said in told]


def test_others_get_the_same_for_any_number_of_hidden_steps(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        first, *others = [
            await all_that_others_get(tmp_path / f"{i}.sqlite3", *plans) for i, plans in enumerate(PLANS)
        ]
        assert len(first) > 50
        for other in others:
            assert other == first

    asyncio.run(test())


def test_a_list_does_not_tell_when_something_happens_behind_a_screen(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, people, _ = await sat_down(table)
            before = await table.stored_summary(people[1].id, live.feed.record.id)
            await plan(live, people[0], PLANS[2][0])
            assert live.summary(people[1].id) == before
            assert await table.stored_summary(people[1].id, live.feed.record.id) == before
            await plays(live, people[0], 0, DONE)
            after = await table.stored_summary(people[1].id, live.feed.record.id)
            assert after is not None
            assert before is not None
            assert (after["moves"], after["updated"] > before["updated"]) == (1, True)

    asyncio.run(test())


def test_when_the_match_is_over_everything_is_sent_and_numbers_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, people, ears = await sat_down(table)
            for _ in range(3):
                await plan(live, people[0], [pick("bread"), pay(1), DONE])
                await plays(live, people[1], 1, DONE)
            assert live.feed.record.status == "over"
            entries = await history(table, live, (1,), 0)
            assert len(entries) == live.feed.record.seq
            told = [entry["seq"] for entry in entries if entry.get("action") not in (pick("bread"), pay(1))]
            assert told == list(range(1, told[-1] + 1)), "as they were sent during play"
            assert told[-1] == ears[1].heard[-1]["entry"]["seq"]
            assert [entry["seq"] for entry in entries] == sorted(entry["seq"] for entry in entries)
            assert live.summary(None)["moves"] == len(live.feed.match.actions) == 12
            assert (await at(table, people[1], live.feed.record.id, 12))["total"] == 12

    asyncio.run(test())
