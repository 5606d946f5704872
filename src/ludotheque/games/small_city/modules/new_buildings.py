"""SC-8.8: Airport, Bank, Sorting Centre, Tramway Station. Each function is asked only where `new_buildings` is
played. The Airport's free warehouse is a question of its own, in `airport`.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.citizens import (
    active,
    moved_to,
    origin_of,
    stand,
    tram_square,
    works_for,
)
from ludotheque.games.small_city.components.box import (
    AIRPORT,
    BANK,
    BANK_PLACE,
    COMMERCIAL,
    N_SQUARES,
    RESIDENTIAL,
    SORTING_PLACE,
    TRAM_PLACE,
    holds,
    size_of,
)
from ludotheque.games.small_city.position.borough import Borough, layout, survey, works
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import AT_WAREHOUSE, NONE, PIECES, TRAM_PASSENGER

TOO_FEW_ACTIVE: Final = Refusal("SC-8.8.3", "too-few-active")


# ---------------------------------------------------------------- building


def has_bank(s: SmallCity, b: Borough) -> bool:
    """SC-8.8.2, SC-10.14, SC-10.18: whether a Bank helps commercial zones: not a contaminated one."""
    return b.near_low[BANK] | b.near_high[BANK] != 0


def why_not_yet(s: SmallCity, seat: i64, piece: i64) -> Refusal | None:
    """SC-8.8.3: a Sorting Centre takes so many active citizens, wherever it lies."""
    needed = s.box.citizens_needed[piece]
    if needed == 0 or active(s, seat, layout(s, seat)) >= needed:
        return None
    return TOO_FEW_ACTIVE


def facts_of_active(s: SmallCity, seat: i64, piece: i64) -> Facts:
    return {
        "piece": Term(PIECES, piece),
        "needs": int(s.box.citizens_needed[piece]),
        "has": int(active(s, seat, layout(s, seat))),
    }


def after_building(s: SmallCity, seat: i64, piece: i64) -> None:
    """SC-8.8.1: once an Airport of a plan is paid for, its warehouse is asked for."""
    if s.box.category[piece] == AIRPORT:
        s.push(AT_WAREHOUSE, seat)


# ---------------------------------------------------------------- the Airport


def airport_of(s: SmallCity, b: Borough) -> i64:
    """Which tile of a borough is its Airport; -1 where it has none."""
    for i in range(len(b.piece)):
        if s.box.category[b.piece[i]] == AIRPORT:
            return i
    return NONE


def units_more(s: SmallCity, borough: i64, square: i64) -> i64:
    """SC-8.8.1: how many units more a worker on this square makes by an Airport whose influence touches his Factory;
    they do not pollute, and are the Airport owner's also where a tourist makes them.
    """
    b = survey(s, borough)
    airport = airport_of(s, b)
    if airport == NONE or not works(b, airport):
        return 0
    table = s.box.tables[b.piece[airport]]
    low, high = table.ring_low[b.at[airport]], table.ring_high[b.at[airport]]
    for i in range(len(b.piece)):
        if holds(b.low[i], b.high[i], square):
            return 1 if (b.low[i] & low) | (b.high[i] & high) != 0 else 0
    return 0


def noise(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.1: residential and commercial squares in the influence of a seat's Airport; -1 where it has none."""
    b = survey(s, seat)
    airport = airport_of(s, b)
    if airport == NONE:
        return -1
    table = s.box.tables[b.piece[airport]]
    low = table.ring_low[b.at[airport]] & (b.kind_low[RESIDENTIAL] | b.kind_low[COMMERCIAL])
    high = table.ring_high[b.at[airport]] & (b.kind_high[RESIDENTIAL] | b.kind_high[COMMERCIAL])
    return size_of(low, high)


# ---------------------------------------------------------------- phases 3, 4 and 6


def begin_trams(s: SmallCity) -> None:
    """SC-5.3.6, SC-8.8.4, SC-10.23: a passenger for each Tramway, as long as there are any in the supply (stage
    IN_TRAMS).
    """
    for place in range(s.seats):
        seat = s.in_order(place)
        square = tram_square(s, seat)
        if not s.plays(seat) or square == NONE or s.supply[seat] == 0:
            continue
        if layout(s, seat).kind[square] == TRAM_PLACE:
            s.supply[seat] -= 1
            stand(s, seat, square, seat)
            s.note(TRAM_PASSENGER, seat, square)


def bank_income(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.2: what a seat's people who moved onto a Bank this turn bring in phase 4, at home and away."""
    money: i64 = 0
    for borough in range(s.seats):
        lay = layout(s, borough)
        for square in range(N_SQUARES):
            if lay.kind[square] != BANK_PLACE or not works_for(s, seat, borough, square):
                continue
            if moved_to(s, seat, borough, square) > 0:
                money += s.box.bank_income
    return money


def pollution(s: SmallCity, seat: i64) -> i64:
    """What they add to the pollution of the turn: the Airport's noise, the Sorting Centre's relief."""
    b = survey(s, seat)
    airport = airport_of(s, b)
    x: i64 = 0
    if airport != NONE and works(b, airport):
        x += noise(s, seat)
    return x + (s.box.sorting_pollution if s.sorting_relief == 0 and sorts(s, seat) else 0)


def relief(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.3: how much the Sorting Centre takes off the level itself (option `sorting_relief`)."""
    if s.sorting_relief == 0 or not sorts(s, seat):
        return 0
    return min(-s.box.sorting_pollution, s.pollution[seat])


def sorts(s: SmallCity, seat: i64) -> bool:
    """SC-8.8.3: whether somebody who was in the borough before has moved into the Sorting Centre this turn."""
    lay = layout(s, seat)
    for square in range(N_SQUARES):
        if lay.kind[square] == SORTING_PLACE and works_for(s, seat, seat, square):
            origin = origin_of(s, seat, seat, square)
            if origin != NONE and origin // N_SQUARES == seat:
                return True
    return False


# ---------------------------------------------------------------- what is always so


def broken(s: SmallCity) -> list[str]:
    """People ride Tramways only where there is one; who has left the game rides none away from home, and has no
    guests.
    """
    wrong = []
    for borough in range(s.seats):
        for colour in range(s.seats):
            if s.tram[borough * s.seats + colour] == 0:
                continue
            if tram_square(s, borough) == NONE:
                wrong.append(f"tram: seat {borough} has none")
            elif colour != borough and not (s.plays(borough) and s.plays(colour)):
                wrong.append(f"tram: who has left has no tourists and no guests in borough {borough}")
    return wrong
