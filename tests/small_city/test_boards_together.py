"""SC-4.1: the boards of terrain and of Asia together with the other modules."""

import pytest

from ludotheque.games.small_city.position.vocabulary import NONE
from ludotheque.games.small_city.turn.pollution import pollution_of_turn
from tests.small_city.monsters import Monsters
from tests.small_city.random_games import play_out
from tests.small_city.scenario import GAME, Scenario


def asia(*names: str, **options: str) -> Scenario:
    return Scenario(len(names), "asia_chosen", "a9", 0, names, **options)


class MonstersAbroad(Monsters):
    """Godzillas on chosen boards."""

    def __init__(self, board: str, hall: str, *on: str) -> None:
        Scenario.__init__(self, len(on), board, hall, 0, on, godzillas="yes")


# ---------------------------------------------------------------- terrain


def test_a_marked_plain_takes_no_stone_and_a_marked_mountain_still_gives_one() -> None:
    t = MonstersAbroad("mountain", "c4", "easy", "easy").tile(0, "factory_1", "b2").people(0, "b2")
    t.marks(0, "b1", "a2", "c1", "a3").at("production")
    while t.s.step().name == "stores":
        t.do(0, "store", **{key: value for key, value in t.choices(0)[0].items() if key != "verb"})
    assert t.asked() == (0, "dig")
    assert [said["square"] for said in t.choices(0)] == ["c2", "b3", "c3"]


def test_stones_under_a_godzilla_are_not_spent() -> None:
    t = MonstersAbroad("mountain", "c4", "easy", "easy").tile(0, "factory_1", "a6").goods(0, b6="stone")
    t.godzilla(0, "e7", "f7").goods(0, f7="stone", c5="wood", a7="stone").at("plans").lay(0, "museum", "e1")
    assert [said["square"] for said in t.choices(0, "pay")] == ["b6", "a7"]


def test_no_free_warehouse_of_an_airport_covers_a_stone_or_a_new_river_square() -> None:
    t = Scenario(2, "river", "a6", on=["easy", "easy"], new_buildings="yes").votes(0, 9)
    t.tile(0, "factory_1", "a1").goods(0, a6="wood", b6="stone", a7="metal")
    t.lay(0, "airport_8", "a2")
    covered = {
        said["square"] for said in t.choices(0, "place") if said["square"] in ("e1", "e2", "e3", "e4", "f4")
    }
    assert t.step(0) == "warehouse"
    assert covered == set()


def test_an_airport_covers_a_stone_that_its_price_asks_for() -> None:
    t = Scenario(2, "mountain", "c4", on=["easy", "easy"], new_buildings="yes").votes(0, 9)
    t.tile(0, "factory_1", "e1").goods(0, e2="stone", c4="wood", d4="metal", c5="stone")
    assert t.may(0, "airport_8", "e2") or t.may(0, "airport_8", "d2")
    square = "e2" if t.may(0, "airport_8", "e2") else "d2"
    t.lay(0, "airport_8", square)
    assert t.borough(0)["goods"] == {"c5": "stone"}
    t = Scenario(2, "mountain", "c4", on=["easy", "easy"], new_buildings="yes").votes(0, 9)
    t.tile(0, "factory_1", "e1").goods(0, e2="stone", f2="stone", c4="wood", d4="metal")
    assert t.why(0, "airport_8", square)[:2] == ("SC-8.4.4", "on-a-stone")


# ---------------------------------------------------------------- Asia


def test_sc_10_17_port_and_airport_add_one_unit_each_and_only_the_ports_pollutes() -> None:
    t = asia("shanghai", "delhi", new_buildings="yes").tile(0, "factory_1", "h4").people(0, "h4")
    t.tile(0, "airport_8", "g2").at("production")
    for square in ("i5", "j5", "a9"):
        if t.s.step().name == "stores":
            t.do(0, "store", material="wood", square=square)
    assert (len(t.borough(0)["goods"]), t.s.made[0]) == (3, 2)


