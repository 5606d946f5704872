"""Effects of cards that change terrain and move figures (CV-3.10, CV-8.21 to CV-8.23, CV-12.10)."""

import pytest
from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    DESERT,
    FEATURE_COIN,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    N_DIRS,
    NONE,
    WATER,
    WHEN_CITY,
    WHEN_MOVING,
    WHEN_START,
)
from ludotheque.games.civilization.effects.move import shift
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import SQUARES
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.cards import (
    asked_of,
    building,
    city_part,
    person,
    resource,
    use,
    use_at,
    use_at_start,
    why_not,
    wonder,
)
from tests.civilization.meadow import (
    armies,
    army,
    at,
    city,
    holds_card,
    holds_token,
    knows,
    meadow,
    scout,
    scouts,
    token,
    water,
)
from tests.civilization.positions import refused, said


def square(number: i64) -> str:
    return SQUARES.ids[number]


def wild(s: Civilization, which: int = 0) -> i64:
    """An uncontrolled square, away from the edge."""
    found = [one for one in range(s.layout.squares) if s.spot[one] == NONE and s.layout.edge[one] == 0]
    return found[which]


# ---------------------------------------------------------------- disasters


def test_cv_b50_drought_may_strike_water_and_takes_the_printed_feature() -> None:
    s = city_part("rome", "egypt")
    place = wild(s)
    s.terrain[place], s.feature[place] = WATER, FEATURE_COIN
    holds_card(s, 0, "drought_1")
    use_at_start(s, "card_drought_1")
    s.apply(0, said("aim_square", square=square(place)))
    assert (s.terrain[place], s.feature[place]) == (DESERT, NONE)


def test_cv_b51_under_a_great_person_but_not_under_a_building() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    place = person(s, 1, "hannibal")
    building(s, "market", outskirts(s, 3)[0])
    holds_card(s, 0, "drought_1")
    use_at_start(s, "card_drought_1")
    assert refused(s, 0, said("aim_square", square=square(outskirts(s, 3)[0]))) == "CV-3.10 built-on"
    s.apply(0, said("aim_square", square=square(place)))
    assert s.terrain[place] == DESERT


def test_cv_b52_deforestation_needs_a_forest_and_goes_under_a_village() -> None:
    s = city_part("rome", "egypt")
    place = wild(s)
    holds_card(s, 0, "deforestation_1")
    assert why_not(s, "card_deforestation_1", WHEN_START) == "CV-12.5 no-target"
    s.terrain[place] = FOREST
    token(s, "village_spy_1", place)
    use_at_start(s, "card_deforestation_1")
    assert s.terrain[place] == GRASSLAND
    assert s.token[place] != NONE


def test_flooding_needs_an_empty_square() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    token(s, "village_spy_1", wild(s))
    s.terrain[wild(s, 1)] = MOUNTAIN
    holds_card(s, 0, "flooding")
    use_at_start(s, "card_flooding")
    assert refused(s, 0, said("aim_square", square=square(wild(s)))) == "CV-3.10 not-empty"
    assert refused(s, 0, said("aim_square", square=square(wild(s, 1)))) == "CV-3.10 mountains-stay"
    s.apply(0, said("aim_square", square=square(wild(s, 2))))
    assert s.terrain[wild(s, 2)] == WATER


def test_terraform_chooses_the_square_and_then_the_terrain() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "ecology")
    resource(s, 0, "wheat")
    place = wild(s)
    use_at_start(s, "tech_ecology_2")
    s.apply(0, said("aim_square", square=square(place)))
    assert refused(s, 0, said("aim_terrain", terrain="mountain")) == "CV-3.10 no-new-mountains"
    assert refused(s, 0, said("aim_terrain", terrain="grassland")) == "CV-3.10 same-terrain"
    s.apply(0, said("aim_terrain", terrain="forest"))
    assert s.terrain[place] == FOREST


# ---------------------------------------------------------------- freezing


def test_freeze_square_in_ones_own_part() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "communism")
    holds_token(s, 0, "hut_spy_1")
    mine = wild(s)
    army(s, 0, mine)
    use_at(s, "tech_communism_1", WHEN_MOVING)
    s.apply(0, said("aim_square", square=square(mine)))  # CV-B35b: one's own, too
    assert s.frozen[0] == mine


# ---------------------------------------------------------------- one's own figures


