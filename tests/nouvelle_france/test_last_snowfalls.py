"""All works closed, the last snowfalls, and whose turn they belong to (NF-6.7, NF-8.4.7, NF-8.4.12)."""

from collections.abc import Callable

import pytest

from ludotheque.games.nouvelle_france.state import NOTHING
from tests.nouvelle_france.scenario import Cell, Scenario

ACTIVE = 1
# Where the last scythe of each work goes.
HOLES: dict[str, list[Cell]] = {
    "redoubt": [[1, 0, 3], [2, 0, 3], [3, 0, 3], [4, 0, 3], [1, 1, 3]],
    "mill": [[0, 1, 3], [1, 1, 3], [2, 1, 3], [3, 1, 3], [0, 2, 3]],
    "church": [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]],
}


def closed_but(*still_open: str) -> Scenario:
    """Three players, the second one's turn. A scythe closes each work that is open; the others have room for a peg.

    Each player has a cube for the third snowfall.
    """
    t = Scenario(seats=3).turn(ACTIVE).cards("faux", "faux", "canon").snow_done(2)
    for work, hole in HOLES.items():
        t.fill(work, "white", but=hole if work in still_open else hole[:1])
        if work not in still_open:
            t.close(work)
    for y, colour in ((2, "yellow"), (3, "blue"), (4, "brown")):
        t.cube("redoubt", colour, [0, y, 3])
    return t


def closes(t: Scenario, work: str, piece: str) -> Scenario:
    return t.place(piece, work, *HOLES[work], seat=ACTIVE)


def by_a_placement() -> Scenario:
    return closes(closed_but("church"), "church", "faux_blue")


def with_the_coureur_des_bois() -> Scenario:
    t = closed_but("church").do(ACTIVE, "use", ally="coureur_des_bois")
    return closes(t, "church", "faux_blue").do(ACTIVE, "discard", shape="canon")


def by_a_second_piece() -> Scenario:
    t = closes(closed_but("mill", "church"), "church", "faux_blue").do(ACTIVE, "use", ally="fille_du_roy")
    return closes(t, "mill", "faux_brown")


def by_a_bonus_piece_of_the_turn() -> Scenario:
    t = closes(closed_but("mill", "church").marker(blue=59), "mill", "faux_blue")
    return t.place("cheville_blue", "church", [0, 1, 3], seat=ACTIVE)


def by_a_bonus_piece_of_a_snowfall_before_the_turn() -> Scenario:
    t = closed_but("church").snow_done(1).cards("faux", "canon").marker(brown=59)
    t.cube("redoubt", "brown", [0, 4, 2]).next_cards("snow_2").start_turn(ACTIVE)
    return t.place("cheville_brown", "church", [0, 1, 3], seat=2)


def by_a_bonus_piece_of_a_snowfall_after_a_second_piece() -> Scenario:
    t = closed_but("redoubt", "mill", "church").snow_done(1).next_cards("snow_2").marker(brown=59)
    t.cube("redoubt", "brown", [0, 4, 2])
    closes(closes(t, "redoubt", "faux_blue").do(ACTIVE, "use", ally="fille_du_roy"), "mill", "faux_brown")
    return t.place("cheville_brown", "church", [0, 1, 3], seat=2)


@pytest.mark.parametrize(
    "closed",
    [
        by_a_placement,
        with_the_coureur_des_bois,
        by_a_second_piece,
        by_a_bonus_piece_of_the_turn,
        by_a_bonus_piece_of_a_snowfall_before_the_turn,
        by_a_bonus_piece_of_a_snowfall_after_a_second_piece,
    ],
)
def test_nf_8_4_7_and_nf_8_4_12_they_begin_with_the_player_whose_turn_it_is(
    closed: Callable[[], Scenario],
) -> None:
    t = closed()
    assert t.s.over()
    assert [said["colour"] for said in t.happened("scored", part="snow_3")] == ["blue", "brown", "yellow"]


def test_nf_8_4_7_the_active_players_bonus_piece_comes_first() -> None:
    """Two pegs are won in the third snowfall: who is first has the choice of the places left."""
    t = closed_but("church").marker(blue=57, brown=59)
    closes(t, "church", "faux_blue")
    while not t.s.over():
        seat, _ = t.asked()
        t.do(seat, **t.choices(seat)[0])
    pegs = [(said["seat"], said["work"]) for said in t.happened("placed")][1:]
    assert pegs == [(1, "redoubt"), (2, "mill")]


def test_nf_8_4_12_the_turn_passes_to_no_player_and_its_ally_is_over() -> None:
    t = closed_but("church").marker(yellow=59).do(ACTIVE, "use", ally="coureur_des_bois")
    closes(t, "church", "faux_blue").do(ACTIVE, "discard", shape="canon")
    assert t.asked()[0] == 0  # the peg of the third snowfall
    assert t.s.view(0)["active"] == ACTIVE
    assert t.s.ally == NOTHING


def test_nf_8_4_12_while_a_work_is_open_the_next_player_follows() -> None:
    t = closes(closed_but("mill", "church"), "church", "faux_blue").do(ACTIVE, "pass")
    assert t.s.view(0)["active"] == 2
    t = closed_but("church").cards("girouette", "girouette", "girouette")
    t.s.allies = type(t.s.allies)([1] * 9)
    t.settle()
    assert t.asked() == (ACTIVE, "stuck")
    t.next_cards("girouette").do(ACTIVE, "discard", shape="girouette")
    assert t.s.view(0)["active"] == 2
