"""SC-8.4: mountains, rivers, and the stones that workers dig."""

import pytest

from ludotheque.core.position import from_json, to_json
from ludotheque.games.small_city.components.box import FACINGS, N_SQUARES
from ludotheque.games.small_city.components.squares import add_to, single
from ludotheque.games.small_city.modules.terrain.mountains import (
    Mountains,
    dig_squares,
    stones_left,
    stones_under,
)
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.vocabulary import BOARDS, PIECES, PROMISES, SQUARES
from ludotheque.games.small_city.turn.promises import is_kept
from tests.small_city.random_games import play_out
from tests.small_city.scenario import GAME, Scenario, number


def mountains(*sides: str, seats: int = 2, host: int = 0) -> Scenario:
    """Mountains are at a1, b1, a2, f5 on the easy side; the Town Halls stand at c4."""
    return Scenario(seats, "mountain", "c4", host, on=sides or ["easy"] * seats)


def rivers(*sides: str) -> Scenario:
    """The river of the easy side comes down e1 to e4, f4 to f7."""
    return Scenario(2, "river", "a6", on=sides or ["easy", "easy"])


# ---------------------------------------------------------------- SC-8.4.1


@pytest.mark.parametrize("boards", ["mountain", "river"])
def test_sc_8_4_1_sides_are_chosen_in_turn_order(boards: str) -> None:
    t = Scenario.dealt(3, 4, boards=boards)
    order = [int(t.s.in_order(place)) for place in range(3)]
    sides = ["easy", "expert", "easy"]
    for seat, side in zip(order, sides, strict=True):
        assert t.asked() == (seat, "side")
        assert [said["side"] for said in t.choices(seat)] == ["easy", "expert"]
        t.do(seat, "choose_side", side=side)
    assert [(said["seat"], said["board"]) for said in t.happened("side_chosen")] == [
        (seat, f"{boards}_{side}") for seat, side in zip(order, sides, strict=True)
    ]
    assert [t.borough(seat)["board"] for seat in order] == [f"{boards}_{side}" for side in sides]
    assert list(t.s.zone) == [7, 7, 7]


def test_sc_4_7_a_town_hall_stands_neither_on_a_mountain_nor_on_the_river() -> None:
    for boards, square, reason in [
        ("mountain", "e4", ("SC-8.4.3", "on-a-mountain", ["f5"])),
        ("river", "d1", ("SC-4.7", "not-for-hall", ["e1", "e2"])),
    ]:
        t = Scenario.dealt(1, 1, boards=boards)
        t.do(0, "choose_side", side="easy").do(0, "keep", promise=t.choices(0)[0]["promise"])
        rule, name, facts = t.told(0, "settle", square=square)
        assert (rule, name, facts["squares"]) == reason


# ---------------------------------------------------------------- SC-8.4.2


@pytest.mark.parametrize(("side", "material", "square"), [("easy", "wood", "e2"), ("expert", "stone", "d2")])
def test_sc_8_4_2_a_river_square_costs_wood_or_stone_more(side: str, material: str, square: str) -> None:
    t = rivers(side, side)
    assert t.why(0, "park_1", square) == (
        "SC-8.4.2",
        "lacks-material-here",
        {"piece": "park_1", "material": material, "needs": 1, "has": 0, "squares": [square]},
    )
    assert t.may(0, "park_1", "c2")
    t.goods(0, a6=material, b6="metal").lay(0, "park_1", square).commit()
    assert t.tiles(0) == {square: "park_1"}
    assert t.borough(0)["goods"] == {"b6": "metal"}
    assert t.s.money[0] == 12 - 2


def test_sc_8_4_2_each_river_square_costs_one_and_an_enlargement_pays_for_new_ones_only() -> None:
    t = rivers().goods(0, a6="wood", b6="wood").tile(0, "park_1", "e1")
    assert t.why(0, "park_3_i3", "e2", "right")[2]["needs"] == 3
    assert t.may(0, "park_3_i3", "e1", "right")
    t.lay(0, "park_2", "e1", "right").commit()
    assert len(t.borough(0)["goods"]) == 1


