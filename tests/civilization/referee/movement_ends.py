"""CV-8.25 to CV-8.30: how a move comes to its end, and what lies there."""

from typing import TYPE_CHECKING

from tests.civilization.referee import data
from tests.civilization.referee.drawing import gain_person
from tests.civilization.referee.holdings import has, total
from tests.civilization.referee.movement_paths import Ground, band_of
from tests.civilization.referee.world import Figure, World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told

RAZE = "combustion"


def group_figures(w: World) -> list[Figure]:
    assert w.group is not None
    return [w.figures[w.active * 10 + number] for number in sorted(w.group.figures)]


def to_supply(figure: Figure) -> None:
    """CV-2.1: a figure that dies or is spent may be built again, and is then like any other."""
    figure.square, figure.moved, figure.link = None, False, None


def move_goes_on(w: World, told: "Told") -> None:
    """After a step and its window: the menu again if steps are left, else the move ends (CV-8.25). Who has stepped
    onto a frozen square stays there (CV-8.23).
    """
    assert w.group is not None
    ground, band = Ground(w, w.active), band_of(w)
    rests = ground.may_stay() or ground.may_disband(band.at)
    if band.at in ground.frozen:
        if ground.stops(band.at) or band.at in ground.centre:
            turn_back(w, ground)
        stop(w, told)  # CV-B35, CV-8.22: elsewhere even where it may not end
    elif not rests and not ground.gets_away(band):
        turn_back(w, ground)
        stop(w, told)
    elif band.steps == 0 and ground.may_stay():
        stop(w, told)


def turn_back(w: World, ground: Ground) -> None:
    """CV-8.30: a group that can no longer get away stays on water, and elsewhere goes back to where it could end,
    from a square it flew over, too; CV-R19: without such a square it stays where it began.
    """
    assert w.group is not None
    if not ground.is_water(w.group.at) or ground.stops(w.group.at):
        ends = [square for square in w.group.path if ground.may_end(square)]
        w.group.at = ends[-1] if ends else w.group.path[0]


def stop(w: World, told: "Told") -> None:
    """CV-8.3: these figures are done; CV-8.27: what lies there."""
    assert w.group is not None
    square, figures = w.group.at, group_figures(w)
    for figure in figures:
        figure.square, figure.moved = square, True
    w.group = None
    arrive(w, square, any(one.kind == "army" for one in figures), told)


def arrive(w: World, square: str, army: bool, told: "Told") -> None:
    """CV-8.27: the relic, then Combustion, which asks."""
    if army and square in w.relics:
        take_relic(w, square, told)
    if army and may_raze(w, square):
        told.then({w.active: "raze"})


def take_relic(w: World, square: str, told: "Told") -> None:
    """CV-15.6, CV-15.14"""
    relic = w.relics.pop(square)
    effect = data.RELICS[relic]["effect"][0]
    if effect["code"] == "two_great_people_now":
        told.leave("great people of a relic")
    else:
        w.players[w.active].promised.add(relic)


def may_raze(w: World, square: str) -> bool:
    """CV-8.27: Combustion, once per turn, on another's building."""
    city = w.city_around(square)
    other = city is not None and city.seat != w.active
    building = w.markers.get(square) in data.BUILDINGS
    unused = RAZE not in w.players[w.active].used
    return other and building and unused and has(w, w.active, "destroy_building_on_entry")


# ---------------------------------------------------------------- huts


def explore(w: World, told: "Told") -> None:
    """CV-8.8: the token is taken, the move ends."""
    assert w.group is not None
    square, seat = w.group.at, w.active
    take_token(w, seat, square, told)
    for figure in group_figures(w):
        figure.square, figure.moved = square, True
    w.group = None


def take_token(w: World, seat: int, square: str, told: "Told") -> bool:
    """CV-8.8, CV-8.9, CV-R6: kept face down, or its gift at once; China's culture. False: the player is asked about
    the gift, and the rest comes after it.
    """
    player, token = w.players[seat], w.tokens.pop(square)
    w.token_piles["map"].remove(token)
    effect = data.token(token)["effect"][0]
    code = effect["code"]
    if code == "keep_resource" or not {"hut_explored", "village_conquered"} & set(effect["when"]):
        player.tokens.add(token)
    else:
        w.token_piles["out"].add(token)
    if code == "gain_culture":
        player.culture += effect["params"]["amount"]
    elif code == "gain_coin":
        player.coins["sheet"] += effect["params"]["amount"]
    elif code == "gain_great_person":
        gain_person(w, seat, told)
    gifts = ("free_unit_or_figure_here", "gain_great_person")
    asked = {frame.step for frame in told.after.asked.values()}
    if code in gifts and asked & {"free_build", "place_person", "keep_person", "keep_type"}:
        return False
    player.culture += total(w, seat, "culture_on_explore")
    return True
