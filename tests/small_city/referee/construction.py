"""Phase 2: plans made behind the screens, and their reveal."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.small_city.referee.borough import Borough, Tile
from tests.small_city.referee.data import CARDS, PIECES, RAW, RULES, WINTER, Placement, Said, placements
from tests.small_city.referee.placement import Site
from tests.small_city.referee.price import (
    Price,
    affordable,
    choose_discount,
    choose_payment,
    old_tile,
    pay_named,
    payable,
    price_of,
)
from tests.small_city.referee.table import Ask, Table, Talk, Together


@dataclass
class Build:
    """A planned construction, with all that was decided about it."""

    piece: str
    placement: Placement
    enlarges: tuple[str, tuple[int, ...]] | None
    discount: str | None
    paid: list[int]
    warehouse: Placement | None = None


@dataclass
class Plant:
    level: int
    first: int


@dataclass
class Plan:
    """What one player does behind the screen; the stock is the one that player sees (SC-5.2.17)."""

    stock: dict[str, int]
    plants: dict[int, int]
    steps: list[Build | Plant] = field(default_factory=list)

    @property
    def built(self) -> int:
        return sum(isinstance(one, Build) for one in self.steps)


def phase_2(table: Table) -> Talk:
    for seat in table.playing():
        if table.boroughs[seat].card == "F":
            grow_zone(table, table.boroughs[seat])
    before = [borough.copied() for borough in table.boroughs]
    stones = table.stones
    plans = {seat: Plan(dict(table.stock), dict(table.plants)) for seat in table.playing()}
    yield Together({seat: make_plan(table, seat, plan) for seat, plan in plans.items()})
    table.boroughs, table.stones = before, stones
    for seat in table.playing():
        reveal(table, seat, plans[seat])
    for borough in table.boroughs:
        borough.money += borough.flood_money
        borough.flood_money = 0


def grow_zone(table: Table, borough: Borough) -> None:
    """Card F; SC-8.9.2: the Opera falls when the zone grows."""
    size = min(10, borough.zone + CARDS["F"]["steps"])
    if size == borough.zone:
        return
    borough.zone = size
    for opera in borough.of_id("sydney_opera"):
        borough.tiles.remove(opera)
        for square in opera.squares:
            for person in borough.people.pop(square, []):
                table.send_home(person)


# ---------------------------------------------------------------- behind the screen


def make_plan(table: Table, seat: int, plan: Plan) -> Talk:
    """SC-5.2.1, SC-5.2.12"""
    borough = table.boroughs[seat]
    while True:
        answer = yield Ask("plan", seat, [*buildable(table, borough, plan), *plantable(table, borough, plan)])
        if answer["verb"] == "commit":
            return
        if answer["verb"] == "plant":
            plant = Plant(answer["level"], "abcdefghij".index(answer["column"]))
            lay_plant(borough, plan.plants, plant)
            plan.steps.append(plant)
        else:
            yield from build(table, borough, plan, answer["piece"])


def buildable(table: Table, borough: Borough, plan: Plan) -> list[Said]:
    if plan.built >= RULES["max_constructions_per_turn"]:
        return []
    site = Site(table, borough, spending=True)
    return [
        {"verb": "build", "piece": piece}
        for piece, count in plan.stock.items()
        if count > 0 and any(True for _ in possible(site, piece))
    ]


def possible(site: Site, piece: str) -> Iterable[Placement]:
    """The placements of a piece that phase 2 allows, the price included."""
    building = PIECES[piece][0]
    if building["how"] != "build" or beyond_means(site.borough, building):
        return
    for placement in site.legal(piece):
        if affordable(site, piece, placement):
            yield placement


def beyond_means(borough: Borough, building: Said) -> bool:
    """Not even the best case could be paid: no need to look at the places one by one."""
    cost = building["cost"]
    missing = sum(max(0, cost.get(kind, 0) - len(borough.usable_goods(kind))) for kind in RAW)
    replaced = [
        tile.building["cost"].get("money", 0)
        for tile in borough.of_category(building["category"])
        if tile.level < building.get("level", 0)
    ]
    most_saved = max(replaced, default=0) + CARDS["C"]["money_discount"] + len(borough.of_id("bank"))
    return int(missing) > 1 or cost.get("money", 0) - most_saved > borough.money


def build(table: Table, borough: Borough, plan: Plan, piece: str) -> Talk:
    site = Site(table, borough, spending=True)
    choices = {str(one.said()): one for one in possible(site, piece)}
    answer = yield Ask("place", borough.seat, [one.said() for one in choices.values()])
    placement = choices[str(answer)]
    discount = yield from choose_discount(site, piece, placement)
    price = price_of(site, piece, placement, discount)
    paid = yield from choose_payment(table, site, placement, price)
    old = old_tile(borough, piece, placement)
    planned = Build(piece, placement, (old.piece, old.squares) if old else None, discount, paid)
    finish(table, borough, plan.stock, planned, price)
    plan.steps.append(planned)
    if PIECES[piece][0].get("free_warehouse"):
        yield from build_free_warehouse(table, borough, plan, planned)


def finish(table: Table, borough: Borough, stock: dict[str, int], planned: Build, price: Price) -> None:
    """The materials are paid; now the money and the votes, and the tile is laid."""
    borough.money -= price.money
    borough.votes -= price.votes
    borough.discount_used |= planned.discount is not None
    lay(table, borough, stock, planned.piece, planned.placement)


def lay(table: Table, borough: Borough, stock: dict[str, int], piece: str, placement: Placement) -> int:
    """A tile comes onto the board, the old one under it goes (SC-5.2.2); the flood squares newly covered."""
    old = old_tile(borough, piece, placement)
    if old is not None:
        borough.tiles.remove(old)
        if not old.printed:
            stock[old.piece] += 1
    stock[piece] -= 1
    borough.tiles.append(Tile(piece, placement.squares))
    borough.votes += PIECES[piece][0].get("votes_when_built", 0)  # SC-5.2.6
    new = placement.covered - old.covered if old else placement.covered
    income = flood_income(table, borough, new)
    borough.flood_money += income
    return income


def flood_income(table: Table, borough: Borough, new: frozenset[int]) -> int:
    """SC-8.5.7; turn 9 counts as turn 8."""
    if min(table.turn, 8) not in borough.rules.get("flood_bonus_turns", []):
        return 0
    per_square: int = borough.rules["flood_bonus_per_square"]
    return per_square * sum(borough.terrain(square) == "f" for square in new)


def build_free_warehouse(table: Table, borough: Borough, plan: Plan, airport: Build) -> Talk:
    """SC-8.8.1: a Warehouse in the Airport's Zone of Influence, as far as possible."""
    choices = {str(one.said()): one for one in warehouse_places(table, borough, plan.stock, airport)}
    if not choices:
        return
    answer = yield Ask("warehouse", borough.seat, [one.said() for one in choices.values()])
    airport.warehouse = choices[str(answer)]
    lay(table, borough, plan.stock, "warehouse", airport.warehouse)


