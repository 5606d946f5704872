"""The rules of Hamlet. Hands are set by the tests: cards are named as in the log."""

from typing import Any

import pytest

from ludotheque.core.cards import bit
from ludotheque.core.chance import seeded
from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition, from_json, to_json
from tests.toys.hamlet import game
from tests.toys.hamlet.village import (
    AT_ROUND,
    CARDS,
    GIFT_DECK,
    N_SEALED,
    NONE,
    PACK,
    PLOTS,
    SEALED_DECK,
    Hamlet,
)
from tests.toys.playing import Said, Table

GAME = game()


def number(card: str) -> int:
    return CARDS.index_of[card]


def plot(name: str) -> int:
    return PLOTS.index_of[name]


def table(*hands: str, first: int = 0) -> Table[Hamlet]:
    """All seats are about to plan in the first round; the other cards are in their decks."""
    t = Table(GAME, len(hands))
    t.s.first = first
    held = {number(card): seat for seat, hand in enumerate(hands) for card in hand.split()}
    for card in range(CARDS.size):
        t.s.pile[card] = (
            PACK.of(held[card]) if card in held else GIFT_DECK if card >= N_SEALED else SEALED_DECK
        )
        t.s.seen[card] = bit(held[card]) if card in held else 0
    assert GAME.broken(t.s) == []
    return t


def plan(t: Table[Hamlet], seat: int, **houses: int) -> list[Said]:
    """Plan houses and say ready; returns what a spectator sees of the last decision."""
    for name, storeys in houses.items():
        t.do(seat, "choose", plot=name)
        t.do(seat, "build", storeys=storeys)
    return t.do(seat, "ready")


def built(t: Table[Hamlet], seat: int, name: str, storeys: int) -> None:
    """An existing house."""
    t.s.houses[plot(name)], t.s.heights[plot(name)] = seat, storeys
    t.s.stones[seat] -= storeys


def events(said: list[Said]) -> list[str]:
    return [one["event"] for one in said]


def owners(t: Table[Hamlet]) -> dict[str, int]:
    return {PLOTS.ids[i]: int(t.s.houses[i]) for i in range(PLOTS.size) if t.s.houses[i] != NONE}


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ha_1_six_plots_and_six_stones_each(seats: int) -> None:
    view = GAME.new(seats, 1).view(-1)
    assert view["stones"] == [6] * seats
    assert (view["houses"], PLOTS.size) == ({}, 6)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ha_2_two_sealed_cards_and_a_gift_each_which_others_know_by_their_backs(seats: int) -> None:
    s = GAME.new(seats, 1)
    assert s.view(-1)["backs"] == [[0, 0, 1]] * seats
    assert s.view(-1)["hands"] == [[]] * seats
    hands = s.view(1)["hands"]
    assert [len(hand) for hand in hands] == [3 * (seat == 1) for seat in range(seats)]
    assert sum(card.startswith("gift") for card in hands[1]) == 1
    assert {GAME.new(seats, seed).first for seed in range(40)} == set(range(seats))


def test_ha_2_in_a_sample_a_card_changes_places_with_those_of_the_same_back() -> None:
    t = table("veto_1 song_1 gift_1", "veto_2 song_2 gift_2")
    hands = [t.s.sample(0, seeded(seed)).view(1)["hands"][1] for seed in range(60)]
    assert {card for *_, card in hands} == {"gift_2", "gift_3", "gift_4"}
    sealed = {card for *cards, _ in hands for card in cards}
    assert sealed == {card for card in CARDS.ids[:N_SEALED] if card not in ("veto_1", "song_1")}


# ---------------------------------------------------------------- planning


def test_ha_3_three_rounds_and_the_next_one_is_first_and_draws() -> None:
    t = table("song_1", "song_2", "song_3", first=1)
    for first, hands in ((2, [1, 1, 2]), (0, [2, 1, 2])):
        for seat in range(3):
            t.do(seat, "ready")
        assert t.s.first == first
        assert [len(t.s.hand(seat)) for seat in range(3)] == hands
    assert t.s.view(-1)["round"] == 3
    for seat in range(3):
        t.do(seat, "ready")
    assert t.s.over()


