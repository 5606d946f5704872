"""The turn: draw a card, build, discard a card, next turn (NF-5.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import BOTTOM, Step
from ludotheque.core.verbs import Term
from ludotheque.games.nouvelle_france import allies, constraints, questions
from ludotheque.games.nouvelle_france.cards import discard, draw, end_turn, shapes_shown
from ludotheque.games.nouvelle_france.state import VISIBLE, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_DISCARD,
    AT_PIECE,
    AT_REFILL,
    AT_SECOND,
    AT_SNOW,
    AT_STUCK,
    AT_THAW,
    AT_TURN,
    AT_WINTER,
    BOUND_VOID,
    COUREUR,
    DISCARD,
    FILLE,
    SHAPES,
    TURN_BEGAN,
    WINTER_BEGAN,
    WINTER_SLOT,
)

CARD_NOT_VISIBLE: Final = Refusal("NF-5.4.4", "card-not-visible")
CARD_NOT_AMONG_THREE: Final = Refusal("NF-8.4.6", "card-not-visible")


class Turn(Step[NouvelleFrance]):
    """NF-5.1.1, NF-5.1.2, NF-5.1.5: the lowest frame, with the active seat. It draws until three cards are visible,
    also in the Winter's turn (NF-5.1.4).

    NF-6.7: once all works are closed the remaining snowfalls happen at once instead of turns.
    """

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn")
        self.on = [BOTTOM]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """A question lies above it."""
        return s.depth() > 1

    def asks(self, s: NouvelleFrance) -> bool:
        return False

    def proceed(self, s: NouvelleFrance) -> None:
        seat = s.asked()
        if s.all_closed():
            s.push(AT_SNOW, seat, s.snowfalls + 1)
        elif s.shown() < VISIBLE:
            draw(s)
        elif s.seats > 1:
            s.note(TURN_BEGAN, seat)
            s.push(AT_ALLY, seat)
        elif s.slot == WINTER_SLOT:
            s.note(WINTER_BEGAN)
            s.push(AT_WINTER, seat)
        else:
            s.note(TURN_BEGAN, seat)
            if constraints.is_void(s):
                s.note(BOUND_VOID, seat, constraints.bound_work(s))
            s.push(AT_PIECE, seat)


class Stuck(Step[NouvelleFrance]):
    """NF-5.4.4, NF-8.4.9: if nothing can be placed, one of the three visible cards is discarded."""

    def __init__(self) -> None:
        super().__init__(AT_STUCK, "stuck")
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        if not questions.is_of_turn(s, at) or s.all_closed() or not questions.is_before_an_ally(s):
            return False
        return not constraints.has_choice(s, constraints.open_works(s, s.seat_at(at)))

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([DISCARD.of(shape) for shape in shapes_shown(s)])

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if not DISCARD.has(action):
            return NOT_NOW
        return None if s.is_visible(DISCARD.arg(action)) else CARD_NOT_VISIBLE

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        return {"shape": Term(SHAPES, DISCARD.arg(action))}

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        s.drop()
        discard(s, DISCARD.arg(action))
        end_turn(s)


class Discard(Step[NouvelleFrance]):
    """NF-5.5.5: the card of the shape played is discarded; with the coureur des bois any of the three (NF-8.4.6).

    Argument: the shape that was played.
    """

    def __init__(self) -> None:
        super().__init__(AT_DISCARD, "discard", SHAPES)
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """The card is among the visible ones; the coureur des bois allows any."""
        if s.seat_at(at) != s.active() or s.shown() != (VISIBLE - 1 if s.ally == FILLE else VISIBLE):
            return False
        return s.ally == COUREUR or s.is_visible(s.figure_at(at, 0))

    def asks(self, s: NouvelleFrance) -> bool:
        return s.ally == COUREUR

    def proceed(self, s: NouvelleFrance) -> None:
        seat = s.asked()
        shape = s.top(0)
        s.drop()
        discard(s, shape)
        if s.ally == FILLE:
            s.push(AT_REFILL, seat)
        elif allies.may_place_second(s, seat):
            s.push(AT_SECOND, seat)
        else:
            end_turn(s)

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([DISCARD.of(shape) for shape in shapes_shown(s)])

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if not DISCARD.has(action):
            return NOT_NOW
        return None if s.is_visible(DISCARD.arg(action)) else CARD_NOT_AMONG_THREE

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        return {"shape": Term(SHAPES, DISCARD.arg(action))}

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        s.drop()
        discard(s, DISCARD.arg(action))
        end_turn(s)


class Refill(Step[NouvelleFrance]):
    """NF-8.4.6, NF-8.4.12, NF-8.4.14: after a second piece a card is drawn, so that two are visible."""

    def __init__(self) -> None:
        super().__init__(AT_REFILL, "refill")
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """After a second piece, during a snowfall."""
        return s.ally == FILLE and at + 1 < s.depth() and s.step_at(at + 1) == AT_THAW

    def asks(self, s: NouvelleFrance) -> bool:
        return False

    def proceed(self, s: NouvelleFrance) -> None:
        if s.all_closed() or s.shown() >= VISIBLE - 1:
            s.drop()
            end_turn(s)
        else:
            draw(s)