def test_sc_8_4_2_no_discount_applies_to_the_surcharge() -> None:
    t = rivers().card(0, "architect")
    assert not t.may(0, "park_1", "e2")
    t.goods(0, a6="wood")
    assert t.may(0, "school", "e2")
    t.lay(0, "school", "e2").commit()
    assert t.borough(0)["goods"] == {}
    t = rivers().goods(0, a6="wood")
    assert t.why(0, "school", "e2")[2]["needs"] == 2


def test_sc_8_4_2_the_water_of_a_harbour_pays_like_the_others() -> None:
    t = rivers().tile(0, "factory_1", "g4")
    assert t.why(0, "harbour", "e3")[2] == {
        "piece": "harbour",
        "material": "wood",
        "needs": 3,
        "has": 0,
        "squares": ["e3", "e4", "f4"],
    }
    t.goods(0, a6="wood", b6="wood", a7="wood")
    assert t.may(0, "harbour", "e3")


@pytest.mark.parametrize("piece", ["park_1", "residential_1"])
def test_sc_10_24_a_free_tile_covers_no_new_river_square(piece: str) -> None:
    t = rivers().tile(0, "school", "d3").goods(0, a6="wood").at("council")
    t.do(0, "advance", row="construction", means="money").do(0, "build", piece=piece)
    assert t.told(0, "place", square="e3", facing="upright") == (
        "SC-5.7.3",
        "free-on-the-river",
        {"piece": piece, "squares": ["e3"]},
    )
    t.do(0, "place", square="c3", facing="upright")
    assert t.borough(0)["goods"] == {"a6": "wood"}


def test_sc_8_4_2_a_free_enlargement_stays_on_the_river_but_covers_no_more_of_it() -> None:
    t = rivers().tile(0, "park_1", "e2").disc(0, "construction", 1).at("council")
    t.do(0, "advance", row="construction", means="money").do(0, "build", piece="park_2")
    assert t.told(0, "place", square="e2", facing="right")[2]["squares"] == ["e3"]
    t.do(0, "place", square="e2", facing="upright")
    assert t.tiles(0)["e2"] == "park_2"


# ---------------------------------------------------------------- SC-8.4.3


def test_sc_8_4_3_nothing_is_built_on_a_mountain() -> None:
    t = mountains()
    assert t.why(0, "park_2", "e5") == (
        "SC-8.4.3",
        "on-a-mountain",
        {"piece": "park_2", "zone": 7, "squares": ["f5"]},
    )


def test_sc_8_4_3_a_worker_beside_mountains_also_digs_one_stone() -> None:
    t = mountains().tile(0, "factory_1", "b2").people(0, "b2").at("production")
    assert t.happened("stored") == [{"event": "stored", "seat": 0, "material": "wood", "square": "c4"}]
    assert t.asked() == (0, "dig")
    assert t.s.view(0)["asks"] == {"step": "dig", "seat": 0, "square": "b2"}
    assert GAME.encode(from_json(GAME, to_json(t.s))) == GAME.encode(t.s)
    assert [said["square"] for said in t.choices(0)] == ["c1", "c2", "a3", "b3", "c3"]
    assert t.told(0, "dig", square="d2") == (
        "SC-8.4.3",
        "no-room-for-stone",
        {"square": "d2", "squares": ["c1", "c2", "a3", "b3", "c3"]},
    )
    assert t.s.made[0] == 1, "the stone does not pollute"
    t.do(0, "dig", square="a3")
    assert t.happened("dug") == [{"event": "dug", "seat": 0, "borough": 0, "square": "a3"}]
    assert t.borough(0)["goods"] == {"c4": "wood", "a3": "stone"}
    assert t.stage() != "digging"


@pytest.mark.parametrize(("square", "count"), [("e5", 1), ("g5", 1), ("f4", 1), ("e4", 0), ("g6", 0)])
def test_sc_10_22_beside_is_by_a_side(square: str, count: int) -> None:
    t = mountains().tile(0, "factory_1", square).people(0, square).at("production")
    assert (t.s.step().name == "dig") == (count == 1)


