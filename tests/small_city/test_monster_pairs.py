"""SC-4.1: godzillas, Doctors and the Mayor's variant together with the other modules of the Winter box."""

from typing import Any

import pytest

from tests.small_city.monsters import Monsters
from tests.small_city.test_mayor import parade


def mountains() -> Monsters:
    return Monsters(2, "mountain", "c4", godzillas="yes", on=["easy", "easy"])


def asia(*cities: str, **options: Any) -> Monsters:
    options = options or {"godzillas": "yes"}
    return Monsters(len(cities), "asia_chosen", "a9", on=cities, **options)


# ---------------------------------------------------------------- terrain


def test_sc_8_1_7_a_mountain_is_walked_and_marked_and_still_gives_stone() -> None:
    t = mountains().tile(0, "factory_1", "f4").night(3, 1).do(0, "appear", square="f4", dir="up")
    t.do(0, "march", square="f4", dir="down")
    assert (t.marked(0), t.where(0)) == (["f5"], ["f6", "f7"])
    t = mountains().tile(0, "factory_1", "f4").people(0, "f4").marks(0, "f5").at("digging")
    assert len(t.choices(0, "dig")) > 1


def test_sc_8_4_4_a_marker_discards_a_stone_and_a_marked_plain_takes_none() -> None:
    t = mountains().tile(0, "factory_1", "g6").goods(0, g4="stone").night(4, 1)
    t.do(0, "appear", square="g6", dir="down").do(0, "march", square="g6", dir="up")
    assert "g4" in t.marked(0)
    assert t.borough(0)["goods"] == {}
    t = mountains().tile(0, "factory_1", "f4").people(0, "f4").marks(0, "g3").godzilla(0, "g4", "g5")
    laid = {said["square"] for said in t.at("digging").choices(0, "dig")}
    assert not laid & {"g3", "g4", "g5"}


# ---------------------------------------------------------------- Asia


def test_sc_8_1_4_shanghais_port_is_a_harbour_with_at_most_ten_ways_out() -> None:
    t = asia("shanghai", "tokyo").night(3, 1)
    assert t.asked() == (0, "march")
    assert t.where(0) == ["i5", "j5"]
    assert t.ways_out(0) == {"i5 up", "j5 up", "i5 left", "i6 left", "i7 left", "i7 down", "j7 down"}


def test_sc_8_1_9_materials_in_the_port_are_lost_only_below_markers() -> None:
    t = asia("shanghai", "tokyo").goods(0, i5="wood", i7="stone").pollution(0, 5).night(1, 1)
    t.do(0, "march", square="i7", dir="down")
    assert t.where(0) == ["i7", "i8"]
    assert t.borough(0)["goods"] == {"i5": "wood", "i7": "stone"}
    t.at("godzillas", 4)
    assert t.borough(0)["goods"] == {"i5": "wood"}, "what was frozen is lost as it leaves"


def test_sc_8_1_7_the_strait_of_hong_kong_is_a_border() -> None:
    t = asia("hong_kong", "seoul").night(3, 1)
    # Metal and stone of the printed Factory: b4 and b3.
    assert t.where(0) == ["b4", "b3"]
    t.do(0, "march", square="b4", dir="right")
    assert (t.where(0), t.marked(0)) == (["d4", "e4"], ["c4"])
    t = asia("hong_kong", "seoul").night(4, 1).do(0, "march", square="b4", dir="right")
    assert t.where(0) == ["e4", "e3"], "f4 and e5 are sea: one side is left"


def test_sc_8_5_8_delhis_level_is_0_in_ties() -> None:
    t = asia("seoul", "delhi").tile(1, "factory_2", "a1").pollution(1, 50).night(3, 3)
    assert [said["seat"] for said in t.happened("spared")] == [1]


def test_sc_8_1_7_beijings_border_is_that_of_its_present_zone() -> None:
    t = asia("beijing", "seoul").tile(0, "factory_2", "f7").night(3, 1)
    assert t.ways_out(0) == {"f7 up", "g7 up", "f7 left"}


def test_sc_8_5_9_no_pilgrim_is_sent_to_an_unusable_monastery() -> None:
    for spoilt in (False, True):
        t = asia("ulaanbaatar", "seoul").people(0, "e5", "f5").votes(0, 9)
        if spoilt:
            t.marks(0, "h2", "h3")
        t.at("pilgrims", 6)
        assert (t.step(0) == "pilgrim" if 0 in t.s.to_move() else False) is not spoilt


