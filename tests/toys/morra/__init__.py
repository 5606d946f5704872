"""Morra, a whole game in one file: all players choose in secret at the same time, then all hands are revealed.

Examples for authors of games: seats that choose at the same time, each on its own lane, a choice hidden from the others
until all have chosen, and one that its owner may undo because it has revealed nothing.
"""

from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.declared import declared_in
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import BOTTOM, State, Step
from ludotheque.core.verbs import Domain, Vocabulary, numbers

MOST_FINGERS: Final[i64] = 5
SHORT: Final[i64] = 3  # rounds (MO-1)
LONG: Final[i64] = 7
NOT_YET: Final[i64] = -1

AT_CHOOSE: Final[i64] = 0
AT_REVEAL: Final[i64] = 1

SEATS: Final = numbers("seat", 4)
FINGERS: Final = numbers("fingers", 5)
TOTAL: Final = numbers("total", 25)
ROUND: Final = numbers("round", 7)
LENGTHS: Final = Domain("length", ["short", "long"])
PARTS: Final = Domain("part", ["right", "alone"])  # MO-6
RIGHT: Final[i64] = 0
ALONE: Final[i64] = 1

VERBS: Final = Vocabulary()
SHOW: Final = VERBS.verb("show", fingers=FINGERS, total=TOTAL)

KINDS: Final = Kinds()
ROUND_BEGAN: Final = KINDS.kind("round", round=ROUND)
# The owner knows the choice already: the event is secret, but reveals nothing, and free undo continues.
CHOSE: Final = KINDS.declare(
    "chose", {"seat": SEATS, "fingers": FINGERS, "total": TOTAL}, ["fingers", "total"], False
)
SHOWN: Final = KINDS.revealing("shown", seat=SEATS, fingers=FINGERS, total=TOTAL)
COUNTED: Final = KINDS.kind("counted", total=TOTAL)
SCORED: Final = KINDS.kind("scored", seat=SEATS, points=TOTAL, part=PARTS)

SAME_FINGERS: Final = Refusal("MO-3", "same-fingers")
IMPOSSIBLE_TOTAL: Final = Refusal("MO-4", "impossible-total")


class Morra(State):
    """A position; arrays go by seat. `fingers` and `total` are of this round, `last_...` of the last one."""

    def declare(self, f: Fields) -> None:
        seats = self.seats
        highest = seats * MOST_FINGERS
        self.rounds: i64 = f.number("rounds", SHORT, LONG)
        self.round: i64 = f.number("round", 1, LONG)
        self.fingers: vec[i64] = f.numbers("fingers", seats, NOT_YET, MOST_FINGERS)
        self.total: vec[i64] = f.numbers("total", seats, NOT_YET, highest)
        self.last_fingers: vec[i64] = f.numbers("last_fingers", seats, NOT_YET, MOST_FINGERS)
        self.last_total: vec[i64] = f.numbers("last_total", seats, NOT_YET, highest)
        self.tally: vec[i64] = f.numbers("tally", seats * PARTS.size, 0, 2 * LONG)

    def has_chosen(self, seat: i64) -> bool:
        return self.fingers[seat] != NOT_YET

    def begin_round(self) -> None:
        """MO-2: all choose, in any order; when the last has, the hands are shown."""
        self.split(AT_REVEAL)
        for seat in range(self.seats):
            self.push_to(seat, AT_CHOOSE)

    def highest_total(self, fingers: i64) -> i64:
        """MO-4: if all the others show five fingers."""
        return fingers + (self.seats - 1) * MOST_FINGERS

    def score(self, seat: i64, points: i64, part: i64) -> None:
        self.tally[seat * PARTS.size + part] += points
        self.note(SCORED, seat, points, part)


class Choose(Step[Morra]):
    """MO-2 to MO-4: a hand and the total of all, in secret."""

    def __init__(self) -> None:
        super().__init__(AT_CHOOSE, "choose")
        self.on = [AT_REVEAL]

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for fingers in range(MOST_FINGERS + 1):
            for total in range(fingers, s.highest_total(fingers) + 1):
                found = append(found, SHOW.of(fingers, total))
        return found

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        if not SHOW.has(action):
            return NOT_NOW
        fingers, total = SHOW.arg(action), SHOW.arg2(action)
        if fingers == s.last_fingers[seat]:
            return SAME_FINGERS
        return None if fingers <= total <= s.highest_total(fingers) else IMPOSSIBLE_TOTAL

    def facts(self, s: Morra, seat: i64, action: i64) -> Facts:
        fingers = SHOW.arg(action)
        return {"fingers": fingers, "total": SHOW.arg2(action), "highest": s.highest_total(fingers)}

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        s.fingers[seat], s.total[seat] = SHOW.arg(action), SHOW.arg2(action)
        s.note(CHOSE, seat, s.fingers[seat], s.total[seat])
        s.drop()


