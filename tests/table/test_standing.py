"""Standing answers: the table answers for a player, in one entry with the decision it follows."""

import asyncio
import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import EXTRA_GAMES
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from ludotheque.store.tables import ENTRIES, SEATS
from ludotheque.table import past
from ludotheque.table.errors import NotYours, Refused, SetAside
from ludotheque.table.match import deeds, forced
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.past import history
from ludotheque.table.people.people import Person
from ludotheque.table.stored.salvage import salvage
from ludotheque.table.table import Table
from tests.core.inn import AT_SETTLE, Inn
from tests.core.inn import Window as InnWindow
from tests.table.sitting import BOT, ME, OPEN, Ear, opened, plays, table_on

LET, REST = {"verb": "let"}, {"verb": "rest"}


@pytest.fixture(autouse=True)
def with_the_inn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_GAMES, f"{os.environ[EXTRA_GAMES]},tests.core.inn:game")


def toast(target: int) -> dict[str, Any]:
    return {"verb": "toast", "target": target}


class Evening:
    """Three people at the inn who follow it, and a spectator."""

    def __init__(self, table: Table, live: LiveMatch, people: list[Person]) -> None:
        self.table = table
        self.live = live
        self.people = people
        self.ears = [*map(Ear, people), Ear()]
        live.audience.followers.extend(self.ears)

    @classmethod
    async def begun(cls, table: Table, game: str = "inn") -> "Evening":
        people = [await table.people.visitor(name) for name in ("Agathe", "Karim", "Noé")]
        live = await opened(table, people[0], ME, OPEN, OPEN, game=game)
        for seat in (1, 2):
            await live.changed(
                partial(deeds.sit_down, person=people[seat], seat=seat, colour=None, nonce=None)
            )
        return cls(table, live, people)

    async def plays(self, seat: int, action: dict[str, Any]) -> int:
        return await plays(self.live, self.people[seat], seat, action)

    async def orders(self, seat: int, order: str, step: str = "window") -> int:
        return await self.table.give_order(self.live, self.people[seat].id, seat, step, order)

    async def takes_back(self, seat: int) -> int:
        return await self.live.changed(partial(deeds.take_back, person=self.people[seat].id, seat=seat))

    def last(self, reader: int) -> dict[str, Any]:
        """The newest entry, as one follower received it."""
        found: dict[str, Any] = [said for said in self.ears[reader].heard if said["type"] == "entry"][-1]
        return found

    def counts(self) -> list[int]:
        """How many entries each of them has received."""
        return [len([said for said in ear.heard if said["type"] == "entry"]) for ear in self.ears]

    def asked(self) -> tuple[int, ...]:
        return self.live.feed.match.state.to_move()


def run(test: Any, file: Path) -> None:
    async def begin() -> None:
        async with table_on(file) as table:
            await test(await Evening.begun(table))

    asyncio.run(begin())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


# ---------------------------------------------------------------- one entry without traces


def test_a_standing_answer_is_in_the_entry_of_the_decision_it_follows(file: Path) -> None:
    async def test(inn: Evening) -> None:
        await inn.orders(1, "default")
        await inn.orders(2, "default")
        assert inn.counts() == [0, 0, 0, 0], "an order is not an entry"
        seq = inn.live.feed.record.seq
        assert await inn.plays(0, toast(1)) == seq + 1
        assert inn.counts() == [1, 1, 1, 1]
        assert inn.asked() == (1,), "the toast was passed, and the next one is asked"
        entry = inn.last(3)["entry"]
        assert (entry["seat"], entry["events"]) == (0, [{"event": "toasted", "seat": 0, "target": 1}])
        assert entry["then"] == [
            {"seat": 1, "action": None, "events": []},
            {"seat": 2, "action": None, "events": [{"event": "drunk", "target": 1}]},
        ]
        assert [said["action"] for said in inn.last(1)["entry"]["then"]] == [LET, None]
        assert [said["action"] for said in inn.last(2)["entry"]["then"]] == [None, LET]
        assert inn.last(0)["now"]["moves"] == 3

    run(test, file)


