"""CV-9.9 to CV-9.11: two units meet, wounds, death."""

from tests.civilization.referee.battle_force import (
    Side,
    battle_of,
    opposite,
    other,
    strength,
    trumps,
    units,
)
from tests.civilization.referee.holdings import has
from tests.civilization.referee.world import BARBARIANS, World


def wound(w: World, side: Side, id: str, amount: int) -> bool:
    """CV-9.11: whether it dies of it."""
    wounds = battle_of(w).wounds
    wounds[id] = wounds.get(id, 0) + amount
    if wounds[id] < strength(w, side, id):
        if wounds[id] == 0:
            del wounds[id]
        return False
    units(w, side, "in_play").remove(id)
    units(w, side, "killed").add(id)
    del wounds[id], battle_of(w).front[id]
    return True


def exchange(w: World, side: Side, id: str, boost: int = 0) -> None:
    """CV-9.9, CV-9.10, CV-9.25: the played unit and the one opposite deal damage once; who trumps strikes first."""
    enemy, foe = opposite(w, id, side), other(w, side)
    if enemy is None:
        return
    before = {one: len(units(w, one, "killed")) for one in (side, foe)}
    mine, theirs = strength(w, side, id) + boost, strength(w, foe, enemy)
    if trumps(id, enemy):
        if not wound(w, foe, enemy, mine):
            wound(w, side, id, theirs)
    elif trumps(enemy, id):
        if not wound(w, side, id, theirs):
            wound(w, foe, enemy, mine)
    else:
        wound(w, foe, enemy, mine)
        wound(w, side, id, theirs)
    for one in (side, foe):
        for _ in range(len(units(w, one, "killed")) - before[one]):
            avenge(w, one)


def avenge(w: World, side: Side) -> None:
    """B.5: Zhukov deals a wound for a unit that was killed; with one enemy unit in play there is nothing to ask."""
    enemies = avengeable(w, side)
    if len(enemies) == 1:
        wound(w, other(w, side), enemies[0], 1)


def avengeable(w: World, side: Side) -> list[str]:
    if side == BARBARIANS or not has(w, side, "wound_on_loss"):
        return []
    return sorted(units(w, other(w, side), "in_play"))
