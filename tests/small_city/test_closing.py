"""SC-5.8, SC-6.1 to SC-7.3, SC-8.0, SC-15.5, SC-4.1: the end of a turn and of the game, solo, what may be combined."""

import pytest

from ludotheque.core.game import BadSetup
from ludotheque.games.small_city.turn.scoring import goal, total
from ludotheque.games.small_city.turn.solo import result_of
from tests.small_city.scenario import GAME, Scenario

# ---------------------------------------------------------------- the next host


def test_sc_5_8_1_the_mayor_goes_to_the_holder_of_card_a_else_to_the_left() -> None:
    assert Scenario(3, host=1).at("closing").s.host == 2
    assert Scenario(3, host=2).at("closing").s.host == 0
    assert Scenario(3, host=1).card(0, "mayor").at("closing").s.host == 0
    assert Scenario(3, host=1).card(1, "mayor").at("closing").s.host == 1


def test_sc_5_8_1_the_mayor_leaves_the_street_and_markers_stay() -> None:
    t = Scenario().street("a1", "down")
    markers = list(t.s.ring_at)
    t.at("closing")
    assert (t.s.mayor, list(t.s.ring_at), t.s.turn) == (-1, markers, 2)


def test_sc_5_8_3_the_card_of_a_player_out_of_the_game_has_no_holder() -> None:
    t = Scenario(3, host=0).card(1, "mayor")
    t.s.left_in[1], t.s.pollution[1], t.s.ring_at[1] = 1, 100, -1
    assert t.at("closing").s.host == 2


def test_sc_5_8_2_after_eight_turns_the_game_is_over() -> None:
    t = Scenario().at("closing", 7)
    assert not t.s.over()
    assert Scenario().at("closing", 8).s.over()


# ---------------------------------------------------------------- the total


def finished(t: Scenario) -> Scenario:
    return t.at("closing", 8)


def test_sc_6_1_a_kept_promise_brings_its_value_a_broken_one_costs_half() -> None:
    t = Scenario().promise(0, "treasury").money(0, 15).special("greater_city")
    assert finished(t).s.outcome().parts[0]["promise"] == 6  # type: ignore[union-attr]
    t = Scenario().promise(0, "metropolis").special("greater_city")
    assert finished(t).s.outcome().parts[0]["promise"] == -9  # type: ignore[union-attr]


def test_sc_6_2_the_special_promise_is_for_all_players() -> None:
    t = Scenario(3).special("greater_city")
    t.s.zone[0] = t.s.zone[2] = 9
    outcome = finished(t).s.outcome()
    assert outcome is not None
    assert [parts["special"] for parts in outcome.parts] == [6, 0, 6]
    assert [said["seat"] for said in t.happened("special_judged")] == [0, 2]


def test_sc_6_3_pollution_is_subtracted_and_totals_may_be_negative() -> None:
    t = Scenario().promise(0, "metropolis").special("greater_city").votes(0, 5).pollution(0, 30)
    outcome = finished(t).s.outcome()
    assert outcome is not None
    assert outcome.points[0] == 5 - 9 - 30


def test_sc_6_5_there_is_no_choice_and_promises_are_revealed() -> None:
    t = finished(Scenario(3).promise(1, "safety"))
    assert [said["seat"] for said in t.happened("promise_shown")] == [0, 1, 2]
    assert t.s.view(-1)["boroughs"][1]["promises"] == ["safety"]


def test_sc_4_5_until_then_no_other_player_sees_it() -> None:
    t = Scenario(3).promise(1, "safety")
    assert t.borough(1)["promises"] == ["safety"]
    assert t.borough(1, looks=0)["promises"] == [None]


@pytest.mark.parametrize(
    ("victory", "points"),
    [
        ("economy", 12 + (2 + 5) + (2 + 4 + 1)),
        ("population", 4 * 3 + 2 * 1),
        ("culture", 3 * (3 + 2) + 2 * 1),
    ],
)
def test_sc_15_5_other_ways_to_win(victory: str, points: int) -> None:
    t = Scenario(victory=victory).goods(0, e5="wood", f5="metal").tile(0, "factory_1", "a1")
    t.tile(0, "commercial_2", "a3").tile(0, "refinery", "b1").tile(0, "residential_1", "d4").people(0, "d4")
    t.tile(0, "museum", "a7").tile(0, "police_station", "a5").people(0, "a7")
    t.tile(1, "factory_1", "a1").people(1, "a1", of=0)
    assert goal(t.s, 0) == points


def test_sc_6_4_votes_count_a_quarter_and_pollution_half_there() -> None:
    t = (
        Scenario(victory="culture")
        .votes(0, 11)
        .pollution(0, 7)
        .promise(0, "metropolis")
        .special("greater_city")
    )
    assert total(t.s, 0) == 0 + 11 // 4 - 9 - 7 // 2
    outcome = finished(t).s.outcome()
    assert outcome is not None
    assert outcome.points[0] == total(t.s, 0)


def test_sc_7_1_ties_go_by_pollution_citizens_and_money() -> None:
    t = Scenario(3)
    for seat in range(3):
        t.votes(seat, 20 + seat).pollution(seat, 10 + seat)
    assert GAME.score(t.s).ranks() == [1, 2, 3]
    for seat in range(3):
        t.votes(seat, 20).pollution(seat, 10)
    t.tile(2, "residential_1", "a1").people(2, "a1")
    assert GAME.score(t.s).ranks() == [2, 2, 1]
    t.money(1, 13)
    assert GAME.score(t.s).ranks() == [3, 2, 1]
    t.tile(1, "residential_1", "a1").people(1, "a1")
    assert GAME.score(t.s).ranks() == [3, 1, 2]


