"""The outlook of a borough: what its people bring until the end if nothing more is built.

People take the best places first; newcomers come to the Town Hall through empty Factory places, and from there
through empty homes of level 1 (SC-5.3.1, SC-5.3.5). Every active citizen pollutes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.small_city.bots.worth import MONEY_A_PLAN, dollar, material_worth, votes_count
from ludotheque.games.small_city.citizens.citizens import riders
from ludotheque.games.small_city.components.box import (
    BANK_PLACE,
    CASH_PLACE,
    CULTURE_PLACE,
    HALL_PLACE,
    HOME_PLACE,
    METAL,
    METAL_PLACE,
    N_SQUARES,
    NO_PLACE,
    OPERA_PLACE,
    PARK,
    RAW_TO_VOTES_PLACE,
    SELL_PLACE,
    STORAGE_PLACE,
    TRAM_PLACE,
    VOTES_PLACE,
    WOOD,
    WOOD_PLACE,
)
from ludotheque.games.small_city.components.squares import size_of
from ludotheque.games.small_city.position.borough import Borough, Layout, effect_of, is_mayors
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, EMPTY, SmallCity

# Kinds of places by use: homes by level, then work.
HOMES: Final[i64] = 0
SMALL_HOME: Final[i64] = 0
CASH: Final[i64] = 5
VOTING: Final[i64] = 6
UNIVERSITY: Final[i64] = 7
CULTURE: Final[i64] = 8
MUSEUM_PLACE: Final[i64] = 9
FACTORIES: Final[i64] = 10  # wood, stone, metal
SELLING: Final[i64] = 13
VOTE_SELLING: Final[i64] = 14
BANK: Final[i64] = 15
OPERA: Final[i64] = 16
IDLE: Final[i64] = 17
PLACES: Final[i64] = 18
NO_USE: Final[i64] = -1

# The cost of a worker in a Factory, who pollutes twice. The cost of a death, and its probability among several
# players.
SECOND_DIRT: Final = 0.4
DEATH: Final = 3.0
DEATH_AMONG_OTHERS: Final = 0.4
# The average yield of a tourist in a turn; the pollution is another borough's.
TOURIST: Final = 1.0
# The extra yield of an active citizen through buildings built later, by turns left.
PROSPECTS: Final = vec[float]([0.0, 0.3, 0.6, 0.8, 1.45, 1.45, 1.45, 1.45, 1.45, 1.45])
# The worth of a dollar beyond what a plan can use.
NEEDLESS: Final = 0.3


def use_of(s: SmallCity, lay: Layout, square: i64) -> i64:
    """The use of a place; NO_USE if people have none for it."""
    kind = lay.kind[square]
    piece = lay.piece[square]
    if kind == HOME_PLACE:
        return HOMES + s.box.level[piece] - 1
    if WOOD_PLACE <= kind <= METAL_PLACE:
        return FACTORIES + kind - WOOD_PLACE
    if kind == CASH_PLACE:
        return CASH
    if kind == VOTES_PLACE:
        return VOTING
    if kind == SELL_PLACE:
        return SELLING
    if kind == RAW_TO_VOTES_PLACE:
        return VOTE_SELLING
    if kind == CULTURE_PLACE:
        if s.box.is_university[piece] == 1:
            return UNIVERSITY
        if s.box.citizen_votes[piece] > 0:
            return CULTURE
        return MUSEUM_PLACE if s.box.citizen_cash[piece] > 0 else IDLE
    if kind == BANK_PLACE:
        return BANK
    if kind == OPERA_PLACE:
        return OPERA
    return NO_USE if kind == NO_PLACE or kind == HALL_PLACE or kind == STORAGE_PLACE else IDLE


def yields(s: SmallCity, plans: i64, goods: vec[i64]) -> vec[float]:
    """The yield of a citizen in one turn, by use, with this many plans left; pollution excluded."""
    box = s.box
    vote = votes_count(s)
    cash = dollar(plans)
    found = vec[float]([0.0] * PLACES)
    for level in range(5):
        found[HOMES + level] = vote * float(box.home_votes[level])
    found[CASH] = cash * float(box.cash)
    found[VOTING] = vote * float(box.shop_votes)
    found[UNIVERSITY] = vote * float(box.university_votes)
    found[CULTURE] = vote
    found[MUSEUM_PLACE] = cash
    for kind in range(WOOD, METAL + 1):
        made = material_worth(s, kind, plans) - 0.2
        found[FACTORIES + kind - WOOD] = made
        if goods[kind] > 0:
            kept = material_worth(s, kind, plans)
            found[SELLING] = max(found[SELLING], cash * float(box.sale[kind]) - kept)
            found[VOTE_SELLING] = max(found[VOTE_SELLING], vote * float(box.sale_votes[kind]) - kept)
    found[BANK] = 0.5 * cash * float(box.bank_income)
    found[OPERA] = 0.5 * vote * float(box.opera_votes)
    return found


class Outlook:
    """Counts of people and places of a borough; `look` adds up their yields."""

    def __init__(self, s: SmallCity, seat: i64, b: Borough, lay: Layout) -> None:
        self.s: SmallCity = s
        self.seat: i64 = seat
        self.goods: vec[i64] = b.goods
        self.places: vec[i64] = vec[i64]([0] * PLACES)
        self.active: i64 = 0
        self.waiting: i64 = 0
        self.in_small: i64 = 0  # people in homes of level 1
        self.hall_room: i64 = 0
        self.stores: i64 = 0
        self.guests: i64 = 0
        self.tourists: i64 = 0
        self.trams: i64 = 0
        self.career: i64 = s.career[seat]
        self.money: i64 = s.money[seat]
        self.worth: float = 0.0
        self.dirt: float = 0.0
        self.deaths: float = 0.0
        self.count_people(lay)
        self.cleaning: i64 = self.cleaning_of(b)

    def count_people(self, lay: Layout) -> None:
        s, seat = self.s, self.seat
        first = seat * N_SQUARES
        for square in range(N_SQUARES):
            kind = lay.kind[square]
            thing = s.on[first + square]
            if kind == NO_PLACE:
                if CITIZEN <= thing < DEAD:
                    self.active += 1
                continue
            if kind == HALL_PLACE:
                if thing == EMPTY and not is_mayors(s, seat, square):
                    self.hall_room += 1
                elif thing == CITIZEN + seat:
                    self.waiting += 1
                continue
            if kind == STORAGE_PLACE:
                if thing == EMPTY:
                    self.stores += 1
                continue
            is_guest = CITIZEN <= thing < DEAD and thing != CITIZEN + seat
            if is_guest:
                self.guests += 1
            use = use_of(s, lay, square)
            if thing == CITIZEN + seat:
                self.active += 1
                if use == SMALL_HOME:
                    self.in_small += 1
            if not is_guest:
                self.places[use] += 1
            if kind == TRAM_PLACE:
                self.trams = 1
        if s.seats > 1:
            self.count_tourists()
        self.active += riders(s, seat, seat)

    def count_tourists(self) -> None:
        s = self.s
        for borough in range(s.seats):
            if borough != self.seat:
                for square in range(borough * N_SQUARES, (borough + 1) * N_SQUARES):
                    if s.on[square] == CITIZEN + self.seat:
                        self.tourists += 1

    def cleaning_of(self, b: Borough) -> i64:
        """How much of a turn's pollution is removed."""
        s = self.s
        clean = size_of(b.usable(PARK))
        less = -s.box.park_pollution * clean - effect_of(b, s.box.pollution_bonus)
        for module in s.modules():
            less -= module.lasting_pollution(s, self.seat)
        return less

    def look(self, turns: i64, plans: i64, is_moved: bool) -> None:
        """The yield of a number of turns, with the number of plans after the first. If people have already moved,
        the first turn brings no newcomers into homes.
        """
        s = self.s
        for turn in range(turns):
            self.work(s, max(0, plans - turn), turn == 0 and is_moved)
            self.worth += PROSPECTS[turn] * float(self.active)
            self.money = max(0, self.money - MONEY_A_PLAN)

    def work(self, s: SmallCity, plans: i64, is_moved: bool) -> None:
        """One turn: people work, newcomers enter and arrive, active citizens pollute."""
        values = yields(s, plans, self.goods)
        if self.money > MONEY_A_PLAN:
            values[CASH] *= NEEDLESS
        jobs = self.places[FACTORIES] + self.places[FACTORIES + 1] + self.places[FACTORIES + 2]
        room = self.stores + self.hall_room
        people = self.active
        made: i64 = 0
        in_small: i64 = 0
        used = vec[i64]()
        for use in range(PLACES):
            if self.places[use] > 0:
                used = append(used, use)
        while people > 0 and len(used) > 0:
            best: i64 = 0
            most = -9.0
            for i in range(len(used)):
                worth = values[used[i]]
                if FACTORIES <= used[i] < FACTORIES + 3:
                    worth -= SECOND_DIRT
                if worth > most:
                    best, most = i, worth
            use = used[best]
            used[best] = used[len(used) - 1]
            used = used[: len(used) - 1]
            count = min(people, self.places[use])
            if FACTORIES <= use < FACTORIES + 3:
                count = min(count, room - made) if plans > 0 else 0
                made += count
            elif use == SELLING or use == VOTE_SELLING:
                count = min(count, self.goods[WOOD] + self.goods[WOOD + 1] + self.goods[METAL])
            elif use == SMALL_HOME:
                in_small = count
            elif use == CASH:
                self.money += count * s.box.cash
            self.worth += values[use] * float(count)
            people -= count
        entering: i64 = 0
        if not is_moved:
            # SC-5.3.2: a home that a citizen leaves is closed until the next turn.
            entering = min(self.waiting, self.places[SMALL_HOME] - max(in_small, self.in_small))
            self.worth += values[SMALL_HOME] * float(entering)
            self.waiting -= entering
            self.hall_room += entering
            self.active += entering
            self.in_small = in_small + entering
        arriving = min(jobs - made, self.hall_room, self.career)
        self.waiting += arriving
        self.hall_room -= arriving
        self.career -= arriving
        self.active += self.trams
        self.worth += TOURIST * float(self.tourists)
        self.pollute(self.active + self.guests + made - self.cleaning)

    def pollute(self, x: i64) -> None:
        box = self.s.box
        if x <= 0:
            return
        self.dirt += float(x)
        if self.s.seats == 1:
            self.deaths += 1.0 if x >= box.solo_deadly else 0.0
        elif x >= box.deadly:
            self.deaths += DEATH_AMONG_OTHERS
