"""Bots at the table answer current questions only."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.table.bots.playing import Players
from ludotheque.table.match.waiting import turn_of
from tests.table.sitting import ME, opened, table_on


def test_a_bot_that_waited_checks_again_whether_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player came back and decided meanwhile: the bot is no longer asked."""

    async def run() -> list[Any]:
        asked: list[Any] = []
        async with table_on(tmp_path / "table.sqlite3") as table:
            monkeypatch.setattr(Players, "choice_of", lambda *given: asked.append(given))
            live = await opened(table, await table.people.visitor("Agathe"), ME, ME)
            async with turn_of(live.writer.turns):
                live.feed.seats[0] = replace(live.feed.seats[0], stand_in="random")
                table.matches.players.wake(live)
                await asyncio.sleep(0)  # the bot is waiting now
                live.feed.seats[0] = replace(live.feed.seats[0], stand_in=None)
            while live.thinking:
                await asyncio.sleep(0)
        return asked

    assert asyncio.run(run()) == []