# ---------------------------------------------------------------- alone


def test_sc_4_12_alone_one_hosts_with_eight_dollars() -> None:
    s = GAME.new(1, 5)
    assert (s.host, s.money[0]) == (0, 8)


def test_sc_8_0_1_alone_the_street_is_drawn_and_there_are_no_tourists() -> None:
    streets = set()
    for seed in range(12):
        s = GAME.new(1, seed)
        while s.turn == 0:
            s.apply(0, s.actions(0)[0])
        streets.add(int(s.mayor))
        assert s.question(0).step.name == "action"
    assert len(streets) > 6
    t = Scenario(1).tile(0, "residential_1", "d4").people(0, "d4").at("tourists")
    assert t.stage() == "council"


def test_sc_8_0_1_alone_the_opponent_brings_two_dollars() -> None:
    ring = ("opponent", "mayor", "architect", "mediator", "engineer", "supporter", "urban_planner")
    t = Scenario(1).ring(*ring, "city_councillor")
    t.s.neutral = -1
    t.at("actions").do(0, "take", position=0)
    assert t.s.money[0] == 14


def test_sc_8_0_2_the_neutral_marker_blocks_a_card() -> None:
    t = Scenario(1)
    t.s.ring_at[0], t.s.neutral = -1, -1
    t.at("actions").do(0, "take", position=1)
    assert t.s.neutral == 5
    t.at("actions", 2)
    assert t.refused(0, "take", position=5) == "SC-5.1.2"
    t.do(0, "take", position=2)
    assert t.s.neutral == 7
    t.at("actions", 3)
    t.s.ring_at[0] = 7
    t.s.neutral = 0
    t.do(0, "take", position=2)
    assert t.s.neutral == 3


def test_sc_8_0_2_the_neutral_marker_skips_the_players_card() -> None:
    t = Scenario(1).at("actions", 2)
    t.s.ring_at[0], t.s.neutral = 0, 1
    t.do(0, "take", position=3)
    assert t.s.neutral == 4


@pytest.mark.parametrize(
    ("points", "result"), [(-5, 0), (29, 0), (30, 1), (49, 1), (50, 2), (70, 3), (95, 4), (119, 4), (120, 5)]
)
def test_sc_8_0_3_the_result_has_a_name(points: int, result: int) -> None:
    assert result_of(points) == result


def test_sc_8_0_3_resigning_does_not_win() -> None:
    t = Scenario(1).votes(0, 10)
    outcome = finished(t).s.outcome()
    assert outcome is not None
    assert outcome.winners == []
    assert t.happened("solo_result")[0]["result"] == "resign"
    outcome = finished(Scenario(1).votes(0, 90)).s.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


# ---------------------------------------------------------------- options


def test_sc_4_1_the_base_board_and_votes_are_the_default() -> None:
    view = GAME.new(2, 1).view(0)
    assert view["options"]["boards"] == "base_a"
    readings = {"first_place", "not_parks", "tied_sleep", "turn"}
    assert set(view["options"].values()) == {"base_a", "votes", "no"} | readings


@pytest.mark.parametrize("victory", ["economy", "population", "culture"])
def test_sc_8_5_1_asia_is_played_for_votes_only(victory: str) -> None:
    with pytest.raises(BadSetup, match=r"SC-8.5.1|not played yet"):
        GAME.new(2, 1, {"boards": "asia_dealt", "victory": victory})


def test_sc_4_10_promises_are_kept_before_town_halls_are_placed() -> None:
    s = GAME.new(2, 1)
    assert s.question(0).step.name == "promise"
    for seat in (0, 1):
        s.apply(seat, s.actions(seat)[0])
    assert s.question(0).step.name == "settle"


def test_sc_4_5_two_are_dealt_and_the_other_goes_unseen_to_the_box() -> None:
    s = GAME.new(2, 1)
    mine = s.view(0)["boroughs"][0]["promises"]
    assert len(mine) == 2
    assert None not in mine
    assert s.view(1)["boroughs"][0]["promises"] == [None, None]
    other = next(card for card in GAME.vocabulary.verbs[2].domains[0].ids if card not in mine)
    keep = {"verb": "keep", "promise": other}
    refusal = s.why_not(0, GAME.vocabulary.from_json(keep))
    assert refusal is not None
    assert refusal.rule == "SC-4.5"
    s.apply(0, GAME.vocabulary.from_json({"verb": "keep", "promise": mine[1]}))
    assert s.view(0)["boroughs"][0]["promises"] == [mine[1]]
    assert s.view(1)["boroughs"][0]["promises"] == [None]


def test_sc_4_8_three_citizens_stand_in_the_town_hall_eleven_wait() -> None:
    s = GAME.new(2, 1)
    for _ in range(2):
        for seat in (0, 1):
            s.apply(seat, s.actions(seat)[0])
    assert s.view(0)["boroughs"][0]["people"] == {"a1": 0, "b1": 0, "a2": 0}
    assert s.career[0] == 11


def test_sc_4_3_discs_votes_and_pollution_begin_at_zero() -> None:
    borough = GAME.new(3, 1).view(0)["boroughs"][1]
    assert set(borough["discs"].values()) == {0}
    assert (borough["votes"], borough["pollution"]) == (0, 0)
