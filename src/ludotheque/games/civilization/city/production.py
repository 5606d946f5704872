"""Producing (CV-7.2 to CV-7.4, CV-7.23): a city's production, costs, trade turned into production, and the questions
that make up an announcement.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.sorting import insert
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.city.actions_left import (
    ORDINARY,
    PRODUCING,
    add_item,
    announced_mode,
    bonus_left,
    why_not_act,
)
from ludotheque.games.civilization.city.building_sites import (
    is_unit,
    is_wonder,
    sites,
    takes_square,
    why_not_build_at,
    why_not_housed,
    why_not_supplied,
    why_not_unlocked,
)
from ludotheque.games.civilization.city.costs import (
    announced_cost,
    cost_of,
    discount,
    michelangelo,
    possible_discount,
)
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_UNIT_ITEM,
    N_ITEMS,
    NONE,
    PRODUCTION,
    Effect,
)
from ludotheque.games.civilization.components.codes import (
    CITY_PRODUCTION,
    PRODUCTION_BEST_CITY,
    PRODUCTION_PER_COINS,
    SPLIT_PRODUCTION,
    TRADE_CONVERSION,
    WONDER_DISCOUNT,
)
from ludotheque.games.civilization.position.events import PRODUCTION_BOUGHT
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_MICHELANGELO, AT_PRODUCE_SQUARE, AT_SECOND_ITEM
from ludotheque.games.civilization.position.vocabulary import (
    BUILD,
    BUILD_FREE,
    CITY_SLOTS,
    DECLINE,
    ITEMS,
    PLACE,
    SOURCES,
    SQUARES,
    USE,
)
from ludotheque.games.civilization.realm.cards_in_force import (
    could_hold,
    has,
    is_used,
    lasting,
    mark_used,
    number,
)
from ludotheque.games.civilization.realm.coins import per_coins
from ludotheque.games.civilization.realm.icons import outskirts_icons, sent_icons
from ludotheque.games.civilization.realm.parts import NO_PARTS, Parts
from ludotheque.games.civilization.realm.shown_cards import lay_open
from ludotheque.games.civilization.realm.units import rank

TOO_EXPENSIVE: Final = Refusal("CV-7.3", "too-expensive")
UNIT_TOO_EXPENSIVE: Final = Refusal("CV-7.6", "unit-too-expensive")
DISCOUNT_NEEDED: Final = Refusal("CV-7.23", "discount-needed")
NOT_MICHELANGELO: Final = Refusal("CV-15.8", "not-michelangelo")
NOT_IN_A_SPLIT_ACTION: Final = Refusal("CV-7.2", "not-in-a-split-action")

# CV-7.4: the trade that buys one production, for every civilization except America.
TRADE_FOR_ONE: Final[i64] = 3

# ---------------------------------------------------------------- production of a city


def own_production(s: Civilization, city: i64, parts: Parts = NO_PARTS) -> i64:
    """CV-7.3: icons of its outskirts and of its scouts, and lasting bonuses."""
    seat = city // CITIES
    made = outskirts_icons(s, city, PRODUCTION, parts)
    total = made + sent_icons(s, city, PRODUCTION, parts)
    total += number(s, seat, CITY_PRODUCTION, parts)
    total += per_coins(s, seat, PRODUCTION_PER_COINS, parts)
    return total + more_in_best_city(s, seat, made, parts)


def more_in_best_city(s: Civilization, seat: i64, made: i64, parts: Parts) -> i64:
    """CV-7.3: in Communism the outskirts of the seat's best city count; returns what they make beyond this city's."""
    best = lasting(s, seat, PRODUCTION_BEST_CITY)
    if best is None:
        return 0
    most = made
    for slot in range(CITIES):
        most = max(most, outskirts_icons(s, seat * CITIES + slot, PRODUCTION))
    return parts.of_card(best, most - made)


def production(s: Civilization, city: i64, mode: i64) -> i64:
    """CV-7.3: including what was added this turn, before trade is spent."""
    return own_production(s, city) + bonus_left(s, city, mode)


# ---------------------------------------------------------------- costs


def trade_needed(s: Civilization, seat: i64, short: i64) -> i64:
    """CV-7.4, CV-7.23, CV-R39: the trade for the missing production, in the fewest lots."""
    if short <= 0:
        return 0
    effect = lasting(s, seat, TRADE_CONVERSION)
    if effect is None:
        return short * TRADE_FOR_ONE
    return (short + effect.amount - 1) // effect.amount * effect.trade


def why_not_afford(s: Civilization, city: i64, mode: i64, item: i64, cost: i64) -> Refusal | None:
    """CV-7.3, CV-7.4: from a city's production and its owner's trade; for the cost of a unit see CV-7.6 (CV-B87)."""
    seat = city // CITIES
    short = cost - production(s, city, mode)
    if trade_needed(s, seat, short) <= s.trade[seat]:
        return None
    return UNIT_TOO_EXPENSIVE if is_unit(item) else TOO_EXPENSIVE


def why_not_produce(s: Civilization, seat: i64, slot: i64, item: i64, mode: i64) -> Refusal | None:
    """Whether a city may produce this in an action of this mode; includes all checks."""
    refusal = why_not_act(s, seat, slot, PRODUCING, mode)
    if refusal is not None:
        return refusal
    city = seat * CITIES + slot
    refusal = why_not_unlocked(s, seat, item)
    if refusal is None:
        refusal = why_not_supplied(s, seat, city, item)
    if refusal is None:
        refusal = why_not_afford(s, city, mode, item, cost_of(s, seat, item) - discount(s, seat, item))
    return why_not_housed(s, seat, city, item) if refusal is None else refusal


def produce_facts(s: Civilization, seat: i64, slot: i64, item: i64) -> Facts:
    """Facts of a refusal: the city, the item, its cost and the production available."""
    facts: Facts = {"city": Term(CITY_SLOTS, slot), "item": Term(ITEMS, item), "trade": s.trade[seat]}
    if not is_unit(item) or rank(s, seat, item - FIRST_UNIT_ITEM) != NONE:
        facts["cost"] = cost_of(s, seat, item)
    if s.city_at[seat * CITIES + slot] != NONE:
        facts["production"] = production(s, seat * CITIES + slot, ORDINARY)
    return facts


# ---------------------------------------------------------------- the questions


def ask_for_production(s: Civilization, seat: i64, item: i64) -> None:
    """CV-7.23: the item's square, a second item, a discount; the first question is on top."""
    s.push(AT_MICHELANGELO, seat)
    s.push(AT_SECOND_ITEM, seat)
    ask_for_square(s, seat, item)


