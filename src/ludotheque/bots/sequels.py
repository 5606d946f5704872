"""What may follow a move: the likely sequel, and the risk."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.ideas import NOTHING, Fear
from ludotheque.bots.race import Race, Runner
from ludotheque.bots.reasons import TRIED_ENOUGH, Trial
from ludotheque.bots.rollouts import some_choice
from ludotheque.bots.tree import Node
from ludotheque.core.chance import seeded
from ludotheque.core.state import State

# The most choices of the likely sequel.
LONGEST_LINE: Final = 6
# A reply is a risk if it is this frequent and costs this much chance; in a solo game, the worst tenth is. A reply
# that is nearly certain belongs to the likely sequel instead.
FEARED_SHARE: Final = 0.1
EXPECTED_SHARE: Final = 0.6
FEARED_LOSS: Final = 0.02
WORST: Final = 0.1
UNLUCKY_LOSS: Final = 0.05
FEARED_POINTS: Final = 2.0


def node_after(s: State, seat: i64, actions: list[int], root: Node) -> tuple[State, Node | None]:
    """The position after a move, and its node in the tree."""
    after = s.clone()
    node: Node | None = root
    for action in actions:
        if node is not None and len(after.listed(seat)) > 1:
            node = node.child(action)
        after.play(seat, action)
    return after, node


def line_of(s: State, seat: i64, move: list[int], root: Node) -> list[tuple[int, int]]:
    """The move, and the expected choices of all seats after it, without forced ones."""
    found = [(int(seat), action) for action in move]
    after, node = node_after(s, seat, move, root)
    while node is not None and len(found) < LONGEST_LINE and not after.over() and not after.forked():
        mover = after.mover()
        if after.outcome_hidden(mover):
            return found
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
    """The move, and the choices of all seats by the game's rollout policy, until something is revealed."""
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
        if after.outcome_hidden(mover):
            return found
        forced = len(after.listed(mover)) == 1
        choice = some_choice(after, mover, True, chance)
        after.play(mover, choice)
        if not forced:
            found.append((int(mover), int(choice)))
    return found


# ---------------------------------------------------------------- risks


def fear_in(race: Race, action: i64, seat: i64) -> Fear | None:
    """Among the first replies in the samples of a choice, the one with the worst results; if there is none, bad
    luck.
    """
    for runner in race.runners:
        if runner.action == action:
            return worst_of(runner, seat) or bad_luck(runner, seat)
    return None


def bad_luck(runner: Runner, seat: i64) -> Fear | None:
    """The mean of the worst tenth of the samples, if there are enough samples."""
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
    """The reply of the next opponent with the highest cost, weighted by frequency; in a solo game, bad luck."""
    if s.seats == 1:
        cost = trial.expected() - trial.worst(WORST)
        return Fear(NOTHING, NOTHING, WORST, cost) if cost >= FEARED_POINTS else None
    after, node = node_after(s, seat, move, root)
    while node is not None and not after.over() and not after.forked():
        mover = after.mover()
        if after.outcome_hidden(mover):
            return None
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
