"""The cards on the table: the deck, the four in the centre, the discard pile (QD-5.12)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.sorting import insert
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import AT_ONCE, RESHUFFLED, TURNED_UP


def slot_of(s: Quadrata, card: i64) -> i64:
    """The slot of a card in the centre; -1 if it is not there."""
    for slot in range(s.box.centre):
        if s.centre[slot] == card:
            return slot
    return NOTHING


def is_open(s: Quadrata, card: i64) -> bool:
    """Whether a card lies in the centre or on top of the discard pile."""
    return slot_of(s, card) != NOTHING or card == s.top_of_discard()


def in_centre(s: Quadrata) -> vec[i64]:
    """The cards of the centre, ascending."""
    found = vec[i64]()
    for slot in range(s.box.centre):
        if s.centre[slot] != NOTHING:
            found = insert(found, s.centre[slot])
    return found


def open_cards(s: Quadrata) -> vec[i64]:
    """The cards of the centre and the top of the discard pile, ascending."""
    found = in_centre(s)
    if s.discard_size > 0:
        found = insert(found, s.top_of_discard())
    return found


def put_on_discard(s: Quadrata, card: i64) -> None:
    s.discard[s.discard_size] = card
    s.discard_size += 1


def take_open(s: Quadrata, card: i64) -> None:
    """Removes a card from the centre or the top of the discard pile; the centre is not refilled yet."""
    slot = slot_of(s, card)
    if slot != NOTHING:
        s.centre[slot] = NOTHING
    else:
        s.discard_size -= 1
        s.discard[s.discard_size] = NOTHING


def refill(s: Quadrata) -> None:
    """QD-5.12.1 to QD-5.12.3: the centre is filled as far as cards last."""
    for slot in range(s.box.centre):
        if s.centre[slot] == NOTHING:
            if s.deck_size == 0:
                shuffle_discard(s)
            if s.deck_size > 0:
                s.deck_size -= 1
                s.centre[slot] = s.deck[s.deck_size]
                s.deck[s.deck_size] = NOTHING
                s.note(TURNED_UP, s.centre[slot])
    if s.reshuffle == AT_ONCE and s.deck_size == 0:
        shuffle_discard(s)


def shuffle_discard(s: Quadrata) -> None:
    """QD-5.12.2: the whole discard pile, including its top card, becomes the deck."""
    if s.discard_size == 0:
        return
    for i in range(s.discard_size):
        s.deck[i] = s.discard[i]
        s.discard[i] = NOTHING
    s.deck_size = s.discard_size
    s.discard_size = 0
    shuffle_deck(s, s.chance)
    s.note(RESHUFFLED, s.deck_size)


def shuffle_deck(s: Quadrata, chance: Chance) -> None:
    """QD-9.1: no player knows the order of the deck."""
    cards = s.deck[: s.deck_size]
    chance.shuffle(cards)
    for i in range(s.deck_size):
        s.deck[i] = cards[i]
