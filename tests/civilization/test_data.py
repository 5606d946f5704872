"""The data files: content, consistency, and what an owner of the box may correct."""

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core.data import DataError
from ludotheque.games.civilization.components import PACKAGED, Components, Space, load, packaged
from ludotheque.games.civilization.components.effect_codes import CODES
from ludotheque.games.civilization.components.effect_files import MOMENTS
from ludotheque.games.civilization.components.tech_files import Profile
from ludotheque.games.civilization.components.tile_files import SIDE

BOX = packaged()
BASE = BOX.in_play(fame_and_fortune=False, profile="core")
BOTH = BOX.in_play(fame_and_fortune=True, profile="core")


def corrected(folder: Path, file: str, old: str, new: str, after: str = "") -> Path:
    """A copy of a data file in a folder, changed where `old` stands first, or first after a text."""
    text = (PACKAGED / file).read_text(encoding="utf-8")
    head, found, tail = text.partition(after) if after else ("", "", text)
    assert found == after
    assert old in tail, "there is nothing to change"
    (folder / file).write_text(head + found + tail.replace(old, new, 1), encoding="utf-8")
    return folder


def powers(box: Components, government: str, profile: Profile = "core") -> list[str]:
    """What a government does."""
    match = box.in_play(fame_and_fortune=False, profile=profile)
    return [effect.code for effect in match.effects_of("government", government)]


# ---------------------------------------------------------------- what there is


@pytest.mark.parametrize(
    ("kind", "base", "both"),
    [
        ("techs", 37, 41),
        ("buildings", 14, 14),
        ("wonders", 12, 21),
        ("civs", 6, 10),
        ("governments", 8, 8),
        ("investments", 0, 4),
        ("unit_cards", 53, 53),
        ("culture_cards", 47, 57),
        ("persons", 0, 42),
        ("home_tiles", 6, 10),
        ("neutral_tiles", 14, 21),
        ("relics", 0, 3),
        ("huts", 20, 30),
        ("villages", 10, 15),
    ],
)
def test_as_many_pieces_as_in_the_boxes(kind: str, base: int, both: int) -> None:
    assert (len(getattr(BASE, kind)), len(getattr(BOTH, kind))) == (base, both)


def test_techs_by_level() -> None:
    assert Counter(tech.level for tech in BASE.techs) == {1: 10, 2: 10, 3: 9, 4: 7, 5: 1}
    assert [tech.level for tech in BOTH.techs if tech.module == "fame_and_fortune"] == [1, 2, 3, 4]


def test_wonders_by_age_and_culture_events_by_level() -> None:
    assert Counter(wonder.age for wonder in BASE.wonders) == {"ancient": 4, "medieval": 4, "modern": 4}
    assert Counter(wonder.age for wonder in BOTH.wonders) == {"ancient": 7, "medieval": 7, "modern": 7}
    assert Counter(card.level for card in BASE.culture_cards) == {1: 19, 2: 17, 3: 11}
    assert Counter(card.level for card in BOTH.culture_cards) == {1: 23, 2: 21, 3: 13}


def test_unit_cards_by_type() -> None:
    assert Counter(card.type for card in BASE.unit_cards) == {
        "infantry": 15,
        "mounted": 15,
        "artillery": 15,
        "aircraft": 8,
    }


def test_seven_great_people_and_three_markers_of_each_type() -> None:
    types = ("artist", "builder", "general", "humanitarian", "merchant", "scientist")
    assert Counter(person.type for person in BOTH.persons) == dict.fromkeys(types, 7)
    assert {one.id: one.markers for one in BOX.person_types} == dict.fromkeys(types, 3)


def test_both_sides_of_a_building_are_one_marker() -> None:
    markers = [building for building in BOX.buildings if building.upgraded_from is None]
    assert {building.id: building.supply for building in markers} == {
        "trading_post": 6,
        "harbor": 10,
        "market": 5,
        "barracks": 5,
        "temple": 5,
        "granary": 6,
        "library": 6,
        "workshop": 6,
    }