def test_sc_10_22_an_owner_may_say_that_corners_count() -> None:
    t = mountains().tile(0, "factory_1", "e4").people(0, "e4")
    t.s.box.mountain_corners = True
    try:
        assert t.at("production").asked() == (0, "dig")
    finally:
        t.s.box.mountain_corners = False


def test_sc_8_4_3_a_mountain_outside_the_zone_counts_but_the_stone_stays_inside() -> None:
    t = mountains("expert", "expert")
    t.s.zone[0] = 8
    t.tile(0, "factory_1", "h7").people(0, "h7").at("production")
    assert [said["square"] for said in t.choices(0)] == ["g6", "h6", "g7", "g8"]


def test_sc_8_4_3_the_stone_lies_in_the_influence_of_the_whole_factory_on_an_empty_plain() -> None:
    t = mountains().tile(0, "factory_2", "d6").people(0, "e6").grave(0, "c7").goods(0, c6="stone")
    t.tile(0, "park_1", "e7").tile(0, "park_1", "f6").at("production")
    assert t.s.step().name != "dig", "e6 touches no mountain"
    t = mountains().tile(0, "factory_2", "e4").people(0, "f4").grave(0, "d3").goods(0, e3="stone")
    t.tile(0, "park_1", "f3").at("production")
    assert [said["square"] for said in t.choices(0)] == ["g3", "g4", "e5", "g5"]
    add_to(t.s.marks, 0, single(SQUARES.index_of["g3"]))
    assert [said["square"] for said in t.choices(0)] == ["g4", "e5", "g5"]


def test_sc_8_4_3_players_store_at_home_first_then_clockwise_in_turn_order() -> None:
    t = mountains(seats=3, host=1)
    for seat in range(3):
        t.tile(seat, "factory_1", "b2").tile(seat, "factory_1", "e5").people(seat, "b2")
    t.people(0, "e5", of=1).people(2, "e5", of=1).at("production")
    seen = []
    while t.s.step().name == "dig":
        seat, asks = t.s.to_move()[0], t.s.view(t.s.to_move()[0])["asks"]
        seen.append((seat, asks["seat"], asks["square"]))
        assert GAME.encode(from_json(GAME, to_json(t.s))) == GAME.encode(t.s)
        t.do(seat, "dig", square=t.choices(seat)[0]["square"])
    assert seen == [(1, 1, "b2"), (1, 2, "e5"), (1, 0, "e5"), (2, 2, "b2"), (0, 0, "b2")]
    assert [said["borough"] for said in t.happened("dug")] == [1, 2, 0, 2, 0]


def fenced(t: Scenario) -> Scenario:
    """A factory at b2 with no free plain square around it."""
    for square in ("c1", "c2", "a3", "b3", "c3"):
        t.tile(0, "park_1", square)
    return t.tile(0, "factory_1", "b2")


def test_sc_8_4_3_a_tourists_stone_without_a_plain_goes_into_the_hosts_warehouse() -> None:
    t = fenced(mountains()).tile(0, "warehouse", "a5").people(0, "b2", of=1).at("production")
    assert t.happened("left_with_host") == [
        {"event": "left_with_host", "seat": 1, "host": 0, "material": "stone", "square": "a5"}
    ]
    assert t.borough(0)["goods"] == {"a5": "stone"}
    t = fenced(mountains()).people(0, "b2", of=1).at("production")
    assert t.happened("no_room_for") == [{"event": "no_room_for", "seat": 1, "material": "stone"}]


def test_sc_8_4_3_a_citizens_stone_without_a_plain_is_discarded() -> None:
    t = fenced(mountains()).tile(0, "warehouse", "a5").people(0, "b2").at("production")
    t.do(0, "store", material="wood", square="a5")
    assert t.happened("no_room_for") == [{"event": "no_room_for", "seat": 0, "material": "stone"}]
    assert list(t.borough(0)["goods"].values()) == ["wood"]


