"""Corrections of the rules since the first version, each with the decisions of older matches that met the former
rule.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.amendments import Amendment
from ludotheque.core.refusals import Illegal
from ludotheque.games.civilization.components.box import ARMIES, CITIES, FIGURES_EACH, NONE, Effect
from ludotheque.games.civilization.components.codes import (
    EDGE_JUMP,
    MOVE_ENEMY_GROUP,
    OUTSKIRTS_CLOSED,
    REGROUP,
    TELEPORT_TO_WATER,
)
from ludotheque.games.civilization.effects.move import (
    GATE_IS_CLOSED,
    MoveOwn,
    leads_to,
    why_not_join,
    why_not_lead,
)
from ludotheque.games.civilization.map.figures import ARMY, closed_to, in_square, is_on_the_gate, is_the_gate
from ludotheque.games.civilization.map.legal_moves import NO_WAY_ON, goes_on_to_an_end
from ludotheque.games.civilization.map.stacks import stack
from ludotheque.games.civilization.movement.moving_group import group_now
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    DISCOVER,
    HARVEST,
    HARVEST_TWICE,
    IN_CITIES,
    IN_START,
    PICK,
    SACRIFICE,
    USE,
)
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.scouts import counts_for, scouts_of


def harvested_by_another_link(s: Civilization, seat: int, action: int) -> bool:
    """CV-B70: a city harvested a square that counts for another city; the former rule accepted any linked scout
    there.
    """
    for verb in (HARVEST, HARVEST_TWICE):
        if verb.has(action):
            slot, square = verb.arg(action), verb.arg2(action)
            return sends(s, seat, square, slot) and not counts_for(s, seat * CITIES + slot, square)
    return False


def sends(s: Civilization, seat: i64, square: i64, slot: i64) -> bool:
    """Whether one of a player's scouts on a square is linked to a city slot."""
    for figure in scouts_of(seat):
        if s.standing[figure] == square and s.link[figure] == slot:
            return True
    return False


def built_army_won(s: Civilization, seat: int, action: int) -> bool:
    """CV-B37: an army built onto enemy armies won the battle by this decision; the former rule marked it as moved."""
    if s.phase != IN_CITIES and s.phase != IN_START:
        return False
    held = [square for square in own_outskirts(s, s.active) if held_by_enemy_armies(s, square)]
    if not held:
        return False
    after = carried_out(s, seat, action)
    return after is not None and any(has_unmoved_army(after, s.active, square) for square in held)


def own_outskirts(s: Civilization, seat: i64) -> list[i64]:
    return [square for slot in range(CITIES) for square in outskirts(s, seat * CITIES + slot)]


def held_by_enemy_armies(s: Civilization, square: i64) -> bool:
    holder = s.holder[square]
    return holder != NONE and holder != s.active and in_square(s, holder, ARMY, square) > 0


def has_unmoved_army(s: Civilization, seat: i64, square: i64) -> bool:
    first = seat * FIGURES_EACH
    for figure in range(first, first + ARMIES):
        if s.standing[figure] == square and s.moved[figure] == 0:
            return True
    return False


def stranded_on_the_gate(s: Civilization, seat: int, action: int) -> bool:
    """CV-B61b: a group picked up on the square of the Brandenburg Gate had no way to another end. The former rule put
    it down at once, and it could do nothing else there; now its owner is asked.
    """
    picked = PICK.has(action) and is_the_gate(s, PICK.arg(action))
    if s.fame == 0 or not (picked or (DISCOVER.has(action) and is_on_the_gate(s))):
        return False
    after = carried_out(s, seat, action)
    if after is None or not is_on_the_gate(after) or not closed_to(after, after.active, after.group_at):
        return False
    w = group_now(after)
    return after.steps_left > 0 and not goes_on_to_an_end(after, w, after.group_at, after.steps_left)


def sacrificed_without_a_way(s: Civilization, seat: int, action: int) -> bool:
    """CV-8.16: a figure was sacrificed although the figures left behind could only end their way with a second
    sacrifice.
    """
    return SACRIFICE.has(action) and s.why_not(seat, action) is NO_WAY_ON


# Effects that move figures off a square at once.
LEAVE_AT_ONCE: Final = (TELEPORT_TO_WATER, EDGE_JUMP, REGROUP, MOVE_ENEMY_GROUP)


def could_leave_the_gate(s: Civilization, seat: int, action: int) -> bool:
    """CV-8.22: an effect was used that could take all figures on the Brandenburg Gate's square to a square that the
    Gate closes once they have left (CV-B72).
    """
    if s.fame == 0 or not USE.has(action):
        return False
    effect = s.box.used[USE.arg(action)]
    if effect.code not in LEAVE_AT_ONCE:
        return False
    gates = [s.wonder_at[closing.which] for closing in s.box.with_code[OUTSKIRTS_CLOSED]]
    return any(gate != NONE and leaves_for_closed(s, seat, effect, gate) for gate in gates)


def leaves_for_closed(s: Civilization, seat: i64, effect: Effect, gate: i64) -> bool:
    """Whether only the Gate, once left, closes the way to some square."""
    rule = s.box.rule_of(effect)
    if rule.why_not_aim(s, seat, effect, 0, gate) is not None:
        return False
    for square in range(s.layout.squares):
        if square == gate or closed_to(s, s.holder[gate], square):
            continue
        if effect.code == MOVE_ENEMY_GROUP:
            refusal = why_not_lead(s, gate, square, effect.range)
            leads = leads_to(s, s.holder[gate], gate, square, effect.range)
        elif effect.code == REGROUP:
            refusal, leads = why_not_join(s, seat, gate, square, stack(s, seat, gate)), True
        else:
            assert isinstance(rule, MoveOwn)
            refusal, leads = rule.why_not_land(s, seat, gate, square), True
        if refusal is GATE_IS_CLOSED and leads:
            return True
    return False


def carried_out(s: Civilization, seat: int, action: int) -> Civilization | None:
    """The position after a decision by today's rules; None where they forbid it."""
    after = s.clone()
    try:
        after.apply(seat, action)
    except Illegal:
        return None
    return after


AMENDMENTS: Final = [
    Amendment(["CV-B70"], met=harvested_by_another_link),
    Amendment(["CV-B37"], met=built_army_won),
    Amendment(["CV-B61b"], met=stranded_on_the_gate),
    Amendment(["CV-8.16"], met=sacrificed_without_a_way),
    Amendment(["CV-8.22"], met=could_leave_the_gate),
]