@pytest.mark.parametrize(("city", "corner"), [("beijing", "d4"), ("ulaanbaatar", "e5")])
def test_sc_8_3_1_a_printed_town_hall_receives_the_mayor_like_any_other(city: str, corner: str) -> None:
    t = parade(asia(city, "seoul", mayor_variant="yes"))
    assert t.asked() == (0, "receive")
    assert len(t.choices(0)) == 4
    assert t.can(0, "receive", square=corner, dir="right")


def test_sc_8_2_3_the_doctor_raises_delhis_dead_like_any_others() -> None:
    t = asia("seoul", "delhi", doctors="yes").doctor(0, "f1").grave(1, "j10", of=0)
    t.at("salaries").do(0, "pay_doctor")
    assert t.happened("raised") == [{"event": "raised", "seat": 0, "borough": 1, "square": "j10"}]


# ---------------------------------------------------------------- buildings


def tramway() -> Monsters:
    """A Tramway Station in a borough with godzillas; its passengers stand in a1."""
    t = Monsters(godzillas="yes", new_buildings="yes").tile(0, "tram_station", "a1")
    assert t.borough(0)["tram_at"] == "a1"
    return t


def test_sc_8_1_9_all_passengers_of_the_tramway_are_eaten_together() -> None:
    t = tramway()
    t.s.tram[0], t.s.tram[1] = 2, 1
    t.s.career[0] -= 2
    t.s.career[1] -= 1
    t.marks(0, "a5", "a6").night(4, 1).do(0, "march", square="a5", dir="up")
    assert [(said["owner"], said["square"]) for said in t.eaten()] == [(0, "a1"), (0, "a1"), (1, "a1")]
    assert list(t.s.tram) == [0, 0, 0, 0]


def test_sc_8_8_4_no_citizen_arrives_on_an_unusable_tramway() -> None:
    assert tramway().at("trams").s.tram[0] == 1
    assert tramway().marks(0, "a1").at("trams").s.tram[0] == 0
    assert tramway().marks(0, "b1").at("trams").s.tram[0] == 1


@pytest.mark.parametrize(("riders", "votes"), [(2, 2), (7, 6)])
def test_sc_8_3_3_all_on_the_tramway_listen_but_six_votes_are_the_most(riders: int, votes: int) -> None:
    t = Monsters(new_buildings="yes", mayor_variant="yes", hall="b1").tile(0, "tram_station", "d1")
    assert t.borough(0)["tram_at"] == "d1"
    t.s.tram[0] = riders
    t.s.career[0] -= riders
    parade(t).do(0, "receive", square="c1", dir="down").at("vote")
    assert t.happened("speech") == [{"event": "speech", "seat": 0, "votes": votes}]


def test_sc_10_18_a_marked_bank_helps_no_shop() -> None:
    t = Monsters(godzillas="yes", new_buildings="yes").tile(0, "bank", "a1")
    assert t.may(0, "commercial_1", "g1")
    bank = next(tile["squares"] for tile in t.borough(0)["tiles"] if tile["piece"] == "bank")
    t.marks(0, bank[0])
    assert t.why(0, "commercial_1", "g1")[1] == "too-few-homes"


def test_sc_8_1_9_big_ben_counts_clean_park_squares() -> None:
    t = Monsters(godzillas="yes", real_buildings="yes", hall="d4")
    t.tile(0, "park_3_i3", "b2").tile(0, "park_2", "b3", "right").tile(0, "residential_1", "d3")
    t.tile(0, "commercial_1", "c4").goods(0, d4="wood", e4="stone", d5="metal")
    assert t.may(0, "big_ben", "c3")
    t.marks(0, "b2")
    rule, name, facts = t.why(0, "big_ben", "c3")
    assert (name, facts["needs"], facts["has"]) == ("too-few-parks", 5, 4)
    assert rule in ("SC-8.9.1", "SC-5.2.5")


def test_sc_8_10_1_godzillas_wake_in_turn_9_too() -> None:
    t = Monsters(godzillas="yes", nuclear="yes").tile(0, "factory_2", "c3").night(3, 1, turn=9)
    assert t.asked() == (0, "march")
