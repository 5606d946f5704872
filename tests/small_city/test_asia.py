"""SC-8.5: the boards of Asia, but for Tokyo's parks and the Pilgrim, which have files of their own."""

import re

import pytest

from ludotheque.core.game import BadSetup
from ludotheque.games.small_city import game
from ludotheque.games.small_city.modules.asia.choosing import CITY_BOARDS, sides_of
from ludotheque.games.small_city.position.vocabulary import BOARD_SETS, BOARDS, CITIES, PIECES, PROMISES
from ludotheque.games.small_city.turn.end_of_game import tie_breaks
from ludotheque.games.small_city.turn.promises import is_kept
from ludotheque.games.small_city.turn.scoring import final_pollution
from tests.small_city.random_games import play_out
from tests.small_city.scenario import GAME, Scenario, number

PAIRS = [
    ["shanghai", "seoul"],
    ["hong_kong", "tokyo"],
    ["beijing", "bangkok"],
    ["delhi", "ulaanbaatar"],
]


def cities(*names: str, host: int = 0) -> Scenario:
    """Town Halls stand at a9 where they are not printed."""
    return Scenario(len(names), "asia_chosen", "a9", host, on=names)


# ---------------------------------------------------------------- SC-8.5.1


def test_sc_8_5_1_the_boards_have_two_sides() -> None:
    found = [[CITIES.ids[city] for city in sides_of(GAME.box, pair)] for pair in range(4)]
    assert found == PAIRS
    assert [BOARDS.ids[board] for board in CITY_BOARDS] == list(CITIES.ids)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sc_8_5_1_boards_are_dealt_and_their_sides_chosen_in_turn_order(seats: int) -> None:
    t = Scenario.dealt(seats, 3, boards="asia_dealt")
    dealt = [int(pair) for pair in t.s.dealt]
    assert len(set(dealt)) == seats
    for place in range(seats):
        seat = int(t.s.in_order(place))
        assert t.asked() == (seat, "city")
        mine = PAIRS[dealt[seat]]
        assert [said["city"] for said in t.choices(seat)] == mine
        t.do(seat, "choose_city", city=mine[place % 2])
        assert t.happened("city_chosen", seat=seat, board=mine[place % 2]) != []
    assert len({int(GAME.new(4, seed, {"boards": "asia_dealt"}).dealt[0]) for seed in range(20)}) == 4


def test_sc_8_5_1_the_other_boards_are_not_ones_own() -> None:
    t = Scenario.dealt(2, 3, boards="asia_dealt")
    (seat,) = t.s.to_move()
    assert t.s.view(-1)["boroughs"][seat]["dealt"] == PAIRS[t.s.dealt[seat]]
    mine, other = PAIRS[t.s.dealt[seat]], PAIRS[(t.s.dealt[seat] + 1) % 4]
    assert t.told(seat, "choose_city", city=other[0]) == (
        "SC-8.5.1",
        "not-your-board",
        {"city": other[0], "cities": mine},
    )


def test_sc_8_5_1_boards_may_be_chosen_of_those_that_are_left() -> None:
    t = Scenario.dealt(2, 3, boards="asia_chosen")
    first = t.s.to_move()[0]
    assert len(t.choices(first)) == 8
    t.do(first, "choose_city", city="tokyo")
    assert len(t.choices(1 - first)) == 6
    assert t.told(1 - first, "choose_city", city="hong_kong") == (
        "SC-8.5.1",
        "board-taken",
        {"city": "hong_kong", "seat": first},
    )


def test_sc_10_15_a_table_has_boards_of_terrain_or_of_asia() -> None:
    """One option names the boards, so that they exclude each other."""
    (boards,) = [option for option in GAME.options if option.name == "boards"]
    assert {"mountain", "river", "asia_dealt", "asia_chosen"} < set(boards.domain.ids)


@pytest.mark.parametrize("victory", ["economy", "population", "culture"])
def test_sc_8_5_1_only_votes_win_in_asia(victory: str) -> None:
    with pytest.raises(BadSetup, match=re.escape("SC-8.5.1")):
        GAME.new(2, 1, {"boards": "asia_dealt", "victory": victory})


