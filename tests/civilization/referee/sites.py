"""CV-7.5 to CV-7.11: what a city may build, and on which of its squares."""

from dataclasses import dataclass, field

from tests.civilization.referee.data import (
    BUILDINGS,
    FIGURES,
    KIND_OF,
    PERSON_TYPES,
    UNIT_TYPES,
    WALLS,
    WONDERS,
    unit,
)
from tests.civilization.referee.holdings import (
    ends_in_water,
    has,
    in_supply,
    knows,
    rank,
    stacking_limit,
    unit_cost,
)
from tests.civilization.referee.world import City, World

MICHELANGELO = 5


@dataclass
class Plan:
    """What the same action has already announced (CV-7.23)."""

    items: list[str] = field(default_factory=list)
    squares: list[str | None] = field(default_factory=list)

    def count(self, item: str) -> int:
        return self.items.count(item)

    def taken(self, w: World, kind: str) -> int:
        """Markers of a kind that it takes from the market; one that is built over comes back."""
        covered, number = dict(w.markers), 0
        for item, square in zip(self.items, self.squares, strict=False):
            if square is not None and item not in FIGURES:
                number += (KIND_OF.get(item) == kind) - (KIND_OF.get(covered.get(square, "")) == kind)
                covered[square] = item
        return number


NOTHING = Plan()


def needs_square(item: str) -> bool:
    return item not in UNIT_TYPES and item != WALLS["id"]


def price(w: World, seat: int, item: str) -> int:
    """CV-7.5, CV-7.6, CV-7.10, CV-7.11 and the buildings' cards."""
    if item in FIGURES:
        return int(FIGURES[item]["cost"])
    if item in UNIT_TYPES:
        return unit_cost(w, seat, item)
    if item == WALLS["id"]:
        return int(WALLS["cost"])
    if item in BUILDINGS:
        return int(BUILDINGS[item]["cost"])
    wonder = WONDERS[item]
    if "discount_tech" in wonder and knows(w, seat, wonder["discount_tech"]):
        return int(wonder["discount_cost"])
    return int(wonder["cost"])


def units_left(w: World, type: str) -> int:
    """CV-2.7: the deck of a type, the face-up cards at its bottom with it."""
    both = w.unit_piles["deck"] | w.unit_piles["bottom"]
    return sum(unit(id)["type"] == type for id in both)


def unlocked_building(w: World, seat: int, building: str) -> bool:
    """CV-7.7, CV-R7: its tech is known, and no better side of it."""
    entry = BUILDINGS[building]
    better = entry.get("upgrades_to")
    return knows(w, seat, entry["tech"]) and not (better and knows(w, seat, BUILDINGS[better]["tech"]))


def available(w: World, city: City, item: str, plan: Plan = NOTHING) -> bool:
    """Whether the item is there and unlocked, whatever it costs and wherever it would stand."""
    seat = city.seat
    if item in FIGURES:
        return in_supply(w, seat, item) > plan.count(item)
    if item in UNIT_TYPES:
        return rank(w, seat, item) > 0 and units_left(w, item) > plan.count(item)
    if item == WALLS["id"]:
        return knows(w, seat, WALLS["tech"]) and not city.walls and not plan.count(item)
    if item in BUILDINGS:
        kind = KIND_OF[item]
        return unlocked_building(w, seat, item) and w.supply[kind] > plan.taken(w, kind)
    return item in w.wonder_piles["market"] and not any(one in WONDERS for one in plan.items)


def clear(w: World, square: str, seat: int) -> bool:
    """CV-7.7: without enemy figures, hut, village, relic."""
    return not w.has_enemy(square, seat) and square not in w.tokens and square not in w.relics


def squares_for(w: World, city: City, item: str, plan: Plan = NOTHING) -> list[str]:
    return [at for at in w.outskirts(city) if fits(w, city, item, at, plan)]


def fits(w: World, city: City, item: str, square: str, plan: Plan) -> bool:
    if item in FIGURES:
        return figure_fits(w, city, item, square, plan)
    if not clear(w, square, city.seat):
        return False
    if item in BUILDINGS:
        return w.terrain[square] in BUILDINGS[item]["terrain"] and star_fits(w, city, item, square, plan)
    return w.terrain[square] != "water"  # CV-7.11, CV-7.18


def figure_fits(w: World, city: City, kind: str, square: str, plan: Plan) -> bool:
    """CV-7.5: armies also on enemy figures, but not in Democracy."""
    seat = city.seat
    if square in w.tokens or square in w.relics:
        return False
    if w.terrain[square] == "water" and not ends_in_water(w, seat):
        return False
    if w.has_enemy(square, seat):
        if kind == "scout" or has(w, seat, "no_attack_on_players"):
            return False
        mine = 0
    else:
        mine = len(w.standing(square))
    planned = sum(one in FIGURES and at == square for one, at in zip(plan.items, plan.squares, strict=False))
    return mine + planned < stacking_limit(w, seat)


def is_starred(marker: str | None) -> bool:
    return bool(marker in BUILDINGS and BUILDINGS[marker or ""].get("starred"))


def star_fits(w: World, city: City, building: str, square: str, plan: Plan) -> bool:
    """CV-7.9, CV-R20: one starred building a city; a new one only in its place."""
    if not is_starred(building):
        return True
    covered = {at: w.markers.get(at) for at in w.outskirts(city)}
    for item, at in zip(plan.items, plan.squares, strict=False):
        if at is not None and item not in FIGURES:
            covered[at] = item
    return all(at == square or not is_starred(marker) for at, marker in covered.items())


def person_squares(w: World, seat: int) -> list[str]:
    """CV-7.18: non-water squares around one's cities, under CV-7.7."""
    mine = [square for city in w.cities_of(seat) for square in w.outskirts(city)]
    return [at for at in mine if w.terrain[at] != "water" and clear(w, at, seat)]


# ---------------------------------------------------------------- covering a square


def overbuild(w: World, seat: int, square: str) -> None:
    """CV-7.7: a building goes back to the market, a wonder out of play, a great person into reserve."""
    marker = w.markers.pop(square, None)
    if marker in BUILDINGS:
        w.supply[KIND_OF[marker]] += 1
    elif marker in WONDERS:
        remove_wonder(w, seat, marker)
    elif marker in PERSON_TYPES:
        reserve = w.players[seat].reserve
        reserve[marker] = reserve.get(marker, 0) + 1


def remove_wonder(w: World, seat: int, wonder: str) -> None:
    """CV-7.11: card and marker out of play, coins on it lost."""
    square = w.wonder_at.pop(wonder)
    w.markers.pop(square, None)
    w.players[seat].wonders.discard(wonder)
    w.wonder_piles["gone"].add(wonder)
    w.obsolete.discard(wonder)
    if wonder == "panama_canal":
        w.panama = 0


def wonder_of(w: World, city: City) -> str | None:
    """CV-7.11: the wonder in a city's outskirts."""
    for square in w.outskirts(city):
        if w.markers.get(square) in WONDERS:
            return w.markers[square]
    return None
