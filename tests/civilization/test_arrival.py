"""CV-8.8, CV-8.9, CV-8.27: what happens where a move ends."""

from ludotheque.games.civilization.components.box import FIRST_WONDER_MARKER, NONE
from ludotheque.games.civilization.map.figures import ARMY, in_supply
from ludotheque.games.civilization.map.groups import unmoved
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    TOKEN_OUT,
    TOKEN_PACK,
    UNIT_DECK,
    UNIT_PACK,
    WONDERS,
)
from tests.civilization.meadow import (
    armies,
    army,
    asked,
    at,
    cannot,
    city,
    do,
    holds_card,
    knows,
    meadow,
    pick,
    scout,
    scouts,
    token,
)


def before_a_hut(id: str, *civs: str) -> Civilization:
    s = meadow(*(civs or ("rome", "egypt")), fame_and_fortune="yes")
    token(s, id, at(s, 6, 4))
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    return s


# ---------------------------------------------------------------- huts


def test_cv_8_8_and_cv_r6_a_hut_ends_the_move_and_its_token_is_kept_face_down() -> None:
    s = before_a_hut("hut_silk_1")
    token = s.token[at(s, 6, 4)]
    do(s, "step", dir="east")
    assert asked(s) == "movement"
    assert s.token[at(s, 6, 4)] == NONE
    assert s.token_pile[token] == TOKEN_PACK.of(0)
    assert TOKEN_PACK.knows(s.token_seen, 0, token)
    assert not TOKEN_PACK.knows(s.token_seen, 1, token)
    assert armies(s, 0, at(s, 6, 4)) == 1
    assert unmoved(s, 0, ARMY, at(s, 6, 4)) == 0


def test_cv_8_8_an_immediate_reward_comes_at_once_and_the_token_is_gone() -> None:
    s = before_a_hut("hut_native_art_3")
    token = s.token[at(s, 6, 4)]
    culture = s.culture[0]
    do(s, "step", dir="east")
    assert s.culture[0] == culture + 3
    assert s.token_pile[token] == TOKEN_OUT
    assert TOKEN_PACK.knows(s.token_seen, -1, token)


def test_cv_8_8_china_gains_culture_for_a_hut() -> None:
    s = before_a_hut("hut_silk_1", "china", "egypt")
    do(s, "step", dir="east")
    assert s.culture[0] == 3


def test_cv_15_15_a_teacher_is_kept() -> None:
    s = before_a_hut("hut_teacher")
    token = s.token[at(s, 6, 4)]
    do(s, "step", dir="east")
    assert s.token_pile[token] == TOKEN_PACK.of(0)


def test_cv_b88_the_figure_of_a_friendly_barbarian_does_not_move_this_turn() -> None:
    s = before_a_hut("hut_friendly_barbarian_1")
    supply = in_supply(s, 0, ARMY)
    do(s, "step", dir="east")
    assert asked(s) == "free_build"
    do(s, "build", item="army")
    assert in_supply(s, 0, ARMY) == supply - 1
    assert armies(s, 0, at(s, 6, 4)) == 2
    assert unmoved(s, 0, ARMY, at(s, 6, 4)) == 0


def test_cv_b88_the_friendly_barbarian_may_be_a_unit() -> None:
    s = before_a_hut("hut_friendly_barbarian_1")
    left = UNIT_PACK.count(s.unit_pile, UNIT_DECK)
    do(s, "step", dir="east")
    do(s, "build", item="infantry")
    assert UNIT_PACK.count(s.unit_pile, UNIT_DECK) == left - 1
    assert armies(s, 0, at(s, 6, 4)) == 1


# ---------------------------------------------------------------- villages and battles


def test_cv_8_9_a_village_fights_and_the_winner_takes_its_token() -> None:
    s = before_a_hut("village_spy_1")
    token = s.token[at(s, 6, 4)]
    do(s, "step", dir="east")
    assert s.battle_at == at(s, 6, 4)
    assert s.attacker == 0
    assert s.defender == 5  # the barbarians
    while asked(s) != "movement":
        s.apply(s.mover(), s.actions(s.mover())[0])
    won = armies(s, 0, at(s, 6, 4)) == 1
    assert won == (s.token_pile[token] == TOKEN_PACK.of(0))
    assert won == (s.token[at(s, 6, 4)] == NONE)


