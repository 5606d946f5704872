"""The second referee on the map: where groups may go and end, on prepared positions (CV-8.1 to CV-8.30)."""

from collections.abc import Iterable

from ludotheque.games.civilization.position.vocabulary import SQUARES
from tests.civilization.lockstep import Choice
from tests.civilization.meadow import (
    army,
    at,
    city,
    face_down,
    holds_card,
    knows,
    meadow,
    pick,
    scout,
    token,
    water,
)
from tests.civilization.positions import said
from tests.civilization.referee.movement import move_choices, movement_choices
from tests.civilization.referee.movement_paths import Band, Ground, travel_speed
from tests.civilization.referee.movement_windows import interrupters
from tests.civilization.referee.world import read


def verbs(choices: Iterable[Choice]) -> set[tuple[str, str]]:
    return {(one["verb"], one.get("dir", "")) for one in choices}


def test_cv_8_6_navigation_crosses_water_and_does_not_end_there() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "navigation")
    army(s, 0, at(s, 6, 3))
    water(s, at(s, 6, 4))
    pick(s, at(s, 6, 3), armies=1)
    assert ("step", "east") in verbs(move_choices(read(s), 0))
    s.apply(0, said("step", dir="east"))
    assert ("halt", "") not in verbs(move_choices(read(s), 0))
    s.frozen[1] = at(s, 6, 4)
    w = read(s)
    assert not Ground(w, 0).may_step(Band(0, 1, 0, SQUARES.ids[at(s, 6, 3)], 2), SQUARES.ids[at(s, 6, 4)])


def test_cv_b89_no_figure_crosses_a_full_stack_of_its_owner() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "flight")
    for column in (3, 4, 4):
        army(s, 0, at(s, 6, column))
    pick(s, at(s, 6, 3), armies=1)
    found = verbs(move_choices(read(s), 0))
    assert ("step", "east") not in found
    assert ("step_over", "east") not in found


def test_cv_8_8_scouts_leave_huts_alone_and_armies_explore_them() -> None:
    s = meadow("rome", "egypt")
    token(s, "hut_spy_1", at(s, 6, 4))
    token(s, "village_spy_1", at(s, 5, 3))
    scout(s, 0, at(s, 6, 3))
    w, here = read(s), SQUARES.ids[at(s, 6, 3)]
    hut, village = SQUARES.ids[at(s, 6, 4)], SQUARES.ids[at(s, 5, 3)]
    assert not Ground(w, 0).may_step(Band(0, 0, 1, here, 2), hut)
    assert Ground(w, 0).may_step(Band(0, 1, 0, here, 2), hut)
    w.players[0].government = "republic"
    assert Ground(w, 0).may_step(Band(0, 0, 1, here, 2), hut)
    assert not Ground(w, 0).may_step(Band(0, 0, 1, here, 2), village)


def test_cv_8_12_a_democracy_attacks_villages_and_no_players() -> None:
    s = meadow("rome", "egypt")
    army(s, 1, at(s, 6, 4))
    token(s, "village_spy_1", at(s, 5, 3))
    city(s, 1, 1, at(s, 6, 2))
    w = read(s)
    w.players[0].government = "democracy"
    band, ground = Band(0, 1, 0, SQUARES.ids[at(s, 6, 3)], 2), Ground(w, 0)
    free = [square for square in w.map.beside[band.at].values() if ground.may_step(band, square)]
    assert sorted(free) == sorted(SQUARES.ids[at(s, *place)] for place in ((5, 3), (7, 3)))


def test_cv_b61b_closed_outskirts_are_left_but_no_attack_is_required() -> None:
    """CV-R19: with no way out but the attack on the city, the part may end."""
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    w = read(s)
    here = SQUARES.ids[at(s, 6, 3)]
    band, ground = Band(0, 1, 0, here, 2), Ground(w, 0)
    ground.closed = {here}
    assert ground.must_leave(band)
    ground.closed = set(w.map.squares) - {SQUARES.ids[at(s, 6, 4)]}
    ground.enemies = {SQUARES.ids[at(s, 6, 4)]}
    assert ground.may_step(band, SQUARES.ids[at(s, 6, 4)])
    assert not ground.must_leave(band)


def test_cv_8_23_figures_on_a_frozen_square_are_not_picked() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    s.frozen[1] = at(s, 6, 3)
    assert [choice["verb"] for choice in movement_choices(read(s), 0)] == ["end"]


def test_cv_8_3_a_discovery_where_one_may_not_end_needs_a_step_to_get_away() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "navigation")
    army(s, 0, at(s, 8, 2))
    water(s, at(s, 8, 3))
    face_down(s, 4)
    pick(s, at(s, 8, 2), armies=1)
    assert travel_speed(read(s), 0) == 2
    s.apply(0, said("step", dir="east"))
    assert verbs(move_choices(read(s), 0)) == {("step", "north"), ("step", "south"), ("step", "west")}


def test_cv_13_8_holders_of_a_card_that_could_strike_are_asked() -> None:
    s = meadow("rome", "egypt", "china")
    army(s, 0, at(s, 6, 6))
    army(s, 2, at(s, 6, 8))
    pick(s, at(s, 6, 6), armies=1)
    assert interrupters(read(s)) == {}
    holds_card(s, 2, "drought_1")
    assert interrupters(read(s)) == {2: "interrupt"}
