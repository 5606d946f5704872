"""The data files of the box, typed; an unknown key is an error."""

# Interpreted: msgspec structures.

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.data import Record

CENTURIES = 4

Colour = Literal["religion", "politics", "economy", "culture"]
Zone = Literal["citadel", "religion", "politics", "economy", "culture"]
Century = Annotated[int, Meta(ge=1, le=CENTURIES)]
Points = Annotated[int, Meta(ge=0, le=100)]
Few = Annotated[int, Meta(ge=0, le=25)]
UpToThree = Annotated[int, Meta(ge=0, le=3)]


class Tile(Record):
    """A building tile."""

    id: str
    name_fr: str
    name_en: str
    color: Colour
    century: Century
    year: int | None = None


class Tiles(Record):
    """tiles.toml."""

    schema: Literal["quebec.tiles.v1"]
    counts: dict[Colour, list[int]]
    tile: list[Tile]


class District(Record):
    """A district with its action; the figures it needs depend on `effect`."""

    id: str
    name_fr: str
    name_en: str
    color: Colour
    cost: Annotated[int, Meta(ge=1, le=5)]
    sites: list[str]
    effect: str
    steps: list[list[Zone]] = []
    per_step: UpToThree = 0
    zones: list[Zone] = []
    place: UpToThree = 0
    activate: UpToThree = 0
    vp: Points = 0
    move_max: UpToThree = 0
    vp_table: list[Points] = []
    note: str = ""


class Districts(Record):
    """districts.toml."""

    schema: Literal["quebec.districts.v1"]
    district: list[District]


class Canvas(Record):
    """The size of the drawing."""

    width: int
    height: int
    site_radius: int
    district_radius: int


class Wheel(Record):
    """The wheel of influence."""

    clockwise: list[Colour]
    start_zone: Zone
    positions: dict[Zone, list[float]]
    scoring_order: dict[Literal["1", "2", "3", "4"], list[Zone]]


class ZoneName(Record):
    """The name and the colour of a zone."""

    fr: str
    en: str
    hex: str


class DistrictSpace(Record):
    """The space of a district on the board."""

    id: str
    col: int
    row: int
    x: int
    y: int


class Site(Record):
    """A building site and its district."""

    id: str
    district: str
    color: Colour
    col: int
    row: int
    x: int
    y: int


class Adjacency(Record):
    """The pairs of adjacent sites."""

    edges: list[list[str]]


class Board(Record):
    """board.toml."""

    schema: Literal["quebec.board.v1"]
    canvas: Canvas
    wheel: Wheel
    zone_names: dict[Zone, ZoneName]
    district_space: list[DistrictSpace]
    site: list[Site]
    adjacency: Adjacency
    first_game: dict[str, str]


class Setup(Record):
    """Numbers of the set-up."""

    players_min: int
    players_max: int
    workers: dict[Literal["3", "4", "5"], Few]
    start_active: Few
    start_activation: Few
    cascade_max: Few
    contributions_max: Annotated[int, Meta(ge=1, le=3)]
    star_markers_per_player: int
    availability_cubes: int


class StarValue(Record):
    """The points of a marker with 1, 2, 3 stars."""

    main: Annotated[list[Points], Meta(min_length=3, max_length=3)]
    other: Annotated[list[Points], Meta(min_length=3, max_length=3)]


class FinalScoring(Record):
    """Numbers of the final scoring."""

    vp_per_worker_on_unfinished_building: Points
    active_workers_per_vp: Annotated[int, Meta(ge=1)]


class PlayerColour(Record):
    """A colour of pieces."""

    id: str
    name_fr: str
    name_en: str
    hex: Annotated[str, Meta(pattern="^#[0-9A-Fa-f]{6}$")]


class Leader(Record):
    """A leader card."""

    id: str
    zone: Zone
    name_fr: str
    name_en: str
    effect: str
    players: list[int]
    portraits: list[str]
    workers: UpToThree = 0
    zones: list[Zone] = []
    vp_3_players: list[Points] = []
    vp_4_5_players: list[Points] = []


class Leaders(Record):
    """leaders.toml."""

    schema: Literal["quebec.leaders.v1"]
    setup: Setup
    star_value: StarValue
    final_scoring: FinalScoring
    player_colour: list[PlayerColour] = msgspec.field(name="player_color")
    leader: list[Leader]


class Event(Record):
    """An event card; the figures it needs depend on `effect`."""

    id: str
    century: Century
    year: str
    name_fr: str
    name_en: str
    hook: str
    effect: str
    vp: list[Points] = []
    colors_needed: Annotated[int, Meta(ge=1, le=4)] = 1
    per_color: Few = 1
    min_stars: Annotated[int, Meta(ge=1, le=3)] = 1
    color: Colour = "religion"
    count: Few = 0
    value: Few | None = None
    table: list[Few] = []
    zones: list[Zone] = []


class Events(Record):
    """events.toml."""

    schema: Literal["quebec.events.v1"]
    event: list[Event]
