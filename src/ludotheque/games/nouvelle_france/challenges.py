"""Architectural challenges: patterns that the Intendant rewards (NF-8.3)."""

from mypy_extensions import i64

from ludotheque.games.nouvelle_france.box import (
    CUBES,
    FORM_BOX,
    LINES_FULL,
    OVERHEIGHT_PIECE,
    PARTS_ON_FLOOR,
    WITHIN_FLOORS,
    BoxChallenge,
)
from ludotheque.games.nouvelle_france.state import EMPTY, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import N_COLOURS


def achieves(s: NouvelleFrance, number: i64, piece: i64) -> bool:
    """NF-8.3.1, NF-8.3.5: whether the piece just placed completes a pattern, as one of its pieces."""
    challenge = s.box.challenges[number]
    if s.piece_work[piece] != challenge.work:
        return False
    if challenge.kind == LINES_FULL:
        return completes_lines(s, challenge, piece)
    # NF-8.3.4: bonus pieces count for full lines only
    if s.box.kind[piece] != challenge.shape or not belongs(s, challenge, piece):
        return False
    if challenge.kind == OVERHEIGHT_PIECE:
        return True
    if challenge.kind == FORM_BOX:
        return fills_box_with_another(s, challenge, piece)
    return count_pieces(s, challenge) >= challenge.count


def belongs(s: NouvelleFrance, challenge: BoxChallenge, piece: i64) -> bool:
    """Whether a placed piece of the challenge's shape counts for the pattern."""
    if s.piece_work[piece] != challenge.work:
        return False
    table = s.table_of(piece, challenge.work)
    placement = s.piece_place[piece]
    above = placement >= table.regular
    if challenge.kind == OVERHEIGHT_PIECE:
        return above
    if challenge.kind == PARTS_ON_FLOOR:
        for part in challenge.parts:
            if table.cell[placement * CUBES + part] // s.box.columns != challenge.floor:
                return False
        return True
    if challenge.kind == WITHIN_FLOORS:
        return not above
    return challenge.kind == FORM_BOX


def count_pieces(s: NouvelleFrance, challenge: BoxChallenge) -> i64:
    """How many pieces of the shape count for the pattern, placed by the player or by the Winter (NF-8.3.4)."""
    count: i64 = 0
    first = challenge.shape * N_COLOURS
    for piece in range(first, first + N_COLOURS):
        if belongs(s, challenge, piece):
            count += 1
    return count


def fills_box_with_another(s: NouvelleFrance, challenge: BoxChallenge, piece: i64) -> bool:
    """Two pieces whose cubes together are exactly a box of the given length, thickness and floors, along x or y."""
    first = challenge.shape * N_COLOURS
    for other in range(first, first + N_COLOURS):
        if other != piece and belongs(s, challenge, other) and is_box(s, challenge, piece, other):
            return True
    return False


def is_box(s: NouvelleFrance, challenge: BoxChallenge, one: i64, other: i64) -> bool:
    """The cells are distinct, as many as the box has, and within its measures."""
    columns = s.box.columns
    low_x: i64 = 1000
    low_y: i64 = 1000
    low_z: i64 = 1000
    high_x: i64 = -1
    high_y: i64 = -1
    high_z: i64 = -1
    cubes: i64 = 0
    for piece in (one, other):
        table = s.table_of(piece, challenge.work)
        for i in range(table.cubes):
            cell = table.cell[s.piece_place[piece] * CUBES + i]
            column = cell % columns
            low_x = min(low_x, s.box.column_x[column])
            high_x = max(high_x, s.box.column_x[column])
            low_y = min(low_y, s.box.column_y[column])
            high_y = max(high_y, s.box.column_y[column])
            low_z = min(low_z, cell // columns)
            high_z = max(high_z, cell // columns)
            cubes += 1
    length = max(high_x - low_x, high_y - low_y) + 1
    thickness = min(high_x - low_x, high_y - low_y) + 1
    floors = high_z - low_z + 1
    box = challenge.box
    return (
        cubes == length * thickness * floors and length == box[0] and thickness == box[1] and floors == box[2]
    )


def full_line(s: NouvelleFrance, challenge: BoxChallenge, number: i64) -> bool:
    for cell in challenge.lines[number]:
        if s.colour[cell] == EMPTY:
            return False
    return True


def completes_lines(s: NouvelleFrance, challenge: BoxChallenge, piece: i64) -> bool:
    """Enough lines are full on all their floors, and the piece has a cube in one of them."""
    full: i64 = 0
    mine = False
    table = s.table_of(piece, challenge.work)
    for number in range(len(challenge.lines)):
        if full_line(s, challenge, number):
            full += 1
            for i in range(table.cubes):
                if table.cell[s.piece_place[piece] * CUBES + i] in challenge.lines[number]:
                    mine = True
    return mine and full >= challenge.count


def progress(s: NouvelleFrance, number: i64) -> tuple[i64, i64]:
    """The progress of a pattern and its goal: pieces, or cubes of the fullest line."""
    challenge = s.box.challenges[number]
    if challenge.kind == LINES_FULL:
        most: i64 = 0
        for line in challenge.lines:
            filled: i64 = 0
            for cell in line:
                filled += 1 if s.colour[cell] != EMPTY else 0
            most = max(most, filled)
        return most, len(challenge.lines[0])
    if challenge.kind == OVERHEIGHT_PIECE:
        return min(count_pieces(s, challenge), 1), 1
    if challenge.kind == FORM_BOX and s.done[number] == 0:
        return min(count_pieces(s, challenge), challenge.count - 1), challenge.count
    return min(count_pieces(s, challenge), challenge.count), challenge.count
