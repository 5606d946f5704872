"""Set-up (NF-4.1 to NF-4.10, NF-8.4.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.nouvelle_france.box import Box
from ludotheque.games.nouvelle_france.placement import renew_fits
from ludotheque.games.nouvelle_france.state import NOT_IN_GAME, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_TURN,
    FIRST_SNOW,
    N_BUILDING,
    N_COLOURS,
    N_PIECES,
    N_SHAPES,
    N_SNOW,
    N_WORKS,
    SLOTS,
    WHITE,
)


def set_up(s: NouvelleFrance, options: vec[i64]) -> None:
    """NF-4.1 to NF-4.10, NF-8.4.2, NF-8.1.3; random draws are made in the order of NF-9.1. NF-8.4.11: options are
    for solo play.
    """
    if s.seats == 1:
        s.level = options[0]
        s.path = options[1]
        s.architecture = options[2]
        s.ties = options[3]
    s.deck = shuffled_deck(s.box, s.chance, s.seats == 1)
    s.sticks = draw_sticks(s.box, s.chance)
    if s.seats == 1:
        draw_tokens(s)
    else:
        s.start_seat = s.chance.below(s.seats)
    for work in range(N_WORKS):
        renew_fits(s, work)
    for i in range(2):  # NF-4.9
        s.visible[i] = s.deck[i]
    s.drawn = 2
    s.push(AT_TURN, s.start_seat)


def put_bonus_pieces_away(s: NouvelleFrance) -> None:
    """NF-4.5, NF-4.6, NF-8.4.1, NF-8.4.2: in solo play white ones stand on the track; otherwise only those of the
    players' colours are used.
    """
    for piece in range(N_BUILDING, N_PIECES):
        colour = (piece - N_BUILDING) % N_COLOURS
        out = colour == WHITE if s.seats == 1 else s.seat_of(colour) < 0
        if out:
            s.piece_work[piece] = NOT_IN_GAME


def draw_sticks(box: Box, chance: Chance) -> vec[i64]:
    """NF-4.3: three different sticks, one for each work."""
    sticks = vec[i64](list(range(box.sticks)))
    chance.shuffle(sticks)
    return sticks[:N_WORKS]


def draw_tokens(s: NouvelleFrance) -> None:
    """NF-4.4, NF-8.1.2: a token of each work's colour is shuffled; bound slots get one each, in order."""
    first = s.level * SLOTS
    if sum(s.box.drawn_slot[first : first + SLOTS]) == 0:
        return
    tokens = vec[i64](list(range(N_WORKS)))
    s.chance.shuffle(tokens)
    bound = s.bound[:]
    used: i64 = 0
    for slot in range(SLOTS):
        if s.box.drawn_slot[first + slot] == 1:
            bound[slot] = tokens[used]
            used += 1
    s.bound = bound


# ---------------------------------------------------------------- the deck


def pile_start(box: Box, pile: i64) -> i64:
    """The index in the deck where a pile begins, counting snow cards of the piles above it."""
    start = pile * box.pile_size
    for snow in range(N_SNOW):
        if box.snow_pile[snow] < pile:
            start += 1
    return start


def is_under(box: Box, snow: i64, solo: bool) -> bool:
    return (box.snow_under_solo[snow] if solo else box.snow_under[snow]) == 1


def shuffled_deck(box: Box, chance: Chance, solo: bool) -> vec[i64]:
    """NF-4.8: piles of shape cards; a snow card shuffled into its pile, or laid under it."""
    shapes = vec[i64]()
    for shape in range(N_SHAPES):
        for _ in range(box.copies):
            shapes = append(shapes, shape)
    chance.shuffle(shapes)
    return with_snow(box, chance, solo, shapes, vec[i64](), 0)


def with_snow(
    box: Box, chance: Chance, solo: bool, shapes: vec[i64], known: vec[i64], drawn: i64
) -> vec[i64]:
    """A deck that begins with the `drawn` known cards; the rest are these shapes with snow in its piles."""
    places = vec[i64]([-1] * N_SNOW)
    for i in range(drawn):
        if known[i] >= FIRST_SNOW:
            places[known[i] - FIRST_SNOW] = i
    for snow in range(N_SNOW):
        if places[snow] < 0:
            first = pile_start(box, box.snow_pile[snow])
            last = first + box.pile_size
            if is_under(box, snow, solo):
                places[snow] = last
            else:
                first = max(first, drawn)
                places[snow] = first + chance.below(last - first + 1)
    deck = vec[i64]()
    next_shape: i64 = 0
    for i in range(len(shapes) + drawn + snow_left(known, drawn)):
        if i < drawn:
            deck = append(deck, known[i])
        elif i == places[0]:
            deck = append(deck, FIRST_SNOW)
        elif i == places[1]:
            deck = append(deck, FIRST_SNOW + 1)
        elif i == places[2]:
            deck = append(deck, FIRST_SNOW + 2)
        else:
            deck = append(deck, shapes[next_shape])
            next_shape += 1
    return deck


def snow_left(known: vec[i64], drawn: i64) -> i64:
    """The snow cards that are not among the first cards."""
    left = N_SNOW
    for i in range(drawn):
        if known[i] >= FIRST_SNOW:
            left -= 1
    return left


def shuffle_rest(s: NouvelleFrance, chance: Chance) -> None:
    """NF-9.2: no player knows the order of the deck, only which cards are left and which piles contain snow."""
    shapes = vec[i64]()
    for i in range(s.drawn, len(s.deck)):
        if s.deck[i] < FIRST_SNOW:
            shapes = append(shapes, s.deck[i])
    chance.shuffle(shapes)
    s.deck = with_snow(s.box, chance, s.seats == 1, shapes, s.deck, s.drawn)
