"""The second referee plays random games of all seats and modules by itself, and no piece is lost."""

import random

import pytest

from tests.small_city.referee import Options, Referee
from tests.small_city.referee.conservation import check
from tests.small_city.referee.data import Said
from tests.small_city.referee.dealer import Dealer

TABLES = [
    (1, Options()),
    (1, Options("asia_chosen", godzillas="yes", new_buildings="with_promises", real_buildings=True)),
    (2, Options("base_b", "economy", doctors=True, new_actions=True)),
    (2, Options("river", "culture", "stockholm", nuclear=True, real_buildings=True)),
    (3, Options("mountain", "population", "yes", mayor_variant=True, new_buildings="yes")),
    (3, Options("asia_dealt", godzillas="yes", doctors=True, nuclear=True)),
    (4, Options("asia_chosen", mayor_variant=True, new_actions=True, new_buildings="with_promises")),
    (4, Options("mountain", godzillas="yes", doctors=True, real_buildings=True, new_buildings="yes")),
]

# While these are asked something is on its way: tiles and materials of plans, the dead, a godzilla, the Pilgrim.
UNDER_WAY = {"plan", "place", "discount", "payment", "warehouse", "bury", "march", "turn", "pilgrim"}
IDLE = ("commit", "pass", "stop", "decline")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_random_game_ends_and_nothing_gets_lost(seats: int, options: Options) -> None:
    chance = random.Random(seats)
    referee = Referee(seats, options, Dealer(seats, options, seats))
    while not referee.over:
        seat = chance.choice(sorted(referee.asked))
        choices = referee.choices(seat)
        assert len({str(choice) for choice in choices}) == len(choices)
        referee.apply(seat, pick(chance, choices))
        under_way = UNDER_WAY & {ask.step for ask in referee.asked.values()}
        if referee.table.turn > 0 and not under_way:
            check(referee.table)
    assert referee.table.turn == referee.table.last_turn
    assert min(parts["place"] for parts in referee.table.outcome.values()) == 1


def pick(chance: random.Random, choices: list[Said]) -> Said:
    """Prefers choices that do something, so that more happens than in random games."""
    doing = [choice for choice in choices if choice["verb"] not in IDLE]
    return chance.choice(doing if doing and chance.random() < 0.85 else choices)
