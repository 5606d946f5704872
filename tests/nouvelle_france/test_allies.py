"""Allies (NF-8.4.6, NF-8.4.13)."""

import pytest

from ludotheque.games.nouvelle_france.scoring import touched_by_any
from ludotheque.games.nouvelle_france.vocabulary import COLOURS, PIECES, WORKS
from tests.nouvelle_france.mill import ANGUILLE, after_turn_two
from tests.nouvelle_france.scenario import GAME, Cell, Scenario
from tests.nouvelle_france.test_base import CORNER, HOLE, SEAT, last


def started(*cards: str, seats: int = 2) -> Scenario:
    return Scenario(seats=seats).turn(0).cards(*(cards or ("equerre", "faux", "canon")))


def tally(t: Scenario) -> int:
    return GAME.tally(t.s, 0)["allies"]


# ---------------------------------------------------------------- coureur des bois


def test_nf_8_4_6_the_coureur_opens_every_shape_of_the_reserve() -> None:
    t = started().do(0, "use", ally="coureur_des_bois")
    assert len(t.choices(0, "take")) == 36
    t.do(0, "take", piece="maillet_yellow").do(0, "build", work="redoubt").do(0, **t.choices(0)[0])
    assert t.asked() == (0, "discard")
    assert [said["shape"] for said in t.choices(0)] == ["equerre", "faux", "canon"]
    assert t.refused(0, "discard", shape="maillet") == "NF-8.4.6"
    t.do(0, "discard", shape="faux")
    assert t.visible()[:2] == ["equerre", "canon"]
    assert t.asked()[0] == 1


