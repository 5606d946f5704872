"""Components: what the data files hold, counted and compared with one another."""

import math
from collections import Counter

import pytest

from ludotheque.core.rulebook import read_rules
from ludotheque.games.quebec.components import PACKAGED, packaged
from ludotheque.games.quebec.vocabulary import CITADEL, DISTRICTS, EVENTS, LEADERS, SITES, TILES, ZONES

BOX = packaged()
COLOURS = ["religion", "politics", "economy", "culture"]
SITE = {site.id: site for site in BOX.board.site}
DISTRICT = {district.id: district for district in BOX.districts.district}
SPACE = {space.id: space for space in BOX.board.district_space}
TILE = {tile.id: tile for tile in BOX.tiles.tile}
EDGES = {frozenset(edge) for edge in BOX.board.adjacency.edges}

Point = tuple[int, int]


def beside(one: Point, other: Point) -> bool:
    """Neighbours on the triangular grid of columns and rows."""
    return (abs(one[0] - other[0]), abs(one[1] - other[1])) in {(2, 0), (1, 1)}


def cell(site: str) -> Point:
    return SITE[site].col, SITE[site].row


# ---------------------------------------------------------------- tiles and districts


def test_tiles_44_eleven_a_colour_and_eleven_a_century() -> None:
    assert len(set(TILE)) == len(BOX.tiles.tile) == 44
    assert Counter(tile.color for tile in TILE.values()) == dict.fromkeys(COLOURS, 11)
    assert Counter(tile.century for tile in TILE.values()) == {1: 11, 2: 11, 3: 11, 4: 11}


def test_tiles_by_colour_and_century_as_tabled() -> None:
    table = {
        "religion": [4, 2, 3, 2],
        "politics": [2, 4, 2, 3],
        "economy": [3, 2, 4, 2],
        "culture": [2, 3, 2, 4],
    }
    counted = Counter((tile.color, tile.century) for tile in TILE.values())
    assert {colour: [counted[colour, century] for century in (1, 2, 3, 4)] for colour in table} == table  # type: ignore[index]
    assert BOX.tiles.counts == table


def test_districts_16_four_a_colour_with_costs_1_2_2_3() -> None:
    assert len(DISTRICT) == len(BOX.districts.district) == 16
    for colour in COLOURS:
        assert sorted(d.cost for d in DISTRICT.values() if d.color == colour) == [1, 2, 2, 3]


def test_districts_any_same_color_exactly_at_cost_1() -> None:
    assert all((d.effect == "any_same_color") == (d.cost == 1) for d in DISTRICT.values())
    for i, district in enumerate(BOX.districts.district):
        siblings = [DISTRICTS.ids[other] for other in BOX.box().siblings[i]]
        assert set(siblings) == {d.id for d in DISTRICT.values() if d.color == district.color and d.cost > 1}


@pytest.mark.parametrize(
    ("district", "cost"),
    [
        ("archdiocese", 1),
        ("protestant_quarter", 2),
        ("irish_quarter", 2),
        ("jewish_quarter", 3),
        ("seat_of_government", 1),
        ("municipal_administration", 2),
        ("provincial_administration", 2),
        ("military_administration", 3),
        ("commercial_quarter", 1),
        ("port_quarter", 3),
        ("prestige_homes_quarter", 2),
        ("business_quarter", 2),
        ("heritage_site", 1),
        ("academic_quarter", 2),
        ("entertainment_quarter", 2),
        ("arts_quarter", 3),
    ],
)
def test_districts_cost_is_what_a_contribution_takes(district: str, cost: int) -> None:
    box = BOX.box()
    costs = {box.site_cost[i] for i, site in enumerate(SITES.ids) if SITE[site].district == district}
    assert costs == {cost}


# ---------------------------------------------------------------- the board