def test_sc_8_5_1_the_zone_is_complete_but_in_beijing() -> None:
    t = cities("seoul", "beijing", "hong_kong", "delhi")
    assert list(t.s.zone) == [10, 7, 10, 10]
    assert t.may(0, "park_1", "j10")
    t.card(0, "urban_planner").card(1, "urban_planner").at("growth")
    assert list(t.s.zone) == [10, 8, 10, 10]


def test_sc_8_5_1_the_urban_planner_may_be_taken_though_it_does_nothing() -> None:
    t = cities("seoul", "delhi")
    others = ["mayor", "architect", "mediator", "engineer", "supporter", "opponent", "city_councillor"]
    t.ring("urban_planner", *others)
    t.at("actions").do(0, "take", position=0)
    assert t.borough(0)["card"] == "urban_planner"


def test_sc_8_5_1_printed_buildings_influence_and_are_enlarged_without_touching_the_stock() -> None:
    t = cities("seoul", "delhi").tile(0, "residential_1", "c2").tile(0, "residential_1", "d2")
    stock = int(t.s.stock[PIECES.index_of["commercial_1"]])
    t.lay(0, "commercial_2", "c3").commit()
    assert t.tiles(0)["c3"] == "commercial_2"
    assert t.s.money[0] == 12 - 2
    assert t.s.stock[PIECES.index_of["commercial_1"]] == stock
    assert GAME.broken(t.s) == []
    t = cities("tokyo", "delhi")
    assert t.may(0, "commercial_1", "d3"), "the home at c2 is printed"
    assert t.why(0, "factory_1", "d3")[1] == "banned"


def test_sc_4_9_the_special_promise_of_large_zones_is_not_drawn() -> None:
    specials = {GAME.new(2, seed, {"boards": "asia_dealt"}).view(-1)["special"] for seed in range(60)}
    assert len(specials) > 2
    assert "greater_city" not in specials
    assert "greater_city" in {GAME.new(2, seed).view(-1)["special"] for seed in range(60)}


# ---------------------------------------------------------------- SC-8.5.2 Shanghai: the port is at i5 to j7


def test_sc_8_5_2_a_worker_within_reach_of_the_port_makes_and_pollutes_two() -> None:
    t = cities("shanghai", "delhi").tile(0, "factory_1", "h5").people(0, "h5").at("production")
    assert t.s.made[0] == 2
    for square in ("i5", "a9"):
        t.do(0, "store", material="wood", square=square)
    assert t.borough(0)["goods"] == {"i5": "wood", "a9": "wood"}


def test_sc_8_5_2_it_is_the_square_that_counts_not_the_factory() -> None:
    t = cities("shanghai", "delhi").tile(0, "factory_2", "g5").people(0, "g5").at("production")
    assert t.s.made[0] == 1
    t = cities("shanghai", "delhi").tile(0, "factory_2", "g5").people(0, "g5", "h5").at("production")
    assert t.s.made[0] == 3


def test_sc_8_5_2_a_tourists_second_unit_goes_to_its_owner() -> None:
    t = cities("shanghai", "delhi").tile(0, "factory_1", "h5").people(0, "h5", of=1).at("production")
    assert t.borough(0)["goods"] == {}
    assert list(t.borough(1)["goods"].values()) == ["wood", "wood"]
    assert list(t.s.made) == [2, 0]


def test_sc_8_5_2_others_overflow_does_not_go_into_the_port() -> None:
    t = cities("shanghai", "delhi").tile(0, "factory_1", "h5").people(0, "h5", of=1)
    t.goods(1, a9="metal", b9="metal", a10="metal", b10="metal").at("production")
    assert len(t.happened("no_room_for", seat=1, material="wood")) == 2
    assert t.borough(0)["goods"] == {}


def test_sc_8_5_2_the_industry_row_may_be_stored_in_the_port_whose_squares_are_equal() -> None:
    t = cities("shanghai", "delhi").at("council")
    t.do(0, "advance", row="industry", means="money")
    assert [said["square"] for said in t.choices(0)] == ["i5", "a9"]
    assert t.reason(0, "store", material="wood", square="j5") == ("SC-3.13", "equal-store")


def test_sc_8_5_2_the_port_is_the_only_harbour_and_counts_as_one() -> None:
    t = cities("shanghai", "delhi").tile(0, "factory_1", "g9").tile(0, "refinery", "h9")
    assert t.reason(0, "build", piece="harbour") == ("SC-8.5.2", "another-harbour")
    assert t.can(1, "build", piece="harbour") is False
    assert t.may(0, "factory_3_i3", "h8") is True
    assert t.why(0, "factory_3_i3", "e9")[1] == "lacks-building"


