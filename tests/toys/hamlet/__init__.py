"""Hamlet: plans behind screens, carried out in turn order, and vetoes that can be vetoed.

Examples for authors of games: planning in several questions hidden from the others, and an aside (`planning.py`); a
response window in which all are asked at once and in secret (`answering.py`); cards with backs, and a sample that
re-deals them.
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
from tests.toys.hamlet.village import (
    AT_ANSWER,
    AT_ORDER,
    AT_PLAN,
    AT_REVEAL,
    AT_ROUND,
    AT_VETO,
    AT_WINDOW,
    CARDS,
    DISCARDED,
    GIFT_DECK,
    N_SEALED,
    NONE,
    ORDERS,
    PACK,
    PLOTS,
    ROUNDS,
    SEALED_DECK,
    STONES,
    Hamlet,
    gift_points,
    is_song,
    is_veto,
    worth,
)


class HamletAdvice(Advice[Hamlet]):
    """Advice for bots."""

    def evaluate(self, s: Hamlet, seat: i64) -> float:
        """Points; half of the planned ones; and a bonus for a veto in the hand."""
        promise = sum(int(worth(s.plots[at]) * s.storeys[at]) for at in s.orders(seat)) / 2
        return super().evaluate(s, seat) + promise + sum(is_veto(card) for card in s.hand(seat))


class HamletGame(Game[Hamlet]):
    """The game, for 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(
            id="hamlet",
            declared=declared_in(__name__),
            seats=[2, 3, 4],
            advice=HamletAdvice(),
        )

    def bare(self, seats: i64, chance: Chance) -> Hamlet:
        return Hamlet(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Hamlet:
        """HA-2: two sealed cards and a gift each; chance says who is first."""
        s = self.blank(seats, chance)
        for gift in range(N_SEALED, CARDS.size):
            s.pile[gift] = GIFT_DECK
        for seat in range(seats):
            s.draw(seat, SEALED_DECK)
            s.draw(seat, SEALED_DECK)
            s.draw(seat, GIFT_DECK)
        s.first = chance.below(seats)
        s.push(AT_ROUND, 0)
        return s

    def view(self, s: Hamlet, seat: i64) -> dict[str, Any]:
        """Cards this seat knows, and the backs of all; plans once they are revealed, one's own before."""
        shown = s.find(AT_REVEAL) < 0
        return {
            "round": s.round,
            "first": s.first,
            "stones": list(s.stones),
            "houses": {
                PLOTS.ids[plot]: {"seat": s.houses[plot], "storeys": s.heights[plot]}
                for plot in range(PLOTS.size)
                if s.houses[plot] != NONE
            },
            "plans": [
                self.plan_view(s, other) if shown or other == seat else None for other in range(s.seats)
            ],
            "announced": [
                self.announced_view(s, at) for at in range(s.depth()) if s.step_at(at) in (AT_ORDER, AT_VETO)
            ],
            "answer": CARDS.to_json(s.answers[seat]) if seat >= 0 else None,
            "hands": [PACK.known_in(s.pile, s.seen, PACK.of(other), seat) for other in range(s.seats)],
            "backs": [PACK.backs_in(s.pile, PACK.of(other)) for other in range(s.seats)],
            "discarded": PACK.known_in(s.pile, s.seen, DISCARDED, seat),
            "points": self.points(s, with_gifts=s.over()),
        }

    def plan_view(self, s: Hamlet, seat: i64) -> list[dict[str, Any]]:
        return [{"plot": PLOTS.ids[s.plots[at]], "storeys": s.storeys[at]} for at in s.orders(seat)]

    def announced_view(self, s: Hamlet, at: i64) -> dict[str, Any]:
        """The pending effect: a house to be built, or a veto."""
        figure = s.figure_at(at, 0)
        if s.step_at(at) == AT_VETO:
            return {"seat": s.seat_at(at), "card": CARDS.ids[figure]}
        return {"seat": s.seat_at(at), "plot": PLOTS.ids[figure], "storeys": s.figure_at(at, 1)}

    def points(self, s: Hamlet, with_gifts: bool) -> list[int]:
        parts = self.parts(s)
        return [part["houses"] + (part["gifts"] if with_gifts else 0) for part in parts]

    def parts(self, s: Hamlet) -> list[dict[str, int]]:
        """HA-10, HA-12."""
        return [
            {
                "houses": sum(
                    int(worth(plot) * s.heights[plot]) for plot in range(PLOTS.size) if s.houses[plot] == seat
                ),
                "gifts": sum(int(gift_points(card)) for card in s.hand(seat)),
            }
            for seat in range(s.seats)
        ]

    def score(self, s: Hamlet) -> Outcome:
        """HA-12: the most points win; a tie is shared."""
        return Outcome(self.points(s, with_gifts=True), self.parts(s))

    def redeal(self, s: Hamlet, seat: i64, chance: Chance) -> None:
        """Cards the seat does not know are permuted; seats that planned or answered in secret do so again."""
        s.cut_lanes(seat)
        PACK.redeal(s.pile, s.seen, seat, chance)
        for other in range(s.seats):
            if other != seat and s.forked():
                self.decide_anew(s, other, chance)

    def decide_anew(self, s: Hamlet, seat: i64, chance: Chance) -> None:
        """Sample a seat's secret plans and answers again, by the rules and the cards it holds now."""
        planning = s.step().number == AT_REVEAL
        if planning:
            s.clear_plan(seat)
        if s.waits_for(seat):
            return
        if planning:
            s.imagine(seat, AT_PLAN, chance)
        elif seat != s.asked() and s.may_hold_a_veto(seat):
            s.imagine(seat, AT_ANSWER, chance)

    def broken(self, s: Hamlet) -> list[str]:
        wrong = PACK.broken(s.pile, s.seen, s.seats)
        if wrong:
            return wrong
        return self.broken_cards(s) + self.broken_houses(s) + self.broken_plans(s) + self.broken_questions(s)

    def broken_cards(self, s: Hamlet) -> list[str]:
        """A hand is known to its owner, open cards to all, a deck to none; gifts are not sealed cards."""
        wrong = []
        for card in range(CARDS.size):
            pile, seen, name = s.pile[card], s.seen[card], CARDS.ids[card]
            if pile in (SEALED_DECK, GIFT_DECK) and (seen or (pile == GIFT_DECK) != (card >= N_SEALED)):
                wrong.append(f"pile: {name} can't lie there, or a seat knows it")
            elif pile == DISCARDED and (seen != everybody(s.seats) or is_song(card)):
                wrong.append(f"pile: {name} can't have been laid open")
        for seat in range(s.seats):
            if s.answers[seat] != NONE and not (is_veto(s.answers[seat]) and s.holds(seat, s.answers[seat])):
                wrong.append(f"answers: seat {seat} has no such veto")
        return wrong

    def broken_houses(self, s: Hamlet) -> list[str]:
        """A house has an owner and storeys. Stones come from the set-up and from gifts, and are used for storeys."""
        wrong = []
        for plot in range(PLOTS.size):
            if (s.houses[plot] == NONE) != (s.heights[plot] == 0):
                wrong.append(f"houses: a house on {PLOTS.ids[plot]} has an owner and storeys, or neither")
        stones = s.stones[:]
        for plot in range(PLOTS.size):
            if s.houses[plot] != NONE:
                stones[s.houses[plot]] += s.heights[plot]
        cashed = sum(gift_points(card) for card in PACK.in_pile(s.pile, DISCARDED))
        if min(stones) < STONES or sum(stones) != s.seats * STONES + cashed:
            wrong.append("stones: there are too many or too few")
        return wrong

    def broken_plans(self, s: Hamlet) -> list[str]:
        wrong = []
        for seat in range(s.seats):
            plots = [s.plots[at] for at in s.orders(seat)]
            if s.stones_left(seat) < 0 or len(set(plots)) < len(plots):
                wrong.append(f"plots: seat {seat} can't have planned this")
        for at in range(s.seats * ORDERS):
            if (s.plots[at] == NONE) != (s.storeys[at] == 0):
                wrong.append("storeys: an order has a plot and storeys, or neither")
        return wrong

    def broken_questions(self, s: Hamlet) -> list[str]:
        """Plans and answers are on lanes, and there are none when the game is over."""
        if s.over():
            left = s.round < ROUNDS or any(s.orders(seat) for seat in range(s.seats))
            return ["round: the game can't be over"] if left else []
        wrong = []
        if s.round == 0 or not s.forked() or s.step().number not in (AT_REVEAL, AT_WINDOW):
            wrong.append("forks: a seat plans or answers on its lane")
            return wrong
        planning = s.step().number == AT_REVEAL
        lowest = AT_PLAN if planning else AT_ANSWER
        for seat in range(s.seats):
            asked = s.lane_depth(seat) > 0
            if asked and s.lane_of(seat)[0] != lowest:
                wrong.append(f"forks: seat {seat} is asked something else")
            if s.answers[seat] != NONE and (planning or asked or seat == s.asked()):
                wrong.append(f"answers: seat {seat} has not answered")
        return wrong


def game(corrected: Path | None = None) -> HamletGame:
    """Hamlet; it has no data files that could be corrected."""
    return HamletGame()
