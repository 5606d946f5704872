"""CV-9.1 to CV-9.29: hands, bonuses, fronts, losses, loot; what the totals decide."""

from typing import Any

import pytest
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.events import Log
from ludotheque.games.civilization.battle.battle import combat_bonus, hand_size, total
from ludotheque.games.civilization.components.box import (
    ARTILLERY,
    BARBARIANS,
    CITIES,
    FIRST_WONDER_MARKER,
    INFANTRY,
    MOUNTED,
    N_TYPES,
    N_UNITS,
    NONE,
)
from ludotheque.games.civilization.invariants import broken_battle, broken_cards
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE_TURN, AT_LOOT, AT_MOVEMENT, AT_SAVE
from ludotheque.games.civilization.position.vocabulary import (
    END_TURN,
    FIGHT,
    FORCES,
    FORTIFICATION,
    HAND,
    IN_PLAY,
    KILLED,
    MILITARY,
    NO_MARK,
    SAVE,
    SQUARES,
    TOKENS,
    UNIT_BOTTOM,
    UNIT_DECK,
    UNIT_PACK,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.cards import resource
from tests.civilization.meadow import (
    armies,
    army,
    at,
    cannot,
    city,
    do,
    holds_token,
    knows,
    meadow,
    pick,
    scout,
    scouts,
    token,
)
from tests.civilization.positions import refused, said

INF, MOU, ART = INFANTRY, MOUNTED, ARTILLERY


def forces(s: Civilization, seat: int, *units: tuple[i64, int]) -> list[i64]:
    """Exactly these units as standing forces: type and strength at rank I."""
    mine = UNIT_PACK.of(seat, FORCES)
    for unit in UNIT_PACK.in_pile(s.unit_pile, mine):
        UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_DECK, 0)
    found = []
    for type, strength in units:
        for unit in range(N_UNITS):
            same = s.box.unit_type[unit] == type and s.box.strength[unit * N_TYPES] == strength
            if same and s.unit_pile[unit] == UNIT_DECK:
                UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, mine, bit(seat))
                found.append(unit)
                break
    assert len(found) == len(units)
    return found


def field(
    mine: list[tuple[i64, int]],
    theirs: list[tuple[i64, int]],
    attackers: int = 1,
    defenders: int = 1,
    **options: str,
) -> Civilization:
    """An attack in the open: seat 0's armies step onto those of seat 1."""
    s = meadow("rome", "germany", **options)
    knows(s, 0, "masonry")
    forces(s, 0, *mine)
    forces(s, 1, *theirs)
    for _ in range(attackers):
        army(s, 0, at(s, 6, 3))
    for _ in range(defenders):
        army(s, 1, at(s, 6, 4))
    return s


def attack(s: Civilization, number: int = 1) -> None:
    pick(s, at(s, 6, 3), armies=number)
    do(s, "step", dir="east")


def besieged(mine: list[tuple[i64, int]], theirs: list[tuple[i64, int]], walls: bool) -> Civilization:
    """Three armies of seat 0 before the second city of seat 1."""
    s = field(mine, theirs, attackers=3, defenders=0)
    city(s, 1, 1, at(s, 6, 4))
    s.walls[CITIES + 1] = 1 if walls else 0
    return s


def play(s: Civilization, front: int = 0) -> None:
    """The first unit of the hand goes to a front; then the turn ends."""
    unit = next(FIGHT.arg(a) for a in s.actions(s.mover()) if FIGHT.has(a) and FIGHT.arg2(a) == front)
    s.apply(s.mover(), FIGHT.of(unit, front, 0))
    end_turn(s)


def end_turn(s: Civilization) -> None:
    if s.step().number == AT_BATTLE_TURN and s.why_not(s.mover(), END_TURN.of()) is None:
        s.apply(s.mover(), END_TURN.of())


def told(log: Log, event: str) -> list[dict[str, Any]]:
    """What everybody is told of the events of a kind."""
    found = [entry for entry in log.to_json(-1) if entry["event"] == event]
    return [{name: value for name, value in entry.items() if name != "event"} for entry in found]


def fight_out(s: Civilization) -> None:
    """Both players open fronts, until the battle is decided."""
    while not s.over() and s.step().number == AT_BATTLE_TURN:
        actions = [a for a in s.actions(s.mover()) if FIGHT.has(a) and FIGHT.arg2(a) == 0]
        s.apply(s.mover(), actions[0] if actions else END_TURN.of())


