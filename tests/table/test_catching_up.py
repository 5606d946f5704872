"""A process that does not know yet what another one wrote."""

from functools import partial
from pathlib import Path

import pytest

from ludotheque.table import deeds
from ludotheque.table.errors import NotYours
from tests.table.sitting import ME, OPEN, opened, table_on
from tests.table.test_table import at_table


@at_table
async def test_who_sat_down_at_another_process_just_now_is_no_stranger_here(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        assert here.company.alone
        host = await here.people.visitor("Agathe")
        guest = await there.people.visitor("Bruno")
        live = await opened(here, host, ME, OPEN)
        await there.join(guest, live.record.id, None)
        assert live.seats_of(guest.id) == []
        seq = await live.changed(partial(deeds.chat, person=guest.id, text="me voilà"))
        assert live.seats_of(guest.id) == [1]
        assert live.record.seq == seq


@at_table
async def test_a_stranger_is_one_after_a_second_look_too(file: Path) -> None:
    async with table_on(file) as here:
        host = await here.people.visitor("Agathe")
        stranger = await here.people.visitor("Bruno")
        live = await opened(here, host, ME, OPEN)
        with pytest.raises(NotYours):
            await live.changed(partial(deeds.chat, person=stranger.id, text="me voilà"))
        assert await live.changed(partial(deeds.chat, person=host.id, text="seule")) == live.record.seq
