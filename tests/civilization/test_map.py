"""CV-3.1 to CV-3.11: tiles, tokens, disasters."""

import pytest

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import (
    CELLS,
    COIN,
    CULTURE,
    DESERT,
    EAST,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    NONE,
    NORTH,
    PRODUCTION,
    SOUTH,
    TRADE,
    WATER,
    WEST,
)
from ludotheque.games.civilization.map.terrain import (
    change_terrain,
    put_relic,
    put_tokens,
    reveal,
    why_not_disaster,
    why_not_terraform,
)
from ludotheque.games.civilization.map.tiles import lay_open, placed_square
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    RELICS,
    TILES,
    TOKEN_ON_MAP,
    TOKEN_OUT,
    TOKEN_PACK,
)
from ludotheque.games.civilization.realm.icons import city_icons, icon, outskirts
from tests.civilization.meadow import army, at, city, face_down, meadow, token
from tests.civilization.positions import capital, new


def name(refusal: Refusal | None) -> str:
    return "" if refusal is None else f"{refusal.rule} {refusal.name}"


def field() -> Civilization:
    return meadow("rome", "egypt", fame_and_fortune="yes")


# ---------------------------------------------------------------- squares and distances


def test_cv_3_1_squares_lie_beside_four_others_and_have_eight_around() -> None:
    s = field()
    middle = at(s, 6, 3)
    beside = [s.beside(middle, dir) for dir in (NORTH, EAST, SOUTH, WEST)]
    assert beside == [at(s, 5, 3), at(s, 6, 4), at(s, 7, 3), at(s, 6, 2)]
    around = [s.layout.around[middle * 8 + i] for i in range(8)]
    assert sorted(around) == sorted(
        at(s, row, column) for row in (5, 6, 7) for column in (2, 3, 4) if (row, column) != (6, 3)
    )


def test_cv_3_3_distances_go_around_the_hole_of_five_players() -> None:
    s = new(5)
    west_of_hole, east_of_hole = at(s, 9, 11), at(s, 9, 18)
    assert s.far(west_of_hole, east_of_hole) > 7
    assert s.far(at(s, 6, 11), at(s, 6, 18)) == 7


# ---------------------------------------------------------------- tiles


@pytest.mark.parametrize(
    ("arrow", "cell"), [(SOUTH, (1, 2)), (NORTH, (2, 1)), (WEST, (2, 2)), (EAST, (1, 1))]
)
def test_cv_3_11_a_tile_is_turned_with_all_that_is_printed_on_it(arrow: int, cell: tuple[int, int]) -> None:
    s = field()
    face_down(s, 4)
    lay_open(s, 4, arrow)
    assert placed_square(s, 4, 1 * 4 + 2) == 4 * CELLS + cell[0] * 4 + cell[1]


def test_cv_3_6_the_arrow_lies_on_the_edge_that_touches_the_discoverer() -> None:
    """The corners of the stored grid, arrow in the south, seen by discoverers from all sides."""
    s = field()
    s.tile[4] = TILES.index_of["tile_16"]  # W M M D in the north, M M F F in the south
    for arrow, north_west in ((SOUTH, WATER), (WEST, MOUNTAIN), (NORTH, FOREST), (EAST, DESERT)):
        face_down(s, 4)
        reveal(s, 0, 4, arrow)
        assert s.terrain[4 * CELLS] == north_west
        assert s.arrow[4] == arrow


def test_cv_3_8_tokens_come_face_down_on_the_symbols_of_a_tile() -> None:
    s = field()
    for tile in range(TILES.size):
        if s.box.tile_civ[tile] != NONE:
            continue
        s.tile[4] = tile
        face_down(s, 4)
        for square in range(4 * CELLS, 5 * CELLS):
            s.token[square] = NONE
        for which in range(len(s.token_pile)):
            TOKEN_PACK.put(s.token_pile, s.token_seen, which, 0, 0)
        reveal(s, 0, 4, SOUTH)
        for cell in range(CELLS):
            laid, symbol = s.token[4 * CELLS + cell], s.box.tile_token[tile * CELLS + cell]
            assert (laid == NONE) == (symbol == NONE)
            if laid != NONE:
                assert TOKEN_PACK.backs[laid] == symbol
                assert s.token_pile[laid] == TOKEN_ON_MAP
                assert s.token_seen[laid] == 0