def test_sc_8_4_3_only_one_square_is_not_asked() -> None:
    t = fenced(mountains()).people(0, "b2")
    t.s.remove_tile(0, SQUARES.index_of["c2"] * int(FACINGS))
    t.at("production")
    assert t.borough(0)["goods"]["c2"] == "stone"


def test_sc_8_4_3_there_are_24_stones_for_plain_squares() -> None:
    t = mountains().tile(0, "factory_1", "b2").people(0, "b2")
    plains = [f"{column}{row}" for row in (1, 2, 3) for column in "defg"] + [f"{c}7" for c in "abcdefg"]
    t.goods(0, **dict.fromkeys(plains, "stone")).tile(1, "warehouse", "a5").goods(1, a5="stone", b5="stone")
    t.goods(1, **dict.fromkeys(["d7", "e7", "f7", "g7"], "stone"))
    assert stones_left(t.s) == 1
    assert len(dig_squares(t.s, 0, SQUARES.index_of["b2"])) == 5
    t.goods(1, c7="stone")
    assert stones_left(t.s) == t.s.view(-1)["stones"] == 0
    assert t.at("production").happened("no_room_for", material="stone") != []


# ---------------------------------------------------------------- SC-8.4.4


def test_sc_8_4_4_a_stone_on_a_plain_is_spent_like_one_in_store() -> None:
    t = mountains().goods(0, a4="stone", c4="stone", c5="wood")
    t.lay(0, "museum", "e1")
    assert sorted(said["square"] for said in t.choices(0)) == ["a4", "c4"]
    t.do(0, "pay", square="a4").commit()
    assert t.borough(0)["goods"] == {"c4": "stone"}
    t = mountains().tile(0, "commercial_2", "f1").people(0, "g1").goods(0, a4="stone").at("trade")
    t.do(0, "exchange", square="a4")
    assert t.s.money[0] == 12 + 3


@pytest.mark.parametrize("piece", ["park_1", "residential_1", "warehouse", "library", "school"])
def test_sc_8_4_4_other_tiles_are_not_built_over_a_stone(piece: str) -> None:
    t = mountains().goods(0, b4="stone", c4="wood", d4="wood").tile(0, "factory_1", "a6")
    assert t.why(0, piece, "b4")[:2] == ("SC-8.4.4", "on-a-stone")
    assert t.why(0, piece, "b4")[2]["squares"] == ["b4"]


def test_sc_8_4_4_an_enlargement_does_not_cover_a_stone() -> None:
    t = mountains().tile(0, "park_1", "a4").goods(0, b4="stone")
    assert t.why(0, "park_2", "a4")[1] == "on-a-stone"


def test_sc_8_4_4_stones_that_a_building_covers_are_paid_first_and_not_asked_for() -> None:
    t = mountains().goods(0, e1="stone", c4="stone", a6="stone", c5="wood")
    t.lay(0, "museum", "e1").commit()
    assert t.borough(0)["goods"] == {"c4": "stone", "a6": "stone"}
    assert t.tiles(0) == {"e1": "museum"}


def test_sc_8_4_4_no_more_stones_are_covered_than_the_price_has() -> None:
    t = mountains().goods(0, e1="stone", f1="stone", c4="stone", c5="wood", d4="metal")
    assert t.why(0, "museum", "e1")[:2] == ("SC-8.4.4", "on-a-stone")
    assert t.why(0, "museum", "e1")[2]["squares"] == ["e1", "f1"]
    t.lay(0, "university", "e1").commit()
    assert t.borough(0)["goods"] == {"c4": "stone"}


def test_sc_8_4_4_the_architect_does_not_spare_a_stone_that_is_covered() -> None:
    t = mountains().card(0, "architect").goods(0, e1="stone", c4="stone", c5="wood")
    t.lay(0, "museum", "e1")
    assert t.choices(0) == [{"verb": "discount", "lowered": "wood"}, {"verb": "keep_card"}]
    assert t.reason(0, "discount", lowered="stone") == ("SC-5.2.15", "cant-lower")
    t.do(0, "discount", lowered="wood").commit()
    assert t.borough(0)["goods"] == {"c4": "stone", "c5": "wood"}
    t = mountains().card(0, "architect").goods(0, c4="stone", c5="wood").lay(0, "museum", "e1")
    assert {"verb": "discount", "lowered": "stone"} in t.choices(0)


