"""What a player has at hand: places with their prices, what was there before the plan, moves of the turn."""

from typing import Any

from ludotheque.games.small_city import game
from ludotheque.games.small_city.position.state import SmallCity
from tests.small_city.scenario import Scenario

GAME = game()


def asked(s: SmallCity, seat: int) -> str:
    return str(s.question(seat).step.name)


def named(s: SmallCity, seat: int) -> list[dict[str, Any]]:
    return [GAME.vocabulary.to_json(action) for action in s.actions(seat)]


def choose(s: SmallCity, seat: int, **wanted: Any) -> None:
    """The first choice that fits."""
    for action in s.actions(seat):
        said = GAME.vocabulary.to_json(action)
        if all(said.get(key) == value for key, value in wanted.items()):
            s.apply(seat, action)
            return
    raise AssertionError(wanted)


def at_plan() -> SmallCity:
    """Two players, both of whom plan in the first turn."""
    s = GAME.new(2, 7, {})
    while asked(s, s.to_move()[0]) != "plan":
        seat = s.to_move()[0]
        s.apply(seat, s.actions(seat)[0])
    return s


def test_places_have_the_price_that_is_paid_there() -> None:
    s = at_plan()
    choose(s, 0, verb="build", piece="residential_1")
    placing = GAME.view(s, 0)["mine"]["placing"]
    assert placing["piece"] == "residential_1"
    assert [(way["square"], way["facing"]) for way in placing["ways"]] == [
        (said["square"], said["facing"]) for said in named(s, 0)
    ]
    way = placing["ways"][0]
    hall = next(tile for tile in GAME.view(s, 0)["boroughs"][0]["tiles"] if tile["piece"] == "town_hall")
    assert set(way["counts"]) <= set(hall["squares"])
    assert way["counts"]
    money = s.money[0]
    choose(s, 0, verb="place", square=way["square"], facing=way["facing"])
    assert s.money[0] == money - way["price"]


def test_before_is_what_there_was_without_the_plan() -> None:
    s = at_plan()
    before = GAME.view(s, 0)["mine"]["before"]
    choose(s, 0, verb="build", piece="residential_1")
    choose(s, 0, verb="place")
    view = GAME.view(s, 0)
    assert view["mine"]["before"] == before
    assert view["boroughs"][0]["money"] < before["money"]


def test_nobody_sees_the_tile_in_another_hand() -> None:
    s = at_plan()
    choose(s, 0, verb="build", piece="residential_1")
    assert "placing" not in GAME.view(s, 1)["mine"]
    assert GAME.view(s, -1)["mine"] is None


def test_cards_of_the_ring_have_their_prices() -> None:
    s = GAME.new(2, 7, {})
    while asked(s, s.to_move()[0]) != "action":
        seat = s.to_move()[0]
        s.apply(seat, s.actions(seat)[0])
    assert GAME.view(s, s.to_move()[0])["mine"]["prices"] == [0] * 8


def test_moves_are_seen_by_their_owner_until_all_are_ready() -> None:
    s = at_plan()
    choose(s, 0, verb="build", piece="residential_1")
    choose(s, 0, verb="place")
    for seat in (0, 1):
        choose(s, seat, verb="commit")
    choose(s, 0, verb="move")
    [move] = GAME.view(s, 0)["boroughs"][0]["moves"]
    assert move["borough"] == move["to_borough"] == 0
    assert GAME.view(s, 1)["boroughs"][0]["moves"] == []


def squares_that_count(piece: str, square: str) -> list[str]:
    """Those that meet the conditions of a piece on this square, beside a Refinery and a Clinic."""
    t = Scenario().tile(0, "refinery", "a3").tile(0, "clinic", "f7").do(0, "build", piece=piece)
    ways = t.s.view(0)["mine"]["placing"]["ways"]
    return next(list(way["counts"]) for way in ways if way["square"] == square)


def test_sc_5_2_5_the_squares_that_meet_a_condition_are_shown() -> None:
    assert squares_that_count("factory_2", "b4") == ["a3"]
    assert squares_that_count("residential_2", "d7") == ["e6", "f6", "f7", "f8"]
