"""Relics: an army takes the marker and its reward (CV-15.6, CV-15.14)."""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import BIT, NONE, OF_RELIC, WHEN_START
from ludotheque.games.civilization.position.events import RELIC_TAKEN
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_REWARD


def take_relic(s: Civilization, seat: i64, square: i64) -> None:
    """CV-3.9, CV-8.17, CV-15.6: its reward comes at once or, where it says so, in the next start of turn (CV-15.14)."""
    relic = s.relic_on(square)
    s.relic_at[relic] = NONE
    s.note(RELIC_TAKEN, seat, relic)
    for effect in s.box.effects_of(OF_RELIC, relic):
        if effect.when & WHEN_START != 0:
            s.promised[seat] = s.promised[seat] | BIT[relic]
        else:
            s.push(AT_REWARD, seat, OF_RELIC, relic, square)