def test_cv_b78_no_interrupt_once_a_battle_has_begun() -> None:
    s = meadow("rome", "egypt", "china", "germany")
    army(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 4))
    army(s, 2, at(s, 6, 5))
    holds_card(s, 2, "defection_1")
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    while s.battle_at != NONE and s.attacker != NONE:
        assert asked(s) != "interrupt"
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert asked(s) == "movement"


# ---------------------------------------------------------------- Combustion


def on_a_market(marker: int) -> Civilization:
    """Seat 0 knows Combustion and stands beside a marker in the outskirts of seat 1's second city."""
    s = meadow("rome", "egypt")
    knows(s, 0, "combustion")
    city(s, 1, 1, at(s, 6, 5))
    s.marker[at(s, 6, 4)] = marker
    army(s, 0, at(s, 6, 3))
    scout(s, 0, at(s, 6, 3))
    return s


def test_cv_8_27_combustion_destroys_the_building_once_a_turn() -> None:
    s = on_a_market(BUILDINGS.index_of["market"])
    army(s, 0, at(s, 7, 3))
    s.marker[at(s, 7, 4)] = BUILDINGS.index_of["temple"]
    s.supply[s.box.building_kind[BUILDINGS.index_of["market"]]] -= 1
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    do(s, "halt")
    assert asked(s) == "raze"
    do(s, "raze")
    assert s.marker[at(s, 6, 4)] == NONE
    pick(s, at(s, 7, 3), armies=1)
    do(s, "step", dir="east")
    do(s, "halt")
    assert asked(s) == "movement"
    assert s.marker[at(s, 7, 4)] == BUILDINGS.index_of["temple"]


def test_cv_8_27_a_building_may_be_left_alone() -> None:
    s = on_a_market(BUILDINGS.index_of["market"])
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    do(s, "halt")
    do(s, "decline")
    assert s.marker[at(s, 6, 4)] == BUILDINGS.index_of["market"]
    assert asked(s) == "movement"


def test_cv_8_27_scouts_do_not_raze_and_wonders_are_no_buildings() -> None:
    s = on_a_market(BUILDINGS.index_of["market"])
    pick(s, at(s, 6, 3), scouts=1)
    do(s, "step", dir="east")
    do(s, "halt")
    assert asked(s) == "movement"
    assert scouts(s, 0, at(s, 6, 4)) == 1
    s = on_a_market(int(FIRST_WONDER_MARKER) + WONDERS.index_of["stonehenge"])
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    do(s, "halt")
    assert asked(s) == "movement"


def test_cv_b34_the_building_stands_until_the_battle_is_won() -> None:
    s = on_a_market(BUILDINGS.index_of["market"])
    army(s, 1, at(s, 6, 4))
    for seat in range(2):  # no units: the bonus decides
        for unit in UNIT_PACK.in_pile(s.unit_pile, UNIT_PACK.of(seat)):
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_DECK, 0)
    knows(s, 0, "metalworking")
    s.marker[s.layout.around[s.city_at[0] * 8]] = BUILDINGS.index_of["barracks"]
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    while asked(s) not in ("raze", "movement"):
        assert s.marker[at(s, 6, 4)] == BUILDINGS.index_of["market"]
        s.apply(s.mover(), s.actions(s.mover())[-1])
    assert asked(s) == "raze"
    do(s, "raze")
    assert s.marker[at(s, 6, 4)] == NONE


def test_cv_8_27_a_dropped_army_razes_while_the_others_move_on() -> None:
    s = on_a_market(BUILDINGS.index_of["market"])
    pick(s, at(s, 6, 3), armies=1, scouts=1)
    do(s, "step", dir="east")
    do(s, "drop", armies=1, scouts=0)
    assert asked(s) == "raze"
    do(s, "raze")
    assert asked(s) == "move"
    assert cannot(s, "step", dir="west") == ""
