"""Drawing and looking at cards and tokens (class draw)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import N_TOKENS, NONE, Codes, Effect, EffectRule
from ludotheque.games.civilization.components.codes import CRISTO, PEEK_TOKENS, REFRESH_CULTURE_HAND
from ludotheque.games.civilization.position.events import PEEKED_KEPT, PEEKED_ON_MAP
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import TOKEN_PACK
from ludotheque.games.civilization.realm.hands import can_draw_card, draw_cards, refresh_hand
from ludotheque.games.civilization.realm.target_codes import DECK, FIRST_DECK

DECK_IS_EMPTY: Final = Refusal("CV-2.8", "deck-is-empty")


class DrawFromDeck(EffectRule[Civilization]):
    """Cristo Redentor: culture cards from any deck that is not empty."""

    codes: ClassVar[Codes] = (CRISTO,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return DECK

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        return None if can_draw_card(s, aim - FIRST_DECK) else DECK_IS_EMPTY

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        draw_cards(s, seat, s.aims[0] - FIRST_DECK, effect.other)


class RefreshHand(EffectRule[Civilization]):
    """Replaces the culture hand with a new one."""

    codes: ClassVar[Codes] = (REFRESH_CULTURE_HAND,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        refresh_hand(s, seat)


class PeekTokens(EffectRule[Civilization]):
    """CV-R41: Zheng He: shown once, to its player only."""

    codes: ClassVar[Codes] = (PEEK_TOKENS,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        for square in range(s.layout.squares):
            if s.token[square] != NONE:
                s.note(PEEKED_ON_MAP, seat, square, s.token[square])
        for other in range(s.seats):
            if other == seat:
                continue
            for token in range(N_TOKENS):
                if s.token_pile[token] == TOKEN_PACK.of(other):
                    s.note(PEEKED_KEPT, seat, other, token)
