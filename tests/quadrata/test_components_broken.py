"""Broken copies of the data files: each is refused with the file, the key and what was expected there."""

from pathlib import Path

import pytest

from tests.quadrata.corrected import corrected, refusal

CN_TOWER = 'name_en = "CN Tower", numbers = [24, 30], points = 2'
TORONTO = 'id = "toronto"\nprovince = "ontario"'
YUKON = 'from = "yukon"\nto = "british_columbia"'
REMOVE = 'effects = [{ effect = "remove_base", count = 1 }]'
POUR = '{ effect = "rest_to_bag" }'

BROKEN = [
    # shape of the file
    ("tokens.toml", "centre = 4", "center = 4", "$.setup", "Object contains unknown field `center`"),
    ("tokens.toml", "centre = 4", "centre = 5", "$.setup.centre", "Expected `int` <= 4"),
    ("tokens.toml", "trains = 2", "trains = 3", "$.setup.trains", "Expected `int` <= 2"),
    ("tokens.toml", "tokens.v1", "tokens.v2", "$.schema", "'quadrata.tokens.v2'"),
    ("taxis.toml", 'kind = "swap"', 'kind = "swop"', "$.box[7].kind", "'swop'"),
    ("taxis.toml", "amounts = [1]", "amounts = [3]", "$.box[0].amounts[0]", "3"),
    ("taxis.toml", "leaves = [0]", "leaves = []", "$.box[9].leaves", "Expected `array` of length >= 1"),
    ("days.toml", '"gain_taxi"', '"gain_taxis"', "$.day[1].effects[0].effect", "'gain_taxis'"),
    ("map.toml", 'color = "violet"', 'color = "purple"', "$.province[0].color", "'purple'"),
    (
        "destinations.toml",
        CN_TOWER,
        CN_TOWER.replace("[24, 30]", "[24]"),
        "attraction.numbers",
        "Expected `array` of length >= 2",
    ),
    (
        "destinations.toml",
        CN_TOWER,
        CN_TOWER.replace("30", "150"),
        "attraction.numbers",
        "Expected `int` <= 144",
    ),
    # provenance
    ("days.toml", 'day = "seed"', 'day = "guess"', "provenance.day", "expected one of seed, deduced, public"),
    ("trophies.toml", 'trophy = "seed"\n', "", "trophy.violet.id", "expected a line in [provenance]"),
    # ids
    (
        "destinations.toml",
        'id = "toronto"\n',
        'id = "york"\n',
        "card[12].id",
        "expected 'toronto', got 'york'",
    ),
    (
        "destinations.toml",
        '{ id = "cn_tower"',
        '{ id = "tower"',
        "place[25].id",
        "expected 'cn_tower', got 'tower'",
    ),
    ("map.toml", 'id = "yukon"', 'id = "klondike"', "province[12].id", "expected 'yukon', got 'klondike'"),
    ("taxis.toml", 'id = "swap"', 'id = "trade"', "box[7].id", "expected 'swap', got 'trade'"),
    ("days.toml", 'id = "day_3"', 'id = "day_9"', "day[3].id", "expected 'day_3', got 'day_9'"),
    ("trophies.toml", 'id = "red"', 'id = "scarlet"', "trophy[1].id", "expected 'red', got 'scarlet'"),
    # tokens
    ("tokens.toml", "values = [1, 2,", "values = [0, 2,", "base.values", "expected 1 to 6"),
    ("tokens.toml", "values = [7, 8,", "values = [7, 7,", "advanced.values", "expected 7 to 12"),
    ("tokens.toml", "copies = 4", "copies = 3", "advanced.copies", "expected enough for four players"),
    ("tokens.toml", "regular_spaces = 3", "regular_spaces = 2", "setup.first_draw", "expected no more than"),
    (
        "tokens.toml",
        '[[player_color]]\nid = "orange"\nname_fr = "orange"\nname_en = "orange"\nhex = "#EE7F2D"\n',
        "",
        "player_color",
        "expected 4 different ones",
    ),
    ("tokens.toml", 'id = "orange"', 'id = "blue"', "player_color", "expected 4 different ones"),
    # the map
    ("map.toml", YUKON, YUKON.replace("british_columbia", "alaska"), "path.12.to", "expected a province"),
    ("map.toml", YUKON, YUKON.replace("british_columbia", "yukon"), "path.12", "expected two different"),
    (
        "map.toml",
        YUKON,
        YUKON.replace("british_columbia", "northwest_territories"),
        "path.12",
        "each pair once",
    ),
    (
        "map.toml",
        YUKON,
        YUKON.replace("british_columbia", "ontario"),
        "province.ontario",
        "at most two paths",
    ),
    # destinations
    (
        "destinations.toml",
        TORONTO,
        TORONTO.replace("ontario", "alaska"),
        "destination.toronto.province",
        "expected a province of map.toml",
    ),
    (
        "destinations.toml",
        CN_TOWER,
        CN_TOWER.replace("[24, 30]", "[30, 30]"),
        "destination.toronto",
        "expected four different numbers",
    ),
    (
        "destinations.toml",
        CN_TOWER,
        CN_TOWER.replace("30", "28"),
        "destination.toronto.attraction",
        "expected numbers worth 2 points; 28 is worth 3",
    ),
    (
        "destinations.toml",
        CN_TOWER,
        CN_TOWER.replace("30", "13"),
        "destination.toronto.attraction",
        "13 is worth 0",
    ),
    # taxis
    ("taxis.toml", "amounts = [1]\n", "", "box.plus_1.amounts", "expected amounts for a modify box"),
    (
        "taxis.toml",
        'kind = "swap"\n',
        'kind = "swap"\namounts = [1]\n',
        "box.swap.amounts",
        "expected amounts for a modify box, and no other",
    ),
    ("taxis.toml", "amounts = [2]", "amounts = [1]", "box.plus_2.amounts", "expected 1 once on a side"),
    ("taxis.toml", "extra_spaces = 2", "extra_spaces = 0", "side.expert.extra_spaces", "expected spaces"),
    ("taxis.toml", 'id = "expert"\nletter', 'id = "family"\nletter', "side", "expected family, then expert"),
    # days
    ("days.toml", "effects = []", REMOVE, "day.day_0.effects", "expected none"),
    (
        "days.toml",
        POUR,
        POUR.replace(" }", ", count = 1 }"),
        "day.day_6.effects.1.count",
        "expected a number",
    ),
    ("days.toml", "count = 1", "count = 0", "day.day_1.effects.0.count", "expected a number of tokens"),
    (
        "days.toml",
        REMOVE,
        REMOVE.replace(" }]", ' }, { effect = "gain_taxi", count = 1 }]'),
        "day.day_3.effects",
        "expected remove_base at the end",
    ),
    (
        "days.toml",
        'effects = [{ effect = "gain_taxi", count = 1 }]',
        'effects = [{ effect = "draw_advanced_to_rest", count = 1 }]',
        "day",
        "expected at most 6 advanced tokens a player",
    ),
    # trophies
    ("trophies.toml", 'color = "green"\n', "", "trophy", "expected one of each colour"),
    ("trophies.toml", 'color = "green"\n', 'color = "red"\n', "trophy", "expected one of each colour"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "expected"), BROKEN, ids=[f"{b[0]}: {b[3]}: {b[4]}"[:70] for b in BROKEN]
)
def test_a_broken_copy_is_refused_by_file_key_and_expectation(
    tmp_path: Path, file: str, old: str, new: str, key: str, expected: str
) -> None:
    error = refusal(corrected(tmp_path, file, old, new))
    assert error.file == str(tmp_path / file)
    assert key in error.key
    assert expected in error.expected


def test_a_colour_without_a_province_is_refused(tmp_path: Path) -> None:
    for _ in range(3):
        corrected(tmp_path, "map.toml", 'color = "green"', 'color = "red"')
    error = refusal(tmp_path)
    assert (error.key, error.expected) == ("color.green", "expected at least one province of this colour")


def test_more_base_tokens_than_there_are_cannot_leave(tmp_path: Path) -> None:
    """Day 1, 3, 5 and 7 take two each: more than six."""
    two = '[{ effect = "remove_base", count = 2 }]'
    corrected(tmp_path, "days.toml", '[{ effect = "gain_taxi", count = 1 }]', two)
    corrected(tmp_path, "days.toml", '[{ effect = "remove_base", count = 1 }]', two)
    corrected(
        tmp_path, "days.toml", 'name_en = "Last day"\neffects = []', f'name_en = "Last day"\neffects = {two}'
    )
    assert refusal(tmp_path).expected == "expected at most 6 base tokens to leave"
