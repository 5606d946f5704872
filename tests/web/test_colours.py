"""Colours of pieces: requested with a match, changed while it waits, and constant afterwards."""

from collections.abc import Callable

import pytest

from tests.web.visiting import ME, OPEN, RANDOM, Said, Visitor, play_out

Meet = Callable[..., Visitor]


def in_colour(seat: Said, colour: str) -> Said:
    return seat | {"colour": colour}


def takes(who: Visitor, match: str, seat: int, colour: str) -> Said:
    said: Said = who.ok("POST", f"/api/matches/{match}/colour", {"seat": seat, "colour": colour})
    return said


def refused(who: Visitor, match: str, seat: int, colour: str) -> tuple[int, str]:
    return who.refused("POST", f"/api/matches/{match}/colour", {"seat": seat, "colour": colour})


# ---------------------------------------------------------------- with the match


def test_games_name_their_colours_in_the_order_of_the_seats(visitor: Meet) -> None:
    colours = {game["id"]: game["colours"] for game in visitor().ok("GET", "/api/games")}
    assert colours["quebec"] == ["black", "white", "green", "blue", "orange"]
    assert colours["nouvelle_france"] == ["yellow", "blue", "brown", "white"]
    assert colours["morra"] == []


def test_seats_have_the_colours_of_their_places_unless_asked_otherwise(visitor: Meet) -> None:
    host = visitor()
    assert host.colours(host.create("quebec", ME, OPEN, RANDOM)) == ["black", "white", "green"]
    assert host.colours(host.create("quebec", in_colour(ME, "green"), OPEN, RANDOM)) == [
        "green",
        "white",
        "black",
    ]
    assert host.colours(host.create("morra", ME, OPEN)) == [None, None]
    assert host.colours(host.create("nouvelle_france", ME)) == [None]


