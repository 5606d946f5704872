"""Absent players: how long the others wait, and which rights an absent player keeps."""

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from ludotheque.table.errors import Refused
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.opening import create
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.sitting import ME, OPEN, Ear, plays, show, table_on


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


async def seated(
    table: Table, seats: int = 2, patience: int = 120
) -> tuple[LiveMatch, list[Person], list[Ear]]:
    """A match of several people, each with a tab open."""
    people = [await table.people.visitor(name) for name in ("Agathe", "Karim", "Noé")[:seats]]
    wishes = [ME] + [OPEN] * (seats - 1)
    said = await create(table, people[0], "morra", {}, wishes, False, patience=patience)
    live = await table.matches.open(said["id"])
    for person in people[1:]:
        await table.join(person, said["id"], None)
    tabs = [Ear(person) for person in people]
    for tab in tabs:
        live.audience.followers.append(tab)
        table.matches.came(live, tab.person)
    return live, people, tabs


def leaves(table: Table, live: LiveMatch, tab: Ear) -> None:
    live.audience.followers.remove(tab)
    table.matches.went(live, tab.person)


def gone_for(live: LiveMatch, seat: int, seconds: float) -> None:
    """As if the player had left that long ago."""
    live.audience.away[seat] = datetime.now(UTC) - timedelta(seconds=seconds)


async def stand_in(live: LiveMatch, person: Person, seat: int) -> int:
    wish = partial(deeds.propose_stand_in, person=person.id, seat=seat, level="random")
    return await live.changed(wish)


async def votes(live: LiveMatch, person: Person, proposal: int) -> None:
    await live.changed(partial(deeds.vote, person=person.id, proposal=proposal, yes=True))


async def refused(work: "asyncio.Future[int] | object") -> str:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


