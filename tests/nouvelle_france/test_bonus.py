"""Bonus construction pieces (NF-5.7)."""

from ludotheque.games.nouvelle_france.vocabulary import (
    AT_SCORE,
    AT_THAW,
    AT_TURN,
    BROWN,
    COLOURS,
    FORMS,
    FROM_SNOW,
    N_FORMS,
)
from tests.nouvelle_france.scenario import Cell, Scenario

CORNER: list[Cell] = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]


def brown_scores(t: Scenario) -> Scenario:
    """Brown +2 by a square on the empty church."""
    return t.place("equerre_brown", "church", *CORNER)


def taken(t: Scenario, colour: str, form: str) -> bool:
    return t.s.taken[COLOURS.index_of[colour] * N_FORMS + FORMS.index_of[form]] == 1


def test_nf_5_7_1_a_beam_at_once_of_any_colour_on_any_work() -> None:
    t = brown_scores(Scenario().marker(brown=17))
    assert t.markers()["brown"] == 19
    assert (t.asked(), t.bonus_asked()) == ((0, "bonus"), ("brown", "poutre"))
    assert [said["piece"] for said in t.choices(0)] == ["poutre_yellow", "poutre_blue", "poutre_brown"]
    assert t.refused(0, "take", piece="pieu_yellow") == "NF-5.7.1"
    t.do(0, "take", piece="poutre_yellow")
    assert [said["work"] for said in t.choices(0)] == ["redoubt", "mill", "church"]
    t.place("poutre_yellow", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.markers() == {"white": 1, "yellow": 3, "blue": 0, "brown": 19}
    assert t.s.view(0)["track"][0]["there"]
    assert taken(t, "brown", "poutre")
    t.turn().cards("faux", "faux", "faux")
    t.place("faux_brown", "church", [0, 5, 1], [1, 5, 1], [2, 5, 1], [3, 5, 1], [0, 4, 1])
    assert not t.happened("bonus_won", colour="brown", form="poutre")[1:]


def test_nf_5_7_1_reaching_the_space_is_enough() -> None:
    assert brown_scores(Scenario().marker(brown=16)).asked() == (0, "bonus")
    assert brown_scores(Scenario().marker(brown=15)).asked() == (0, "piece")


def test_nf_5_7_2_each_marker_once_a_space_and_of_the_pieces_left() -> None:
    t = Scenario().marker(blue=20, brown=17).on("redoubt", "poutre_yellow", [0, 0, 1], [1, 0, 1], [2, 0, 1])
    brown_scores(t)
    assert [said["piece"] for said in t.choices(0)] == ["poutre_blue", "poutre_brown"]
    assert t.refused(0, "take", piece="poutre_yellow") == "NF-5.7.2"
    assert taken(t, "blue", "poutre")


def test_nf_5_7_3_white_takes_nothing() -> None:
    t = Scenario().marker(white=39).place("equerre_white", "church", *CORNER)
    assert t.markers()["white"] == 41
    assert t.asked() == (0, "piece")


def test_nf_5_7_4_a_bonus_piece_scores_for_the_work_it_lies_on() -> None:
    t = brown_scores(Scenario().marker(brown=17))
    t.place("poutre_yellow", "church", [0, 1, 1], [0, 2, 1], [0, 3, 1])
    assert t.markers() == {"white": 1, "yellow": 0, "blue": 0, "brown": 19}
    t = brown_scores(Scenario().marker(brown=17))
    t.place(
        "poutre_brown", "church", [1, 1, 1], [1, 1, 2], [1, 1, 3]
    )  # beside the square's brown end at [1, 0, 3]
    assert t.markers()["brown"] == 19 + 3 + 1


def test_nf_5_7_4_beam_before_stake_before_peg() -> None:
    t = Scenario().marker(brown=17).sticks(church=[5, 3, 1])
    for y in range(2, 5):
        t.cube("church", "brown", [0, y, 1], [4, y, 1])
    t.cube("church", "brown", [0, 5, 1], [1, 5, 1], [2, 5, 1], [3, 5, 1])
    t.snow(1)  # ten cubes of 5 points
    assert t.markers()["brown"] == 67
    order = []
    while t.asked()[1] != "piece":
        if t.asked()[1] == "bonus":
            order.append(t.bonus_asked()[1])
        t.do(0, **t.choices(0)[0])
    assert order == ["poutre", "pieu", "cheville"]


def test_nf_5_7_4_a_nested_bonus_piece_comes_before_the_next_of_the_list() -> None:
    t = nested().place("poutre_brown", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.markers()["brown"] >= 61
    assert t.bonus_asked() == ("brown", "cheville")
    t.place("cheville_blue", "church", [1, 0, 2])
    assert t.bonus_asked() == ("brown", "pieu")


def test_nf_5_7_4_otherwise_the_stake_is_next() -> None:
    t = nested().place("poutre_blue", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.markers()["brown"] == 58
    assert t.bonus_asked() == ("brown", "pieu")
    t = nested().marker(yellow=16).place("poutre_yellow", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.bonus_asked() == ("yellow", "poutre")
    t.place("poutre_blue", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.bonus_asked() == ("brown", "pieu")


def nested() -> Scenario:
    """The first snowfall takes brown from 17 to 58; its other markers have moved already."""
    t = Scenario().marker(brown=17)
    t.s.end()
    t.s.push(AT_TURN, 0)
    t.s.snowfalls = 1
    t.s.push(AT_THAW, 0, 1)
    t.s.push(AT_SCORE, 0, BROWN, 41, FROM_SNOW)
    t.settle()
    assert (t.markers()["brown"], t.bonus_asked()) == (58, ("brown", "poutre"))
    return t


def test_nf_5_7_5_lost_where_nothing_fits() -> None:
    """The scythe fills the last hole of the last work: the beam it wins has no place."""
    hole: list[Cell] = [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]]
    t = Scenario().cards("faux", "canon", "canon").fill("redoubt").fill("mill").fill("church", but=hole)
    t.marker(brown=17).place("faux_brown", "church", hole[0], hole[1], hole[2], hole[3], hole[4])
    assert t.markers()["brown"] == 19
    assert t.happened("bonus_lost", colour="brown", form="poutre")
    assert t.s.view(0)["bonus_reserve"]["poutre"] == ["yellow", "blue", "brown"]
    assert taken(t, "brown", "poutre")


def test_nf_5_7_5_lost_where_no_piece_is_left() -> None:
    """It can't come so far by the rules; a position set by hand may."""
    t = Scenario(seats=2).turn(0).marker(yellow=17).gone("poutre_yellow")
    t.place("equerre_yellow", "church", *CORNER)
    assert t.happened("bonus_lost", colour="yellow", form="poutre")
    assert t.asked() == (0, "second")


def test_nf_5_7_6_any_cause_counts_snow_too() -> None:
    t = Scenario().sticks(church=[5, 3, 1]).marker(brown=13).cube("church", "brown", [0, 2, 1]).snow(1)
    assert t.bonus_asked() == ("brown", "poutre")


def test_nf_5_7_6_a_challenge_bonus_counts_too() -> None:
    t = Scenario(architecture="on").marker(brown=9).cards("girouette", "faux", "canon")
    t.on("church", "pieu_blue", [2, 6, 1], [2, 6, 2])
    t.place("girouette_brown", "church", [2, 6, 3], [1, 6, 4], [2, 6, 4], [3, 6, 4], [2, 6, 5])
    assert t.markers()["brown"] == 19
    assert t.bonus_asked() == ("brown", "poutre")


def test_nf_5_7_7_the_beam_leaves_after_the_first_snow() -> None:
    t = Scenario().sticks(redoubt=[5, 3, 1]).marker(blue=15).cube("redoubt", "blue", [0, 0, 1]).snow(1)
    assert t.markers()["blue"] == 20
    assert t.bonus_asked() == ("blue", "poutre")
    assert t.s.track[0] == 1
    t.place("poutre_blue", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.s.track[0] == 0
    assert t.happened("bonus_removed", form="poutre")
    t.turn().cards("faux", "faux", "faux").marker(yellow=17)
    t.place("faux_yellow", "mill", [0, 1, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1], [0, 2, 1])
    assert t.markers()["yellow"] >= 18
    assert t.asked() == (0, "piece")


def test_nf_5_7_7_the_stake_after_the_second_the_peg_never() -> None:
    t = Scenario().snow(1).snow(2)
    assert [int(there) for there in t.s.track] == [0, 0, 1]


def test_nf_5_7_8_a_bonus_piece_may_go_on_a_closed_work() -> None:
    t = brown_scores(Scenario().marker(brown=17).close("mill"))
    t.place("poutre_yellow", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.markers()["yellow"] == 3


def test_nf_5_7_8_bonus_pieces_are_placed_in_the_third_snowfall() -> None:
    t = Scenario().snow_done(2).sticks(church=[1, 3, 5]).marker(brown=56)
    t.cube("church", "brown", [0, 2, 3]).snow(3)
    assert t.bonus_asked() == ("brown", "cheville")
    t.place("cheville_brown", "church", [0, 1, 1])
    assert t.s.over()
    assert t.markers()["brown"] == 62
