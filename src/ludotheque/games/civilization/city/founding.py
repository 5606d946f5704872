"""Founding and losing cities: sites, outskirts, displaced figures, destroyed cities (CV-2.2, CV-3.4, CV-5.2, CV-5.3,
CV-5.13, CV-9.16).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import (
    ARMIES,
    CITIES,
    FIGURES_EACH,
    N_AROUND,
    N_DIRS,
    NONE,
    WATER,
)
from ludotheque.games.civilization.components.codes import ARMIES_FOUND_CITIES
from ludotheque.games.civilization.map.figures import (
    ARMY,
    SCOUT,
    closed_to,
    first_here,
    in_square,
    kill_figure,
    may_stand,
    stand,
    take_off,
)
from ludotheque.games.civilization.map.great_people import kill_person
from ludotheque.games.civilization.map.markers import has_person, overbuild
from ludotheque.games.civilization.map.stacks import stack, stacking_limit
from ludotheque.games.civilization.position.events import (
    CITY_DESTROYED,
    CITY_FOUNDED,
    NO_ROOM_ASIDE,
    STEPPED_ASIDE,
)
from ludotheque.games.civilization.position.state import CENTRE, Civilization
from ludotheque.games.civilization.position.steps import AT_MOVE_ASIDE
from ludotheque.games.civilization.position.vocabulary import FIGURES, NO_MARK, PLACE, SQUARES
from ludotheque.games.civilization.realm.cards_in_force import allowed
from ludotheque.games.civilization.realm.icons import outskirts

NO_SUCH_FIGURE_HERE: Final = Refusal("CV-5.2", "no-such-figure-here")
ARMIES_DO_NOT_FOUND: Final = Refusal("CV-5.2", "armies-do-not-found")
NO_CITY_LEFT: Final = Refusal("CV-2.2", "no-city-left")
CITY_ON_WATER: Final = Refusal("CV-5.3", "city-on-water")
SITE_NOT_REVEALED: Final = Refusal("CV-5.3", "site-not-revealed")
SITE_AT_EDGE: Final = Refusal("CV-5.3", "site-at-edge")
SITE_HAS_ENEMY: Final = Refusal("CV-5.3", "site-has-enemy")
SITE_HAS_TOKEN: Final = Refusal("CV-5.3", "site-has-token")
SITE_HAS_RELIC: Final = Refusal("CV-5.3", "site-has-relic")
SITE_TOO_CLOSE: Final = Refusal("CV-5.3", "site-too-close")
NOT_BESIDE: Final = Refusal("CV-5.13", "not-beside")
NO_PLACE_ASIDE: Final = Refusal("CV-5.13", "no-place-aside")
ASIDE_STACK_FULL: Final = Refusal("CV-5.13", "aside-stack-full")


# ---------------------------------------------------------------- founding


def most_cities(s: Civilization, seat: i64) -> i64:
    """CV-2.2: the capital and one more, two with Irrigation."""
    most = s.box.cities
    for tech in s.box.techs_with_cities:
        if s.box.tech_cities[tech] > most and s.knows(seat, tech):
            most = s.box.tech_cities[tech]
    return most


def count_cities(s: Civilization, seat: i64) -> i64:
    count: i64 = 0
    for slot in range(CITIES):
        if s.city_at[seat * CITIES + slot] != NONE:
            count += 1
    return count


def why_not_found(s: Civilization, seat: i64, square: i64, figure: i64) -> Refusal | None:
    """CV-2.2, CV-5.2: with a scout, in Republic also with an army, on a legal site, while a city marker is left."""
    if square >= s.layout.squares or in_square(s, seat, figure, square) == 0:
        return NO_SUCH_FIGURE_HERE
    if figure == ARMY and not allowed(s, seat, ARMIES_FOUND_CITIES):
        return ARMIES_DO_NOT_FOUND
    if count_cities(s, seat) >= most_cities(s, seat):
        return NO_CITY_LEFT
    return why_not_site(s, seat, square)


def why_not_site(s: Civilization, seat: i64, centre: i64) -> Refusal | None:
    """CV-5.3: land, with all squares around it revealed and free of others' pieces, and away from every city."""
    if s.terrain[centre] == WATER:
        return CITY_ON_WATER
    refusal = why_not_in_city(s, seat, centre)
    if refusal is not None:
        return refusal
    for i in range(N_AROUND):
        square = s.layout.around[centre * N_AROUND + i]
        if square == NONE:
            return SITE_AT_EDGE
        refusal = why_not_in_city(s, seat, square)
        if refusal is not None:
            return refusal
    return None


def why_not_in_city(s: Civilization, seat: i64, square: i64) -> Refusal | None:
    """CV-5.3: whether a square may be part of a new city. Three squares between two centres, diagonals included,
    means that no square belongs to both.
    """
    if not s.revealed(square):
        return SITE_NOT_REVEALED
    if s.holder[square] != NONE and s.holder[square] != seat:
        return SITE_HAS_ENEMY
    if s.token[square] != NONE:
        return SITE_HAS_TOKEN
    if s.relic_on(square) != NONE:
        return SITE_HAS_RELIC
    return SITE_TOO_CLOSE if s.spot[square] != NONE else None


