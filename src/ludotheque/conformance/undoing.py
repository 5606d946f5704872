"""Point 5: undo restores the earlier position, and is free only if nothing was revealed."""

from ludotheque.conformance.saving import match_of
from ludotheque.conformance.walk import Case, Walk
from ludotheque.core.match import Match
from ludotheque.core.refusals import CANNOT_TAKE_BACK, Illegal

# Each undo replays up to 64 decisions.
ONE_BY_ONE = 25


def check_undo(case: Case, most: int = 12) -> None:
    """Every position is reached again by replay and by undoing one decision after another."""
    match, walk = match_of(case)
    texts = _positions(case, walk)
    length = len(walk.moves)
    for number in sorted({length, *(i * length // most for i in range(most))}):
        found = walk.game.encode(match.at(number))
        walk.expect(found == texts[number], f"at({number}) is not the position after {number} decisions")
    for left in range(length - 1, max(length - ONE_BY_ONE, -1), -1):
        match.undo()
        walk.expect(len(match.actions) == left, f"undo leaves {len(match.actions)} decisions, not {left}")
        walk.expect(walk.game.encode(match.state) == texts[left], f"undone to {left}, it is another position")
    while len(match.actions) < length:
        match.play(*walk.moves[len(match.actions)])
    walk.expect(walk.game.encode(match.state) == texts[-1], "undone and played again, it ends otherwise")
    _no_undo_before_the_beginning(walk)


def _positions(case: Case, whole: Walk) -> list[bytes]:
    """The text of every position, including the first and the last."""
    s = case.first()
    texts = [case.game.encode(s)]
    for seat, action in whole.moves:
        s.apply(seat, action)
        texts.append(case.game.encode(s))
    return texts


def _no_undo_before_the_beginning(walk: Walk) -> None:
    match = walk.case.match()
    try:
        match.undo()
    except Illegal as illegal:
        walk.expect(illegal.refusal is CANNOT_TAKE_BACK, f"undo at the beginning is refused by {illegal}")
        return
    walk.fail("undo at the beginning is not refused")


def check_free_undo(case: Case, most: int = 20) -> None:
    """Free undo is for the seat that decided last, or independently of those that did, and only while no chance was
    used and nothing was revealed.
    """
    walk = Walk(case)
    match = case.match()
    tried = 0
    for seat, action in walk.decisions():
        s = match.state
        before = walk.game.encode(s)
        barrier, draws, words = s.barrier(), s.chance.draws, _words(match)
        log = match.play(seat, action)
        showed = any(event.kind.reveals for event in log.events)
        used = match.state.chance.draws != draws
        walk.expect(used or _words(match) == words, f"{walk.said(action)} used chance past its counter")
        walk.expect(match.state.barrier() >= barrier, f"{walk.said(action)} lowered the barrier")
        free = not showed and not used
        for other in range(-1, case.seats):
            allowed = free and (other == seat or (bool(match.aparts[-1]) and match.free_undo(other)))
            walk.expect(
                match.free_undo(other) == allowed,
                f"{walk.said(action)} of seat {seat}: free undo for seat {other} should be {allowed}",
            )
        if not free:
            _not_taken_back(walk, match, seat)
        elif tried < most:
            tried += 1
            match.take_back(seat)
            walk.expect(
                walk.game.encode(match.state) == before, f"{walk.said(action)} taken back is not undone"
            )
            match.play(seat, action)


def _words(match: Match) -> tuple[int, int, int, int]:
    chance = match.state.chance
    return int(chance.a), int(chance.b), int(chance.c), int(chance.counter)


def _not_taken_back(walk: Walk, match: Match, seat: int) -> None:
    try:
        match.take_back(seat)
    except Illegal as illegal:
        walk.expect(illegal.refusal is CANNOT_TAKE_BACK, f"taking back is refused by {illegal}")
        return
    walk.fail(f"seat {seat} took back what had used chance or shown something")