# ---------------------------------------------------------------- SC-8.5.3, SC-8.5.4


def test_sc_8_5_3_seoul_begins_with_a_pollution_of_seven_and_four_shops() -> None:
    t = cities("seoul", "tokyo")
    assert [t.s.pollution[seat] for seat in range(2)] == [7, 0]
    assert t.tiles(0) == dict.fromkeys(["c3", "h3", "c8", "h8"], "commercial_1")


def test_sc_8_5_4_hong_kong_is_two_parts_with_a_factory_and_a_shop() -> None:
    t = cities("hong_kong", "delhi")
    assert t.tiles(0) == {"b2": "factory_3_i3", "h6": "commercial_2"}
    assert t.why(0, "park_2", "d1") == (
        "SC-5.2.3",
        "outside-zone",
        {"piece": "park_2", "zone": 10, "squares": ["e1"]},
    )
    assert t.why(0, "warehouse", "g1")[1] == "lacks-category", "no influence crosses the sea"
    assert t.may(0, "warehouse", "c2", "right")


# ---------------------------------------------------------------- SC-8.5.6 Beijing


def test_sc_8_5_6_beijing_makes_two_steps_with_one_disc_or_two() -> None:
    t = cities("beijing", "delhi").at("council")
    t.do(0, "advance", row="finance", means="money")
    assert t.s.money[0] == 12 - 1 + 3
    t.do(0, "advance", row="finance", means="money")
    assert t.s.money[0] == 12 - 1 + 3 - 2 + 4
    assert t.asked() == (1, "council")
    t = cities("beijing", "delhi").at("council")
    t.do(0, "advance", row="environment", means="money").do(0, "pass")
    assert t.asked() == (1, "council"), "passing gives both up"


def test_sc_8_5_6_beijing_with_the_city_councillor_has_one_free_step() -> None:
    t = cities("beijing", "delhi").card(0, "city_councillor").at("council")
    assert {said.get("means") for said in t.choices(0)} == {"free", None}
    t.do(0, "advance", row="finance", means="free")
    assert t.asked() == (1, "council")


def test_sc_8_5_6_beijings_town_hall_is_printed() -> None:
    t = cities("beijing", "delhi")
    (hall,) = t.borough(0)["tiles"]
    assert (hall["piece"], hall["square"]) == ("town_hall", "d4")
    assert t.s.stock[PIECES.index_of["town_hall"]] == 4 - 1
    s = GAME.new(1, 1, {"boards": "asia_chosen"})
    s.apply(0, number("choose_city", city="beijing"))
    s.apply(0, s.actions(0)[0])
    assert (s.career[0], len(s.view(0)["boroughs"][0]["people"])) == (11, 3)


# ---------------------------------------------------------------- SC-8.5.7 Bangkok: d1 is flood, e1 river


def test_sc_8_5_7_nothing_is_built_in_the_flood_zone_in_turns_2_4_6() -> None:
    for turn in range(1, 10):
        t = cities("bangkok", "delhi").at("plans", turn)
        if turn in (2, 4, 6):
            assert t.why(0, "park_2", "c1") == (
                "SC-8.5.7",
                "flooded",
                {"piece": "park_2", "zone": 10, "squares": ["d1"]},
            )
        else:
            assert t.may(0, "park_2", "c1")


def test_sc_8_5_7_flood_squares_pay_after_the_phase() -> None:
    t = cities("bangkok", "delhi").money(0, 6).tile(0, "residential_1", "h1").tile(0, "residential_1", "h2")
    t.at("plans", 3).lay(0, "park_1", "d1").lay(0, "park_1", "f1").lay(0, "park_1", "d2")
    assert t.s.money[0] == 0
    t.commit()
    assert t.s.money[0] == 3
    assert t.happened("money", seat=0, money=3) != []
    t = cities("bangkok", "delhi").money(0, 4).tile(0, "residential_1", "h1").tile(0, "residential_1", "h2")
    t.tile(0, "park_1", "d1").at("plans", 3).lay(0, "park_3_i3", "c3", "right")
    assert t.s.money[0] == 0
    assert t.reason(0, "build", piece="commercial_2") == ("SC-5.2.4", "too-dear")
    t.commit()
    assert t.s.money[0] == 3


