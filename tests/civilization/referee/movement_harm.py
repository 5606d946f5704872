"""CV-8.12, CV-8.14, CV-8.23: frozen squares, a bomb, figures killed by a card."""

from typing import TYPE_CHECKING

from tests.civilization.referee.battle_aftermath import destroy_city, lose_card
from tests.civilization.referee.data import PERSON_TYPES
from tests.civilization.referee.movement_cards import Aim, victims
from tests.civilization.referee.movement_ends import to_supply
from tests.civilization.referee.world import Figure, World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told


def freeze(w: World, seat: int, square: str) -> None:
    w.frozen[seat] = square


def nuke(w: World, square: str, told: "Told") -> None:
    """CV-8.12: all figures around it die, those of all players; no loot."""
    city = w.city_on(square)
    assert city is not None
    for around in w.outskirts(city):
        for figure in w.standing(around):
            to_supply(figure)
    destroy_city(w, city, told)


def kill(w: World, seat: int, square: str, aim: Aim, told: "Told") -> None:
    """B.3: a great person, or so many figures of one other player; a moving group is there, too."""
    if aim[0] != "figures":
        kill_person(w, square, told)
        return
    armies, scouts = aim[1]
    for kind, number in (("army", armies), ("scout", scouts)):
        there = [one for one in victims(w, seat, square) if one.kind == kind]
        dead = [one for one in there if is_dead(w, one, told)] or there
        for figure in dead[:number]:
            to_supply(figure)
            if w.group is not None and figure.seat == w.active:
                w.group.figures.discard(figure.number)


def is_dead(w: World, figure: Figure, told: "Told") -> bool:
    """Which of those that are alike."""
    after = told.after.figures[figure.seat * 10 + figure.number]
    group = told.after.group
    moving = group is not None and figure.seat == told.after.active and figure.number in group.figures
    return after.square is None and not moving


def kill_person(w: World, square: str, told: "Told") -> None:
    city = w.city_around(square)
    assert city is not None
    marker = w.markers.pop(square)
    told.check(marker in PERSON_TYPES, f"no great person on {square}")
    w.stock[marker] += 1
    lose_card(w, city.seat, marker, told)
