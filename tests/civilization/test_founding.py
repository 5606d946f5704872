"""Cities founded and destroyed (CV-2.2, CV-3.4, CV-5.2, CV-5.3, CV-5.13, CV-9.16)."""

import pytest
from mypy_extensions import i64

from ludotheque.games.civilization.city.founding import destroy_city, why_not_aside
from ludotheque.games.civilization.components.box import CELLS, CITIES, EAST, MOUNTAIN, NONE, NORTH, SOUTH
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply
from ludotheque.games.civilization.position.state import CENTRE, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    GOVERNMENTS,
    NO_MARK,
    PERSON_BOTTOM,
    PERSON_TYPES,
    WONDER_GONE,
)
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.meadow import (
    armies,
    army,
    asked,
    at,
    city,
    do,
    face_down,
    knows,
    scout,
    scouts,
    token,
    water,
)
from tests.civilization.starting import (
    begin_start,
    building,
    cannot_found,
    cannot_place,
    found,
    holds_person,
    person,
    place,
    start,
    wonder,
)


def settlers() -> tuple[Civilization, i64]:
    """Seat 0's part, with a scout on a legal site, far from the capitals."""
    s = start("america", "egypt", fame_and_fortune="yes")
    site = at(s, 6, 5)
    scout(s, 0, site)
    return s, site


def test_cv_5_2_a_scout_founds_a_city_and_is_spent() -> None:
    s, site = settlers()
    found(s, site)
    assert s.city_at[1] == site
    assert s.spot[site] == CENTRE + 1
    assert len(outskirts(s, 1)) == 8
    assert in_supply(s, 0, SCOUT) == 2
    assert s.holder[site] == NONE


def test_cv_5_2_an_army_only_in_republic() -> None:
    s, site = settlers()
    army(s, 0, site)
    assert cannot_found(s, site, "army") == "CV-5.2 armies-do-not-found"
    s.government[0] = GOVERNMENTS.index_of["republic"]
    found(s, site, "army")
    assert in_supply(s, 0, ARMY) == 6


def test_cv_5_2_with_a_figure_that_stands_there() -> None:
    s, site = settlers()
    assert cannot_found(s, at(s, 6, 6)) == "CV-5.2 no-such-figure-here"
    scout(s, 1, at(s, 9, 1))
    assert cannot_found(s, at(s, 9, 1)) == "CV-5.2 no-such-figure-here"
    assert cannot_found(s, site) == ""


def test_cv_2_2_two_cities_and_with_irrigation_three() -> None:
    s, site = settlers()
    city(s, 0, 1, at(s, 9, 1))
    assert cannot_found(s, site) == "CV-2.2 no-city-left"
    knows(s, 0, "irrigation")
    found(s, site)
    assert s.city_at[2] == site


def test_cv_b94_a_destroyed_citys_marker_is_used_again() -> None:
    s, site = settlers()
    city(s, 0, 1, at(s, 9, 1))
    destroy_city(s, 1)
    found(s, site)
    assert s.city_at[1] == site


def test_cv_5_3_the_centre_is_land() -> None:
    s, site = settlers()
    water(s, site)
    assert cannot_found(s, site) == "CV-5.3 city-on-water"
    s.terrain[site] = MOUNTAIN
    assert cannot_found(s, site) == ""


