"""The contents of the box, as numbers that rules read. Filled from the data files by `make_box`.

A *square* is a number of the layout: sixteen for each tile place, row by row. A *city* is a number, too: three for
each seat, the capital first (`seat * CITIES + slot`). A *marker* is what covers a square: a building, a wonder or a
great person. An *item* is anything a city may produce.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.core.state import State

NONE: Final[i64] = -1

MOST_SEATS: Final[i64] = 5
# The defender of a village: no seat.
BARBARIANS: Final[i64] = 5

# ---------------------------------------------------------------- the map

CELLS: Final[i64] = 16
MOST_PLACES: Final[i64] = 22
N_SQUARES: Final[i64] = 352
DIRECTIONS: Final = ["north", "east", "south", "west"]
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
N_DIRS: Final[i64] = 4
N_AROUND: Final[i64] = 8

TERRAINS: Final = ["desert", "forest", "grassland", "mountain", "water"]
DESERT: Final[i64] = 0
FOREST: Final[i64] = 1
GRASSLAND: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
WATER: Final[i64] = 4
N_TERRAINS: Final[i64] = 5

# What is printed on a square in addition to its terrain: resources first, in the order of RESOURCES.
FEATURES: Final = ["incense", "iron", "silk", "wheat", "culture", "coin"]
FEATURE_CULTURE: Final[i64] = 4
FEATURE_COIN: Final[i64] = 5
N_FEATURES: Final[i64] = 6

# ---------------------------------------------------------------- icons, resources

PRODUCTION: Final[i64] = 0
TRADE: Final[i64] = 1
CULTURE: Final[i64] = 2
COIN: Final[i64] = 3
COMBAT: Final[i64] = 4
N_ICONS: Final[i64] = 5

RESOURCES: Final = ["incense", "iron", "silk", "wheat", "spy", "uranium"]
INCENSE: Final[i64] = 0
IRON: Final[i64] = 1
SILK: Final[i64] = 2
WHEAT: Final[i64] = 3
SPY: Final[i64] = 4
URANIUM: Final[i64] = 5
N_MARKET: Final[i64] = 4  # resources in the market
N_RESOURCES: Final[i64] = 6
ANY_RESOURCE: Final[i64] = 6  # in a cost: any resource

# ---------------------------------------------------------------- cards

HOLDERS: Final = [
    "tech",
    "wonder",
    "card",
    "government",
    "civ",
    "investment",
    "person",
    "token",
    "relic",
]
OF_TECH: Final[i64] = 0
OF_WONDER: Final[i64] = 1
OF_CARD: Final[i64] = 2
OF_GOVERNMENT: Final[i64] = 3
OF_CIV: Final[i64] = 4
OF_INVESTMENT: Final[i64] = 5
OF_PERSON: Final[i64] = 6
OF_TOKEN: Final[i64] = 7
OF_RELIC: Final[i64] = 8

# When an effect is used or triggered: bits, in the order of the moments of `effect_codes`.
ALWAYS: Final[i64] = 1
WHEN_SETUP: Final[i64] = 2
WHEN_PHASE: Final[i64] = 4
WHEN_START: Final[i64] = 8
WHEN_TRADE: Final[i64] = 16
WHEN_CITY: Final[i64] = 32
WHEN_MOVING: Final[i64] = 64
WHEN_STEPPED: Final[i64] = 128
WHEN_ANNOUNCED: Final[i64] = 256
WHEN_PAYING: Final[i64] = 512
WHEN_BEFORE_DRAW: Final[i64] = 1024
WHEN_AFTER_DRAW: Final[i64] = 2048
WHEN_BATTLE_TURN: Final[i64] = 4096
WHEN_AFTER_BATTLE: Final[i64] = 8192
WHEN_RESEARCH: Final[i64] = 16384
ON_TECH_LEARNED: Final[i64] = 32768
ON_WONDER_BUILT: Final[i64] = 65536
ON_CITY_FOUNDED: Final[i64] = 131072
ON_CITY_CONQUERED: Final[i64] = 262144
ON_VILLAGE_CONQUERED: Final[i64] = 524288
ON_HUT_EXPLORED: Final[i64] = 1048576
ON_BATTLE_WON: Final[i64] = 2097152
ON_TILE_REVEALED: Final[i64] = 4194304
ON_COIN_INVESTED: Final[i64] = 8388608
ON_RESOURCE_SPENT: Final[i64] = 16777216
ON_UNIT_KILLED: Final[i64] = 33554432
ON_CULTURE_CARD_DRAWN: Final[i64] = 67108864
ON_GREAT_PERSON_GAINED: Final[i64] = 134217728
ON_ARTS_OF_ANOTHER: Final[i64] = 268435456
ON_ARMY_ARRIVED: Final[i64] = 536870912

LIMITS: Final = ["turn", "battle", "card", "each"]
ONCE_A_TURN: Final[i64] = 0
ONCE_A_BATTLE: Final[i64] = 1
ONCE_A_CARD: Final[i64] = 2
EACH_TIME: Final[i64] = 3

# Unit types.
INFANTRY: Final[i64] = 0
MOUNTED: Final[i64] = 1
ARTILLERY: Final[i64] = 2
AIRCRAFT: Final[i64] = 3
N_TYPES: Final[i64] = 4
N_RANKS: Final[i64] = 4

# Ages of wonders; levels of culture cards are 1 to 3.
ANCIENT: Final[i64] = 0
MEDIEVAL: Final[i64] = 1
MODERN: Final[i64] = 2

# Types of great people.
ARTIST: Final[i64] = 0
BUILDER: Final[i64] = 1
GENERAL: Final[i64] = 2
HUMANITARIAN: Final[i64] = 3
MERCHANT: Final[i64] = 4
SCIENTIST: Final[i64] = 5
N_PERSON_TYPES: Final[i64] = 6

# Numbers of components.
N_TECHS: Final[i64] = 41
N_LEVELS: Final[i64] = 5
N_BUILDINGS: Final[i64] = 14
N_BUILDING_KINDS: Final[i64] = 8
N_WONDERS: Final[i64] = 21
N_CARDS: Final[i64] = 57
N_PEOPLE: Final[i64] = 42
N_TOKENS: Final[i64] = 45
N_RELICS: Final[i64] = 3
N_UNITS: Final[i64] = 53
N_CIVS: Final[i64] = 10
N_GOVERNMENTS: Final[i64] = 8
N_INVESTMENTS: Final[i64] = 4
N_TILES: Final[i64] = 31
LAST_SPACE: Final[i64] = 21
COINS_TO_WIN: Final[i64] = 15

# Markers: buildings, then wonders, then great people by type.
FIRST_WONDER_MARKER: Final[i64] = 14
FIRST_PERSON_MARKER: Final[i64] = 35
N_MARKERS: Final[i64] = 41

# Items a city may produce: figures, units by type, buildings, walls, wonders.
ITEM_ARMY: Final[i64] = 0
ITEM_SCOUT: Final[i64] = 1
FIRST_UNIT_ITEM: Final[i64] = 2
FIRST_BUILDING_ITEM: Final[i64] = 6
ITEM_WALLS: Final[i64] = 20
FIRST_WONDER_ITEM: Final[i64] = 21
N_ITEMS: Final[i64] = 42

# Figures of a seat, the white ones included: armies, then scouts.
ARMIES: Final[i64] = 7
SCOUTS: Final[i64] = 3
FIGURES_EACH: Final[i64] = 10
# Cities of a seat: the capital and two more.
CITIES: Final[i64] = 3

# Techs that hold coin tokens, and the other places of coins.
COIN_PLACES: Final = ["sheet", "code_of_laws", "pottery", "democracy", "printing_press", "panama_canal"]
ON_SHEET: Final[i64] = 0
ON_PANAMA: Final[i64] = 5
N_COIN_TECHS: Final[i64] = 4

# An amount of players that stands for all.
EVERYBODY: Final[i64] = 99

BIT: Final = vec[i64]([1 << n for n in range(62)])


class Effect:
    """One record of the data files, as numbers."""

    def __init__(self, holder: i64, which: i64, code: i64) -> None:
        # The kind of card, its number, and the effect code (`codes`).
        self.holder: i64 = holder
        self.which: i64 = which
        self.code: i64 = code
        # The class of its code (`effect_codes`): it brings something, harms others, cancels what is announced.
        self.gains: bool = False
        self.harms: bool = False
        self.cancels: bool = False
        # Among all that can be used (the domain of sources); NONE: it works by itself.
        self.source: i64 = NONE
        # The bit of a seat's words that records its use; NONE: not recorded.
        self.slot: i64 = NONE
        # Its moments (bits), its frequency, and whether its owner decides.
        self.when: i64 = ALWAYS
        self.limit: i64 = EACH_TIME
        self.may: bool = False
        # Its cost: the number of each resource, of any, and of trade and culture.
        self.cost: vec[i64] = vec[i64]([0] * 7)
        self.costs_resources: bool = False
        self.trade: i64 = 0
        self.culture: i64 = 0
        self.amount: i64 = 0
        self.card_amount: i64 = 0
        self.other: i64 = 0
        self.most: i64 = 0
        self.per: i64 = 0
        self.range: i64 = 0
        self.level: i64 = 0
        self.players: i64 = 0
        self.terrain: i64 = NONE
        # Bits: ages of wonders, resources that a card can replace.
        self.ages: i64 = 0
        self.resources: i64 = 0
        # By level of an investment, 1 to 3: the amounts of its effect, and of the culture hand.
        self.amounts: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()


S = TypeVar("S", bound=State)
Codes = tuple[int, ...]


class EffectRule(Generic[S]):
    """The rule of one effect code: legality, targets and execution. One stateless object for each code.

    A class names its codes and stands in the file of its chapter, where it is found (`core.declared`). Numbers and
    permissions have none of their own: rules ask for them in `cards_in_force`.
    """

    codes: ClassVar[Codes] = ()

    def __init__(self, code: i64) -> None:
        self.code: i64 = code

    def why_not(self, s: S, seat: i64, effect: Effect) -> Refusal | None:
        """Whether it could do anything now, whatever its target."""
        return None

    def aims(self, effect: Effect) -> i64:
        """The greatest number of targets."""
        return 1 if self.kinds(effect, 0) != 0 else 0

    def kinds(self, effect: Effect, which: i64) -> i64:
        """The kinds a target may have (bits); 0: it has no target."""
        return 0

    def why_not_aim(self, s: S, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        """Whether it may target this, which is of a requested kind; the targets before it are chosen."""
        raise AssertionError("an effect without aims is aimed at nothing")

    def why_no_target(self) -> Refusal | None:
        """Why there is no target, if a rule of its own explains it."""
        return None

    def at_figures(self, s: S, which: i64) -> bool:
        """Whether a square is targeted because of the figures there."""
        return False

    def helps(self) -> bool:
        """Whether a player whom it targets gains by it."""
        return False

    def carry_out(self, s: S, seat: i64, effect: Effect) -> None:
        """Carries out an effect that was not cancelled; its targets are in `Civilization.aims`."""
        raise AssertionError(
            "numbers, permissions, cancels, payments and starting pieces are never carried out"
        )

    def counts(self, s: S, seat: i64) -> bool:
        """Whether an event is only counted, which does not use the effect."""
        return False


class Layout:
    """The map for a number of players: squares, adjacency, distances."""

    def __init__(self) -> None:
        self.places: i64 = 0
        self.squares: i64 = 0
        self.every_square: vec[i64] = vec[i64]()
        self.row: vec[i64] = vec[i64]()
        self.column: vec[i64] = vec[i64]()
        # by square and direction; by square, the eight around it from the north clockwise; NONE: no square
        self.beside: vec[i64] = vec[i64]()
        self.around: vec[i64] = vec[i64]()
        # by square and square: steps without diagonals, around the hole (CV-3.3)
        self.distance: vec[i64] = vec[i64]()
        # by square: whether a side of it is the outer edge of the map; the hole has no such edge
        self.edge: vec[i64] = vec[i64]()
        # by place: the seat whose home tile lies there (NONE: a neutral one), and its arrow's edge
        self.home: vec[i64] = vec[i64]()
        self.arrow: vec[i64] = vec[i64]()


class Box:
    """Shared by all positions; never changed."""

    def __init__(self) -> None:
        self.layouts: list[Layout] = []  # by number of seats less two
        # tiles: by tile and cell of its stored grid
        self.tile_terrain: vec[i64] = vec[i64]()
        self.tile_feature: vec[i64] = vec[i64]()  # NONE if nothing is printed
        self.tile_token: vec[i64] = vec[i64]()  # the symbol of a hut (0) or a village (1); NONE: none
        self.tile_civ: vec[i64] = vec[i64]()  # by tile; NONE: neutral
        self.tile_fame: vec[i64] = vec[i64]()  # by tile: 1 for those of Fame and Fortune
        self.home_tile: vec[i64] = vec[i64]()  # by civilization
        self.start_cells: vec[i64] = vec[
            i64
        ]()  # by civilization, two: the recommended start; NONE: one cell only
        self.tile_relic: vec[i64] = vec[i64]()  # by tile and cell; NONE: none
        # icons: by terrain and icon; by feature and icon; by marker and icon
        self.terrain_icons: vec[i64] = vec[i64]()
        self.feature_icons: vec[i64] = vec[i64]()
        self.marker_icons: vec[i64] = vec[i64]()
        # effects: usable ones by source; all effects of a code by code; by holder and number (see `effects_of`)
        self.used: list[Effect] = []
        self.used_at: list[list[Effect]] = []  # by index of a moment (see `usable_at`)
        self.with_code: list[list[Effect]] = []
        self.effects: list[list[Effect]] = []
        self.effect_rules: list[EffectRule[Any]] = []  # by code
        self.first_of: vec[i64] = vec[i64]()  # by holder
        # techs
        self.tech_level: vec[i64] = vec[i64]()
        self.tech_fame: vec[i64] = vec[i64]()
        self.tech_coin: vec[i64] = vec[i64]()
        self.tech_culture_hand: vec[i64] = vec[i64]()
        self.tech_stacking: vec[i64] = vec[i64]()  # 0: no value of its own
        self.tech_speed: vec[i64] = vec[i64]()
        self.tech_cities: vec[i64] = vec[i64]()
        # the techs that have a coin, and those with a value for the others
        self.techs_with_coin: vec[i64] = vec[i64]()
        self.techs_with_hand: vec[i64] = vec[i64]()
        self.techs_with_stacking: vec[i64] = vec[i64]()
        self.techs_with_speed: vec[i64] = vec[i64]()
        self.techs_with_cities: vec[i64] = vec[i64]()
        self.tech_unit: vec[i64] = vec[i64]()  # the type it unlocks or upgrades; NONE: none
        self.coin_tech: vec[i64] = vec[i64]()  # the techs of COIN_PLACES, from the second on
        self.coin_place: vec[i64] = vec[i64]()  # by tech: where its coins lie; NONE: it holds none
        self.level_cost: vec[i64] = vec[i64]()  # by level less one
        # buildings
        self.building_cost: vec[i64] = vec[i64]()
        self.building_tech: vec[i64] = vec[i64]()
        self.building_terrain: vec[i64] = vec[i64]()  # bits
        self.building_star: vec[i64] = vec[i64]()
        self.building_kind: vec[i64] = vec[i64]()  # both sides of a marker have the same kind
        self.building_upgrade: vec[i64] = vec[i64]()  # NONE: the last one
        self.building_basic: vec[i64] = vec[i64]()  # the building it upgrades; NONE if it is basic
        self.kind_supply: vec[i64] = vec[i64]()
        # wonders
        self.wonder_age: vec[i64] = vec[i64]()
        self.wonder_fame: vec[i64] = vec[i64]()
        self.wonder_cost: vec[i64] = vec[i64]()
        self.wonder_discount_cost: vec[i64] = vec[i64]()
        self.wonder_tech: vec[i64] = vec[i64]()
        # units: by card and by card and rank; by type and by type and rank
        self.unit_type: vec[i64] = vec[i64]()
        self.strength: vec[i64] = vec[i64]()
        self.trumps: vec[i64] = vec[i64]()
        self.ranks: vec[i64] = vec[i64]()
        self.rank_tech: vec[i64] = vec[i64]()
        self.unit_cost: vec[i64] = vec[i64]()
        # culture cards: the level, whether of Fame and Fortune, the card it is a copy of
        self.card_level: vec[i64] = vec[i64]()
        self.card_fame: vec[i64] = vec[i64]()
        self.card_kind: vec[i64] = vec[i64]()
        # great people: by card its type; by type how many markers
        self.person_type: vec[i64] = vec[i64]()
        self.person_markers: vec[i64] = vec[i64]()
        # tokens: hut or village, the resource (NONE: none), whether of Fame and Fortune, whether kept
        self.token_village: vec[i64] = vec[i64]()
        self.token_resource: vec[i64] = vec[i64]()
        self.token_fame: vec[i64] = vec[i64]()
        self.token_kept: vec[i64] = vec[i64]()
        # civilizations
        self.civ_fame: vec[i64] = vec[i64]()
        self.starting_tech: vec[i64] = vec[i64]()
        self.starting_government: vec[i64] = vec[i64]()
        # governments: the tech that unlocks it; NONE if none
        self.government_tech: vec[i64] = vec[i64]()
        # investments: by card and level less one
        self.thresholds: vec[i64] = vec[i64]()
        # the culture track, by space from 1: its section (1 to 3), whether it gives a great person
        self.space_section: vec[i64] = vec[i64]()
        self.space_person: vec[i64] = vec[i64]()
        self.space_culture: vec[i64] = vec[i64]()
        self.space_trade: vec[i64] = vec[i64]()
        # figures that rules read
        self.army_cost: i64 = 0
        self.scout_cost: i64 = 0
        self.walls_cost: i64 = 0
        self.armies: i64 = 0
        self.scouts: i64 = 0
        self.stacking: i64 = 0
        self.speed: i64 = 0
        self.cities: i64 = 0
        self.culture_hand: i64 = 0
        self.most_trade: i64 = 0
        self.base_hand: i64 = 0
        self.per_extra_army: i64 = 0
        self.city_defence_hand: i64 = 0
        self.bonus_city: i64 = 0
        self.bonus_capital: i64 = 0
        self.bonus_walls: i64 = 0
        self.bonus_metropolis: i64 = 0
        self.bonus_fortification: i64 = 0
        self.killed_units_per_army: i64 = 0
        self.idle_turns: i64 = 0
        self.arts: i64 = 0
        self.arts_metropolis: i64 = 0
        self.caravan: i64 = 0
        self.coins_to_win: i64 = 0

    def usable_at(self, moment: i64) -> list[Effect]:
        """All effects usable at a moment (one bit), by source."""
        number: i64 = 0
        while BIT[number] != moment:
            number += 1
        return self.used_at[number]

    def rule_of(self, effect: Effect) -> EffectRule[Any]:
        """The rule that carries out an effect."""
        return self.effect_rules[effect.code]

    def effects_of(self, holder: i64, which: i64) -> list[Effect]:
        """All effects of one card."""
        return self.effects[self.first_of[holder] + which]
