"""The engine and the second referee agree on every placement, all through random games."""

import random

import pytest

from tests.small_city.referee import PIECES, legal, orientations
from tests.small_city.scenario import GAME
from ludotheque.games.small_city.box import FACINGS as WAYS
from ludotheque.games.small_city.box import N_SQUARES
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.vocabulary import FACINGS
from ludotheque.games.small_city.vocabulary import PIECES as PIECE


def listed(s: SmallCity, seat: int) -> set[tuple[str, str, str]]:
    """What the engine lists: each piece that may be chosen, with its places."""
    words = GAME.vocabulary
    found = set()
    for action in s.actions(seat):
        said = words.to_json(action)
        if said["verb"] != "build":
            continue
        after = s.clone()
        after.apply(seat, action)
        for place in after.actions(seat):
            there = words.to_json(place)
            found.add((str(said["piece"]), str(there["square"]), str(there["facing"])))
    return found


@pytest.mark.parametrize("board", ["base_a", "base_b"])
@pytest.mark.parametrize("seed", range(3))
def test_both_referees_allow_the_same_placements_all_through_a_game(board: str, seed: int) -> None:
    """Rich players in bigger zones, so that more is possible than in a random game as it is."""
    chance = random.Random(seed)
    s = GAME.new(2, seed, {"board": board})
    compared = 0
    while not s.over():
        seat = chance.choice(s.to_move())
        if s.question(seat).step.name == "plan":
            if len(s.view(seat)["plan"]) == 0:
                help_along(s, seat, chance)
            assert listed(s, seat) == legal(s.view(seat), seat)
            compared += 1
        actions = list(s.actions(seat))
        building = [a for a in actions if GAME.vocabulary.find(a).name != "commit"]
        s.apply(seat, chance.choice(building or actions))
    assert compared >= 24


def help_along(s: SmallCity, seat: int, chance: random.Random) -> None:
    s.money[seat] = chance.choice([2, 5, 9, 20])
    s.zone[seat] = max(s.zone[seat], chance.choice([7, 8, 9, 10]))
    for square in range(N_SQUARES):
        if s.tiles[seat * N_SQUARES + square] == 0:  # the Town Hall, as printed
            for space in (square, square + 1, square + 10, square + 11):
                s.goods[seat * N_SQUARES + space] = chance.choice([0, 1, 2, 3])


@pytest.mark.parametrize("piece", list(PIECES))
def test_sc_3_2_and_sc_3_15_both_count_the_same_placements_on_the_whole_grid(piece: str) -> None:
    table = GAME.box.tables[PIECE.index_of[piece]]
    found = set()
    for way, cells in orientations(piece).items():
        for row in range(10):
            for column in range(10):
                if all(0 <= row + i < 10 and 0 <= column + j < 10 for i, j in cells):
                    found.add((row * 10 + column) * int(WAYS) + FACINGS.index_of[way])
    assert set(table.inside[3]) == found
    assert len(found) <= 648


def test_a_placement_that_only_one_of_them_allows_is_noticed() -> None:
    s = GAME.new(2, 1)
    for seat in (0, 1):
        s.apply(seat, s.actions(seat)[0])
    mine = listed(s, 0)
    s.money[0] = 0
    assert listed(s, 0) != mine
    assert listed(s, 0) == legal(s.view(0), 0)
