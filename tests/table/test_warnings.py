"""Warnings of choices: sent if there are few choices, requested if there are many."""

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import EXTRA_GAMES
from ludotheque.table.errors import Refused
from ludotheque.table.hints import hint
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.telling import FEW, warning
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.sitting import ME, opened, plays, show, table_on

EMPTY: dict[str, Any] = {"final": {}, "milestones": {}}


@pytest.fixture(autouse=True)
def with_the_market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_GAMES, f"{os.environ[EXTRA_GAMES]},tests.core.market:game")


async def alone(table: Table, game: str, seats: int) -> tuple[LiveMatch, Person]:
    """A match in which one person plays all seats."""
    person = await table.people.visitor("Agathe")
    return await opened(table, person, *[ME] * seats, game=game), person


async def plays_number(live: LiveMatch, person: Person, seat: int, action: int) -> None:
    await plays(live, person, seat, live.feed.match.game.vocabulary.to_json(action))


def told(live: LiveMatch, seat: int) -> dict[str, Any]:
    said: dict[str, Any] = live.audience.now((seat,))
    return said


@pytest.mark.parametrize(("game", "seats"), [("bag", 2), ("nouvelle_france", 1)])
def test_a_few_choices_come_with_their_warnings_and_many_do_not(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, person = await alone(table, game, seats)
            chance, seen = random.Random(1), set()
            for _ in range(40):
                (seat,) = live.feed.match.state.to_move()
                actions = list(live.feed.match.state.actions(seat))
                said = told(live, seat)
                assert sum(len(numbers) for numbers in said["choices"][str(seat)].values()) == len(actions)
                assert list(said["warnings"]) == ([str(seat)] if len(actions) <= FEW else [])
                seen.add(len(actions) <= FEW)
                await plays_number(live, person, seat, chance.choice(actions))
            assert seen == {True, False}

    asyncio.run(test())


def test_milestones_are_sent_with_the_choices_and_on_request(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, person = await alone(table, "quebec", 3)
            words, chance = live.feed.match.game.vocabulary, random.Random(1)
            while True:
                (seat,) = live.feed.match.state.to_move()
                leading = told(live, seat)["warnings"][str(seat)]["milestones"]
                actions = list(live.feed.match.state.actions(seat))
                if "century_ended" in leading:
                    break
                await plays_number(live, person, seat, chance.choice(actions))
            for action in actions:
                verb = words.find(action)
                ends = action - verb.base in leading["century_ended"].get(verb.name, [])
                assert ("century_ended" in warning(live.feed.match, seat, action)["milestones"]) is ends

    asyncio.run(test())


def test_of_independent_choices_only_the_joining_one_is_final(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, person = await alone(table, "morra", 2)
            assert told(live, 0)["warnings"]["0"]["final"] == {}
            assert told(live, 1)["warnings"]["1"]["final"] == {}
            await plays(live, person, 0, show(1))
            joining = told(live, 1)
            assert joining["warnings"]["1"]["final"] == joining["choices"]["1"]

    asyncio.run(test())


def test_a_plan_behind_a_screen_is_not_final(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            live, person = await alone(table, "market", 2)
            for action in ({"verb": "pick", "stall": "bread"}, {"verb": "pay", "coins": 1}):
                said = told(live, 0)
                assert action["verb"] in said["choices"]["0"]
                assert action["verb"] not in said["warnings"]["0"]["final"]
                await plays(live, person, 0, action)
            assert "done" not in told(live, 0)["warnings"]["0"]["final"], "the other seat is still choosing"

    asyncio.run(test())


def test_in_the_quiz_neither_warnings_nor_hints_name_the_right_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            person = await table.people.visitor("Agathe")
            live = await opened(table, person, ME, ME, game="quadrata", options={"quiz": "on"})
            chance, questions = random.Random(1), 0
            while live.feed.record.status == "running":
                (seat,) = live.feed.match.state.to_move()
                actions = list(live.feed.match.state.actions(seat))
                if live.feed.match.state.question(seat).step.name == "answer":
                    questions += 1
                    assert told(live, seat)["warnings"].get(str(seat), EMPTY) == EMPTY
                    for action in actions:
                        assert warning(live.feed.match, seat, action) == {"final": False, "milestones": []}
                    with pytest.raises(Refused, match="no hints for this question"):
                        await hint(table, person, live.feed.record.id, seat)
                await plays_number(live, person, seat, chance.choice(actions))
            assert questions > 10

    asyncio.run(test())
