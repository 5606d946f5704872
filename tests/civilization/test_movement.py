"""CV-8.1, CV-8.2, CV-8.24: parts, speed, groups; what else is done in the part."""

import pytest
from mypy_extensions import i64

from ludotheque.games.civilization.components.box import CITIES, DIRECTIONS, FIGURES_EACH, NONE
from ludotheque.games.civilization.effects.move import shift
from ludotheque.games.civilization.map.figures import ARMY
from ludotheque.games.civilization.map.freezing import freeze, why_not_freeze
from ludotheque.games.civilization.map.groups import freshest, unmoved
from ludotheque.games.civilization.position.events import FIGURES_DROPPED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    GOVERNMENTS,
    MARKERS,
    PEOPLE,
    PERSON_PACK,
    RELICS,
    SQUARES,
)
from ludotheque.games.civilization.realm.icons import combat_icons
from tests.civilization.meadow import (
    armies,
    army,
    asked,
    at,
    begin_part,
    cannot,
    city,
    do,
    face_down,
    holds_token,
    knows,
    meadow,
    one_army,
    pick,
    scout,
    scouts,
)
from tests.civilization.positions import capital, refused, said

# ---------------------------------------------------------------- parts, speed, groups


def test_cv_8_1_b1_only_the_active_player_moves() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 6))
    theirs = said("pick", square=SQUARES.ids[at(s, 6, 6)], armies=1, scouts=0)
    assert refused(s, 1, theirs) == "LU-1 not-your-turn"
    begin_part(s, 1)
    assert refused(s, 1, theirs) == ""


def test_cv_8_1_each_figure_moves_once() -> None:
    s = one_army()
    do(s, "step", dir="east")
    do(s, "halt")
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 4)], armies=1, scouts=0) == "CV-8.24 too-few-unmoved"


@pytest.mark.parametrize(
    ("techs", "speed"),
    [((), 2), (("horseback_riding",), 3), (("sailing",), 4), (("steam_power",), 5), (("flight",), 6)],
)
def test_cv_8_2_the_speed_is_that_of_the_best_tech(techs: tuple[str, ...], speed: int) -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, *techs)
    army(s, 0, at(s, 8, 0))
    pick(s, at(s, 8, 0), armies=1)
    for _ in range(speed):
        assert asked(s) == "move"
        do(s, "step", dir="east")
    assert asked(s) == "movement"
    assert armies(s, 0, at(s, 8, speed)) == 1


def test_cv_8_2_spain_moves_one_square_further() -> None:
    s = meadow("spain", "egypt", fame_and_fortune="yes")
    army(s, 0, at(s, 8, 0))
    pick(s, at(s, 8, 0), armies=1)
    assert s.steps_left == 3


def test_cv_8_26_the_speed_is_fixed_when_a_group_is_picked() -> None:
    s = one_army()
    knows(s, 0, "flight")
    assert s.steps_left == 2


def test_cv_8_5_b79_figures_of_two_squares_are_two_groups() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    army(s, 0, at(s, 6, 4))
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 3)], armies=2, scouts=0) == "CV-8.5 too-few-here"
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    do(s, "halt")
    assert armies(s, 0, at(s, 6, 4)) == 2
    assert unmoved(s, 0, ARMY, at(s, 6, 4)) == 1


def test_cv_8_5_six_figures_go_together_with_one_path() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "replaceable_parts")
    for _ in range(5):
        army(s, 0, at(s, 6, 3))
    scout(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=5, scouts=1)
    do(s, "step", dir="east")
    do(s, "drop", armies=1, scouts=0)
    do(s, "step", dir="east")
    assert (armies(s, 0, at(s, 6, 4)), armies(s, 0, at(s, 6, 5)), scouts(s, 0, at(s, 6, 5))) == (1, 4, 1)


def test_cv_8_24_a_figure_must_be_picked_and_unpicked_ones_have_not_moved() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 3)], armies=0, scouts=0) == "CV-8.24 nobody-picked"
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 4)], armies=1, scouts=0) == "CV-8.5 too-few-here"
    assert cannot(s, "end") == ""


