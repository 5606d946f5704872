"""Converts the data files into the numbers that rules read."""

# Interpreted: reads msgspec structures, once.

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.civilization.components import Components, pieces
from ludotheque.games.civilization.components.box import (
    COIN_PLACES,
    COINS_TO_WIN,
    FEATURE_COIN,
    FEATURE_CULTURE,
    LIMITS,
    OF_CARD,
    OF_CIV,
    OF_GOVERNMENT,
    OF_INVESTMENT,
    OF_PERSON,
    OF_RELIC,
    OF_TECH,
    OF_TOKEN,
    OF_WONDER,
    RESOURCES,
    TERRAINS,
    Box,
    Effect,
    EffectRule,
)
from ludotheque.games.civilization.components.effect_codes import CODES
from ludotheque.games.civilization.components.effect_files import COSTS, MOMENTS
from ludotheque.games.civilization.components.effect_files import Effect as EffectRecord
from ludotheque.games.civilization.components.make_map import fill_map, index, vector
from ludotheque.games.civilization.components.market_files import Icons
from ludotheque.games.civilization.components.tile_files import Terrain

CODE_IDS: Final = [code for code, said in CODES.items() if said.kind != "stored"]
# The words in which a seat's use of things is noted: techs, wonders, governments and civilizations, people.
# Classes of effects that bring their owner something.
GAINS: Final = ("gain", "advance", "build", "learn", "act")
WORD_OF: Final = {"tech": 0, "wonder": 1, "government": 2, "civilization": 2, "person": 3}
WORD_BITS: Final = 60


def with_some(numbers: vec[i64]) -> vec[i64]:
    """The indices of the numbers that are not 0."""
    return vector([i for i in range(len(numbers)) if numbers[i] != 0])


def box_of(data: Components, rules: Iterable[type[EffectRule[Any]]]) -> Box:
    """The whole box as numbers, with the rules of the effect codes."""
    box = Box()
    box.effect_rules = effect_rules(rules)
    fill_map(box, data)
    fill_icons(box, data)
    fill_techs(box, data)
    fill_market(box, data)
    fill_cards(box, data)
    fill_rules(box, data)
    fill_effects(box, data)
    return box


# ---------------------------------------------------------------- the map


# ---------------------------------------------------------------- icons


def fill_icons(box: Box, data: Components) -> None:
    terrains: dict[str, Terrain] = {terrain.id: terrain for terrain in data.terrains}
    box.terrain_icons = vector(
        [
            number
            for id in TERRAINS
            for number in (terrains[id].production, terrains[id].trade, terrains[id].culture, 0, 0)
        ]
    )
    features = [[0] * 5 for _ in range(6)]
    features[int(FEATURE_CULTURE)][2] = 1
    features[int(FEATURE_COIN)][3] = 1
    box.feature_icons = vector([number for icons in features for number in icons])
    markers: list[Icons] = [*data.buildings]
    wonders = [[0, 0, wonder.culture, 0, 0] for wonder in data.wonders]
    box.marker_icons = vector(
        [number for marker in markers for number in icons_of(marker)]
        + [number for icons in wonders for number in icons]
        + [number for type in data.person_types for number in icons_of(type)]
    )


def icons_of(marker: Icons) -> list[int]:
    return [marker.production, marker.trade, marker.culture, marker.coin, marker.combat]


# ---------------------------------------------------------------- techs, market


