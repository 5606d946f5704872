"""SC-3.1 to SC-4.12: the board, the tiles, and setup."""

import pytest

from ludotheque.core.match import Match
from ludotheque.games.small_city.position.vocabulary import PIECES
from tests.small_city.scenario import GAME, Scenario, number


def test_the_view_tells_every_option() -> None:
    for option in GAME.options:
        chosen = option.domain.ids[-1]
        assert GAME.new(2, 1, {option.name: chosen}).view(-1)["options"][option.name] == chosen
    assert list(GAME.new(2, 1).view(-1)["options"]) == [option.name for option in GAME.options]


def test_the_view_tells_of_godzillas_only_where_they_are_played() -> None:
    with_them, without = [GAME.new(2, 1, {"godzillas": value}).view(-1) for value in ("yes", "no")]
    assert set(with_them) - set(without) == {"supplies", "marches"}


def test_sc_4_11_real_buildings_bring_no_tiles_of_other_modules() -> None:
    stock = GAME.new(2, 1, {"real_buildings": "yes"}).view(-1)["stock"]
    assert (stock["big_ben"], stock["sydney_opera"]) == (1, 1)
    assert [stock.get(piece, 0) for piece in ("airport_8", "bank", "sorting_centre", "tram_station")] == [
        0
    ] * 4


def test_sc_3_1_the_zone_is_the_first_seven_rows_and_columns() -> None:
    t = Scenario()
    assert t.may(0, "park_1", "g7")
    assert t.why(0, "park_1", "h7") == (
        "SC-5.2.3",
        "outside-zone",
        {"piece": "park_1", "zone": 7, "squares": ["h7"]},
    )
    assert t.why(0, "park_2", "g3")[2]["squares"] == ["h3"]


def test_sc_3_1_both_borders_move_when_the_zone_grows_up_to_ten() -> None:
    t = Scenario(3).card(1, "urban_planner").at("growth")
    assert t.happened("zone_grew") == [{"event": "zone_grew", "seat": 1, "zone": 8}]
    assert t.may(1, "park_1", "h8")
    assert not t.may(2, "park_1", "h1")
    t.s.zone[1] = 10
    assert t.at("growth").happened("zone_grew") == []
    assert list(t.s.zone) == [7, 10, 7]


def test_sc_3_5_public_buildings_are_town_hall_services_and_culture() -> None:
    public = {PIECES.ids[piece] for piece in range(GAME.box.pieces) if GAME.box.public[piece]}
    assert public == {
        "town_hall",
        "police_station",
        "fire_station",
        "school",
        "library",
        "museum",
        "subway",
        "clinic",
        "university",
    }


def test_sc_3_12_a_tile_is_named_by_its_first_square_in_reading_order() -> None:
    t = Scenario()
    t.lay(0, "park_3_l3", "b1", "left")  # b1, and a2, b2 below it
    (tile,) = [tile for tile in t.s.view(0)["boroughs"][0]["tiles"] if tile["piece"] == "park_3_l3"]
    assert tile["square"] == tile["squares"][0] == "b1"
    assert sorted(tile["squares"]) == sorted(["b1", "a2", "b2"])


def test_sc_4_2_a_random_player_hosts_and_order_is_clockwise_from_there() -> None:
    assert {GAME.new(4, seed).host for seed in range(60)} == {0, 1, 2, 3}
    s = GAME.new(4, 1)
    s.host = 2
    assert [s.in_order(place) for place in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sc_4_6_money_goes_by_place_in_turn_order(seats: int) -> None:
    s = GAME.new(seats, 3)
    assert [s.money[s.in_order(place)] for place in range(seats)] == [6, 8, 10, 12][:seats]
    assert GAME.new(1, 3).money[0] == 8


def promised(match: Match) -> Match:
    """Everybody has kept a promise."""
    for seat in match.state.to_move():
        match.play(seat, match.state.actions(seat)[0])
    return match


def test_sc_4_7_town_halls_are_placed_at_once_in_secret_and_revealed_together() -> None:
    match = promised(Match.new(GAME, 3, 1))
    assert match.state.to_move() == (0, 1, 2)
    log = match.play(1, number("settle", square="b2"))
    assert log.to_json(0) == []
    assert match.state.view(0)["boroughs"][1]["tiles"] == []
    assert match.state.view(1)["boroughs"][1]["tiles"][0]["square"] == "b2"
    match.play(0, number("settle", square="a1"))
    match.take_back(1)
    match.play(1, number("settle", square="c3"))
    log = match.play(2, number("settle", square="f6"))
    shown = {said["seat"]: said["square"] for said in log.to_json(-1) if said["event"] == "hall_shown"}
    assert shown == {0: "a1", 1: "c3", 2: "f6"}
    assert [one["tiles"][0]["square"] for one in match.state.view(-1)["boroughs"]] == ["a1", "c3", "f6"]


def test_sc_4_7_a_town_hall_stands_on_four_buildable_squares_and_is_the_only_one() -> None:
    t = Scenario.__new__(Scenario)
    t.s, t.log = GAME.new(2, 1, {"boards": "base_b"}), []
    for seat in (0, 1):
        t.s.apply(seat, t.s.actions(seat)[0])
    assert t.told(0, "settle", square="g6")[1:] == (
        "outside-zone",
        {"piece": "town_hall", "zone": 7, "squares": ["h6", "h7"]},
    )
    assert t.told(0, "settle", square="e2")[1:] == (
        "on-a-lake",
        {"piece": "town_hall", "zone": 7, "squares": ["f3"]},
    )
    assert t.told(0, "settle", square="j10")[1] == "off-the-grid"
    assert len(t.choices(0, "settle")) == 36 - 6
    assert Scenario().reason(0, "build", piece="town_hall") == ("SC-4.7", "only-at-setup")


@pytest.mark.parametrize("seats", [2, 4])
def test_sc_4_11_all_tiles_are_used_and_every_shape_is_counted_by_itself(seats: int) -> None:
    s = promised(Match.new(GAME, seats, 1)).state
    stock = s.view(-1)["stock"]
    totals = {
        "residential": 90,
        "commercial": 41,
        "factory": 37,
        "refinery": 4,
        "harbour": 4,
        "warehouse": 12,
        "park": 55,
        "police_station": 4,
        "fire_station": 4,
        "town_hall": 4,
    }
    for kind, total in totals.items():
        assert sum(count for piece, count in stock.items() if piece.startswith(kind)) == total, kind
    culture = ("school", "library", "museum", "subway", "clinic", "university")
    assert [stock[piece] for piece in culture] == [4] * 6
    assert (stock["residential_5_p5"], stock["residential_5_w5"]) == (2, 1)
    for seat in range(seats):
        s.apply(seat, number("settle", square="a1"))
    assert s.view(-1)["stock"]["town_hall"] == 4 - seats
