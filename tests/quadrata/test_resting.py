"""Step 4: rest tokens and draw new ones (QD-5.10.1 to QD-5.10.3)."""

from itertools import combinations

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.preview import preview
from ludotheque.games.quadrata.vocabulary import DRAW
from tests.quadrata.scenario import Scenario

FAR = ("ottawa", "quebec_city", "sydney", "brandon")

# ---------------------------------------------------------------- QD-5.10.1


@pytest.mark.parametrize("rested", [c for n in range(5) for c in combinations(["1", "2", "3", "4_extra"], n)])
def test_qd_5_10_1_any_tokens_go_to_the_rest_zone(rested: tuple[str, ...]) -> None:
    t = (
        Scenario(mode="expert", day=4)
        .hand(0, 1, 2, 3, extra=[4])
        .bag(0, 7, 8, 9)
        .rest(0, 5, "plane")
        .at(0, "rest")
    )
    for held in rested:
        t.do(0, "rest", held=held)
    assert sorted(t.resting(0)) == sorted(["5", "plane", *[held.partition("_")[0] for held in rested]])
    assert t.happened("drew") == [], "nothing is drawn before all are chosen"
    t.do(0, "draw")
    kept = [held for held in ["1", "2", "3", "4_extra"] if held not in rested]
    assert [held for held in t.held(0) if held in kept] == kept
    assert len(t.happened("drew")) == len([held for held in rested if not held.endswith("_extra")])
    assert t.asked() == (1, "replace")


def test_qd_5_10_1_only_what_lies_there() -> None:
    t = Scenario().hand(0, 1, 2, 3).at(0, "rest")
    assert t.reason(0, "rest", held="4") == ("QD-5.10.1", "no-such-token")
    assert t.reason(0, "rest", held="1_extra") == ("QD-5.10.1", "no-such-token")
    t.do(0, "rest", held="1")
    assert t.refused(0, "rest", held="1") == "QD-5.10.1"
    assert t.refused(0, "skip") == "LU-2"


# ---------------------------------------------------------------- QD-5.10.2


def test_qd_5_10_2_kept_tokens_stay_in_their_spaces() -> None:
    t = Scenario().hand(0, 1, 2, 3).at(0, "rest").do(0, "rest", held="2").do(0, "draw")
    assert (t.held(0)[0], t.held(0)[2]) == ("1", "3")
    assert t.held(0)[1] in ("4", "5", "6", "plane")


@pytest.mark.parametrize("trains", [0, 1, 2])
def test_qd_5_10_2_every_regular_space_is_filled(trains: int) -> None:
    t = Scenario(mode="expert", day=2).trains(0, trains).hand(0, 1).at(0, "rest").do(0, "draw")
    assert len(t.held(0)) == 3 + trains
    assert not any(held.endswith("_extra") for held in t.held(0))


@pytest.mark.parametrize(("hand", "trains", "drawn"), [(1, 0, 2), (1, 2, 4), (2, 0, 1), (3, 0, 0)])
def test_qd_5_10_2_the_number_of_tokens_is_told_before_they_are_drawn(
    hand: int, trains: int, drawn: int
) -> None:
    t = Scenario(mode="expert", day=2).trains(0, trains).hand(0, *range(1, hand + 1)).at(0, "rest")
    found = preview(t.s, 0, DRAW.of(), seeded(1))
    t.do(0, "draw")
    assert [said["count"] for said in t.happened("refills")] == [drawn] * (drawn > 0)
    assert len(t.happened("drew")) == drawn
    assert found.open == (drawn > 0)
    assert found.events[0].kind.name == ("refills" if drawn else "turn")


def test_qd_5_10_2_a_train_removed_this_turn_opens_its_space() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 5, 6, 1).provinces(0, "manitoba")
    t.visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="train")
    t.do(0, "end_visits").do(0, "skip").do(0, "draw")
    assert len(t.happened("drew")) == 3
    assert len(t.held(0)) == 4


def test_qd_5_10_2_tokens_of_dotted_circles_stay_there() -> None:
    t = Scenario(mode="expert", day=2).centre("toronto", *FAR[:3]).hand(0, 1, 2, 3).bag(0, 5, 6).taxis(0, 1)
    t.do(0, "cross", box="extra_tokens")
    assert sorted(t.held(0)) == ["1", "2", "3", "5_extra", "6_extra"]
    t.visit(0, "cn_tower", "5_extra", "6_extra").do(0, "end_visits").do(0, "skip").do(0, "draw")
    assert t.held(0) == ["1", "2", "3"]
    assert len(t.happened("drew")) == 2, "only those of the box"


def test_qd_5_10_2_with_two_regular_ones_used_five_lie_there() -> None:
    t = Scenario(mode="expert", day=2).centre("toronto", *FAR[:3]).hand(0, 5, 6, 3).taxis(0, 1)
    t.do(0, "cross", box="extra_tokens").visit(0, "cn_tower", 5, 6)
    t.do(0, "end_visits").do(0, "skip").do(0, "draw")
    assert len(t.happened("drew")) == 4
    assert len(t.held(0)) == 5
    assert sum(held.endswith("_extra") for held in t.held(0)) == 2


def test_qd_5_10_2_extra_tokens_leave_the_freed_space_to_step_four() -> None:
    t = Scenario(mode="expert", day=2).centre("toronto", *FAR[:3]).hand(0, 5, 6, 1).taxis(0, 1)
    t.provinces(0, "manitoba").rest(0, 7, 8).visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="train")
    t.do(0, "cross", box="extra_tokens")
    assert [held.endswith("_extra") for held in t.held(0)] == [False, True, True]
    t.do(0, "end_visits").do(0, "skip").do(0, "draw")
    assert len(t.happened("drew")) == 2 + 3
    assert len(t.held(0)) == 6


# ---------------------------------------------------------------- QD-5.10.3


@pytest.mark.parametrize("verb", ["skip", "reserve"])
def test_qd_5_10_3_on_day_seven_the_turn_ends_with_step_three(verb: str) -> None:
    t = Scenario().centre("toronto", *FAR[:3]).at(0, "replace", day=6).hand(0, 5, 6, 4).next_day(7)
    t.do(0, "skip").visit(0, "cn_tower", 5, 6).do(0, "end_visits")
    assert t.asked() == (0, "reserve")
    t.do(0, verb, **({"card": "ottawa"} if verb == "reserve" else {}))
    assert t.asked() == (1, "replace")
    assert t.happened("drew") == []
    assert t.held(0) == ["4"]
    t.turn_over(1)
    assert t.s.over()
    assert t.happened("drew") == []


@pytest.mark.parametrize("day", [1, 2, 3, 4, 5, 6])
def test_qd_5_10_3_on_every_other_day_there_is_step_four(day: int) -> None:
    t = Scenario(day=day).at(0, "reserve").do(0, "skip")
    assert t.asked() == (0, "rest")
    t = Scenario(day=day).at(1, "rest").do(1, "draw")
    assert t.s.day == day + 1
