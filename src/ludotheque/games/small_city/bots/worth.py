"""The worth of things, in votes: money and raw materials while they can be used, promises by the chance of keeping
them, land near public buildings.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.components.box import (
    COLUMNS,
    ENVIRONMENT,
    FACTORY,
    INDUSTRY,
    METAL,
    RESIDENTIAL,
    ROWS,
    TESTS,
    WOOD,
    Promise,
)
from ludotheque.games.small_city.components.squares import (
    Squares,
    add_to,
    count_bits,
    intersection,
    no_squares,
    nth,
    set_nth,
    size_of,
    union,
    without,
)
from ludotheque.games.small_city.position.borough import Borough, free_squares
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import BY_ALL_VOTES, IN_PLANS, IN_VOTE
from ludotheque.games.small_city.turn.promises import Judge

# A dollar, by the number of plans left in which it can be spent.
DOLLARS: Final = vec[float]([0.05, 0.3, 0.45, 0.55, 1.1, 1.2, 1.25, 1.25, 1.25, 1.25])
# The money that one plan can use.
MONEY_A_PLAN: Final[i64] = 7
# Raw materials while a plan is left to use them: cultural buildings bring votes. Beyond the wanted number they are
# worth less.
MATERIALS: Final = vec[float]([0.0, 4.5, 6.7, 6.8])
WANTED: Final[i64] = 6
SURPLUS: Final = 0.65
# A free square for a home, by the number of public buildings that it touches.
SITES: Final = vec[float]([0.0, 0.02, 0.08, 7.5, 9.0, 9.0])
SITES_COUNTED: Final[i64] = 6
# The cost of covering a square while there are plans left.
ROOM: Final = 0.08
# The weight of a half-kept promise, by the plans left: highest late in the game, 0 when no plan is left.
HURRY: Final = vec[float]([0.0, 0.4, 0.6, 0.6, 0.4, 0.3, 0.25, 0.15, 0.15, 0.15])
# The probability, at setup, that a promise will be kept, by its test; in the order of TESTS.
CHANCES: Final = vec[float](
    [
        0.35,  # has_level
        0.45,  # living_citizens
        0.6,  # squares
        0.7,  # tiles
        0.3,  # pollution_max
        0.05,  # initial_zone_full
        0.4,  # has_buildings
        0.25,  # distinct
        0.3,  # distinct_ids
        0.7,  # money_min
        0.5,  # raw_min
        0.1,  # has_building_influencing
        0.6,  # has_building_and_squares
        0.3,  # has_building_and_pollution
        0.5,  # citizens_on_building
        0.3,  # powered_columns
        0.5,  # powered_columns_max
        0.4,  # largest_connected
        0.7,  # dead_max
        0.4,  # zone_size
        0.6,  # council_column
        0.3,  # homes_full
        0.4,  # levels_each
        0.3,  # airport_noise_max
    ]
)


# ---------------------------------------------------------------- time


def plans_left(s: SmallCity) -> i64:
    """How many plans are left after this one."""
    if s.over():
        return 0
    return s.turns() - max(1, s.turn) + (1 if s.stage() < IN_PLANS else 0)


def works_left(s: SmallCity) -> i64:
    """How many times people will still work and vote."""
    if s.over():
        return 0
    return s.turns() - max(1, s.turn) + (1 if s.stage() <= IN_VOTE else 0)


def dollar(plans: i64) -> float:
    return DOLLARS[min(plans, 9)]


def votes_count(s: SmallCity) -> float:
    """SC-15.5: the weight of a vote at the end."""
    return 1.0 if s.victory == BY_ALL_VOTES else 0.25


def dirt_counts(s: SmallCity, seat: i64) -> float:
    """SC-15.5, SC-8.5.8: the cost of a percent of pollution at the end."""
    if not s.is_measured(seat):
        return 0.0
    return 1.0 if s.victory == BY_ALL_VOTES else 0.5


# ---------------------------------------------------------------- money and raw materials


def money_worth(s: SmallCity, seat: i64, money: i64, plans: i64) -> float:
    """Money that the plans to come can use, the rest at a lower worth; after the last plan also the gain of the next
    environment step, which can still be paid.
    """
    useful = min(money, MONEY_A_PLAN * plans)
    worth = dollar(plans) * (float(useful) + 0.3 * float(money - useful))
    column = s.discs[seat * ROWS + ENVIRONMENT]
    if column < COLUMNS and plans == 0:
        price = s.box.column_cost[column]
        if price <= money:
            worth += 0.8 * float(min(-s.box.environment[column], s.pollution[seat])) - dollar(0) * float(
                price
            )
    return worth


def material_worth(s: SmallCity, kind: i64, plans: i64) -> float:
    """One raw material: less when not all votes count, and none at the end."""
    if plans == 0:
        return 0.1
    return MATERIALS[kind] * (1.0 if s.victory == BY_ALL_VOTES else 0.5) * (0.8 if plans == 1 else 1.0)


def goods_worth(s: SmallCity, b: Borough, plans: i64) -> float:
    worth = 0.0
    left = WANTED
    for kind in range(METAL, WOOD - 1, -1):
        count = b.goods[kind]
        wanted = min(count, left)
        left -= wanted
        worth += material_worth(s, kind, plans) * (float(wanted) + SURPLUS * float(count - wanted))
    return worth


# ---------------------------------------------------------------- land


class Sites:
    """Free squares, and those that touch a number of public buildings; homes of a lower level may be enlarged there
    too.
    """

    def __init__(self, s: SmallCity, seat: i64, b: Borough) -> None:
        self.free: Squares = free_squares(s, seat, b)
        # By number of public buildings that squares touch.
        self.touching: vec[i64] = vec[i64]([0] * 12)
        box = s.box
        dirty = no_squares()
        for i in range(len(b.piece)):
            piece = b.piece[i]
            ring = box.tables[piece].influence(b.at[i])
            if box.public[piece] == 1:
                for k in range(5, 1, -1):
                    add_to(self.touching, k, intersection(self.beside(k - 1), ring))
                add_to(self.touching, 1, ring)
            elif box.category[piece] == FACTORY or box.category[piece] == INDUSTRY:
                dirty = union(dirty, ring)
        homes = without(union(self.free, b.all_of(RESIDENTIAL)), dirty)
        for k in range(1, 6):
            set_nth(self.touching, k, intersection(self.beside(k), homes))

    def beside(self, k: i64) -> Squares:
        """The squares that touch so many public buildings or more, five at most."""
        return nth(self.touching, k)

    def worth(self) -> float:
        total = 0.0
        for k in range(1, 6):
            total += SITES[k] * float(min(SITES_COUNTED, size_of(self.beside(k))))
        return total


# ---------------------------------------------------------------- promises


def promise_worth(judge: Judge, promise: Promise, plans: i64, dirt: float) -> float:
    """The expected worth of a promise: far from the end, by its progress."""
    likely = chance_of(judge, promise, plans, dirt)
    return likely * float(promise.value) + (1.0 - likely) * float(promise.failed)


def chance_of(judge: Judge, promise: Promise, plans: i64, dirt: float) -> float:
    done = progress(judge, promise, dirt)
    if judge.s.over():
        return 1.0 if judge.is_kept(promise) else 0.0
    if done >= 1.0:
        return 0.9
    return done * done * HURRY[min(plans, 9)]


def progress(judge: Judge, p: Promise, dirt: float) -> float:
    """The progress of a promise, from 0 to 1."""
    s, seat = judge.s, judge.seat
    test = TESTS[p.test]
    if test == "has_level":
        return share(highest(judge, p.category), p.level)
    if test == "squares":
        return share(judge.squares_of(p.category), p.least)
    if test == "tiles":
        return share(judge.tiles_of(p.category, 0), p.least)
    if test == "pollution_max":
        expected = float(s.pollution[seat]) + dirt
        return 1.0 if expected <= float(p.most) else float(p.most) / expected
    if test == "has_buildings":
        return share(count_bits(p.buildings & judge.buildings()), count_bits(p.buildings))
    if test == "distinct":
        return share(judge.kinds_of(p.category), p.least)
    if test == "distinct_ids":
        return share(judge.kinds_among(p.buildings, p.same_kind), p.least)
    if test == "money_min":
        return share(s.money[seat], p.least)
    if test == "raw_min":
        return share(judge.materials(), p.least)
    if test == "largest_connected":
        return share(judge.largest(p.category), p.least)
    if test == "council_column":
        return share(furthest(s, seat), p.level)
    if test == "zone_size":
        return share(s.zone[seat] - 6, p.least - 6)
    return 1.0 if judge.is_kept(p) else 0.3


def share(has: i64, wanted: i64) -> float:
    return 1.0 if has >= wanted else float(has) / float(wanted)


def highest(judge: Judge, category: i64) -> i64:
    """The highest level of a category in a borough."""
    level: i64 = 0
    for piece in judge.b.piece:
        if judge.s.box.category[piece] == category:
            level = max(level, judge.s.box.level[piece])
    return level


def furthest(s: SmallCity, seat: i64) -> i64:
    """The furthest column of the council that a seat's discs have reached."""
    column: i64 = 0
    for row in range(ROWS):
        column = max(column, s.discs[seat * ROWS + row])
    return column
