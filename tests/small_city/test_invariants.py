"""Impossible positions, which are refused on import."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from ludotheque.arena.simulate import Plan, play_one
from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.games.small_city.components.box import FACINGS
from ludotheque.games.small_city.invariants.cards import broken_promises, broken_ring
from ludotheque.games.small_city.invariants.whole import broken_absent, broken_leavers, broken_mayor
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    CARDS,
    MATERIALS,
    PIECES,
    PROMISE_PACK,
    PROMISES,
    SQUARES,
)
from tests.small_city.monsters import Monsters
from tests.small_city.scenario import GAME, Scenario

Change = Callable[[SmallCity], object]


def planned(seats: int = 2) -> Scenario:
    """In the middle of planning, as it may be: two parks paid for, a clinic not yet."""
    t = Scenario(seats).tile(0, "warehouse", "a1")
    t.goods(0, e5="wood", f5="stone", e6="metal", a1="wood", b1="stone")
    at = CARDS.index_of["architect"]
    where = [int(card) for card in t.s.ring].index(at)
    t.s.ring_at[0], t.s.ring_at[1] = where, (where + 1) % 8
    t.card(0, "architect")
    t.s.zone[0] = 8
    t.lay(0, "park_1", "a5").lay(0, "park_2", "a5").lay(0, "clinic", "a2").do(0, "keep_card")
    return t


def moving() -> Scenario:
    """In the middle of phase 3: seat 0 has moved one of two, and its tourist."""
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "commercial_1", "c3").tile(0, "residential_1", "d3")
    t.people(0, "d4", "e5").tile(1, "factory_1", "a1").people(1, "a1", of=0).tile(0, "library", "a1").at(
        "moves"
    )
    t.do(0, "move", **{"from": "d4", "to": "c3"})
    return t.do(0, "come_home", **{"borough": 1, "from": "a1", "to": "a1"})


@pytest.mark.parametrize("make", [planned, moving])
def test_plans_behind_a_screen_survive_a_round_trip(make: Callable[[], Scenario]) -> None:
    t = make()
    back = from_json(GAME, to_json(t.s))
    assert GAME.encode(back) == GAME.encode(t.s)
    assert back.ask(0) == t.s.ask(0)


def broke(t: Scenario, change: Change) -> str:
    change(t.s)
    with pytest.raises(BadPosition) as error:
        from_json(GAME, to_json(t.s))
    return str(error.value)


@pytest.mark.parametrize("make", [Scenario, planned, moving])
def test_sc_4_5_a_player_knows_their_own_promise(make: Callable[[], Scenario]) -> None:
    t = make()
    own = PROMISE_PACK.in_pile(t.s.pile, PROMISE_PACK.of(1))[0]
    wrong = broke(t, lambda s: s.seen.__setitem__(own, 0))
    assert wrong == f"promise: seat 1 does not know {PROMISES.ids[own]}, which is its own"


def setting(field: str, at: int, value: int) -> Change:
    def change(s: SmallCity) -> None:
        getattr(s, field)[at] = value

    return change


def number(field: str, value: int) -> Change:
    return lambda s: setattr(s, field, value)


A1, A2, A5, C3, D4, E5, F6, G1, G7 = (
    SQUARES.index_of[name] for name in ("a1", "a2", "a5", "c3", "d4", "e5", "f6", "g1", "g7")
)
PARK = PIECES.index_of["park_1"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (setting("tiles", G1, PARK * 8 + 3), "nothing lies like that"),
        (setting("tiles", 9, PARK * 8), "nothing lies like that"),
        (setting("tiles", A1 + 1, PARK * 8), "two lie on one square"),
        (setting("tiles", E5, -1), "Town Hall"),
        (setting("tiles", G1, PARK * 8), "stock"),
        (setting("tiles", G1, PIECES.index_of["clinic"] * 8), "too many of clinic"),
        (setting("stock", PARK, 3), "stock"),
        (setting("on", G1, 1), "is no store"),
        (setting("on", G1, CITIZEN), "no citizen can stand"),
        (setting("on", F6, CITIZEN + 1), "no citizen can stand"),
        (setting("on", A5, DEAD), "no grave"),
        (setting("on", G7, DEAD), "citizens of seat 0"),
        (setting("career", 1, 3), "citizens of seat 1"),
        (setting("tram", 0, 1), "tram"),
        (setting("planned", 1, PARK), "construction 2"),
        (setting("planned", 0, -1), "gap"),
        (setting("planned_at", 1, 3), "construction 2"),
        (setting("replaced", 1, -1), "construction 2"),
        (setting("replaced_at", 1, 3), "construction 2"),
        (setting("spent", 0, 1), "construction 1"),
        (setting("spent", 0, -1), "construction 1"),
        (setting("lowered", 0, 0), "construction 1"),
        (setting("lowered", 1, 1), "construction 2"),
        (setting("units", 0, 1), "paid"),
        (setting("paid", 8, E5), "paid"),
        (setting("votes", 0, 0), "votes"),
        (setting("planned", 5, PARK), "construction 1 of seat 1"),
        (setting("card", 1, CARDS.index_of["architect"]), "card"),
        (setting("ring_at", 1, -1), "ring_at"),
        (lambda s: s.ring_at.__setitem__(1, s.ring_at[0]), "two markers"),
        (setting("left_in", 1, 1), "left"),
        (setting("pollution", 1, 100), "left"),
        (setting("output", 1, 1), "output"),
        (setting("x", 1, 4), "x:"),
        (setting("moves", 0, 77), "before the time"),
        (setting("open", 0, 1), "open"),
        (setting("doctor", 0, 1), "doctor"),
        (setting("plants", 0, 1), "plants"),
        (setting("marks", 0, 1), "godzillas"),
        (setting("godzilla", 0, 1), "godzillas"),
        (setting("dealt", 0, 1), "Asia"),
        (setting("board", 0, 1), "board"),
        (setting("pile", PROMISES.index_of["power_for_all"], 0), "pile"),
        (setting("pile", 0, 2), "does not know"),
        (number("turn", 0), "setup comes before"),
        (number("turn", 9), "turn"),
        (number("pilgrim", 1), "Asia"),
        (number("neutral", 7), "neutral"),
        (number("mayor", 9 * 4 + 1), "mayor"),
        (number("mayor", 9 * 4 + 2), "outside the zone"),
        (number("mayor", 0), "no street"),
        (number("special", 6), "special"),
        (number("special", -1), "special"),
        (number("nuclear", 1), "pile"),
        (number("new_buildings", 1), "stock"),
        (number("real_buildings", 1), "stock"),
    ],
)
def test_violated_invariants_are_named(change: Change, named: str) -> None:
    assert named in broke(planned(), change)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (setting("moves", 0, -1), "gap"),
        (setting("moves", 1, C3), "can't have moved"),
        (setting("moves", 1, (3 * 100 + A1) * 400 + D4), "no borough"),
        (setting("on", C3, 0), "moves"),
        (setting("on", D4, CITIZEN), "moves"),
        (setting("open", 0, 0), "open"),
    ],
)
def test_moves_that_cant_be_are_named(change: Change, named: str) -> None:
    assert named in broke(moving(), change)


def test_plans_and_turns_belong_to_their_time() -> None:
    over = Scenario()
    over.s.end()
    assert GAME.broken(over.s) == ["turn: the game can't be over"]


def test_a_tile_on_a_lake_is_noticed() -> None:
    t = Scenario(board="base_b", hall="a1").tile(0, "park_1", "f3")
    assert "tiles: one of seat 0 lies on a lake" in GAME.broken(t.s)


@pytest.mark.parametrize("make", [planned, moving])
def test_hidden_plans_require_a_screen(make: Callable[[], Scenario]) -> None:
    said = to_json(make().s)
    said["forks"] = []
    with pytest.raises(BadPosition):
        from_json(GAME, said)


@pytest.mark.parametrize("number", [241, 319])
def test_sc_8_4_4_a_stone_lies_under_a_tile_until_it_is_paid(number: int) -> None:
    """Games of chance: the Architect is asked about a Museum on a stone; a tile lies where a stone was paid."""
    play_one(Plan("small_city", 2, ("random",) * 2, (("boards", "mountain"),), seed=2026, check=True), number)


# ---------------------------------------------------------------- questions that are still to come


def test_sc_5_1_2_players_still_to_choose_a_card_are_in_turn_order() -> None:
    t = Scenario(4).at("actions", 2)
    said = to_json(t.s)
    waiting = [i for i, frame in enumerate(said["frames"]) if frame[0] == "action"]
    assert len(waiting) == 4
    assert GAME.encode(from_json(GAME, said)) == GAME.encode(t.s)
    for one, other in pairwise(waiting):
        frames = list(said["frames"])
        frames[one], frames[other] = frames[other], frames[one]
        with pytest.raises(BadPosition):
            from_json(GAME, said | {"frames": frames})


def test_sc_8_1_4_no_godzilla_comes_to_where_one_stands() -> None:
    t = Monsters().tile(0, "factory_1", "a1").night(5, 4)
    assert t.asked() == (0, "appear")
    assert GAME.encode(from_json(GAME, to_json(t.s))) == GAME.encode(t.s)
    t.godzilla(0, "a1", "b1")
    with pytest.raises(BadPosition):
        from_json(GAME, to_json(t.s))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s.marks.__setitem__(0, 1), "godzillas: they are not played"),
        (lambda s: s.godzilla.__setitem__(0, 5), "godzillas: they are not played"),
        (lambda s: s.die.__setitem__(0, 3), "godzillas: they are not played"),
        (lambda s: setattr(s, "on_ground", 1), "godzillas: they are not played"),
        (lambda s: setattr(s, "pilgrim", 0), "boards: those of Asia are not played"),
        (lambda s: setattr(s, "pilgrim_at", 5), "boards: those of Asia are not played"),
        (lambda s: setattr(s, "last_pilgrim", 0), "boards: those of Asia are not played"),
        (lambda s: setattr(s, "last_pilgrim_at", 5), "boards: those of Asia are not played"),
        (lambda s: setattr(s, "called_low", 1), "boards: those of Asia are not played"),
    ],
)
def test_things_of_unused_modules_are_refused(change: Change, message: str) -> None:
    t = Scenario()
    change(t.s)
    assert message in broken_absent(t.s)


def test_sc_5_2_11_a_material_paid_from_the_first_square_is_read_back() -> None:
    t = Scenario().tile(0, "warehouse", "a1").goods(0, e5="wood", a1="wood")
    t.lay(0, "school", "d4").do(0, "pay", square="a1")
    assert GAME.encode(from_json(GAME, to_json(t.s))) == GAME.encode(t.s)


def test_sc_5_2_15_nothing_is_asked_about_a_card_without_which_the_price_cannot_be_paid() -> None:
    t = Scenario()
    where = [int(card) for card in t.s.ring].index(CARDS.index_of["mediator"])
    t.s.ring_at[0], t.s.ring_at[1] = where, (where + 1) % 8
    t.card(0, "mediator").money(0, 2).do(0, "build", piece="factory_1")
    t.do(0, "place", square="a1", facing="upright")
    assert from_json(GAME, to_json(t.s)).ask(0) == {"step": "discount"}
    assert broke(t, setting("money", 0, 1)) == "frames: discount of seat 0 is inconsistent with the state"


def test_sc_5_2_15_no_card_is_asked_about_without_a_construction() -> None:
    said = to_json(Scenario().s)
    said["forks"][0]["lanes"][0] += [["pay", 0, None], ["discount", 0]]
    with pytest.raises(BadPosition, match="discount of seat 0 is inconsistent with the state"):
        from_json(GAME, said)


def test_sc_5_2_14_only_the_material_that_is_due_is_asked_for() -> None:
    t = Scenario().tile(0, "warehouse", "a1").goods(0, e5="wood", a1="wood").lay(0, "school", "d4")
    said = to_json(t.s)
    assert said["forks"][0]["lanes"][0][-1] == ["pay", 0, "wood"]
    said["forks"][0]["lanes"][0][-1] = ["pay", 0, "stone"]
    with pytest.raises(BadPosition, match="pay of seat 0 is inconsistent with the state"):
        from_json(GAME, said)


def test_sc_5_2_1_a_plan_has_three_constructions_at_most() -> None:
    t = Scenario().lay(0, "park_1", "a1").lay(0, "park_1", "a3").lay(0, "park_1", "a5")
    s = t.s
    s.tiles[G1] = PARK * FACINGS
    s.planned[3], s.planned_at[3], s.spent[3] = PARK, G1 * FACINGS, s.spent[2]
    s.money[0] -= s.spent[2]
    s.stock[PARK] -= 1
    assert broke(t, lambda s: None) == "planned: seat 0 plans too much"


def test_sc_5_2_16_no_material_was_paid_from_a_store_that_came_later_in_the_same_phase() -> None:
    t = Scenario().tile(0, "factory_1", "g1").goods(0, e5="wood")
    t.lay(0, "warehouse", "e1").lay(0, "school", "d4")
    assert from_json(GAME, to_json(t.s)).view(0) == t.s.view(0)
    from_warehouse = SQUARES.index_of["e1"] * 4 + MATERIALS.index_of["wood"] + 1
    assert broke(t, setting("paid", 0, from_warehouse)) == "on: e1 of seat 0 is no store"


def test_sc_8_1_5_a_godzilla_that_has_returned_to_marked_squares_is_read_back() -> None:
    t = Monsters().marks(0, "c3", "d3").night(5, 4)
    assert t.asked() == (0, "march")
    assert GAME.encode(from_json(GAME, to_json(t.s))) == GAME.encode(t.s)
    before = t.choices(0)
    back = from_json(GAME, to_json(t.s))
    assert [dict(GAME.vocabulary.to_json(action)) for action in back.actions(0)] == before


def test_sc_5_1_1_before_the_parade_the_mayor_stands_nowhere() -> None:
    t = Scenario().at("parade", 2).street("a1", "right")
    assert broken_mayor(t.s) == ["mayor: it does not stand anywhere yet"]


def test_sc_8_1_7_markers_of_another_borough_do_not_tell_how_a_godzilla_came() -> None:
    t = Monsters().tile(0, "factory_2", "a4").marks(1, "g7").night(5, 4)
    assert t.asked() == (0, "march")
    assert GAME.encode(from_json(GAME, to_json(t.s))) == GAME.encode(t.s)


def test_sc_5_2_11_paid_material_is_removed_from_its_space() -> None:
    t = Scenario().tile(0, "warehouse", "a1").goods(0, e5="wood", b1="wood")
    t.lay(0, "school", "d4").do(0, "pay", square="b1")
    assert broke(t.goods(0, b1="wood"), lambda s: None) == "paid: seat 0 can't have paid so"


def test_sc_5_2_14_no_more_material_is_paid_than_the_price() -> None:
    t = Scenario().tile(0, "warehouse", "a1").goods(0, e5="wood", b1="wood")
    t.lay(0, "school", "d4").do(0, "pay", square="b1")
    s, e5 = t.s, SQUARES.index_of["e5"]
    s.units[0], s.paid[1], s.on[e5] = 2, e5 * 4 + s.paid[0] % 4, EMPTY
    assert broke(t, lambda s: None) == "planned: construction 1 of seat 0 can't be"


def test_sc_8_5_1_a_special_promise_that_is_void_in_asia_is_refused_there() -> None:
    t = Scenario(2, "asia_chosen", on=["seoul", "delhi"]).special("greater_city")
    assert broken_promises(t.s) == ["special: it is not played"]


@pytest.mark.parametrize(
    ("count", "named"),
    [
        (1, ""),
        (4, "stand has nothing to ask here"),
        (5, "stand of seat 0 is inconsistent with the state"),
    ],
)
def test_sc_3_13_newcomers_have_a_choice_of_spaces(count: int, named: str) -> None:
    t = Scenario(mayor_variant="yes").tile(0, "factory_1", "a1").at("arrivals")
    said = to_json(t.s)
    said["forks"][0]["lanes"][0] = [["stand", 0, count]]
    if named:
        with pytest.raises(BadPosition, match=named):
            from_json(GAME, said)
    else:
        assert GAME.encode(from_json(GAME, said)) == GAME.encode(t.s)


def test_each_question_says_what_it_may_lie_on() -> None:
    assert [step.name for step in GAME.steps if len(step.on) == 0] == []


def test_sc_4_4_a_card_of_the_ring_is_one_that_there_is() -> None:
    t = Scenario(new_actions="yes")
    t.s.ring[7] = CARDS.size
    assert broken_ring(t.s) == ["ring: no such card"]


@pytest.mark.parametrize(("name", "value"), [("dealt", 4), ("ring", int(CARDS.size))])
def test_a_number_that_can_not_be_is_refused_by_the_name_of_its_field(name: str, value: int) -> None:
    """Four boards of Asia and all action cards there are."""
    said: Any = to_json(Scenario(new_actions="yes").s)
    said[name] = [value, *said[name][1:]]
    with pytest.raises(BadPosition, match=rf"{name}.*{value - 1}"):
        from_json(GAME, said)


def test_sc_5_6_2_a_player_out_of_the_game_has_neither_tourists_nor_guests() -> None:
    for borough, of in ((0, 1), (1, 0)):
        t = Scenario().tile(borough, "factory_1", "a1").people(borough, "a1", of=of)
        t.s.left_in[1], t.s.pollution[1], t.s.ring_at[1] = 1, 100, -1
        assert broken_leavers(t.s) == ["on: seat 1 has left, and so have its tourists and guests"]