# ---------------------------------------------------------------- hands and bonuses


def test_cv_9_4_three_armies_hold_seven_cards_and_a_walled_city_six() -> None:
    s = besieged([(INF, 1)] * 3 + [(MOU, 1)] * 4, [(ART, 1)] * 5 + [(INF, 2)] * 2, walls=True)
    attack(s, 3)
    assert (hand_size(s, 0), hand_size(s, 1)) == (7, 6)
    assert (s.count_units(0, HAND), s.count_units(1, HAND)) == (7, 6)
    assert combat_bonus(s, 1) == 10
    assert s.mover() == 0  # CV-B77: before walls the attacker begins


def test_cv_9_7_the_defender_begins_where_there_are_no_walls() -> None:
    s = besieged([(INF, 1)], [(ART, 1)], walls=False)
    attack(s, 3)
    assert combat_bonus(s, 1) == 6
    assert s.mover() == 1


def test_cv_9_7_walls_of_another_city_are_none_in_the_open() -> None:
    s = field([(INF, 1)], [(INF, 1)])
    for one in range(len(s.walls)):
        s.walls[one] = 1
    attack(s)
    assert s.mover() == 1
    assert s.view(0)["battle"]["walls"] is False


@pytest.mark.parametrize(("armies_there", "hand"), [(1, 3), (2, 5), (3, 7)])
def test_cv_9_4_two_cards_more_for_each_further_army(armies_there: int, hand: int) -> None:
    s = field([(INF, 1)], [(INF, 1)], attackers=armies_there)
    attack(s, armies_there)
    assert hand_size(s, 0) == hand


def test_cv_9_5_hands_are_drawn_secretly_all_if_there_are_fewer() -> None:
    s = field([(INF, 1), (MOU, 2)], [(ART, 1)] * 4)
    attack(s)
    assert (s.count_units(0, HAND), s.count_units(0, FORCES)) == (2, 0)
    assert (s.count_units(1, HAND), s.count_units(1, FORCES)) == (3, 1)
    assert all(s.unit_seen[unit] == bit(0) for unit in s.units(0, HAND))


def test_cv_9_6_a_capital_defends_with_twelve() -> None:
    s = field([(INF, 1)], [(INF, 1)], defenders=0)
    s.battle_at = s.city_at[CITIES]
    s.attacker, s.defender = 0, 1
    assert combat_bonus(s, 1) == 12


# ---------------------------------------------------------------- playing units


def duel(
    first: tuple[i64, int], second: tuple[i64, int], mine: str = "", theirs: str = ""
) -> tuple[Civilization, i64, i64]:
    """The defender opens a front with one unit, the attacker plays one against it."""
    s = field([second], [first])
    for seat, id in ((0, mine), (1, theirs)):
        if id:
            knows(s, seat, id)
    defender, attacker = s.units(1, FORCES)[0], s.units(0, FORCES)[0]
    attack(s)
    assert s.mover() == 1
    s.apply(1, FIGHT.of(defender, 0, 0))
    end_turn(s)
    s.apply(0, FIGHT.of(attacker, 1, 0))
    return s, defender, attacker


def is_alive(s: Civilization, side: int, unit: i64) -> bool:
    return bool(s.unit_pile[unit] in (s.unit_pile_of(side, IN_PLAY), s.unit_pile_of(side, FORCES)))


def test_cv_9_10_the_trumping_unit_strikes_first_and_its_victim_deals_nothing() -> None:
    """A catapult of 3 against a spearman of 3: artillery trumps infantry."""
    s, spearman, catapult = duel((INF, 3), (ART, 2), mine="mathematics")
    assert not is_alive(s, 1, spearman)
    assert is_alive(s, 0, catapult)
    assert s.wounds[catapult] == 0


def test_cv_9_11_a_trumping_unit_that_does_not_kill_is_struck_back() -> None:
    """A horseman of 2 opposite a catapult of 3: it strikes first for 2, the catapult survives and kills it."""
    s, catapult, horseman = duel((ART, 2), (MOU, 2), theirs="mathematics")
    assert is_alive(s, 1, catapult)
    assert not is_alive(s, 0, horseman)


def test_cv_9_10_units_of_one_type_strike_at_the_same_time() -> None:
    s, one, other = duel((INF, 2), (INF, 2))
    assert not is_alive(s, 1, one)
    assert not is_alive(s, 0, other)


