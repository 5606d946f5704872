"""Drawing tokens from the bag (QD-5.11.1 to QD-5.11.3)."""

from collections import Counter

import pytest

from tests.quadrata.scenario import Scenario, played


def drawn(t: Scenario) -> list[str]:
    return [said["held"] for said in t.happened("drew")]


def test_qd_5_11_1_an_empty_bag_takes_the_whole_rest_zone_in_the_middle_of_a_draw() -> None:
    """Bag {2}, rest zone {5, 6, 9}, one token kept: first the 2, then each of the others in a third of 600 futures."""
    second: Counter[str] = Counter()
    for seed in range(600):
        t = (
            Scenario(day=6)
            .hand(0, "plane")
            .bag(0, 2)
            .rest(0, 5, 6, 9)
            .at(0, "rest")
            .chance(seed)
            .do(0, "draw")
        )
        first, other = drawn(t)
        assert first == "2"
        assert [said["event"] for said in t.log][:4] == ["refills", "drew", "poured", "drew"]
        assert (len(t.in_bag(0)), t.resting(0)) == (2, [])
        second[other] += 1
    assert sorted(second) == ["5", "6", "9"]
    assert all(150 < number < 250 for number in second.values()), second


def test_qd_5_11_1_each_token_is_equally_likely_also_where_two_are_alike() -> None:
    """Bag {7, 7, 8, plane}: the 7 in a half of 600 futures, the others in a quarter each."""
    found: Counter[str] = Counter()
    for seed in range(600):
        t = Scenario(day=6).hand(0, 5, 6).bag(0, 7, 7, 8, "plane").at(0, "rest").chance(seed).do(0, "draw")
        found.update(drawn(t))
    assert sorted(found) == ["7", "8", "plane"]
    assert 250 < found["7"] < 350
    assert 110 < found["8"] < 190
    assert 110 < found["plane"] < 190


def test_qd_5_11_1_tokens_used_and_rested_this_turn_are_poured_with_the_others() -> None:
    t = Scenario(day=6).centre("toronto").hand(0, 5, 6, 4).bag(0).rest(0, "plane").at(0)
    t.visit(0, "cn_tower", 5, 6).do(0, "end_visits").do(0, "skip").do(0, "rest", held="4").do(0, "draw")
    assert t.happened("poured") == [{"event": "poured", "seat": 0, "count": 4}]
    assert sorted([*t.held(0), *t.in_bag(0)]) == ["4", "5", "6", "plane"]
    assert len(t.held(0)) == 3
    assert t.resting(0) == []


def test_qd_5_11_1_a_single_token_is_poured_and_nothing_at_all_is_not() -> None:
    t = Scenario(day=6).hand(0, 5, 6).bag(0).rest(0, 4, "plane").at(0, "rest").do(0, "draw")
    assert t.happened("poured") == [{"event": "poured", "seat": 0, "count": 2}]
    t = Scenario(day=6).trains(0, 1).hand(0, 4, 5, 6).bag(0).rest(0, "plane").at(0, "rest").do(0, "draw")
    assert t.happened("poured") == [{"event": "poured", "seat": 0, "count": 1}]
    t = Scenario(day=6).trains(0, 2).hand(0, 4, 5, 6, "plane").bag(0).rest(0).at(0, "rest").do(0, "draw")
    assert not t.happened("poured")


def test_qd_5_11_1_a_token_drawn_is_out_of_the_bag() -> None:
    for seed in range(10):
        t = Scenario(day=6).hand(0).bag(0, 7, 8, 9).rest(0, 4, 5, 6, "plane").at(0, "rest").chance(seed)
        t.do(0, "draw")
        assert sorted(drawn(t)) == ["7", "8", "9"]
        assert t.in_bag(0) == []


def test_qd_5_11_2_a_bag_that_becomes_empty_is_not_enough() -> None:
    """Bag {2, 3}, rest zone {8}, two spaces to fill: the 8 stays where it is."""
    t = Scenario(day=6).trains(0, 1).hand(0, 6, "plane").bag(0, 2, 3).rest(0, 8).at(0, "rest").do(0, "draw")
    assert sorted(drawn(t)) == ["2", "3"]
    assert t.in_bag(0) == []
    assert t.resting(0) == ["8"]
    assert not t.happened("poured")


def test_qd_5_11_2_nothing_to_draw_nothing_to_pour() -> None:
    t = Scenario(day=5).hand(0, 4, 5, 6).bag(0).rest(0, 8, "plane").at(0, "rest").do(0, "draw")
    assert t.resting(0) == ["8", "plane"]
    assert not t.happened("poured")


def test_qd_5_11_3_without_any_token_the_spaces_stay_empty() -> None:
    t = Scenario(day=6).trains(0, 2).hand(0, 4, 5).bag(0, 6).rest(0, "plane").at(0, "rest").do(0, "draw")
    assert sorted(t.held(0)) == ["4", "5", "6", "plane"]
    assert (t.in_bag(0), t.resting(0)) == ([], [])
    assert len(t.happened("drew")) == 2
    t.at(0, "rest").do(0, "rest", held="4").do(0, "draw")
    assert sorted(t.held(0)) == ["4", "5", "6", "plane"], "the next draw"


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_qd_5_11_3_it_does_not_happen_in_play(mode: str) -> None:
    """After a draw at the end of a turn every regular space holds a token."""
    for seed in range(6):
        s, _ = played(4, seed, mode=mode)
        for player in s.view(-1)["players"]:
            open_spaces = [space for space in player["spaces"] if space["open"] and space["kind"] != "extra"]
            total = len(player["bag"]) + len(player["rest"]) + sum(1 for x in player["spaces"] if x["token"])
            assert total > len(open_spaces)
