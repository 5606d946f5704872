"""The search behind a hint: fast, with reliable figures for the few choices that the hint names."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.ceiling import Ceiling, Shortfall
from ludotheque.bots.ideas import NOTHING
from ludotheque.bots.plan import Plan
from ludotheque.bots.race import Race
from ludotheque.bots.search import Search, Tree, planted
from ludotheque.bots.thoughts import Choice, choices_of
from ludotheque.bots.tree import Node
from ludotheque.core.state import State
from ludotheque.core.thinking import Level, Thinking

# A choice's figure is reliable if its visits reach a fraction of the most visited choice's: 1/2. To reach that, a
# search is extended by at most a fraction of its budget: 1/2. The choice that the first idea is compared with gets
# at least this many visits.
PART_OF_MOST: Final[i64] = 2
SETTLED_WITHIN: Final[i64] = 2
ABOUT_TRIED: Final[i64] = 20


class Adviser(Search):
    """The search behind a hint, short enough for an interactive answer. `about` is the choice that the player
    intends, which is searched whether promising or not.
    """

    def __init__(self, seed: int, about: i64 = NOTHING) -> None:
        super().__init__(seed)
        self.about: i64 = about
        # The source of the ideas, either a tree or a race, and its shortfall at the ceiling.
        self.tree: Tree | None = None
        self.race: Race | None = None
        self.shortfall: Shortfall | None = None

    def level(self, thinking: Thinking) -> Level:
        return thinking.levels.hint

    def plan(self, s: State) -> Plan:
        plan = super().plan(s)
        plan.trees = 1
        plan.own_points = 0.0  # a hint gives chances to win
        return plan

    def think(self, known: State, seat: i64, ms: int = 0) -> list[Choice]:
        """The choices, the best first by the search's own figures."""
        if self.about != NOTHING and known.why_not(seat, self.about) is not None:
            self.about = NOTHING
        plan, chance = self.plan(known), self.chance_in(known)
        if plan.rounds > 0:
            self.race = Race(known, seat, plan, chance, ends=True)
            if self.about != NOTHING:
                self.race.enter(self.about)
            self.race.run(ms)
            self.shortfall = self.race.shortfall
            if self.about not in [runner.action for runner in self.race.runners]:
                self.about = NOTHING
            return self.race.choices()
        self.tree = planted(plan, chance)
        ceiling = Ceiling(ms)
        self.tree.grow(known, seat, ceiling)
        self.shortfall = self.tree.shortfall
        if known.seats > 1:
            self.settle(self.tree, known, seat, ceiling)
        return by_merit(choices_of(self.tree.root), seat)

    def settle(self, tree: Tree, s: State, seat: i64, ceiling: Ceiling) -> None:
        """Adds simulations for a choice whose mean exceeds those of all reliable choices, until it is reliable
        itself; also for the choice that the player intends.
        """
        left = tree.plan.simulations // SETTLED_WITHIN
        while left > 0 and not ceiling.is_reached():
            doubtful = self.doubtful(tree.root, seat)
            if doubtful == NOTHING:
                doubtful = self.seldom(tree.root, s, seat)
            if doubtful == NOTHING:
                return
            tree.simulate(s.sample(seat, tree.chance), seat, doubtful)
            left -= 1

    def doubtful(self, root: Node, seat: i64) -> i64:
        """The choice that needs more visits, or NOTHING."""
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
        """The choice that the first idea will be compared with, if it has too few visits for a reliable chance."""
        rival = held_against(s, seat, by_merit(choices_of(root), seat), self.about)
        seldom = rival is not None and rival.visits < min(ABOUT_TRIED, often(root.children))
        return rival.action if rival is not None and seldom else NOTHING


def often(children: list[Node]) -> i64:
    """The number of visits from which a figure is reliable: a fraction of the most visited choice's."""
    most: i64 = 1
    for child in children:
        most = max(most, child.visits)
    return max(most // PART_OF_MOST, 1)


def by_merit(choices: list[Choice], seat: i64) -> list[Choice]:
    """Choices with enough visits by their mean, then the others by visits."""
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


def held_against(s: State, seat: i64, choices: list[Choice], about: i64) -> Choice | None:
    """The choice that the player intends, visited or not; otherwise the best choice with another verb, otherwise the
    second best.
    """
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
