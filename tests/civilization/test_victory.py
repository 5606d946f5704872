"""The end of the game (CV-14.1 to CV-14.12)."""

import pytest

from ludotheque.core.cards import bit
from ludotheque.core.events import Log
from ludotheque.games.civilization.city.founding import destroy_city
from ludotheque.games.civilization.components.box import CITIES, FEATURE_COIN, N_TECHS, NONE
from ludotheque.games.civilization.invariants import broken
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    CULTURAL,
    ECONOMIC,
    FORCES,
    IN_CITIES,
    IN_RESEARCH_PHASE,
    MILITARY,
    NO_VICTORY,
    PHASES,
    SQUARES,
    TECHNOLOGICAL,
    UNIT_DECK,
    UNIT_PACK,
)
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.victory import begin_choice, reach
from ludotheque.games.civilization.turn.end_of_game import end_check, score
from tests.civilization.cards import asked_of
from tests.civilization.meadow import army, at, cannot, city, do, meadow, pick, scout
from tests.civilization.positions import after_setup
from tests.civilization.starting import begin_cities, begin_start, start

SPACE_FLIGHT_AND_14_MORE = 15


def table(
    *figures: tuple[int, int, int], advanced_tiebreak: str = "yes", turn_limit: str = "40"
) -> Civilization:
    """Players with so many techs, on such a space, with so many coins; it is city management."""
    civs = ["egypt", "china", "germany", "america"][: len(figures)]
    s = after_setup(*civs, advanced_tiebreak=advanced_tiebreak, turn_limit=turn_limit)
    for seat, (techs, space, coins) in enumerate(figures):
        for tech in range(N_TECHS):
            s.row_of[seat * N_TECHS + tech] = 0
        plain = [tech for tech in range(N_TECHS) if s.box.tech_coin[tech] == 0]
        for tech in plain[:techs]:
            s.row_of[seat * N_TECHS + tech] = 1
        s.space[seat] = space
        s.coins[seat] = 0
        s.coins[seat] = coins - coins_of(s, seat)
    s.phase = IN_CITIES
    return s


def look(s: Civilization) -> None:
    """A choice with all that it caused is over (CV-14.11)."""
    begin_choice(s, 0)
    s.step().proceed(s)


def end_at_once(s: Civilization) -> None:
    s.step().proceed(s)


@pytest.mark.parametrize(
    ("techs", "space", "coins", "points"),
    [pytest.param(9, 13, 16, 38, id="CV-B9"), pytest.param(15, 21, 17, 53, id="CV-B10")],
)
def test_cv_14_7_score_is_techs_spaces_and_coins(techs: int, space: int, coins: int, points: int) -> None:
    s = table((techs, space, coins), (1, 0, 0))
    s.culture[0] = 12  # unspent tokens count for nothing
    assert score(s, 0) == points


def test_cv_14_7_a_blank_card_in_the_pyramid_is_no_tech() -> None:
    s = table((4, 0, 0), (1, 0, 0))
    s.blank_row[0], s.rows[0] = 1, s.rows[0] + 1
    assert score(s, 0) == 4


def test_cv_14_3_fifteen_coins_mark_a_player_and_the_turn_continues() -> None:
    s = table((1, 0, 14), (1, 0, 14))
    look(s)
    assert list(s.reached) == [NO_VICTORY, NO_VICTORY]
    s.coins[1] += 1
    look(s)
    assert list(s.reached) == [NO_VICTORY, ECONOMIC]
    assert not s.over()


def test_cv_b8_an_economic_victory_stays_though_a_coin_is_lost() -> None:
    s = table((1, 0, 15), (1, 0, 0))
    look(s)
    s.coins[0] -= 1
    look(s)
    assert s.reached[0] == ECONOMIC
    assert end_check(s)
    assert s.winner == 0


def test_cv_b6_a_victory_is_settled_at_the_end_of_the_turn() -> None:
    s = table((1, 21, 0), (1, 0, 0))
    reach(s, 0, CULTURAL)
    assert not s.over()
    assert end_check(s)
    assert s.over()
    result = s.outcome()
    assert result is not None
    assert (result.winners, result.by) == ([0], "culture")


