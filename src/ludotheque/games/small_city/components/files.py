"""The data files of the box, typed; an unknown key is an error."""

# Interpreted: msgspec structures.

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from ludotheque.core.data import Record

Category = Literal[
    "town_hall",
    "residential",
    "commercial",
    "factory",
    "industry",
    "warehouse",
    "park",
    "service",
    "cultural",
    "airport",
    "bank",
    "sorting",
    "tram",
    "real",
    "monastery",
]
# How a building is placed on a board.
Way = Literal["build", "council", "setup", "preprinted"]
# SC-15.2: the kind of place of a tile's cell.
PlaceKind = Literal[
    "hall",
    "home",
    "cash",
    "sell_raw",
    "votes",
    "raw_to_votes",
    "wood",
    "stone",
    "metal",
    "storage",
    "culture",
    "bank",
    "sorting",
    "tram",
    "opera",
    "pilgrim",
]
Effect = Literal[
    "tourist_toll",
    "pollution_bonus",
    "vote_1_per_citizen",
    "cash_1_per_citizen_2_to_host_per_tourist",
    "hall_to_any_home_and_tourists_anywhere",
    "prevents_own_death_when_staffed",
    "university_votes",
    "free_council_step",
]
Material = Literal["wood", "stone", "metal"]
Cell = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=2, max_length=2)]
Few = Annotated[int, Meta(ge=0, le=9)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Lowering = Annotated[int, Meta(ge=-20, le=0)]
Zone = Annotated[int, Meta(ge=7, le=10)]
ZoneSize = Annotated[list[Zone], Meta(min_length=2, max_length=2)]
FourOf = Annotated[list[Amount], Meta(min_length=4, max_length=4)]

# In the order of the numbers in `box`. No cell of a tile is marked as no place or as a place in a park.
CATEGORIES: Final = get_args(Category)
WAYS: Final = get_args(Way)
PLACE_KINDS: Final = ("none", *get_args(PlaceKind), "park")


# ---------------------------------------------------------------- buildings.toml, and the tiles of winter.toml


class CategoryName(Record):
    """A category of buildings."""

    id: Category
    fr: str
    en: str


class Shape(Record):
    """The cells of a tile, in the order of its places."""

    id: str
    fr: str
    en: str
    cells: Annotated[list[Cell], Meta(min_length=1, max_length=9)]


class Tiles(Record):
    """The number of tiles of one shape."""

    shape: str
    count: Annotated[int, Meta(ge=1, le=99)]


class Cost(Record):
    """A price."""

    money: Amount = 0
    votes: Amount = 0
    wood: Few = 0
    stone: Few = 0
    metal: Few = 0


class Requires(Record):
    """Requirements in the zone of influence of a new tile, and others."""

    public_buildings: Few = 0
    residential_zones: Few = 0
    commercial_zones: Few = 0
    park_squares: Few = 0
    active_citizens: Amount = 0
    touches_enlargement_border: bool = False
    buildings: list[str] = []
    any_category: list[Category] = []


class Building(Record):
    """A building, in one or several shapes."""

    id: str
    fr: str
    en: str
    category: Category
    colour: str
    size: Annotated[int, Meta(ge=1, le=9)]
    tiles: Annotated[list[Tiles], Meta(min_length=1)]
    cost: Cost
    how: Way
    places: Annotated[int, Meta(ge=-1, le=9)]
    level: Annotated[int, Meta(ge=0, le=5)] = 0
    module: Literal["new_buildings", "real_buildings", "asia"] | None = None
    requires: Requires = msgspec.field(default_factory=Requires)
    forbids: list[Category] = []
    water_cells: list[Few] = []
    max_per_player: Few = 0
    limit_group: str | None = None
    public: bool = False
    votes_when_built: Amount = 0
    place_kind: PlaceKind | None = None
    place_kinds: list[PlaceKind] = []
    place_cell: Few | None = None
    doctor_cell: Few | None = None
    counts_as: str | None = None
    effect: Effect | None = None
    tourist_toll: Few = 0
    pollution: Lowering = 0
    citizen_votes: Few = 0
    citizen_cash: Few = 0
    host_income_per_tourist: Few = 0
    free_warehouse: bool = False
    income_if_moved_this_turn: Few = 0
    commercial_condition_discount: Few = 0
    commercial_money_bonus: Few = 0
    pollution_when_activated: Lowering = 0
    max_activations_per_turn: Literal[0, 1] = 0
    new_citizens_per_turn: Literal[0, 1] = 0
    votes_phase4: Few = 0
    storage_shared_with_tourists: Literal[False] = False


class Rules(Record):
    """Figures of phase 2; most are values that rules are written for and cannot be changed."""

    max_constructions_per_turn: Literal[3]
    enlargement_counts_as_construction: Literal[True]
    enlargement_cost: Literal["difference"]
    may_skip_levels: Literal[True]
    same_colour_may_touch: Literal[True]
    max_cultural_of_each_type_per_player: Literal[1]
    forbids_is_symmetric: Literal[False]
    printed_tiles_use_stock: Literal[False]
    influence: Literal["king"]
    place_per_square: Literal[True]


class Raw(Record):
    """A figure for each raw material."""

    wood: Amount
    stone: Amount
    metal: Amount


class Economy(Record):
    """Figures of phases 4 to 6."""

    currency: str
    raw_sale: Raw
    raw_votes: Raw
    commercial_cash: Few
    commercial_votes: Few
    tourist_host_income: Few
    residential_votes: Annotated[list[Few], Meta(min_length=5, max_length=5)]
    university_votes: Few
    pollution_per_citizen: Few
    pollution_per_tourist: Few
    pollution_per_raw: Raw
    pollution_per_park_square: Lowering
    pollution_out_of_game: Annotated[int, Meta(ge=20, le=200)]
    death_threshold: Amount
    solo_death_threshold: Amount


class ByPlace(Record):
    """Money by place in turn order."""

    p1: Amount
    p2: Amount
    p3: Amount
    p4: Amount


class Setup(Record):
    """The starting possessions of each player."""

    start_money: ByPlace
    solo_start_money: Amount
    citizens_in_town_hall: Annotated[int, Meta(ge=0, le=4)]
    citizens_in_career: Annotated[int, Meta(ge=0, le=20)]
    citizens_limit: Annotated[int, Meta(ge=1, le=24)]
    citizens_per_colour_total: Annotated[int, Meta(ge=1, le=30)]
    raw_supply: Raw
    start_pollution: Literal[0]
    start_votes: Literal[0]


class Totals(Record):
    """The number of tiles of each kind."""

    residential_total: int
    commercial_total: int
    factory_total: int
    industry_total: int
    warehouse_total: int
    park_total: int
    police_total: int
    fire_total: int
    cultural_total: int


class Buildings(Record):
    """buildings.toml."""

    schema: Literal["small_city.buildings.v1"]
    rules: Rules
    economy: Economy
    setup: Setup
    category: list[CategoryName]
    shape: list[Shape]
    building: list[Building]
    invariants: Totals


# ---------------------------------------------------------------- boards.toml


class ZoneSizes(Record):
    """Rows and columns of the construction zone."""

    start: ZoneSize
    step: Annotated[list[Annotated[int, Meta(ge=1, le=3)]], Meta(min_length=2, max_length=2)]
    max: ZoneSize


class Printed(Record):
    """A building printed on a board; place i lies on cell i."""

    building: str
    cells: list[Cell]


class RiverCost(Record):
    """The extra cost of each river square."""

    wood: Literal[0, 1] = 0
    stone: Literal[0, 1] = 0


class Board(Record):
    """A borough board."""

    id: str
    fr: str
    en: str
    set: Literal["base", "terrain", "asia"]
    initial_zone: ZoneSize
    town_hall: Literal["free", "preprinted"]
    grid: Annotated[
        list[Annotated[str, Meta(pattern="^[.L^~f#BE]{10}$")]], Meta(min_length=10, max_length=10)
    ]
    expert: bool = False
    pair: str | None = None
    river_extra_cost: RiverCost | None = None
    preprinted: list[Printed] = []
    start_pollution: Few = 0
    pollution_each_turn: Few = 0
    self_managed_parks: bool = False
    council_moves: Literal[1, 2] = 1
    river_rule: Literal["no_build_except_harbour_water"] | None = None
    flood_turns: list[Few] = []
    flood_bonus_turns: list[Few] = []
    flood_bonus_per_square: Few = 0
    residential_only_on: Literal["E"] | None = None
    no_pollution_measure: bool = False
    automatic_death_turns: list[Few] = []
    no_final_pollution: bool = False


class Boards(Record):
    """boards.toml."""

    schema: Literal["small_city.boards.v1"]
    zone: ZoneSizes
    board: list[Board]
