"""A game of windows and asides, for tests: a toast is drunk unless a player objects; all are asked at once, in
secret, and the default is not to object; and any asked player may buy a round before answering."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.declared import declared_in
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game, Outcome
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import ASIDE, BOTTOM, State, Step
from ludotheque.core.verbs import Vocabulary, numbers

SEATS: Final = numbers("seat", 3)
COINS: Final = numbers("coins", 9)
VERBS: Final = Vocabulary()
TOAST: Final = VERBS.verb("toast", target=SEATS)
REST: Final = VERBS.verb("rest")
LET: Final = VERBS.verb("let")
OBJECT: Final = VERBS.verb("object")
TIP: Final = VERBS.verb("tip", coins=COINS)
ROUND: Final = VERBS.aside("round", coins=COINS)
CALL: Final = VERBS.aside("call")

KINDS: Final = Kinds()
TOASTED: Final = KINDS.kind("toasted", seat=SEATS, target=SEATS)
RESTED: Final = KINDS.kind("rested", seat=SEATS)
OBJECTED: Final = KINDS.revealing("objected", seat=SEATS)
DRUNK: Final = KINDS.revealing("drunk", target=SEATS)
BOUGHT: Final = KINDS.kind("bought", seat=SEATS, coins=COINS)
TIPPED: Final = KINDS.kind("tipped", seat=SEATS, coins=COINS)

NO_RIVAL: Final = Refusal("IN-2", "no-rival")
NO_OBJECTION: Final = Refusal("IN-3", "no-objection")
TOO_POOR: Final = Refusal("IN-4", "too-poor")
NOT_SO_FEW: Final = Refusal("IN-4", "not-so-few")

AT_TURN, AT_SETTLE, AT_WINDOW, AT_TIP = range(4)
TURNS: Final = 4
PURSE: Final = 3
NOT_YET: Final = -1


class Inn(State):
    """The holders of an objection (hidden until it is made), those who have made it, and the secret answers to a
    toast."""

    def declare(self, f: Fields) -> None:
        seats = self.seats
        self.turn: i64 = f.number("turn", 1, TURNS * seats, at_first=0)
        self.holds: vec[i64] = f.numbers("holds", seats, 0, 1)
        self.made: vec[i64] = f.numbers("made", seats, 0, 1)
        self.coins: vec[i64] = f.numbers("coins", seats, 0, PURSE, at_first=PURSE)
        self.answers: vec[i64] = f.numbers("answers", seats, NOT_YET, 1)
        self.points: vec[i64] = f.numbers("points", seats, 0, 99)

    def next_turn(self) -> None:
        if self.turn == TURNS * self.seats:
            self.end()
            return
        self.push(AT_TURN, self.turn % self.seats)
        self.turn += 1


class Turn(Step[Inn]):
    """IN-1: a player's turn of the evening."""

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn")
        self.on = [BOTTOM]
        self.asides = True

    def candidates(self, s: Inn, seat: i64) -> vec[i64]:
        return append(vec[i64]([TOAST.of(target) for target in range(s.seats)]), REST.of())

    def why_not(self, s: Inn, seat: i64, action: i64) -> Refusal | None:
        if TOAST.has(action):
            return NO_RIVAL if TOAST.arg(action) in (seat, *range(s.seats, 4)) else None
        return None if REST.has(action) else NOT_NOW

    def apply(self, s: Inn, seat: i64, action: i64) -> None:
        s.drop()
        if REST.has(action):
            s.note(RESTED, seat)
            s.next_turn()
            return
        s.note(TOASTED, seat, TOAST.arg(action))
        s.split(AT_SETTLE, seat, TOAST.arg(action))
        for other in range(s.seats):
            if other != seat and not s.made[other]:
                s.push_to(other, AT_WINDOW)


class Settle(Step[Inn]):
    """When all have answered: the first objection in turn order counts; other answers stay secret."""

    def __init__(self) -> None:
        super().__init__(AT_SETTLE, "settle", SEATS)
        self.on = [BOTTOM]

    def fits(self, s: Inn, at: i64) -> bool:
        return s.figure_at(at, 0) < s.seats

    def asks(self, s: Inn) -> bool:
        return False

    def proceed(self, s: Inn) -> None:
        by, target = s.asked(), s.top(0)
        s.drop()
        objecting = [seat for seat in ((by + i) % s.seats for i in range(s.seats)) if s.answers[seat] == 1]
        if objecting:
            s.made[objecting[0]], s.holds[objecting[0]] = 1, 0
            s.note(OBJECTED, objecting[0])
        else:
            s.points[target] += 2
            s.note(DRUNK, target)
        s.answers = vec[i64]([NOT_YET] * s.seats)
        s.next_turn()


class Window(Step[Inn]):
    """IN-3: everybody who may hold an objection is asked, whether they have one or not."""

    def __init__(self) -> None:
        super().__init__(AT_WINDOW, "window")
        self.on = [AT_SETTLE]
        self.asides = True

    def default(self, s: Inn, seat: i64) -> i64:
        return LET.of()

    def concerns(self, s: Inn, seat: i64) -> bool:
        return s.figure_at(s.find(AT_SETTLE), 0) == seat

    def candidates(self, s: Inn, seat: i64) -> vec[i64]:
        return vec[i64]([LET.of(), OBJECT.of()])

    def why_not(self, s: Inn, seat: i64, action: i64) -> Refusal | None:
        if OBJECT.has(action):
            return None if s.holds[seat] else NO_OBJECTION
        return None if LET.has(action) else NOT_NOW

    def apply(self, s: Inn, seat: i64, action: i64) -> None:
        s.answers[seat] = 1 if OBJECT.has(action) else 0
        s.drop()


