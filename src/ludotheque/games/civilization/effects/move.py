"""Figures that move outside movement, or are frozen (class move; CV-8.21 to CV-8.23, CV-12.10)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import (
    ARMIES,
    N_DIRS,
    NONE,
    SCOUTS,
    WATER,
    Codes,
    Effect,
    EffectRule,
)
from ludotheque.games.civilization.components.codes import (
    EDGE_JUMP,
    FREEZE_SQUARE,
    MOVE_ENEMY_GROUP,
    REGROUP,
    TELEPORT_TO_WATER,
)
from ludotheque.games.civilization.map.figures import (
    ARMY,
    SCOUT,
    closed_once_left,
    first_figure,
    in_square,
    may_stand,
    stand,
    take_off,
)
from ludotheque.games.civilization.map.freezing import freeze, is_frozen, why_not_freeze
from ludotheque.games.civilization.map.legal_moves import is_water
from ludotheque.games.civilization.map.stacks import stack, stacking_limit
from ludotheque.games.civilization.position.events import GROUP_MOVED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.target_codes import FIGURES, SQUARE, aim_at, armies_of, scouts_of

NO_FIGURES_OF_YOURS: Final = Refusal("CV-12.5", "no-figures-of-yours")
NO_FIGURES_OF_ANOTHER: Final = Refusal("CV-12.5", "no-figures-of-another")
NOT_SO_MANY_OF_YOURS: Final = Refusal("CV-12.5", "not-so-many-of-yours")
ONLY_TO_WATER: Final = Refusal("CV-12.5", "only-to-water")
ONLY_ON_THE_EDGE: Final = Refusal("CV-12.5", "only-on-the-edge")
NOT_FREE: Final = Refusal("CV-12.5", "not-free")
NO_ROOM_FOR_ALL: Final = Refusal("CV-8.4", "no-room-for-all")
GATE_IS_CLOSED: Final = Refusal("CV-8.22", "gate-is-closed")
TOO_FAR_TO_LEAD: Final = Refusal("CV-12.10", "too-far-to-lead")
OWN_FIGURE_NEEDED: Final = Refusal("CV-12.5", "own-figure-needed")
FROZEN_IN_PLACE: Final = Refusal("CV-8.23", "frozen-in-place")


# ---------------------------------------------------------------- the seat's own figures


class MoveOwn(EffectRule[Civilization]):
    """All of the seat's figures on a square go to another one, and do not move again this turn (CV-8.21)."""

    def aims(self, effect: Effect) -> i64:
        return 2

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if which == 0:
            return self.why_not_from(s, seat, aim)
        return self.why_not_land(s, seat, aim_at(s, seat, 0), aim)

    def why_not_from(self, s: Civilization, seat: i64, square: i64) -> Refusal | None:
        """CV-8.23: figures on a frozen square stay."""
        if s.holder[square] != seat:
            return NO_FIGURES_OF_YOURS
        return FROZEN_IN_PLACE if is_frozen(s, square) else None

    def why_not_land(self, s: Civilization, seat: i64, start: i64, square: i64) -> Refusal | None:
        """A revealed square other than a city centre, without hut, village or relic, and with room for all."""
        if not s.revealed(square) or s.is_centre(square):
            return NOT_FREE
        refusal = self.why_not_there(s, seat, square)
        if refusal is not None:
            return refusal
        if s.token[square] != NONE or s.relic_on(square) != NONE:
            return NOT_FREE
        if stack(s, seat, square) + stack(s, seat, start) > stacking_limit(s, seat):
            return NO_ROOM_FOR_ALL
        return GATE_IS_CLOSED if closed_once_left(s, seat, square, start) else None

    def why_not_there(self, s: Civilization, seat: i64, square: i64) -> Refusal | None:
        """What the card requires of the square."""
        raise AssertionError("each card says where its figures land")

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        shift(s, seat, s.aims[0], s.aims[1], ARMIES, SCOUTS, True)


class LandOnWater(MoveOwn):
    """Steam Power: to a water square."""

    codes: ClassVar[Codes] = (TELEPORT_TO_WATER,)

    def why_not_there(self, s: Civilization, seat: i64, square: i64) -> Refusal | None:
        if s.terrain[square] != WATER:
            return ONLY_TO_WATER
        if s.holder[square] != NONE and s.holder[square] != seat:
            return NOT_FREE
        return None


class EdgeJump(MoveOwn):
    """Galileo: from the outer edge to an empty edge square where they may end."""

    codes: ClassVar[Codes] = (EDGE_JUMP,)

    def why_not_from(self, s: Civilization, seat: i64, square: i64) -> Refusal | None:
        if s.holder[square] != seat:
            return NO_FIGURES_OF_YOURS
        if s.layout.edge[square] == 0:
            return ONLY_ON_THE_EDGE
        return FROZEN_IN_PLACE if is_frozen(s, square) else None

    def why_not_there(self, s: Civilization, seat: i64, square: i64) -> Refusal | None:
        if s.layout.edge[square] == 0:
            return ONLY_ON_THE_EDGE
        if s.holder[square] != NONE or s.marker[square] != NONE or not may_stand(s, seat, square):
            return NOT_FREE
        return None


