"""SC-5.6: pollution, deaths, and leaving the game."""

from tests.small_city.scenario import Scenario


def measured(t: Scenario) -> Scenario:
    return t.at("pollution")


def test_sc_5_6_1_people_tourists_and_production_pollute() -> None:
    t = Scenario().tile(0, "factory_2", "a1").tile(0, "residential_1", "d4")
    t.people(0, "a1", "d4", "e5").people(0, "b1", of=1).at("production")
    # two active citizens, a tourist, wood and stone; the one in the Town Hall is not active (SC-10.6, SC-3.6)
    assert t.s.x[0] == 2 + 1 + 2
    assert t.s.pollution[0] == 5
    assert t.happened("polluted", seat=0) == [{"event": "polluted", "seat": 0, "pollution": 5, "level": 5}]


def test_sc_5_6_1_parks_and_the_fire_station_clean() -> None:
    t = Scenario().tile(0, "park_3_i3", "a1").tile(0, "fire_station", "a3")
    for square in ("d1", "e1", "f1", "g1", "d2", "e2", "f2"):
        t.tile(0, "residential_1", square).people(0, square)
    assert measured(t).s.x[0] == 7 - 3 - 2


def test_sc_5_6_1_surplus_parks_clean_nothing() -> None:
    t = measured(Scenario().tile(0, "park_3_i3", "a1").pollution(0, 9))
    assert (t.s.x[0], t.s.pollution[0]) == (0, 9)


def test_sc_10_21_x_is_never_below_zero() -> None:
    assert measured(Scenario().tile(0, "park_1", "a1")).s.x[0] == 0


def test_sc_5_1_3_with_the_engineer_production_does_not_pollute() -> None:
    t = Scenario().card(0, "engineer").tile(0, "factory_2", "a1").people(0, "a1", "b1").at("production")
    assert t.s.x[0] == 2


# ---------------------------------------------------------------- deaths