def test_fame_and_fortune_adds_tokens_behind_those_of_the_box() -> None:
    assert BOTH.huts[:20] == BASE.huts
    assert BOTH.villages[:10] == BASE.villages
    assert [token.id for token in BOTH.villages[10:]] == [
        "village_spy",
        "village_uranium",
        "village_friendly_workers",
        "village_native_art_6",
        "village_wealth",
    ]


def test_the_maps_have_as_many_squares_as_their_tiles() -> None:
    squares = {layout.players: len(layout.tiles) * SIDE * SIDE for layout in BOX.layouts}
    assert squares == {2: 128, 3: 160, 4: 256, 5: 352}


def test_the_tiles_of_the_box_show_20_huts_and_8_villages() -> None:
    shown = Counter(
        feature.token for tile in BASE.neutral_tiles for feature in tile.features if feature.token
    )
    assert shown == {"hut": 20, "village": 8}


def test_the_culture_track() -> None:
    track = BOX.track()
    assert [space.section for space in track] == [1] * 7 + [2] * 7 + [3] * 7
    assert [i for i, space in enumerate(track, start=1) if space.great_person] == [4, 7, 11, 14, 18]
    assert track[0] == Space(section=1, culture=3, trade=0, great_person=False, last=False)
    assert track[7] == Space(section=2, culture=5, trade=3, great_person=False, last=False)
    assert track[20] == Space(section=3, culture=7, trade=6, great_person=False, last=True)


# ---------------------------------------------------------------- Wisdom and Warfare


def test_wisdom_and_warfare_is_kept_and_never_played() -> None:
    """CV-1.1."""
    stored = {
        "tech": {one.id for one in BOX.tech_file.tech} - set(BOX.tech_ids),
        "wonder": {one.id for one in BOX.wonder_file.wonder} - set(BOX.wonder_ids),
        "building": {one.id for one in BOX.building_file.building} - set(BOX.building_ids),
    }
    assert stored["tech"] == {"navy", "logistics", "bureaucracy", "education"}
    assert stored["building"] == {"shipyard"}
    assert len(stored["wonder"]) == 6
    assert sum(one.copies for one in BOX.culture_file.card if one.id not in BOX.card_ids) == 12
    assert len(BOX.unit_file.replacement) == 12
    assert not [effect.id for effect in BOX.effects if effect.entry.module == "wisdom_and_warfare"]
    assert not [effect.id for effect in BOTH.effects if effect.kind == "stored"]


def test_cv_r1_the_replacement_governments_are_an_option() -> None:
    assert powers(BOX, "democracy") == ["coin", "start_of_turn_trade", "no_attack_on_players"]
    assert powers(BOX, "democracy", "waw") == ["coin", "start_of_turn_trade"]
    assert powers(BOX, "fundamentalism", "waw")[0] == "combat_bonus"
    assert powers(BOX, "anarchy", "waw") == powers(BOX, "anarchy")
    assert BOX.text("government", "despotism", "en", "waw") == "No effect. Starting government."
    assert BOX.text("government", "republic", "en") == (
        "Your armies may found cities as scouts do. Your scouts may explore huts (not villages)."
    )


# ---------------------------------------------------------------- effects


def test_every_code_is_written_by_some_card_and_18_are_exceptions() -> None:
    assert {effect.code for effect in BOX.every_effect} == set(CODES)
    kinds = Counter(code.kind for code in CODES.values())
    assert (len(CODES), kinds["stored"], kinds["exception"]) == (162, 12, 18)
    assert {effect.code for effect in BOTH.effects} | {
        effect.code for effect in BOX.in_play(fame_and_fortune=True, profile="waw").effects
    } == {code for code, known in CODES.items() if known.kind != "stored"}


