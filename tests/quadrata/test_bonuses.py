"""What a visit brings: path bonuses, the colour bonus, trophies (QD-5.5 to QD-5.7)."""

import pytest

from tests.quadrata.scenario import GAME, Scenario, played

# Two planes open every place: a visit is only a matter of the card.
PLANES = ("plane", "plane")


def visiting(card: str, *before: str, mode: str = "expert", seats: int = 2) -> Scenario:
    """Two planes in hand, the card in the centre, these provinces visited before."""
    return Scenario(seats=seats, mode=mode).centre(card).hand(0, *PLANES).provinces(0, *before)


def links(t: Scenario, place: str) -> int:
    """How many path bonuses a visit asks for; all are taken as taxis."""
    t.visit(0, place, *PLANES)
    count = 0
    while t.asked()[1] == "bonus":
        t.do(0, "bonus", bonus="taxi")
        count += 1
    return count


# ---------------------------------------------------------------- QD-5.5.1


@pytest.mark.parametrize(
    ("before", "card", "number"),
    [
        (["alberta", "manitoba"], "regina", 2),
        (["alberta", "manitoba", "saskatchewan"], "ottawa", 1),
        (["yukon", "alberta"], "vancouver", 2),
        (["alberta", "ontario"], "montreal", 1),
        (["saskatchewan"], "ottawa", 0),
        ([], "ottawa", 0),
        (["quebec", "nova_scotia", "manitoba"], "moncton", 1),
    ],
)
def test_qd_5_5_1_one_bonus_for_each_new_link(before: list[str], card: str, number: int) -> None:
    t = visiting(card, *before)
    assert links(t, card) == number
    assert t.taxis_of(0) == number


def test_qd_5_5_1_two_bonuses_then_one() -> None:
    t = Scenario().centre("regina", "ottawa").hand(0, *PLANES, 3, 9, "plane").trains(0, 2)
    t.provinces(0, "alberta", "manitoba")
    assert links(t, "regina") == 2
    t.at(0).visit(0, "parliament_hill", 3, 9)
    assert t.asked() == (0, "bonus")
    t.do(0, "bonus", bonus="taxi")
    assert t.asked() == (0, "visit")


def test_qd_5_5_1_each_link_pays_once() -> None:
    """The whole loop: 12 visits after the first have 13 links in all."""
    for order in (list(range(13)), [0, 2, 4, 6, 8, 10, 12, 1, 3, 5, 7, 9, 11]):
        paid = 0
        provinces = GAME.components.province_ids
        for i, province in enumerate(order):
            card = GAME.components.card_ids[province * 3]
            paid += links(visiting(card, *[provinces[p] for p in order[:i]]), card)
        assert paid == 13


def test_qd_5_5_1_only_what_this_player_has_visited() -> None:
    t = Scenario().centre("regina").hand(0, *PLANES).provinces(1, "alberta", "manitoba")
    assert links(t, "regina") == 0


# ---------------------------------------------------------------- QD-5.5.2 to QD-5.5.5


@pytest.mark.parametrize(
    ("chosen", "trains", "taxis"),
    [
        (["train", "train"], 2, 0),
        (["train", "taxi"], 1, 1),
        (["taxi", "train"], 1, 1),
        (["taxi", "taxi"], 0, 2),
    ],
)
def test_qd_5_5_2_each_bonus_is_chosen_separately(chosen: list[str], trains: int, taxis: int) -> None:
    t = visiting("regina", "alberta", "manitoba").visit(0, "regina", *PLANES)
    assert t.choices(0) == [{"verb": "bonus", "bonus": "train"}, {"verb": "bonus", "bonus": "taxi"}]
    t.bonuses(0, *chosen)
    assert (t.seen(0)["trains"], t.taxis_of(0)) == (trains, taxis)
    assert t.asked() == (0, "visit")


def test_qd_5_5_2_a_bonus_is_not_declined() -> None:
    t = visiting("ottawa", "manitoba").visit(0, "ottawa", *PLANES)
    assert t.refused(0, "skip") == "LU-2"
    assert t.refused(0, "end_visits") == "LU-2"


def test_qd_5_5_3_a_train_opens_a_space_that_is_filled_in_step_four() -> None:
    t = visiting("ottawa", "manitoba").visit(0, "ottawa", *PLANES)
    t.do(0, "bonus", bonus="train")
    assert t.held(0) == []
    assert t.halves(0)["trains"] == 2
    assert [space["open"] for space in t.seen(0)["spaces"]] == [True] * 4 + [False] + [True] * 2
    assert t.happened("drew") == []
    t.do(0, "end_visits").do(0, "skip").do(0, "draw")
    assert len(t.held(0)) == 4


