"""SC-8.8.3: The Sorting Centre: the active citizens it requires, and the pollution it removes."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.citizens import active, origin_of, works_for
from ludotheque.games.small_city.components.box import N_SQUARES, SORTING_PLACE
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE, PIECES

TOO_FEW_ACTIVE: Final = Refusal("SC-8.8.3", "too-few-active")


def why_not_yet(s: SmallCity, seat: i64, piece: i64) -> Refusal | None:
    """SC-8.8.3: a Sorting Centre requires a number of active citizens, regardless of its place."""
    needed = s.box.citizens_needed[piece]
    if needed == 0 or active(s, seat, layout(s, seat)) >= needed:
        return None
    return TOO_FEW_ACTIVE


def facts_of_active(s: SmallCity, seat: i64, piece: i64) -> Facts:
    return {
        "piece": Term(PIECES, piece),
        "needs": int(s.box.citizens_needed[piece]),
        "has": int(active(s, seat, layout(s, seat))),
    }


def relief_of_turn(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.3: the Sorting Centre's addition to the pollution of the turn, below 0."""
    return s.box.sorting_pollution if s.sorting_relief == 0 and sorts(s, seat) else 0


def relief_of_level(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.3: how much the Sorting Centre lowers the level itself (option `sorting_relief`)."""
    if s.sorting_relief == 0 or not sorts(s, seat):
        return 0
    return min(-s.box.sorting_pollution, s.pollution[seat])


def sorts(s: SmallCity, seat: i64) -> bool:
    """SC-8.8.3: whether a citizen who was already in the borough has moved into the Sorting Centre this turn."""
    lay = layout(s, seat)
    for square in range(N_SQUARES):
        if lay.kind[square] == SORTING_PLACE and works_for(s, seat, seat, square):
            origin = origin_of(s, seat, seat, square)
            if origin != NONE and origin // N_SQUARES == seat:
                return True
    return False
