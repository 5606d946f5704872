"""Broken copies of the data files: each is refused with the file, the key and what was expected there."""

from pathlib import Path

import pytest

from tests.quebec.corrected import corrected, refusal

SITE = '[[site]]\nid = "port_quarter_1"\ndistrict = "port_quarter"\ncolor = "economy"'
SITES_OF_PORT = 'sites = ["port_quarter_1", "port_quarter_2", "port_quarter_3"]'
EDGE = '["archdiocese_1", "archdiocese_2"]'
TABLE = "vp_table = [0, 1, 3, 4]"
STEPS = 'steps = [["citadel"], ["religion", "politics", "economy", "culture"]]'
ORDER = '1 = ["citadel", "religion", "politics", "economy", "culture"]'
SHARES = "expected the five zones, each once"

BROKEN = [
    # shape of the file
    ("tiles.toml", "century = 1", 'century = "I"', "$.tile[0].century", "Expected `int`, got `str`"),
    ("tiles.toml", "century = 1", "century = 5", "$.tile[0].century", "Expected `int` <= 4"),
    (
        "tiles.toml",
        'color = "religion"',
        'color = "violet"',
        "$.tile[0].color",
        "'violet'",
    ),
    ("tiles.toml", "year = 1647", "yaer = 1647", "$.tile[0]", "Object contains unknown field `yaer`"),
    ("tiles.toml", 'name_fr = "Kirk Hall"\n', "", "$.tile[30]", "Object missing required field `name_fr`"),
    ("tiles.toml", "tiles.v1", "tiles.v2", "$.schema", "'quebec.tiles.v2'"),
    ("districts.toml", "cost = 1", "cost = 0", "$.district[0].cost", "Expected `int` >= 1"),
    ("districts.toml", "per_step = 1", "per_step = 4", "$.district[1].per_step", "Expected `int` <= 3"),
    ("leaders.toml", "3 = 25", "2 = 25", "$.setup.workers", "'2'"),
    (
        "leaders.toml",
        "main  = [1, 3, 6]",
        "main = [1, 3]",
        "$.star_value.main",
        "Expected `array` of length >= 3",
    ),
    (
        "leaders.toml",
        "workers_per_vp = 2",
        "workers_per_vp = 0",
        "active_workers_per_vp",
        "Expected `int` >= 1",
    ),
    ("events.toml", "value = 0", "value = -1", "$.event[4].value", "Expected `int` >= 0"),
    ("board.toml", "1 = [", "5 = [", "$.wheel.scoring_order", "'5'"),
    # provenance
    (
        "events.toml",
        'event = "seed"',
        'event = "guess"',
        "provenance.event",
        "expected one of seed, deduced, public",
    ),
    (
        "tiles.toml",
        'counts = "deduced"\n',
        "",
        "counts.religion",
        "expected a line in [provenance] that covers",
    ),
    ("leaders.toml", 'hex = "#1E1E1E"', 'hex = "black"', "$.player_color[0].hex", "#[0-9A-Fa-f]{6}"),
    ("leaders.toml", 'leader = "seed"\n', "", "leader.leader_citadel.id", "expected a line in [provenance]"),
    # the board
    ("board.toml", '"economy", "culture"]\nstart', '"economy", "economy"]\nstart', "wheel", SHARES),
    ("board.toml", 'culture  = { fr = "Culture", en = "Culture", hex = "#1F6FB2" }\n', "", "wheel", SHARES),
    ("board.toml", ORDER, ORDER.replace("religion", "politics"), "wheel.scoring_order.1", SHARES),
    ("board.toml", ORDER + "\n", "", "wheel.scoring_order", "expected the centuries 1 to 4"),
    (
        "board.toml",
        SITE,
        SITE.replace('= "port_quarter"', '= "harbour"'),
        "site.port_quarter_1.district",
        "expected a district of districts.toml",
    ),
    (
        "board.toml",
        SITE,
        SITE.replace("economy", "culture"),
        "site.port_quarter_1.color",
        "expected economy, as its district",
    ),
    (
        "board.toml",
        EDGE,
        '["archdiocese_1", "basilica"]',
        "adjacency.edges.12",
        "expected two different sites",
    ),
    (
        "board.toml",
        EDGE,
        '["archdiocese_1", "archdiocese_1"]',
        "adjacency.edges.12",
        "expected two different sites",
    ),
    ("board.toml", EDGE, '["archdiocese_1"]', "adjacency.edges.12", "expected two different sites"),
    (
        "districts.toml",
        SITES_OF_PORT,
        'sites = ["port_quarter_2", "port_quarter_3"]',
        "district.port_quarter.sites",
        "expected port_quarter_1 among them",
    ),
    (
        "districts.toml",
        SITES_OF_PORT,
        SITES_OF_PORT.replace("]", ', "port_quarter_4"]'),
        "district",
        "expected every site of the board exactly once",
    ),
    # the first game
    (
        "board.toml",
        '= "price_building"',
        '= "city_hall"',
        "first_game",
        "expected every site once, with every tile once",
    ),
    (
        "board.toml",
        'archdiocese_1 = "notre',
        'archdiocese_9 = "notre',
        "first_game",
        "expected every site once",
    ),
    # what depends on the effect
    (
        "districts.toml",
        'effect = "activate"',
        'effect = "activates"',
        "district.port_quarter.effect",
        "expected one of any_same_color, place_steps",
    ),
    (
        "districts.toml",
        TABLE + "\n",
        "",
        "district.academic_quarter.vp_table",
        "expected points for 0, 1, 2, ...",
    ),
    (
        "districts.toml",
        STEPS,
        'steps = [["citadel"]]',
        "district.protestant_quarter.steps",
        "expected two lists of zones",
    ),
    (
        "events.toml",
        'effect = "no_leaders"',
        'effect = "no_leader"',
        "event.e1763_royal_proclamation.effect",
        "expected one of largest_group, race_buildings_by_color",
    ),
    (
        "events.toml",
        "vp = [8, 4]",
        "vp = [8]",
        "event.e1663_sovereign_council.vp",
        "expected points for the first and the second",
    ),
    ("events.toml", "vp = [8]\n", "", "event.e1603_champlain_voyage.vp", "expected the points"),
    ("events.toml", "vp = [5]\n", "", "event.e1955_winter_carnival.vp", "expected the points"),
    (
        "events.toml",
        "[1, 2, 3, 4, 5]",
        "[1, 2, 3, 4]",
        "event.e1867_provincial_capital.table",
        "expected a number for each rank",
    ),
    (
        "leaders.toml",
        "vp_3_players = [1, 2, 3]",
        "vp_3_players = [1, 2]",
        "leader.leader_culture.vp_3_players",
        "1, 2, 3",
    ),
    (
        "leaders.toml",
        "vp_4_5_players = [2, 3, 4]",
        "",
        "leader.leader_culture.vp_4_5_players",
        "points for 1, 2, 3 stars",
    ),
    # counts
    ("tiles.toml", "religion = [4, 2", "religion = [3, 3", "counts.religion", "expected [4, 2, 3, 2]"),
    ("tiles.toml", "century = 1", "century = 2", "tile", "expected 11 of century 1"),
    (
        "events.toml",
        "century = 2",
        "century = 3",
        "event.e1756_seven_years_war.century",
        "expected four events a century",
    ),
    # ids
    (
        "leaders.toml",
        '"leader_citadel"',
        '"leader_fort"',
        "leader[0].id",
        "expected 'leader_citadel', got 'leader_fort'",
    ),
    (
        "events.toml",
        '"e1756_seven_years_war"',
        '"e1756"',
        "event[4].id",
        "expected 'e1756_seven_years_war', got 'e1756'",
    ),
    (
        "board.toml",
        '["religion", "politics", "economy", "culture"]\nstart',
        '["politics", "religion", "economy", "culture"]\nstart',
        "zone[1].id",
        "expected 'religion', got 'politics'",
    ),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "expected"), BROKEN, ids=[f"{b[0]}: {b[2]}"[:60] for b in BROKEN]
)
def test_a_broken_copy_is_refused_by_file_key_and_expectation(
    tmp_path: Path, file: str, old: str, new: str, key: str, expected: str
) -> None:
    error = refusal(corrected(tmp_path, file, old, new))
    assert error.file == str(tmp_path / file)
    assert key in error.key
    assert expected in error.expected