def ask_for_square(s: Civilization, seat: i64, item: i64) -> None:
    if takes_square(item):
        s.push(AT_PRODUCE_SQUARE, seat, item)
    else:
        add_item(s, item, NONE)


class ProduceSquare(Step[Civilization]):
    """CV-7.23: the square for the item; not asked if there is only one. The figure is the item."""

    def __init__(self) -> None:
        super().__init__(AT_PRODUCE_SQUARE, "produce_square", ITEMS)
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return len(sites(s, s.asked(), s.act_city, s.top(0))) > 1

    def proceed(self, s: Civilization) -> None:
        self.choose(s, sites(s, s.asked(), s.act_city, s.top(0))[0])

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for square in sites(s, seat, s.act_city, s.top(0)):
            found = insert(found, PLACE.of(square))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action) or PLACE.arg(action) >= s.layout.squares:
            return NOT_NOW
        return why_not_build_at(s, seat, s.act_city, s.top(0), PLACE.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"item": Term(ITEMS, s.top(0)), "square": Term(SQUARES, PLACE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        self.choose(s, PLACE.arg(action))

    def choose(self, s: Civilization, square: i64) -> None:
        item = s.top(0)
        s.drop()
        add_item(s, item, square)


def split_production(s: Civilization) -> Effect:
    return s.box.with_code[SPLIT_PRODUCTION][0]


def may_split(s: Civilization, seat: i64) -> bool:
    """CV-7.2: Engineering, once a turn; not with Egypt's free building (CV-B24)."""
    effect = split_production(s)
    return s.act_kind == PRODUCING and has(s, seat, effect) and not is_used(s, seat, effect)


def why_not_second(s: Civilization, seat: i64, item: i64, less: i64) -> Refusal | None:
    """CV-7.23: the second item is judged by what the first leaves; `less` is the discount taken."""
    city = s.act_city
    refusal = why_not_unlocked(s, seat, item)
    if refusal is None:
        refusal = why_not_supplied(s, seat, city, item)
    if refusal is None:
        cost = cost_of(s, seat, s.act_items[0]) + cost_of(s, seat, item) - less
        refusal = why_not_afford(s, city, announced_mode(s), item, cost)
    return why_not_housed(s, seat, city, item) if refusal is None else refusal


class SecondItem(Step[Civilization]):
    """CV-7.2, CV-B36: Engineering: a second item paid from the same production, or none. Asked if one is possible."""

    def __init__(self) -> None:
        super().__init__(AT_SECOND_ITEM, "second_item")
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        seat = s.asked()
        if not may_split(s, seat):
            return False
        for item in range(N_ITEMS):
            less = max(possible_discount(s, seat, item), possible_discount(s, seat, s.act_items[0]))
            if why_not_second(s, seat, item, less) is None:
                return True
        return False

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DECLINE.of()])
        for item in range(N_ITEMS):
            found = append(found, BUILD.of(item))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if BUILD_FREE.has(action):
            return NOT_IN_A_SPLIT_ACTION
        if not BUILD.has(action):
            return NOT_NOW
        item = BUILD.arg(action)
        return why_not_second(s, seat, item, max(discount(s, seat, item), discount(s, seat, s.act_items[0])))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if not BUILD.has(action):
            return {}
        facts = produce_facts(s, seat, s.act_city % CITIES, BUILD.arg(action))
        facts["first"] = Term(ITEMS, s.act_items[0])
        return facts

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if BUILD.has(action):
            ask_for_square(s, seat, BUILD.arg(action))


