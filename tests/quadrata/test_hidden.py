"""Hidden information and chance: QD-9.1 to QD-9.4."""

import json
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import seeded
from ludotheque.core.match import Match
from ludotheque.core.playout import play_random
from ludotheque.core.position import to_json
from ludotheque.core.refusals import Illegal
from tests.quadrata.scenario import GAME, Scenario, played

FOUR = ("toronto", "banff", "montreal", "inuvik")


def without(said: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in said.items() if key not in keys}


# ---------------------------------------------------------------- QD-9.1


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_qd_9_1_no_view_depends_on_the_order_of_the_deck(mode: str) -> None:
    t = Scenario(seats=3, mode=mode).centre(*FOUR).discard("halifax").taxis(0, 2)
    other = t.s.clone()
    other.deck = vec[i64]([*reversed(list(t.s.deck[: t.s.deck_size])), *t.s.deck[t.s.deck_size :]])
    assert list(other.deck) != list(t.s.deck)
    for seat in (-1, 0, 1, 2):
        assert other.view(seat) == t.s.view(seat)
        assert list(other.actions(max(seat, 0))) == list(t.s.actions(max(seat, 0)))


def test_qd_9_1_no_view_depends_on_what_is_drawn_next() -> None:
    t = Scenario(seats=3)
    other = t.s.clone()
    other.chance = seeded(99)
    for seat in (-1, 0, 1, 2):
        assert other.view(seat) == t.s.view(seat)


def test_qd_9_1_a_sample_redeals_the_deck_and_nothing_else() -> None:
    """Four cards in the deck: all 24 orders come up; everything that is seen stays."""
    t = Scenario(seats=4).centre(*FOUR).deck("halifax", "sydney", "gaspe", "moncton", exact=True)
    known = without(to_json(t.s), "deck", "chance")
    orders: Counter[tuple[int, ...]] = Counter()
    chance = seeded(5)
    for _ in range(600):
        sample = t.s.sample(0, chance)
        assert without(to_json(sample), "deck", "chance") == known
        assert to_json(sample)["chance"] != to_json(t.s)["chance"]
        orders[tuple(to_json(sample)["deck"])] += 1
    assert len(orders) == 24
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(t.s.deck))}


def test_qd_9_1_a_sample_draws_other_tokens() -> None:
    """The bag is known, what comes out of it is not: in samples every token comes."""
    t = Scenario(mode="expert", day=2).hand(0, 1, 2).at(0, "rest")
    chance, found = seeded(5), set()
    for _ in range(60):
        sample = t.s.sample(0, chance)
        before = sample.view(0)["players"][0]["bag"]
        sample.apply(0, Scenario.number("draw"))
        assert before == t.in_bag(0)
        found.add(sample.view(0)["players"][0]["spaces"][2]["token"])
    assert found == {"3", "4", "5", "6", "plane"}


# ---------------------------------------------------------------- QD-9.2


def test_qd_9_2_all_seats_see_the_same() -> None:
    t = (
        Scenario(seats=3)
        .centre(*FOUR)
        .discard("halifax", "sydney")
        .reserved(1, "gaspe")
        .rest(0, 8)
        .taxis(2, 2)
    )
    views = [t.s.view(seat) for seat in (-1, 0, 1, 2)]
    assert [view["you"] for view in views] == [None, 0, 1, 2]
    assert all(
        without(view, "you", "aid", "asks") == without(views[0], "you", "aid", "asks") for view in views
    )
    assert views[0]["aid"] is None


def test_qd_9_2_contents_are_open_never_their_order() -> None:
    t = Scenario(seats=4).centre(*FOUR).deck("sydney", "halifax", "gaspe", exact=True).hand(0, 1, 2, 3)
    view = t.s.view(2)
    assert view["deck"] == 3
    assert view["in_deck"] == ["gaspe", "halifax", "sydney"]
    assert view["players"][0]["bag"] == ["4", "5", "6", "plane"]
    assert view["black_bag"] == [4] * 6


def test_qd_9_2_public_information() -> None:
    t = (
        Scenario(seats=3, mode="expert", day=4)
        .centre(*FOUR)
        .discard("halifax", "sydney")
        .reserved(1, "gaspe")
    )
    t.hand(0, 3, 5, extra=[7]).rest(0, 8, "plane", "plane").visited(0, "ottawa", "calgary_stampede").trains(
        0, 1
    )
    t.provinces(0, "quebec", "nova_scotia").trophy("red", 0).taxis(0, 2, crossed=["add"]).planes_left(20)
    view = t.s.view(2)
    assert (view["game"], view["mode"], view["day"], view["first"], view["quiz"]) == (
        "quadrata",
        "expert",
        4,
        0,
        False,
    )
    assert (view["to_move"], view["asks"]["step"]) == ([0], "visit")
    assert view["centre"] == list(FOUR)
    assert view["discard"] == ["halifax", "sydney"]
    assert view["planes"] == 20
    assert view["trophies"]["red"] == 0
    player = view["players"][0]
    assert player["rest"] == ["8", "plane", "plane"]
    assert [space["token"] for space in player["spaces"]] == ["3", "5", None, None, None, "7", None]
    assert (player["circled"], player["taxis"], player["trains"]) == (3, 2, 1)
    assert player["squares"]["ontario"] == {"place": "ottawa", "city": True, "points": 5}
    assert player["squares"]["alberta"] == {"place": "calgary_stampede", "city": False, "points": 2}
    assert player["base_left"] == ["2", "3", "4", "5", "6"]
    assert view["players"][1]["reserved"] == "gaspe"


