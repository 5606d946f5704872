"""SC-8.9: Big Ben and the Sydney Opera House."""

from typing import Any

import pytest

from ludotheque.core.position import from_json, to_json
from ludotheque.games.small_city.position.vocabulary import SQUARES
from tests.small_city.scenario import GAME, Scenario


def table(seats: int = 2, **options: Any) -> Scenario:
    return Scenario(seats, **{"real_buildings": "yes", **options})


# ---------------------------------------------------------------- Big Ben

PARKS = ("c3", "d3", "e3", "c4", "c5")


def square_of_parks(parks: int = 5, home: bool = True, shop: bool = True) -> Scenario:
    """Round d4: the Town Hall at e5, parks, a home at e4 and a shop at d5; one of each material in the Town Hall."""
    t = table().goods(0, e5="wood", f5="stone", e6="metal")
    for square in PARKS[:parks]:
        t.tile(0, "park_1", square)
    if home:
        t.tile(0, "residential_1", "e4")
    return t.tile(0, "commercial_1", "d5") if shop else t


def test_sc_8_9_1_big_ben_stands_among_five_parks_a_home_a_shop_and_the_town_hall() -> None:
    t = square_of_parks()
    assert t.may(0, "big_ben", "d4")
    t.lay(0, "big_ben", "d4").commit()
    assert t.tiles(0)["d4"] == "big_ben"
    assert (t.borough(0)["goods"], t.s.money[0], t.s.view(0)["stock"]["big_ben"]) == ({}, 12, 0)


def test_sc_8_8_2_a_bank_spares_big_ben_no_home() -> None:
    t = Scenario(real_buildings="yes", new_buildings="yes").goods(0, e5="wood", f5="stone", e6="metal")
    for square in PARKS:
        t.tile(0, "park_1", square)
    t.tile(0, "commercial_1", "d5").tile(0, "bank", "f1")
    assert t.why(0, "big_ben", "d4")[:2] == ("SC-5.2.5", "too-few-homes")
    assert t.tile(0, "residential_1", "e4").may(0, "big_ben", "d4")


def test_sc_8_9_1_big_ben_with_four_park_squares_is_illegal() -> None:
    assert square_of_parks(4).why(0, "big_ben", "d4") == (
        "SC-8.9.1",
        "too-few-parks",
        {"piece": "big_ben", "needs": 5, "has": 4, "squares": ["c3", "d3", "e3", "c4"]},
    )
    rule, name, facts = square_of_parks(4).told(0, "build", piece="big_ben")
    assert (rule, name, facts) == ("SC-8.9.1", "too-few-parks", {"piece": "big_ben", "needs": 5, "has": 4})


def test_sc_8_9_1_each_of_the_others_is_needed() -> None:
    assert square_of_parks(shop=False).why(0, "big_ben", "d4") == (
        "SC-8.9.1",
        "too-few-shops",
        {"piece": "big_ben", "needs": 1, "squares": []},
    )
    assert square_of_parks(shop=False).told(0, "build", piece="big_ben")[1] == "too-few-shops"
    assert square_of_parks(home=False).why(0, "big_ben", "d4")[:2] == ("SC-5.2.5", "too-few-homes")
    t = Scenario(hall="f6", real_buildings="yes").goods(0, f6="wood", g6="stone", f7="metal")
    for square in PARKS:
        t.tile(0, "park_1", square)
    t.tile(0, "residential_1", "e4").tile(0, "commercial_1", "d5")
    assert t.why(0, "big_ben", "d4")[:2] == ("SC-5.2.5", "lacks-building")


def test_sc_8_9_1_it_costs_one_of_each_material() -> None:
    t = square_of_parks()
    t.s.on[SQUARES.index_of["e6"]] = 0
    assert t.told(0, "build", piece="big_ben") == (
        "SC-5.2.4",
        "lacks-material",
        {"piece": "big_ben", "material": "metal", "needs": 1, "has": 0},
    )


def council(card: str | None = None, big_ben: bool = True) -> Scenario:
    t = table().card(0, card).money(0, 5)
    return (t.tile(0, "big_ben", "d4") if big_ben else t).at("council")


