"""A battle as a seat sees it: both sides part by part, the winner if it ended now, and the result of each play."""

from typing import Any

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.games.civilization.battle.battle import (
    behind_walls,
    combat_bonus,
    defended_city,
    hand_size,
    player_of,
    total,
    units_total,
)
from ludotheque.games.civilization.battle.fronts import meet, unit_on, why_not_fight
from ludotheque.games.civilization.battle.loot import spoils
from ludotheque.games.civilization.components.box import BARBARIANS, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE_TURN
from ludotheque.games.civilization.position.vocabulary import (
    HAND,
    IN_PLAY,
    KILLED,
    SQUARES,
    UNIT_PACK,
    UNIT_TYPES,
    UNITS,
)
from ludotheque.games.civilization.realm.parts import KeptParts
from ludotheque.games.civilization.realm.units import strength


def battle_view(s: Civilization, seat: i64) -> dict[str, Any] | None:
    """CV-9: both sides, their units in play by front, hands as far as the seat knows them."""
    if s.attacker == NONE:
        return None
    ahead = s.attacker if total(s, s.attacker) > total(s, s.defender) else s.defender
    return {
        "attacker": s.attacker,
        "defender": None if s.defender == BARBARIANS else s.defender,
        "square": SQUARES.ids[s.battle_at],
        "city": defended_city(s) != NONE,
        "walls": behind_walls(s),
        "stage": s.stage,
        "side": None if s.side == NONE else side_name(s, s.side),
        "fronts": s.fronts,
        "ahead": side_name(s, ahead),
        "sides": {
            "attacker": side_view(s, s.attacker, seat),
            "defender": side_view(s, s.defender, seat),
        },
        "fights": fights(s, seat),
    }


def side_name(s: Civilization, side: i64) -> str:
    return "attacker" if side == s.attacker else "defender"


def side_view(s: Civilization, side: i64, seat: i64) -> dict[str, Any]:
    hand = s.units(side, HAND)
    known = [unit for unit in hand if UNIT_PACK.knows(s.unit_seen, seat, unit)]
    parts = KeptParts()
    return {
        "player": player_of(s, side),
        "units": units_total(s, side),
        "bonus": combat_bonus(s, side, parts),
        "bonus_parts": parts.kept,
        "total": total(s, side),
        "in_play": [unit_view(s, side, unit) for unit in s.units(side, IN_PLAY)],
        "killed": [UNITS.ids[unit] for unit in s.units(side, KILLED)],
        "hand_size": hand_size(s, side),
        "hand": len(hand),
        "known": [UNITS.ids[unit] for unit in known],
        "strengths": [strength(s, side, unit) for unit in known],
        "loot": loot_of(s, side),
    }


def unit_view(s: Civilization, side: i64, unit: i64) -> dict[str, Any]:
    return {
        "unit": UNITS.ids[unit],
        "type": UNIT_TYPES.ids[s.box.unit_type[unit]],
        "front": s.front[unit],
        "strength": strength(s, side, unit),
        "wounds": s.wounds[unit],
    }


def loot_of(s: Civilization, side: i64) -> int:
    """CV-9.17: what a side may take as loot if it wins."""
    won = s.clone()
    won.battle_winner = side
    return int(spoils(won))


# ---------------------------------------------------------------- results of a play


def fights(s: Civilization, seat: i64) -> list[dict[str, Any]]:
    """CV-9.9, CV-9.10: every unit of the seat asked on every legal front, without a boost."""
    if s.over() or s.side == NONE or player_of(s, s.side) != seat or s.step().number != AT_BATTLE_TURN:
        return []
    return [
        foreseen(s, unit, front)
        for unit in s.units(s.side, HAND)
        for front in range(s.fronts + 1)
        if s.top(0) == 0 and why_not_fight(s, s.side, unit, front) is None
    ]


def foreseen(s: Civilization, unit: i64, front: i64) -> dict[str, Any]:
    """Who strikes first, who dies, and both totals afterwards. A new front has no opposing unit."""
    other = unit_on(s, s.enemy(s.side), front) if front > 0 else NONE
    after = s.clone()
    UNIT_PACK.put(
        after.unit_pile, after.unit_seen, unit, after.unit_pile_of(s.side, IN_PLAY), everybody(s.seats)
    )
    after.front[unit] = front if front > 0 else s.fronts + 1
    if other != NONE:
        meet(after, s.side, unit, other, strength(s, s.side, unit))
    return {
        "unit": UNITS.ids[unit],
        "front": front,
        "first": strikes_first(s, unit, other),
        "dies": after.unit_pile[unit] == after.unit_pile_of(s.side, KILLED),
        "kills": other != NONE and after.unit_pile[other] == after.unit_pile_of(s.enemy(s.side), KILLED),
        "wounds": after.wounds[unit],
        "totals": [total(after, s.side), total(after, s.enemy(s.side))],
    }


def strikes_first(s: Civilization, unit: i64, other: i64) -> str:
    """CV-9.10: which blow comes first: that of the unit played, that of the one opposite, both at once, or none."""
    if other == NONE:
        return "nobody"
    if s.box.trumps[s.box.unit_type[unit]] == s.box.unit_type[other]:
        return "own"
    return "enemy" if s.box.trumps[s.box.unit_type[other]] == s.box.unit_type[unit] else "both"
