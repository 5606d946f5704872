"""SC-15.4: the conditions of promises."""

from pathlib import Path

import pytest

from ludotheque.core.chance import seeded
from ludotheque.games.small_city.components import PACKAGED, load
from ludotheque.games.small_city.components.make_box import make_box
from ludotheque.games.small_city.turn.promises import is_kept
from tests.corrected import Copies
from tests.small_city.scenario import GAME, Scenario


def kept(t: Scenario, promise: str) -> bool:
    ids = GAME.components.promise_ids
    if promise in ids:
        return is_kept(t.s, 0, GAME.box.promises[ids.index(promise)])
    return is_kept(t.s, 0, GAME.box.specials[GAME.components.special_ids.index(promise)])


def rows(t: Scenario, piece: str, squares: str) -> Scenario:
    for square in squares.split():
        t.tile(0, piece, square)
    return t


@pytest.mark.parametrize(
    ("promise", "piece", "square", "less"),
    [
        ("metropolis", "residential_5_i5", "a1", "residential_4_i4"),
        ("shopping_centre", "commercial_4_i4", "a1", "commercial_3_i3"),
        ("heavy_industry", "factory_3_i3", "a1", "factory_2"),
    ],
)
def test_sc_15_4_has_level(promise: str, piece: str, square: str, less: str) -> None:
    assert kept(Scenario().tile(0, piece, square), promise)
    assert not kept(Scenario().tile(0, less, square), promise)


