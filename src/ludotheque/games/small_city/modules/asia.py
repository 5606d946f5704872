"""SC-8.5: The boards of Asia: what they change in the phases. Each function is asked only where `boards` is one of
Asia. Tokyo's parks and Ulaanbaatar's Pilgrim have files of their own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Terms
from ludotheque.games.small_city.citizens.citizens import citizen_on, tram_square
from ludotheque.games.small_city.components.box import (
    DELHI,
    FLOOD,
    HALL_PLACE,
    IMPERIAL,
    N_SQUARES,
    PARK,
    RESIDENTIAL,
    Box,
    holds,
    size_of,
    squares_of,
)
from ludotheque.games.small_city.position.borough import (
    Borough,
    beyond,
    layout,
    survey,
    terrain_high,
    terrain_low,
    works,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ASIA_DEALT,
    AT_CITY,
    AT_LOSE,
    BOARD_DEALT,
    BOARDS,
    CITIES,
    LOSE,
    NONE,
    PIECES,
    SQUARES,
)

ANOTHER_HARBOUR: Final = Refusal("SC-8.5.2", "another-harbour")
ONLY_SMALL_PARKS: Final = Refusal("SC-8.5.5", "only-small-parks")
IMPERIAL_PARK: Final = Refusal("SC-8.5.5", "imperial-park")
NOT_BESIDE_PARK: Final = Refusal("SC-8.5.5", "not-beside-park")
FIRST_PARK: Final = Refusal("SC-8.5.5", "first-park")
ON_THE_RIVER: Final = Refusal("SC-8.5.7", "on-the-river")
FLOODED: Final = Refusal("SC-8.5.7", "flooded")
HOMES_ELSEWHERE: Final = Refusal("SC-8.5.8", "homes-elsewhere")
REFUSALS: Final = [
    ANOTHER_HARBOUR,
    ONLY_SMALL_PARKS,
    IMPERIAL_PARK,
    NOT_BESIDE_PARK,
    FIRST_PARK,
    ON_THE_RIVER,
    FLOODED,
    HOMES_ELSEWHERE,
]

# The last turn of the base game: the booklet's lists of turns end with it.
LAST_NAMED_TURN: Final[i64] = 8
HARBOUR: Final[i64] = PIECES.index_of["harbour"]
PORT: Final[i64] = PIECES.index_of["shanghai_port"]
# The board of each city.
CITY_BOARDS: Final = vec[i64]([BOARDS.index_of[city] for city in CITIES.ids])


# ---------------------------------------------------------------- setup


def begin_cities(s: SmallCity) -> None:
    """SC-8.5.1: boards are dealt or not; cities are chosen, in turn order (stage IN_CITIES)."""
    if s.boards == ASIA_DEALT:
        deal_boards(s)
    for place in range(s.seats - 1, -1, -1):
        s.push(AT_CITY, s.in_order(place))


def deal_boards(s: SmallCity) -> None:
    """SC-8.5.1: a double-sided board for each, at random."""
    boards = vec[i64](list(range(CITIES.size // 2)))
    s.chance.shuffle(boards)
    s.dealt = boards[: s.seats]
    for place in range(s.seats):
        seat = s.in_order(place)
        sides = sides_of(s.box, s.dealt[seat])
        s.note(BOARD_DEALT, seat, sides[0], sides[1])


def sides_of(box: Box, pair: i64) -> vec[i64]:
    """The two cities of a double-sided board, as they stand in CITIES."""
    found = vec[i64]()
    for city in range(CITIES.size):
        if box.pair[CITY_BOARDS[city]] == pair:
            found = append(found, city)
    return found


# ---------------------------------------------------------------- building


def is_flooded(s: SmallCity) -> bool:
    """SC-8.5.7: whether nothing is built in Bangkok's flood zone this turn."""
    return (s.box.flood_turns >> s.turn) & 1 == 1