def test_a_stand_in_needs_the_absence_that_the_match_states(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, (agathe, _), (_, tab) = await seated(table, patience=600)
            leaves(table, live, tab)
            assert await refused(stand_in(live, agathe, 1)) == "patience"
            gone_for(live, 1, 590)
            assert await refused(stand_in(live, agathe, 1)) == "patience"
            assert live.feed.seats[1].stand_in is None
            gone_for(live, 1, 600)
            await stand_in(live, agathe, 1)
            assert live.feed.seats[1].stand_in == "random"

    asyncio.run(test())


def test_the_refusal_says_how_long_yet(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, _, (_, tab) = await seated(table)
            leaves(table, live, tab)
            now = live.audience.away[1]
            assert live.audience.seconds_to_wait(1, now) == 120
            assert live.audience.seconds_to_wait(1, now + timedelta(seconds=30.5)) == 90
            assert live.audience.seconds_to_wait(1, now + timedelta(seconds=120)) == 0

    asyncio.run(test())


def test_returning_resets_the_absence(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, (agathe, karim), (_, tab) = await seated(table)
            leaves(table, live, tab)
            gone_for(live, 1, 1000)
            live.audience.followers.append(tab)
            table.matches.came(live, karim.id)
            leaves(table, live, tab)
            assert await refused(stand_in(live, agathe, 1)) == "patience"

    asyncio.run(test())


def test_a_second_tab_is_presence_too(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, (agathe, karim), (_, tab) = await seated(table)
            live.audience.followers.append(second := Ear(karim))
            leaves(table, live, tab)
            assert 1 not in live.audience.away
            asked = await stand_in(live, agathe, 1)
            assert live.feed.proposals[asked].waiting_for == [1]
            leaves(table, live, second)
            assert 1 in live.audience.away

    asyncio.run(test())


def test_an_absence_outlasts_a_restart(file: Path) -> None:
    async def leave() -> str:
        async with table_on(file) as table:
            live, _, (_, tab) = await seated(table)
            live.audience.followers.remove(tab)
            table.matches.went(live, tab.person)
            await asyncio.gather(*table.background.tasks)
            return live.feed.record.id

    async def look(match: str) -> dict[int, datetime]:
        async with table_on(file) as table:
            return (await table.matches.open(match)).audience.away

    before = datetime.now(UTC)
    match = asyncio.run(leave())
    after = datetime.now(UTC)
    away = asyncio.run(look(match))
    assert before <= away[1] <= after, "the player left before the restart"
    assert away[0] > after, (
        "the player was present when the table ended: the beginning of the absence is unknown"
    )


def test_present_players_are_asked_themselves(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, (agathe, karim, noé), _ = await seated(table, 3)
            asked = await stand_in(live, agathe, 2)
            assert live.feed.proposals[asked].waiting_for == [2]
            assert await refused(votes(live, karim, asked)) == "not_yours"
            await votes(live, noé, asked)
            assert live.feed.seats[2].stand_in == "random"

    asyncio.run(test())


def test_the_others_vote_about_an_absent_player_but_not_after_the_return(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, (agathe, karim, _), (_, _, tab) = await seated(table, 3)
            leaves(table, live, tab)
            gone_for(live, 2, 1000)
            asked = await stand_in(live, agathe, 2)
            assert live.feed.proposals[asked].waiting_for == [1]
            live.audience.followers.append(tab)
            table.matches.came(live, tab.person)
            assert await refused(votes(live, karim, asked)) == "back"
            assert live.feed.seats[2].stand_in is None

    asyncio.run(test())


def test_patience_has_bounds(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            agathe = await table.people.visitor("Agathe")
            for patience in (-1, 31 * 24 * 3600):
                with pytest.raises(Refused, match="0 to"):
                    await create(table, agathe, "morra", {}, [ME, OPEN], False, patience=patience)
            said = await create(table, agathe, "morra", {}, [ME, OPEN], False, patience=3 * 24 * 3600)
            assert said["patience"] == 3 * 24 * 3600

    asyncio.run(test())


# ---------------------------------------------------------------- undo of another player's own decisions


def test_a_humans_decision_is_not_undone_without_consent_even_with_a_stand_in(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, (agathe, karim), (_, tab) = await seated(table)
            await plays(live, agathe, 0, show(1))
            await plays(live, karim, 1, show(2))
            moves = len(live.feed.match.actions)
            leaves(table, live, tab)
            gone_for(live, 1, 1000)
            await stand_in(live, agathe, 1)
            live = await table.matches.open(live.feed.record.id)
            undo = partial(deeds.take_back, person=agathe.id, seat=0)
            asked = await live.changed(undo)
            assert live.feed.proposals[asked].waiting_for == [1]
            assert len(live.feed.match.actions) >= moves
            await votes(live, karim, asked)
            assert len(live.feed.match.actions) == 0

    asyncio.run(test())


def test_decisions_of_a_stand_in_only_are_undone_freely(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            live, (agathe, karim), _ = await seated(table)
            await live.changed(partial(deeds.propose_stand_in, person=karim.id, seat=1, level="random"))
            live.thinking = True  # the test itself plays the bot's turns
            await plays(live, agathe, 0, show(1))
            action = live.feed.match.state.actions(1)[0]
            await live.changed(partial(deeds.play_bot, seat=1, action=action, seq=live.feed.position_seq))
            assert list(live.feed.by_hand) == [True, False]
            await live.changed(partial(deeds.take_back, person=agathe.id, seat=0))
            assert len(live.feed.match.actions) == 0
            live.thinking = False

    asyncio.run(test())


def test_own_decisions_are_known_after_a_restart(file: Path) -> None:
    async def play() -> str:
        async with table_on(file) as table:
            live, (agathe, karim), (_, tab) = await seated(table)
            await plays(live, agathe, 0, show(1))
            await plays(live, karim, 1, show(2))
            leaves(table, live, tab)
            gone_for(live, 1, 1000)
            live.thinking = True
            await stand_in(live, agathe, 1)
            await plays(live, agathe, 0, show(3))
            action = live.feed.match.state.actions(1)[0]
            await live.changed(partial(deeds.play_bot, seat=1, action=action, seq=live.feed.position_seq))
            return live.feed.record.id

    async def look(match: str) -> list[bool]:
        async with table_on(file, bot_pause=1000.0) as table:
            return [bool(own) for own in (await table.matches.open(match)).feed.by_hand]

    assert asyncio.run(look(asyncio.run(play()))) == [True, True, True, False]