def test_cv_b60_himeji_makes_each_unit_one_stronger() -> None:
    s = field([(INF, 1)], [(INF, 1)])
    wonder = WONDERS.index_of["himeji_castle"]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(0), everybody(2))
    square = outskirts(s, 0)[0]
    s.wonder_at[wonder], s.marker[square] = square, FIRST_WONDER_MARKER + wonder
    mine, theirs = s.units(0, FORCES)[0], s.units(1, FORCES)[0]
    attack(s)
    s.apply(1, FIGHT.of(theirs, 0, 0))
    end_turn(s)
    s.apply(0, FIGHT.of(mine, 1, 0))
    assert is_alive(s, 0, mine)
    assert not is_alive(s, 1, theirs)


def test_cv_b82_a_unit_must_be_played_before_a_turn_ends() -> None:
    s = field([(INF, 1)], [(INF, 1)])
    attack(s)
    assert cannot(s, "end_turn").startswith("CV-9.8 ")


def test_cv_9_9_a_front_with_two_living_units_is_closed() -> None:
    s = field([(INF, 1), (MOU, 1)], [(INF, 2)])
    mine = s.units(0, FORCES)
    attack(s)
    play(s)
    s.apply(0, FIGHT.of(mine[0], 1, 0))  # it dies: the spearman of 2 is alone again
    assert s.unit_pile[mine[0]] == s.unit_pile_of(0, KILLED)
    end_turn(s)
    end_turn(s)
    s.apply(0, FIGHT.of(mine[1], 1, 0))
    assert s.front[mine[1]] == 1 or not is_alive(s, 0, mine[1])


def test_cv_9_28_fronts_are_numbered_as_they_are_opened_and_a_dead_one_is_not_used_again() -> None:
    s = field([(INF, 2), (MOU, 1)], [(INF, 2), (MOU, 1)])
    mine, theirs = s.units(0, FORCES), s.units(1, FORCES)
    attack(s)
    s.apply(1, FIGHT.of(theirs[0], 0, 0))
    assert s.front[theirs[0]] == 1
    s.apply(0, FIGHT.of(mine[0], 1, 0))  # both die
    end_turn(s)
    s.apply(1, FIGHT.of(theirs[1], 0, 0))
    assert s.front[theirs[1]] == 2
    assert s.why_not(0, FIGHT.of(mine[1], 1, 0)) is not None
    assert s.why_not(0, FIGHT.of(mine[1], 2, 0)) is None


# ---------------------------------------------------------------- what follows


def test_cv_9_13_cv_9_29_two_idle_turns_end_a_battle_without_units() -> None:
    s = field([], [], defenders=0)
    for square in range(s.layout.squares):
        if s.far(square, s.city_at[CITIES]) == 1 and not s.is_centre(square):
            army(s, 0, square)
            start = square
            break
    direction = next(dir for dir in range(4) if s.beside(start, dir) == s.city_at[CITIES])
    pick(s, start, armies=1)
    do(s, "step", dir=["north", "east", "south", "west"][direction])
    questions = 0
    while s.step().number == AT_BATTLE_TURN:
        end_turn(s)
        questions += 1
    assert questions <= 2
    assert s.winner == NONE
    assert armies(s, 0, start) == 0  # the attacker has died


def test_cv_9_14_a_tie_is_the_defenders() -> None:
    s = field([(INF, 2)], [(MOU, 2)])
    attack(s)
    fight_out(s)
    assert armies(s, 1, at(s, 6, 4)) == 1
    assert armies(s, 0, at(s, 6, 4)) + armies(s, 0, at(s, 6, 3)) == 0


def test_cv_9_16_the_winner_stands_in_the_square() -> None:
    s = field([(INF, 3)], [(MOU, 2)])
    attack(s)
    fight_out(s)
    while s.step().number == AT_LOOT:
        do(s, "done")
    assert armies(s, 0, at(s, 6, 4)) == 1
    assert armies(s, 1, at(s, 6, 4)) == 0
    assert s.step().number == AT_MOVEMENT


@pytest.mark.parametrize(("number", "killed", "left"), [(3, 5, 1), (1, 4, 1), (2, 1, 2), (3, 2, 2)])
def test_cv_9_15_the_winner_loses_an_army_for_every_two_own_units_killed(
    number: int, killed: int, left: int
) -> None:
    s = field([(INF, 3)], [(MOU, 1)], attackers=number)
    attack(s, number)
    for unit in [u for u in range(N_UNITS) if s.unit_pile[u] == UNIT_DECK][:killed]:
        UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, s.unit_pile_of(0, KILLED), everybody(2))
    fight_out(s)
    while s.step().number == AT_LOOT:
        do(s, "done")
    assert armies(s, 0, at(s, 6, 4)) == left


