"""17 Which options go together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.vocabulary import ASIA_DEALT, BY_ALL_VOTES, OPTIONS

# By option: how many of its values are played so far. A module that is finished raises its number.
PLAYED: Final = [6, 4, 3, 2, 2, 2, 2, 2, 3]


def not_together(options: vec[i64]) -> str | None:
    """What is wrong with a combination of options, the rule first; None where it may be played."""
    for i in range(len(PLAYED)):
        if options[i] >= PLAYED[i]:
            return f"{OPTIONS[i].name}: {OPTIONS[i].ids[options[i]]} is not played yet"
    if options[0] >= ASIA_DEALT and options[1] != BY_ALL_VOTES:
        return "SC-8.5.1: the boards of Asia are played for votes only"
    return None
