"""90: what stands in for the other phases."""

from tests.small_city.scenario import GAME, Scenario
from ludotheque.games.small_city.vocabulary import CARDS


def test_sc_90_1_four_turns_and_the_next_one_hosts() -> None:
    t = Scenario(3, host=1)
    hosts = []
    while not t.s.over():
        hosts.append((int(t.s.turn), int(t.s.host)))
        t.commit()
    assert hosts == [(1, 1), (2, 2), (3, 0), (4, 1)]


def test_sc_90_2_cards_go_round_with_the_turns() -> None:
    t = Scenario(4, host=2)
    seen = []
    for _ in range(3):
        t.commit()
        seen.append([CARDS.to_json(t.s.card[t.s.in_order(place)]) for place in range(4)])
    assert seen == [
        ["mediator", "urban_planner", None, "architect"],
        ["urban_planner", None, "architect", "mediator"],
        [None, "architect", "mediator", "urban_planner"],
    ]


def test_sc_90_3_income_is_money_votes_of_homes_and_what_factories_make() -> None:
    t = Scenario(hall="c3")
    t.tile(0, "residential_2", "a5").tile(0, "residential_1", "e3").tile(0, "commercial_3_i3", "a7")
    t.tile(0, "factory_3_i3", "a1").commit()
    assert t.happened("income", seat=0) == [
        {"event": "income", "seat": 0, "money": 4 + 3, "votes": 2 * 2 + 1}
    ]
    assert (t.s.money[0], t.s.votes[0]) == (12 + 7, 5)
    assert t.s.view(1)["boroughs"][0]["goods"] == {"c3": "wood", "d3": "stone", "c4": "metal"}
    t.commit()
    assert [said["material"] for said in t.happened("no_room_for", seat=0)] == ["stone", "metal"]


def test_sc_90_3_what_a_warehouse_holds_comes_in_reading_order_with_the_town_hall() -> None:
    t = Scenario(hall="c3").tile(0, "warehouse", "d2").tile(0, "warehouse", "a5")
    for square in ("a1", "b1", "c1"):
        t.tile(0, "factory_1", square)
    t.commit()
    assert list(t.s.view(1)["boroughs"][0]["goods"]) == ["d2", "e2", "c3"]


def test_sc_90_4_votes_then_money_then_shared() -> None:
    t = Scenario(3)
    for votes, money, winners in (([5, 4, 5], [0, 9, 1], [2]), ([5, 4, 5], [1, 9, 1], [0, 2])):
        for seat in range(3):
            t.s.votes[seat], t.s.money[seat] = votes[seat], money[seat]
        assert GAME.score(t.s).winners == winners
        assert GAME.score(t.s).points == votes
