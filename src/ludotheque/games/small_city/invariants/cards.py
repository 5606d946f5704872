"""The ring of action cards and the promises match the deal."""

from mypy_extensions import i64

from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ABSENT,
    AT_ACTION,
    CARDS,
    IN_ACTIONS,
    IN_CITIES,
    IN_PROMISES,
    NONE,
    PROMISE_PACK,
    PROMISES,
    RING,
)
from ludotheque.games.small_city.turn import setup


def broken_ring(s: SmallCity) -> list[str]:
    """SC-4.4, SC-5.1.2: eight different cards, one marker for each seat, and the holder of a card has its marker on
    it.
    """
    cards = [int(card) for card in s.ring]
    if len(set(cards)) < RING or (not s.played().has_new_cards and max(cards) >= RING):
        return ["ring: expected eight different cards of those that are played"]
    markers = [int(at) for at in s.ring_at if at != NONE]
    if len(set(markers)) < len(markers):
        return ["ring_at: two markers stand on one card"]
    blocks = s.is_alone() and (len(markers) > 0 or not s.plays(0))
    if (s.neutral != NONE) != blocks or s.neutral in markers:
        return ["neutral: the marker stands there in solo games only"]
    stage = IN_CITIES if s.over() else s.stage()
    for seat in range(s.seats):
        at, card = s.ring_at[seat], s.card[seat]
        if card != NONE and s.plays(seat) and (at == NONE or s.ring[at] != card):
            return [f"card: seat {seat} does not stand on it"]
        if card != NONE and not s.over() and (stage < IN_ACTIONS or is_to_choose(s, seat)):
            return [f"card: seat {seat} has not taken one yet"]
        chosen = s.over() or s.turn > 1 or (s.turn == 1 and stage >= IN_ACTIONS and not is_to_choose(s, seat))
        if s.plays(seat) and (at != NONE) != chosen:
            return [f"ring_at: seat {seat} has taken its first card, or not"]
    return [] if s.special < 0 or max(cards) < CARDS.size else ["ring: no such card"]


def is_to_choose(s: SmallCity, seat: i64) -> bool:
    """Whether a seat has yet to take a card this turn."""
    return any(s.step_at(at) == AT_ACTION and s.seat_at(at) == seat for at in range(s.depth()))


def broken_promises(s: SmallCity) -> list[str]:
    """SC-4.5: one promise for each seat, two while they choose; promises not in play lie apart."""
    wrong = PROMISE_PACK.broken(s.pile, s.seen, s.seats)
    if wrong:
        return wrong
    for card in range(PROMISES.size):
        if (s.pile[card] == ABSENT) == setup.is_promise_played(s, s.box.promise_module[card]):
            return [f"pile: {PROMISES.ids[card]} is played, or not"]
    for seat in range(s.seats):
        count = PROMISE_PACK.count(s.pile, PROMISE_PACK.of(seat))
        choosing = not s.over() and (
            s.stage() < IN_PROMISES or (s.stage() == IN_PROMISES and s.waits_for(seat))
        )
        if count != (s.box.promises_dealt if choosing else 1):
            return [f"pile: seat {seat} has so many promises"]
    special = s.special
    if special == NONE or not setup.is_special_played(s, special):
        return ["special: it is not played"]
    return []
