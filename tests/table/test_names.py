"""Names and chat: nothing invisible is shown, and no name can be confused with an account's."""

import asyncio
import secrets
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, update

from ludotheque.store.tables import PEOPLE, SETTINGS
from ludotheque.table.errors import NameTaken, Refused
from ludotheque.table.match.bot_names import BOT_NAMES
from ludotheque.table.opening import SeatWish, rematch
from ludotheque.table.people.names import INVISIBLE, clean_name, clean_talk, skeletons, tidy
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.sitting import BOT, ME, OPEN, opened, table_on
from tests.table.test_table import at_table

PHRASE = "dix chats noirs"

ALIKE = [
    ("Paul", "paul"),
    ("Paul", "PAUL"),
    ("Paul", "PauI"),
    ("Paul", "Pau1"),
    ("Paul", "Рaul"),  # the first letter is Cyrillic
    ("Paul", "раul"),
    ("Paul", "Ｐａｕｌ"),
    ("Paul", "𝔓𝔞𝔲𝔩"),
    ("Paul", "P\u200baul"),
    ("Paul", "\u202ePaul"),
    ("Paul", "Pa\u00adul"),
    ("Paul", "Pau\ufe0fl"),
    ("Paul", "Paul\u3164"),
    ("Jean Paul", "Jean\u00a0 Paul"),
    ("Étienne", "e\u0301tienne"),
    ("Ida", "lda"),
    ("Ida", "ida"),
    ("Bob", "Вob"),  # a letter that is similar only as a capital
    ("Bob", "ВОВ"),
    ("Вова", "ВОВА"),
    ("Вова", "вова"),
    ("Νίκος", "νίκος"),
    ("Emma", "Ernma"),
    ("Zoé", "Z0é"),
    ("Straße", "STRASSE"),
    ("Zoé Tremblay", "ZoéTremblay"),
    ("Zoé Tremblay", "zoé  tremblay"),
    ("Zoé Tremblay", "Zoé-Tremblay"),
    ("Zoé Tremblay", "Zoé_Tremblay"),
    ("Zoé Tremblay", "Zoé.Tremblay"),
    ("Zoé Tremblay", "Zo é Tremblay!"),
    ("O'Brien", "O’Brien"),
    ("O'Brien", "OBrien"),
    ("Zoé Tremblay", "Zoé\u30fbTremblay"),
]
DIFFERENT = [
    ("Paul", "Paula"),
    ("Zoé", "Zoe"),
    ("Agathe", "Agnès"),
    ("Ольга", "Олег"),
    ("木村", "本村"),
    ("Noé", "Noë"),
    ("!!!", "???"),
    ("…", "Paul"),
    ("Paul ★", "Paul"),
    ("Paul 2", "Paul 3"),
]


def alike(one: str, other: str) -> bool:
    return bool(set(skeletons(one)) & set(skeletons(other)))


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_these_names_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_these_names_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


@given(st.text(max_size=60))
def test_spellings_of_a_name_have_one_skeleton(name: str) -> None:
    assert alike(name, name)
    assert alike(name, unicodedata.normalize("NFD", name))
    assert alike(name, f" \u200d{name}\u2066 ")
    assert all(len(text) <= 200 for text in skeletons(name))


# ---------------------------------------------------------------- display


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Pa\u00adul", "Paul"),
        ("\u2067Paul\u2069", "Paul"),
        ("Paul\u3164", "Paul"),
        ("\u2800Paul", "Paul"),
        ("Zoe" + "\u0301" * 30, "Zoé\u0301\u0301"),
        ("a\u20dd\u20dd\u20dd", "a\u20dd\u20dd"),
        ("Tiếng Việt", "Tiếng Việt"),
    ],
)
def test_a_name_has_nothing_invisible_and_no_pile_of_accents(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u202e\u202c", "\u00ad"])
def test_invisible_text_is_neither_a_name_nor_a_chat_line(typed: str) -> None:
    with pytest.raises(Refused, match="1 to 40"):
        clean_name(typed)
    with pytest.raises(Refused, match="1 to 500"):
        clean_talk(typed)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("a\u202eb", "ab"),
        ("\u2066x\u2069", "x"),
        ("ab\u200bc\u200e", "abc"),
        ("ligne\nautre", "ligne\nautre"),
        ("a\x00\x1bb", "ab"),
        ("👩\u200d👩\u200d👧 ❤\ufe0f", "👩\u200d👩\u200d👧 ❤\ufe0f"),
        ("o" + "\u0308" * 40, "o\u0308\u0308"),
    ],
)
def test_chat_keeps_joiners_of_emoji_and_no_other_invisible_characters(typed: str, shown: str) -> None:
    assert clean_talk(typed) == shown