def test_every_moment_is_one_of_some_effect_and_no_code_names_another() -> None:
    assert {moment for effect in BOTH.effects for moment in effect.moments} == set(MOMENTS)
    assert {moment for code in CODES.values() for moment in code.moments.split()} == set(MOMENTS)


def test_without_named_great_people_five_exceptions_are_left() -> None:
    left = {one.code for one in BOTH.effects if one.kind == "exception" and one.source != "person"}
    assert left == {
        "production_best_city",
        "grow_metropolis",
        "tech_victory",
        "great_wall",
        "two_free_investments_next_start_of_turn",
    }


def test_effects_have_ids_of_their_own_and_words_in_both_languages() -> None:
    ids = [effect.id for effect in BOX.every_effect]
    assert len(set(ids)) == len(ids)
    for effect in BOX.every_effect:
        assert effect.text_fr.strip(), effect.id
        assert effect.text_en.strip(), effect.id
        assert effect.text_fr != effect.text_en, effect.id


def test_an_effect_says_when_how_often_and_for_what() -> None:
    (writing,) = BOX.effects_of("tech", "writing")
    assert (writing.id, writing.moments, writing.limit, writing.may) == (
        "tech_writing_1",
        ("announced",),
        "turn",
        True,
    )
    assert writing.cost == {"spy": 1}
    assert writing.is_resource_ability
    (gunpowder,) = BOX.effects_of("tech", "gunpowder")
    assert (gunpowder.cost, gunpowder.words) == ({"any": 2}, {"ages": ("ancient", "medieval")})
    (defection,) = BOX.effects_of("card", "defection")
    assert (defection.moments, defection.limit, defection.numbers) == (("move", "step"), "card", {"range": 4})
    (polo,) = BOX.effects_of("person", "marco_polo")
    assert polo.moments == ("start", "trade", "city", "move", "battle_turn", "research")
    assert (polo.amount, polo.is_resource_ability) == (27, False)
    (endowment,) = BOX.effects_of("investment", "endowment_for_the_arts")
    assert endowment.levels == {"amounts": (0, 1, 2), "culture_hand": (1, 1, 1)}
    (drought,) = BOX.effects_of("card", "drought")
    assert drought.words == {"terrain": ("desert",)}


def test_effects_that_may_interrupt_another_player() -> None:
    """CV-12.1, CV-13.5: cancels when something is announced, others after a step."""
    cards = {
        one.holder: one.moments
        for one in BOTH.effects
        if one.source == "card" and {"step", "announced"} & set(one.moments)
    }
    assert cards == {
        "bread_and_circuses": ("announced",),
        "jousting_tourney": ("announced",),
        "primetime_tv": ("announced",),
        "defection": ("move", "step"),
        "mass_defection": ("move", "step"),
        "wholesale_defection": ("move", "step"),
    }
    techs = {
        one.holder
        for one in BOTH.effects
        if one.source == "tech" and {"step", "announced"} & set(one.moments)
    }
    assert techs == {"writing", "civil_service", "communism", "mass_media"}


def test_gifts_of_huts_and_villages_at_once_or_later() -> None:
    moments = {one.holder: one.moments for one in BOTH.effects if one.source == "token"}
    later = {token: when for token, when in moments.items() if when[0] in ("start", "city")}
    assert later == {"hut_teacher": ("start",), "village_friendly_workers": ("city",)}
    resources = {token.id: token.resource for token in BOX.tokens if token.resource is not None}
    assert len(resources) == 9
    assert resources["village_uranium"] == "uranium"


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_names_are_there_and_differ(lang: str) -> None:
    for kind, names in BOX.names(lang).items():
        assert all(names), kind
        assert len(set(names)) == len(names), kind
        assert len(names) == len(getattr(BOX, f"{kind}_ids")), kind


def test_a_players_requested_data_are_in_one_place() -> None:
    assert BOX.names("fr")["tech"][BOX.tech_ids.index("writing")] == "Écriture"
    assert BOX.text("tech", "writing", "fr").startswith("Espion : annulez une action de cité")
    assert BOX.text("tech", "atomic_theory", "en").count("Uranium:") == 2
    assert BOX.text("tech", "irrigation", "fr") == ""