class Tip(Step[Inn]):
    """How much for the landlord; asides are not allowed here."""

    def __init__(self) -> None:
        super().__init__(AT_TIP, "tip")
        self.on = [AT_TURN]

    def candidates(self, s: Inn, seat: i64) -> vec[i64]:
        return vec[i64]([TIP.of(coins) for coins in range(PURSE + 1)])

    def why_not(self, s: Inn, seat: i64, action: i64) -> Refusal | None:
        if not TIP.has(action):
            return NOT_NOW
        return why_not_pay(s, seat, TIP.arg(action))

    def facts(self, s: Inn, seat: i64, action: i64) -> Facts:
        return {"has": int(s.coins[seat])}

    def apply(self, s: Inn, seat: i64, action: i64) -> None:
        s.coins[seat] -= TIP.arg(action)
        s.points[seat] += TIP.arg(action)
        s.note(TIPPED, seat, TIP.arg(action))
        s.drop()


class Anytime(Step[Inn]):
    """IN-4: a round for everybody; or, on one's turn, the landlord is called for his tip."""

    def __init__(self) -> None:
        super().__init__(ASIDE, "anytime")

    def candidates(self, s: Inn, seat: i64) -> vec[i64]:
        return append(vec[i64]([ROUND.of(coins) for coins in range(1, PURSE + 1)]), CALL.of())

    def why_not(self, s: Inn, seat: i64, action: i64) -> Refusal | None:
        if CALL.has(action):
            return NOT_NOW if s.step().number != AT_TURN else why_not_pay(s, seat, 1)
        if not ROUND.has(action):
            return NOT_NOW
        return NOT_SO_FEW if ROUND.arg(action) == 0 else why_not_pay(s, seat, ROUND.arg(action))

    def facts(self, s: Inn, seat: i64, action: i64) -> Facts:
        return {"has": int(s.coins[seat])}

    def apply(self, s: Inn, seat: i64, action: i64) -> None:
        if CALL.has(action):
            s.push(AT_TIP, seat)
            return
        s.coins[seat] -= ROUND.arg(action)
        s.points[seat] += ROUND.arg(action)
        s.note(BOUGHT, seat, ROUND.arg(action))


def why_not_pay(s: Inn, seat: i64, coins: i64) -> Refusal | None:
    return TOO_POOR if s.coins[seat] < coins else None


class InnGame(Game[Inn]):
    def __init__(self) -> None:
        super().__init__("inn", declared_in(__name__), [2, 3, 4])

    def bare(self, seats: i64, chance: Chance) -> Inn:
        return Inn(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Inn:
        s = self.blank(seats, chance)
        for seat in range(seats):
            s.holds[seat] = chance.below(2)
        s.next_turn()
        return s

    def view(self, s: Inn, seat: i64) -> dict[str, Any]:
        return {
            "turn": s.turn,
            "toast": [s.figure_at(at, 0) for at in range(s.depth()) if s.step_at(at) == AT_SETTLE],
            "holds": int(s.holds[seat]) if seat >= 0 else None,
            "answer": int(s.answers[seat]) if seat >= 0 else None,
            "made": list(s.made),
            "coins": list(s.coins),
            "points": list(s.points),
        }

    def score(self, s: Inn) -> Outcome:
        return Outcome([int(p) for p in s.points], [{"all": int(p)} for p in s.points])

    def redeal(self, s: Inn, seat: i64, chance: Chance) -> None:
        """The others may hold an objection as long as they have not made it, and may have given any answer."""
        s.cut_lanes(seat)
        for other in range(s.seats):
            if other != seat and not s.made[other]:
                s.holds[other] = chance.below(2)
                if s.answers[other] != NOT_YET:
                    s.imagine(other, AT_WINDOW, chance)

    def broken(self, s: Inn) -> list[str]:
        wrong = [f"holds: seat {i} has made it" for i in range(s.seats) if s.holds[i] and s.made[i]]
        wrong += [
            f"answers: seat {i} has no objection"
            for i in range(s.seats)
            if s.answers[i] == 1 and not s.holds[i]
        ]
        if not s.forked() and any(answer != NOT_YET for answer in s.answers):
            wrong.append("answers: to no toast")
        if not s.over():
            by = s.seat_at(0)
            if by != (s.turn - 1) % s.seats:
                wrong.append("turn: it is another seat's")
            wrong += [
                f"answers: seat {i} is asked, or is not to be asked"
                for i in range(s.seats)
                if s.forked() and (s.answers[i] == NOT_YET) != (i == by or s.made[i] or len(s.lane_of(i)) > 0)
            ]
        elif s.turn != TURNS * s.seats:
            wrong.append("turn: the game is not over")
        return wrong


def game(corrected: Path | None = None) -> InnGame:
    """The inn; it has no data files."""
    return InnGame()
