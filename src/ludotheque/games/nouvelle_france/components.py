"""The data files of the box, checked; `Box` has the same as numbers for the rules.

Ids of pieces are the game's vocabulary and fixed; every other value may be corrected by an owner of the box.
"""

# Interpreted: reads files into msgspec structures.

from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.core.data import DataFiles, DataFolder, Shelf, named, vec_of
from ludotheque.games.nouvelle_france.box import (
    CHALLENGE_KINDS,
    CUBES,
    FACES,
    FLOORS,
    LEVELS,
    Box,
    BoxChallenge,
)
from ludotheque.games.nouvelle_france.checks import COLOURS, FORMS, WORKS, check, check_tables
from ludotheque.games.nouvelle_france.files import Allies, Architectural, Cards, Challenges, Pieces, Works
from ludotheque.games.nouvelle_france.fixed import FIXED
from ludotheque.games.nouvelle_france.geometry import Point, table

PACKAGED: Final = Path(__file__).parent / "data"
SIDES = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


class Components(DataFiles):
    """All five files, checked against one another."""

    vocabulary = (
        ("pieces.toml", "shape", "shape_ids"),
        ("pieces.toml", "piece", "piece_ids"),
        ("works.toml", "stick", "stick_ids"),
        ("challenges.toml", "constraint", "constraint_ids"),
        ("challenges.toml", "path", "path_ids"),
        ("challenges.toml", "challenge", "challenge_ids"),
        ("allies.toml", "ally", "ally_ids"),
    )

    fixed = FIXED

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        super().__init__(data)
        self.pieces = data.read("pieces.toml", Pieces)
        self.works = data.read("works.toml", Works)
        self.cards = data.read("cards.toml", Cards)
        self.challenges = data.read("challenges.toml", Challenges)
        self.allies = data.read("allies.toml", Allies)
        self.colour_ids: list[str] = [colour.id for colour in self.pieces.colour]
        self.work_ids: list[str] = [work.id for work in self.works.work]
        self.shape_ids = [shape.id for shape in self.pieces.shape]
        self.form_ids = [form.id for form in self.pieces.bonus_shape]
        self.piece_ids = [piece.id for piece in self.pieces.piece]
        self.piece_ids += [bonus.id for bonus in self.pieces.bonus_piece]
        self.stick_ids = [stick.id for stick in self.works.stick]
        self.constraint_ids = [level.id for level in self.challenges.constraint_level]
        self.path_ids = [level.id for level in self.challenges.path_level]
        self.challenge_ids = [challenge.id for challenge in self.challenges.architectural]
        self.ally_ids = [ally.id for ally in self.allies.ally]
        if shipped is not None:
            self.check_ids(shipped)
        check(self)

    def outline(self, work: int) -> dict[tuple[int, int], int]:
        """The columns of a work by their place, numbered over all works."""
        number = 0
        found: dict[tuple[int, int], int] = {}
        for i, one in enumerate(self.works.work):
            for y, row in enumerate(one.rows):
                for x, mark in enumerate(row):
                    if mark == "#":
                        if i == work:
                            found[(x, y)] = number
                        number += 1
        return found

    # ---------------------------------------------------------------- numbers for the rules

    def box(self) -> Box:
        """The data as numbers: ids become their indices in the vocabulary's lists."""
        box = Box()
        outlines = [self.outline(work) for work in range(len(self.work_ids))]
        works = self.works
        box.full_support = works.placement.support == "full"
        self._lay_out(box, outlines)
        self._cut_pieces(box, outlines)
        box.solo_colour = vec_of(COLOURS.index(work.solo_colour) for work in works.work)
        box.stick = vec_of(value for stick in works.stick for value in stick.values)
        box.sticks = len(works.stick)
        box.floor_leader = works.snow.award == "floor_leader"
        box.scored_floor = vec_of(floor - 1 for floor in works.snow.scored_floor)
        box.top_floor_full = works.closing.test == "top_floor_full"
        box.white_back = works.closing.disc_solo_white_back
        box.winter_closing_counts = works.closing.winter_closing_counts
        box.disc_points = works.closing.disc_base_points
        box.removed_after = vec_of(getattr(works.bonus_removed_after_snow, form) for form in FORMS)
        box.base_space = vec_of(getattr(works.base_bonus, form) for form in FORMS)
        box.path_space = vec_of(
            getattr(level, form) for level in self.challenges.path_level for form in FORMS
        )
        deck = self.cards.deck
        box.copies, box.piles, box.pile_size = deck.copies_per_shape, deck.piles, deck.cards_per_pile
        box.snow_pile = vec_of(card.pile - 1 for card in self.cards.snow_card)
        box.snow_under = vec_of(card.mode_base == "under" for card in self.cards.snow_card)
        box.snow_under_solo = vec_of(card.mode_solo == "under" for card in self.cards.snow_card)
        box.drawn_slot = vec_of(
            slot == "drawn" for level in self.challenges.constraint_level for slot in level.slots
        )
        box.challenge_bonus = self.challenges.architecture.bonus
        box.challenges = [self._challenge(one, box, outlines) for one in self.challenges.architectural]
        box.alternate = works.base.alternate_works
        box.player_colour = vec_of(COLOURS.index(colour) for colour in works.base.seat_colours)
        return box

    def _lay_out(self, box: Box, outlines: list[dict[tuple[int, int], int]]) -> None:
        """The columns of all works and, floor by floor, which cells touch (NF-6.2)."""
        places = [(work, x, y) for work, outline in enumerate(outlines) for x, y in outline]
        box.columns = len(places)
        box.column_work = vec_of(work for work, _, _ in places)
        box.column_x = vec_of(x for _, x, _ in places)
        box.column_y = vec_of(y for _, _, y in places)
        near = []
        for z in range(int(LEVELS)):
            for work, x, y in places:
                for dx, dy, dz in SIDES:
                    column = outlines[work].get((x + dx, y + dy), -1)
                    touching = column >= 0 and z < FLOORS and 0 <= z + dz < FLOORS
                    near.append((z + dz) * len(places) + column if touching else -1)
        assert len(near) == len(places) * LEVELS * FACES
        box.near = vec_of(near)

    def _cut_pieces(self, box: Box, outlines: list[dict[tuple[int, int], int]]) -> None:
        """The pieces, and the tables of their placements."""
        kinds: list[Any] = [*self.pieces.shape, *self.pieces.bonus_shape]
        shapes = len(self.shape_ids)
        colours: list[list[Any]] = [list(piece.colours) for piece in self.pieces.piece]
        colours += [
            [bonus.colour] * len(kinds[shapes + self.form_ids.index(bonus.bonus_shape)].cubes)
            for bonus in self.pieces.bonus_piece
        ]
        box.kind = vec_of(
            [self.shape_ids.index(piece.shape) for piece in self.pieces.piece]
            + [shapes + self.form_ids.index(bonus.bonus_shape) for bonus in self.pieces.bonus_piece]
        )
        box.colour_count = vec_of(own.count(colour) for own in colours for colour in COLOURS)
        box.cube_colour = vec_of(
            COLOURS.index(own[i]) if i < len(own) else -1 for own in colours for i in range(int(CUBES))
        )
        for kind in kinds:
            cubes: list[Point] = [(cube[0], cube[1], cube[2]) for cube in kind.cubes]
            for work, outline in enumerate(outlines):
                above = self._above(kind.id, self.work_ids[work])
                box.tables.append(table(cubes, outline, len(box.column_work), box.full_support, above))
        check_tables(self, [int(made.size) for made in box.tables])
        for piece in range(len(self.piece_ids)):
            for work in range(len(outlines)):
                made = box.tables[box.kind[piece] * len(outlines) + work]
                flags = _without_twins(
                    [list(made.cell[i * CUBES : i * CUBES + made.cubes]) for i in range(made.size)],
                    list(box.cube_colour[piece * CUBES : piece * CUBES + made.cubes]),
                )
                box.is_offered.append(vec_of(flags))
                box.offered.append(vec_of(i for i, flag in enumerate(flags) if flag))

    def _above(self, shape: str, work: str) -> list[int]:
        """NF-8.3.2: the floors of the cubes of an over-height placement, from 0, if this shape has any here."""
        for one in self.challenges.architectural:
            if (one.kind, one.shape, one.work) == ("overheight_piece", shape, work):
                return sorted(floor - 1 for floor in [one.inside_floor] * one.cubes_inside + one.above_floors)
        return []

    def _challenge(
        self, one: Architectural, box: Box, outlines: list[dict[tuple[int, int], int]]
    ) -> BoxChallenge:
        work = WORKS.index(one.work)
        shape = self.shape_ids.index(one.shape) if one.shape else -1
        found = BoxChallenge(CHALLENGE_KINDS.index(one.kind), work, shape, one.count)
        found.parts = vec_of(one.part_indexes)
        found.floor = one.floor - 1
        found.box = vec_of(one.box)
        found.lines = [
            vec_of(
                (floor - 1) * box.columns + outlines[work][(x, y)] for x, y in line for floor in one.floors
            )
            for line in one.lines
        ]
        return found

    # ---------------------------------------------------------------- names

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things named by the data."""
        return {
            "colour": named(self.pieces.colour, lang),
            "shape": named(self.pieces.shape, lang),
            "form": named(self.pieces.bonus_shape, lang),
            "piece": named([*self.pieces.piece, *self.pieces.bonus_piece], lang),
            "work": named(self.works.work, lang),
            "constraint": named(self.challenges.constraint_level, lang),
            "path": named(self.challenges.path_level, lang),
            "challenge": named(self.challenges.architectural, lang),
            "ally": named(self.allies.ally, lang),
        }

    # ---------------------------------------------------------------- data for drawing

    def artwork(self, box: Box) -> dict[str, Any]:
        """Outlines, pieces and the tables of placements, for clients that draw the works."""
        kinds = [*self.shape_ids, *self.form_ids]
        return {
            "colours": [{"id": one.id, "hex": one.hex} for one in self.pieces.colour],
            "works": [
                {"id": one.id, "colour": one.solo_colour, "character": one.character, "rows": one.rows}
                for one in self.works.work
            ],
            "floors": int(FLOORS),
            "levels": int(LEVELS),
            "columns": [
                {"work": self.work_ids[work], "x": x, "y": y}
                for work, x, y in zip(box.column_work, box.column_x, box.column_y, strict=True)
            ],
            "shapes": [
                {"id": one.id, "pentomino": one.pentomino, "cubes": one.cubes} for one in self.pieces.shape
            ],
            "forms": [{"id": one.id, "cubes": one.cubes} for one in self.pieces.bonus_shape],
            "pieces": [
                {"id": one.id, "shape": one.shape, "doubled": one.doubled, "colours": one.colours}
                for one in self.pieces.piece
            ],
            "bonus_pieces": [
                {"id": one.id, "form": one.bonus_shape, "colour": one.colour}
                for one in self.pieces.bonus_piece
            ],
            "placements": {
                kind: {work: _rows(box, i * len(self.work_ids) + j) for j, work in enumerate(self.work_ids)}
                for i, kind in enumerate(kinds)
            },
            "regular": {
                kind: {
                    work: int(box.tables[i * len(self.work_ids) + j].regular)
                    for j, work in enumerate(self.work_ids)
                }
                for i, kind in enumerate(kinds)
            },
            "sticks": [{"id": one.id, "values": one.values} for one in self.works.stick],
            "track": {"last": self.works.score_track.last_space, "shape": self.works.score_track.shape},
            "paths": [msgspec.to_builtins(level) for level in self.challenges.path_level],
            "constraints": [{"id": one.id, "slots": one.slots} for one in self.challenges.constraint_level],
            "challenges": [
                {"id": one.id, "work": one.work, "kind": one.kind, "shape": one.shape, "count": one.count}
                for one in self.challenges.architectural
            ],
            "challenge_bonus": self.challenges.architecture.bonus,
            "disc": {
                "solo": self.works.closing.disc_solo_white_back,
                "base": self.works.closing.disc_base_points,
            },
            "seat_colours": self.works.base.seat_colours,
            "allies": [{"id": one.id, "effect": one.effect} for one in self.allies.ally],
        }


def _rows(box: Box, number: int) -> list[list[int]]:
    """The cells of every placement of a table, in cube order."""
    made = box.tables[number]
    return [list(made.cell[i * CUBES : i * CUBES + made.cubes]) for i in range(made.size)]


def _without_twins(placements: list[list[int]], colours: list[int]) -> list[int]:
    """NF-5.3.7: among placements that put the same colours on the same cells only the first counts; 1 for those."""
    seen = set()
    flags = []
    for cells in placements:
        look = frozenset(zip(cells, colours, strict=True))
        flags.append(0 if look in seen else 1)
        seen.add(look)
    return flags


SHELF: Final = Shelf(Components, PACKAGED)
packaged, load = SHELF.packaged, SHELF.load
