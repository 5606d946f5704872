"""CV-8: the menu of the movement phase and that of a group that moves."""

from collections.abc import Iterator
from typing import Any

from tests.civilization.referee import data, movement_deeds
from tests.civilization.referee.holdings import has
from tests.civilization.referee.learning import can_learn
from tests.civilization.referee.movement_cards import NUKE, movement_sources
from tests.civilization.referee.movement_deeds import SACRIFICE
from tests.civilization.referee.movement_paths import Band, Ground, band_of, travel_speed
from tests.civilization.referee.world import World

Choice = dict[str, Any]


def movement_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-8.24: any unmoved figures of one square; CV-8.22: the part cannot end while a figure must leave."""
    ground = Ground(w, seat)
    bound = False
    for square in {one.square for one in w.figures_of(seat) if one.square is not None}:
        if square in ground.frozen:  # CV-8.23
            continue
        ready = [one for one in w.standing(square) if one.seat == seat and not one.moved]
        armies = sum(one.kind == "army" for one in ready)
        scouts = len(ready) - armies
        for a in range(armies + 1):
            for s in range(scouts + 1):
                if a + s:
                    yield {"verb": "pick", "square": square, "armies": a, "scouts": s}
        for one in ready:
            steps = travel_speed(w, seat) - w.debt[one.number]
            band = Band(seat, int(one.kind == "army"), int(one.kind == "scout"), square, steps)
            bound = bound or ground.must_leave(band)
    if not bound:
        yield {"verb": "end"}
    for source in movement_sources(w, seat, "move"):
        yield {"verb": "use", "source": source}


def move_choices(w: World, seat: int) -> Iterator[Choice]:
    ground, band = Ground(w, seat), band_of(w)
    for dir, square in ground.beside[band.at].items():
        if w.terrain[square] is None:
            if may_discover(ground, band):
                yield {"verb": "discover", "dir": dir}
            continue
        if ground.may_step(band, square):
            yield {"verb": "step", "dir": dir}
        if ground.may_step_over(band, square):
            yield {"verb": "step_over", "dir": dir}
        for kind, count in (("army", band.armies), ("scout", band.scouts)):
            if count and may_sacrifice(ground, band, square):
                yield {"verb": "sacrifice", "dir": dir, "figure": kind}
    if ground.may_stay():
        yield {"verb": "halt"}
        yield from drops(w, band)
    if ground.may_disband(band.at):
        yield from disbandings(w, band)
    for source in movement_sources(w, seat, "move"):
        if source != NUKE:  # CV-8.12: between two moves only
            yield {"verb": "use", "source": source}


def may_discover(ground: Ground, band: Band) -> bool:
    """CV-8.7, CV-8.3: where it may not end, only if it still gets away."""
    if band.steps < 1:
        return False
    later = Band(band.seat, band.armies, band.scouts, band.at, band.steps - 1)
    return ground.may_stay() or ground.may_disband(band.at) or ground.gets_away(later)


def drops(w: World, band: Band) -> Iterator[Choice]:
    """CV-8.24: some of them, not all; on a relic no scout stays alone (CV-15.14)."""
    for a in range(band.armies + 1):
        for s in range(band.scouts + 1):
            if 0 < a + s < band.size and (a or band.at not in w.relics):
                yield {"verb": "drop", "armies": a, "scouts": s}


def disbandings(w: World, band: Band) -> Iterator[Choice]:
    """CV-15.3: with a marker only where the city has none."""
    city = w.city_on(band.at)
    assert city is not None
    for kind, count, mark in (("army", band.armies, "fortification"), ("scout", band.scouts, "caravan")):
        if count:
            yield {"verb": "disband", "figure": kind, "mark": "none"}
            if city.mark == "none":
                yield {"verb": "disband", "figure": kind, "mark": mark}


def may_sacrifice(ground: Ground, band: Band, square: str) -> bool:
    """CV-8.16: Russia, once per turn, for a tech its owner knows."""
    w = ground.w
    if not has(w, band.seat, "sacrifice_for_tech") or SACRIFICE in w.players[band.seat].used:
        return False
    if band.steps < 1 or band.at in ground.frozen or not ground.is_enemy_centre(square):
        return False
    known = w.players[ground.centre[square]].techs
    return any(can_learn(w, band.seat, tech, data.TECHS[tech]["level"]) for tech in known)


def interrupt_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-13.5, CV-13.7"""
    for verb in ("pass", "pass_move", "pass_part"):
        yield {"verb": verb}
    for source in movement_sources(w, seat, "step"):
        yield {"verb": "use", "source": source}


def go_on_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-B96, CV-8.28"""
    yield {"verb": "go_on"}
    yield {"verb": "take_back"}
    if Ground(w, seat).may_stay():
        yield {"verb": "halt"}


def raze_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-8.27"""
    yield {"verb": "raze"}
    yield {"verb": "decline"}


def uses_person(w: World, seat: int, choice: Choice) -> bool:
    """Named people who help at any time are another chapter (CV-15.8)."""
    return bool(choice["verb"] == "use" and choice["source"].startswith("person_"))


QUESTIONS = {
    "movement": movement_choices,
    "move": move_choices,
    "interrupt": interrupt_choices,
    "go_on": go_on_choices,
    "raze": raze_choices,
}
UNJUDGED = {"movement": uses_person, "move": uses_person}
DEEDS = movement_deeds.DEEDS
