"""Nonces over HTTP: the hash of the seed first, then the players' nonces, and at the end all are revealed."""

import hashlib
import json
from collections.abc import Callable

import pytest

from tests.web.visiting import ME, OPEN, RANDOM, Said, Visitor, play_out

Meet = Callable[..., Visitor]
ONE, OTHER = "1" * 32, "0123456789abcdef" * 2


def announced(host: Visitor, *seats: Said) -> Said:
    said: Said = host.ok("POST", "/api/matches", {"game": "parry", "seats": seats, "nonces": True})
    return said


def nonces(said: Said) -> list[str | None]:
    return [seat["nonce"] for seat in said["seats"]]


def test_the_hash_is_there_before_any_nonce_and_the_end_shows_the_rest(visitor: Meet) -> None:
    host, guest = visitor(), visitor()
    opened = announced(host, ME, OPEN)
    match, shown = opened["id"], opened["seed_hash"]
    assert len(shown) == 64
    assert (opened["status"], nonces(opened)) == ("waiting", ["", None])
    assert host.ok("POST", f"/api/matches/{match}/nonce", {"seat": 0, "nonce": ONE})["seed_hash"] == shown
    assert nonces(guest.summary(match)) == [ONE, None], "public: the seed is already fixed"
    begun = guest.ok("POST", f"/api/matches/{match}/join", {"nonce": OTHER})
    assert (begun["status"], nonces(begun), begun["seed_hash"]) == ("running", [ONE, OTHER], shown)
    with host.follow(match) as live, guest.follow(match) as tab:
        assert {"seed", "drawn"}.isdisjoint(json.dumps(live.entries).split('"')), "while it is running"
        play_out(live, tab)
        end = live.wait_for("over")
    assert hashlib.sha256(end["seed"].encode()).hexdigest() == shown
    text = "\n".join(["ludotheque-seed-1", end["seed"], ONE, OTHER])
    assert end["drawn"] == hashlib.sha256(text.encode()).hexdigest()[:32]
    assert end["nonces"] == [ONE, OTHER]
    journal = host.journal(match)
    assert {key: journal[key] for key in ("seed", "nonces", "drawn")} == {
        key: end[key] for key in ("seed", "nonces", "drawn")
    }
    assert visitor().ok("POST", "/api/import", journal)["outcome"] == host.summary(match)["outcome"]


def test_a_match_against_bots_begins_with_the_nonce(visitor: Meet) -> None:
    host = visitor()
    match = announced(host, ME, RANDOM)["id"]
    with host.follow(match) as live:
        assert host.summary(match)["status"] == "waiting"
        host.ok("POST", f"/api/matches/{match}/nonce", {"seat": 0, "nonce": ONE})
        assert live.wait_for("nonce")["nonce"] == ONE
        live.wait_for("start")
        play_out(live)


@pytest.mark.parametrize("wrong", ["", "xyz", "1" * 31, "1" * 33, "1" * 9000, "F" * 32])
def test_invalid_nonces_are_refused(visitor: Meet, wrong: str) -> None:
    host, guest = visitor(), visitor()
    match = announced(host, ME, OPEN)["id"]
    assert host.refused("POST", f"/api/matches/{match}/nonce", {"seat": 0, "nonce": wrong}) == (409, "nonce")
    assert guest.refused("POST", f"/api/matches/{match}/join", {"nonce": wrong}) == (409, "nonce")
    assert nonces(host.summary(match)) == ["", None]


def test_after_the_start_no_nonce_can_be_changed(visitor: Meet) -> None:
    host, guest = visitor(), visitor()
    match = announced(host, ME, OPEN)["id"]
    path = f"/api/matches/{match}/nonce"
    host.ok("POST", path, {"seat": 0, "nonce": ONE})
    assert host.refused("POST", path, {"seat": 0, "nonce": OTHER}) == (409, "nonce")
    guest.join(match)
    assert host.refused("POST", path, {"seat": 0, "nonce": OTHER}) == (409, "started")
    assert guest.refused("POST", path, {"seat": 1, "nonce": OTHER}) == (409, "started")
    assert guest.refused("POST", path, {"seat": 0, "nonce": OTHER})[0] == 403
    assert nonces(host.summary(match)) == [ONE, None]


def test_a_rematch_and_a_fork_wait_for_a_nonce_that_was_announced(visitor: Meet) -> None:
    host = visitor()
    match = host.create("parry", ME, RANDOM)
    for path, more in (("rematch", {}), ("fork", {"moves": 0})):
        said = host.ok("POST", f"/api/matches/{match}/{path}", {"nonces": True, **more})
        assert (said["status"], nonces(said)) == ("waiting", ["", None])
        assert len(said["seed_hash"]) == 64
        begun = host.ok("POST", f"/api/matches/{said['id']}/nonce", {"seat": 0, "nonce": ONE})
        assert begun["status"] == "running"
        at_once = host.ok("POST", f"/api/matches/{match}/{path}", more)
        assert (at_once["status"], nonces(at_once)) == ("running", [None, None])