def test_sc_8_9_1_a_free_step_besides_ones_own_before_or_after_it() -> None:
    t = council()
    assert {said.get("means") for said in t.choices(0)} == {"money", "free", None}
    t.do(0, "advance", row="finance", means="free")
    assert (t.s.money[0], t.asked()) == (8, (0, "council"))
    assert t.told(0, "advance", row="finance", means="free")[:2] == ("SC-5.7.1", "not-free-step")
    t.do(0, "advance", row="finance", means="money")
    assert (t.s.money[0], t.asked()) == (8 - 2 + 4, (1, "council"))
    t = council().do(0, "advance", row="environment", means="money")
    assert {said.get("means") for said in t.choices(0)} == {"free", None}
    assert t.told(0, "advance", row="finance", means="money")[1] == "is-free"
    t.do(0, "advance", row="environment", means="free")  # the same disc
    assert (t.s.money[0], t.borough(0)["discs"]["environment"]) == (4, 2)


def test_sc_8_9_1_without_it_no_step_is_free_and_it_may_be_passed() -> None:
    assert {said.get("means") for said in council(big_ben=False).choices(0)} == {"money", None}
    assert council().do(0, "pass").asked() == (1, "council")


def test_sc_5_7_1_with_the_city_councillor_both_steps_are_free() -> None:
    t = council("city_councillor")
    assert {said.get("means") for said in t.choices(0)} == {"free", None}
    t.do(0, "advance", row="finance", means="free").do(0, "advance", row="finance", means="free")
    assert (t.s.money[0], t.asked()) == (5 + 3 + 4, (1, "council"))


def test_sc_5_7_3_the_council_never_gives_big_ben_but_may_give_the_opera() -> None:
    t = square_of_parks().disc(0, "construction", 3).at("council")
    t.do(0, "advance", row="construction", means="money")
    assert t.told(0, "build", piece="big_ben")[:2] == ("SC-5.7.3", "never-free")
    t.do(0, "build", piece="sydney_opera")
    assert t.told(0, "place", square="a2", facing="upright")[:2] == ("SC-8.9.2", "off-the-border")
    t.do(0, "place", square="a5", facing="upright")
    assert t.tiles(0)["a5"] == "sydney_opera"


# ---------------------------------------------------------------- the Opera


def test_sc_8_9_2_the_opera_touches_a_border_and_costs_ten() -> None:
    t = table()
    assert t.why(0, "sydney_opera", "a4") == (
        "SC-8.9.2",
        "off-the-border",
        {"piece": "sydney_opera", "zone": 7, "squares": ["a4", "a5", "a6", "b6"]},
    )
    assert t.may(0, "sydney_opera", "a5")  # below
    assert t.may(0, "sydney_opera", "f1")  # on the right
    assert not t.may(0, "sydney_opera", "e1")
    assert t.lay(0, "sydney_opera", "a5").s.money[0] == 2
    t.s.zone[1] = 8
    assert not t.may(1, "sydney_opera", "a5")
    assert t.may(1, "sydney_opera", "a6")


def test_sc_8_9_2_the_opera_falls_when_the_zone_grows() -> None:
    t = table().tile(0, "sydney_opera", "a5").people(0, "a5").card(0, "urban_planner").at("growth")
    assert t.tiles(0) == {}
    assert t.happened("opera_fell") == [{"event": "opera_fell", "seat": 0}]
    assert t.borough(0)["people"] == {"e5": 0}
    assert t.s.view(0)["stock"]["sydney_opera"] == 0
    assert t.told(0, "build", piece="sydney_opera")[1] == "out-of-stock"
    assert GAME.broken(from_json(GAME, to_json(t.s))) == []


def test_sc_8_9_2_with_a_full_town_hall_the_listener_goes_to_the_career_space() -> None:
    t = table().tile(0, "sydney_opera", "a5").people(0, "a5", "e5", "f5", "e6", "f6")
    t.card(0, "urban_planner").at("growth")
    assert (t.s.career[0], t.borough(0)["people"]) == (10, {"e5": 0, "f5": 0, "e6": 0, "f6": 0})


def test_sc_8_9_2_the_opera_of_another_stays() -> None:
    t = table().tile(1, "sydney_opera", "a5").card(0, "urban_planner").at("growth")
    assert t.tiles(1) == {"a5": "sydney_opera"}


