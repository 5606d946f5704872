"""Free builds outside a city's action (CV-1.10): by wonders, techs, people, civilizations and tokens."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.sorting import insert
from ludotheque.core.state import Step
from ludotheque.core.verbs import Domain, Term, numbers
from ludotheque.games.civilization.city.building_sites import (
    NO_PLACE_FOR_IT,
    NOT_IN_OUTSKIRTS,
    STACK_TOO_HIGH,
    is_building,
    is_figure,
    is_unit,
    kind_of_figure,
    sites,
    takes_square,
    why_not_basic,
    why_not_build_at,
    why_not_housed,
    why_not_supplied,
    why_not_unlocked,
)
from ludotheque.games.civilization.city.construction import build
from ludotheque.games.civilization.components.box import (
    BIT,
    CITIES,
    FIRST_BUILDING_ITEM,
    ITEM_WALLS,
    N_ITEMS,
    NONE,
    WATER,
)
from ludotheque.games.civilization.map.figures import JUST_GAINED, put_figure
from ludotheque.games.civilization.map.stacks import stack, stacking_limit
from ludotheque.games.civilization.position.events import BUILT
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_FREE_BUILD, AT_FREE_SQUARE
from ludotheque.games.civilization.position.vocabulary import BUILD, DECLINE, ITEMS, PLACE, SQUARES

NOT_OF_THIS_GIFT: Final = Refusal("CV-1.10", "not-of-this-gift")

# The kinds of free builds.
GIFTS: Final = Domain(
    "gift",
    ["building", "anything", "walls", "basic_building", "harbors", "figure_here", "unit_or_figure_here"],
)
ANY_BUILDING: Final[i64] = 0  # an unlocked one, walls included: Taj Mahal, Giannini
ANYTHING: Final[i64] = 1  # an unlocked unit, a figure, an unlocked building: Plastics
WALLS: Final[i64] = 2  # unlocked or not: the Great Wall
BASIC_BUILDING: Final[i64] = 3  # unlocked or not, but no walls: Spain (CV-7.27)
HARBORS: Final[i64] = 4  # unlocked or not: Cousteau
FIGURE_HERE: Final[i64] = 5  # on the square of the Hanging Gardens
UNIT_OR_FIGURE_HERE: Final[i64] = 6  # where a token was taken; the figure does not move this turn


def offer_build(s: Civilization, seat: i64, gift: i64, city: i64 = NONE, most: i64 = 1) -> None:
    """Asks a seat for a free build: in one city, or in any of its cities (NONE)."""
    s.push(AT_FREE_BUILD, seat, gift, NONE if city == NONE else s.city_at[city], most)


def offer_here(s: Civilization, seat: i64, gift: i64, square: i64) -> None:
    """The same, for one square."""
    s.push(AT_FREE_BUILD, seat, gift, square, 1)


# ---------------------------------------------------------------- items and squares


def why_not_gift(s: Civilization, seat: i64, gift: i64, item: i64) -> Refusal | None:
    """CV-7.27: whether an effect covers an item, and whether the item is unlocked where that is required."""
    if gift == WALLS:
        return None if item == ITEM_WALLS else NOT_OF_THIS_GIFT
    if gift == BASIC_BUILDING:
        basic = is_building(item) and s.box.building_basic[item - FIRST_BUILDING_ITEM] == NONE
        return why_not_basic(s, seat, item) if basic else NOT_OF_THIS_GIFT
    if gift == HARBORS:
        return None if stands_in_water(s, item) else NOT_OF_THIS_GIFT
    building = is_building(item) or item == ITEM_WALLS
    of_army = is_figure(item) or (is_unit(item) and gift != FIGURE_HERE)
    if (gift <= ANYTHING and building) or (gift != ANY_BUILDING and of_army):
        return why_not_unlocked(s, seat, item)
    return NOT_OF_THIS_GIFT


def stands_in_water(s: Civilization, item: i64) -> bool:
    """Only a harbor does."""
    return is_building(item) and s.box.building_terrain[item - FIRST_BUILDING_ITEM] == BIT[WATER]


def why_not_free(s: Civilization, seat: i64, gift: i64, where: i64, item: i64) -> Refusal | None:
    """CV-1.10: covered by this effect, in supply, and with a legal place."""
    refusal = why_not_gift(s, seat, gift, item)
    if refusal is not None:
        return refusal
    if gift >= FIGURE_HERE and is_figure(item) and stack(s, seat, where) >= stacking_limit(s, seat):
        return STACK_TOO_HIGH
    if gift >= FIGURE_HERE or is_unit(item):
        return why_not_supplied(s, seat, NONE, item)
    refusal = NO_PLACE_FOR_IT
    for slot in range(CITIES):
        city = seat * CITIES + slot
        if s.city_at[city] == NONE or (where != NONE and s.city_at[city] != where):
            continue
        refusal = why_not_supplied(s, seat, city, item)
        if refusal is None:
            refusal = why_not_housed(s, seat, city, item)
        if refusal is None:
            return None
    return refusal


def free_sites(s: Civilization, seat: i64, where: i64, item: i64) -> vec[i64]:
    """The squares where it may be built, ascending; for walls the centre of the city."""
    found = vec[i64]()
    for slot in range(CITIES):
        city = seat * CITIES + slot
        centre = s.city_at[city]
        if centre == NONE or (where != NONE and centre != where):
            continue
        if item == ITEM_WALLS:
            if s.walls[city] == 0:
                found = insert(found, centre)
            continue
        for square in sites(s, seat, city, item):
            found = insert(found, square)
    return found


# ---------------------------------------------------------------- the questions


class FreeBuild(Step[Civilization]):
    """CV-1.10, CV-1.13: one of the items that an effect offers, or nothing; not asked if none is possible. The
    figures are the gift, the square or the centre of the city (NONE: any city), and how many are left.
    """

    def __init__(self) -> None:
        super().__init__(AT_FREE_BUILD, "free_build", GIFTS, SQUARES, numbers("builds_left", 9))
        self.none = [1]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        if s.top(2) == 0:
            return False
        for item in range(N_ITEMS):
            if why_not_free(s, s.asked(), s.top(0), s.top(1), item) is None:
                return True
        return False

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def default(self, s: Civilization, seat: i64) -> i64:
        return DECLINE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DECLINE.of()])
        for item in range(N_ITEMS):
            found = append(found, BUILD.of(item))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not BUILD.has(action):
            return NOT_NOW
        return why_not_free(s, seat, s.top(0), s.top(1), BUILD.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"item": Term(ITEMS, BUILD.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        gift, where, item = s.top(0), s.top(1), BUILD.arg(action)
        if DECLINE.has(action):
            s.drop()
            return
        s.set_top(2, s.top(2) - 1)
        if gift >= FIGURE_HERE and is_figure(item):
            put_here(s, seat, gift, where, item)
        elif takes_square(item) or item == ITEM_WALLS:
            s.push(AT_FREE_SQUARE, seat, item, where)
        else:
            build(s, seat, NONE, item, NONE)


def put_here(s: Civilization, seat: i64, gift: i64, square: i64, item: i64) -> None:
    """Places a figure of the supply on one square; a figure gained with a token does not move this turn (CV-8.9)."""
    figure = put_figure(s, seat, kind_of_figure(item), square)
    s.moved[figure] = JUST_GAINED if gift == UNIT_OR_FIGURE_HERE else 0
    s.note(BUILT, seat, item, square)


class FreeSquare(Step[Civilization]):
    """Where to build it; not asked if there is only one place. The figures are the item and the city's centre (NONE:
    any city of the seat).
    """

    def __init__(self) -> None:
        super().__init__(AT_FREE_SQUARE, "free_square", ITEMS, SQUARES)
        self.on = [AT_FREE_BUILD]
        self.none = [1]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return len(free_sites(s, s.asked(), s.top(1), s.top(0))) > 1

    def proceed(self, s: Civilization) -> None:
        self.choose(s, free_sites(s, s.asked(), s.top(1), s.top(0))[0])

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([PLACE.of(square) for square in free_sites(s, seat, s.top(1), s.top(0))])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action) or PLACE.arg(action) >= s.layout.squares:
            return NOT_NOW
        item, where, square = s.top(0), s.top(1), PLACE.arg(action)
        city = s.city_on(square) if item == ITEM_WALLS else s.city_around(square)
        if city == NONE or city // CITIES != seat or (where != NONE and s.city_at[city] != where):
            return NOT_IN_OUTSKIRTS
        if item == ITEM_WALLS:
            return why_not_supplied(s, seat, city, item)
        return why_not_build_at(s, seat, city, item, square)

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"item": Term(ITEMS, s.top(0)), "square": Term(SQUARES, PLACE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        self.choose(s, PLACE.arg(action))

    def choose(self, s: Civilization, square: i64) -> None:
        seat, item = s.asked(), s.top(0)
        s.drop()
        if item == ITEM_WALLS:
            build(s, seat, s.city_on(square), item, NONE)
        else:
            build(s, seat, s.city_around(square), item, square)