# Slips that would only show, or never, in the middle of a match.
SLIPS = [
    (
        "leaders.toml",
        '"vp_on_star_marker"',
        '"vp_on_star"',
        "leader.leader_culture.effect",
        "expected one of",
    ),
    ("leaders.toml", "3 = 25, ", "", "setup.workers", "3"),
    ("leaders.toml", 'id = "white"', 'id = "black"', "player_color", "expected 5 different ones"),
    ("events.toml", "value = 2\n", "", "event.e1775_fortification.value", "expected"),
    (
        "events.toml",
        'hook = "cascade"',
        'hook = "cascades"',
        "event.e1759_plains_of_abraham.hook",
        "expected one of",
    ),
    ("tiles.toml", 'color = "religion"', 'color = "violet"', "$.tile[0].color", "religion"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "expected"), SLIPS, ids=[f"{slip[0]}: {slip[3]}" for slip in SLIPS]
)
def test_a_slip_of_the_pen_is_noticed(
    tmp_path: Path, file: str, old: str, new: str, key: str, expected: str
) -> None:
    error = refusal(corrected(tmp_path, file, old, new))
    assert error.file == str(tmp_path / file)
    assert key in error.key
    assert expected in error.expected


def test_the_key_of_a_refusal_is_readable(tmp_path: Path) -> None:
    assert "`" not in refusal(corrected(tmp_path, "leaders.toml", "3 = 25", "2 = 25")).key
