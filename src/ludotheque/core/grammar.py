"""Which questions may lie on which: what the steps declare of their frames, checked against a position.

A step says what it may lie on (`on`), which of its arguments are optional (`none`) and whether they
agree with the state (`fits`). With that an imported position is checked frame by frame, lanes included.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import BOTTOM, FRAME, State, Step


def wrong_frames(s: State) -> list[str]:
    """What is wrong with the frames and with all lanes, those that sleep too, in words for a developer."""
    wrong = frames_from(s, 0)
    if len(s.forks) == 0 or wrong:
        return wrong
    whole = s.frames
    try:
        for i in range(len(s.lanes)):
            fork = s.forks[i // s.seats]
            s.frames = joined(whole[:fork], s.lanes[i])
            wrong += frames_from(s, fork // FRAME)
    finally:
        s.frames = whole
    return wrong


def joined(frames: vec[i64], lane: vec[i64]) -> vec[i64]:
    """A lane on the common stack where it forks."""
    for number in lane:
        frames = append(frames, number)
    return frames


def frames_from(s: State, first: i64) -> list[str]:
    wrong = []
    for at in range(first, s.depth()):
        step: Step[Any] = s.game.steps[s.step_at(at)]
        below: i64 = s.step_at(at - 1) if at > 0 else BOTTOM
        if len(step.on) > 0 and below not in step.on:
            name = "nothing" if below == BOTTOM else s.game.steps[below].name
            wrong.append(f"frames: {step.name} can't lie on {name}")
            continue
        missing = [
            step.domains[i].name
            for i in range(len(step.domains))
            if s.figure_at(at, i) < 0 and i not in step.none
        ]
        if missing:
            wrong.append(f"frames: {step.name} needs its {missing[0]}")
        elif not step.fits(s, at):
            wrong.append(f"frames: {step.name} of seat {s.seat_at(at)} speaks of something that is not so")
    return wrong
