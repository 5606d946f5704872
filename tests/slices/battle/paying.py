"""Paying a resource ability (CV-11): with what, what that shows, and culture cards that pay."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from tests.slices.battle.box import GAIN_CULTURE, N_MARKET, NONE
from tests.slices.battle.effects import NOT_AT_YOURSELF
from tests.slices.battle.means import could_pay, first_way, public_ways, ways_to_pay, why_not_pay
from tests.slices.battle.responses import open_window
from tests.slices.battle.state import MOST, Civilization
from tests.slices.battle.vocabulary import (
    AIM,
    AT_EFFECT,
    AT_GIFT,
    AT_PAY,
    AT_PAYMENT,
    CARDS,
    COIN_GIVEN,
    CULTURE_GAINED,
    FIRST_CARD,
    FIRST_PAYING_CARD,
    FIRST_TOKEN,
    FLAG,
    GAVE_UP,
    MEANS,
    OUT,
    PAID,
    PAY,
    SEATS,
    STOP,
    TOKEN_PACK,
)


class Pay(Step[Civilization]):
    """CV-11.8: what pays the resource of the effect below. The figures are what was chosen in an answer, if it was one,
    and whether a card that was to pay has been cancelled; then he may as well stop.
    """

    def __init__(self) -> None:
        super().__init__(AT_PAY, "pay", MEANS, FLAG)
        self.on = [AT_EFFECT]
        self.none = [0]
        self.quiet = False

    def resource(self, s: Civilization) -> i64:
        return s.box.used[s.figure_at(s.find(AT_EFFECT), 0)].cost

    def asks(self, s: Civilization) -> bool:
        """CV-1.11: only if, as far as everybody knows, there are several answers."""
        if s.top(0) != NONE:
            return False
        if s.top(1) == 1:
            return could_pay(s, s.asked(), self.resource(s))
        return public_ways(s, s.asked(), self.resource(s)) > 1

    def proceed(self, s: Civilization) -> None:
        seat = s.asked()
        if s.top(0) != NONE:
            pay_with(s, seat, s.top(0))
        elif s.top(1) == 1:
            give_up(s, seat)
        else:
            pay_with(s, seat, first_way(s, seat, self.resource(s)))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([PAY.of(means) for means in ways_to_pay(s, seat, self.resource(s))])
        return append(found, STOP.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if STOP.has(action):
            return None if s.top(1) == 1 else NOT_NOW
        if not PAY.has(action):
            return NOT_NOW
        return why_not_pay(s, seat, self.resource(s), PAY.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"means": Term(MEANS, PAY.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if STOP.has(action):
            give_up(s, seat)
        else:
            pay_with(s, seat, PAY.arg(action))


def give_up(s: Civilization, seat: i64) -> None:
    """CV-11.8: the ability is not used."""
    s.drop()
    s.note(GAVE_UP, seat, s.top(0))
    s.drop()


def pay_with(s: Civilization, seat: i64, means: i64) -> None:
    """CV-11.3: what pays is shown. A culture card is an event of its own and may be cancelled (CV-11.6)."""
    s.note(PAID, seat, means)
    if means >= FIRST_PAYING_CARD:
        card = means - FIRST_PAYING_CARD
        s.set_top(0, NONE)
        s.set_top(1, 1)
        s.lay_open(card)
        s.push(AT_PAYMENT, seat, card)
        open_window(s)
        return
    if means < FIRST_TOKEN:
        s.market[seat * N_MARKET + means] -= 1
    else:
        TOKEN_PACK.put(s.token_pile, s.token_seen, means - FIRST_TOKEN, OUT, everybody(s.seats))
    s.drop()
    spent(s, seat, by_card=False)


def spent(s: Civilization, seat: i64, by_card: bool) -> None:
    """CV-11.6: what some civilizations have of a resource that is spent."""
    effect = s.lasting(seat, GAIN_CULTURE)
    if effect is not None:
        amount = effect.card_amount if by_card else effect.amount
        s.culture[seat] = min(s.culture[seat] + amount, MOST)
        s.note(CULTURE_GAINED, seat, amount)


class Payment(Step[Civilization]):
    """CV-11.6: a culture card that pays, and that nobody has cancelled. The figure is the card."""

    def __init__(self) -> None:
        super().__init__(AT_PAYMENT, "payment", CARDS)
        self.on = [AT_PAY]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, card = s.asked(), s.top(0)
        s.drop()
        s.drop()
        spent(s, seat, by_card=True)
        if s.box.used[FIRST_CARD + card].coin_for_another > 0:
            s.push(AT_GIFT, seat)


class Gift(Step[Civilization]):
    """CV-11.6: another player gets a coin token for it; who, is asked where there are several."""

    def __init__(self) -> None:
        super().__init__(AT_GIFT, "gift")
        self.on = [AT_EFFECT]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return s.seats > 2

    def proceed(self, s: Civilization) -> None:
        self.apply(s, s.asked(), AIM.of(1 - s.asked()))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([AIM.of(other) for other in range(s.seats)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not AIM.has(action) or AIM.arg(action) >= s.seats:
            return NOT_NOW
        return NOT_AT_YOURSELF if AIM.arg(action) == seat else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"seat": Term(SEATS, AIM.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        other = AIM.arg(action)
        s.drop()
        s.coins[other] = min(s.coins[other] + 1, MOST)
        s.note(COIN_GIVEN, other)
