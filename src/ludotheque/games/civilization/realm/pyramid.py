"""The pyramid of techs: which techs have a spot in it, and which free techs an effect offers (CV-10.3, CV-10.6,
CV-10.10).
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Domain, Term
from ludotheque.games.civilization.components.box import N_LEVELS, N_TECHS, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHOOSE_TECH, AT_SWAP_BACK
from ludotheque.games.civilization.position.vocabulary import TECHS

TECH_NOT_IN_PLAY: Final = Refusal("CV-10.10", "tech-not-in-play")
TECH_KNOWN: Final = Refusal("CV-10.6", "tech-known")
NO_SPOT_IN_PYRAMID: Final = Refusal("CV-10.3", "no-spot-in-pyramid")
LEVEL_TOO_HIGH: Final = Refusal("CV-10.6", "level-too-high")
NOT_KNOWN_TO_HIM: Final = Refusal("CV-10.6", "not-known-to-him")
NOT_KNOWN_TO_ANOTHER: Final = Refusal("CV-10.6", "not-known-to-another")


# CV-10.6: the techs that an effect offers: any, those of one other player, those of any other player.
TECH_FILTERS: Final = Domain("tech_filter", ["any", "his", "anybodys"])
ANY_TECH: Final[i64] = 0
HIS_TECH: Final[i64] = 1
ANYBODYS_TECH: Final[i64] = 2


def why_not_learn(s: Civilization, seat: i64, tech: i64, row: i64 = 0) -> Refusal | None:
    """CV-10.3, CV-10.6, CV-10.10: in play, not known, with a spot in its row; row 0 stands for that of its level."""
    if s.box.tech_fame[tech] > s.fame:
        return TECH_NOT_IN_PLAY
    if s.knows(seat, tech):
        return TECH_KNOWN
    return None if has_spot(s, seat, row_for(s, tech, row)) else NO_SPOT_IN_PYRAMID


def row_for(s: Civilization, tech: i64, row: i64) -> i64:
    return row if row > 0 else s.box.tech_level[tech]


def has_spot(s: Civilization, seat: i64, row: i64) -> bool:
    """CV-10.3: a row above the first holds at least one card fewer than the one below it."""
    if row == 1:
        return True
    at = seat * N_LEVELS + row - 1
    return s.rows[at] + 1 <= s.rows[at - 1] - 1


def pyramid_facts(s: Civilization, seat: i64, tech: i64) -> Facts:
    """The row of a tech's level, and the numbers of cards there and in the row below."""
    level = s.box.tech_level[tech]
    at = seat * N_LEVELS + level - 1
    below = s.rows[at - 1] if level > 1 else 0
    return {"tech": Term(TECHS, tech), "level": int(level), "cards": int(s.rows[at]), "below": int(below)}


def offer_tech(s: Civilization, seat: i64, kind: i64, other: i64 = NONE, level: i64 = N_LEVELS) -> None:
    """CV-10.6: a seat may learn a free tech: any, one that `other` knows, or one that any other player knows
    (`TECH_FILTERS`), up to this level. Nothing is asked if none is legal.
    """
    s.push(AT_CHOOSE_TECH, seat, kind, other, level)


def offer_swap(s: Civilization, seat: i64, other: i64, level: i64) -> None:
    """CV-12.7: the seat learns from the other first, then the other from the seat."""
    s.push(AT_SWAP_BACK, other, HIS_TECH, seat, level)
    s.push(AT_CHOOSE_TECH, seat, HIS_TECH, other, level)


def why_not_offered(
    s: Civilization, seat: i64, tech: i64, kind: i64, other: i64 = NONE, level: i64 = N_LEVELS
) -> Refusal | None:
    """Whether a tech is among those an effect offers, and may be learned."""
    if s.box.tech_level[tech] > level:
        return LEVEL_TOO_HIGH
    if kind == HIS_TECH and not s.knows(other, tech):
        return NOT_KNOWN_TO_HIM
    if kind == ANYBODYS_TECH and not known_to_another(s, seat, tech):
        return NOT_KNOWN_TO_ANOTHER
    return why_not_learn(s, seat, tech)


def known_to_another(s: Civilization, seat: i64, tech: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.knows(other, tech):
            return True
    return False


def can_learn(s: Civilization, seat: i64, kind: i64, other: i64 = NONE, level: i64 = N_LEVELS) -> bool:
    """Whether an effect offers any legal tech."""
    for tech in range(N_TECHS):
        if why_not_offered(s, seat, tech, kind, other, level) is None:
            return True
    return False
