"""SC-8.5.5: Tokyo's parks. The Imperial Park is e4 to g7; homes are printed at c2, h2, c9 and h9."""

import pytest

from ludotheque.core.position import from_json, to_json
from ludotheque.games.small_city.components.squares import add_to, is_empty, set_nth, single
from ludotheque.games.small_city.modules.asia.tokyo import broken_parks, call, called_parks
from ludotheque.games.small_city.position.vocabulary import SQUARES
from tests.small_city.scenario import GAME, Scenario


def tokyo(host: int = 0) -> Scenario:
    return Scenario(2, "asia_chosen", "a9", host, on=["tokyo", "seoul"])


def move(t: Scenario, *moves: tuple[str, str], turn: int = 3) -> Scenario:
    """Citizens of Tokyo move in phase 3, and all are ready."""
    t.at("moves", turn)
    for origin, to in moves:
        t.do(0, "move", **{"from": origin, "to": to})
    return t.commit_moves()


def parks(t: Scenario) -> dict[str, list[str]]:
    return {
        tile["piece"]: tile["squares"] for tile in t.borough(0)["tiles"] if tile["piece"].startswith("park")
    }


# ---------------------------------------------------------------- building


def test_sc_8_5_5_tokyos_turn_has_five_pollution_more() -> None:
    t = tokyo().people(0, "c2", "h2").at("pollution", 1)
    assert t.happened("polluted", seat=0) == [{"event": "polluted", "seat": 0, "pollution": 7, "level": 7}]


def test_sc_8_5_5_only_parks_of_size_1_are_built() -> None:
    t = tokyo().tile(0, "park_1", "e4")
    assert t.reason(0, "build", piece="park_2") == ("SC-8.5.5", "only-small-parks")
    assert t.reason(0, "build", piece="park_3_i3") == ("SC-8.5.5", "only-small-parks")
    assert t.can(1, "build", piece="park_2")
    t.disc(0, "construction", 1).at("council")
    t.do(0, "advance", row="construction", means="money")
    assert t.reason(0, "build", piece="park_2") == ("SC-8.5.5", "only-small-parks")


def test_sc_8_5_5_only_parks_lie_in_the_imperial_park() -> None:
    t = tokyo()
    assert t.why(0, "residential_2", "d4") == (
        "SC-8.5.5",
        "imperial-park",
        {"piece": "residential_2", "zone": 10, "squares": ["e4"]},
    )
    assert t.may(0, "park_1", "e4")


def test_sc_8_5_5_the_first_park_lies_in_the_imperial_park_later_ones_beside_a_park() -> None:
    t = tokyo()
    assert t.why(0, "park_1", "d4") == (
        "SC-8.5.5",
        "first-park",
        {"piece": "park_1", "squares": ["d4"]},
    )
    t.lay(0, "park_1", "e4")
    assert t.may(0, "park_1", "d4"), "outside the Imperial Park, but beside a park"
    assert t.may(0, "park_1", "e5")
    for square in ("f5", "g7", "a1"):
        assert t.why(0, "park_1", square) == (
            "SC-8.5.5",
            "not-beside-park",
            {"piece": "park_1", "squares": [square]},
        )
    add_to(t.s.marks, 0, single(SQUARES.index_of["e4"]))
    assert t.may(0, "park_1", "d4"), "a contaminated park serves too"


def test_sc_8_5_5_a_town_hall_does_not_stand_in_the_imperial_park() -> None:
    t = Scenario.dealt(1, 1, boards="asia_chosen")
    t.do(0, "choose_city", city="tokyo").do(0, "keep", promise=t.choices(0)[0]["promise"])
    assert not t.can(0, "settle", square="d3")
    assert t.can(0, "settle", square="c3")


# ---------------------------------------------------------------- growing


def test_sc_8_5_5_a_park_of_size_1_grows_at_the_end_of_the_phase_in_which_a_citizen_enters_it() -> None:
    t = move(tokyo().tile(0, "park_1", "e4").people(0, "c2"), ("c2", "e4"))
    assert t.asked() == (0, "grow")
    assert t.s.view(0)["asks"] == {"step": "grow", "square": "e4"}
    assert [said["square"] for said in t.choices(0)] == ["e3", "d4", "f4", "e5"]
    assert t.told(0, "grow", square="f5") == (
        "SC-8.5.5",
        "not-a-park",
        {"square": "f5", "squares": ["e3", "d4", "f4", "e5"]},
    )
    stock = dict(t.s.view(-1)["stock"])
    t.do(0, "grow", square="e3")
    assert parks(t) == {"park_2": ["e3", "e4"]}
    assert t.s.money[0] == 12, "it is free"
    now = t.s.view(-1)["stock"]
    assert (now["park_2"] - stock["park_2"], now["park_1"] - stock["park_1"]) == (-1, 1)
    assert t.borough(0)["people"]["e4"] == 0


