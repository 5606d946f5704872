"""A game of lanes, for tests: everybody plans behind a screen in several questions; a plan may announce something
that opens a window for the others, whose answers are hidden, and which suspends all planning until it is resolved."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.declared import declared_in
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game, Outcome
from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import State, Step
from ludotheque.core.verbs import Domain, Vocabulary, numbers

SEATS: Final = numbers("seat", 3)
STALLS: Final = Domain("stall", ["apples", "bread", "cider"])
COINS: Final = numbers("coins", 2)
VERBS: Final = Vocabulary()
PICK: Final = VERBS.verb("pick", stall=STALLS)
PAY: Final = VERBS.verb("pay", coins=COINS)
SHOUT: Final = VERBS.verb("shout")
DONE: Final = VERBS.verb("done")
ANSWER: Final = VERBS.verb("answer", coins=COINS)
KINDS: Final = Kinds()
PLANNED: Final = KINDS.whisper("planned", seat=SEATS, stall=STALLS, coins=COINS)
SHOUTED: Final = KINDS.revealing("shouted", seat=SEATS)
ANSWERED: Final = KINDS.revealing("answered", seat=SEATS, coins=COINS)
SHOWN: Final = KINDS.revealing("shown", seat=SEATS)

AT_REVEAL, AT_PLAN, AT_PAY, AT_COUNT, AT_ANSWER = range(5)
ROUNDS: Final = 3


class Market(State):
    """What each seat has put on each stall in this round, and in total; who has shouted."""

    def declare(self, f: Fields) -> None:
        seats = self.seats
        self.round: i64 = f.number("round", 1, ROUNDS)
        self.put: vec[i64] = f.numbers("put", seats * 3, 0, 2)
        self.done: vec[i64] = f.numbers("done", seats, 0, 1)
        self.shouted: vec[i64] = f.numbers("shouted", seats, 0, 1)
        self.answers: vec[i64] = f.numbers("answers", seats, -1, 2)
        self.points: vec[i64] = f.numbers("points", seats, 0, 99)

    def begin(self) -> None:
        self.split(AT_REVEAL)
        for seat in range(self.seats):
            self.push_to(seat, AT_PLAN)


class Reveal(Step[Market]):
    def __init__(self) -> None:
        super().__init__(AT_REVEAL, "reveal")
        self.apart = True

    def asks(self, s: Market) -> bool:
        return False

    def proceed(self, s: Market) -> None:
        s.drop()
        for seat in range(s.seats):
            s.note(SHOWN, seat)
            s.points[seat] += sum(s.put[seat * 3 : seat * 3 + 3])
        s.put, s.done = vec[i64]([0] * (s.seats * 3)), vec[i64]([0] * s.seats)
        if s.round < ROUNDS:
            s.round += 1
            s.begin()


class Plan(Step[Market]):
    """Which stall, then how much; finished when nothing is left to plan."""

    def __init__(self) -> None:
        super().__init__(AT_PLAN, "plan")

    def candidates(self, s: Market, seat: i64) -> vec[i64]:
        return vec[i64]([*[PICK.of(stall) for stall in range(3)], SHOUT.of(), DONE.of()])

    def why_not(self, s: Market, seat: i64, action: i64) -> Refusal | None:
        if PICK.has(action):
            return NOT_NOW if s.put[seat * 3 + PICK.arg(action)] > 0 else None
        if SHOUT.has(action):
            return NOT_NOW if s.shouted[seat] else None
        return None if DONE.has(action) else NOT_NOW

    def apply(self, s: Market, seat: i64, action: i64) -> None:
        if PICK.has(action):
            s.push(AT_PAY, seat, PICK.arg(action))
        elif DONE.has(action):
            s.done[seat] = 1
            s.drop()
        else:
            s.shouted[seat] = 1
            s.note(SHOUTED, seat)
            s.leave()
            s.split(AT_COUNT, seat)
            for other in range(s.seats):
                if other != seat:
                    s.push_to(other, AT_ANSWER)


class Pay(Step[Market]):
    def __init__(self) -> None:
        super().__init__(AT_PAY, "pay", STALLS)

    def candidates(self, s: Market, seat: i64) -> vec[i64]:
        return vec[i64]([PAY.of(1), PAY.of(2)])

    def why_not(self, s: Market, seat: i64, action: i64) -> Refusal | None:
        return None if PAY.has(action) and PAY.arg(action) > 0 else NOT_NOW

    def apply(self, s: Market, seat: i64, action: i64) -> None:
        s.put[seat * 3 + s.top(0)] = PAY.arg(action)
        s.note(PLANNED, seat, s.top(0), PAY.arg(action))
        s.drop()


class Count(Step[Market]):
    """All answers to a shout are revealed together; then planning continues."""

    def __init__(self) -> None:
        super().__init__(AT_COUNT, "count")

    def asks(self, s: Market) -> bool:
        return False

    def proceed(self, s: Market) -> None:
        s.drop()
        for seat in range(s.seats):
            if s.answers[seat] >= 0:
                s.note(ANSWERED, seat, s.answers[seat])
                s.points[seat] += s.answers[seat]
        s.answers = vec[i64]([-1] * s.seats)


class Answer(Step[Market]):
    def __init__(self) -> None:
        super().__init__(AT_ANSWER, "answer")

    def candidates(self, s: Market, seat: i64) -> vec[i64]:
        return vec[i64]([ANSWER.of(coins) for coins in range(3)])

    def why_not(self, s: Market, seat: i64, action: i64) -> Refusal | None:
        return None if ANSWER.has(action) else NOT_NOW

    def apply(self, s: Market, seat: i64, action: i64) -> None:
        s.answers[seat] = ANSWER.arg(action)
        s.drop()


class MarketGame(Game[Market]):
    def __init__(self) -> None:
        super().__init__("market", declared_in(__name__), [2, 3, 4])

    def bare(self, seats: i64, chance: Chance) -> Market:
        return Market(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Market:
        s = self.blank(seats, chance)
        s.begin()
        return s

    def view(self, s: Market, seat: i64) -> dict[str, Any]:
        mine = list(s.put[seat * 3 : seat * 3 + 3]) if seat >= 0 else []
        answer = int(s.answers[seat]) if seat >= 0 else -1
        return {
            "mine": mine,
            "answer": answer,
            "done": list(s.done),
            "shouted": list(s.shouted),
            "round": s.round,
            "points": list(s.points),
        }

    def score(self, s: Market) -> Outcome:
        return Outcome([int(p) for p in s.points], [{"all": int(p)} for p in s.points])

    def redeal(self, s: Market, seat: i64, chance: Chance) -> None:
        """The others may have put anything anywhere; what they currently hold is returned."""
        s.cut_lanes(seat)
        for other in range(s.seats):
            if other != seat:
                for stall in range(3):
                    s.put[other * 3 + stall] = chance.below(3)
                if s.answers[other] >= 0:
                    s.imagine(other, AT_ANSWER, chance)

    def broken(self, s: Market) -> list[str]:
        return []


def game(corrected: Path | None = None) -> MarketGame:
    """The game; without data files or words."""
    return MarketGame()
