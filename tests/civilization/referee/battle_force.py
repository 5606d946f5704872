"""CV-9.4 to CV-9.14: what both sides bring to a battle."""

from typing import Any

from tests.civilization.referee.data import BATTLE, UNIT_TYPES, unit
from tests.civilization.referee.holdings import in_force, rank, total
from tests.civilization.referee.icons import MARKER_ICONS, coins_of
from tests.civilization.referee.world import BARBARIANS, Battle, City, World

Side = Any  # a seat, or "barbarians"


def battle_of(w: World) -> Battle:
    assert w.battle is not None
    return w.battle


def other(w: World, side: Side) -> Side:
    battle = battle_of(w)
    return battle.defender if side == battle.attacker else battle.attacker


def player_of(w: World, side: Side) -> int:
    """CV-9.2, CV-9.26: the barbarians are played by who sits to the attacker's left."""
    return (battle_of(w).attacker + 1) % w.seats if side == BARBARIANS else int(side)


def side_of(w: World, seat: int) -> Side:
    """On whose side a seat is asked in its battle turn."""
    battle = battle_of(w)
    return battle.side if player_of(w, battle.side) == seat else seat


# ---------------------------------------------------------------- units


def units(w: World, side: Side, where: str) -> set[str]:
    """The units of a side: its forces, its hand, in play, killed."""
    if side == BARBARIANS:
        return w.unit_piles[f"barbarian_{where}"]
    found: set[str] = getattr(w.players[side], where)
    return found


def strength(w: World, side: Side, id: str) -> int:
    """CV-9.9, CV-9.18: at the owner's rank, Himeji's one more; barbarians at rank I."""
    if side == BARBARIANS:
        return int(unit(id)["strength"][BATTLE["village_rank"] - 1])
    known = rank(w, side, unit(id)["type"])
    return int(unit(id)["strength"][max(known, 1) - 1]) + total(w, side, "unit_strength")


def trumps(one: str, another: str) -> bool:
    """CV-9.10"""
    return bool(UNIT_TYPES[unit(one)["type"]].get("trumps") == unit(another)["type"])


def opposite(w: World, id: str, side: Side) -> str | None:
    """The enemy on the front of a unit."""
    front = battle_of(w).front
    return next((one for one in units(w, other(w, side), "in_play") if front[one] == front[id]), None)


def lone(w: World, side: Side) -> list[str]:
    """CV-9.28: units in play without an opponent."""
    return [id for id in units(w, side, "in_play") if opposite(w, id, side) is None]


# ---------------------------------------------------------------- numbers


def defended_city(w: World) -> City | None:
    battle = battle_of(w)
    return w.city_on(battle.at) if battle.city else None


def armies_in(w: World, side: Side) -> list[int]:
    """Numbers of the armies of a side that take part."""
    battle = battle_of(w)
    if side == BARBARIANS:
        return []
    numbers = battle.attacking if side == battle.attacker else battle.defending
    return sorted(number for number in numbers if w.figures[side * 10 + number].kind == "army")


def hand_size(w: World, side: Side) -> int:
    """CV-9.4"""
    size = int(BATTLE["base_hand"])
    if side == battle_of(w).defender and battle_of(w).city:
        size += BATTLE["city_defence_hand"]
    else:
        size += BATTLE["per_extra_army"] * max(0, len(armies_in(w, side)) - 1)
    size += total(w, side, "battle_hand")
    for params in in_force(w, side, "hand_sizes_per_coins"):
        size += coins_of(w, side) // params["per_coins"] * params["amount"]
    return int(size)


def combat_bonus(w: World, side: Side) -> int:
    """CV-9.6"""
    battle = battle_of(w)
    if side == BARBARIANS:
        return 0
    bonus = battle.bonus[0 if side == battle.attacker else 1] + total(w, side, "combat_bonus")
    for city in w.cities_of(side):
        for square in w.outskirts(city):
            if square in w.markers and not w.has_enemy(square, side):
                bonus += MARKER_ICONS[w.markers[square]].get("combat", 0)
    defended = defended_city(w)
    if side == battle.defender and defended is not None:
        bonus += BATTLE["bonus_capital" if defended.slot == "capital" else "bonus_city"]
        bonus += BATTLE["bonus_walls"] * defended.walls
        bonus += BATTLE["bonus_metropolis_extra"] * (defended.half is not None)
        bonus += BATTLE["bonus_fortification"] * (defended.mark == "fortification")
    return int(bonus)


def battle_total(w: World, side: Side) -> int:
    """CV-9.14: wounds do not matter."""
    return combat_bonus(w, side) + sum(strength(w, side, id) for id in units(w, side, "in_play"))
