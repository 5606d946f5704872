"""Undo: freely while nothing has been revealed, else by consent; always when alone against bots."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from tests.web.visiting import ME, OPEN, RANDOM, Live, Said, Visitor, play_out

Meet = Callable[..., Visitor]
Tabs = list[Live]


def show(fingers: int, total: int = 5) -> Said:
    return {"verb": "show", "fingers": fingers, "total": total}


@pytest.fixture
def three(visitor: Meet) -> Iterator[Tabs]:
    """Three people at a game of morra, with their tabs."""
    people = [visitor(name) for name in ("Agathe", "Karim", "Noé")]
    match = people[0].create("morra", ME, OPEN, OPEN)
    for one in people[1:]:
        one.join(match)
    with ExitStack() as stack:
        yield [stack.enter_context(one.follow(match)) for one in people]


def everywhere(tabs: Tabs, seq: int) -> int:
    for tab in tabs:
        tab.wait_until_seq(seq)
    return seq


def plays(tabs: Tabs, seat: int, fingers: int) -> int:
    return everywhere(tabs, tabs[seat].plays(seat, show(fingers)))


def round_of(tabs: Tabs, *fingers: int) -> None:
    for seat, shown in enumerate(fingers):
        plays(tabs, seat, shown)


def place(live: Live) -> Any:
    """A tab's position, without what it shows about undo."""
    return {key: live.now[key] for key in ("moves", "view", "to_move", "choices")}


# ---------------------------------------------------------------- free


def test_a_choice_that_revealed_nothing_is_undone_freely(three: Tabs) -> None:
    before = [place(tab) for tab in three]
    assert three[0].now["undo"] == {"0": "no"}
    plays(three, 0, 1)
    assert three[0].now["undo"] == {"0": "free"}
    everywhere(three, three[0].done("undo", seat=0))
    assert [place(tab) for tab in three] == before
    for tab in three:
        entry = tab.wait_for("undo")
        assert (entry["by"], entry["own"]) == (0, True)
    plays(three, 0, 2)
    assert three[0].now["view"]["your_choice"] == {"fingers": 2, "total": 5}


def test_an_independent_seat_undoes_freely_though_another_has_chosen_since(three: Tabs) -> None:
    plays(three, 0, 1)
    plays(three, 1, 2)
    assert [tab.now["undo"][str(seat)] for seat, tab in enumerate(three)] == ["free", "free", "no"]
    everywhere(three, three[0].done("undo", seat=0))
    for tab in three:
        assert (tab.now["to_move"], tab.now["moves"]) == ([0, 2], 1)
    assert three[1].now["view"]["your_choice"] == {"fingers": 2, "total": 5}
    plays(three, 0, 3)
    plays(three, 2, 3)
    assert [tab.now["undo"][str(seat)] for seat, tab in enumerate(three)] == ["ask"] * 3, (
        "everything was revealed"
    )


def test_a_place_is_chosen_again_in_bag(visitor: Meet) -> None:
    """Back to the draw before it, which used chance."""
    host = visitor()
    match = host.create("bag", ME, ME)
    with host.follow(match) as live:
        (seat,) = live.now["to_move"]
        while live.now["view"]["asks"]["step"] != "place":
            live.plays(seat, {"verb": "draw"})
            (seat,) = live.now["to_move"]
        before = place(live)
        live.plays(seat, live.choices(seat)[17])
        assert live.now["undo"][str(seat)] == "free"
        live.done("undo", seat=seat)
        assert place(live) == before


def test_nothing_is_undone_without_a_real_choice(three: Tabs) -> None:
    assert three[1].error("undo", seat=1) == "nothing"
    plays(three, 0, 1)
    assert three[1].now["undo"] == {"1": "no"}
    assert three[1].error("undo", seat=1) == "nothing"


def test_no_player_undoes_for_another(three: Tabs) -> None:
    plays(three, 0, 1)
    assert three[1].error("undo", seat=0) == "not_yours"
    assert three[0].now["moves"] == 1


def test_after_the_end_nothing_is_undone(three: Tabs) -> None:
    play_out(*three)
    assert three[0].now["undo"] == {"0": "no"}
    assert three[0].error("undo", seat=0) == "not_running"


# ---------------------------------------------------------------- by consent


