"""A moving group (CV-8.3, CV-8.24, CV-8.25): step by step, until it stops."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.announcing import usable_sources, use, why_not_use
from ludotheque.games.civilization.components.box import N_DIRS, NONE, WHEN_MOVING
from ludotheque.games.civilization.components.codes import NUKE_CITY
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, closed_to
from ludotheque.games.civilization.map.freezing import is_frozen
from ludotheque.games.civilization.map.groups import (
    forget_move,
    in_moving_group,
    part_of_group,
    put_down,
    release,
    under_way,
)
from ludotheque.games.civilization.map.legal_moves import (
    HELD_FAST,
    HUT,
    NO_STEPS_LEFT,
    NO_WAY_ON,
    NOTHING,
    OFF_THE_MAP,
    ONLY_SCOUTS,
    RELIC_NEEDS_ARMY,
    Walkers,
    goes_on_to_an_end,
    is_water,
    obstacle,
    why_not_fly_over,
    why_not_rest,
    why_not_step,
)
from ludotheque.games.civilization.map.sacrifice import sacrifice, sacrifice_of, why_not_sacrifice
from ludotheque.games.civilization.movement.arrival import arrive, attack, overrun
from ludotheque.games.civilization.movement.disbanding import NOT_IN_THE_GROUP, disband, why_not_disband
from ludotheque.games.civilization.movement.discovering import discover, why_not_discover
from ludotheque.games.civilization.movement.interrupts import end_passes_for_move, open_interrupts
from ludotheque.games.civilization.position.events import (
    CAME_TO_REST,
    FIGURES_DROPPED,
    FLEW_OVER,
    SENT_BACK,
    STEPPED,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK, AT_MOVE
from ludotheque.games.civilization.position.vocabulary import (
    CITY_MARKS,
    DIRS,
    DISBAND,
    DISCOVER,
    DROP,
    FIGURES,
    HALT,
    SACRIFICE,
    SOURCES,
    SQUARES,
    STEP,
    STEP_OVER,
    USE,
)

NONE_TO_DROP: Final = Refusal("CV-8.24", "none-to-drop")
DROP_NOT_ALL: Final = Refusal("CV-8.24", "drop-not-all")
BETWEEN_MOVES_ONLY: Final = Refusal("CV-8.12", "between-moves-only")


def group_now(s: Civilization) -> Walkers:
    return Walkers(s, s.active, in_moving_group(s, ARMY), in_moving_group(s, SCOUT))


class Move(Step[Civilization]):
    """CV-8.24, CV-8.25: the group's next action. Not asked when no step is left or the group is held."""

    def __init__(self) -> None:
        super().__init__(AT_MOVE, "move")
        self.on = [AT_CHECK]
        self.quiet = False
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.seat_at(at) == s.active

    def asks(self, s: Civilization) -> bool:
        if not under_way(s) or is_frozen(s, s.group_at):
            return False
        if disbands_here(s):
            return True
        return s.steps_left > 0 and not is_stranded(s)

    def proceed(self, s: Civilization) -> None:
        if under_way(s):
            come_to_rest(s, s.asked())
            return
        end_passes_for_move(s)
        forget_move(s)
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for source in usable_sources(s, seat, WHEN_MOVING):
            found = append(found, USE.of(source))
        for dir in range(N_DIRS):
            found = append(found, STEP.of(dir))
        for dir in range(N_DIRS):
            found = append(found, STEP_OVER.of(dir))
        for dir in range(N_DIRS):
            found = append(found, DISCOVER.of(dir))
        armies, scouts = in_moving_group(s, ARMY), in_moving_group(s, SCOUT)
        if armies + scouts > 1:
            for some in range(armies + 1):
                for others in range(scouts + 1):
                    found = append(found, DROP.of(some, others))
        if sacrifice_of(s, seat) is not None:
            for dir in range(N_DIRS):
                for figure in range(FIGURES.size):
                    found = append(found, SACRIFICE.of(dir, figure))
        if disbands_here(s):
            for figure in range(FIGURES.size):
                for mark in range(CITY_MARKS.size):
                    found = append(found, DISBAND.of(figure, mark))
        return append(found, HALT.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return self.why_not_go(s, seat, group_now(s), action)

    def actions(self, s: Civilization, seat: i64) -> vec[i64]:
        """The same list as the default, with the group's abilities computed once for all candidates."""
        legal, w = vec[i64](), group_now(s)
        for action in self.candidates(s, seat):
            if self.why_not_go(s, seat, w, action) is None:
                legal = append(legal, action)
        return legal

    def why_not_go(self, s: Civilization, seat: i64, w: Walkers, action: i64) -> Refusal | None:
        if STEP.has(action):
            return why_not_step(s, w, s.group_at, s.steps_left, STEP.arg(action))
        if STEP_OVER.has(action):
            return why_not_fly_over(s, w, s.group_at, s.steps_left, STEP_OVER.arg(action))
        if DISCOVER.has(action):
            return why_not_discover(s, w, s.group_at, s.steps_left, DISCOVER.arg(action))
        if DROP.has(action):
            return why_not_drop(s, w, DROP.arg(action), DROP.arg2(action))
        if SACRIFICE.has(action):
            return why_not_send(s, seat, SACRIFICE.arg(action), SACRIFICE.arg2(action))
        if DISBAND.has(action):
            return why_not_disband(s, seat, DISBAND.arg(action), DISBAND.arg2(action))
        if USE.has(action):
            return why_not_use_on_the_way(s, seat, USE.arg(action))
        return why_not_halt(s, w) if HALT.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if USE.has(action):
            return {"source": Term(SOURCES, USE.arg(action))}
        facts: Facts = {"square": Term(SQUARES, s.group_at), "steps": s.steps_left}
        for verb in (STEP, STEP_OVER, DISCOVER, SACRIFICE):
            if verb.has(action):
                facts["dir"] = Term(DIRS, verb.arg(action))
        return facts

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if STEP.has(action):
            step(s, seat, STEP.arg(action))
        elif STEP_OVER.has(action):
            step_over(s, seat, STEP_OVER.arg(action))
        elif DISCOVER.has(action):
            discover(s, seat, DISCOVER.arg(action))
        elif DROP.has(action):
            drop_figures(s, seat, DROP.arg(action), DROP.arg2(action))
        elif SACRIFICE.has(action):
            sacrifice(s, seat, SACRIFICE.arg2(action), s.beside(s.group_at, SACRIFICE.arg(action)))
        elif DISBAND.has(action):
            disband(s, seat, DISBAND.arg(action), DISBAND.arg2(action))
        elif USE.has(action):
            use(s, seat, USE.arg(action))
        else:
            halt(s, seat)


# ---------------------------------------------------------------- steps


def step(s: Civilization, seat: i64, dir: i64) -> None:
    """CV-8.25, CV-B78: enter a square; what is met there is resolved at once and ends the move, otherwise others may
    interrupt it.
    """
    square = go_to(s, dir)
    s.note(STEPPED, seat, square)
    met = obstacle(s, seat, square)
    if met == NOTHING:
        open_interrupts(s, seat, square)
    elif met == HUT:
        open_interrupts(s, seat, square)
        put_down(s, seat, s.group)
        arrive(s, seat, square)
    elif met == ONLY_SCOUTS:
        open_interrupts(s, seat, square)
        group = s.group
        overrun(s, seat, square)
        put_down(s, seat, group)
    else:
        group = s.group
        release(s, seat, group)
        attack(s, seat, square, group)


def step_over(s: Civilization, seat: i64, dir: i64) -> None:
    """CV-8.15: what stands there is ignored."""
    square = go_to(s, dir)
    s.note(FLEW_OVER, seat, square)
    open_interrupts(s, seat, square)


def go_to(s: Civilization, dir: i64) -> i64:
    """CV-B92: the group leaves its square for the next one; returns that square."""
    s.group_at = s.beside(s.group_at, dir)
    s.steps_left -= 1
    at: i64 = 0
    while s.path[at] != NONE:
        at += 1
    s.path[at] = s.group_at
    return s.group_at


# ---------------------------------------------------------------- ends


def why_not_halt(s: Civilization, w: Walkers) -> Refusal | None:
    """CV-8.3, CV-8.24: where it may end; otherwise it must go on."""
    return why_not_rest(s, w, s.group_at)


def halt(s: Civilization, seat: i64) -> None:
    """CV-8.24: the move is over; the square is resolved by CV-8.27."""
    square = s.group_at
    put_down(s, seat, s.group)
    s.note(CAME_TO_REST, seat, square)
    arrive(s, seat, square)


def why_not_drop(s: Civilization, w: Walkers, armies: i64, scouts: i64) -> Refusal | None:
    """CV-8.24: some of the group, where they may end; scouts alone not on a relic (CV-15.6)."""
    if armies + scouts == 0:
        return NONE_TO_DROP
    if armies > w.armies or scouts > w.scouts:
        return NOT_IN_THE_GROUP
    if armies == w.armies and scouts == w.scouts:
        return DROP_NOT_ALL
    if armies == 0 and s.relic_on(s.group_at) != NONE:
        return RELIC_NEEDS_ARMY
    return why_not_halt(s, w)


def drop_figures(s: Civilization, seat: i64, armies: i64, scouts: i64) -> None:
    square = s.group_at
    put_down(s, seat, part_of_group(s, armies, scouts))
    s.note(FIGURES_DROPPED, seat, square, armies, scouts)
    arrive(s, seat, square)


def why_not_send(s: Civilization, seat: i64, dir: i64, kind: i64) -> Refusal | None:
    """CV-8.16: one figure enters an enemy city and is sacrificed; the figures left behind must still have a way to
    an end.
    """
    if s.steps_left <= 0:
        return NO_STEPS_LEFT
    if is_frozen(s, s.group_at):
        return HELD_FAST
    square = s.beside(s.group_at, dir)
    if square == NONE:
        return OFF_THE_MAP
    if in_moving_group(s, kind) == 0:
        return NOT_IN_THE_GROUP
    refusal = why_not_sacrifice(s, seat, square)
    if refusal is not None:
        return refusal
    armies, scouts = in_moving_group(s, ARMY), in_moving_group(s, SCOUT)
    rest = Walkers(s, seat, armies - 1, scouts) if kind == ARMY else Walkers(s, seat, armies, scouts - 1)
    if rest.armies + rest.scouts == 0 or why_not_rest(s, rest, s.group_at) is None:
        return None
    rest.sacrifice = False
    return None if goes_on_to_an_end(s, rest, s.group_at, s.steps_left) else NO_WAY_ON


def why_not_use_on_the_way(s: Civilization, seat: i64, source: i64) -> Refusal | None:
    """Events and abilities while a group moves; cities are destroyed only between moves (CV-8.12)."""
    if s.box.used[source].code == NUKE_CITY:
        return BETWEEN_MOVES_ONLY
    return why_not_use(s, seat, source, WHEN_MOVING)


# ---------------------------------------------------------------- automatic ends of a move


def disbands_here(s: Civilization) -> bool:
    """CV-8.13: in its own city a group may end by being disbanded, even with no step left."""
    return s.fame == 1 and s.is_centre(s.group_at) and s.owner_of(s.group_at) == s.active


def is_stranded(s: Civilization) -> bool:
    """CV-8.30: on a square where the group may not end, without a way to one where it may."""
    w = group_now(s)
    return why_not_rest(s, w, s.group_at) is not None and not goes_on_to_an_end(
        s, w, s.group_at, s.steps_left
    )


def come_to_rest(s: Civilization, seat: i64) -> None:
    """The group has no step left, or another player's effect holds it or has cut off its way (CV-8.14, CV-8.30). It
    stays where it may end, on water (CV-B35), and where it is held in closed outskirts (CV-8.22); otherwise it goes
    back along its path.
    """
    w, here = group_now(s), s.group_at
    if why_not_rest(s, w, here) is not None and not stays_by_force(s, w, here):
        s.group_at = last_rest(s, w)
        s.note(SENT_BACK, seat, s.group_at)
    halt(s, seat)


def stays_by_force(s: Civilization, w: Walkers, square: i64) -> bool:
    """CV-B42: a group stopped by another player stays, even on water without the tech for it."""
    if obstacle(s, w.seat, square) != NOTHING:
        return False
    return is_water(s, square) or (is_frozen(s, square) and closed_to(s, w.seat, square))


def last_rest(s: Civilization, w: Walkers) -> i64:
    """CV-8.30: the last square of its path where the group may end; at worst the start."""
    at: i64 = 0
    while at + 1 < len(s.path) and s.path[at + 1] != NONE:
        at += 1
    while at > 0 and why_not_rest(s, w, s.path[at]) is not None:
        at -= 1
    return s.path[at]
