"""The count, in half-points (QD-6.1 to QD-6.4)."""

import pytest

from tests.quadrata.scenario import GAME, Scenario, played

# The tour of the score sheet: eight visits, 2 + 2 + 3 + 3 + 5 + 3 + 5 + 3 = 26 points.
TOUR = (
    "stanley_park",
    "lake_louise",
    "wanuskewin",
    "riding_mountain",
    "ottawa",
    "chateau_frontenac",
    "moncton",
    "confederation_bridge",
)


def test_qd_6_1_half_points_are_counted() -> None:
    t = Scenario(mode="expert").hand(0, 1, 2, "plane")
    assert t.halves(0) == {"map": 0, "trophies": 0, "taxis": 0, "trains": 0, "planes": 1}
    outcome = GAME.score(t.s)
    assert outcome.unit == 2
    assert outcome.points == [1, 1]


def test_qd_6_2_the_score_sheet_of_the_rulebook() -> None:
    """43.5 = 26 + 2 + 10 + 2 + 3.5."""
    t = Scenario(mode="expert", day=7).visited(0, *TOUR).trophy("multicolor", 0).trains(0, 2)
    t.taxis(0, 0, crossed=["second_visit", "plane", "plane", "swap", "blank", "blank"])
    t.hand(0, 4, 5, "plane").bag(0, *["plane"] * 3, 6).rest(0, *["plane"] * 3)
    assert t.halves(0) == {"map": 52, "trophies": 4, "taxis": 20, "trains": 4, "planes": 7}
    assert t.seen(0)["total_halves"] == 87
    assert t.seen(0)["planes"] == 7
    assert GAME.score(t.s).points[0] == 87 == 2 * 43.5


def test_qd_6_2_played_to_its_end() -> None:
    """The same with the blank boxes left to the end, and the last turns of the game played."""
    t = Scenario(mode="expert", day=7).visited(0, *TOUR).trophy("multicolor", 0).trains(0, 2)
    t.taxis(0, 2, crossed=["second_visit", "plane", "plane", "swap"])
    t.hand(0, 4, 5, 6).bag(0, *["plane"] * 3).rest(0, *["plane"] * 4).at(1, "reserve").do(1, "skip")
    outcome = t.s.outcome()
    assert outcome is not None
    assert outcome.points[0] == 87
    assert outcome.parts[0] == {"map": 52, "trophies": 4, "taxis": 20, "trains": 4, "planes": 7}
    assert t.happened("leftovers") == [{"event": "leftovers", "seat": 0, "count": 2, "points": 6}]


@pytest.mark.parametrize(
    ("place", "points"), [("cn_tower", 2), ("parliament_hill", 3), ("ottawa", 5), ("niagara_falls", 3)]
)
def test_qd_6_2_points_on_the_map(place: str, points: int) -> None:
    assert Scenario().visited(0, place).halves(0)["map"] == 2 * points
    assert Scenario().visited(0, place).halves(1)["map"] == 0


def test_qd_6_2_trophies_by_their_value() -> None:
    t = Scenario().provinces(0, "british_columbia", "ontario", "new_brunswick", "nunavut").trophy("violet", 0)
    assert t.halves(0)["trophies"] == 6
    t = Scenario().provinces(1, "alberta", "quebec", "nova_scotia", "nunavut", "yukon", "manitoba")
    t.trophy("red", 1).trophy("multicolor", 1)
    assert (t.halves(0)["trophies"], t.halves(1)["trophies"]) == (0, 8)


def test_qd_6_2_the_leaves_of_crossed_boxes() -> None:
    t = Scenario().taxis(0, 0, crossed=["plus_1", "plus_2", "plus_2", "minus_1", "minus_2"])
    assert t.halves(0)["taxis"] == 2 * (2 + 1 + 1 + 2 + 1)
    t = Scenario(mode="expert").taxis(
        0, 0, crossed=["add", "subtract", "extra_tokens", "swap", "second_visit"]
    )
    assert t.halves(0)["taxis"] == 2 * (1 + 1 + 1 + 2 + 0)


