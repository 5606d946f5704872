"""Closing works (NF-6.6, NF-6.7)."""

from pathlib import Path

import pytest

from ludotheque.games.nouvelle_france import game
from ludotheque.games.nouvelle_france.state import WINTER
from tests.nouvelle_france.corrected import corrected
from tests.nouvelle_france.scenario import Cell, Scenario

HOLE: list[Cell] = [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]]


def almost(t: Scenario, work: str = "church") -> Scenario:
    """One scythe closes the work."""
    return t.fill(work, "blue", but=HOLE).cards("faux", "canon", "canon")


def closing(t: Scenario, piece: str = "faux_brown") -> Scenario:
    return t.place(piece, "church", *HOLE)


def test_nf_6_6_closed_when_none_of_the_nine_shapes_fits() -> None:
    t = closing(almost(Scenario()))
    assert t.closed() == ["church"]
    assert t.happened("closed") == [{"event": "closed", "seat": 0, "work": "church"}]


def test_nf_6_6_cells_may_be_left_if_no_shape_fits_in() -> None:
    t = Scenario().cards("faux", "canon", "canon").fill("church", "blue", but=[*HOLE, [3, 6, 3], [4, 6, 3]])
    assert closing(t).closed() == ["church"]


def test_nf_6_6_not_closed_while_some_shape_fits_even_without_a_card_of_it() -> None:
    hole: list[Cell] = [[0, 6, 3], [1, 6, 3], [2, 6, 3], [3, 6, 3], [1, 5, 3]]
    t = Scenario().cards("faux", "faux", "faux").fill("church", "blue", but=[*HOLE, *hole])
    t.gone("canon_white", "canon_yellow", "canon_blue", "canon_brown")
    assert closing(t).closed() == []


def test_nf_6_6_the_winter_and_bonus_pieces_close_too() -> None:
    t = almost(Scenario()).cards("faux", "faux", "faux").fill("redoubt").fill("mill").close("redoubt")
    t.close("mill").turn(slot=4).settle()
    assert t.s.closed[2] == WINTER
    assert t.happened("winter_closed")
    t = Scenario().marker(brown=17).cards("equerre", "faux", "faux")
    spot: list[Cell] = [[1, 0, 3], [2, 0, 3], [3, 0, 3], [1, 1, 3], [0, 1, 3]]
    t.fill("mill", "blue", but=[[1, 0, 3], [2, 0, 3], [3, 0, 3], [1, 1, 3], [0, 1, 3]])
    t.place("equerre_brown", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3])
    assert t.closed() == []
    t.place("poutre_blue", "mill", *spot[:3])
    assert t.closed() == ["mill"]


def test_nf_6_6_a_closed_work_stays_closed() -> None:
    """A bonus piece on it can give a shape support anew; that opens nothing."""
    t = (
        Scenario()
        .cards("equerre", "faux", "faux")
        .fill("mill", "blue", floors=2)
        .close("mill")
        .marker(brown=17)
    )
    t.place("equerre_brown", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3])
    t.place("poutre_blue", "mill", [1, 0, 3], [2, 0, 3], [3, 0, 3])
    assert t.closed() == ["mill"]
    assert not t.happened("closed")


def test_nf_6_6_a_later_piece_takes_no_disc() -> None:
    gap: list[Cell] = [[1, 0, 3], [2, 0, 3], [3, 0, 3]]
    t = Scenario().marker(brown=17).cards("equerre", "faux", "faux")
    t.fill("mill", "blue", but=gap).close("mill", by=WINTER)
    t.place("equerre_brown", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3])
    t.place("poutre_blue", "mill", *gap)
    assert t.s.closed[1] == WINTER
    assert not t.happened("closed")


def test_nf_6_6_data_switch_top_floor_full(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "works.toml", 'test = "no_shape_fits"', 'test = "top_floor_full"')
    made = game(folder)
    assert closing(almost(Scenario(game=made))).closed() == ["church"]
    t = Scenario(game=made).cards("faux", "canon", "canon").fill("church", "blue", but=[*HOLE, [3, 6, 3]])
    assert closing(t).closed() == []


def test_nf_6_7_with_all_works_closed_the_remaining_snowfalls_come_at_once() -> None:
    t = almost(Scenario()).close("redoubt").close("mill").snow_done(1).marker(white=50, brown=39)
    t.sticks(church=[1, 3, 5])
    t.place("faux_brown", "church", *HOLE)
    assert t.asked() == (0, "bonus")  # the stake of the placement's points comes first
    assert t.bonus_asked() == ("brown", "pieu")
    t.place("pieu_blue", "redoubt", [0, 0, 1], [0, 0, 2])
    assert t.s.over()
    kinds = [said["event"] for said in t.log]
    assert kinds.index("discarded") < kinds.index("snow_fell")
    assert [said["snowfall"] for said in t.happened("snow_fell")] == [2, 3]
    assert t.happened("discs_counted") == [{"event": "discs_counted", "discs": 3, "points": 30}]


@pytest.mark.parametrize("still_open", ["redoubt", "mill", "church"])
def test_nf_6_7_not_before_all_three_are_closed(still_open: str) -> None:
    t = Scenario().cards("equerre", "faux").next_cards("canon")
    for work in ("redoubt", "mill", "church"):
        if work != still_open:
            t.close(work)
    t.start_turn()
    assert t.asked() == (0, "piece")
    t.close(still_open).start_turn()
    assert t.s.over()


def test_nf_6_7_closed_by_a_bonus_piece_of_a_snowfall_the_turn_is_not_played() -> None:
    t = Scenario().cards("equerre", "faux").close("redoubt").close("church").sticks(church=[5, 3, 1])
    t.marker(brown=15).cube("church", "brown", [0, 2, 1])
    t.fill("mill", "blue", but=[[1, 0, 3], [2, 0, 3], [3, 0, 3], [1, 1, 3], [0, 1, 3]])
    t.next_cards("snow_1", "canon").start_turn()
    assert t.bonus_asked() == ("brown", "poutre")
    t.place("poutre_yellow", "mill", [1, 0, 3], [2, 0, 3], [3, 0, 3])
    assert t.s.over()
    assert [said["snowfall"] for said in t.happened("snow_fell")] == [1, 2, 3]
    assert not t.happened("turn")


def test_nf_6_7_the_removals_hold_in_the_last_snowfalls() -> None:
    t = almost(Scenario()).close("redoubt").close("mill")
    closing(t)
    assert [said["form"] for said in t.happened("bonus_removed")] == ["poutre", "pieu"]
    assert t.s.over()


def test_nf_6_7_the_turn_is_finished_first_also_with_the_coureur_des_bois() -> None:
    """The player's discard is asked although all works are closed; then the snow comes."""
    t = almost(Scenario(seats=2)).close("redoubt").close("mill").fill("redoubt").fill("mill").turn(0)
    t.do(0, "use", ally="coureur_des_bois").place("faux_yellow", "church", *HOLE)
    assert t.closed() == ["redoubt", "mill", "church"]
    assert t.asked() == (0, "discard")
    t.do(0, "discard", shape="canon")
    assert t.s.over()
