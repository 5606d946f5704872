"""Consistency checks across the data files, beyond the types of their values; those of the map are in `tile_checks`."""

# Interpreted: checks files, once.

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ludotheque.games.civilization.components.market_files import AGES
from ludotheque.games.civilization.components.tile_checks import check_map

if TYPE_CHECKING:
    from ludotheque.games.civilization.components import Components
    from ludotheque.games.civilization.components.effect_files import Effect

TECHS: Final = "techs.toml"
UNITS: Final = "units.toml"
BUILDINGS: Final = "buildings.toml"
WONDERS: Final = "wonders.toml"
CULTURE: Final = "culture.toml"
PEOPLE: Final = "great_people.toml"
CIVS: Final = "civs.toml"
TOKENS: Final = "huts_villages.toml"
GOVERNMENTS: Final = "governments.toml"
INVESTMENTS: Final = "investments.toml"

# The numbers of pieces in the box, in Fame and Fortune, and in Wisdom and Warfare.
MODULES: Final = ("base", "fame_and_fortune", "wisdom_and_warfare")
TECHS_BY_LEVEL: Final = ((10, 1, 1), (10, 1, 2), (9, 1, 1), (7, 1, 0), (1, 0, 0))
WONDERS_BY_AGE: Final = ((4, 3, 2), (4, 3, 2), (4, 3, 2))
CARDS_BY_LEVEL: Final = ((19, 4, 4), (17, 4, 4), (11, 2, 4))
CIVS_BY_MODULE: Final = (6, 4, 0)
UNIT_CARDS: Final = {"infantry": 15, "mounted": 15, "artillery": 15, "aircraft": 8}
BUILDING_MARKERS: Final = 49
PERSON_MARKERS: Final = 18
PERSONS_BY_TYPE: Final = 7
TOKENS_BY_KIND: Final = {"hut": (20, 10), "village": (10, 5)}


def check(c: "Components") -> None:
    _check_ids_differ(c)
    _check_counts(c)
    _check_techs(c)
    _check_unit_types(c)
    _check_buildings(c)
    _check_wonders(c)
    _check_governments(c)
    _check_track(c)
    _check_people(c)
    _check_civs(c)
    _check_tokens(c)
    _check_investments(c)
    for effect in c.every_effect:
        _check_effect(c, effect)
    check_map(c)


def check_corrected(c: "Components", shipped: "Components") -> None:
    """A corrected card keeps its number of effects, because their indices are numbers of the game. A government may
    change.
    """
    before = {(entry.source, entry.holder): len(lines) for entry, lines in shipped.entries()}
    for entry, lines in c.entries():
        expected = before.get((entry.source, entry.holder), len(lines))
        if entry.source != "government" and len(lines) != expected:
            c.wrong(entry.file, f"{entry.table}.{entry.holder}.effect", f"expected {expected} of them")


# ---------------------------------------------------------------- numbers of pieces


def _check_ids_differ(c: "Components") -> None:
    for file, table, things in _tables(c):
        for id, number in Counter(thing.id for thing in things).items():
            if number > 1:
                c.wrong(file, f"{table}.{id}", "expected an id of its own")


def _tables(c: "Components") -> Iterable[tuple[str, str, Sequence[Any]]]:
    """Every list of things with ids, those of Wisdom and Warfare included."""
    yield TECHS, "tech", c.tech_file.tech
    yield UNITS, "figure", c.figures
    yield UNITS, "unit_type", c.unit_types
    yield UNITS, "unit", c.units
    yield UNITS, "replacement", c.unit_file.replacement
    yield BUILDINGS, "building", [*c.building_file.building, c.walls]
    yield WONDERS, "wonder", c.wonder_file.wonder
    yield CULTURE, "card", c.culture_file.card
    yield CULTURE, "track.section", c.culture_file.track.section
    yield PEOPLE, "type", c.person_types
    yield PEOPLE, "card", c.person_file.card
    yield CIVS, "civ", c.civ_file.civ
    yield GOVERNMENTS, "government", c.governments
    yield GOVERNMENTS, "replacement", c.government_file.replacement
    yield INVESTMENTS, "investment", c.investment_file.investment
    yield TOKENS, "resource", c.resources
    yield TOKENS, "token", c.tokens
    yield "map_tiles.toml", "terrain", c.terrains
    yield "map_tiles.toml", "relic", c.relics
    yield "map_tiles.toml", "tile", c.map_file.tile
    yield "map_tiles.toml", "layout", c.layouts