def test_sites_44_each_beside_its_district_two_or_three_a_district() -> None:
    assert len(SITE) == len(BOX.board.site) == 44
    assert set(SPACE) == set(DISTRICT)
    for district in DISTRICT.values():
        assert len(district.sites) == (2 if district.cost == 1 else 3)
        for site in district.sites:
            assert SITE[site].district == district.id
            assert SITE[site].color == district.color
            assert beside(cell(site), (SPACE[district.id].col, SPACE[district.id].row))
    assert sorted(s for d in DISTRICT.values() for s in d.sites) == sorted(SITE)


def test_adjacency_is_that_of_the_grid() -> None:
    near = {frozenset((a, b)) for a in SITE for b in SITE if a != b and beside(cell(a), cell(b))}
    assert near == EDGES
    assert len(BOX.board.adjacency.edges) == 79


def test_adjacency_same_colours_touch_only_inside_a_district() -> None:
    same = [edge for edge in EDGES if len({SITE[site].color for site in edge}) == 1]
    assert len(same) == 12
    assert len(EDGES) - len(same) == 67
    assert all(len({SITE[site].district for site in edge}) == 1 for edge in same)


def test_adjacency_degrees_and_connection() -> None:
    degrees = Counter(Counter(site for edge in EDGES for site in edge).values())
    assert degrees == {2: 10, 3: 2, 4: 28, 5: 4}
    five = {site for site in SITE if sum(site in edge for edge in EDGES) == 5}
    assert five == {
        "military_administration_1",
        "protestant_quarter_1",
        "arts_quarter_3",
        "business_quarter_3",
    }
    reached, waiting = set(), {"archdiocese_1"}
    while waiting:
        reached |= waiting
        waiting = {site for edge in EDGES if edge & reached for site in edge} - reached
    assert reached == set(SITE)


def test_adjacency_is_planar_no_two_lines_cross() -> None:
    def turns(a: Point, b: Point, c: Point) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    lines = [tuple(cell(site) for site in edge) for edge in EDGES]
    for a, b in lines:
        for c, d in lines:
            if len({a, b, c, d}) == 4:
                assert not (turns(a, b, c) != turns(a, b, d) and turns(c, d, a) != turns(c, d, b))


def test_board_is_centrally_symmetric() -> None:
    sites = {(site.col, site.row) for site in SITE.values()}
    spaces = {(space.col, space.row) for space in SPACE.values()}
    assert {(17 - col, 7 - row) for col, row in sites} == sites
    assert {(17 - col, 7 - row) for col, row in spaces} == spaces


def test_board_circles_lie_apart_and_inside_the_canvas() -> None:
    canvas = BOX.board.canvas
    circles = [(site.x, site.y, canvas.site_radius) for site in SITE.values()]
    circles += [(space.x, space.y, canvas.district_radius) for space in SPACE.values()]
    gaps = [
        math.dist(one[:2], other[:2]) - one[2] - other[2]
        for i, one in enumerate(circles)
        for other in circles[:i]
    ]
    assert 25 <= min(gaps) < 26
    assert all(r <= x <= canvas.width - r and r <= y <= canvas.height - r for x, y, r in circles)


def test_first_game_uses_every_tile_once_in_its_colour_and_spreads_the_centuries() -> None:
    layout = BOX.board.first_game
    assert sorted(layout) == sorted(SITE)
    assert sorted(layout.values()) == sorted(TILE)
    assert all(SITE[site].color == TILE[tile].color for site, tile in layout.items())
    for district in DISTRICT.values():
        centuries = [TILE[layout[site]].century for site in district.sites]
        assert len(set(centuries)) == len(centuries)


def test_wheel_scoring_orders_follow_it() -> None:
    wheel = BOX.board.wheel
    assert wheel.clockwise == COLOURS
    for i, century in enumerate(("1", "2", "3", "4")):
        order = wheel.scoring_order[century]  # type: ignore[index]
        assert order == [wheel.start_zone, *COLOURS[i:], *COLOURS[:i]]


# ---------------------------------------------------------------- cards and numbers


