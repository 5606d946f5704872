"""Movement in phase 3: each citizen goes to the place of the highest worth, and room is kept for newcomers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.bots.outlook import (
    BANK,
    FACTORIES,
    IDLE,
    NO_USE,
    OPERA,
    SMALL_HOME,
    Outlook,
    use_of,
    yields,
)
from ludotheque.games.small_city.bots.worth import dirt_counts, dollar
from ludotheque.games.small_city.citizens.tourists import toll_of
from ludotheque.games.small_city.components.box import (
    HALL_PLACE,
    N_SQUARES,
    PARK_PLACE,
    PILGRIM_PLACE,
    SORTING_PLACE,
    TRAM_PLACE,
)
from ludotheque.games.small_city.position.borough import Borough, Layout, layout, survey
from ludotheque.games.small_city.position.raw_materials import empty_spaces
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import COME_HOME, COMMIT, MOVE, SEND, STOP
from ludotheque.games.small_city.turn.pollution import pollution_of_turn

# In votes: the worth of an empty home of level 1 to waiting citizens, the attraction of an empty Factory place, the
# worth of leaving the Town Hall while turns remain, and the least gain for a move.
WELCOME: Final = 1.1
DRAW: Final = 1.4
FIRST_STEP: Final = 1.1
LEAST_GAIN: Final = 0.05


class Callings:
    """The worth of each place of a borough this turn: to a citizen who enters it, and to one who stays."""

    def __init__(self, s: SmallCity, seat: i64) -> None:
        self.s: SmallCity = s
        self.seat: i64 = seat
        self.lay: Layout = layout(s, seat)
        b = survey(s, seat)
        self.turns_after: i64 = s.turns() - s.turn
        self.yields: vec[float] = yields(s, self.turns_after, b.goods)
        self.dirt: float = self.dirt_of_one(b)
        self.entering: vec[float] = vec[float]([0.0] * N_SQUARES)
        self.staying: vec[float] = vec[float]([0.0] * N_SQUARES)
        self.price_places(b)

    def dirt_of_one(self, b: Borough) -> float:
        """The cost of one more active citizen: nothing while parks have room."""
        x = pollution_of_turn(self.s, self.seat)
        return dirt_counts(self.s, self.seat) * (1.0 if x > 0 else 0.3)

    def price_places(self, b: Borough) -> None:
        """Factory places attract newcomers while they are empty; newcomers begin in homes of level 1."""
        s, lay = self.s, self.lay
        outlook = Outlook(s, self.seat, b, lay)
        room = empty_spaces(s, self.seat)
        draws = self.turns_after >= 2 and outlook.career > 0 and outlook.hall_room > 0
        newcomers = outlook.waiting > 0 or (draws and outlook.places[FACTORIES] > 0)
        for square in range(N_SQUARES):
            use = use_of(s, lay, square)
            if use == NO_USE:
                continue
            worth = self.yields[use]
            if FACTORIES <= use < FACTORIES + 3:
                worth -= self.dirt + (DRAW if draws else 0.0)
                if room == 0 or self.turns_after == 0:
                    worth = -1.0
            elif use == SMALL_HOME and newcomers and self.turns_after > 0:
                worth -= WELCOME
            self.entering[square] = self.staying[square] = worth
            if use == BANK or use == OPERA:
                self.staying[square] = 0.0
                self.entering[square] = 2.0 * worth
            elif use == IDLE:
                self.price_odd_place(square)

    def price_odd_place(self, square: i64) -> None:
        """Places of modules that take effect when entered: the Sorting Centre, Tokyo's parks."""
        kind = self.lay.kind[square]
        dirt = dirt_counts(self.s, self.seat)
        if kind == SORTING_PLACE:
            x = pollution_of_turn(self.s, self.seat)
            self.entering[square] = dirt * float(min(-self.s.box.sorting_pollution, x))
        elif kind == PARK_PLACE:
            self.entering[square] = 0.5 * dirt * float(min(4, self.turns_after))
        elif kind == TRAM_PLACE or kind == PILGRIM_PLACE:
            self.entering[square] = -0.5

    def leaving_hall(self) -> float:
        """The gain of becoming active: the turns to come; in the last turn, only the cost of its pollution."""
        return FIRST_STEP if self.turns_after > 0 else -self.dirt


def best_move(s: SmallCity, seat: i64) -> i64:
    """The move with the highest gain, if any gains; otherwise moving is finished."""
    callings = Callings(s, seat)
    best, most = COMMIT.of(), LEAST_GAIN
    for action in s.actions(seat):
        gain = -1.0
        if MOVE.has(action):
            gain = gain_of_move(callings, MOVE.arg(action), MOVE.arg2(action))
        elif COME_HOME.has(action):
            abroad = worth_abroad(s, COME_HOME.arg(action), COME_HOME.arg2(action))
            gain = callings.entering[COME_HOME.arg3(action)] - callings.dirt - abroad
        if gain > most:
            best, most = action, gain
    return best


def gain_of_move(callings: Callings, square: i64, to: i64) -> float:
    entered = callings.entering[to]
    if callings.lay.kind[square] == HALL_PLACE:
        # The home was kept free for the citizens who wait.
        plain = callings.yields[use_of(callings.s, callings.lay, to)]
        return plain + callings.leaving_hall() - 0.2 * callings.dirt
    return entered - callings.staying[square]


def worth_abroad(s: SmallCity, borough: i64, square: i64) -> float:
    """The worth of a tourist in place; the pollution is another borough's."""
    use = use_of(s, layout(s, borough), square)
    return tourist_yield(s, use) if use != NO_USE else 0.0


def tourist_yield(s: SmallCity, use: i64) -> float:
    """The yield of a place without what only its owner gets."""
    values = yields(s, s.turns() - s.turn, vec[i64]([0] * 4))
    if FACTORIES <= use < FACTORIES + 3:
        return 0.7 * values[use]
    return values[use]


def best_sending(s: SmallCity, seat: i64) -> i64:
    """The tourist with the highest gain, if any gains."""
    callings = Callings(s, seat)
    best, most = STOP.of(), 0.3
    there: i64 = -1
    borough_lay = callings.lay
    toll = 0.0
    for action in s.actions(seat):
        if not SEND.has(action):
            continue
        borough = SEND.arg(action)
        if borough != there:
            there = borough
            borough_lay = layout(s, borough)
            toll = dollar(s.turns() - s.turn) * float(toll_of(s, borough))
        use = use_of(s, borough_lay, SEND.arg3(action))
        if use == NO_USE:
            continue
        gain = tourist_yield(s, use) - toll + callings.dirt - callings.staying[SEND.arg2(action)]
        if gain > most:
            best, most = action, gain
    return best