def test_ha_3_without_a_sealed_card_left_nothing_is_drawn() -> None:
    t = table(" ".join(CARDS.ids[:5]), " ".join(CARDS.ids[5:10]))
    t.do(0, "ready")
    assert "drew" not in events(t.do(1, "ready"))


def test_ha_4_all_plan_at_the_same_time_and_in_secret() -> None:
    t = table("song_1", "song_2", "song_3")
    before = [t.s.view(seat) for seat in (0, 2, -1)]
    assert t.asked() == ((0, 1, 2), "plan")
    t.do(1, "choose", plot="mill")
    assert t.s.ask(1) == {"step": "storeys", "plot": "mill"}
    log = t.play(1, "build", storeys=2)
    assert t.told(log, 1) == [{"event": "planned", "seat": 1, "plot": "mill", "storeys": 2}]
    assert [t.told(log, seat) for seat in (0, 2, -1)] == [[], [], []]
    assert [t.s.view(seat) for seat in (0, 2, -1)] == before
    assert t.s.view(1)["plans"] == [None, [{"plot": "mill", "storeys": 2}], None]


def test_ha_4_at_most_two_houses_on_different_free_plots() -> None:
    t = table("song_1", "song_2")
    built(t, 1, "well", 2)
    assert t.refused(0, "choose", plot="well") == ("HA-4", "built-on")
    t.do(0, "choose", plot="mill")
    t.do(0, "build", storeys=1)
    assert t.refused(0, "choose", plot="mill") == ("HA-4", "planned-already")
    t.do(0, "choose", plot="hill")
    t.do(0, "build", storeys=1)
    assert t.refused(0, "choose", plot="ford") == ("HA-4", "plan-full")


def test_ha_4_a_plan_is_undone_while_others_plan_until_all_are_ready() -> None:
    match = Match.new(GAME, 2, 1)

    def does(seat: int, verb: str, **args: Any) -> None:
        match.play(seat, GAME.vocabulary.from_json({"verb": verb, **args}))

    does(0, "choose", plot="mill")
    does(1, "choose", plot="hill")
    does(0, "build", storeys=2)
    does(1, "build", storeys=3)
    does(0, "ready")
    does(1, "choose", plot="ford")
    for asked in ("plan", "storeys", "plan"):
        match.take_back(0)
        assert match.state.question(0).step.name == asked
    assert match.state.view(0)["plans"][0] == []
    assert match.state.view(1)["plans"][1] == [{"plot": "hill", "storeys": 3}]
    does(1, "build", storeys=1)
    does(0, "ready")
    does(1, "ready")
    assert not match.free_undo(0)
    assert not match.free_undo(1)


def test_ha_5_one_to_three_storeys_of_the_stones_that_are_left() -> None:
    t = table("song_1", "song_2")
    built(t, 0, "well", 2)
    t.do(0, "choose", plot="mill")
    assert t.refused(0, "build", storeys=0) == ("HA-5", "no-storeys")
    t.do(0, "build", storeys=3)
    t.do(0, "choose", plot="hill")
    assert t.refused(0, "build", storeys=2) == ("HA-5", "no-storeys")
    t.do(0, "build", storeys=1)


def test_ha_5_without_a_stone_left_nothing_is_planned() -> None:
    t = table("song_1", "song_2")
    built(t, 0, "well", 3)
    t.do(0, "choose", plot="mill")
    t.do(0, "build", storeys=3)
    assert t.refused(0, "choose", plot="hill") == ("HA-5", "no-stones")


