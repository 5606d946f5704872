"""SC-3.9, SC-3.11, SC-8.1.9, SC-10.18: what radioactivity does; SC-5.1.5, SC-8.1.2: how the Engineer cleans it."""

import pytest

from tests.small_city.monsters import Monsters
from tests.small_city.test_actions import RING

# ---------------------------------------------------------------- unusable squares


@pytest.mark.parametrize("by", ["marker", "godzilla"])
def test_sc_3_9_nothing_is_built_or_enlarged_over_an_unusable_square(by: str) -> None:
    t = Monsters().tile(0, "park_1", "a1")
    if by == "marker":
        t.marks(0, "a1", "c3")
    else:
        t.godzilla(0, "a1", "a2").marks(0, "c3")
    assert t.why(0, "park_1", "c3") == (
        "SC-3.9",
        "unusable",
        {"piece": "park_1", "zone": 7, "squares": ["c3"]},
    )
    assert t.why(0, "park_2", "c2", "right")[2]["squares"] == ["c3"]
    assert t.why(0, "park_2", "a1")[1:] == ("unusable", {"piece": "park_2", "zone": 7, "squares": ["a1"]})
    assert t.may(0, "park_1", "b1"), "squares around are as they were"


def test_sc_3_9_no_citizen_enters_or_is_sent_there() -> None:
    t = Monsters().tile(0, "residential_2", "a1").tile(0, "park_1", "g1").marks(0, "a1").people(0, "b1")
    t.tile(0, "factory_2", "a4").godzilla(0, "a4", "a3").at("moves")
    assert {said["to"] for said in t.choices(0, "move")} == {"b4"}
    t = Monsters().tile(1, "factory_2", "a1").marks(1, "a1").tile(0, "park_1", "g1")
    t.tile(0, "residential_1", "a1").people(0, "a1").at("moves")
    assert {said["to"] for said in t.choices(0, "send")} == {"b1"}


def test_sc_8_1_9_an_unusable_factory_place_brings_no_newcomer() -> None:
    t = Monsters().tile(0, "factory_3_i3", "a1").marks(0, "a1").godzilla(0, "b1", "b2").at("arrivals")
    assert t.happened("arrived") == [{"event": "arrived", "seat": 0, "count": 1}]


def test_sc_8_1_9_an_unusable_space_takes_no_citizen_and_no_material() -> None:
    t = Monsters().tile(0, "factory_2", "a1").marks(0, "e5").godzilla(0, "f5", "f4").at("arrivals")
    assert t.borough(0)["people"] == {"e6": 0, "f6": 0}
    t = Monsters().tile(0, "factory_1", "a1").people(0, "a1").tile(0, "warehouse", "a3")
    t.marks(0, "a3", "e5", "f6").at("production")
    assert {said["square"] for said in t.choices(0, "store")} == {"b3", "f5", "e6"}


def test_sc_8_1_9_materials_under_a_godzilla_are_neither_paid_nor_sold() -> None:
    t = Monsters().goods(0, e5="wood", f5="wood").godzilla(0, "e5", "e4")
    assert t.lay(0, "school", "a1").borough(0)["goods"] == {"e5": "wood"}
    t = Monsters().goods(0, e5="wood").godzilla(0, "e5", "e4")
    assert t.told(0, "build", piece="school")[1] == "lacks-material"
    t = Monsters().tile(0, "commercial_2", "a1").people(0, "b1").goods(0, e5="wood").godzilla(0, "e5", "e4")
    assert t.at("trade").stage() != "trade"


def test_sc_8_1_9_a_stone_on_a_plain_under_a_godzilla_is_not_sold() -> None:
    t = Monsters().tile(0, "commercial_2", "a1").people(0, "b1").goods(0, d1="stone")
    assert t.at("trade").can(0, "exchange", square="d1")
    assert t.godzilla(0, "d1", "d2").at("trade").stage() != "trade"


def test_sc_3_13_with_godzillas_no_two_spaces_are_equal() -> None:
    t = Monsters().goods(0, e5="wood", f5="wood").lay(0, "school", "a1")
    assert t.choices(0) == [{"verb": "pay", "square": "e5"}, {"verb": "pay", "square": "f5"}]


def test_sc_8_1_9_a_park_square_has_no_effect_and_markers_do_not_pollute() -> None:
    t = Monsters().tile(0, "park_3_i3", "a1")
    for column in "abcde":
        t.tile(0, "residential_1", f"{column}3").people(0, f"{column}3")
    assert t.at("pollution").s.x[0] == 5 - 3
    t.marks(0, "a1", "b1", "g7").at("pollution")
    assert t.s.x[0] == 5 - 1
    assert t.godzilla(0, "c1", "d1").at("pollution").s.x[0] == 5


