"""The grammar of frames: valid stack orders, checked in imported positions.

A step declares the steps it may lie on (`on`), its optional arguments (`none`) and whether its arguments are consistent
with the state (`fits`). Imported positions are checked frame by frame, lanes included.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import BOTTOM, FRAME, State, Step


def wrong_frames(s: State) -> list[str]:
    """The errors in the frames and in all lanes, including inactive ones, in words for a developer."""
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
    """The common stack up to its fork, followed by a lane."""
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
            wrong.append(f"frames: {step.name} of seat {s.seat_at(at)} is inconsistent with the state")
    return wrong
