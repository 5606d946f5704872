"""SC-6: The points of a player, and the totals of the other winning conditions."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import citizen_on, is_pilgrim, living_of
from ludotheque.games.small_city.components.box import (
    COMMERCIAL,
    CULTURAL,
    CURRENCIES,
    FACTORY,
    INDUSTRY,
    METAL,
    N_SQUARES,
    RESIDENTIAL,
    SERVICE,
    STONE,
    WOOD,
)
from ludotheque.games.small_city.components.squares import size_of, union
from ludotheque.games.small_city.position.borough import layout, survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    BY_ALL_VOTES,
    BY_CULTURE,
    BY_ECONOMY,
    BY_POPULATION,
    N_VOTE_SOURCES,
    NONE,
    VOTE_SOURCES,
)
from ludotheque.games.small_city.turn import promises
from ludotheque.games.small_city.turn.setup import promise_of

# The parts of the points.
PARTS: Final = ("goal", "votes", "promise", "special", "pollution")


def parts(s: SmallCity, seat: i64) -> dict[str, int]:
    """SC-6.1 to SC-6.5, SC-15.5: the points of a seat by part. Promises count when the game is over."""
    votes = s.votes[seat] + final_votes(s, seat)
    return {
        "goal": int(goal(s, seat)),
        "votes": int(votes if s.victory == BY_ALL_VOTES else votes // 4),
        "promise": int(promise_points(s, seat)) if s.over() else 0,
        "special": int(special_points(s, seat)) if s.over() else 0,
        "pollution": -int(final_pollution(s, seat)),
    }


def tally(s: SmallCity, seat: i64) -> dict[str, int]:
    """What a seat has besides points: money, raw materials in store, citizens in the supply; votes and pollution where
    the points are not made of them one for one.
    """
    stored = [0] * (METAL + 1)
    for square in range(N_SQUARES):
        thing = s.on[seat * N_SQUARES + square]
        if WOOD <= thing <= METAL:
            stored[thing] += 1
    apart = s.victory != BY_ALL_VOTES
    return {
        "money": int(s.money[seat]),
        "votes": int(s.votes[seat]) if apart else 0,
        "pollution": int(s.pollution[seat]) if apart else 0,
        "wood": stored[WOOD],
        "stone": stored[STONE],
        "metal": stored[METAL],
        "citizens": int(s.supply[seat]),
    }


def sources(s: SmallCity, seat: i64) -> dict[str, int]:
    """The same with the votes by source. Votes of an imported position without sources stay one figure."""
    first = seat * N_VOTE_SOURCES
    found = {VOTE_SOURCES.ids[i]: int(s.vote_sources[first + i]) for i in range(N_VOTE_SOURCES)}
    found["earlier"] = int(s.votes[seat]) - sum(found.values())
    found["radioactivity"] = int(final_votes(s, seat))
    return found | {part: points for part, points in parts(s, seat).items() if part != "votes"}


def total(s: SmallCity, seat: i64) -> i64:
    """The total of a seat once everything is counted, also before the game is over."""
    votes = s.votes[seat] + final_votes(s, seat)
    points = votes if s.victory == BY_ALL_VOTES else goal(s, seat) + votes // 4
    return points + promise_points(s, seat) + special_points(s, seat) - final_pollution(s, seat)


def promise_points(s: SmallCity, seat: i64) -> i64:
    """SC-6.1: the value of the seat's promise, or the penalty for breaking it."""
    kept = promise_of(s, seat)
    if kept == NONE:
        return 0
    promise = s.box.promises[kept]
    return promise.value if promises.is_kept(s, seat, promise) else promise.failed


def special_points(s: SmallCity, seat: i64) -> i64:
    """SC-6.2: the special promise, for every seat that keeps it."""
    special = s.box.specials[s.special]
    return special.value if promises.is_kept(s, seat, special) else 0


def final_votes(s: SmallCity, seat: i64) -> i64:
    """Votes that modules add at the end, such as those for radioactivity (SC-8.1.10)."""
    votes: i64 = 0
    for module in s.modules():
        votes += module.final_votes(s, seat)
    return votes


def final_pollution(s: SmallCity, seat: i64) -> i64:
    """SC-6.3, SC-15.5: the level is subtracted, half of it unless the game is won by votes; nothing in Delhi."""
    if not s.is_measured(seat):
        return 0
    return s.pollution[seat] if s.victory == BY_ALL_VOTES else s.pollution[seat] // 2


# ---------------------------------------------------------------- other victories


def goal(s: SmallCity, seat: i64) -> i64:
    """SC-6.4, SC-15.5: what counts in addition to votes, promises and pollution."""
    if s.victory == BY_ECONOMY:
        return s.money[seat] + sale_value(s, seat) + worth_of_business(s, seat)
    if s.victory == BY_POPULATION:
        return 4 * living_of(s, seat) + 2 * citizens_in(s, seat, RESIDENTIAL)
    if s.victory == BY_CULTURE:
        b = survey(s, seat)
        squares = union(b.all_of(CULTURAL), b.all_of(SERVICE))
        return 3 * size_of(squares) + 2 * citizens_in(s, seat, CULTURAL)
    return 0


def sale_value(s: SmallCity, seat: i64) -> i64:
    """The sale value of all raw materials in store."""
    value: i64 = 0
    for square in range(N_SQUARES):
        thing = s.on[seat * N_SQUARES + square]
        if WOOD <= thing <= METAL:
            value += s.box.sale[thing]
    return value


def worth_of_business(s: SmallCity, seat: i64) -> i64:
    """The printed prices in money of the seat's commercial, factory and industry tiles."""
    worth: i64 = 0
    for piece in survey(s, seat).piece:
        category = s.box.category[piece]
        if category == COMMERCIAL or category == FACTORY or category == INDUSTRY:
            worth += s.box.cost[piece * CURRENCIES]
    return worth


def citizens_in(s: SmallCity, seat: i64, category: i64) -> i64:
    """Own citizens on the seat's own tiles of a category."""
    lay = layout(s, seat)
    count: i64 = 0
    for square in range(N_SQUARES):
        piece = lay.piece[square]
        if piece == NONE or s.box.category[piece] != category:
            continue
        if citizen_on(s, seat, square) == seat and not is_pilgrim(s, seat, square):
            count += 1
    return count