def warehouse_places(
    table: Table, borough: Borough, stock: dict[str, int], airport: Build
) -> Iterable[Placement]:
    site = Site(table, borough, spending=False)
    building = PIECES["warehouse"][0]
    if stock["warehouse"] <= 0 or site.over_limit(building):
        return
    around = Tile(airport.piece, airport.placement.squares).influence
    free = {**building, "requires": {}, "forbids": []}
    for placement in placements_near("warehouse", around):
        covered = placement.covered
        if covered & site.closed or covered & site.covered:
            continue
        if site.terrain_obstacle(free, placement, covered, None) or site.stone_obstacle(covered, None):
            continue
        if not site.power_obstacle(free, covered):
            yield placement


def placements_near(piece: str, squares: frozenset[int]) -> Iterable[Placement]:
    return [one for one in placements(piece) if one.covered & squares]


# ---------------------------------------------------------------- nuclear plants (SC-8.10.2)


def plantable(table: Table, borough: Borough, plan: Plan) -> list[Said]:
    """The plants that may be built, and committing."""
    found: list[Said] = []
    planted = any(isinstance(one, Plant) for one in plan.steps)
    if table.options.nuclear and not planted:
        for level in (1, 2, 3):
            for first in range(11 - level):
                if may_plant(borough, plan.plants, Plant(level, first)):
                    found.append({"verb": "plant", "level": level, "column": "abcdefghij"[first]})
    return [*found, {"verb": "commit"}]


def may_plant(borough: Borough, common: dict[int, int], plant: Plant) -> bool:
    columns = {plant.first + i for i in range(plant.level)}
    available = borough.reserve[plant.level] + common[plant.level]
    return available > 0 and plant_price(plant) <= borough.money and not columns & borough.powered()


def plant_price(plant: Plant) -> int:
    return int(WINTER["nuclear"]["cost"][f"nuclear_{plant.level}"])


def lay_plant(borough: Borough, common: dict[int, int], plant: Plant) -> None:
    borough.money -= plant_price(plant)
    if borough.reserve[plant.level] > 0:
        borough.reserve[plant.level] -= 1
    else:
        common[plant.level] -= 1
    borough.plants.append((plant.level, plant.first))


# ---------------------------------------------------------------- the reveal (SC-5.2.8)


def reveal(table: Table, seat: int, plan: Plan) -> None:
    """What the stock no longer allows is cancelled, and what depended on it."""
    borough = table.boroughs[seat]
    for planned in plan.steps:
        if isinstance(planned, Plant):
            if may_plant(borough, table.plants, planned):
                lay_plant(borough, table.plants, planned)
            continue
        if not still_possible(table, borough, planned):
            continue
        site = Site(table, borough, spending=True)
        price = price_of(site, planned.piece, planned.placement, planned.discount)
        pay_named(table, borough, price, planned.paid)
        finish(table, borough, table.stock, planned, price)
        places = list(warehouse_places(table, borough, table.stock, planned)) if planned.warehouse else []
        if planned.warehouse in places:
            lay(table, borough, table.stock, "warehouse", planned.warehouse)


def still_possible(table: Table, borough: Borough, planned: Build) -> bool:
    if table.stock[planned.piece] <= 0:
        return False
    site = Site(table, borough, spending=True)
    building = PIECES[planned.piece][0]
    if site.over_limit(building) or site.obstacle(planned.piece, planned.placement):
        return False
    old = old_tile(borough, planned.piece, planned.placement)
    if (None if old is None else (old.piece, old.squares)) != planned.enlarges:
        return False
    return payable(
        site, planned.placement, price_of(site, planned.piece, planned.placement, planned.discount)
    )