def _check_counts(c: "Components") -> None:
    for level, expected in enumerate(TECHS_BY_LEVEL, start=1):
        found = _by_module((tech.module, 1) for tech in c.tech_file.tech if tech.level == level)
        _expect_count(c, TECHS, "tech", f"techs of level {level}", expected, found)
    for age, expected in zip(AGES, WONDERS_BY_AGE, strict=True):
        found = _by_module((wonder.module, 1) for wonder in c.wonder_file.wonder if wonder.age == age)
        _expect_count(c, WONDERS, "wonder", f"wonders of age {age}", expected, found)
    for level, expected in enumerate(CARDS_BY_LEVEL, start=1):
        found = _by_module((card.module, card.copies) for card in c.culture_file.card if card.level == level)
        _expect_count(c, CULTURE, "card", f"culture events of level {level}", expected, found)
    found = _by_module((civ.module, 1) for civ in c.civ_file.civ)
    _expect_count(c, CIVS, "civ", "civilizations", CIVS_BY_MODULE, found)
    for type, number in UNIT_CARDS.items():
        cards = sum(unit.copies for unit in c.units if unit.type == type)
        _expect_count(c, UNITS, "unit", f"cards of type {type}", (number,), (cards,))
    markers = sum(building.supply for building in c.buildings if building.upgraded_from is None)
    _expect_count(c, BUILDINGS, "building", "building markers", (BUILDING_MARKERS,), (markers,))
    markers = sum(type.markers for type in c.person_types)
    _expect_count(c, PEOPLE, "type", "great person markers", (PERSON_MARKERS,), (markers,))
    for kind, (base, added) in TOKENS_BY_KIND.items():
        tokens = [token for token in c.tokens if token.kind == kind]
        copies = sum(token.copies for token in tokens)
        more = sum(token.copies_fame_and_fortune for token in tokens)
        _expect_count(c, TOKENS, "token", f"tokens of kind {kind}", (base, added), (copies, more))


def _by_module(things: Iterable[tuple[str, int]]) -> tuple[int, ...]:
    found: Counter[str] = Counter()
    for module, copies in things:
        found[module] += copies
    return tuple(found[module] for module in MODULES)


def _expect_count(
    c: "Components", file: str, table: str, what: str, expected: tuple[int, ...], found: tuple[int, ...]
) -> None:
    if found != expected:
        wanted, got = ("+".join(str(one) for one in counts) for counts in (expected, found))
        c.wrong(file, table, f"expected {wanted} {what}, got {got}")


# ---------------------------------------------------------------- references


def _check_techs(c: "Components") -> None:
    """What a tech unlocks or discounts names the same tech."""
    if c.tech_file.rules.level_cost != sorted(set(c.tech_file.rules.level_cost)):
        c.wrong(TECHS, "rules.level_cost", "expected each level to cost more than the one before")
    opened: dict[str, str | None] = {building.id: building.tech for building in c.building_file.building}
    opened[c.walls.id] = c.walls.tech
    governed = {government.id: government.tech for government in c.governments}
    cheaper = {wonder.id: wonder.discount_tech for wonder in c.wonder_file.wonder}
    for tech in c.tech_file.tech:
        for key, named, by_tech in (
            ("buildings", tech.buildings, opened),
            ("governments", tech.governments, governed),
            ("wonder_discounts", tech.wonder_discounts, cheaper),
        ):
            there = [id for id, needed in by_tech.items() if needed == tech.id]
            if sorted(named) != sorted(there):
                c.wrong(TECHS, f"tech.{tech.id}.{key}", f"expected {', '.join(there) or 'none'}, as they say")
    known = [tech.id for tech in c.tech_file.tech]
    for file, table, by_tech in (
        (BUILDINGS, "building", opened),
        (GOVERNMENTS, "government", governed),
        (WONDERS, "wonder", cheaper),
    ):
        for id, needed in by_tech.items():
            if needed is not None and needed not in known:
                c.wrong(file, f"{table}.{id}", f"expected a tech, not {needed!r}")
    for tech in c.techs:
        for type, rank in tech.unit_upgrade.items():
            ranks = next(one for one in c.unit_types if one.id == type).rank_techs
            if rank > len(ranks) or ranks[rank - 1] != tech.id:
                c.wrong(
                    TECHS,
                    f"tech.{tech.id}.unit_upgrade.{type}",
                    f"expected it in units.toml, {type}.rank_techs",
                )


