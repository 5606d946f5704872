"""Cards, tiles and tokens: the pile of each, its back, and the seats that know it.

A game has two fields for each pack, both indexed by card: `pile` and `seen`, a bit set of seats (`bit`, `everybody`),
so that several seats can share a secret. A seat knows a card if it knows in which pile the card lies. Moves update
that knowledge by their witnesses (`put`), and a sample permutes the cards a seat does not know (`redeal`).

A face-down pile has no order: drawing takes any of its cards, which is what shuffling means. A card that was looked at
and put back on top lies in a pile of its own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.verbs import Domain

# For `draw`: any back.
ANY_BACK: Final[i64] = -1
NO_CARD: Final[i64] = -1
# The lowest bit is the spectators', seat -1: a card they know is public.
BITS: Final = vec[i64]([2**n for n in range(30)])


def bit(seat: i64) -> i64:
    """The bit of a seat in `seen`; a set of seats is the sum of their bits."""
    return BITS[seat + 1]


def everybody(seats: i64) -> i64:
    """The bits of all seats and the spectators."""
    return BITS[seats + 1] - 1


class Pack:
    """The cards of one domain.

    The first `common` piles are shared; then each seat has `each` piles, the first one being its hand. A seat knows the
    cards in its own piles, and all seats know those in shared piles that lie `face_up`. `backs` has the number of each
    card's back; cards with different backs are distinguishable face down.
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
        # The identity permutation, for a redeal that moves nothing; never changed in place.
        self.as_it_was: vec[i64] = vec[i64](list(range(len(cards.ids))))
        if len(self.backs) != len(cards.ids):
            raise ValueError(f"pack {cards.name}: {len(cards.ids)} cards have {len(self.backs)} backs")

    def of(self, seat: i64, which: i64 = 0) -> i64:
        """A pile of a seat; the first one is its hand."""
        return self.common + seat * self.each + which

    # ---------------------------------------------------------------- places and knowledge

    def count(self, pile: vec[i64], where: i64) -> i64:
        n: i64 = 0
        for lies_in in pile:
            if lies_in == where:
                n += 1
        return n

    def count_back(self, pile: vec[i64], where: i64, back: i64) -> i64:
        """The number of cards in a pile with this back."""
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
        """For a view: the backs of the cards in a pile, sorted so that their order reveals nothing."""
        return sorted([int(self.backs[card]) for card in self.in_pile(pile, where)])

    # ---------------------------------------------------------------- moving cards

    def put(self, pile: vec[i64], seen: vec[i64], card: i64, where: i64, witnesses: i64) -> None:
        """Move a card. The witnesses (bits) know its new place. The other seats have seen only its back: they no
        longer know any card with that back in the pile it came from.
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
        """Move a random card of a pile, with the given back if any, before witnesses (bits); returns it."""
        found = self.in_pile(pile, source) if back == ANY_BACK else self.with_back(pile, source, back)
        card = found[chance.below(len(found))]
        self.put(pile, seen, card, where, witnesses)
        return card

    def show(self, seen: vec[i64], card: i64, to: i64) -> None:
        """Show a card in its place to more seats (bits)."""
        seen[card] = seen[card] | to

    def redeal(self, pile: vec[i64], seen: vec[i64], seat: i64, chance: Chance) -> vec[i64]:
        """In a sample for a seat: permute the cards it does not know among those with the same back. Returns for each
        card the one that took its place (for `State.follow`); knowledge stays with the place.
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
        """In a sample for a seat: permute the unknown cards of two piles regardless of their backs, for piles between
        which a card was moved without showing its back. Returns what `redeal` returns.
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
        """Permute these cards; knowledge stays with the place."""
        lay, knew, dealt = pile[:], seen[:], cards[:]
        chance.shuffle(dealt)
        for i in range(len(cards)):
            instead[cards[i]] = dealt[i]
            pile[dealt[i]] = lay[cards[i]]
            seen[dealt[i]] = knew[cards[i]]

    # ---------------------------------------------------------------- positions

    # The ranges of both fields are wider than the possible values, which `broken` checks.

    def pile_field(self, f: Fields, name: str, seats: i64, at_first: int) -> vec[i64]:
        """Declare the field `pile`."""
        return f.numbers(name, self.size, -1, 2 * self.of(seats), at_first)

    def seen_field(self, f: Fields, name: str, seats: i64) -> vec[i64]:
        """Declare the field `seen`; at first no seat knows a card."""
        return f.numbers(name, self.size, 0, everybody(seats + 2))

    def broken(self, pile: vec[i64], seen: vec[i64], seats: i64) -> list[str]:
        """The errors in both fields, in words: unknown piles or seats."""
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
                wrong.append(f"{self.cards.name}: {name} lies face up, and not every seat knows it")
            elif self.common <= pile[card] < self.of(seats):
                owner = (pile[card] - self.common) // self.each
                if not self.knows(seen, owner, card):
                    wrong.append(f"{self.cards.name}: seat {owner} does not know {name}, which is its own")
        return wrong