# ---------------------------------------------------------------- provenance


def test_reconstructed_values_are_marked() -> None:
    uncertain = {(file, pattern) for file, pattern, _ in BOX.data.uncertain()}
    assert {
        ("culture.toml", "track.great_person_spaces"),
        ("wonders.toml", "wonder.*.culture"),
        ("map_tiles.toml", "layout.layout_2p"),
        ("map_tiles.toml", "layout.layout_3p"),
        ("huts_villages.toml", "token.*.copies"),
        ("governments.toml", "government.feudalism.effect"),
        ("governments.toml", "government.communism.effect"),
    } <= uncertain
    marks = dict(BOX.data.provenance("units.toml"))
    assert (marks["figure.scout.cost"], marks["figure.army.cost"]) == ("seed", "known")
    assert marks["unit_type.aircraft.costs"] == "seed"


# ---------------------------------------------------------------- what an owner may correct


def test_an_owner_corrects_a_price(tmp_path: Path) -> None:
    owned = load(corrected(tmp_path, "wonders.toml", "cost = 20", "cost = 22", after='id = "louvre"'))
    louvre = owned.wonders[owned.wonder_ids.index("louvre")]
    assert (louvre.cost, louvre.discount_cost) == (22, 15)
    assert owned.data.content_hash != BOX.data.content_hash


def test_an_owner_corrects_what_a_government_does(tmp_path: Path) -> None:
    """Those of the core box are not certain, so that they may have other effects, and more of them."""
    more = """[[government.effect]]
code = "battle_hand"
when = ["always"]
limit = "each"
params = { amount = 1 }
text_fr = "+1 à la taille de main de bataille."
text_en = "+1 battle hand size."

[[government]]
id = "fundamentalism"
"""
    owned = load(corrected(tmp_path, "governments.toml", '[[government]]\nid = "fundamentalism"\n', more))
    assert powers(owned, "communism") == ["production_best_city", "battle_hand"]


def test_an_owner_moves_a_token_from_one_kind_to_another(tmp_path: Path) -> None:
    """The totals are certain, the split is not."""
    folder = corrected(tmp_path, "huts_villages.toml", "copies = 4", "copies = 3", after='id = "hut_silk"')
    with pytest.raises(DataError, match=r"expected 20\+10 tokens of kind hut, got 19\+10"):
        load(folder)
    text = (folder / "huts_villages.toml").read_text(encoding="utf-8")
    iron = text.index("copies = 2", text.index('id = "hut_iron"'))
    (folder / "huts_villages.toml").write_text(
        text[:iron] + text[iron:].replace("copies = 2", "copies = 3", 1)
    )
    owned = load(folder).in_play(fame_and_fortune=False, profile="core")
    assert Counter(token.id for token in owned.huts)["hut_iron"] == 3


# ---------------------------------------------------------------- error messages

