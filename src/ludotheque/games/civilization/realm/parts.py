"""The parts of a sum: the card, square or marker that each comes from.

Each sum is written once. It passes every part to a `Parts`, which keeps none when rules compute; the view passes one
that keeps them.
"""

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.verbs import Domain
from ludotheque.games.civilization.components.box import (
    N_GOVERNMENTS,
    OF_CARD,
    OF_CIV,
    OF_GOVERNMENT,
    OF_INVESTMENT,
    OF_PERSON,
    OF_TECH,
    OF_TOKEN,
    OF_WONDER,
    Effect,
)
from ludotheque.games.civilization.position.vocabulary import (
    CARDS,
    CIVS,
    GOVERNMENTS,
    INVESTMENTS,
    PEOPLE,
    RELICS,
    TECHS,
    TOKENS,
    WONDERS,
)

Part = list[Any]


class Parts:
    """Discards the parts."""

    def of(self, domain: Domain, which: i64, amount: i64) -> i64:
        """Records a part and its source; returns its amount."""
        return amount

    def of_card(self, effect: Effect, amount: i64) -> i64:
        """Records a part from an effect's card; returns its amount."""
        return amount


class KeptParts(Parts):
    """Keeps each non-zero part as `[domain, id, amount]`."""

    def __init__(self) -> None:
        self.kept: list[Part] = []

    def of(self, domain: Domain, which: i64, amount: i64) -> i64:
        if amount != 0:
            self.kept.append([domain.name, domain.ids[which], int(amount)])
        return amount

    def of_card(self, effect: Effect, amount: i64) -> i64:
        which = effect.which % N_GOVERNMENTS if effect.holder == OF_GOVERNMENT else effect.which
        return self.of(domain_of(effect.holder), which, amount)


def domain_of(holder: i64) -> Domain:
    """The domain of a card's holder."""
    if holder == OF_TECH:
        return TECHS
    if holder == OF_WONDER:
        return WONDERS
    if holder == OF_GOVERNMENT:
        return GOVERNMENTS
    if holder == OF_CIV:
        return CIVS
    if holder == OF_INVESTMENT:
        return INVESTMENTS
    if holder == OF_PERSON:
        return PEOPLE
    if holder == OF_CARD:
        return CARDS
    return TOKENS if holder == OF_TOKEN else RELICS


NO_PARTS: Final = Parts()
