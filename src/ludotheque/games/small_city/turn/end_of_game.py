"""SC-5.8.2, SC-7.3: The end of the game: after the last turn, or when no player is left; promises are judged."""

from ludotheque.core.cards import everybody
from ludotheque.games.small_city.position.events import PROMISE_SHOWN, SOLO_RESULT, SPECIAL_JUDGED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import PROMISE_PACK
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
