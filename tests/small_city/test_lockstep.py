"""The engine and the second referee agree on every question, choice and position throughout random games."""

import pytest

from ludotheque.games.small_city.position.vocabulary import FACINGS, PIECES
from tests.small_city.lockstep import GAME, Apart, Lockstep
from tests.small_city.referee import Options
from tests.small_city.referee.data import placements
from tests.soaking import SOAK_SEED, examples

TABLES = [
    (1, Options()),
    (2, Options("base_b", "economy", new_actions=True)),
    (3, Options("base_a", "population")),
    (4, Options("base_b", "culture", new_actions=True)),
    (2, Options(godzillas="stockholm", doctors=True, mayor_variant=True)),
    (3, Options("mountain", godzillas="yes", new_buildings="yes")),
    (2, Options("river", "economy", new_buildings="with_promises", real_buildings=True)),
    (4, Options("asia_dealt", nuclear=True, doctors=True)),
    (3, Options("asia_chosen", godzillas="yes", new_buildings="with_promises", real_buildings=True)),
    (1, Options("asia_chosen", godzillas="yes", nuclear=True)),
]


@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_say_the_same_all_through_a_game(seats: int, options: Options, rich: bool) -> None:
    for number in range(examples(1)):
        Lockstep(seats, options, seed=seats + 10 * number + 100 * (SOAK_SEED or 0), rich=rich).play()


@pytest.mark.parametrize("piece", list(PIECES.ids))
def test_sc_3_2_and_sc_3_15_both_count_the_same_placements_on_the_whole_grid(piece: str) -> None:
    table = GAME.box.tables[PIECES.index_of[piece]]
    found = {one.square * FACINGS.size + FACINGS.index_of[one.facing] for one in placements(piece)}
    assert set(table.inside[3]) == found
    assert len(found) <= 648


def test_choices_allowed_by_only_one_of_them_are_detected() -> None:
    lockstep = Lockstep(2, Options(), seed=1)
    while lockstep.s.step().name != "action":
        seat = lockstep.s.to_move()[0]
        lockstep.do(seat, lockstep.choices(seat)[0])
    (seat,) = lockstep.s.to_move()
    lockstep.referee.asked[seat].choices.pop()
    lockstep.compared.clear()
    with pytest.raises(Apart, match="only the engine"):
        lockstep.compare()


def test_a_dollar_too_many_is_noticed() -> None:
    lockstep = Lockstep(2, Options(), seed=1)
    while lockstep.s.turn == 0:
        seat = lockstep.s.to_move()[0]
        lockstep.do(seat, lockstep.choices(seat)[0])
    lockstep.s.money[1] += 1
    with pytest.raises(Apart, match="money"):
        lockstep.compare()
