"""What a city builds, and where (CV-2.1, CV-2.3, CV-3.7, CV-7.5, CV-7.7 to CV-7.13)."""

import pytest
from mypy_extensions import i64

from ludotheque.games.civilization.city.building_sites import starred_square, why_not_build_at
from ludotheque.games.civilization.city.construction import (
    destroy_building,
    destroy_walls,
    flip_upgrades,
    make_obsolete,
    own_buildings,
)
from ludotheque.games.civilization.components.box import (
    CULTURE,
    FIRST_BUILDING_ITEM,
    N_MARKERS,
    N_PERSON_TYPES,
    NONE,
    TERRAINS,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    MARKERS,
    TOKENS,
    WONDER_DECK,
    WONDER_GONE,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.cards_in_force import wonder_works
from ludotheque.games.civilization.realm.icons import icon
from tests.civilization.meadow import armies, army, asked, cannot, city, do, knows, scout, token
from tests.civilization.positions import tech
from tests.civilization.town import (
    around,
    govern,
    holds_person,
    market,
    name,
    paint,
    put,
    town,
    wonders_in_market,
)


def rich(*civs: str, **options: str) -> Civilization:
    """A capital that can pay for anything."""
    s = town(*civs, **options)
    s.bonus[0] = 40
    return s


def produce(s: Civilization, item: str, square: i64 = NONE) -> None:
    do(s, "produce", city="capital", item=item)
    if square != NONE and asked(s) == "produce_square":
        do(s, "place", square=name(square))


def why_not_on(s: Civilization, item: str, square: i64) -> str:
    """Why an item can't be put on a square; it can be produced, and put on another."""
    other = s.clone()
    do(other, "produce", city="capital", item=item)
    assert asked(other) == "produce_square"
    return cannot(other, "place", square=name(square))


def left(s: Civilization, building: str) -> int:
    return int(s.supply[s.box.building_kind[BUILDINGS.index_of[building]]])


# ---------------------------------------------------------------- CV-7.5: figures


def test_cv_2_1_no_figure_left() -> None:
    s = rich("rome", "egypt")
    knows(s, 0, "replaceable_parts")
    for square in around(s, 0)[:6]:
        army(s, 0, square)
    assert in_supply(s, 0, ARMY) == 0
    assert cannot(s, "produce", city="capital", item="army") == "CV-2.1 no-figure-left"


def test_cv_b20_russia_rebuilds_the_white_army() -> None:
    s = rich("russia", "egypt")
    squares = around(s, 0)
    for square in squares[:6]:
        army(s, 0, square)
    produce(s, "army", squares[0])
    assert armies(s, 0, squares[0]) == 2
    assert in_supply(s, 0, ARMY) == 0


def test_cv_b21_spain_rebuilds_the_white_scout() -> None:
    s = rich("spain", "egypt", fame_and_fortune="yes")
    scout(s, 0, around(s, 0)[0])
    scout(s, 0, around(s, 0)[1])
    produce(s, "scout", around(s, 0)[2])
    assert in_supply(s, 0, SCOUT) == 0
    s.extra_actions[0] = 1
    assert cannot(s, "produce", city="capital", item="scout") == "CV-2.1 no-figure-left"


def test_cv_7_5_not_in_water_unless_one_may_end_there() -> None:
    s = rich("rome", "egypt")
    squares = around(s, 0)
    paint(s, squares, "water")
    assert why_not_on(s, "army", squares[0]) == "CV-7.5 figure-in-water"
    knows(s, 0, "sailing")
    assert why_not_on(s, "army", squares[0]) == ""


def test_cv_7_5_the_stacking_limit() -> None:
    s = rich("rome", "egypt")
    square = around(s, 0)[0]
    army(s, 0, square)
    assert why_not_on(s, "army", square) == ""
    scout(s, 0, square)
    assert why_not_on(s, "army", square) == "CV-7.5 stack-too-high"


def test_cv_7_5_not_on_huts_and_villages() -> None:
    s = rich("rome", "egypt")
    token(s, TOKENS.ids[0], around(s, 0)[0])
    assert why_not_on(s, "army", around(s, 0)[0]) == "CV-7.7 token-on-site"


def test_cv_7_5_only_in_the_outskirts_of_the_producing_city() -> None:
    s = rich("rome", "egypt")
    assert why_not_on(s, "army", s.city_at[0]) == "CV-7.7 not-in-outskirts"
    assert why_not_on(s, "army", around(s, 1)[0]) == "CV-7.7 not-in-outskirts"


def test_cv_7_5_armies_not_scouts_on_enemies_and_not_in_democracy() -> None:
    s = rich("rome", "egypt")
    square = around(s, 0)[0]
    army(s, 1, square)
    assert why_not_on(s, "army", square) == ""
    assert why_not_on(s, "scout", square) == "CV-7.5 scout-on-enemy"
    govern(s, 0, "democracy")
    assert why_not_on(s, "army", square) == "CV-7.5 peaceful-builder"


# ---------------------------------------------------------------- CV-7.7: buildings


def test_cv_7_7_a_building_needs_its_tech() -> None:
    s = rich("china", "egypt")
    assert cannot(s, "produce", city="capital", item="granary") == "CV-7.7 building-locked"
    knows(s, 0, "pottery")
    assert cannot(s, "produce", city="capital", item="granary") == ""


@pytest.mark.parametrize(
    ("building", "id", "terrains"),
    [
        ("trading_post", "code_of_laws", {"desert"}),
        ("harbor", "navigation", {"water"}),
        ("granary", "pottery", {"grassland"}),
        ("workshop", "construction", {"mountain"}),
        ("temple", "philosophy", {"desert", "forest", "grassland", "mountain"}),
    ],
)
def test_cv_7_7_the_right_terrain(building: str, id: str, terrains: set[str]) -> None:
    s = rich("china", "germany")
    knows(s, 0, id)
    squares = around(s, 0)
    paint(s, squares, *TERRAINS, *[sorted(terrains)[0]])
    for i, terrain in enumerate(TERRAINS):
        why = "" if terrain in terrains else "CV-7.7 wrong-terrain"
        assert why_not_on(s, building, squares[i]) == why


def test_cv_b53_a_changed_terrain_is_like_any_other() -> None:
    s = rich("rome", "egypt")
    square = around(s, 0)[0]
    assert cannot(s, "produce", city="capital", item="trading_post") == "CV-7.7 no-place-for-it"
    s.terrain[square] = TERRAINS.index("desert")
    produce(s, "trading_post")
    assert MARKERS.ids[s.marker[square]] == "trading_post"


def test_cv_2_3_all_markers_of_both_sides_together() -> None:
    s = rich("china", "egypt")
    knows(s, 0, "pottery")
    for square in around(s, 1)[:6]:
        put(s, square, "aqueduct")
    assert left(s, "granary") == 0
    assert cannot(s, "produce", city="capital", item="granary") == "CV-2.3 no-building-left"


def test_cv_7_7_no_enemy_no_token_no_relic_but_own_figures() -> None:
    s = rich("china", "egypt", fame_and_fortune="yes")
    knows(s, 0, "pottery")
    squares = around(s, 0)
    army(s, 1, squares[0])
    token(s, TOKENS.ids[0], squares[1])
    s.relic_at[0] = squares[2]
    army(s, 0, squares[3])
    assert why_not_on(s, "granary", squares[0]) == "CV-7.7 enemy-on-site"
    assert why_not_on(s, "granary", squares[1]) == "CV-7.7 token-on-site"
    assert why_not_on(s, "granary", squares[2]) == "CV-15.6 relic-on-site"
    assert why_not_on(s, "granary", squares[3]) == ""


def test_cv_7_7_only_in_the_outskirts() -> None:
    s = rich("china", "egypt")
    knows(s, 0, "pottery")
    assert why_not_on(s, "granary", s.city_at[0]) == "CV-7.7 not-in-outskirts"
    assert why_not_on(s, "granary", around(s, 1)[0]) == "CV-7.7 not-in-outskirts"


def test_cv_15_6_no_figure_on_a_relic() -> None:
    s = rich("china", "egypt", fame_and_fortune="yes")
    s.relic_at[0] = around(s, 0)[2]
    assert why_not_on(s, "army", around(s, 0)[2]) == "CV-15.6 relic-on-site"


def test_cv_7_7_overbuilding() -> None:
    """CV-R8: a building goes back to the market, a wonder out of play, a great person into reserve."""
    s = rich("china", "egypt")
    knows(s, 0, "pottery")
    squares = around(s, 0)
    put(s, squares[0], "library")
    put(s, squares[1], "colossus")
    put(s, squares[2], "merchant")
    before = left(s, "library")
    s.extra_actions[0] = 3
    for i in range(3):
        produce(s, "granary", squares[i])
        assert MARKERS.ids[s.marker[squares[i]]] == "granary"
    assert left(s, "library") == before + 1
    assert s.wonder_pile[WONDERS.index_of["colossus"]] == WONDER_GONE
    assert s.wonder_at[WONDERS.index_of["colossus"]] == NONE
    merchant = MARKERS.index_of["merchant"] - int(N_MARKERS) + int(N_PERSON_TYPES)
    assert s.reserve[merchant] == 1


def test_cv_7_8_and_cv_r7_upgrades_flip_at_once_and_only_the_better_one_is_built() -> None:
    s = rich("china", "egypt")
    knows(s, 0, "currency")
    squares = around(s, 0)
    put(s, squares[0], "market")
    put(s, around(s, 1)[0], "market")
    knows(s, 0, "banking")
    flip_upgrades(s, 0, tech("banking"))
    assert MARKERS.ids[s.marker[squares[0]]] == "bank"
    assert MARKERS.ids[s.marker[around(s, 1)[0]]] == "market"
    assert cannot(s, "produce", city="capital", item="market") == "CV-7.8 better-building-known"
    s.marker[squares[0]] = NONE
    assert cannot(s, "produce", city="capital", item="bank") == ""


def test_cv_b74_and_cv_r20_one_starred_building_a_city_or_in_its_place() -> None:
    s = rich("china", "egypt")
    knows(s, 0, "currency", "philosophy")
    squares = around(s, 0)
    put(s, squares[0], "temple")
    before = left(s, "temple")
    do(s, "produce", city="capital", item="market")
    assert asked(s) == "city", "the temple's square is the only one"
    assert MARKERS.ids[s.marker[squares[0]]] == "market"
    assert left(s, "temple") == before + 1
    assert starred_square(s, 0) == squares[0]


def test_cv_7_9_a_second_star_is_refused_on_another_square() -> None:
    s = rich("china", "egypt")
    put(s, around(s, 0)[0], "temple")
    market_item = FIRST_BUILDING_ITEM + BUILDINGS.index_of["market"]
    refusal = why_not_build_at(s, 0, 0, market_item, around(s, 0)[1])
    assert refusal is not None
    assert refusal.name == "second-star"
    granary = FIRST_BUILDING_ITEM + BUILDINGS.index_of["granary"]
    assert why_not_build_at(s, 0, 0, granary, around(s, 0)[1]) is None


# ---------------------------------------------------------------- CV-7.10: walls


def test_cv_7_10_walls_need_masonry_and_are_built_once() -> None:
    s = rich("china", "egypt")
    s.walls[0] = 0
    assert cannot(s, "produce", city="capital", item="city_walls") == "CV-7.10 walls-locked"
    knows(s, 0, "masonry")
    produce(s, "city_walls")
    assert s.walls[0] == 1
    s.extra_actions[0] = 1
    assert cannot(s, "produce", city="capital", item="city_walls") == "CV-7.10 walled-already"


def test_cv_b25_egypt_s_free_building_may_be_walls() -> None:
    s = town("egypt", "rome")
    knows(s, 0, "masonry")
    do(s, "build_free", city="capital", item="city_walls")
    assert s.walls[0] == 1
    assert cannot(s, "arts", city="capital") == "CV-7.1 city-has-acted"
    city(s, 0, 1, around(s, 1)[0])
    assert cannot(s, "build_free", city="second_city", item="city_walls") == "CV-7.2 no-free-building"


def test_egypt_s_free_building_is_a_building() -> None:
    s = town("egypt", "rome")
    assert cannot(s, "build_free", city="capital", item="army") == "CV-7.2 not-a-building"
    other = town("rome", "egypt")
    assert cannot(other, "build_free", city="capital", item="granary") == "CV-7.2 no-free-building"


def test_cv_b76_walls_are_buildings_and_are_destroyed_like_them() -> None:
    s = town("china", "egypt")
    put(s, around(s, 0)[0], "granary")
    s.walls[0] = 1
    assert own_buildings(s, 0) == 2
    destroy_walls(s, 0)
    assert s.walls[0] == 0
    before = left(s, "granary")
    destroy_building(s, around(s, 0)[0])
    assert left(s, "granary") == before + 1
    assert own_buildings(s, 0) == 0


# ---------------------------------------------------------------- CV-7.11 to CV-7.13: wonders


def test_cv_b54_a_built_wonder_is_replaced_in_the_market() -> None:
    s = rich("china", "egypt")
    market(s, "stonehenge", "oracle", "louvre", "colossus")
    produce(s, "stonehenge", around(s, 0)[0])
    shown = wonders_in_market(s)
    assert len(shown) == 4
    assert "stonehenge" not in shown


def test_cv_7_12_an_empty_deck_leaves_the_place_empty() -> None:
    s = rich("china", "egypt")
    market(s, "stonehenge", "oracle", "louvre", "colossus")
    for wonder in WONDER_PACK.in_pile(s.wonder_pile, WONDER_DECK):
        WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_GONE, 7)
    produce(s, "stonehenge", around(s, 0)[0])
    assert len(wonders_in_market(s)) == 3


