"""What a construction costs and how it is paid (SC-5.2.4, SC-5.2.14, SC-5.2.15)."""

from dataclasses import dataclass, field

from tests.small_city.referee.borough import Borough, Tile
from tests.small_city.referee.data import CARDS, PIECES, RAW, Placement, Said, name_of
from tests.small_city.referee.placement import Site
from tests.small_city.referee.table import Ask, Table, Talk, square_in


@dataclass
class Price:
    money: int = 0
    votes: int = 0
    raw: dict[str, int] = field(default_factory=dict)  # the tile's own, which the Architect may lower
    river: dict[str, int] = field(default_factory=dict)

    def units(self, kind: str) -> int:
        return self.raw.get(kind, 0) + self.river.get(kind, 0)


def price_of(site: Site, piece: str, placement: Placement, discount: str | None = None) -> Price:
    building = PIECES[piece][0]
    old = site.borough.levelled_under(placement.covered, building)
    cost, less = building["cost"], old.building["cost"] if old else {}
    price = Price(
        money=cost.get("money", 0) - less.get("money", 0) - bank_bonus(site, building),
        votes=cost.get("votes", 0) - less.get("votes", 0),
        raw={kind: cost.get(kind, 0) - less.get(kind, 0) for kind in RAW},
    )
    new = placement.covered - old.covered if old else placement.covered
    wet = len(new & site.river)
    price.river = {kind: units * wet for kind, units in site.surcharge.items()}
    if discount == "money":
        price.money -= CARDS["C"]["money_discount"]
    elif discount is not None:
        price.raw[discount] -= CARDS["B"]["raw_discount"]
    price.money = max(0, price.money)
    return price


def bank_bonus(site: Site, building: Said) -> int:
    """SC-8.8.2: commercial zones cost $1 less."""
    if building["category"] != "commercial":
        return 0
    return sum(
        int(bank.building["commercial_money_bonus"])
        for bank in site.borough.of_id("bank")
        if site.clean[id(bank)]
    )


def payable(site: Site, placement: Placement, price: Price) -> bool:
    borough = site.borough
    if price.money > borough.money or price.votes > borough.votes:
        return False
    if len(placement.covered & site.stones) > price.units("stone"):
        return False  # SC-8.4.4
    return all(price.units(kind) <= len(borough.usable_goods(kind)) for kind in RAW)


def discounts(site: Site, piece: str, placement: Placement) -> list[str]:
    """The ways the discount card may lower this price so that it can be paid."""
    borough = site.borough
    full = price_of(site, piece, placement)
    if borough.discount_used:
        return []
    if borough.card == "C":
        ways = ["money"] if full.money > 0 else []
    elif borough.card == "B":
        ways = [kind for kind in RAW if full.raw[kind] > 0]
    else:
        ways = []
    return [way for way in ways if payable(site, placement, price_of(site, piece, placement, way))]


def affordable(site: Site, piece: str, placement: Placement) -> bool:
    return payable(site, placement, price_of(site, piece, placement)) or bool(
        discounts(site, piece, placement)
    )


def choose_discount(site: Site, piece: str, placement: Placement) -> Talk:
    """SC-5.2.15: the way the card is used here, or nothing."""
    ways = discounts(site, piece, placement)
    choices: list[Said] = [{"verb": "discount", "lowered": way} for way in ways]
    if payable(site, placement, price_of(site, piece, placement)):
        if not ways:
            return None
        choices.append({"verb": "keep_card"})
    answer = choices[0]
    if len(choices) > 1:
        answer = yield Ask("discount", site.borough.seat, choices)
    return answer.get("lowered")


def choose_payment(table: Table, site: Site, placement: Placement, price: Price) -> Talk:
    """SC-5.2.14: unit by unit, wood, stone, metal; covered stones first."""
    borough = site.borough
    paid: list[int] = []
    for kind in RAW:
        for _ in range(price.units(kind)):
            covered = sorted(placement.covered & site.stones - set(paid)) if kind == "stone" else []
            square = yield from choose_unit(table, borough, kind, covered)
            table.remove_good(borough, square)
            paid.append(square)
    return paid


def choose_unit(table: Table, borough: Borough, kind: str, covered: list[int]) -> Talk:
    spaces = covered[:1] or table.stocks(borough, kind)
    if len(spaces) == 1:
        return spaces[0]
    answer = yield Ask(
        "payment", borough.seat, [{"verb": "pay", "square": name_of(square)} for square in spaces]
    )
    return square_in(answer)


def pay_named(table: Table, borough: Borough, price: Price, named: list[int]) -> None:
    """The units named in a plan; where one is gone, another of its kind (SC-5.2.11)."""
    for kind in RAW:
        for _ in range(price.units(kind)):
            held = borough.usable_goods(kind)
            square = next((one for one in named if one in held), held[0])
            table.remove_good(borough, square)


def old_tile(borough: Borough, piece: str, placement: Placement) -> Tile | None:
    return borough.levelled_under(placement.covered, PIECES[piece][0])
