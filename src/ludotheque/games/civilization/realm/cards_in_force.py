"""Cards in force: what a player may use, and the numbers and permissions that rules ask for.

A tech is in force while it is known, a wonder while it is neither obsolete nor blockaded (CV-7.16), a great person's
card while a marker of its type is on the map (CV-15.8), a government while it is the present one.
"""

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.games.civilization.components.box import (
    BIT,
    FIRST_PERSON_MARKER,
    N_GOVERNMENTS,
    N_INVESTMENTS,
    NONE,
    OF_CARD,
    OF_CIV,
    OF_GOVERNMENT,
    OF_INVESTMENT,
    OF_PERSON,
    OF_RELIC,
    OF_TECH,
    OF_TOKEN,
    OF_WONDER,
    ONCE_A_BATTLE,
    Effect,
)
from ludotheque.games.civilization.position.state import WORD, WORDS, Civilization
from ludotheque.games.civilization.position.vocabulary import CARD_PACK, PERSON_PACK, TOKEN_PACK, WONDER_PACK
from ludotheque.games.civilization.realm.blockades import blockaded
from ludotheque.games.civilization.realm.parts import NO_PARTS, Parts

# ---------------------------------------------------------------- possession


def has(s: Civilization, seat: i64, effect: Effect) -> bool:
    """Whether the card of an effect is in force for a seat."""
    holder, which = effect.holder, effect.which
    if holder == OF_TECH:
        return s.knows(seat, which)
    if holder == OF_WONDER:
        return wonder_works(s, seat, which)
    if holder == OF_CARD:
        return s.card_pile[which] == CARD_PACK.of(seat)
    if holder == OF_GOVERNMENT:
        return s.government[seat] + s.profile * N_GOVERNMENTS == which
    if holder == OF_CIV:
        return s.civ[seat] == which
    if holder == OF_INVESTMENT:
        return investment_level(s, seat, which) > 0
    if holder == OF_PERSON:
        return person_usable(s, seat, which) and (effect.may or person_open(s, which))
    if holder == OF_TOKEN:
        return s.token_pile[which] == TOKEN_PACK.of(seat)
    assert holder == OF_RELIC
    return s.promised[seat] & BIT[which] != 0


def owns_wonder(s: Civilization, seat: i64, wonder: i64) -> bool:
    return s.wonder_pile[wonder] == WONDER_PACK.of(seat)


def wonder_works(s: Civilization, seat: i64, wonder: i64) -> bool:
    """CV-7.13, CV-7.16: neither obsolete nor blockaded."""
    return wonder_stands(s, seat, wonder) and not blockaded(s, s.wonder_at[wonder])


def wonder_stands(s: Civilization, seat: i64, wonder: i64) -> bool:
    """CV-7.13: on the map and not obsolete; Egypt's is not on the map at first."""
    if s.wonder_pile[wonder] != WONDER_PACK.of(seat) or s.obsolete[wonder] == 1:
        return False
    return s.wonder_at[wonder] != NONE


def person_usable(s: Civilization, seat: i64, person: i64) -> bool:
    """CV-15.8: in hand, and a marker of its type is on the map."""
    return s.person_pile[person] == PERSON_PACK.of(seat) and has_person_on_map(
        s, seat, s.box.person_type[person]
    )


def person_open(s: Civilization, person: i64) -> bool:
    """CV-15.8: whether a named card lies face up."""
    return s.person_seen[person] == everybody(s.seats)


def could_hold(s: Civilization, seat: i64, code: i64) -> bool:
    """CV-1.11: whether a seat could, by public knowledge, use the named card with this code: a marker of its type is
    on the map, and the card is face up in front of the seat, or it is unseen and the seat has a face-down card of
    that type.
    """
    named = s.box.with_code[code][0].which
    type = s.box.person_type[named]
    if person_open(s, named):
        return person_usable(s, seat, named)
    for person in PERSON_PACK.with_back(s.person_pile, PERSON_PACK.of(seat), type):
        if not person_open(s, person):
            return has_person_on_map(s, seat, type)
    return False


def has_person_on_map(s: Civilization, seat: i64, type: i64) -> bool:
    marker = FIRST_PERSON_MARKER + type
    for square in range(s.layout.squares):
        if s.marker[square] == marker and s.owner_of(square) == seat:
            return True
    return False


def investment_level(s: Civilization, seat: i64, card: i64) -> i64:
    """CV-15.9: the highest level reached, 0 to 3."""
    markers = s.invested[seat * N_INVESTMENTS + card]
    level: i64 = 0
    while level < 3 and markers >= s.box.thresholds[card * 3 + level]:
        level += 1
    return level


# ---------------------------------------------------------------- lasting effects


def lasting(s: Civilization, seat: i64, code: i64) -> Effect | None:
    """An effect with this code that is in force for a seat; the first of several."""
    for effect in s.box.with_code[code]:
        if has(s, seat, effect):
            return effect
    return None


def allowed(s: Civilization, seat: i64, code: i64) -> bool:
    """Whether any card in force gives a permission."""
    for effect in s.box.with_code[code]:
        if has(s, seat, effect):
            return True
    return False


def number(s: Civilization, seat: i64, code: i64, parts: Parts = NO_PARTS) -> i64:
    """The sum of what all cards in force add to a number; investments by their level."""
    total: i64 = 0
    for effect in s.box.with_code[code]:
        if has(s, seat, effect):
            total += parts.of_card(effect, amount_of(s, seat, effect))
    return total


def amount_of(s: Civilization, seat: i64, effect: Effect) -> i64:
    """The amount of an effect, which depends only on the level of its investment."""
    if effect.holder == OF_INVESTMENT:
        return effect.amounts[investment_level(s, seat, effect.which) - 1]
    return effect.amount


# ---------------------------------------------------------------- how often


def is_used(s: Civilization, seat: i64, effect: Effect) -> bool:
    """CV-11.2: each ability once a turn, or once a battle."""
    if effect.slot == NONE:
        return False
    at, bit = seat * WORDS + effect.slot // WORD, BIT[effect.slot % WORD]
    return (s.used_in_turn[at] | s.used_in_battle[at]) & bit != 0


def mark_used(s: Civilization, seat: i64, effect: Effect) -> None:
    if effect.slot == NONE:
        return
    at, bit = seat * WORDS + effect.slot // WORD, BIT[effect.slot % WORD]
    if effect.limit == ONCE_A_BATTLE:
        s.used_in_battle[at] = s.used_in_battle[at] | bit
    else:
        s.used_in_turn[at] = s.used_in_turn[at] | bit


def mark_cancelled(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-11.4: it was cancelled, and cannot be used again this turn."""
    if effect.slot != NONE:
        at, bit = seat * WORDS + effect.slot // WORD, BIT[effect.slot % WORD]
        s.cancelled_in_turn[at] = s.cancelled_in_turn[at] | bit


def was_cancelled(s: Civilization, seat: i64, effect: Effect) -> bool:
    if effect.slot == NONE:
        return False
    return s.cancelled_in_turn[seat * WORDS + effect.slot // WORD] & BIT[effect.slot % WORD] != 0


def mark_fresh(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-11.4: an effect of a cancelled city action is unused again."""
    if effect.slot == NONE:
        return
    at, bit = seat * WORDS + effect.slot // WORD, BIT[effect.slot % WORD]
    if s.used_in_turn[at] & bit != 0:
        s.used_in_turn[at] -= bit
