"""CV-8.16, CV-9.17, CV-10.6: a tech taken from another player."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.civilization.referee.data import TECHS
from tests.civilization.referee.deciding import look_around
from tests.civilization.referee.holdings import has
from tests.civilization.referee.learning import (
    SPACE_FLIGHT,
    can_learn,
    culture_of_tech,
    place_tech,
    unlocked_units,
)
from tests.civilization.referee.movement_ends import move_goes_on
from tests.civilization.referee.world import World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told

Choice = dict[str, Any]
PHASE = "movement"


def tech_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-1.13: a fitting one of that player's, or none."""
    for tech in w.players[w.asked[seat].about["seat"]].techs:
        if can_learn(w, seat, tech, TECHS[tech]["level"]):
            yield {"verb": "learn", "tech": tech}
    yield {"verb": "decline"}


def of_another(w: World, seat: int, choice: Choice) -> bool:
    return bool(w.asked[seat].about["tech_filter"] != "his")


def after_sacrifice(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """The rest of the group goes on."""
    if w.asked[seat].about["tech_filter"] != "his":
        told.leave("a tech of another chapter")
        return
    if choice["verb"] == "learn":
        learn(w, seat, choice["tech"], told)
    if w.group is not None:
        move_goes_on(w, told)
    look_around(w, told)


def learn(w: World, seat: int, tech: str, told: "Told") -> None:
    """CV-10.9"""
    grows = tech == "agriculture"
    if grows or (has(w, seat, "unit_on_military_tech") and unlocked_units(tech)):
        told.leave("Germany, or a metropolis")
        return
    place_tech(w, seat, tech, TECHS[tech]["level"])
    culture_of_tech(w, seat, tech, researched=False)
    if tech == SPACE_FLIGHT and w.players[seat].reached == "none":
        w.players[seat].reached = "tech"


QUESTIONS = {("choose_tech", PHASE): tech_choices}
UNJUDGED = {("choose_tech", PHASE): of_another}
DEEDS = {("choose_tech", verb, PHASE): after_sacrifice for verb in ("learn", "decline")}
