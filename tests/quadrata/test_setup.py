"""Setting the table up: QD-4.1 to QD-4.7."""

from collections import Counter

import pytest

from ludotheque.core.game import BadSetup
from ludotheque.games.quadrata.vocabulary import N_CARDS
from tests.quadrata.scenario import GAME, Scenario, played

SEEDS = range(300)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_qd_4_1_for_two_three_or_four(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"seats: quadrata is for 2, 3, 4; got {seats}"):
        GAME.new(seats, 1)


def test_qd_4_1_the_mode_applies_to_all_players() -> None:
    for mode, boxes in (("family", 4), ("expert", 7)):
        view = GAME.new(4, 1, {"mode": mode}).view(-1)
        assert view["mode"] == mode
        assert [len(player["crossed"]) for player in view["players"]] == [boxes] * 4
    assert GAME.new(2, 1).view(-1)["mode"] == "family"
    with pytest.raises(BadSetup, match="mode: expected one of family, expert; got 'easy'"):
        GAME.new(2, 1, {"mode": "easy"})


def test_qd_4_2_four_cards_open_and_thirty_five_in_the_deck() -> None:
    for seed in range(30):
        s = GAME.new(3, seed)
        assert (s.deck_size, s.discard_size) == (35, 0)
        cards = [*s.deck[: s.deck_size], *s.centre]
        assert sorted(cards) == list(range(N_CARDS))
        assert s.view(-1)["discard"] == []


def test_qd_4_2_the_deck_is_shuffled() -> None:
    """Every card is about as often in the centre: 300 tables, 4 of 39 cards, about 31 times each."""
    tables = [GAME.new(2, seed) for seed in SEEDS]
    opened = Counter(int(card) for s in tables for card in s.centre)
    assert len(opened) == 39
    assert all(10 <= number <= 60 for number in opened.values()), opened
    assert len({tuple(s.deck) for s in tables}) == 300
    bottom = Counter(int(s.deck[0]) for s in tables)
    assert len(bottom) > 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_qd_4_3_bag_planes_and_trophies_for_any_number_of_players(seats: int) -> None:
    view = GAME.new(seats, 1).view(-1)
    assert view["black_bag"] == [4] * 6
    assert view["planes"] == 22
    assert view["trophies"] == dict.fromkeys(["violet", "red", "green", "turquoise", "multicolor"])


def test_qd_4_4_seven_tokens_two_trains_and_nothing_else() -> None:
    s = GAME.new(4, 5)
    for seat, player in enumerate(s.view(-1)["players"]):
        on_board = [space["token"] for space in player["spaces"] if space["token"]]
        assert sorted([*player["bag"], *on_board]) == ["1", "2", "3", "4", "5", "6", "plane"]
        assert (player["trains"], player["rest"], player["reserved"], player["squares"]) == (0, [], None, {})
        assert s.circled[seat] == 1, "the taxi of day 1, and no other"
        assert sum(player["crossed"].values()) == 0


def test_qd_4_5_three_tokens_on_the_regular_spaces_four_in_the_bag() -> None:
    for seed in range(30):
        for player in GAME.new(4, seed, {"mode": "expert"}).view(-1)["players"]:
            assert [space["token"] is not None for space in player["spaces"]] == [True] * 3 + [False] * 4
            assert len(player["bag"]) == 4


def test_qd_4_5_every_token_is_as_likely_to_be_drawn() -> None:
    """300 tables with two players: 600 hands of three out of seven, about 257 times each token."""
    drawn: Counter[str] = Counter()
    for seed in SEEDS:
        for player in GAME.new(2, seed).view(-1)["players"]:
            drawn.update(space["token"] for space in player["spaces"] if space["token"])
    assert len(drawn) == 7
    assert all(200 < number < 315 for number in drawn.values()), drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_qd_4_6_every_seat_may_be_first(seats: int) -> None:
    first = Counter(int(GAME.new(seats, seed).first) for seed in SEEDS)
    assert sorted(first) == list(range(seats))
    assert all(number > 300 / seats / 2 for number in first.values()), first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_qd_4_6_the_first_player_stays_first_and_play_goes_clockwise(seats: int) -> None:
    """Seven days, in each of them all seats in turn from the same one on."""
    for seed in range(4):
        s, log = played(seats, seed)
        turns = [said["seat"] for said in log if said["event"] == "turn"]
        # the first turn was begun by the set-up, before the log
        assert [s.first, *turns] == [(s.first + turn) % seats for turn in range(7 * seats)]
        days = [said["day"] for said in log if said["event"] == "day"]
        assert days == [f"day_{day}" for day in range(2, 8)]


def test_qd_4_6_the_game_begins_with_day_one_and_the_first_player() -> None:
    for seed in range(8):
        s = GAME.new(4, seed)
        assert s.day == 1
        assert s.to_move() == (s.first,)
        assert s.step().name == "replace"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_qd_4_7_the_number_of_players_changes_nothing_else(seats: int) -> None:
    s, _ = played(seats, 7)
    assert sum(s.black_bag) == 24 - 6 * seats
    view = GAME.new(seats, 7).view(-1)
    assert len(view["centre"]) == 4
    assert len(view["players"]) == seats


def test_qd_4_7_with_four_players_the_black_bag_is_empty_after_day_6() -> None:
    t = Scenario(seats=4)
    found = [sum(t.s.black_bag)]
    for day in (2, 4, 6):
        t = Scenario(seats=4, day=day - 1)
        for seat in range(4):
            t.rest(seat, *([7, 8, 9, 10][seat : seat + 1] * (day - 2)))
        t.next_day(day)
        found.append(sum(t.s.black_bag))
    assert found == [24, 16, 8, 0]
