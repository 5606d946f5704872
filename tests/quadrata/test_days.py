"""A new day: its card acts on every player (QD-5.2.1 to QD-5.2.5)."""

from collections import Counter

import pytest

from tests.quadrata.scenario import GAME, Scenario, played


def tokens_of(t: Scenario, seat: int) -> int:
    return len(t.in_bag(seat)) + len(t.resting(seat)) + len(t.held(seat))


# ---------------------------------------------------------------- QD-5.2.1


def test_qd_5_2_1_one_day_after_the_other_for_all_players() -> None:
    t = Scenario(seats=3, day=1).first(1).at(0, "rest")
    t.do(0, "draw")
    assert t.happened("day") == [{"event": "day", "day": "day_2"}]
    assert [said["seat"] for said in t.happened("advanced_drawn")] == [1, 1, 2, 2, 0, 0]
    assert t.asked() == (1, "replace")


def test_qd_5_2_1_the_day_begins_only_after_the_last_turn() -> None:
    t = Scenario(seats=3, day=1).at(1, "rest").do(1, "draw")
    assert not t.happened("day")
    assert t.asked() == (2, "replace")
    assert t.s.day == 1


def test_qd_5_2_1_effects_in_the_order_of_the_card_before_the_first_turn() -> None:
    """Day 6: both advanced tokens first, then the rest zone; so they are in the bag at once."""
    t = Scenario(day=5).rest(0, 8).next_day(6)
    assert [said["event"] for said in t.log] == ["day", *["advanced_drawn"] * 4, "poured", "poured", "turn"]
    assert t.resting(0) == []


# ---------------------------------------------------------------- QD-5.2.2


def test_qd_5_2_2_on_day_one_every_player_has_one_taxi() -> None:
    for seats in (2, 3, 4):
        s = GAME.new(seats, 3, {"mode": "expert"})
        assert [s.taxis(seat) for seat in range(seats)] == [1] * seats


@pytest.mark.parametrize("day", [2, 3, 4, 5, 6, 7])
def test_qd_5_2_2_and_on_no_other_day(day: int) -> None:
    t = Scenario(day=day - 1).taxis(0, 1).taxis(1, 3).next_day(day)
    assert [t.taxis_of(0), t.taxis_of(1)] == [1, 3]


# ---------------------------------------------------------------- QD-5.2.3


@pytest.mark.parametrize("day", [2, 4, 6])
def test_qd_5_2_3_two_advanced_tokens_into_the_rest_zone(day: int) -> None:
    t = Scenario(seats=3, day=day - 1).next_day(day)
    drawn = t.happened("advanced_drawn")
    assert [said["seat"] for said in drawn] == [0, 0, 1, 1, 2, 2]
    assert all(7 <= int(said["token"]) <= 12 for said in drawn)
    assert sum(t.s.black_bag) == 18
    for seat in range(3):
        mine = sorted(said["token"] for said in drawn if said["seat"] == seat)
        where = t.in_bag(seat) if day == 6 else t.resting(seat)
        assert sorted(token for token in where if token.isdigit() and int(token) > 6) == mine
        assert not any(int(token) > 6 for token in t.held(seat) if token.isdigit())


def test_qd_5_2_3_each_token_of_the_black_bag_is_equally_likely() -> None:
    """1200 tokens of six values: 200 of each expected; then only two values are left."""
    drawn: Counter[str] = Counter()
    for seed in range(300):
        t = Scenario().chance(seed)
        drawn.update(said["token"] for said in t.next_day(2).happened("advanced_drawn"))
    assert sorted(drawn, key=int) == ["7", "8", "9", "10", "11", "12"]
    assert all(145 < number < 255 for number in drawn.values()), drawn
    t = Scenario(seats=2).rest(0, *[7, 8, 9, 10] * 2).rest(1, *[7, 8, 9, 10, 11] * 2).bag(1, 11, 11, 12, 12)
    t.next_day(2)
    assert {said["token"] for said in t.happened("advanced_drawn")} <= {"7", "8", "9", "10", "12"}


def test_qd_5_2_3_they_are_not_drawn_before_the_bag_has_run_out() -> None:
    """Day 2: five tokens come out of the bag of four; the fifth may be advanced, the first four are not."""
    for seed in range(40):
        t = Scenario(day=1).hand(0, 1, 2, 3).trains(0, 2).chance(seed).next_day(2)
        assert len(t.in_bag(0)) == 4
        assert len(t.resting(0)) == 2
        for token in (1, 2, 3):
            t.at(0, "rest").do(0, "rest", held=str(token))
        t.do(0, "draw")
        drawn = [said["held"] for said in t.happened("drew")]
        assert sorted(drawn[:4]) == ["4", "5", "6", "plane"]
        assert t.happened("poured") == [{"event": "poured", "seat": 0, "count": 5}]


def test_qd_3_10_how_many_tokens_a_player_owns() -> None:
    """Days 1 to 7 without planes won: 7, 9, 8, 10, 8, 10, 10."""
    t = Scenario(seats=4)
    found = [tokens_of(t, 0)]
    for day in range(2, 8):
        t.next_day(day)
        while t.asked()[1] == "remove":
            seat = t.asked()[0]
            t.do(seat, "remove", base=t.choices(seat)[0]["base"])
        found.append(tokens_of(t, 0))
        if day in (2, 4, 6):
            assert sum(t.s.black_bag) == 24 - 4 * day
    assert found == [7, 9, 8, 10, 8, 10, 10]


# ---------------------------------------------------------------- QD-5.2.4