@given(st.text(max_size=80))
def test_a_tidy_name_stays_as_it_is(name: str) -> None:
    assert tidy(tidy(name)) == tidy(name)
    assert not INVISIBLE.search(tidy(name))


# ---------------------------------------------------------------- at the table


@pytest.mark.parametrize("name", ["Paul", "PAUL", "PauI", "Рaul", "P\u200baul"])
def test_the_name_of_an_account_and_names_that_look_like_it_are_refused(tmp_path: Path, name: str) -> None:
    async def try_it() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            owner = await table.make_account(await table.people.visitor("Noé"), "Paul", PHRASE)
            other = await table.people.visitor("Karim")
            for attempt in (
                table.people.visitor(name),
                table.rename(other, name),
                table.make_account(other, name, PHRASE),
            ):
                with pytest.raises(NameTaken, match="an account has this name, or one that looks like it"):
                    await attempt
            names = await table.store.read(lambda c: list(c.execute(select(PEOPLE.c.name)).scalars()))
            assert sorted(names) == ["Karim", "Paul"]
            assert (await table.rename(owner, name)).account, (
                "spelling variants of one's own name are allowed"
            )

    asyncio.run(try_it())


@at_table
async def test_two_visitors_may_have_one_name(file: Path) -> None:
    async with table_on(file) as table:
        await table.people.visitor("Paul")
        assert (await table.people.visitor("Paul")).name == "Paul"


@at_table
async def test_an_account_that_takes_another_name_gives_the_old_one_up(file: Path) -> None:
    async with table_on(file) as table:
        owner = await table.make_account(await table.people.visitor("Noé"), "Paul", PHRASE)
        await table.rename(owner, "Pauline")
        other = await table.people.visitor("Paul")
        with pytest.raises(NameTaken):
            await table.rename(other, "PauIine")
        with pytest.raises(NameTaken):
            await table.make_account(other, "Paul", PHRASE)
        assert (await table.people.log_in(other, "Paul", PHRASE)).id == owner.id, (
            "it still works for logging in"
        )


@at_table
async def test_a_guest_without_a_name_never_gets_that_of_an_account(file: Path) -> None:
    async with table_on(file) as table:
        await table.make_account(await table.people.visitor("Noé"), "INVITÉ l234", PHRASE)
        drawn = iter([234, 345])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "randbelow", lambda _below: next(drawn))
            assert (await table.people.guest("Invité")).name == "Invité 10345"


@at_table
async def test_visitors_give_up_a_name_that_becomes_an_accounts(file: Path) -> None:
    async with table_on(file) as table:
        owner = await table.people.visitor("Noé")
        same, alike, other = [await table.people.visitor(name) for name in ("Paul", "PauI", "Karim")]
        live = await opened(table, alike, ME, ME)
        await table.make_account(owner, "Paul", PHRASE)
        names = dict(await stored_names(table))
        assert (names[owner.id], names[other.id]) == ("Paul", "Karim")
        for visitor in (same, alike):
            assert names[visitor.id].startswith("Invité "), "no other person has this name"
        assert {seat.name for seat in live.feed.seats} == {names[alike.id]}, "also in matches"
        again = await table.rename(other, "Paula")
        assert dict(await stored_names(table))[again.id] == "Paula"
        late = await table.people.visitor("Léa")
        await table.rename(Person(owner.id, "Paul", True), "Léa")
        assert dict(await stored_names(table))[late.id].startswith("Invité "), "an account's new name, too"


async def stored_names(table: Table) -> list[tuple[str, str]]:
    rows = await table.store.read(lambda c: c.execute(select(PEOPLE.c.id, PEOPLE.c.name)).all())
    return [(row.id, row.name) for row in rows]


