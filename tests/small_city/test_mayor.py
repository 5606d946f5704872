"""SC-8.3: the Mayor variant. The Mayor enters the host's Town Hall, and speaks to the people around."""

import pytest

from ludotheque.core.position import BadPosition, from_json, to_json
from tests.small_city.monsters import Monsters
from tests.small_city.scenario import GAME
from tests.small_city.test_actions import RING


def mayor(seats: int = 2, host: int = 0, hall: str = "e5", **options: str) -> Monsters:
    return Monsters(seats, host=host, hall=hall, mayor_variant="yes", **options)


def parade(t: Monsters) -> Monsters:
    t.s.turn = 0
    t.ring(*RING).at("parade")
    return t


# ---------------------------------------------------------------- receiving the Mayor


def test_sc_8_3_1_the_host_chooses_two_adjacent_empty_spaces_and_no_street_is_closed() -> None:
    t = parade(mayor(3, host=1))
    assert t.asked() == (1, "receive")
    assert {f"{said['square']} {said['dir']}" for said in t.choices(1)} == {
        "e5 right",
        "e5 down",
        "f5 down",
        "e6 right",
    }
    assert t.told(1, "receive", square="f5", dir="right") == (
        "SC-8.3.1",
        "no-pair-there",
        {"square": "f5", "squares": ["e5", "f5", "e6", "f6"]},
    )
    t.do(1, "receive", square="f5", dir="down")
    assert t.s.view(0)["mayor"]["squares"] == ["f5", "f6"]
    assert t.happened("mayor_entered") == [
        {"event": "mayor_entered", "seat": 1, "square": "f5", "other": "f6"}
    ]
    assert t.asked() == (1, "action")
    assert t.at("plans").may(1, "park_1", "d5")
    assert t.may(1, "park_1", "e4")


def test_sc_8_3_1_a_single_pair_is_taken_without_asking_and_the_mayor_cannot_be_kept_out() -> None:
    t = parade(mayor().people(0, "e5").goods(0, e6="wood"))
    assert t.asked() == (0, "action")
    assert t.s.view(0)["mayor"]["squares"] == ["f5", "f6"]


@pytest.mark.parametrize("taken", [("e5", "f6"), ("f5", "e6"), ("e5", "f5", "e6"), ("e5", "f5", "e6", "f6")])
def test_sc_8_3_1_without_a_pair_the_mayor_waits_beside_the_board(taken: tuple[str, ...]) -> None:
    t = parade(mayor().people(0, *taken))
    assert t.asked() == (0, "action")
    assert t.s.view(0)["mayor"] is None
    assert t.happened("mayor_outside") == [{"event": "mayor_outside", "seat": 0}]
    assert set(t.borough(0)["people"]) == set(taken), "no citizen makes room"


def test_sc_8_3_1_the_mayor_fills_two_spaces_until_phase_8() -> None:
    t = parade(mayor().tile(0, "factory_3_i3", "a1")).do(0, "receive", square="e5", dir="right")
    t.at("arrivals")
    assert t.borough(0)["people"] == {"e6": 0, "f6": 0}, "two spaces for three newcomers"
    t = parade(mayor().tile(0, "factory_1", "a1").people(0, "a1")).do(0, "receive", square="e5", dir="right")
    t.at("production")
    assert {said["square"] for said in t.choices(0, "store")} == {"e6", "f6"}
    t.at("closing")
    assert t.asked() == (1, "receive"), "the Mayor has left, and the next host chooses"
    assert t.s.view(0)["mayor"] is None


def test_sc_3_13_with_the_variant_hall_spaces_differ_but_warehouses_do_not() -> None:
    t = mayor().tile(0, "warehouse", "a1").goods(0, e5="wood", f5="wood", a1="wood", b1="wood")
    t.lay(0, "school", "g7")
    assert [said["square"] for said in t.choices(0, "pay")] == ["a1", "e5", "f5"]
    t = mayor().tile(0, "factory_1", "a1").at("arrivals")
    assert [said["square"] for said in t.choices(0, "stand")] == ["e5", "f5", "e6", "f6"]


def test_sc_8_3_1_a_solo_player_receives_the_mayor_as_well() -> None:
    assert parade(mayor(1)).asked() == (0, "receive")


# ---------------------------------------------------------------- card A


def test_sc_8_3_2_the_host_may_not_take_the_mayor_card_when_the_mayor_leaves_no_pair() -> None:
    t = parade(mayor().people(0, "e6", "f6"))
    assert t.s.view(0)["mayor"]["squares"] == ["e5", "f5"]
    assert t.told(0, "take", position=0) == (
        "SC-8.3.2",
        "cant-receive",
        {"card": "mayor", "steps": 0, "price": 0, "money": 12, "has": 0, "squares": []},
    )
    t.do(0, "take", position=1)
    assert t.can(1, "take", position=0), "the other Town Hall is empty"


def test_sc_8_3_2_two_empty_spaces_that_only_touch_by_a_corner_are_no_pair() -> None:
    t = parade(mayor(host=0).people(1, "e5", "f6")).do(0, "receive", square="e5", dir="right")
    t.do(0, "take", position=1)
    assert t.told(1, "take", position=0)[2]["squares"] == ["f5", "e6"]
    t = parade(mayor()).do(0, "receive", square="e5", dir="right")
    assert t.can(0, "take", position=0), "the other two spaces are a pair"


# ---------------------------------------------------------------- the speech

