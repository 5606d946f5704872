"""Paying a resource ability (CV-11.8): the means, what the payment reveals, and culture cards that pay (CV-11.6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.cards.responses import open_window
from ludotheque.games.civilization.components.box import NONE, ON_SHEET, Effect
from ludotheque.games.civilization.components.codes import SPY_SUBSTITUTE, URANIUM_SUBSTITUTE
from ludotheque.games.civilization.position.events import CALLED, GAVE_UP, PAID
from ludotheque.games.civilization.position.state import MOST_PAID, Civilization
from ludotheque.games.civilization.position.steps import AT_EFFECT, AT_GIFT, AT_PAY, AT_PAYMENT
from ludotheque.games.civilization.position.vocabulary import (
    AIM_SEAT,
    AMOUNT,
    BY_CURIE,
    BY_KREMLIN,
    CARDS,
    FIRST_CARD_MEANS,
    FLAG,
    MEANS,
    PAY,
    PERSON_BOTTOM,
    PERSON_PACK,
    SEATS,
    SOURCES,
    STOP_PAYING,
)
from ludotheque.games.civilization.realm.cards_in_force import mark_fresh, mark_used
from ludotheque.games.civilization.realm.coins import gain_coin
from ludotheque.games.civilization.realm.resources import (
    card_effect,
    clear_payment,
    give_back_means,
    open_part,
    public_ways,
    resource_of_part,
    substitute,
    take_means,
    ways_to_pay,
    why_not_pay,
)
from ludotheque.games.civilization.realm.target_codes import clear_aims

GIFT_TO_YOURSELF: Final = Refusal("CV-11.6", "gift-to-yourself")

# ---------------------------------------------------------------- means of payment


class Pay(Step[Civilization]):
    """CV-11.8: what pays the next resource of the effect below. The figures are the source, and whether a card in the
    payment was cancelled: then the seat may also stop.
    """

    def __init__(self) -> None:
        super().__init__(AT_PAY, "pay", SOURCES, FLAG)
        self.on = [AT_EFFECT]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        """CV-1.11: asked only if, by public knowledge, there are several answers."""
        seat, effect, again = s.asked(), s.box.used[s.top(0)], s.top(1) == 1
        base = base_below(s)
        resource = resource_of_part(s, effect, base, open_part(s, effect, base))
        return public_ways(s, seat, resource, base, again) > (0 if again else 1)

    def proceed(self, s: Civilization) -> None:
        seat, effect, base = s.asked(), s.box.used[s.top(0)], base_below(s)
        if s.top(1) == 1:
            give_up(s, seat)
            return
        resource = resource_of_part(s, effect, base, open_part(s, effect, base))
        pay_with(s, seat, ways_to_pay(s, seat, resource, base, False)[0])

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        effect, base = s.box.used[s.top(0)], base_below(s)
        resource = resource_of_part(s, effect, base, open_part(s, effect, base))
        found = vec[i64]([PAY.of(means) for means in ways_to_pay(s, seat, resource, base, s.top(1) == 1)])
        return append(found, STOP_PAYING.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        again = s.top(1) == 1
        if STOP_PAYING.has(action):
            return None if again else NOT_NOW
        if not PAY.has(action):
            return NOT_NOW
        return why_not_pay(s, seat, s.box.used[s.top(0)], base_below(s), PAY.arg(action), again)

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"means": Term(MEANS, PAY.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if STOP_PAYING.has(action):
            give_up(s, seat)
        else:
            pay_with(s, seat, PAY.arg(action))


def base_below(s: Civilization) -> i64:
    """The base of the payment of the effect below."""
    return s.figure_at(s.find(AT_EFFECT), 1)


def pay_with(s: Civilization, seat: i64, means: i64) -> None:
    """Chooses one part; a payment already announced shows it at once."""
    effect, base, again = s.box.used[s.top(0)], base_below(s), s.top(1) == 1
    part = open_part(s, effect, base)
    s.paid[part] = means
    s.drop()
    if again:
        take(s, seat, means)
        s.push(AT_PAYMENT, seat, card_of(means), part)


def give_up(s: Civilization, seat: i64) -> None:
    """CV-11.8: the rest is returned, and the ability is unused."""
    effect, base = s.box.used[s.top(0)], base_below(s)
    s.drop()
    for at in range(base, MOST_PAID):
        if s.paid[at] != NONE:
            return_part(s, seat, s.paid[at])
    clear_payment(s, base)
    mark_fresh(s, seat, effect)
    if not effect.cancels:
        clear_aims(s)
    s.note(GAVE_UP, seat, effect.source)
    s.drop()


def return_part(s: Civilization, seat: i64, means: i64) -> None:
    if means < BY_KREMLIN:
        give_back_means(s, seat, means)
        return
    effect = s.box.with_code[SPY_SUBSTITUTE if means == BY_KREMLIN else URANIUM_SUBSTITUTE][0]
    mark_fresh(s, seat, effect)
    if means == BY_CURIE:
        PERSON_PACK.put(s.person_pile, s.person_seen, effect.which, PERSON_PACK.of(seat), everybody(s.seats))


# ---------------------------------------------------------------- showing the payment


def show_payment(s: Civilization, seat: i64, effect: Effect, base: i64) -> None:
    """CV-11.8: the whole payment is shown when it is announced; then each culture card gets its window."""
    for at in range(base, MOST_PAID):
        if s.paid[at] == NONE:
            break
        take(s, seat, s.paid[at])
    s.push(AT_PAYMENT, seat, card_of(s.paid[base]), base)


def take(s: Civilization, seat: i64, means: i64) -> None:
    s.note(PAID, seat, means)
    if means < BY_KREMLIN:
        take_means(s, seat, means)
        return
    effect = substitute(s, seat, means)
    assert effect is not None
    mark_used(s, seat, effect)
    if means == BY_CURIE:
        s.note(CALLED, seat, effect.which)
        PERSON_PACK.put(s.person_pile, s.person_seen, effect.which, PERSON_BOTTOM, everybody(s.seats))


def card_of(means: i64) -> i64:
    """The culture card that pays; NONE if something else does."""
    return means - FIRST_CARD_MEANS if FIRST_CARD_MEANS <= means < BY_KREMLIN else NONE


class Payment(Step[Civilization]):
    """CV-11.6: one part of a payment at a time; a culture card may be cancelled. The figures are the card, the part,
    and whether its window is over.
    """

    def __init__(self) -> None:
        super().__init__(AT_PAYMENT, "payment", CARDS, numbers("paid", int(MOST_PAID)), FLAG)
        self.on = [AT_EFFECT]
        self.none = [0]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, card, part = s.asked(), s.top(0), s.top(1)
        if card != NONE and s.top(2) == 0:
            s.set_top(2, 1)
            open_window(s)
            return
        s.drop()
        if part + 1 < MOST_PAID and s.paid[part + 1] != NONE:
            s.push(AT_PAYMENT, seat, card_of(s.paid[part + 1]), part + 1)
        if card != NONE and card_effect(s, card).other > 0:
            s.push(AT_GIFT, seat, card_effect(s, card).other)


class Gift(Step[Civilization]):
    """CV-11.6: another player gets a coin token in return; if there are several, the payer chooses one. The figure:
    how many.
    """

    def __init__(self) -> None:
        super().__init__(AT_GIFT, "gift", AMOUNT)
        self.on = [AT_EFFECT, AT_PAYMENT]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return s.seats > 2

    def proceed(self, s: Civilization) -> None:
        self.apply(s, s.asked(), AIM_SEAT.of(1 - s.asked()))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([AIM_SEAT.of(other) for other in range(s.seats)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not AIM_SEAT.has(action) or AIM_SEAT.arg(action) >= s.seats:
            return NOT_NOW
        return GIFT_TO_YOURSELF if AIM_SEAT.arg(action) == seat else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"seat": Term(SEATS, AIM_SEAT.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        amount = s.top(0)
        s.drop()
        gain_coin(s, AIM_SEAT.arg(action), ON_SHEET, amount)
