"""No client receives what its player may not know: the raw bytes are searched."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from tests.web.serving import Server
from tests.web.visiting import ME, OPEN, RANDOM, Live, Said, Visitor, play_out

Meet = Callable[..., Visitor]

# In the second round the host shows what the others showed in the first: they can't choose it themselves (MO-3), so
# that it does not appear among their own choices.
FIRST = {0: (5, 9), 1: (2, 3), 2: (2, 4)}
SECRET = {"fingers": 2, "total": 11}


def show(fingers: int, total: int) -> Said:
    return {"verb": "show", "fingers": fingers, "total": total}


def holds_secret(value: Any) -> bool:
    """Whether the secret occurs anywhere inside."""
    if isinstance(value, dict):
        if value.get("fingers") == SECRET["fingers"] and value.get("total") == SECRET["total"]:
            return True
        return any(holds_secret(inner) for inner in value.values())
    return isinstance(value, list) and any(holds_secret(inner) for inner in value)


def tells_secret(text: str) -> bool:
    return '"fingers":2,"total":11' in text.replace(" ", "") or holds_secret(json.loads(text))


class Room(NamedTuple):
    """The second round of a game of morra: the host has chosen, two guests have not; and there is a spectator."""

    match: str
    host: Visitor
    guest: Visitor
    watcher: Visitor
    hosts: Live
    guests: Live
    other: Live
    watching: Live


@pytest.fixture
def room(visitor: Meet) -> Iterator[Room]:
    host, guest, third, watcher = visitor("Agathe"), visitor("Karim"), visitor("Noé"), visitor()
    match = host.create("morra", ME, OPEN, OPEN)
    guest.join(match)
    third.join(match)
    with ExitStack() as stack:
        tabs = [stack.enter_context(one.follow(match)) for one in (host, guest, third, watcher)]
        for seat, choice in FIRST.items():
            seq = tabs[seat].plays(seat, show(*choice))
            for tab in tabs:
                tab.wait_until_seq(seq)
        for tab in tabs:
            tab.raw.clear()  # in the first round anybody might have chosen the same
        seq = tabs[0].plays(0, show(**SECRET))
        for tab in tabs:
            tab.wait_until_seq(seq)
        yield Room(match, host, guest, watcher, *tabs)


def test_a_secret_choice_is_sent_to_its_player_only(room: Room) -> None:
    assert tells_secret(room.hosts.raw[-1]) or tells_secret(room.hosts.raw[-2])
    for tab in (room.guests, room.other, room.watching):
        assert not any(tells_secret(text) for text in tab.raw)
        entry = tab.wait_for("move", seq=tab.seq)
        assert entry["action"] is None
        assert entry["events"] == [{"event": "chose", "seat": 0}]
    assert room.guests.now["view"]["chosen"] == [True, False, False]


def test_a_secret_choice_is_not_sent_to_reconnecting_players(room: Room) -> None:
    for client in (room.guest, room.watcher, Visitor(room.host.server, unknown=True)):
        for since in (0, 3, room.hosts.seq - 1):
            with client.follow(room.match, since) as back:
                assert not any(tells_secret(text) for text in back.raw)
    with room.host.follow(room.match) as back:
        assert tells_secret(back.told)


def test_a_secret_choice_is_not_in_past_positions_or_summaries(room: Room) -> None:
    for client in (room.guest, room.watcher):
        for moves in range(5):
            assert not tells_secret(client.ask("GET", f"/api/matches/{room.match}/at/{moves}").text)
        assert not tells_secret(client.ask("GET", f"/api/matches/{room.match}").text)
        assert client.refused("GET", f"/api/matches/{room.match}/journal") == (409, "running")
    own = room.host.at(room.match, 4)
    assert own["action"] == show(**SECRET)
    assert own["view"]["your_choice"] == SECRET


def test_a_secret_choice_is_redealt_in_a_fork(room: Room, server: Server) -> None:
    """Neither the forking player's view nor the data of the fork contain it."""
    dealt = set()
    for client in (room.guest, room.watcher):
        for _ in range(8):
            answer = client.ask("POST", f"/api/matches/{room.match}/fork", {"moves": 4})
            assert not tells_secret(answer.text)
            with server.file() as file:
                (start,) = file.execute(
                    "SELECT start FROM matches WHERE id = ?", (answer.json()["id"],)
                ).fetchone()
            position = json.loads(start)
            dealt.add((position["fingers"][0], position["total"][0]))
            assert position["fingers"][0] != 5, "MO-3 holds in what is dealt"
    assert len(dealt) > 1, "sixteen equal results are not random"


