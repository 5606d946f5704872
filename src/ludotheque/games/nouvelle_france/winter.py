"""The Winter's turn: an automaton that plays white (NF-5.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.nouvelle_france import closing, questions, scoring
from ludotheque.games.nouvelle_france.building import (
    FITS_NOWHERE,
    NO_ROOM_THERE,
    PIECE_GONE,
    SHAPE_NOT_VISIBLE,
)
from ludotheque.games.nouvelle_france.cards import discard, end_turn, shapes_shown
from ludotheque.games.nouvelle_france.constraints import is_building
from ludotheque.games.nouvelle_france.placement import WORK_CLOSED, why_not_there
from ludotheque.games.nouvelle_france.state import (
    FEWER_WHITE,
    NO_ROOM,
    NO_SEAT,
    NOTHING,
    WINTER,
    NouvelleFrance,
)
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_DISCARD,
    AT_SCORE,
    AT_TURN,
    AT_WINTER,
    AT_WINTER_PLACE,
    AT_WINTER_WORK,
    BUILD,
    BY_PLAYER,
    FROM_WINTER,
    N_WORKS,
    PIECES,
    PLACE,
    SHAPES,
    TAKE,
    WHITE,
    WINTER_CHOSE,
    WINTER_LEFT,
    WINTER_NO_ROOM,
    WINTER_PLACED,
    WINTER_SAW,
    WINTER_STUCK,
    WORKS,
)
from ludotheque.games.nouvelle_france.winter_search import (
    Search,
    has_room,
    most_white,
    search,
    tied,
    tied_pieces,
    tied_placements,
    tied_works,
    white_cubes,
)

FEWER_WHITE_CUBES: Final = Refusal("NF-5.6.1", "fewer-white-cubes")
NOT_TIED: Final = Refusal("NF-5.6.5", "not-tied")
WINTER_TAKES_NO_BONUS: Final = Refusal("NF-5.6.6", "winter-takes-no-bonus")


def why_not_take(s: NouvelleFrance, piece: i64) -> Refusal:
    """NF-5.6.1, NF-5.6.6: the rule that keeps the Winter from a piece that is not among the ties."""
    if not is_building(piece):
        return WINTER_TAKES_NO_BONUS
    if not s.in_reserve(piece):
        return PIECE_GONE
    if not s.is_visible(s.box.kind[piece]):
        return SHAPE_NOT_VISIBLE
    if not has_room(s, s.box.kind[piece]):
        return FITS_NOWHERE
    return FEWER_WHITE_CUBES if white_cubes(s, piece) < most_white(s) else NOT_TIED


def why_not_build(s: NouvelleFrance, piece: i64, work: i64) -> Refusal:
    """NF-5.3.9, NF-5.6.5: the rule that keeps the Winter from a work that is not among the ties."""
    if s.closed[work] != NO_SEAT:
        return WORK_CLOSED
    return NOT_TIED if s.fits[s.box.kind[piece] * N_WORKS + work] == 1 else NO_ROOM_THERE


def explain(s: NouvelleFrance, found: Search, piece: i64, reason: i64) -> None:
    """The Winter's reasons, for the log and for the table."""
    s.winter_best = found.best
    s.winter_where = found.where
    s.winter_piece = piece
    s.winter_reason = reason
    s.winter_points = max(found.points, 0)
    most = most_white(s)
    for shape in shapes_shown(s):
        if found.best[shape] == NO_ROOM:
            s.note(WINTER_NO_ROOM, shape)
        elif found.best[shape] == FEWER_WHITE:
            s.note(WINTER_LEFT, shape, most)
        else:
            s.note(WINTER_SAW, shape, most, found.where[shape], found.best[shape])


def carry_out(s: NouvelleFrance, found: Search, piece: i64, work: i64, placement: i64, reason: i64) -> None:
    """NF-5.6.3, NF-5.5.4: the piece is placed, closing is tested, only white scores, the card is discarded."""
    explain(s, found, piece, reason)
    s.note(WINTER_CHOSE, piece, work, found.points, reason)
    seat = s.active()
    s.put(piece, work, placement, WINTER)
    s.note(WINTER_PLACED, piece, work, placement)
    closing.check_closing(s, work, WINTER)
    s.push(AT_DISCARD, seat, s.box.kind[piece])
    s.push(AT_SCORE, seat, WHITE, found.points, FROM_WINTER)


