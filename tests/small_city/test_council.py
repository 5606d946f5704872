"""SC-5.7: the City Council."""

import pytest

from tests.small_city.scenario import Scenario


def council(t: Scenario | None = None) -> Scenario:
    return (t or Scenario()).at("council")


def test_sc_5_7_1_a_column_costs_its_number_in_money_or_votes() -> None:
    t = council(Scenario().money(0, 2).votes(0, 1).disc(0, "industry", 1).disc(0, "finance", 2))
    assert t.asked() == (0, "council")
    assert t.can(0, "advance", row="construction", means="votes")
    assert t.can(0, "advance", row="industry", means="money")
    assert t.told(0, "advance", row="finance", means="money") == (
        "SC-5.7.1",
        "step-too-dear",
        {"row": "finance", "money": 2, "votes": 1, "price": 3},
    )
    assert t.told(0, "advance", row="industry", means="votes")[:2] == ("SC-5.7.6", "too-few-votes-for-step")
    t.do(0, "advance", row="environment", means="votes")
    assert (t.s.votes[0], t.s.money[0]) == (0, 2)


def test_sc_5_7_1_one_step_in_turn_order_and_no_disc_goes_beyond_column_4() -> None:
    t = council(Scenario(3, host=2).disc(2, "finance", 4))
    assert t.asked() == (2, "council")
    assert t.told(2, "advance", row="finance", means="money")[:2] == ("SC-5.7.1", "last-column")
    t.do(2, "advance", row="tourism", means="money")
    assert t.asked() == (0, "council")
    t.do(0, "pass").do(1, "pass")
    assert t.stage() != "council"


def test_sc_5_7_1_the_city_councillors_step_is_free() -> None:
    t = council(Scenario().card(0, "city_councillor").money(0, 0))
    assert t.told(0, "advance", row="finance", means="money")[:2] == ("SC-5.7.6", "is-free")
    t.do(0, "advance", row="finance", means="free")
    assert (t.s.money[0], t.asked()) == (3, (1, "council"))
    assert t.told(1, "advance", row="finance", means="free")[:2] == ("SC-5.7.1", "not-free-step")


@pytest.mark.parametrize(("column", "money"), [(0, 3), (1, 4), (2, 6), (3, 8)])
def test_sc_5_7_2_finance(column: int, money: int) -> None:
    t = council(Scenario().disc(0, "finance", column))
    t.do(0, "advance", row="finance", means="money")
    assert t.s.money[0] == 12 - (column + 1) + money


@pytest.mark.parametrize(("column", "less"), [(0, 2), (1, 3), (2, 4), (3, 6)])
def test_sc_5_7_2_environment_not_below_zero(column: int, less: int) -> None:
    t = council(Scenario().disc(0, "environment", column).pollution(0, 20))
    assert t.do(0, "advance", row="environment", means="money").s.pollution[0] == 20 - less
    t = council(Scenario().disc(0, "environment", column).pollution(0, 1))
    assert t.do(0, "advance", row="environment", means="money").s.pollution[0] == 0  # SC-5.7.5


@pytest.mark.parametrize(("column", "material"), [(0, "wood"), (1, "stone"), (2, "metal")])
def test_sc_5_7_2_industry(column: int, material: str) -> None:
    t = council(Scenario().disc(0, "industry", column)).do(0, "advance", row="industry", means="money")
    assert t.borough(0)["goods"] == {"e5": material}


def test_sc_5_7_2_industry_two_of_ones_choice() -> None:
    t = council(Scenario().disc(0, "industry", 3).tile(0, "warehouse", "a1"))
    t.do(0, "advance", row="industry", means="money")
    assert t.asked() == (0, "materials")
    assert len(t.choices(0)) == 3 * 2
    assert t.told(0, "store", material="wood", square="c1")[:2] == ("SC-5.4.3", "no-store")
    t.do(0, "store", material="metal", square="a1").do(0, "store", material="stone", square="e5")
    assert t.borough(0)["goods"] == {"a1": "metal", "e5": "stone"}
    assert t.asked() == (1, "council")
    t = council(Scenario().disc(0, "industry", 0).tile(0, "warehouse", "a1"))
    t.do(0, "advance", row="industry", means="money")
    assert t.told(0, "store", material="metal", square="a1")[:2] == ("SC-5.7.2", "not-given")


def test_sc_5_7_5_materials_without_room_are_lost() -> None:
    t = council(Scenario().people(0, "e5", "f5", "e6", "f6")).do(0, "advance", row="industry", means="money")
    assert (t.borough(0)["goods"], t.asked()) == ({}, (1, "council"))
    assert t.happened("no_room_for")