def test_sc_8_5_7_flood_squares_pay_on_dealt_boards_too_in_the_turns_the_data_name() -> None:
    t = cities("bangkok", "delhi").at("plans", 3)
    t.s.boards = BOARD_SETS.index_of["asia_dealt"]
    t.lay(0, "park_1", "d1").commit()
    assert t.happened("money", seat=0, money=1) != []
    t = cities("bangkok", "delhi").at("plans", 7)
    t.s.box = game().box
    t.s.box.flood_bonus_turns = 1 << 3
    t.lay(0, "park_1", "d1").commit()
    assert t.happened("money", seat=0, money=1) == [], "an owner's box pays in turn 3 only"


def test_sc_8_5_7_ban_and_money_look_at_new_squares_only() -> None:
    t = cities("bangkok", "delhi").tile(0, "park_1", "d1").at("plans", 2)
    assert t.may(0, "park_2", "c1")
    assert t.why(0, "park_2", "d1", "right")[2]["squares"] == ["d2"]
    t.lay(0, "park_2", "c1").commit()
    assert t.s.money[0] == 12 - 1
    t = (
        cities("bangkok", "delhi")
        .tile(0, "park_1", "d1")
        .at("plans", 3)
        .lay(0, "park_2", "d1", "right")
        .commit()
    )
    assert t.s.money[0] == 12 - 1 + 1


def test_sc_8_5_7_a_tile_of_the_council_pays_at_once_and_keeps_the_ban() -> None:
    t = cities("bangkok", "delhi").at("council", 3)
    t.do(0, "advance", row="construction", means="money").do(0, "build", piece="park_1")
    t.do(0, "place", square="d1", facing="upright")
    assert t.s.money[0] == 12 - 1 + 1
    t = cities("bangkok", "delhi").at("council", 4)
    t.do(0, "advance", row="construction", means="money").do(0, "build", piece="park_1")
    assert t.told(0, "place", square="d1", facing="upright")[:2] == ("SC-8.5.7", "flooded")


def test_sc_8_5_7_only_the_water_of_a_harbour_lies_on_the_river() -> None:
    t = cities("bangkok", "delhi").tile(0, "factory_1", "c1")
    assert t.why(0, "park_2", "e1") == (
        "SC-8.5.7",
        "on-the-river",
        {"piece": "park_2", "zone": 10, "squares": ["e1"]},
    )
    found = [said for said in t.picked(0, "harbour").choices(0) if said["square"] == "d1"]
    assert found == [{"verb": "place", "square": "d1", "facing": "left"}]
    t.lay(0, "harbour", "d1", "left").commit()
    assert t.s.money[0] == 12 - 3 + 2


def test_sc_8_5_7_a_town_hall_may_stand_on_flood_squares_but_not_on_the_river() -> None:
    t = Scenario.dealt(1, 1, boards="asia_chosen")
    t.do(0, "choose_city", city="bangkok").do(0, "keep", promise=t.choices(0)[0]["promise"])
    assert t.can(0, "settle", square="c1")
    assert t.reason(0, "settle", square="d1")[0] == "SC-8.5.7"
    money = t.s.money[0]
    t.do(0, "settle", square="c1")
    assert t.s.money[0] == money


# ---------------------------------------------------------------- SC-8.5.8 Delhi: the marked squares are d4 to g7


def test_sc_8_5_8_new_homes_lie_on_the_marked_squares_and_enlargements_may_leave_them() -> None:
    t = cities("delhi", "seoul").tile(0, "school", "c5").tile(0, "library", "b3", "right")
    assert t.may(0, "residential_1", "d5")
    assert t.why(0, "residential_1", "c4") == (
        "SC-8.5.8",
        "homes-elsewhere",
        {"piece": "residential_1", "squares": ["c4"]},
    )
    t.tile(0, "residential_1", "d4")
    assert t.may(0, "residential_2", "c4")
    assert t.why(0, "residential_2", "d3", "right")[1] == "too-few-public"
    assert t.may(0, "park_1", "d5")


