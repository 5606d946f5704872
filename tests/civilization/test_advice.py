"""The greedy bot. It plays whole games to a real victory, and makes good choices at single questions."""

import pytest

from ludotheque.bots import make_bot
from ludotheque.games.civilization.bots.outlook import PYRAMID, Outlook, evaluate, threat_to
from ludotheque.games.civilization.bots.worth import site_worth, tech_worth
from ludotheque.games.civilization.components.box import (
    CITIES,
    LAST_SPACE,
    N_AROUND,
    N_LEVELS,
    N_TECHS,
    NONE,
    NORTH,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CULTURAL,
    ECONOMIC,
    FORCES,
    MILITARY,
    NO_VICTORY,
    TECHNOLOGICAL,
    TECHS,
    UNIT_DECK,
    VICTORIES,
)
from tests.civilization.positions import GAME, after_setup, tech


def played(seats: int, seed: int, **options: str) -> Civilization:
    """A whole game between greedy players, every choice looked at."""
    s = GAME.new(seats, seed, dict(options))
    bots = [make_bot("greedy", seed * 31 + seat) for seat in range(seats)]
    while not s.over():
        seat = int(s.mover())
        s.apply(seat, bots[seat].play(s, seat))
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_of_greedy_players_ends_by_a_real_victory(seats: int) -> None:
    s = played(seats, 11, turn_limit="30", trade_offers="1")
    result = s.outcome()
    assert result is not None
    assert result.by in VICTORIES[:4]
    assert s.turn < 30
    assert GAME.broken(s) == []


def test_the_same_seed_gives_the_same_game() -> None:
    assert GAME.encode(played(2, 5)) == GAME.encode(played(2, 5))


def learn_pyramid(s: Civilization, seat: int, levels: int) -> None:
    """The smallest pyramid up to a level."""
    for tech_number in range(N_TECHS):
        level = s.box.tech_level[tech_number]
        at = seat * N_LEVELS + level - 1
        if level <= levels and s.rows[at] < PYRAMID[level - 1] and not s.knows(seat, tech_number):
            s.row_of[seat * N_TECHS + tech_number] = level
            s.rows[at] += 1


def test_a_large_pyramid_leads_to_space_flight() -> None:
    s = after_setup("spain", "egypt", fame_and_fortune="yes")
    before = Outlook(s, 0).turns[TECHNOLOGICAL]
    learn_pyramid(s, 0, 4)
    after = Outlook(s, 0)
    assert after.goal == TECHNOLOGICAL
    assert after.turns[TECHNOLOGICAL] < before / 2


def test_a_late_space_on_the_track_leads_to_culture() -> None:
    s = after_setup("rome", "egypt")
    s.space[0] = LAST_SPACE - 1
    s.culture[0] = 10
    s.trade[0] = 10
    o = Outlook(s, 0)
    assert o.goal == CULTURAL
    assert o.turns[CULTURAL] == 0.0


def test_many_coins_lead_to_the_coin_victory() -> None:
    s = after_setup("america", "egypt")
    s.coins[0] = 13
    assert Outlook(s, 0).goal == ECONOMIC


def disarm(s: Civilization, seat: int) -> None:
    """All units of a seat go back into their decks."""
    for unit in s.units(seat, FORCES):
        s.unit_pile[unit] = UNIT_DECK


def test_a_capital_without_units_is_near_to_be_taken() -> None:
    s = after_setup("germany", "rome")
    before = Outlook(s, 0).turns[MILITARY]
    disarm(s, 1)
    assert Outlook(s, 0).turns[MILITARY] < before


def test_germany_leans_to_war_and_rome_to_culture() -> None:
    s = after_setup("germany", "rome")
    disarm(s, 1)
    assert Outlook(s, 0).goal == MILITARY
    assert Outlook(s, 1).goal == CULTURAL


@pytest.mark.parametrize("victory", ["coins", "culture", "techs"])
def test_progress_towards_a_victory_has_value(victory: str) -> None:
    s = after_setup("america", "egypt")
    before = evaluate(s, 0)
    if victory == "coins":
        s.coins[0] += 4
    elif victory == "culture":
        s.space[0] += 6
    else:
        learn_pyramid(s, 0, 3)
    assert evaluate(s, 0) > before
    assert evaluate(s, 1) < evaluate(after_setup("america", "egypt"), 1)


def test_a_won_game_is_worth_more_than_anything() -> None:
    s = played(2, 5)
    assert evaluate(s, s.winner) > 500
    assert evaluate(s, 1 - s.winner) < -500
    assert s.won_by != NO_VICTORY


def test_space_flight_is_learned_before_all_else() -> None:
    s = after_setup("spain", "egypt", fame_and_fortune="yes")
    o = Outlook(s, 0)
    flight = tech_worth(s, 0, o, tech("space_flight"))
    assert all(flight > tech_worth(s, 0, o, other) for other in range(TECHS.size - 1))


def test_a_stack_before_the_capital_is_a_threat() -> None:
    s = after_setup("germany", "rome")
    disarm(s, 1)
    assert threat_to(s, 1) < -50
    for army in range(4):
        s.standing[army] = s.beside(s.city_at[1 * CITIES], NORTH)
    near = threat_to(s, 1)
    assert near > -5
    s.walls[1 * CITIES] = 1
    assert threat_to(s, 1) == near - float(s.box.bonus_walls)


def test_a_site_at_the_edge_is_worth_nothing() -> None:
    s = after_setup("germany", "rome")
    corner = next(square for square in range(s.layout.squares) if s.layout.around[square * N_AROUND] == NONE)
    assert site_worth(s, TECHNOLOGICAL, corner) == 0.0
    assert site_worth(s, TECHNOLOGICAL, s.city_at[0]) > 3.0
