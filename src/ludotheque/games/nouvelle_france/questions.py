"""Which frames can lie on one another: the part of the invariants that is about what is asked.

The lowest frame is the turn. On it lies a question of the turn; or the discard that ends it, with the piece that is
being placed above; or that discard or a snowfall's end, with markers to move and bonus pieces to place above.
"""

from mypy_extensions import i64

from ludotheque.games.nouvelle_france import constraints
from ludotheque.games.nouvelle_france.building import works_for
from ludotheque.games.nouvelle_france.state import NOBODY, NOTHING, VISIBLE, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_BONUS,
    AT_DISCARD,
    AT_PIECE,
    AT_PLACE,
    AT_REFILL,
    AT_SCORE,
    AT_SECOND,
    AT_STUCK,
    AT_THAW,
    AT_TURN,
    AT_WINTER,
    AT_WINTER_PLACE,
    AT_WINTER_WORK,
    AT_WORK,
    COUREUR,
    FILLE,
    FROM_ALLY,
    FROM_CHALLENGES,
    FROM_DISCS,
    FROM_WINTER,
    N_BUILDING,
    N_COLOURS,
    N_FORMS,
    N_SHAPES,
    WINTER_SLOT,
)


def is_thawing(s: NouvelleFrance, snowfall: i64) -> bool:
    """Whether this snowfall is still being resolved."""
    for at in range(s.depth()):
        if s.step_at(at) == AT_THAW and s.figure_at(at, 0) == snowfall:
            return True
    return False


def pending(s: NouvelleFrance, form: i64) -> i64:
    """How many bonus pieces of a form are won and not placed yet."""
    count: i64 = 0
    for at in range(s.depth()):
        step = s.step_at(at)
        if step == AT_BONUS and s.figure_at(at, 1) == form:
            count += 1
        elif step == AT_WORK or step == AT_PLACE:
            piece = s.figure_at(at, 0)
            count += 1 if piece >= 0 and s.box.kind[piece] == N_SHAPES + form else 0
    return count


def wrong(s: NouvelleFrance) -> list[str]:
    """What is wrong with the frames, in words for a developer."""
    if s.over():
        return []
    last = s.depth() - 1
    if s.step_at(0) != AT_TURN or last == 0:
        return ["frames: the lowest is the turn, with a question above"]
    if s.seats == 1 or s.ally == NOTHING:
        said = ""
    else:
        said = ally_wrong(s)
    at: i64 = 1
    step = s.step_at(at)
    if said == "":
        if step == AT_DISCARD and (last > at or s.ally != COUREUR):
            said = discard_wrong(s, at)
        elif step == AT_THAW or step == AT_REFILL:
            if step == AT_REFILL:
                if s.ally != FILLE or last == at:
                    said = "a card is turned up after a second piece"
                at += 1
            said = said or thaw_wrong(s, at, step == AT_REFILL)
        elif last > at:
            said = "nothing lies on a question of the turn"
        else:
            said = question_wrong(s, at)
    at += 1
    if said == "" and step == AT_DISCARD and at == last and is_building_asked(s, at):
        said = building_wrong(s, at)
        at += 1
    while said == "" and at <= last:
        said = tail_wrong(s, at, at == last)
        at += 1
    return [f"frames: {said}"] if said else []


def ally_wrong(s: NouvelleFrance) -> str:
    """With an ally in use the question is one that comes after it."""
    step = s.step_at(1)
    return "an ally was used already" if step == AT_ALLY or step == AT_SECOND or step == AT_STUCK else ""


def discard_wrong(s: NouvelleFrance, at: i64) -> str:
    """The card to be discarded lies there."""
    shape = s.figure_at(at, 0)
    if s.seat_at(at) != s.active() or shape < 0:
        return "the active player discards"
    if s.shown() != (VISIBLE - 1 if s.ally == FILLE else VISIBLE):
        return "three cards lie there before one is discarded"
    if s.ally != COUREUR and not s.is_visible(shape):
        return "the discarded card is not visible"
    return ""


def thaw_wrong(s: NouvelleFrance, at: i64, refilling: bool) -> str:
    """A snowfall comes when a card is turned up, or when all works are closed."""
    if s.step_at(at) != AT_THAW or at + 1 >= s.depth():
        return "a snowfall is resolved"
    if s.figure_at(at, 0) != s.snowfalls or s.snowfalls == 0:
        return "the snowfall is the last that fell"
    shown = s.shown()
    if refilling:
        return "" if shown == VISIBLE - 2 else "one card lies there after a second piece"
    if s.ally != NOTHING:
        return "allies are over when a turn begins"
    few = shown == VISIBLE - 2 and s.seats > 1 and s.all_closed()
    return "" if shown == VISIBLE - 1 or few else "two cards lie there when snow falls"