def test_cv_5_3_all_squares_around_are_revealed() -> None:
    s, _ = settlers()
    site = at(s, 7, 5)
    scout(s, 0, site)
    assert cannot_found(s, site) == ""
    face_down(s, int(s.beside(site, SOUTH) // CELLS))
    assert cannot_found(s, site) == "CV-5.3 site-not-revealed"


def test_cv_5_3_all_squares_around_are_on_the_map() -> None:
    s, _ = settlers()
    edge = at(s, 6, 0)
    scout(s, 0, edge)
    assert cannot_found(s, edge) == "CV-5.3 site-at-edge"


@pytest.mark.parametrize("where", range(8))
def test_cv_5_3_nothing_of_others_in_the_outskirts(where: int) -> None:
    s, site = settlers()
    beside = s.layout.around[site * 8 + where]
    army(s, 1, beside)
    assert cannot_found(s, site) == "CV-5.3 site-has-enemy"


@pytest.mark.parametrize("id", ["hut_silk_1", "village_spy_1"])
def test_cv_5_3_no_hut_and_no_village(id: str) -> None:
    s, site = settlers()
    token(s, id, s.layout.around[site * 8 + 3])
    assert cannot_found(s, site) == "CV-5.3 site-has-token"


def test_cv_5_3_no_relic() -> None:
    s, site = settlers()
    s.relic_at[0] = s.layout.around[site * 8 + 5]
    assert cannot_found(s, site) == "CV-5.3 site-has-relic"


def test_cv_5_3_own_figures_around_do_not_hinder() -> None:
    s, site = settlers()
    army(s, 0, s.layout.around[site * 8 + 1])
    assert cannot_found(s, site) == ""


@pytest.mark.parametrize(
    ("rows", "columns", "refusal"),
    [
        (0, 2, "CV-5.3 site-too-close"),
        (2, 2, "CV-5.3 site-too-close"),
        (2, 0, "CV-5.3 site-too-close"),
        (3, 0, ""),
        (3, 2, ""),
    ],
)
def test_cv_5_3_three_squares_between_centres(rows: int, columns: int, refusal: str) -> None:
    s, site = settlers()
    row, column = int(s.layout.row[site]), int(s.layout.column[site])
    city(s, 1, 1, at(s, row + rows, column - columns))
    assert cannot_found(s, site) == refusal


def test_cv_5_3_also_from_ones_own_cities() -> None:
    s, _ = settlers()
    row, column = int(s.layout.row[s.city_at[0]]), int(s.layout.column[s.city_at[0]])
    near = at(s, row + 2, column)
    scout(s, 0, near)
    assert cannot_found(s, near) == "CV-5.3 site-too-close"


# ---------------------------------------------------------------- CV-5.13


def test_cv_5_13_other_players_figures_there_move_aside_one_by_one() -> None:
    s, site = settlers()
    army(s, 0, site)
    scout(s, 0, site)
    found(s, site)
    assert asked(s) == "aside"
    north, east = s.beside(site, 0), s.beside(site, 1)
    assert cannot_place(s, at(s, 0, 0)) == "CV-5.13 not-beside"
    assert cannot_place(s, s.layout.around[site * 8 + 1]) == "CV-5.13 not-beside"
    place(s, north)
    assert armies(s, 0, north) == 1
    place(s, east)
    assert scouts(s, 0, east) == 1
    assert s.holder[site] == NONE
    assert asked(s) == "start"


def test_cv_5_13_where_they_may_end_and_within_the_stacking_limit() -> None:
    s, site = settlers()
    army(s, 0, site)
    north, east, south, west = [s.beside(site, dir) for dir in range(4)]
    water(s, north)
    army(s, 0, east)
    army(s, 0, east)
    found(s, site)
    assert cannot_place(s, north) == "CV-5.13 no-place-aside"
    assert cannot_place(s, east) == "CV-5.13 aside-stack-full"
    assert cannot_place(s, south) == ""
    assert cannot_place(s, west) == ""


def test_cv_5_13_a_scout_goes_aside_where_an_army_founds() -> None:
    s, site = settlers()
    army(s, 0, site)
    s.government[0] = GOVERNMENTS.index_of["republic"]
    found(s, site, "army")
    assert s.top(1) == SCOUT
    place(s, s.beside(site, SOUTH))
    assert scouts(s, 0, s.beside(site, SOUTH)) == 1


def test_cv_5_13_not_to_a_hut_a_village_a_relic_or_an_enemy() -> None:
    s, site = settlers()
    assert why_not_aside(s, 0, site, s.beside(site, NORTH)) is None
    token(s, "hut_silk_1", s.beside(site, NORTH))
    s.relic_at[0] = s.beside(site, EAST)
    army(s, 1, s.beside(site, SOUTH))
    for dir in (NORTH, EAST, SOUTH):
        refusal = why_not_aside(s, 0, site, s.beside(site, dir))
        assert refusal is not None
        assert refusal.name == "no-place-aside"


def test_cv_5_13_one_place_left_is_taken_unasked() -> None:
    s, site = settlers()
    army(s, 0, site)
    water(s, *[s.beside(site, dir) for dir in range(3)])
    found(s, site)
    assert asked(s) == "start"
    assert armies(s, 0, s.beside(site, 3)) == 1


def test_cv_5_3_no_place_and_they_return_to_the_supply() -> None:
    s, site = settlers()
    army(s, 0, site)
    water(s, *[s.beside(site, dir) for dir in range(4)])
    found(s, site)
    assert asked(s) == "start"
    assert in_supply(s, 0, ARMY) == 6
    assert s.holder[site] == NONE


# ---------------------------------------------------------------- CV-9.16


def test_cv_9_16_a_destroyed_city_takes_everything_with_it() -> None:
    s, site = settlers()
    city(s, 1, 1, site)
    lost = CITIES + 1
    s.walls[lost] = 1
    s.city_mark[lost] = 1
    s.bonus[lost] = s.bonus_used[lost] = s.acted[lost] = s.extra_actions[lost] = s.cancelled[lost] = 1
    around = outskirts(s, lost)
    building(s, "library", around[0])
    louvre = wonder(s, 1, "louvre", around[1])
    person(s, "artist", around[2])
    library = s.box.building_kind[BUILDINGS.index_of["library"]]
    left, artists = s.supply[library], s.stock[PERSON_TYPES.index_of["artist"]]
    army(s, 0, around[4])
    destroy_city(s, lost)
    assert s.city_at[lost] == NONE
    assert s.walls[lost] == 0
    assert s.city_mark[lost] == NO_MARK
    assert s.bonus[lost] == s.bonus_used[lost] == s.acted[lost] == 0
    assert s.extra_actions[lost] == s.cancelled[lost] == 0
    assert all(s.marker[square] == NONE and s.spot[square] == NONE for square in around)
    assert s.spot[site] == NONE
    assert s.supply[library] == left + 1
    assert s.stock[PERSON_TYPES.index_of["artist"]] == artists + 1
    assert s.wonder_pile[louvre] == WONDER_GONE
    assert s.wonder_at[louvre] == NONE
    assert armies(s, 0, around[4]) == 1, "figures stay"


def test_cv_9_16_coins_on_a_lost_wonder_are_lost() -> None:
    """CV-R32."""
    s, site = settlers()
    city(s, 1, 1, site)
    wonder(s, 1, "panama_canal", outskirts(s, CITIES + 1)[0])
    s.panama = 3
    destroy_city(s, CITIES + 1)
    assert s.panama == 0


def test_cv_r18_scouts_linked_to_a_destroyed_city_send_nothing() -> None:
    s, site = settlers()
    city(s, 1, 1, site)
    figure = scout(s, 1, at(s, 9, 1))
    s.link[figure] = 1
    destroy_city(s, CITIES + 1)
    assert s.link[figure] == NONE
    begin_start(s, 1)
    do(s, "end")
    assert s.link[figure] == 0, "CV-5.11: to the capital"


def test_cv_r25_with_the_people_of_a_destroyed_city_their_cards_are_lost() -> None:
    s = start("america", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    card = holds_person(s, 0, "sun_tzu")
    city(s, 0, 1, at(s, 6, 4))
    person(s, "general", outskirts(s, 1)[0])
    destroy_city(s, 1)
    assert s.person_pile[card] == PERSON_BOTTOM
