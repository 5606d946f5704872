"""Coach, overview and guide over HTTP and the live connection; what a person has met."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.teaching.guide import guide_of
from ludotheque.core.teaching.pages import steps_that_ask
from tests.web.serving import Server
from tests.web.visiting import ME, RANDOM, Live, Said, Visitor

Meet = Callable[..., Visitor]
GAME = "quebec"
NOTHING: Said = {"coach": True, "met": {}, "guides": {}, "played": []}


# ---------------------------------------------------------------- texts


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_game_tells_its_cards_its_overview_and_the_stops_of_its_guide(visitor: Meet, lang: str) -> None:
    said = visitor().ok("GET", f"/api/games/{GAME}/teaching/{lang}")
    card = said["cards"]["main"]
    assert set(said["cards"]) <= set(steps_that_ask(load_game(GAME)))
    assert "QC-5.2" in card["asked"]["rules"]
    assert 2 <= len(card["points"]) <= 3
    assert {"QC-5.2", *card["points"][0]["rules"]} <= set(card["rules"])
    assert said["overview"][0]["id"] == "goal"
    guide = guide_of(load_game(GAME))
    assert guide is not None
    assert said["guide"]["minutes"] == guide.minutes
    assert [stop["id"] for stop in said["guide"]["stops"]] == [stop.id for stop in guide.stops]
    assert all(stop["title"] for stop in said["guide"]["stops"])


def test_a_game_without_a_coach_has_none(visitor: Meet) -> None:
    anyone = visitor()
    assert anyone.ok("GET", "/api/games/morra/teaching/en") == {"cards": {}, "overview": [], "guide": None}
    assert anyone.refused("GET", "/api/games/morra/teaching/xx") == (404, "not_found")
    guides = {game["id"]: game["guide"] for game in anyone.ok("GET", "/api/games")}
    assert guides["morra"] is None
    assert guides[GAME] > 0


# ---------------------------------------------------------------- a guided match


def asked(tab: Live) -> Said:
    """Wait until seat 0 is asked; what the guide says then."""
    while "0" not in tab.now["choices"]:
        tab.hear()
    said: Said = tab.now["guide"]
    return said


def suggestion(guide: Said) -> Said | None:
    return next((stop["suggest"] for stop in guide["stops"] if stop["suggest"] is not None), None)


def begun(visitor: Visitor) -> Said:
    said: Said = visitor.ok("POST", f"/api/games/{GAME}/guide")
    return said


def test_a_guided_match_begins_at_once_and_says_so(visitor: Meet) -> None:
    me = visitor()
    match = begun(me)
    guide = guide_of(load_game(GAME))
    assert guide is not None
    assert (match["guided"], match["status"], match["public"]) == (True, "running", False)
    assert [seat["kind"] for seat in match["seats"]] == ["human"] + ["bot"] * len(guide.bots)
    assert match["seats"][0]["you"]
    assert match["id"] in me.listed("mine")
    with me.follow(match["id"]) as tab:
        said = asked(tab)
        assert said["of"] == len(guide.stops)
        assert said["reached"] == [stop["id"] for stop in said["stops"]]
        assert (said["otherwise"], said["ended"]) == (None, False)
        assert all(set(stop["text"]) == {"fr", "en"} for stop in said["stops"])


def test_only_the_person_of_a_guided_match_is_told(visitor: Meet) -> None:
    match = begun(visitor())["id"]
    with visitor().follow(match) as spectator:
        assert "guide" not in spectator.now
    other = visitor()
    ordinary = other.create("morra", ME, RANDOM)
    assert other.summary(ordinary)["guided"] is False
    with other.follow(ordinary) as tab:
        assert "guide" not in tab.now


def test_the_same_choices_lead_to_the_same_guided_match(visitor: Meet) -> None:
    told = []
    for _ in range(2):
        me = visitor()
        match = begun(me)["id"]
        course: list[Any] = []
        with me.follow(match) as tab:
            while len(course) < 8:
                said = asked(tab)
                course.append((tab.now["view"], [stop["id"] for stop in said["stops"]]))
                tab.plays(0, suggestion(said) or tab.choices(0)[0])
        told.append(course)
    assert told[0] == told[1]


def test_undo_and_reload_show_the_same_stops_again(visitor: Meet) -> None:
    me = visitor()
    match = begun(me)["id"]
    with me.follow(match) as tab:
        first = asked(tab)
        choice = suggestion(first)
        assert choice is not None
        tab.plays(0, choice)
        assert asked(tab)["stops"] != first["stops"]
        tab.done("undo", seat=0)
        assert asked(tab) == first
    with me.follow(match) as again:
        assert asked(again) == first


def test_another_choice_than_the_suggested_one_is_answered(visitor: Meet) -> None:
    me = visitor()
    match = begun(me)["id"]
    with me.follow(match) as tab:
        suggested = suggestion(asked(tab))
        assert suggested is not None
        other = next(choice for choice in tab.choices(0) if choice["verb"] != suggested["verb"])
        tab.plays(0, other)
        said = asked(tab)["otherwise"]
        assert said is not None
        assert set(said) == {"fr", "en"}


def test_a_rematch_of_a_guided_match_is_an_ordinary_one(visitor: Meet) -> None:
    me = visitor()
    match = begun(me)["id"]
    assert me.ok("POST", f"/api/matches/{match}/rematch")["guided"] is False


def test_a_game_without_a_guide_has_no_guided_match(visitor: Meet) -> None:
    for game in ("morra", "chess"):
        assert visitor().refused("POST", f"/api/games/{game}/guide") == (404, "not_found")


# ---------------------------------------------------------------- what a person has met


def test_what_is_met_is_added_and_forgotten(visitor: Meet) -> None:
    me = visitor()
    path = "/api/me/teaching"
    assert me.ok("GET", path) == NOTHING
    me.ok("PATCH", path, {"met": {GAME: ["main"]}})
    me.ok("PATCH", path, {"met": {GAME: ["place", "main"]}, "guides": {GAME: "skipped"}})
    said = me.ok("PATCH", path, {"coach": False})
    assert said == {
        "coach": False,
        "met": {GAME: ["main", "place"]},
        "guides": {GAME: "skipped"},
        "played": [],
    }
    assert me.ok("GET", path) == said
    assert me.ok("PATCH", path, {"guides": {GAME: None}})["guides"] == {}
    assert me.ok("DELETE", path) == NOTHING
    assert me.ok("GET", path) == NOTHING
    assert visitor().ok("GET", path) == NOTHING


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"met": {"chess": []}}, 409),
        ({"met": {GAME: ["castling"]}}, 409),
        ({"guides": {"morra": "finished"}}, 409),
        ({"guides": {GAME: "loved"}}, 400),
        ({"coach": "loud"}, 400),
        ({"played": [GAME]}, 400),
    ],
)
def test_what_does_not_exist_is_not_met(visitor: Meet, change: Said, status: int) -> None:
    me = visitor()
    assert me.ask("PATCH", "/api/me/teaching", change).status_code == status
    assert me.ok("GET", "/api/me/teaching") == NOTHING


def test_a_game_is_played_once_a_match_without_a_guide_has_begun(visitor: Meet) -> None:
    me = visitor()
    begun(me)
    me.create("morra", ME, {"kind": "open"})
    assert me.ok("GET", "/api/me/teaching")["played"] == []
    me.create("morra", ME, RANDOM)
    assert me.ok("GET", "/api/me/teaching")["played"] == ["morra"]


def test_a_visitor_brings_what_was_met_to_the_account(visitor: Meet) -> None:
    owner, name = visitor(), "Hortense Meteau"
    owner.ok("POST", "/api/account", {"name": name, "passphrase": "une longue phrase de passe"})
    owner.ok(
        "PATCH", "/api/me/teaching", {"met": {GAME: ["main"]}, "guides": {GAME: "finished"}, "coach": False}
    )
    guest = visitor()
    guest.ok("PATCH", "/api/me/teaching", {"met": {GAME: ["place"], "morra": ["throw"][:0]}})
    guest.ok("PATCH", "/api/me/teaching", {"guides": {GAME: "skipped"}})
    guest.ok("POST", "/api/login", {"name": name, "passphrase": "une longue phrase de passe"})
    said = guest.ok("GET", "/api/me/teaching")
    assert said["met"][GAME] == ["main", "place"]
    assert said["guides"] == {GAME: "finished"}
    assert said["coach"] is False


def test_what_is_met_survives_a_restart(make_server: Callable[..., Server]) -> None:
    server = make_server()
    me = Visitor(server)
    me.ok("PATCH", "/api/me/teaching", {"met": {GAME: ["main"]}})
    server.kill()
    server.start()
    assert me.ok("GET", "/api/me/teaching")["met"] == {GAME: ["main"]}


def test_changes_of_what_is_met_are_limited(make_server: Callable[..., Server]) -> None:
    me = Visitor(make_server(teaching_per_person=2))
    for _ in range(2):
        me.ok("PATCH", "/api/me/teaching", {"coach": True})
    assert me.refused("PATCH", "/api/me/teaching", {"coach": True}) == (429, "wait")
    assert me.refused("DELETE", "/api/me/teaching") == (429, "wait")
    assert me.ok("GET", "/api/me/teaching") == NOTHING
