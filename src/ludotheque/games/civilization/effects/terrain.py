"""New terrain (class terrain; CV-3.10)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import MOUNTAIN, N_TERRAINS, Codes, Effect, EffectRule
from ludotheque.games.civilization.components.codes import DISASTER, TERRAFORM
from ludotheque.games.civilization.map.terrain import change_terrain, why_not_disaster, why_not_terraform
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.target_codes import FIRST_TERRAIN, SQUARE, TERRAIN, aim_at

NO_NEW_MOUNTAINS: Final = Refusal("CV-3.10", "no-new-mountains")


class Disaster(EffectRule[Civilization]):
    """A square turns into the card's terrain."""

    codes: ClassVar[Codes] = (DISASTER,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        return why_not_disaster(s, aim, effect.terrain)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        change_terrain(s, s.aims[0], effect.terrain)


class Terraform(EffectRule[Civilization]):
    """A square turns into a chosen terrain, except mountain."""

    codes: ClassVar[Codes] = (TERRAFORM,)

    def aims(self, effect: Effect) -> i64:
        return 2

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE if which == 0 else TERRAIN

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if which == 0:
            return why_not_terraform_at_all(s, aim)
        terrain = aim - FIRST_TERRAIN
        if terrain == MOUNTAIN:
            return NO_NEW_MOUNTAINS
        return why_not_terraform(s, aim_at(s, seat, 0), terrain)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        change_terrain(s, s.aims[0], s.aims[1] - FIRST_TERRAIN)


def why_not_terraform_at_all(s: Civilization, square: i64) -> Refusal | None:
    """Whether a square may change to any terrain."""
    refusal: Refusal | None = None
    for terrain in range(N_TERRAINS):
        if terrain != MOUNTAIN:
            refusal = why_not_terraform(s, square, terrain)
            if refusal is None:
                return None
    return refusal
