"""Colours at the table: the same in memory and in the store, also for matches from before colours could be chosen."""

from functools import partial
from pathlib import Path

from sqlalchemy import select, update

from ludotheque.store.tables import SEATS
from ludotheque.table.match import deeds
from ludotheque.table.opening import SeatWish
from tests.table.sitting import ME, OPEN, everything, opened, table_on
from tests.table.test_table import at_table, from_store


@at_table
async def test_colours_in_memory_are_those_loaded_again(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = [await table.people.visitor(name) for name in ("Agathe", "Noé")]
        live = await opened(table, host, SeatWish("me", colour="brown"), OPEN, OPEN, game="nouvelle_france")
        for person, colour in ((host, "white"), (host, "blue"), (host, "brown")):
            await live.changed(partial(deeds.take_colour, person=person, seat=0, colour=colour))
        await table.join(guest, live.feed.record.id, 2, "white")
        await live.changed(partial(deeds.take_colour, person=guest, seat=2, colour="blue"))
        assert live.feed.match.colours == ["brown", "yellow", "blue"]
        before = everything(live.feed)
        assert everything((await from_store(table, live)).feed) == before


@at_table
async def test_a_seat_from_before_there_was_a_choice_has_the_colour_of_its_place(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, OPEN, OPEN, game="quebec")
        await table.store.write(lambda c: c.execute(update(SEATS).values(colour=None)))
        live = await from_store(table, live)
        assert [seat.colour for seat in live.feed.seats] == ["black", "white", "green"]
        await live.changed(partial(deeds.take_colour, person=host, seat=0, colour="white"))
        rows = await table.store.read(
            lambda c: list(c.execute(select(SEATS.c.colour).order_by(SEATS.c.seat)))
        )
        assert [row.colour for row in rows] == ["white", "black", "green"]


@at_table
async def test_a_game_without_colours_says_none(file: Path) -> None:
    async with table_on(file) as table:
        live = await opened(table, await table.people.visitor("Agathe"), ME, OPEN)
        assert [seat.colour for seat in live.feed.seats] == [None, None]
        assert [seat.colour for seat in (await from_store(table, live)).feed.seats] == [None, None]
