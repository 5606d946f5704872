"""The shop's data for a tile: the sum that a construction costs, and each condition of its place with the squares
that meet it, so that a page can show the figures for every place where the tile is tried.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.building.conditions import Demands
from ludotheque.games.small_city.building.placement import bill_there, under
from ludotheque.games.small_city.building.price import price_of
from ludotheque.games.small_city.components.box import CURRENCIES, METAL, STONE, WOOD
from ludotheque.games.small_city.components.squares import Squares, count_of, is_empty, nth, squares_of
from ludotheque.games.small_city.position.borough import Borough
from ludotheque.games.small_city.position.module import Condition
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ARCHITECT,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    MATERIALS,
    MEDIATOR,
    NONE,
    PIECES,
    SQUARES,
)

# ---------------------------------------------------------------- prices


def cheaper(s: SmallCity, b: Borough) -> dict[str, int]:
    """SC-8.8.2: the money of the pieces that cost this borough less than the box states."""
    found: dict[str, int] = {}
    for piece in range(s.box.pieces):
        price = price_of(s, b, piece, NONE)
        if price != s.box.cost[piece * CURRENCIES]:
            found[PIECES.ids[piece]] = int(price)
    return found


def discount(s: SmallCity, seat: i64, b: Borough, piece: i64, replaced: i64) -> dict[str, Any] | None:
    """SC-5.2.15: what the card that a seat still has can lower in the price of one construction."""
    card = s.card_left(seat)
    if card == MEDIATOR:
        money = min(s.box.money_discount, price_of(s, b, piece, replaced))
        return {"card": CARDS.ids[card], "money": int(money)} if money > 0 else None
    first = piece * CURRENCIES
    if (
        card == ARCHITECT
        and s.box.cost[first + WOOD] + s.box.cost[first + STONE] + s.box.cost[first + METAL] > 0
    ):
        return {"card": CARDS.ids[card], "goods": int(s.box.raw_discount)}
    return None


def bill(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> dict[str, Any]:
    """SC-5.2.4: the sum of a construction there, before the cards: the tile, less the tile it enlarges, less the
    Bank's discount; raw materials with the surcharge of a river, votes.
    """
    old = under(s.box, b, piece, placement)
    replaced = b.piece[old] if old >= 0 else NONE
    price = price_of(s, b, piece, replaced)
    full = s.box.cost[piece * CURRENCIES]
    less = s.box.cost[replaced * CURRENCIES] if replaced != NONE else 0
    raw = bill_there(s, seat, b, piece, placement)
    return {
        "money": int(price),
        "tile": int(full),
        "enlarged": int(less),
        "bank": int(full - less - price),
        "goods": {MATERIALS.ids[kind - WOOD]: int(raw.units(NONE, kind)) for kind in range(WOOD, METAL + 1)},
        "river": int(raw.more),
        "votes": int(s.box.cost_votes[piece]),
        "less": discount(s, seat, b, piece, replaced),
    }


# ---------------------------------------------------------------- conditions


def conditions(s: SmallCity, seat: i64, b: Borough, piece: i64) -> list[dict[str, Any]]:
    """SC-5.2.5, SC-8.8.3, SC-8.9, SC-8.10.3: a piece's requirements in this borough. Of `near` a number of groups of
    squares must have one in its zone of influence, of `on` a number must have one under the tile itself; without
    either, `has` counts, regardless of place. If none are required, a group that is near forbids the place.
    """
    demands = Demands(s, b, piece)
    box = s.box
    found: list[dict[str, Any]] = []
    if demands.public > 0:
        found.append(demand("public", demands.public, groups(b.public)))
    if demands.homes > 0:
        found.append(demand("homes", demands.homes, groups(b.homes)))
    for i in range(len(demands.wanted)):
        squares = named(nth(demands.wanted_squares, i))
        found.append(demand("building", 1, squares, [BUILDINGS.ids[demands.wanted[i]]]))
    if demands.one_of != 0:
        near = named(demands.near)
        found.append(demand("category", 1, near, categories(demands.one_of)))
    if box.banned[piece] != 0:
        banned = named(demands.banned)
        found.append(demand("banned", 0, banned, categories(box.banned[piece])))
    for module in s.modules():
        for condition in module.conditions(s, seat, b, piece):
            found.append(condition_view(condition))
    return found


def demand(kind: str, needs: i64, near: list[list[str]], of: list[str] | None = None) -> dict[str, Any]:
    return {"kind": kind, "needs": int(needs), "of": of or [], "near": near}


def condition_view(condition: Condition) -> dict[str, Any]:
    """A condition of a module, with its groups of squares by name."""
    near, on = condition.near, condition.on
    if near is not None:
        return demand(condition.kind, condition.needs, [squares_named(group) for group in near])
    seen: dict[str, Any] = {"kind": condition.kind, "needs": int(condition.needs)}
    if on is not None:
        seen["on"] = [squares_named(group) for group in on]
    else:
        seen["has"] = int(condition.has)
    return seen


def squares_named(squares: vec[i64]) -> list[str]:
    return [SQUARES.ids[square] for square in squares]


def ids(squares: Squares) -> list[str]:
    return squares_named(squares_of(squares))


def named(squares: Squares) -> list[list[str]]:
    """These squares as one group; no group if there are none."""
    return [] if is_empty(squares) else [ids(squares)]


def groups(tiles: vec[i64]) -> list[list[str]]:
    """The squares of each tile."""
    return [ids(nth(tiles, i)) for i in range(count_of(tiles))]


def categories(bits: i64) -> list[str]:
    return [CATEGORIES.ids[i] for i in range(CATEGORIES.size) if (bits >> i) & 1 == 1]
