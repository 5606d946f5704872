"""A position and the steps that carry it on.

A decision point is a `Step`: who chooses, what the choices are and what each does, side by side. The position
holds a stack of frames (step, seat, three figures); the top frame is the question now asked. A step with
nothing to ask does its work when it comes to the top, so an interruption is a frame above the interrupted one.

Where several seats work at the same time, or one in private, the stack forks: each seat has a stack of its own, a
lane, above the frame of a step that joins them. Steps are written as always; while a seat is asked or answers, its
lane lies on the common stack. Nobody else sees a lane.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Chance
from ludotheque.core.events import Kind, Log
from ludotheque.core.fields import Fields
from ludotheque.core.refusals import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Facts, Illegal, Refusal
from ludotheque.core.verbs import Domain, JsonValue

if TYPE_CHECKING:
    from ludotheque.core.game import Game, Outcome

Seat = i64
SPECTATOR: Final[i64] = -1
NOBODY: Final[i64] = -1
# Where the lowest frame lies: on no step.
BOTTOM: Final[i64] = -1
# The number of a game's aside, which is a step that has no frame.
ASIDE: Final[i64] = -1
# What a step without a default says for a silent seat.
NO_DEFAULT: Final[i64] = -1
# A rollout policy without a plan.
NOTHING_MEANT: Final[i64] = -1
# A frame: the number of its step, a seat, and figures that mean what the step declares.
FIGURES: Final[i64] = 3
FRAME: Final[i64] = 2 + FIGURES
# Of a position without forks; never changed in place.
NO_LANES: Final[list[vec[i64]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, as plain data: cheap to clone, serialisable, changed only by `apply`."""

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance) -> None:
        self.game: Game[Any] = game
        self.seats: i64 = seats
        self.chance: Chance = chance
        self.frames: vec[i64] = vec[i64]()
        # Of each open fork, how long the common stack is where it forks; and, fork by fork and seat by seat, the lanes.
        self.forks: vec[i64] = vec[i64]()
        self.lanes: list[vec[i64]] = NO_LANES
        # Whose lane lies on the common stack: somebody's only while he is asked or answers.
        self.lane: i64 = NOBODY
        # How many forks have joined since this object was made: a match tells by it whether seats are still apart.
        self.joins: i64 = 0
        self.reveals: i64 = 0
        # By seat, which of the game's colours it took; the same all through a match, and shared by all its clones.
        self.colours: vec[i64] = game.seat_order[seats]
        self.log: Log | None = None
        # The plan of a game's rollout policy; no part of the position, and not copied to clones.
        self.meant: i64 = NOTHING_MEANT

    def declare(self, f: Fields) -> None:
        """Set every field of the game, one line each: `self.coins: vec[i64] = f.numbers("coins", self.seats, 0, 9)`."""
        raise AssertionError(f"{self.game.id} declares no fields")

    # ---------------------------------------------------------------- what everybody may ask

    def over(self) -> bool:
        return len(self.frames) == 0

    def to_move(self) -> tuple[int, ...]:
        """The seats that may choose now: several when they work apart, none when the game is over."""
        if self.over():
            return ()
        return tuple([seat for seat in range(self.seats) if self.waits_for(seat)])

    def waits_for(self, seat: i64) -> bool:
        """Whether this seat may choose now; the game must not be over."""
        if seat < 0 or seat >= self.seats:
            return False
        return len(self.lane_of(seat)) > 0 if self.forked() else seat == self.asked()

    def mover(self) -> i64:
        """The first seat that may choose now; -1 when the game is over."""
        if len(self.frames) == 0:
            return -1
        if len(self.forks) == 0 or self.forks[len(self.forks) - 1] != len(self.frames):
            return self.asked()
        seat: i64 = 0
        while len(self.lane_of(seat)) == 0:
            seat += 1
        return seat

    def actions(self, seat: i64) -> vec[i64]:
        """Every legal choice of this seat, in ascending order."""
        if self.over() or not self.waits_for(seat):
            return vec[i64]()
        return self.listed(seat)

    def listed(self, seat: i64) -> vec[i64]:
        """The same of a seat that is known to be asked."""
        if len(self.forks) == 0 or self.forks[len(self.forks) - 1] != len(self.frames):
            step = self.step()
            return self.with_asides(step, seat) if step.asides else step.actions(self, seat)
        common = self.frames
        self.enter(seat)
        try:
            step = self.step()
            return self.with_asides(step, seat) if step.asides else step.actions(self, seat)
        finally:
            self.look_away(common)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The rule that forbids this choice, or None: total, for every number of the game."""
        if self.over():
            return GAME_OVER
        if not self.waits_for(seat):
            return NOT_YOUR_TURN
        if not self.forked():
            return self.step_of(action).why_not(self, seat, action)
        self.enter(seat)
        try:
            return self.step_of(action).why_not(self, seat, action)
        finally:
            self.leave()

    def facts(self, seat: i64, action: i64, refusal: Refusal) -> Facts:
        """The figures that explain a refusal."""
        if self.over() or refusal is NOT_YOUR_TURN:
            return {}
        if refusal is NOT_NOW:
            verb = self.game.vocabulary.term(action)
            return {} if verb is None else {"verb": verb}
        if not self.forked():
            return self.step_of(action).facts(self, seat, action)
        self.enter(seat)
        try:
            return self.step_of(action).facts(self, seat, action)
        finally:
            self.leave()

    def apply(self, seat: i64, action: i64, log: Log | None = None) -> None:
        """Carry out a choice in place, or raise Illegal and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal, self.facts(seat, action, refusal))
        self.log = log
        try:
            self.play(seat, action)
        finally:
            self.leave()
            self.log = None

    def asks(self, seat: i64) -> bool:
        """Whether a seat whose turn it is has something to choose: always, except in imported positions."""
        if not self.forked():
            return self.step().asks(self)
        self.enter(seat)
        try:
            return self.step().asks(self)
        finally:
            self.leave()

    def quiet(self) -> bool:
        """Whether an imported position may be this one: no seat is asked a question that is not `quiet`."""
        for seat in self.to_move():
            if not self.question(seat).step.quiet:
                return False
        return True

    def default(self, seat: i64) -> i64:
        """What a seat that is asked says by its silence; NO_DEFAULT: nothing."""
        if not self.forked():
            return self.step().default(self, seat)
        self.enter(seat)
        try:
            return self.step().default(self, seat)
        finally:
            self.leave()

    def lets_pass(self, seat: i64, action: i64) -> bool:
        """Whether this legal answer of a seat that is asked says no more than its silence would."""
        if not self.forked():
            return self.step().lets_pass(self, seat, action)
        self.enter(seat)
        try:
            return self.step().lets_pass(self, seat, action)
        finally:
            self.leave()

    def concerns(self, seat: i64) -> bool:
        """Whether what a seat is asked is about this seat, as far as everybody knows."""
        if not self.forked():
            return self.step().concerns(self, seat)
        self.enter(seat)
        try:
            return self.step().concerns(self, seat)
        finally:
            self.leave()

    def window(self) -> bool:
        """Whether, as everybody knows, somebody is asked who may as well be silent."""
        if self.over():
            return False
        if not self.forked():
            return self.step().default(self, self.asked()) != NO_DEFAULT
        common = self.frames
        try:
            for seat in range(self.seats):
                lane = self.lane_of(seat)
                if len(lane) == 0:
                    continue
                self.frames = common[:]
                for i in range(FRAME):  # of a lane everybody knows the lowest question
                    self.frames = append(self.frames, lane[i])
                if self.step().default(self, seat) != NO_DEFAULT:
                    return True
            return False
        finally:
            self.frames = common

    def outcome_hidden(self, seat: i64) -> bool:
        """Whether what an answer leads to is hidden from this seat, which is asked, until it has answered."""
        return self.question(seat).step.outcome_hidden

    def question(self, seat: i64) -> "Question":
        """What this seat is asked; of those who work apart the others know only the step that joins them."""
        if not self.forked() or not self.waits_for(seat):
            return Question(self)
        self.enter(seat)
        try:
            return Question(self)
        finally:
            self.leave()

    def ask(self, seat: i64) -> dict[str, JsonValue] | None:
        """The question now asked; what it is about, only to those who are asked."""
        if self.over():
            return None
        question = self.question(seat)
        said: dict[str, JsonValue] = {"step": question.step.name}
        if self.waits_for(seat):
            domains = question.step.domains
            for i in range(len(domains)):
                said[domains[i].name] = domains[i].to_json(question.figures[i])
            mentions = question.step.mentions
            for i in range(len(mentions)):
                said[mentions[i].name] = mentions[i].to_json(question.mentioned[i])
        return said

    def clone(self) -> "State":
        """An independent copy. This default goes by field names; `make fields` writes it out for games of the house."""
        other: State = self.game.copy(self)
        return other

    def view(self, seat: i64) -> dict[str, Any]:
        """What this seat (-1: a spectator) may know: who looks, who is asked what, and what the game shows."""
        seen: dict[str, Any] = {
            "game": self.game.id,
            "you": seat if seat >= 0 else None,
            "to_move": list(self.to_move()),
            "asks": self.ask(seat),
        }
        seen.update(self.game.view(self, seat))
        return seen

    def outcome(self) -> "Outcome | None":
        """The result with its breakdown; None while the game goes on."""
        if not self.over():
            return None
        return self.game.score(self)

    def sample(self, seat: i64, chance: Chance) -> "State":
        """A full position consistent with what the seat knows, everything else dealt anew."""
        other = self.clone()
        other.chance = Chance(chance.word(), chance.word(), chance.word(), chance.word(), self.chance.draws)
        self.game.redeal(other, seat, chance)
        if len(other.forks) > 0:
            other.settle()  # a lane that was cut goes on to its question
        return other

    def barrier(self) -> i64:
        """Grows whenever chance is used or something hidden is shown: free undo stops there."""
        return self.chance.draws + self.reveals

    # ---------------------------------------------------------------- for the steps

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a choice that is known to be legal."""
        if len(self.forks) > 0 and self.forked():
            self.enter(seat)
        self.step_of(action).apply(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Carry on until somebody has something to choose, or the game is over."""
        while len(self.frames) > 0:
            if len(self.forks) > 0 and self.back_at_fork():
                if self.lanes_ask():
                    return
                continue
            step = self.step()
            if step.asks(self):
                return
            step.proceed(self)

    def step(self) -> "Step[Any]":
        return self.game.steps[self.frames[len(self.frames) - FRAME]]

    def step_of(self, action: i64) -> "Step[Any]":
        """Which step a choice is for: the question, or, where that allows asides, the aside."""
        step: Step[Any] = self.game.steps[self.frames[len(self.frames) - FRAME]]
        if step.asides and action >= self.game.asides_from:
            return self.game.aside
        return step

    def with_asides(self, step: "Step[Any]", seat: i64) -> vec[i64]:
        """The legal answers to a question, and the legal asides after them."""
        legal = step.actions(self, seat)
        for action in self.game.aside.actions(self, seat):
            legal = append(legal, action)
        return legal

    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        frames = append(self.frames, step)
        frames = append(frames, seat)
        frames = append(frames, a)
        frames = append(frames, b)
        self.frames = append(frames, c)

    def drop(self) -> None:
        """The top question is answered: take its frame away."""
        self.frames = self.frames[: len(self.frames) - FRAME]

    def asked(self) -> i64:
        """The seat of the top frame."""
        return self.frames[len(self.frames) - FRAME + 1]

    def top(self, i: i64) -> i64:
        """Figure 0, 1 or 2 of the top frame."""
        return self.frames[len(self.frames) - FIGURES + i]

    def set_top(self, i: i64, value: i64) -> None:
        self.frames[len(self.frames) - FIGURES + i] = value

    # Frames further down, counted from the bottom. How they are stored is nobody else's business.

    def depth(self) -> i64:
        """How many frames there are."""
        return len(self.frames) // FRAME

    def step_at(self, at: i64) -> i64:
        """The number of the step of a frame."""
        return self.frames[at * FRAME]

    def seat_at(self, at: i64) -> i64:
        return self.frames[at * FRAME + 1]

    def figure_at(self, at: i64, i: i64) -> i64:
        """Figure 0, 1 or 2 of a frame."""
        return self.frames[at * FRAME + FRAME - FIGURES + i]

    def set_figure(self, at: i64, i: i64, value: i64) -> None:
        self.frames[at * FRAME + FRAME - FIGURES + i] = value

    def find(self, step: i64) -> i64:
        """The highest frame of a step; -1 where there is none."""
        at = self.depth() - 1
        while at >= 0 and self.step_at(at) != step:
            at -= 1
        return at

    def copy_stack(self, other: "State") -> None:
        """Take over what every position has, beside its chance: the first line of a `clone` that is written out."""
        self.frames = other.frames[:]
        if len(other.forks) > 0:
            self.forks = other.forks[:]
            self.lanes = [lane[:] for lane in other.lanes]
        self.reveals = other.reveals
        self.colours = other.colours

    # ---------------------------------------------------------------- seats apart

    def split(self, step: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Fork the stack above this step: every seat has a lane, still empty, and the step proceeds once all are empty
        again. From a lane, `leave` it first: what it announces concerns all, and the other lanes sleep.
        """
        assert self.lane == NOBODY, "a lane can't fork: leave it first"
        self.push(step, seat, a, b, c)
        self.forks = append(self.forks, len(self.frames))
        self.lanes = self.lanes + [vec[i64]() for _ in range(self.seats)]

    def push_to(self, seat: i64, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask a seat on its lane of the top fork, also one that had finished."""
        if self.lane == seat:
            self.push(step, seat, a, b, c)
            return
        lane = append(self.lane_of(seat), step)
        lane = append(lane, seat)
        lane = append(lane, a)
        lane = append(lane, b)
        self.lanes[self.lane_at(seat)] = append(lane, c)

    def interrupt(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """From a lane: a question on the common stack; all lanes sleep until it is settled."""
        self.leave()
        self.push(step, seat, a, b, c)

    def enter(self, seat: i64) -> None:
        """Lay this seat's lane of the top fork on the common stack."""
        self.frames = extend(self.frames, self.lane_of(seat))
        self.lane = seat

    def leave(self) -> None:
        """Take the lane that lies on the common stack off it again, as it is now; nothing to do where none does."""
        if self.lane == NOBODY:
            return
        common = self.forks[len(self.forks) - 1]
        assert len(self.frames) >= common, "a lane has taken a frame of the common stack"
        self.lanes[self.lane_at(self.lane)] = self.frames[common:]
        self.frames = self.frames[:common]
        self.lane = NOBODY

    def look_away(self, common: vec[i64]) -> None:
        """The same where the lane was only looked at: the common stack is as it was before."""
        self.frames = common
        self.lane = NOBODY

    def forked(self) -> bool:
        """Whether it is lanes that are asked now."""
        return len(self.forks) > 0 and self.forks[len(self.forks) - 1] == len(self.frames)

    def apart(self) -> bool:
        """Whether lanes are asked, and touch nothing of one another."""
        return self.forked() and self.step().apart

    def lane_at(self, seat: i64) -> i64:
        return (len(self.forks) - 1) * self.seats + seat

    def lane_of(self, seat: i64) -> vec[i64]:
        """The frames of a seat on the top fork."""
        return self.lanes[self.lane_at(seat)]

    def lane_depth(self, seat: i64) -> i64:
        """How many frames a seat has on the top fork."""
        return len(self.lane_of(seat)) // FRAME

    def back_at_fork(self) -> bool:
        """After a lane's answer or step, back on the common stack; whether it is the lanes' turn then."""
        self.leave()
        return self.forked()

    def lanes_ask(self) -> bool:
        """Whether somebody is asked on a lane; if not, one step more is done: of a lane, or of those that join."""
        waiting = False
        common = self.frames
        for seat in range(self.seats):
            if len(self.lane_of(seat)) > 0:
                self.enter(seat)
                step = self.step()
                if not step.asks(self):
                    step.proceed(self)
                    return False
                self.look_away(common)
                waiting = True
        if not waiting:
            self.forks = self.forks[: len(self.forks) - 1]
            self.lanes = self.lanes[: len(self.forks) * self.seats]
            self.joins += 1
        return waiting

    def cut_lanes(self, seat: i64) -> None:
        """In a sample for this seat: of the others' lanes it knows only the lowest frame."""
        for i in range(len(self.lanes)):
            if i % self.seats != seat and len(self.lanes[i]) > FRAME:
                self.lanes[i] = self.lanes[i][:FRAME]

    def imagine(self, seat: i64, step: i64, chance: Chance) -> None:
        """In a sample: a seat that has finished on its lane has done something; play it by the rules, from this
        question on, without asides: those would have been heard of. Another seat is still at it, so that nothing joins.
        """
        draws = self.chance.draws
        reveals = self.reveals
        self.push_to(seat, step)
        while len(self.lane_of(seat)) > 0:
            self.enter(seat)
            actions = self.step().actions(self, seat)
            self.leave()
            self.play(seat, actions[chance.below(len(actions))])
        self.chance.draws = draws
        self.reveals = reveals

    def follow(self, domain: Domain, instead: vec[i64]) -> None:
        """In a sample where things of a domain have changed places (`Pack.redeal`): frames and lanes that spoke of one
        speak of the one that lies there now.
        """
        self.rename(self.frames, domain, instead)
        for lane in self.lanes:
            self.rename(lane, domain, instead)

    def rename(self, frames: vec[i64], domain: Domain, instead: vec[i64]) -> None:
        for at in range(0, len(frames), FRAME):
            domains = self.game.steps[frames[at]].domains
            for i in range(len(domains)):
                place = at + FRAME - FIGURES + i
                if domains[i] is domain and frames[place] >= 0:
                    frames[place] = instead[frames[place]]

    def end(self) -> None:
        """The game is over: nobody is asked anything any more."""
        self.frames = vec[i64]()
        self.forks = vec[i64]()
        self.lanes = NO_LANES
        self.lane = NOBODY

    def note(self, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write a fact to the log, if there is one; showing something hidden raises the undo barrier."""
        if kind.reveals:
            self.reveals += 1
        log = self.log
        if log is not None:
            log.add(kind, a, b, c, d)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision point, stateless. Legality has one definition, `why_not`; listing and enforcing use it."""

    def __init__(self, number: i64, name: str, *domains: Domain) -> None:
        if len(domains) > FIGURES:
            raise ValueError(f"step {name}: a frame has room for {FIGURES} figures")
        self.number: i64 = number
        self.name = name
        # Of a step that joins lanes: what a seat does there touches nothing of the others, and is its to take back.
        self.apart = False
        # Whether the game's asides may be said here, too. They leave the question as it is, or push another one on it.
        self.asides = False
        # Whether what an answer leads to is hidden until it is given, as in a quiz: no warning, preview or hint there.
        self.outcome_hidden = False
        # What the question names beside its figures when it is asked (`mentioned`), one thing of each domain.
        self.mentions: list[Domain] = []
        # On frames of which steps one of it may lie; BOTTOM: on none; not declared: anywhere. The lowest of a lane lies
        # on the step that joins.
        self.on: list[int] = []
        # Which of its arguments are optional.
        self.none: list[int] = []
        # Whether an imported position may ask this question; else it is reached only through the journal.
        self.quiet = True
        # What the frame's figures are: a position is written in their words, and checked by them when it is read.
        self.domains: list[Domain] = list(domains)

    def fits(self, s: S, at: i64) -> bool:
        """Whether a frame of this step, in an imported position, agrees with the state."""
        return True

    def asks(self, s: S) -> bool:
        """False: there is nothing to choose, and `proceed` does the work."""
        return True

    def default(self, s: S, seat: i64) -> i64:
        """What a silent seat says at this question: always a legal answer, that goes by what everybody knows."""
        return NO_DEFAULT

    def mentioned(self, s: S) -> list[int]:
        """What the question names, as far as everybody knows: a thing of each domain of `mentions`; -1 for none."""
        return []

    def lets_pass(self, s: S, seat: i64, action: i64) -> bool:
        """Whether a legal answer says no more than silence does now; it may say it of later questions, too."""
        return action == self.default(s, seat)

    def concerns(self, s: S, seat: i64) -> bool:
        """Whether this question is about the seat that is asked, as far as everybody knows."""
        return True

    def proceed(self, s: S) -> None:
        raise AssertionError(f"step {self.name} always asks")

    def candidates(self, s: S, seat: i64) -> vec[i64]:
        """A small superset of the legal choices, ascending."""
        raise AssertionError(f"step {self.name} asks nothing")

    def why_not(self, s: S, seat: i64, action: i64) -> Refusal | None:
        return NOT_NOW

    def facts(self, s: S, seat: i64, action: i64) -> Facts:
        """The figures for the message of a refusal."""
        return {}

    def apply(self, s: S, seat: i64, action: i64) -> None:
        raise AssertionError(f"step {self.name} asks nothing")

    def actions(self, s: S, seat: i64) -> vec[i64]:
        """The candidates that nothing refuses. Overridden only where a profile asks for it."""
        legal = vec[i64]()
        for action in self.candidates(s, seat):
            if self.why_not(s, seat, action) is None:
                legal = append(legal, action)
        return legal


class Question:
    """What somebody is asked: the step and its figures."""

    def __init__(self, s: State) -> None:
        self.step: Step[Any] = s.step()
        self.figures: list[int] = [int(s.top(i)) for i in range(FIGURES)]
        self.mentioned: list[int] = self.step.mentioned(s)