class Winter(Step[NouvelleFrance]):
    """NF-5.6: the Winter plays automatically; with NF-5.6.5 the player chooses among tied pieces."""

    def __init__(self) -> None:
        super().__init__(AT_WINTER, "winter")
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        return questions.is_of_winter(s, at)

    def asks(self, s: NouvelleFrance) -> bool:
        return s.ties == 1 and len(tied_pieces(s)) > 1

    def proceed(self, s: NouvelleFrance) -> None:
        found = search(s)
        seat = s.asked()
        s.drop()
        if found.piece == NOTHING:
            self.give_up(s, found)
        elif s.ties == 1:
            s.push(AT_WINTER_WORK, seat, found.piece)
        else:
            carry_out(s, found, found.piece, found.work, found.placement, found.reason)

    def give_up(self, s: NouvelleFrance, found: Search) -> None:
        """NF-5.6.4: without a legal placement, the visible card whose shape comes first on the strip is discarded."""
        explain(s, found, NOTHING, 0)
        s.note(WINTER_STUCK)
        discard(s, shapes_shown(s)[0])
        end_turn(s)

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE.of(piece) for piece in tied_pieces(s)])

    def actions(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if not TAKE.has(action):
            return NOT_NOW
        piece = TAKE.arg(action)
        return None if piece in tied_pieces(s) else why_not_take(s, piece)

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        piece = TAKE.arg(action)
        told: Facts = {"piece": Term(PIECES, piece)}
        if is_building(piece):
            told["shape"] = Term(SHAPES, s.box.kind[piece])
            told["cubes"] = int(white_cubes(s, piece))
            told["most"] = int(most_white(s))
        return told

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        s.drop()
        s.push(AT_WINTER_WORK, seat, TAKE.arg(action))


class WinterWork(Step[NouvelleFrance]):
    """NF-5.6.5: the work, if several are tied. Argument: the piece."""

    def __init__(self) -> None:
        super().__init__(AT_WINTER_WORK, "winter_work", PIECES)
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        return questions.is_of_winter(s, at)

    def asks(self, s: NouvelleFrance) -> bool:
        return len(tied_works(s, s.top(0))) != 1

    def proceed(self, s: NouvelleFrance) -> None:
        seat = s.asked()
        piece = s.top(0)
        s.drop()
        s.push(AT_WINTER_PLACE, seat, piece, tied_works(s, piece)[0])

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([BUILD.of(work) for work in tied_works(s, s.top(0))])

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if not BUILD.has(action):
            return NOT_NOW
        work = BUILD.arg(action)
        return None if work in tied_works(s, s.top(0)) else why_not_build(s, s.top(0), work)

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        return {"piece": Term(PIECES, s.top(0)), "work": Term(WORKS, BUILD.arg(action))}

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        piece = s.top(0)
        s.drop()
        s.push(AT_WINTER_PLACE, seat, piece, BUILD.arg(action))


class WinterPlace(Step[NouvelleFrance]):
    """NF-5.6.5: the placement, if several are tied. Arguments: the piece, the work."""

    def __init__(self) -> None:
        super().__init__(AT_WINTER_PLACE, "winter_place", PIECES, WORKS)
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        return questions.is_of_winter(s, at)

    def asks(self, s: NouvelleFrance) -> bool:
        return len(tied_placements(s, s.top(0), s.top(1))) != 1

    def proceed(self, s: NouvelleFrance) -> None:
        self.place(s, tied_placements(s, s.top(0), s.top(1))[0])

    def place(self, s: NouvelleFrance, placement: i64) -> None:
        """The only tied placement, or the player's choice."""
        found = search(s)
        reason = BY_PLAYER if len(tied(s)) > 1 else found.reason
        piece = s.top(0)
        work = s.top(1)
        s.drop()
        carry_out(s, found, piece, work, placement, reason)

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([PLACE.of(number) for number in tied_placements(s, s.top(0), s.top(1))])

    def actions(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        piece = s.top(0)
        work = s.top(1)
        if BUILD.has(action) and BUILD.arg(action) not in tied_works(s, piece):
            return why_not_build(s, piece, BUILD.arg(action))
        if not PLACE.has(action):
            return NOT_NOW
        refusal = why_not_there(s, piece, work, PLACE.arg(action), False)
        if refusal is not None:
            return refusal
        table = s.table_of(piece, work)
        found = search(s)
        points = scoring.placement_points(s, piece, table, PLACE.arg(action), WHITE)
        snow = scoring.snow_value(s, piece, work, PLACE.arg(action), WHITE)
        return None if points == found.points and snow == found.snow else NOT_TIED

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        work = BUILD.arg(action) if BUILD.has(action) else s.top(1)
        return {"piece": Term(PIECES, s.top(0)), "work": Term(WORKS, work)}

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        self.place(s, PLACE.arg(action))