def question_wrong(s: NouvelleFrance, at: i64) -> str:
    """A question of the turn itself, asked of the active player."""
    step = s.step_at(at)
    seat = s.seat_at(at)
    if seat != s.active():
        return "the active player is asked"
    if s.all_closed() and step != AT_DISCARD:
        return "with all works closed there are no more turns"
    second = s.ally == FILLE
    if s.shown() != (VISIBLE - 1 if second or step == AT_SECOND else VISIBLE):
        return "another number of cards lies there"
    winter = step == AT_WINTER or step == AT_WINTER_WORK or step == AT_WINTER_PLACE
    if winter:
        return "" if s.slot == WINTER_SLOT and s.ties == 1 else "it is not the Winter's turn"
    if s.slot == WINTER_SLOT:
        return "it is the Winter's turn"
    if step == AT_ALLY or step == AT_SECOND:
        return "" if s.seats > 1 else "allies are not for a player alone"
    if step == AT_PIECE or step == AT_DISCARD:
        return ""
    if step == AT_STUCK:
        works = constraints.open_works(s, seat)
        return "something can be placed" if constraints.has_choice(s, works) else ""
    return f"step {step} is no question of the turn"


def is_building_asked(s: NouvelleFrance, at: i64) -> bool:
    """Whether a construction piece is being placed."""
    step = s.step_at(at)
    piece = s.figure_at(at, 0)
    return (step == AT_WORK or step == AT_PLACE) and piece >= 0 and constraints.is_building(piece)


def building_wrong(s: NouvelleFrance, at: i64) -> str:
    """A construction piece that is open to the player, on a work where it may go."""
    piece = s.figure_at(at, 0)
    if s.seat_at(at) != s.active() or not s.in_reserve(piece) or s.all_closed():
        return "the piece is not in the reserve"
    if s.figure_at(at - 1, 0) != s.box.kind[piece]:
        return "the discarded card is that of the piece"
    if s.slot == WINTER_SLOT:
        return "it is the Winter's turn"
    works = works_for(s, s.seat_at(at), piece)
    if works == 0 or (s.step_at(at) == AT_PLACE and not on_one_of(works, s.figure_at(at, 1))):
        return "the piece has no place there"
    return ""


def on_one_of(works: i64, work: i64) -> bool:
    return work >= 0 and constraints.has_work(works, work)


def tail_wrong(s: NouvelleFrance, at: i64, top: bool) -> str:
    """Markers still to move and bonus pieces still to place."""
    step = s.step_at(at)
    seat = s.seat_at(at)
    first = s.figure_at(at, 0)
    second = s.figure_at(at, 1)
    if step == AT_SCORE:
        return score_wrong(s, first, second, s.figure_at(at, 2))
    if step == AT_BONUS:
        if first < 0 or second < 0 or s.seat_of(first) != seat:
            return "a bonus piece is asked of the marker's owner"
        return "" if s.taken[first * N_FORMS + second] == 1 else "the bonus piece was not won"
    if (step == AT_WORK or step == AT_PLACE) and top:
        if first < N_BUILDING or not s.in_reserve(first):
            return "the bonus piece is not in the reserve"
        if s.seats > 1 and (first - N_BUILDING) % N_COLOURS != s.own_colour(seat):
            return "the bonus piece belongs to another player"
        works = works_for(s, seat, first)
        if works == 0 or (step == AT_PLACE and not on_one_of(works, second)):
            return "the bonus piece has no place there"
        return ""
    return f"step {step} can't lie there"


def score_wrong(s: NouvelleFrance, colour: i64, points: i64, source: i64) -> str:
    """A marker of somebody in the game, for a reason there is."""
    if colour < 0 or points < 0 or source < 0 or points > 1000:
        return "points are for a colour and a reason"
    if s.seats > 1 and s.seat_of(colour) == NOBODY:
        return "nobody plays this colour"
    none = source == FROM_DISCS or (
        source in (FROM_CHALLENGES, FROM_WINTER) if s.seats > 1 else source == FROM_ALLY
    )
    return "there are no points for this now" if none else ""