def test_teleport_to_water_of_all_figures_of_a_square() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "steam_power")
    resource(s, 0, "silk")
    start = wild(s)
    figure = army(s, 0, start)
    scout(s, 0, start)
    assert why_not(s, "tech_steam_power_2", WHEN_CITY) == "CV-12.5 no-target"
    water(s, wild(s, 5), wild(s, 6))
    army(s, 1, wild(s, 6))
    use(s, "tech_steam_power_2")
    assert (armies(s, 0, wild(s, 5)), scouts(s, 0, wild(s, 5))) == (1, 1)
    assert s.moved[figure] == 1  # they do not move again this turn


def test_teleport_to_water_within_the_stacking_limit() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "steam_power")
    resource(s, 0, "silk")
    for _ in range(2):
        army(s, 0, wild(s))
    water(s, wild(s, 5), wild(s, 6))
    army(s, 0, wild(s, 5))
    use(s, "tech_steam_power_2")
    s.apply(0, said("aim_square", square=square(wild(s))))
    assert (armies(s, 0, wild(s, 5)), armies(s, 0, wild(s, 6))) == (1, 2)


def test_cv_8_22_ability_moves_obey_the_brandenburg_gate() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "steam_power")
    resource(s, 0, "silk")
    wonder(s, 1, "brandenburg_gate")
    army(s, 0, wild(s))
    water(s, outskirts(s, 3)[4])
    assert why_not(s, "tech_steam_power_2", WHEN_CITY) == "CV-12.5 no-target"


def test_cv_b72_the_last_figure_on_the_gate_leaves_it_for_no_square_that_it_closes() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "steam_power")
    resource(s, 0, "silk")
    gate, here = wonder(s, 1, "brandenburg_gate"), outskirts(s, 3)[4]
    army(s, 0, gate)
    water(s, here)
    assert why_not(s, "tech_steam_power_2", WHEN_CITY) == "CV-12.5 no-target"
    water(s, wild(s), wild(s, 1))
    use(s, "tech_steam_power_2")
    assert refused(s, 0, said("aim_square", square=square(here))) == "CV-8.22 gate-is-closed"
    s.apply(0, said("aim_square", square=square(wild(s))))
    assert armies(s, 0, wild(s)) == 1


def test_cv_b72_figures_are_led_from_the_gate_to_no_square_that_it_closes() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    gate = wonder(s, 0, "brandenburg_gate")
    army(s, 1, gate)
    holds_card(s, 0, "disoriented")
    use(s, "card_disoriented")
    asked = {
        beside: refused(s, 0, said("aim_square", square=square(beside))) for beside in around_it(s, gate)
    }
    closed = {beside for beside in asked if s.city_around(beside) != NONE}
    assert closed
    assert {asked[beside] for beside in closed} == {"CV-8.22 gate-is-closed"}
    assert {asked[beside] for beside in asked.keys() - closed} == {""}


def around_it(s: Civilization, place: i64) -> list[i64]:
    """The squares one step from a square that are no city centre."""
    found = [s.beside(place, dir) for dir in range(N_DIRS)]
    return [one for one in found if one != NONE and not s.is_centre(one)]


@pytest.mark.parametrize("stay", [0, 1])
def test_cv_b72_hannibal_s_figures_blockade_the_gate_until_the_last_leaves_it(stay: int) -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    person(s, 0, "hannibal")
    gate, here = wonder(s, 1, "brandenburg_gate"), outskirts(s, 3)[4]
    for place in (*[gate] * (1 + stay), here, wild(s), wild(s, 1)):
        army(s, 0, place)
    use(s, "person_hannibal")
    s.apply(0, said("aim_square", square=square(gate)))  # there is room for one elsewhere
    refusal = "" if stay else "CV-8.22 gate-is-closed"
    assert refused(s, 0, said("aim_square", square=square(here))) == refusal


def test_regroup_some_figures_to_a_square_of_ones_own() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    person(s, 0, "hannibal")
    army(s, 0, wild(s))
    assert why_not(s, "person_hannibal", WHEN_CITY) == "CV-12.5 no-target"
    scout(s, 0, wild(s))
    figure = army(s, 0, wild(s, 7))
    use(s, "person_hannibal")  # only one square has figures for which there is room elsewhere
    assert refused(s, 0, said("aim_figures", armies=2, scouts=0)) == "CV-12.5 not-so-many-of-yours"
    assert refused(s, 0, said("aim_figures", armies=1, scouts=1)) == "CV-12.5 not-a-target"  # no room there
    s.apply(0, said("aim_figures", armies=1, scouts=0))
    assert (armies(s, 0, wild(s, 7)), scouts(s, 0, wild(s))) == (2, 1)
    assert s.moved[figure] == 0  # CV-8.21: they still move


