"""Steps: where figures may go, what stops them, where they may end (CV-8.3 to CV-8.15, CV-8.19, CV-8.22, CV-8.23).

Entering a square with another player's pieces, a hut or a village ends the move at once; for these squares the rules
check whether figures may *attack*. For any other square they check whether figures may *end* there; if not, they
must be able to go on.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import N_DIRS, N_SQUARES, NONE, WATER
from ludotheque.games.civilization.components.codes import FLIGHT, NO_ATTACK_ON_PLAYERS, SCOUTS_EXPLORE_HUTS
from ludotheque.games.civilization.map.figures import (
    ARMY,
    closed_to,
    in_square,
    is_on_the_gate,
    may_cross_water,
    may_end_in_water,
)
from ludotheque.games.civilization.map.freezing import is_frozen
from ludotheque.games.civilization.map.sacrifice import could_sacrifice
from ludotheque.games.civilization.map.stacks import stack, stacking_limit
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.cards_in_force import allowed

OFF_THE_MAP: Final = Refusal("CV-8.19", "off-the-map")
FACE_DOWN: Final = Refusal("CV-8.19", "face-down")
NO_WATER: Final = Refusal("CV-8.6", "no-water")
TOO_MANY_TOGETHER: Final = Refusal("CV-8.4", "too-many-together")
RELIC_NEEDS_ARMY: Final = Refusal("CV-15.14", "relic-needs-army")
HUT_NEEDS_ARMY: Final = Refusal("CV-8.8", "hut-needs-army")
VILLAGE_NEEDS_ARMY: Final = Refusal("CV-8.9", "village-needs-army")
SCOUTS_DO_NOT_ATTACK: Final = Refusal("CV-8.18", "scouts-do-not-attack")
DEMOCRACY_DOES_NOT_ATTACK: Final = Refusal("CV-8.12", "democracy-does-not-attack")
NO_END_IN_WATER: Final = Refusal("CV-8.6", "no-end-in-water")
NO_END_IN_OWN_CITY: Final = Refusal("CV-8.13", "no-end-in-own-city")
OUTSKIRTS_ARE_CLOSED: Final = Refusal("CV-8.22", "outskirts-are-closed")
SOMEBODY_ELSES: Final = Refusal("CV-8.15", "somebody-elses")
HELD_FAST: Final = Refusal("CV-8.23", "held-fast")
NO_STEPS_LEFT: Final = Refusal("CV-8.2", "no-steps-left")
CANNOT_FLY: Final = Refusal("CV-8.15", "cannot-fly")
NOTHING_TO_FLY_OVER: Final = Refusal("CV-8.25", "nothing-to-fly-over")
NO_WAY_ON: Final = Refusal("CV-8.3", "no-way-on")

# What a square holds that ends a move, unless flown over.
NOTHING: Final[i64] = 0
CITY: Final[i64] = 1
ARMIES_THERE: Final[i64] = 2
ONLY_SCOUTS: Final[i64] = 3
VILLAGE: Final[i64] = 4
HUT: Final[i64] = 5

# By square, for searches: no square visited. Copied, never changed.
UNSEEN: Final = vec[i64]([0] * int(N_SQUARES))


class Walkers:
    """Figures that move together, and what their owner's cards allow."""

    def __init__(self, s: Civilization, seat: i64, armies: i64, scouts: i64) -> None:
        self.seat: i64 = seat
        self.armies: i64 = armies
        self.scouts: i64 = scouts
        # CV-8.4: how many other figures of their owner may stand on their square.
        self.room: i64 = stacking_limit(s, seat) - armies - scouts
        self.end_in_water: bool = may_end_in_water(s, seat)
        self.cross_water: bool = self.end_in_water or may_cross_water(s, seat)
        self.fly: bool = allowed(s, seat, FLIGHT)
        self.attack_players: bool = not allowed(s, seat, NO_ATTACK_ON_PLAYERS)
        self.explore: bool = armies > 0 or allowed(s, seat, SCOUTS_EXPLORE_HUTS)
        # CV-15.3: with Fame and Fortune the way may also end in their own city.
        self.disband: bool = s.fame == 1
        # CV-8.16: once a turn; figures left behind by a sacrifice have none.
        self.sacrifice: bool = True


# ---------------------------------------------------------------- obstacles


def obstacle(s: Civilization, seat: i64, square: i64) -> i64:
    """CV-8.8 to CV-8.12: what a seat's figures meet on entering a square."""
    if s.is_centre(square):
        return CITY if s.owner_of(square) != seat else NOTHING
    holder = s.holder[square]
    if holder != NONE and holder != seat:
        return ARMIES_THERE if in_square(s, holder, ARMY, square) > 0 else ONLY_SCOUTS
    token = s.token[square]
    if token != NONE:
        return VILLAGE if s.box.token_village[token] == 1 else HUT
    return NOTHING


def is_water(s: Civilization, square: i64) -> bool:
    """CV-8.6; a metropolis may lie on water but does not count as water (CV-15.7)."""
    return s.terrain[square] == WATER and not s.is_centre(square)


# ---------------------------------------------------------------- may they?


def why_not_be(s: Civilization, w: Walkers, square: i64) -> Refusal | None:
    """Whether they may be on a square at all, even in passing (CV-8.4, CV-8.6, CV-8.19, CV-15.14)."""
    if square == NONE or square >= s.layout.squares:
        return OFF_THE_MAP
    if not s.revealed(square):
        return FACE_DOWN
    if is_water(s, square) and not w.cross_water:
        return NO_WATER
    if s.holder[square] == w.seat and stack(s, w.seat, square) > w.room:
        return TOO_MANY_TOGETHER
    if w.armies == 0 and s.fame == 1 and s.relic_on(square) != NONE:
        return RELIC_NEEDS_ARMY
    return None


