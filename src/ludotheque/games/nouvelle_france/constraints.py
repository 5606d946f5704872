"""The works open to a player: bound slots in solo play (NF-8.1, NF-5.4.3), alternation with several players
(NF-8.4.4).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.nouvelle_france.placement import shape_fits
from ludotheque.games.nouvelle_france.state import ANY_WORK, NO_SEAT, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    COUREUR,
    FILLE,
    N_ALLIES,
    N_BUILDING,
    N_SHAPES,
    N_WORKS,
    NATIONS,
    SLOTS,
)

# For a work; and for a shape that has room only on works closed to the player.
BOUND_WORK: Final = Refusal("NF-5.4.3", "bound-work")
MUST_ALTERNATE: Final = Refusal("NF-8.4.4", "must-alternate")
ANOTHER_WORK: Final = Refusal("NF-8.4.6", "another-work")
NOT_ON_BOUND_WORK: Final = Refusal("NF-5.4.3", "not-on-bound-work")
ONLY_ON_LAST_WORK: Final = Refusal("NF-8.4.4", "only-on-last-work")
ONLY_ON_FIRST_WORK: Final = Refusal("NF-8.4.6", "only-on-first-work")

# Sets of works: one bit each.
WORK_BIT: Final = vec[i64]([1, 2, 4])
ALL_WORKS: Final[i64] = 7


def is_open(s: NouvelleFrance, shape: i64) -> bool:
    """NF-5.4.1, NF-5.4.5, NF-8.4.6: a visible shape, or any with the coureur des bois; with a piece in the reserve."""
    return (s.ally == COUREUR or s.is_visible(shape)) and s.has_piece(shape)


def some_shape_fits(s: NouvelleFrance, work: i64) -> bool:
    for shape in range(N_SHAPES):
        if is_open(s, shape) and shape_fits(s, shape, work):
            return True
    return False


def bound_work(s: NouvelleFrance) -> i64:
    """NF-8.1.2: the work required by the present slot; -1 if there is none."""
    return s.bound[s.slot - 1] if s.slot <= SLOTS else ANY_WORK


def is_void(s: NouvelleFrance) -> bool:
    """NF-5.4.3: a bound slot is void in a turn in which no shape fits on its work."""
    work = bound_work(s)
    return work != ANY_WORK and not some_shape_fits(s, work)


def open_works(s: NouvelleFrance, seat: i64) -> i64:
    """The works on which the construction piece of this turn may go, as a set."""
    if s.seats == 1:
        work = bound_work(s)
        return ALL_WORKS if work == ANY_WORK or not some_shape_fits(s, work) else WORK_BIT[work]
    last = s.last_work[seat]
    if last == ANY_WORK:
        return ALL_WORKS
    if s.ally == FILLE:  # NF-8.4.6: the second piece goes on a different work
        return ALL_WORKS - WORK_BIT[last]
    if s.ally == NATIONS or not s.box.alternate:
        return ALL_WORKS
    for work in range(N_WORKS):
        if work != last and some_shape_fits(s, work):
            return ALL_WORKS - WORK_BIT[last]
    return ALL_WORKS


def has_work(works: i64, work: i64) -> bool:
    return (works >> work) & 1 == 1


def why_not_open(s: NouvelleFrance) -> Refusal:
    """The rule that closes a work to the player now."""
    if s.seats == 1:
        return BOUND_WORK
    return ANOTHER_WORK if s.ally == FILLE else MUST_ALTERNATE


def why_only_elsewhere(s: NouvelleFrance) -> Refusal:
    """The rule against a shape that has room only on works that are not open."""
    if s.seats == 1:
        return NOT_ON_BOUND_WORK
    return ONLY_ON_FIRST_WORK if s.ally == FILLE else ONLY_ON_LAST_WORK


def named_work(s: NouvelleFrance, seat: i64) -> i64:
    """The work named by such a refusal: the bound one, or the one built on last."""
    return bound_work(s) if s.seats == 1 else s.last_work[seat]


def may_be_chosen(s: NouvelleFrance, shape: i64, works: i64) -> bool:
    """Whether an open shape has a placement on one of these works."""
    if not is_open(s, shape):
        return False
    for work in range(N_WORKS):
        if has_work(works, work) and shape_fits(s, shape, work):
            return True
    return False


def has_choice(s: NouvelleFrance, works: i64) -> bool:
    """NF-5.4.4: whether any construction piece can be placed."""
    for shape in range(N_SHAPES):
        if may_be_chosen(s, shape, works):
            return True
    return False


def has_token(s: NouvelleFrance, seat: i64, ally: i64) -> bool:
    """NF-8.4.6: each token is used once, at most one a turn."""
    return s.seats > 1 and s.ally == NO_SEAT and s.allies[seat * N_ALLIES + ally] == 0


def is_building(piece: i64) -> bool:
    """A construction piece, not a bonus piece."""
    return piece < N_BUILDING