def test_cv_b54b_any_wonder_of_the_market_with_any_culture() -> None:
    s = town("china", "egypt")
    market(s, "angkor_wat")
    s.bonus[0] = 20
    produce(s, "angkor_wat", around(s, 0)[0])
    assert s.wonder_at[WONDERS.index_of["angkor_wat"]] == around(s, 0)[0]


def test_cv_7_11_only_of_the_market_and_not_in_water() -> None:
    s = rich("china", "egypt")
    market(s, "stonehenge")
    paint(s, around(s, 0), "water")
    assert cannot(s, "produce", city="capital", item="oracle") == "CV-7.11 wonder-not-in-market"
    assert why_not_on(s, "stonehenge", around(s, 0)[0]) == "CV-7.11 wonder-in-water"


@pytest.mark.parametrize("obsolete", [0, 1])
def test_cv_b56_cv_b57_another_wonder_replaces_the_old_one(obsolete: int) -> None:
    s = rich("china", "egypt")
    squares = around(s, 0)
    put(s, squares[0], "colossus")
    s.obsolete[WONDERS.index_of["colossus"]] = obsolete
    market(s, "oracle")
    produce(s, "oracle", squares[0])
    assert MARKERS.ids[s.marker[squares[0]]] == "oracle"
    assert s.wonder_pile[WONDERS.index_of["colossus"]] == WONDER_GONE


