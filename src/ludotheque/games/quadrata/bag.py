"""Drawing tokens: one at a time from the bag; an empty bag is refilled from the whole rest zone first (QD-5.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.quadrata.box import EXTRA_TOKENS, N_BOX_KINDS
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    ADVANCED_DRAWN,
    DREW,
    FIRST_EXTRA,
    FIRST_TRAIN,
    N_ADVANCED,
    N_BASE,
    N_BOXES,
    N_TOKENS,
    POURED,
    REFILLED,
    REFILLS,
    SPACES,
)


def one_of(counts: vec[i64], first: i64, kinds: i64, chance: Chance) -> i64:
    """QD-5.11.1: which kind is drawn, each token equally likely; -1 if there is none."""
    total: i64 = 0
    for kind in range(kinds):
        total += counts[first + kind]
    if total == 0:
        return NOTHING
    left = chance.below(total)
    found: i64 = 0
    while left >= counts[first + found]:
        left -= counts[first + found]
        found += 1
    return found


def pour(s: Quadrata, seat: i64) -> None:
    """Moves the whole rest zone into the bag."""
    poured: i64 = 0
    for at in range(seat * N_TOKENS, (seat + 1) * N_TOKENS):
        poured += s.rest[at]
        s.bag[at] += s.rest[at]
        s.rest[at] = 0
    if poured > 0:
        s.note(POURED, seat, poured)


def draw_into(s: Quadrata, seat: i64, space: i64) -> None:
    """QD-5.11.1 to QD-5.11.3: a token into an empty space; none if bag and rest zone are both empty."""
    if s.total(s.bag, seat) == 0:
        pour(s, seat)
    kind = one_of(s.bag, seat * N_TOKENS, N_TOKENS, s.chance)
    if kind != NOTHING:
        s.bag[seat * N_TOKENS + kind] -= 1
        s.spaces[seat * SPACES + space] = kind
        s.note(DREW, seat, kind + N_TOKENS if space >= FIRST_EXTRA else kind)


def fill(s: Quadrata, seat: i64) -> None:
    """QD-5.10.2, QD-5.5.3: every regular space, including those freed from a train; dotted ones only by the ruling."""
    for space in range(SPACES):
        if is_to_fill(s, seat, space):
            draw_into(s, seat, space)


def is_to_fill(s: Quadrata, seat: i64, space: i64) -> bool:
    """Whether a space is empty, and filled at the end of a turn."""
    if s.spaces[seat * SPACES + space] != NOTHING:
        return False
    if space < FIRST_EXTRA:
        return is_regular(s, seat, space)
    dotted = space - FIRST_EXTRA < s.box.extra_spaces[s.mode]
    return dotted and s.extra_spaces == REFILLED and extra_spaces_opened(s, seat)


def tell_count(s: Quadrata, seat: i64) -> None:
    """How many tokens are about to be drawn: that is known before the first of them is."""
    count: i64 = 0
    for space in range(SPACES):
        if is_to_fill(s, seat, space):
            count += 1
    count = min(count, s.total(s.bag, seat) + s.total(s.rest, seat))
    if count > 0:
        s.note(REFILLS, seat, count)


def is_regular(s: Quadrata, seat: i64, space: i64) -> bool:
    """QD-3.7: three spaces from the start, and one more for each train removed."""
    if space < FIRST_TRAIN:
        return space < s.box.regular_spaces
    return space - FIRST_TRAIN < s.trains[seat]


def extra_spaces_opened(s: Quadrata, seat: i64) -> bool:
    """Whether this seat has used a box that puts tokens into the dotted circles."""
    box = s.box.box_of_kind[s.mode * N_BOX_KINDS + EXTRA_TOKENS]
    return box != NOTHING and s.crossed[seat * N_BOXES + box] > 0


def fill_extra(s: Quadrata, seat: i64) -> None:
    """QD-5.8.5: a token into each empty dotted circle."""
    for space in range(FIRST_EXTRA, FIRST_EXTRA + s.box.extra_spaces[s.mode]):
        if s.spaces[seat * SPACES + space] == NOTHING:
            draw_into(s, seat, space)


def draw_advanced(s: Quadrata, seat: i64) -> None:
    """QD-5.2.3: a token of the black bag goes to the rest zone."""
    value = one_of(s.black_bag, 0, N_ADVANCED, s.chance)
    if value != NOTHING:
        s.black_bag[value] -= 1
        s.rest[seat * N_TOKENS + N_BASE + value] += 1
        s.note(ADVANCED_DRAWN, seat, N_BASE + value)
