"""SC-4.1: new buildings, real buildings and nuclear plants together with the other modules."""

from typing import Any

import pytest

from ludotheque.games.small_city.building.placement import why_not_on
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.vocabulary import PIECES, PROMISES, SQUARES
from ludotheque.games.small_city.turn.promises import is_kept
from tests.small_city.monsters import Monsters
from tests.small_city.scenario import GAME, Scenario

AIRPORT = ["a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]


def haunted(**options: Any) -> Monsters:
    return Monsters(**{"godzillas": "yes", "new_buildings": "yes", "real_buildings": "yes", **options})


def goods(t: Scenario, seat: int = 0) -> dict[str, str]:
    return dict(t.borough(seat)["goods"])


# ---------------------------------------------------------------- godzillas


def flying(*marked: str) -> Monsters:
    """An Airport beside a Factory and a shop, with marks."""
    t = haunted()
    t.tile(0, "factory_1", "a1").tile(0, "airport_8", "a2").tile(0, "commercial_1", "e3")
    return t.marks(0, *marked)


def test_sc_10_18_an_airport_works_as_long_as_one_square_is_clean() -> None:
    t = flying(*AIRPORT[:-1])
    t.people(0, "a1").at("production", turn=6)
    while not t.happened("polluted", seat=0):  # every space of a Town Hall is another one with godzillas
        t.do(0, "store", **{key: value for key, value in t.choices(0, "store")[0].items() if key != "verb"})
    assert sorted(goods(t).values()) == ["wood", "wood"]
    assert t.s.x[0] == 1 + 1 + 1
    t = flying(*AIRPORT)
    t.people(0, "a1").at("production", turn=6)
    t.do(0, "store", material="wood", square="e5")
    assert (goods(t), t.s.x[0]) == ({"e5": "wood"}, 2)


def test_sc_3_11_a_contaminated_factory_is_no_condition_for_an_airport() -> None:
    t = haunted().marks(0, "b1")
    t.tile(0, "factory_2", "a1").votes(0, 5).goods(0, e5="wood", f5="stone", e6="metal")
    assert t.why(0, "airport_9", "a2")[:2] == ("SC-5.2.5", "lacks-category")


def test_sc_10_18_a_contaminated_bank_has_no_effect_but_its_place_still_pays() -> None:
    t = haunted().marks(0, "d7")
    t.tile(0, "bank", "c6").tile(0, "residential_1", "a1").people(0, "a1").at("moves")
    t.do(0, "move", **{"from": "a1", "to": "c6"}).commit()
    assert t.happened("traded") == [{"event": "traded", "seat": 0, "money": 2, "votes": 0}]
    t = haunted().marks(0, "d7")
    assert not t.tile(0, "bank", "c6").may(0, "commercial_1", "a1")
    t = haunted().marks(0, "c6")
    t.tile(0, "bank", "c6").tile(0, "residential_1", "a1").people(0, "a1").tile(0, "school", "g1").at("moves")
    assert t.told(0, "move", **{"from": "a1", "to": "c6"})[:2] == ("SC-5.3.1", "no-place-there")


def sorting(*marked: str) -> Monsters:
    """Four active citizens, of whom one has moved into the Sorting Centre, to a4."""
    t = haunted()
    t.tile(0, "commercial_4_i4", "a1").tile(0, "sorting_centre", "a3").people(0, "a1", "b1", "c1", "d1")
    t.at("moves", turn=2).do(0, "move", **{"from": "a1", "to": "a4"}).s.made[0] = 4
    return t.marks(0, *marked)


def test_sc_10_18_a_sorting_centre_is_off_only_if_the_place_that_was_entered_is_unusable() -> None:
    assert sorting("a3").at("pollution").s.x[0] == 4 + 4 - 5
    assert sorting("a4").at("pollution").s.x[0] == 4 + 4


def test_godzillas_and_new_buildings_no_citizen_enters_an_unusable_tramway() -> None:
    t = haunted()
    t.tile(0, "tram_station", "a1").at("trams")
    assert t.borough(0)["tram"] == [1, 0]
    t = haunted().marks(0, "a1")
    t.tile(0, "tram_station", "a1").at("trams")
    assert (t.borough(0)["tram"], t.s.supply[0]) == ([0, 0], 8)
    t = haunted().marks(0, "b1")
    assert t.tile(0, "tram_station", "a1").at("trams").borough(0)["tram"] == [1, 0]


def test_godzillas_and_new_buildings_all_on_a_tramway_are_eaten_together() -> None:
    t = haunted()
    t.tile(0, "factory_1", "a1").tile(0, "tram_station", "b1")
    t.s.tram[0], t.s.tram[1] = 3, 1
    t.s.career[0] -= 3
    t.s.career[1] -= 1
    t.night(2, 1)
    assert t.asked() == (0, "appear")
    t.do(0, "appear", square="a1", dir="right")
    assert t.borough(0)["tram"] == [0, 0]
    assert (t.s.supply[0], t.s.supply[1]) == (8 + 3, 8 + 1)


def test_sc_8_1_9_big_ben_asks_for_clean_parks_and_stands_still_under_a_marker() -> None:
    t = haunted().marks(0, "c3")
    t.goods(0, e5="wood", f5="stone", e6="metal").tile(0, "residential_1", "e4").tile(0, "commercial_1", "d5")
    for square in ("c3", "d3", "e3", "c4", "c5"):
        t.tile(0, "park_1", square)
    assert t.why(0, "big_ben", "d4")[1:] == (
        "too-few-parks",
        {"piece": "big_ben", "needs": 5, "has": 4, "squares": ["d3", "e3", "c4", "c5"]},
    )
    t = haunted()
    assert "free" in {said.get("means") for said in t.tile(0, "big_ben", "d4").at("council").choices(0)}
    t = haunted().marks(0, "d4")
    assert "free" not in {said.get("means") for said in t.tile(0, "big_ben", "d4").at("council").choices(0)}


def test_sc_10_18_no_listener_on_an_unusable_square_and_no_home_on_one() -> None:
    t = haunted()
    t.tile(0, "sydney_opera", "a5").tile(0, "commercial_1", "a1").people(0, "a1")
    t.tile(0, "residential_2", "c1").tile(0, "residential_1", "g1").at("moves")
    t.marks(0, "c1", "d1").do(0, "move", **{"from": "a1", "to": "a5"}).commit()
    assert t.borough(0)["people"] == {"g1": 0}


def test_nuclear_and_godzillas_they_wake_in_turn_nine_and_leave_plants_alone() -> None:
    t = haunted(nuclear="yes")
    t.s.plants[0] = 3
    t.tile(0, "factory_2", "a1")
    t.night(2, 1, turn=9)
    assert t.asked() == (0, "march")
    t.do(0, "march", square="b1", dir="down")
    assert t.borough(0)["plants"] == [3] + [0] * 9


# ---------------------------------------------------------------- terrain


def terrain(board: str) -> Scenario:
    """The easy side of a terrain board, the Town Hall at a6; all but the stone of an Airport's price."""
    t = Scenario(2, board, "a6", on=["easy", "easy"], new_buildings="yes", real_buildings="yes")
    return t.votes(0, 5).goods(0, a6="wood", b6="metal")


def test_terrain_and_new_buildings_an_airport_covers_the_stone_of_its_price() -> None:
    t = terrain("mountain").tile(0, "factory_1", "g1").goods(0, d1="stone").lay(0, "airport_9", "d1")
    assert (t.step(0), goods(t)) == ("warehouse", {})
    t = terrain("mountain").tile(0, "factory_1", "g1").goods(0, d1="stone", e1="stone")
    assert t.why(0, "airport_9", "d1")[0] == "SC-8.4.4"


def test_terrain_and_new_buildings_the_free_warehouse_covers_no_stone() -> None:
    t = terrain("mountain").tile(0, "factory_1", "g1").goods(0, a7="stone", c1="stone")
    t.lay(0, "airport_9", "d1").do(0, "pay", square="a7")
    assert t.step(0) == "warehouse"
    assert t.told(0, "place", square="c1", facing="right")[0] == "SC-8.4.4"
    assert t.can(0, "place", square="c2", facing="right")


def test_terrain_and_real_buildings_the_opera_covers_no_stone() -> None:
    t = terrain("mountain").goods(0, d5="stone")
    assert t.why(0, "sydney_opera", "d5")[0] == "SC-8.4.4"


def test_terrain_and_new_buildings_an_airport_pays_for_river_squares_and_its_warehouse_covers_none() -> None:
    t = terrain("river").tile(0, "factory_1", "a1").goods(0, a7="stone").lay(0, "airport_8", "a2")
    assert t.step(0) == "warehouse"
    assert t.told(0, "place", square="e1", facing="right")[0] == "SC-5.7.3"
    t = terrain("river").tile(0, "factory_1", "b1").goods(0, a7="stone")
    assert t.why(0, "airport_8", "b2")[1] == "lacks-material-here"
    t.tile(0, "warehouse", "a4").goods(0, a4="wood", b4="wood").lay(0, "airport_8", "b2")
    assert t.s.ask(0) == {"step": "pay", "material": "wood"}


# ---------------------------------------------------------------- Asia


def asia(*cities: str, **options: Any) -> Scenario:
    return Scenario(len(cities), "asia_chosen", "a9", on=list(cities), **options)


def test_asia_and_real_buildings_the_opera_stands_at_the_edge_and_falls_only_in_beijing() -> None:
    t = asia("seoul", "beijing", real_buildings="yes")
    last = {said["square"] for said in t.picked(0, "sydney_opera").choices(0, "place")}
    assert all("8" in square or "9" in square or "10" in square or square[0] in "hij" for square in last)
    t.card(0, "urban_planner").card(1, "urban_planner")
    t.tile(1, "sydney_opera", "a5").tile(0, "sydney_opera", "i1").at("growth")
    assert t.happened("opera_fell") == [{"event": "opera_fell", "seat": 1}]


def test_nuclear_and_asia_tokyos_parks_need_no_power_and_printed_shops_none() -> None:
    t = asia("tokyo", "seoul", nuclear="yes")
    assert t.can(0, "build", piece="park_1")
    assert not t.can(0, "build", piece="factory_1")
    assert t.s.view(0)["turns"] == 9
    assert "commercial_1" in t.tiles(1).values()


def test_nuclear_and_asia_a_column_powers_both_parts_of_hong_kong() -> None:
    t = asia("hong_kong", "seoul", nuclear="yes")
    t.s.plants[0] = 3
    squares = {said["square"] for said in t.do(0, "build", piece="factory_1").choices(0)}
    assert {square[0] for square in squares} <= {"a", "b", "c"}


def spot(t: Scenario, seat: int, piece: str) -> str:
    """The first square where a piece may lie as printed."""
    b = survey(t.s, seat)
    placements = GAME.box.tables[PIECES.index_of[piece]].inside[3]
    return SQUARES.ids[
        next(
            at
            for at in placements
            if at % 8 == 0 and why_not_on(t.s, seat, b, PIECES.index_of[piece], at) is None
        )
        // 8
    ]


def pilgrimage() -> Scenario:
    """Ulaanbaatar's Tramway with one of its own and a tourist; seat 1's Pilgrim waits in the Monastery."""
    t = asia("ulaanbaatar", "bangkok", new_buildings="yes")
    (monastery,) = [tile["squares"][0] for tile in t.borough(0)["tiles"] if tile["piece"] == "monastery"]
    t.tile(0, "tram_station", spot(t, 0, "tram_station"))
    t.tile(0, "commercial_2", spot(t, 0, "warehouse")).tile(1, "school", spot(t, 1, "park_1"))
    t.s.tram[0] = t.s.tram[1] = 1
    t.s.career[0] -= 1
    t.s.career[1] -= 1
    t.people(0, monastery, of=1)
    t.s.pilgrim, t.s.pilgrim_at = 1, SQUARES.index_of[monastery]
    return t


def test_sc_8_5_9_a_pilgrim_on_the_tramway_is_distinguished_from_the_others() -> None:
    t = pilgrimage().at("moves", turn=2)
    tram = t.borough(0)["tram_at"]
    monastery = t.borough(0)["pilgrim"]
    home = t.choices(1, "come_home")
    assert len(home) == 1
    t.do(0, "move", **{"from": monastery, "to": tram})
    assert t.borough(0)["tram"] == [1, 2]
    assert GAME.broken(t.s) == []
    assert t.choices(1, "come_home") == home  # still hidden from others
    onward = [said for said in t.choices(0, "move") if said["from"] == tram]
    assert len(onward) > 0
    t.do(0, "move", **{"from": tram, "to": onward[0]["to"]})
    assert (t.borough(0)["tram"], t.borough(0)["pilgrim"]) == ([0, 2], tram)
    assert GAME.broken(t.s) == []
    assert t.borough(0, looks=1)["tram"] == [1, 1]
    assert t.borough(0, looks=1)["pilgrim"] == monastery
    t.at("hosts")
    assert t.happened("hosted", seat=0) == [{"event": "hosted", "seat": 0, "money": 1}]


def test_sc_8_5_9_a_citizen_from_a_square_like_the_monasterys_is_not_the_pilgrim() -> None:
    t = pilgrimage()
    monastery = t.borough(0)["pilgrim"]
    t.tile(1, "factory_1", monastery).people(1, monastery, of=0).at("moves", turn=2)
    tram = t.borough(0)["tram_at"]
    t.do(0, "move", **{"from": monastery, "to": tram})
    t.do(0, "come_home", **{"borough": 1, "from": monastery, "to": tram})
    assert t.borough(0)["tram"] == [2, 2]
    assert (t.borough(0, looks=1)["tram"], t.borough(0, looks=1)["pilgrim"]) == ([1, 1], monastery)
    assert t.borough(1, looks=1)["people"] == {monastery: 0}


def test_sc_8_5_9_the_pilgrim_is_no_tourist_and_dies_last() -> None:
    t = pilgrimage().at("moves", turn=2)
    tram = t.borough(0)["tram_at"]
    t.do(0, "move", **{"from": t.borough(0)["pilgrim"], "to": tram})
    t.s.made[0] = 9
    t.at("pollution", turn=2)
    t.do(0, "lose", square=tram, seat=1)
    assert (t.borough(0)["tram"], t.borough(0)["pilgrim"]) == ([1, 1], tram)


def test_sc_10_17_port_and_airport_add_up_and_only_the_ports_unit_pollutes() -> None:
    t = asia("shanghai", "delhi", new_buildings="yes").tile(0, "factory_1", "h5").tile(0, "airport_9", "e4")
    t.people(0, "h5").at("production")
    assert (sum(t.s.output), t.s.made[0]) == (3, 2)


def test_asia_and_new_buildings_tokyo_counts_its_five_and_the_centres_in_one_sum() -> None:
    t = asia("tokyo", "seoul", new_buildings="yes").tile(0, "sorting_centre", "a1").tile(0, "school", "c1")
    t.people(0, "c1").at("moves", turn=2).do(0, "move", **{"from": "c1", "to": "a1"})
    t.s.made[0] = 2
    assert t.at("pollution", turn=2).s.x[0] == 1 + 2 + 5 - 5


@pytest.mark.parametrize("nuclear", ["no", "yes"])
def test_asia_and_new_buildings_sorting_and_noise_do_nothing_in_delhi(nuclear: str) -> None:
    t = asia("delhi", "seoul", new_buildings="yes", nuclear=nuclear).tile(0, "sorting_centre", "a1")
    assert t.at("pollution", turn=2).happened("polluted", seat=0) == []
    promise = GAME.box.promises[PROMISES.index_of["sorting_promise"]]
    assert not is_kept(t.s, 0, promise)  # SC-4.9