def test_ha_6_plans_are_shown_together_and_carried_out_in_turn_order() -> None:
    t = table("", "", "", first=1)
    assert plan(t, 0, green=1, well=1) == [{"event": "is_ready", "seat": 0}]
    assert plan(t, 2, mill=3) == [{"event": "is_ready", "seat": 2}]
    said = plan(t, 1, green=2)
    shown = [(one["seat"], one["plot"]) for one in said if one["event"] == "shown"]
    assert shown == [(0, "green"), (0, "well"), (1, "green"), (2, "mill")]
    carried_out = [(one["event"], one["seat"]) for one in said if one["event"] in ("built", "too_late")]
    assert carried_out == [("built", 1), ("built", 2), ("too_late", 0), ("built", 0)]
    assert owners(t) == {"well": 0, "mill": 2, "green": 1}
    assert t.s.view(-1)["stones"] == [5, 4, 3]


# ---------------------------------------------------------------- vetoes


def announced(*hands: str, house: str = "mill", **others: dict[str, int]) -> Table[Hamlet]:
    """Seat 0 has announced a house of two storeys; the plans of the others come later."""
    t = table(*hands)
    for seat in range(1, len(hands)):
        plan(t, seat, **others.get(f"seat{seat}", {}))
    plan(t, 0, **{house: 2})
    return t


def test_ha_7_all_with_a_sealed_card_are_asked_at_once_whether_it_is_a_veto_or_not() -> None:
    t = announced("veto_1", "song_1", "gift_1", "veto_2")
    assert t.asked() == ((1, 3), "answer")
    assert t.s.view(-1)["announced"] == [{"seat": 0, "plot": "mill", "storeys": 2}]


def test_ha_7_without_sealed_cards_no_player_is_asked() -> None:
    t = announced("veto_1", "gift_1", "")
    assert owners(t) == {"mill": 0}
    assert t.asked() == ((0, 1, 2), "plan")


def test_ha_8_an_answer_is_a_veto_of_one_s_hand_or_nothing() -> None:
    t = announced("veto_1", "song_1 gift_1")
    assert t.refused(1, "veto", card="veto_1") == ("HA-2", "not-in-hand")
    assert t.refused(1, "veto", card="song_1") == ("HA-8", "no-veto")
    assert t.refused(1, "veto", card="gift_1") == ("HA-8", "no-veto")
    t.do(1, "pass")
    assert owners(t) == {"mill": 0}


def test_ha_8_answers_are_secret_until_all_have_answered() -> None:
    t = announced("", "veto_1", "veto_2", "song_1")
    log = t.play(2, "veto", card="veto_2")
    assert t.told(log, 2) == [{"event": "answered", "seat": 2, "card": "veto_2"}]
    assert t.told(log, 1) == t.told(log, -1) == []
    assert [t.s.view(seat)["answer"] for seat in (-1, 0, 1, 2)] == [None, None, None, "veto_2"]
    answers = {t.s.sample(1, seeded(seed)).view(2)["answer"] for seed in range(40)}
    assert None in answers
    assert len(answers) > 3


def test_ha_8_the_first_veto_clockwise_counts_and_later_ones_stay_hidden() -> None:
    t = announced("", "song_1", "veto_2", "veto_3")
    t.do(3, "veto", card="veto_3")
    t.do(1, "pass")
    said = t.do(2, "veto", card="veto_2")
    assert said == [{"event": "vetoed", "seat": 2, "card": "veto_2"}]
    assert t.s.view(-1)["discarded"] == ["veto_2"]
    assert t.s.holds(3, number("veto_3"))
    assert t.s.view(2)["hands"][3] == []


def test_ha_8_it_is_told_that_no_player_vetoed() -> None:
    t = announced("song_2", "song_1", seat1={"hill": 1})
    reveals = t.s.reveals
    assert events(t.do(1, "pass")) == ["unopposed", "built", "announced"]
    assert t.s.reveals == reveals + 1


def test_ha_9_a_veto_that_stands_cancels_and_costs_no_stones() -> None:
    t = announced("veto_1", "veto_2", "song_1")
    t.do(1, "veto", card="veto_2")
    t.do(2, "pass")
    assert t.asked() == ((0, 2), "answer")  # the player of a veto is not asked about it
    t.do(2, "pass")
    said = t.do(0, "pass")
    assert said[:2] == [{"event": "unopposed", "seat": 1}, {"event": "cancelled", "seat": 0}]
    assert owners(t) == {}
    assert t.s.view(-1)["stones"] == [6, 6, 6]
    assert t.s.view(-1)["discarded"] == ["veto_2"]


