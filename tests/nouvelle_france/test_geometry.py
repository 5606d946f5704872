"""The tables behind NF-5.3: turning pieces, and what carries them."""

from itertools import permutations

import pytest

from ludotheque.games.nouvelle_france.geometry import (
    Point,
    enclosed,
    everywhere,
    hull,
    inside,
    rotations,
    stable_sets,
)

# Four cubes that are not flat, and not their own mirror image.
SCREW: list[Point] = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)]


def handedness(cubes: list[Point]) -> int:
    """Which way the screw turns: the volume between its three steps, with its sign."""
    (a, b, c), (d, e, f), (g, h, i) = (
        (two[0] - one[0], two[1] - one[1], two[2] - one[2])
        for one, two in ((cubes[0], cubes[1]), (cubes[1], cubes[2]), (cubes[2], cubes[3]))
    )
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def test_nf_5_3_1_twenty_four_rotations_and_no_mirror_image() -> None:
    """All shapes are flat, so that mirror images come for free; a screw shows that they are not made."""
    turned = rotations(SCREW)
    assert len(turned) == 24
    assert {handedness(cubes) for cubes in turned} == {1}
    assert all(min(cube[axis] for cube in cubes) == 0 for cubes in turned for axis in range(3))


def test_nf_5_3_1_equal_looking_rotations_occur_once() -> None:
    assert len(rotations([(0, 0, 0)])) == 1
    assert len(rotations([(0, 0, 0), (1, 0, 0)])) == 6
    assert len(rotations([(0, 0, 0), (1, 0, 0), (0, 0, 1)])) == 24


def test_nf_5_3_2_everywhere_on_the_outline_and_below_the_roof() -> None:
    """A stake on three cells around a corner, two floors high."""
    corner = {(0, 0): 0, (1, 0): 1, (1, 1): 2}
    found = everywhere([(0, 0, 0), (1, 0, 0)], corner, 2)
    lying = [((0, 0), (1, 0)), ((1, 0), (1, 1))]
    expected = [[(*a, z), (*b, z)] for one, two in lying for a, b in permutations((one, two)) for z in (0, 1)]
    expected += [[(*place, low), (*place, 1 - low)] for place in corner for low in (0, 1)]
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize(
    ("points", "corners"),
    [
        ([(0, 0), (2, 0), (2, 2), (0, 2)], {(0, 0), (2, 0), (2, 2), (0, 2)}),
        ([(0, 0), (1, 0), (2, 0), (2, 2), (0, 2), (1, 1)], {(0, 0), (2, 0), (2, 2), (0, 2)}),
        ([(0, 0), (3, 1), (1, 3), (1, 1)], {(0, 0), (3, 1), (1, 3)}),
        (
            [(5, 5), (8, 5), (5, 9), (8, 9), (20, 7)],
            {(5, 5), (8, 5), (5, 9), (8, 9), (20, 7)},
        ),
    ],
)
def test_nf_5_3_5_the_corners_of_a_convex_hull(
    points: list[tuple[int, int]], corners: set[tuple[int, int]]
) -> None:
    found = hull(points)
    assert len(found) == len(corners)
    assert set(found) == corners


@pytest.mark.parametrize(
    ("point", "within"),
    [
        ((5, 5), True),
        ((4, 4), True),  # a corner
        ((6, 4), True),  # a side
        ((6, 8), True),
        ((4, 6), True),
        ((8, 6), True),
        ((6, 3), False),
        ((6, 9), False),
        ((3, 6), False),
        ((9, 6), False),
        ((9, 9), False),
    ],
)
def test_nf_5_3_5_inside_or_on_the_border(point: tuple[int, int], within: bool) -> None:
    assert inside(point, hull([(4, 4), (8, 4), (8, 8), (4, 8)])) is within


def test_nf_5_3_5_supports_of_a_beam() -> None:
    """Three cubes in a row: the middle one carries it, or both ends; far from the corner of the work too."""
    for x, y in ((0, 0), (3, 2)):
        row = [(x, y), (x + 1, y), (x + 2, y)]
        sets = stable_sets(row, row)
        assert [carried for carried in range(8) if sets >> carried & 1] == [0b010, 0b011, 0b101, 0b110, 0b111]
        column = [(x, y), (x, y + 1), (x, y + 2)]
        assert stable_sets(column, column) == sets


def test_nf_5_3_5_supports_of_a_scythe() -> None:
    """Its middle lies over the second cube of the handle."""
    cubes = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)]
    standing = sorted(cubes)  # (0, 0), (0, 1), (1, 0), (2, 0), (3, 0)
    sets = stable_sets(cubes, standing)
    alone = [carried for carried in (1, 2, 4, 8, 16) if sets >> carried & 1]
    assert alone == [4]
    assert sets >> 0b11000 & 1 == 0  # the two cubes at the end of the handle
    assert sets >> 0b10010 & 1 == 1  # the blade and the far end: the middle lies between them
    assert sets & 1 == 0


def test_nf_5_6_2_cells_that_a_piece_encloses_itself() -> None:
    assert enclosed([(0, 0, 0), (0, 0, 1), (0, 0, 2), (1, 0, 0), (1, 0, 2)]) == 1
    assert enclosed([(0, 0, 0), (0, 0, 3), (1, 0, 0)]) == 2
    assert enclosed([(0, 0, 0), (0, 0, 1), (1, 0, 1)]) == 0
