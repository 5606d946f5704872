"""Data of the view for planning: places with their prices, the borough before the plan, moves of the turn."""

from typing import Any

from ludotheque.games.small_city import game
from ludotheque.games.small_city.building.placement import why_not_beside, why_not_on
from ludotheque.games.small_city.components.box import SMALLEST_ZONE
from ludotheque.games.small_city.components.squares import squares_of
from ludotheque.games.small_city.modules.new_buildings.sorting_centre import why_not_yet
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import PIECES, SQUARES
from ludotheque.games.small_city.view.offers import conditions
from tests.small_city.scenario import Scenario

GAME = game()


def asked(s: SmallCity, seat: int) -> str:
    return str(s.question(seat).step.name)


def named(s: SmallCity, seat: int) -> list[dict[str, Any]]:
    return [GAME.vocabulary.to_json(action) for action in s.actions(seat)]


def choose(s: SmallCity, seat: int, **wanted: Any) -> None:
    """The first choice that fits."""
    for action in s.actions(seat):
        said = GAME.vocabulary.to_json(action)
        if all(said.get(key) == value for key, value in wanted.items()):
            s.apply(seat, action)
            return
    raise AssertionError(wanted)


def at_plan() -> SmallCity:
    """Two players, both of whom plan in the first turn."""
    s = GAME.new(2, 7, {})
    while asked(s, s.to_move()[0]) != "plan":
        seat = s.to_move()[0]
        s.apply(seat, s.actions(seat)[0])
    return s


def test_places_have_the_price_that_is_paid_there() -> None:
    s = at_plan()
    choose(s, 0, verb="build", piece="residential_1")
    placing = GAME.view(s, 0)["mine"]["placing"]
    assert placing["piece"] == "residential_1"
    assert [(way["square"], way["facing"]) for way in placing["ways"]] == [
        (said["square"], said["facing"]) for said in named(s, 0)
    ]
    way = placing["ways"][0]
    hall = next(tile for tile in GAME.view(s, 0)["boroughs"][0]["tiles"] if tile["piece"] == "town_hall")
    assert set(way["counts"]) <= set(hall["squares"])
    assert way["counts"]
    money = s.money[0]
    choose(s, 0, verb="place", square=way["square"], facing=way["facing"])
    assert s.money[0] == money - way["price"]


def test_before_is_what_there_was_without_the_plan() -> None:
    s = at_plan()
    before = GAME.view(s, 0)["mine"]["before"]
    choose(s, 0, verb="build", piece="residential_1")
    choose(s, 0, verb="place")
    view = GAME.view(s, 0)
    assert view["mine"]["before"] == before
    assert view["boroughs"][0]["money"] < before["money"]


def test_a_held_tile_is_hidden_from_others() -> None:
    s = at_plan()
    choose(s, 0, verb="build", piece="residential_1")
    assert "placing" not in GAME.view(s, 1)["mine"]
    assert GAME.view(s, -1)["mine"] is None


def test_cards_of_the_ring_have_their_prices() -> None:
    s = GAME.new(2, 7, {})
    while asked(s, s.to_move()[0]) != "action":
        seat = s.to_move()[0]
        s.apply(seat, s.actions(seat)[0])
    assert GAME.view(s, s.to_move()[0])["mine"]["prices"] == [0] * 8


def test_moves_are_seen_by_their_owner_until_all_are_ready() -> None:
    s = at_plan()
    choose(s, 0, verb="build", piece="residential_1")
    choose(s, 0, verb="place")
    for seat in (0, 1):
        choose(s, seat, verb="commit")
    choose(s, 0, verb="move")
    [move] = GAME.view(s, 0)["boroughs"][0]["moves"]
    assert move["borough"] == move["to_borough"] == 0
    assert GAME.view(s, 1)["boroughs"][0]["moves"] == []


def squares_that_count(piece: str, square: str) -> list[str]:
    """Those that meet the conditions of a piece on this square, beside a Refinery and a Clinic."""
    t = Scenario().tile(0, "refinery", "a3").tile(0, "clinic", "f7").do(0, "build", piece=piece)
    ways = t.s.view(0)["mine"]["placing"]["ways"]
    return next(list(way["counts"]) for way in ways if way["square"] == square)


def test_sc_5_2_5_the_squares_that_meet_a_condition_are_shown() -> None:
    assert squares_that_count("factory_2", "b4") == ["a3"]
    assert squares_that_count("residential_2", "d7") == ["e6", "f6", "f7", "f8"]


def reached(condition: dict[str, Any], covered: set[str], near: set[str]) -> int:
    """What a page counts of a condition where a tile covers these squares and those are its zone of influence."""
    if "has" in condition:
        return int(condition["has"])
    around, groups = (near, condition["near"]) if "near" in condition else (covered, condition["on"])
    return len([group for group in groups if around & set(group)])


def holds(condition: dict[str, Any], has: int) -> bool:
    return has >= condition["needs"] if condition["needs"] > 0 else has == 0