def test_ha_9_a_veto_may_be_vetoed_and_that_one_too() -> None:
    t = announced("veto_1", "veto_2 veto_3", "veto_4")
    t.do(1, "veto", card="veto_2")
    t.do(2, "pass")
    t.do(0, "veto", card="veto_1")
    t.do(2, "pass")
    assert t.asked() == ((1, 2), "answer")
    assert [one.get("card") for one in t.s.view(-1)["announced"]] == [None, "veto_2", "veto_1"]
    t.do(2, "veto", card="veto_4")
    t.do(1, "pass")
    said = t.do(1, "pass")  # no other seat has a sealed card any more
    assert said[:3] == [
        {"event": "unopposed", "seat": 2},
        {"event": "cancelled", "seat": 0},  # its veto
        {"event": "cancelled", "seat": 0},  # and its house, by the first veto
    ]
    assert owners(t) == {}


def test_ha_9_a_vetoed_veto_lets_the_house_be_built() -> None:
    t = announced("veto_1", "veto_2")
    t.do(1, "veto", card="veto_2")
    said = t.do(0, "veto", card="veto_1")
    assert events(said)[:3] == ["vetoed", "cancelled", "built"]
    assert owners(t) == {"mill": 0}


def test_a_silent_seat_lets_pass_and_is_concerned_by_its_own_plots_and_announcements() -> None:
    t = announced("veto_1", "veto_2", "song_1", seat2={"mill": 1})
    assert [t.s.default(seat) for seat in (1, 2)] == [t.number("pass")] * 2
    assert [t.s.concerns(seat) for seat in (1, 2)] == [False, True]
    t.do(2, "pass")
    t.do(1, "veto", card="veto_2")
    assert [t.s.concerns(seat) for seat in (0, 2)] == [True, False]


@pytest.mark.parametrize(("house", "points"), [("well", 2), ("ford", 6), ("green", 12)])
def test_ha_10_a_house_brings_the_worth_of_its_plot_for_each_storey(house: str, points: int) -> None:
    t = announced("", "", house=house)
    assert t.s.view(-1)["points"] == [points, 0]
    assert t.s.view(-1)["stones"] == [4, 6]
    assert t.s.view(-1)["houses"] == {house: {"seat": 0, "storeys": 2}}


# ---------------------------------------------------------------- gifts, and the end


def test_ha_11_a_gift_is_cashed_publicly_while_planning() -> None:
    t = table("gift_3 song_1", "gift_2")
    t.do(0, "choose", plot="mill")
    assert t.refused(0, "cash", card="song_1") == ("HA-11", "no-gift")
    assert t.refused(0, "cash", card="gift_2") == ("HA-2", "not-in-hand")
    reveals = t.s.reveals
    assert t.do(0, "cash", card="gift_3") == [{"event": "cashed", "seat": 0, "card": "gift_3"}]
    assert t.s.reveals == reveals + 1
    assert t.s.view(1)["stones"] == [9, 6]
    assert t.s.view(1)["discarded"] == ["gift_3"]
    assert t.s.question(0).step.name == "storeys"  # the question is unchanged
    t.do(1, "choose", plot="mill")
    t.do(1, "build", storeys=1)
    t.do(1, "cash", card="gift_2")
    t.do(1, "ready")


def test_ha_11_not_while_answering() -> None:
    t = announced("", "song_1 gift_1")
    assert t.refused(1, "cash", card="gift_1")[1] == "not-now"


def test_ha_12_gifts_that_were_kept_count_and_the_most_points_win() -> None:
    t = table("gift_4", "gift_2")
    t.s.round = 3
    t.do(1, "choose", plot="barn")
    t.do(1, "build", storeys=1)
    t.do(1, "ready")
    said = t.do(0, "ready")
    assert events(said)[-2:] == ["gift_opened", "gift_opened"]
    assert t.s.view(-1)["hands"] == [["gift_4"], ["gift_2"]]
    result = t.s.outcome()
    assert result is not None
    assert result.parts == [{"houses": 0, "gifts": 4}, {"houses": 2, "gifts": 2}]
    assert result.winners == [0, 1]


