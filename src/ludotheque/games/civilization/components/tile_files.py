"""The data files of the map and its tokens; typed like those of `tech_files`."""

# Interpreted: msgspec structures.

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from ludotheque.core.data import Record
from ludotheque.games.civilization.components.effect_files import EffectLine
from ludotheque.games.civilization.components.market_files import TerrainId
from ludotheque.games.civilization.components.tech_files import Few, Module, Named, Price

Edge = Literal["N", "E", "S", "W"]
TokenKind = Literal["hut", "village"]
# In the order of the market, then those never in the market.
ResourceId = Literal["incense", "iron", "silk", "wheat", "spy", "uranium"]
Line = Annotated[int, Meta(ge=0, le=3)]
Square = Annotated[list[Line], Meta(min_length=2, max_length=2)]
Corner = Annotated[int, Meta(ge=0, le=40)]

SIDE: Final = 4  # squares of a tile
RESOURCES: Final = get_args(ResourceId)

# ---------------------------------------------------------------- map_tiles.toml


class Terrain(Named, kw_only=True):
    """A kind of terrain, its letter in the grids, and its yield."""

    id: TerrainId
    letter: Annotated[str, Meta(pattern="^[A-Z]$")]
    production: Few = 0
    trade: Few = 0
    culture: Few = 0


class Relic(Named, kw_only=True):
    """A relic of Fame and Fortune, and the tile it is printed on."""

    terrain: TerrainId
    tile: str
    effect: Annotated[list[EffectLine], Meta(min_length=1, max_length=1)]


class Feature(Record):
    """One thing printed on a square in addition to its terrain."""

    row: Line
    col: Line
    resource: ResourceId | None = None
    culture: Few = 0
    coin: Few = 0
    token: TokenKind | None = None
    relic: str | None = None

    @property
    def things(self) -> list[str]:
        """The things it names; exactly one in a valid file."""
        return [name for name in ("resource", "culture", "coin", "token", "relic") if getattr(self, name)]


class Tile(Named, kw_only=True):
    """A map tile with its arrow on the south edge."""

    kind: Literal["home", "neutral"]
    module: Module
    civ: str | None = None
    grid: Annotated[list[Annotated[str, Meta(pattern="^[A-Z]{4}$")]], Meta(min_length=4, max_length=4)]
    recommended_start: list[Square] = []
    features: list[Feature]


class Place(Record):
    """The place of a tile on the map: its north-west corner; for a home tile its seat and the edge of its arrow."""

    row: Corner
    col: Corner
    home: Annotated[int, Meta(ge=0, le=4)] | None = None
    arrow_edge: Edge | None = None


class Hole(Record):
    """CV-3.5, CV-15.11: squares that do not exist, on the map of five players."""

    row: Corner
    col: Corner
    height: Price
    width: Price


class Layout(Record):
    """The map for a number of players."""

    id: str
    players: Annotated[int, Meta(ge=2, le=5)]
    rows: Price
    cols: Price
    tiles: list[Place]
    hole: Hole | None = None


class Map(Record):
    """map_tiles.toml."""

    schema: Literal["civilization.map_tiles.v1"]
    terrain: list[Terrain]
    relic: list[Relic]
    tile: list[Tile]
    layout: list[Layout]


# ---------------------------------------------------------------- huts_villages.toml


class Resource(Named, kw_only=True):
    """A kind of resource."""

    id: ResourceId
    on_map: bool
    market_per_player: Few


class Token(Named, kw_only=True):
    """A token of a hut or a village."""

    kind: TokenKind
    copies: Few
    copies_fame_and_fortune: Few
    resource: ResourceId | None = None
    effect: Annotated[list[EffectLine], Meta(min_length=1, max_length=1)]


class HutsVillages(Record):
    """huts_villages.toml."""

    schema: Literal["civilization.huts_villages.v1"]
    resource: list[Resource]
    token: list[Token]
