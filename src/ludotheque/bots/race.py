"""A race of choices: all are tried on the same samples, and what falls clearly behind is left out.

For games that know well what to do and where a round has dozens of questions: a tree of some hundred simulations sees
little beyond its first choice there, and most of what tells two choices apart in it is luck. Here what is hidden and
what chance brings is alike for all choices of a sample, all seats go on by the game's rollout policy, and all are
evaluated at the same moment, when so many rounds are over: else a choice that is followed by fewer questions would look
better for being further on.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.ceiling import Ceiling, Shortfall
from ludotheque.bots.plan import Plan
from ludotheque.bots.rollouts import some_choice
from ludotheque.bots.thoughts import Choice
from ludotheque.bots.tree import evaluations_after
from ludotheque.bots.values import Values
from ludotheque.core.chance import Chance
from ludotheque.core.state import NOBODY, State

NO_ADVICE: Final[i64] = -1
# So many samples before choices are left out again: of fewer no error can be told.
SAMPLES_AT_ONCE: Final[i64] = 4
# Behind by so many standard errors, a choice is left out.
BEHIND: Final = 2.0
# Ahead of what the game advises by less, a choice is not taken instead: it may be luck.
CONVINCING: Final = 1.0
# A playout that never comes to the end of its rounds is judged after so many choices.
LONGEST: Final[i64] = 5000


class Runner:
    """A choice in the race, and how it went sample by sample."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        # The chances of all seats; where each sample ended, if that is to be kept; the first choice of another seat.
        self.chances: list[vec[float]] = []
        self.ends: list[State] = []
        self.replies: list[tuple[int, int]] = []

    def tried(self) -> int:
        return len(self.chances)

    def mean(self, seat: i64) -> float:
        return sum([chances[seat] for chances in self.chances]) / len(self.chances)


class Lead:
    """By how much one runner is ahead of another on the samples both were tried on, and the error of that."""

    def __init__(self, one: Runner, other: Runner, seat: i64) -> None:
        count = min(one.tried(), other.tried())
        ahead = [one.chances[i][seat] - other.chances[i][seat] for i in range(count)]
        self.mean = sum(ahead) / count
        squares = sum([(each - self.mean) ** 2 for each in ahead])
        self.error = sqrt(squares / max(1, count - 1) / count)

    def is_none(self) -> bool:
        """Both gave the same result in all samples."""
        return self.mean == 0.0 and self.error == 0.0


class Race:
    """The choices of one decision. `ends` says whether the positions that the samples came to are kept."""

    def __init__(self, s: State, seat: i64, plan: Plan, chance: Chance, ends: bool = False) -> None:
        self.s = s
        self.seat: i64 = seat
        self.plan = plan
        self.chance = chance
        self.ends = ends
        self.values = Values(plan.own_points)
        self.left: i64 = plan.simulations
        self.advised: i64 = s.game.advice.advise(s, seat)
        self.until: i64 = s.game.advice.rounds(s) + plan.rounds
        self.runners = [Runner(action) for action in entrants(s, seat, plan.width, self.advised)]
        self.running = list(self.runners)
        self.shortfall: Shortfall | None = None

    def enter(self, action: i64) -> None:
        """One more choice, before the race."""
        if action not in [runner.action for runner in self.runners]:
            self.runners.append(Runner(action))
            self.running = list(self.runners)

    def run(self, ms: int = 0) -> None:
        """Until one is left, all playouts are used up, or the ceiling is reached: below 0 after one sample."""
        ceiling = Ceiling(ms)
        while len(self.running) > 1 and self.left > 0:
            for _ in range(SAMPLES_AT_ONCE):
                self.try_all(self.s.sample(self.seat, self.chance))
                if ceiling.is_reached():
                    self.shortfall = Shortfall(self.plan.simulations - self.left, self.plan.simulations)
                    return
            self.leave_out()

    def try_all(self, sample: State) -> None:
        """All that are still running, on the same sample. What a rule forbids in a sample is no choice of this race."""
        for runner in self.running:
            if sample.why_not(self.seat, runner.action) is not None:
                self.withdraw(runner)
        for runner in self.running:
            s = sample.clone()
            s.play(self.seat, runner.action)
            self.play_on(s, runner)
            runner.chances.append(self.values.chances(s))
            if self.ends:
                runner.ends.append(s)
            self.left -= 1

    def withdraw(self, out: Runner) -> None:
        self.runners = [runner for runner in self.runners if runner is not out]
        self.running = [runner for runner in self.running if runner is not out]

    def play_on(self, s: State, runner: Runner) -> None:
        """By the game's rollout policy, until the rounds are over."""
        reply: i64 = NO_ADVICE
        replier: i64 = NOBODY
        made: i64 = 0
        while not s.over() and made < LONGEST and s.game.advice.rounds(s) < self.until:
            mover = s.mover()
            action = some_choice(s, mover, True, self.chance)
            asked = reply == NO_ADVICE and self.ends and mover != self.seat and len(s.listed(mover)) > 1
            if asked and not s.outcome_hidden(mover):
                reply, replier = action, mover
            s.play(mover, action)
            made += 1
        runner.replies.append((int(replier), int(reply)))

    def leave_out(self) -> None:
        """Those clearly behind the first, and those that always come to the same as it does."""
        first = self.first(self.running)
        kept = [first]
        for runner in self.running:
            if runner is not first:
                lead = Lead(first, runner, self.seat)
                if not lead.is_none() and lead.mean <= BEHIND * lead.error:
                    kept.append(runner)
        self.running = kept

    def first(self, runners: list[Runner]) -> Runner:
        """The one that went best; of equals, what the game advises."""
        best = runners[0]
        for runner in runners:
            lead = Lead(runner, best, self.seat).mean
            if lead > 0.0 or (lead == 0.0 and runner.action == self.advised):
                best = runner
        return best

    def choices(self) -> list[Choice]:
        """The best first. Chances are told as if all had been tried on the samples of the best: what one was behind on
        those both were tried on is what it is behind.
        """
        best = self.first(self.running)
        choices = [Choice(runner.action, runner.tried(), self.told(runner, best)) for runner in self.runners]
        choices.sort(key=lambda one: (-one.chances[self.seat], one.action != best.action, one.action))
        return choices

    def chosen(self) -> i64:
        """What a bot plays: the best, if it is convincingly better than the advice."""
        best = self.first(self.running)
        for runner in self.runners:
            if runner.action == self.advised:
                lead = Lead(best, runner, self.seat)
                return best.action if lead.mean > CONVINCING * lead.error else runner.action
        return best.action

    def told(self, runner: Runner, best: Runner) -> vec[float]:
        seats = len(best.chances[0])
        return vec[float]([best.mean(seat) - Lead(best, runner, seat).mean for seat in range(seats)])


def entrants(s: State, seat: i64, width: i64, advised: i64) -> vec[i64]:
    """Of many choices so many that look best right after them, what the game advises among them: of more that are all
    tried a little, the luckiest would win.
    """
    actions = s.actions(seat)
    if len(actions) <= width:
        return actions
    values = evaluations_after(s, seat, actions)
    ranked = sorted([(actions[i] != advised, -values[i], int(actions[i])) for i in range(len(actions))])
    return vec[i64](sorted([action for _, _, action in ranked[: int(width)]]))