def test_cv_b57_the_old_one_goes_from_wherever_it_stood() -> None:
    s = rich("china", "egypt")
    squares = around(s, 0)
    put(s, squares[0], "panama_canal")
    s.panama = 3
    market(s, "oracle")
    produce(s, "oracle", squares[4])
    assert s.marker[squares[0]] == NONE
    assert MARKERS.ids[s.marker[squares[4]]] == "oracle"
    assert s.panama == 0


def test_cv_7_13_obsolete_the_power_ends_the_icons_stay() -> None:
    s = town("china", "egypt")
    square = around(s, 1)[0]
    put(s, square, "louvre")
    louvre = WONDERS.index_of["louvre"]
    assert wonder_works(s, 1, louvre)
    make_obsolete(s, louvre)
    assert not wonder_works(s, 1, louvre)
    assert icon(s, square, CULTURE) == 2


def test_cv_b55_an_obsolete_wonder_of_the_market_is_discarded_and_replaced() -> None:
    s = town("china", "egypt")
    market(s, "stonehenge", "oracle", "louvre", "colossus")
    make_obsolete(s, WONDERS.index_of["stonehenge"])
    assert s.wonder_pile[WONDERS.index_of["stonehenge"]] == WONDER_GONE
    assert len(wonders_in_market(s)) == 4


def test_rome_steps_forward_for_a_wonder() -> None:
    s = rich("rome", "egypt")
    market(s, "stonehenge")
    produce(s, "stonehenge", around(s, 0)[0])
    assert s.space[0] == 1


def test_henson_counts_wonders_built() -> None:
    s = rich("china", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    holds_person(s, 0, "jim_henson", around(s, 0)[7], open=True)
    market(s, "stonehenge")
    produce(s, "stonehenge", around(s, 0)[0])
    assert s.counters == 1