def test_cv_9_17_a_winning_defender_takes_one_loot() -> None:
    s = field([(INF, 1)], [(MOU, 3)], attackers=2)
    s.trade[0], s.trade[1] = 9, 4
    attack(s, 2)
    fight_out(s)
    assert (s.step().number, s.mover(), s.top(0)) == (AT_LOOT, 1, 1)
    do(s, "loot", loot="trade")
    assert (s.trade[0], s.trade[1]) == (6, 7)
    assert armies(s, 0, at(s, 6, 3)) + armies(s, 0, at(s, 6, 4)) == 0


def test_cv_b66_an_active_great_wall_saves_one_loot() -> None:
    s = field([(INF, 3)], [(MOU, 1)])
    wonder = WONDERS.index_of["great_wall"]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(1), everybody(2))
    square = outskirts(s, CITIES)[0]
    s.wonder_at[wonder], s.marker[square] = square, FIRST_WONDER_MARKER + wonder
    s.trade[1] = 9
    attack(s)
    fight_out(s)
    assert s.step().number == AT_MOVEMENT
    assert s.trade[1] == 9


def test_cv_9_22_loot_is_counted_with_what_the_city_had_before_it_was_destroyed() -> None:
    s = besieged([(INF, 3)] * 5, [], walls=False)
    wonder = WONDERS.index_of["great_wall"]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(1), everybody(2))
    square = outskirts(s, CITIES + 1)[0]
    s.wonder_at[wonder], s.marker[square] = square, FIRST_WONDER_MARKER + wonder
    s.trade[1] = 9
    attack(s, 3)
    fight_out(s)
    assert s.city_at[CITIES + 1] == NONE
    assert s.marker[square] == NONE
    assert armies(s, 0, at(s, 6, 4)) == 3
    assert (s.step().number, s.top(0)) == (
        AT_LOOT,
        1,
    )  # two for a city, one less for the Great Wall that stood there


def before_a_capital() -> Civilization:
    """Three armies of seat 0 have entered the capital of seat 1, which has no units."""
    s = field([(INF, 3)] * 5 + [(MOU, 3)] * 2, [], defenders=0)
    knows(s, 0, "democracy", "gunpowder", "replaceable_parts")
    centre = s.city_at[CITIES]
    start = next(s.beside(centre, dir) for dir in range(4) if not s.is_centre(s.beside(centre, dir)))
    for _ in range(3):
        army(s, 0, start)
    direction = next(dir for dir in range(4) if s.beside(start, dir) == centre)
    pick(s, start, armies=3)
    do(s, "step", dir=["north", "east", "south", "west"][direction])
    return s


def test_cv_14_2_and_cv_9_19_a_capital_that_falls_ends_the_game() -> None:
    s = before_a_capital()
    fight_out(s)
    assert s.over()
    assert (s.winner, s.won_by) == (0, MILITARY)
    assert s.attacker == NONE
    assert broken_battle(s) + broken_cards(s) == []


def test_cv_14_9_a_capital_that_falls_ends_the_game_for_all_and_the_log_names_the_rule() -> None:
    s, log = before_a_capital(), Log()
    while not s.over():
        fights = [a for a in s.actions(s.mover()) if FIGHT.has(a) and FIGHT.arg2(a) == 0]
        s.apply(s.mover(), fights[0] if fights else END_TURN.of(), log)
    assert list(s.to_move()) == []
    assert [event.kind.rule for event in log.events if event.kind.name == "capital_fell"] == ["CV-14.9"]


def test_cv_b17_and_cv_9_22_china_saves_a_unit_of_a_lost_battle_too() -> None:
    s = meadow("china", "germany")
    forces(s, 0, (INF, 1))
    forces(s, 1, (INF, 3))
    army(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 4))
    attack(s)
    while s.step().number == AT_BATTLE_TURN:
        fights = [a for a in s.actions(s.mover()) if FIGHT.has(a)]
        s.apply(s.mover(), fights[-1] if fights else END_TURN.of())
    assert (s.battle_winner, s.step().number, s.mover()) == (1, AT_SAVE, 0)
    s.apply(0, next(a for a in s.actions(0) if SAVE.has(a)))
    assert s.count_units(0, FORCES) == 1


