"""Set-up (QD-4.1 to QD-4.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.quadrata import bag as drawing
from ludotheque.games.quadrata import centre
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import AT_DAY, N_BASE, N_CARDS, N_TOKENS, PLANE


def set_up(s: Quadrata, options: vec[i64]) -> None:
    """QD-4.1 to QD-4.7, QD-9.3."""
    s.mode = options[0]
    s.quiz = options[1]
    s.consolation = options[2]
    s.after_taxi = options[3]
    s.reservation = options[4]
    s.reshuffle = options[5]
    s.extra_spaces = options[6]
    for card in range(N_CARDS):
        s.deck[card] = card
    s.deck_size = N_CARDS
    centre.shuffle_deck(s, s.chance)
    centre.refill(s)
    for seat in range(s.seats):
        fill_bag(s, seat)
        for space in range(s.box.first_draw):
            drawing.draw_into(s, seat, space)
    s.first = s.chance.below(s.seats)
    s.push(AT_DAY, s.first)


def fill_bag(s: Quadrata, seat: i64) -> None:
    """QD-4.4: the six base tokens and the coloured plane."""
    for kind in range(N_BASE):
        s.bag[seat * N_TOKENS + kind] = 1
    s.bag[seat * N_TOKENS + PLANE] = 1
