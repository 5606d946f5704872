"""Past positions, forks, export and import of journals."""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from tests.web.serving import ROOT, Server
from tests.web.visiting import ME, OPEN, RANDOM, Said, Visitor, play_out

Meet = Callable[..., Visitor]


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


class Finished(NamedTuple):
    """A match of parry between two people, played to the end."""

    match: str
    host: Visitor
    guest: Visitor
    journal: Said
    whole: Match


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    host, guest = Visitor(server, "Agathe"), Visitor(server, "Karim")
    match = host.create("parry", ME, OPEN, name="La belle")
    guest.join(match)
    with host.follow(match) as one, guest.follow(match) as other:
        play_out(one, other, chance=random.Random(2))
    journal = host.journal(match)
    return Finished(match, host, guest, journal, Match.replay(load_game("parry"), read_journal(journal)))


# ---------------------------------------------------------------- past positions


def test_the_course_has_the_points_after_each_change(finished: Finished, visitor: Meet) -> None:
    """Of all players, for all; the last ones are those of the result."""
    said = visitor().ok("GET", f"/api/matches/{finished.match}/course")
    assert said == finished.host.ok("GET", f"/api/matches/{finished.match}/course")
    whole = finished.whole
    points = [whole.game.score(whole.at(moves)).points for moves in range(len(whole.actions) + 1)]
    changes = [0] + [moves for moves in range(1, len(points)) if points[moves] != points[moves - 1]]
    assert len(changes) > 1
    # This game declares no decisive events.
    assert said == {"moves": changes, "points": [points[moves] for moves in changes], "moments": []}
    assert said["points"][-1] == finished.host.summary(finished.match)["outcome"]["points"]


def test_half_points_are_written_as_such_in_the_course(visitor: Meet) -> None:
    host = visitor()
    match = host.create("bag", ME, ME)
    assert host.refused("GET", f"/api/matches/{match}/course") == (409, "running")
    with host.follow(match) as live:
        play_out(live, chance=random.Random(1))
    said = host.ok("GET", f"/api/matches/{match}/course")
    assert said["points"][-1] == host.summary(match)["outcome"]["points"]
    assert any(points % 1 == 0.5 for now in said["points"] for points in now)