def _check_unit_types(c: "Components") -> None:
    upgrades = {(tech.id, type): rank for tech in c.techs for type, rank in tech.unit_upgrade.items()}
    for type in c.unit_types:
        key = f"unit_type.{type.id}"
        for name, ranks in (
            ("ranks_fr", type.ranks_fr),
            ("ranks_en", type.ranks_en),
            ("rank_techs", type.rank_techs),
        ):
            if len(ranks) != len(type.costs):
                c.wrong(UNITS, f"{key}.{name}", f"expected {len(type.costs)} of them, one a rank")
        for rank, tech in enumerate(type.rank_techs, start=1):
            if tech and upgrades.get((tech, type.id)) != rank:
                c.wrong(
                    UNITS, f"{key}.rank_techs", f"expected a tech that upgrades to rank {rank}, not {tech!r}"
                )
        if type.trumps == type.id:
            c.wrong(UNITS, f"{key}.trumps", "expected another type")
        for unit in c.units:
            if unit.type == type.id and len(unit.strength) != len(type.costs):
                c.wrong(UNITS, f"unit.{unit.id}.strength", f"expected {len(type.costs)} of them, one a rank")
        for card in c.unit_file.replacement:
            if card.type == type.id and not len(card.attack) == len(card.health) == len(type.costs):
                c.wrong(UNITS, f"replacement.{card.id}", f"expected {len(type.costs)} figures, one a rank")


def _check_buildings(c: "Components") -> None:
    """The two sides of a marker refer to each other and agree on the marker's values."""
    buildings = {building.id: building for building in c.building_file.building}
    for building in buildings.values():
        key = f"building.{building.id}"
        for name, other, back in (
            ("upgrades_to", building.upgrades_to, "upgraded_from"),
            ("upgraded_from", building.upgraded_from, "upgrades_to"),
        ):
            if other is None:
                continue
            if other not in buildings or getattr(buildings[other], back) != building.id:
                c.wrong(BUILDINGS, f"{key}.{name}", f"expected a building that is {back} {building.id}")
            for same in ("supply", "starred", "terrain"):
                if getattr(buildings[other], same) != getattr(building, same):
                    c.wrong(BUILDINGS, f"{key}.{same}", f"expected the same as of {other}, its other side")
    walls = [effect for effect in c.effects_of("tech", c.walls.tech) if effect.code == "unlock_walls"]
    if [effect.numbers["production"] for effect in walls] != [c.walls.cost]:
        c.wrong(BUILDINGS, "walls.cost", f"expected what the effect of {c.walls.tech} says")


def _check_wonders(c: "Components") -> None:
    for wonder in c.wonder_file.wonder:
        key = f"wonder.{wonder.id}.discount_cost"
        if (wonder.discount_cost is None) != (wonder.discount_tech is None):
            c.wrong(WONDERS, key, "expected a price and a tech, or neither")
        if wonder.discount_cost is not None and wonder.discount_cost >= wonder.cost:
            c.wrong(WONDERS, key, "expected less than the cost")


def _check_governments(c: "Components") -> None:
    for replacement in c.government_file.replacement:
        if replacement.id not in c.government_ids:
            c.wrong(GOVERNMENTS, f"replacement.{replacement.id}", "expected the id of a government")
    for government in c.governments:
        if not government.effect and not (government.text_fr and government.text_en):
            c.wrong(GOVERNMENTS, f"government.{government.id}", "expected effects, or a text")


