"""Checks beyond the types of the data files: names that refer to each other, and counts that must add up."""

# Interpreted: checks files, once.

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.games.nouvelle_france.components import Components

COLOURS = ["white", "yellow", "blue", "brown"]
WORKS = ["redoubt", "mill", "church"]
FORMS = ["poutre", "pieu", "cheville"]
# The number of placements in the vocabulary: a corrected outline must not need more.
MOST_PLACEMENTS = 1000
MOST_COLUMNS = 60


def check(c: "Components") -> None:
    """All checks, after those of the ids."""
    _check_pieces(c)
    _check_bonus(c)
    _check_works(c)
    _check_cards(c)
    _check_challenges(c)
    if sorted(ally.effect for ally in c.allies.ally) != ["any_shape", "free_work", "second_piece"]:
        c.wrong("allies.toml", "ally", "expected one ally of each effect")


def _check_pieces(c: "Components") -> None:
    """NF-3.1: each shape once for every doubled colour."""
    if [colour.id for colour in c.pieces.colour] != COLOURS:
        c.wrong("pieces.toml", "colour", "expected " + ", ".join(COLOURS))
    if len(c.pieces.piece) != len(c.pieces.shape) * len(COLOURS):
        c.wrong("pieces.toml", "piece", "expected a piece of each shape for each doubled colour")
    for i, piece in enumerate(c.pieces.piece):
        expected = (c.pieces.shape[i // 4].id, COLOURS[i % 4])
        if (piece.shape, piece.doubled) != expected:
            c.wrong("pieces.toml", f"piece.{piece.id}", f"expected shape and doubled colour {expected}")
        counts = [sum(own == colour for own in piece.colours) for colour in c.colour_ids]
        if counts != [2 if colour == piece.doubled else 1 for colour in c.colour_ids]:
            c.wrong(
                "pieces.toml",
                f"piece.{piece.id}.colours",
                f"expected two cubes {piece.doubled} and one of each other colour",
            )
    shapes = [(shape.id, shape.cubes) for shape in c.pieces.shape]
    shapes += [(form.id, form.cubes) for form in c.pieces.bonus_shape]
    for name, listed in shapes:
        cubes = {tuple(cube) for cube in listed}
        if len(cubes) != len(listed) or not _connected(cubes):
            c.wrong("pieces.toml", f"shape.{name}.cubes", "expected different cubes that hang together")
        if all(len({cube[axis] for cube in cubes}) > 1 for axis in range(3)):
            c.wrong("pieces.toml", f"shape.{name}.cubes", "expected a flat shape")


def _check_bonus(c: "Components") -> None:
    """NF-3.2: each form in the four colours."""
    if c.form_ids != FORMS:
        c.wrong("pieces.toml", "bonus_shape", "expected " + ", ".join(FORMS))
    expected = [(form, colour) for form in FORMS for colour in COLOURS]
    if [(piece.bonus_shape, piece.colour) for piece in c.pieces.bonus_piece] != expected:
        c.wrong("pieces.toml", "bonus_piece", "expected each form in the four colours")


def _connected(cubes: set[tuple[int, ...]]) -> bool:
    """Whether all cubes are connected by their faces."""
    start = next(iter(cubes))
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for other in cubes - seen:
            if sum(abs(a - b) for a, b in zip(here, other, strict=True)) == 1:
                seen.add(other)
                waiting.append(other)
    return len(seen) == len(cubes)


def _check_works(c: "Components") -> None:
    """NF-3.8: three works, each with a colour of its own for one player."""
    if [work.id for work in c.works.work] != WORKS:
        c.wrong("works.toml", "work", "expected " + ", ".join(WORKS))
    if sorted(work.solo_colour for work in c.works.work) != ["blue", "brown", "yellow"]:
        c.wrong("works.toml", "work", "expected the solo colours yellow, blue and brown, each once")
    for work in c.works.work:
        cells = {(x, y) for y, row in enumerate(work.rows) for x, mark in enumerate(row) if mark == "#"}
        if any(set(row) - set("#.") or len(row) != len(work.rows[0]) for row in work.rows):
            c.wrong("works.toml", f"work.{work.id}.rows", "expected rows of # and ., equally long")
        if not cells or not _connected(set(cells)) or len(cells) > MOST_COLUMNS:
            c.wrong(
                "works.toml", f"work.{work.id}.rows", f"expected one area of at most {MOST_COLUMNS} cells"
            )
    if len(c.works.stick) < len(WORKS):
        c.wrong("works.toml", "stick", "expected at least one for each work")
    if sorted(c.works.snow.scored_floor) != [1, 2, 3]:
        c.wrong("works.toml", "snow.scored_floor", "expected the floors 1, 2 and 3, each once")
    if sorted(c.works.base.seat_colours) != sorted(COLOURS):
        c.wrong("works.toml", "base.seat_colours", "expected the four colours, each once")


def _check_cards(c: "Components") -> None:
    """NF-3.5: the piles contain all shape cards, and no two snow cards share one."""
    deck = c.cards.deck
    if deck.copies_per_shape * len(c.shape_ids) != deck.piles * deck.cards_per_pile:
        c.wrong("cards.toml", "deck", "expected piles that take all shape cards")
    if deck.cards_per_pile < 3:
        c.wrong("cards.toml", "deck.cards_per_pile", "expected at least 3")
    piles = [card.pile for card in c.cards.snow_card]
    if piles != sorted(set(piles)) or piles[0] < 2 or piles[2] > deck.piles:
        c.wrong("cards.toml", "snow_card", "expected three different piles in order, none of them the first")


def _check_challenges(c: "Components") -> None:
    for level in c.challenges.path_level:
        if not level.poutre < level.pieu < level.cheville:
            c.wrong("challenges.toml", f"path_level.{level.id}", "expected beam, stake and peg in this order")
    base = c.works.base_bonus
    if not base.poutre < base.pieu < base.cheville:
        c.wrong("works.toml", "base_bonus", "expected beam, stake and peg in this order")
    for challenge in c.challenges.architectural:
        key = f"architectural.{challenge.id}"
        if challenge.kind != "lines_full" and challenge.shape not in c.shape_ids:
            c.wrong("challenges.toml", f"{key}.shape", "expected one of " + ", ".join(c.shape_ids))
        if challenge.kind == "overheight_piece" and (
            challenge.cubes_inside < 1 or challenge.cubes_inside + len(challenge.above_floors) != 5
        ):
            c.wrong("challenges.toml", f"{key}.above_floors", "expected a floor for each cube not inside")
        if challenge.kind == "pieces_with_parts_on_floor" and not challenge.part_indexes:
            c.wrong("challenges.toml", f"{key}.part_indexes", "expected the cubes that count")
        if challenge.kind == "pieces_form_box" and (challenge.count != 2 or len(challenge.box) != 3):
            c.wrong("challenges.toml", f"{key}.box", "expected length, thickness and floors for two pieces")
        outline = c.outline(WORKS.index(challenge.work))
        if challenge.kind == "lines_full" and not (
            challenge.lines
            and challenge.floors
            and all((column[0], column[1]) in outline for line in challenge.lines for column in line)
        ):
            c.wrong("challenges.toml", f"{key}.lines", f"expected columns of the {challenge.work}")


def check_tables(c: "Components", sizes: list[int]) -> None:
    """The vocabulary has numbers for all placements, and every shape has a placement on every work."""
    if max(sizes) > MOST_PLACEMENTS:
        c.wrong("works.toml", "work", f"expected outlines with at most {MOST_PLACEMENTS} placements a shape")
    if min(sizes) == 0:
        c.wrong("works.toml", "work", "expected outlines on which every shape can lie")
