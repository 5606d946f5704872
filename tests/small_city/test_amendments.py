"""Matches that were played under the rules as they were: a store that the first version wrote."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.journal import BadJournal, read_journal
from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.games.small_city.amendments import met_another_tile
from ludotheque.games.small_city.position.vocabulary import COMMIT
from ludotheque.table.errors import SetAside
from ludotheque.table.past import journal as journal_of
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.cli.running import run
from tests.small_city.scenario import GAME, Scenario
from tests.table.sitting import plays, table_on

FORMER = Path(__file__).parent.parent / "former"
STOOD: dict[str, dict[str, Any]] = json.loads(
    (FORMER / "small_city_enlargements.json").read_text(encoding="utf-8")
)
NEW_FIELDS = ("solo_nuclear", "power", "full_tie", "sorting_relief")
FIRST_OPTIONS = [option.name for option in GAME.options if option.name not in NEW_FIELDS]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "table.sqlite3"
    store = sqlite3.connect(made)
    store.executescript((FORMER / "small_city_enlargements.sql").read_text(encoding="utf-8"))
    store.close()
    return made


async def journal_file(table: Table, match: str) -> str:
    """What the host of a match saves of it."""
    host = await table.store.read(
        lambda c: c.exec_driver_sql("SELECT DISTINCT host FROM matches").scalar_one()
    )
    return await journal_of(table, Person(host, "", False), match)


def test_sc_5_2_8_a_match_that_met_the_former_rule_is_set_aside_and_can_be_saved(file: Path) -> None:
    met = STOOD["met"]

    async def test() -> None:
        async with table_on(file) as table:
            with pytest.raises(SetAside) as aside:
                await table.matches.open(met["match"])
            assert (aside.value.entry, aside.value.cause) == (met["entries"], "older-rules")
            assert aside.value.rules == ["SC-5.2.8"]
            saved = read_journal(json.loads(await journal_file(table, met["match"])))
            assert (len(saved.moves), saved.rules) == (met["decisions"], 1)
            with pytest.raises(BadJournal, match=re.escape("SC-5.2.8 changed with version 2")):
                Match.replay(GAME, saved)

    asyncio.run(test())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "avec la version 2, ceci a changé : SC-5.2.8"),
        ("en", "SC-5.2.8 changed with version 2"),
    ],
)
def test_sc_5_2_8_a_saved_match_is_told_up_to_that_decision(file: Path, lang: str, said: str) -> None:
    journal = file.with_suffix(".json")

    async def save() -> None:
        async with table_on(file) as table:
            journal.write_text(await journal_file(table, STOOD["met"]["match"]), encoding="utf-8")

    asyncio.run(save())
    number = STOOD["met"]["decisions"]
    told = run("replay", str(journal), lang=lang)
    assert told.exit_code == 2
    assert said in " ".join(told.stderr.split())
    assert str(number) in told.stderr
    before = run("replay", str(journal), "--upto", str(number - 1), lang=lang)
    assert before.exit_code == 0


def test_sc_5_2_8_an_unaffected_match_continues(file: Path) -> None:
    never = STOOD["never"]

    async def test() -> None:
        async with table_on(file) as table:
            live = await table.matches.open(never["match"])
            assert len(live.feed.match.actions) == never["decisions"]
            assert live.feed.match.game.score(live.feed.match.state).points == never["points"]
            assert list(live.feed.match.state.to_move()) == never["to_move"]
            (seat,) = never["to_move"]
            choice = GAME.vocabulary.to_json(live.feed.match.state.actions(seat)[0])
            await plays(live, Person(live.feed.record.host, "", False), seat, choice)
        async with table_on(file) as table:
            live = await table.matches.open(never["match"])
            assert (live.feed.record.rules, len(live.feed.match.actions)) == (
                GAME.rules_version,
                never["decisions"] + 1,
            )

    asyncio.run(test())


def planned(stock: int) -> Scenario:
    """Seat 1 enlarges a tile twice, and only seat 0 has still to commit."""
    t = Scenario().tile(0, "park_1", "e1").tile(1, "park_1", "a1").stock("park_2", stock).money(1, 20)
    t.lay(0, "park_2", "e1")
    t.lay(1, "park_2", "a1").lay(1, "park_3_i3", "a1")
    return t.do(1, "commit")


def test_sc_5_2_8_only_a_decision_that_makes_the_difference_met_the_former_rule() -> None:
    commit = int(COMMIT.of())
    t = planned(1)
    before = GAME.encode(t.s)
    assert met_another_tile(t.s, 0, commit)
    assert GAME.encode(t.s) == before, "the position is unchanged"
    assert not met_another_tile(planned(2).s, 0, commit), "nothing was cancelled"
    assert not met_another_tile(t.stock("park_3_i3", 0).s, 0, commit), "the second was cancelled, too"
    first = planned(1)
    first.do(0, "commit")
    assert not met_another_tile(first.s, first.s.to_move()[0], commit), "it is over"


def test_sc_4_6_an_older_solo_match_with_plants_keeps_its_money() -> None:
    today = Match.new(GAME, 1, seed=3, options={"nuclear": "yes"})
    options = {name: value for name, value in today.header.options.items() if name in FIRST_OPTIONS}
    first = msgspec.structs.replace(today.header, rules=1, options=options)
    match = Match.replay(GAME, first)
    assert (today.state.view(0)["boroughs"][0]["money"], match.state.view(0)["boroughs"][0]["money"]) == (
        8,
        12,
    )
    assert match.journal.options["solo_nuclear"] == "own_amount"
    several = msgspec.structs.replace(first, seats=2)
    assert "solo_nuclear" not in Match.replay(GAME, several).journal.options


def test_a_position_of_the_first_rules_is_read_with_the_readings_of_that_time() -> None:
    said = to_json(GAME.new(2, 3))
    first = {name: value for name, value in said.items() if name not in (*NEW_FIELDS, "rules")}
    read = to_json(from_json(GAME, first))
    assert read == said | {"solo_nuclear": 1}, "it matters only when money is handed out"
    with pytest.raises(BadPosition, match="solo_nuclear: the field is missing"):
        from_json(GAME, first | {"rules": GAME.rules_version})