def test_nf_8_4_6_the_discard_comes_after_the_bonus_pieces() -> None:
    t = started().marker(yellow=17).do(0, "use", ally="coureur_des_bois")
    t.place("equerre_yellow", "church", *CORNER)
    assert t.bonus_asked()[1] == "poutre_yellow"
    t.place("poutre_yellow", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.asked() == (0, "discard")


# ---------------------------------------------------------------- First Nations


@pytest.mark.parametrize(("colour", "points"), [("yellow", 5), ("brown", 4), ("blue", 2), ("white", 4)])
def test_nf_8_4_6_the_first_nations_count_every_touching_cube(colour: str, points: int) -> None:
    seat = SEAT[colour]
    t = after_turn_two(Scenario(seats=4)).turn(seat).cards("anguille", "canon", "canon")
    t.do(seat, "use", ally="premieres_nations").place("anguille_yellow", "mill", *ANGUILLE, seat=seat)
    assert t.markers()[colour] == points


def test_nf_8_4_6_a_cube_that_touches_the_piece_twice_counts_once() -> None:
    """A canoe turned over a cube touches it with three of its cubes."""
    t = Scenario(seats=2).cube("redoubt", "yellow", [2, 6, 1], [5, 6, 1])
    over: list[Cell] = [[1, 6, 2], [2, 6, 2], [3, 6, 2], [1, 6, 1], [3, 6, 1]]
    piece, work = PIECES.index_of["canot_blue"], WORKS.index_of["redoubt"]
    number = t.id("canot_blue", "redoubt", *over)
    assert touched_by_any(t.s, t.s.table_of(piece, work), number, COLOURS.index_of["yellow"]) == 1


def test_nf_8_4_6_the_first_nations_ignore_alternation() -> None:
    t = last(started(), 0, "mill").do(0, "use", ally="premieres_nations").do(0, "take", piece="faux_blue")
    assert t.can(0, "build", work="mill")


def test_nf_8_4_6_both_numbers_move_the_marker_as_one() -> None:
    """13 and 5: only together they reach 18."""
    t = after_turn_two(Scenario(seats=4)).turn(2).cards("anguille", "canon", "canon").marker(brown=14)
    t.do(2, "use", ally="premieres_nations").place("anguille_yellow", "mill", *ANGUILLE, seat=2)
    assert t.markers()["brown"] == 18
    assert t.happened("bonus_won", colour="brown", form="poutre")


def test_nf_8_4_6_a_bonus_piece_of_the_turn_is_not_concerned() -> None:
    t = Scenario(seats=2).turn(0).cards("equerre", "faux", "canon").marker(yellow=17)
    t.cube("mill", "yellow", [1, 1, 1], [0, 1, 1]).do(0, "use", ally="premieres_nations")
    t.place("equerre_yellow", "church", *CORNER)
    before = t.markers()["yellow"]
    t.place("poutre_yellow", "redoubt", [0, 0, 1], [1, 0, 1], [2, 0, 1])
    assert t.markers()["yellow"] == before + 3


# ---------------------------------------------------------------- fille du Roy


def test_nf_8_4_6_a_second_piece_on_another_work() -> None:
    t = started().next_cards("maillet", "canot").place("equerre_yellow", "church", *CORNER)
    assert t.asked() == (0, "second")
    assert t.visible() == ["faux", "canon"]
    t.do(0, "use", ally="fille_du_roy")
    assert {said["piece"].partition("_")[0] for said in t.choices(0)} == {"faux", "canon"}
    t.do(0, "take", piece="faux_yellow")
    assert t.refused(0, "build", work="church") == "NF-8.4.6"
    t.do(0, "build", work="mill").do(0, **t.choices(0)[0])
    assert t.asked()[0] == 1
    assert t.visible() == ["canon", "maillet", "canot"]  # one turned up for the two, one by the next turn
    assert WORKS.ids[t.s.last_work[0]] == "mill"


def test_nf_8_4_12_a_second_piece_may_be_declined_and_the_ally_is_kept() -> None:
    t = started().place("equerre_yellow", "church", *CORNER)
    t.do(0, "pass")
    assert [said["ally"] for said in t.happened("ally_kept")] == ["fille_du_roy"]
    assert tally(t) == 3
    assert t.asked()[0] == 1


def test_nf_8_4_6_each_ally_is_one_less_to_come() -> None:
    t = started()
    assert tally(t) == 3
    t.do(0, "use", ally="premieres_nations")
    assert tally(t) == 2
    assert tally(Scenario(seats=1)) == 0


def test_nf_8_4_6_one_ally_a_turn_and_each_once() -> None:
    t = started().do(0, "use", ally="premieres_nations").place("equerre_yellow", "church", *CORNER)
    assert t.asked()[0] == 1  # no fille du Roy in the same turn
    t.turn(0).cards("faux", "faux", "canon")
    t.s.ally = -1
    assert t.refused(0, "use", ally="premieres_nations") == "NF-8.4.6"
    assert t.refused(0, "use", ally="fille_du_roy") == "NF-8.4.6"
    assert t.told(0, "use", ally="fille_du_roy")[1] == "ally-after-placing"
    assert t.can(0, "use", ally="coureur_des_bois")


def test_nf_8_4_12_no_card_is_turned_up_when_the_second_piece_closes_all() -> None:
    t = started("faux", "canon", "faux").close("redoubt", by=1).snow_done(1)
    t.fill("redoubt", "white").fill(
        "mill", "white", but=[[0, 1, 3], [1, 1, 3], [2, 1, 3], [3, 1, 3], [0, 2, 3]]
    )
    t.fill("church", "white", but=HOLE).place("faux_yellow", "church", *HOLE)
    t.do(0, "use", ally="fille_du_roy")
    drawn = t.s.drawn
    t.place("faux_blue", "mill", [0, 1, 3], [1, 1, 3], [2, 1, 3], [3, 1, 3], [0, 2, 3])
    assert t.closed() == ["redoubt", "mill", "church"]
    assert t.s.drawn == drawn
    assert t.s.over()


def test_nf_8_4_13_the_coureur_helps_where_no_visible_shape_fits() -> None:
    t = started("girouette", "girouette", "girouette").fill("redoubt").fill("mill").fill("church", but=HOLE)
    t.settle()
    assert t.asked() == (0, "ally")
    assert t.refused(0, "use", ally="premieres_nations") == "NF-8.4.13"
    t.do(0, "use", ally="coureur_des_bois")
    assert {said["piece"].partition("_")[0] for said in t.choices(0)} == {"faux"}


def test_nf_8_4_13_no_ally_is_asked_about_where_none_leads_to_a_placement() -> None:
    t = started().fill("redoubt").fill("mill").fill("church").settle()
    assert t.asked() == (0, "stuck")


def test_nf_8_4_13_the_fille_needs_room_on_another_work() -> None:
    t = started().fill("redoubt").fill("mill").place("equerre_yellow", "church", *CORNER)
    assert t.asked()[0] == 1


def test_nf_8_4_14_snow_turned_up_by_a_fille_du_roy() -> None:
    t = started().next_cards("snow_1", "maillet", "canot").sticks(church=[5, 3, 1])
    t.s.track[0] = 0
    t.cube("church", "yellow", [0, 2, 1]).cube("church", "blue", [0, 3, 1])
    t.place("equerre_yellow", "church", *CORNER).do(0, "use", ally="fille_du_roy")
    cells: list[Cell] = [[0, 1, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1], [0, 2, 1]]
    t.place("faux_white", "mill", *cells)
    snow = [said["colour"] for said in t.happened("scored", part="snow_1")]
    assert snow == ["yellow", "blue"]  # from the active player on
    assert t.asked()[0] == 1
    assert t.visible() == ["canon", "maillet", "canot"]


def test_nf_8_4_14_the_third_snow_ends_the_game_there_too() -> None:
    t = started().snow_done(2).next_cards("snow_3", "maillet")
    t.place("equerre_yellow", "church", *CORNER).do(0, "use", ally="fille_du_roy")
    t.place("faux_white", "mill", [0, 1, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1], [0, 2, 1])
    assert t.s.over()
