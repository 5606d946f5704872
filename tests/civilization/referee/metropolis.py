"""CV-15.7, CV-15.12: the capital grows into a metropolis as soon as it can."""

from typing import Any

from tests.civilization.referee.holdings import has
from tests.civilization.referee.sites import clear, overbuild
from tests.civilization.referee.world import World


def second_squares(w: World, seat: int) -> list[str]:
    """Orthogonal neighbours that will do: they and the new outskirts on the map, revealed, free, and not another
    player's."""
    capital = w.cities[seat, "capital"]
    taken = w.centres() - {capital.square}
    for city in w.cities.values():
        if city is not capital:
            taken |= set(w.outskirts(city))
    found = []
    for square in w.map.neighbours(capital.square):
        both = {capital.square, square}
        around = (set(w.map.around[capital.square]) | set(w.map.around[square])) - both
        new = {square} | (around - set(w.outskirts(capital)))
        whole = len(around) == 10 and all(w.terrain[at] is not None for at in around)
        if whole and not around & taken and all(clear(w, at, seat) for at in new):
            found.append(square)
    return found


def grow(w: World, seat: int, told: Any) -> bool:
    """With one square only it is not asked (CV-1.11). False: a player is asked, and the rest is left."""
    if not has(w, seat, "grow_metropolis") or w.cities[seat, "capital"].half is not None:
        return True
    squares = second_squares(w, seat)
    if not squares:
        return True
    if len(squares) > 1 or w.standing(squares[0]):
        told.leave("where a metropolis grows is asked, or figures move aside")
        return False
    overbuild(w, seat, squares[0])
    w.cities[seat, "capital"].half = squares[0]
    return True
