"""Cards whose effect is a function of its own, and battle abilities that wound and rescue (CV-9.12)."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.battle import fronts
from ludotheque.games.civilization.battle.before_battle import could_have_general
from ludotheque.games.civilization.cards.announcing import could_use
from ludotheque.games.civilization.city import arts, culture_track, metropolis, production
from ludotheque.games.civilization.components.box import (
    NONE,
    ON_WONDER_BUILT,
    WHEN_AFTER_BATTLE,
    WHEN_AFTER_DRAW,
    WHEN_BATTLE_TURN,
    WHEN_CITY,
    WHEN_MOVING,
    WHEN_PHASE,
    WHEN_START,
)
from ludotheque.games.civilization.components.effect_codes import CODES
from ludotheque.games.civilization.effects import exceptions
from ludotheque.games.civilization.map.figures import travel_speed
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE, AT_BATTLE_TURN
from ludotheque.games.civilization.position.vocabulary import FORCES, HAND, IN_PLAY, KILLED, UNIT_PACK, UNITS
from ludotheque.games.civilization.research import learning
from ludotheque.games.civilization.turn import research_phase
from tests.civilization.cards import (
    asked_of,
    city_part,
    person,
    resource,
    tokens_of,
    use,
    use_at,
    use_at_start,
    why_not,
    wonder,
)
from tests.civilization.meadow import holds_token, knows
from tests.civilization.positions import refused, said
from tests.civilization.test_effects_gain import happens, people

# Where each is: those that are used in `exceptions`, those that a rule asks for in its chapter.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "production_best_city": production.own_production,
    "grow_metropolis": metropolis.must_grow,
    "tech_victory": learning.learn,
    "great_wall": exceptions.GreatWall,
    "two_free_investments_next_start_of_turn": exceptions.SevenCities,
    "skip_occupied_spaces": culture_track.spaces_to_skip,
    "tech_one_level_lower": research_phase.why_not_research_lower,
    "blank_tech": research_phase.lay_blank,
    "wound_on_loss": fronts.Zhukov,
    "replace_force": exceptions.Gustavus,
    "bonus_from_culture": exceptions.Joan,
    "become_first_player": exceptions.Khalid,
    "bonus_if_fewer": exceptions.leonidas,
    "pass_turn": exceptions.SunTzu,
    "henson": exceptions.Henson,
    "double_speed": exceptions.Cook,
    "convert_trade_culture": exceptions.Einstein,
    "arts_as_trade": arts.ArtsAsTrade,
}


def test_there_are_eighteen_exceptions_among_a_hundred_and_fifty_codes() -> None:
    codes = {code: said.kind for code, said in CODES.items() if said.kind != "stored"}
    assert len(codes) == 150
    assert {code for code, kind in codes.items() if kind == "exception"} == set(FUNCTIONS)
    assert len(FUNCTIONS) == 18


# ---------------------------------------------------------------- outside battle


def test_great_wall_builds_walls_masonry_or_not() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    wonder(s, 0, "great_wall")
    use_at_start(s, "wonder_great_wall_1")
    s.apply(0, said("build", item="city_walls"))
    assert s.walls[0] == 1
    s.used_in_turn[1] = 0
    assert why_not(s, "wonder_great_wall_1", WHEN_START) == "CV-7.10 no-city-without-walls"


@pytest.mark.parametrize(("investments", "markers", "coins"), [("yes", 2, 0), ("no", 0, 2)])
def test_seven_cities_of_gold(investments: str, markers: int, coins: int) -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", investments=investments)
    s.promised[0] = 4
    use_at_start(s, "relic_seven_cities_of_gold")
    assert (s.free_markers[0], s.coins[0], s.promised[0]) == (markers, coins, 0)


def test_khalid_takes_the_first_player_marker() -> None:
    s = people()
    person(s, 1, "khalid_ibn_al_walid")
    use_at(s, "person_khalid_ibn_al_walid", WHEN_PHASE, seat=1)
    assert s.first == 1


def test_henson_counts_wonders_while_face_up() -> None:
    s = people("egypt", "rome")
    person(s, 0, "jim_henson")
    happens(s, ON_WONDER_BUILT)
    assert s.counters == 0
    person(s, 0, "jim_henson", face_up=True)
    happens(s, ON_WONDER_BUILT)
    happens(s, ON_WONDER_BUILT)
    use_at_start(s, "person_jim_henson")
    assert (s.counters, s.culture[0], s.trade[0]) == (2, 2, 2)


def test_cook_doubles_the_speed_for_this_turn() -> None:
    s = people()
    before = travel_speed(s, 0)
    person(s, 0, "james_cook")
    use_at(s, "person_james_cook", WHEN_MOVING)
    assert travel_speed(s, 0) == 2 * before


def test_einstein_turns_one_thing_into_the_other_once() -> None:
    s = people()
    person(s, 0, "albert_einstein")
    assert why_not(s, "person_albert_einstein", WHEN_CITY) == "CV-12.5 nothing-to-convert"
    s.trade[0], s.culture[0] = 20, 10
    use(s, "person_albert_einstein")
    assert asked_of(s, 0) == "convert"
    assert refused(s, 0, said("convert", into="culture", amount=21)) == "CV-1.8 not-so-much"
    assert refused(s, 0, said("convert", into="trade", amount=0)) == "CV-1.8 not-so-much"
    assert refused(s, 0, said("convert", into="trade", amount=8)) == "CV-1.8 no-room-on-dial"
    other = s.clone()
    other.apply(0, said("convert", into="culture", amount=5))
    assert (other.trade[0], other.culture[0]) == (15, 15)
    s.apply(0, said("convert", into="trade", amount=7))
    assert (s.trade[0], s.culture[0]) == (27, 3)


# ---------------------------------------------------------------- in battle


def battle(**options: str) -> Civilization:
    """Seat 0 attacks seat 1 in the open; it is seat 0's battle turn, with two units in hand."""
    s = city_part("rome", "egypt", "china", **options)
    s.attacker, s.defender, s.battle_at, s.side, s.stage = 0, 1, 0, 0, 7
    s.frames = s.frames[:0]
    s.push(AT_BATTLE, 0)
    s.push(AT_BATTLE_TURN, 0)
    for unit in range(len(s.unit_pile)):
        s.unit_pile[unit], s.unit_seen[unit] = 0, 0
    for name, seat, pile in (("infantry_1_1", 0, HAND), ("mounted_1_1", 0, HAND), ("artillery_1_1", 1, HAND)):
        unit_in(s, name, seat, pile)
    return s