def fill_techs(box: Box, data: Components) -> None:
    techs = data.techs
    box.tech_level = vector([tech.level for tech in techs])
    box.tech_fame = vector([int(tech.module == "fame_and_fortune") for tech in techs])
    box.tech_coin = vector([tech.coin for tech in techs])
    box.tech_culture_hand = vector([tech.culture_hand for tech in techs])
    box.tech_stacking = vector([tech.stacking_limit for tech in techs])
    box.tech_speed = vector([tech.travel_speed for tech in techs])
    box.tech_cities = vector([tech.max_cities for tech in techs])
    box.techs_with_coin = with_some(box.tech_coin)
    box.techs_with_hand = with_some(box.tech_culture_hand)
    box.techs_with_stacking = with_some(box.tech_stacking)
    box.techs_with_speed = with_some(box.tech_speed)
    box.techs_with_cities = with_some(box.tech_cities)
    box.tech_unit = vector([index(data.unit_type_ids, next(iter(tech.unit_upgrade), None)) for tech in techs])
    box.coin_tech = vector([data.tech_ids.index(id) for id in COIN_PLACES[1:5]])
    box.coin_place = vector(
        [index(list(COIN_PLACES), id if id in COIN_PLACES else None) for id in data.tech_ids]
    )
    box.level_cost = vector(data.tech_file.rules.level_cost)


def fill_market(box: Box, data: Components) -> None:
    buildings = data.buildings
    box.building_cost = vector([building.cost for building in buildings])
    box.building_tech = vector([data.tech_ids.index(building.tech) for building in buildings])
    box.building_terrain = vector(
        [sum(1 << TERRAINS.index(terrain) for terrain in building.terrain) for building in buildings]
    )
    box.building_star = vector([int(building.starred) for building in buildings])
    box.building_upgrade = vector([index(data.building_ids, building.upgrades_to) for building in buildings])
    box.building_basic = vector([index(data.building_ids, building.upgraded_from) for building in buildings])
    basic = [building for building in buildings if building.upgraded_from is None]
    kinds = [building.id for building in basic]
    box.building_kind = vector([kinds.index(one.upgraded_from or one.id) for one in buildings])
    box.kind_supply = vector([building.supply for building in basic])
    box.wonder_age = vector(pieces.WONDER_BACKS)
    box.wonder_fame = vector([int(wonder.module == "fame_and_fortune") for wonder in data.wonders])
    box.wonder_cost = vector([wonder.cost for wonder in data.wonders])
    box.wonder_discount_cost = vector([wonder.discount_cost or wonder.cost for wonder in data.wonders])
    box.wonder_tech = vector([index(data.tech_ids, wonder.discount_tech) for wonder in data.wonders])
    units = data.unit_cards()
    box.unit_type = vector(pieces.UNIT_BACKS)
    box.strength = vector([number for unit in units for number in padded(unit.strength)])
    types = data.unit_types
    box.trumps = vector([index(data.unit_type_ids, type.trumps) for type in types])
    box.ranks = vector([len(type.costs) for type in types])
    box.rank_tech = vector(
        [
            index(data.tech_ids, tech)
            for type in types
            for tech in [*type.rank_techs, *[""] * (4 - len(type.rank_techs))]
        ]
    )
    box.unit_cost = vector([number for type in types for number in padded(type.costs)])


def padded(numbers: list[int]) -> list[int]:
    """Four numbers; the last one is repeated if there are fewer."""
    return [*numbers, *[numbers[-1]] * (4 - len(numbers))]


# ---------------------------------------------------------------- cards, players


def fill_cards(box: Box, data: Components) -> None:
    cards = data.culture_cards()
    box.card_level = vector([card.level for card in cards])
    box.card_fame = vector([int(card.module == "fame_and_fortune") for card in cards])
    box.card_kind = vector([data.card_ids.index(card.id) for card in cards])
    box.person_type = vector(pieces.PERSON_BACKS)
    box.person_markers = vector([type.markers for type in data.person_types])
    box.token_village = vector(pieces.TOKEN_BACKS)
    box.token_resource = vector([index(list(RESOURCES), token.resource) for token in pieces.TOKENS])
    box.token_fame = vector([int(i >= len(pieces.BASE_TOKENS)) for i in range(len(pieces.TOKENS))])
    box.token_kept = vector([int(kept(token.effect[0].code)) for token in pieces.TOKENS])
    box.civ_fame = vector([int(civ.module == "fame_and_fortune") for civ in data.civs])
    box.starting_tech = vector([data.tech_ids.index(civ.starting_tech) for civ in data.civs])
    box.starting_government = vector(
        [data.government_ids.index(civ.starting_government) for civ in data.civs]
    )
    box.government_tech = vector([index(data.tech_ids, government.tech) for government in data.governments])
    box.thresholds = vector([number for one in data.investments for number in one.thresholds])
    track = data.track()
    box.space_section = vector([0, *[space.section for space in track]])
    box.space_person = vector([0, *[int(space.great_person) for space in track]])
    box.space_culture = vector([0, *[space.culture for space in track]])
    box.space_trade = vector([0, *[space.trade for space in track]])