def test_cv_2_9_without_tokens_left_a_symbol_stays_empty() -> None:
    s = field()
    tile = next(t for t in range(TILES.size) if 0 in s.box.tile_token[t * CELLS : (t + 1) * CELLS])
    s.tile[4] = tile
    lay_open(s, 4, SOUTH)
    for which in range(len(s.token_pile)):
        TOKEN_PACK.put(s.token_pile, s.token_seen, which, TOKEN_OUT, 0)
    put_tokens(s, 4)
    assert all(s.token[square] == NONE for square in range(4 * CELLS, 5 * CELLS))


def test_cv_15_6_the_marker_of_a_relic_comes_with_its_tile() -> None:
    s = field()
    s.tile[4] = TILES.index_of["tile_15"]
    lay_open(s, 4, NORTH)
    put_relic(s, 4)
    atlantis = RELICS.index_of["atlantis"]
    assert s.relic_at[atlantis] == placed_square(s, 4, 1 * 4 + 2)
    assert s.terrain[s.relic_at[atlantis]] == WATER


def test_cv_b97_and_cv_3_9_the_seven_cities_of_gold_yield_a_coin_and_two_production() -> None:
    s = field()
    s.tile[4] = TILES.index_of["tile_17"]
    lay_open(s, 4, SOUTH)
    square = 4 * CELLS + 2 * 4 + 2
    assert (icon(s, square, PRODUCTION), icon(s, square, COIN)) == (2, 1)


# ---------------------------------------------------------------- disasters


def test_cv_b50_drought_may_strike_water_which_is_desert_then() -> None:
    s = field()
    square = at(s, 6, 3)
    s.terrain[square] = WATER
    assert why_not_disaster(s, square, DESERT) is None
    change_terrain(s, square, DESERT)
    assert s.terrain[square] == DESERT
    assert icon(s, square, TRADE) == 1


def test_cv_r12_a_disaster_takes_what_was_printed() -> None:
    s = field()
    square = at(s, 6, 3)
    s.feature[square] = 5
    assert icon(s, square, COIN) == 1
    change_terrain(s, square, DESERT)
    assert icon(s, square, COIN) == 0


def test_cv_b51_b52_drought_and_deforestation_go_under_people_villages_and_figures() -> None:
    s = field()
    square = at(s, 6, 3)
    s.terrain[square] = FOREST
    s.marker[square] = FIRST_PERSON_MARKER
    assert why_not_disaster(s, square, GRASSLAND) is None
    assert why_not_disaster(s, square, DESERT) is None
    s.marker[square] = NONE
    village = token(s, "village_spy_1", square)
    assert why_not_disaster(s, square, GRASSLAND) is None
    change_terrain(s, square, GRASSLAND)
    assert s.token[square] == village
    army(s, 1, at(s, 6, 4))
    assert why_not_disaster(s, at(s, 6, 4), DESERT) is None


@pytest.mark.parametrize(
    ("terrain", "struck", "why"),
    [
        (MOUNTAIN, DESERT, "CV-3.10 mountains-stay"),
        (DESERT, DESERT, "CV-3.10 same-terrain"),
        (GRASSLAND, GRASSLAND, "CV-3.10 same-terrain"),
        (DESERT, GRASSLAND, "CV-3.10 only-forests"),
        (NONE, DESERT, "CV-3.10 not-revealed-yet"),
        (WATER, WATER, "CV-3.10 same-terrain"),
        (FOREST, WATER, ""),
    ],
)
def test_cv_3_10_where_disasters_strike(terrain: int, struck: int, why: str) -> None:
    s = field()
    square = at(s, 6, 3)
    s.terrain[square] = terrain
    assert name(why_not_disaster(s, square, struck)) == why


def test_cv_3_10_never_under_buildings_wonders_relics_or_cities() -> None:
    s = field()
    square = at(s, 6, 3)
    s.marker[square] = 0
    assert name(why_not_disaster(s, square, DESERT)) == "CV-3.10 built-on"
    s.marker[square] = FIRST_WONDER_MARKER
    assert name(why_not_disaster(s, square, DESERT)) == "CV-3.10 built-on"
    s.marker[square] = NONE
    s.relic_at[0] = square
    assert name(why_not_disaster(s, square, DESERT)) == "CV-3.10 relic-lies-there"
    assert name(why_not_disaster(s, capital(s, 0), DESERT)) == "CV-3.10 city-stands-there"


