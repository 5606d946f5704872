"""Cards, tiles, tokens: which pile each lies in, what everybody sees of it face down, and who knows it.

A game keeps two fields a pack, both by card: `pile` and `seen`, a bit a seat (`bit`, `everybody`). A secret may so have
several owners. A seat knows a card if it knows where the card lies; what it knows and what it forgets follows from who
saw a card move (`put`), and what it does not know changes places in a sample (`redeal`).

A face-down pile has no order: drawing takes any of its cards, which is what shuffling means. A card that was looked at
and put back on top lies in a pile of its own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.verbs import Domain

# For `draw`: whatever its back.
ANY_BACK: Final[i64] = -1
NO_CARD: Final[i64] = -1
# The lowest bit is of the spectators, who are seat -1; whoever shows them a card has shown it to everybody.
BITS: Final = vec[i64]([2**n for n in range(30)])


def bit(seat: i64) -> i64:
    """The seat as one who sees a card; nobody is 0, and several are their sum."""
    return BITS[seat + 1]


def everybody(seats: i64) -> i64:
    """All seats, and the spectators with them."""
    return BITS[seats + 1] - 1


class Pack:
    """The cards of one domain.

    The first piles, `common` of them, are everybody's; then each seat has `each` of its own, the first one being
    its hand: it knows the cards of its own piles. Everybody knows the cards of the common piles that lie `face_up`.
    Cards with different backs (a number a card) can be told apart face down.
    """

    def __init__(
        self,
        cards: Domain,
        common: i64,
        each: i64 = 1,
        backs: list[int] | None = None,
        face_up: list[i64] | None = None,
    ) -> None:
        self.cards = cards
        self.size: i64 = cards.size
        self.common: i64 = common
        self.each: i64 = each
        self.backs: vec[i64] = vec[i64]([0] * len(cards.ids) if backs is None else backs)
        self.face_up: list[i64] = [] if face_up is None else face_up
        self.kinds_of_back: vec[i64] = vec[i64](sorted(set(self.backs)))
        # Of a redeal in which everything stays where it is; never changed in place.
        self.as_it_was: vec[i64] = vec[i64](list(range(len(cards.ids))))
        if len(self.backs) != len(cards.ids):
            raise ValueError(f"pack {cards.name}: {len(cards.ids)} cards have {len(self.backs)} backs")

    def of(self, seat: i64, which: i64 = 0) -> i64:
        """A pile of a seat; the first one is its hand."""
        return self.common + seat * self.each + which

    # ---------------------------------------------------------------- what lies where, and who knows

    def count(self, pile: vec[i64], where: i64) -> i64:
        n: i64 = 0
        for lies_in in pile:
            if lies_in == where:
                n += 1
        return n

    def count_back(self, pile: vec[i64], where: i64, back: i64) -> i64:
        """How many cards of a pile have this back."""
        n: i64 = 0
        for card in range(self.size):
            if pile[card] == where and self.backs[card] == back:
                n += 1
        return n

    def in_pile(self, pile: vec[i64], where: i64) -> vec[i64]:
        """The cards of a pile, in the order of their domain."""
        found = vec[i64]()
        for card in range(self.size):
            if pile[card] == where:
                found = append(found, card)
        return found

    def with_back(self, pile: vec[i64], where: i64, back: i64) -> vec[i64]:
        """The cards of a pile that have this back."""
        found = vec[i64]()
        for card in range(self.size):
            if pile[card] == where and self.backs[card] == back:
                found = append(found, card)
        return found

    def find(self, pile: vec[i64], where: i64, back: i64) -> i64:
        """The first card of a pile that has this back; NO_CARD where none has."""
        for card in range(self.size):
            if pile[card] == where and self.backs[card] == back:
                return card
        return NO_CARD

    def knows(self, seen: vec[i64], seat: i64, card: i64) -> bool:
        """Whether a seat (-1: a spectator) knows where this card lies."""
        return seen[card] & bit(seat) != 0

    def known_in(self, pile: vec[i64], seen: vec[i64], where: i64, seat: i64) -> list[str]:
        """For a view: the cards of a pile that this seat knows."""
        return [self.cards.ids[card] for card in self.in_pile(pile, where) if self.knows(seen, seat, card)]

    def backs_in(self, pile: vec[i64], where: i64) -> list[int]:
        """For a view: what everybody sees of a pile, in no order that tells which card is which."""
        return sorted([int(self.backs[card]) for card in self.in_pile(pile, where)])

    # ---------------------------------------------------------------- what happens to cards

    def put(self, pile: vec[i64], seen: vec[i64], card: i64, where: i64, witnesses: i64) -> None:
        """Move a card before the eyes of some (bits): they know where it lies now. The others have seen its back, and
        are no longer sure of any card with that back where it lay.
        """
        left, back = pile[card], self.backs[card]
        for other in range(self.size):
            if pile[other] == left and self.backs[other] == back:
                seen[other] = seen[other] & witnesses
        pile[card] = where
        seen[card] = witnesses

    def draw(
        self,
        pile: vec[i64],
        seen: vec[i64],
        source: i64,
        where: i64,
        witnesses: i64,
        chance: Chance,
        back: i64 = ANY_BACK,
    ) -> i64:
        """Move any card of a pile, each equally likely, before the eyes of some (bits); which one it was. With a back:
        any card that has it.
        """
        found = self.in_pile(pile, source) if back == ANY_BACK else self.with_back(pile, source, back)
        card = found[chance.below(len(found))]
        self.put(pile, seen, card, where, witnesses)
        return card

    def show(self, seen: vec[i64], card: i64, to: i64) -> None:
        """Show a card where it lies to some more (bits)."""
        seen[card] = seen[card] | to

    def redeal(self, pile: vec[i64], seen: vec[i64], seat: i64, chance: Chance) -> vec[i64]:
        """In a sample for a seat: the cards it does not know change places where they have the same back. Returns for
        each card the one that lies now where it lay (for `State.follow`); whoever knew the one knows the other instead.
        """
        instead, mine = self.as_it_was[:], bit(seat)
        for back in self.kinds_of_back:
            hidden = vec[i64]()
            for card in range(self.size):
                if self.backs[card] == back and seen[card] & mine == 0:
                    hidden = append(hidden, card)
            self.change_places(pile, seen, hidden, instead, chance)
        return instead

    def mingle(
        self, pile: vec[i64], seen: vec[i64], one: i64, other: i64, seat: i64, chance: Chance
    ) -> vec[i64]:
        """In a sample for a seat: the cards of two piles that it does not know change places, whatever their backs.
        For piles where somebody drew from the one into the other and showed not even those. Returns what `redeal` does.
        """
        instead, mine = self.as_it_was[:], bit(seat)
        hidden = vec[i64]()
        for card in range(self.size):
            if (pile[card] == one or pile[card] == other) and seen[card] & mine == 0:
                hidden = append(hidden, card)
        self.change_places(pile, seen, hidden, instead, chance)
        return instead

    def change_places(
        self, pile: vec[i64], seen: vec[i64], cards: vec[i64], instead: vec[i64], chance: Chance
    ) -> None:
        """Each of these cards goes where one of them lay, and is known to those who knew that one."""
        lay, knew, dealt = pile[:], seen[:], cards[:]
        chance.shuffle(dealt)
        for i in range(len(cards)):
            instead[cards[i]] = dealt[i]
            pile[dealt[i]] = lay[cards[i]]
            seen[dealt[i]] = knew[cards[i]]

    # ---------------------------------------------------------------- positions

    # The ranges of both fields are wider than what can be, which `broken` says in words.

    def pile_field(self, f: Fields, name: str, seats: i64, at_first: int) -> vec[i64]:
        """Declares which pile each card lies in."""
        return f.numbers(name, self.size, -1, 2 * self.of(seats), at_first)

    def seen_field(self, f: Fields, name: str, seats: i64) -> vec[i64]:
        """Declares who knows each card; at first nobody."""
        return f.numbers(name, self.size, 0, everybody(seats + 2))

    def broken(self, pile: vec[i64], seen: vec[i64], seats: i64) -> list[str]:
        """What can't be so, in words: every card lies in a pile that there is, known to seats that there are."""
        wrong = []
        for card in range(self.size):
            name = self.cards.ids[card]
            if pile[card] < 0:
                wrong.append(f"{self.cards.name}: {name} lies in no pile")
            elif pile[card] >= self.of(seats):
                wrong.append(
                    f"{self.cards.name}: {name} lies in pile {pile[card]}, and there are {self.of(seats)}"
                )
            if seen[card] > everybody(seats):
                wrong.append(f"{self.cards.name}: {name} is known to a seat that isn't there")
            elif self.knows(seen, -1, card) and seen[card] != everybody(seats):
                wrong.append(f"{self.cards.name}: {name} lies open to spectators, but not to every seat")
            elif pile[card] in self.face_up and seen[card] != everybody(seats):
                wrong.append(f"{self.cards.name}: {name} lies face up, and not everybody knows it")
            elif self.common <= pile[card] < self.of(seats):
                owner = (pile[card] - self.common) // self.each
                if not self.knows(seen, owner, card):
                    wrong.append(f"{self.cards.name}: seat {owner} does not know {name}, which is its own")
        return wrong