def test_cv_9_18_a_village_has_three_units_of_the_decks_and_no_bonus() -> None:
    s = meadow("rome", "germany", "china", "russia")
    army(s, 0, at(s, 6, 3))
    token(s, "village_spy_1", at(s, 6, 4))
    forces(s, 0)
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    assert s.defender == BARBARIANS
    assert sorted(int(s.box.unit_type[unit]) for unit in s.units(BARBARIANS, HAND)) == [0, 1, 2]
    assert s.view(0)["battle"]["sides"]["defender"]["hand_size"] == 3
    assert (combat_bonus(s, BARBARIANS), total(s, BARBARIANS)) == (0, 0)
    assert s.mover() == 1  # CV-9.2: the seat to the attacker's left plays them
    fight_out(s)
    assert armies(s, 0, at(s, 6, 4)) == 0
    assert UNIT_PACK.count(s.unit_pile, UNIT_BOTTOM) == 3


def test_cv_8_9_it_is_told_which_village_is_attacked() -> None:
    s, log = meadow("rome", "germany"), Log()
    army(s, 0, at(s, 6, 3))
    token(s, "village_spy_1", at(s, 6, 4))
    pick(s, at(s, 6, 3), armies=1)
    s.apply(0, said("step", dir="east"), log)
    assert told(log, "village_attacked") == [{"seat": 0, "square": SQUARES.ids[at(s, 6, 4)]}]


def test_cv_r5_it_is_told_how_many_figures_died() -> None:
    s, log = field([(INF, 3), (INF, 3)], [(INF, 1)], defenders=2), Log()
    scout(s, 1, at(s, 6, 4))
    attack(s)
    while s.step().number == AT_BATTLE_TURN:
        fights = [a for a in s.actions(s.mover()) if FIGHT.has(a) and FIGHT.arg2(a) == 0]
        s.apply(s.mover(), fights[0] if fights else END_TURN.of(), log)
    assert told(log, "figures_died") == [{"seat": 1, "amount": 3}]


def test_cv_8_11_scouts_alone_die_without_a_battle() -> None:
    s = field([(INF, 1)], [], defenders=0)
    scout(s, 1, at(s, 6, 4))
    s.trade[1] = 5
    attack(s)
    assert s.step().number == AT_LOOT
    do(s, "loot", loot="trade")
    assert armies(s, 0, at(s, 6, 4)) == 1
    assert s.trade[1] == 2


def test_cv_9_22_nothing_of_a_battle_is_left_when_it_is_over() -> None:
    s = field([(INF, 3)], [(INF, 1)])
    before = s.clone()
    attack(s)
    s.battle_bonus[0], s.battle_bonus[1] = 3, 2
    fight_out(s)
    while s.step().number == AT_LOOT:
        s.apply(s.mover(), s.actions(s.mover())[-1])
    for name in (
        "attacker",
        "defender",
        "side",
        "battle_winner",
        "battle_at",
        "attacking",
        "defending",
        "stage",
        "idle",
        "fronts",
        "loot",
        "defending_city",
    ):
        assert getattr(s, name) == getattr(before, name), name
    for name in ("battle_bonus", "wounds", "front", "used_in_battle"):
        assert list(getattr(s, name)) == list(getattr(before, name)), name


# ---------------------------------------------------------------- rulings


def village(decks_without: i64 = NONE) -> Civilization:
    """Seat 0's army enters a village; seat 1 sits to its left."""
    s = meadow("rome", "germany", "china", "russia")
    army(s, 0, at(s, 6, 3))
    token(s, "village_spy_1", at(s, 6, 4))
    forces(s, 0)
    for unit in range(N_UNITS):
        if s.box.unit_type[unit] == decks_without and s.unit_pile[unit] == UNIT_DECK:
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(2, FORCES), bit(2))
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    return s


def test_cv_9_26_the_player_to_the_left_sees_the_barbarians_and_gains_and_loses_nothing() -> None:
    s = village()
    known = [len(s.view(seat)["battle"]["sides"]["defender"]["known"]) for seat in range(4)]
    assert known == [0, 3, 0, 0]
    had = (s.trade[1], s.culture[1], s.coins[1], list(s.units(1, FORCES)))
    fight_out(s)
    assert s.step().number == AT_MOVEMENT  # no loot for barbarians
    assert (s.trade[1], s.culture[1], s.coins[1], list(s.units(1, FORCES))) == had