def test_cv_8_24_some_of_a_group_drop_out_and_have_moved() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "masonry", "horseback_riding")
    for _ in range(2):
        army(s, 0, at(s, 6, 3))
    scout(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=2, scouts=1)
    do(s, "step", dir="east")
    assert cannot(s, "drop", armies=0, scouts=0) == "CV-8.24 none-to-drop"
    assert cannot(s, "drop", armies=2, scouts=1) == "CV-8.24 drop-not-all"
    assert cannot(s, "drop", armies=3, scouts=0) == "CV-8.24 not-in-the-group"
    do(s, "drop", armies=1, scouts=1)
    do(s, "step", dir="east")
    do(s, "halt")
    assert (armies(s, 0, at(s, 6, 4)), scouts(s, 0, at(s, 6, 4)), armies(s, 0, at(s, 6, 5))) == (1, 1, 1)
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 4)], armies=1, scouts=0) == "CV-8.24 too-few-unmoved"
    assert FIGURES_DROPPED.rule == "CV-8.24"


# ---------------------------------------------------------------- nuking, freezing, events of the part


def with_uranium(government: str = "despotism") -> Civilization:
    """CV-B29: seat 0 can nuke; seat 1's second city has armies, a stranger's scout, a temple and a great person."""
    s = meadow("rome", "egypt", "china", "germany")
    knows(s, 0, "atomic_theory")
    if government == "democracy":
        knows(s, 0, "democracy")
    s.government[0] = GOVERNMENTS.index_of[government]
    holds_token(s, 0, "hut_uranium")
    city(s, 1, 1, at(s, 6, 4))
    army(s, 1, at(s, 5, 3))
    army(s, 1, at(s, 5, 3))
    scout(s, 2, at(s, 7, 5))
    s.marker[at(s, 5, 4)] = MARKERS.index_of["temple"]
    s.marker[at(s, 5, 5)] = MARKERS.index_of["scientist"]
    s.supply[s.box.building_kind[BUILDINGS.index_of["temple"]]] -= 1
    s.stock[5] -= 1
    return s


@pytest.mark.parametrize("government", ["despotism", "democracy"])
def test_cv_8_12_b16_b28_b29_a_nuke_destroys_a_city_and_all_around_it_without_loot(government: str) -> None:
    s = with_uranium(government)
    knows(s, 0, "code_of_laws")
    army(s, 0, at(s, 6, 2))
    do(s, "use", source="tech_atomic_theory_2")
    assert s.city_at[1 * CITIES + 1] == NONE
    assert (armies(s, 1, at(s, 5, 3)), scouts(s, 2, at(s, 7, 5))) == (0, 0)
    assert s.marker[at(s, 5, 4)] == s.marker[at(s, 5, 5)] == NONE
    assert s.supply[s.box.building_kind[BUILDINGS.index_of["temple"]]] == 5
    assert s.tech_coins[0] == 0
    assert asked(s) == "movement"
    army(s, 1, at(s, 6, 3))
    pick(s, at(s, 6, 2), armies=1)
    democracy = government == "democracy"
    assert cannot(s, "step", dir="east") == ("CV-8.12 democracy-does-not-attack" if democracy else "")


def test_cv_8_12_a_nuke_comes_between_two_moves() -> None:
    s = with_uranium()
    army(s, 0, at(s, 6, 2))
    assert cannot(s, "use", source="tech_atomic_theory_2") == ""
    pick(s, at(s, 6, 2), armies=1)
    assert cannot(s, "use", source="tech_atomic_theory_2") == "CV-8.12 between-moves-only"


def test_cv_b93_own_cities_and_capitals_are_no_targets() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "atomic_theory")
    holds_token(s, 0, "hut_uranium")
    city(s, 0, 1, at(s, 6, 4))
    assert cannot(s, "use", source="tech_atomic_theory_2") == "CV-8.12 no-city-to-nuke"


def test_cv_b35b_a_spy_of_one_s_own_part_holds_one_s_own_army() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "communism")
    holds_token(s, 0, "hut_spy_1")
    army(s, 0, at(s, 6, 3))
    do(s, "use", source="tech_communism_1")
    assert cannot(s, "aim_square", square=SQUARES.ids[at(s, 6, 3)]) == ""
    do(s, "aim_square", square=SQUARES.ids[at(s, 6, 3)])
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 3)], armies=1, scouts=0) == "CV-8.23 held-fast"


