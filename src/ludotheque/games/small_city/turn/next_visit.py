"""SC-5.8: Phase 8: the Mayor leaves, and the next host is determined; after the last turn, the end."""

from mypy_extensions import i64

from ludotheque.games.small_city.position.events import HOSTS_NEXT
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import IN_HALLS, MAYOR, MOST_MOVES, NONE
from ludotheque.games.small_city.turn.end_of_game import end_game


def close_turn(s: SmallCity) -> None:
    """SC-5.8.1 to SC-5.8.3: the Mayor leaves, the next host is determined, and cards lapse (stage IN_CLOSING)."""
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
    """SC-5.8.1, SC-7.2: the holder of card A, if still in the game; otherwise the next player on the host's left."""
    for seat in range(s.seats):
        if s.card[seat] == MAYOR and s.plays(seat):
            return seat
    return s.next_playing(s.host) if s.players_left() > 1 or not s.plays(s.host) else s.host
