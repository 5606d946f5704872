"""Positions, and the steps that advance them.

A decision point is a `Step`: the seat asked, its choices, and what each choice does, in one class. The position has a
stack of frames (step, seat, three figures); the top frame is the current question. A step without a question does its
work when it reaches the top, so an interruption is a frame pushed above the interrupted one.

Where several seats decide at the same time, or one in private, the stack forks: each seat gets a stack of its own, a
lane, above the frame of the step that joins them. Steps need no special code for lanes: while a seat is asked or
answers, its lane is placed on top of the common stack. Other seats cannot see a lane.
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
NO_SEAT: Final[i64] = -1
# The lowest frame lies on no step.
BOTTOM: Final[i64] = -1
# The number of a game's aside, a step that is never pushed.
ASIDE: Final[i64] = -1
# The default of a step without one.
NO_DEFAULT: Final[i64] = -1
# A rollout policy without a plan.
NOTHING_MEANT: Final[i64] = -1
# A frame: the number of its step, a seat, and figures with the meaning that the step declares.
FIGURES: Final[i64] = 3
FRAME: Final[i64] = 2 + FIGURES
# The lanes of a position without forks; never changed in place.
NO_LANES: Final[list[vec[i64]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position as plain data: cheap to clone, serialisable, changed only by `apply`."""

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance) -> None:
        self.game: Game[Any] = game
        self.seats: i64 = seats
        self.chance: Chance = chance
        self.frames: vec[i64] = vec[i64]()
        # For each open fork the height of the common stack; and the lanes, by fork and seat.
        self.forks: vec[i64] = vec[i64]()
        self.lanes: list[vec[i64]] = NO_LANES
        # The seat whose lane is on the common stack, only while that seat is asked or answers.
        self.lane: i64 = NO_SEAT
        # The number of forks joined since this object was made; tells a match whether seats still decide independently.
        self.joins: i64 = 0
        self.reveals: i64 = 0
        # The colour of each seat; constant during a match and shared by all clones.
        self.colours: vec[i64] = game.seat_order[seats]
        self.log: Log | None = None
        # The plan of a game's rollout policy; no part of the position, and not copied to clones.
        self.meant: i64 = NOTHING_MEANT

    def declare(self, f: Fields) -> None:
        """Declare every field of the game, a line each: `self.coins: vec[i64] = f.numbers("coins", self.seats, 0,
        9)`.
        """
        raise AssertionError(f"{self.game.id} declares no fields")

    # ---------------------------------------------------------------- interface for callers

    def over(self) -> bool:
        return len(self.frames) == 0

    def to_move(self) -> tuple[int, ...]:
        """The seats that may choose now: several if they decide independently, none when the game is over."""
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
        """Every legal choice of a seat that is known to be asked."""
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

    def candidates(self, seat: i64) -> vec[i64]:
        """The candidates of the question of a seat that is asked, those of asides left out."""
        if not self.forked():
            return self.step().candidates(self, seat)
        self.enter(seat)
        try:
            return self.step().candidates(self, seat)
        finally:
            self.leave()

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The refusal of a choice, or None if it is legal. Defined for every number of the vocabulary."""
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
        """The facts that explain a refusal."""
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
        """Whether this position can be imported: all current questions are `quiet`."""
        for seat in self.to_move():
            if not self.question(seat).step.quiet:
                return False
        return True

    def default(self, seat: i64) -> i64:
        """The default answer of a seat that is asked, or NO_DEFAULT."""
        if not self.forked():
            return self.step().default(self, seat)
        self.enter(seat)
        try:
            return self.step().default(self, seat)
        finally:
            self.leave()

    def lets_pass(self, seat: i64, action: i64) -> bool:
        """Whether this legal answer of a seat that is asked means the same as its default."""
        if not self.forked():
            return self.step().lets_pass(self, seat, action)
        self.enter(seat)
        try:
            return self.step().lets_pass(self, seat, action)
        finally:
            self.leave()

    def only_answer(self, seat: i64) -> int | None:
        """The only answer that an asked seat can give; the default, if all its answers let something pass. None: it
        has a choice, or the question is a quiz (`Step.outcome_hidden`).
        """
        if self.outcome_hidden(seat):
            return None
        actions = self.actions(seat)
        if len(actions) == 1:
            return int(actions[0])
        silence = self.default(seat)
        if silence == NO_DEFAULT:
            return None
        for action in actions:
            if not self.lets_pass(seat, action):
                return None
        return int(silence)

    def concerns(self, seat: i64) -> bool:
        """Whether a seat's question concerns that seat, by public knowledge."""
        if not self.forked():
            return self.step().concerns(self, seat)
        self.enter(seat)
        try:
            return self.step().concerns(self, seat)
        finally:
            self.leave()

    def window(self) -> bool:
        """Whether, by public knowledge, a question with a default is asked."""
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
                for i in range(FRAME):  # the lowest frame of a lane is public
                    self.frames = append(self.frames, lane[i])
                if self.step().default(self, seat) != NO_DEFAULT:
                    return True
            return False
        finally:
            self.frames = common

    def outcome_hidden(self, seat: i64) -> bool:
        """Whether the outcome of an answer is hidden from the asked seat until it has answered."""
        return self.question(seat).step.outcome_hidden

    def question(self, seat: i64) -> "Question":
        """The question of this seat; of other seats' lanes it knows only the step that joins them."""
        if not self.forked() or not self.waits_for(seat):
            return Question(self)
        self.enter(seat)
        try:
            return Question(self)
        finally:
            self.leave()

    def ask(self, seat: i64) -> dict[str, JsonValue] | None:
        """The current question in JSON; its figures only for seats that are asked."""
        if self.over():
            return None
        question = self.question(seat)
        return question.to_json() if self.waits_for(seat) else {"step": question.step.name}

    def clone(self) -> "State":
        """An independent copy. This default copies fields by name; `make fields` generates faster code for our
        games.
        """
        other: State = self.game.copy(self)
        return other

    def view(self, seat: i64) -> dict[str, Any]:
        """Everything this seat (-1: a spectator) may know: its own number, the question, and the game's view."""
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
        """A complete position consistent with what the seat knows; everything else is re-dealt."""
        other = self.clone()
        other.chance = Chance(chance.word(), chance.word(), chance.word(), chance.word(), self.chance.draws)
        self.game.redeal(other, seat, chance)
        if len(other.forks) > 0:
            other.settle()  # a cut lane continues to its question
        return other

    def barrier(self) -> i64:
        """A counter that grows when chance is used or something is revealed: free undo stops there."""
        return self.chance.draws + self.reveals

    # ---------------------------------------------------------------- interface for steps

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a choice that is known to be legal."""
        if len(self.forks) > 0 and self.forked():
            self.enter(seat)
        self.step_of(action).apply(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Run steps until a seat has something to choose, or the game is over."""
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
        """The step that handles a choice: the current question, or the aside if the question allows asides."""
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
        """Remove the top frame."""
        self.frames = self.frames[: len(self.frames) - FRAME]

    def asked(self) -> i64:
        """The seat of the top frame."""
        return self.frames[len(self.frames) - FRAME + 1]

    def top(self, i: i64) -> i64:
        """Figure 0, 1 or 2 of the top frame."""
        return self.frames[len(self.frames) - FIGURES + i]

    def set_top(self, i: i64, value: i64) -> None:
        self.frames[len(self.frames) - FIGURES + i] = value

    # Access to lower frames, counted from the bottom.

    def depth(self) -> i64:
        """The number of frames."""
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
        """Copy the fields that every position has, except the generator: the first line of a generated `clone`."""
        self.frames = other.frames[:]
        if len(other.forks) > 0:
            self.forks = other.forks[:]
            self.lanes = [lane[:] for lane in other.lanes]
        self.reveals = other.reveals
        self.colours = other.colours

    # ---------------------------------------------------------------- forks and lanes

    def split(self, step: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Fork the stack above this step: every seat gets an empty lane, and the step proceeds once all are empty
        again. From a lane, `leave` it first: the new fork is on the common stack, and the lanes are suspended.
        """
        assert self.lane == NO_SEAT, "a lane can't fork: leave it first"
        self.push(step, seat, a, b, c)
        self.forks = append(self.forks, len(self.frames))
        self.lanes = self.lanes + [vec[i64]() for _ in range(self.seats)]

    def push_to(self, seat: i64, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Push a question on a seat's lane of the top fork, even if the lane was empty."""
        if self.lane == seat:
            self.push(step, seat, a, b, c)
            return
        lane = append(self.lane_of(seat), step)
        lane = append(lane, seat)
        lane = append(lane, a)
        lane = append(lane, b)
        self.lanes[self.lane_at(seat)] = append(lane, c)

    def interrupt(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """From a lane: push a question on the common stack; all lanes are suspended until it is settled."""
        self.leave()
        self.push(step, seat, a, b, c)

    def enter(self, seat: i64) -> None:
        """Place this seat's lane of the top fork on the common stack."""
        self.frames = extend(self.frames, self.lane_of(seat))
        self.lane = seat

    def leave(self) -> None:
        """Store the lane that is on the common stack and remove it from there; no effect without one."""
        if self.lane == NO_SEAT:
            return
        common = self.forks[len(self.forks) - 1]
        assert len(self.frames) >= common, "a lane has taken a frame of the common stack"
        self.lanes[self.lane_at(self.lane)] = self.frames[common:]
        self.frames = self.frames[:common]
        self.lane = NO_SEAT

    def look_away(self, common: vec[i64]) -> None:
        """Remove a lane that was only read: restore the common stack."""
        self.frames = common
        self.lane = NO_SEAT

    def forked(self) -> bool:
        """Whether the current questions are on lanes."""
        return len(self.forks) > 0 and self.forks[len(self.forks) - 1] == len(self.frames)

    def apart(self) -> bool:
        """Whether the current questions are on lanes that are independent."""
        return self.forked() and self.step().apart

    def lane_at(self, seat: i64) -> i64:
        return (len(self.forks) - 1) * self.seats + seat

    def lane_of(self, seat: i64) -> vec[i64]:
        """The frames of a seat on the top fork."""
        return self.lanes[self.lane_at(seat)]

    def lane_depth(self, seat: i64) -> i64:
        """The number of frames on a seat's lane of the top fork."""
        return len(self.lane_of(seat)) // FRAME

    def back_at_fork(self) -> bool:
        """Leave the lane after its answer or step; whether the lanes come next."""
        self.leave()
        return self.forked()

    def lanes_ask(self) -> bool:
        """Whether a seat is asked on a lane; if not, run one step: of a lane, or the one that joins them."""
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
        """In a sample for this seat: cut the other lanes to the lowest frame, the only one it knows."""
        for i in range(len(self.lanes)):
            if i % self.seats != seat and len(self.lanes[i]) > FRAME:
                self.lanes[i] = self.lanes[i][:FRAME]

    def imagine(self, seat: i64, step: i64, chance: Chance) -> None:
        """In a sample: replay random legal choices of a seat that has finished on its lane, from this question on.
        Asides are left out, as they would be public. Another seat is still asked, so the lanes don't join.
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
        """In a sample: apply the permutation of a domain's things (`Pack.redeal`) to the figures of frames and
        lanes.
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
        """End the game: remove all frames."""
        self.frames = vec[i64]()
        self.forks = vec[i64]()
        self.lanes = NO_LANES
        self.lane = NO_SEAT

    def note(self, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Log an event, if there is a log; a revealing one raises the undo barrier."""
        if kind.reveals:
            self.reveals += 1
        log = self.log
        if log is not None:
            log.add(kind, a, b, c, d)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A stateless decision point. Legality is defined once, in `why_not`, which listing and enforcing use."""

    def __init__(self, number: i64, name: str, *domains: Domain) -> None:
        if len(domains) > FIGURES:
            raise ValueError(f"step {name}: a frame has room for {FIGURES} figures")
        self.number: i64 = number
        self.name = name
        # For a step that joins lanes: the seats' decisions are independent, and each may undo its own.
        self.apart = False
        # Whether the game's asides are allowed here. An aside leaves the question or pushes another one above it.
        self.asides = False
        # Whether the outcome of an answer is hidden until it is given, as in a quiz: no warnings, previews or hints.
        self.outcome_hidden = False
        # Further things named by the question (`mentioned`), one of each domain.
        self.mentions: list[Domain] = []
        # The steps this one may lie on: BOTTOM for none, undeclared for any. The lowest frame of a lane lies on the
        # joining step.
        self.on: list[int] = []
        # Which of its arguments are optional.
        self.none: list[int] = []
        # Whether the engine carries out a single legal choice without a question.
        self.forced = False
        # Whether imported positions may ask this question; otherwise it is reached through the journal only.
        self.quiet = True
        # The domains of the frame's figures, by which positions are written and checked.
        self.domains: list[Domain] = list(domains)

    def fits(self, s: S, at: i64) -> bool:
        """Whether a frame of this step in an imported position is consistent with the state."""
        return True

    def asks(self, s: S) -> bool:
        """Whether there is a question; if not, `proceed` is called."""
        return not self.forced or len(self.actions(s, s.asked())) > 1

    def default(self, s: S, seat: i64) -> i64:
        """The default answer: legal, and determined by public knowledge."""
        return NO_DEFAULT

    def mentioned(self, s: S) -> list[int]:
        """The things the question names, by public knowledge: one of each domain of `mentions`; -1 for none."""
        return []

    def lets_pass(self, s: S, seat: i64, action: i64) -> bool:
        """Whether a legal answer means the same as the default, possibly for later questions too."""
        return action == self.default(s, seat)

    def concerns(self, s: S, seat: i64) -> bool:
        """Whether this question concerns the asked seat, by public knowledge."""
        return True

    def proceed(self, s: S) -> None:
        """Acts if nothing is asked; for a forced step, carries out its only choice."""
        assert self.forced, f"step {self.name} always asks"
        seat = s.asked()
        only = self.actions(s, seat)
        if len(only) == 1:
            self.apply(s, seat, only[0])
        else:
            self.leave_out(s)

    def leave_out(self, s: S) -> None:
        """Handles a forced step without any choice."""
        s.drop()

    def candidates(self, s: S, seat: i64) -> vec[i64]:
        """A small superset of the legal choices, ascending."""
        raise AssertionError(f"step {self.name} asks nothing")

    def why_not(self, s: S, seat: i64, action: i64) -> Refusal | None:
        return NOT_NOW

    def facts(self, s: S, seat: i64, action: i64) -> Facts:
        """The facts for the message of a refusal."""
        return {}

    def apply(self, s: S, seat: i64, action: i64) -> None:
        raise AssertionError(f"step {self.name} asks nothing")

    def actions(self, s: S, seat: i64) -> vec[i64]:
        """The legal candidates. Overridden only on hot paths."""
        legal = vec[i64]()
        for action in self.candidates(s, seat):
            if self.why_not(s, seat, action) is None:
                legal = append(legal, action)
        return legal


class Question:
    """A question: the step and its figures."""

    def __init__(self, s: State) -> None:
        self.step: Step[Any] = s.step()
        self.figures: list[int] = [int(s.top(i)) for i in range(FIGURES)]
        self.mentioned: list[int] = self.step.mentioned(s)

    def to_json(self) -> dict[str, JsonValue]:
        """For the seat that is asked: the step, its figures and what it mentions."""
        said: dict[str, JsonValue] = {"step": self.step.name}
        domains = self.step.domains
        for i in range(len(domains)):
            said[domains[i].name] = domains[i].to_json(self.figures[i])
        mentions = self.step.mentions
        for i in range(len(mentions)):
            said[mentions[i].name] = mentions[i].to_json(self.mentioned[i])
        return said