class Michelangelo(Step[Civilization]):
    """Asked of a seat that announces a wonder and may have Michelangelo: discard the card for a discount, or not."""

    def __init__(self) -> None:
        super().__init__(AT_MICHELANGELO, "michelangelo")
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        if s.act_items[0] == NONE or not could_hold(s, s.asked(), WONDER_DISCOUNT):
            return False
        return is_wonder(s.act_items[0]) or is_wonder(s.act_items[1])

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([USE.of(michelangelo(s).source), DECLINE.of()])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            refusal = why_not_afford(
                s, s.act_city, announced_mode(s), s.act_items[0], announced_cost(s, seat)
            )
            return None if refusal is None else DISCOUNT_NEEDED
        if not USE.has(action):
            return NOT_NOW
        effect = michelangelo(s)
        return None if USE.arg(action) == effect.source and has(s, seat, effect) else NOT_MICHELANGELO

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, michelangelo(s).source), "cost": announced_cost(s, seat)}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if USE.has(action):
            s.act_discount = 1
            lay_open(s, seat, michelangelo(s))


# ---------------------------------------------------------------- carried out


def use_engineering(s: Civilization, seat: i64) -> None:
    """CV-13.11: used when two items are announced, cancelled or not."""
    if s.act_items[1] != NONE:
        mark_used(s, seat, split_production(s))


def pay_for_production(s: Civilization, seat: i64) -> None:
    """CV-7.23, CV-B23, CV-R24: the city's own production first, then what was added this turn, then the fewest lots
    of trade.
    """
    city, cost = s.act_city, announced_cost(s, seat)
    short = cost - own_production(s, city)
    from_bonus = min(max(short, 0), bonus_left(s, city, ORDINARY))
    s.bonus_used[city] += from_bonus
    trade = trade_needed(s, seat, short - from_bonus)
    if trade > 0:
        s.trade[seat] -= trade
        s.note(PRODUCTION_BOUGHT, seat, city % CITIES, trade, short - from_bonus)