@at_table
async def test_accounts_from_before_are_filled_in_when_the_table_opens(file: Path) -> None:
    """And again when the Unicode tables have changed."""
    async with table_on(file) as table:
        owner = await table.make_account(await table.people.visitor("Noé"), "Paul", PHRASE)
        late = await table.people.visitor("Karim")
        for forgotten in (None, "of another table"):
            values = {"skeleton": None, "small_skeleton": None, "name": "Pa\u3164ul", "login": "paul\ufe0f"}
            await table.store.write(
                lambda c: c.execute(update(PEOPLE).where(PEOPLE.c.id == owner.id).values(**values))  # noqa: B023
            )
            if forgotten is not None:
                await table.store.write(lambda c: c.execute(update(SETTINGS).values(value=forgotten)))  # noqa: B023
            assert (await table.rename(late, "PauI")).name == "PauI", "its skeletons are missing"
            await table.people.open()
            with pytest.raises(NameTaken):
                await table.rename(late, "PauI")
            stored = (
                await table.store.read(lambda c: c.execute(select(PEOPLE.c.login, PEOPLE.c.name)).all())
            )[0]
            assert tuple(stored) == ("paul", "Paul")
            assert (await table.people.log_in(late, "Paul", PHRASE)).id == owner.id
        await table.store.write(lambda c: c.execute(update(PEOPLE).values(skeleton=None)))
        await table.people.open()
        known = await table.store.read(lambda c: c.execute(select(PEOPLE.c.skeleton)).scalars().all())
        assert set(known) == {None}, "current skeletons are not recomputed"


@at_table
async def test_accounts_whose_names_look_alike_since_before_that_was_refused_keep_them(file: Path) -> None:
    async with table_on(file) as table:
        names = ("Zoé Tremblay", "ZoéTremblay")
        first, second = [
            await table.make_account(await table.people.visitor(name), name, PHRASE)
            for name in ("Zoé Tremblay", "Karim")
        ]
        before = {"name": names[1], "login": names[1].casefold(), "skeleton": "z", "small_skeleton": "z"}
        await table.store.write(
            lambda c: c.execute(update(PEOPLE).where(PEOPLE.c.id == second.id).values(**before))
        )
        await table.store.write(lambda c: c.execute(update(SETTINGS).values(value="2 as it was")))
        await table.people.open()
        visitor = await table.people.visitor("Noé")
        for account, name in zip((first, second), names, strict=True):
            found = await table.people.log_in(visitor, name, PHRASE)
            assert (found.id, found.name) == (account.id, name)
            assert (await table.rename(found, name)).name == name
            with pytest.raises(NameTaken):
                await table.rename(visitor, name)
            with pytest.raises(NameTaken):
                await table.rename(found, "Zoé-Tremblay")


# ---------------------------------------------------------------- names within a match


@at_table
async def test_a_bot_never_has_a_players_name(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor(BOT_NAMES[1])
        live = await opened(table, host, OPEN, BOT, ME, BOT)
        others = [BOT_NAMES[2], BOT_NAMES[3]]
        assert [seat.name for seat in live.feed.seats] == ["", others[0], BOT_NAMES[1], others[1]]
        guest = await table.people.visitor(others[0].upper())
        await table.join(guest, live.feed.record.id, 0)
        assert [seat.name for seat in live.feed.seats][1::2] == [others[1], BOT_NAMES[4]], (
            "nor one that looks like it"
        )
        await table.rename(guest, BOT_NAMES[4])
        names = [seat.name for seat in live.feed.seats]
        assert len(set(names)) == 4, names
        (listed,) = await table.listing(guest, "mine")
        assert [seat["name"] for seat in listed["seats"]] == names, "lists say the same"


@at_table
async def test_several_players_of_one_device_have_a_name_each(file: Path) -> None:
    async with table_on(file) as table:
        owner = await table.make_account(await table.people.visitor("Noé"), "Paul", PHRASE)
        host = await table.people.visitor("Léa")
        seats = [SeatWish("me", name="  Léa "), SeatWish("me", name="Karim"), SeatWish("me")]
        live = await opened(table, host, *seats)
        assert [seat.name for seat in live.feed.seats] == ["Léa", "Karim", "Léa"]
        await table.rename(host, "Maude")
        assert [seat.name for seat in live.feed.seats] == ["Léa", "Karim", "Maude"], (
            "a player without a chosen name gets another one"
        )
        again = await rematch(table, host, live.feed.record.id)
        assert [seat["name"] for seat in again["seats"]] == ["Léa", "Karim", "Maude"]
        with pytest.raises(NameTaken):
            await opened(table, host, ME, SeatWish("me", name="PauI"))
        assert [
            seat.name for seat in (await opened(table, owner, SeatWish("me", name="Paul"), ME)).feed.seats
        ] == ["Paul"] * 2
        with pytest.raises(Refused, match="1 to 40"):
            await opened(table, host, ME, SeatWish("me", name="x" * 41))