def judged(s: SmallCity, piece: str) -> tuple[int, int]:
    """Of the placements on free squares, how many meet all conditions that are told and how many do not: exactly those
    that the rules refuse for what lies near them.
    """
    number, b = PIECES.index_of[piece], survey(s, 0)
    told = conditions(s, 0, b, number)
    table = GAME.box.tables[number]
    met = failed = 0
    for placement in table.inside[s.zone[0] - SMALLEST_ZONE]:
        if why_not_on(s, 0, b, number, placement) is not None:
            continue
        covered = {SQUARES.ids[at] for at in squares_of(table.squares(placement))}
        near = {SQUARES.ids[at] for at in squares_of(table.influence(placement))}
        fine = all(holds(one, reached(one, covered, near)) for one in told)
        refusal = why_not_beside(s, 0, b, number, placement) or why_not_yet(s, 0, number)
        assert fine == (refusal is None), (piece, SQUARES.ids[placement // 8], told)
        met, failed = met + fine, failed + (not fine)
    return met, failed


def test_sc_5_2_5_shown_conditions_are_those_of_the_rules() -> None:
    t = Scenario(hall="d4", new_buildings="yes", real_buildings="yes")
    for piece, square in {
        "factory_1": "a1",
        "refinery": "a2",
        "residential_1": "c3",
        "residential_2": "c6",
        "school": "f3",
        "park_3_i3": "e6",
        "commercial_1": "g6",
    }.items():
        t.tile(0, piece, square)
    built = ["residential_2", "commercial_2", "factory_2", "warehouse", "refinery"]
    for piece in built:
        met, failed = judged(t.s, piece)
        assert met > 0, piece
        assert failed > 0, piece
    for piece in ("factory_3_i3", "sorting_centre", "big_ben"):
        assert judged(t.s, piece)[0] == 0
    assert judged(t.s, "sydney_opera")[1] > 0


def bill_of(t: Scenario, piece: str, square: str) -> dict[str, Any]:
    placing = t.do(0, "build", piece=piece).s.view(0)["mine"]["placing"]
    way = next(way for way in placing["ways"] if way["square"] == square)
    return dict(placing["bills"][way["bill"]])


def test_sc_5_2_4_the_sum_of_a_price() -> None:
    """The Bank takes a dollar off, the tile that is enlarged counts, and the card could take two off."""
    t = Scenario(new_buildings="yes").tile(0, "bank", "a1").tile(0, "commercial_1", "d4")
    t.tile(0, "residential_1", "d3").card(0, "mediator")
    view = t.s.view(0)["mine"]
    assert view["cheaper"]["commercial_2"] == 3
    told = bill_of(t, "commercial_2", "d4")
    assert (told["tile"], told["enlarged"], told["bank"], told["money"]) == (4, 2, 1, 1)
    assert told["less"] == {"card": "mediator", "money": 1}


def test_sc_5_2_4_all_raw_materials_of_a_price_are_shown() -> None:
    t = Scenario().goods(0, e5="wood", f5="wood").card(0, "architect")
    told = bill_of(t, "library", "a1")
    assert told["goods"] == {"wood": 2, "stone": 0, "metal": 0}
    assert told["less"] == {"card": "architect", "goods": 1}


def test_sc_8_4_2_the_surcharge_of_a_river_is_shown_separately() -> None:
    t = Scenario(board="river", hall="b2", on=("easy", "easy"))
    placing = t.do(0, "build", piece="park_1").s.view(0)["mine"]["placing"]
    assert {bill["river"] for bill in placing["bills"]} >= {0}
    for way in placing["ways"]:
        told = placing["bills"][way["bill"]]
        assert sum(told["goods"].values()) == told["river"]


def test_sc_5_4_2_the_yield_of_an_exchange_is_shown_in_advance() -> None:
    t = Scenario(hall="d4").tile(0, "commercial_2", "a1").people(0, "b1").goods(0, d4="metal", e4="wood")
    t.at("trade")
    assert t.step(0) == "trade"
    told = t.s.view(0)["mine"]["yields"]
    assert told == {"d4": {"money": 5}, "e4": {"money": 2}}
    money = t.s.money[0]
    assert t.do(0, "exchange", square="d4").s.money[0] == money + 5


def test_sc_5_3_3_tolls_are_shown_to_the_sender_of_tourists() -> None:
    t = (
        Scenario(3)
        .tile(1, "police_station", "a1")
        .tile(1, "commercial_1", "a2")
        .tile(0, "residential_1", "d4")
    )
    t.tile(2, "commercial_1", "a2").people(0, "d4").at("moves")
    t.commit_moves()
    assert t.step(0) == "tourists"
    assert t.s.view(0)["mine"]["tolls"] == [0, 1, 0]


def test_sc_5_2_14_a_plan_tells_all_raw_materials_that_it_pays() -> None:
    t = Scenario().goods(0, e5="wood", f5="wood").lay(0, "library", "a1")
    [line] = t.s.view(0)["plan"]
    assert line["goods"] == {"wood": 2, "stone": 0, "metal": 0}