def kept(code: str) -> bool:
    """CV-15.15, CV-R6: whether a token is kept face down instead of being resolved when it is taken."""
    return code in ("keep_resource", "learn_tech_free", "extra_production_one_city")


def fill_rules(box: Box, data: Components) -> None:
    battle, rules = data.unit_file.battle, data.tech_file.rules
    figures = {figure.id: figure for figure in data.figures}
    box.army_cost, box.scout_cost = figures["army"].cost, figures["scout"].cost
    box.armies, box.scouts = figures["army"].per_player, figures["scout"].per_player
    box.walls_cost = data.walls.cost
    box.stacking, box.speed = rules.base_stacking_limit, rules.base_travel_speed
    box.cities, box.culture_hand = rules.base_max_cities, rules.base_culture_hand
    box.most_trade = rules.trade_dial_max
    box.base_hand, box.per_extra_army = battle.base_hand, battle.per_extra_army
    box.city_defence_hand = battle.city_defence_hand
    box.bonus_city, box.bonus_capital = battle.bonus_city, battle.bonus_capital
    box.bonus_walls, box.bonus_metropolis = battle.bonus_walls, battle.bonus_metropolis_extra
    box.bonus_fortification = battle.bonus_fortification
    box.killed_units_per_army = battle.winner_figures_lost_per_killed_units
    box.idle_turns = battle.end_after_idle_turns
    box.arts, box.arts_metropolis, box.caravan, box.coins_to_win = 1, 2, 2, COINS_TO_WIN


# ---------------------------------------------------------------- effects


def fill_effects(box: Box, data: Components) -> None:
    """The effects of every card; usable effects by source; all effects of one code together."""
    box.with_code = [[] for _ in CODE_IDS]
    box.used = [Effect(0, 0, 0) for _ in pieces.SOURCE_IDS]
    counts = [
        len(data.techs),
        len(data.wonders),
        len(pieces.CARDS),
        2 * len(data.governments),
        len(data.civs),
        len(data.investments),
        len(data.persons),
        len(pieces.TOKENS),
        len(data.relics),
    ]
    first = [sum(counts[:i]) for i in range(len(counts))]
    box.first_of = vector(first)
    box.effects = [[] for _ in range(sum(counts))]
    bits = [0] * 4
    for record in data.effects:
        for holder, which, source in holders(data, record):
            effect = effect_of(record, holder, which)
            effect.source = index(list(pieces.SOURCE_IDS), source)
            if record.source in WORD_OF and (record.limit in ("turn", "battle") or record.cost or record.may):
                word = WORD_OF[record.source]
                effect.slot = word * WORD_BITS + bits[word]
                bits[word] += 1
                assert bits[word] <= WORD_BITS
            box.effects[first[int(holder)] + which].append(effect)
            box.with_code[int(effect.code)].append(effect)
            if effect.source >= 0:
                box.used[int(effect.source)] = effect
    box.used_at = [[effect for effect in box.used if effect.when & 1 << n] for n in range(len(MOMENTS))]


