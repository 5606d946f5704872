"""SC-5.8.2, SC-7: The end of the game: after the last turn, or when no player is left; promises are judged; the
winner.
"""

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.game import Outcome
from ludotheque.games.small_city.citizens.citizens import living_of
from ludotheque.games.small_city.position.events import PROMISE_SHOWN, SOLO_RESULT, SPECIAL_JUDGED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import BY_ALL_VOTES, PROMISE_PACK
from ludotheque.games.small_city.turn import promises, scoring
from ludotheque.games.small_city.turn.setup import promise_of
from ludotheque.games.small_city.turn.solo import result_of


def end_game(s: SmallCity) -> None:
    """SC-5.8.2, SC-7.3: after the last turn, or when no player is left."""
    judge_promises(s)
    s.end()


def judge_promises(s: SmallCity) -> None:
    """SC-6.1, SC-6.2: promises are revealed, and it is logged which are kept."""
    for place in range(s.seats):
        seat = s.in_order(place)
        promise = promise_of(s, seat)
        PROMISE_PACK.show(s.seen, promise, everybody(s.seats))
        kept = promises.is_kept(s, seat, s.box.promises[promise])
        s.note(PROMISE_SHOWN, seat, promise, 1 if kept else 0)
        if promises.is_kept(s, seat, s.box.specials[s.special]):
            s.note(SPECIAL_JUDGED, seat, s.special)
    if s.is_alone():
        s.note(SOLO_RESULT, 0, result_of(scoring.total(s, 0)) if s.plays(0) else 0)


def outcome(s: SmallCity) -> Outcome:
    """SC-7.1, SC-7.2: the highest total; then less pollution, more living citizens, more money. Seats that left the
    game are last, later ones before earlier ones (SC-5.6.2). In a solo game the player resigns or not (SC-8.0.3).
    """
    every = [scoring.parts(s, seat) for seat in range(s.seats)]
    points = [sum(part.values()) for part in every]
    ties = [tie_breaks(s, seat) for seat in range(s.seats)]
    left = [int(s.left_in[seat]) for seat in range(s.seats)]
    finer = [scoring.sources(s, seat) for seat in range(s.seats)] if s.victory == BY_ALL_VOTES else None
    if s.is_alone():
        resigned = left[0] > 0 or result_of(points[0]) == 0
        return Outcome(points, every, winners=[] if resigned else [0], tie_breaks=ties, sources=finer)
    return Outcome(points, every, tie_breaks=ties, left=left, sources=finer)


def tie_breaks(s: SmallCity, seat: i64) -> list[int]:
    pollution = int(s.pollution[seat]) if s.is_measured(seat) else 0
    return [-pollution, int(living_of(s, seat)), int(s.money[seat])]
