"""A position and the steps that carry it on.

A decision point is a `Step`: who chooses, what the choices are and what each does, side by side. The position
holds a stack of frames (step, seat, three figures); the top frame is the question now asked. A step with
nothing to ask does its work when it comes to the top, so an interruption is a frame above the interrupted one.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Chance
from ludotheque.core.events import Kind, Log
from ludotheque.core.refusals import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Facts, Illegal, Refusal
from ludotheque.core.verbs import Domain, JsonValue

if TYPE_CHECKING:
    from ludotheque.core.game import Game, Outcome

Seat = i64
SPECTATOR: Final[i64] = -1
# A frame: the number of its step, a seat, and figures that mean what the step declares.
FIGURES: Final[i64] = 3
FRAME: Final[i64] = 2 + FIGURES


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, as plain data: cheap to clone, serialisable, changed only by `apply`."""

    def __init__(self, game: "Game[Any]", seats: i64, chance: Chance) -> None:
        self.game: Game[Any] = game
        self.seats: i64 = seats
        self.chance: Chance = chance
        self.frames: vec[i64] = vec[i64]()
        self.reveals: i64 = 0
        # By seat, which of the game's colours it took; the same all through a match, and shared by all its clones.
        self.colours: vec[i64] = game.seat_order[seats]
        self.log: Log | None = None

    # ---------------------------------------------------------------- what everybody may ask

    def over(self) -> bool:
        return len(self.frames) == 0

    def to_move(self) -> tuple[int, ...]:
        """The seats that may choose now: several when they choose at once, none when the game is over."""
        if self.over():
            return ()
        step = self.step()
        return tuple([seat for seat in range(self.seats) if step.waits_for(self, seat)])

    def waits_for(self, seat: i64) -> bool:
        """Whether this seat may choose now; the game must not be over."""
        return seat >= 0 and seat < self.seats and self.step().waits_for(self, seat)

    def mover(self) -> i64:
        """The first seat that may choose now; -1 when the game is over."""
        if self.over():
            return -1
        step = self.step()
        if not step.at_once:
            return self.asked()
        seat: i64 = 0
        while not step.waits_for(self, seat):
            seat += 1
        return seat

    def actions(self, seat: i64) -> vec[i64]:
        """Every legal choice of this seat, in ascending order."""
        if self.over():
            return vec[i64]()
        if not self.waits_for(seat):
            return vec[i64]()
        return self.step().actions(self, seat)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The rule that forbids this choice, or None: total, for every number of the game."""
        if self.over():
            return GAME_OVER
        if not self.waits_for(seat):
            return NOT_YOUR_TURN
        return self.step().why_not(self, seat, action)

    def facts(self, seat: i64, action: i64, refusal: Refusal) -> Facts:
        """The figures that explain a refusal."""
        if self.over() or refusal is NOT_YOUR_TURN:
            return {}
        if refusal is NOT_NOW:
            verb = self.game.vocabulary.term(action)
            return {} if verb is None else {"verb": verb}
        return self.step().facts(self, seat, action)

    def apply(self, seat: i64, action: i64, log: Log | None = None) -> None:
        """Carry out a choice in place, or raise Illegal and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal, self.facts(seat, action, refusal))
        self.log = log
        try:
            self.play(seat, action)
        finally:
            self.log = None

    def ask(self, seat: i64) -> dict[str, JsonValue] | None:
        """The question now asked; what it is about, only to those who are asked."""
        if self.over():
            return None
        step = self.step()
        said: dict[str, JsonValue] = {"step": step.name}
        if self.waits_for(seat):
            for i in range(len(step.domains)):
                said[step.domains[i].name] = step.domains[i].to_json(self.top(i))
        return said

    def clone(self) -> "State":
        """An independent copy. This default goes by field names; a game writes it out where clones are hot."""
        other: State = self.game.copy(self)
        return other

    def view(self, seat: i64) -> dict[str, Any]:
        """What this seat (-1: a spectator) may know."""
        return self.game.view(self, seat)

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
        return other

    def barrier(self) -> i64:
        """Grows whenever chance is used or something hidden is shown: free undo stops there."""
        return self.chance.draws + self.reveals

    # ---------------------------------------------------------------- for the steps

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a choice that is known to be legal."""
        self.step().apply(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Carry on until somebody has something to choose, or the game is over."""
        while len(self.frames) > 0:
            step = self.step()
            if step.asks(self):
                return
            step.proceed(self)

    def step(self) -> "Step[Any]":
        return self.game.steps[self.frames[len(self.frames) - FRAME]]

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
        self.reveals = other.reveals
        self.colours = other.colours

    def end(self) -> None:
        """The game is over: nobody is asked anything any more."""
        self.frames = vec[i64]()

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
        self.at_once = False
        # What the frame's figures are: a position is written in their words, and checked by them when it is read.
        self.domains: list[Domain] = list(domains)

    def asks(self, s: S) -> bool:
        """False: there is nothing to choose, and `proceed` does the work."""
        return True

    def proceed(self, s: S) -> None:
        raise AssertionError(f"step {self.name} always asks")

    def waits_for(self, s: S, seat: i64) -> bool:
        """Whether this seat has something to choose now: the seat of the frame, and no other."""
        return seat == s.asked()

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


@mypyc_attr(allow_interpreted_subclasses=True)
class AllAtOnce(Step[S]):
    """A step that several seats answer in any order; `waits_for` says who has not finished yet."""

    def __init__(self, number: i64, name: str, *domains: Domain) -> None:
        super().__init__(number, name, *domains)
        self.at_once = True

    def waits_for(self, s: S, seat: i64) -> bool:
        raise AssertionError(f"step {self.name} lacks waits_for()")
