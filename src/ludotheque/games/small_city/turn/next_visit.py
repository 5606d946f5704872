"""SC-5.8: Phase 8: the Mayor leaves, and the next host is found; after the last turn, the end."""

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    HOSTS_NEXT,
    IN_HALLS,
    MAYOR,
    MOST_MOVES,
    NONE,
    PROMISE_PACK,
    PROMISE_SHOWN,
    SOLO_RESULT,
    SPECIAL_JUDGED,
)
from ludotheque.games.small_city.turn import promises, scoring
from ludotheque.games.small_city.turn.setup import promise_of
from ludotheque.games.small_city.turn.solo import result_of


def end_game(s: SmallCity) -> None:
    """SC-5.8.2, SC-7.3: after the last turn, or when nobody is left."""
    judge_promises(s)
    s.end()


def close_turn(s: SmallCity) -> None:
    """SC-5.8.1 to SC-5.8.3: the Mayor leaves, the next host is found, and cards lapse (stage IN_CLOSING)."""
    if s.turn == s.turns():
        end_game(s)
        return
    s.mayor = NONE
    s.host = next_host(s)
    s.note(HOSTS_NEXT, s.host)
    s.on_ground = 0
    for seat in range(s.seats):
        s.card[seat] = NONE
        s.made[seat] = 0
        s.x[seat] = 0
        s.open[seat * 2] = s.open[seat * 2 + 1] = 0
    for at in range(s.seats * MOST_MOVES):
        s.moves[at] = NONE
    s.set_top(0, IN_HALLS)


def next_host(s: SmallCity) -> i64:
    """SC-5.8.1, SC-7.2: who holds card A and is still in the game; else the next player on the host's left."""
    for seat in range(s.seats):
        if s.card[seat] == MAYOR and s.plays(seat):
            return seat
    return s.next_playing(s.host) if s.players_left() > 1 or not s.plays(s.host) else s.host


def judge_promises(s: SmallCity) -> None:
    """SC-6.1, SC-6.2: promises are revealed, and it is said who has kept which."""
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