def unit_in(s: Civilization, name: str, seat: int, pile: int) -> int:
    unit = next(
        i for i, id in enumerate(UNITS.ids) if id.startswith(name.split("_")[0]) and s.unit_pile[i] == 0
    )
    seen = everybody(s.seats) if pile in (IN_PLAY, KILLED) else bit(seat)
    UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, pile), seen)
    return unit


def generals(**options: str) -> Civilization:
    return battle(fame_and_fortune="yes", great_person_deck="yes", **options)


def test_sun_tzu_holds_a_unit_back_for_three_trade() -> None:
    s = generals()
    person(s, 0, "sun_tzu")
    assert refused(s, 0, said("use", source="person_sun_tzu")) == "CV-11.7 too-little-trade"
    s.trade[0] = 4
    s.apply(0, said("use", source="person_sun_tzu"))
    assert (s.trade[0], s.count_units(0, HAND), s.idle) == (1, 2, 0)
    assert s.to_move() == (1,)  # nothing else was left to do
    assert why_not(s, "person_sun_tzu", WHEN_BATTLE_TURN) == "CV-11.2 already-used"


def test_joan_of_arc_only_defends() -> None:
    s = generals()
    person(s, 0, "joan_of_arc")
    assert why_not(s, "person_joan_of_arc", WHEN_AFTER_DRAW) == "CV-9.23 only-as-defender"
    person(s, 1, "joan_of_arc")
    s.culture[1] = 7
    use_at(s, "person_joan_of_arc", WHEN_AFTER_DRAW, seat=1)
    assert ([int(bonus) for bonus in s.battle_bonus], s.culture[1]) == ([0, 7], 7)


@pytest.mark.parametrize(("seat", "face_up", "asked"), [(0, False, True), (0, True, False), (1, True, True)])
def test_cv_1_11_a_known_general_without_an_effect_is_not_asked_about(
    seat: int, face_up: bool, asked: bool
) -> None:
    s = generals()
    person(s, seat, "joan_of_arc", face_up=face_up)
    s.culture[seat] = 7
    assert could_have_general(s, seat) == asked


def test_gustavus_replaces_the_whole_hand() -> None:
    s = generals()
    person(s, 0, "gustavus_adolphus")
    use_at(s, "person_gustavus_adolphus", WHEN_AFTER_DRAW)
    for _ in range(2):
        s.apply(0, said("build", item="artillery"))
    hand = s.units(0, HAND)
    assert [int(s.box.unit_type[unit]) for unit in hand] == [2, 2]


@pytest.mark.parametrize(("mine", "bonus"), [(1, 8), (2, 0)])
def test_leonidas_helps_the_smaller_hand(mine: int, bonus: int) -> None:
    s = generals()
    person(s, 1, "leonidas", face_up=True)
    assert why_not(s, "person_leonidas", WHEN_AFTER_DRAW, seat=1) == "CV-1.4 not-by-itself"
    for _ in range(mine - 1):
        unit_in(s, "infantry", 1, HAND)
    exceptions.leonidas(s)
    assert s.battle_bonus[1] == bonus


