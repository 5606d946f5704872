"""SC-5.7: Phase 7: the City Council. In turn order, each player may advance one disc, for money or votes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.arrivals import receive_citizens
from ludotheque.games.small_city.components.box import (
    COLUMNS,
    CONSTRUCTION,
    CURRENCIES,
    FINANCE,
    INDUSTRY_ROW,
    METAL,
    TOURISM,
    WOOD,
)
from ludotheque.games.small_city.components.box import ROWS as N_ROWS
from ludotheque.games.small_city.position.events import (
    ADVANCED,
    CLEANED,
    MONEY_GAINED,
    NO_ROOM_FOR,
    PASSED,
    WELCOMED,
)
from ludotheque.games.small_city.position.raw_materials import spaces_with
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.stock import take_from_supply
from ludotheque.games.small_city.position.vocabulary import (
    ADVANCE,
    AT_COUNCIL,
    AT_MATERIALS,
    AT_PHASES,
    AT_TILE,
    BY_MONEY,
    BY_VOTES,
    CITY_COUNCILLOR,
    COUNT,
    FOR_FREE,
    IN_COUNCIL,
    MATERIALS,
    NONE,
    PASS,
    ROWS,
    STORE,
    TO_SPENT,
)
from ludotheque.games.small_city.turn.storing_materials import facts_of_store, lay_in_store, why_not_store

LAST_COLUMN: Final = Refusal("SC-5.7.1", "last-column")
STEP_TOO_DEAR: Final = Refusal("SC-5.7.1", "step-too-dear")
TOO_FEW_VOTES_FOR_STEP: Final = Refusal("SC-5.7.6", "too-few-votes-for-step")
NOT_FREE_STEP: Final = Refusal("SC-5.7.1", "not-free-step")
IS_FREE: Final = Refusal("SC-5.7.6", "is-free")
NOT_GIVEN: Final = Refusal("SC-5.7.2", "not-given")


def begin_council(s: SmallCity) -> None:
    """SC-5.7.1, SC-5.7.7: in turn order (stage IN_COUNCIL). The figures: the seat's own steps left, and Big Ben's."""
    for place in range(s.seats - 1, -1, -1):
        seat = s.in_order(place)
        if s.plays(seat):
            s.push(AT_COUNCIL, seat, steps_of(s, seat), gift_of(s, seat))


def steps_of(s: SmallCity, seat: i64) -> i64:
    """SC-5.7.1, SC-8.5.6: one step; two in Beijing, but not with the City Councillor."""
    return 1 if s.card[seat] == CITY_COUNCILLOR else s.box.council_moves[s.board[seat]]


def gift_of(s: SmallCity, seat: i64) -> i64:
    """How many free steps modules grant."""
    steps: i64 = 0
    for module in s.modules():
        steps += module.free_steps(s, seat)
    return steps


def why_not_step(s: SmallCity, seat: i64, own: i64, gifts: i64, row: i64, means: i64) -> Refusal | None:
    """The rule against a step, given the own steps and Big Ben's steps left, or None."""
    column = s.discs[seat * N_ROWS + row]
    if column == COLUMNS:
        return LAST_COLUMN
    has_councillor = s.card[seat] == CITY_COUNCILLOR
    if means == FOR_FREE:
        return None if gifts > 0 or (has_councillor and own > 0) else NOT_FREE_STEP
    if has_councillor or own == 0:
        return IS_FREE
    price = s.box.column_cost[column]
    if means == BY_MONEY:
        return STEP_TOO_DEAR if price > s.money[seat] else None
    return TOO_FEW_VOTES_FOR_STEP if price > s.votes[seat] else None


