"""SC-5.1.2, SC-5.1.3, SC-5.1.4: Phase 1: the choice of special actions, and the immediate effects of the cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.position.events import (
    CARD_TAKEN,
    MONEY_GAINED,
    NO_CARD_TAKEN,
    VOTES_LOST,
    ZONE_GREW,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_ACTION,
    AT_OPPOSE,
    AT_PHASES,
    CARDS,
    IN_ACTIONS,
    MAYOR,
    NONE,
    OPPONENT,
    OPPOSE,
    RING,
    TAKE,
    TO_OPPONENT,
    URBAN_PLANNER,
)
from ludotheque.games.small_city.turn import solo

CARD_OCCUPIED: Final = Refusal("SC-5.1.2", "card-occupied")
MAY_NOT_STAY: Final = Refusal("SC-5.1.4", "may-not-stay")
TOO_FAR: Final = Refusal("SC-5.1.2", "too-far")
NOT_AN_OPPONENT: Final = Refusal("SC-5.1.3", "not-an-opponent")

# ---------------------------------------------------------------- cards


def begin_actions(s: SmallCity) -> None:
    """SC-5.1.2: every seat takes a card, in turn order (stage IN_ACTIONS)."""
    for place in range(s.seats - 1, -1, -1):
        seat = s.in_order(place)
        if s.plays(seat):
            s.push(AT_ACTION, seat)


def steps_to(s: SmallCity, seat: i64, position: i64) -> i64:
    """SC-5.1.4: how many steps away a card of the ring is; 0 in the first turn."""
    return 0 if s.ring_at[seat] == NONE else (position - s.ring_at[seat]) % RING


def price_of_steps(s: SmallCity, steps: i64) -> i64:
    """SC-5.1.2: the first steps are free."""
    return max(0, steps - s.box.free_steps) * s.box.step_cost


def why_not_card(s: SmallCity, seat: i64, position: i64) -> Refusal | None:
    """The rule against a card of the ring, or None."""
    if s.ring_at[seat] == position:
        return MAY_NOT_STAY
    if s.neutral == position:
        return CARD_OCCUPIED
    for other in range(s.seats):
        if s.ring_at[other] == position:
            return CARD_OCCUPIED
    if price_of_steps(s, steps_to(s, seat, position)) > s.money[seat]:
        return TOO_FAR
    for module in s.modules():
        refusal = module.why_not_card(s, seat, s.ring[position])
        if refusal is not None:
            return refusal
    return None


class Action(Step[SmallCity]):
    """SC-5.1.2, SC-5.1.4: which card of the ring to take."""

    def __init__(self) -> None:
        super().__init__(AT_ACTION, "action")
        self.on = [AT_PHASES, AT_ACTION]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The frames of seats that have yet to choose lie in turn order, the last one lowest."""
        seat = s.seat_at(at)
        if s.stage() != IN_ACTIONS or not s.plays(seat) or s.card[seat] != NONE:
            return False
        if s.step_at(at - 1) == AT_ACTION:
            return (seat - s.host) % s.seats < (s.seat_at(at - 1) - s.host) % s.seats
        return True

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        for position in range(RING):
            if why_not_card(s, seat, position) is None:
                return True
        return False

    def proceed(self, s: SmallCity) -> None:
        """No card is free and affordable, so none is taken."""
        s.note(NO_CARD_TAKEN, s.asked())
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE.of(position) for position in range(RING)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return why_not_card(s, seat, TAKE.arg(action)) if TAKE.has(action) else NOT_NOW

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        steps = steps_to(s, seat, TAKE.arg(action))
        facts: Facts = {
            "card": Term(CARDS, s.ring[TAKE.arg(action)]),
            "steps": int(steps),
            "price": int(price_of_steps(s, steps)),
            "money": int(s.money[seat]),
        }
        for module in s.modules():
            facts.update(module.facts_of_card(s, seat))
        return facts

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        position = TAKE.arg(action)
        price = price_of_steps(s, steps_to(s, seat, position))
        s.drop()
        s.money[seat] -= price
        s.ring_at[seat] = position
        s.card[seat] = s.ring[position]
        s.note(CARD_TAKEN, seat, s.card[seat], price)
        if s.is_alone():
            solo.move_neutral(s)
        take_effect(s, seat, s.card[seat])


def take_effect(s: SmallCity, seat: i64, card: i64) -> None:
    """SC-5.1.3: the immediate effects of cards."""
    if card == MAYOR:
        receive_money(s, seat, s.box.mayor_money)
    elif card == OPPONENT:
        if s.is_alone():
            receive_money(s, seat, s.box.opponent_money)
        elif s.players_left() > 1:
            s.push(AT_OPPOSE, seat)
    for module in s.modules():
        module.card_taken(s, seat, card)


def receive_money(s: SmallCity, seat: i64, money: i64) -> None:
    s.gain_money(seat, money)
    s.note(MONEY_GAINED, seat, money)


class Oppose(Step[SmallCity]):
    """SC-5.1.3, card H: which opponent loses votes."""

    def __init__(self) -> None:
        super().__init__(AT_OPPOSE, "oppose")
        self.on = [AT_PHASES, AT_ACTION]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        return s.stage() == IN_ACTIONS and s.card[seat] == OPPONENT and s.players_left() > 1

    def asks(self, s: SmallCity) -> bool:
        return s.players_left() > 2

    def proceed(self, s: SmallCity) -> None:
        seat = s.asked()
        s.drop()
        lose_votes(s, s.next_playing(seat), s.box.opponent_votes)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([OPPOSE.of(other) for other in range(s.seats)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not OPPOSE.has(action):
            return NOT_NOW
        other = OPPOSE.arg(action)
        return None if other != seat and other < s.seats and s.plays(other) else NOT_AN_OPPONENT

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        lose_votes(s, OPPOSE.arg(action), s.box.opponent_votes)


def lose_votes(s: SmallCity, seat: i64, votes: i64) -> None:
    """Votes do not fall below 0."""
    lost = min(votes, s.votes[seat])
    s.change_votes(seat, -lost, TO_OPPONENT)
    s.note(VOTES_LOST, seat, lost)


# ---------------------------------------------------------------- growth of the zone


def begin_growth(s: SmallCity) -> None:
    """SC-5.2.1, SC-5.2.16: the Urban Planner's zone grows publicly before the plans are made (stage IN_GROWTH)."""
    for place in range(s.seats):
        seat = s.in_order(place)
        if s.plays(seat) and s.card[seat] == URBAN_PLANNER and s.zone[seat] < s.box.zone_max:
            s.zone[seat] = min(s.box.zone_max, s.zone[seat] + s.box.zone_step)
            s.note(ZONE_GREW, seat, s.zone[seat])
            for module in s.modules():
                module.zone_grew(s, seat)