def test_cv_8_23_only_revealed_squares_are_frozen_and_once() -> None:
    s = meadow("rome", "egypt")
    face_down(s, 4)
    freeze(s, 1, at(s, 6, 3))
    assert [why.name for why in (why_not_freeze(s, at(s, 8, 4)), why_not_freeze(s, at(s, 6, 3))) if why] == [
        "freeze-unknown",
        "frozen-already",
    ]
    assert why_not_freeze(s, at(s, 6, 4)) is None


def test_cv_8_26_captain_cook_doubles_the_speed_of_groups_picked_after_him() -> None:
    s = meadow("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    cook = PEOPLE.index_of["james_cook"]
    PERSON_PACK.put(s.person_pile, s.person_seen, cook, PERSON_PACK.of(0), 2)
    s.marker[s.layout.around[capital(s, 0) * 8]] = MARKERS.index_of["merchant"]
    army(s, 0, at(s, 6, 3))
    army(s, 0, at(s, 8, 3))
    pick(s, at(s, 6, 3), armies=1)
    do(s, "use", source="person_james_cook")
    assert s.steps_left == 2
    do(s, "halt")
    pick(s, at(s, 8, 3), armies=1)
    assert s.steps_left == 4


def test_cv_1_4_a_sacrifice_is_no_ability_to_use() -> None:
    s = meadow("russia", "egypt")
    assert cannot(s, "use", source="civilization_russia_3") == "CV-1.4 not-by-itself"


def test_cv_8_20_a_move_heals_and_kills_nothing_by_itself() -> None:
    s = one_army()
    units = s.unit_pile[:]
    do(s, "step", dir="east")
    do(s, "halt")
    assert list(s.unit_pile) == list(units)


def test_cv_8_21_figures_that_an_event_moved_before_still_move_others_do_not() -> None:
    s = meadow("rome", "egypt")
    shift(s, 0, army_at(s), at(s, 6, 5), 7, 3, False)
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 5)], armies=1, scouts=0) == ""
    shift(s, 0, at(s, 6, 5), at(s, 6, 6), 7, 3, True)
    assert cannot(s, "pick", square=SQUARES.ids[at(s, 6, 6)], armies=1, scouts=0) == "CV-8.24 too-few-unmoved"


def army_at(s: Civilization) -> i64:
    army(s, 0, at(s, 6, 3))
    return at(s, 6, 3)


def test_cv_8_17_relics_are_taken_where_a_move_or_a_drop_ends() -> None:
    s = meadow("rome", "egypt", fame_and_fortune="yes")
    atlantis = RELICS.index_of["atlantis"]
    s.relic_at[atlantis] = at(s, 6, 4)
    army(s, 0, at(s, 6, 3))
    scout(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1, scouts=1)
    do(s, "step", dir="east")
    do(s, "drop", armies=1, scouts=0)
    assert s.promised[0] == 1 << atlantis
    do(s, "step", dir="east")
    assert scouts(s, 0, at(s, 6, 5)) == 1


def test_cv_b72_a_blockade_ends_when_the_figures_leave() -> None:
    s = meadow("rome", "egypt")
    barracks = s.layout.around[capital(s, 1) * 8]
    s.marker[barracks] = MARKERS.index_of["barracks"]
    army(s, 0, barracks)
    assert combat_icons(s, 1) == 0
    pick(s, barracks, armies=1)
    step = next(d for d in range(4) if cannot(s, "step", dir=DIRECTIONS[d]) == "")
    do(s, "step", dir=DIRECTIONS[step])
    if asked(s) == "move":
        do(s, "halt")
    assert combat_icons(s, 1) == 2


def test_cv_8_28_figures_that_have_spent_the_fewest_steps_on_discoveries_go_first() -> None:
    s = meadow("rome", "egypt")
    square = at(s, 6, 3)
    for _ in range(3):
        army(s, 0, square)
    figures = [i for i in range(FIGURES_EACH) if s.standing[i] == square]
    for figure, spent in zip(figures, (2, 1, 0), strict=True):
        s.discovery_debt[figure] = spent
    first, second, third = (1 << figure for figure in figures)
    chosen = [freshest(s, 0, ARMY, square, count) for count in (1, 2, 3)]
    assert chosen == [third, third + second, third + second + first]