def test_events_16_four_a_century() -> None:
    assert len({event.id for event in BOX.events.event}) == 16
    assert [event.century for event in BOX.events.event] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    assert all(event.id.startswith(f"e{event.year[:4]}_") for event in BOX.events.event)


def test_events_hooks_are_those_of_their_effects() -> None:
    hooks = {event.effect: event.hook for event in BOX.events.event}
    assert hooks == {
        "largest_group": "final_scoring_end",
        "race_buildings_by_color": "star_changed",
        "race_buildings_of_color": "star_changed",
        "leader_activation": "take_leader",
        "no_leaders": "take_leader",
        "citadel_cascade_all": "cascade",
        "min_contributions_for_star": "complete_building",
        "start_activation": "start_site",
        "rank_activation": "century_start",
        "active_cap": "after_zone_scoring",
        "remove_small_presence": "before_zone_scoring",
        "presence_bonus": "before_zone_scoring",
        "cascade_needs_presence": "cascade",
        "cascade_needs_zones_at_start": "cascade",
    }


def test_leaders_five_one_a_zone() -> None:
    assert Counter(leader.zone for leader in BOX.leaders.leader) == dict.fromkeys(ZONES.ids, 1)
    assert {leader.id: leader.players for leader in BOX.leaders.leader if 3 not in leader.players} == {
        "leader_religion": [4, 5]
    }


def test_numbers_of_the_setup_and_the_scoring() -> None:
    """QC-4.5, QC-5.14, QC-5.81, QC-6.1 to QC-6.3."""
    setup = BOX.leaders.setup
    assert setup.workers == {"3": 25, "4": 22, "5": 20}
    assert (setup.start_active, setup.start_activation, setup.cascade_max) == (3, 3, 5)
    assert (setup.contributions_max, setup.star_markers_per_player, setup.availability_cubes) == (3, 24, 11)
    assert (BOX.leaders.star_value.main, BOX.leaders.star_value.other) == ([1, 3, 6], [1, 2, 3])
    assert BOX.leaders.final_scoring.vp_per_worker_on_unfinished_building == 1
    assert BOX.leaders.final_scoring.active_workers_per_vp == 2


def test_vocabulary_is_that_of_the_data() -> None:
    assert ZONES.ids == ["citadel", *COLOURS]
    assert CITADEL == 0
    assert (len(SITES.ids), len(TILES.ids), len(DISTRICTS.ids)) == (44, 44, 16)
    assert (len(LEADERS.ids), len(EVENTS.ids)) == (5, 16)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_names_for_everything_and_no_two_alike(lang: str) -> None:
    names = BOX.names(lang)
    for domain in (ZONES, TILES, DISTRICTS, LEADERS, EVENTS, SITES):
        assert len(names[domain.name]) == len(domain.ids)
        assert len(set(names[domain.name])) == len(domain.ids)
        assert all(names[domain.name])
    first = {"fr": ("Citadelle", "Archidiocèse 1"), "en": ("Citadel", "Archdiocese 1")}[lang]
    assert (names["zone"][0], names["site"][SITES.index_of["archdiocese_1"]]) == first


def test_each_event_card_has_the_rule_that_speaks_of_it() -> None:
    titles = {rule.id: rule.title for rule in read_rules(PACKAGED.parent / "rules.fr.md")}
    for card, rule in zip(BOX.artwork()["events"], EVENTS.rules, strict=True):
        assert card["year"][:4] in titles[rule]


def test_provenance_every_value_has_a_mark() -> None:
    data = BOX.data
    assert data.names == ["board.toml", "districts.toml", "events.toml", "leaders.toml", "tiles.toml"]
    for name in data.names:
        assert all(mark is not None for _, mark in data.provenance(name))
    marks = dict(data.provenance("districts.toml"))
    assert marks["district.jewish_quarter.cost"] == "public"
    assert marks["district.jewish_quarter.effect"] == "seed"
    assert ("board.toml", "first_game", 44) in data.uncertain()
    assert sum(data.counts().values()) == sum(len(list(data.provenance(name))) for name in data.names)
