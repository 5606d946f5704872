"""Parry, a game of hidden hands: blows, responses that can be responded to, and swaps between two players.

Examples for authors of games: cards and who knows them (`core/cards.py`), events that only one seat may read, or two,
responses out of turn as frames above what they interrupt, and re-dealing what a seat can't know.
"""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.cards import everybody
from ludotheque.core.chance import Chance
from ludotheque.core.declared import declared_in
from ludotheque.core.game import Game, Outcome
from tests.toys.parry.duel import (
    AT_ANSWER,
    AT_RESOLVE,
    AT_TURN,
    CARDS,
    DECK,
    DISCARDED,
    HAND,
    N_CARDS,
    ON_TABLE,
    PACK,
    Parry,
    is_blow,
    strength,
)


class ParryAdvice(Advice[Parry]):
    """Advice for bots."""

    def evaluate(self, s: Parry, seat: i64) -> float:
        """Points, and the potential of the hand: the default would see no difference between cards."""
        promise = sum(int(strength(card)) if is_blow(card) else 6 for card in s.hand(seat))
        return super().evaluate(s, seat) + promise / 5


class ParryGame(Game[Parry]):
    """The game, for 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(
            id="parry",
            declared=declared_in(__name__),
            seats=[2, 3, 4],
            advice=ParryAdvice(),
        )

    def bare(self, seats: i64, chance: Chance) -> Parry:
        return Parry(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Parry:
        """PA-1: three cards each, the others face down."""
        s = self.blank(seats, chance)
        for _ in range(HAND):
            for seat in range(seats):
                s.draw(seat)
        s.push(AT_TURN, chance.below(seats))
        return s

    def view(self, s: Parry, seat: i64) -> dict[str, Any]:
        """Cards that this seat knows, and the number of the others."""
        return {
            "deck": s.deck_size(),
            "discarded": PACK.known_in(s.pile, s.seen, DISCARDED, seat),
            "stack": [
                {"seat": s.seat_at(at), "card": CARDS.ids[s.figure_at(at, 0)]}
                for at in s.frames_of(AT_RESOLVE)
            ],
            "target": [s.figure_at(at, 1) for at in s.frames_of(AT_RESOLVE)[:1]],
            "offer": [self.offer_view(s, seat, at) for at in s.frames_of(AT_ANSWER)],
            "hands": [len(s.hand(other)) for other in range(s.seats)],
            "known": [PACK.known_in(s.pile, s.seen, PACK.of(other), seat) for other in range(s.seats)],
            "points": list(s.points),
        }

    def offer_view(self, s: Parry, seat: i64, at: int) -> dict[str, Any]:
        """PA-9: only the two players concerned see the card."""
        by, to, card = s.seat_at(at - 1), s.seat_at(at), s.figure_at(at, 0)
        return {"by": by, "to": to, "card": CARDS.ids[card] if seat in (by, to) else None}

    def score(self, s: Parry) -> Outcome:
        """PA-12: the most points win; a tie is shared."""
        points = [int(p) for p in s.points]
        parts = [{"blows": p} for p in points]
        return Outcome(points, parts, [seat for seat in range(s.seats) if points[seat] == max(points)])

    def redeal(self, s: Parry, seat: i64, chance: Chance) -> None:
        """The cards this seat doesn't know are permuted, including a secret offer."""
        s.follow(CARDS, PACK.redeal(s.pile, s.seen, seat, chance))

    def broken(self, s: Parry) -> list[str]:
        """A hand is known to its holder, open cards to all, the deck to none; cards on the table are being resolved."""
        wrong = PACK.broken(s.pile, s.seen, s.seats)
        if wrong:
            return wrong
        for card in range(N_CARDS):
            seen = s.seen[card]
            if s.pile[card] == DECK and seen:
                wrong.append(f"seen: a seat knows {CARDS.ids[card]}, a card of the deck")
            elif s.pile[card] in (ON_TABLE, DISCARDED) and seen != everybody(s.seats):
                wrong.append(f"seen: {CARDS.ids[card]} lies open, but a seat does not know it")
        on_table = list(PACK.in_pile(s.pile, ON_TABLE))
        if on_table != sorted(s.figure_at(at, 0) for at in s.frames_of(AT_RESOLVE)):
            wrong.append("pile: what lies on the table is not the stack of answers")
        return wrong


def game(corrected: Path | None = None) -> ParryGame:
    """Parry; it has no data files that could be corrected."""
    return ParryGame()
