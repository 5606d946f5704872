"""CV-8.22, CV-8.23, CV-8.30: frozen squares, the Brandenburg Gate."""

from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import CELLS, CITIES, NONE
from ludotheque.games.civilization.map.figures import ARMY, kill_figure
from ludotheque.games.civilization.map.freezing import freeze
from ludotheque.games.civilization.map.groups import unmoved
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import GOVERNMENTS, SQUARES, WONDER_PACK, WONDERS
from tests.civilization.meadow import (
    armies,
    army,
    asked,
    at,
    cannot,
    city,
    do,
    face_down,
    knows,
    meadow,
    one_army,
    pick,
    water,
)


def gate(s: Civilization, seat: int, square: int) -> None:
    """A player's Brandenburg Gate on one of that player's squares."""
    wonder = WONDERS.index_of["brandenburg_gate"]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(seat), 7)
    s.wonder_at[wonder] = square


# ---------------------------------------------------------------- freezing


def test_cv_8_23_b35b_no_figure_leaves_a_frozen_square() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    freeze(s, 0, at(s, 6, 3))
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 3)], armies=1, scouts=0) == "CV-8.23 held-fast"


def test_cv_8_23_figures_entering_a_frozen_square_end_there() -> None:
    s = one_army()
    freeze(s, 1, at(s, 6, 4))
    do(s, "step", dir="east")
    assert asked(s) == "movement"
    assert armies(s, 0, at(s, 6, 4)) == 1


def test_cv_b35_a_group_frozen_on_water_stays_and_b42_leaves_it_later() -> None:
    s = one_army()
    knows(s, 0, "navigation")
    water(s, at(s, 6, 4))
    do(s, "step", dir="east")
    freeze(s, 1, at(s, 6, 4))
    s.settle()
    assert asked(s) == "movement"
    assert armies(s, 0, at(s, 6, 4)) == 1
    s.frozen[1] = NONE
    s.moved[0] = 0
    pick(s, at(s, 6, 4), armies=1)
    assert cannot(s, "halt") == "CV-8.6 no-end-in-water"
    do(s, "step", dir="east")
    assert cannot(s, "halt") == ""


def test_cv_8_30_a_group_cut_off_goes_back_to_where_it_may_end() -> None:
    """In its own city, when all squares it could go on to are frozen; Fame and Fortune off, so it can't disband."""
    s = one_army()
    city(s, 0, 1, at(s, 6, 4))
    do(s, "step", dir="east")
    for seat, (row, column) in enumerate(((5, 4), (6, 5))):
        freeze(s, seat, at(s, row, column))
        water(s, at(s, row, column))
    water(s, at(s, 7, 4), at(s, 6, 3))
    s.settle()
    assert asked(s) == "movement"
    assert armies(s, 0, at(s, 6, 3)) == 1
    assert unmoved(s, 0, ARMY, at(s, 6, 3)) == 0


def test_cv_8_30_a_group_frozen_over_an_enemy_goes_back() -> None:
    s = one_army()
    knows(s, 0, "flight")
    army(s, 1, at(s, 6, 4))
    do(s, "step_over", dir="east")
    freeze(s, 1, at(s, 6, 4))
    s.log = log = Log()
    s.settle()
    assert armies(s, 0, at(s, 6, 3)) == 1
    assert armies(s, 1, at(s, 6, 4)) == 1
    (told,) = [event.to_json(0) for event in log.events if event.kind.name == "sent_back"]
    assert (told["seat"], told["square"]) == (0, SQUARES.ids[at(s, 6, 3)])


# ---------------------------------------------------------------- the Brandenburg Gate


def behind_the_gate() -> Civilization:
    """A city of seat 1 around (6, 4) with the Gate in its north-west; an army of seat 0 west of the outskirts."""
    s = meadow("rome", "egypt", fame_and_fortune="yes")
    city(s, 1, 1, at(s, 6, 4))
    gate(s, 1, at(s, 5, 3))
    army(s, 0, at(s, 6, 2))
    return s


def test_cv_8_22_no_figure_ends_or_attacks_behind_the_gate_but_in_the_centre() -> None:
    s = behind_the_gate()
    army(s, 1, at(s, 7, 3))
    pick(s, at(s, 6, 2), armies=1)
    do(s, "step", dir="east")
    assert cannot(s, "halt") == "CV-8.22 outskirts-are-closed"
    assert cannot(s, "step", dir="south") == "CV-8.22 outskirts-are-closed"
    assert cannot(s, "step", dir="east") == ""


def test_cv_8_22_closed_outskirts_are_crossed_only_if_there_is_a_way_out() -> None:
    s = behind_the_gate()
    s.city_at[1 * CITIES + 1] = NONE
    for square in range(s.layout.squares):
        if s.spot[square] in (4, 19):
            s.spot[square] = NONE
    city(s, 1, 1, at(s, 6, 5))
    gate(s, 1, at(s, 5, 4))
    army(s, 0, at(s, 5, 6))
    pick(s, at(s, 5, 6), armies=1)
    assert cannot(s, "step", dir="north") == ""
    assert cannot(s, "step", dir="west") == ""  # (5, 5) has the city beside it, which may be attacked
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    s.steps_left = 1
    assert cannot(s, "step", dir="west") == "CV-8.3 no-way-on"


