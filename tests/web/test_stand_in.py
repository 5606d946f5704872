"""A bot for an absent player: with the consent of those present, and only until the player comes back."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.web.visiting import GREEDY, ME, OPEN, RANDOM, Live, Said, Visitor, wait_until

Meet = Callable[..., Visitor]
Tabs = list[Live]


def show(fingers: int, total: int = 5) -> Said:
    return {"verb": "show", "fingers": fingers, "total": total}


class Party:
    """People at a game of morra, with their tabs."""

    def __init__(self, stack: ExitStack, people: list[Visitor], patience: int = 0) -> None:
        self.people = people
        seats = [ME] + [OPEN] * (len(people) - 1)
        self.match = people[0].create("morra", *seats, options={"length": "long"}, patience=patience)
        for one in people[1:]:
            one.join(self.match)
        self.tabs = [stack.enter_context(one.follow(self.match)) for one in people]

    def seen(self, seq: int) -> int:
        for tab in self.tabs:
            tab.wait_until_seq(seq)
        return seq

    def leaves(self, seat: int) -> None:
        """A player closes the tab, and the server has noticed."""
        self.tabs.pop(seat).close()
        server = self.people[0].server
        wait_until(lambda: server.is_away(self.match, seat), "the table knows that he is away")

    def seat(self, seat: int) -> Said:
        said: Said = self.people[0].summary(self.match)["seats"][seat]
        return said


@pytest.fixture
def three(visitor: Meet) -> Iterator[Party]:
    with ExitStack() as stack:
        yield Party(stack, [visitor(name) for name in ("Agathe", "Karim", "Noé")])


@pytest.fixture
def two(visitor: Meet) -> Iterator[Party]:
    with ExitStack() as stack:
        yield Party(stack, [visitor(name) for name in ("Agathe", "Karim")])


def test_the_others_agree_on_a_bot_which_plays_until_the_player_is_back(three: Party) -> None:
    three.leaves(2)
    one, other = three.tabs
    asked = three.seen(one.done("stand_in", seat=2, level="random"))
    assert one.proposal() == {
        "id": asked, "what": "stand_in", "by": 0, "waiting_for": [1], "seat": 2, "level": "random"
    }  # fmt: skip
    assert three.seat(2)["stand_in"] is None
    three.seen(other.done("vote", proposal=asked, yes=True) + 1)
    entry = one.wait_for("seat", seq=asked + 2)
    assert (entry["seat"], entry["player"]["stand_in"], entry["player"]["kind"]) == (2, "random", "human")
    assert entry["player"]["name"] == "Noé"
    for tab in three.tabs:
        tab.wait_for("move", seat=2)
    with three.people[2].follow(three.match) as back:
        three.tabs.append(back)
        assert back.error("play", seat=2, seq=back.seq, action=show(1)) == "stand_in"
        assert back.now["choices"] == {}
        three.seen(back.done("take_back_seat", seat=2))
        assert three.seat(2)["stand_in"] is None
        for seat in (0, 1):
            three.seen(three.tabs[seat].plays(seat, show(1)))
        assert back.now["view"]["round"] == 2
        last = back.now["view"]["last_round"][2]["fingers"]
        three.seen(back.plays(2, show((last + 1) % 6)))


def test_a_single_no_keeps_the_seat(three: Party) -> None:
    three.leaves(2)
    asked = three.seen(three.tabs[0].done("stand_in", seat=2))
    three.seen(three.tabs[1].done("vote", proposal=asked, yes=False))
    assert three.tabs[0].now["proposals"] == []
    assert three.seat(2)["stand_in"] is None


def test_the_proposer_does_not_vote_and_a_returned_player_is_not_replaced(three: Party) -> None:
    three.leaves(2)
    asked = three.seen(three.tabs[0].done("stand_in", seat=2))
    assert three.tabs[0].error("vote", proposal=asked, yes=True) == "not_yours"
    with three.people[2].follow(three.match) as back:
        assert back.error("vote", proposal=asked, yes=False) == "not_yours"
        assert three.tabs[1].error("vote", proposal=asked, yes=True) == "back"
    assert three.seat(2)["stand_in"] is None


def test_no_player_is_replaced_before_the_patience_of_the_match(visitor: Meet) -> None:
    with ExitStack() as stack:
        two = Party(stack, [visitor("Agathe"), visitor("Karim")], patience=86_400)
        assert two.people[0].summary(two.match)["patience"] == 86_400
        two.leaves(1)
        answer = two.tabs[0].say("stand_in", seat=1)
        assert answer["error"] == "patience"
        assert "in 86" in answer["message"]
        assert two.seat(1)["stand_in"] is None


def test_the_own_seat_is_handed_over_at_once(three: Party) -> None:
    one = three.tabs[0]
    three.seen(one.done("stand_in", seat=0, level="greedy"))
    assert three.seat(0)["stand_in"] == "greedy"
    one.wait_for("move", seat=0)
    assert one.error("stand_in", seat=0) == "seat", "a bot plays there already"
    three.seen(one.done("take_back_seat", seat=0))
    assert one.error("take_back_seat", seat=0) == "seat"


def test_of_two_the_other_one_is_replaced_after_a_long_enough_absence(two: Party) -> None:
    two.leaves(1)
    one = two.tabs[0]
    two.seen(one.done("stand_in", seat=1, level="random"))
    assert two.seat(1)["stand_in"] == "random"
    assert one.now["proposals"] == []
    one.wait_for("move", seat=1)


def test_of_two_the_other_one_is_asked_while_present(two: Party) -> None:
    """Otherwise a player could let a bot play for the opponent before the opponent can choose."""
    one, other = two.tabs
    asked = two.seen(one.done("stand_in", seat=1, level="random"))
    assert other.proposal()["waiting_for"] == [1]
    assert two.seat(1)["stand_in"] is None
    assert one.error("vote", proposal=asked, yes=True) == "not_yours"
    two.seen(other.plays(1, show(1)))
    two.seen(other.done("vote", proposal=asked, yes=True) + 1)
    assert two.seat(1)["stand_in"] == "random"


def test_a_bot_needs_no_bot(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, RANDOM)
    with host.follow(match) as live:
        assert live.error("stand_in", seat=1) == "seat"
        assert live.error("stand_in", seat=7) == "seat"
        assert live.error("stand_in", seat=-1) == "seat"


def test_the_level_is_one_there_is(three: Party) -> None:
    assert three.tabs[0].error("stand_in", seat=2, level="genius") == "level"


def test_before_the_start_there_is_no_standing_in(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, OPEN)
    with host.follow(match) as live:
        assert live.error("stand_in", seat=0) == "not_yours"


def test_a_player_whose_bot_decided_is_not_asked_about_undo(three: Party) -> None:
    one, other, absent = three.tabs
    three.seen(absent.done("stand_in", seat=2, level="random"))
    absent.wait_for("move", seat=2)
    three.seen(max(tab.seq for tab in three.tabs))
    three.seen(one.plays(0, show(1)))
    three.seen(other.plays(1, show(1)))
    one.wait_for("move", seat=2)
    one.wait_for("move", seat=2)
    asked = one.done("undo", seat=0)
    assert one.proposal()["waiting_for"] == [1]
    other.wait_until_seq(asked)
    other.done("vote", proposal=asked, yes=True)
    one.wait_for("undo")


def test_a_whole_match_handed_over_ends_by_itself(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, GREEDY)
    with host.follow(match) as live:
        live.done("stand_in", seat=0, level="random")
        live.wait_for("over")
    assert [seat["kind"] for seat in host.summary(match)["seats"]] == ["human", "bot"]


def test_absences_and_returns_are_sent_to_all(three: Party) -> None:
    for tab in three.tabs:
        while tab.away:
            tab.hear()
    three.leaves(2)
    for tab in three.tabs:
        while tab.away != [2]:
            tab.hear()
    with three.people[2].follow(three.match) as back:
        assert back.sync["away"] == []
        for tab in three.tabs:
            while tab.away:
                tab.hear()