def why_not_attack(s: Civilization, w: Walkers, square: i64, met: i64) -> Refusal | None:
    """CV-8.8, CV-8.9, CV-8.10, CV-8.11, CV-8.12, CV-8.18, CV-8.29, CV-R16: whether they may enter a square with what
    it holds. Their move ends there.
    """
    if met == HUT and not w.explore:
        return HUT_NEEDS_ARMY
    if met == VILLAGE and w.armies == 0:
        return VILLAGE_NEEDS_ARMY
    if met <= ONLY_SCOUTS:
        if w.armies == 0:
            return SCOUTS_DO_NOT_ATTACK
        if not w.attack_players:
            return DEMOCRACY_DOES_NOT_ATTACK
    if is_water(s, square) and not w.end_in_water:
        return NO_END_IN_WATER
    return OUTSKIRTS_ARE_CLOSED if closed_to(s, w.seat, square) else None


def why_not_end(s: Civilization, w: Walkers, square: i64) -> Refusal | None:
    """CV-8.3: whether they may stand on a square that they may enter when their move is over."""
    if s.is_centre(square) and s.owner_of(square) == w.seat:
        return NO_END_IN_OWN_CITY
    if obstacle(s, w.seat, square) != NOTHING:
        return SOMEBODY_ELSES
    if is_water(s, square) and not w.end_in_water:
        return NO_END_IN_WATER
    return OUTSKIRTS_ARE_CLOSED if closed_to(s, w.seat, square) else None


def why_not_rest(s: Civilization, w: Walkers, square: i64) -> Refusal | None:
    """Whether figures of the moving group may be on a square of its way and end there; on the Brandenburg Gate also
    where they were picked up (CV-B61b).
    """
    refusal = why_not_be(s, w, square)
    if refusal is None:
        refusal = why_not_end(s, w, square)
    if refusal is OUTSKIRTS_ARE_CLOSED and is_on_the_gate(s):
        return None
    return refusal


def finishes(s: Civilization, w: Walkers, square: i64) -> bool:
    """Whether their way may end on an empty square: they stand there, or are disbanded (CV-8.13)."""
    if s.is_centre(square):
        return w.disband
    return why_not_end(s, w, square) is None


def stops_by_attack(s: Civilization, w: Walkers, square: i64, met: i64) -> bool:
    """CV-8.29: whether what a square holds may end their way there: an attack, or Russia's sacrifice (CV-8.16)."""
    if why_not_attack(s, w, square, met) is None:
        return True
    return met == CITY and w.sacrifice and w.armies + w.scouts == 1 and could_sacrifice(s, w.seat, square)


def ends_way(s: Civilization, w: Walkers, square: i64, met: i64, peacefully: bool) -> bool:
    """Whether their way may end on a square where they may be."""
    if peacefully:
        return why_not_end(s, w, square) is None
    return finishes(s, w, square) if met == NOTHING else stops_by_attack(s, w, square, met)


def goes_on_to_an_end(s: Civilization, w: Walkers, start: i64, steps: i64, peacefully: bool = False) -> bool:
    """CV-8.3: whether this many steps from here lead to a square where they may end, attacks included; peacefully:
    to one where they may stand without an attack and are not disbanded.
    """
    if steps <= 0 or is_frozen(s, start):
        return False
    seen = UNSEEN[:]
    seen[start] = 1
    ring = vec[i64]([start])
    for _ in range(steps):
        outer = vec[i64]()
        for square in ring:
            for dir in range(N_DIRS):
                other = s.beside(square, dir)
                if other == NONE or seen[other] == 1:
                    continue
                seen[other] = 1
                if why_not_be(s, w, other) is not None:
                    continue
                met = obstacle(s, w.seat, other)
                if ends_way(s, w, other, met, peacefully):
                    return True
                if (met == NOTHING or w.fly) and not is_frozen(s, other):
                    outer = append(outer, other)
        ring = outer
    return False


def why_not_step(s: Civilization, w: Walkers, square: i64, steps: i64, dir: i64) -> Refusal | None:
    """CV-8.25: one step, with a number of steps left; what is met there is resolved at once."""
    if steps <= 0:
        return NO_STEPS_LEFT
    if is_frozen(s, square):
        return HELD_FAST
    other = s.beside(square, dir)
    refusal = why_not_be(s, w, other)
    if refusal is not None:
        return refusal
    met = obstacle(s, w.seat, other)
    if met != NOTHING:
        return why_not_attack(s, w, other, met)
    if finishes(s, w, other):
        return None
    if is_frozen(s, other):
        return why_not_end(s, w, other)
    return None if goes_on_to_an_end(s, w, other, steps - 1) else NO_WAY_ON


def why_not_fly_over(s: Civilization, w: Walkers, square: i64, steps: i64, dir: i64) -> Refusal | None:
    """CV-8.15, CV-8.25: one step over others' pieces, a hut or a village."""
    if steps <= 0:
        return NO_STEPS_LEFT
    if is_frozen(s, square):
        return HELD_FAST
    other = s.beside(square, dir)
    refusal = why_not_be(s, w, other)
    if refusal is not None:
        return refusal
    if obstacle(s, w.seat, other) == NOTHING:
        return NOTHING_TO_FLY_OVER
    if not w.fly:
        return CANNOT_FLY
    return None if goes_on_to_an_end(s, w, other, steps - 1) else NO_WAY_ON
