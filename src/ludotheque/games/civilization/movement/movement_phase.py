"""Phase 4: movement (CV-8.1, CV-8.22, CV-8.24): a player's part, group after group."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.announcing import usable_sources, use, why_not_use
from ludotheque.games.civilization.components.box import FIGURES_EACH, N_SQUARES, NONE, WHEN_MOVING
from ludotheque.games.civilization.map.figures import ARMY, JUST_GAINED, SCOUT, closed_to, in_square
from ludotheque.games.civilization.map.freezing import is_frozen
from ludotheque.games.civilization.map.groups import forget_debts, freshest, pick_up, steps_of, unmoved
from ludotheque.games.civilization.map.legal_moves import HELD_FAST, NO_STEPS_LEFT, Walkers, goes_on_to_an_end
from ludotheque.games.civilization.position.events import GROUP_PICKED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_MOVE, AT_MOVEMENT, AT_PHASES
from ludotheque.games.civilization.position.vocabulary import END, IN_MOVEMENT, PICK, SOURCES, SQUARES, USE
from ludotheque.games.civilization.realm.victory import begin_choice

NOBODY_PICKED: Final = Refusal("CV-8.24", "nobody-picked")
TOO_FEW_HERE: Final = Refusal("CV-8.5", "too-few-here")
TOO_FEW_UNMOVED: Final = Refusal("CV-8.24", "too-few-unmoved")
GAINED_THIS_TURN: Final = Refusal("CV-8.9", "gained-this-turn")
MUST_LEAVE_OUTSKIRTS: Final = Refusal("CV-8.22", "must-leave-outskirts")


class Movement(Step[Civilization]):
    """CV-8.1: pick a group and move it, use an effect, or end the part."""

    def __init__(self) -> None:
        super().__init__(AT_MOVEMENT, "movement")
        self.on = [AT_PHASES]
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.phase == IN_MOVEMENT and s.seat_at(at) == s.active

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for source in usable_sources(s, seat, WHEN_MOVING):
            found = append(found, USE.of(source))
        for square in squares_of_unmoved(s, seat):
            armies, scouts = unmoved(s, seat, ARMY, square), unmoved(s, seat, SCOUT, square)
            for some in range(armies + 1):
                for others in range(scouts + 1):
                    found = append(found, PICK.of(square, some, others))
        return append(found, END.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if PICK.has(action):
            return why_not_pick(s, seat, PICK.arg(action), PICK.arg2(action), PICK.arg3(action))
        if USE.has(action):
            return why_not_use(s, seat, USE.arg(action), WHEN_MOVING)
        return why_not_end_part(s, seat) if END.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if USE.has(action):
            return {"source": Term(SOURCES, USE.arg(action))}
        if END.has(action):
            return {"square": Term(SQUARES, must_leave(s, seat))}
        square = PICK.arg(action)
        return {
            "square": Term(SQUARES, square),
            "armies": unmoved(s, seat, ARMY, square),
            "scouts": unmoved(s, seat, SCOUT, square),
        }

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if END.has(action):
            forget_debts(s)
            s.drop()
            return
        begin_choice(s, seat)
        if USE.has(action):
            use(s, seat, USE.arg(action))
        else:
            pick(s, seat, PICK.arg(action), PICK.arg2(action), PICK.arg3(action))


def squares_of_unmoved(s: Civilization, seat: i64) -> vec[i64]:
    """Where a player has figures that may still move, ascending."""
    found = vec[i64]()
    while True:
        last = found[len(found) - 1] if len(found) > 0 else NONE
        nearest = N_SQUARES
        for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
            square = s.standing[figure]
            if s.moved[figure] == 0 and last < square < nearest:
                nearest = square
        if nearest == N_SQUARES:
            return found
        found = append(found, nearest)


def why_not_pick(s: Civilization, seat: i64, square: i64, armies: i64, scouts: i64) -> Refusal | None:
    """CV-8.5, CV-8.24: unmoved figures of one square that is not frozen (CV-8.23)."""
    if armies + scouts == 0:
        return NOBODY_PICKED
    if armies > in_square(s, seat, ARMY, square) or scouts > in_square(s, seat, SCOUT, square):
        return TOO_FEW_HERE
    if armies > unmoved(s, seat, ARMY, square) or scouts > unmoved(s, seat, SCOUT, square):
        return GAINED_THIS_TURN if gained_in(s, seat, square) else TOO_FEW_UNMOVED
    if is_frozen(s, square):
        return HELD_FAST
    return None if steps_of(s, seat, chosen(s, seat, square, armies, scouts)) > 0 else NO_STEPS_LEFT


def gained_in(s: Civilization, seat: i64, square: i64) -> bool:
    """CV-8.9, CV-B88: whether a figure gained with a token this turn stands there."""
    for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
        if s.standing[figure] == square and s.moved[figure] == JUST_GAINED:
            return True
    return False


def chosen(s: Civilization, seat: i64, square: i64, armies: i64, scouts: i64) -> i64:
    return freshest(s, seat, ARMY, square, armies) + freshest(s, seat, SCOUT, square, scouts)


def pick(s: Civilization, seat: i64, square: i64, armies: i64, scouts: i64) -> None:
    """CV-8.24: the group starts its move."""
    pick_up(s, seat, square, chosen(s, seat, square, armies, scouts))
    s.note(GROUP_PICKED, seat, square, armies, scouts)
    s.push(AT_MOVE, seat)


# ---------------------------------------------------------------- closed outskirts


def why_not_end_part(s: Civilization, seat: i64) -> Refusal | None:
    """CV-8.22: not while a figure that began the part behind the Brandenburg Gate can still leave."""
    return None if must_leave(s, seat) == NONE else MUST_LEAVE_OUTSKIRTS


def must_leave(s: Civilization, seat: i64) -> i64:
    """CV-8.22, CV-R19: a square of closed outskirts that one of the seat's figures must leave, and can; NONE if
    there is none.
    """
    if s.fame == 0:
        return NONE
    for square in squares_of_unmoved(s, seat):
        if closed_to(s, seat, square) and not is_frozen(s, square):
            for kind in (ARMY, SCOUT):
                if unmoved(s, seat, kind, square) > 0 and can_leave(s, seat, kind, square):
                    return square
    return NONE


def can_leave(s: Civilization, seat: i64, kind: i64, square: i64) -> bool:
    """Whether a single figure has a path to a square where it may end; it need not attack or be disbanded for that."""
    w = Walkers(s, seat, 1, 0) if kind == ARMY else Walkers(s, seat, 0, 1)
    return goes_on_to_an_end(s, w, square, steps_of(s, seat, freshest(s, seat, kind, square, 1)), True)