@pytest.mark.parametrize("turn", [4, 5, 6, 7, 8, 9])
def test_sc_8_5_8_delhi_loses_a_citizen_in_turns_5_to_8_and_measures_nothing(turn: int) -> None:
    t = cities("delhi", "seoul").tile(0, "park_1", "a1").tile(0, "factory_1", "b1")
    t.people(0, "b1").at("pollution", turn)
    assert (t.happened("died", seat=0) != []) == (turn in (5, 6, 7, 8))
    assert t.happened("polluted", seat=0) == []
    assert t.s.pollution[0] == 0


def test_sc_8_5_8_the_clinic_does_not_help_and_active_citizens_are_lost_first() -> None:
    t = (
        cities("delhi", "seoul")
        .tile(0, "clinic", "a1")
        .tile(0, "factory_1", "j1")
        .people(0, "a1", "j1", "a9")
    )
    t.at("pollution", 5)
    assert t.asked() == (0, "lose")
    assert [said["square"] for said in t.choices(0)] == ["a1", "j1"]
    assert t.refused(0, "lose", square="a9", seat=0) == "SC-5.6.3"
    t.do(0, "lose", square="a1", seat=0)
    assert t.asked() == (0, "bury")
    t = cities("delhi", "seoul").people(0, "a9").at("pollution", 5)
    assert t.happened("died") == [{"event": "died", "seat": 0, "owner": 0, "square": "a9"}]


def test_sc_8_5_8_delhi_loses_its_own_citizens_not_its_guests() -> None:
    t = cities("delhi", "seoul").tile(0, "factory_1", "j1").people(0, "j1", of=1).people(0, "a9")
    t.at("pollution", 5)
    assert [said["owner"] for said in t.happened("died")] == [0]


def test_sc_5_6_5_delhis_loss_comes_before_the_worst_polluters() -> None:
    t = cities("seoul", "delhi").tile(1, "factory_1", "a1").tile(1, "factory_1", "b1").people(1, "a1", "b1")
    t.tile(0, "factory_1", "a1").tile(0, "factory_1", "b1").people(0, "a1", "b1")
    t.s.made[0] = 6
    t.at("pollution", 5)
    assert t.asked() == (1, "lose")
    t.do(1, "lose", square="a1", seat=1).do(1, "bury", square="j10")
    assert t.asked() == (0, "lose")
    assert GAME.broken(t.s) == []


def test_sc_8_5_8_delhi_is_not_compared_and_nothing_is_subtracted() -> None:
    t = cities("delhi", "seoul").tile(0, "factory_3_i3", "a1").people(0, "a1", "b1", "c1")
    t.s.made[0] = 9
    t.at("pollution", 4)
    assert t.happened("died") == []
    assert (t.s.x[0], final_pollution(t.s, 0), tie_breaks(t.s, 0)[0]) == (0, 0, 0)


def test_sc_8_5_8_promises_about_pollution_fail_and_nothing_cleans() -> None:
    t = cities("delhi", "seoul").at("council")
    promise = GAME.box.promises[PROMISES.index_of["clean_air"]]
    assert not is_kept(t.s, 0, promise)
    assert is_kept(t.s, 1, promise)
    t.s.pollution[0] = 5
    t.do(0, "advance", row="environment", means="money")
    assert t.s.pollution[0] == 5


# ---------------------------------------------------------------- what can't be, and whole games


def test_violated_invariants_of_boards_of_asia_are_named() -> None:
    t = cities("seoul", "delhi")
    assert GAME.broken(t.s) == []
    boards = t.s.board[:]
    boards[1] = BOARDS.index_of["shanghai"]
    t.s.board = boards
    assert GAME.broken(t.s) == ["board: seat 1 has another one"]
    boards[1] = BOARDS.index_of["base_a"]
    assert GAME.broken(t.s) == ["board: seat 1 has another one"]
    t = cities("seoul", "delhi")
    t.s.zone[0] = 9
    assert GAME.broken(t.s) == ["zone: that of seat 0 can't be so large"]
    t = cities("seoul", "delhi")
    dealt = t.s.dealt[:]
    dealt[0] = 1
    t.s.dealt = dealt
    assert GAME.broken(t.s) == ["dealt: boards are chosen"]


@pytest.mark.parametrize("boards", ["asia_dealt", "asia_chosen"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_in_asia_end_and_nothing_is_ever_broken(boards: str, seats: int) -> None:
    play_out(seats, 40 + seats, {"boards": boards})
