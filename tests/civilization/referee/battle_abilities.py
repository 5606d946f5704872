"""CV-9.12, CV-9.24: what may be used in a battle turn."""

from tests.civilization.referee.battle_force import Side, battle_of, other, units
from tests.civilization.referee.world import World

WOUNDING = {"tech_mathematics_1": 3, "tech_ballistics_1": 6}
HEALING = {"tech_animal_husbandry_1": 3}


def spread_targets(w: World, side: Side, source: str) -> list[str]:
    """B.1: wounds on enemy units in play, healing of one's own that have some."""
    if source in WOUNDING:
        return sorted(units(w, other(w, side), "in_play"))
    return sorted(id for id in units(w, side, "in_play") if battle_of(w).wounds.get(id))
