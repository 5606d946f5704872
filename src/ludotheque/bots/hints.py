"""A hint: what a good player would do in a seat's place, why, what he fears, and how he thinks it goes on.

A few ideas, the best first. Each is held against another one: the first against what the player is about to do, or the
best choice of another kind (the second of the list is often a twin); the others against the first.
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

# So many ideas; each but the first must have been tried so often, of all simulations.
IDEAS: Final = 3
WORTH_TELLING: Final = 0.04
# Answers of one move at most: more can't be taken in at a glance.
LONGEST_MOVE: Final = 3
# Samples on which ideas are held against one another: one for so many simulations, within these bounds.
SIMULATIONS_A_SAMPLE: Final[i64] = 4
FEWEST_SAMPLES: Final[i64] = 8
MOST_SAMPLES: Final[i64] = 60
# Two choices are about equally good if one wins by less than this more often, which is also a small part of how often
# it wins: of 3 chances in 100 one is a lot, but of nothing nothing is. Alone: if it brings so few points more.
EQUAL: Final = 0.01
EQUAL_PART: Final = 0.1
NOTHING_AT_ALL: Final = 0.002
EQUAL_POINTS: Final = 0.5


def hint(s: State, seat: i64, seed: int, about: i64 = NOTHING, ms: int = 0) -> Hint:
    """For a seat that is asked, in a position that holds nothing it may not know; `about`: what it is about to do, left
    out where a rule forbids it.

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
    if s.seats == 1:  # what is told are points
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


# ---------------------------------------------------------------- which choices


def worth_telling(choices: list[Choice], seat: i64) -> list[Choice]:
    """The best choice, and those that were tried about as much; none that seems better and was hardly tried."""
    best = choices[0]
    least = WORTH_TELLING * visits_of(choices)
    others = [
        one for one in choices[1:] if float(one.visits) >= least and one.chances[seat] <= best.chances[seat]
    ]
    return [best, *sorted(others[: IDEAS - 1], key=lambda one: -one.chances[seat])]


def move_from(s: State, seat: i64, action: i64, root: Node | None, seed: int) -> list[int]:
    """A choice and the seat's next answers, for a move is often several: as long as nothing new comes to light and no
    answer's outcome is hidden.
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


# ---------------------------------------------------------------- why


def compare(
    s: State, seat: i64, moves: dict[int, list[int]], root: Node, adviser: Adviser, seed: int, ms: int = 0
) -> dict[int, Trial]:
    """Every move on the same samples."""
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
    """What came of every choice of a race, where it was tried."""
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
    """An idea held against another one. The first is the best as far as is known: what was hardly tried may look
    better, and is called as good.
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
        if idea.falls_short() and not idea.equal:  # what it lacks comes first
            idea.reasons.sort(key=lambda reason: reason.points > 0)
    return idea
