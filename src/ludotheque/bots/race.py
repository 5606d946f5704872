"""A race of choices: all are tried on the same samples, and choices clearly behind are eliminated.

For games with strong rollout policies and dozens of questions a round: there, a tree of some hundred simulations
hardly sees beyond its first choice, and most differences between two choices are noise. In a race, hidden things and
chance are the same for all choices of a sample, all seats continue by the game's rollout policy, and all positions
are evaluated at the same moment, after the same number of rounds; otherwise choices followed by fewer questions
would look better only because they are further on.
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
from ludotheque.core.state import NO_SEAT, State

NO_ADVICE: Final[i64] = -1
# The samples between eliminations: fewer give no error estimate.
SAMPLES_AT_ONCE: Final[i64] = 4
# A choice behind by this many standard errors is eliminated.
BEHIND: Final = 2.0
# A lead over the advised choice smaller than this many standard errors is treated as noise.
CONVINCING: Final = 1.0
# A playout that does not complete its rounds is evaluated after this many choices.
LONGEST: Final[i64] = 5000


class Runner:
    """A choice in the race, and its result in each sample."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        # The chances of all seats; the end of each sample, if kept; the first choice of another seat.
        self.chances: list[vec[float]] = []
        self.ends: list[State] = []
        self.replies: list[tuple[int, int]] = []

    def tried(self) -> int:
        return len(self.chances)

    def mean(self, seat: i64) -> float:
        return sum([chances[seat] for chances in self.chances]) / len(self.chances)


class Lead:
    """The lead of one runner over another on the samples shared by both, and its standard error."""

    def __init__(self, one: Runner, other: Runner, seat: i64) -> None:
        count = min(one.tried(), other.tried())
        ahead = [one.chances[i][seat] - other.chances[i][seat] for i in range(count)]
        self.mean = sum(ahead) / count
        squares = sum([(each - self.mean) ** 2 for each in ahead])
        self.error = sqrt(squares / max(1, count - 1) / count)

    def is_none(self) -> bool:
        """Both had the same result in all samples."""
        return self.mean == 0.0 and self.error == 0.0


class Race:
    """The choices of one decision. `ends` keeps the end positions of the samples."""

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
        """Adds a choice before the race."""
        if action not in [runner.action for runner in self.runners]:
            self.runners.append(Runner(action))
            self.running = list(self.runners)

    def run(self, ms: int = 0) -> None:
        """Runs until one choice is left, all playouts are used, or the ceiling is reached; with a negative limit one
        sample is run.
        """
        ceiling = Ceiling(ms)
        while len(self.running) > 1 and self.left > 0:
            for _ in range(SAMPLES_AT_ONCE):
                self.try_all(self.s.sample(self.seat, self.chance))
                if ceiling.is_reached():
                    self.shortfall = Shortfall(self.plan.simulations - self.left, self.plan.simulations)
                    return
            self.leave_out()

    def try_all(self, sample: State) -> None:
        """Tries all remaining choices on the same sample. A choice that is illegal in a sample is withdrawn."""
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
        """Continues by the game's rollout policy until the rounds are completed."""
        reply: i64 = NO_ADVICE
        replier: i64 = NO_SEAT
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
        """Eliminates choices clearly behind the first, and those with the same result in every sample."""
        first = self.first(self.running)
        kept = [first]
        for runner in self.running:
            if runner is not first:
                lead = Lead(first, runner, self.seat)
                if not lead.is_none() and lead.mean <= BEHIND * lead.error:
                    kept.append(runner)
        self.running = kept

    def first(self, runners: list[Runner]) -> Runner:
        """The runner with the highest mean; among equals the advised choice."""
        best = runners[0]
        for runner in runners:
            lead = Lead(runner, best, self.seat).mean
            if lead > 0.0 or (lead == 0.0 and runner.action == self.advised):
                best = runner
        return best

    def choices(self) -> list[Choice]:
        """The best first. Chances are given as if all had been tried on the samples of the best: the lead on shared
        samples is subtracted from the chance of the best.
        """
        best = self.first(self.running)
        choices = [Choice(runner.action, runner.tried(), self.told(runner, best)) for runner in self.runners]
        choices.sort(key=lambda one: (-one.chances[self.seat], one.action != best.action, one.action))
        return choices

    def chosen(self) -> i64:
        """The bot's choice: the best, if its lead over the advised choice is significant."""
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
    """A limited number of choices with the highest evaluations right after them, and the advised one: with more
    entrants and few samples each, the luckiest would win.
    """
    actions = s.actions(seat)
    if len(actions) <= width:
        return actions
    values = evaluations_after(s, seat, actions)
    ranked = sorted([(actions[i] != advised, -values[i], int(actions[i])) for i in range(len(actions))])
    return vec[i64](sorted([action for _, _, action in ranked[: int(width)]]))