def holders(data: Components, record: EffectRecord) -> list[tuple[i64, int, str | None]]:
    """The pieces that have an effect: the kind of holder, its number, and its source."""
    id = record.holder
    source = record.id if record in pieces.USABLE else None
    if record.source == "tech":
        return [(OF_TECH, data.tech_ids.index(id), source)]
    if record.source == "wonder":
        return [(OF_WONDER, data.wonder_ids.index(id), source)]
    if record.source == "civilization":
        return [(OF_CIV, data.civ_ids.index(id), source)]
    if record.source == "investment":
        return [(OF_INVESTMENT, data.investment_ids.index(id), None)]
    if record.source == "government":
        number, count = data.government_ids.index(id), len(data.governments)
        both = [number, number + count]
        profiles = {"core": both[:1], "waw": both[1:], None: both}[record.entry.profile]
        return [(OF_GOVERNMENT, which, source) for which in profiles]
    if record.source == "person":
        return [(OF_PERSON, data.person_ids.index(id), f"person_{id}")]
    if record.source == "relic":
        return [(OF_RELIC, data.relic_ids.index(id), f"relic_{id}")]
    if record.source == "token":
        found = [i for i, token in enumerate(pieces.TOKENS) if token.id == id]
        return [(OF_TOKEN, i, f"token_{pieces.TOKEN_IDS[i]}") for i in found]
    found = [i for i, card in enumerate(pieces.CARDS) if card.id == id]
    return [(OF_CARD, i, f"card_{pieces.CARD_IDS[i]}") for i in found]


def effect_of(record: EffectRecord, holder: i64, which: int) -> Effect:
    effect = Effect(holder, which, CODE_IDS.index(record.code))
    kind = CODES[record.code].kind
    effect.gains = kind in GAINS
    effect.harms = kind == "harm"
    effect.cancels = kind == "cancel"
    effect.when = sum(1 << MOMENTS.index(moment) for moment in record.moments)
    effect.limit = LIMITS.index(record.limit)
    effect.may = record.may
    effect.cost = vector([record.cost.get(resource, 0) for resource in COSTS])
    effect.costs_resources = bool(record.cost)
    figures = record.numbers
    effect.amount = first_figure(
        figures, ["amount", "me", "infantry", "hand", "loot_less", "production", "army", "figures"]
    )
    effect.other = first_figure(figures, ["other", "cards", "free_walls", "scout", "other_player_coin"])
    effect.card_amount = figures.get("card_amount", 0)
    effect.most = figures.get("max_coins", 0)
    effect.per = first_figure(figures, ["per_coins", "per"])
    effect.range = figures.get("range", 0)
    effect.level = figures.get("max_level", 5)
    effect.players = figures.get("players", 0)
    effect.trade = figures.get("trade", 0)
    effect.culture = figures.get("culture", 0)
    if "terrain" in record.words:
        effect.terrain = TERRAINS.index(record.words["terrain"][0])
    effect.ages = sum(1 << pieces.AGES.index(age) for age in record.words.get("ages", ()))
    effect.resources = sum(1 << RESOURCES.index(one) for one in record.words.get("resources", ()))
    effect.amounts = vector(list(record.levels.get("amounts", ())))
    effect.hands = vector(list(record.levels.get("culture_hand", ())))
    return effect


def first_figure(figures: dict[str, int], names: list[str]) -> int:
    """The first of these figures that an effect has; 0 if none."""
    return next((figures[name] for name in names if name in figures), 0)


def effect_rules(declared: Iterable[type[EffectRule[Any]]]) -> list[EffectRule[Any]]:
    """One object for each code; a code that no class declares does nothing by itself."""
    rules: list[EffectRule[Any]] = [EffectRule(code) for code in range(len(CODE_IDS))]
    for kind in declared:
        for code in kind.codes:
            if type(rules[code]) is not EffectRule:
                raise ValueError(f"effect code {CODE_IDS[code]} has two rules")
            rules[code] = kind(code)
    return rules
