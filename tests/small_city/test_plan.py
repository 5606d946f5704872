"""SC-5.2.1, SC-5.2.12: planning behind the screen."""

from ludotheque.core.chance import seeded
from tests.small_city.scenario import Scenario, number


def test_sc_5_2_1_up_to_three_constructions_or_none() -> None:
    t = Scenario()
    for square in ("a1", "b1", "c1"):
        t.lay(0, "park_1", square)
    assert t.told(0, "build", piece="park_1")[:2] == ("SC-5.2.1", "plan-full")
    assert t.told(0, "build", piece="park_1")[2]["most"] == 3
    assert t.choices(0) == [{"verb": "commit"}]
    t = Scenario().commit()
    assert t.happened("screens_lifted", turn=1)
    assert t.happened("built") == []


def test_sc_5_2_1_each_construction_counts_on_those_before_it() -> None:
    t = Scenario().money(0, 4)
    t.lay(0, "factory_1", "a1").lay(0, "refinery", "a2")
    assert t.s.money[0] == 1
    assert t.told(0, "build", piece="factory_2")[1:] == (
        "too-dear",
        {"piece": "factory_2", "price": 2, "money": 1},
    )
    t.lay(0, "warehouse", "b1")
    assert t.s.view(0)["plan"][2]["piece"] == "warehouse"


def test_sc_5_2_6_culture_brings_its_votes_when_it_is_built() -> None:
    t = Scenario().goods(0, e5="wood", f5="stone")
    t.lay(0, "museum", "a1")
    assert t.s.votes[0] == 14
    t.commit()
    assert t.happened("votes_won", seat=0, votes=14)
    assert t.s.votes[0] == 14


def test_sc_5_2_12_all_plan_at_once_and_in_secret() -> None:
    t = Scenario(3)
    before = [t.s.view(seat) for seat in (0, 2, -1)]
    assert t.s.to_move() == (0, 1, 2)
    t.do(1, "build", piece="factory_1")
    assert t.s.ask(1) == {"step": "place", "piece": "factory_1"}
    t.do(1, "place", square="a1", facing="upright")
    assert [t.s.view(seat) for seat in (0, 2, -1)] == before
    assert t.tiles(1) == {"a1": "factory_1"}
    assert (t.tiles(1, looks=0), t.s.view(0)["boroughs"][1]["money"]) == ({}, 12)
    assert t.s.view(1)["boroughs"][1]["money"] == 10
    t.do(1, "commit")
    assert t.s.view(0)["waiting"] == [0, 2]
    t.commit()
    assert t.tiles(1, looks=0) == {"a1": "factory_1"}


def test_sc_5_2_12_costs_and_gains_behind_the_screen_are_hidden_too() -> None:
    t = Scenario().goods(0, e5="wood").lay(0, "school", "a1")
    seen = t.s.view(1)["boroughs"][0]
    assert (seen["votes"], seen["goods"]) == (0, {"e5": "wood"})
    mine = t.s.view(0)["boroughs"][0]
    assert (mine["votes"], mine["goods"]) == (6, {})


def test_sc_5_2_12_after_another_player_commits_all_steps_are_undone_with_their_costs() -> None:
    match = Scenario().match()
    before = match.state.view(0)
    for piece, square in (("park_1", "a1"), ("residential_1", "d4")):
        match.play(0, number("build", piece=piece))
        match.play(0, number("place", square=square, facing="upright"))
    assert match.state.view(0)["boroughs"][0]["money"] == before["boroughs"][0]["money"] - 3
    match.play(1, number("commit"))
    left = []
    while match.free_undo(0) and match.state.view(0)["plan"]:
        match.take_back(0)
        left.append(len(match.state.view(0)["plan"]))
    assert left == sorted(left, reverse=True)
    while match.free_undo(0) and match.state.question(0).step.name != "plan":
        match.take_back(0)
    assert match.state.view(0) == before | {"waiting": [0], "to_move": [0]}
    match.play(0, number("commit"))
    assert not match.free_undo(0)


def test_sc_5_2_12_committing_can_be_undone_while_others_plan() -> None:
    match = Scenario().match()
    match.play(0, number("commit"))
    match.take_back(0)
    assert match.state.to_move() == (0, 1)


def test_sc_5_2_12_in_a_sample_committed_seats_have_other_plans() -> None:
    t = Scenario(3)
    t.lay(1, "factory_1", "a1").do(1, "commit")
    t.lay(2, "factory_1", "a1").do(2, "build", piece="park_1")
    samples = [t.s.sample(0, seeded(seed)) for seed in range(12)]
    assert len({str(sample.view(1)["boroughs"][1]) for sample in samples}) > 3
    for sample in samples:
        assert sample.to_move() == (0, 2)
        assert (sample.view(2)["plan"], sample.question(2).step.name) == ([], "plan")
        assert sample.view(0) == t.s.view(0)


def test_sc_5_2_16_inside_a_plan_money_votes_and_materials_change_at_once() -> None:
    t = Scenario().goods(0, e5="wood", f5="wood")
    t.lay(0, "school", "d4")
    assert (t.s.votes[0], t.s.view(0)["boroughs"][0]["goods"]) == (6, {"f5": "wood"})
    assert t.refused(0, "build", piece="library") == "SC-5.2.4"


def test_sc_5_2_16_the_zone_grows_before_the_plans_openly() -> None:
    t = Scenario(3).card(2, "urban_planner").at("growth")
    assert t.stage() == "plans"
    assert [borough["zone"] for borough in t.s.view(-1)["boroughs"]] == [7, 7, 8]


def test_sc_5_2_17_one_plans_with_the_stock_less_ones_own_plan() -> None:
    t = Scenario().stock("park_1", 1)
    t.lay(0, "park_1", "a1")
    assert t.told(0, "build", piece="park_1")[:2] == ("SC-5.2.17", "out-of-stock")
    assert t.can(1, "build", piece="park_1")
    assert t.s.view(0)["stock"]["park_1"] == 1


def test_sc_5_2_17_each_line_of_a_plan_takes_its_tile_from_the_stock() -> None:
    t = Scenario().stock("park_1", 1).lay(0, "factory_1", "a1").lay(0, "park_1", "c1")
    assert t.reason(0, "build", piece="park_1") == ("SC-5.2.17", "out-of-stock")


def test_sc_5_2_17_tiles_returned_by_ones_own_enlargement_may_be_built_again() -> None:
    t = Scenario().tile(0, "park_1", "a1").stock("park_1", 0)
    assert t.refused(0, "build", piece="park_1") == "SC-5.2.17"
    t.lay(0, "park_2", "a1")
    assert t.may(0, "park_1", "c3")
    assert t.refused(1, "build", piece="park_1") == "SC-5.2.17"
