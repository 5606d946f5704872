"""Cards and tokens that are drawn or looked at (class draw)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import N_TOKENS, NONE, Effect
from ludotheque.games.civilization.components.codes import CRISTO, PEEK_TOKENS, REFRESH_CULTURE_HAND
from ludotheque.games.civilization.position.events import PEEKED_KEPT, PEEKED_ON_MAP
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import TOKEN_PACK
from ludotheque.games.civilization.realm.hands import can_draw_card, draw_cards, refresh_hand
from ludotheque.games.civilization.realm.target_codes import FIRST_DECK

DECK_IS_EMPTY: Final = Refusal("CV-2.8", "deck-is-empty")


def why_not_draw_aim(s: Civilization, aim: i64) -> Refusal | None:
    """Cristo Redentor: any deck that has a card."""
    return None if can_draw_card(s, aim - FIRST_DECK) else DECK_IS_EMPTY


def draw(s: Civilization, seat: i64, effect: Effect) -> None:
    code = effect.code
    if code == CRISTO:
        draw_cards(s, seat, s.aims[0] - FIRST_DECK, effect.other)
    elif code == REFRESH_CULTURE_HAND:
        refresh_hand(s, seat)
    else:
        assert code == PEEK_TOKENS
        peek(s, seat)


def peek(s: Civilization, seat: i64) -> None:
    """CV-R41: Zheng He: told once, to his player alone."""
    for square in range(s.layout.squares):
        if s.token[square] != NONE:
            s.note(PEEKED_ON_MAP, seat, square, s.token[square])
    for other in range(s.seats):
        if other == seat:
            continue
        for token in range(N_TOKENS):
            if s.token_pile[token] == TOKEN_PACK.of(other):
                s.note(PEEKED_KEPT, seat, other, token)
