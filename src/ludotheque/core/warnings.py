"""Warnings about choices: those that can't be undone freely, and those that lead to a milestone."""

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Log
from ludotheque.core.state import State


class Warnings:
    """The final choices, and the choices that lead to each kind of milestone."""

    def __init__(self) -> None:
        self.final: vec[i64] = vec[i64]()
        self.milestones: dict[str, vec[i64]] = {}


def warnings(
    s: State,
    seat: i64,
    actions: vec[i64],
    chance: Chance,
    follow: Callable[[State, Log], int] | None = None,
) -> Warnings:
    """The warnings about legal choices of a seat. Choices are tried in a sample, so that warnings reveal nothing;
    none is tried where the outcome of an answer is hidden. `follow` carries out the table's automatic answers.
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
