"""Which options go together."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.position.vocabulary import ASIA_DEALT, BY_ALL_VOTES


def not_together(options: vec[i64]) -> str | None:
    """SC-10.15: what is wrong with a combination of options, the rule first; None where it may be played."""
    if options[0] >= ASIA_DEALT and options[1] != BY_ALL_VOTES:
        return "SC-8.5.1: the boards of Asia are played for votes only"
    return None
