"""SC-5.3: citizens move, tourists travel, newcomers arrive."""

from ludotheque.core.chance import seeded
from ludotheque.core.grammar import wrong_frames
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from tests.small_city.scenario import GAME, Scenario, number


def town() -> Scenario:
    """Homes at d4 and e4, one of level 2 at a1, a shop at c3, a factory at a7."""
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "residential_1", "e4")
    t.tile(0, "residential_2", "a1").tile(0, "commercial_1", "c3").tile(0, "factory_1", "a7")
    return t


# ---------------------------------------------------------------- step A


def test_sc_5_3_1_from_the_town_hall_into_homes_of_level_1_only() -> None:
    t = town().people(0, "e5").at("moves")
    assert t.choices(0, "move") == [
        {"verb": "move", "from": "e5", "to": "d4"},
        {"verb": "move", "from": "e5", "to": "e4"},
    ]
    assert t.told(0, "move", **{"from": "e5", "to": "a1"})[:2] == ("SC-5.3.1", "only-small-homes")
    assert t.refused(0, "move", **{"from": "e5", "to": "c3"}) == "SC-5.3.1"


def test_sc_5_3_1_with_a_subway_into_any_home() -> None:
    t = town().tile(0, "subway", "f1").people(0, "e5").at("moves")
    assert [said["to"] for said in t.choices(0, "move")] == ["a1", "b1", "d4", "e4"]


def test_sc_5_3_1_from_elsewhere_to_any_empty_place_but_town_hall_and_stores() -> None:
    t = town().tile(0, "warehouse", "b7").people(0, "d4").at("moves")
    assert [said["to"] for said in t.choices(0, "move")] == ["a1", "b1", "c3", "e4", "a7"]
    assert t.told(0, "move", **{"from": "d4", "to": "b7"})[:2] == ("SC-5.3.1", "no-place-there")
    assert t.refused(0, "move", **{"from": "d4", "to": "f6"}) == "SC-5.3.1"
    assert t.told(0, "move", **{"from": "c3", "to": "e4"})[:2] == ("SC-5.3.1", "nobody-there")


def test_sc_5_3_1_a_tourist_comes_home_to_any_place_but_the_town_hall() -> None:
    t = town().tile(1, "factory_1", "a1").people(1, "a1", of=0).at("moves")
    homes = t.choices(0, "come_home")
    assert {said["to"] for said in homes} == {"a1", "b1", "c3", "d4", "e4", "a7"}
    assert t.refused(0, "come_home", **{"borough": 1, "from": "a2", "to": "d4"}) == "SC-5.3.1"
    assert t.refused(0, "come_home", **{"borough": 0, "from": "a1", "to": "d4"}) == "SC-5.3.1"
    t.do(0, "come_home", **{"borough": 1, "from": "a1", "to": "c3"}).commit()
    assert t.happened("came_home") == [
        {"event": "came_home", "seat": 0, "borough": 1, "from": "a1", "to": "c3"}
    ]
    assert t.borough(0)["people"]["c3"] == 0
    assert "a1" not in t.borough(1)["people"]


def test_sc_5_3_2_a_place_left_in_this_phase_stays_closed() -> None:
    t = town().people(0, "e5", "d4", "e4").at("moves")
    assert t.told(0, "move", **{"from": "e5", "to": "d4"})[:2] == ("SC-5.3.1", "place-taken")
    t.do(0, "move", **{"from": "d4", "to": "c3"})
    assert t.told(0, "move", **{"from": "e5", "to": "d4"})[:2] == ("SC-5.3.2", "place-closed")


def test_sc_5_3_2_a_place_that_the_third_player_left_stays_closed_to_that_player() -> None:
    t = (
        Scenario(3)
        .tile(2, "residential_1", "d4")
        .tile(2, "commercial_1", "c3")
        .people(2, "e5", "d4")
        .at("moves")
    )
    t.do(2, "move", **{"from": "d4", "to": "c3"})
    assert t.told(2, "move", **{"from": "e5", "to": "d4"})[:2] == ("SC-5.3.2", "place-closed")


def test_sc_10_4_each_moves_once_or_stays() -> None:
    t = town().people(0, "d4").at("moves").do(0, "move", **{"from": "d4", "to": "c3"})
    assert t.told(0, "move", **{"from": "c3", "to": "e4"})[:2] == ("SC-10.4", "moved-already")
    assert t.choices(0) == [{"verb": "commit"}]
    t = town().people(0, "d4").at("moves").commit()
    assert t.borough(0)["people"]["d4"] == 0


