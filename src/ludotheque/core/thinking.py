"""How much each level searches in a game, and how."""

from typing import Final

from mypy_extensions import i64

# The depth of a rollout that is played to the end of the game.
TO_THE_END: Final[i64] = 1_000_000
# From this budget on two trees share it, so that two processes can grow them in parallel. There are always two trees,
# so that the choice does not depend on the number of processes.
SPLIT_FROM: Final[i64] = 800


class Level:
    """One level: its budget of simulations for a decision (0: it does not search), and its slip rate, the share of
    decisions that are sampled from the prior instead of taken from the search or the advice. `depth` replaces the depth
    of the search for this level; 0 keeps it.
    """

    def __init__(self, simulations: i64 = 0, slip_rate: float = 0.0, depth: i64 = 0) -> None:
        self.simulations: i64 = simulations
        self.slip_rate = slip_rate
        self.depth: i64 = depth


class Levels:
    """What differs from level to level. `hint` is the search behind a hint, while a player waits."""

    def __init__(
        self,
        novice: Level | None = None,
        casual: Level | None = None,
        strong: Level | None = None,
        expert: Level | None = None,
        hint: Level | None = None,
    ) -> None:
        self.novice: Level = Level() if novice is None else novice
        self.casual: Level = Level() if casual is None else casual
        self.strong: Level = Level(200) if strong is None else strong
        self.expert: Level = Level(1600) if expert is None else expert
        self.hint: Level = Level(800) if hint is None else hint


class Prior:
    """The expectation of a search without simulations: a softmax of the evaluation right after each choice, of at most
    `width` choices, with this temperature in points. A novice samples from it.
    """

    def __init__(self, temperature: float = 3.0, width: i64 = 48) -> None:
        self.temperature = temperature
        self.width: i64 = width


class TreeSearch:
    """PUCT in one tree, or in two from `split_from` simulations on. Outside the tree a simulation makes `depth` more
    choices, by the game's rollout policy or at random; then the position is evaluated. `exploration` weighs the prior
    and rarely visited choices against the results so far. `own_points` is the share of a value that depends only on the
    seat's own points.
    """

    def __init__(
        self,
        depth: i64 = 16,
        rollout_policy: bool = False,
        exploration: float = 1.0,
        own_points: float = 0.0,
        split_from: i64 = SPLIT_FROM,
    ) -> None:
        self.depth: i64 = depth
        self.rollout_policy = rollout_policy
        self.exploration = exploration
        self.own_points = own_points
        self.split_from: i64 = split_from


class RaceSearch:
    """No tree: choices are compared on shared samples by rollouts `depth` rounds long; budgets count rollouts."""

    def __init__(self, depth: i64) -> None:
        self.depth: i64 = depth


class Thinking:
    """Everything that a game sets for its bots: by level, the prior, and one kind of search."""

    def __init__(
        self,
        levels: Levels | None = None,
        prior: Prior | None = None,
        tree: TreeSearch | None = None,
        race: RaceSearch | None = None,
    ) -> None:
        self.levels: Levels = Levels() if levels is None else levels
        self.prior: Prior = Prior() if prior is None else prior
        self.tree: TreeSearch = TreeSearch() if tree is None else tree
        # If set, choices race and no tree is grown.
        self.race: RaceSearch | None = race