def crowd(t: Scenario, seat: int, count: int) -> Scenario:
    """So many citizens in homes along the first rows."""
    for i in range(count):
        square = "abcdefg"[i % 7] + str(1 + i // 7)
        t.tile(seat, "residential_1", square).people(seat, square)
    return t


def test_sc_5_6_3_the_worst_polluter_loses_a_citizen_from_six_on() -> None:
    assert measured(crowd(Scenario(), 0, 5)).happened("died") == []
    t = measured(crowd(Scenario(), 0, 6))
    assert t.asked() == (0, "lose")
    assert len(t.choices(0)) == 6
    assert t.told(0, "lose", square="e5", seat=0)[:2] == ("SC-5.6.3", "no-victim")
    t.do(0, "lose", square="c1", seat=0)
    assert t.asked() == (0, "bury")


def test_sc_10_5_the_pollution_of_the_turn_counts_and_ties_lose_each_in_turn_order() -> None:
    t = crowd(crowd(Scenario(3, host=1), 0, 7), 1, 7).pollution(2, 50)
    t = measured(crowd(t, 2, 6))
    assert t.asked() == (1, "lose")
    t.do(1, "lose", square="a1", seat=1).do(1, "bury", square="a7")
    assert t.asked() == (0, "lose")
    t.do(0, "lose", square="a1", seat=0).do(0, "bury", square="a7")
    assert t.stage() == "council"


def test_sc_5_6_3_a_staffed_clinic_prevents_it() -> None:
    t = measured(crowd(Scenario(), 0, 6).tile(0, "clinic", "a3").people(0, "a3"))
    assert t.stage() == "council"
    t = measured(crowd(Scenario(), 0, 6).tile(0, "clinic", "a3").people(0, "a3", of=1))
    assert t.asked() == (0, "lose")


def test_sc_5_6_3_a_tourist_may_be_the_victim_and_lies_in_the_borough() -> None:
    t = crowd(Scenario(), 0, 5).tile(0, "library", "a3").people(0, "a3", of=1)
    t = measured(t).do(0, "lose", square="a3", seat=1).do(0, "bury", square="g7")
    assert t.borough(0)["graves"] == {"g7": 1}
    assert t.happened("buried") == [{"event": "buried", "seat": 0, "owner": 1, "square": "g7"}]


def test_sc_5_6_4_graves_lie_beside_graves_and_are_not_built_on() -> None:
    t = measured(crowd(Scenario(), 0, 6).grave(0, "c6")).do(0, "lose", square="a1", seat=0)
    assert {said["square"] for said in t.choices(0)} == {"c5", "b6", "d6", "c7"}
    assert t.told(0, "bury", square="a7")[:2] == ("SC-5.6.4", "beside-graves")
    assert t.told(0, "bury", square="b1")[:2] == ("SC-5.6.4", "no-room-for-grave")
    t.do(0, "bury", square="c7").at("plans")
    assert t.why(0, "park_1", "c7")[:2] == ("SC-5.2.3", "not-empty")


def test_sc_5_6_4_without_an_empty_square_the_piece_returns_to_the_supply() -> None:
    t = crowd(Scenario(), 0, 6)
    for row in range(1, 8):
        for column in "abcdefg":
            if (row > 1 or column == "g") and f"{column}{row}" not in ("e5", "f5", "e6", "f6"):
                t.tile(0, "residential_1", f"{column}{row}")
    before = t.s.supply[0]
    t = measured(t).do(0, "lose", square="a1", seat=0)
    assert t.happened("no_grave")
    assert t.s.supply[0] == before + 1
    assert t.stage() == "council"


def full_but(*left: str) -> Scenario:
    """A crowd in the Town Hall's borough, all squares built over but those left, and a tourist of seat 1 at a1."""
    t = (
        Scenario()
        .tile(0, "commercial_4_i4", "a1")
        .people(0, "a1", of=1)
        .people(0, "b1", "c1", "d1", "e5", "f5")
    )
    for row in range(1, 8):
        for column in "abcdefg":
            square = f"{column}{row}"
            if (row > 1 or column > "d") and square not in ("e5", "f5", "e6", "f6", *left):
                t.tile(0, "residential_1", square)
    t.s.made[0] = 9
    return t


def test_sc_5_6_4_without_an_empty_square_a_tourist_returns_to_its_own_supply() -> None:
    t = full_but()
    before = [int(count) for count in t.s.supply]
    t = measured(t).do(0, "lose", square="a1", seat=1)
    assert t.happened("no_grave") == [{"event": "no_grave", "seat": 0, "owner": 1}]
    assert [int(count) for count in t.s.supply] == [before[0], before[1] + 1]


def test_sc_5_6_4_the_only_empty_square_is_the_grave_without_asking() -> None:
    t = measured(full_but("g7")).do(0, "lose", square="a1", seat=1)
    assert t.happened("buried") == [{"event": "buried", "seat": 0, "owner": 1, "square": "g7"}]
    assert t.borough(0)["graves"] == {"g7": 1}


def test_sc_5_6_5_only_one_there_is_lost_without_asking() -> None:
    t = Scenario().tile(0, "factory_1", "a1").people(0, "a1")
    t.s.made[0] = 9
    assert measured(t).asked() == (0, "bury")


# ---------------------------------------------------------------- leaving the game


def test_sc_5_6_2_at_a_hundred_one_is_out() -> None:
    t = Scenario(3).pollution(1, 99).tile(1, "residential_1", "a1").people(1, "a1")
    t.tile(0, "library", "a1").people(0, "a1", of=1).tile(1, "factory_1", "a3").people(1, "a3", of=2)
    before = t.s.supply[1]
    t = measured(t)
    assert t.happened("left_game") == [{"event": "left_game", "seat": 1}]
    assert (t.borough(0)["people"], t.s.supply[1]) == ({}, before + 1)
    assert t.borough(2)["people"] == {"e5": 2}  # a guest goes home
    assert t.borough(1)["people"] == {"a1": 1}
    assert t.s.ring_at[1] == -1
    t.do(0, "pass").do(2, "pass")
    assert t.stage() == "parade"
    assert t.s.host == 2  # SC-5.6.2: the next player hosts


def test_sc_5_6_2_a_player_out_of_the_game_is_last_whatever_the_votes() -> None:
    t = Scenario(3).votes(1, 500).votes(2, 3)
    t.s.left_in[1], t.s.pollution[1] = 4, 100
    t.s.left_in[0], t.s.pollution[0] = 5, 120
    outcome = t.game.score(t.s)
    assert (outcome.ranks(), outcome.winners) == ([2, 3, 1], [2])


def test_sc_7_3_if_no_player_is_left_the_game_ends_at_once() -> None:
    t = Scenario().pollution(0, 99).pollution(1, 99)
    for seat in (0, 1):
        t.tile(seat, "residential_1", "a1").people(seat, "a1")
    t.votes(1, 5)
    t = measured(t)
    assert t.s.over()
    assert t.s.outcome() is not None
    assert len(t.happened("promise_shown")) == 2


def test_sc_7_2_the_last_player_plays_on() -> None:
    t = Scenario().pollution(1, 99).tile(1, "residential_1", "a1").people(1, "a1")
    t = measured(t)
    assert t.asked() == (0, "council")
    t.do(0, "pass")
    assert (t.stage(), t.s.turn, t.s.host) == ("actions", 2, 0)
    assert t.s.mayor == -1