def test_sc_5_3_7_moves_are_hidden_until_all_have_committed() -> None:
    t = town().people(0, "d4")
    t.tile(1, "residential_1", "d4").tile(1, "residential_1", "e4").people(1, "d4").at("moves")
    before = [t.s.view(seat) for seat in (1, -1)]
    t.do(0, "move", **{"from": "d4", "to": "c3"})
    assert [t.s.view(seat) for seat in (1, -1)] == before
    assert t.borough(0)["people"] == {"c3": 0}
    t.do(0, "commit")
    assert t.borough(0, looks=1)["people"] == {"d4": 0}
    t.do(1, "commit")
    assert t.borough(0, looks=1)["people"] == {"c3": 0}


def test_sc_16_1_a_tourist_leaving_in_secret_is_still_shown_and_its_place_is_closed() -> None:
    t = town().tile(1, "residential_1", "d4").people(1, "d4")
    t.tile(1, "commercial_1", "a1").people(1, "a1", of=0).at("moves")
    reason = t.told(1, "move", **{"from": "d4", "to": "a1"})
    t.do(0, "come_home", **{"borough": 1, "from": "a1", "to": "c3"})
    assert t.borough(1)["people"] == {"a1": 0, "d4": 1}
    assert t.told(1, "move", **{"from": "d4", "to": "a1"}) == reason


def test_sc_5_3_7_a_player_without_movable_citizens_is_not_asked() -> None:
    t = town().people(0, "e5").at("moves")
    assert t.s.to_move() == (0,)
    assert town().at("moves").stage() != "moves"


def test_sc_5_3_7_a_move_is_undone_though_another_player_has_committed() -> None:
    t = town().people(0, "d4", "e5")
    t.tile(1, "residential_1", "d4").tile(1, "residential_1", "e4").people(1, "d4").at("moves")
    match = t.match()
    before = match.state.view(0)
    match.play(0, number("move", **{"from": "d4", "to": "c3"}))
    match.play(1, number("commit"))
    match.take_back(0)
    assert match.state.view(0) == before | {"waiting": [0], "to_move": [0]}


def test_sc_16_2_in_a_sample_committed_seats_may_have_other_moves() -> None:
    t = town().people(0, "d4")
    t.tile(1, "residential_1", "d4").tile(1, "residential_1", "e4").people(1, "d4").at("moves")
    t.do(0, "move", **{"from": "d4", "to": "c3"}).do(0, "commit")
    samples = [t.s.sample(1, seeded(seed)) for seed in range(12)]
    assert len({str(sample.view(0)["boroughs"][0]["people"]) for sample in samples}) > 2
    for sample in samples:
        assert sample.view(1) == t.s.view(1)


def test_sc_5_2_10_a_tile_built_this_turn_is_entered_this_turn() -> None:
    t = Scenario().people(0, "e5").lay(0, "residential_1", "d4").commit()
    assert t.can(0, "move", **{"from": "e5", "to": "d4"})


def test_sc_5_2_7_citizens_on_an_enlarged_tile_stay_on_their_square() -> None:
    t = town().tile(0, "school", "c5").people(0, "d4").lay(0, "residential_2", "d3", "right").commit()
    assert t.borough(0)["people"] == {"d4": 0}
    t.at("vote")
    assert t.s.votes[0] == 2


# ---------------------------------------------------------------- step B


def abroad(seats: int = 2) -> Scenario:
    """Seat 0 has a citizen at home in d4; everybody else has a factory, a shop and a home."""
    t = Scenario(seats).tile(0, "residential_1", "d4").people(0, "d4")
    for seat in range(1, seats):
        t.tile(seat, "factory_1", "a1").tile(seat, "commercial_1", "c3").tile(seat, "residential_1", "d4")
    return t


def travelling(t: Scenario) -> Scenario:
    """Step A is over, without moves."""
    t.at("moves")
    return t.commit() if t.stage() == "moves" else t