def test_cv_b7_players_who_reached_a_victory_compare_scores() -> None:
    s = table((10, 6, 15), (SPACE_FLIGHT_AND_14_MORE, 9, 6), (9, 20, 14))
    look(s)
    reach(s, 1, TECHNOLOGICAL)
    assert [score(s, seat) for seat in range(3)] == [31, 30, 43]
    assert end_check(s)
    result = s.outcome()
    assert result is not None
    assert (result.winners, result.by) == ([0], "economic")
    assert result.parts[0] == {"techs": 10, "culture": 6, "coins": 15}
    assert result.points == [31, 30, 43]


def test_cv_b5_a_military_victory_ends_the_game_at_once_and_wins_alone() -> None:
    s = table((10, 6, 15), (1, 0, 0))
    look(s)
    reach(s, 1, MILITARY)
    end_at_once(s)
    assert s.over()
    result = s.outcome()
    assert result is not None
    assert (result.winners, result.by) == ([1], "military")
    assert result.ranks() == [2, 1]


def test_cv_14_1_without_the_tie_breaker_the_first_victory_ends_the_game() -> None:
    s = table((1, 0, 15), (20, 20, 14), advanced_tiebreak="no")
    look(s)
    end_at_once(s)
    assert s.over()
    assert s.winner == 0


def test_cv_14_12_without_the_tie_breaker_research_is_carried_out_for_all() -> None:
    s = table((12, 3, 15), (14, 9, 2), advanced_tiebreak="no")
    s.phase = IN_RESEARCH_PHASE
    look(s)
    reach(s, 1, TECHNOLOGICAL)
    assert not s.over()
    assert end_check(s)
    assert s.winner == 0  # 30 against 25


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        pytest.param((5, 3, 7), (5, 4, 6), 0, id="more coins"),
        pytest.param((5, 4, 6), (6, 3, 6), 0, id="more spaces"),
        pytest.param((6, 3, 6), (5, 4, 6), 1, id="more spaces, the other way"),
        pytest.param((5, 4, 6), (5, 4, 6), 0, id="earlier in turn order"),
    ],
)
def test_cv_14_8_ties(one: tuple[int, int, int], other: tuple[int, int, int], winner: int) -> None:
    s = table(one, other)
    for seat in range(2):
        reach(s, seat, CULTURAL)
    assert end_check(s)
    assert s.winner == winner


def test_cv_14_8_turn_order_goes_from_the_first_player() -> None:
    s = table((5, 4, 6), (5, 4, 6))
    s.first = 1
    for seat in range(2):
        reach(s, seat, CULTURAL)
    assert end_check(s)
    assert s.winner == 1


@pytest.mark.parametrize("limit", [20, 30, 40])
def test_cv_14_10_after_the_last_turn_all_compare(limit: int) -> None:
    s = table((3, 2, 1), (3, 2, 2), turn_limit=str(limit))
    s.turn = limit - 1
    assert not end_check(s)
    assert s.winner == NONE
    s.turn = limit
    assert end_check(s)
    result = s.outcome()
    assert result is not None
    assert (result.winners, result.by) == ([1], "turn_limit")


def test_cv_14_6_the_first_victory_of_a_player_is_the_one_that_counts() -> None:
    s = table((5, 21, 15), (1, 0, 0))
    reach(s, 0, CULTURAL)
    look(s)
    assert s.reached[0] == CULTURAL


def test_cv_14_11_a_check_from_a_lane_concerns_all_seats() -> None:
    """In the trade window every seat has a lane; the check leaves it."""
    s = table((1, 0, 15), (1, 0, 0))
    at = s.depth()
    s.split(0)
    s.push_to(0, s.step_at(at - 1))
    s.enter(0)
    begin_choice(s, 0)
    s.step().proceed(s)
    assert s.lane == NONE
    assert s.lane_depth(0) == 1
    s.step().proceed(s)
    assert s.reached[0] == ECONOMIC