SIDES = [
    ("c3", "right", {"b2", "c2", "d2", "e2", "b3", "e3"}),
    ("c4", "right", {"b5", "c5", "d5", "e5", "b4", "e4"}),
    ("c3", "down", {"b2", "b3", "b4", "b5", "c2", "c5"}),
    ("d3", "down", {"e2", "e3", "e4", "e5", "d2", "d5"}),
]


@pytest.mark.parametrize(("square", "dir", "around"), SIDES)
def test_sc_8_3_3_the_six_squares_on_the_mayors_side_of_the_town_hall(
    square: str, dir: str, around: set[str]
) -> None:
    """With everybody around, one square more or less would show."""
    ring = [f"{column}{row}" for row in range(2, 6) for column in "bcde"]
    listeners = [name for name in ring if name not in ("c3", "d3", "c4", "d4")]
    heard = set()
    for name in listeners:
        t = mayor(hall="c3").tile(0, "school", name).people(0, name)
        parade(t).do(0, "receive", square=square, dir=dir).at("vote")
        if t.happened("speech", votes=1):
            heard.add(name)
    assert heard == around


def test_sc_10_12_two_living_of_any_colour_and_a_dead_bring_two_votes() -> None:
    t = mayor(hall="c3").tile(0, "residential_1", "b2").tile(0, "factory_1", "d2").people(0, "b2")
    t.people(0, "d2", of=1).grave(0, "c2")
    parade(t).do(0, "receive", square="c3", dir="right").at("vote")
    assert t.happened("speech") == [{"event": "speech", "seat": 0, "votes": 2}]
    assert t.happened("voted") == [{"event": "voted", "seat": 0, "votes": 1 + 2}], (
        "also citizens who have voted"
    )


def test_sc_8_3_3_at_most_six_and_only_for_the_host() -> None:
    t = mayor(hall="c3", host=1)
    for seat in range(2):
        for name in ("b2", "c2", "d2", "e2", "b3", "e3"):
            t.tile(seat, "school" if name == "b2" else "factory_1", name).people(seat, name)
    parade(t).do(1, "receive", square="c3", dir="right").at("vote")
    assert t.happened("speech") == [{"event": "speech", "seat": 1, "votes": 6}]
    assert t.happened("voted", seat=0) == []


def test_sc_8_3_3_no_speech_beside_the_board_and_a_smaller_audience_at_the_edge() -> None:
    t = parade(mayor().people(0, "e5", "f6").tile(0, "factory_1", "e4").people(0, "e4"))
    assert t.at("vote").happened("speech") == []
    t = mayor(hall="a1").tile(0, "factory_1", "c1").people(0, "c1")
    parade(t).do(0, "receive", square="a1", dir="right").at("vote")
    assert t.happened("speech") == [{"event": "speech", "seat": 0, "votes": 1}]
    t = mayor(hall="f6").tile(0, "factory_1", "e5").people(0, "e5")
    parade(t).do(0, "receive", square="f6", dir="down").at("vote")
    assert t.happened("speech") == [{"event": "speech", "seat": 0, "votes": 1}]


@pytest.mark.parametrize("victory", ["votes", "economy", "population", "culture"])
def test_sc_8_3_3_the_votes_are_earned_with_any_winning_condition(victory: str) -> None:
    t = mayor(hall="c3", victory=victory).tile(0, "factory_1", "c2").people(0, "c2")
    parade(t).do(0, "receive", square="c3", dir="right").at("vote")
    assert t.s.votes[0] == 1


# ---------------------------------------------------------------- together with godzillas


def test_sc_8_3_1_marked_spaces_are_not_empty() -> None:
    t = parade(mayor(godzillas="yes").marks(0, "e5").godzilla(0, "f6", "f7"))
    assert t.s.view(0)["mayor"] is None
    t = parade(mayor(godzillas="yes").marks(0, "e5"))
    assert {f"{said['square']} {said['dir']}" for said in t.choices(0)} == {"f5 down", "e6 right"}


def test_sc_8_1_7_a_godzilla_does_not_eat_the_mayor() -> None:
    t = mayor(hall="c3", godzillas="yes").tile(0, "factory_1", "c5")
    parade(t).do(0, "receive", square="c3", dir="right")
    t.night(4, 1).do(0, "appear", square="c5", dir="left").do(0, "march", square="c5", dir="up")
    assert t.eaten() == []
    assert t.s.view(0)["mayor"]["squares"] == ["c3", "d3"]


@pytest.mark.parametrize(
    ("mayor_at", "said"),
    [
        ("e5 up", "it fills two spaces"),
        ("j5 right", "it fills two spaces"),
        ("f5 right", "it is in the Town Hall of its host"),
        ("a1 down", "it is in the Town Hall of its host"),
        ("e6 right", "its space is occupied"),
    ],
)
def test_an_impossible_mayor_is_detected(mayor_at: str, said: str) -> None:
    t = mayor().people(0, "f6").street(*mayor_at.split(" "))
    assert GAME.broken(t.s) == [f"mayor: {said}"]
    t = mayor().street("e5", "right")
    assert GAME.broken(t.s) == []
    t.s.mayor = -1
    parade(t).street("e5", "right")
    assert GAME.broken(t.s) == ["mayor: it has not entered yet"]


def test_no_seat_is_asked_for_a_street_in_a_position_with_the_variant() -> None:
    t = Monsters()
    said = to_json(t.at("parade").s)
    assert from_json(GAME, said).ask(1) == {"step": "parade"}
    with pytest.raises(BadPosition):
        from_json(GAME, said | {"mayor_variant": 1})