def test_sc_5_3_3_to_an_empty_place_of_a_factory_shop_or_cultural_building() -> None:
    t = travelling(abroad().tile(1, "library", "a4").tile(1, "warehouse", "b1"))
    assert t.asked() == (0, "tourists")
    assert [said["to"] for said in t.choices(0, "send")] == ["a1", "c3", "a4", "b4"]
    assert t.told(0, "send", **{"borough": 1, "from": "d4", "to": "d4"})[:2] == (
        "SC-5.3.3",
        "not-for-tourists",
    )
    assert t.refused(0, "send", **{"borough": 1, "from": "d4", "to": "e5"}) == "SC-5.3.3"
    assert t.refused(0, "send", **{"borough": 1, "from": "c3", "to": "a1"}) == "SC-5.3.3"
    t.do(0, "send", **{"borough": 1, "from": "d4", "to": "a1"})
    assert t.borough(1)["people"] == {"a1": 0}


def test_sc_5_3_3_one_in_each_borough() -> None:
    t = travelling(abroad().tile(0, "commercial_1", "c3").people(0, "c3"))
    t.do(0, "send", **{"borough": 1, "from": "d4", "to": "a1"})
    assert t.stage() != "tourists"
    t = travelling(abroad(3).tile(0, "commercial_1", "c3").people(0, "c3"))
    t.do(0, "send", **{"borough": 1, "from": "d4", "to": "a1"})
    assert t.told(0, "send", **{"borough": 1, "from": "c3", "to": "c3"})[:2] == ("SC-5.3.3", "has-one-there")
    assert {said["borough"] for said in t.choices(0, "send")} == {2}


def test_sc_5_3_3_neither_moved_citizens_nor_from_the_town_hall() -> None:
    t = abroad().tile(0, "residential_1", "e4").people(0, "e5").at("moves")
    t.do(0, "move", **{"from": "d4", "to": "e4"}).commit()
    assert t.stage() != "tourists"


def test_sc_3_8_of_four_the_one_across_is_no_neighbour_but_for_the_subway() -> None:
    t = travelling(abroad(4))
    assert {said["borough"] for said in t.choices(0, "send")} == {1, 3}
    assert t.told(0, "send", **{"borough": 2, "from": "d4", "to": "a1"})[:2] == ("SC-3.8", "not-a-neighbour")
    t = travelling(abroad(4).tile(0, "subway", "a1"))
    assert {said["borough"] for said in t.choices(0, "send")} == {1, 2, 3}
    assert {said["borough"] for said in travelling(abroad(3)).choices(0, "send")} == {1, 2}


def test_sc_5_3_3_a_police_station_takes_a_toll_without_which_no_tourist_is_sent() -> None:
    t = travelling(abroad().tile(1, "police_station", "a6").money(0, 1))
    t.do(0, "send", **{"borough": 1, "from": "d4", "to": "c3"})
    assert (t.s.money[0], t.s.money[1]) == (0 + 4, 12 + 1 + 1)
    t = abroad(3).tile(1, "police_station", "a6").money(0, 0)
    t = travelling(t)
    assert t.told(0, "send", **{"borough": 1, "from": "d4", "to": "c3"}) == (
        "SC-5.3.3",
        "toll-too-high",
        {"square": "d4", "to": "c3", "borough": 1, "money": 0, "toll": 1},
    )


def test_sc_5_3_3_without_a_police_station_no_toll_is_paid() -> None:
    t = travelling(abroad()).do(0, "send", **{"borough": 1, "from": "d4", "to": "c3"})
    assert t.happened("toll") == []


def test_sc_3_8_no_tourist_is_sent_to_a_seat_that_is_not_at_the_table() -> None:
    t = travelling(abroad())
    rule, why, facts = t.told(0, "send", **{"borough": 2, "from": "d4", "to": "c3"})
    assert (rule, why, facts["toll"]) == ("SC-3.8", "not-a-neighbour", 0)


def test_sc_5_6_2_a_position_asks_no_player_out_of_the_game_for_tourists() -> None:
    t = travelling(abroad())
    assert (t.asked(), wrong_frames(t.s)) == ((0, "tourists"), [])
    t.s.left_in[0] = 1
    assert wrong_frames(t.s) == ["frames: tourists of seat 0 is inconsistent with the state"]


def test_sc_5_3_8_places_left_stay_closed_and_one_stops_when_one_likes() -> None:
    t = abroad().tile(1, "residential_1", "e4").people(1, "c3").at("moves")
    t.do(1, "move", **{"from": "c3", "to": "e4"}).commit()
    assert [said["to"] for said in t.choices(0, "send")] == ["a1"]
    assert t.refused(0, "send", **{"borough": 1, "from": "d4", "to": "c3"}) == "SC-5.3.8"
    t.do(0, "stop")
    assert t.stage() != "tourists"


