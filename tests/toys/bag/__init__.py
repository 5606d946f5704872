"""Bag, a game of luck: draw again or stop, alone against an automaton or with up to three players.

Examples for authors of games: chance in the middle of play, components from a data file, half points, a solo game with
an automatic opponent, and a question with hundreds of answers.
"""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared_in
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game, Outcome
from ludotheque.core.naming import Naming
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import BOTTOM, State, Step
from ludotheque.core.verbs import Domain, Term, Vocabulary, numbers
from tests.toys.bag.components import TOKEN_IDS, Box

SIDE: Final[i64] = 20
EMPTY: Final[i64] = -1

SEATS: Final = numbers("seat", 2)
ROWS: Final = numbers("row", 19)
COLUMNS: Final = numbers("column", 19)
TOKENS: Final = Domain("token", TOKEN_IDS)
HALVES: Final = numbers("halves", 1000)
FLAG: Final = numbers("flag", 1)
PARTS: Final = Domain("part", ["tokens", "neighbours"])
SKULL: Final[i64] = 3

VERBS: Final = Vocabulary()
DRAW: Final = VERBS.verb("draw")
STOP: Final = VERBS.verb("stop")
PLACE: Final = VERBS.verb("place", row=ROWS, column=COLUMNS)

AT_TURN: Final[i64] = 0
AT_LUCK: Final[i64] = 1
AT_PLACE: Final[i64] = 2
AT_AUTOMATON: Final[i64] = 3

KINDS: Final = Kinds()
TURN_BEGAN: Final = KINDS.kind("turn", seat=SEATS)
DREW: Final = KINDS.kind("drew", seat=SEATS, token=TOKENS)
PLACED: Final = KINDS.kind("placed", seat=SEATS, token=TOKENS, row=ROWS, column=COLUMNS)
BUST: Final = KINDS.kind("bust", seat=SEATS, halves=HALVES)
BANKED: Final = KINDS.kind("banked", seat=SEATS, halves=HALVES)
AUTOMATON_DREW: Final = KINDS.kind("automaton_drew", token=TOKENS, halves=HALVES)
ASIDE_SHOWN: Final = KINDS.revealing("aside_shown", token=TOKENS)

NOTHING_DRAWN: Final = Refusal("BA-3", "nothing-drawn")
CELL_TAKEN: Final = Refusal("BA-4", "cell-taken")


class Bag(State):
    """A position; arrays go by token, by cell, or by seat and part. Points are counted in halves (BA-5)."""

    def __init__(self, game: Game[Any], seats: i64, chance: Chance, box: Box) -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box

    def declare(self, f: Fields) -> None:
        most = sum(self.box.count)
        self.skulls: i64 = f.number("skulls", 0, self.box.skulls_to_bust - 1)
        self.automaton: i64 = f.number("automaton", 0, 1000)
        self.bag: vec[i64] = f.numbers("bag", TOKENS.size, 0, most)
        self.aside: vec[i64] = f.numbers("aside", TOKENS.size, 0, self.box.set_aside)
        self.out: vec[i64] = f.numbers("out", TOKENS.size, 0, most)
        self.grid: vec[i64] = f.numbers("grid", SIDE * SIDE, EMPTY, SKULL - 1)
        self.risked: vec[i64] = f.numbers("risked", PARTS.size, 0, 1000)
        self.tally: vec[i64] = f.numbers("tally", self.seats * PARTS.size, 0, 1000)

    def take(self, chance: Chance) -> i64:
        """Draw a token from the bag, with equal probability."""
        rest = chance.below(sum(self.bag))
        token: i64 = 0
        while rest >= self.bag[token]:
            rest -= self.bag[token]
            token += 1
        self.bag[token] -= 1
        return token

    def neighbours(self, row: i64, column: i64, token: i64) -> int:
        """BA-5: how many of the four cells around have this colour."""
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return sum(0 <= r < SIDE and 0 <= c < SIDE and self.grid[r * SIDE + c] == token for r, c in around)

    def end_turn(self, seat: i64, banked: bool) -> None:
        """BA-6, BA-7: what was at risk is the player's, or lost."""
        self.note(BANKED if banked else BUST, seat, sum(self.risked))
        for part in range(PARTS.size):
            self.tally[seat * PARTS.size + part] += self.risked[part] if banked else 0
            self.risked[part] = 0
        self.skulls = 0
        self.drop()


