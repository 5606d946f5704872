"""Where figures can go: from each stack that may still move, or from the position of a group, and what stops them."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import ARMIES, FIGURES_EACH, N_DIRS, NONE
from ludotheque.games.civilization.map.figures import travel_speed
from ludotheque.games.civilization.map.groups import under_way
from ludotheque.games.civilization.map.legal_moves import NOTHING, Walkers, obstacle, why_not_step
from ludotheque.games.civilization.movement.moving_group import group_now
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import DIRS, IN_MOVEMENT, SQUARES


def ways_view(s: Civilization, seat: i64) -> dict[str, Any]:
    """CV-8.25: in a player's own part of the movement phase, by square of the player's figures."""
    if s.phase != IN_MOVEMENT or s.active != seat or s.attacker != NONE:
        return {}
    if under_way(s):
        return {SQUARES.ids[s.group_at]: ways(s, group_now(s), s.group_at, s.steps_left)}
    stacks: dict[int, list[int]] = {}
    for i in range(FIGURES_EACH):
        figure = seat * FIGURES_EACH + i
        if s.standing[figure] != NONE and s.moved[figure] == 0:
            stacks.setdefault(int(s.standing[figure]), [0, 0])[0 if i < ARMIES else 1] += 1
    return {
        SQUARES.ids[square]: ways(
            s, Walkers(s, seat, armies=counts[0], scouts=counts[1]), square, travel_speed(s, seat)
        )
        for square, counts in stacks.items()
    }


def ways(s: Civilization, w: Walkers, start: i64, steps: i64) -> dict[str, Any]:
    """By square: `to`, the direction of the last step there on the shortest way; `stops`, the reason why it cannot
    be entered from a reachable neighbour. A square that ends the move is reached, but not passed.
    """
    to: dict[str, str] = {}
    stops: dict[str, str] = {}
    ring = [int(start)]
    seen = {int(start)}
    left = steps
    while ring and left > 0:
        outer = []
        for square in ring:
            for dir in range(N_DIRS):
                other = int(s.beside(square, dir))
                if other == NONE or other in seen:
                    continue
                refusal = why_not_step(s, w, square, left, dir)
                if refusal is not None:
                    stops[SQUARES.ids[other]] = f"{refusal.rule} {refusal.name}"
                    continue
                seen.add(other)
                to[SQUARES.ids[other]] = DIRS.ids[dir][0]
                if obstacle(s, w.seat, other) == NOTHING:
                    outer.append(other)
        ring = outer
        left -= 1
    return {"to": to, "stops": {id: why for id, why in stops.items() if id not in to}}