def closed_low(s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
    """Squares that a piece may not cover: the flood zone in some turns (new squares only), the Imperial Park for
    anything but parks; `closed_high` the other half. Bangkok's river is water (SC-5.2.3).
    """
    low: i64 = 0
    if s.board[seat] == s.box.bangkok and is_flooded(s):
        low = terrain_low(s, seat, FLOOD) & ~b.all_low
    elif s.board[seat] == s.box.tokyo and s.box.category[piece] != PARK:
        low = terrain_low(s, seat, IMPERIAL)
    return low


def closed_high(s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
    high: i64 = 0
    if s.board[seat] == s.box.bangkok and is_flooded(s):
        high = terrain_high(s, seat, FLOOD) & ~b.all_high
    elif s.board[seat] == s.box.tokyo and s.box.category[piece] != PARK:
        high = terrain_high(s, seat, IMPERIAL)
    return high


def why_closed(s: SmallCity, seat: i64) -> Refusal:
    """The rule that closes those squares."""
    return FLOODED if s.board[seat] == s.box.bangkok else IMPERIAL_PARK


def why_not_piece(s: SmallCity, seat: i64, piece: i64) -> Refusal | None:
    """The rule of a city against a piece wherever it would lie, or None: SC-8.5.2 no other Harbour, SC-8.5.5 only the
    smallest parks.
    """
    if s.board[seat] == s.box.shanghai and piece == HARBOUR:
        return ANOTHER_HARBOUR
    if s.board[seat] == s.box.tokyo and s.box.category[piece] == PARK and s.box.level[piece] > 1:
        return ONLY_SMALL_PARKS
    return None


def has_more_rules(s: SmallCity, seat: i64, piece: i64) -> bool:
    """Whether `why_not` has something to say of a piece."""
    category = s.box.category[piece]
    if s.board[seat] == s.box.tokyo:
        return category == PARK
    return s.board[seat] == s.box.delhi and category == RESIDENTIAL


def why_not(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64) -> Refusal | None:
    """The rule of a city against a placement on free squares, or None; `old` is the tile it enlarges, below 0 for none.
    SC-8.5.5 Tokyo's parks, SC-8.5.8 Delhi's new homes.
    """
    table = s.box.tables[piece]
    low, high = table.low[placement], table.high[placement]
    category = s.box.category[piece]
    if s.board[seat] == s.box.tokyo and category == PARK:
        return why_not_park(s, seat, b, low, high)
    if s.board[seat] == s.box.delhi and category == RESIDENTIAL and old < 0:
        outside = (low & ~terrain_low(s, seat, DELHI)) | (high & ~terrain_high(s, seat, DELHI))
        return HOMES_ELSEWHERE if outside != 0 else None
    return None


def why_not_park(s: SmallCity, seat: i64, b: Borough, low: i64, high: i64) -> Refusal | None:
    """SC-8.5.5: the first park lies in the Imperial Park, each later one beside another park, be it contaminated."""
    if b.kind_low[PARK] | b.kind_high[PARK] == 0:
        outside = (low & ~terrain_low(s, seat, IMPERIAL)) | (high & ~terrain_high(s, seat, IMPERIAL))
        return FIRST_PARK if outside != 0 else None
    for square in range(N_SQUARES):
        if holds(low, high, square) and is_beside(b.kind_low[PARK], b.kind_high[PARK], square):
            return None
    return NOT_BESIDE_PARK


def is_beside(low: i64, high: i64, square: i64) -> bool:
    """Whether a square touches one of a set by a side."""
    for dir in range(4):
        near = beyond(square, dir)
        if near != NONE and holds(low, high, near):
            return True
    return False


def facts_there(s: SmallCity, seat: i64, b: Borough, low: i64, high: i64, refusal: Refusal) -> Facts:
    """The squares that a refusal of `why_not` is about."""
    if refusal is HOMES_ELSEWHERE:
        low &= ~terrain_low(s, seat, DELHI)
        high &= ~terrain_high(s, seat, DELHI)
    elif refusal is FIRST_PARK:
        low &= ~terrain_low(s, seat, IMPERIAL)
        high &= ~terrain_high(s, seat, IMPERIAL)
    return {"squares": Terms(SQUARES, squares_of(low, high))}


def flood_squares(s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> i64:
    """SC-8.5.7: the money for the flood squares that a construction newly covers, in the turns that pay; a ninth turn
    is like the eighth.
    """
    if s.board[seat] != s.box.bangkok or (s.box.flood_bonus_turns >> min(s.turn, LAST_NAMED_TURN)) & 1 == 0:
        return 0
    table = s.box.tables[piece]
    low = table.low[placement] & terrain_low(s, seat, FLOOD)
    high = table.high[placement] & terrain_high(s, seat, FLOOD)
    if old != NONE:
        low &= ~s.box.tables[old].low[old_at]
        high &= ~s.box.tables[old].high[old_at]
    return s.box.flood_bonus * size_of(low, high)


# ---------------------------------------------------------------- working


def units_more(s: SmallCity, borough: i64, square: i64) -> i64:
    """SC-8.5.2: how many units more a worker on this square makes by Shanghai's port; they pollute. SC-10.18: the port
    works as long as one of its squares is clean.
    """
    if s.board[borough] != s.box.shanghai:
        return 0
    b = survey(s, borough)
    for i in range(len(b.piece)):
        if b.piece[i] == PORT and works(b, i):
            table = s.box.tables[PORT]
            return 1 if holds(table.ring_low[b.at[i]], table.ring_high[b.at[i]], square) else 0
    return 0


# ---------------------------------------------------------------- pollution


def pollution(s: SmallCity, seat: i64) -> i64:
    """SC-8.5.5: what a city adds to the pollution of the turn."""
    return s.box.turn_pollution[s.board[seat]]


def is_measured(s: SmallCity, seat: i64) -> bool:
    """SC-8.5.8: whether pollution is measured and counted here: not in Delhi."""
    return s.board[seat] != s.box.delhi


def begin_losses(s: SmallCity) -> None:
    """SC-8.5.8: Delhi loses a citizen in some turns, before the worst polluters lose."""
    if (s.box.delhi_deaths >> s.turn) & 1 == 0:
        return
    for seat in range(s.seats):
        if s.plays(seat) and not is_measured(s, seat):
            s.push(AT_LOSE, seat)


def delhi_victims(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-8.5.8: one's own citizens on tiles of the borough; only where there are none, those in the Town Hall. As
    choices of LOSE, ascending.
    """
    active = vec[i64]()
    waiting = vec[i64]()
    lay = layout(s, seat)
    tram = tram_square(s, seat)
    for square in range(N_SQUARES):
        if citizen_on(s, seat, square) == seat:
            if lay.kind[square] == HALL_PLACE:
                waiting = append(waiting, LOSE.of(square, seat))
            else:
                active = append(active, LOSE.of(square, seat))
        elif square == tram and s.tram[seat * s.seats + seat] > 0:
            active = append(active, LOSE.of(square, seat))
    return active if len(active) > 0 else waiting