def listening(*homes: tuple[str, str]) -> Scenario:
    """A citizen goes from a shop at a1 to the Opera at a5; all moves are committed."""
    t = table().tile(0, "sydney_opera", "a5").tile(0, "commercial_1", "a1").people(0, "a1")
    for piece, square in homes:
        t.tile(0, piece, square)
    t.at("moves").do(0, "move", **{"from": "a1", "to": "a5"})
    return t.commit()


def test_sc_8_9_2_three_votes_and_a_walk_to_the_largest_home_to_vote_there() -> None:
    t = listening(("residential_1", "c1"), ("residential_2", "e1"))
    assert t.happened("listened") == [{"event": "listened", "seat": 0, "votes": 3}]
    assert t.happened("walked_home") == [{"event": "walked_home", "seat": 0, "square": "e1"}]
    assert t.s.votes[0] == 3 + 2
    assert t.borough(0)["people"] == {"e1": 0}


def test_sc_8_9_2_of_equally_large_homes_the_player_chooses() -> None:
    t = listening(("residential_2", "e1"), ("residential_2", "c3"), ("residential_1", "g7"))
    assert t.asked() == (0, "listener")
    assert t.choices(0) == [{"verb": "seat", "square": "e1"}, {"verb": "seat", "square": "c3"}]
    assert t.refused(0, "commit") == "LU-2"
    assert t.told(0, "seat", square="f1") == (
        "SC-8.9.2",
        "not-the-largest",
        {"square": "f1", "squares": ["e1", "c3"]},
    )
    assert from_json(GAME, to_json(t.s)).ask(0) == {"step": "listener"}
    t.do(0, "seat", square="c3")
    assert (t.borough(0)["people"], t.stage() != "listeners") == ({"c3": 0}, True)


def test_sc_8_9_2_the_largest_with_room_not_the_largest_of_all() -> None:
    t = table().tile(0, "sydney_opera", "a5").tile(0, "commercial_1", "a1")
    t.tile(0, "residential_2", "c1").tile(0, "residential_1", "g7").people(0, "a1", "c1", "d1").at("moves")
    t.do(0, "move", **{"from": "a1", "to": "a5"}).commit()
    assert t.borough(0)["people"] == {"c1": 0, "d1": 0, "g7": 0}


def test_sc_8_9_2_without_room_the_listener_stays_and_listens_no_more() -> None:
    t = listening()
    assert (t.borough(0)["people"], t.s.votes[0]) == ({"a5": 0}, 3)
    t.tile(0, "residential_1", "c1").at("closing")
    t.at("listeners", turn=2)
    assert (t.borough(0)["people"], t.happened("listened")) == ({"a5": 0}, [])


def test_sc_5_3_3_the_opera_takes_no_tourists() -> None:
    t = table().tile(1, "sydney_opera", "a5").tile(1, "commercial_1", "a1")
    t.tile(0, "commercial_1", "a1").people(0, "a1").at("moves")
    assert t.told(0, "send", **{"borough": 1, "from": "a1", "to": "a5"})[:2] == (
        "SC-5.3.3",
        "not-for-tourists",
    )


def test_sc_8_9_3_of_two_plans_for_the_opera_the_first_in_turn_order_gets_it() -> None:
    t = table(host=1).lay(0, "sydney_opera", "a5").lay(1, "sydney_opera", "a5").commit()
    assert (t.tiles(0), t.tiles(1)) == ({}, {"a5": "sydney_opera"})
    assert (t.s.money[0], t.s.money[1]) == (12, 2)
    assert t.happened("cancelled") == [
        {"event": "cancelled", "seat": 0, "piece": "sydney_opera", "square": "a5"}
    ]


@pytest.mark.parametrize("piece", ["big_ben", "sydney_opera"])
def test_sc_3_10_without_the_module_they_are_not_there(piece: str) -> None:
    assert Scenario().told(0, "build", piece=piece)[:2] == ("SC-5.2.17", "out-of-stock")


def test_an_opera_off_the_border_is_noticed() -> None:
    t = table().tile(0, "sydney_opera", "a5")
    t.s.zone[0] = 8
    assert GAME.broken(t.s) == ["tiles: the Opera of seat 0 is off the border"]


def test_sc_8_9_1_after_the_free_step_the_table_is_read_back() -> None:
    t = square_of_parks().tile(0, "big_ben", "d4").at("council")
    t.do(0, "advance", row="finance", means="free")
    assert from_json(GAME, to_json(t.s)).ask(0) == {"step": "council", "count": 0}