def test_qd_9_2_the_aid_shows_what_tokens_make() -> None:
    t = Scenario().centre("toronto", "victoria", "ottawa", "sydney").hand(0, 5, 6, 2).taxis(0, 1)
    aid = t.s.view(0)["aid"]
    assert aid["products"] == [10, 12, 30]
    assert aid["pairs"] == ["2*5", "2*6", "5*6"]
    assert aid["places"]["cn_tower"]["sums"] == {"30": [[2, 5, 6, 0]]}
    # 10 + 1 = 11, 12 - 1 = 11, 12 + 2 = 14
    assert aid["places"]["butchart_gardens"]["sums"] == {
        "11": [[0, 2, 5, 1], [1, 2, 6, 1]],
        "14": [[1, 2, 6, 1]],
    }
    assert t.s.view(1)["aid"]["products"] == [20, 24, 30]


def test_qd_9_2_a_view_is_plain_json() -> None:
    s = GAME.new(3, 5, {"mode": "expert"})
    for _ in range(40):
        s.apply(s.mover(), s.actions(s.mover())[0])
        assert json.loads(json.dumps(s.view(0))) == s.view(0)
    play_random(s, seeded(5))
    assert json.loads(json.dumps(s.view(0))) == s.view(0)
    assert s.view(0)["to_move"] == []


# ---------------------------------------------------------------- QD-9.3


def test_qd_9_3_the_same_seed_and_the_same_choices_are_the_same_game() -> None:
    for mode in ("family", "expert"):
        one, log = played(3, 8, mode=mode)
        two, again = played(3, 8, mode=mode)
        assert GAME.encode(one) == GAME.encode(two)
        assert log == again
    assert GAME.encode(GAME.new(3, 8)) != GAME.encode(GAME.new(3, 9))


def test_qd_9_3_every_random_outcome_is_recorded() -> None:
    """The log alone tells what lies in a rest zone, a bag and a movement area: every draw is in it."""
    t = Scenario(mode="expert").rest(0, 5).taxis(0, 1).hand(0, 1, 2, 3).chance(3)
    t.do(0, "cross", box="extra_tokens")
    assert [said["held"] for said in t.happened("drew")] == t.held(0)[3:]
    t.next_day(2)
    assert sorted(said["token"] for said in t.happened("advanced_drawn", seat=1)) == sorted(t.resting(1))


def test_qd_9_3_only_these_choices_use_chance() -> None:
    t = Scenario(mode="expert", day=2).centre(*FOUR).hand(0, 5, 6, 1).rest(0, 8).taxis(0, 4)
    t.provinces(0, "manitoba").at(0, "replace")
    draws = t.s.chance.draws
    t.do(0, "replace", card="banff").visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="train")
    t.do(0, "cross", box="plane").do(0, "cross", box="swap").do(0, "swap", held="1", token="8")
    t.do(0, "end_visits").do(0, "reserve", card="montreal")
    assert t.s.chance.draws == draws, "a deck was shuffled before"
    t.do(0, "rest", held="8")
    assert t.s.chance.draws == draws
    t.do(0, "draw")
    assert t.s.chance.draws == draws + 4


def test_qd_9_3_a_revealed_card_cannot_be_undone_freely() -> None:
    t = Scenario().centre(*FOUR).reserved(0, "gaspe").hand(0, 5, 6, 1).at(0, "replace")
    match = Match.from_position(GAME, to_json(t.s))
    match.play(0, Scenario.number("skip"))
    assert match.free_undo(0)
    match.play(0, Scenario.number("visit", place="perce_rock"))
    match.play(0, Scenario.number("use", pair="1*5"))
    assert match.free_undo(0), "a reservation: nothing hidden was shown"
    match = Match.from_position(GAME, to_json(t.s))
    match.play(0, Scenario.number("replace", card="banff"))
    assert not match.free_undo(0)
    with pytest.raises(Illegal, match="LU-4"):
        match.take_back(0)


# ---------------------------------------------------------------- QD-9.4


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_qd_9_4_seats_never_choose_simultaneously(mode: str) -> None:
    s = GAME.new(4, 2, {"mode": mode})
    chance = seeded(2)
    while not s.over():
        assert len(s.to_move()) == 1
        actions = s.actions(s.mover())
        s.apply(s.mover(), actions[chance.below(len(actions))])


def test_qd_9_4_refills_of_day_three_as_if_one_after_another() -> None:
    """The first player's token is drawn before the second chooses, and what the second does changes nothing of it."""
    drawn = set()
    for base in ("1", "5"):
        t = Scenario(seats=2).first(1).hand(0, 1, 2, 3).hand(1, 1, 2, 3).chance(4).next_day(3)
        assert t.asked() == (1, "remove")
        t.do(1, "remove", base="1")
        assert [said["seat"] for said in t.happened("drew")] == [1]
        t.do(0, "remove", base=base)
        drawn.add(t.held(1)[0])
    assert len(drawn) == 1


def test_qd_9_4_no_event_of_the_log_is_secret() -> None:
    assert not any(kind.secret for kind in GAME.kinds.all)