def test_qd_5_2_4_a_token_of_the_movement_area_is_replaced_at_once() -> None:
    t = Scenario().hand(0, 1, 4, 6).next_day(3)
    assert t.asked() == (0, "remove")
    t.do(0, "remove", base="1")
    assert t.happened("base_removed") == [{"event": "base_removed", "seat": 0, "token": "1"}]
    (drew,) = t.happened("drew")
    assert drew["seat"] == 0
    assert len(t.held(0)) == 3
    assert t.held(0)[1:] == ["4", "6"]
    assert t.held(0)[0] == drew["held"] in ("2", "3", "5", "plane")
    assert tokens_of(t, 0) == 6
    assert t.asked() == (1, "remove")


def test_qd_5_2_4_out_of_the_bag_nothing_is_drawn() -> None:
    t = Scenario().hand(0, 2, 4, 6).next_day(3).do(0, "remove", base="1")
    assert t.happened("drew") == []
    assert t.held(0) == ["2", "4", "6"]
    assert t.in_bag(0) == ["3", "5", "plane"]


def test_qd_5_2_4_out_of_the_rest_zone_nothing_is_drawn() -> None:
    t = Scenario().hand(0, 2, 4, 6).rest(0, 1, 8).next_day(3).do(0, "remove", base="1")
    assert t.happened("drew") == []
    assert t.resting(0) == ["8"]


def test_qd_5_2_4_only_base_tokens_that_are_still_there() -> None:
    t = Scenario(day=4).hand(0, 3, 4, "plane").rest(0, 8).next_day(5)
    assert [said["base"] for said in t.choices(0)] == ["2", "3", "4", "5", "6"]
    assert t.reason(0, "remove", base="1") == ("QD-5.2.4", "token-gone")
    with pytest.raises(ValueError, match="8"):
        t.number("remove", base="8")
    with pytest.raises(ValueError, match="plane"):
        t.number("remove", base="plane")


def test_qd_5_2_4_two_chosen_before_anything_is_drawn() -> None:
    t = Scenario(day=4).hand(0, 2, 5, 6).rest(0, 1, 9).next_day(5)
    t.do(0, "remove", base="1")
    assert t.asked() == (0, "remove")
    t.do(0, "remove", base="2")
    assert [said["event"] for said in t.log] == ["day", "base_removed", "base_removed", "drew"]
    assert len(t.held(0)) == 3
    assert t.resting(0) == ["9"]
    assert t.asked() == (1, "remove")


def test_qd_5_2_4_two_of_the_movement_area_leave_before_the_refill() -> None:
    """The bag is empty and the rest zone holds the other of the two: it must not come back by the refill."""
    t = Scenario(day=4).hand(0, 2, 3, 6).bag(0).rest(0, 5, 4, "plane").next_day(5)
    t.do(0, "remove", base="2")
    assert len(t.held(0)) == 2
    assert t.happened("drew") == []
    t.do(0, "remove", base="3")
    assert len(t.happened("drew")) == 2
    assert len(t.held(0)) == 3
    assert "2" not in t.held(0) + t.resting(0) + t.in_bag(0)


@pytest.mark.parametrize(("day", "number"), [(3, 1), (5, 2)])
def test_qd_5_2_4_every_player_must_once_in_turn(day: int, number: int) -> None:
    t = Scenario(seats=3, day=day - 1).first(2).next_day(day)
    asked = []
    while t.asked()[1] == "remove":
        seat = t.asked()[0]
        asked.append(seat)
        assert t.verbs(seat) == ["remove"], "declining is impossible"
        t.do(seat, "remove", base=t.choices(seat)[-1]["base"])
    assert asked == [2] * number + [0] * number + [1] * number
    assert t.asked() == (2, "replace")


def test_qd_5_2_4_an_extra_space_is_not_refilled() -> None:
    t = Scenario(mode="expert", day=2).hand(0, 2, 3, 6, extra=[1, 4]).next_day(3).do(0, "remove", base="1")
    assert t.happened("drew") == []
    assert t.held(0) == ["2", "3", "6", "4_extra"]


def test_qd_5_2_4_the_same_token_does_not_leave_twice() -> None:
    t = Scenario(day=4).next_day(5).do(0, "remove", base="4")
    assert t.refused(0, "remove", base="4") == "QD-5.2.4"


@pytest.mark.parametrize("day", [1, 2, 4, 6, 7])
def test_qd_5_2_4_on_other_days_no_token_leaves(day: int) -> None:
    t = Scenario(day=day - 1).next_day(day)
    assert t.asked() == (0, "replace")
    assert not t.happened("base_removed")


def test_qd_5_2_4_six_then_five_then_three_base_tokens() -> None:
    for seed in range(5):
        s, log = played(4, seed, mode="expert")
        assert [len(player["base_left"]) for player in s.view(-1)["players"]] == [3] * 4
        gone = Counter(said["seat"] for said in log if said["event"] == "base_removed")
        assert gone == dict.fromkeys(range(4), 3)


# ---------------------------------------------------------------- QD-5.2.5


def test_qd_5_2_5_two_advanced_tokens_then_all_into_the_bag() -> None:
    t = Scenario(day=5).hand(0, 5, 6, "plane").rest(0, 3, 8).next_day(6)
    drawn = [said["token"] for said in t.happened("advanced_drawn", seat=0)]
    assert len(drawn) == 2
    assert t.happened("poured", seat=0) == [{"event": "poured", "seat": 0, "count": 4}]
    assert t.resting(0) == []
    assert sorted(t.in_bag(0)) == sorted(["3", "8", *drawn])
    assert t.held(0) == ["5", "6", "plane"]


@pytest.mark.parametrize("day", [2, 4])
def test_qd_5_2_5_on_days_two_and_four_the_rest_zone_stays(day: int) -> None:
    t = Scenario(day=day - 1).rest(0, 3, 8).next_day(day)
    assert len(t.resting(0)) == 4
    assert not t.happened("poured")
