"""The contents of the box, as numbers that rules read. Filled from the data files by `components`.

A column is a cell of an outline, numbered over all works; a cell is a column on a floor: floor * columns + column,
with floors counted from 0 here. So cells of floors 1 to 3 come first, and those above (over-height pieces) last.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The most cubes of a piece: figures of a placement are stored in rows of this length.
CUBES: Final[i64] = 5
FLOORS: Final[i64] = 3
# Including the two floors that only over-height pieces reach (NF-8.3.2).
LEVELS: Final[i64] = 5
FACES: Final[i64] = 6

# Tests of architectural challenges, in the order of challenges.toml.
CHALLENGE_KINDS: Final = [
    "overheight_piece",
    "pieces_with_parts_on_floor",
    "count_pieces_within_floors",
    "pieces_form_box",
    "lines_full",
]
OVERHEIGHT_PIECE: Final[i64] = 0
PARTS_ON_FLOOR: Final[i64] = 1
WITHIN_FLOORS: Final[i64] = 2
FORM_BOX: Final[i64] = 3
LINES_FULL: Final[i64] = 4


class Table:
    """All placements of one shape on one work, in canonical order (NF-5.3.7); over-height ones last.

    Rows of `CUBES` figures for each placement: `cell` in cube order; `column` and `low`, the columns the piece
    stands in and its lowest floor there, counted from 0. `stable` has bit m set if the piece stands when exactly the
    columns of the set m carry it; `gaps` counts the cells the piece itself encloses from above.
    """

    def __init__(self, cubes: i64) -> None:
        self.cubes: i64 = cubes
        self.size: i64 = 0
        self.regular: i64 = 0
        self.cell: vec[i64] = vec[i64]()
        self.spread: vec[i64] = vec[i64]()
        self.column: vec[i64] = vec[i64]()
        self.low: vec[i64] = vec[i64]()
        self.stable: vec[i64] = vec[i64]()
        self.gaps: vec[i64] = vec[i64]()


class BoxChallenge:
    """The figures of one architectural challenge."""

    def __init__(self, kind: i64, work: i64, shape: i64, count: i64) -> None:
        self.kind: i64 = kind
        self.work: i64 = work
        self.shape: i64 = shape
        self.count: i64 = count
        # pieces_with_parts_on_floor: which cubes, on which floor (from 0)
        self.parts: vec[i64] = vec[i64]()
        self.floor: i64 = 0
        # pieces_form_box: length, thickness, floors
        self.box: vec[i64] = vec[i64]()
        # lines_full: the cells of each line
        self.lines: list[vec[i64]] = []


class Box:
    """Everything printed on pieces, works, cards and tokens that rules read."""

    def __init__(self) -> None:
        self.columns: i64 = 0
        # by column: its work and place; by cell: the cells that share a face, -1 where there is none (NF-6.2)
        self.column_work: vec[i64] = vec[i64]()
        self.column_x: vec[i64] = vec[i64]()
        self.column_y: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()
        # by work
        self.solo_colour: vec[i64] = vec[i64]()
        # by piece: its kind (a shape, or after the shapes a form), the colours of its cubes, how many of each colour
        self.kind: vec[i64] = vec[i64]()
        self.cube_colour: vec[i64] = vec[i64]()
        self.colour_count: vec[i64] = vec[i64]()
        # by kind and work; by piece and work, the placements that do not duplicate earlier ones
        self.tables: list[Table] = []
        self.offered: list[vec[i64]] = []
        self.is_offered: list[vec[i64]] = []
        # NF-5.3.5, the stricter variant: no overhang at all
        self.full_support: bool = False
        # by stick and floor
        self.stick: vec[i64] = vec[i64]()
        self.sticks: i64 = 0
        # snow, closing, bonus track
        self.floor_leader: bool = False
        self.scored_floor: vec[i64] = vec[i64]()
        self.top_floor_full: bool = False
        self.white_back: i64 = 10
        self.winter_closing_counts: bool = True
        self.disc_points: i64 = 10
        self.removed_after: vec[i64] = vec[i64]()
        # by path level and form; with several players
        self.path_space: vec[i64] = vec[i64]()
        self.base_space: vec[i64] = vec[i64]()
        # deck: copies of a shape, cards of a pile, and by snow card the pile and whether it lies under it
        self.copies: i64 = 4
        self.piles: i64 = 6
        self.pile_size: i64 = 6
        self.snow_pile: vec[i64] = vec[i64]()
        self.snow_under: vec[i64] = vec[i64]()
        self.snow_under_solo: vec[i64] = vec[i64]()
        # challenges: by constraint level and slot, 1 where the work is drawn
        self.drawn_slot: vec[i64] = vec[i64]()
        self.challenge_bonus: i64 = 10
        self.challenges: list[BoxChallenge] = []
        # the game for several players
        self.alternate: bool = True
        # in the order of the players' colours in the game's list
        self.player_colour: vec[i64] = vec[i64]()
