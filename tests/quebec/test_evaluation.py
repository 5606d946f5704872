"""Expected points: leaders, the race, the century's event and groups count as the rules pay them."""

import pytest

from ludotheque.bots import make_bot
from ludotheque.games.quebec.bots import outlook
from tests.quebec.scenario import GAME, Scenario


def expected_points(t: Scenario) -> list[float]:
    return [float(worth) for worth in GAME.advice.expected_points(t.s)]


def gain(before: Scenario, after: Scenario, seat: int = 0) -> float:
    return expected_points(after)[seat] - expected_points(before)[seat]


def test_points_scored_are_points() -> None:
    assert gain(Scenario(), Scenario().points(7)) == pytest.approx(7.0)


def test_in_the_end_the_worths_are_the_points() -> None:
    s = GAME.new(3, 4)
    bot = make_bot("random", 1)
    while not s.over():
        s.apply(s.mover(), bot.play(s, s.mover()))
    assert [float(worth) for worth in GAME.advice.expected_points(s)] == [
        float(points) for points in s.points
    ]
    assert GAME.advice.evaluate(s, 0) == s.points[0] - max(s.points[1], s.points[2])


def test_qc_5_45_the_culture_leader_is_worth_most_when_the_century_begins() -> None:
    early = gain(Scenario(), Scenario().leader(0, "culture"))
    late = gain(Scenario().no_site_left(2), Scenario().no_site_left(2).leader(0, "culture"))
    assert early > late > 0
    assert early > gain(Scenario(), Scenario().leader(0, "citadel"))


def test_qc_5_25_with_the_culture_leader_a_contribution_more_on_the_own_site_counts_double() -> None:
    def gained(*leaders: str) -> float:
        few, more = Scenario(), Scenario()
        for t, contributions in ((few, [1]), (more, [1, 2])):
            t.building("port_quarter_1", 0, contributions)
            for leader in leaders:
                t.leader(0, leader)
        return gain(few, more)

    assert gained("culture") > gained("politics") + 0.5


def test_qc_5_99c_a_marker_under_way_needs_two_contributions_under_event_1775() -> None:
    def pending(event: str) -> float:
        t = Scenario().century(2, event).leader(0, "culture").building("port_quarter_1", 0, [1])
        return outlook.culture_worth(t.s, 0, 0.0)

    assert pending("e1756") > 0
    assert pending("e1775") == 0


def test_qc_5_90c_each_step_of_the_race_is_worth_more_than_the_one_before() -> None:
    sites = ["heritage_site_1", "heritage_site_2"]
    done = [0.0]
    t = Scenario().event("e1682")
    for site in sites:
        t.marker(site, 0, 1)
        done.append(outlook.race_worth(t.s, 0))
    assert 0 < done[1] - done[0] < done[2] - done[1]


def test_qc_5_90_a_race_that_is_over_is_worth_nothing_more() -> None:
    t = Scenario().event("e1682").marker("heritage_site_1", 0, 1)
    assert outlook.race_worth(t.s, 0) > 0
    t.s.race_first = 1
    assert outlook.race_worth(t.s, 0) == pytest.approx(4 / 9)
    t.s.race_second = 2
    assert outlook.race_worth(t.s, 0) == 0


def test_qc_5_90_the_colour_furthest_behind_is_not_needed_where_three_are_asked_for() -> None:
    t = Scenario().event("e1663")
    for site in ("heritage_site_1", "heritage_site_2"):
        t.marker(site, 0, 1)
    assert outlook.race_done(t.s, 0) == pytest.approx(2 / 6)


def test_qc_5_91_the_largest_group_is_worth_more_the_later_it_is() -> None:
    def worth(century: int) -> float:
        with_event = Scenario().century(century).event("e1603").marker("port_quarter_1", 0, 1)
        without = Scenario().century(century).event("e1682").marker("port_quarter_1", 0, 1)
        return outlook.groups_worth(with_event.s).event[0] - outlook.groups_worth(without.s).event[0]

    assert worth(4) > worth(3) > worth(1) > 0


def test_qc_5_96_presence_in_all_zones_counts_under_event_1955() -> None:
    def present(t: Scenario, *zones: str) -> Scenario:
        for zone in zones:
            t.zone(zone, 1)
        return t

    four = ("religion", "politics", "economy", "culture")
    bonus = gain(
        present(Scenario().century(4, "e1955"), *four),
        present(Scenario().century(4, "e1955"), *four, "citadel"),
    )
    plain = gain(
        present(Scenario().century(4, "e2001"), *four),
        present(Scenario().century(4, "e2001"), *four, "citadel"),
    )
    assert bonus > plain + 2


def test_zones_are_believed_more_when_the_century_ends() -> None:
    def worth(t: Scenario) -> float:
        before = expected_points(t)[0]
        return expected_points(t.zone("culture", 4))[0] - before

    assert worth(Scenario().no_site_left(0)) > worth(Scenario())


def test_whose_turn_it_is_is_worth_something() -> None:
    assert expected_points(Scenario().turn(0))[0] > expected_points(Scenario().turn(1))[0]


def test_the_judgement_leaves_the_position_alone() -> None:
    t = Scenario().building("port_quarter_1", 0, [1]).zone("culture", 2, 1)
    before = GAME.encode(t.s)
    GAME.advice.expected_points(t.s)
    assert GAME.encode(t.s) == before