def test_qd_5_5_3_extra_tokens_do_not_fill_the_freed_space() -> None:
    t = visiting("ottawa", "manitoba").taxis(0, 1).visit(0, "ottawa", *PLANES)
    t.do(0, "bonus", bonus="train").do(0, "cross", box="extra_tokens")
    assert [held.endswith("_extra") for held in t.held(0)] == [True, True]


def test_qd_5_5_3_never_a_third_train() -> None:
    t = visiting("ottawa", "manitoba").trains(0, 2).visit(0, "ottawa", *PLANES)
    assert t.choices(0) == [{"verb": "bonus", "bonus": "taxi"}]
    assert t.reason(0, "bonus", bonus="train") == ("QD-5.5.5", "trains-gone")
    t = visiting("regina", "alberta", "manitoba").trains(0, 1).visit(0, "regina", *PLANES)
    t.do(0, "bonus", bonus="train")
    assert t.refused(0, "bonus", bonus="train") == "QD-5.5.5"


def test_qd_5_5_4_the_taxi_may_be_used_in_the_same_turn() -> None:
    t = visiting("ottawa", "manitoba").visit(0, "ottawa", *PLANES)
    assert t.taxis_of(0) == 0
    t.do(0, "bonus", bonus="taxi")
    assert t.taxis_of(0) == 1
    t.do(0, "cross", box="plane")
    assert t.taxis_of(0) == 0


@pytest.mark.parametrize(("mode", "circles"), [("family", 10), ("expert", 12)])
def test_qd_5_5_5_with_all_circles_circled_only_a_train(mode: str, circles: int) -> None:
    t = visiting("ottawa", "manitoba", mode=mode).taxis(0, circles).visit(0, "ottawa", *PLANES)
    assert t.choices(0) == [{"verb": "bonus", "bonus": "train"}]
    assert t.reason(0, "bonus", bonus="taxi") == ("QD-5.5.5", "circles-full")


def test_qd_5_5_5_if_neither_is_possible_the_bonus_is_lost() -> None:
    t = visiting("regina", "alberta", "manitoba", "ontario", mode="family")
    t.trains(0, 2).taxis(0, 10).visit(0, "regina", *PLANES)
    assert t.asked() == (0, "visit")
    assert (t.seen(0)["trains"], t.taxis_of(0)) == (2, 10)
    t = visiting("regina", "alberta", "manitoba", mode="family").trains(0, 1).taxis(0, 10)
    t.visit(0, "regina", *PLANES).do(0, "bonus", bonus="train")
    assert t.asked() == (0, "visit"), "the second of two is lost"


def test_qd_5_5_5_no_player_receives_more_than_eight_taxis() -> None:
    for seed in range(10):
        s, _ = played(4, seed, mode="expert")
        assert max(s.circled) <= 8


# ---------------------------------------------------------------- QD-5.6


def test_qd_5_6_1_a_black_plane_for_a_second_province_of_the_colour() -> None:
    t = visiting("moncton", "nunavut").planes_left(21)
    before = t.seen(0)["planes"]
    t.visit(0, "moncton", *PLANES)
    assert t.s.planes == 20
    assert t.seen(0)["planes"] == before + 1
    assert t.resting(0) == ["plane", "plane", "plane"]
    assert t.happened("plane_won") == [{"event": "plane_won", "seat": 0, "colour": "violet"}]


def test_qd_5_6_1_the_colour_is_that_of_the_province_just_visited() -> None:
    t = visiting("banff", "quebec", "ontario").visit(0, "banff", *PLANES)
    assert t.happened("plane_won") == [{"event": "plane_won", "seat": 0, "colour": "red"}]
    t = visiting("banff", "ontario").visit(0, "banff", *PLANES)
    assert not t.happened("plane_won"), "Ontario is violet"


def test_qd_5_6_1_from_22_to_21_planes() -> None:
    t = Scenario().centre("moncton").hand(0, 5, "plane").provinces(0, "nunavut")
    assert (t.s.planes, t.seen(0)["planes"]) == (22, 1)
    t.visit(0, "hopewell_rocks", 5, "plane")
    assert (t.s.planes, t.seen(0)["planes"]) == (21, 2)
    assert t.resting(0) == ["5", "plane", "plane"]


@pytest.mark.parametrize(
    "before", [["nunavut"], ["nunavut", "new_brunswick"], ["british_columbia", "nunavut"]]
)
def test_qd_5_6_1_one_plane_for_any_number_of_provinces(before: list[str]) -> None:
    t = visiting("ottawa", *before).visit(0, "ottawa", *PLANES)
    assert len(t.happened("plane_won")) == 1
    assert t.resting(0) == ["plane"] * 3


def test_qd_5_6_1_none_for_the_first_of_its_colour() -> None:
    t = visiting("ottawa", "alberta", "yukon", "prince_edward_island").provinces(1, "nunavut")
    t.visit(0, "ottawa", *PLANES)
    assert not t.happened("plane_won")
    assert t.resting(0) == ["plane"] * 2


