"""Taxis: what a taxi in hand can be spent on, and the effects of the boxes (QD-5.8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import bag as drawing
from ludotheque.games.quadrata.box import (
    AMOUNTS_OF,
    BLANK,
    EXTRA_TOKENS,
    MODIFY,
    N_AMOUNTS,
    N_BOX_KINDS,
    NO_CHANGE,
    PLANE_BOX,
    SECOND_VISIT,
    SWAP_BOX,
    UNCHANGED,
    Changes,
)
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_REPLACE,
    AT_RESERVE,
    AT_SWAP,
    AT_VISIT,
    BOXES,
    CROSS,
    FAMILY,
    FIRST_EXTRA,
    HELD,
    N_BOXES,
    N_HELD,
    N_TOKENS,
    PLANE,
    SPACES,
    SWAP,
    SWAPPED,
    TOKENS,
)

EXPERT_BOX: Final = Refusal("QD-8.1", "expert-box")
FAMILY_BOX: Final = Refusal("QD-8.2", "family-box")
ONLY_IN_A_VISIT: Final = Refusal("QD-5.8.3", "only-in-a-visit")
ONLY_FOR_A_SECOND_VISIT: Final = Refusal("QD-5.8.6", "only-for-a-second-visit")
NO_TAXI: Final = Refusal("QD-5.8.2", "no-taxi")
BOX_CROSSED: Final = Refusal("QD-5.8.2", "box-crossed")
WITHOUT_EFFECT: Final = Refusal("QD-5.8.3", "without-effect")
NOT_HELD: Final = Refusal("QD-5.8.5", "not-held")
NOT_RESTING: Final = Refusal("QD-5.8.5", "not-resting")


# ---------------------------------------------------------------- boxes crossed on their own


def with_boxes(found: vec[i64]) -> vec[i64]:
    """The choices, followed by those of crossing a box."""
    for box in range(N_BOXES):
        found = append(found, CROSS.of(box))
    return found


def with_usable_boxes(s: Quadrata, seat: i64, legal: vec[i64]) -> vec[i64]:
    """The legal choices, followed by those of crossing a box."""
    if s.mode != FAMILY and s.taxis(seat) > 0:
        for box in range(N_BOXES):
            if why_not_cross(s, seat, box) is None:
                legal = append(legal, CROSS.of(box))
    return legal


def some_box_usable(s: Quadrata, seat: i64) -> bool:
    """Whether a box can be crossed on its own now: never on the family side (QD-8.1)."""
    return len(with_usable_boxes(s, seat, vec[i64]())) > 0


def why_not_cross(s: Quadrata, seat: i64, box: i64) -> Refusal | None:
    """QD-5.8.2, QD-5.8.3: a taxi in hand, a free box of this side, and an effect that is possible."""
    if s.box.box_side[box] != s.mode:
        return EXPERT_BOX if s.mode == FAMILY else FAMILY_BOX
    kind = s.box.box_kind[box]
    if kind == MODIFY:
        return ONLY_IN_A_VISIT
    if kind == SECOND_VISIT:
        return ONLY_FOR_A_SECOND_VISIT
    if s.taxis(seat) == 0:
        return NO_TAXI
    if s.free_boxes(seat, box) == 0:
        return BOX_CROSSED
    return None if has_effect(s, seat, kind) else WITHOUT_EFFECT


def has_effect(s: Quadrata, seat: i64, kind: i64) -> bool:
    """QD-5.8.5: the requirements of each box."""
    if kind == EXTRA_TOKENS:
        return some_extra_space_empty(s, seat) and s.total(s.bag, seat) + s.total(s.rest, seat) > 0
    if kind == SWAP_BOX:
        return s.tokens_on_board(seat) > 0 and s.total(s.rest, seat) > 0
    if kind == PLANE_BOX:
        return s.planes > 0
    return kind == BLANK


def some_extra_space_empty(s: Quadrata, seat: i64) -> bool:
    for space in range(FIRST_EXTRA, FIRST_EXTRA + s.box.extra_spaces[s.mode]):
        if s.spaces[seat * SPACES + space] == NOTHING:
            return True
    return False


def facts(s: Quadrata, seat: i64, box: i64) -> Facts:
    return {"box": Term(BOXES, box)}


def cross(s: Quadrata, seat: i64, box: i64) -> None:
    """QD-5.8.5: the effect happens at once."""
    s.cross(seat, box)
    kind = s.box.box_kind[box]
    if kind == EXTRA_TOKENS:
        drawing.fill_extra(s, seat)
    elif kind == PLANE_BOX:
        s.planes -= 1
        s.rest[seat * N_TOKENS + PLANE] += 1
    elif kind == SWAP_BOX:
        s.push(AT_SWAP, seat)


class Swap(Step[Quadrata]):
    """QD-5.8.5: exchanges a token of the movement area with one of the rest zone."""

    def __init__(self) -> None:
        super().__init__(AT_SWAP, "swap")
        self.on = [AT_REPLACE, AT_VISIT, AT_RESERVE]

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for held in range(N_HELD):
            if s.space_of(seat, held) != NOTHING:
                for kind in range(N_TOKENS):
                    found = append(found, SWAP.of(held, kind))
        return found

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if not SWAP.has(action):
            return NOT_NOW
        if s.space_of(seat, SWAP.arg(action)) == NOTHING:
            return NOT_HELD
        return None if s.rest[seat * N_TOKENS + SWAP.arg2(action)] > 0 else NOT_RESTING

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        return {"held": Term(HELD, SWAP.arg(action)), "token": Term(TOKENS, SWAP.arg2(action))}

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        s.drop()
        held = SWAP.arg(action)
        kind = SWAP.arg2(action)
        space = seat * SPACES + s.space_of(seat, held)
        s.lay_to_rest(seat, held)
        s.rest[seat * N_TOKENS + kind] -= 1
        s.spaces[space] = kind
        s.note(SWAPPED, seat, held, kind)


# ---------------------------------------------------------------- boxes that change a product


def reach(s: Quadrata, seat: i64, taxis: i64) -> i64:
    """All changes that this many taxis can make on the free boxes, as bits; including no change."""
    found: i64 = UNCHANGED
    ways = s.box.changes[s.mode]
    for way in range(len(ways.size)):
        if ways.size[way] > taxis:
            break
        if fits(s, seat, ways, way, s.changes):
            found |= ways.total[way]
    return found


def fewest(s: Quadrata, seat: i64, done: vec[i64]) -> vec[i64]:
    """By `change + NO_CHANGE`: the fewest taxis for it in addition to those already spent on `done`; -1: out of
    reach.
    """
    found = vec[i64]([NOTHING] * (2 * NO_CHANGE + 1))
    spent = done[0] + done[1] + done[2] + done[3]
    if spent == 0:
        found[NO_CHANGE] = 0
    ways = s.box.changes[s.mode]
    for way in range(len(ways.size)):
        if ways.size[way] > spent + s.taxis(seat):
            break
        change: i64 = NO_CHANGE
        for amount in range(N_AMOUNTS):
            change += ways.count[way * N_AMOUNTS + amount] * AMOUNTS_OF[amount]
        if found[change] == NOTHING and goes_on(ways, way, done) and fits(s, seat, ways, way, done):
            found[change] = ways.size[way] - spent
    return found


def goes_on(ways: Changes, way: i64, done: vec[i64]) -> bool:
    """Whether a way includes all the changes already made."""
    for amount in range(N_AMOUNTS):
        if ways.count[way * N_AMOUNTS + amount] < done[amount]:
            return False
    return True


def fits(s: Quadrata, seat: i64, ways: Changes, way: i64, done: vec[i64]) -> bool:
    """Whether enough boxes are free for the uncrossed rest of a way."""
    for amount in range(N_AMOUNTS):
        box = s.box.box_of_amount[s.mode * N_AMOUNTS + amount]
        if box != NOTHING:
            needed: i64 = 0
            for other in range(N_AMOUNTS):
                if s.box.box_of_amount[s.mode * N_AMOUNTS + other] == box:
                    needed += ways.count[way * N_AMOUNTS + other] - done[other]
            if needed > s.free_boxes(seat, box):
                return False
    return True


def leads_on(s: Quadrata, seat: i64, gap: i64, amount: i64) -> bool:
    """QD-5.8.4: whether this change, after those already made, is part of a way of which no part would do."""
    ways = s.box.changes[s.mode]
    done: i64 = 0
    for other in range(N_AMOUNTS):
        done += s.changes[other]
    most = done + s.taxis(seat)
    for way in range(len(ways.size)):
        if ways.size[way] > most:
            return False
        is_least = ways.total[way] & gap != 0 and ways.parts[way] & gap == 0
        if is_least and contains(s, ways, way, amount) and fits(s, seat, ways, way, s.changes):
            return True
    return False


def contains(s: Quadrata, ways: Changes, way: i64, amount: i64) -> bool:
    """Whether a way includes the changes already made and one more of this amount."""
    for other in range(N_AMOUNTS):
        wanted = s.changes[other] + (1 if other == amount else 0)
        if ways.count[way * N_AMOUNTS + other] < wanted:
            return False
    return True


def changed_by(s: Quadrata) -> i64:
    """The sum of the changes made for the present visit."""
    return s.changes[0] + 2 * s.changes[1] - s.changes[2] - 2 * s.changes[3]


def second_visit_box(s: Quadrata) -> i64:
    """The box for a second visit on this side; -1 if there is none."""
    return s.box.box_of_kind[s.mode * N_BOX_KINDS + SECOND_VISIT]