@pytest.mark.parametrize("trains", [0, 1, 2])
def test_qd_6_2_a_point_for_each_train_removed(trains: int) -> None:
    assert Scenario().trains(0, trains).halves(0)["trains"] == 2 * trains


def test_qd_6_2_half_a_point_for_each_plane_wherever_it_is() -> None:
    t = (
        Scenario(mode="expert", day=2)
        .hand(0, 1, "plane", extra=["plane"])
        .bag(0, "plane", 2)
        .rest(0, "plane", 3, 4, 5, 6)
    )
    assert t.halves(0)["planes"] == 4
    assert t.halves(1)["planes"] == 1


def test_qd_6_3_leftover_taxis_on_the_most_valuable_free_boxes() -> None:
    t = Scenario(mode="expert", day=7).taxis(0, 3).at(1, "reserve").do(1, "skip")
    outcome = t.s.outcome()
    assert outcome is not None
    assert outcome.parts[0]["taxis"] == 2 * (3 + 3 + 2)


@pytest.mark.parametrize(
    ("mode", "taxis", "crossed", "points"),
    [
        ("expert", 1, ["blank", "blank"], 6 + 2),
        ("expert", 2, ["blank", "blank", "swap"], 6 + 2 + 1 + 1),
        ("expert", 12, [], 3 * 2 + 2 + 8 + 0),
        (
            "expert",
            1,
            [*["add", "subtract", "extra_tokens", "plane", "blank"] * 2, "second_visit"],
            8 + 6 + 2,
        ),
        ("family", 1, ["plus_2"], 1 + 2),
        ("family", 5, [], 2 * 4 + 1),
        ("family", 10, [], 8 + 6),
        ("family", 1, ["plus_1", "plus_1", "minus_1", "minus_1"], 8 + 1),
    ],
)
def test_qd_6_3_any_free_box_of_this_side(mode: str, taxis: int, crossed: list[str], points: int) -> None:
    t = Scenario(mode=mode).taxis(0, taxis, crossed=crossed)
    assert t.halves(0)["taxis"] == 2 * points


def test_qd_6_3_the_effects_do_not_happen() -> None:
    t = Scenario(mode="expert", day=7).taxis(0, 12).at(1, "reserve")
    planes, held = t.seen(0)["planes"], t.held(0)
    t.do(1, "skip")
    assert t.s.over()
    assert (t.seen(0)["planes"], t.held(0)) == (planes, held)


def test_qd_6_4_reservations_tokens_and_circles_are_worth_nothing() -> None:
    one = Scenario(mode="expert", day=6).hand(0, 4, 5, 6).taxis(0, 0, crossed=["blank"])
    two = Scenario(mode="expert", day=6).hand(0, 12, 11, 10, extra=[9, 9]).taxis(0, 0, crossed=["blank"])
    two.reserved(0, "toronto")
    assert one.halves(0) == two.halves(0) == {"map": 0, "trophies": 0, "taxis": 6, "trains": 0, "planes": 1}


def test_qd_6_2_the_log_of_whole_games_adds_up_to_the_result() -> None:
    for seed, mode in ((1, "family"), (2, "expert"), (3, "expert"), (4, "family")):
        s, log = played(3, seed, mode=mode)
        outcome = s.outcome()
        assert outcome is not None
        leaves = {box.id: box.leaves[0] for box in GAME.components.taxis.box}
        trophy = {trophy.id: trophy.points for trophy in GAME.components.trophies.trophy}
        for seat in range(3):
            mine = [said for said in log if said.get("seat") == seat]
            crossed = [said["box"] for said in mine if said["event"] == "crossed"]
            leftover = [said["points"] for said in mine if said["event"] == "leftovers"]
            won = [said for said in mine if said["event"] == "plane_won"]
            assert outcome.parts[seat] == {
                "map": 2 * sum(said["points"] for said in mine if said["event"] == "visited"),
                "trophies": 2 * sum(trophy[said["trophy"]] for said in mine if said["event"] == "trophy_won"),
                "taxis": 2 * (sum(leaves[box] for box in crossed) + sum(leftover)),
                "trains": 2 * len([said for said in mine if said["event"] == "train_taken"]),
                "planes": 1 + len(won) + crossed.count("plane"),
            }