def test_sc_8_1_9_no_cemetery_is_made_or_extended_on_it() -> None:
    t = Monsters().grave(0, "c6").marks(0, "c5").godzilla(0, "b6", "a6")
    for column in "abcdef":
        t.tile(0, "residential_1", f"{column}1").people(0, f"{column}1")
    t.at("pollution").do(0, "lose", square="a1", seat=0)
    assert {said["square"] for said in t.choices(0)} == {"d6", "c7"}
    assert t.told(0, "bury", square="c5")[:2] == ("SC-5.6.4", "no-room-for-grave")


def test_sc_5_1_7_a_marked_square_is_not_empty_for_a_street() -> None:
    t = Monsters().marks(0, "d5")
    t.s.turn = 0
    t.at("parade")
    assert t.refused(1, "parade", square="d5", dir="right") == "SC-5.1.7"
    assert t.can(1, "parade", square="c5", dir="right")


# ---------------------------------------------------------------- contaminated buildings


def test_sc_8_1_9_a_marked_harbour_allows_no_new_level_3_factory_but_the_old_one_produces() -> None:
    t = Monsters().tile(0, "harbour", "a1").tile(0, "refinery", "c1").tile(0, "factory_3_i3", "a5")
    assert t.may(0, "factory_3_l3", "c2")
    t.marks(0, "b1")
    assert t.why(0, "factory_3_l3", "c2")[:2] == ("SC-5.2.5", "lacks-building")
    assert t.why(0, "factory_3_l3", "c2")[2]["building"] == "harbour"
    t.people(0, "c5").at("production")
    assert {said["material"] for said in t.choices(0, "store")} == {"metal"}


def test_sc_3_11_a_marked_museum_does_not_count_for_enlarging_a_home() -> None:
    t = Monsters().tile(0, "museum", "c3").tile(0, "residential_1", "d4")
    assert t.may(0, "residential_2", "d4", "right")
    t.marks(0, "e3")
    assert t.why(0, "residential_2", "d4", "right")[1:] == (
        "too-few-public",
        {"piece": "residential_2", "needs": 2, "has": 1, "squares": ["e5", "e6"]},
    )


def test_sc_8_1_9_bans_of_a_contaminated_building_remain() -> None:
    t = Monsters().tile(0, "factory_2", "c4").marks(0, "c4")
    assert t.why(0, "residential_1", "e4")[:2] == ("SC-10.16", "banned")


def test_sc_8_1_9_a_contaminated_home_serves_no_shop_and_a_factory_no_refinery() -> None:
    t = Monsters().tile(0, "residential_2", "a1")
    assert t.may(0, "commercial_1", "a2")
    assert t.marks(0, "b1").why(0, "commercial_1", "a2")[1] == "too-few-homes"
    t = Monsters().tile(0, "factory_2", "a1")
    assert t.may(0, "refinery", "a2")
    assert t.marks(0, "b1").why(0, "refinery", "a2")[1] == "lacks-category"


def test_sc_10_18_a_fire_station_with_one_marker_still_lowers_x_but_is_no_public_building() -> None:
    t = Monsters().tile(0, "fire_station", "c3").tile(0, "residential_1", "d5")
    for column in "abcd":
        t.tile(0, "residential_1", f"{column}7").people(0, f"{column}7")
    assert t.may(0, "residential_2", "d5", "right")
    assert t.marks(0, "c3").at("pollution").s.x[0] == 4 - 2
    t.at("plans")
    assert t.why(0, "residential_2", "d5", "right")[2]["has"] == 1
    assert t.marks(0, "c4", "d4").at("pollution").s.x[0] == 4, "without a clean square the effect is gone"


def test_sc_10_18_toll_and_subway_work_while_a_square_is_clean() -> None:
    t = Monsters().tile(1, "police_station", "a1").tile(1, "factory_1", "c1").marks(1, "a1")
    t.tile(0, "residential_1", "a1").people(0, "a1").at("moves")
    t.do(0, "send", **{"borough": 1, "from": "a1", "to": "c1"})
    assert t.happened("toll") == [{"event": "toll", "seat": 0, "host": 1, "money": 1}]
    t = Monsters().tile(1, "police_station", "a1").tile(1, "factory_1", "c1").marks(1, "a1", "b1")
    t.tile(0, "residential_1", "a1").people(0, "a1").at("moves")
    assert t.do(0, "send", **{"borough": 1, "from": "a1", "to": "c1"}).happened("toll") == []
    t = Monsters().tile(0, "subway", "a1").tile(0, "residential_2", "a5").people(0, "e5")
    size = len(next(tile["squares"] for tile in t.borough(0)["tiles"] if tile["piece"] == "subway"))
    assert size > 1
    assert {said["to"] for said in t.marks(0, "a1").at("moves").choices(0, "move")} == {"a5", "b5"}