class Regroup(MoveOwn):
    """Hannibal: any of the seat's figures on a square go to another square with a figure of its own."""

    codes: ClassVar[Codes] = (REGROUP,)

    def aims(self, effect: Effect) -> i64:
        return 3

    def kinds(self, effect: Effect, which: i64) -> i64:
        return FIGURES if which == 1 else SQUARE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if which == 0:
            return self.why_not_from(s, seat, aim)
        if which == 1:
            return why_not_part(s, seat, aim_at(s, seat, 0), aim)
        chosen = aim_at(s, seat, 1)
        return why_not_join(s, seat, aim_at(s, seat, 0), aim, armies_of(chosen) + scouts_of(chosen))

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        part = s.aims[1]
        shift(s, seat, s.aims[0], s.aims[2], armies_of(part), scouts_of(part), False)


def why_not_part(s: Civilization, seat: i64, square: i64, aim: i64) -> Refusal | None:
    """Any of the seat's figures on a square."""
    armies, scouts = armies_of(aim), scouts_of(aim)
    enough = armies <= in_square(s, seat, ARMY, square) and scouts <= in_square(s, seat, SCOUT, square)
    return None if enough and armies + scouts > 0 else NOT_SO_MANY_OF_YOURS


def why_not_join(s: Civilization, seat: i64, start: i64, square: i64, number: i64) -> Refusal | None:
    """To another square with a figure of the seat."""
    if s.holder[square] != seat:
        return OWN_FIGURE_NEEDED
    if stack(s, seat, square) + number > stacking_limit(s, seat):
        return NO_ROOM_FOR_ALL
    left = start if stack(s, seat, start) == number else NONE
    return GATE_IS_CLOSED if closed_once_left(s, seat, square, left) else None


# ---------------------------------------------------------------- another's group


class LeadGroup(EffectRule[Civilization]):
    """Disoriented and similar cards: a number of steps, all figures of the square together (CV-12.10, CV-R23)."""

    codes: ClassVar[Codes] = (MOVE_ENEMY_GROUP,)

    def aims(self, effect: Effect) -> i64:
        return 2

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE

    def at_figures(self, s: Civilization, which: i64) -> bool:
        """CV-B48: the square to which a group is led also counts as a target, as its controller's."""
        return which == 0

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if which == 1:
            return why_not_lead(s, aim_at(s, seat, 0), aim, effect.range)
        if s.holder[aim] == NONE or s.holder[aim] == seat:
            return NO_FIGURES_OF_ANOTHER
        return FROZEN_IN_PLACE if is_frozen(s, aim) else None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        shift(s, s.holder[s.aims[0]], s.aims[0], s.aims[1], ARMIES, SCOUTS, False)


def why_not_lead(s: Civilization, start: i64, end: i64, range_: i64) -> Refusal | None:
    """CV-12.10: not into a city or through a closed gate, and within the range."""
    owner = s.holder[start]
    if s.is_centre(end):
        return NOT_FREE
    if closed_once_left(s, owner, end, start):
        return GATE_IS_CLOSED
    return None if leads_to(s, owner, start, end, range_) else TOO_FAR_TO_LEAD


def leads_to(s: Civilization, owner: i64, start: i64, end: i64, range_: i64) -> bool:
    """Whether a legal path within the range leads from one square to another."""
    if s.far(start, end) > range_:
        return False
    number = stack(s, owner, start)
    reached = vec[i64]([start])
    first: i64 = 0
    for _ in range(range_):
        last = len(reached)
        for i in range(first, last):
            for dir in range(N_DIRS):
                square = s.beside(reached[i], dir)
                if square == NONE or square in reached or not may_be_led(s, owner, square, number):
                    continue
                if square == end:
                    return True
                reached = append(reached, square)
        first = last
    return False


def may_be_led(s: Civilization, owner: i64, square: i64, number: i64) -> bool:
    """Through revealed squares without water, others' figures, hut, village, relic or another player's city; the
    stacking limit holds at each step (CV-B89).
    """
    if not s.revealed(square) or is_water(s, square) or s.token[square] != NONE or s.relic_on(square) != NONE:
        return False
    if s.holder[square] != NONE and s.holder[square] != owner:
        return False
    if s.is_centre(square) and s.owner_of(square) != owner:
        return False
    return stack(s, owner, square) + number <= stacking_limit(s, owner)


# ---------------------------------------------------------------- frozen


class Freeze(EffectRule[Civilization]):
    """CV-8.23: the figures on a square stay there this turn."""

    codes: ClassVar[Codes] = (FREEZE_SQUARE,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        return why_not_freeze(s, aim)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        freeze(s, seat, s.aims[0])


# ---------------------------------------------------------------- from square to square


def shift(
    s: Civilization, seat: i64, start: i64, end: i64, armies: i64, scouts: i64, have_moved: bool
) -> None:
    """Up to a number of armies and scouts go from one square to another; some do not move again this turn (CV-8.21)."""
    shift_kind(s, seat, ARMY, start, end, armies, have_moved)
    shift_kind(s, seat, SCOUT, start, end, scouts, have_moved)
    s.note(GROUP_MOVED, seat, start, end)


def shift_kind(
    s: Civilization, seat: i64, kind: i64, start: i64, end: i64, number: i64, have_moved: bool
) -> None:
    first = first_figure(seat, kind)
    for figure in range(first, first + (ARMIES if kind == ARMY else SCOUTS)):
        if number > 0 and s.standing[figure] == start:
            take_off(s, seat, figure)
            stand(s, seat, figure, end)
            number -= 1
            if have_moved:
                s.moved[figure] = 1
