"""The data files of the box, typed; an unknown key is an error.

The files spell `color`; the code spells it `colour`.
"""

# Interpreted: msgspec structures.

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.data import Record
from ludotheque.games.quadrata.box import MOST_CIRCLES

ColourId = Literal["violet", "red", "green", "turquoise"]
SideId = Literal["family", "expert"]
BoxKind = Literal["modify", "extra_tokens", "swap", "plane", "second_visit", "blank"]
Effect = Literal["gain_taxi", "draw_advanced_to_rest", "remove_base", "rest_to_bag"]
Number = Annotated[int, Meta(ge=1, le=144)]
Points = Annotated[int, Meta(ge=0, le=20)]
Few = Annotated[int, Meta(ge=0, le=MOST_CIRCLES)]
UpToTwo = Annotated[int, Meta(ge=0, le=2)]
Amount = Literal[1, 2, -1, -2]


class Place(Record):
    """A city or an attraction: either number opens it."""

    id: str
    name_fr: str
    name_en: str
    numbers: Annotated[list[Number], Meta(min_length=2, max_length=2)]
    points: Points


class Destination(Record):
    """QD-3.4: a destination card."""

    id: str
    province: str
    city: Place
    attraction: Place


class Destinations(Record):
    """destinations.toml."""

    schema: Literal["quadrata.destinations.v1"]
    destination: list[Destination]


class Canvas(Record):
    """The size of the drawing."""

    width: int
    height: int
    square: int


class Colour(Record):
    """A colour of provinces, with a sign for colour-blind players."""

    id: ColourId
    name_fr: str
    name_en: str
    hex: str
    symbol: Literal["diamond", "circle", "triangle", "square"]


class Province(Record):
    """A province or territory with its score square."""

    id: str
    code: str
    name_fr: str
    name_en: str
    colour: ColourId = msgspec.field(name="color")
    x: int
    y: int
    outline: list[list[list[int]]]


class Path(Record, rename={"origin": "from"}):
    """A dotted line between two squares, with its bends."""

    origin: str
    to: str
    via: list[list[int]] = []


class Map(Record):
    """map.toml."""

    schema: Literal["quadrata.map.v1"]
    canvas: Canvas
    colour: list[Colour] = msgspec.field(name="color")
    province: list[Province]
    path: list[Path]


class Side(Record):
    """A side of the taxi board."""

    id: SideId
    letter: str
    circles: Few
    extra_spaces: UpToTwo


class TaxiBox(Record):
    """A kind of box; one entry of `leaves` for each copy of it on the board."""

    id: str
    side: SideId
    kind: BoxKind
    name_fr: str
    name_en: str
    leaves: Annotated[list[Points], Meta(min_length=1, max_length=4)]
    amounts: list[Amount] = []


class Taxis(Record):
    """taxis.toml."""

    schema: Literal["quadrata.taxis.v1"]
    side: list[Side]
    box: list[TaxiBox]


class DayEffect(Record):
    """An effect on every player."""

    effect: Effect
    count: UpToTwo = 0


class Day(Record):
    """QD-3.10: a day card."""

    id: str
    name_fr: str
    name_en: str
    effects: list[DayEffect]


class Days(Record):
    """days.toml."""

    schema: Literal["quadrata.days.v1"]
    day: list[Day]


class Setup(Record):
    """Figures of the set-up and of scoring."""

    centre: Annotated[int, Meta(ge=1, le=4)]
    first_draw: Annotated[int, Meta(ge=1, le=3)]
    regular_spaces: Annotated[int, Meta(ge=2, le=3)]
    trains: UpToTwo
    black_planes: Annotated[int, Meta(ge=0, le=40)]
    plane_half_points: Few
    train_points: Few


class Base(Record):
    """QD-3.2: the tokens that every player starts with, one of each."""

    values: list[int]


class Advanced(Record):
    """QD-3.1: the tokens of the black bag."""

    values: list[int]
    copies: Annotated[int, Meta(ge=1, le=8)]


class PlayerColour(Record):
    """A colour of pieces."""

    id: str
    name_fr: str
    name_en: str
    hex: str


class Tokens(Record):
    """tokens.toml."""

    schema: Literal["quadrata.tokens.v1"]
    setup: Setup
    base: Base
    advanced: Advanced
    player_colour: list[PlayerColour] = msgspec.field(name="player_color")


class Trophy(Record):
    """QD-3.9: a trophy; without a colour it requires one province of each."""

    id: str
    name_fr: str
    name_en: str
    points: Points
    colour: ColourId | None = msgspec.field(default=None, name="color")


class Trophies(Record):
    """trophies.toml."""

    schema: Literal["quadrata.trophies.v1"]
    trophy: list[Trophy]