def test_cv_9_26_an_empty_deck_leaves_the_barbarians_with_fewer_units() -> None:
    s = village(decks_without=MOU)
    assert sorted(int(s.box.unit_type[unit]) for unit in s.units(BARBARIANS, HAND)) == sorted([INF, ART])


def ready_to_strike_again(battle_end: str) -> Civilization:
    """Both hands are empty; the attacker could still use Mathematics against the unit in play."""
    s = field([(INF, 3)], [(MOU, 2)], battle_end=battle_end)
    knows(s, 0, "mathematics")
    s.resources[1] = 1  # iron
    attack(s)
    play(s)
    s.apply(0, FIGHT.of(s.units(0, HAND)[0], 0, 0))
    return s


def test_cv_r2_empty_hands_end_a_battle_only_by_the_other_ruling() -> None:
    s = ready_to_strike_again("seed")
    assert s.step().number == AT_BATTLE_TURN
    assert cannot(s, "use", source="tech_mathematics_1") == ""
    s = ready_to_strike_again("faq2")
    end_turn(s)
    assert s.step().number != AT_BATTLE_TURN


def test_cv_r4_the_winner_keeps_the_last_army() -> None:
    s = field([(INF, 3)], [(MOU, 1)])
    attack(s)
    for unit in [u for u in range(N_UNITS) if s.unit_pile[u] == UNIT_DECK][:6]:
        UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, s.unit_pile_of(0, KILLED), everybody(2))
    fight_out(s)
    assert armies(s, 0, at(s, 6, 4)) == 1


def test_cv_9_1_and_cv_r5_scouts_die_with_their_armies_and_give_no_more_loot() -> None:
    s = field([(INF, 3)], [(MOU, 1)])
    scout(s, 1, at(s, 6, 4))
    s.trade[1] = 9
    attack(s)
    fight_out(s)
    assert scouts(s, 1, at(s, 6, 4)) == 0
    assert (s.step().number, s.top(0)) == (AT_LOOT, 1)


def test_cv_15_5_a_fortification_adds_two_and_is_gone_after_the_defence() -> None:
    s = besieged([(INF, 1)], [(ART, 3)], walls=False)
    s.city_mark[CITIES + 1] = FORTIFICATION
    attack(s, 1)
    assert combat_bonus(s, 1) == 6 + 2
    fight_out(s)
    assert s.city_at[CITIES + 1] == at(s, 6, 4)
    assert s.city_mark[CITIES + 1] == NO_MARK


def test_cv_r22_metalworking_may_be_cancelled_and_the_unit_stays_played() -> None:
    s = field([(INF, 1)], [(INF, 2)])
    knows(s, 0, "metalworking")
    knows(s, 1, "mass_media")
    resource(s, 0, "iron")
    holds_token(s, 1, next(id for id in TOKENS.ids if id.startswith("hut_spy")))
    theirs, mine = s.units(1, FORCES)[0], s.units(0, FORCES)[0]
    attack(s)
    s.apply(1, FIGHT.of(theirs, 0, 0))
    end_turn(s)
    iron = s.resources[1]
    s.apply(0, FIGHT.of(mine, 1, 1))
    s.apply(1, said("cancel", source="tech_mass_media_2"))
    assert s.resources[1] == iron - 1
    assert is_alive(s, 1, theirs)  # struck by 1, not by 4
    assert s.unit_pile[mine] != s.unit_pile_of(0, HAND)


def test_cv_b40_a_boosted_unit_that_opens_a_front_deals_nothing_and_the_iron_is_spent() -> None:
    s = field([(INF, 1), (INF, 1)], [(INF, 2), (INF, 2)])
    knows(s, 0, "metalworking")
    resource(s, 0, "iron")
    resource(s, 0, "iron")
    theirs, (mine, other) = s.units(1, FORCES)[0], s.units(0, FORCES)
    attack(s)
    s.apply(1, FIGHT.of(theirs, 0, 0))
    end_turn(s)
    iron = s.resources[1]
    s.apply(0, FIGHT.of(mine, 0, 1))
    assert s.resources[1] == iron - 1
    assert s.wounds[theirs] == s.wounds[mine] == 0
    end_turn(s)
    play(s)
    assert refused(s, 0, FIGHT.of(other, 1, 1)) == "CV-11.2 already-used"