@pytest.mark.parametrize(
    ("game", "seats", "words"),
    [
        ("quebec", [in_colour(ME, "pink"), OPEN, OPEN], "unknown colour 'pink'"),
        ("quebec", [in_colour(ME, "blue"), OPEN, in_colour(OPEN, "blue")], "blue is taken twice"),
        ("morra", [in_colour(ME, "blue"), OPEN], "none are chosen in morra"),
        ("nouvelle_france", [in_colour(ME, "blue")], "none are chosen in nouvelle_france for 1"),
        ("quebec", [in_colour(ME, "blue"), OPEN], "quebec is for 3, 4, 5"),
    ],
)
def test_a_colour_that_can_not_be_is_refused_with_words(
    visitor: Meet, game: str, seats: list[Said], words: str
) -> None:
    answer = visitor().ask("POST", "/api/matches", {"game": game, "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (409, "setup")
    assert words in answer.json()["message"]


# ---------------------------------------------------------------- while it waits


def test_a_free_colour_is_taken_and_announced_to_all(visitor: Meet) -> None:
    host, guest = visitor("Agathe"), visitor("Noé")
    match = host.create("nouvelle_france", ME, OPEN, OPEN)
    guest.join(match)
    with guest.follow(match) as tab:
        before = tab.now["view"]["players"][0]["colour"]
        said = takes(host, match, 0, "white")
        entry = tab.wait_for("colour")
        assert (entry["seat"], entry["colours"]) == (0, ["white", "blue", "brown"])
        assert [before, tab.now["view"]["players"][0]["colour"]] == ["yellow", "white"]
    assert [seat["colour"] for seat in said["seats"]] == ["white", "blue", "brown"]
    assert guest.colours(match) == ["white", "blue", "brown"]


def test_an_open_seat_and_a_bot_give_their_colour_away(visitor: Meet) -> None:
    host = visitor()
    match = host.create("quebec", ME, OPEN, RANDOM)
    takes(host, match, 0, "white")
    assert host.colours(match) == ["white", "black", "green"]
    takes(host, match, 0, "green")
    assert host.colours(match) == ["green", "black", "white"]


def test_my_own_seats_exchange_theirs(visitor: Meet) -> None:
    host = visitor()
    match = host.create("quebec", ME, ME, OPEN)
    takes(host, match, 1, "black")
    assert host.colours(match) == ["white", "black", "green"]


def test_the_colour_one_has_is_no_news(visitor: Meet) -> None:
    host = visitor()
    match = host.create("quebec", ME, OPEN, OPEN)
    takes(host, match, 0, "black")
    assert host.newest(match) == 0


def test_a_player_cannot_take_another_players_colour(visitor: Meet) -> None:
    host, guest = visitor("Agathe"), visitor("Noé")
    match = host.create("quebec", ME, OPEN, OPEN)
    guest.join(match)
    assert refused(host, match, 0, "white") == (409, "colour_taken")
    assert refused(guest, match, 0, "blue") == (403, "not_yours")
    assert refused(visitor(), match, 2, "blue") == (403, "not_yours")
    assert refused(host, match, 0, "pink") == (409, "colour")
    assert host.colours(match) == ["black", "white", "green"]


def test_in_a_game_without_colours_none_is_taken(visitor: Meet) -> None:
    host = visitor()
    assert refused(host, host.create("morra", ME, OPEN), 0, "black") == (409, "colour")


def test_after_the_start_colours_stay(visitor: Meet) -> None:
    host = visitor()
    match = host.create("quebec", ME, ME, ME)
    assert refused(host, match, 0, "blue") == (409, "started")
    assert host.colours(match) == ["black", "white", "green"]


def test_the_last_player_to_join_may_choose_a_colour(visitor: Meet) -> None:
    host, guest = visitor("Agathe"), visitor("Noé")
    match = host.create("nouvelle_france", ME, OPEN)
    said = guest.join(match, colour="white")
    assert said["status"] == "running"
    assert guest.colours(match) == ["yellow", "white"]
    with guest.follow(match) as tab:
        assert [player["colour"] for player in tab.now["view"]["players"]] == ["yellow", "white"]
        assert [entry["kind"] for entry in tab.entries[:2]] == ["seat", "start"]


def test_joining_with_another_players_colour_is_refused(visitor: Meet) -> None:
    host, guest = visitor("Agathe"), visitor("Noé")
    match = host.create("nouvelle_france", ME, OPEN)
    body = {"colour": "yellow"}
    assert guest.refused("POST", f"/api/matches/{match}/join", body) == (409, "colour_taken")
    assert guest.refused("POST", f"/api/matches/{match}/join", {"colour": "x"}) == (409, "colour")
    assert [seat["kind"] for seat in host.summary(match)["seats"]] == ["human", "open"]
    assert guest.join(match, colour="blue")["status"] == "running"


def test_a_player_who_leaves_passes_the_colour_to_the_next(visitor: Meet) -> None:
    host, guest = visitor("Agathe"), visitor("Noé")
    match = host.create("quebec", ME, OPEN, OPEN)
    guest.join(match, colour="orange")
    guest.ok("POST", f"/api/matches/{match}/leave")
    assert host.colours(match) == ["black", "orange", "green"]
    assert takes(host, match, 0, "orange")["seats"][1]["colour"] == "black"


# ---------------------------------------------------------------- after the start


def test_a_rematch_a_fork_and_the_journal_keep_the_colours(visitor: Meet) -> None:
    host = visitor("Agathe")
    match = host.create("nouvelle_france", in_colour(ME, "white"), RANDOM)
    assert host.colours(match) == ["white", "blue"]
    with host.follow(match) as tab:
        play_out(tab)
    assert host.at(match, 1)["view"]["players"][0]["colour"] == "white"
    journal = host.journal(match)
    assert journal["colours"] == ["white", "blue"]
    again = host.ok("POST", "/api/import", journal)
    outcome = host.summary(match)["outcome"]
    assert (host.colours(again["id"]), again["outcome"]) == (["white", "blue"], outcome)
    for made in (
        host.ok("POST", f"/api/matches/{match}/rematch"),
        host.ok("POST", f"/api/matches/{match}/fork", {"moves": 3}),
    ):
        assert host.colours(made["id"]) == ["white", "blue"]
        assert host.at(made["id"], 0)["view"]["players"][0]["colour"] == "white"
