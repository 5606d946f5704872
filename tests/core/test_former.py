"""Data of earlier versions are still readable: positions with numeric frames, and matches at a table."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from ludotheque.core.position import from_json, to_json
from tests.table.sitting import table_on

FORMER = Path(__file__).parent.parent / "former"
GAMES = ["bag", "nouvelle_france", "quadrata", "quebec"]


def former(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FORMER / f"{game}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_position_whose_frames_are_numbers_is_read_and_written_in_words(name: str) -> None:
    game = load_game(name)
    for one in former(name):
        start = one["journal"]["start"]
        s = from_json(game, start)
        assert list(s.frames) == start["frames"]
        said = to_json(s)
        assert all(isinstance(frame[0], str) for frame in said["frames"])
        assert said | {"frames": []} == start | {"frames": []}
        assert to_json(from_json(game, said)) == said


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_that_starts_from_such_a_position_is_replayed(name: str) -> None:
    for one in former(name):
        match = Match.replay(load_game(name), read_journal(one["journal"]))
        assert match.game.score(match.state).points == one["points"]
        assert list(match.state.to_move()) == one["to_move"]


def test_matches_stored_by_an_earlier_version_continue(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    with sqlite3.connect(file) as store:
        store.executescript((FORMER / "store.sql").read_text(encoding="utf-8"))
    store.close()
    stood = json.loads((FORMER / "store.json").read_text(encoding="utf-8"))

    async def test() -> None:
        async with table_on(file) as table:
            for match, was in stood.items():
                state = (await table.matches.open(match)).feed.match.state
                assert len((await table.matches.open(match)).feed.match.actions) == was["decisions"]
                assert state.game.score(state).points == was["points"]
                assert list(state.to_move()) == was["to_move"]

    asyncio.run(test())
