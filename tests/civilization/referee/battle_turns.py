"""CV-9.24: a battle turn goes on, or passes by itself."""

from typing import TYPE_CHECKING

from tests.civilization.referee.battle_course import end_turn
from tests.civilization.referee.battle_force import battle_of
from tests.civilization.referee.world import World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told


def goes_on(w: World, seat: int, told: "Told") -> None:
    """CV-9.24: after the unit the turn goes on, unless everybody knows that nothing more can come."""
    frame, after = told.after.asked.get(seat), told.after.battle
    same = after is not None and after.winner is None and after.side == battle_of(w).side
    if same and frame is not None and frame.step == "battle" and frame.about["flag2"]:
        return
    if not any(one.step == "zhukov" for one in told.after.asked.values()):
        end_turn(w, True, told)