def test_unless_mine_answers_where_the_question_is_about_another_player(file: Path) -> None:
    async def test(inn: Evening) -> None:
        for seat in range(3):
            await inn.orders(seat, "unless_mine")
        await inn.plays(0, toast(1))
        assert inn.asked() == (1,)
        assert [said["seat"] for said in inn.last(3)["entry"]["then"]] == [2]
        await inn.plays(1, LET)
        assert "then" not in inn.last(3)["entry"]
        await inn.plays(1, toast(2))
        assert inn.asked() == (2,)

    run(test, file)


def test_orders_are_sent_to_their_player_only(file: Path) -> None:
    async def test(inn: Evening) -> None:
        tab = Ear(inn.people[1])
        inn.live.audience.followers.append(tab)
        await inn.orders(1, "unless_mine")
        given = {"type": "orders", "orders": {"1": {"window": "unless_mine"}}}
        assert [ear.heard for ear in inn.ears] == [[], [given], [], []]
        assert tab.heard == [given], "in the player's other tab, too"
        await inn.plays(0, toast(1))
        assert [inn.last(reader)["now"]["orders"] for reader in range(4)] == [
            {}, {"1": {"window": "unless_mine"}}, {}, {}
        ]  # fmt: skip
        for reader in (0, 2, 3):
            assert "unless_mine" not in json.dumps(inn.ears[reader].heard)
            assert "unless_mine" not in json.dumps(await history(inn.table, inn.live, (), 0), default=str)
        assert "orders" not in json.dumps(inn.live.summary(inn.people[1].id))
        await inn.orders(1, "ask")
        assert inn.ears[1].heard[-1] == {"type": "orders", "orders": {}}

    run(test, file)


def test_open_windows_are_public_and_the_asked_seat_gets_its_default(file: Path) -> None:
    async def test(inn: Evening) -> None:
        await inn.plays(0, REST)
        assert [inn.last(reader)["now"]["window"] for reader in range(4)] == [False] * 4
        await inn.orders(2, "default")
        await inn.plays(1, toast(0))
        assert [inn.last(reader)["now"]["window"] for reader in range(4)] == [True] * 4
        assert [inn.last(reader)["now"]["silence"] for reader in range(4)] == [{"0": LET}, {}, {}, {}]

    run(test, file)


def test_a_plan_behind_a_screen_and_a_window_that_all_let_pass(file: Path) -> None:
    """Hamlet has both: plans are hidden until their player is ready; at the windows no player is asked."""

    async def test() -> None:
        async with table_on(file) as table:
            hamlet = await Evening.begun(table, "hamlet")
            for seat in range(3):
                await hamlet.orders(seat, "default", "answer")
            await hamlet.plays(0, {"verb": "choose", "plot": "mill"})
            await hamlet.plays(0, {"verb": "build", "storeys": 2})
            assert hamlet.counts() == [2, 0, 0, 0]
            for seat in (1, 2, 0):
                await hamlet.plays(seat, {"verb": "ready"})
            assert hamlet.counts() == [5, 3, 3, 3]
            entry = hamlet.last(3)["entry"]
            assert [said["event"] for said in entry["events"]] == ["is_ready", "shown", "announced"]
            assert [(said["seat"], said["action"]) for said in entry["then"]] == [(1, None), (2, None)]
            assert entry["then"][0]["events"] == []
            assert [said["event"] for said in entry["then"][1]["events"]][:2] == ["unopposed", "built"]
            assert hamlet.last(1)["entry"]["then"][0]["events"] == [
                {"event": "answered", "seat": 1, "card": None}
            ]
            assert hamlet.asked() == (0, 1, 2)

    asyncio.run(test())


