"""Bonus construction pieces: when a marker reaches their space, one is placed on the works at once (NF-5.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.nouvelle_france.placement import form_fits
from ludotheque.games.nouvelle_france.state import NO_SEAT, NOT_IN_GAME, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_BONUS,
    AT_DISCARD,
    AT_SCORE,
    AT_THAW,
    AT_WORK,
    BONUS_LOST,
    BONUS_WON,
    COLOURS,
    FORMS,
    N_BUILDING,
    N_COLOURS,
    N_FORMS,
    N_SHAPES,
    N_WORKS,
    PIECES,
    TAKE,
)

WRONG_FORM: Final = Refusal("NF-5.7.1", "wrong-form")
MARKS_ITS_SPACE: Final = Refusal("NF-5.7.1", "marks-its-space")
BONUS_GONE: Final = Refusal("NF-5.7.2", "bonus-gone")


def take_crossed(s: NouvelleFrance, colour: i64) -> None:
    """NF-5.7.1 to NF-5.7.4, NF-8.4.5: each space reached for the first time; the beam is resolved first.

    NF-5.7.6: regardless of what moved the marker. NF-5.7.3: in solo play, white belongs to no player.
    """
    seat = s.seat_of(colour)
    if seat == NO_SEAT:
        return
    for form in range(N_FORMS):
        if crosses(s, colour, form):
            s.note(BONUS_WON, colour, form)
    form = N_FORMS - 1
    while form >= 0:
        if crosses(s, colour, form):
            s.taken[colour * N_FORMS + form] = 1
            s.push(AT_BONUS, seat, colour, form)
        form -= 1


def crosses(s: NouvelleFrance, colour: i64, form: i64) -> bool:
    """Whether a marker is at or past a space that still holds a piece and where it has not yet taken one."""
    return s.track[form] == 1 and s.taken[colour * N_FORMS + form] == 0 and s.markers[colour] >= s.space(form)


def available(s: NouvelleFrance, seat: i64, form: i64) -> vec[i64]:
    """NF-5.7.1, NF-8.4.5: the pieces of a form that may be taken: any left in the reserve; with several players, the
    player's own.
    """
    found = vec[i64]()
    first = N_BUILDING + form * N_COLOURS
    for piece in range(first, first + N_COLOURS):
        if s.in_reserve(piece) and (s.seats == 1 or piece - first == s.own_colour(seat)):
            found = append(found, piece)
    return found


def has_room(s: NouvelleFrance, form: i64) -> bool:
    for work in range(N_WORKS):
        if form_fits(s, N_SHAPES + form, work):
            return True
    return False


class Bonus(Step[NouvelleFrance]):
    """NF-5.7.1, NF-5.7.5: which piece; lost if no work has room. Arguments: the marker's colour, the form.

    NF-8.4.5: with several players there is no choice, since each player places their own.
    """

    def __init__(self) -> None:
        super().__init__(AT_BONUS, "bonus", COLOURS, FORMS)
        self.on = [AT_DISCARD, AT_THAW, AT_SCORE, AT_BONUS]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """It was won, and the question is asked of the marker's owner."""
        colour = s.figure_at(at, 0)
        return s.seat_of(colour) == s.seat_at(at) and s.taken[colour * N_FORMS + s.figure_at(at, 1)] == 1

    def asks(self, s: NouvelleFrance) -> bool:
        form = s.top(1)
        return len(available(s, s.asked(), form)) > 1 and has_room(s, form)

    def proceed(self, s: NouvelleFrance) -> None:
        seat = s.asked()
        colour = s.top(0)
        form = s.top(1)
        s.drop()
        pieces = available(s, seat, form)
        if len(pieces) == 0 or not has_room(s, form):
            s.note(BONUS_LOST, colour, form)
        else:
            s.push(AT_WORK, seat, pieces[0])

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE.of(piece) for piece in available(s, seat, s.top(1))])

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if not TAKE.has(action):
            return NOT_NOW
        piece = TAKE.arg(action)
        if s.box.kind[piece] != N_SHAPES + s.top(1):
            return WRONG_FORM
        if s.piece_work[piece] == NOT_IN_GAME:
            return MARKS_ITS_SPACE
        return None if s.in_reserve(piece) else BONUS_GONE

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        return {"piece": Term(PIECES, TAKE.arg(action)), "form": Term(FORMS, s.top(1))}

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        s.drop()
        s.push(AT_WORK, seat, TAKE.arg(action))