def test_past_the_barrier_the_others_are_asked_and_may_agree(three: Tabs) -> None:
    """LU-4: the hands have been shown since."""
    before = [place(tab) for tab in three]
    round_of(three, 1, 1, 1)
    assert three[0].now["undo"] == {"0": "ask"}
    asked = everywhere(three, three[0].done("undo", seat=0))
    for tab in three:
        assert tab.proposal() == {"id": asked, "what": "undo", "by": 0, "waiting_for": [1, 2], "count": 3}
        assert tab.now["moves"] == 3
    seq = everywhere(three, three[1].done("vote", proposal=asked, yes=True))
    assert three[0].proposal()["waiting_for"] == [2]
    assert three[0].wait_for("vote")["decided"] is None
    seq = everywhere(three, three[2].done("vote", proposal=asked, yes=True) + 1)
    for tab in three:
        assert tab.entries[-2]["decided"] is True
        assert (tab.entries[-1]["kind"], tab.entries[-1]["count"], tab.entries[-1]["seq"]) == ("undo", 3, seq)
        assert tab.now["proposals"] == []
    assert [place(tab) for tab in three] == before


def test_a_single_no_ends_the_question(three: Tabs) -> None:
    round_of(three, 1, 1, 1)
    asked = everywhere(three, three[0].done("undo", seat=0))
    everywhere(three, three[1].done("vote", proposal=asked, yes=False))
    assert three[0].wait_for("vote")["decided"] is False
    assert three[0].now["proposals"] == []
    assert three[0].now["moves"] == 3
    assert three[2].error("vote", proposal=asked, yes=True) == "proposal"


def test_a_new_move_voids_the_question(three: Tabs) -> None:
    round_of(three, 1, 1, 1)
    asked = everywhere(three, three[0].done("undo", seat=0))
    plays(three, 2, 2)
    assert three[0].now["proposals"] == []
    assert three[1].error("vote", proposal=asked, yes=True) == "proposal"
    assert three[0].now["moves"] == 4


def test_one_question_at_a_time(three: Tabs) -> None:
    round_of(three, 1, 1, 1)
    everywhere(three, three[0].done("undo", seat=0))
    assert three[0].error("undo", seat=0) == "asked"
    assert three[1].error("undo", seat=1) == "asked"


def test_only_asked_players_vote_and_only_once(three: Tabs, visitor: Meet) -> None:
    round_of(three, 1, 1, 1)
    asked = everywhere(three, three[0].done("undo", seat=0))
    with visitor().follow(three[0].match) as stranger:
        for tab, code in ((three[0], "not_yours"), (stranger, "not_yours")):
            assert tab.error("vote", proposal=asked, yes=True) == code
    everywhere(three, three[1].done("vote", proposal=asked, yes=True))
    assert three[1].error("vote", proposal=asked, yes=True) == "not_yours"
    assert three[1].error("vote", proposal=asked + 50, yes=True) == "proposal"
    assert three[0].now["moves"] == 3


def test_open_proposals_are_sent_to_new_followers(three: Tabs, visitor: Meet) -> None:
    round_of(three, 1, 1, 1)
    asked = three[0].done("undo", seat=0)
    with visitor().follow(three[0].match) as watcher:
        assert watcher.proposal()["id"] == asked
        assert watcher.entries[-1]["id"] == asked


# ---------------------------------------------------------------- alone


def test_alone_against_bots_everything_is_undone_freely(visitor: Meet) -> None:
    host = visitor()
    match = host.create("parry", ME, RANDOM)
    with host.follow(match) as live:
        for _ in range(4):
            while not live.now["choices"]:
                live.hear()
            before = live.now["moves"]
            live.plays(0, live.choices(0)[-1])
        while not live.now["choices"]:
            live.hear()
        moves = live.now["moves"]
        assert live.now["undo"] == {"0": "free"}
        live.done("undo", seat=0)
        assert live.wait_for("undo") == live.entries[-1]
        assert live.now["moves"] == moves - live.entries[-1]["count"] == before
        assert live.choices(0), "the same question again"


def test_a_hot_seat_undoes_freely(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, ME)
    with host.follow(match) as live:
        for seat in (0, 1):
            live.plays(seat, show(1))
        assert live.now["undo"] == {"0": "free", "1": "free"}
        live.done("undo", seat=0)
        assert live.now["moves"] == 0


# ---------------------------------------------------------------- the position is the replay


def test_after_undos_the_position_is_the_replay_of_the_decisions_in_effect(visitor: Meet) -> None:
    host = visitor()
    match = host.create("parry", ME, ME)
    kept: list[tuple[int, Said]] = []
    with host.follow(match) as live:
        for turn in range(30):
            (seat,) = live.now["to_move"]
            if turn % 5 == 4:
                live.done("undo", seat=kept[-1][0])
                kept.pop()
            else:
                action = live.choices(seat)[turn % len(live.choices(seat))]
                live.plays(seat, action)
                kept.append((seat, action))
        assert live.now["moves"] == len(kept)
        view = live.now["view"]
        play_out(live)
    journal = read_journal(host.journal(match))
    game = load_game("parry")
    played = [(move.seat, move.action) for move in journal.moves]
    assert played[: len(kept)] == kept
    state = Match.replay(game, journal).at(len(kept))
    assert json.loads(json.dumps(state.view(view["you"]))) == view