class Council(Step[SmallCity]):
    """SC-5.7.1, SC-5.7.6: which disc advances, and how it is paid."""

    def __init__(self) -> None:
        super().__init__(AT_COUNCIL, "council", COUNT, COUNT)
        self.on = [AT_PHASES, AT_COUNCIL]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        if s.stage() != IN_COUNCIL or not s.plays(seat):
            return False
        if s.figure_at(at, 0) > steps_of(s, seat) or s.figure_at(at, 1) > 1:
            return False
        if s.step_at(at - 1) == AT_COUNCIL:
            whole = s.figure_at(at - 1, 0) == steps_of(s, s.seat_at(at - 1))
            return whole and (seat - s.host) % s.seats < (s.seat_at(at - 1) - s.host) % s.seats
        return True

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        for row in range(N_ROWS):
            for means in range(FOR_FREE + 1):
                if why_not_step(s, seat, s.top(0), s.top(1), row, means) is None:
                    return True
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for row in range(N_ROWS):
            for means in range(FOR_FREE + 1):
                found = append(found, ADVANCE.of(row, means))
        return append(found, PASS.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action):
            return None
        if not ADVANCE.has(action):
            return NOT_NOW
        return why_not_step(s, seat, s.top(0), s.top(1), ADVANCE.arg(action), ADVANCE.arg2(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        row = ADVANCE.arg(action)
        column = s.discs[seat * N_ROWS + row]
        facts: Facts = {"row": Term(ROWS, row), "money": int(s.money[seat]), "votes": int(s.votes[seat])}
        if column < COLUMNS:
            facts["price"] = int(s.box.column_cost[column])
        return facts

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        if PASS.has(action):
            s.note(PASSED, seat)
            s.drop()
            return
        row, means = ADVANCE.arg(action), ADVANCE.arg2(action)
        column = s.discs[seat * N_ROWS + row]
        if means == FOR_FREE and s.top(1) > 0:
            s.set_top(1, s.top(1) - 1)
        else:
            s.set_top(0, s.top(0) - 1)
        if means == BY_MONEY:
            s.money[seat] -= s.box.column_cost[column]
        elif means == BY_VOTES:
            s.change_votes(seat, -s.box.column_cost[column], TO_SPENT)
        s.discs[seat * N_ROWS + row] = column + 1
        s.note(ADVANCED, seat, row, column + 1, means)
        take_benefit(s, seat, row, column)


# ---------------------------------------------------------------- benefits


def take_benefit(s: SmallCity, seat: i64, row: i64, column: i64) -> None:
    """SC-5.7.2: the benefit of the space entered; columns are counted from 0 here."""
    box = s.box
    if row == FINANCE:
        s.gain_money(seat, box.finance[column])
        s.note(MONEY_GAINED, seat, box.finance[column])
    elif row == INDUSTRY_ROW:
        take_materials(s, seat, column)
    elif row == CONSTRUCTION:
        s.push(AT_TILE, seat, box.free_size[column])
    elif row == TOURISM:
        for module in s.modules():
            if module.asks_who_comes(s, seat, column):
                return
        welcome(s, seat, box.tourism[column])
    else:
        clean(s, seat, -box.environment[column])


def clean(s: SmallCity, seat: i64, pollution: i64) -> None:
    """SC-5.7.5: pollution does not fall below 0; SC-8.5.8: Delhi has none."""
    less = min(pollution, s.pollution[seat]) if s.is_measured(seat) else 0
    s.pollution[seat] -= less
    s.note(CLEANED, seat, less)


def welcome(s: SmallCity, seat: i64, count: i64) -> None:
    """SC-5.7.4: citizens from the common supply go to the Town Hall, or otherwise to the Career space."""
    coming = take_from_supply(s, seat, count)
    s.career[seat] += coming
    s.note(WELCOMED, seat, coming)
    receive_citizens(s, seat, coming)


def take_materials(s: SmallCity, seat: i64, column: i64) -> None:
    """Row 2: raw materials, of a given kind or any; one question for each kind."""
    first = column * CURRENCIES
    if s.box.industry[first] > 0:
        s.push(AT_MATERIALS, seat, NONE, s.box.industry[first])
    for kind in range(WOOD, METAL + 1):
        if s.box.industry[first + kind] > 0:
            s.push(AT_MATERIALS, seat, kind - WOOD, s.box.industry[first + kind])


class Materials(Step[SmallCity]):
    """SC-5.7.2, row 2: which material (none: any), and where it is stored; what does not fit is lost (SC-5.7.5)."""

    def __init__(self) -> None:
        super().__init__(AT_MATERIALS, "materials", MATERIALS, COUNT)
        self.on = [AT_COUNCIL, AT_MATERIALS]
        self.none = [0]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_COUNCIL and 0 < s.figure_at(at, 1) <= COLUMNS * 2

    def asks(self, s: SmallCity) -> bool:
        spaces = spaces_with(s, s.asked(), EMPTY)
        return s.top(1) > 0 and len(spaces) > (0 if s.top(0) == NONE else 1)

    def proceed(self, s: SmallCity) -> None:
        seat, kind, count = s.asked(), s.top(0), s.top(1)
        spaces = spaces_with(s, seat, EMPTY)
        if count == 0 or len(spaces) == 0:
            s.drop()
            for _ in range(count):
                s.note(NO_ROOM_FOR, seat, max(kind, 0))
            return
        s.set_top(1, count - 1)
        lay_in_store(s, seat, kind + WOOD, spaces[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        spaces = spaces_with(s, seat, EMPTY)
        for kind in range(METAL):
            for square in spaces:
                found = append(found, STORE.of(kind, square))
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not STORE.has(action):
            return NOT_NOW
        if s.top(0) != NONE and STORE.arg(action) != s.top(0):
            return NOT_GIVEN
        return why_not_store(s, seat, STORE.arg2(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return facts_of_store(s, seat, action)

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.set_top(1, s.top(1) - 1)
        lay_in_store(s, seat, STORE.arg(action) + WOOD, STORE.arg2(action))
