"""Icons: the yield of squares and cities (CV-3.2, CV-3.7, CV-7.16, CV-7.17, CV-7.28)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    CITIES,
    COMBAT,
    N_AROUND,
    N_ICONS,
    N_MARKET,
    NONE,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import MARKERS, SQUARES
from ludotheque.games.civilization.realm.blockades import blockaded
from ludotheque.games.civilization.realm.parts import NO_PARTS, Parts
from ludotheque.games.civilization.realm.scouts import counts_for, sent_from

# CV-3.4: those of a metropolis.
MOST_OUTSKIRTS: Final[i64] = 10


def icon(s: Civilization, square: i64, kind: i64) -> i64:
    """CV-1.6, CV-3.2, CV-3.7, CV-B58, CV-B59, CV-B97: of the marker on a covered square, otherwise of its terrain
    and what is printed on it.
    """
    marker = s.marker[square]
    if marker != NONE:
        return s.box.marker_icons[marker * N_ICONS + kind]
    if s.terrain[square] == NONE:
        return 0
    found = s.box.terrain_icons[s.terrain[square] * N_ICONS + kind]
    feature = s.feature[square]
    if feature != NONE:
        found += s.box.feature_icons[feature * N_ICONS + kind]
    return found


def resource_of(s: Civilization, square: i64) -> i64:
    """CV-7.15: the resource shown on an uncovered square; NONE if none."""
    if s.marker[square] != NONE or s.feature[square] == NONE or s.feature[square] >= N_MARKET:
        return NONE
    return s.feature[square]


def outskirts(s: Civilization, city: i64) -> vec[i64]:
    """CV-3.4: the squares around a city's centre: eight, or ten for a metropolis."""
    found = vec[i64](capacity=MOST_OUTSKIRTS)
    centre = s.city_at[city]
    if centre == NONE:
        return found
    around = s.layout.around
    for i in range(centre * N_AROUND, (centre + 1) * N_AROUND):
        square = around[i]
        if square != NONE and s.spot[square] == city:
            found = append(found, square)
    half = s.second_half[city // CITIES] if city % CITIES == 0 else NONE
    if half != NONE:
        for i in range(N_AROUND):
            square = s.layout.around[half * N_AROUND + i]
            if square != NONE and s.spot[square] == city and not beside_centre(s, centre, square):
                found = append(found, square)
    return found


def beside_centre(s: Civilization, centre: i64, square: i64) -> bool:
    for i in range(N_AROUND):
        if s.layout.around[centre * N_AROUND + i] == square:
            return True
    return False


def gathered(s: Civilization, city: i64) -> vec[i64]:
    """CV-7.28: the squares that count for a city now: those of its outskirts, then those of scouts elsewhere."""
    found = vec[i64](capacity=MOST_OUTSKIRTS)
    for square in outskirts(s, city):
        if counts_for(s, city, square):
            found = append(found, square)
    for square in sent_from(s, city):
        found = append(found, square)
    return found


def outskirts_icons(s: Civilization, city: i64, kind: i64, parts: Parts = NO_PARTS) -> i64:
    """The icons of one kind on the squares of a city's own outskirts that count for it now."""
    centre = s.city_at[city]
    if centre == NONE:
        return 0
    total = icons_around(s, city, centre, NONE, kind, parts)
    half = s.second_half[city // CITIES] if city % CITIES == 0 else NONE
    return total if half == NONE else total + icons_around(s, city, half, centre, kind, parts)


def icons_around(s: Civilization, city: i64, middle: i64, counted: i64, kind: i64, parts: Parts) -> i64:
    """The same around one square, except for squares around another one, already counted."""
    total: i64 = 0
    around = s.layout.around
    for i in range(middle * N_AROUND, (middle + 1) * N_AROUND):
        square = around[i]
        if square == NONE or s.spot[square] != city:
            continue
        shown = icon(s, square, kind)
        if shown == 0 or (counted != NONE and beside_centre(s, counted, square)):
            continue
        if counts_for(s, city, square):
            total += parts.of(SQUARES, square, shown)
    return total


def sent_icons(s: Civilization, city: i64, kind: i64, parts: Parts = NO_PARTS) -> i64:
    """CV-B67: the icons of one kind that scouts elsewhere send to a city."""
    total: i64 = 0
    for square in sent_from(s, city):
        total += parts.of(SQUARES, square, icon(s, square, kind))
    return total


def city_icons(s: Civilization, city: i64, kind: i64, parts: Parts = NO_PARTS) -> i64:
    """The icons of one kind that count for a city now."""
    return outskirts_icons(s, city, kind, parts) + sent_icons(s, city, kind, parts)


def realm_icons(s: Civilization, seat: i64, kind: i64, parts: Parts = NO_PARTS) -> i64:
    """The same for all cities of a player."""
    total: i64 = 0
    for slot in range(CITIES):
        if s.city_at[seat * CITIES + slot] != NONE:
            total += city_icons(s, seat * CITIES + slot, kind, parts)
    return total


def combat_icons(s: Civilization, seat: i64, parts: Parts = NO_PARTS) -> i64:
    """CV-9.6: those of buildings and generals in the seat's outskirts that are not blockaded; scouts send none
    (CV-B68).
    """
    total: i64 = 0
    for slot in range(CITIES):
        for square in outskirts(s, seat * CITIES + slot):
            marker = s.marker[square]
            if marker != NONE and not blockaded(s, square):
                total += parts.of(MARKERS, marker, s.box.marker_icons[marker * N_ICONS + COMBAT])
    return total
