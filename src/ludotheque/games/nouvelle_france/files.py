"""The data files of the box, typed; an unknown key is an error."""

# Interpreted: msgspec structures.

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.core.data import Record

Colour = Literal["white", "yellow", "blue", "brown"]
WorkId = Literal["redoubt", "mill", "church"]
Cube = Annotated[list[Annotated[int, Meta(ge=0, le=4)]], Meta(min_length=3, max_length=3)]
Column = Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=2, max_length=2)]
Space = Annotated[int, Meta(ge=1, le=1000)]
Points = Annotated[int, Meta(ge=0, le=100)]
Floor = Annotated[int, Meta(ge=1, le=3)]
Few = Annotated[int, Meta(ge=0, le=12)]
Mode = Literal["shuffled_in", "under"]


class ColourName(Record):
    """A colour of cubes."""

    id: Colour
    name_fr: str
    name_en: str
    hex: str


class Shape(Record):
    """NF-3.6: a shape of construction pieces; `parts` names its cubes."""

    id: str
    name_fr: str
    name_en: str
    pentomino: str
    cubes: Annotated[list[Cube], Meta(min_length=5, max_length=5)]
    parts: Annotated[list[str], Meta(min_length=5, max_length=5)]


class Piece(Record):
    """A construction piece: its shape, and the colour of each cube."""

    id: str
    shape: str
    doubled: Colour
    name_fr: str
    name_en: str
    colours: Annotated[list[Colour], Meta(min_length=5, max_length=5)]


class BonusShape(Record):
    """A form of bonus pieces."""

    id: str
    name_fr: str
    name_en: str
    cubes: Annotated[list[Cube], Meta(min_length=1, max_length=5)]


class BonusPiece(Record):
    """A bonus piece of one colour."""

    id: str
    bonus_shape: str
    colour: Colour
    name_fr: str
    name_en: str


class Pieces(Record):
    """pieces.toml."""

    schema: Literal["nouvelle_france.pieces.v1"]
    colour: list[ColourName]
    shape: list[Shape]
    piece: list[Piece]
    bonus_shape: list[BonusShape]
    bonus_piece: list[BonusPiece]


class Work(Record):
    """NF-3.3, NF-3.10: a work: its outline, its colour in solo play, and the character beside it."""

    id: WorkId
    name_fr: str
    name_en: str
    solo_colour: Colour
    character: str
    character_fr: str
    character_en: str
    rows: list[str]


class Stick(Record):
    """NF-3.4: a floor-value stick: the worth of a cube on floor 1, 2, 3."""

    id: str
    values: Annotated[list[Points], Meta(min_length=3, max_length=3)]


class ScoreTrack(Record):
    """NF-3.7: the score track."""

    last_space: Space
    shape: str


class Snow(Record):
    """How snowfalls score."""

    award: Literal["every_cube", "floor_leader"]
    scored_floor: Annotated[list[Floor], Meta(min_length=3, max_length=3)]


class Closing(Record):
    """When a work is closed, and the worth of its disc."""

    test: Literal["no_shape_fits", "top_floor_full"]
    disc_solo_white_back: Points
    winter_closing_counts: bool
    disc_base_points: Points


class Spaces(Record):
    """A figure for each form of bonus pieces."""

    poutre: Space
    pieu: Space
    cheville: Space


class Removed(Record):
    """The snowfall after which each form leaves the score track."""

    poutre: Annotated[int, Meta(ge=0, le=3)]
    pieu: Annotated[int, Meta(ge=0, le=3)]
    cheville: Annotated[int, Meta(ge=0, le=3)]


class Placement(Record):
    """What a piece must rest on."""

    support: Literal["stable", "full"]


class Base(Record):
    """The game for several players."""

    alternate_works: bool
    seat_colours: Annotated[list[Colour], Meta(min_length=4, max_length=4)]


class Works(Record):
    """works.toml."""

    schema: Literal["nouvelle_france.works.v1"]
    work: list[Work]
    stick: list[Stick]
    score_track: ScoreTrack
    snow: Snow
    closing: Closing
    bonus_removed_after_snow: Removed
    base_bonus: Spaces
    placement: Placement
    base: Base


class Deck(Record):
    """The shape cards and their piles."""

    copies_per_shape: Annotated[int, Meta(ge=1, le=12)]
    piles: Annotated[int, Meta(ge=1, le=12)]
    cards_per_pile: Annotated[int, Meta(ge=1, le=36)]


class SnowCard(Record):
    """A snow card and its pile."""

    id: str
    name_fr: str
    name_en: str
    pile: Annotated[int, Meta(ge=1, le=12)]
    mode_base: Mode
    mode_solo: Mode


class Cards(Record):
    """cards.toml."""

    schema: Literal["nouvelle_france.cards.v1"]
    deck: Deck
    snow_card: Annotated[list[SnowCard], Meta(min_length=3, max_length=3)]


class ConstraintLevel(Record):
    """NF-8.1.1: the works required in the player's turns of a round."""

    id: str
    name_fr: str
    name_en: str
    slots: Annotated[list[Literal["free", "drawn"]], Meta(min_length=3, max_length=3)]


class PathLevel(Record):
    """The spaces of the white bonus pieces."""

    id: str
    name_fr: str
    name_en: str
    poutre: Space
    pieu: Space
    cheville: Space


class Architecture(Record):
    """The bonus of an architectural challenge."""

    bonus: Points


class Architectural(Record):
    """An architectural challenge; the figures it needs depend on `kind`."""

    id: str
    name_fr: str
    name_en: str
    work: WorkId
    kind: Literal[
        "overheight_piece",
        "pieces_with_parts_on_floor",
        "count_pieces_within_floors",
        "pieces_form_box",
        "lines_full",
    ]
    shape: str = ""
    cubes_inside: Annotated[int, Meta(ge=0, le=5)] = 0
    inside_floor: Floor = 3
    above_floors: list[Annotated[int, Meta(ge=4, le=5)]] = []
    count: Few = 1
    part_indexes: list[Annotated[int, Meta(ge=0, le=4)]] = []
    floor: Floor = 3
    box: list[Few] = []
    lines: list[list[Column]] = []
    floors: list[Floor] = []


class Challenges(Record):
    """challenges.toml."""

    schema: Literal["nouvelle_france.challenges.v1"]
    constraint_level: list[ConstraintLevel]
    path_level: list[PathLevel]
    architecture: Architecture
    architectural: list[Architectural]


class Ally(Record):
    """NF-3.9: an ally; `effect` is the code of its power."""

    id: str
    name_fr: str
    name_en: str
    effect: Literal["any_shape", "free_work", "second_piece"]


class Allies(Record):
    """allies.toml."""

    schema: Literal["nouvelle_france.allies.v1"]
    ally: list[Ally]
