"""New terrain (class terrain; CV-3.10)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import MOUNTAIN, N_TERRAINS, Effect
from ludotheque.games.civilization.components.codes import DISASTER, TERRAFORM
from ludotheque.games.civilization.map.terrain import change_terrain, why_not_disaster, why_not_terraform
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.target_codes import FIRST_TERRAIN, aim_at

NO_NEW_MOUNTAINS: Final = Refusal("CV-3.10", "no-new-mountains")


def why_not_terrain_aim(s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
    if effect.code == DISASTER:
        return why_not_disaster(s, aim, effect.terrain)
    assert effect.code == TERRAFORM
    if which == 0:
        return why_not_terraform_at_all(s, aim)
    terrain = aim - FIRST_TERRAIN
    if terrain == MOUNTAIN:
        return NO_NEW_MOUNTAINS
    return why_not_terraform(s, aim_at(s, seat, 0), terrain)


def why_not_terraform_at_all(s: Civilization, square: i64) -> Refusal | None:
    """Whether a square may become anything else."""
    refusal: Refusal | None = None
    for terrain in range(N_TERRAINS):
        if terrain != MOUNTAIN:
            refusal = why_not_terraform(s, square, terrain)
            if refusal is None:
                return None
    return refusal


def lay_terrain(s: Civilization, effect: Effect) -> None:
    terrain = effect.terrain if effect.code == DISASTER else s.aims[1] - FIRST_TERRAIN
    change_terrain(s, s.aims[0], terrain)
