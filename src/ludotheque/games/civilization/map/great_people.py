"""Great people: gained, placed, moved, killed; the deck of named ones (CV-2.5, CV-5.16, CV-7.18, CV-15.8, CV-15.13)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.sorting import insert
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_PERSON_MARKER,
    N_PERSON_TYPES,
    NONE,
    OF_PERSON,
    WATER,
)
from ludotheque.games.civilization.components.codes import DRAW_TWO_GREAT_PEOPLE, HENSON
from ludotheque.games.civilization.map.markers import (
    has_person,
    is_settled,
    overbuild,
    person_on,
    settle,
    unsettle,
)
from ludotheque.games.civilization.position.events import (
    NO_PERSON_LEFT,
    PERSON_DIED,
    PERSON_DISCARDED,
    PERSON_DRAWN,
    PERSON_GAINED,
    PERSON_MOVED,
    PERSON_PASSED_OVER,
    PERSON_PLACED,
    PERSON_PUT_BACK,
    PERSON_TURNED_UP,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_GAIN_PERSON,
    AT_KEEP_PERSON,
    AT_KEEP_TYPE,
    AT_PLACE_PERSON,
)
from ludotheque.games.civilization.position.vocabulary import (
    IN_START,
    KEEP_BACK,
    KEEP_PERSON,
    KEEP_TYPE,
    PEOPLE,
    PERSON_BOTTOM,
    PERSON_DECK,
    PERSON_PACK,
    PERSON_TYPES,
    PLACE,
    SQUARES,
)
from ludotheque.games.civilization.realm.blockades import blockaded
from ludotheque.games.civilization.realm.cards_in_force import allowed, person_open, person_usable
from ludotheque.games.civilization.realm.icons import MOST_OUTSKIRTS, outskirts

NOT_YOUR_OUTSKIRTS: Final = Refusal("CV-7.18", "not-your-outskirts")
PERSON_ON_WATER: Final = Refusal("CV-7.18", "person-on-water")
PERSON_AMONG_ENEMIES: Final = Refusal("CV-7.7", "person-among-enemies")
NONE_IN_RESERVE: Final = Refusal("CV-7.18", "none-in-reserve")
PERSON_SETTLED: Final = Refusal("CV-5.1", "person-settled")
NO_PERSON_OF_YOURS: Final = Refusal("CV-7.18", "no-person-of-yours")
PERSON_STANDS_THERE: Final = Refusal("CV-7.18", "person-stands-there")
MARKER_NOT_DRAWN: Final = Refusal("CV-7.18", "marker-not-drawn")
PERSON_NOT_DRAWN: Final = Refusal("CV-15.13", "person-not-drawn")
PERSON_CARD_NOT_USABLE: Final = Refusal("CV-15.8", "person-card-not-usable")
PERSON_CARD_OPEN: Final = Refusal("CV-15.8", "person-card-open")


# ---------------------------------------------------------------- gaining


def gain_person(s: Civilization, seat: i64) -> None:
    """CV-2.5, CV-7.18: a random marker from the stock; with the deck, the marker of a secretly drawn card (CV-15.8).
    Greece draws two and keeps one.
    """
    first = draw_one(s, seat, NONE)
    if first == NONE:
        s.note(NO_PERSON_LEFT, seat)
        return
    second = draw_one(s, seat, first) if allowed(s, seat, DRAW_TWO_GREAT_PEOPLE) else NONE
    if second == NONE:
        keep(s, seat, first)
    else:
        s.push(AT_KEEP_PERSON if s.person_deck == 1 else AT_KEEP_TYPE, seat, first, second)


class GainPerson(Step[Civilization]):
    """The School of Confucius: the second great person, gained after the first is kept and placed."""

    def __init__(self) -> None:
        super().__init__(AT_GAIN_PERSON, "gain_person")

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat = s.asked()
        s.drop()
        gain_person(s, seat)


def draw_one(s: Civilization, seat: i64, other: i64) -> i64:
    """Draws one, given that `other` was drawn: a named card of the deck, or a type without the deck; NONE if none is
    left.
    """
    return draw_named(s, seat, other) if s.person_deck == 1 else draw_marker(s, other)


def draw_marker(s: Civilization, other: i64) -> i64:
    """CV-2.5: a marker of the stock, each equally likely."""
    markers = vec[i64]()
    for type in range(N_PERSON_TYPES):
        for _ in range(left_in_stock(s, type, other)):
            markers = append(markers, type)
    return markers[s.chance.below(len(markers))] if len(markers) > 0 else NONE


def draw_named(s: Civilization, seat: i64, other: i64) -> i64:
    """CV-15.8: the top card, seen by its owner only, who is told; it stays in its pile until it is kept. A card
    whose type has no marker left goes face up to the bottom, and the next is drawn.
    """
    while True:
        if PERSON_PACK.count(s.person_pile, PERSON_DECK) == (1 if other != NONE else 0):
            shuffle_bottom(s)
        cards = drawable(s, other)
        if len(cards) == 0:
            return NONE
        person = cards[s.chance.below(len(cards))]
        if left_in_stock(s, s.box.person_type[person], type_of(s, other)) > 0:
            PERSON_PACK.show(s.person_seen, person, bit(seat))
            s.note(PERSON_DRAWN, seat, person)
            return person
        PERSON_PACK.put(s.person_pile, s.person_seen, person, PERSON_BOTTOM, everybody(s.seats))
        s.note(PERSON_PASSED_OVER, person)


def drawable(s: Civilization, other: i64) -> vec[i64]:
    """The cards of the deck except the one just drawn, if any of them could be gained; otherwise none."""
    cards = vec[i64]()
    hope = False
    for person in PERSON_PACK.in_pile(s.person_pile, PERSON_DECK):
        if person != other:
            cards = append(cards, person)
            hope = hope or left_in_stock(s, s.box.person_type[person], type_of(s, other)) > 0
    for person in PERSON_PACK.in_pile(s.person_pile, PERSON_BOTTOM):
        hope = hope or left_in_stock(s, s.box.person_type[person], type_of(s, other)) > 0
    return cards if hope else vec[i64]()


def shuffle_bottom(s: Civilization) -> None:
    """CV-2.12: once face-up cards are on top, the whole deck is shuffled face down, including those that Greece has
    put there.
    """
    for person in PERSON_PACK.in_pile(s.person_pile, PERSON_BOTTOM):
        PERSON_PACK.put(s.person_pile, s.person_seen, person, PERSON_DECK, 0)


def left_in_stock(s: Civilization, type: i64, other: i64) -> i64:
    """Markers of a type left in stock; one of the type `other` has just been taken."""
    return s.stock[type] - (1 if type == other else 0)


def type_of(s: Civilization, drawn: i64) -> i64:
    """The type of a drawn thing: a card of the deck, or the marker itself; NONE stays NONE."""
    return s.box.person_type[drawn] if s.person_deck == 1 and drawn != NONE else drawn


def take(s: Civilization, seat: i64, drawn: i64) -> i64:
    """Takes the marker from the stock and its card into the hand; returns the marker's type."""
    type = type_of(s, drawn)
    if s.person_deck == 1:
        PERSON_PACK.put(s.person_pile, s.person_seen, drawn, PERSON_PACK.of(seat), bit(seat))
    s.stock[type] -= 1
    return type


