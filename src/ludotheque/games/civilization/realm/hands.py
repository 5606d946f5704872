"""Culture cards in hand: drawing, the limit, discarding (CV-2.8, CV-7.21, CV-12.3, CV-12.6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import N_CARDS, NONE
from ludotheque.games.civilization.components.codes import (
    CRISTO,
    CULTURE_HAND,
    CULTURE_TRACK_DISCOUNT,
    DRAW_TWO_KEEP_ONE,
    HAND_SIZES_PER_COINS,
)
from ludotheque.games.civilization.position.events import DISCARDED, DREW_CARD
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_DISCARD, AT_KEEP_CARD, AT_REFRESH
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_DISCARD,
    CARD_PACK,
    CARDS,
    DISCARD,
    DONE,
    FLAG,
    KEEP_CARD,
)
from ludotheque.games.civilization.realm.cards_in_force import allowed, has, investment_level, number
from ludotheque.games.civilization.realm.coins import per_coins

NOT_IN_HAND: Final = Refusal("CV-12.6", "not-your-card")
NOT_DRAWN: Final = Refusal("CV-12.6", "card-not-drawn")


def hand_of(s: Civilization, seat: i64) -> vec[i64]:
    return CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(seat))


def hand_size(s: Civilization, seat: i64) -> i64:
    return CARD_PACK.count(s.card_pile, CARD_PACK.of(seat))


def has_too_many(s: Civilization, seat: i64) -> bool:
    """CV-12.6: whether the hand is over the limit; a hand of two never is."""
    size = hand_size(s, seat)
    return size > s.box.culture_hand and size > hand_limit(s, seat)


def hand_limit(s: Civilization, seat: i64) -> i64:
    """CV-7.21: two, plus what techs, wonders, investments and people add."""
    limit = s.box.culture_hand + number(s, seat, CULTURE_HAND) + number(s, seat, CRISTO)
    for tech in s.box.techs_with_hand:
        if s.knows(seat, tech):
            limit += s.box.tech_culture_hand[tech]
    for effect in s.box.with_code[CULTURE_TRACK_DISCOUNT]:
        if has(s, seat, effect):
            limit += effect.hands[investment_level(s, seat, effect.which) - 1]
    return limit + per_coins(s, seat, HAND_SIZES_PER_COINS)


# ---------------------------------------------------------------- drawing


def can_draw_card(s: Civilization, level: i64) -> bool:
    """CV-2.8: from the deck, or from its discards if the deck is empty."""
    return (
        CARD_PACK.find(s.card_pile, CARD_DECK, level) != NONE
        or CARD_PACK.find(s.card_pile, CARD_DISCARD, level) != NONE
    )


def draw_card(s: Civilization, seat: i64, level: i64) -> None:
    """CV-12.6: draws a card, then checks the hand limit; if both piles are empty, none is drawn (CV-2.8)."""
    draw_cards(s, seat, level, 1)


def draw_cards(s: Civilization, seat: i64, level: i64, cards: i64) -> None:
    """CV-14.11: several from one deck; the hand limit is checked after all of them."""
    check_hand(s, seat)
    for _ in range(cards):
        if can_draw_card(s, level):
            draw_one(s, seat, level)


def draw_one(s: Civilization, seat: i64, level: i64) -> None:
    """Mysticism: one extra card from the same deck, if it has one; its owner keeps one of the two."""
    card = take_card(s, seat, level)
    if allowed(s, seat, DRAW_TWO_KEEP_ONE) and can_draw_card(s, level):
        s.push(AT_KEEP_CARD, seat, card, take_card(s, seat, level))


def take_card(s: Civilization, seat: i64, level: i64) -> i64:
    """CV-2.8: the top card of a deck, seen by its owner only; the discards are shuffled when the deck is empty."""
    if CARD_PACK.find(s.card_pile, CARD_DECK, level) == NONE:
        for card in range(N_CARDS):
            if s.card_pile[card] == CARD_DISCARD and s.box.card_level[card] == level:
                CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_DECK, 0)
    card = CARD_PACK.draw(
        s.card_pile, s.card_seen, CARD_DECK, CARD_PACK.of(seat), bit(seat), s.chance, back=level
    )
    s.note(DREW_CARD, seat, level, card)
    return card


def discard(s: Civilization, card: i64) -> None:
    """CV-12.3, CV-B46: onto the discards of its level, face up."""
    s.note(DISCARDED, s.card_pile[card] - CARD_PACK.of(0), card)
    CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_DISCARD, everybody(s.seats))


class KeepCard(Step[Civilization]):
    """CV-B41: Mysticism: which of two drawn cards to keep; the other is discarded face up."""

    def __init__(self) -> None:
        super().__init__(AT_KEEP_CARD, "keep_card", CARDS, CARDS)
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        one, other = s.top(0), s.top(1)
        return vec[i64]([KEEP_CARD.of(min(one, other)), KEEP_CARD.of(max(one, other))])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not KEEP_CARD.has(action):
            return NOT_NOW
        card = KEEP_CARD.arg(action)
        return None if card == s.top(0) or card == s.top(1) else NOT_DRAWN

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, KEEP_CARD.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        other = s.top(1) if KEEP_CARD.arg(action) == s.top(0) else s.top(0)
        s.drop()
        discard(s, other)


# ---------------------------------------------------------------- the limit


class Discard(Step[Civilization]):
    """CV-7.21, CV-12.6: a player over the hand limit discards face up, one card at a time, down to the limit."""

    def __init__(self) -> None:
        super().__init__(AT_DISCARD, "discard")
        self.asides = True  # CV-15.8: Valmiki, turned up now, may raise the limit
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return has_too_many(s, s.asked())

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([DISCARD.of(card) for card in hand_of(s, seat)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return why_not_discard(s, seat, DISCARD.arg(action)) if DISCARD.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, DISCARD.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        discard(s, DISCARD.arg(action))


def check_hand(s: Civilization, seat: i64) -> None:
    """CV-12.6: after drawing cards or a lower limit, the player may have to discard."""
    s.push(AT_DISCARD, seat)


def why_not_discard(s: Civilization, seat: i64, card: i64) -> Refusal | None:
    return None if s.card_pile[card] == CARD_PACK.of(seat) else NOT_IN_HAND


# ---------------------------------------------------------------- Frida Kahlo


def refresh_hand(s: Civilization, seat: i64) -> None:
    """Frida Kahlo: discard any number of cards, then draw up to the limit."""
    s.push(AT_REFRESH, seat, discarding(s, seat))


def discarding(s: Civilization, seat: i64) -> i64:
    """CV-1.11: a player with no card left has no choice, and draws."""
    return STILL_DISCARDING if hand_size(s, seat) > 0 else DRAWING


STILL_DISCARDING: Final[i64] = 0
DRAWING: Final[i64] = 1


class Refresh(Step[Civilization]):
    """Frida Kahlo. The figure says whether the cards are already drawn; each may ask something (Mysticism)."""

    def __init__(self) -> None:
        super().__init__(AT_REFRESH, "refresh", FLAG)
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return s.top(0) == STILL_DISCARDING

    def proceed(self, s: Civilization) -> None:
        seat = s.asked()
        level = section_of(s, seat)
        if hand_size(s, seat) < hand_limit(s, seat) and can_draw_card(s, level):
            draw_one(s, seat, level)
        else:
            s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DONE.of()])
        for card in hand_of(s, seat):
            found = append(found, DISCARD.of(card))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        return why_not_discard(s, seat, DISCARD.arg(action)) if DISCARD.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, DISCARD.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.set_top(0, DRAWING)
        else:
            discard(s, DISCARD.arg(action))
            s.set_top(0, discarding(s, seat))


def section_of(s: Civilization, seat: i64) -> i64:
    """The section of the culture track of a seat's marker; the first one before the first space."""
    return s.box.space_section[max(s.space[seat], 1)]