def test_a_forking_player_does_not_get_it_while_playing_on(room: Room) -> None:
    fork = room.guest.ok("POST", f"/api/matches/{room.match}/fork", {"moves": 4})["id"]
    with room.guest.follow(fork) as live:
        assert live.sync["you"] == [1]
        assert not any(tells_secret(text) for text in live.raw)
        live.wait_for("move", seat=2)
        assert live.now["view"]["your_choice"] is None


def test_nothing_is_learnt_from_taking_it_back(room: Room) -> None:
    seq = room.hosts.done("undo", seat=0)
    for tab in (room.guests, room.watching):
        tab.wait_until_seq(seq)
        assert not any(tells_secret(text) for text in tab.raw)


def test_why_tells_nothing_of_another_seat(room: Room) -> None:
    """A guest can't choose the same because of the guest's own last hand, before and after the host has chosen."""
    answer = room.guests.why(1, show(**SECRET))
    assert answer["rule"] == "MO-3"
    assert room.guests.error("why", seat=0, action=show(**SECRET)) == "not_yours"


def test_a_secret_choice_is_sent_to_all_when_the_hands_are_shown(room: Room) -> None:
    tabs = (room.hosts, room.guests, room.other, room.watching)
    for seat in (1, 2):
        seq = tabs[seat].plays(seat, show(0, 5))
        for tab in tabs:
            tab.wait_until_seq(seq)
    for tab in tabs:
        assert {"event": "shown", "seat": 0, **SECRET} in tab.entries[-1]["events"]


def test_every_choice_is_sent_when_the_match_is_over(room: Room) -> None:
    play_out(room.hosts, room.guests, room.other)
    journal = room.host.journal(room.match)
    with room.watcher.follow(room.match) as live:
        told = [(entry["seat"], entry["action"]) for entry in live.entries if entry["kind"] == "move"]
    assert told == [(move["seat"], move["action"]) for move in journal["moves"]]
    assert room.watcher.at(room.match, 4)["action"] == show(**SECRET)


# ---------------------------------------------------------------- hidden hands


@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_hands_are_sent_as_each_seat_may_know_them(visitor: Meet, seed: int) -> None:
    """Everything each player received equals the core's own view and events for that seat, and no more."""
    host, guest, watcher = visitor(), visitor(), visitor()
    match = host.create("parry", ME, OPEN, RANDOM)
    guest.join(match)
    with host.follow(match) as one, guest.follow(match) as other, watcher.follow(match) as third:
        play_out(one, other, chance=random.Random(seed))
        third.wait_for("over")
        game = load_game("parry")
        whole = Match.replay(game, read_journal(host.journal(match)))
        for tab, seat in ((one, 0), (other, 1), (third, -1)):
            check_told(tab, seat, game.id, whole)


def check_told(tab: Live, seat: int, game: str, whole: Match) -> None:
    past = Match(load_game(game), whole.header)
    for text in tab.raw:
        said = json.loads(text)
        if said["type"] != "entry" or said["entry"]["kind"] != "move":
            continue
        number = said["now"]["moves"]
        while len(past.actions) < number:
            mover, action = whole.movers[len(past.actions)], whole.actions[len(past.actions)]
            log = past.play(mover, action)
        entry = said["entry"]
        assert entry["events"] == json.loads(json.dumps([event.to_json(seat) for event in log.events]))
        assert entry["action"] == (past.game.vocabulary.to_json(action) if mover == seat else None)
        assert said["now"]["view"] == json.loads(json.dumps(past.state.view(seat)))
        asked = [str(seat)] if seat in past.state.to_move() else []
        assert list(said["now"]["choices"]) == asked