def test_sc_15_4_living_citizens_are_the_active_ones() -> None:
    t = rows(Scenario(), "residential_3_i3", "a1 a2 a3 d1")
    t.people(0, *["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "d1", "e1"], "e5")
    assert not kept(t, "full_borough")
    assert kept(t.people(0, "f1"), "full_borough")


def test_sc_15_4_squares_of_a_category() -> None:
    t = rows(Scenario(), "park_3_i3", "a1 d1 a2")
    assert not kept(rows(t, "park_2", "d2"), "green_city")
    assert kept(rows(t, "park_1", "g1"), "green_city")
    homes = rows(Scenario(), "residential_3_i3", "a1 d1 a2")
    assert not kept(homes, "housing")
    assert kept(rows(homes, "residential_1", "a4"), "housing")


def test_sc_15_4_tiles_of_a_category() -> None:
    t = rows(Scenario(), "commercial_1", "a1 c1")
    assert not kept(t, "shopkeepers")
    assert kept(rows(t, "commercial_2", "a3"), "shopkeepers")


def test_sc_15_4_pollution() -> None:
    assert kept(Scenario().pollution(0, 10), "clean_air")
    assert not kept(Scenario().pollution(0, 11), "clean_air")


def test_sc_15_4_seven_by_seven() -> None:
    t = Scenario(hall="f6")
    for row in range(1, 8):
        for column in "abcdefg":
            if f"{column}{row}" not in ("f6", "g6", "f7", "g7", "a1", "b1"):
                t.tile(0, "park_1", f"{column}{row}")
    assert not kept(t.tile(0, "park_1", "a1"), "seven_by_seven")
    assert kept(t.grave(0, "b1"), "seven_by_seven")


def test_sc_15_4_lakes_need_not_be_covered() -> None:
    t = Scenario(board="base_b", hall="a1")
    for row in range(1, 8):
        for column in "abcdefg":
            if f"{column}{row}" not in ("a1", "b1", "a2", "b2", "f3", "g3", "f4", "g4"):
                t.tile(0, "park_1", f"{column}{row}")
    assert kept(t, "seven_by_seven")


def test_sc_15_4_has_buildings() -> None:
    t = Scenario().tile(0, "school", "a1").tile(0, "library", "a3")
    assert not kept(t, "education")
    assert kept(t.tile(0, "university", "a5"), "education")
    t = Scenario().tile(0, "police_station", "a1")
    assert not kept(t, "safety")
    assert kept(t.tile(0, "fire_station", "a3"), "safety")


def test_sc_15_4_different_buildings() -> None:
    t = (
        Scenario()
        .tile(0, "school", "a1")
        .tile(0, "library", "a3")
        .tile(0, "museum", "a5")
        .tile(0, "subway", "d1")
    )
    assert not kept(t, "culture_for_all")
    assert kept(t.tile(0, "clinic", "f1"), "culture_for_all")


def test_sc_15_4_money_and_materials() -> None:
    assert kept(Scenario().money(0, 15), "treasury")
    assert not kept(Scenario().money(0, 14), "treasury")
    t = (
        Scenario()
        .tile(0, "warehouse", "a1")
        .goods(0, e5="wood", f5="wood", e6="stone", f6="metal", a1="wood")
    )
    assert not kept(t, "full_stocks")
    assert kept(t.goods(0, b1="wood"), "full_stocks")


def test_sc_15_4_the_largest_park() -> None:
    t = rows(Scenario(), "park_3_i3", "a1 d1").tile(0, "park_1", "g2").tile(0, "park_2", "a3")
    assert not kept(t, "great_park")  # g2 hangs together with nothing but by a corner
    assert kept(t.tile(0, "park_1", "g1"), "great_park")


def test_sc_15_4_the_dead() -> None:
    assert kept(Scenario(), "no_funeral")
    assert not kept(Scenario().grave(0, "a1", of=1), "no_funeral")


def test_sc_15_4_zone_and_council() -> None:
    t = Scenario()
    t.s.zone[0] = 8
    assert not kept(t, "greater_city")
    t.s.zone[0] = 9
    assert kept(t, "greater_city")
    assert not kept(Scenario().disc(0, "finance", 3), "well_connected")
    assert kept(Scenario().disc(0, "tourism", 4), "well_connected")


def test_sc_15_4_all_homes_are_full_and_there_are_enough() -> None:
    t = rows(Scenario(), "residential_4_i4", "a1 a2").people(0, *["a1", "b1", "c1", "d1", "a2", "b2", "c2"])
    assert not kept(t, "full_homes")
    assert kept(t.people(0, "d2"), "full_homes")
    assert not kept(Scenario().tile(0, "residential_1", "a1").people(0, "a1"), "full_homes")


def test_sc_15_4_a_level_of_each() -> None:
    t = Scenario().tile(0, "residential_2", "a1").tile(0, "commercial_2", "c1").tile(0, "factory_1", "e1")
    assert not kept(t, "balanced_city")
    assert kept(t.tile(0, "factory_2", "a6"), "balanced_city")


@pytest.mark.parametrize("counts", [True, False])
def test_sc_15_4_a_grave_fills_a_borough_only_where_the_promise_says_so(tmp_path: Path, counts: bool) -> None:
    said = "cemetery_counts_as_built = "
    copy = Copies("small_city", PACKAGED).corrected(
        tmp_path, "promises.toml", f"{said}true", f"{said}{str(counts).lower()}"
    )
    t, hall = Scenario().grave(0, "a6"), ("e5", "f5", "e6", "f6")
    t.s.box = make_box(load(copy))
    free = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    rows(t, "park_1", " ".join(square for square in free if square not in (*hall, "a6")))
    assert is_kept(t.s, 0, t.s.box.promises[GAME.components.promise_ids.index("seven_by_seven")]) == counts


def test_sc_15_4_every_test_is_one_of_those_there_are() -> None:
    assert len(GAME.box.promises) == 20
    assert len(GAME.box.specials) == 8
    for promise in [*GAME.box.promises, *GAME.box.specials]:
        is_kept(Scenario().s, 0, promise)


def test_sc_16_1_in_a_sample_the_others_have_promised_something_else() -> None:
    t = Scenario(3)
    samples = [t.s.sample(0, seeded(seed)) for seed in range(12)]
    assert len({str(sample.view(1)["boroughs"][1]["promises"]) for sample in samples}) > 3
    for sample in samples:
        assert sample.view(0) == t.s.view(0)
