"""The data files of the box, typed: a key that no rule knows is an error, not a silence."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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
]
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
]
Cell = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=2, max_length=2)]
Few = Annotated[int, Meta(ge=0, le=9)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Zone = Annotated[int, Meta(ge=7, le=10)]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a data file: a key that no rule knows is an error, not a silence."""


class CategoryName(Record):
    """A category of buildings."""

    id: Category
    name_fr: str
    name_en: str


class Shape(Record):
    """The cells of a tile; the order of cells is that of its places."""

    id: str
    name_fr: str
    name_en: str
    cells: Annotated[list[Cell], Meta(min_length=1, max_length=5)]


class Tiles(Record):
    """How many tiles of one shape there are."""

    shape: str
    count: Annotated[int, Meta(ge=1, le=99)]


class Cost(Record):
    """A price."""

    money: Few = 0
    wood: Few = 0
    stone: Few = 0
    metal: Few = 0


class Requires(Record):
    """What must lie in the zone of influence of a new tile."""

    public_buildings: Few = 0
    residential_zones: Few = 0
    buildings: list[str] = []
    any_category: list[Category] = []


class Building(Record):
    """A building, of one shape or several."""

    id: str
    name_fr: str
    name_en: str
    category: Category
    colour: str
    size: Annotated[int, Meta(ge=1, le=5)]
    tiles: Annotated[list[Tiles], Meta(min_length=1)]
    cost: Cost
    how: Literal["build", "council", "setup"]
    places: Annotated[int, Meta(ge=0, le=5)]
    level: Annotated[int, Meta(ge=0, le=5)] = 0
    requires: Requires = msgspec.field(default_factory=Requires)
    forbids: list[Category] = []
    water_cells: list[Few] = []
    max_per_player: Few = 0
    public: bool = False
    votes_when_built: Amount = 0
    place_kind: PlaceKind | None = None
    place_kinds: list[PlaceKind] = []
    place_cell: Few | None = None
    doctor_cell: Few | None = None


class Rules(Record):
    """Figures of phase 2."""

    max_constructions_per_turn: Literal[3]


class Setup(Record):
    """What everybody starts with."""

    start_money: Annotated[list[Amount], Meta(min_length=4, max_length=4)]


class Buildings(Record):
    """buildings.toml."""

    schema: Literal["small_city.buildings.v1"]
    rules: Rules
    setup: Setup
    category: list[CategoryName]
    shape: list[Shape]
    building: list[Building]


class ZoneSizes(Record):
    """Rows and columns of the construction zone."""

    start: Zone
    step: Annotated[int, Meta(ge=1, le=3)]
    max: Zone


class Board(Record):
    """A borough board."""

    id: str
    name_fr: str
    name_en: str
    grid: Annotated[list[Annotated[str, Meta(pattern="^[.L]{10}$")]], Meta(min_length=10, max_length=10)]


class Boards(Record):
    """boards.toml."""

    schema: Literal["small_city.boards.v1"]
    zone: ZoneSizes
    board: list[Board]


class Action(Record):
    """A special action card."""

    id: str
    name_fr: str
    name_en: str
    effect: Literal["one_construction_less_raw", "one_construction_less_money", "enlarge_zone"]
    amount: Annotated[int, Meta(ge=1, le=9)]


class Actions(Record):
    """actions.toml."""

    schema: Literal["small_city.actions.v1"]
    action: Annotated[list[Action], Meta(min_length=3, max_length=3)]


class BetweenTurns(Record):
    """What the slice has instead of the other phases."""

    turns: Annotated[int, Meta(ge=1, le=8)]
    money: Amount
    money_per_shop: Amount
    votes_per_home: Annotated[list[Amount], Meta(min_length=5, max_length=5)]


class Between(Record):
    """between.toml."""

    schema: Literal["small_city.between.v1"]
    between: BetweenTurns