class Turn(Step[Bag]):
    """BA-2, BA-8: a player's turn, and alone the automaton's after it; with an empty bag the game is over."""

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn")
        self.on = [BOTTOM]

    def asks(self, s: Bag) -> bool:
        return False

    def proceed(self, s: Bag) -> None:
        seat = s.asked()
        if sum(s.bag) == 0:
            for token in range(TOKENS.size):
                for _ in range(s.aside[token]):
                    s.note(ASIDE_SHOWN, token)
            s.end()
            return
        s.drop()
        s.push(AT_TURN, (seat + 1) % s.seats)
        if s.seats == 1:
            s.push(AT_AUTOMATON, seat)
        s.push(AT_LUCK, seat)
        s.note(TURN_BEGAN, seat)


class Luck(Step[Bag]):
    """BA-3, BA-6, BA-7: draw on, or stop. Argument 1: 1 once something was drawn in this turn."""

    def __init__(self) -> None:
        super().__init__(AT_LUCK, "luck", FLAG)
        self.on = [AT_TURN, AT_AUTOMATON]

    def fits(self, s: Bag, at: i64) -> bool:
        """In a solo game, the automaton's turn comes after it."""
        return (s.step_at(at - 1) == AT_AUTOMATON) == (s.seats == 1)

    def asks(self, s: Bag) -> bool:
        return sum(s.bag) > 0

    def proceed(self, s: Bag) -> None:
        s.end_turn(s.asked(), banked=True)

    def candidates(self, s: Bag, seat: i64) -> vec[i64]:
        return vec[i64]([DRAW.of(), STOP.of()])

    def why_not(self, s: Bag, seat: i64, action: i64) -> Refusal | None:
        if STOP.has(action):
            return NOTHING_DRAWN if s.top(0) == 0 else None
        return None if DRAW.has(action) else NOT_NOW

    def apply(self, s: Bag, seat: i64, action: i64) -> None:
        if STOP.has(action):
            s.end_turn(seat, banked=True)
            return
        s.set_top(0, 1)
        token = s.take(s.chance)
        s.note(DREW, seat, token)
        if token != SKULL:
            s.push(AT_PLACE, seat, token)
            return
        s.out[SKULL] += 1
        s.skulls += 1
        if s.skulls == s.box.skulls_to_bust:
            s.end_turn(seat, banked=False)


class PlaceToken(Step[Bag]):
    """BA-4, BA-5: the drawn token goes on any empty cell. Argument 1: the token."""

    def __init__(self) -> None:
        super().__init__(AT_PLACE, "place", TOKENS)
        self.on = [AT_LUCK]

    def fits(self, s: Bag, at: i64) -> bool:
        return s.figure_at(at, 0) != SKULL

    def candidates(self, s: Bag, seat: i64) -> vec[i64]:
        return vec[i64]([PLACE.base + cell for cell in range(SIDE * SIDE) if s.grid[cell] == EMPTY])

    def why_not(self, s: Bag, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action):
            return NOT_NOW
        return None if s.grid[action - PLACE.base] == EMPTY else CELL_TAKEN

    def facts(self, s: Bag, seat: i64, action: i64) -> Facts:
        return {"token": Term(TOKENS, s.grid[action - PLACE.base])}

    def apply(self, s: Bag, seat: i64, action: i64) -> None:
        token, row, column = s.top(0), PLACE.arg(action), PLACE.arg2(action)
        s.drop()
        s.grid[row * SIDE + column] = token
        s.risked[0] += s.box.halves[token]
        s.risked[1] += s.neighbours(row, column, token) * s.box.halves_a_neighbour
        s.note(PLACED, seat, token, row, column)


class Automaton(Step[Bag]):
    """BA-9: the rival of a player alone takes tokens without a choice; skulls bring it nothing."""

    def __init__(self) -> None:
        super().__init__(AT_AUTOMATON, "automaton")
        self.on = [AT_TURN]

    def asks(self, s: Bag) -> bool:
        return False

    def proceed(self, s: Bag) -> None:
        s.drop()
        for _ in range(min(s.box.automaton_draws, sum(s.bag))):
            token = s.take(s.chance)
            s.out[token] += 1
            s.automaton += s.box.halves[token]
            s.note(AUTOMATON_DREW, token, s.box.halves[token])


