"""Forced answers: the table gives the only possible answer if that reveals nothing to any person; otherwise the
player is asked."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from sqlalchemy import func, select

from ludotheque.core.cards import bit
from ludotheque.core.chance import Chance
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from ludotheque.store.errors import Unavailable
from ludotheque.store.tables import ENTRIES
from ludotheque.table import opening
from ludotheque.table.bots.playing import Players
from ludotheque.table.match import deeds, forced
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.opening import SeatWish, create
from ludotheque.table.past import history
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.sitting import BOT, ME, OPEN, Ear, everything, opened, plays, table_on
from tests.table.test_unavailable import Door
from tests.toys.hamlet.village import AT_PLAN
from tests.toys.parry import ParryGame
from tests.toys.parry.duel import AT_TURN, CARDS, PACK, PASS, STRIKE, Parry

PARRY_CARD = 20  # a parry; the first fourteen cards are blows
SEED = 3
NO_PARRY, WITH_PARRY = (0, 1, 2), (0, 1, PARRY_CARD)


@pytest.fixture(autouse=True)
def bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests make the bots' decisions and set what is drawn."""
    monkeypatch.setattr(Players, "wake", lambda players, live: None)
    monkeypatch.setattr(opening, "new_seed", lambda: SEED)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def deal(*hands: tuple[int, ...], first: int = 1) -> None:
        """From now on these hands are dealt, and this seat begins."""

        def dealt(game: ParryGame, seats: i64, chance: Chance, options: vec[i64]) -> Parry:
            s = game.blank(seats, chance)
            for seat, hand in enumerate(hands):
                for card in hand:
                    s.pile[card], s.seen[card] = PACK.of(seat), bit(seat)
            s.push(AT_TURN, first)
            return s

        monkeypatch.setattr(ParryGame, "deal", dealt)

    return deal


