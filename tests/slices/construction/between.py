"""90 What the slice has instead of the phases that are not here: who hosts, cards, income, and the end."""

from mypy_extensions import i64

from ludotheque.core.game import Outcome
from ludotheque.core.state import BOTTOM, Step
from tests.slices.construction.borough import is_storage, survey
from tests.slices.construction.box import COMMERCIAL, METAL, N_SQUARES, RESIDENTIAL, WOOD
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import (
    AT_PLAN,
    AT_REVEAL,
    AT_TURN,
    CARDS,
    HAS_CARD,
    INCOME,
    NO_ROOM_FOR,
    NONE,
    STORED,
    TURN_BEGAN,
    URBAN_PLANNER,
    ZONE_GREW,
)


def card_of(s: SmallCity, place: i64) -> i64:
    """SC-90.2: which card goes with a place in turn order this turn; -1 for none."""
    number = (s.turn - 1 + place) % (CARDS.size + 1)
    return number if number < CARDS.size else NONE


class Turn(Step[SmallCity]):
    """SC-90.1: a turn begins and everybody plans; after the last one, the game is over."""

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn")
        self.on = [BOTTOM]

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        if s.turn == s.box.turns:
            s.end()
            return
        if s.turn > 0:
            s.host = s.in_order(1)
        s.turn += 1
        s.note(TURN_BEGAN, s.turn, s.host)
        for place in range(s.seats):
            take_card(s, s.in_order(place), card_of(s, place))
        s.split(AT_REVEAL)
        for seat in range(s.seats):
            s.push_to(seat, AT_PLAN)


def take_card(s: SmallCity, seat: i64, card: i64) -> None:
    """SC-5.2.1, SC-5.2.16: the Urban Planner's zone grows before the plans are made, openly."""
    s.card[seat] = card
    if card == NONE:
        return
    s.note(HAS_CARD, seat, card)
    if card == URBAN_PLANNER and s.zone[seat] < s.box.zone_max:
        s.zone[seat] = min(s.box.zone_max, s.zone[seat] + s.box.zone_step)
        s.note(ZONE_GREW, seat, s.zone[seat])


def take_income(s: SmallCity, seat: i64) -> None:
    """SC-90.3: money, votes of homes, and what factories make, as far as there is room for it."""
    b = survey(s, seat)
    box = s.box
    money = box.income
    votes: i64 = 0
    for piece in b.piece:
        if box.category[piece] == COMMERCIAL:
            money += box.shop_income * box.size[piece]
        elif box.category[piece] == RESIDENTIAL:
            votes += box.home_votes[box.level[piece] - 1] * box.size[piece]
    s.money[seat] += money
    s.votes[seat] += votes
    s.note(INCOME, seat, money, votes)
    for kind in range(WOOD, METAL + 1):
        for piece in b.piece:
            for _ in range(box.makes[piece * METAL + kind - WOOD]):
                store(s, seat, kind)


def store(s: SmallCity, seat: i64, kind: i64) -> None:
    """The first empty space in reading order, of the Town Hall or a warehouse."""
    b = survey(s, seat)
    for square in range(N_SQUARES):
        if s.goods[seat * N_SQUARES + square] == 0 and is_storage(b, square):
            s.goods[seat * N_SQUARES + square] = kind
            s.note(STORED, seat, kind - WOOD, square)
            return
    s.note(NO_ROOM_FOR, seat, kind - WOOD)


def outcome(s: SmallCity) -> Outcome:
    """SC-90.4: the most votes win; then the most money; then the victory is shared."""
    votes = [int(votes) for votes in s.votes]
    return Outcome(votes, [{"votes": one} for one in votes], tie_breaks=[[int(money)] for money in s.money])