def test_a_godzilla_comes_first_to_shanghais_port() -> None:
    t = MonstersAbroad("asia_chosen", "a9", "shanghai", "delhi").night(6, 1)
    assert t.asked() == (0, "march")
    exits = {(said["square"], said["dir"]) for said in t.choices(0, "march")}
    assert exits == {
        *[("i5", "up"), ("j5", "up"), ("i7", "down"), ("j7", "down")],
        *[("i5", "left"), ("i6", "left"), ("i7", "left")],
    }


def test_the_monasterys_square_unusable_sends_no_pilgrim() -> None:
    t = MonstersAbroad("asia_chosen", "a9", "ulaanbaatar", "seoul").marks(0, "h2").people(1, "a9").votes(1, 5)
    t.at("pilgrims", 2)
    assert t.s.pilgrim == NONE


def test_a_column_powers_both_parts_of_hong_kong_and_printed_buildings_need_none() -> None:
    t = asia("hong_kong", "delhi", nuclear="yes")
    assert t.tiles(0) == {"b2": "factory_3_i3", "h6": "commercial_2"}
    assert t.why(0, "factory_1", "d1")[1] == "without-power"
    t.s.plants[3] = 1
    assert t.may(0, "factory_1", "d1")
    assert t.may(0, "factory_1", "d7")


def test_tokyos_parks_need_no_power() -> None:
    assert asia("tokyo", "delhi", nuclear="yes").may(0, "park_1", "e4")


def test_turn_9_counts_as_turn_8_in_bangkok_and_delhi_loses_no_citizen() -> None:
    t = asia("bangkok", "delhi", nuclear="yes").people(1, "a9").at("plans", 9)
    assert t.may(0, "park_2", "c1")
    t.lay(0, "park_2", "c1").commit()
    assert t.s.money[0] == 12 - 3 + 1
    assert t.at("pollution", 9).happened("died") == []


def test_the_opera_stands_at_the_edge_and_falls_in_beijing_only() -> None:
    for city, square, zone in [("seoul", "j1", 10), ("beijing", "g1", 7)]:
        t = asia(city, "delhi", real_buildings="yes")
        column = square[0]
        placed = [
            said
            for said in t.picked(0, "sydney_opera").choices(0, "place")
            if said["square"].startswith(column)
        ]
        assert placed
        choice = placed[0]
        t.lay(0, "sydney_opera", choice["square"], choice["facing"]).commit()
        assert "sydney_opera" in t.tiles(0).values()
        t.card(0, "urban_planner").at("growth", 2)
        assert ("sydney_opera" in t.tiles(0).values()) == (zone == 10)


def test_tokyos_five_and_the_sorting_centre_are_in_one_sum() -> None:
    t = asia("tokyo", "delhi", new_buildings="yes").people(0, "c2", "h2").tile(0, "sorting_centre", "i5")
    assert pollution_of_turn(t.s, 0) == 2 + 5
    t.at("moves", 3).do(0, "move", **{"from": "c2", "to": "i5"}).commit_moves()
    assert pollution_of_turn(t.s, 0) == 2 + 5 - 5


def test_printed_town_halls_receive_the_mayor() -> None:
    t = asia("beijing", "delhi", mayor_variant="yes").at("parade")
    assert t.asked() == (0, "receive")
    assert {said["square"] for said in t.choices(0)} == {"d4", "e4", "d5"}


# ---------------------------------------------------------------- everything


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"boards": "mountain", "godzillas": "yes", "new_buildings": "yes", "doctors": "yes"}),
        (2, {"boards": "river", "nuclear": "yes", "real_buildings": "yes", "mayor_variant": "yes"}),
        (4, {"boards": "asia_chosen", "godzillas": "stockholm", "new_buildings": "with_promises"}),
        (3, {"boards": "asia_dealt", "nuclear": "yes", "real_buildings": "yes", "doctors": "yes"}),
        (1, {"boards": "asia_chosen", "mayor_variant": "yes", "new_buildings": "yes", "new_actions": "yes"}),
    ],
)
def test_games_with_boards_and_other_modules_end(seats: int, options: dict[str, str]) -> None:
    s = play_out(seats, 60 + seats, options, every=25)
    assert GAME.broken(s) == []
