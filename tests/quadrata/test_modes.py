"""Modes: QD-8.1 to QD-8.3."""

from collections import Counter

import pytest

from ludotheque.games.quadrata.components import packaged
from tests.quadrata.scenario import GAME, Scenario, played

FAR = ("ottawa", "quebec_city", "sydney", "brandon")
EXPERT_BOXES = [box.id for box in packaged().taxis.box if box.side == "expert"]


def visits(log: list[dict[str, object]]) -> Counter[object]:
    return Counter(said["seat"] for said in log if said["event"] == "visited")


def test_qd_8_1_in_family_mode_boxes_only_change_the_result() -> None:
    t = Scenario().rest(0, 8).taxis(0, 5)
    for step in ("replace", "visit", "reserve"):
        t.at(0, step)
        assert "cross" not in t.verbs(0)
        for box in EXPERT_BOXES:
            assert t.reason(0, "cross", box=box) == ("QD-8.1", "expert-box")
        assert t.refused(0, "cross", box="plus_1") == "QD-5.8.3"


def test_qd_8_1_family_boxes_change_by_their_one_amount() -> None:
    """12 to 14 with all boxes +2 crossed: +1 twice. The boxes of the other side are not there."""
    t = Scenario().centre("victoria", *FAR[:3]).hand(0, 3, 4).taxis(0, 2, crossed=["plus_2"] * 3)
    t.visit(0, "butchart_gardens", 3, 4, change=["plus_1", "plus_1"])
    assert t.crossed(0) == {"plus_2": 3, "plus_1": 2}


def test_qd_8_1_no_extra_spaces_and_no_second_visit_in_family_mode() -> None:
    t = (
        Scenario(day=2)
        .trains(0, 2)
        .centre("toronto", "whistler", *FAR[:2])
        .hand(0, 5, 6, 2, 4, 1)
        .taxis(0, 5)
    )
    assert [space["open"] for space in t.seen(0)["spaces"]] == [True] * 5 + [False] * 2
    t.visit(0, "cn_tower", 5, 6)
    assert t.places(0) == []
    assert t.refused(0, "visit", place="peak_2_peak_gondola") == "QD-5.4.2"


def test_qd_8_1_at_most_seven_visits() -> None:
    for seed in range(15):
        _, log = played(3, seed)
        assert max(visits(log).values()) <= 7


def test_qd_8_1_family_is_the_default() -> None:
    assert GAME.new(2, 1).mode == 0
    assert GAME.options[0].default() == "family"


def test_qd_8_2_in_expert_mode_the_other_side() -> None:
    t = Scenario(mode="expert").rest(0, 8).taxis(0, 5)
    assert [said["box"] for said in t.choices(0, "cross")] == ["extra_tokens", "swap", "plane", "blank"]
    for box in ("plus_1", "plus_2", "minus_1", "minus_2"):
        assert t.reason(0, "cross", box=box) == ("QD-8.2", "family-box")
    assert set(t.seen(0)["crossed"]) == set(EXPERT_BOXES)


def test_qd_8_2_at_most_eight_visits_two_of_them_in_one_turn() -> None:
    most = 0
    for seed in range(15):
        _, log = played(3, seed, mode="expert")
        most = max(most, *visits(log).values())
        in_turn: Counter[object] = Counter()
        for said in log:
            if said["event"] == "turn":
                in_turn.clear()
            elif said["event"] == "visited":
                in_turn[said["seat"]] += 1
                assert in_turn[said["seat"]] <= 2
    assert most <= 8


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_qd_8_2_nothing_else_differs(mode: str) -> None:
    """The same seed, the same table; a turn without taxis goes the same way."""
    s = GAME.new(3, 5, {"mode": mode})
    other = GAME.new(3, 5, {"mode": "family"})
    one, two = s.view(-1), other.view(-1)
    assert (one["centre"], one["in_deck"], one["first"]) == (two["centre"], two["in_deck"], two["first"])
    assert [p["bag"] for p in one["players"]] == [p["bag"] for p in two["players"]]
    assert [p["taxis"] for p in one["players"]] == [1, 1, 1]


def test_qd_8_3_no_solo_game_and_no_other_variant() -> None:
    assert GAME.seats == [2, 3, 4]
    assert [(o.name, list(o.domain.ids)) for o in GAME.options][:1] == [("mode", ["family", "expert"])]
    for seats in (2, 3, 4):
        s = GAME.new(seats, 1, {"mode": "expert"})
        assert (sum(s.black_bag), s.planes, s.deck_size) == (24, 22, 35)