MORE_TILES = (
    "cols = 28\ntiles = [\n  { row = 0, col = 16 },\n  { row = 4, col = 16 },\n  { row = 8, col = 16 },"
)
HOLE = "hole = { row = 8, col = 12, height = 6, width = 4 }"
HOLE_OUTSIDE = "hole = { row = 0, col = 24, height = 6, width = 5 }"
MORE_VILLAGES = "features = [\n" + "".join(
    f'  {{ row = 2, col = {col}, token = "village" }},\n' for col in range(4)
)
DAMAGED = [
    # ids and numbers of pieces
    ("techs.toml", 'id = "pottery"', 'id = "ceramics"', "", "tech[", "'pottery'"),
    ("techs.toml", 'id = "navy"', 'id = "writing"', "", "tech.writing", "an id of its own"),
    (
        "techs.toml",
        "level = 2",
        "level = 3",
        'id = "irrigation"',
        "tech",
        "expected 10+1+2 techs of level 2",
    ),
    (
        "techs.toml",
        'module = "base"',
        'module = "fame_and_fortune"',
        'id = "flight"',
        "tech",
        "7+1+0 techs",
    ),
    (
        "wonders.toml",
        'age = "ancient"',
        'age = "modern"',
        'id = "oracle"',
        "wonder",
        "4+3+2 wonders of age ancient",
    ),
    (
        "culture.toml",
        "copies = 2",
        "copies = 3",
        'id = "drought"',
        "card",
        "19+4+4 culture events of level 1",
    ),
    ("culture.toml", "copies = 2", "copies = 3", 'id = "migrants"', "card", "got 19+4+5"),
    (
        "units.toml",
        "copies = 5",
        "copies = 6",
        'id = "mounted_2"',
        "unit",
        "expected 15 cards of type mounted, got 16",
    ),
    ("buildings.toml", "supply = 10", "supply = 9", "", "building", "expected 49 building markers, got 48"),
    ("great_people.toml", "markers = 3", "markers = 2", "", "type", "expected 18 great person markers"),
    (
        "great_people.toml",
        'type = "artist"',
        'type = "builder"',
        "",
        "card",
        "expected 7 cards of type artist",
    ),
    (
        "civs.toml",
        'module = "base"',
        'module = "fame_and_fortune"',
        "",
        "civ",
        "expected 6+4+0 civilizations",
    ),
    # references that lead nowhere, or do not lead back
    ("techs.toml", '["library"]', '["archive"]', "", "tech.writing.buildings", "expected library"),
    ("techs.toml", '["republic"]', "[]", "", "tech.code_of_laws.governments", "expected republic"),
    (
        "techs.toml",
        '["oracle"]',
        '["oracle", "louvre"]',
        "",
        "tech.code_of_laws.wonder_discounts",
        "expected oracle",
    ),
    ("buildings.toml", 'tech = "navy"', 'tech = "fleet"', "", "navy.buildings", "expected none"),
    (
        "governments.toml",
        'id = "despotism"',
        'id = "despotism"\ntech = "rule"',
        "",
        "government.despotism",
        "'rule'",
    ),
    (
        "techs.toml",
        "{ mounted = 2 }",
        "{ mounted = 3 }",
        "",
        "tech.chivalry.unit_upgrade.mounted",
        "rank_techs",
    ),
    ("units.toml", '["", "democracy"', '["", "flight"', "", "tech.democracy.unit_upgrade", "rank_techs"),
    (
        "units.toml",
        '["", "democracy"',
        '["writing", "democracy"',
        "",
        "unit_type.infantry.rank_techs",
        "rank 1",
    ),
    ("units.toml", "costs = [12]", "costs = [12, 14]", "", "unit_type.aircraft.ranks_fr", "one a rank"),
    (
        "units.toml",
        'trumps = "mounted"',
        'trumps = "infantry"',
        "",
        "unit_type.infantry.trumps",
        "another type",
    ),
    (
        "units.toml",
        "strength = [1, 2, 3, 4]",
        "strength = [1, 2, 3]",
        "",
        "unit.infantry_1.strength",
        "4 of them",
    ),
    ("units.toml", "health = [7]", "health = [7, 8]", "", "replacement.aircraft_5_7", "one a rank"),
    (
        "buildings.toml",
        'upgrades_to = "bank"',
        'upgrades_to = "temple"',
        "",
        "building.market.upgrades_to",
        "market",
    ),
    ("buildings.toml", "starred = true\n", "", 'id = "bank"', "building.market.starred", "same as of bank"),
    ("buildings.toml", "cost = 7", "cost = 8", "[walls]", "walls.cost", "masonry"),
    (
        "wonders.toml",
        "discount_cost = 10\n",
        "",
        'id = "colossus"',
        "wonder.colossus.discount_cost",
        "or neither",
    ),
    (
        "wonders.toml",
        "discount_cost = 10",
        "discount_cost = 15",
        'id = "colossus"',
        "wonder.colossus",
        "less than",
    ),
    (
        "governments.toml",
        'id = "republic"',
        'id = "empire"',
        "[[replacement]]",
        "replacement.empire",
        "a government",
    ),
    (
        "governments.toml",
        'text_fr = "Aucun effet. Gouvernement de départ."\n',
        "",
        "",
        "government.despotism",
        "a text",
    ),
    ("culture.toml", "[4, 7, 11, 14, 18]", "[4, 7, 11, 14, 21]", "", "track.great_person_spaces", "below 21"),
    ("culture.toml", 'id = "II"', 'id = "I"', "", "track.section.I", "an id of its own"),
    (
        "great_people.toml",
        'type = "artist"',
        'type = "poet"',
        "",
        "card.akira_kurosawa.type",
        "expected one of artist",
    ),
    ("civs.toml", '"currency"', '"navy"', "", "civ.america.starting_tech", "not 'navy'"),
    ("civs.toml", '"republic"', '"empire"', "", "civ.rome.starting_government", "not 'empire'"),
    ("civs.toml", '"home_rome"', '"home_china"', "", "civ.rome.home_tile", "expected one of home_rome"),
    (
        "investments.toml",
        "[1, 2, 3]",
        "[1, 3, 3]",
        "",
        "investment.infrastructure.thresholds",
        "more markers",
    ),
    (
        "techs.toml",
        "[6, 11, 16, 21, 26]",
        "[6, 11, 11, 21, 26]",
        "",
        "rules.level_cost",
        "more than the one before",
    ),
    ("huts_villages.toml", 'resource = "iron"\n', "", "", "token.hut_iron.resource", "kept as a resource"),
    # effects
    (
        "techs.toml",
        '"heal_wounds"',
        '"cure_wounds"',
        "",
        "tech.animal_husbandry.effect[0].code",
        "'cure_wounds'",
    ),
    (
        "techs.toml",
        '["battle_turn"]',
        '["midnight"]',
        "",
        "tech.animal_husbandry.effect[0].when",
        "'midnight'",
    ),
    (
        "techs.toml",
        '["battle_turn"]',
        '["start"]',
        "",
        "animal_husbandry.effect[0].when",
        "heal_wounds only battle_turn",
    ),
    ("techs.toml", '["battle_turn"]', "[]", "", "animal_husbandry.effect[0].when", "one moment or several"),
    ("techs.toml", 'limit = "battle"', 'limit = "month"', "", "animal_husbandry.effect[0].limit", "'month'"),
    (
        "techs.toml",
        "cost = { wheat = 1 }",
        "cost = { gold = 1 }",
        "",
        "animal_husbandry.effect[1].cost",
        "'gold'",
    ),
    ("techs.toml", "cost = { wheat = 1 }", "cost = { wheat = 0 }", "", "effect[1].cost.wheat", "1 to 99"),
    ("techs.toml", "{ amount = 3 }", "{ amuont = 3 }", "", "effect[0].params", "amount; got amuont"),
    ("techs.toml", "{ amount = 3 }", '{ amount = "three" }', "", "effect[0].params.amount", "a number"),
    ("techs.toml", "{ amount = 3 }", "{ amount = [3] }", "", "effect[0].params.amount", "got [3]"),
    (
        "techs.toml",
        '["ancient", "medieval"]',
        '["old"]',
        "",
        "gunpowder.effect[0].params.ages",
        "ancient, medieval",
    ),
    (
        "culture.toml",
        'terrain = "water"',
        'terrain = "lava"',
        "",
        "card.flooding.effect[0].params.terrain",
        "'lava'",
    ),
    (
        "investments.toml",
        "[1, 2, 3]",
        "[1, 2]",
        "params",
        "infrastructure.effect[0].params.amounts",
        "each threshold",
    ),
    (
        "investments.toml",
        "{ amounts = [1, 2, 3] }",
        "{ amount = 1 }",
        "",
        "infrastructure.effect[0].params",
        "by level",
    ),
    (
        "investments.toml",
        "[1, 2, 3]",
        "5",
        "params",
        "infrastructure.effect[0].params.amounts",
        "a list of numbers",
    ),
    (
        "wonders.toml",
        "params = { amount = 3 }",
        "params = { amounts = [3] }",
        "chichen",
        "effect[0].params",
        "by level",
    ),
    ("wonders.toml", '"each"', '"card"', "", "wonder.oracle.effect[0].limit", "can't be discarded"),
    (
        "culture.toml",
        'limit = "card"',
        'limit = "turn"',
        "",
        "card.gift_from_afar.effect[0].limit",
        "it is used up",
    ),
    (
        "wonders.toml",
        'limit = "turn"',
        'limit = "turn"\ncost = { spy = 1 }',
        "",
        "stonehenge.effect[0].cost",
        "none",
    ),
    ("techs.toml", 'limit = "turn"', 'limit = "each"', "", "animal_husbandry.effect[1].limit", "once a turn"),
    (
        "wonders.toml",
        'code = "free_figure_here"',
        'code = "place_village"',
        "",
        "wonder.hanging_gardens.effect[0].code",
        "an effect that is played",
    ),
    (
        "huts_villages.toml",
        "hut_explored",
        "village_conquered",
        "kind =",
        "token.hut_incense.effect[0].when",
        "of a hut",
    ),
    # the map
    ("map_tiles.toml", 'letter = "F"', 'letter = "D"', "", "terrain", "a letter of its own"),
    ("map_tiles.toml", 'kind = "neutral"', 'kind = "home"', "", "tile", "home tiles"),
    ("map_tiles.toml", '"MMWG"', '"MMXG"', "", "tile.home_america.grid", "got 'X'"),
    ("map_tiles.toml", '"MMWG"', '"MMWGG"', "", "grid", "regex"),
    ("map_tiles.toml", "row = 0, col = 0", "row = 0, col = 4", "features", "col", "<= 3"),
    (
        "map_tiles.toml",
        'resource = "iron"',
        'resource = "spy"',
        "",
        "tile.home_america.features",
        "not 'spy'",
    ),
    (
        "map_tiles.toml",
        'resource = "iron"',
        'resource = "iron", coin = 1',
        "",
        "features",
        "got resource, coin",
    ),
    ("map_tiles.toml", ', resource = "iron"', "", "", "tile.home_america.features", "got none"),
    (
        "map_tiles.toml",
        'resource = "iron"',
        'token = "hut"',
        "",
        "tile.home_america.features",
        "no hut or village",
    ),
    (
        "map_tiles.toml",
        "{ row = 2, col = 2, coin = 1 }",
        '{ row = 2, col = 2, relic = "seven_cities_of_gold" }',
        "",
        "tile.tile_17.features",
        "expected relic once at 2, 2",
    ),
    (
        "map_tiles.toml",
        'relic = "atlantis"',
        'relic = "eldorado"',
        "",
        "tile.tile_15.features",
        "not 'eldorado'",
    ),
    ("map_tiles.toml", 'tile = "tile_15"', 'tile = "tile_16"', "", "relic.atlantis.tile", "the one tile"),
    (
        "map_tiles.toml",
        'terrain = "water"',
        'terrain = "desert"',
        "",
        "relic.atlantis.terrain",
        "of its square",
    ),
    ("map_tiles.toml", 'civ = "rome"', 'civ = "china"', "", "civ.rome.home_tile", "none"),
    (
        "map_tiles.toml",
        "[[1, 2]]",
        "[[1, 2], [1, 1]]",
        "",
        "tile.home_america.recommended_start",
        "expected 1, side",
    ),
    (
        "map_tiles.toml",
        "[[1, 1], [1, 2]]",
        "[[1, 1], [2, 2]]",
        "",
        "home_india.recommended_start",
        "side by side",
    ),
    ("map_tiles.toml", "[[1, 2]]", "[[0, 1]]", "", "tile.home_america.recommended_start", "in the centre"),
    ("map_tiles.toml", '"FMGW"', '"FMWW"', "", "tile.home_america.recommended_start", "land squares"),
    (
        "map_tiles.toml",
        'kind = "neutral"',
        'kind = "neutral"\nciv = "rome"',
        "",
        "tile.tile_01",
        "a neutral tile to have no civ",
    ),
    (
        "map_tiles.toml",
        'token = "hut"',
        'token = "village"',
        "",
        "tile",
        "20 hut symbols on the tiles of the box",
    ),
    ("map_tiles.toml", "features = [", MORE_VILLAGES, 'id = "tile_15"', "tile", "at most 15 village symbols"),
    ("map_tiles.toml", "players = 2", "players = 3", "", "layout", "2, 3, 4, 5 players"),
    (
        "map_tiles.toml",
        "{ row = 12, col = 4 }",
        "{ row = 11, col = 4 }",
        "",
        "layout.layout_2p.tiles",
        "do not overlap",
    ),
    ("map_tiles.toml", "rows = 16", "rows = 15", "", "layout.layout_2p.tiles", "inside 15 rows"),
    (
        "map_tiles.toml",
        "row = 0, col = 12",
        "row = 0, col = 0",
        "layout_5p",
        "layout.layout_5p.tiles",
        "hang together",
    ),
    (
        "map_tiles.toml",
        "cols = 16\ntiles = [",
        MORE_TILES,
        'id = "layout_4p"',
        "layout.layout_4p.tiles",
        "14 neutral tiles",
    ),
    ("map_tiles.toml", "hole = { row = 8", "hole = { row = 7", "", "layout.layout_5p.hole", "no tile in it"),
    ("map_tiles.toml", HOLE, HOLE_OUTSIDE, "", "layout.layout_5p.hole", "inside 18 rows and 28 columns"),
    (
        "map_tiles.toml",
        "home = 1",
        "home = 0",
        "layout_2p",
        "layout.layout_2p.tiles",
        "each seat from 0 to 1",
    ),
    ("map_tiles.toml", ', arrow_edge = "S"', "", "layout_2p", "layout.layout_2p.tiles", "an arrow_edge"),
]