def test_edge_jump_to_an_empty_square_of_the_outer_edge() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    person(s, 0, "galileo_galilei")
    edge = [one for one in range(s.layout.squares) if s.layout.edge[one] == 1 and s.spot[one] == NONE]
    figure = army(s, 0, edge[0])
    army(s, 0, wild(s))
    army(s, 1, edge[1])
    use(s, "person_galileo_galilei")
    assert refused(s, 0, said("aim_square", square=square(edge[1]))) == "CV-12.5 not-free"
    assert refused(s, 0, said("aim_square", square=square(wild(s, 3)))) == "CV-12.5 only-on-the-edge"
    s.apply(0, said("aim_square", square=square(edge[2])))
    assert (s.standing[figure], s.moved[figure]) == (edge[2], 1)


# ---------------------------------------------------------------- others' figures


def test_cv_r23_move_enemy_group_all_figures_of_a_square_together_without_a_battle() -> None:
    s = city_part("rome", "egypt")
    start = at(s, 6, 4)
    figure = army(s, 1, start)
    scout(s, 1, start)
    army(s, 0, at(s, 5, 4))
    water(s, at(s, 7, 4))
    holds_card(s, 0, "disoriented")
    use(s, "card_disoriented")
    assert asked_of(s, 0) == "target"
    for row, column, refusal in (
        (6, 4, "CV-12.5 aimed-already"),
        (5, 4, "CV-12.10 too-far-to-lead"),  # an army of another's
        (7, 4, "CV-12.10 too-far-to-lead"),  # water
        (6, 7, "CV-12.10 too-far-to-lead"),  # three steps
        (6, 6, ""),
        (5, 5, ""),
    ):
        assert refused(s, 0, said("aim_square", square=square(at(s, row, column)))) == refusal
    s.apply(0, said("aim_square", square=square(at(s, 6, 6))))
    assert (armies(s, 1, at(s, 6, 6)), scouts(s, 1, at(s, 6, 6)), s.moved[figure]) == (1, 1, 0)


def test_cv_b89_the_stacking_limit_holds_for_event_moves() -> None:
    s = city_part("rome", "egypt")
    scout(s, 1, at(s, 6, 4))
    for _ in range(2):
        army(s, 1, at(s, 6, 5))
    holds_card(s, 0, "disoriented")
    use(s, "card_disoriented")
    s.apply(0, said("aim_square", square=square(at(s, 6, 4))))
    assert refused(s, 0, said("aim_square", square=square(at(s, 6, 5)))) == "CV-12.10 too-far-to-lead"


def test_move_enemy_group_never_into_a_city() -> None:
    s = city_part("rome", "egypt")
    city(s, 1, 1, at(s, 6, 5))
    army(s, 1, at(s, 6, 4))
    holds_card(s, 0, "disoriented")
    use(s, "card_disoriented")
    assert refused(s, 0, said("aim_square", square=square(at(s, 6, 5)))) == "CV-12.5 not-free"
    assert refused(s, 0, said("aim_square", square=square(at(s, 6, 6)))) == ""  # through one's own city


def test_cv_8_23_a_frozen_group_is_not_moved() -> None:
    s = city_part("rome", "egypt")
    army(s, 1, at(s, 6, 4))
    holds_card(s, 0, "disoriented")
    s.frozen[1] = at(s, 6, 4)
    assert why_not(s, "card_disoriented", WHEN_CITY) == "CV-12.5 no-target"


@pytest.mark.parametrize(("number", "others"), [(1, 1), (2, 0)])
def test_cv_8_21_of_a_stack_only_as_many_figures_are_moved_as_were_named(number: int, others: int) -> None:
    s = meadow("rome", "egypt")
    start, end = at(s, 6, 3), at(s, 6, 5)
    for _ in range(3):
        army(s, 0, start)
    for _ in range(2):
        scout(s, 0, start)
    shift(s, 0, start, end, number, others, True)
    assert (armies(s, 0, end), scouts(s, 0, end)) == (number, others)
    assert (armies(s, 0, start), scouts(s, 0, start)) == (3 - number, 2 - others)
