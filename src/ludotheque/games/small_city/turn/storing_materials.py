"""SC-5.4.3, SC-5.4.4, SC-5.4.8: Storing the production of factories: at home, then with hosts, or not at all."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.components.box import METAL, N_SQUARES, WOOD
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.equal_spaces import are_equal, equal_to, space_kind
from ludotheque.games.small_city.position.events import LEFT_WITH_HOST, NO_ROOM_FOR, STORED
from ludotheque.games.small_city.position.raw_materials import (
    empty_spaces,
    first_warehouse_space,
    spaces_with,
)
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_STORE,
    AT_STORES,
    IN_PRODUCTION,
    MATERIALS,
    NONE,
    SQUARES,
    STORE,
)

NOT_MADE: Final = Refusal("SC-5.4.8", "not-made")
NO_STORE: Final = Refusal("SC-5.4.3", "no-store")
EQUAL_STORE: Final = Refusal("SC-3.13", "equal-store")


def output_at(s: SmallCity, owner: i64, borough: i64, material: i64) -> i64:
    """The index of the number of units of a material that an owner's people made in a borough."""
    return (owner * s.seats + borough) * METAL + material - WOOD


def made_at_home(s: SmallCity, seat: i64, material: i64) -> i64:
    return s.output[output_at(s, seat, seat, material)]


def made_away(s: SmallCity, seat: i64, material: i64) -> i64:
    """What a seat's tourists made and have yet to store."""
    count: i64 = 0
    for borough in range(s.seats):
        if borough != seat:
            count += s.output[output_at(s, seat, borough, material)]
    return count


def units_left(s: SmallCity, seat: i64, away: bool) -> i64:
    count: i64 = 0
    for material in range(WOOD, METAL + 1):
        count += made_away(s, seat, material) if away else made_at_home(s, seat, material)
    return count


def stores_away(s: SmallCity, seat: i64) -> bool:
    """SC-5.4.8: the production of citizens at home is stored first."""
    return units_left(s, seat, False) == 0


def to_store(s: SmallCity, seat: i64, material: i64) -> i64:
    """How many units of a material may be stored now."""
    return made_away(s, seat, material) if stores_away(s, seat) else made_at_home(s, seat, material)


# ---------------------------------------------------------------- at home


def begin_storing(s: SmallCity) -> None:
    s.split(AT_STORES)
    for seat in range(s.seats):
        if units_left(s, seat, False) + units_left(s, seat, True) > 0:
            s.push_to(seat, AT_STORE)


class Stores(Step[SmallCity]):
    """Joins the lanes of those who store."""

    def __init__(self) -> None:
        super().__init__(AT_STORES, "stores")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_PRODUCTION

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()


class Store(Step[SmallCity]):
    """SC-5.4.8: which material is stored next, and where; not asked if the choice makes no difference."""

    def __init__(self) -> None:
        super().__init__(AT_STORE, "store")
        self.on = [AT_STORES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        return units_left(s, seat, False) + units_left(s, seat, True) > 0

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        spaces = spaces_with(s, seat, EMPTY)
        left = units_left(s, seat, stores_away(s, seat))
        if len(spaces) == 0 or left == 0:
            return False
        if len(spaces) == 1:
            if are_equal(s, space_kind(s, layout(s, seat), spaces[0])) and left <= empty_spaces(s, seat):
                return False
            return kinds_left(s, seat) > 1
        return True

    def proceed(self, s: SmallCity) -> None:
        """One unit if there is no choice; at the end, what does not fit at home."""
        seat = s.asked()
        spaces = spaces_with(s, seat, EMPTY)
        if len(spaces) == 0 or units_left(s, seat, stores_away(s, seat)) == 0:
            s.drop()
            return
        material = WOOD
        while to_store(s, seat, material) == 0:
            material += 1
        put_in_store(s, seat, material, spaces[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        spaces = spaces_with(s, seat, EMPTY)
        for material in range(WOOD, METAL + 1):
            for square in spaces:
                found = append(found, STORE.of(material - WOOD, square))
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not STORE.has(action):
            return NOT_NOW
        if to_store(s, seat, STORE.arg(action) + WOOD) == 0:
            return NOT_MADE
        return why_not_store(s, seat, STORE.arg2(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return facts_of_store(s, seat, action)

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        put_in_store(s, seat, STORE.arg(action) + WOOD, STORE.arg2(action))


def kinds_left(s: SmallCity, seat: i64) -> i64:
    """How many kinds of materials are left to store now."""
    kinds: i64 = 0
    for material in range(WOOD, METAL + 1):
        if to_store(s, seat, material) > 0:
            kinds += 1
    return kinds


def why_not_store(s: SmallCity, seat: i64, square: i64) -> Refusal | None:
    """The rule against storing on a square, or None."""
    for space in spaces_with(s, seat, EMPTY):
        if space == square:
            return None
    if s.on[seat * N_SQUARES + square] == EMPTY and equal_to(s, seat, square) != square:
        return EQUAL_STORE
    return NO_STORE


def facts_of_store(s: SmallCity, seat: i64, action: i64) -> Facts:
    return {"material": Term(MATERIALS, STORE.arg(action)), "square": Term(SQUARES, STORE.arg2(action))}


def put_in_store(s: SmallCity, seat: i64, material: i64, square: i64) -> None:
    """A unit is stored; if made away, it comes from the nearest borough clockwise (SC-5.4.8)."""
    borough = seat
    if stores_away(s, seat):
        borough = (seat + 1) % s.seats
        while s.output[output_at(s, seat, borough, material)] == 0:
            borough = (borough + 1) % s.seats
    s.output[output_at(s, seat, borough, material)] -= 1
    lay_in_store(s, seat, material, square)


def lay_in_store(s: SmallCity, seat: i64, material: i64, square: i64) -> None:
    s.on[seat * N_SQUARES + square] = material
    s.note(STORED, seat, material - WOOD, square)


# ---------------------------------------------------------------- overflow


def begin_overflow(s: SmallCity) -> None:
    """SC-5.4.4: what tourists made and could not send stays with their hosts, or is discarded, as is what did not
    fit at home; in turn order (stage IN_OVERFLOW).
    """
    for place in range(s.seats):
        seat = s.in_order(place)
        for borough in range(s.seats):
            for material in range(WOOD, METAL + 1):
                give_way(s, seat, borough, material)


def give_way(s: SmallCity, seat: i64, borough: i64, material: i64) -> None:
    at = output_at(s, seat, borough, material)
    while s.output[at] > 0:
        s.output[at] -= 1
        square = first_warehouse_space(s, borough) if borough != seat else NONE
        if square == NONE:
            s.note(NO_ROOM_FOR, seat, material - WOOD)
        else:
            s.on[borough * N_SQUARES + square] = material
            s.note(LEFT_WITH_HOST, seat, borough, material - WOOD, square)