def test_cv_3_10_flooding_and_ecology_want_an_empty_square() -> None:
    s = field()
    marked, hut, held = at(s, 6, 3), at(s, 6, 4), at(s, 6, 5)
    s.marker[marked] = FIRST_PERSON_MARKER
    token(s, "hut_silk_1", hut)
    army(s, 1, held)
    for square in (marked, hut, held):
        assert name(why_not_disaster(s, square, WATER)) == "CV-3.10 not-empty"
        assert name(why_not_terraform(s, square, FOREST)) == "CV-3.10 not-empty"
    assert why_not_terraform(s, at(s, 7, 3), FOREST) is None
    assert name(why_not_terraform(s, at(s, 7, 3), GRASSLAND)) == "CV-3.10 same-terrain"


# ---------------------------------------------------------------- yields


@pytest.mark.parametrize(
    ("terrain", "production", "trade"),
    [(DESERT, 0, 1), (FOREST, 2, 0), (GRASSLAND, 0, 0), (MOUNTAIN, 1, 0), (WATER, 0, 1)],
)
def test_cv_3_2_yields_of_terrain(terrain: int, production: int, trade: int) -> None:
    s = field()
    square = at(s, 6, 3)
    s.terrain[square] = terrain
    assert (icon(s, square, PRODUCTION), icon(s, square, TRADE)) == (production, trade)


def test_cv_3_7_b59_a_marker_covers_all_that_is_printed() -> None:
    s = field()
    square = at(s, 6, 3)
    s.terrain[square], s.feature[square] = FOREST, 5
    s.marker[square] = FIRST_WONDER_MARKER
    assert (icon(s, square, PRODUCTION), icon(s, square, COIN)) == (0, 0)
    assert icon(s, square, CULTURE) > 0


def test_cv_3_4_outskirts_are_eight_squares_and_the_centre_yields_nothing() -> None:
    s = meadow("rome", "india", fame_and_fortune="yes")
    city(s, 0, 1, at(s, 7, 3))
    assert sorted(outskirts(s, 1)) == sorted(
        at(s, row, column) for row in (6, 7, 8) for column in (2, 3, 4) if (row, column) != (7, 3)
    )
    assert len(outskirts(s, 1 * 3)) == 10  # India's metropolis
    assert city_icons(s, 1, TRADE) == 0
    s.terrain[at(s, 7, 3)] = DESERT
    assert city_icons(s, 1, TRADE) == 0
    s.terrain[at(s, 6, 3)] = DESERT
    assert city_icons(s, 1, TRADE) == 1


def test_cv_3_5_the_hole_of_five_players_is_no_square_and_not_the_outer_edge() -> None:
    s = new(5)
    beside_the_hole = at(s, 9, 11)
    assert s.beside(beside_the_hole, EAST) == NONE
    assert s.layout.edge[beside_the_hole] == 0
    assert s.layout.edge[at(s, 9, 0)] == 1


def test_cv_2_10_disasters_never_run_out() -> None:
    s = field()
    struck = 0
    for square in range(s.layout.squares):
        if why_not_disaster(s, square, DESERT) is None:
            change_terrain(s, square, DESERT)
            struck += 1
    assert struck > 12 + 8, "more than lie in both boxes"
    assert sum(1 for square in range(s.layout.squares) if s.terrain[square] == DESERT) == struck


def test_cv_15_11_five_players_have_22_tiles_around_a_hole() -> None:
    s = new(5)
    assert sorted(int(home) for home in s.layout.home if home != NONE) == [0, 1, 2, 3, 4]
    assert (s.layout.places, s.layout.squares) == (22, 22 * CELLS)
    rows = {(int(s.layout.row[square]), int(s.layout.column[square])) for square in range(s.layout.squares)}
    assert not [(row, column) for row in range(8, 14) for column in range(12, 16) if (row, column) in rows]
    rim = [(7, 12), (14, 12), (8, 11), (8, 16), (13, 11), (13, 16)]
    assert all(square in rows for square in rim), "and it is no larger"
