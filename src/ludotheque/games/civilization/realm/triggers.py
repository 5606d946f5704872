"""What cards do by themselves when something happens: the hook for the chapters in which it happens.

Chapters say what has happened; `cards/triggered.py` has the step that lets cards answer to it.
"""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import BIT
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CARD_EVENT


def on_event(s: Civilization, seat: i64, moment: i64) -> None:
    """Something has happened to somebody (one of `box.ON_…`): his cards that speak of it work when this frame is on
    top, before what lies below it and after what is pushed above it.
    """
    bit: i64 = 0
    while BIT[bit] != moment:
        bit += 1
    s.push(AT_CARD_EVENT, seat, bit)
