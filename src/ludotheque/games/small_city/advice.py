"""13 What a good player thinks about, as numbers: what a position is worth, and the construction or move to make next.

Most questions are answered by comparing positions (`evaluate`). Behind the screen that would take too long, since a
construction is several questions with hundreds of answers: there `choose` goes by what a tile is worth where it lies,
and by what a citizen is worth where he stands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city import nuclear
from ludotheque.games.small_city.borough import Borough, Layout, layout, survey
from ludotheque.games.small_city.box import (
    CASH_PLACE,
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    HALL_PLACE,
    HOME_PLACE,
    METAL,
    METAL_PLACE,
    N_SQUARES,
    NO_PLACE,
    PARK,
    RAW_TO_VOTES_PLACE,
    RESIDENTIAL,
    SELL_PLACE,
    SERVICE,
    SIDE,
    VOTES_PLACE,
    WOOD,
    WOOD_PLACE,
    size_of,
)
from ludotheque.games.small_city.influence import touching
from ludotheque.games.small_city.movement import entrances
from ludotheque.games.small_city.people import citizen_on
from ludotheque.games.small_city.placement import placements, price_there, under
from ludotheque.games.small_city.plan import why_not_piece
from ludotheque.games.small_city.pollution import pollution_of_turn
from ludotheque.games.small_city.setup import hall_at
from ludotheque.games.small_city.state import EMPTY, SmallCity
from ludotheque.games.small_city.vocabulary import (
    AT_MOVE,
    AT_PLACE,
    AT_PLAN,
    BUILD,
    COMMIT,
    MOVE,
    N_PIECES,
    NONE,
    PLACE,
    PLANT,
)

# In votes: a dollar, a turn's use of something that may not be used, and what a turn of pollution costs.
DOLLAR: Final = 0.55
LIKELY: Final = 0.7
DIRT: Final = 0.9
NO_ADVICE: Final[i64] = -1


def turns_left(s: SmallCity) -> i64:
    """This turn and those to come."""
    return 0 if s.over() else s.turns() - s.turn + 1


# ---------------------------------------------------------------- positions


def evaluate(s: SmallCity, seat: i64) -> float:
    """Votes, now and until the end; money and raw materials as long as they can be used; less pollution."""
    if s.board[seat] == NONE:
        return 0.0
    left = turns_left(s)
    worth = 0.0
    lay = layout(s, seat)
    for square in range(N_SQUARES):
        if lay.kind[square] != NO_PLACE:
            lived_in = citizen_on(s, seat, square) == seat
            worth += place_worth(s, lay, square) * (1.0 if lived_in else 0.4)
    means = DOLLAR * float(s.money[seat]) + materials_worth(s, seat)
    dirt = float(s.pollution[seat]) + float(pollution_of_turn(s, seat)) * DIRT * float(left)
    kept = means if left > 1 else 0.0
    return float(s.votes[seat]) + worth * LIKELY * float(left) + kept - dirt


def materials_worth(s: SmallCity, seat: i64) -> float:
    worth: i64 = 0
    for square in range(N_SQUARES):
        thing = s.on[seat * N_SQUARES + square]
        if WOOD <= thing <= METAL:
            worth += s.box.sale_votes[thing]
    return 0.7 * float(worth)


def place_worth(s: SmallCity, lay: Layout, square: i64) -> float:
    """What a citizen brings on a place in a turn, in votes; he pollutes besides."""
    kind = lay.kind[square]
    if kind == HOME_PLACE:
        return float(s.box.home_votes[s.box.level[lay.piece[square]] - 1])
    if kind == CASH_PLACE:
        return DOLLAR * float(s.box.cash)
    if kind == VOTES_PLACE:
        return float(s.box.shop_votes)
    if kind == SELL_PLACE or kind == RAW_TO_VOTES_PLACE:
        return 1.4
    if WOOD_PLACE <= kind <= METAL_PLACE:
        return 1.6 + 0.5 * float(kind - WOOD_PLACE)
    if kind == HALL_PLACE:
        return 0.2
    return 1.0


# ---------------------------------------------------------------- behind the screen


def choose(s: SmallCity, seat: i64) -> i64:
    """The construction or the move to make next, or to commit; NO_ADVICE at other questions."""
    question = s.question(seat)
    if question.step.number == AT_PLAN:
        return best_construction(s, seat)
    if question.step.number == AT_PLACE:
        b = survey(s, seat)
        found = Best()
        look_at(s, seat, b, question.figures[0], found)
        return PLACE.of() + found.placement if found.placement != NONE else NO_ADVICE
    if question.step.number == AT_MOVE:
        return best_move(s, seat)
    return NO_ADVICE


class Best:
    """The best construction found so far."""

    def __init__(self) -> None:
        self.piece: i64 = NONE
        self.placement: i64 = NONE
        self.worth: float = -1.0e9


def best_plant(s: SmallCity, seat: i64) -> i64:
    """The nuclear plant worth most, as long as few columns have power and there is time to build in them: of the zone,
    near the Town Hall, with some money left to build. NO_ADVICE if there is none.
    """
    wanted = 5 - nuclear.powered_columns(s, seat)
    if wanted <= 0 or turns_left(s) < 3 or nuclear.planned_at(s, seat) != NONE:
        return NO_ADVICE
    hall = float(hall_at(s, seat) % SIDE) + 0.5
    best, most = NO_ADVICE, 0.0
    for action in nuclear.choices(s, seat):
        level, column = PLANT.arg(action), PLANT.arg2(action)
        wide, price = s.box.plant_columns[level - 1], s.box.plant_cost[level - 1]
        if column + wide > s.zone[seat] or price + 2 > s.money[seat]:
            continue
        middle = float(column) + 0.5 * float(wide - 1)
        worth = 3.0 * float(min(wide, wanted)) - DOLLAR * float(price) - 0.2 * abs(middle - hall)
        if worth > most and nuclear.why_not_plant(s, seat, action) is None:
            best, most = action, worth
    return best


def best_construction(s: SmallCity, seat: i64) -> i64:
    """The piece worth most where it would lie, if it is worth anything; else the plan is done. Power comes first."""
    if s.nuclear == 1:
        plant = best_plant(s, seat)
        if plant != NO_ADVICE:
            return plant
    if not s.may_construct(seat):
        return COMMIT.of()
    b = survey(s, seat)
    found = Best()
    for piece in range(N_PIECES):
        if why_not_piece(s, seat, b, piece) is None:
            look_at(s, seat, b, piece, found)
    return BUILD.of(found.piece) if found.piece != NONE and found.worth > 0.0 else COMMIT.of()


def look_at(s: SmallCity, seat: i64, b: Borough, piece: i64, found: Best) -> None:
    """Try a piece wherever it may lie."""
    for placement in placements(s, seat, b, piece, 0):
        worth = tile_worth(s, seat, b, piece, placement)
        if worth > found.worth:
            found.piece, found.placement, found.worth = piece, placement, worth


def tile_worth(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> float:
    """What a tile brings until the end where it lies, less its price and the room it takes."""
    box = s.box
    left = float(turns_left(s))
    old = under(box, b, piece, placement)
    before = old_size(s, b, old)
    new_squares = float(box.size[piece]) - before
    worth = float(box.votes[piece]) - DOLLAR * float(price_there(s, b, piece, placement)) - 0.25 * new_squares
    category = box.category[piece]
    table = box.tables[piece]
    public = touching(b.public_low, b.public_high, table.ring_low[placement], table.ring_high[placement])
    if category == RESIDENTIAL:
        level = box.level[piece]
        gain = float(level * level) - (0.0 if old < 0 else float(box.level[b.piece[old]] ** 2))
        worth += 0.3 * float(public)
        if level == 1:
            worth += (1.1 if waiting(s, seat) > empty_small_homes(s, seat) else 0.1) * left
        else:
            worth += 0.35 * gain * left
    elif category == COMMERCIAL:
        shops = size_of(b.kind_low[COMMERCIAL], b.kind_high[COMMERCIAL])
        useful = 1.0 if shops < 1 + s.turn else 0.3
        worth += useful * (0.6 + 0.6 * float(box.level[piece])) * left - 0.8 * before * left
    elif category == FACTORY:
        have = size_of(b.kind_low[FACTORY], b.kind_high[FACTORY])
        worth += (1.4 if have < 2 else 0.3) * new_squares * left - 0.2 * edge_distance(placement // 8)
    elif category == PARK:
        excess = float(pollution_of_turn(s, seat)) - 1.0
        worth += 0.8 * min(new_squares, max(0.0, excess)) * (left - 1.0)
    elif category == CULTURAL or category == SERVICE:
        worth += 1.0 * left
    else:
        worth += 0.15 * left
    return worth


def old_size(s: SmallCity, b: Borough, old: i64) -> float:
    return float(s.box.size[b.piece[old]]) if old >= 0 else 0.0


def edge_distance(square: i64) -> float:
    """How far a square is from the nearer of the top and left edges: industry keeps to itself."""
    return float(min(square // SIDE, square % SIDE))


def waiting(s: SmallCity, seat: i64) -> i64:
    """Citizens in the Town Hall."""
    lay = layout(s, seat)
    count: i64 = 0
    for square in range(N_SQUARES):
        if lay.kind[square] == HALL_PLACE and citizen_on(s, seat, square) == seat:
            count += 1
    return count


def empty_small_homes(s: SmallCity, seat: i64) -> i64:
    """Homes of level 1 where nobody lives: newcomers wait for them."""
    lay = layout(s, seat)
    count: i64 = 0
    for square in range(N_SQUARES):
        is_home = lay.kind[square] == HOME_PLACE and s.box.level[lay.piece[square]] == 1
        if is_home and s.on[seat * N_SQUARES + square] == EMPTY:
            count += 1
    return count


def best_move(s: SmallCity, seat: i64) -> i64:
    """The move that gains most, if any gains. From the Town Hall one goes as long as there are turns to work in."""
    lay = layout(s, seat)
    values = vec[i64]([0] * N_SQUARES)
    for to in entrances(s, seat):
        values[to] = int(100.0 * place_worth(s, lay, to))
    best = COMMIT.of()
    most: i64 = 0
    for action in s.actions(seat):
        if not MOVE.has(action):
            continue
        square, to = MOVE.arg(action), MOVE.arg2(action)
        stays = int(100.0 * place_worth(s, lay, square))
        gain = values[to] - stays
        if lay.kind[square] == HALL_PLACE and turns_left(s) == 1:
            gain -= 90
        if gain > most:
            best, most = action, gain
    return best