def test_a_game_without_such_questions_says_nothing_of_them(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            table_of = await Evening.begun(table, "morra")
            await table_of.plays(0, {"verb": "show", "fingers": 1, "total": 5})
            assert not {"window", "orders", "silence"} & set(table_of.last(0)["now"])
            with pytest.raises(Refused, match="silence is an answer at: no question"):
                await table_of.orders(0, "default", "choose")

    asyncio.run(test())


# ---------------------------------------------------------------- giving orders


def test_an_order_given_while_one_is_asked_answers_at_once(file: Path) -> None:
    async def test(inn: Evening) -> None:
        await inn.plays(0, toast(1))
        assert inn.asked() == (1, 2)
        await inn.orders(1, "unless_mine")
        assert inn.asked() == (1, 2), "it concerns the player"
        seq = inn.live.feed.record.seq
        assert await inn.orders(2, "unless_mine") == seq + 1
        assert inn.asked() == (1,)
        assert await inn.orders(1, "default") == seq + 2
        assert inn.asked() == (1,)
        assert inn.live.feed.match.state.ask(1) == {"step": "turn"}
        assert list(inn.live.feed.by_hand) == [True] * 3, (
            "an order given during the question counts as the player's own answer"
        )
        assert await inn.orders(1, "ask") == seq + 2

    run(test, file)


def test_only_the_player_gives_orders_and_only_such_as_there_are(file: Path) -> None:
    async def test(inn: Evening) -> None:
        with pytest.raises(NotYours):
            await inn.table.give_order(inn.live, inn.people[0].id, 1, "window", "default")
        with pytest.raises(NotYours):
            await inn.table.give_order(inn.live, None, 1, "window", "default")
        with pytest.raises(Refused, match="silence is an answer at: window"):
            await inn.orders(1, "default", "turn")
        with pytest.raises(Refused, match="one of ask, default, unless_mine"):
            await inn.orders(1, "unless_i_could_answer")
        assert inn.live.audience.orders == {}

    run(test, file)


def test_orders_survive_a_restart_and_damaged_ones_are_asked_as_usual(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            inn = await Evening.begun(table)
            await inn.orders(1, "default")
            await inn.orders(2, "unless_mine")
            match, people = inn.live.feed.record.id, inn.people
        async with table_on(file) as table:
            inn = Evening(table, await table.matches.open(match), people)
            assert inn.live.audience.orders == {1: {"window": "default"}, 2: {"window": "unless_mine"}}
            await inn.plays(0, toast(2))
            assert inn.asked() == (2,)
            await inn.orders(1, "ask")
            broken = SEATS.update().where(SEATS.c.seat == 2).values(orders=[1, 2])
            await table.store.write(lambda c: c.execute(broken))
        async with table_on(file) as table:
            live = await table.matches.open(match)
            assert (live.audience.orders, live.feed.match.state.to_move()) == ({}, (2,))

    asyncio.run(test())


def test_a_stand_in_decides_itself_and_orders_are_suspended(file: Path) -> None:
    async def test(inn: Evening) -> None:
        await inn.orders(1, "default")
        await inn.orders(2, "default")
        person = inn.people[1].id
        await inn.live.changed(partial(deeds.propose_stand_in, person=person, seat=1, level="random"))
        await inn.plays(0, toast(1))
        assert inn.asked() == (1,)
        seq = inn.live.feed.position_seq
        let = inn.live.feed.match.state.default(1)
        await inn.live.changed(partial(deeds.play_bot, seat=1, action=let, seq=seq))
        assert inn.live.feed.match.state.ask(1) == {"step": "turn"}
        assert list(inn.live.feed.by_hand) == [True, False, False]

    run(test, file)


def test_answers_follow_a_bots_decision(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            person = await table.people.visitor("Agathe")
            live = await opened(table, person, ME, BOT, game="inn")
            live.audience.followers.append(Ear(person))
            await table.give_order(live, person.id, 0, "window", "default")
            await live.changed(
                partial(deeds.play, person=person.id, seat=0, action=REST, seq=live.feed.record.seq)
            )
            act = live.feed.match.game.vocabulary.from_json(toast(0))
            await live.changed(partial(deeds.play_bot, seat=1, action=act, seq=live.feed.position_seq))
            assert (list(live.feed.match.movers), live.feed.match.state.ask(0)) == (
                [0, 1, 0],
                {"step": "turn"},
            )

    asyncio.run(test())


def test_a_game_that_goes_round_in_circles_is_stopped(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked_again(self: InnWindow, s: Inn, seat: int, action: int) -> None:
        s.points[seat] = 0

    monkeypatch.setattr(InnWindow, "apply", asked_again)

    async def test(inn: Evening) -> None:
        await inn.orders(1, "default")
        await inn.plays(0, toast(1))
        assert (len(inn.live.feed.match.actions), inn.asked()) == (1 + forced.MOST_ANSWERS, (1, 2))

    run(test, file)


@pytest.mark.parametrize("wrong", ["illegal", "broken"])
def test_a_default_that_is_wrong_does_not_stop_a_match(
    file: Path, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def default(self: InnWindow, s: Inn, seat: int) -> int:
        assert wrong == "illegal", "a bug of the game"
        return 0

    monkeypatch.setattr(InnWindow, "default", default)

    async def test(inn: Evening) -> None:
        inn.live.audience.orders = {1: {"window": "default"}}
        before = to_json(inn.live.feed.match.state)
        if wrong == "illegal":
            await inn.plays(0, toast(1))
            assert inn.asked() == (1, 2)
        else:
            with pytest.raises(AssertionError):
                await inn.plays(0, toast(1))
            assert to_json(inn.live.feed.match.state) == before

    run(test, file)


# ---------------------------------------------------------------- taking back


def test_a_decision_is_undone_freely_with_the_standing_answers_to_it(file: Path) -> None:
    async def test(inn: Evening) -> None:
        await inn.orders(2, "default")
        before = to_json(inn.live.feed.match.state)
        await inn.plays(0, toast(1))
        assert inn.last(0)["now"]["undo"] == {"0": "free"}, "no person decided it"
        await inn.takes_back(0)
        assert to_json(inn.live.feed.match.state) == before
        assert [inn.last(reader)["entry"]["count"] for reader in range(4)] == [2] * 4
        assert [
            len(kept)
            for kept in (inn.live.feed.screens.decisions, inn.live.feed.by_hand, inn.live.feed.folded)
        ] == [
            0,
            0,
            0,
        ]
        await inn.plays(0, toast(1))
        await inn.plays(1, LET)
        assert inn.last(0)["now"]["undo"] == {"0": "ask"}, "a player has answered, and all know the result"

    run(test, file)


def test_a_player_undoes_an_own_standing_answer_and_is_asked_then(file: Path) -> None:
    async def test(inn: Evening) -> None:
        await inn.orders(2, "default")
        await inn.plays(0, toast(1))
        assert inn.last(2)["now"]["undo"] == {"2": "free"}
        await inn.takes_back(2)
        assert inn.asked() == (1, 2)
        assert inn.last(0)["entry"]["count"] == 1
        await inn.plays(1, LET)
        assert inn.live.feed.match.state.ask(1) == {"step": "turn"}, (
            "with the next decision the order applies again"
        )

    run(test, file)


def test_where_all_work_apart_ones_own_answer_is_taken_out(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            inn = await Evening.begun(table)
            monkeypatch.setattr(inn.live.feed.match.game.steps[AT_SETTLE], "apart", True)
            for seat in (1, 2):
                await inn.orders(seat, "unless_mine")
            await inn.plays(0, toast(1))
            assert (inn.asked(), inn.last(0)["now"]["undo"]) == ((1,), {"0": "free"})
            await inn.takes_back(2)
            assert inn.last(0)["entry"]["own"]
            assert (inn.asked(), list(inn.live.feed.match.movers), list(inn.live.feed.folded)) == (
                (1, 2),
                [0],
                [False],
            )

    asyncio.run(test())


def test_by_consent_all_human_players_are_asked(file: Path) -> None:
    async def test(inn: Evening) -> None:
        for seat in (1, 2):
            await inn.orders(seat, "default")
        await inn.plays(0, toast(1))
        assert inn.last(0)["now"]["undo"] == {"0": "ask"}, "that no player objected was information"
        asked = await inn.takes_back(0)
        assert inn.last(1)["entry"]["waiting_for"] == [1, 2]
        assert inn.last(1)["entry"]["count"] == 3
        for seat in (1, 2):
            await inn.live.changed(partial(deeds.vote, person=inn.people[seat].id, proposal=asked, yes=True))
        assert (len(inn.live.feed.match.actions), inn.asked()) == (0, (0,))

    run(test, file)


# ---------------------------------------------------------------- persistence


def test_a_match_with_standing_answers_is_loaded_and_undone(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            inn = await Evening.begun(table)
            await inn.orders(2, "default")
            await inn.plays(0, toast(1))
            await inn.plays(1, LET)
            await inn.plays(1, toast(0))
            kept = to_json(inn.live.feed.match.state), list(inn.live.feed.folded), list(inn.live.feed.by_hand)
            match, people = inn.live.feed.record.id, inn.people
            told = [await history(table, inn.live, mine, 0) for mine in ((0,), (2,), ())]
        async with table_on(file) as table:
            inn = Evening(table, await table.matches.open(match), people)
            assert (
                to_json(inn.live.feed.match.state),
                list(inn.live.feed.folded),
                list(inn.live.feed.by_hand),
            ) == kept
            assert inn.live.feed.record.moves == 5
            assert [await history(table, inn.live, mine, 0) for mine in ((0,), (2,), ())] == told
            assert [entry["then"][0]["action"] for entry in told[1] if "then" in entry] == [LET, LET]
            assert [entry["then"][0]["action"] for entry in told[2] if "then" in entry] == [None, None]
            await inn.takes_back(1)
            assert len(inn.live.feed.match.actions) == 3
            found = await table.store.read(lambda c: salvage(c, match))
            assert found is not None
            moves = json.loads(found.text)["moves"]
            assert [move["seat"] for move in moves] == [0, 2, 1]
            assert (
                Match.replay(inn.live.feed.match.game, inn.live.feed.match.journal).state.to_move()
                == inn.asked()
            )

    asyncio.run(test())


def test_a_past_position_is_that_of_a_decision_whether_it_was_a_standing_answer_or_not(file: Path) -> None:
    async def test(inn: Evening) -> None:
        await inn.orders(1, "default")
        await inn.plays(0, toast(1))
        first = await past.at(inn.table, inn.people[0], inn.live.feed.record.id, 1)
        second = await past.at(inn.table, inn.people[0], inn.live.feed.record.id, 2)
        assert (first["seat"], first["view"]["to_move"], first["action"]) == (0, [1, 2], toast(1))
        assert (second["seat"], second["view"]["to_move"], second["action"]) == (1, [2], None)

    run(test, file)


@pytest.mark.parametrize(
    ("then", "cause"),
    [([[2, REST]], "illegal"), ([[2, {"verb": "sing"}]], "decision"), ([[2]], "damaged"), (7, "damaged")],
)
def test_a_damaged_standing_answer_sets_a_match_aside(file: Path, then: Any, cause: str) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            inn = await Evening.begun(table)
            await inn.orders(2, "default")
            seq = await inn.plays(0, toast(1))
            body = {"seat": 0, "action": toast(1), "then": then}
            spoilt = ENTRIES.update().where(ENTRIES.c.seq == seq).values(body=body)
            await table.store.write(lambda c: c.execute(spoilt))
            match = inn.live.feed.record.id
        async with table_on(file) as table:
            with pytest.raises(SetAside) as aside:
                await table.matches.open(match)
            assert aside.value.cause == cause
            found = await table.store.read(lambda c: salvage(c, match))
            assert found is not None
            assert "toast" in found.text

    asyncio.run(test())
