"""Triggered card effects: the hook called by the chapters in which events happen.

Chapters report events; `cards/triggered.py` has the step that triggers cards.
"""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import BIT
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CARD_EVENT


def on_event(s: Civilization, seat: i64, moment: i64) -> None:
    """An event has happened to a seat (one of `box.ON_…`): its cards for that event are triggered when this frame is
    on top, before the frames below it and after those pushed above it.
    """
    bit: i64 = 0
    while BIT[bit] != moment:
        bit += 1
    s.push(AT_CARD_EVENT, seat, bit)
