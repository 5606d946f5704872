"""CV-8: what the choices of both movement menus do to the table."""

from typing import TYPE_CHECKING, Any

from tests.civilization.referee.battle_course import begin
from tests.civilization.referee.battle_loot import may_loot
from tests.civilization.referee.data import KIND_OF
from tests.civilization.referee.deciding import look_around
from tests.civilization.referee.movement_discovery import discover
from tests.civilization.referee.movement_ends import (
    RAZE,
    arrive,
    explore,
    group_figures,
    move_goes_on,
    stop,
    to_supply,
)
from tests.civilization.referee.movement_paths import Ground, travel_speed
from tests.civilization.referee.movement_windows import interrupters
from tests.civilization.referee.world import BARBARIANS, Group, World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told

Choice = dict[str, Any]
SACRIFICE = "civilization_russia_3"


def pick(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-8.24, CV-8.26: which of equal figures is not compared."""
    ready = [one for one in w.standing(choice["square"]) if one.seat == seat and not one.moved]
    armies = [one for one in ready if one.kind == "army"][: choice["armies"]]
    scouts = [one for one in ready if one.kind == "scout"][: choice["scouts"]]
    figures = armies + scouts
    if told.after.group is not None:
        figures = [w.figures[seat * 10 + number] for number in told.after.group.figures]
        told.check(all(one in ready for one in figures), f"picked {figures}")
        told.check(sum(one.kind == "army" for one in figures) == choice["armies"], "armies picked")
        told.check(sum(one.kind == "scout" for one in figures) == choice["scouts"], "scouts picked")
    for one in figures:
        one.square = None
    debt = max(w.debt[one.number] for one in figures)
    steps = max(0, travel_speed(w, seat) - debt)
    square = choice["square"]
    w.group = Group(square, square, {one.number for one in figures}, steps, debt, [square])
    move_goes_on(w, told)
    told.then({seat: "move" if w.group is not None else "movement"})


def step(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-8.25"""
    assert w.group is not None
    ground = Ground(w, seat)
    square = w.map.beside[w.group.at][choice["dir"]]
    w.group.at = square
    w.group.steps -= 1
    w.group.path.append(square)
    if choice["verb"] == "step" and ground.stops(square):
        charge(w, ground, square, told)
    elif others := interrupters(w):
        told.then(others)
    else:
        move_goes_on(w, told)
        if w.group is not None:
            told.then({seat: "move"})


def charge(w: World, ground: Ground, square: str, told: "Told") -> None:
    """CV-8.8 to CV-8.12"""
    if ground.is_enemy_centre(square):
        attack(w, ground.centre[square], square, told)
    elif square in ground.enemies:
        there = w.standing(square)
        if any(one.kind == "army" for one in there):
            attack(w, there[0].seat, square, told)
        else:
            kill_scouts(w, square, told)
    elif ground.back(square) == "village":
        attack(w, BARBARIANS, square, told)
    else:
        explore(w, told)
        window_after(w, told)


def window_after(w: World, told: "Told") -> None:
    """CV-8.25: a move that ended without a battle may be interrupted, once the mover has said all there is to say."""
    if w.active not in told.after.asked and (others := interrupters(w)):
        told.then(others)


def attack(w: World, defender: Any, square: str, told: "Told") -> None:
    """CV-8.10: its move is over."""
    figures = group_figures(w)
    for one in figures:
        one.moved = True
    w.group = None
    begin(w, w.active, defender, square, {one.number for one in figures}, told)


def kill_scouts(w: World, square: str, told: "Told") -> None:
    """CV-8.11: no battle, one loot."""
    there = w.standing(square)
    loser = there[0].seat
    for one in there:
        to_supply(one)
    if may_loot(w, w.active, loser, 1):
        for one in group_figures(w):
            one.square, one.moved = square, True
        w.group = None
        told.then({w.active: "loot"})
    else:
        stop(w, told)


def halt(w: World, seat: int, choice: Choice, told: "Told") -> None:
    stop(w, told)


def drop(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-8.24: they have moved; an army takes the relic (CV-8.25)."""
    assert w.group is not None
    assert told.after.group is not None
    left = [w.figures[seat * 10 + number] for number in w.group.figures - told.after.group.figures]
    kinds = [one.kind for one in left]
    told.check(
        kinds.count("army") == choice["armies"] and kinds.count("scout") == choice["scouts"],
        f"dropped {left}",
    )
    for one in left:
        one.square, one.moved = w.group.at, True
        w.group.figures.remove(one.number)
    arrive(w, w.group.at, "army" in kinds, told)


def disband(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-15.3"""
    assert w.group is not None
    city = w.city_on(w.group.at)
    assert city is not None
    figure = next(one for one in group_figures(w) if one.kind == choice["figure"])
    if told.after.group is not None:
        gone = w.group.figures - told.after.group.figures
        told.check(len(gone) == 1, f"disbanded {gone}")
        figure = w.figures[seat * 10 + gone.pop()]
    told.check(figure.kind == choice["figure"], f"disbanded {figure}")
    to_supply(figure)
    w.group.figures.remove(figure.number)
    if choice["mark"] != "none":
        city.mark = choice["mark"]
    if not w.group.figures:
        w.group = None


def end(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-8.1: the next player's part, or research."""
    w.debt = [0] * len(w.debt)
    order = w.in_order()
    at = order.index(seat)
    if at + 1 < w.seats:
        w.active = order[at + 1]
    else:
        told.leave("the research phase begins")


def sacrifice(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-8.16: it is gone, and its owner is asked for a tech."""
    assert w.group is not None
    figures = [one for one in group_figures(w) if one.kind == choice["figure"]]
    if told.after.group is not None:
        figures = [one for one in figures if one.number not in told.after.group.figures]
    to_supply(figures[0])
    w.group.figures.remove(figures[0].number)
    if not w.group.figures:
        w.group = None
    w.players[seat].used.add(SACRIFICE)
    told.then({seat: "choose_tech"})


def raze(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-8.27"""
    if choice["verb"] == "raze":
        square = next(frame.about["square"] for frame in reversed(w.stack) if frame.step == "arrival")
        w.supply[KIND_OF[w.markers.pop(square)]] += 1
        w.players[seat].used.add(RAZE)
    if any(frame.step == "interrupts" for frame in w.stack):
        window_after(w, told)
    look_around(w, told)


def go_on(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-B96, CV-8.28"""
    assert w.group is not None
    if choice["verb"] == "halt":
        stop(w, told)
    elif choice["verb"] == "take_back":
        for one in group_figures(w):
            one.square = w.group.start
            w.debt[one.number] = w.group.discoveries
        w.group = None
    elif others := interrupters(w):  # CV-13.9: all are asked anew
        told.then(others)
    else:
        move_goes_on(w, told)
    look_around(w, told)


DEEDS = {
    ("movement", "end"): end,
    ("move", "sacrifice"): sacrifice,
    ("raze", "raze"): raze,
    ("raze", "decline"): raze,
    ("go_on", "go_on"): go_on,
    ("go_on", "halt"): go_on,
    ("go_on", "take_back"): go_on,
    ("movement", "pick"): pick,
    ("move", "step"): step,
    ("move", "step_over"): step,
    ("move", "halt"): halt,
    ("move", "drop"): drop,
    ("move", "disband"): disband,
    ("move", "discover"): discover,
}
