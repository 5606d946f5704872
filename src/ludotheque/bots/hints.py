"""A hint: good choices for a seat, the reasons for them, the risk of each, and the likely sequel.

It names a few ideas, the best first. The first is compared with the choice that the player intends, or with the best
choice of another kind (the second best is often nearly identical); the others with the first.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.adviser import Adviser, held_against
from ludotheque.bots.ceiling import Ceiling, Shortfall
from ludotheque.bots.greedy import Greedy
from ludotheque.bots.ideas import NOTHING, Hint, Idea
from ludotheque.bots.race import Race
from ludotheque.bots.reasons import TRIED_ENOUGH, Trial, attempt, differences, parts_of, telling
from ludotheque.bots.sequels import advised_line, fear_in, fear_of, line_of, node_after
from ludotheque.bots.thoughts import Choice, visits_of
from ludotheque.bots.tree import Node
from ludotheque.core.chance import seeded
from ludotheque.core.state import State

# The number of ideas, and the share of all simulations that each except the first must have.
IDEAS: Final = 3
WORTH_TELLING: Final = 0.04
# The most answers of one move, to keep the hint readable.
LONGEST_MOVE: Final = 3
# The samples on which ideas are compared: one for this many simulations, within these bounds.
SIMULATIONS_A_SAMPLE: Final[i64] = 4
FEWEST_SAMPLES: Final[i64] = 8
MOST_SAMPLES: Final[i64] = 60
# Two choices count as equal if their chances to win differ by less than EQUAL and by less than EQUAL_PART of the
# larger chance, or by next to nothing. In a solo game: if the points differ by less than EQUAL_POINTS.
EQUAL: Final = 0.01
EQUAL_PART: Final = 0.1
NOTHING_AT_ALL: Final = 0.002
EQUAL_POINTS: Final = 0.5


def hint(s: State, seat: i64, seed: int, about: i64 = NOTHING, ms: int = 0) -> Hint:
    """For the seat asked, in a position without hidden facts; `about` is the choice that the seat intends, ignored
    if illegal.

    `ms` is a ceiling of processor time, half for the search, half for the comparison.
    """
    actions = s.actions(seat)
    if len(actions) == 1:
        return Hint([Idea(move_from(s, seat, actions[0], None, seed))], 0)
    adviser = Adviser(seed, about)
    choices = adviser.think(s, seat, ms // 2)
    root = adviser.tree.root if adviser.tree is not None else Node(NOTHING, 1.0)
    chosen = worth_telling(choices, seat)
    rival = held_against(s, seat, choices, adviser.about)
    tried = chosen if rival is None or rival.action in [one.action for one in chosen] else [*chosen, rival]
    moves = {int(one.action): move_from(s, seat, one.action, root, seed) for one in tried}
    if adviser.race is not None:
        trials = trials_of(adviser.race, seat)
    else:
        trials = compare(s, seat, moves, root, adviser, seed, ms // 2)
    if s.seats == 1:  # a solo hint gives points
        tried = sorted(tried, key=lambda one: -trials[int(one.action)].expected())
        chosen = tried[: len(chosen)]
        rival = held_against(s, seat, tried, adviser.about)
    ideas: list[Idea] = []
    for one in chosen:
        other = rival if len(ideas) == 0 else chosen[0]
        ideas.append(weighed(s, seat, one, other, moves, trials, first=len(ideas) == 0))
        move = moves[int(one.action)]
        if adviser.race is not None:
            ideas[-1].line = advised_line(s, seat, move)
            ideas[-1].fear = fear_in(adviser.race, one.action, seat)
        else:
            ideas[-1].line = line_of(s, seat, move, root)
            ideas[-1].fear = fear_of(s, seat, move, root, trials[int(one.action)])
    return Hint(ideas, visits_of(choices), adviser.shortfall)


# ---------------------------------------------------------------- choices


def worth_telling(choices: list[Choice], seat: i64) -> list[Choice]:
    """The best choice, and those with nearly as many visits; none that seems better with few visits."""
    best = choices[0]
    least = WORTH_TELLING * visits_of(choices)
    others = [
        one for one in choices[1:] if float(one.visits) >= least and one.chances[seat] <= best.chances[seat]
    ]
    return [best, *sorted(others[: IDEAS - 1], key=lambda one: -one.chances[seat])]


def move_from(s: State, seat: i64, action: i64, root: Node | None, seed: int) -> list[int]:
    """A choice and the seat's next answers, since a move often has several: until something is revealed or an answer
    has a hidden outcome.
    """
    known = s.clone()
    node = root.child(action) if root is not None else None
    barrier = known.barrier()
    known.play(seat, action)
    found = [int(action)]
    greedy, chance = Greedy(seed), seeded(seed)
    while (
        len(found) < LONGEST_MOVE
        and not known.over()
        and known.waits_for(seat)
        and known.barrier() == barrier
        and not known.outcome_hidden(seat)
    ):
        actions = known.listed(seat)
        following = node.best() if node is not None and len(actions) > 1 else None
        if following is not None and following.visits >= TRIED_ENOUGH and following.action in actions:
            answer = following.action
            node = following
        else:
            answer = actions[0] if len(actions) == 1 else greedy.choose(known, seat, chance)
            node = node.child(answer) if node is not None and len(actions) > 1 else node
        known.play(seat, answer)
        found.append(int(answer))
    return found


# ---------------------------------------------------------------- comparison


def compare(
    s: State, seat: i64, moves: dict[int, list[int]], root: Node, adviser: Adviser, seed: int, ms: int = 0
) -> dict[int, Trial]:
    """Plays every move on the same samples."""
    ceiling = Ceiling(ms)
    plan = adviser.plan(s)
    chance = seeded(seed ^ 1)
    trials = {action: Trial() for action in moves}
    nodes = {action: node_after(s, seat, moves[action], root)[1] for action in moves}
    samples = min(MOST_SAMPLES, max(FEWEST_SAMPLES, plan.simulations // SIMULATIONS_A_SAMPLE))
    for done in range(1, samples + 1):
        sample = s.sample(seat, chance)
        for action, trial in trials.items():
            trial.parts.append(
                attempt(sample.clone(), seat, moves[action], nodes[action], plan, chance.clone())
            )
        chance.word()
        if done < samples and ceiling.is_reached():
            adviser.shortfall = adviser.shortfall or Shortfall(done, samples)
            break
    return trials


def trials_of(race: Race, seat: i64) -> dict[int, Trial]:
    """The results of every choice of a race that was tried."""
    trials: dict[int, Trial] = {}
    for runner in race.runners:
        trial = Trial()
        trial.parts = [parts_of(end, seat) for end in runner.ends]
        trials[int(runner.action)] = trial
    return trials


def weighed(
    s: State,
    seat: i64,
    one: Choice,
    other: Choice | None,
    moves: dict[int, list[int]],
    trials: dict[int, Trial],
    first: bool,
) -> Idea:
    """An idea compared with another one. The first is the best known: a rarely tried choice that looks better is
    reported as equal.
    """
    idea = Idea(moves[int(one.action)])
    mine = trials[int(one.action)]
    idea.expected = mine.expected()
    if s.seats > 1:
        idea.chance = one.chances[seat]
    if other is not None and other.action != one.action:
        theirs = trials[int(other.action)]
        idea.against = moves[int(other.action)]
        idea.gain = idea.expected - theirs.expected()
        idea.reasons = telling(differences(mine, theirs))
        if s.seats > 1 and other.visits > 0:
            idea.chance_against = other.chances[seat]
            mine_wins, theirs_win = one.chances[seat], other.chances[seat]
            apart = abs(mine_wins - theirs_win)
            idea.equal = apart < min(EQUAL, max(EQUAL_PART * max(mine_wins, theirs_win), NOTHING_AT_ALL))
        else:
            idea.equal = abs(idea.gain) < EQUAL_POINTS
        if idea.falls_short() is first:
            idea.equal = True
        if idea.falls_short() and not idea.equal:  # drawbacks first
            idea.reasons.sort(key=lambda reason: reason.points > 0)
    return idea