def found(s: Civilization, seat: i64, square: i64, figure: i64) -> None:
    """CV-5.2, CV-B94: the figure is replaced by a city marker. No other marker can be in its way: none stands outside
    a city's outskirts. Figures that still stand there move aside (`make_room`).
    """
    kill_figure(s, seat, first_here(s, seat, figure, square))
    city = seat * CITIES
    while s.city_at[city] != NONE:
        city += 1
    s.city_at[city] = square
    lay_outskirts(s, city)
    s.note(CITY_FOUNDED, seat, city % CITIES, square, figure)


def lay_outskirts(s: Civilization, city: i64) -> None:
    """CV-3.4: a city's centre and the squares around it now belong to it; for a metropolis those around both halves."""
    claim_around(s, city, s.city_at[city])
    half = s.second_half[city // CITIES] if city % CITIES == 0 else NONE
    if half != NONE:
        claim_around(s, city, half)
        s.spot[half] = CENTRE + city
    s.spot[s.city_at[city]] = CENTRE + city


def claim_around(s: Civilization, city: i64, centre: i64) -> None:
    for i in range(N_AROUND):
        square = s.layout.around[centre * N_AROUND + i]
        if square != NONE:
            s.spot[square] = city


# ---------------------------------------------------------------- figures make room


def make_room(s: Civilization, seat: i64, square: i64) -> None:
    """CV-5.3, CV-15.7: own figures standing where a city now lies move aside, one at a time."""
    for figure in range((seat + 1) * FIGURES_EACH - 1, seat * FIGURES_EACH - 1, -1):
        if s.standing[figure] == square:
            kind = ARMY if figure - seat * FIGURES_EACH < ARMIES else SCOUT
            s.push(AT_MOVE_ASIDE, seat, square, kind)


def why_not_aside(s: Civilization, seat: i64, square: i64, aside: i64) -> Refusal | None:
    """CV-5.13: an adjacent, revealed square where they may end, without others' pieces, within the stacking limit."""
    if aside >= s.layout.squares or s.far(square, aside) != 1:
        return NOT_BESIDE
    if not may_stand(s, seat, aside) or s.is_centre(aside) or closed_to(s, seat, aside):
        return NO_PLACE_ASIDE
    if s.token[aside] != NONE or s.relic_on(aside) != NONE:
        return NO_PLACE_ASIDE
    if s.holder[aside] != NONE and s.holder[aside] != seat:
        return NO_PLACE_ASIDE
    return ASIDE_STACK_FULL if stack(s, seat, aside) >= stacking_limit(s, seat) else None


class MoveAside(Step[Civilization]):
    """CV-5.13: where to move a figure that stands on a new city; with no legal square it returns to the supply. The
    figures are the square and the kind of figure.
    """

    def __init__(self) -> None:
        super().__init__(AT_MOVE_ASIDE, "aside", SQUARES, FIGURES)
        self.forced = True

    def fits(self, s: Civilization, at: i64) -> bool:
        square = s.figure_at(at, 0)
        return s.is_centre(square) and in_square(s, s.seat_at(at), s.figure_at(at, 1), square) > 0

    def leave_out(self, s: Civilization) -> None:
        """A figure without a legal square beside the city is lost."""
        seat, square, kind = s.asked(), s.top(0), s.top(1)
        s.drop()
        kill_figure(s, seat, first_here(s, seat, kind, square))
        s.note(NO_ROOM_ASIDE, seat, kind, square)

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return places_beside(s, s.top(0))

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return why_not_aside(s, seat, s.top(0), PLACE.arg(action)) if PLACE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, PLACE.arg(action)), "limit": int(stacking_limit(s, seat))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        square, kind = s.top(0), s.top(1)
        s.drop()
        figure = first_here(s, seat, kind, square)
        take_off(s, seat, figure)
        stand(s, seat, figure, PLACE.arg(action))
        s.note(STEPPED_ASIDE, seat, kind, square, PLACE.arg(action))


def places_beside(s: Civilization, square: i64) -> vec[i64]:
    """The squares beside one, as candidates."""
    places = vec[i64]()
    for dir in range(N_DIRS):
        if s.beside(square, dir) != NONE:
            places = append(places, PLACE.of(s.beside(square, dir)))
    return vec[i64](sorted(places))


# ---------------------------------------------------------------- destroyed


def destroy_city(s: Civilization, city: i64) -> None:
    """CV-9.16, CV-14.9: the marker returns to its owner, who may use it again (CV-B94); markers in the outskirts and
    on the city are lost. Figures stay. CV-R18: scouts that were linked to it send nothing.
    """
    seat, slot, centre = city // CITIES, city % CITIES, s.city_at[city]
    assert slot != 0, "a capital is not destroyed: the game is over (CV-14.9)"
    for square in outskirts(s, city):
        if has_person(s, square):
            kill_person(s, square)
        else:
            overbuild(s, square)
    for square in outskirts(s, city):
        s.spot[square] = NONE
    s.spot[centre] = NONE
    s.city_at[city] = NONE
    s.walls[city] = 0
    s.city_mark[city] = NO_MARK
    s.bonus[city] = 0
    s.bonus_used[city] = 0
    s.acted[city] = 0
    s.extra_actions[city] = 0
    s.cancelled[city] = 0
    for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
        if s.link[figure] == slot:
            s.link[figure] = NONE
    s.note(CITY_DESTROYED, seat, slot, centre)