def test_sc_5_3_8_no_tourist_is_sent_to_a_player_out_of_the_game() -> None:
    t = abroad(3)
    t.s.left_in[1], t.s.pollution[1] = 1, 100
    t = travelling(t)
    assert t.refused(0, "send", **{"borough": 1, "from": "d4", "to": "a1"}) == "SC-5.3.8"


def test_sc_5_6_2_a_player_out_of_the_game_moves_no_citizens() -> None:
    t = Scenario(3)
    for seat in range(2):
        t.tile(seat, "residential_1", "d4").people(seat, "e5")
    t.s.left_in[1], t.s.pollution[1] = 1, 100
    assert t.at("moves").s.to_move() == (0,)


def test_sc_5_3_4_a_host_cannot_move_a_tourist() -> None:
    t = (
        town()
        .tile(1, "factory_1", "a1")
        .people(1, "a1", of=0)
        .tile(1, "residential_1", "d4")
        .people(1, "e5")
        .at("moves")
    )
    assert all(said["from"] != "a1" for said in t.choices(1, "move"))
    rule, why = t.told(1, "move", **{"from": "a1", "to": "d4"})[:2]
    assert (rule, why) == ("SC-5.3.4", "tourist-stays")
    assert t.choices(0, "come_home"), "its owner may"


def test_sc_16_2_a_single_hidden_answer_is_undone_until_the_last_one_has_answered() -> None:
    match = Match.new(GAME, 2, seed=3)
    for stage in ("promise", "settle"):
        for seat in (0, 1):
            assert match.state.question(seat).step.name == stage
            first = match.state.actions(seat)[0]
            match.play(seat, first)
            if seat == 0:
                assert match.take_back(0) >= 0
                match.play(0, first)
        assert not match.free_undo(0), stage


def test_sc_16_3_undo_removes_one_answer_at_a_time() -> None:
    match = Match.from_position(GAME, to_json(Scenario().s))
    for verb in ("build", "place"):
        (choice, *_) = [
            action
            for action in match.state.actions(0)
            if GAME.vocabulary.to_json(action).get("piece", "park_1") == "park_1"
            and GAME.vocabulary.to_json(action)["verb"] == verb
        ]
        match.play(0, choice)
    assert match.state.question(0).step.name == "plan"
    match.take_back(0)
    assert match.state.question(0).step.name == "place"
    match.take_back(0)
    assert match.state.question(0).step.name == "plan"


def test_sc_5_3_4_a_tourist_stays_until_brought_home() -> None:
    t = travelling(abroad()).do(0, "send", **{"borough": 1, "from": "d4", "to": "a1"})
    t.at("closing").at("moves")
    assert t.borough(1)["people"] == {"a1": 0}
    assert t.can(0, "come_home", **{"borough": 1, "from": "a1", "to": "d4"})


# ---------------------------------------------------------------- step C


def test_sc_5_3_5_each_empty_factory_place_draws_a_citizen_to_the_town_hall() -> None:
    t = Scenario().tile(0, "factory_2", "a1").tile(0, "factory_1", "d1").people(0, "a1").at("arrivals")
    assert t.happened("arrived", seat=0) == [{"event": "arrived", "seat": 0, "count": 2}]
    assert t.borough(0)["people"] == {"a1": 0, "e5": 0, "f5": 0}
    assert t.s.career[0] == 14 - 1 - 2


def test_sc_5_3_5_no_more_arrive_than_there_is_room_in_the_town_hall() -> None:
    t = Scenario().tile(0, "factory_3_i3", "a1").people(0, "e5", "f5").at("arrivals")
    assert t.happened("arrived", seat=0)[0]["count"] == 2
    t = Scenario().tile(0, "factory_3_i3", "a1").goods(0, e5="wood", f5="stone").at("arrivals")
    assert t.happened("arrived", seat=0)[0]["count"] == 2


def test_sc_5_3_9_no_more_than_wait_in_the_career_space() -> None:
    t = Scenario().tile(0, "factory_3_i3", "a1")
    t.s.supply[0] += t.s.career[0] - 1
    t.s.career[0] = 1
    t.at("arrivals")
    assert t.happened("arrived", seat=0)[0]["count"] == 1


def test_sc_5_3_6_nothing_more_happens_in_phase_3_without_modules() -> None:
    t = Scenario().at("trams")
    assert t.log == [] or t.stage() == "council"
