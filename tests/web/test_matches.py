"""Opening a match, joining, leaving, finding it again, and rematches."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.web.serving import Server
from tests.web.visiting import GREEDY, ME, OPEN, RANDOM, Said, Visitor, wait_until

Meet = Callable[..., Visitor]


def order(game: str = "morra", **changes: Any) -> Said:
    return {"game": game, "seats": [ME, OPEN]} | changes


# ---------------------------------------------------------------- opening


@pytest.mark.parametrize(
    ("wanted", "status", "code", "words"),
    [
        (order("chess"), 404, "not_found", "game"),
        (order(seats=[]), 409, "setup", "seats: morra is for 2, 3, 4, 5; got 0"),
        (order(seats=[ME]), 409, "setup", "got 1"),
        (order(seats=[ME] * 6), 409, "setup", "got 6"),
        (order("quebec"), 409, "setup", "quebec is for 3, 4, 5"),
        (order(options={"length": "endless"}), 409, "setup", "expected one of short, long"),
        (order(options={"length": 0}), 409, "setup", "expected one of short, long"),
        (order(options={"colour": "red"}), 409, "setup", "unknown option 'colour'"),
        (order(seats=[ME, {"kind": "bot", "level": "genius"}]), 409, "level", "random, greedy"),
        (order(seats=[ME, {"kind": "alien"}]), 409, "seats", "'me', 'open' or a 'bot'"),
        (order(name="x" * 81), 409, "name", "1 to 80"),
        (order(name="\u200b\u0000"), 409, "name", "1 to 80"),
    ],
)
def test_a_match_that_can_not_be_is_refused_with_words(
    visitor: Meet, wanted: Said, status: int, code: str, words: str
) -> None:
    host = visitor()
    answer = host.ask("POST", "/api/matches", wanted)
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert words in answer.json()["message"]
    assert host.listed("mine") == []


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        None,
        {"game": "morra"},
        order(seats="two"),
        order(seats=[{"kind": "me", "person": "unknown-person"}]),
        order(seats=[{"level": "random"}]),
        order(options=[]),
        order(options={"length": None}),
        order(public="yes"),
        order(seed="0" * 32),
        order() | {"game": ["morra"]},
    ],
)
def test_a_match_of_the_wrong_shape_is_refused(visitor: Meet, body: object) -> None:
    assert visitor().refused("POST", "/api/matches", body)[0] == 400


def test_a_match_shows_the_hash_of_its_seed_and_no_seed(visitor: Meet, server: Server) -> None:
    host = visitor("Agathe")
    match = host.create("morra", ME, OPEN, options={"length": "long"}, name="Chez  Agathe")
    said = host.summary(match)
    assert (said["name"], said["game"], said["options"]) == ("Chez Agathe", "morra", {"length": "long"})
    assert (said["status"], said["moves"], said["to_move"]) == ("waiting", 0, [])
    assert said["host"] is True
    assert said["outcome"] is None
    assert len(said["seed_hash"]) == 64
    with server.file() as file:
        (seed,) = file.execute("SELECT seed FROM matches WHERE id = ?", (match,)).fetchone()
    assert seed not in str(said)
    with host.follow(match) as live:
        assert seed not in live.told


def test_options_left_out_have_their_first_value(visitor: Meet) -> None:
    host = visitor("Agathe")
    said = host.summary(host.create("morra", ME, OPEN))
    assert said["options"] == {"length": "short"}
    assert said["name"] == "Agathe"


def test_a_full_table_begins_at_once(visitor: Meet) -> None:
    host = visitor("Agathe")
    said = host.summary(host.create("morra", ME, ME))
    assert (said["status"], said["to_move"]) == ("running", [0, 1])
    assert [seat["you"] for seat in said["seats"]] == [True, True]


def test_bots_alone_play_to_the_end_while_their_host_watches(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", RANDOM, GREEDY)
    with host.follow(match) as live:
        live.wait_for("over")
        assert live.sync["you"] == []
        assert live.sync["match"]["host"] is True
    said = host.summary(match)
    assert [seat["kind"] for seat in said["seats"]] == ["bot", "bot"]
    assert said["seats"][0]["name"] != said["seats"][1]["name"]


def test_a_host_without_a_seat_and_a_stranger_are_distinguished_live(visitor: Meet) -> None:
    host, stranger, guest = visitor(), visitor(), visitor()
    match = host.create("morra", OPEN, OPEN)
    with stranger.follow(match) as theirs, host.follow(match) as own:
        guest.join(match)
        theirs.wait_for("seat")
        own.wait_for("seat")
        assert '"host":false' in theirs.raw[-1]
        assert '"host":true' in own.raw[-1]


# ---------------------------------------------------------------- joining and leaving


def test_another_visitor_sits_down_and_play_begins(visitor: Meet) -> None:
    host, guest = visitor("Agathe"), visitor("Karim")
    match = host.create("morra", ME, OPEN, RANDOM)
    with host.follow(match) as live:
        assert live.now["choices"] == {}
        said = guest.join(match)
        assert said["status"] == "running"
        assert [seat["name"] for seat in said["seats"]][:2] == ["Agathe", "Karim"]
        assert [seat["you"] for seat in said["seats"]] == [False, True, False]
        entry = live.wait_for("seat", seat=1)
        assert entry["player"] == {
            "seat": 1, "kind": "human", "name": "Karim", "you": False, "level": None, "stand_in": None,
            "colour": None, "nonce": None,
        }  # fmt: skip
        live.wait_for("start")
        assert live.now["choices"]["0"]
        live.wait_for("move", seat=2)


def test_a_bot_does_not_move_before_the_start(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", RANDOM, OPEN)
    with host.follow(match) as live:
        assert (
            live.error("play", seat=0, seq=0, action={"verb": "show", "fingers": 1, "total": 1})
            == "not_yours"
        )
    assert host.summary(match)["moves"] == 0


def test_no_moves_before_the_start(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, OPEN)
    with host.follow(match) as live:
        assert (
            live.error("play", seat=0, seq=0, action={"verb": "show", "fingers": 1, "total": 1})
            == "not_running"
        )
        assert live.error("undo", seat=0) == "not_running"


def test_a_certain_seat_may_be_chosen(visitor: Meet) -> None:
    host, guest, late = visitor(), visitor(), visitor()
    match = host.create("morra", ME, OPEN, OPEN)
    assert guest.join(match, 2)["seats"][2]["you"] is True
    for seat in (0, 2, 3, -1, 10**30):
        assert late.refused("POST", f"/api/matches/{match}/join", {"seat": seat})[0] in (400, 409)
    assert late.join(match)["seats"][1]["you"] is True


def test_sitting_down_twice_is_harmless(visitor: Meet) -> None:
    host, guest = visitor(), visitor()
    match = host.create("morra", ME, OPEN, OPEN)
    first = guest.join(match)
    again = guest.join(match, 2)
    assert again == first


def test_latecomers_may_watch(visitor: Meet) -> None:
    host, guest, late = visitor(), visitor(), visitor()
    match = host.create("morra", ME, OPEN)
    guest.join(match)
    assert late.refused("POST", f"/api/matches/{match}/join", {}) == (409, "started")
    with late.follow(match) as live:
        assert live.sync["you"] == []
        assert live.now["choices"] == {}
        assert live.now["view"]["you"] is None


def test_the_last_seat_goes_to_one_of_several_simultaneous_players(visitor: Meet) -> None:
    host, crowd = visitor(), [visitor() for _ in range(6)]
    match = host.create("morra", ME, OPEN, OPEN)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda one: one.ask("POST", f"/api/matches/{match}/join", {}), crowd))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 409, 409, 409, 409]
    with host.follow(match) as live:
        assert [entry["kind"] for entry in live.entries] == ["seat", "seat", "start"]


def test_standing_up_before_the_start_opens_the_seat_again(visitor: Meet) -> None:
    host, guest, other = visitor(), visitor(), visitor()
    match = host.create("morra", ME, OPEN, OPEN)
    guest.join(match)
    said = guest.ok("POST", f"/api/matches/{match}/leave")
    assert [seat["kind"] for seat in said["seats"]] == ["human", "open", "open"]
    assert match not in guest.listed("mine")
    assert guest.refused("POST", f"/api/matches/{match}/leave") == (403, "not_yours")
    assert other.join(match)["seats"][1]["you"] is True


def test_a_hot_seat_leaves_all_its_seats(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, OPEN, ME)
    said = host.ok("POST", f"/api/matches/{match}/leave")
    assert [seat["kind"] for seat in said["seats"]] == ["open"] * 3
    assert match in host.listed("mine"), "the host may come back"


def test_no_player_leaves_after_the_start(visitor: Meet) -> None:
    host, stranger = visitor(), visitor()
    match = host.create("morra", ME, RANDOM)
    assert host.refused("POST", f"/api/matches/{match}/leave") == (409, "started")
    assert stranger.refused("POST", f"/api/matches/{match}/leave") == (403, "not_yours")


# ---------------------------------------------------------------- lists


def test_lists_show_matches_by_permission(visitor: Meet) -> None:
    host, guest, stranger = visitor(), visitor(), visitor()
    made = {
        (public, full): host.create("morra", ME, OPEN if not full else ME, public=public)
        for public in (True, False)
        for full in (True, False)
    }
    for client in (guest, stranger):
        assert made[True, False] in client.listed("open")
        assert made[True, True] in client.listed("running")
        everything = {*client.listed("open"), *client.listed("running"), *client.listed("mine")}
        assert not everything & {made[False, False], made[False, True]}, "link only"
        assert client.listed("mine") == []
    assert set(host.listed("mine")) == set(made.values())
    guest.join(made[False, False])
    assert guest.listed("mine") == [made[False, False]]
    assert made[False, False] not in stranger.listed("running")
    assert stranger.summary(made[False, False])["status"] == "running", "anyone with the link may watch"
    assert stranger.refused("GET", "/api/matches?list=all")[0] == 400


def test_lists_have_the_newest_first(visitor: Meet) -> None:
    host = visitor()
    old, new = host.create("morra", ME, ME), host.create("morra", ME, ME)
    assert host.listed("mine") == [new, old]
    with host.follow(old) as live:
        live.done("chat", text="encore là")
    assert host.listed("mine") == [old, new]


def test_a_finished_match_stays_in_the_own_list_with_its_outcome(visitor: Meet) -> None:
    host, stranger = visitor(), visitor()
    match = host.create("morra", RANDOM, RANDOM, public=True)
    wait_until(lambda: host.summary(match)["status"] == "over", "the bots finish")
    (said,) = host.ok("GET", "/api/matches?list=mine")
    assert said["outcome"] == host.summary(match)["outcome"]
    assert said["outcome"]["winners"]
    assert match not in stranger.listed("running") + stranger.listed("open")


# ---------------------------------------------------------------- rematches


def test_a_rematch_has_the_same_seats_with_the_others_to_come(visitor: Meet) -> None:
    host, guest = visitor(), visitor()
    match = host.create("morra", ME, OPEN, GREEDY, options={"length": "long"}, public=True, name="Jeudi")
    guest.join(match)
    again = guest.ok("POST", f"/api/matches/{match}/rematch")
    before = guest.summary(match)
    assert again["id"] != match
    assert again["seed_hash"] != before["seed_hash"]
    assert [again[key] for key in ("game", "options", "public", "name")] == [
        "morra",
        {"length": "long"},
        True,
        "Jeudi",
    ]
    assert [seat["kind"] for seat in again["seats"]] == ["open", "human", "bot"]
    assert [seat["you"] for seat in again["seats"]] == [False, True, False]
    assert again["seats"][2]["level"] == "greedy"
    assert host.join(again["id"])["status"] == "running"


def test_only_players_ask_for_a_rematch(visitor: Meet) -> None:
    host, stranger = visitor(), visitor()
    match = host.create("morra", ME, ME)
    assert stranger.refused("POST", f"/api/matches/{match}/rematch") == (403, "not_yours")


@pytest.mark.parametrize("match", ["nothere", "x" * 16, "..%2Fmatches", "%00", "%C3%A9"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("GET", "/at/0"),
        ("GET", "/journal"),
        ("POST", "/leave"),
        ("POST", "/rematch"),
        ("POST", "/join"),
    ],
)
def test_an_unknown_match_is_not_found(visitor: Meet, match: str, method: str, path: str) -> None:
    body: Said | None = {} if path == "/join" else None
    answer = visitor().ask(method, f"/api/matches/{match}{path}", body)
    assert answer.status_code in (404, 405)


def test_an_endless_match_id_is_refused(visitor: Meet) -> None:
    assert visitor().refused("GET", "/api/matches/" + "x" * 17)[0] == 400
