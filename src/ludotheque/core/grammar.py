"""Which questions may lie on one another: what the steps declare of their frames, held against a position.

A step says what it may lie on (`on`), which of its figures may be none (`none`) and, where its figures speak of things,
whether they are so (`fits`). With that a position from elsewhere is checked frame by frame, lanes included.
"""

from typing import Any

from mypy_extensions import i64

from ludotheque.core.state import BOTTOM, State, Step


def wrong_frames(s: State) -> list[str]:
    """What is wrong with the frames, in words for a developer."""
    wrong = frames_from(s, 0)
    if len(s.forks) == 0 or wrong:
        return wrong
    if not s.forked():
        return wrong  # lanes that sleep are looked at when they wake
    common = s.depth()
    for seat in range(s.seats):
        s.enter(seat)
        wrong += frames_from(s, common)
        s.leave()
    return wrong


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