def begin(file: Path, test: Callable[[Table, Person], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with table_on(file) as table:
            await test(table, await table.people.visitor("Agathe"))

    asyncio.run(run())


async def bot_plays(live: LiveMatch, seat: int, action: int) -> int:
    return await live.changed(
        partial(deeds.play_bot, seat=seat, action=int(action), seq=live.feed.position_seq)
    )


def strike(card: int, target: int) -> dict[str, Any]:
    return {"verb": "strike", "card": CARDS.ids[card], "target": target}


async def struck(table: Table, host: Person, *seats: SeatWish, public: bool = False) -> LiveMatch:
    """Seat 1 has struck seat 0, and seat 2 has passed; all others are bots unless stated otherwise."""
    said = await create(table, host, "parry", {}, list(seats), public)
    live = await table.matches.open(said["id"])
    await bot_plays(live, 1, STRIKE.of(3, 0))
    await bot_plays(live, 2, PASS.of())
    return live


HANDS = (NO_PARRY, (3, 4, 5), (6, 7, 21))


# ---------------------------------------------------------------- who is asked


def test_the_only_possible_observer_is_not_asked_for_a_forced_answer(
    file: Path, deals: Callable[..., None]
) -> None:
    deals(*HANDS)

    async def test(table: Table, host: Person) -> None:
        live = await opened(table, host, ME, BOT, BOT, game="parry")
        ear = Ear(host)
        live.audience.followers.append(ear)
        await bot_plays(live, 1, STRIKE.of(3, 0))
        await bot_plays(live, 2, PASS.of())
        assert live.feed.match.state.to_move() == (2,), "the blow has landed, and the next turn has begun"
        entry = [said for said in ear.heard if said["type"] == "entry"][-1]["entry"]
        (passed,) = entry["then"]
        assert (passed["seat"], passed["action"], passed["forced"]) == (0, {"verb": "pass"}, True)
        assert [(move.seat, move.action["verb"]) for move in live.feed.match.journal.moves] == [
            (1, "strike"), (2, "pass"), (0, "pass")
        ]  # fmt: skip
        assert Match.replay(live.feed.match.game, live.feed.match.journal).state.to_move() == (2,)

    begin(file, test)


def test_a_seat_with_a_choice_is_asked(file: Path, deals: Callable[..., None]) -> None:
    deals(WITH_PARRY, *HANDS[1:])

    async def test(table: Table, host: Person) -> None:
        live = await struck(table, host, ME, BOT, BOT)
        assert live.feed.match.state.to_move() == (0,)

    begin(file, test)


@pytest.mark.parametrize("other", ["public", "hot seat", "spectator", "spectator elsewhere", "no cookie"])
def test_if_another_person_could_notice_all_are_asked(
    file: Path, deals: Callable[..., None], other: str
) -> None:
    deals(*HANDS)

    async def test(table: Table, host: Person) -> None:
        twice = (ME, BOT, ME) if other == "hot seat" else (ME, BOT, BOT)
        said = await create(table, host, "parry", {}, list(twice), other == "public")
        live = await table.matches.open(said["id"])
        if other == "spectator":
            live.audience.followers.append(Ear(await table.people.visitor("Karim")))
        elif other == "no cookie":
            live.audience.followers.append(Ear())
        elif other == "spectator elsewhere":
            live.audience.elsewhere = {forced.SPECTATORS}
        await bot_plays(live, 1, STRIKE.of(3, 0))
        if other == "hot seat":
            await plays(live, host, 2, {"verb": "pass"})
        else:
            await bot_plays(live, 2, PASS.of())
        assert live.feed.match.state.to_move() == (0,)

    begin(file, test)


def test_spectators_are_recorded_for_other_processes_and_removed(file: Path) -> None:
    async def test(table: Table, host: Person) -> None:
        live = await opened(table, host, ME, BOT, BOT, game="parry")
        spectator, tab = await table.people.visitor("Karim"), Ear()
        tab.person = spectator.id
        live.audience.followers.append(tab)
        table.matches.came(live, spectator.id)
        assert live.audience.attended == {forced.SPECTATORS}
        assert live.audience.absent() == [0]
        live.audience.followers.remove(tab)
        table.matches.went(live, spectator.id)
        assert live.audience.attended == set()
        assert live.audience.absent() == [0]

    begin(file, test)


def test_messages_to_two_people_do_not_depend_on_a_hidden_card(
    tmp_path: Path, deals: Callable[..., None]
) -> None:
    """Seat 0 is struck, with a parry in hand or without: what others are told, and when, is the same."""
    told = []

    async def test(table: Table, host: Person) -> None:
        other = await table.people.visitor("Karim")
        said = await create(table, host, "parry", {}, [ME, OPEN, BOT], False)
        live = await table.matches.open(said["id"])
        await live.changed(partial(deeds.sit_down, person=other, seat=1, colour=None, nonce=None))
        ears = Ear(other), Ear()
        live.audience.followers.extend(ears)
        await plays(live, other, 1, strike(3, 0))
        await bot_plays(live, 2, PASS.of())
        assert live.feed.match.state.to_move() == (0,), "the delay is the same: the player answers"
        heard = [[said["entry"] | said["now"] for said in ear.heard] for ear in ears]
        for entry in heard[0] + heard[1]:
            del entry["at"]
        told.append(json.dumps(heard, sort_keys=True))

    for number, hand in enumerate([NO_PARRY, WITH_PARRY]):
        deals(hand, (3, 4, 5), tuple(range(6, 20)))  # the same card is drawn by seat 1
        begin(tmp_path / f"{number}.sqlite3", test)
    assert told[0] == told[1]


def test_later_spectators_cannot_tell_it_from_a_standing_answer(
    file: Path, deals: Callable[..., None]
) -> None:
    deals(*HANDS)

    async def test(table: Table, host: Person) -> None:
        live = await struck(table, host, ME, BOT, BOT)
        (entry,) = [e for e in await history(table, live, (), 0) if "then" in e]
        assert set(entry["then"][0]) == {"seat", "action", "events"}
        assert "forced" not in entry
        (mine,) = [e for e in await history(table, live, (0,), 0) if "then" in e]
        assert mine["then"][0]["forced"] is True

    begin(file, test)


def test_where_nothing_is_hidden_between_seats_people_and_bots_are_not_asked(file: Path) -> None:
    async def test(table: Table, host: Person) -> None:
        other = await table.people.visitor("Karim")
        live = await opened(table, host, ME, OPEN, game="quadrata")
        await live.changed(partial(deeds.sit_down, person=other, seat=1, colour=None, nonce=None))
        people = [host, other]
        folded = 0
        for _ in range(80):
            state = live.feed.match.state
            if state.over():
                break
            seat = state.to_move()[0]
            legal = state.actions(seat)
            assert len(legal) > 1, "no question with a single answer is asked"
            action = live.feed.match.game.vocabulary.to_json(legal[len(legal) // 2])
            await plays(live, people[seat], seat, action)
            folded += sum(live.feed.forced[-8:])
        told = await history(table, live, (), 0)
        assert {answer.get("forced") for entry in told for answer in entry.get("then", [])} == {True}
        assert folded > 0

    begin(file, test)


# ---------------------------------------------------------------- taking back


def test_taking_back_goes_to_the_last_decision_that_a_person_made(
    file: Path, deals: Callable[..., None]
) -> None:
    deals(NO_PARRY, (3, 4, 5), tuple(range(14, 24)), first=0)  # no parry can be drawn

    async def test(table: Table, host: Person) -> None:
        live = await opened(table, host, ME, BOT, BOT, game="parry")
        before = to_json(live.feed.match.state)
        await plays(live, host, 0, {"verb": "rest"})
        await bot_plays(live, 1, STRIKE.of(3, 0))
        await bot_plays(live, 2, PASS.of())
        assert (live.feed.match.movers[-1], list(live.feed.forced)) == (0, [0, 0, 0, 1])
        await live.changed(partial(deeds.take_back, person=host.id, seat=0))
        assert to_json(live.feed.match.state) == before
        assert (list(live.feed.forced), list(live.feed.folded), list(live.feed.by_hand)) == ([], [], [])

    begin(file, test)


def test_a_decision_made_apart_goes_back_with_the_forced_answer_after_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In hamlet, a complete plan can only be called ready; the others are still planning."""

    async def test(table: Table, host: Person) -> None:
        live = await opened(table, host, ME, BOT, BOT, game="hamlet")
        monkeypatch.setattr(live.feed.match.game.steps[AT_PLAN], "asides", False)
        state = live.feed.match.state
        while True:
            legal = [
                live.feed.match.game.vocabulary.to_json(action) for action in live.feed.match.state.actions(0)
            ]
            wanted = [said for said in legal if said["verb"] != "ready"]
            before, made = list(live.feed.match.state.lane_of(0)), len(live.feed.match.actions)
            await plays(live, host, 0, wanted[0])
            if live.feed.forced[-1] and 0 not in live.feed.match.state.to_move():
                break
        assert live.feed.match.state.to_move() == (1, 2)
        assert state.apart()
        seat, action = 1, int(live.feed.match.state.actions(1)[0])
        await bot_plays(live, seat, action)
        await live.changed(partial(deeds.take_back, person=host.id, seat=0))
        entry = (await history(table, live, (0,), 0))[-1]
        assert (entry["kind"], entry["own"], entry["count"]) == ("undo", True, 2)
        assert len(live.feed.match.actions) == made + 1, "the bot's independent decision is kept"
        assert 0 in live.feed.match.state.to_move()
        assert list(live.feed.match.state.lane_of(0)) == before
        again = everything(live.feed)
        table.matches.live.clear()
        assert everything((await table.matches.open(live.feed.record.id)).feed) == again

    begin(file, test)


# ---------------------------------------------------------------- atomic writes


def test_a_decision_and_the_forced_answers_to_it_are_one_row_or_none(
    file: Path, deals: Callable[..., None]
) -> None:
    deals(*HANDS)

    async def rows(table: Table, live: LiveMatch) -> int:
        wanted = select(func.count()).where(ENTRIES.c.match == live.feed.record.id)
        return int(await table.store.read(lambda c: c.execute(wanted).scalar_one()))

    async def test(table: Table, host: Person) -> None:
        live = await opened(table, host, ME, BOT, BOT, game="parry")
        await bot_plays(live, 1, STRIKE.of(3, 0))
        door = await Door.of(table)
        before, written = everything(live.feed), await rows(table, live)
        door.shut()
        with pytest.raises(Unavailable):
            await bot_plays(live, 2, PASS.of())
        assert everything(live.feed) == before
        assert len(live.feed.match.actions) == 1, "the answer was undone with the decision it followed"
        door.open()
        await bot_plays(live, 2, PASS.of())
        assert await rows(table, live) == written + 1
        # A process that is killed here has written both, or neither.
        stood = everything(live.feed)
        table.matches.live.clear()
        again = await table.matches.open(live.feed.record.id)
        assert everything(again.feed) == stood
        assert list(again.feed.forced) == [0, 0, 1]

    begin(file, test)


def test_a_question_with_one_answer_that_an_older_program_left_open_is_asked(
    file: Path, deals: Callable[..., None]
) -> None:
    deals(*HANDS)

    async def test(table: Table, host: Person) -> None:
        live = await opened(table, host, ME, BOT, BOT, game="parry")
        live.feed.record.public = True  # in memory only; the store has another value
        await bot_plays(live, 1, STRIKE.of(3, 0))
        await bot_plays(live, 2, PASS.of())
        table.matches.live.clear()
        live = await table.matches.open(live.feed.record.id)
        assert live.feed.match.state.to_move() == (0,)
        await plays(live, host, 0, {"verb": "pass"})
        assert live.feed.match.state.to_move() == (2,)

    begin(file, test)
