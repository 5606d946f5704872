"""A hint: what a good player would do in a seat's place, why, what he fears, and how he thinks it goes on.

A few ideas, the best first. Each is held against another one: the first against what the player is about to do, or the
best choice of another kind (the second of the list is often a twin); the others against the first.
"""

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.plan import Plan
from ludotheque.bots.playouts import some_choice
from ludotheque.bots.race import Race, Runner
from ludotheque.bots.reasons import TRIED_ENOUGH, Reason, Trial, attempt, differences, parts_of, telling
from ludotheque.bots.search import Search, Tree
from ludotheque.bots.thoughts import Choice, Thought, thought_of
from ludotheque.bots.tree import Node
from ludotheque.core.chance import seeded
from ludotheque.core.state import State
from ludotheque.core.thinking import Thinking

NOTHING: Final[i64] = -1
# So many ideas; each but the first must have been tried so often, of all simulations.
IDEAS: Final = 3
WORTH_TELLING: Final = 0.04
# A choice's figure is trusted if it was tried at least this part of as often as any: half. To make sure of that, a
# search goes on by this part of its budget at most: half. What the first idea is held against is tried so often.
PART_OF_MOST: Final[i64] = 2
SETTLED_WITHIN: Final[i64] = 2
ABOUT_TRIED: Final[i64] = 20
# Answers of one move at most: more can't be taken in at a glance.
LONGEST_MOVE: Final = 3
# Choices of the likely sequel at most.
LONGEST_LINE: Final = 6
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
# A reply is feared if it comes so often and costs so much of the chance; alone, the worst tenth is. What comes nearly
# always is the likely sequel, and no fear.
FEARED_SHARE: Final = 0.1
EXPECTED_SHARE: Final = 0.6
FEARED_LOSS: Final = 0.02
WORST: Final = 0.1
UNLUCKY_LOSS: Final = 0.05
FEARED_POINTS: Final = 2.0


