"""Matches of Civilization's former rules: those not affected by a correction continue, the others are set aside.

The stores were written by programs with those rules (tests/former).
"""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.table.errors import SetAside
from ludotheque.table.table import Table
from tests.table.sitting import table_on

FORMER = Path(__file__).parent.parent / "former"
GAME = load_game("civilization")
# The stores by the version of the rules of their matches.
STORES = {1: "civilization_store", 4: "civilization_version_4"}
STOOD: dict[str, dict[str, Any]] = {
    match: was
    for store in STORES.values()
    for match, was in json.loads((FORMER / f"{store}.json").read_text("utf-8")).items()
}


@pytest.fixture
def file(tmp_path: Path, match: str) -> Path:
    """The store with the match."""
    file = tmp_path / "table.sqlite3"
    store = FORMER / f"{STORES[STOOD[match]['rules']]}.sql"
    with closing(sqlite3.connect(file)) as written:
        written.executescript(store.read_text(encoding="utf-8"))
    return file


def at_the_table(file: Path, test: Callable[[Table], Awaitable[None]]) -> None:
    async def run() -> None:
        async with table_on(file) as table:
            await test(table)

    asyncio.run(run())


def matches(met: bool) -> list[Any]:
    return [
        pytest.param(match, id=was["what"]) for match, was in STOOD.items() if (was["met"] is not None) == met
    ]


@pytest.mark.parametrize("match", matches(met=False))
def test_an_unaffected_match_of_former_rules_continues(file: Path, match: str) -> None:
    was = STOOD[match]

    async def test(table: Table) -> None:
        live = await table.matches.open(match)
        assert was["rules"] < live.feed.record.rules == GAME.rules_version
        assert len(live.feed.match.actions) == was["decisions"]
        assert GAME.score(live.feed.match.state).points == was["points"]
        assert list(live.feed.match.state.to_move()) == was["to_move"]

    at_the_table(file, test)


@pytest.mark.parametrize("match", matches(met=True))
def test_a_match_of_former_rules_that_met_them_is_set_aside_by_the_rule(file: Path, match: str) -> None:
    async def test(table: Table) -> None:
        with pytest.raises(SetAside) as caught:
            await table.matches.open(match)
        assert (caught.value.cause, caught.value.rules) == ("older-rules", [STOOD[match]["met"]])

    at_the_table(file, test)