def test_qd_5_6_2_none_from_an_empty_supply() -> None:
    t = visiting("moncton", "nunavut", "quebec").planes_left(0)
    t.visit(0, "moncton", *PLANES).do(0, "bonus", bonus="train")
    assert t.s.planes == 0
    assert t.resting(0) == ["plane"] * 2
    assert t.square(0, "new_brunswick") == 5
    assert t.seen(0)["trains"] == 1


def test_qd_5_6_2_the_last_plane_is_given() -> None:
    t = visiting("moncton", "nunavut").planes_left(1).visit(0, "moncton", *PLANES)
    assert t.s.planes == 0
    assert t.resting(0) == ["plane"] * 3


def test_qd_5_6_2_the_plane_box_has_no_effect_any_more() -> None:
    t = Scenario(mode="expert").taxis(0, 1).planes_left(0)
    assert t.reason(0, "cross", box="plane") == ("QD-5.8.3", "without-effect")
    t = Scenario(mode="expert").taxis(0, 1).planes_left(1).do(0, "cross", box="plane")
    assert t.s.planes == 0


# ---------------------------------------------------------------- QD-5.7


@pytest.mark.parametrize(
    ("trophy", "before", "card"),
    [
        ("red", ["alberta", "quebec"], "halifax"),
        ("violet", ["british_columbia", "ontario", "new_brunswick"], "iqaluit"),
        ("green", ["yukon", "newfoundland_and_labrador"], "regina"),
        ("turquoise", ["northwest_territories", "prince_edward_island"], "winnipeg"),
    ],
)
def test_qd_5_7_1_all_provinces_of_a_colour(trophy: str, before: list[str], card: str) -> None:
    t = visiting(card, *before[:-1]).visit(0, card, *PLANES)
    assert t.seen(0)["trophies"] == []
    t = visiting(card, *before).visit(0, card, *PLANES)
    assert t.seen(0)["trophies"] == [trophy]
    assert t.happened("trophy_won") == [{"event": "trophy_won", "seat": 0, "trophy": trophy}]
    assert t.halves(0)["trophies"] == (6 if trophy == "violet" else 4)


def test_qd_5_7_1_one_province_of_each_colour() -> None:
    t = visiting("winnipeg", "nunavut", "quebec").visit(0, "winnipeg", *PLANES)
    assert t.seen(0)["trophies"] == []
    t = visiting("winnipeg", "nunavut", "quebec", "yukon").visit(0, "winnipeg", *PLANES)
    assert t.seen(0)["trophies"] == ["multicolor"]


def test_qd_5_7_1_tested_after_a_second_visit_too() -> None:
    t = Scenario(mode="expert").centre("halifax", "winnipeg").hand(0, *PLANES, *PLANES).trains(0, 1)
    t.provinces(0, "alberta", "quebec", "nunavut", "yukon").taxis(0, 1)
    t.visit(0, "halifax", *PLANES)
    assert t.seen(0)["trophies"] == ["red"]
    t.visit(0, "winnipeg", *PLANES)
    assert t.seen(0)["trophies"] == ["red", "multicolor"]


def test_qd_5_7_1_a_trophy_comes_after_the_bonuses() -> None:
    t = visiting("halifax", "alberta", "quebec", "prince_edward_island")
    t.visit(0, "halifax", *PLANES)
    assert t.seen(0)["trophies"] == []
    t.do(0, "bonus", bonus="taxi")
    assert t.seen(0)["trophies"] == ["red"]


def test_qd_5_7_2_later_players_get_nothing() -> None:
    t = visiting("halifax", "alberta", "quebec")
    t.provinces(1, "alberta", "quebec", "nova_scotia").trophy("red", 1).visit(0, "halifax", *PLANES)
    assert t.seen(0)["trophies"] == []
    assert t.seen(1)["trophies"] == ["red"]
    t = visiting("winnipeg", "nunavut", "quebec", "yukon")
    t.provinces(1, "nunavut", "quebec", "yukon", "manitoba").trophy("multicolor", 1)
    assert t.visit(0, "winnipeg", *PLANES).seen(0)["trophies"] == []


def test_qd_5_7_2_a_visit_wins_at_most_one_trophy() -> None:
    for seed in range(20):
        _, log = played(2 + seed % 3, seed, mode="expert")
        last = "visited"
        for said in log:
            if said["event"] in ("visited", "trophy_won"):
                assert (last, said["event"]) != ("trophy_won", "trophy_won")
                last = said["event"]


def test_qd_5_7_2_it_is_automatic() -> None:
    t = visiting("halifax", "alberta", "quebec").visit(0, "halifax", *PLANES)
    assert t.asked() == (0, "visit")
    assert t.s.view(-1)["trophies"]["red"] == 0