class Reveal(Step[Morra]):
    """MO-5: when all have chosen, the hands are shown. Until then the choices are independent."""

    def __init__(self) -> None:
        super().__init__(AT_REVEAL, "reveal")
        self.on = [BOTTOM]
        self.apart = True

    def asks(self, s: Morra) -> bool:
        return False

    def proceed(self, s: Morra) -> None:
        """MO-5, MO-6: all hands are shown and counted; then the next round, or the end (MO-7)."""
        for seat in range(s.seats):
            s.note(SHOWN, seat, s.fingers[seat], s.total[seat])
        shown = sum(s.fingers)
        s.note(COUNTED, shown)
        right = [seat for seat in range(s.seats) if s.total[seat] == shown]
        for seat in right:
            s.score(seat, 1, RIGHT)
            if len(right) == 1:
                s.score(seat, 2, ALONE)
        s.last_fingers, s.last_total = s.fingers, s.total
        s.fingers, s.total = vec[i64]([NOT_YET] * s.seats), vec[i64]([NOT_YET] * s.seats)
        s.drop()
        if s.round < s.rounds:
            s.round += 1
            s.note(ROUND_BEGAN, s.round)
            s.begin_round()


class MorraGame(Game[Morra]):
    """The game, for 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__(
            id="morra",
            declared=declared_in(__name__),
            seats=[2, 3, 4, 5],
            options=[Option(LENGTHS)],
        )

    def bare(self, seats: i64, chance: Chance) -> Morra:
        return Morra(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Morra:
        """MO-1: a short game or a long one."""
        s = self.blank(seats, chance)
        s.rounds = SHORT if options[0] == 0 else LONG
        s.begin_round()
        return s

    def view(self, s: Morra, seat: i64) -> dict[str, Any]:
        """Who has chosen is public; the choice is shown only to its owner until the round is over (MO-2, MO-5)."""
        chosen = seat >= 0 and s.has_chosen(seat)
        return {
            "round": s.round,
            "rounds": s.rounds,
            "chosen": [s.has_chosen(other) for other in range(s.seats)],
            "your_choice": {"fingers": s.fingers[seat], "total": s.total[seat]} if chosen else None,
            "last_round": [
                {"fingers": s.last_fingers[other], "total": s.last_total[other]}
                for other in range(s.seats)
                if s.last_fingers[other] != NOT_YET
            ],
            "points": self.score(s).points,
        }

    def score(self, s: Morra) -> Outcome:
        """MO-7: the most points win; a tie is shared."""
        n = int(PARTS.size)
        parts = [{PARTS.ids[i]: int(s.tally[seat * n + i]) for i in range(n)} for seat in range(s.seats)]
        points = [sum(part.values()) for part in parts]
        return Outcome(points, parts, [seat for seat in range(s.seats) if points[seat] == max(points)])

    def redeal(self, s: Morra, seat: i64, chance: Chance) -> None:
        """The others may have chosen anything they were allowed to."""
        for other in range(s.seats):
            if other != seat and s.has_chosen(other):
                s.fingers[other] = s.total[other] = NOT_YET
                s.imagine(other, AT_CHOOSE, chance)

    def broken(self, s: Morra) -> list[str]:
        wrong = []
        first = s.round == 1 and not s.over()
        for seat in range(s.seats):
            fingers, total, last = s.fingers[seat], s.total[seat], s.last_fingers[seat]
            if (fingers == NOT_YET) != (total == NOT_YET) or not fingers <= total <= s.highest_total(fingers):
                wrong.append(f"total: seat {seat} can't expect {total} while showing {fingers}")
            if fingers == last != NOT_YET:
                wrong.append(f"fingers: seat {seat} shows {fingers} twice in a row")
            if (last == NOT_YET) != first or (s.last_total[seat] == NOT_YET) != first:
                wrong.append(f"last_fingers: seat {seat} can't have shown {last} before round {s.round}")
        if not s.over() and not s.forked():
            wrong.append("forks: everybody chooses on his lane until the hands are shown")
        elif any(s.lane_depth(seat) != (not s.has_chosen(seat)) for seat in range(s.seats) if not s.over()):
            wrong.append("forks: who has not chosen is asked, once")
        if s.rounds not in (SHORT, LONG) or s.round > s.rounds or (s.over() and s.round < s.rounds):
            wrong.append(f"round: round {s.round} of {s.rounds} can't be")
        played = s.round if s.over() else s.round - 1
        if any(s.tally[seat * PARTS.size + RIGHT] > played for seat in range(s.seats)):
            wrong.append(f"tally: a seat was right more often than the {played} rounds played")
        return wrong


def game(corrected: Path | None = None) -> MorraGame:
    """Morra; it has no data files that could be corrected."""
    return MorraGame()