def test_sc_10_19_a_park_of_size_2_grows_in_the_turn_after() -> None:
    t = move(tokyo().tile(0, "park_2", "e4").people(0, "c2"), ("c2", "e4"), turn=3)
    assert parks(t) == {"park_2": ["e4", "f4"]}
    assert t.borough(0)["called"] == ["e4"]
    t.s.on[SQUARES.index_of["e4"]] = 0  # even if the citizen has left
    t.s.career[0] += 1
    move(t, turn=4)
    assert t.asked() == (0, "grow")
    assert {said["square"] for said in t.choices(0)} == {"e3", "f3", "d4", "g4", "e5", "f5"}
    t.do(0, "grow", square="g4")
    assert parks(t) == {"park_3_i3": ["e4", "f4", "g4"]}
    assert is_empty(called_parks(t.s))
    move(t, turn=5)
    assert t.s.step().name != "grow"


def test_sc_8_5_5_a_park_of_size_3_grows_no_more() -> None:
    t = move(tokyo().tile(0, "park_3_i3", "e4").people(0, "c2"), ("c2", "e4"))
    assert t.s.step().name != "grow"
    assert is_empty(called_parks(t.s))


def test_sc_8_5_5_only_citizens_moving_in_make_a_park_grow() -> None:
    t = move(tokyo().tile(0, "park_1", "e4").people(0, "e4", "c2"))
    assert parks(t) == {"park_1": ["e4"]}


def test_sc_8_5_5_a_tourist_returning_into_a_park_has_moved_into_it() -> None:
    t = tokyo().tile(0, "park_1", "e7").people(1, "c3", of=0).at("moves", 3)
    t.do(0, "come_home", **{"borough": 1, "from": "c3", "to": "e7"})
    t.commit_moves()
    assert t.asked() == (0, "grow")


def test_sc_8_5_5_several_parks_grow_in_reading_order_of_their_first_squares() -> None:
    t = tokyo().tile(0, "park_1", "g7").tile(0, "park_1", "e4").people(0, "c2", "h9")
    move(t, ("c2", "g7"), ("h9", "e4"))
    assert t.s.view(0)["asks"]["square"] == "e4"
    assert from_json(GAME, to_json(t.s)).view(0) == t.s.view(0)
    t.do(0, "grow", square="e5")
    assert t.s.view(0)["asks"]["square"] == "g7"
    assert GAME.broken(t.s) == []


def test_sc_8_5_5_one_square_is_not_asked_and_none_lets_the_call_lapse() -> None:
    t = tokyo().tile(0, "park_1", "e4").people(0, "c2")
    for square in ("d4", "f4", "e5"):
        t.grave(0, square)
    move(t, ("c2", "e4"))
    assert parks(t) == {"park_2": ["e3", "e4"]}
    t = tokyo().tile(0, "park_1", "e4").people(0, "c2").stock("park_2", 0)
    move(t, ("c2", "e4"))
    assert parks(t) == {"park_1": ["e4"]}


def test_sc_8_5_5_a_shape_must_be_in_stock() -> None:
    t = tokyo().tile(0, "park_2", "e4").stock("park_3_l3", 0)
    call(t.s, single(SQUARES.index_of["e4"]))
    move(t)
    assert [said["square"] for said in t.choices(0)] == ["d4", "g4"]


def test_sc_8_5_5_the_mayors_street_stops_parks() -> None:
    t = tokyo().tile(0, "park_1", "e5").people(0, "c2").street("e4", "right")
    move(t, ("c2", "e5"))
    assert [said["square"] for said in t.choices(0)] == ["d5", "f5", "e6"]
    t = tokyo().tile(0, "park_1", "e5").people(0, "c2").street("e5", "down")
    move(t, ("c2", "e5"))
    assert parks(t) == {"park_1": ["e5"]}


def test_sc_8_5_5_a_contaminated_park_does_not_grow_nor_does_any_onto_a_marker() -> None:
    t = tokyo().tile(0, "park_2", "e6").at("parks")
    call(t.s, single(SQUARES.index_of["e6"]))
    set_nth(t.s.marks, 0, single(SQUARES.index_of["d6"]))
    move(t)
    assert "d6" not in [said["square"] for said in t.choices(0)]
    t = tokyo().tile(0, "park_2", "e6").at("parks")
    call(t.s, single(SQUARES.index_of["e6"]))
    set_nth(t.s.marks, 0, single(SQUARES.index_of["f6"]))
    move(t)
    assert parks(t) == {"park_2": ["e6", "f6"]}


def test_sc_8_5_5_a_call_that_lapses_does_not_take_the_next_one_with_it() -> None:
    t = tokyo().tile(0, "park_2", "e4").people(0, "c2").stock("park_3_i3", 0).stock("park_3_l3", 0)
    call(t.s, single(SQUARES.index_of["e4"]))
    move(t, ("c2", "e4"))
    assert called_parks(t.s) == single(SQUARES.index_of["e4"])
    t.stock("park_3_i3", 1)
    move(t, turn=4)
    assert t.asked() == (0, "grow")


@pytest.mark.parametrize("square", ["c2", "e4", "a1"])
def test_violated_invariants_with_calls_are_named(square: str) -> None:
    t = tokyo().tile(0, "park_1", "e4")
    call(t.s, single(SQUARES.index_of[square]))
    assert broken_parks(t.s) == [f"called: no park of Tokyo grows at {square}"]


def test_tourists_do_not_go_into_parks() -> None:
    t = tokyo().tile(0, "park_1", "e4").people(1, "c3").at("tourists")
    assert t.s.step().name != "tourists" or t.choices(1, "send") == []