def test_cv_8_22_a_blockaded_gate_closes_nothing() -> None:
    s = behind_the_gate()
    army(s, 0, at(s, 5, 3))
    pick(s, at(s, 6, 2), armies=1)
    do(s, "step", dir="east")
    assert cannot(s, "halt") == ""


def test_cv_8_22_b61b_figures_behind_the_gate_leave_if_they_can() -> None:
    s = behind_the_gate()
    army(s, 0, at(s, 7, 3))
    assert cannot(s, "end") == "CV-8.22 must-leave-outskirts"
    pick(s, at(s, 7, 3), armies=1)
    assert cannot(s, "halt") == "CV-8.22 outskirts-are-closed"
    do(s, "step", dir="west")
    do(s, "halt")
    assert cannot(s, "end") == ""


def test_cv_8_22_and_cv_r19_figures_that_cannot_leave_stay_behind_the_gate() -> None:
    s = behind_the_gate()
    army(s, 0, at(s, 7, 3))
    freeze(s, 0, at(s, 7, 3))
    assert cannot(s, "end") == ""


def test_cv_8_22_figures_that_could_only_leave_by_an_attack_may_stay() -> None:
    """West of the outskirts is water: the army may attack the city, and need not."""
    s = behind_the_gate()
    kill_figure(s, 0, 0)
    army(s, 0, at(s, 6, 3))
    water(s, *[at(s, row, column) for row in (4, 8) for column in range(2, 7)])
    water(s, *[at(s, row, column) for row in range(4, 9) for column in (2, 6)])
    assert cannot(s, "end") == ""
    pick(s, at(s, 6, 3), armies=1)
    assert cannot(s, "step", dir="east") == ""
    s = behind_the_gate()
    army(s, 0, at(s, 6, 3))
    assert cannot(s, "end") == "CV-8.22 must-leave-outskirts"


def test_cv_8_22_figures_leave_through_a_second_square_of_the_closed_outskirts() -> None:
    """South of the army is water; it goes round it by the squares beside it, where it may not end."""
    s = behind_the_gate()
    army(s, 0, at(s, 7, 4))
    water(s, at(s, 8, 4))
    assert cannot(s, "end") == "CV-8.22 must-leave-outskirts"
    water(s, *(at(s, row, column) for row, column in ((7, 2), (8, 3), (8, 5), (7, 6))))
    assert cannot(s, "end") == "", "the next squares are too far away"


def on_the_gate(*steps_out: str) -> Civilization:
    """Seat 0's army on the square of the Gate itself, which it blockades; picked up."""
    s = behind_the_gate()
    army(s, 0, at(s, 5, 3))
    assert cannot(s, "end") == ""
    pick(s, at(s, 5, 3), armies=1)
    for dir in steps_out:
        do(s, "step", dir=dir)
    return s


def test_cv_8_22_b61b_a_group_picked_up_on_the_gate_may_be_put_down_there_again() -> None:
    s = on_the_gate()
    do(s, "halt")
    assert (asked(s), armies(s, 0, at(s, 5, 3))) == ("movement", 1)


def test_cv_8_22_b61b_some_of_a_group_picked_up_on_the_gate_may_stay_there() -> None:
    s = behind_the_gate()
    army(s, 0, at(s, 5, 3))
    army(s, 0, at(s, 5, 3))
    pick(s, at(s, 5, 3), armies=2)
    do(s, "drop", armies=1, scouts=0)
    do(s, "step", dir="east")
    assert cannot(s, "halt") == "", "the Gate is blockaded by the army that stays"


def test_cv_8_22_b61b_a_group_on_the_gate_without_a_way_out_is_asked() -> None:
    s = behind_the_gate()
    army(s, 0, at(s, 5, 3))
    for row, column in ((4, 3), (5, 2), (5, 4), (6, 3)):
        water(s, at(s, row, column))
    pick(s, at(s, 5, 3), armies=1)
    assert asked(s) == "move"
    assert cannot(s, "halt") == ""


def test_cv_7_16_the_gate_closes_again_behind_a_group_that_has_left_it() -> None:
    s = on_the_gate()
    assert cannot(s, "step", dir="west") == ""
    do(s, "step", dir="east")
    assert cannot(s, "halt") == "CV-8.22 outskirts-are-closed"
    s = on_the_gate("west")
    assert cannot(s, "step", dir="east") == "CV-8.3 no-way-on"


def test_cv_7_16_figures_may_not_leave_the_gate_only_to_come_back_to_it() -> None:
    """East of it are closed outskirts again, from which the second step would lead only back, or into the water."""
    s = behind_the_gate()
    army(s, 0, at(s, 5, 3))
    water(s, at(s, 4, 4), at(s, 5, 5))
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    pick(s, at(s, 5, 3), armies=1)
    assert cannot(s, "step", dir="east") == "CV-8.3 no-way-on"


def test_cv_8_7_b61b_a_group_picked_up_on_the_gate_may_discover_from_there() -> None:
    s = behind_the_gate()
    gate(s, 1, at(s, 7, 3))
    army(s, 0, at(s, 7, 3))
    water(s, at(s, 7, 2))
    face_down(s, int(at(s, 8, 3)) // CELLS)
    pick(s, at(s, 7, 3), armies=1)
    assert cannot(s, "discover", dir="south") == ""