def test_nightingale_brings_all_back() -> None:
    s = generals()
    person(s, 0, "florence_nightingale")
    for name in ("infantry", "mounted"):
        unit_in(s, name, 0, KILLED)
    use_at(s, "person_florence_nightingale", WHEN_AFTER_BATTLE)
    assert (s.count_units(0, KILLED), s.count_units(0, FORCES)) == (0, 2)


# ---------------------------------------------------------------- wounds (CV-9.24)


def test_cv_9_12_heal_wounds_needs_a_wounded_unit_once_a_battle() -> None:
    s = battle()
    knows(s, 0, "animal_husbandry")
    assert refused(s, 0, said("use", source="tech_animal_husbandry_1")) == "CV-9.24 nobody-is-wounded"
    unit = unit_in(s, "infantry", 0, IN_PLAY)
    s.wounds[unit] = 2
    s.apply(0, said("use", source="tech_animal_husbandry_1"))
    s.apply(0, said("mark", unit=UNITS.ids[unit]))
    s.apply(0, said("done"))
    assert s.wounds[unit] == 1
    assert refused(s, 0, said("use", source="tech_animal_husbandry_1")) == "CV-11.2 already-used"


def test_heal_all() -> None:
    s = battle()
    knows(s, 0, "biology")
    unit = unit_in(s, "infantry", 0, IN_PLAY)
    s.wounds[unit] = 2
    s.apply(0, said("use", source="tech_biology_1"))
    assert s.wounds[unit] == 0


def test_deal_wounds_needs_an_enemy_in_play() -> None:
    s = battle()
    knows(s, 0, "mathematics")
    resource(s, 0, "iron")
    assert refused(s, 0, said("use", source="tech_mathematics_1")) == "CV-9.24 no-enemy-in-play"
    unit = unit_in(s, "infantry", 1, IN_PLAY)
    s.front[unit] = s.fronts = 1
    s.apply(0, said("use", source="tech_mathematics_1"))
    assert asked_of(s, 0) == "spread"
    assert refused(s, 0, said("use", source="tech_mathematics_1")) == "LU-2 not-now"
    assert tokens_of(s, 0) == [0, 0, 0, 0]


def test_cv_b38_and_cv_r35_a_battle_ability_may_be_cancelled_and_is_used() -> None:
    s = battle()
    knows(s, 0, "mathematics")
    knows(s, 1, "mass_media")
    resource(s, 0, "iron", "iron")
    holds_token(s, 1, "hut_spy_1")
    unit = unit_in(s, "infantry", 1, IN_PLAY)
    s.front[unit] = s.fronts = 1
    s.apply(0, said("use", source="tech_mathematics_1"))
    s.apply(1, said("cancel", source="tech_mass_media_2"))
    assert (s.wounds[unit], tokens_of(s, 0)) == (0, [0, 1, 0, 0])
    assert refused(s, 0, said("use", source="tech_mathematics_1")) == "CV-11.4 ability-was-cancelled"


def test_cv_11_8_an_answer_is_paid_with_the_resource_that_it_costs() -> None:
    s = battle()
    knows(s, 0, "mathematics")
    knows(s, 1, "mass_media")
    resource(s, 0, "iron")
    for held in ("hut_spy_1", "village_spy_1", "hut_silk_1"):
        holds_token(s, 1, held)
    unit = unit_in(s, "infantry", 1, IN_PLAY)
    s.front[unit] = s.fronts = 1
    s.apply(0, said("use", source="tech_mathematics_1"))
    s.apply(1, said("cancel", source="tech_mass_media_2"))
    assert asked_of(s, 1) == "means"
    assert refused(s, 1, said("pay", means="hut_silk_1")) == "CV-11.3 wrong-resource"
    s.apply(1, said("pay", means="village_spy_1"))
    assert s.wounds[unit] == 0


def test_cv_1_11_whether_a_player_could_use_anything_goes_by_public_knowledge() -> None:
    s = battle()
    assert not could_use(s, 0, WHEN_BATTLE_TURN)
    knows(s, 0, "mathematics")
    unit = unit_in(s, "infantry", 1, IN_PLAY)
    s.front[unit] = s.fronts = 1
    assert not could_use(s, 0, WHEN_BATTLE_TURN)
    holds_token(s, 0, "hut_silk_1")  # it might be iron
    assert could_use(s, 0, WHEN_BATTLE_TURN)


def test_cv_15_8_a_named_card_without_a_marker_on_the_map_is_nothing_one_could_use() -> None:
    s = battle(fame_and_fortune="yes", great_person_deck="yes")
    square = person(s, 0, "sun_tzu")
    assert could_use(s, 0, WHEN_BATTLE_TURN)
    s.marker[square] = NONE
    assert not could_use(s, 0, WHEN_BATTLE_TURN)
