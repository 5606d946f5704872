"""Choosing a piece and a work, placing it, and the consequences (NF-5.4, NF-5.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.nouvelle_france import (
    bonus,
    challenges,
    closing,
    constraints,
    placement,
    questions,
    scoring,
)
from ludotheque.games.nouvelle_france.constraints import ALL_WORKS, has_work, is_building
from ludotheque.games.nouvelle_france.state import NO_SEAT, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_BONUS,
    AT_DISCARD,
    AT_PIECE,
    AT_PLACE,
    AT_SCORE,
    AT_STUCK,
    AT_THAW,
    AT_TURN,
    AT_WORK,
    BUILD,
    CHALLENGE_DONE,
    CHALLENGES,
    COLOURS,
    FROM_ALLY,
    FROM_BONUS,
    FROM_CHALLENGES,
    FROM_DISCS,
    FROM_PIECES,
    FROM_WINTER,
    N_BUILDING,
    N_CHALLENGES,
    N_COLOURS,
    N_SHAPES,
    N_WORKS,
    NATIONS,
    NUMBER,
    PIECES,
    PLACE,
    PLACED,
    SHAPES,
    SOURCES,
    STUCK,
    TAKE,
    WHITE,
    WINTER_SLOT,
    WORKS,
)

NO_BONUS_WON: Final = Refusal("NF-5.7.1", "no-bonus-won")
SHAPE_NOT_VISIBLE: Final = Refusal("NF-5.4.1", "shape-not-visible")
PIECE_GONE: Final = Refusal("NF-5.4.5", "piece-gone")
FITS_NOWHERE: Final = Refusal("NF-5.4.1", "fits-nowhere")
NO_ROOM_THERE: Final = Refusal("NF-5.4.1", "no-room-there")
MOST_POINTS: Final[i64] = 1000  # a bound that no move of a marker reaches


class Piece(Step[NouvelleFrance]):
    """NF-5.4.1, NF-8.4.3: a piece of a visible shape; with no legal placement at all, a card is discarded instead."""

    def __init__(self) -> None:
        super().__init__(AT_PIECE, "piece")
        self.on = [AT_TURN]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        return not s.all_closed() and questions.is_of_turn(s, at)

    def asks(self, s: NouvelleFrance) -> bool:
        return constraints.has_choice(s, constraints.open_works(s, s.asked()))

    def proceed(self, s: NouvelleFrance) -> None:
        seat = s.asked()
        s.drop()
        s.note(STUCK, seat)
        s.push(AT_STUCK, seat)

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for piece in range(N_BUILDING):
            if constraints.is_open(s, s.box.kind[piece]):
                found = append(found, TAKE.of(piece))
        return found

    def actions(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        """The same result as `why_not` over the candidates, computed shape by shape."""
        legal = vec[i64]()
        works = constraints.open_works(s, seat)
        for shape in range(N_SHAPES):
            if constraints.may_be_chosen(s, shape, works):
                for piece in range(shape * N_COLOURS, shape * N_COLOURS + N_COLOURS):
                    if s.in_reserve(piece):
                        legal = append(legal, TAKE.of(piece))
        return legal

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        if not TAKE.has(action):
            return NOT_NOW
        piece = TAKE.arg(action)
        if not is_building(piece):
            return NO_BONUS_WON
        if not s.in_reserve(piece):
            return PIECE_GONE
        shape = s.box.kind[piece]
        if not constraints.is_open(s, shape):
            return SHAPE_NOT_VISIBLE
        if constraints.may_be_chosen(s, shape, constraints.open_works(s, seat)):
            return None
        if constraints.may_be_chosen(s, shape, ALL_WORKS):
            return constraints.why_only_elsewhere(s)
        return FITS_NOWHERE

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        piece = TAKE.arg(action)
        told: Facts = {"piece": Term(PIECES, piece)}
        if is_building(piece):
            told["shape"] = Term(SHAPES, s.box.kind[piece])
        told["work"] = Term(WORKS, constraints.named_work(s, seat))
        return told

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        piece = TAKE.arg(action)
        s.drop()
        s.push(AT_DISCARD, seat, s.box.kind[piece])  # the discard of the turn waits below
        s.push(AT_WORK, seat, piece)


def works_of(s: NouvelleFrance, at: i64) -> i64:
    """For imported positions: the works on which a frame's piece may go, none if it cannot be the piece being
    placed.
    """
    piece = s.figure_at(at, 0)
    seat = s.seat_at(at)
    if at + 1 < s.depth() or not s.in_reserve(piece):
        return 0
    if is_building(piece):
        below = s.step_at(at - 1) == AT_DISCARD and s.figure_at(at - 1, 0) == s.box.kind[piece]
        if not below or seat != s.active() or s.all_closed() or s.slot == WINTER_SLOT:
            return 0
    elif s.seats > 1 and (piece - N_BUILDING) % N_COLOURS != s.own_colour(seat):
        return 0
    return works_for(s, seat, piece)


def works_for(s: NouvelleFrance, seat: i64, piece: i64) -> i64:
    """The works on which this piece may go now and has room, as a set; bonus pieces may go on any (NF-5.7.1)."""
    works = constraints.open_works(s, seat) if is_building(piece) else ALL_WORKS
    found: i64 = 0
    for work in range(N_WORKS):
        if has_work(works, work) and placement.piece_fits(s, piece, work):
            found += constraints.WORK_BIT[work]
    return found


def why_not_on(s: NouvelleFrance, seat: i64, piece: i64, work: i64) -> Refusal | None:
    """NF-5.4.1, NF-5.4.2: the rule that forbids a work for a piece, or None."""
    if not placement.piece_fits(s, piece, work):
        closed = is_building(piece) and s.closed[work] != NO_SEAT
        return placement.WORK_CLOSED if closed else NO_ROOM_THERE
    if is_building(piece) and not has_work(constraints.open_works(s, seat), work):
        return constraints.why_not_open(s)
    return None


def facts_of_work(s: NouvelleFrance, seat: i64, piece: i64, work: i64) -> Facts:
    """The subject of such a refusal: the work itself, or the one that a rule names instead."""
    named = constraints.named_work(s, seat) if placement.piece_fits(s, piece, work) else work
    return {"piece": Term(PIECES, piece), "work": Term(WORKS, named)}


class Work(Step[NouvelleFrance]):
    """NF-5.4.2, NF-5.7.1: the work; not asked where only one is possible. Argument: the piece."""

    def __init__(self) -> None:
        super().__init__(AT_WORK, "work", PIECES)
        self.on = [AT_DISCARD, AT_THAW, AT_SCORE, AT_BONUS]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        return works_of(s, at) != 0

    def asks(self, s: NouvelleFrance) -> bool:
        works = works_for(s, s.asked(), s.top(0))
        return works != 1 and works != 2 and works != 4

    def proceed(self, s: NouvelleFrance) -> None:
        seat = s.asked()
        piece = s.top(0)
        works = works_for(s, seat, piece)
        s.drop()
        s.push(AT_PLACE, seat, piece, 2 if works == 4 else works - 1)

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        return vec[i64]([BUILD.of(work) for work in range(N_WORKS)])

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        return why_not_on(s, seat, s.top(0), BUILD.arg(action)) if BUILD.has(action) else NOT_NOW

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        return facts_of_work(s, seat, s.top(0), BUILD.arg(action))

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        piece = s.top(0)
        s.drop()
        s.push(AT_PLACE, seat, piece, BUILD.arg(action))


class Place(Step[NouvelleFrance]):
    """NF-5.3, NF-5.4.1: where on the work, and in which orientation. Arguments: the piece, the work."""

    def __init__(self) -> None:
        super().__init__(AT_PLACE, "place", PIECES, WORKS)
        self.on = [AT_DISCARD, AT_THAW, AT_SCORE, AT_BONUS]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        return has_work(works_of(s, at), s.figure_at(at, 1))

    def candidates(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        offered = s.box.offered[s.top(0) * N_WORKS + s.top(1)]
        return vec[i64]([PLACE.of(number) for number in offered])

    def actions(self, s: NouvelleFrance, seat: i64) -> vec[i64]:
        """The same result as `why_not` over the candidates: hundreds of placements, computed in one loop."""
        found = placement.placements(s, s.top(0), s.top(1), True)
        for i in range(len(found)):
            found[i] += PLACE.base
        return found

    def why_not(self, s: NouvelleFrance, seat: i64, action: i64) -> Refusal | None:
        """The work is not asked if only one is possible; another one is refused with the reason."""
        if BUILD.has(action):
            return why_not_on(s, seat, s.top(0), BUILD.arg(action)) or NOT_NOW
        if not PLACE.has(action):
            return NOT_NOW
        return placement.why_not_there(s, s.top(0), s.top(1), PLACE.arg(action), True)

    def facts(self, s: NouvelleFrance, seat: i64, action: i64) -> Facts:
        piece = s.top(0)
        work = s.top(1)
        if BUILD.has(action):
            return facts_of_work(s, seat, piece, BUILD.arg(action))
        told: Facts = {"piece": Term(PIECES, piece), "work": Term(WORKS, work)}
        told["challenge"] = Term(CHALLENGES, placement.challenge_above(s, s.box.kind[piece], work))
        return told

    def apply(self, s: NouvelleFrance, seat: i64, action: i64) -> None:
        piece = s.top(0)
        work = s.top(1)
        s.drop()
        build(s, seat, piece, work, PLACE.arg(action))


def build(s: NouvelleFrance, seat: i64, piece: i64, work: i64, number: i64) -> None:
    """NF-5.5.4: points are counted first; then the piece is placed, and the rest follows in order.

    NF-5.5.1 to NF-5.5.3: in solo only the work's colour and white score. NF-6.8: challenges bring their bonus.
    """
    table = s.table_of(piece, work)
    colour = s.colour_of(seat, work)
    points = scoring.placement_points(s, piece, table, number, colour)
    white = scoring.placement_points(s, piece, table, number, WHITE) if s.seats == 1 else 0
    if s.ally == NATIONS and is_building(piece):
        s.move(colour, scoring.ally_points(s, piece, table, number, colour), FROM_ALLY)
    s.put(piece, work, number, seat)
    s.note(PLACED, seat, piece, work, number)
    achieved = challenges_done(s, seat, piece, work)
    closing.check_closing(s, work, seat)
    if is_building(piece) and s.seats > 1:
        s.last_work[seat] = work
    if s.seats == 1:
        s.push(AT_SCORE, seat, WHITE, white, FROM_PIECES)
        for _ in range(achieved):
            s.push(AT_SCORE, seat, colour, s.box.challenge_bonus, FROM_CHALLENGES)
    s.push(AT_SCORE, seat, colour, points, FROM_PIECES if is_building(piece) else FROM_BONUS)


def challenges_done(s: NouvelleFrance, seat: i64, piece: i64, work: i64) -> i64:
    """NF-8.3.1: the open challenges that this placement completes, in order."""
    count: i64 = 0
    if s.architecture == 1:
        for number in range(N_CHALLENGES):
            if s.done[number] == 0 and challenges.achieves(s, number, piece):
                s.done[number] = 1
                s.note(CHALLENGE_DONE, seat, number, work)
                count += 1
    return count


class Score(Step[NouvelleFrance]):
    """NF-5.5.4: a marker moves and takes the bonus pieces it reaches. Arguments: colour, points, source."""

    def __init__(self) -> None:
        super().__init__(AT_SCORE, "score", COLOURS, NUMBER, SOURCES)
        self.on = [AT_DISCARD, AT_THAW, AT_SCORE, AT_BONUS]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """A marker of a player in the game, with a known source."""
        source = s.figure_at(at, 2)
        if s.figure_at(at, 1) > MOST_POINTS or (s.seats > 1 and s.seat_of(s.figure_at(at, 0)) == NO_SEAT):
            return False
        if s.seats > 1:
            return source != FROM_DISCS and source != FROM_CHALLENGES and source != FROM_WINTER
        return source != FROM_DISCS and source != FROM_ALLY

    def asks(self, s: NouvelleFrance) -> bool:
        return False

    def proceed(self, s: NouvelleFrance) -> None:
        colour = s.top(0)
        points = s.top(1)
        source = s.top(2)
        s.drop()
        s.move(colour, points, source)
        bonus.take_crossed(s, colour)