# ---------------------------------------------------------------- free tiles


def free(column: int, t: Scenario | None = None) -> Scenario:
    t = council((t or Scenario()).disc(0, "construction", column).money(0, column + 1))
    return t.do(0, "advance", row="construction", means="money")


@pytest.mark.parametrize(("column", "largest"), [(0, "park_1"), (1, "park_2"), (2, "park_3_i3")])
def test_sc_5_7_3_a_free_tile_up_to_the_size_of_the_column(column: int, largest: str) -> None:
    t = free(column)
    assert t.asked() == (0, "tile")
    t.do(0, "build", piece=largest).do(0, "place", square="a1", facing="upright")
    assert (t.tiles(0), t.s.money[0]) == ({"a1": largest}, 0)
    assert t.asked()[0] == 1


def test_sc_5_7_3_police_and_fire_stations_only_here() -> None:
    t = free(2)
    assert t.can(0, "build", piece="police_station")
    assert t.can(0, "build", piece="fire_station")
    t = free(0)
    assert t.told(0, "build", piece="police_station") == (
        "SC-5.7.3",
        "too-large",
        {"piece": "police_station", "size": 2, "most": 1, "limit": 1},
    )


def test_sc_5_7_3_nothing_that_is_priced_in_raw_materials() -> None:
    t = free(3)
    assert t.told(0, "build", piece="school")[:2] == ("SC-5.7.3", "never-free")
    assert t.refused(0, "build", piece="town_hall") == "SC-5.7.3"


def test_sc_5_7_3_conditions_limits_and_stock_hold() -> None:
    t = free(3, Scenario().tile(0, "police_station", "a1").stock("park_1", 0))
    assert t.refused(0, "build", piece="commercial_1") == "SC-5.2.5"
    assert t.refused(0, "build", piece="police_station") == "SC-5.2.5"
    assert t.refused(0, "build", piece="park_1") == "SC-5.2.17"
    assert t.refused(0, "build", piece="residential_3_i3") == "SC-5.2.5"


def test_sc_5_7_3_a_free_tile_needs_a_place() -> None:
    """Single squares are left, with a park between any two of them."""
    t = Scenario()
    for place, column in enumerate("abcdefg"):
        for row in range(2 - place % 2, 8, 2):
            if f"{column}{row}" not in ("e5", "f5", "e6", "f6"):
                t.tile(0, "park_1", f"{column}{row}")
    t = free(1, t)
    assert t.told(0, "build", piece="police_station") == (
        "SC-5.7.3",
        "no-place",
        {"piece": "police_station", "room": 0},
    )
    assert t.can(0, "build", piece="residential_1")


def test_sc_5_7_3_an_enlargement_is_free_and_the_old_tile_returns() -> None:
    t = free(1, Scenario().tile(0, "park_1", "a1"))
    before = t.s.view(0)["stock"]["park_1"]
    t.do(0, "build", piece="park_2").do(0, "place", square="a1", facing="upright")
    assert (t.tiles(0), t.s.view(0)["stock"]["park_1"]) == ({"a1": "park_2"}, before + 1)


def test_sc_5_7_7_the_tile_may_be_declined_and_the_benefit_comes_before_the_next_player() -> None:
    t = free(0).do(0, "decline")
    assert (t.tiles(0), t.asked()) == ({}, (1, "council"))


# ---------------------------------------------------------------- tourism


@pytest.mark.parametrize(("column", "count"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_sc_5_7_4_citizens_from_the_supply_to_the_town_hall(column: int, count: int) -> None:
    t = council(Scenario().disc(0, "tourism", column)).do(0, "advance", row="tourism", means="money")
    assert t.s.supply[0] == 8 - count
    assert len(t.borough(0)["people"]) == count
    assert t.s.career[0] == 14


def test_sc_5_7_4_the_citizens_are_received_and_the_rest_wait_in_the_career_space() -> None:
    t = council(Scenario().disc(0, "tourism", 2).people(0, "e5", "f5", "e6"))
    t.do(0, "advance", row="tourism", means="money")
    assert (len(t.borough(0)["people"]), t.s.career[0]) == (4, 11 + 1)


def test_sc_5_7_4_an_empty_supply_gives_nothing() -> None:
    t = Scenario()
    t.s.supply[0], t.s.career[0] = 0, 14 + 8
    t = council(t).do(0, "advance", row="tourism", means="money")
    assert t.borough(0)["people"] == {}


def test_sc_3_14_the_supply_has_eight_of_each_colour() -> None:
    assert list(Scenario(4).s.supply) == [8, 8, 8, 8]