class BagAdvice(Advice[Bag]):
    """Advice for bots."""

    def evaluate(self, s: Bag, seat: i64) -> float:
        """The default ignores the automaton and the points at risk, of which half may be lost; both are in half
        points."""
        risked = int(sum(s.risked)) if seat in s.to_move() else 0
        return super().evaluate(s, seat) + (0.5 * risked - float(s.automaton)) / 2


class BagNaming(Naming):
    """Names from data."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def names(self, lang: str) -> dict[str, list[str]]:
        return {"token": self.box.names[lang]}


class BagGame(Game[Bag]):
    """The game, for 1 to 3 players."""

    def __init__(self, corrected: Path | None = None) -> None:
        box = Box(corrected)
        super().__init__(
            id="bag",
            declared=declared_in(__name__),
            seats=[1, 2, 3],
            naming=BagNaming(box),
            advice=BagAdvice(),
        )
        self.box = box

    def bare(self, seats: i64, chance: Chance) -> Bag:
        return Bag(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Bag:
        s = self.blank(seats, chance)
        s.bag = self.box.count[:]
        self.set_aside(s, chance)
        s.push(AT_TURN, chance.below(seats))
        return s

    def set_aside(self, s: Bag, chance: Chance) -> None:
        """BA-1: a few tokens leave the game unseen."""
        for _ in range(self.box.set_aside):
            s.aside[s.take(chance)] += 1

    def redeal(self, s: Bag, seat: i64, chance: Chance) -> None:
        """Set-aside tokens are unknown: they go back into the bag, and others are set aside."""
        for token in range(TOKENS.size):
            s.bag[token] += s.aside[token]
            s.aside[token] = 0
        self.set_aside(s, chance)

    def view(self, s: Bag, seat: i64) -> dict[str, Any]:
        """Everything is public except the set-aside tokens: of bag and set-aside tokens only the sum is known
        (BA-1)."""
        placed = [cell for cell in range(SIDE * SIDE) if s.grid[cell] != EMPTY]
        return {
            "token": TOKENS.ids[s.top(0)] if not s.over() and s.step().number == AT_PLACE else None,
            "in_bag": sum(s.bag),
            "unseen": {TOKENS.ids[i]: s.bag[i] + s.aside[i] for i in range(TOKENS.size)},
            "grid": [[cell // SIDE, cell % SIDE, TOKENS.ids[s.grid[cell]]] for cell in placed],
            "skulls": s.skulls,
            "risked": sum(s.risked),
            "halves": self.score(s).points,
            "automaton": s.automaton if s.seats == 1 else None,
        }

    def score(self, s: Bag) -> Outcome:
        """BA-9, BA-10: the most points win; alone, more than the automaton. Two halves make a point."""
        n = int(PARTS.size)
        parts = [{PARTS.ids[i]: int(s.tally[seat * n + i]) for i in range(n)} for seat in range(s.seats)]
        points = [sum(part.values()) for part in parts]
        least = int(s.automaton) + 1 if s.seats == 1 else max(points)
        return Outcome(points, parts, [seat for seat in range(s.seats) if points[seat] >= least], unit=2)

    def broken(self, s: Bag) -> list[str]:
        """Every token is in the bag, set aside, on the grid, out of the game, or just drawn by a player."""
        wrong = []
        in_fingers = s.top(0) if not s.over() and s.step().number == AT_PLACE else EMPTY
        for token in range(TOKENS.size):
            on_grid = sum(1 for cell in s.grid if cell == token)
            total = s.bag[token] + s.aside[token] + s.out[token] + on_grid + int(token == in_fingers)
            if total != self.box.count[token]:
                wrong.append(f"token {TOKENS.ids[token]}: there are {total}, not {self.box.count[token]}")
        if sum(s.aside) != self.box.set_aside:
            wrong.append(f"aside: {sum(s.aside)} tokens, not {self.box.set_aside}")
        if s.over() and sum(s.bag) + sum(s.risked) + s.skulls > 0:
            wrong.append("bag: at the end it is empty, and nothing at risk")
        if s.seats > 1 and s.automaton:
            wrong.append("automaton: it plays only against a single player")
        return wrong

    def data(self) -> DataFolder:
        return self.box.data


def game(corrected: Path | None = None) -> BagGame:
    """Bag, with the packaged tokens or corrected ones."""
    return BagGame(corrected)
