"""Parry, a game of hidden hands: blows, answers that can be answered, and swaps between two players.

What it shows a writer of games: who knows which card (`seen`), events that only one seat may read, answers
out of turn as frames above what they interrupt, and dealing anew all that a seat can't know.
"""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game, Outcome
from tests.toys.parry.duel import (
    AT_ANSWER,
    AT_RESOLVE,
    AT_TURN,
    BIT,
    CARDS,
    DECK,
    DISCARDED,
    EVERYBODY,
    HAND,
    KINDS,
    N_CARDS,
    ON_TABLE,
    REFUSALS,
    VERBS,
    Answer,
    Main,
    Parry,
    Resolve,
    Turn,
    Window,
    is_blow,
    strength,
)


class ParryGame(Game[Parry]):
    """The game, for 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(
            id="parry",
            folder=str(Path(__file__).parent),
            seats=[2, 3, 4],
            options=[],
            vocabulary=VERBS,
            kinds=KINDS,
            steps=[Turn(), Main(), Window(), Resolve(), Answer()],
            refusals=REFUSALS,
        )

    def bare(self, seats: i64, chance: Chance) -> Parry:
        return Parry(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Parry:
        """PA-1: three cards each, the others face down."""
        s = self.blank(seats, chance)
        order = vec[i64](range(N_CARDS))
        chance.shuffle(order)
        for position in range(N_CARDS):
            s.place[order[position]], s.seen[order[position]] = DECK + position, 0
        for _ in range(HAND):
            for seat in range(seats):
                s.draw(seat)
        s.push(AT_TURN, chance.below(seats))
        return s

    def view(self, s: Parry, seat: i64) -> dict[str, Any]:
        """Cards lie open where this seat knows them; of the others it sees how many there are."""
        return {
            "deck": s.deck_size(),
            "discarded": [CARDS.ids[card] for card in s.in_place(DISCARDED)],
            "stack": [
                {"seat": s.seat_at(at), "card": CARDS.ids[s.figure_at(at, 0)]}
                for at in s.frames_of(AT_RESOLVE)
            ],
            "target": [s.figure_at(at, 1) for at in s.frames_of(AT_RESOLVE)[:1]],
            "offer": [self.offer_view(s, seat, at) for at in s.frames_of(AT_ANSWER)],
            "hands": [len(s.in_place(other)) for other in range(s.seats)],
            "known": [
                [CARDS.ids[card] for card in s.in_place(other) if s.knows(seat, card)]
                for other in range(s.seats)
            ],
            "points": list(s.points),
        }

    def offer_view(self, s: Parry, seat: i64, at: int) -> dict[str, Any]:
        """PA-9: only the two of them see the card."""
        by, to, card = s.seat_at(at - 1), s.seat_at(at), s.figure_at(at, 0)
        return {"by": by, "to": to, "card": CARDS.ids[card] if seat in (by, to) else None}

    def score(self, s: Parry) -> Outcome:
        """PA-12: the most points win; a tie is shared."""
        points = [int(p) for p in s.points]
        parts = [{"blows": p} for p in points]
        return Outcome(points, parts, [seat for seat in range(s.seats) if points[seat] == max(points)])

    def redeal(self, s: Parry, seat: i64, chance: Chance) -> None:
        """The cards this seat can't place change places among themselves; a secret offer goes along."""
        hidden = [card for card in range(N_CARDS) if not s.knows(seat, card)]
        dealt = vec[i64](hidden)
        chance.shuffle(dealt)
        place, seen = s.place[:], s.seen[:]
        for card, instead in zip(hidden, dealt, strict=True):
            s.place[instead], s.seen[instead] = place[card], seen[card]
        for at in s.frames_of(AT_ANSWER):
            if s.figure_at(at, 0) in hidden:
                s.set_figure(at, 0, dealt[hidden.index(s.figure_at(at, 0))])

    def evaluate(self, s: Parry, seat: i64) -> float:
        """Points, and what the hand may still bring: the default would see no difference between cards."""
        promise = sum(int(strength(card)) if is_blow(card) else 6 for card in s.in_place(seat))
        return super().evaluate(s, seat) + promise / 5

    def broken(self, s: Parry) -> list[str]:
        """Every card is in one place, known to its holder; what lies on the table is being resolved."""
        wrong = []
        deck = sorted(place for place in s.place if place >= DECK)
        if deck != list(range(DECK, DECK + len(deck))):
            wrong.append("place: the deck has a gap, or two cards in one place")
        for card in range(N_CARDS):
            place, seen = s.place[card], s.seen[card]
            if s.seats <= place < ON_TABLE:
                wrong.append(f"place: card {card} is in the hand of a seat that isn't there")
            elif place < s.seats and not seen & BIT[place]:
                wrong.append(f"seen: seat {place} does not know its own card {card}")
            elif (place in (ON_TABLE, DISCARDED) and seen != EVERYBODY) or (place >= DECK and seen):
                wrong.append(f"seen: card {card} in place {place} can't be known to {seen}")
        if s.in_place(ON_TABLE) != sorted(s.figure_at(at, 0) for at in s.frames_of(AT_RESOLVE)):
            wrong.append("place: what lies on the table is not the stack of answers")
        return wrong


def game(corrected: Path | None = None) -> ParryGame:
    """Parry; it has no data files that could be corrected."""
    return ParryGame()