def test_evaluation_counts_plans_by_half_and_vetoes() -> None:
    t = table("veto_1 veto_2", "song_1")
    assert GAME.advice.evaluate(t.s, 0) - GAME.advice.evaluate(t.s, 1) == 2
    t.do(1, "choose", plot="green")
    t.do(1, "build", storeys=3)
    assert GAME.advice.evaluate(t.s, 1) == 9


# ---------------------------------------------------------------- positions


def damaged(t: Table[Hamlet], **fields: Any) -> str:
    """The errors of a position with other fields."""
    with pytest.raises(BadPosition) as refused:
        from_json(GAME, to_json(t.s) | fields)
    return str(refused.value)


def changed(values: Any, at: int, value: int) -> list[int]:
    return [value if i == at else int(number) for i, number in enumerate(values)]


def test_cards_lie_where_they_can_lie() -> None:
    t = table("veto_1 gift_1", "song_1")
    pile, seen = t.s.pile, t.s.seen
    assert "gift_4 can't lie there" in damaged(t, pile=changed(pile, number("gift_4"), SEALED_DECK))
    assert "veto_6 can't lie there" in damaged(t, seen=changed(seen, number("veto_6"), int(bit(0))))
    assert "song_4 can't have been laid open" in damaged(t, pile=changed(pile, number("song_4"), 2))
    assert "seat 0 does not know veto_1" in damaged(t, seen=changed(seen, number("veto_1"), 0))
    assert "veto_1 lies in no pile" in damaged(t, pile=changed(pile, number("veto_1"), -1))


def test_houses_are_built_of_stones() -> None:
    t = table("", "")
    assert "a house on mill has an owner" in damaged(t, houses=changed(t.s.houses, plot("mill"), 1))
    assert "stones: there are too many or too few" in damaged(t, stones=[6, 5])
    assert "stones: there are too many or too few" in damaged(t, stones=[7, 5])


def test_plans_are_such_as_can_be_made() -> None:
    t = table("", "")
    assert "seat 0 can't have planned this" in damaged(t, plots=[1, 1, -1, -1], storeys=[1, 1, 0, 0])
    assert "an order has a plot and storeys" in damaged(t, plots=[1, -1, -1, -1])
    t.s.stones[0] = 1
    assert "seat 0 can't have planned this" in damaged(t, plots=[1, -1, -1, -1], storeys=[2, 0, 0, 0])


def test_answers_are_given_in_a_window_with_a_veto_of_the_hand() -> None:
    t = announced("veto_1", "veto_2 song_1", "veto_3")
    t.do(2, "veto", card="veto_3")
    assert "seat 2 has no such veto" in damaged(t, answers=[-1, -1, number("song_1")])
    assert "seat 1 has not answered" in damaged(t, answers=[-1, number("veto_2"), -1])
    assert "seat 0 has not answered" in damaged(t, answers=[number("veto_1"), -1, -1])
    assert "seat 0 has not answered" in damaged(table("veto_1", ""), answers=[number("veto_1"), -1])


def test_questions_are_asked_on_lanes() -> None:
    t = table("", "")
    frames = to_json(t.s)["frames"]
    assert "forks: a seat plans or answers" in damaged(t, forks=[])
    assert "round: the game can't be over" in damaged(t, forks=[], frames=[])
    plans = {"depth": 2, "lanes": [[["answer", 0]], []]}
    assert "seat 0 is asked something else" in damaged(t, forks=[plans])
    assert frames[0][0] == GAME.steps[AT_ROUND].name


def test_ha_6_that_all_plans_are_empty_is_revealed() -> None:
    t = table("song_1", "song_2")
    assert events(t.do(0, "ready")) == ["is_ready"]
    reveals = t.s.reveals
    assert "no_plans" in events(t.do(1, "ready"))
    assert t.s.reveals > reveals