def test_sc_10_18_a_clinic_protects_only_from_a_clean_place() -> None:
    t = Monsters().tile(0, "clinic", "a3").people(0, "a3").marks(0, "b4")
    for column in "abcdef":
        t.tile(0, "residential_1", f"{column}1").people(0, f"{column}1")
    assert t.at("pollution").stage() == "council"
    t.s.on[20] = 0
    t.s.career[0] += 1
    t.tile(0, "residential_1", "g1").people(0, "g1")
    assert t.at("pollution").asked() == (0, "lose")


def test_sc_10_18_places_on_clean_squares_keep_working() -> None:
    t = Monsters().tile(0, "residential_3_i3", "a1").people(0, "c1").marks(0, "a1").godzilla(0, "b1", "b2")
    assert t.at("vote").happened("voted") == [{"event": "voted", "seat": 0, "votes": 3}]


# ---------------------------------------------------------------- the Engineer


def engineer(*marks: str) -> Monsters:
    """Seat 0 takes the Engineer."""
    t = Monsters().marks(0, *marks)
    t.ring(*RING).at("actions", 6).do(0, "take", position=RING.index("engineer"))
    return t


def test_sc_5_1_5_without_a_marker_the_engineer_cleans_the_air() -> None:
    t = engineer()
    assert t.asked() == (1, "action")
    assert t.s.on_ground == 0


def test_sc_5_1_5_the_square_to_clean_is_chosen_with_the_engineer() -> None:
    t = engineer("a1")
    assert t.asked() == (0, "engineer")
    assert t.choices(0) == [{"verb": "engineer", "where": "air"}, {"verb": "engineer", "where": "ground"}]
    t.do(0, "engineer", where="air")
    assert (t.marked(0), t.asked(), t.s.on_ground) == (["a1"], (1, "action"), 0)
    assert t.happened("engineer_chose") == [{"event": "engineer_chose", "seat": 0, "where": "air"}]


def test_sc_8_1_2_a_lone_marker_is_removed_without_asking() -> None:
    t = engineer("a1").do(0, "engineer", where="ground")
    assert (t.marked(0), t.asked()) == ([], (1, "action"))
    assert t.happened("unmarked") == [{"event": "unmarked", "seat": 0, "square": "a1"}]
    assert t.s.view(0)["supplies"]["markers"] == 40


def test_sc_8_1_2_of_a_line_of_five_markers_two_go_from_one_end_or_one_from_each() -> None:
    line = ("b3", "c3", "d3", "e3", "f3")
    t = engineer(*line).do(0, "engineer", where="ground")
    assert [said["square"] for said in t.choices(0)] == ["b3", "f3"]
    assert t.told(0, "clean", square="d3") == (
        "SC-5.1.5",
        "would-split",
        {"square": "d3", "squares": list(line), "before": 1, "after": 2},
    )
    assert t.told(0, "clean", square="a1")[:2] == ("SC-8.1.2", "no-marker-there")
    t.do(0, "clean", square="b3")
    assert [said["square"] for said in t.choices(0)] == ["c3", "f3"]
    t.do(0, "clean", square="f3")
    assert (t.marked(0), t.asked()) == (["c3", "d3", "e3"], (1, "action"))


def test_sc_5_1_5_a_lone_marker_does_not_pay_for_splitting_another_piece() -> None:
    t = engineer("a7", "b3", "c3", "d3").do(0, "engineer", where="ground").do(0, "clean", square="a7")
    assert [said["square"] for said in t.choices(0)] == ["b3", "d3"]


def test_sc_8_1_2_corners_do_not_connect_and_a_godzilla_is_no_marker() -> None:
    t = engineer("a1", "b1", "b2", "d4").godzilla(0, "c1", "c2").do(0, "engineer", where="ground")
    assert [said["square"] for said in t.choices(0)] == ["a1", "b2", "d4"]
    t = engineer("a1", "b2").do(0, "engineer", where="ground")
    assert [said["square"] for said in t.choices(0)] == ["a1", "b2"]


@pytest.mark.parametrize(("ground", "x"), [(0, 2), (1, 3)])
def test_sc_8_1_2_an_engineer_cleaning_the_ground_does_not_reduce_production_pollution(
    ground: int, x: int
) -> None:
    t = Monsters().card(0, "engineer").tile(0, "factory_2", "a1").people(0, "a1", "b1")
    t.s.on_ground = ground
    t.s.made[0] = 1
    assert t.at("pollution").s.x[0] == x


def test_sc_5_1_4_the_engineers_choice_lapses_with_the_turn() -> None:
    t = Monsters().card(0, "engineer")
    t.s.on_ground = 1
    t.at("closing")
    assert t.s.on_ground == 0
