"""The vocabulary, the position and the steps of Parry."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import Pack, bit, everybody
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import BOTTOM, State, Step
from ludotheque.core.verbs import Domain, Term, Vocabulary, numbers

N_BLOWS: Final[i64] = 14
N_CARDS: Final[i64] = 24
HAND: Final[i64] = 3

SEATS: Final = numbers("seat", 3)
CARDS: Final = Domain("card", [f"blow_{n}" for n in range(1, 15)] + [f"parry_{n}" for n in range(1, 11)])
POINTS: Final = numbers("points", 14)
FLAG: Final = numbers("flag", 1)

VERBS: Final = Vocabulary()
STRIKE: Final = VERBS.verb("strike", card=CARDS, target=SEATS)
OFFER: Final = VERBS.verb("offer", card=CARDS, target=SEATS)
REST: Final = VERBS.verb("rest")
PARRY: Final = VERBS.verb("parry", card=CARDS)
PASS: Final = VERBS.verb("pass")
GIVE: Final = VERBS.verb("give", card=CARDS)
REFUSE: Final = VERBS.verb("refuse")

AT_TURN: Final[i64] = 0
AT_MAIN: Final[i64] = 1
AT_WINDOW: Final[i64] = 2
AT_RESOLVE: Final[i64] = 3
AT_ANSWER: Final[i64] = 4

KINDS: Final = Kinds()
DREW: Final = KINDS.private("drew", ["card"], seat=SEATS, card=CARDS)
STRUCK: Final = KINDS.revealing("struck", seat=SEATS, target=SEATS, card=CARDS)
RESTED: Final = KINDS.kind("rested", seat=SEATS)
PARRIED: Final = KINDS.revealing("parried", seat=SEATS, card=CARDS)
PASSED: Final = KINDS.kind("passed", seat=SEATS)
CANCELLED: Final = KINDS.kind("cancelled", card=CARDS)
LANDED: Final = KINDS.kind("landed", seat=SEATS, target=SEATS, card=CARDS, points=POINTS)
# Secrets between two: the others only see that a card is shown, and that two are exchanged.
OFFERED: Final = KINDS.shared("offered", ["card"], seat=SEATS, target=SEATS, card=CARDS)
SWAPPED: Final = KINDS.shared("swapped", ["card", "back"], seat=SEATS, target=SEATS, card=CARDS, back=CARDS)
REFUSED: Final = KINDS.kind("refused", seat=SEATS, by=SEATS)
DECK_EMPTY: Final = KINDS.kind("deck_empty")

NOT_IN_HAND: Final = Refusal("PA-2", "not-in-hand")
NOT_A_BLOW: Final = Refusal("PA-4", "not-a-blow")
NOT_A_RIVAL: Final = Refusal("PA-4", "not-a-rival")
NOT_A_PARRY: Final = Refusal("PA-5", "not-a-parry")
ONE_OFFER_A_TURN: Final = Refusal("PA-9", "one-offer-a-turn")
NOTHING_TO_GIVE: Final = Refusal("PA-9", "nothing-to-give")

# The pile of a card: the hand of a seat, or one of these.
DECK: Final[i64] = 0
ON_TABLE: Final[i64] = 1
DISCARDED: Final[i64] = 2
PACK: Final = Pack(CARDS, common=3)


def is_blow(card: i64) -> bool:
    return card < N_BLOWS


def strength(card: i64) -> i64:
    """The number printed on a blow."""
    return card + 1


class Parry(State):
    """A position: the pile of each card, and who knows it."""

    def declare(self, f: Fields) -> None:
        self.pile: vec[i64] = PACK.pile_field(f, "pile", self.seats, at_first=DECK)
        self.seen: vec[i64] = PACK.seen_field(f, "seen", self.seats)
        self.points: vec[i64] = f.numbers("points", self.seats, 0, 200)

    def hand(self, seat: i64) -> vec[i64]:
        return PACK.in_pile(self.pile, PACK.of(seat))

    def holds(self, seat: i64, card: i64) -> bool:
        return self.pile[card] == PACK.of(seat)

    def deck_size(self) -> i64:
        return PACK.count(self.pile, DECK)

    def frames_of(self, step: i64) -> list[int]:
        """The frames of a step, from the bottom up."""
        return [at for at in range(self.depth()) if self.step_at(at) == step]

    def draw(self, seat: i64) -> None:
        """PA-3: a card of the deck, seen only by the seat that draws it."""
        card = PACK.draw(self.pile, self.seen, DECK, PACK.of(seat), bit(seat), self.chance)
        self.note(DREW, seat, card)

    def lay_open(self, card: i64, pile: i64) -> None:
        """To the table or the discard pile, seen by all."""
        PACK.put(self.pile, self.seen, card, pile, everybody(self.seats))

    def play_card(self, seat: i64, card: i64, target: i64) -> None:
        """PA-5: a card on the stack, and above it the question to the others whether they parry it."""
        self.lay_open(card, ON_TABLE)
        self.push(AT_RESOLVE, seat, card, target)
        self.push(AT_WINDOW, (seat + 1) % self.seats, self.seats - 1)

    def swap(self, one: i64, card: i64, other: i64, back: i64) -> None:
        """PA-10, PA-11: two hands exchange cards; a third player no longer knows cards of either hand."""
        both = bit(one) | bit(other)
        PACK.put(self.pile, self.seen, card, PACK.of(other), both)
        PACK.put(self.pile, self.seen, back, PACK.of(one), both)
        self.note(SWAPPED, one, other, card, back)


class Turn(Step[Parry]):
    """PA-3, PA-12: a turn begins with a card from the deck; without one the game is over."""

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn")
        self.on = [BOTTOM]

    def asks(self, s: Parry) -> bool:
        return False

    def proceed(self, s: Parry) -> None:
        seat = s.asked()
        if s.deck_size() == 0:
            s.note(DECK_EMPTY)
            s.end()
            return
        s.drop()
        s.push(AT_TURN, (seat + 1) % s.seats)
        s.push(AT_MAIN, seat)
        s.draw(seat)


class Main(Step[Parry]):
    """PA-4, PA-9: strike or rest; before that, offer a swap. Argument 1: 1 after an offer."""

    def __init__(self) -> None:
        super().__init__(AT_MAIN, "main", FLAG)
        self.on = [AT_TURN]

    def candidates(self, s: Parry, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for verb in (STRIKE, OFFER):
            for card in s.hand(seat):
                for target in range(s.seats):
                    found = append(found, verb.of(card, target))
        return append(found, REST.of())

    def why_not(self, s: Parry, seat: i64, action: i64) -> Refusal | None:
        if REST.has(action):
            return None
        if not STRIKE.has(action) and not OFFER.has(action):
            return NOT_NOW
        verb = STRIKE if STRIKE.has(action) else OFFER
        card, target = verb.arg(action), verb.arg2(action)
        if not s.holds(seat, card):
            return NOT_IN_HAND
        if target == seat or target >= s.seats:
            return NOT_A_RIVAL
        if verb is STRIKE:
            return None if is_blow(card) else NOT_A_BLOW
        if s.top(0) == 1:
            return ONE_OFFER_A_TURN
        return None if len(s.hand(target)) > 0 else NOTHING_TO_GIVE

    def facts(self, s: Parry, seat: i64, action: i64) -> Facts:
        verb = STRIKE if STRIKE.has(action) else OFFER
        return {"card": Term(CARDS, verb.arg(action)), "player": Term(SEATS, verb.arg2(action))}

    def apply(self, s: Parry, seat: i64, action: i64) -> None:
        if OFFER.has(action):
            card, target = OFFER.arg(action), OFFER.arg2(action)
            s.set_top(0, 1)
            PACK.show(s.seen, card, bit(target))
            s.note(OFFERED, seat, target, card)
            s.push(AT_ANSWER, target, card)
            return
        s.drop()
        if STRIKE.has(action):
            s.note(STRUCK, seat, STRIKE.arg2(action), STRIKE.arg(action))
            s.play_card(seat, STRIKE.arg(action), STRIKE.arg2(action))
        else:
            s.note(RESTED, seat)


class Window(Step[Parry]):
    """PA-5, PA-6: one after the other may parry the top card. Argument 1: how many are yet to be asked.

    Seats without a parry are asked, too; otherwise the others would learn that they have none.
    """

    def __init__(self) -> None:
        super().__init__(AT_WINDOW, "window", SEATS)
        self.on = [AT_RESOLVE]

    def default(self, s: Parry, seat: i64) -> i64:
        return PASS.of()

    def concerns(self, s: Parry, seat: i64) -> bool:
        """Of the blow at the bottom of the stack: the seat it would hit."""
        return s.figure_at(s.frames_of(AT_RESOLVE)[0], 1) == seat

    def candidates(self, s: Parry, seat: i64) -> vec[i64]:
        return append(vec[i64]([PARRY.of(card) for card in s.hand(seat)]), PASS.of())

    def why_not(self, s: Parry, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action):
            return None
        if not PARRY.has(action):
            return NOT_NOW
        if not s.holds(seat, PARRY.arg(action)):
            return NOT_IN_HAND
        return NOT_A_PARRY if is_blow(PARRY.arg(action)) else None

    def facts(self, s: Parry, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, PARRY.arg(action))}

    def apply(self, s: Parry, seat: i64, action: i64) -> None:
        left = s.top(0) - 1
        s.drop()
        if PARRY.has(action):
            s.note(PARRIED, seat, PARRY.arg(action))
            s.play_card(seat, PARRY.arg(action), 0)
        else:
            s.note(PASSED, seat)
            if left > 0:
                s.push(AT_WINDOW, (seat + 1) % s.seats, left)


class Resolve(Step[Parry]):
    """PA-7, PA-8: the top card of the stack takes effect. Arguments: the card, whom it hits, 1 if cancelled.

    The stack of responses is the stack of frames: an effective parry marks the frame below as cancelled.
    """

    def __init__(self) -> None:
        super().__init__(AT_RESOLVE, "resolve", CARDS, SEATS, FLAG)
        self.on = [AT_TURN, AT_RESOLVE]

    def fits(self, s: Parry, at: i64) -> bool:
        """The lowest card of the stack is a blow, the others parry; all of them are on the table."""
        card = s.figure_at(at, 0)
        return s.pile[card] == ON_TABLE and is_blow(card) == (s.step_at(at - 1) == AT_TURN)

    def asks(self, s: Parry) -> bool:
        return False

    def proceed(self, s: Parry) -> None:
        seat, card, target, cancelled = s.asked(), s.top(0), s.top(1), s.top(2)
        s.drop()
        s.lay_open(card, DISCARDED)
        if cancelled:
            s.note(CANCELLED, card)
        elif is_blow(card):
            s.points[seat] += strength(card)
            s.note(LANDED, seat, target, card, strength(card))
        else:
            s.set_top(2, 1)


class Answer(Step[Parry]):
    """PA-10: the player who was shown a card gives one in exchange, or refuses. Argument 1: the card."""

    def __init__(self) -> None:
        super().__init__(AT_ANSWER, "answer", CARDS)
        self.on = [AT_MAIN]

    def fits(self, s: Parry, at: i64) -> bool:
        """The offered card is in the hand of the offering player."""
        return s.holds(s.seat_at(at - 1), s.figure_at(at, 0))

    def candidates(self, s: Parry, seat: i64) -> vec[i64]:
        return append(vec[i64]([GIVE.of(card) for card in s.hand(seat)]), REFUSE.of())

    def why_not(self, s: Parry, seat: i64, action: i64) -> Refusal | None:
        if REFUSE.has(action):
            return None
        if not GIVE.has(action):
            return NOT_NOW
        return None if s.holds(seat, GIVE.arg(action)) else NOT_IN_HAND

    def facts(self, s: Parry, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, GIVE.arg(action))}

    def apply(self, s: Parry, seat: i64, action: i64) -> None:
        card = s.top(0)
        s.drop()
        by = s.asked()
        if GIVE.has(action):
            s.swap(by, card, seat, GIVE.arg(action))
        else:
            s.note(REFUSED, seat, by)
