"""Allies: one token a turn, each once a game (NF-8.4.6, NF-8.4.13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.nouvelle_france import constraints, questions
from ludotheque.games.nouvelle_france.cards import end_turn
from ludotheque.games.nouvelle_france.constraints import ALL_WORKS, WORK_BIT
from ludotheque.games.nouvelle_france.placement import shape_fits
from ludotheque.games.nouvelle_france.state import (
    NOTHING,
    VISIBLE,
    NouvelleFrance,
)
from ludotheque.games.nouvelle_france.vocabulary import (
    ALLIES,
    ALLY_KEPT,
    ALLY_USED,
    AT_ALLY,
    AT_PIECE,
    AT_SECOND,
    AT_TURN,
    COUREUR,
    FILLE,
    N_ALLIES,
    N_SHAPES,
    N_WORKS,
    NATIONS,
    PASS,
    USE,
)

TOKEN_USED: Final = Refusal("NF-8.4.6", "token-used")
AFTER_PLACING: Final = Refusal("NF-8.4.6", "ally-after-placing")
BEFORE_CHOOSING: Final = Refusal("NF-8.4.6", "ally-before-choosing")
LEADS_NOWHERE: Final = Refusal("NF-8.4.13", "ally-leads-nowhere")


def leads_to_placement(s: NouvelleFrance, seat: i64, ally: i64) -> bool:
    """NF-8.4.13: an ally is usable only if it leads to a placement."""
    if ally == COUREUR:
        for shape in range(N_SHAPES):
            if s.has_piece(shape) and fits_somewhere(s, shape):
                return True
        return False
    if ally == NATIONS:
        return constraints.has_choice(s, ALL_WORKS)
    last = s.last_work[seat]
    return last >= 0 and constraints.has_choice(s, ALL_WORKS - WORK_BIT[last])


def fits_somewhere(s: NouvelleFrance, shape: i64) -> bool:
    for work in range(N_WORKS):
        if shape_fits(s, shape, work):
            return True
    return False


def is_usable(s: NouvelleFrance, seat: i64, ally: i64) -> bool:
    return constraints.has_token(s, seat, ally) and leads_to_placement(s, seat, ally)


def left(s: NouvelleFrance, seat: i64) -> i64:
    """How many tokens have not been used; in solo play there are none."""
    count: i64 = 0
    if s.seats > 1:
        for ally in range(N_ALLIES):
            count += 1 - s.allies[seat * N_ALLIES + ally]
    return count


def may_place_second(s: NouvelleFrance, seat: i64) -> bool:
    """NF-8.4.12: the fille du Roy is asked about after a placement, if no ally was used this turn."""
    return is_usable(s, seat, FILLE)


def use(s: NouvelleFrance, seat: i64, ally: i64) -> None:
    """A used token is turned over and stays so."""
    s.allies[seat * N_ALLIES + ally] = 1
    s.ally = ally
    s.note(ALLY_USED, seat, ally)


def why_not_use(s: NouvelleFrance, seat: i64, ally: i64, after: bool) -> Refusal | None:
    """`after`: a piece has already been placed in this turn."""
    if s.allies[seat * N_ALLIES + ally] == 1:
        return TOKEN_USED
    if (ally == FILLE) != after:
        return BEFORE_CHOOSING if after else AFTER_PLACING
    return None if leads_to_placement(s, seat, ally) else LEADS_NOWHERE


class BeforeChoosing(Step[NouvelleFrance]):
    """NF-8.4.6, NF-8.4.12: coureur des bois or First Nations, before a piece is chosen."""

    def __init__(self) -> None:
        super().__init__(AT_ALLY, "ally")
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        return s.seats > 1 and s.ally == NOTHING and not s.all_closed() and questions.is_of_turn(s, at)

    def asks(self, s: NouvelleFrance) -> bool:
        return is_usable(s, s.asked(), COUREUR) or is_usable(s, s.asked(), NATIONS)

    def proceed(self, s: NouvelleFrance) -> None:
        seat = s.asked()
        s.drop()
        s.push(AT_PIECE, seat)

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([USE.of(COUREUR), USE.of(NATIONS), PASS.of()])

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action):
            return None
        return why_not_use(s, seat, USE.arg(action), False) if USE.has(action) else NOT_NOW

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        return {"ally": Term(ALLIES, USE.arg(action))}

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        s.drop()
        if USE.has(action):
            use(s, seat, USE.arg(action))
        s.push(AT_PIECE, seat)


class SecondPiece(Step[NouvelleFrance]):
    """NF-8.4.6: the fille du Roy, after a placement with its points and its discard."""

    def __init__(self) -> None:
        super().__init__(AT_SECOND, "second")
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """One of the cards has been discarded."""
        return (
            s.seats > 1
            and s.ally == NOTHING
            and not s.all_closed()
            and questions.is_of_turn(s, at, VISIBLE - 1)
        )

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([USE.of(FILLE), PASS.of()])

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action):
            return None
        return why_not_use(s, seat, USE.arg(action), True) if USE.has(action) else NOT_NOW

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        return {"ally": Term(ALLIES, USE.arg(action))}

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        s.drop()
        if USE.has(action):
            use(s, seat, FILLE)
            s.push(AT_PIECE, seat)
        else:
            s.note(ALLY_KEPT, seat, FILLE)
            end_turn(s)
