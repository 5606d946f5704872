"""SC-8.1.7, SC-8.1.8: The march of a godzilla: its exit, its turns, the trail it leaves behind."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.citizens.citizens import citizen_on
from ludotheque.games.small_city.components.box import N_SQUARES
from ludotheque.games.small_city.components.squares import Squares, holds, single, squares_of, union, without
from ludotheque.games.small_city.modules.godzillas.radioactivity import (
    discard,
    is_marked,
    mark,
    marked_squares,
    markers_of,
)
from ludotheque.games.small_city.modules.godzillas.waking import eat, put_godzilla, stands, waits_in_order
from ludotheque.games.small_city.position.borough import beyond, survey, zone_squares
from ludotheque.games.small_city.position.events import GODZILLA_WENT, STOPPED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_APPEAR,
    AT_MARCH,
    AT_PHASES,
    AT_TURN,
    COUNT,
    DIRS,
    FROM_BUILDING,
    FROM_SQUARES,
    MARCH,
    NONE,
    SQUARES,
    STARTS,
    STOOD_THERE,
    TURN_ASIDE,
)

NOT_ITS_SQUARE: Final = Refusal("SC-8.1.7", "not-its-square")
NO_WAY_OUT: Final = Refusal("SC-8.1.7", "no-way-out")

TO_THE_LEFT: Final[i64] = 3
TO_THE_RIGHT: Final[i64] = 1
ROUND: Final[i64] = 2

# ---------------------------------------------------------------- exits


def start_of(s: SmallCity, seat: i64, start: i64) -> Squares:
    """SC-8.1.7: the squares it starts from: the building where it appeared, or the two squares it stands on."""
    one, other = s.godzilla[seat * 2], s.godzilla[seat * 2 + 1]
    if start == FROM_BUILDING:
        b = survey(s, seat)
        for i in range(len(b.piece)):
            if holds(b.squares(i), one):
                return b.squares(i)
    return union(single(one), single(other))


def exits(s: SmallCity, seat: i64, start: i64) -> vec[i64]:
    """The exits: the last square of the start and a direction, square * 4 + direction, ascending."""
    squares = start_of(s, seat, start)
    found = vec[i64]()
    for square in squares_of(squares):
        for dir in range(4):
            next = ahead_of(s, seat, square, dir)
            if next != NONE and not holds(squares, next):
                found = append(found, square * 4 + dir)
    return found


def ahead_of(s: SmallCity, seat: i64, square: i64, dir: i64) -> i64:
    """The next square in a direction, or -1 at the border of the zone or the sea."""
    next = beyond(square, dir)
    return next if next != NONE and holds(zone_squares(s, seat), next) else NONE


class March(Step[SmallCity]):
    """SC-8.1.7: which exit the godzilla takes. The figure is the kind of start."""

    def __init__(self) -> None:
        super().__init__(AT_MARCH, "march", STARTS)
        self.on = [AT_PHASES, AT_APPEAR]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        if not waits_in_order(s, at) or not stands(s, seat):
            return False
        start = s.figure_at(at, 0)
        if s.is_alone():
            return start != FROM_SQUARES or is_marked(s, seat, s.godzilla[seat * 2])
        marked = markers_of(s, seat) > 0
        return start == (FROM_SQUARES if marked else FROM_BUILDING)

    def asks(self, s: SmallCity) -> bool:
        return len(exits(s, s.asked(), s.top(0))) > 1

    def proceed(self, s: SmallCity) -> None:
        """The only exit; or none, and the godzilla leaves."""
        seat = s.asked()
        found = exits(s, seat, s.top(0))
        if len(found) > 0:
            self.apply(s, seat, MARCH.of() + found[0])
            return
        s.drop()
        put_godzilla(s, seat, NONE, NONE)
        s.note(GODZILLA_WENT, seat)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = MARCH.of()
        return vec[i64]([first + exit for exit in exits(s, seat, s.top(0))])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not MARCH.has(action):
            return NOT_NOW
        squares = start_of(s, seat, s.top(0))
        if not holds(squares, MARCH.arg(action)):
            return NOT_ITS_SQUARE
        next = ahead_of(s, seat, MARCH.arg(action), MARCH.arg2(action))
        return NO_WAY_OUT if next == NONE or holds(squares, next) else None

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        squares = start_of(s, seat, s.top(0))
        return {
            "square": Term(SQUARES, MARCH.arg(action)),
            "dir": Term(DIRS, MARCH.arg2(action)),
            "squares": Terms(SQUARES, squares_of(squares)),
        }

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        square, start = MARCH.arg(action), s.top(0)
        s.drop()
        set_out(s, seat, square, start)
        walk(s, seat, MARCH.arg2(action), s.die[seat], start)


# ---------------------------------------------------------------- walking


def set_out(s: SmallCity, seat: i64, square: i64, start: i64) -> None:
    """Moves both halves onto the square it leaves from."""
    if start == STOOD_THERE:
        one, other = s.godzilla[seat * 2], s.godzilla[seat * 2 + 1]
        leave(s, seat, other if one == square else one)
    put_godzilla(s, seat, square, square)


def walk(s: SmallCity, seat: i64, dir: i64, steps: i64, start: i64) -> None:
    """SC-8.1.7: walks a number of squares; stops where its owner must choose a turn."""
    while steps > 0:
        dir_on = stride(s, seat, dir, steps, start)
        if dir_on == NONE:
            s.push(AT_TURN, seat, dir, steps, start)
            return
        dir = dir_on
        steps -= 1
    rest(s, seat)
    s.note(STOPPED, seat, s.godzilla[seat * 2], s.godzilla[seat * 2 + 1])


def stride(s: SmallCity, seat: i64, dir: i64, steps: i64, start: i64) -> i64:
    """SC-8.1.7: one square straight on, or to the side at the border; returns the direction, or -1 where its owner
    must choose it.
    """
    head = s.godzilla[seat * 2 + 1]
    if ahead_of(s, seat, head, dir) == NONE:
        dir = turned(s, seat, head, dir)
        if dir == NONE:
            return NONE
    advance(s, seat, beyond(head, dir), s.die[seat] - steps, start)
    return dir


def rest(s: SmallCity, seat: i64) -> None:
    """SC-8.1.9: after one step, the square it left is also occupied."""
    eat(s, seat, s.godzilla[seat * 2])


def turned(s: SmallCity, seat: i64, head: i64, dir: i64) -> i64:
    """SC-8.1.7: the direction after the border: to the side without marker, or the only one; back where there is
    none. -1 if both or neither are marked: its owner chooses.
    """
    left = ahead_of(s, seat, head, (dir + TO_THE_LEFT) % 4)
    right = ahead_of(s, seat, head, (dir + TO_THE_RIGHT) % 4)
    if left == NONE and right == NONE:
        return (dir + ROUND) % 4
    if left == NONE:
        return (dir + TO_THE_RIGHT) % 4
    if right == NONE:
        return (dir + TO_THE_LEFT) % 4
    if is_marked(s, seat, left) == is_marked(s, seat, right):
        return NONE
    return (dir + (TO_THE_LEFT if is_marked(s, seat, right) else TO_THE_RIGHT)) % 4


def advance(s: SmallCity, seat: i64, to: i64, walked: i64, start: i64) -> None:
    """SC-8.1.8: one square on, after this many. The square it leaves gets a marker, except the squares it started
    from.
    """
    tail = s.godzilla[seat * 2]
    put_godzilla(s, seat, s.godzilla[seat * 2 + 1], to)
    eat(s, seat, to)
    if walked == 0 or tail == to:
        return
    if walked > 1:
        mark(s, seat, tail)
    elif start == STOOD_THERE:
        leave(s, seat, tail)


def leave(s: SmallCity, seat: i64, square: i64) -> None:
    """SC-8.1.3, SC-8.1.9: a square that it leaves gets a marker, and what was frozen there is lost."""
    mark(s, seat, square)
    discard(s, seat, square)


class Turn(Step[SmallCity]):
    """SC-8.1.7: to which side it turns at the border. The figures: its direction, the steps left, and the kind of
    start.
    """

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn", DIRS, COUNT, STARTS)
        self.on = [AT_PHASES, AT_APPEAR]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat, dir = s.seat_at(at), s.figure_at(at, 0)
        if not waits_in_order(s, at) or not stands(s, seat):
            return False
        tail, head = s.godzilla[seat * 2], s.godzilla[seat * 2 + 1]
        if beyond(tail, dir) != head or not 0 < s.figure_at(at, 1) < s.die[seat]:
            return False
        if s.figure_at(at, 2) == STOOD_THERE and not s.is_alone():
            return False
        return ahead_of(s, seat, head, dir) == NONE and turned(s, seat, head, dir) == NONE

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([TURN_ASIDE.of(0), TURN_ASIDE.of(1)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return None if TURN_ASIDE.has(action) else NOT_NOW

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        dir, steps, start = s.top(0), s.top(1), s.top(2)
        s.drop()
        walk(s, seat, aside(dir, action), steps, start)


def aside(dir: i64, action: i64) -> i64:
    """The direction after a turn to the chosen side."""
    return (dir + (TO_THE_LEFT if TURN_ASIDE.arg(action) == 0 else TO_THE_RIGHT)) % 4


# ---------------------------------------------------------------- preview of a march


def steps_of(s: SmallCity, seat: i64, action: i64) -> vec[i64]:
    """Carries out a march or a turn, and lists the squares entered in order, until it rests or must turn again."""
    if MARCH.has(action):
        dir, steps, start = MARCH.arg2(action), s.die[seat], s.top(0)
        set_out(s, seat, MARCH.arg(action), start)
    else:
        dir, steps, start = aside(s.top(0), action), s.top(1), s.top(2)
    entered = vec[i64]()
    while steps > 0:
        dir = stride(s, seat, dir, steps, start)
        if dir == NONE:
            return entered
        entered = append(entered, s.godzilla[seat * 2 + 1])
        steps -= 1
    rest(s, seat)
    return entered


def marches(s: SmallCity) -> list[dict[str, Any]] | None:
    """SC-8.1.7: public: the ways open to the godzilla that is asked about, each with its choice: the squares it
    enters, those that get a marker, the citizens it eats and where, and whether it must turn afterwards. None if
    there is no such question.
    """
    if s.over() or s.forked() or s.step().number not in (AT_MARCH, AT_TURN):
        return None
    seat = s.asked()
    return [march_view(s, seat, action) for action in s.step().actions(s, seat)]


def march_view(s: SmallCity, seat: i64, action: i64) -> dict[str, Any]:
    after = s.clone()
    steps = steps_of(after, seat, action)
    to_go = s.die[seat] if s.step().number == AT_MARCH else s.top(1)
    new = without(marked_squares(after, seat), marked_squares(s, seat))
    eaten = {
        SQUARES.ids[square]: int(citizen_on(s, seat, square))
        for square in range(N_SQUARES)
        if citizen_on(s, seat, square) != NONE and citizen_on(after, seat, square) == NONE
    }
    return {
        "action": s.game.vocabulary.to_json(action),
        "seat": int(seat),
        "steps": [SQUARES.ids[square] for square in steps],
        "marks": [SQUARES.ids[square] for square in squares_of(new)],
        "eaten": eaten,
        "end": [SQUARES.ids[after.godzilla[seat * 2]], SQUARES.ids[after.godzilla[seat * 2 + 1]]],
        "turns": len(steps) < to_go,
    }
