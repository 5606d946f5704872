"""Huts and villages: taking tokens (CV-8.8, CV-8.9, CV-R6, CV-15.10, CV-15.15)."""

from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.components.box import NONE, OF_TOKEN, ON_HUT_EXPLORED, ON_VILLAGE_CONQUERED
from ludotheque.games.civilization.position.events import TOKEN_SHOWN, TOKEN_TAKEN
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_REWARD
from ludotheque.games.civilization.position.vocabulary import TOKEN_OUT, TOKEN_PACK
from ludotheque.games.civilization.realm.triggers import on_event


def take_token(s: Civilization, seat: i64, square: i64) -> None:
    """CV-8.8, CV-8.9, CV-15.15: a kept token stays face down; any other reward is resolved at once, and the token is
    gone. What cards give for a hut or a village (China, Rome) comes after it (CV-9.22).
    """
    token = s.token[square]
    village = s.box.token_village[token]
    s.token[square] = NONE
    on_event(s, seat, ON_VILLAGE_CONQUERED if village == 1 else ON_HUT_EXPLORED)
    TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_PACK.of(seat), bit(seat))
    s.note(TOKEN_TAKEN, seat, village, token)
    if s.box.token_kept[token] == 0:
        reward(s, seat, square, token)


def reward(s: Civilization, seat: i64, square: i64, token: i64) -> None:
    """CV-2.12, CV-15.10: a token with an immediate reward is shown and removed from the game."""
    TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_OUT, everybody(s.seats))
    s.note(TOKEN_SHOWN, seat, token)
    s.push(AT_REWARD, seat, OF_TOKEN, token, square)