def test_victories_are_logged() -> None:
    s = table((1, 0, 15), (1, 0, 0))
    s.log = Log()
    look(s)
    assert end_check(s)
    assert [event.kind.name for event in s.log.events] == ["victory_reached", "game_won"]


def gold_rush() -> Civilization:
    """Seat 1 has 14 coins and one more in a square that an army of seat 0 blockades."""
    s = meadow("rome", "egypt")
    mine = outskirts(s, CITIES)[0]
    s.feature[mine] = FEATURE_COIN
    s.coins[1] = 0
    s.coins[1] = 15 - coins_of(s, 1)
    assert coins_of(s, 1) == 15
    army(s, 0, mine)
    return s


def test_5_0_whose_hands_have_shrunk_discards_in_turn_from_the_active_player() -> None:
    s = meadow("rome", "egypt", "china")
    s.first = 0
    begin_start(s, 1)
    for seat in (0, 2):
        for card in CARD_PACK.with_back(s.card_pile, CARD_DECK, 1)[:3]:
            CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_PACK.of(seat), bit(seat))
    begin_choice(s, 1)
    s.settle()
    assert asked_of(s, 2) == "discard"
    s.apply(2, s.actions(2)[0])
    assert asked_of(s, 0) == "discard"


def test_cv_r17_a_blockaded_coin_is_off_the_total_at_once() -> None:
    s = gold_rush()
    assert coins_of(s, 1) == 14
    assert s.reached[1] == NO_VICTORY


def test_cv_r11_fifteen_coins_are_noticed_in_another_players_part() -> None:
    s = gold_rush()
    mine = outskirts(s, CITIES)[0]
    pick(s, mine, armies=1)
    away = next(
        dir
        for number, dir in enumerate(("north", "east", "south", "west"))
        if s.beside(mine, number) != NONE and s.spot[s.beside(mine, number)] == NONE
    )
    do(s, "step", dir=away)
    do(s, "halt")
    assert s.active == 0
    assert s.reached[1] == ECONOMIC


def test_cv_14_9_no_player_is_eliminated() -> None:
    s = meadow("rome", "egypt")
    city(s, 1, 1, at(s, 6, 4))
    destroy_city(s, CITIES + 1)
    assert not s.over()
    do(s, "end")
    assert s.to_move() == (1,)  # without a figure on the map the seat still has its part


# ---------------------------------------------------------------- CV-14.9: no elimination


def with_nothing_but_the_capital() -> Civilization:
    """Seat 0 has no figure, no unit, no other city, no trade, no culture; the start of turn 2."""
    s = start("rome", "egypt")
    s.trade[0] = s.culture[0] = s.coins[0] = 0
    for unit in s.units(0, FORCES):
        UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_DECK, 0)
    return s


def test_cv_14_9_a_player_with_only_the_capital_plays_on_in_every_phase() -> None:
    s = with_nothing_but_the_capital()
    asked_in = set()
    while s.turn == 2:
        seat = s.mover()
        if seat == 0:
            asked_in.add(PHASES.ids[s.phase])
        s.apply(seat, s.actions(seat)[-1])
    assert asked_in >= {"start_of_turn", "trade", "city_management", "movement"}
    assert not s.over()


def test_cv_14_9_and_cv_b94_and_may_build_an_army_and_a_city_again() -> None:
    s = with_nothing_but_the_capital()
    site = at(s, 9, 1)
    scout(s, 0, site)
    do(s, "found", square=SQUARES.ids[site], figure="scout")
    assert s.city_at[1] == site
    begin_cities(s, 0)
    s.bonus[0] = 4
    assert cannot(s, "produce", city="capital", item="army") == ""


def test_cv_14_9_a_position_of_a_running_game_in_which_a_capital_is_missing_is_none() -> None:
    s = after_setup("egypt", "china")
    assert broken(s) == []
    for square in (*outskirts(s, CITIES), s.city_at[CITIES]):
        s.spot[square] = NONE
    s.city_at[CITIES], s.walls[CITIES] = NONE, 0
    assert broken(s) == ["city_at: seat 1 has no capital, and the game goes on (CV-14.9)"]
