"""Sources of the figures of a city, part by part, and a player's progress towards the four victories."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.city.production import own_production
from ludotheque.games.civilization.components.box import (
    ARMIES,
    CITIES,
    COIN,
    CULTURE,
    FIGURES_EACH,
    N_TECHS,
    NONE,
    PRODUCTION,
    TRADE,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import CITY_SLOTS, SQUARES
from ludotheque.games.civilization.realm.blockades import blockaded
from ludotheque.games.civilization.realm.icons import city_icons, gathered, outskirts
from ludotheque.games.civilization.realm.parts import KeptParts
from ludotheque.games.civilization.realm.scouts import linked_scout

# ---------------------------------------------------------------- yield of a city


def city_yields(s: Civilization, city: i64) -> dict[str, Any]:
    """CV-7.3, CV-7.28: a city's yield and its sources: squares that count, those that do not and why, and what cards
    add to the production.

    `squares`: `[square, production, trade, culture, coins]`, those of linked scouts after those of the outskirts;
    `idle`: `[square, owner of the figure that blocks it]`, or `[square, the city its own scout sends it to]`.
    """
    sums = [KeptParts(), KeptParts(), KeptParts(), KeptParts()]
    production = own_production(s, city, sums[PRODUCTION])
    trade = city_icons(s, city, TRADE, sums[TRADE])
    culture = city_icons(s, city, CULTURE, sums[CULTURE])
    coins = city_icons(s, city, COIN, sums[COIN])
    squares = {SQUARES.ids[square]: [0] * len(sums) for square in gathered(s, city)}
    added = []
    for kind, parts in enumerate(sums):
        for part in parts.kept:
            if part[0] == "square":
                squares[part[1]][kind] = part[2]
            else:
                added.append(part)
    return {
        "production": production,
        "trade": trade,
        "culture": culture,
        "coin": coins,
        "sources": {
            "squares": [[square, *icons] for square, icons in squares.items() if any(icons)],
            "idle": idle_squares(s, city),
            "added": added,
        },
    }


def idle_squares(s: Civilization, city: i64) -> list[list[Any]]:
    """CV-7.17, CV-7.28: squares of the outskirts that do not count for the city."""
    seat = city // CITIES
    found: list[list[Any]] = []
    for square in outskirts(s, city):
        if blockaded(s, square):
            found.append([SQUARES.ids[square], s.holder[square]])
        elif s.holder[square] == seat and linked_scout(s, seat, square) not in (NONE, city % CITIES):
            found.append([SQUARES.ids[square], CITY_SLOTS.ids[linked_scout(s, seat, square)]])
    return found


# ---------------------------------------------------------------- how far on the four victories


def nearest_capital(s: Civilization, seat: i64) -> tuple[int, int] | None:
    """The distance of the nearest army from the nearest capital of another player, over any land, and that player;
    None without an army.
    """
    best: tuple[int, int] | None = None
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + ARMIES):
        square = s.standing[figure]
        if square == NONE:
            continue
        for other in range(s.seats):
            capital = s.city_at[other * CITIES]
            if other == seat or capital == NONE:
                continue
            rows = abs(int(s.layout.row[square] - s.layout.row[capital]))
            steps = rows + abs(int(s.layout.column[square] - s.layout.column[capital]))
            if best is None or steps < best[0]:
                best = (steps, int(other))
    return best


def pyramid_techs(s: Civilization, seat: i64) -> int:
    """CV-10.3: the techs present of the smallest pyramid with a tech of level V (5 + 4 + 3 + 2 + 1)."""
    rows = [0, 0, 0, 0, 0]
    for tech in range(N_TECHS):
        row = s.row_of[seat * N_TECHS + tech]
        if row > 0:
            rows[row - 1] += 1
    return sum(min(count, 5 - row) for row, count in enumerate(rows))