@pytest.mark.parametrize(("file", "old", "new", "after", "key", "expected"), DAMAGED)
def test_inconsistent_data_are_named(
    file: str, old: str, new: str, after: str, key: str, expected: str, tmp_path: Path
) -> None:
    with pytest.raises(DataError) as refused:
        load(corrected(tmp_path, file, old, new, after))
    error = refused.value
    assert key in error.key
    assert expected in error.expected
    assert str(error) == f"{error.file}: {error.key}: {error.expected}"


def test_a_corrected_card_keeps_the_number_of_its_effects(tmp_path: Path) -> None:
    more = """wonder_discounts = ["machu_pichu"]

[[tech.effect]]
code = "cross_water"
when = ["always"]
limit = "each"
text_fr = "Vos figurines peuvent traverser l’eau."
text_en = "Your figures may cross water."
"""
    folder = corrected(tmp_path, "techs.toml", 'wonder_discounts = ["machu_pichu"]\n', more)
    with pytest.raises(DataError, match=r"techs\.toml: tech\.irrigation\.effect: expected 0 of them"):
        load(folder)


def test_cv_15_10_the_new_rewards_are_on_tokens_of_fame_and_fortune() -> None:
    new = [*BOTH.huts[20:], *BOTH.villages[10:]]
    assert (len(BOTH.huts) - len(BASE.huts), len(BOTH.villages) - len(BASE.villages)) == (10, 5)
    for reward in ("friendly_barbarian", "native_art", "teacher", "friendly_workers", "wealth"):
        assert [token for token in new if reward in token.id], reward
        assert not [token for token in [*BASE.huts, *BASE.villages] if reward in token.id], reward