class Fear:
    """What may go wrong: a reply of another seat, how often, and what it costs: of the chance to win. Where it is luck
    that may be bad, nobody replies (`seat` is -1); alone, that costs points.
    """

    def __init__(self, seat: i64, action: i64, share: float, cost: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.share = share
        self.cost = cost


class Idea:
    """One move: its answers, what can be expected of it, and how it compares."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        # Of winning; alone there is none, and `expected`, in points, says it.
        self.chance: float | None = None
        self.expected: float | None = None
        # What it is held against, and how that fares.
        self.against: list[int] = []
        self.chance_against: float | None = None
        self.gain = 0.0
        self.reasons: list[Reason] = []
        self.equal = False
        self.fear: Fear | None = None
        # Whose choice, and which: the likely sequel, beginning with the move itself.
        self.line: list[tuple[int, int]] = []

    def falls_short(self) -> bool:
        """Of what it is held against: by the chance of winning where both are known, else by points."""
        if self.chance is not None and self.chance_against is not None:
            return self.chance < self.chance_against
        return self.gain < 0.0


class Hint:
    """The ideas, and how many simulations they come from."""

    def __init__(self, ideas: list[Idea], simulations: int) -> None:
        self.ideas = ideas
        self.simulations = simulations


class Adviser(Search):
    """The search behind a hint: as quick as somebody who waits for it likes it. `about` is what the player is about to
    do, which is looked at whether it is promising or not.
    """

    def __init__(self, seed: int, about: i64 = NOTHING) -> None:
        super().__init__(seed)
        self.about: i64 = about
        self.race: Race | None = None

    def simulations(self, thinking: Thinking) -> i64:
        return thinking.hint

    def plan(self, s: State) -> Plan:
        thinking: Thinking = s.game.thinking(s.seats)
        plan = Plan(thinking.hint, thinking)
        plan.trees = 1
        plan.apart = 0.0  # what is told are chances of winning
        if plan.guided:
            plan.choices = min(plan.choices, thinking.hint_choices)
        return plan

    def think(self, s: State, seat: i64, ms: int = 0) -> Thought:
        """The choices, the best first by its own figures. The clock is read after every simulation: some games have
        dear ones.
        """
        plan = self.plan(s)
        if plan.rounds > 0:
            self.race = Race(s, seat, plan, self.chance, ends=True)
            if self.about != NOTHING:
                self.race.enter(self.about)
            self.race.run(ms)
            return self.race.thought()
        tree = self.planted(plan)
        self.trees = [tree]
        clock = Clock(ms)
        for _ in range(plan.simulations):
            tree.simulate(s.sample(seat, self.chance), seat)
            if clock.is_up():
                break
        if s.seats > 1:
            self.settle(tree, s, seat, clock)
        return Thought(by_merit(thought_of([tree.root]).choices, seat), [], by_chance=True)

    def settle(self, tree: Tree, s: State, seat: i64, clock: "Clock") -> None:
        """What looks better than all that were tried often may be better or lucky: it is tried as well until that is
        known. So is what the player is about to do.
        """
        left = tree.plan.simulations // SETTLED_WITHIN
        while left > 0 and not clock.is_up():
            doubtful = self.doubtful(tree.root, seat)
            if doubtful == NOTHING:
                doubtful = self.seldom(tree.root, s, seat)
            if doubtful == NOTHING:
                return
            tree.simulate(s.sample(seat, self.chance), seat, doubtful)
            left -= 1

    def doubtful(self, root: Node, seat: i64) -> i64:
        """The choice of which too little is known, if there is one."""
        enough = often(root.children)
        if self.about != NOTHING:
            intended = root.child(self.about)
            if intended is None or intended.visits < min(ABOUT_TRIED, enough):
                return self.about
        known = [child.mean(seat) for child in root.children if child.visits >= enough]
        for child in root.children:
            if 0 < child.visits < enough and child.mean(seat) > max(known):
                return child.action
        return NOTHING

    def seldom(self, root: Node, s: State, seat: i64) -> i64:
        """What the first idea will be held against, if it was tried too seldom for its chance to be told."""
        rival = held_against(s, seat, by_merit(thought_of([root]).choices, seat), self.about)
        seldom = rival is not None and rival.visits < min(ABOUT_TRIED, often(root.children))
        return rival.action if rival is not None and seldom else NOTHING


def often(children: list[Node]) -> i64:
    """How often a choice was tried if its figure is to be trusted: a part of how often any was."""
    most: i64 = 1
    for child in children:
        most = max(most, child.visits)
    return max(most // PART_OF_MOST, 1)


def by_merit(choices: list[Choice], seat: i64) -> list[Choice]:
    """Those that were tried often by how they went, then the others by how often they were tried."""
    most = max([one.visits for one in choices])
    enough = max(most // PART_OF_MOST, 1)
    return sorted(
        choices,
        key=lambda one: (
            (0, -one.chances[seat], one.action)
            if one.visits >= enough
            else (1, -float(one.visits), one.action)
        ),
    )


class Clock:
    """So many milliseconds from now on; 0: as long as it takes; less: it is up already."""

    def __init__(self, ms: int) -> None:
        self.ends = perf_counter() + float(ms) / 1000.0 if ms != 0 else 0.0

    def is_up(self) -> bool:
        return self.ends > 0.0 and perf_counter() > self.ends


def hint(s: State, seat: i64, seed: int, about: i64 = NOTHING, ms: int = 0) -> Hint:
    """For a seat that is asked, in a position that holds nothing it may not know; `about`: what it is about to do.

    `ms` is a ceiling, for machines that are too slow for the budget: half for the search, half for the comparison.
    """
    actions = s.actions(seat)
    if len(actions) == 1:
        return Hint([Idea(move_from(s, seat, actions[0], None, seed))], 0)
    adviser = Adviser(seed, about)
    thought = adviser.think(s, seat, ms // 2)
    root = adviser.trees[0].root if adviser.race is None else Node(NOTHING, 1.0)
    chosen = worth_telling(thought, seat)
    rival = held_against(s, seat, thought.choices, about)
    tried = chosen if rival is None or rival.action in [one.action for one in chosen] else [*chosen, rival]
    moves = {int(one.action): move_from(s, seat, one.action, root, seed) for one in tried}
    if adviser.race is not None:
        trials = trials_of(adviser.race, seat)
    else:
        trials = compare(s, seat, moves, root, adviser, seed, ms // 2)
    if s.seats == 1:  # what is told are points
        tried = sorted(tried, key=lambda one: -trials[int(one.action)].expected())
        chosen = tried[: len(chosen)]
        rival = held_against(s, seat, tried, about)
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
    return Hint(ideas, thought.visits())


# ---------------------------------------------------------------- which choices


def worth_telling(thought: Thought, seat: i64) -> list[Choice]:
    """The best choice, and those that were tried about as much; none that seems better and was hardly tried."""
    best = thought.choices[0]
    least = WORTH_TELLING * thought.visits()
    others = [
        one
        for one in thought.choices[1:]
        if float(one.visits) >= least and one.chances[seat] <= best.chances[seat]
    ]
    return [best, *sorted(others[: IDEAS - 1], key=lambda one: -one.chances[seat])]


def held_against(s: State, seat: i64, choices: list[Choice], about: i64) -> Choice | None:
    """What the player is about to do, tried or not; else the best choice of another kind, else the second best."""
    best = choices[0]
    for one in choices[1:]:
        if one.action == about:
            return one
    if about != NOTHING and about != best.action and s.why_not(seat, about) is None:
        return Choice(about, 0, vec[float]())
    verb = s.game.vocabulary.find(best.action)
    for one in choices[1:]:
        if s.game.vocabulary.find(one.action) is not verb:
            return one
    return choices[1] if len(choices) > 1 else None


def move_from(s: State, seat: i64, action: i64, root: Node | None, seed: int) -> list[int]:
    """A choice and the seat's next answers, as long as nothing new comes to light: a move is often several."""
    known = s.clone()
    node = root.child(action) if root is not None else None
    barrier = known.barrier()
    known.play(seat, action)
    found = [int(action)]
    greedy = Greedy(seed)
    while (
        len(found) < LONGEST_MOVE
        and not known.over()
        and known.waits_for(seat)
        and known.barrier() == barrier
    ):
        actions = known.listed(seat)
        following = node.best() if node is not None and len(actions) > 1 else None
        if following is not None and following.visits >= TRIED_ENOUGH and following.action in actions:
            answer = following.action
            node = following
        else:
            answer = actions[0] if len(actions) == 1 else greedy.choose(known, seat, 0)
            node = node.child(answer) if node is not None and len(actions) > 1 else node
        known.play(seat, answer)
        found.append(int(answer))
    return found


def node_after(s: State, seat: i64, actions: list[int], root: Node) -> tuple[State, Node | None]:
    """The position after a move, and where it is in the tree."""
    after = s.clone()
    node: Node | None = root
    for action in actions:
        if node is not None and len(after.listed(seat)) > 1:
            node = node.child(action)
        after.play(seat, action)
    return after, node


# ---------------------------------------------------------------- why


def compare(
    s: State, seat: i64, moves: dict[int, list[int]], root: Node, adviser: Adviser, seed: int, ms: int = 0
) -> dict[int, Trial]:
    """Every move on the same samples."""
    clock = Clock(ms)
    plan = adviser.plan(s)
    chance = seeded(seed ^ 1)
    trials = {action: Trial() for action in moves}
    nodes = {action: node_after(s, seat, moves[action], root)[1] for action in moves}
    samples = min(MOST_SAMPLES, max(FEWEST_SAMPLES, plan.simulations // SIMULATIONS_A_SAMPLE))
    for _ in range(samples):
        sample = s.sample(seat, chance)
        for action, trial in trials.items():
            trial.parts.append(
                attempt(sample.clone(), seat, moves[action], nodes[action], plan, chance.clone())
            )
        chance.word()
        if clock.is_up():
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


# ---------------------------------------------------------------- what then


def line_of(s: State, seat: i64, move: list[int], root: Node) -> list[tuple[int, int]]:
    """The move, and what the search expects after it, whoever chooses; forced choices are left out."""
    found = [(int(seat), action) for action in move]
    after, node = node_after(s, seat, move, root)
    while node is not None and len(found) < LONGEST_LINE and not after.over() and not after.forked():
        mover = after.mover()
        actions = after.listed(mover)
        if len(actions) == 1:
            after.play(mover, actions[0])
            continue
        node = node.best()
        if node is None or node.visits < TRIED_ENOUGH or node.action not in actions:
            return found
        after.play(mover, node.action)
        found.append((int(mover), int(node.action)))
    return found


def advised_line(s: State, seat: i64, move: list[int]) -> list[tuple[int, int]]:
    """The move, and what everybody would do by the game's own hand, until something new comes to light."""
    found = [(int(seat), action) for action in move]
    after = s.clone()
    for action in move:
        after.play(seat, action)
    barrier = after.barrier()
    chance = seeded(0)
    while (
        len(found) < LONGEST_LINE and not after.over() and not after.forked() and after.barrier() == barrier
    ):
        mover = after.mover()
        forced = len(after.listed(mover)) == 1
        choice = some_choice(after, mover, True, chance)
        after.play(mover, choice)
        if not forced:
            found.append((int(mover), int(choice)))
    return found


def fear_in(race: Race, action: i64, seat: i64) -> Fear | None:
    """Of the first replies in the samples of a choice, the one after which it went worst; else, bad luck."""
    for runner in race.runners:
        if runner.action == action:
            return worst_of(runner, seat) or bad_luck(runner, seat)
    return None


def bad_luck(runner: Runner, seat: i64) -> Fear | None:
    """How it went in the worst tenth of the samples, if they are enough to tell."""
    ranked = sorted([chances[seat] for chances in runner.chances])
    count = int(WORST * len(ranked))
    if count == 0:
        return None
    cost = runner.mean(seat) - sum(ranked[:count]) / count
    return Fear(NOTHING, NOTHING, WORST, cost) if cost >= UNLUCKY_LOSS else None


def worst_of(runner: Runner, seat: i64) -> Fear | None:
    worst: Fear | None = None
    for mover in {mover for mover, _ in runner.replies if mover >= 0}:
        node = Node(NOTHING, 1.0)
        for i in range(runner.tried()):
            answered = runner.replies[i]
            node.add(runner.chances[i])
            if answered[0] == mover:
                reply = node.child(answered[1])
                if reply is None:
                    reply = Node(answered[1], 1.0)
                    node.children.append(reply)
                reply.add(runner.chances[i])
        fear = worst_reply(node, seat, mover)
        if fear is not None and (worst is None or fear.share * fear.cost > worst.share * worst.cost):
            worst = fear
    return worst


def fear_of(s: State, seat: i64, move: list[int], root: Node, trial: Trial) -> Fear | None:
    """The reply of the next opponent that costs most, weighed by how often it comes; alone, bad luck."""
    if s.seats == 1:
        cost = trial.expected() - trial.worst(WORST)
        return Fear(NOTHING, NOTHING, WORST, cost) if cost >= FEARED_POINTS else None
    after, node = node_after(s, seat, move, root)
    while node is not None and not after.over() and not after.forked():
        mover = after.mover()
        actions = after.listed(mover)
        if len(actions) > 1 and mover != seat:
            return worst_reply(node, seat, mover)
        if len(actions) == 1:
            after.play(mover, actions[0])
            continue
        node = node.best()
        if node is None or node.action not in actions:
            return None
        after.play(mover, node.action)
    return None


def worst_reply(node: Node, seat: i64, mover: i64) -> Fear | None:
    worst: Fear | None = None
    for child in node.children:
        if child.visits >= TRIED_ENOUGH:
            share = float(child.visits) / float(max(1, node.visits))
            cost = node.mean(seat) - child.mean(seat)
            feared = FEARED_SHARE <= share < EXPECTED_SHARE and cost >= FEARED_LOSS
            if feared and (worst is None or share * cost > worst.share * worst.cost):
                worst = Fear(mover, child.action, share, cost)
    return worst