def test_sc_8_4_4_a_stone_returns_when_the_construction_is_undone() -> None:
    t = mountains().goods(0, e1="stone", c5="wood")
    match = t.match()
    match.play(0, number("build", piece="museum"))
    match.play(0, number("place", square="e1", facing="upright"))
    assert match.state.view(0)["boroughs"][0]["goods"] == {}
    assert match.state.view(1)["boroughs"][0]["goods"] == {"e1": "stone", "c5": "wood"}
    match.take_back(0)
    match.take_back(0)
    assert match.state.view(0)["boroughs"][0]["goods"] == {"e1": "stone", "c5": "wood"}


def test_sc_8_4_4_a_stone_in_the_mayors_street_is_not_built_over() -> None:
    t = mountains().goods(0, e1="stone", c5="wood").street("e1", "down")
    assert t.why(0, "museum", "e1")[1] == "on-the-street"
    assert not t.may(0, "museum", "e1")


def test_sc_8_4_4_no_free_tile_covers_a_stone() -> None:
    t = mountains().goods(0, b4="stone").at("council")
    t.do(0, "advance", row="construction", means="money").do(0, "build", piece="park_1")
    assert t.told(0, "place", square="b4", facing="upright")[:2] == ("SC-8.4.4", "on-a-stone")


# ---------------------------------------------------------------- SC-8.4.5


@pytest.mark.parametrize("boards", ["river", "mountain"])
@pytest.mark.parametrize("side", ["easy", "expert"])
def test_sc_8_4_5_the_promise_7x7_ignores_rivers_and_mountains(boards: str, side: str) -> None:
    t = Scenario(1, boards, "c5" if boards == "mountain" else "a6", on=[side])
    grid = GAME.components.boards.board[BOARDS.index_of[f"{boards}_{side}"]].grid
    park = PIECES.index_of["park_1"]
    hall = {square for tile in t.borough(0)["tiles"] for square in tile["squares"]}
    for row in range(7):
        for column in range(7):
            square = row * 10 + column
            if grid[row][column] == "." and SQUARES.ids[square] not in hall:
                t.s.put_tile(0, park, square * int(FACINGS))
    (promise,) = [p for p in range(PROMISES.size) if PROMISES.ids[p] == "seven_by_seven"]
    assert is_kept(t.s, 0, GAME.box.promises[promise])
    t.s.remove_tile(0, SQUARES.index_of["a5"] * int(FACINGS))
    t.goods(0, a5="stone")
    assert not is_kept(t.s, 0, GAME.box.promises[promise])


# ---------------------------------------------------------------- whole games, and what can't be


def test_violated_invariants_of_a_mountain_board_are_named() -> None:
    t = mountains().goods(0, a4="stone")
    assert GAME.broken(t.s) == []
    t.goods(0, a1="stone")
    assert Mountains().broken(t.s) == ["on: stones of seat 0 lie where none can be laid"]
    t = mountains()
    for square in range(40):
        t.s.on[N_SQUARES + 30 + square] = 2
    assert "on: there are not so many stones on plain squares" in Mountains().broken(t.s)


def test_stones_are_counted_on_both_halves_of_the_grid() -> None:
    t = mountains().goods(0, e1="stone", e7="stone")
    b, museum = survey(t.s, 0), PIECES.index_of["museum"]
    for square in ("e1", "e7"):
        assert stones_under(t.s, b, museum, SQUARES.index_of[square] * int(FACINGS)) == 1


@pytest.mark.parametrize("boards", ["mountain", "river"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_on_terrain_end_and_nothing_is_ever_broken(boards: str, seats: int) -> None:
    play_out(seats, 20 + seats, {"boards": boards})
