"""Point 8: a readable transcript of one fixed game, so that a change of the rules shows up as a readable diff."""

import hashlib
import json
from typing import Any

from ludotheque.conformance.walk import Case, Walk
from ludotheque.core.events import Event, Log
from ludotheque.core.game import Game
from ludotheque.core.state import State

# The first decisions are written in full; later ones as the choice, with a checksum of the position at intervals; the
# last ones of a very long game as checksums only.
IN_FULL = 40
IN_SHORT = 350
MOST_CHOICES = 12
SUM_EVERY = 10


def playthrough(game: Game[Any], seats: int, seed: int) -> str:
    """The transcript of the random game with this seed and the default options."""
    walk = Walk(Case(game, seats, {}, seed))
    lines = _header(walk)
    for seat, action in walk.decisions():
        log = _what_happens(walk, seat, action)
        if len(walk.moves) < IN_FULL:
            lines += _in_full(walk, seat, action, log)
        elif len(walk.moves) < IN_SHORT:
            lines.append(_in_short(walk, seat, action))
        if (len(walk.moves) + 1) % SUM_EVERY == 0:
            number = f"{len(walk.moves) + 1}." if len(walk.moves) >= IN_SHORT else "   "
            lines.append(f"{number} sum before: {position_sum(walk.state)}")
    return "\n".join(lines + _result(walk)) + "\n"


def _what_happens(walk: Walk, seat: int, action: int) -> Log:
    log = Log()
    walk.state.clone().apply(seat, action, log)
    return log


def _header(walk: Walk) -> list[str]:
    game = walk.game
    return [
        f"{game.id}: a random game of {walk.case.seats} with seed {walk.case.seed}",
        f"verbs: {', '.join(verb.name for verb in game.vocabulary.verbs)} ({game.vocabulary.size} numbers)",
        f"steps: {', '.join(step.name for step in game.steps)}",
        f"fields: {', '.join(field.name for field in game.fields(walk.case.seats))}",
        f"a spectator sees: {', '.join(walk.state.view(-1))}",
        f"sum: {position_sum(walk.state)}",
    ]


def _in_full(walk: Walk, seat: int, action: int, log: Log) -> list[str]:
    choices = list(walk.state.actions(seat))
    told = [f"    - {_said(walk, choice)}" for choice in choices[:MOST_CHOICES]]
    if len(choices) > MOST_CHOICES:
        told.append(f"    - and {len(choices) - MOST_CHOICES} more")
    return [
        "",
        f"{len(walk.moves) + 1}. {walk.state.question(seat).step.name}: asked of {_seats(walk.state)}; "
        f"{len(choices)} choices for seat {seat}",
        *told,
        f"    seat {seat} chooses {_said(walk, action)}",
        *[f"    > {_told(event)}" for event in log.events],
    ]


def _in_short(walk: Walk, seat: int, action: int) -> str:
    count, step = len(walk.state.actions(seat)), walk.state.question(seat).step
    return f"{len(walk.moves) + 1}. {step.name}: seat {seat}, 1 of {count}: {_said(walk, action)}"


def _said(walk: Walk, action: int) -> str:
    return json.dumps(walk.game.vocabulary.to_json(action), ensure_ascii=False)


def _seats(s: State) -> str:
    return "seat " + ", ".join(str(seat) for seat in s.to_move())


def _told(event: Event) -> str:
    """An event; a secret one first as all seats see it, then as its owners do."""
    told = json.dumps(event.to_json(-1), ensure_ascii=False)
    owners = " and ".join(f"seat {seat}" for seat in event.args[: event.kind.owners] if seat >= 0)
    if event.kind.whispered:
        return f"only {owners}: {told}"
    if event.kind.secret:
        told += f", and {owners}: {json.dumps(event.to_json(event.args[0]), ensure_ascii=False)}"
    return told


def _result(walk: Walk) -> list[str]:
    result = walk.game.score(walk.state)
    lines = ["", f"The end after {len(walk.moves)} decisions; sum: {position_sum(walk.state)}"]
    for seat, rank in enumerate(result.ranks()):
        points = result.points[seat] / result.unit
        parts = ", ".join(
            f"{name} {value / result.unit:g}" for name, value in result.parts[seat].items() if value
        )
        lines.append(f"seat {seat}: {points:g} points, rank {rank} ({parts or 'nothing'})")
    lines.append(f"won by {', '.join(f'seat {seat}' for seat in result.winners) or 'nobody'}")
    return lines


def position_sum(s: State) -> str:
    """A short checksum of a position."""
    return hashlib.sha256(s.game.encode(s)).hexdigest()[:12]
