"""What a seat is warned of before it chooses: a choice that can't be taken back, and one that leads to a milestone."""

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Log
from ludotheque.core.state import State


class Warnings:
    """Of some choices: those that can't be taken back, and by kind of milestone those that lead to it."""

    def __init__(self) -> None:
        self.final: vec[i64] = vec[i64]()
        self.milestones: dict[str, vec[i64]] = {}


def warnings(
    s: State,
    seat: i64,
    actions: vec[i64],
    chance: Chance,
    follow: Callable[[State, Log], None] | None = None,
) -> Warnings:
    """Of legal choices of a seat. They are tried in a sample of the position, so that they tell nothing hidden; where
    the outcome of an answer is hidden, none is tried. `follow` carries out what follows a choice by itself.
    """
    found = Warnings()
    if s.outcome_hidden(seat):
        return found
    known = s.sample(seat, chance)
    count = len(actions)
    for i in range(count):
        after = known.clone() if i + 1 < count else known
        barrier = after.barrier()
        log = Log()
        after.apply(seat, actions[i], log)
        if follow is not None:
            follow(after, log)
        if after.barrier() != barrier:
            found.final = append(found.final, actions[i])
        for event in log.events:
            if event.kind.milestone:
                leading = found.milestones.get(event.kind.name, vec[i64]())
                if actions[i] not in leading:
                    found.milestones[event.kind.name] = append(leading, actions[i])
    return found
