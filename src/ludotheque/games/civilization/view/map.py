"""The public map: terrain, what is printed, markers, tokens by their backs, figures, cities."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    ARMIES,
    CITIES,
    FEATURES,
    FIGURES_EACH,
    N_ICONS,
    N_RELICS,
    NONE,
    TERRAINS,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CITY_MARKS,
    CITY_SLOTS,
    MARKERS,
    RELICS,
    SQUARES,
    TILES,
    TOKEN_BACKS,
    TOKEN_PACK,
)
from ludotheque.games.civilization.realm.icons import icon
from ludotheque.games.civilization.view.sources import city_yields

# One letter for each square; a dot: face down, or nothing printed.
TERRAIN_LETTERS = "".join(terrain[0] for terrain in TERRAINS)
FEATURE_LETTERS = "irswcg"  # incense, iron, silk, wheat, culture, coin (gold)
assert len(FEATURE_LETTERS) == len(FEATURES)


def map_view(s: Civilization, seat: i64) -> dict[str, Any]:
    squares = s.layout.squares
    return {
        "tiles": [
            TILES.ids[s.tile[place]] if s.arrow[place] != NONE else None for place in range(s.layout.places)
        ],
        "terrain": "".join([letter(TERRAIN_LETTERS, s.terrain[square]) for square in range(squares)]),
        "features": "".join([letter(FEATURE_LETTERS, s.feature[square]) for square in range(squares)]),
        "icons": [icons_view(s, kind) for kind in range(N_ICONS)],
        "markers": {
            SQUARES.ids[square]: MARKERS.ids[s.marker[square]]
            for square in range(squares)
            if s.marker[square] != NONE
        },
        "tokens": {
            SQUARES.ids[square]: TOKEN_BACKS.ids[TOKEN_PACK.backs[s.token[square]]]
            for square in range(squares)
            if s.token[square] != NONE
        },
        "relics": {
            SQUARES.ids[s.relic_at[relic]]: RELICS.ids[relic]
            for relic in range(N_RELICS)
            if s.relic_at[relic] != NONE
        },
        "figures": figures_view(s),
        "cities": [city_view(s, city) for city in range(s.seats * CITIES) if s.city_at[city] != NONE],
        "frozen": [SQUARES.ids[square] for square in s.frozen if square != NONE],
    }


def letter(letters: str, number: i64) -> str:
    return "." if number == NONE else letters[number]


def icons_view(s: Civilization, kind: i64) -> str:
    """CV-3.2, CV-3.7: the number of icons of a kind, a digit for each square; 0 for a city's centre."""
    shown = [0 if s.is_centre(square) else int(icon(s, square, kind)) for square in range(s.layout.squares)]
    return "".join([str(count) for count in shown])


def figures_view(s: Civilization) -> dict[str, Any]:
    """By square: owner, armies and scouts, how many of each may still move; the city that gets what scouts gather."""
    found: dict[str, Any] = {}
    for seat in range(s.seats):
        for i in range(FIGURES_EACH):
            figure = seat * FIGURES_EACH + i
            square = s.standing[figure]
            if square == NONE:
                continue
            here = found.setdefault(
                SQUARES.ids[square],
                {"seat": seat, "armies": 0, "scouts": 0, "ready": [0, 0], "link": None},
            )
            kind = 0 if i < ARMIES else 1
            here["scouts" if kind else "armies"] += 1
            here["ready"][kind] += 1 if s.moved[figure] == 0 else 0
            if (
                here["link"] is None and s.link[figure] != NONE
            ):  # CV-B70: the first link counts for the square
                here["link"] = CITY_SLOTS.ids[s.link[figure]]
    return found


def city_view(s: Civilization, city: i64) -> dict[str, Any]:
    """A city: its yield now, and what it has done this turn."""
    half = s.second_half[city // CITIES] if city % CITIES == 0 else NONE
    return {
        "seat": city // CITIES,
        "city": CITY_SLOTS.ids[city % CITIES],
        "square": SQUARES.ids[s.city_at[city]],
        "half": None if half == NONE else SQUARES.ids[half],
        "walls": s.walls[city] == 1,
        "mark": CITY_MARKS.ids[s.city_mark[city]],
        **city_yields(s, city),
        "bonus": s.bonus[city],
        "acted": [kind for bit, kind in ((1, "produce"), (2, "arts"), (4, "harvest")) if s.acted[city] & bit],
        "extra": s.extra_actions[city],
        "cancelled": s.cancelled[city] == 1,
    }