@pytest.mark.parametrize("who", ["host", "guest", "watcher"])
def test_past_positions_are_those_of_the_replay(finished: Finished, visitor: Meet, who: str) -> None:
    client, seat = {"host": (finished.host, 0), "guest": (finished.guest, 1), "watcher": (visitor(), -1)}[who]
    whole = finished.whole
    total = len(whole.actions)
    for moves in {0, 1, 2, total // 3, total // 2, total - 1, total}:
        said = client.at(finished.match, moves)
        state = whole.at(moves)
        assert (said["moves"], said["total"]) == (moves, total)
        assert said["view"] == as_json(state.view(seat))
        past = Match(whole.game, whole.header)
        log = None
        for mover, action in zip(whole.movers[:moves], whole.actions[:moves], strict=True):
            log = past.play(mover, action)
        assert said["events"] == ([] if log is None else as_json([e.to_json(seat) for e in log.events]))
        assert said["seat"] == (whole.movers[moves - 1] if moves else None)
        assert said["action"] == (whole.game.vocabulary.to_json(whole.actions[moves - 1]) if moves else None)


@pytest.mark.parametrize("moves", ["-1", "1000", "9" * 30, "abc", "1.5", "9" * 5000])
def test_a_position_that_was_never_reached_is_refused(finished: Finished, moves: str) -> None:
    answer = finished.host.ask("GET", f"/api/matches/{finished.match}/at/{moves}")
    assert answer.status_code in (400, 404, 409)


def test_past_positions_of_a_running_match_show_only_the_knowledge_of_then(visitor: Meet) -> None:
    host = visitor()
    match = host.create("parry", ME, ME)
    with host.follow(match) as live:
        views = [live.now["view"]]
        for _ in range(6):
            (seat,) = live.now["to_move"]
            live.plays(seat, live.choices(seat)[0])
            views.append(live.now["view"])
        for moves, view in enumerate(views):
            if view["you"] == 0:
                assert host.at(match, moves)["view"] == view


# ---------------------------------------------------------------- forks


def test_a_fork_continues_against_bots_from_a_past_position(finished: Finished) -> None:
    moves = len(finished.whole.actions) // 2
    said = finished.guest.ok("POST", f"/api/matches/{finished.match}/fork", {"moves": moves})
    assert said["id"] != finished.match
    assert [seat["kind"] for seat in said["seats"]] == ["bot", "human"]
    assert said["public"] is False
    assert said["name"] == "La belle"
    with finished.guest.follow(said["id"]) as live:
        assert finished.guest.at(said["id"], 0)["view"] == as_json(finished.whole.at(moves).view(1)), (
            "without hidden information nothing is re-dealt"
        )
        play_out(live)
        seed = live.entries[-1]["seed"]
    assert hashlib.sha256(seed.encode()).hexdigest() == said["seed_hash"], "its draws are fixed, too"
    again = Match.replay(load_game("parry"), read_journal(finished.guest.journal(said["id"])))
    assert again.state.over()


def test_a_watcher_may_fork_and_sits_at_the_first_seat(finished: Finished, visitor: Meet) -> None:
    watcher = visitor()
    said = watcher.ok("POST", f"/api/matches/{finished.match}/fork", {"moves": 0})
    assert [seat["you"] for seat in said["seats"]] == [True, False]
    assert said["id"] in watcher.listed("mine")
    assert said["id"] not in finished.host.listed("mine")


# The hand of seat 0 in Parry.
HAND_OF_HOST = 3


def test_a_fork_of_a_running_match_redeals_hidden_things(visitor: Meet) -> None:
    host, guest = visitor(), visitor()
    match = host.create("parry", ME, OPEN)
    guest.join(match)
    own = guest.at(match, 0)["view"]
    secret = host.at(match, 0)["view"]["known"][0]
    hands = set()
    for _ in range(6):
        fork = guest.ok("POST", f"/api/matches/{match}/fork", {"moves": 0})["id"]
        assert guest.at(fork, 0)["view"] == own, "the forking player's knowledge is kept"
        with guest.server.file() as file:
            (start,) = file.execute("SELECT start FROM matches WHERE id = ?", (fork,)).fetchone()
        hands.add(tuple(card for card, pile in enumerate(json.loads(start)["pile"]) if pile == HAND_OF_HOST))
    cards = load_game("parry").vocabulary.verbs[0].domains[0].ids
    assert len(hands) > 1
    assert hands != {tuple(cards.index(card) for card in secret)}


@pytest.mark.parametrize("moves", [-1, 10**6, 2**70])
def test_a_fork_from_nowhere_is_refused(finished: Finished, moves: int) -> None:
    assert finished.host.refused("POST", f"/api/matches/{finished.match}/fork", {"moves": moves})[0] in (
        400,
        409,
    )


def test_a_fork_from_the_end_is_refused(finished: Finished) -> None:
    path = f"/api/matches/{finished.match}/fork"
    assert finished.host.refused("POST", path, {"moves": len(finished.whole.actions)}) == (409, "moves")


# ---------------------------------------------------------------- journals


def test_a_journal_is_for_finished_matches_only(visitor: Meet) -> None:
    host, guest = visitor(), visitor()
    match = host.create("morra", ME, OPEN)
    for client in (host, guest):
        assert client.refused("GET", f"/api/matches/{match}/journal") == (409, "running")
    guest.join(match)
    for client in (host, guest):
        assert client.refused("GET", f"/api/matches/{match}/journal") == (409, "running")


def test_the_revealed_seed_is_the_one_whose_hash_was_shown(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, ME)
    shown = host.summary(match)["seed_hash"]
    with host.follow(match) as live:
        play_out(live)
        seed = live.entries[-1]["seed"]
    assert hashlib.sha256(seed.encode()).hexdigest() == shown
    assert host.journal(match)["seed"] == seed


def test_a_journal_is_a_file_with_the_names_of_the_players(finished: Finished) -> None:
    answer = finished.host.ask("GET", f"/api/matches/{finished.match}/journal")
    assert answer.headers["content-disposition"] == f'attachment; filename="{finished.match}.json"'
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["players"] == ["Agathe", "Karim"]
    assert finished.whole.state.over()


def test_a_journal_taken_in_again_leads_to_the_same_outcome(finished: Finished, visitor: Meet) -> None:
    bringer = visitor("Rosalie")
    said = bringer.ok("POST", "/api/import", finished.journal)
    assert said["status"] == "over"
    assert said["outcome"] == finished.host.summary(finished.match)["outcome"]
    assert (said["moves"], said["public"], said["name"]) == (len(finished.whole.actions), False, "Rosalie")
    assert all(seat["you"] for seat in said["seats"])
    again = bringer.journal(said["id"])
    assert {**again, "players": []} == {**finished.journal, "players": []}


def test_an_unfinished_journal_is_played_on(finished: Finished, visitor: Meet) -> None:
    bringer = visitor()
    moves = finished.journal["moves"][:7]
    said = bringer.ok("POST", "/api/import", {**finished.journal, "moves": moves})
    assert (said["status"], said["moves"]) == ("running", 7)
    with bringer.follow(said["id"]) as live:
        assert live.now["to_move"] == list(finished.whole.at(7).to_move())
        play_out(live)


def test_a_journal_from_a_position_is_taken_in(finished: Finished, visitor: Meet) -> None:
    fork = finished.guest.ok("POST", f"/api/matches/{finished.match}/fork", {"moves": 3})["id"]
    with finished.guest.follow(fork) as live:
        play_out(live)
    journal = finished.guest.journal(fork)
    assert "start" in journal
    assert visitor().ok("POST", "/api/import", journal)["outcome"] == finished.guest.summary(fork)["outcome"]


def test_a_journal_that_begins_at_the_end_is_over_at_once(finished: Finished, visitor: Meet) -> None:
    from ludotheque.core.position import to_json

    end = Match.from_position(load_game("parry"), to_json(finished.whole.state)).journal.to_json()
    said = visitor().ok("POST", "/api/import", end)
    assert (said["status"], said["moves"]) == ("over", 0)


def test_a_finished_game_of_the_collection_is_taken_in(visitor: Meet) -> None:
    journal = json.loads((ROOT / "tests/finished/morra-3-long-1.json").read_text())
    scored = json.loads((ROOT / "tests/finished/morra-3-long-1.score.json").read_text())
    assert visitor().ok("POST", "/api/import", journal)["outcome"]["points"] == scored["points"]


BROKEN: dict[str, tuple[Callable[[Said], object], str]] = {
    "no object": (lambda j: [j], ""),
    "nothing": (lambda j: {}, "format"),
    "an unknown key": (lambda j: {**j, "colour": 1}, "colour"),
    "another format": (lambda j: {**j, "format": 99}, "format 99"),
    "no seed": (lambda j: {k: v for k, v in j.items() if k != "seed"}, "seed"),
    "a bad seed": (lambda j: {**j, "seed": "xyz"}, "32 hexadecimal digits"),
    "a bad seat count": (lambda j: {**j, "seats": 9}, "seats"),
    "an endless seat count": (lambda j: {**j, "seats": 10**30}, "seats"),
    "a bad option": (lambda j: {**j, "options": {"colour": "red"}}, "colour"),
    "other data": (lambda j: {**j, "content": "0" * 64}, "component data"),
    "a move of a seat that does not exist": (lambda j: {**j, "moves": [{"seat": 7, "action": {}}]}, "move 1"),
    "an endless seat": (lambda j: {**j, "moves": [{"seat": 10**30, "action": {}}]}, "seat"),
    "an unreadable move": (lambda j: {**j, "moves": [{"seat": 0, "action": {"verb": "fly"}}]}, "move 1"),
    "a move that is forbidden": (lambda j: {**j, "moves": j["moves"][:3] + j["moves"][:1]}, "move 4"),
    "another drawn seed": (lambda j: {**j, "drawn": "0" * 32}, "drawn"),
    "a nonce that is none": (lambda j: {**j, "nonces": ["xyz"] * j["seats"]}, "nonces"),
    "too many nonces": (lambda j: {**j, "nonces": ["0" * 32] * 9}, "nonces"),
    "a broken position": (lambda j: {**{k: v for k, v in j.items() if k != "seed"}, "start": {}}, "game"),
    "moves of the wrong shape": (lambda j: {**j, "moves": {"0": "fly"}}, "moves"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_bad_journal_is_refused_with_words(finished: Finished, visitor: Meet, how: str) -> None:
    bringer = visitor()
    change, word = BROKEN[how]
    answer = bringer.ask("POST", "/api/import", change(finished.journal))
    assert answer.status_code in (400, 409)
    said = answer.json()
    assert word in said.get("message", str(said))
    assert bringer.listed("mine") == []


def test_a_journal_of_an_unknown_game_is_refused(finished: Finished, visitor: Meet) -> None:
    assert visitor().refused("POST", "/api/import", {**finished.journal, "game": "chess"}) == (
        409,
        "journal",
    )


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff\xfe", b'"\x80"', b'{"a":' * 5000, b"[" * 100_000, b'{"format": NaN}']
)
def test_invalid_json_is_refused(visitor: Meet, server: Server, text: bytes) -> None:
    answer = visitor().http.post(
        f"{server.url}/api/import", content=text, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400


def test_an_import_beside_bots_does_not_wake_any(finished: Finished, visitor: Meet) -> None:
    """All seats belong to the importing person, not to those who played them."""
    bringer = visitor()
    match = bringer.create("parry", ME, RANDOM)
    assert bringer.summary(match)["status"] == "running"
    said = bringer.ok("POST", "/api/import", {**finished.journal, "moves": []})
    assert [seat["kind"] for seat in said["seats"]] == ["human", "human"]
