"""SC-5.2.5: what must lie in the zone of influence, and what must not."""

import pytest

from tests.small_city.scenario import Scenario

# Public buildings round a2, b2, a3 and b3, with a Town Hall at c3.
AROUND = [("school", "a1", "upright"), ("library", "c1", "right"), ("police_station", "a4", "upright")]


def test_sc_3_3_influence_reaches_over_sides_and_corners_and_no_further() -> None:
    t = Scenario()
    near = {said["square"] for said in t.picked(0, "residential_1").choices(0, "place")}
    assert near == {"d4", "e4", "f4", "g4", "d5", "g5", "d6", "g6", "d7", "e7", "f7", "g7"}


def test_sc_3_3_a_tile_counts_once_for_any_number_of_near_squares() -> None:
    t = Scenario().tile(0, "school", "a1").tile(0, "museum", "a3")
    assert t.why(0, "residential_3_i3", "a2") == (
        "SC-5.2.5",
        "too-few-public",
        {
            "piece": "residential_3_i3",
            "needs": 3,
            "has": 2,
            "squares": ["a1", "a3", "b3", "c3"],
        },
    )
    assert t.may(0, "residential_2", "a2")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_sc_5_2_5_a_home_of_level_n_needs_n_different_public_buildings(level: int) -> None:
    t = Scenario(hall="c3")
    for piece, square, facing in AROUND[: level - 1]:
        t.tile(0, piece, square, facing)
    homes = ["residential_1", "residential_2", "residential_3_l3", "residential_4_o4"]
    assert t.may(0, "residential_1", "b2")
    if level > 1:
        assert t.can(0, "build", piece=homes[level - 1])
    if level < 4:
        assert t.told(0, "build", piece=homes[level])[1:] == (
            "too-few-public",
            {
                "piece": homes[level],
                "needs": level + 1,
                "has": level,
                "squares": t.told(0, "build", piece=homes[level])[2]["squares"],
            },
        )


def test_sc_5_2_5_four_homes_of_level_1_touch_only_the_town_hall_but_none_of_level_4() -> None:
    t = Scenario()
    for square in ("d4", "e4", "f4"):
        t.lay(0, "residential_1", square)
    t.commit().at("plans").lay(0, "residential_1", "g4")
    assert sorted(t.tiles(0)) == ["d4", "e4", "f4", "g4"]
    assert t.why(0, "residential_4_i4", "c4")[1] == "two-tiles"
    rule, name, facts = Scenario().why(0, "residential_4_i4", "c4")
    assert (rule, name, facts["needs"], facts["has"]) == ("SC-5.2.5", "too-few-public", 4, 1)
    assert facts["squares"] == ["e5", "f5"]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_sc_5_2_5_a_shop_of_level_n_needs_n_different_homes(level: int) -> None:
    """Without a Bank."""
    shops = ["commercial_1", "commercial_2", "commercial_3_i3", "commercial_4_i4"]
    t = Scenario()
    for square in ("a1", "b1", "c1", "d1")[: level - 1]:
        t.tile(0, "residential_1", square)
    rule, name, facts = t.why(0, shops[level - 1], "a2")
    assert (rule, name, facts["needs"], facts["has"]) == ("SC-5.2.5", "too-few-homes", level, level - 1)
    assert facts["squares"] == ["a1", "b1", "c1", "d1"][: level - 1]
    t.tile(0, "residential_1", "abcde"[level] + "2")
    assert t.may(0, shops[level - 1], "a2")


def test_sc_5_2_5_factories_of_level_2_and_3_need_refinery_and_harbour() -> None:
    t = Scenario().tile(0, "factory_1", "b2")
    assert t.may(0, "factory_1", "a4")
    assert t.told(0, "build", piece="factory_2")[1:] == (
        "lacks-building",
        {"piece": "factory_2", "building": "refinery", "squares": []},
    )
    t.tile(0, "refinery", "a1")
    assert t.may(0, "factory_2", "b2")
    assert t.why(0, "factory_2", "c3")[1:] == (
        "lacks-building",
        {"piece": "factory_2", "building": "refinery", "squares": []},
    )
    assert t.told(0, "build", piece="factory_3_i3")[2]["building"] == "harbour"
    t.tile(0, "harbour", "c3")
    assert t.may(0, "factory_3_i3", "b2")
    assert t.why(0, "factory_3_i3", "a2", "right")[2]["building"] == "harbour"


@pytest.mark.parametrize(
    ("piece", "near"),
    [
        ("refinery", ["factory_1"]),
        ("harbour", ["factory_1"]),
        ("warehouse", ["factory_1", "refinery", "harbour"]),
    ],
)
def test_sc_5_2_5_industry_needs_a_factory_and_a_warehouse_any_of_them(piece: str, near: list[str]) -> None:
    t = Scenario()
    assert t.told(0, "build", piece=piece)[1:] == (
        "lacks-category",
        {"piece": piece, "category": "factory", "squares": []},
    )
    for other in ("factory_1", "refinery", "harbour"):
        t = Scenario().tile(0, other, "a1").tile(0, "factory_1", "g1")
        assert t.may(0, piece, "a3" if other == "harbour" else "a2") == (other in near)
        assert not t.may(0, piece, "a5")


@pytest.mark.parametrize(
    ("piece", "square", "most"), [("refinery", "a2", 1), ("warehouse", "a2", 3), ("school", "a2", 1)]
)
def test_sc_5_2_5_of_some_buildings_a_player_has_only_so_many(piece: str, square: str, most: int) -> None:
    t = Scenario().tile(0, "factory_1", "a1").goods(0, e5="wood")
    for place in ("a7", "c7", "a6")[: most - 1]:
        t.tile(0, piece, place)
    assert t.can(0, "build", piece=piece)
    t.tile(0, piece, "c6")
    assert t.told(0, "build", piece=piece)[:2] == ("SC-5.2.5", "owned-already")
    assert t.told(0, "build", piece=piece)[2]["limit"] == most
    assert not t.can(1, "build", piece=piece) or piece == "school"


@pytest.mark.parametrize("piece", ["police_station", "fire_station"])
def test_sc_5_2_5_police_and_fire_come_from_the_council_only(piece: str) -> None:
    assert Scenario().reason(0, "build", piece=piece) == ("SC-5.2.5", "only-by-council")


@pytest.mark.parametrize("industry", ["factory_1", "refinery", "harbour"])
def test_sc_10_16_homes_and_industry_ban_each_other(industry: str) -> None:
    t = Scenario().tile(0, industry, "b4")
    rule, name, facts = t.why(0, "residential_1", "d4" if industry == "harbour" else "c5")
    assert (rule, name) == ("SC-10.16", "banned")
    assert facts["category"] == ("factory" if industry == "factory_1" else "industry")
    assert facts["squares"] == (["c4", "c5"] if industry == "harbour" else ["b4"])
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "factory_1", "b1").tile(0, "factory_1", "b6")
    rule, name, facts = t.why(0, industry, "c2" if industry == "harbour" else "c3")
    assert (rule, name, facts["category"], facts["squares"]) == ("SC-10.16", "banned", "residential", ["d4"])


def test_sc_10_16_shops_and_parks_do_not_mind() -> None:
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "factory_1", "b4")
    assert t.may(0, "commercial_1", "c4")
    assert t.may(0, "park_1", "c4")


def test_sc_5_2_5_conditions_look_at_tiles_that_were_planned_before() -> None:
    t = Scenario()
    assert not t.can(0, "build", piece="commercial_1")
    t.lay(0, "residential_1", "d4")
    assert t.may(0, "commercial_1", "c3")