def _check_track(c: "Components") -> None:
    """CV-B47: the last space brings a culture event."""
    spaces = c.culture_file.track.great_person_spaces
    if spaces != sorted(set(spaces)) or (spaces and spaces[-1] >= len(c.track())):
        c.wrong(CULTURE, "track.great_person_spaces", f"expected spaces below {len(c.track())}, in order")


def _check_people(c: "Components") -> None:
    found = Counter(person.type for person in c.persons)
    for person in c.persons:
        if person.type not in c.person_type_ids:
            c.wrong(PEOPLE, f"card.{person.id}.type", f"expected one of {', '.join(c.person_type_ids)}")
    for type in c.person_type_ids:
        if found[type] != PERSONS_BY_TYPE:
            c.wrong(PEOPLE, "card", f"expected {PERSONS_BY_TYPE} cards of type {type}, got {found[type]}")


def _check_civs(c: "Components") -> None:
    for civ in c.civs:
        for name, referred, ids in (
            ("starting_tech", civ.starting_tech, c.tech_ids),
            ("starting_government", civ.starting_government, c.government_ids),
            ("home_tile", civ.home_tile, [tile.id for tile in c.tiles if tile.civ == civ.id]),
        ):
            if referred not in ids:
                c.wrong(
                    CIVS,
                    f"civ.{civ.id}.{name}",
                    f"expected one of {', '.join(ids) or 'none'}, not {referred!r}",
                )


def _check_tokens(c: "Components") -> None:
    taken = {"hut": "hut_explored", "village": "village_conquered"}
    for token in c.tokens:
        (effect,) = c.effects_of("token", token.id)
        if (token.resource is not None) != (effect.code == "keep_resource"):
            c.wrong(
                TOKENS, f"token.{token.id}.resource", "expected one where the token is kept as a resource"
            )
        if set(effect.moments) & set(taken.values()) - {taken[token.kind]}:
            c.wrong(
                TOKENS, f"token.{token.id}.effect[0].when", f"expected {taken[token.kind]} of a {token.kind}"
            )


def _check_investments(c: "Components") -> None:
    for card in c.investments:
        key = f"investment.{card.id}"
        if card.thresholds != sorted(set(card.thresholds)):
            c.wrong(INVESTMENTS, f"{key}.thresholds", "expected each level to need more markers")
        (effect,) = c.effects_of("investment", card.id)
        if not effect.levels:
            c.wrong(INVESTMENTS, f"{key}.effect[0].params", "expected figures by level")
        for name, figures in effect.levels.items():
            if len(figures) != len(card.thresholds):
                c.wrong(INVESTMENTS, f"{key}.effect[0].params.{name}", "expected a figure for each threshold")


# ---------------------------------------------------------------- effects


def _check_effect(c: "Components", effect: "Effect") -> None:
    """Keys that only some sources can have."""
    if effect.kind == "stored" and effect.entry.module != "wisdom_and_warfare":
        _wrong(c, effect, "code", f"expected an effect that is played, not {effect.code!r}")
    if effect.cost and effect.source != "tech":
        _wrong(c, effect, "cost", "expected none: only techs have resource abilities")
    if effect.levels and effect.source != "investment":
        _wrong(c, effect, "params", "expected no figures by level: only investments have levels")
    if effect.limit == "card" and effect.source not in ("card", "person", "token", "relic"):
        _wrong(c, effect, "limit", "expected turn, battle or each: it can't be discarded")
    if effect.limit != "card" and effect.source in ("card", "token", "relic"):
        _wrong(c, effect, "limit", "expected card: it is used up")
    if effect.cost and (effect.limit != "turn" or not effect.may):
        _wrong(
            c, effect, "limit", "expected turn, and may: a resource ability is used once a turn, if one likes"
        )


def _wrong(c: "Components", effect: "Effect", key: str, expected: str) -> None:
    c.wrong(effect.entry.file, f"{effect.key}.{key}", expected)