def keep(s: Civilization, seat: i64, drawn: i64) -> None:
    """CV-7.18: the marker goes to the reserve, and may be placed from there at once; its card goes to the hand."""
    type = take(s, seat, drawn)
    s.reserve[seat * N_PERSON_TYPES + type] += 1
    s.note(PERSON_GAINED, seat, type)
    s.push(AT_PLACE_PERSON, seat, type)


class KeepType(Step[Civilization]):
    """Greece: which of two markers to keep; the other is returned. The figures are their types."""

    def __init__(self) -> None:
        super().__init__(AT_KEEP_TYPE, "keep_type", PERSON_TYPES, PERSON_TYPES)

    def fits(self, s: Civilization, at: i64) -> bool:
        first, second = s.figure_at(at, 0), s.figure_at(at, 1)
        return s.stock[first] > 0 and left_in_stock(s, second, first) > 0

    def asks(self, s: Civilization) -> bool:
        return s.top(0) != s.top(1)

    def proceed(self, s: Civilization) -> None:
        self.apply(s, s.asked(), KEEP_TYPE.of(s.top(0)))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([KEEP_TYPE.of(min(s.top(0), s.top(1))), KEEP_TYPE.of(max(s.top(0), s.top(1)))])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not KEEP_TYPE.has(action):
            return NOT_NOW
        type = KEEP_TYPE.arg(action)
        return None if type == s.top(0) or type == s.top(1) else MARKER_NOT_DRAWN

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"person_type": Term(PERSON_TYPES, KEEP_TYPE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        kept, both = KEEP_TYPE.arg(action), s.top(0) + s.top(1)
        s.drop()
        s.note(PERSON_PUT_BACK, seat, both - kept)
        keep(s, seat, kept)


class KeepPerson(Step[Civilization]):
    """Greece, with the deck: which of two cards to keep; the other goes unseen and face down to the bottom
    (CV-15.13). The figures are both cards.
    """

    def __init__(self) -> None:
        super().__init__(AT_KEEP_PERSON, "keep_person", PEOPLE, PEOPLE)
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([KEEP_PERSON.of(min(s.top(0), s.top(1))), KEEP_PERSON.of(max(s.top(0), s.top(1)))])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not KEEP_PERSON.has(action):
            return NOT_NOW
        person = KEEP_PERSON.arg(action)
        return None if person == s.top(0) or person == s.top(1) else PERSON_NOT_DRAWN

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"person": Term(PEOPLE, KEEP_PERSON.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        kept, both = KEEP_PERSON.arg(action), s.top(0) + s.top(1)
        s.drop()
        PERSON_PACK.put(s.person_pile, s.person_seen, both - kept, PERSON_BOTTOM, bit(seat))
        keep(s, seat, kept)


# ---------------------------------------------------------------- placing, moving


def why_not_place_person(s: Civilization, seat: i64, square: i64) -> Refusal | None:
    """CV-7.7, CV-7.18, CV-B95: in the seat's outskirts, not on water or with enemies."""
    city = s.city_around(square) if square < s.layout.squares else NONE
    if city == NONE or city // CITIES != seat:
        return NOT_YOUR_OUTSKIRTS
    if s.terrain[square] == WATER:
        return PERSON_ON_WATER
    return PERSON_AMONG_ENEMIES if blockaded(s, square) else None


def why_not_place_from_reserve(s: Civilization, seat: i64, type: i64, square: i64) -> Refusal | None:
    """CV-7.18, CV-5.16: in the seat's start of turn, each once."""
    in_reserve = s.reserve[seat * N_PERSON_TYPES + type]
    if in_reserve == 0:
        return NONE_IN_RESERVE
    if in_reserve <= s.settled_back[type]:
        return PERSON_SETTLED
    return why_not_place_person(s, seat, square)


def place_person(s: Civilization, seat: i64, type: i64, square: i64) -> None:
    """CV-7.18: from the reserve onto the map; what stands there is overbuilt (CV-7.7)."""
    overbuild(s, square)
    s.reserve[seat * N_PERSON_TYPES + type] -= 1
    s.marker[square] = FIRST_PERSON_MARKER + type
    if s.phase == IN_START and s.active == seat:
        settle(s, square)
    s.note(PERSON_PLACED, seat, type, square)


def why_not_move_person(s: Civilization, seat: i64, square: i64, to: i64) -> Refusal | None:
    """CV-7.18, CV-5.1: one of the seat's great people, once in a start of turn, to another legal square."""
    own = square < s.layout.squares and has_person(s, square) and s.owner_of(square) == seat
    if not own:
        return NO_PERSON_OF_YOURS
    if is_settled(s, square):
        return PERSON_SETTLED
    return PERSON_STANDS_THERE if square == to else why_not_place_person(s, seat, to)


def move_person(s: Civilization, seat: i64, square: i64, to: i64) -> None:
    """CV-7.18, CV-R9: it leaves its square and is placed; what stands there is overbuilt."""
    marker = s.marker[square]
    s.marker[square] = NONE
    overbuild(s, to)
    s.marker[to] = marker
    settle(s, to)
    s.note(PERSON_MOVED, seat, marker - FIRST_PERSON_MARKER, square, to)


class PlacePerson(Step[Civilization]):
    """CV-7.18: where to place a great person just gained, or to the reserve. The figure is its type."""

    def __init__(self) -> None:
        super().__init__(AT_PLACE_PERSON, "place_person", PERSON_TYPES)

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.reserve[s.seat_at(at) * N_PERSON_TYPES + s.figure_at(at, 0)] > 0

    def asks(self, s: Civilization) -> bool:
        for action in self.candidates(s, s.asked()):
            if PLACE.has(action) and self.why_not(s, s.asked(), action) is None:
                return True
        return False

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for square in own_outskirts(s, seat):
            found = append(found, PLACE.of(square))
        return append(found, KEEP_BACK.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if KEEP_BACK.has(action):
            return None
        return why_not_place_person(s, seat, PLACE.arg(action)) if PLACE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, PLACE.arg(action)), "person_type": Term(PERSON_TYPES, s.top(0))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        type = s.top(0)
        s.drop()
        if PLACE.has(action):
            place_person(s, seat, type, PLACE.arg(action))


def own_outskirts(s: Civilization, seat: i64) -> vec[i64]:
    """The outskirts of all cities of a player, in ascending order."""
    found = vec[i64](capacity=CITIES * MOST_OUTSKIRTS)
    for slot in range(CITIES):
        for square in outskirts(s, seat * CITIES + slot):
            found = insert(found, square)
    return found


# ---------------------------------------------------------------- dying


def kill_person(s: Civilization, square: i64) -> None:
    """CV-2.5: a killed great person returns to the stock. CV-15.8, CV-R25: a player left with more cards of the type
    than markers loses one at random.
    """
    seat, type = s.owner_of(square), person_on(s, square)
    s.marker[square] = NONE
    unsettle(s, square)
    s.stock[type] += 1
    s.note(PERSON_DIED, seat, type, square)
    cards = PERSON_PACK.with_back(s.person_pile, PERSON_PACK.of(seat), type)
    if len(cards) > markers_of(s, seat, type):
        discard_person(s, seat, cards[s.chance.below(len(cards))])


def markers_of(s: Civilization, seat: i64, type: i64) -> i64:
    """CV-15.8: the number of markers of a type that a player owns, on the map and in reserve."""
    count = s.reserve[seat * N_PERSON_TYPES + type]
    for square in own_outskirts(s, seat):
        if s.marker[square] == FIRST_PERSON_MARKER + type:
            count += 1
    return count


def discard_person(s: Civilization, seat: i64, person: i64) -> None:
    """CV-15.13: a named card goes face up to the bottom of its deck; Jim Henson's counters go with it."""
    PERSON_PACK.put(s.person_pile, s.person_seen, person, PERSON_BOTTOM, everybody(s.seats))
    s.note(PERSON_DISCARDED, seat, person)
    for effect in s.box.effects_of(OF_PERSON, person):
        if effect.code == HENSON:
            s.counters = 0


# ---------------------------------------------------------------- turning up


def why_not_turn_up(s: Civilization, seat: i64, person: i64) -> Refusal | None:
    """CV-15.8: one of the seat's face-down cards, while a marker of its type is on the map."""
    if not person_usable(s, seat, person):
        return PERSON_CARD_NOT_USABLE
    return PERSON_CARD_OPEN if person_open(s, person) else None


def turn_up(s: Civilization, seat: i64, person: i64) -> None:
    """CV-15.8: its lasting effect applies from now on."""
    PERSON_PACK.show(s.person_seen, person, everybody(s.seats))
    s.note(PERSON_TURNED_UP, seat, person)
