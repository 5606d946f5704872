"""SC-3.4, SC-5.2.9, SC-10.7, SC-15.1, SC-15.2, SC-16.3: tiles, their places, and the questions of a construction."""

import pytest

from ludotheque.games.small_city.components.files import PLACE_KINDS
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.vocabulary import PIECES, SQUARES
from tests.small_city.scenario import GAME, Scenario


def kinds(t: Scenario) -> dict[str, str]:
    """The kinds of places of seat 0 by square, Town Hall left out."""
    found = layout(t.s, 0).kind
    names = {SQUARES.ids[square]: PLACE_KINDS[found[square]] for square in range(100) if found[square]}
    return {square: kind for square, kind in names.items() if kind != "hall"}


@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        ("residential_2", {"a1": "home", "b1": "home"}),
        ("commercial_4_i4", {"a1": "cash", "b1": "sell_raw", "c1": "votes", "d1": "raw_to_votes"}),
        ("factory_3_i3", {"a1": "wood", "b1": "stone", "c1": "metal"}),
        ("warehouse", {"a1": "storage", "b1": "storage"}),
        ("library", {"a1": "culture", "b1": "culture"}),
        ("clinic", {"a1": "culture"}),
        ("harbour", {}),
        ("park_3_i3", {}),
    ],
)
def test_sc_15_2_each_tile_has_its_places(piece: str, expected: dict[str, str]) -> None:
    assert kinds(Scenario().tile(0, piece, "a1")) == expected


def test_sc_3_4_place_i_is_on_cell_i_in_every_orientation() -> None:
    t = Scenario().tile(0, "factory_3_l3", "a1", "over")
    assert kinds(t) == {"b2": "wood", "b1": "stone", "a1": "metal"}


def test_sc_15_1_the_price_is_owned_and_the_limit_kept() -> None:
    t = Scenario().tile(0, "factory_1", "a1").tile(0, "refinery", "b1")
    assert t.told(0, "build", piece="refinery")[1:] == (
        "owned-already",
        {"piece": "refinery", "most": 3, "limit": 1},
    )
    for square in ("a3", "c1", "a4"):
        t.tile(0, "warehouse", square)
    assert t.reason(0, "build", piece="warehouse") == ("SC-5.2.5", "owned-already")


def test_sc_15_1_tiles_of_modules_that_are_not_played_are_not_in_the_stock() -> None:
    t = Scenario()
    for piece in ("bank", "airport_8", "tram_station", "big_ben", "sydney_opera", "sorting_centre"):
        assert t.reason(0, "build", piece=piece) == ("SC-5.2.17", "out-of-stock")


def test_sc_3_10_printed_buildings_are_never_built() -> None:
    assert Scenario().reason(0, "build", piece="monastery") == ("SC-3.10", "only-printed")
    assert Scenario().reason(0, "build", piece="shanghai_port") == ("SC-3.10", "only-printed")


def test_sc_5_2_9_nothing_is_torn_down_or_moved() -> None:
    """No choice takes a tile away: what is laid on another tile enlarges it or is refused."""
    t = Scenario().tile(0, "library", "a1")
    assert t.why(0, "park_1", "a1")[:2] == ("SC-5.2.3", "built-over")
    assert {said["verb"] for said in t.choices(0)} == {"build", "commit"}


def test_sc_10_7_an_enlargement_is_one_of_the_three_constructions() -> None:
    t = Scenario().tile(0, "park_1", "a1")
    t.lay(0, "park_2", "a1").lay(0, "park_3_i3", "a1").lay(0, "park_1", "a3")
    assert t.reason(0, "build", piece="park_1") == ("SC-5.2.1", "plan-full")


def test_sc_10_8_same_kinds_may_touch_and_stay_two_zones() -> None:
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "residential_1", "e4")
    assert t.may(0, "residential_1", "f4")
    assert t.may(0, "commercial_2", "d3")


def test_sc_16_3_while_a_construction_is_under_way_nothing_is_committed() -> None:
    t = Scenario().card(0, "mediator").do(0, "build", piece="park_1")
    assert t.refused(0, "commit") == "LU-2"
    t.do(0, "place", square="a1", facing="upright")
    assert (t.step(0), t.refused(0, "commit")) == ("discount", "LU-2")


def test_sc_3_15_pieces_that_look_the_same_turned_are_one_choice() -> None:
    assert Scenario().why(0, "park_2", "a1", "over")[:2] == ("SC-3.15", "alike")
    facings = {piece["id"]: len(piece["facings"]) for piece in GAME.drawing.board()["pieces"]}
    assert (facings["park_2"], facings["warehouse"], facings["factory_2"]) == (2, 2, 4)
    assert len(PIECES.ids) == len(facings)
