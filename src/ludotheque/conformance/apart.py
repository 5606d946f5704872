"""Point 5, where seats decide independently: decisions of different seats commute, and each seat undoes its own."""

from ludotheque.conformance.walk import Case, Walk
from ludotheque.core.match import Match
from ludotheque.core.state import State


def check_apart(case: Case, most: int = 60) -> None:
    """Decisions of two independent seats commute, byte for byte, and neither changes the other's legal choices."""
    walk = Walk(case)
    tried = 0
    for _ in walk.decisions():
        if tried < most and walk.state.apart() and len(walk.state.to_move()) > 1:
            tried += 1
            _commute(walk)


def _commute(walk: Walk) -> None:
    s = walk.state
    one, two = walk.some(s.to_move(), 2)
    first, second = (_any(walk, list(s.actions(seat))) for seat in (one, two))
    forth, back = s.clone(), s.clone()
    forth.apply(one, first)
    back.apply(two, second)
    if not _still_apart(s, forth) or not _still_apart(s, back):
        return  # one of them announces something to all seats
    walk.expect(
        list(forth.actions(two)) == list(s.actions(two)),
        f"{walk.said(first)} of seat {one} changes what seat {two} may choose, though they work apart",
    )
    forth.apply(two, second)
    back.apply(one, first)
    walk.expect(
        walk.game.encode(forth) == walk.game.encode(back),
        f"{walk.said(first)} of seat {one} and {walk.said(second)} of seat {two}, who work apart, do not commute",
    )


def _still_apart(before: State, after: State) -> bool:
    return after.apart() and after.joins == 0 and after.barrier() == before.barrier()


def _any(walk: Walk, actions: list[int]) -> int:
    return actions[walk.below(len(actions))]


def check_own_undo(case: Case, most: int = 20) -> None:
    """Undoing a seat's last decision gives the match without it; making it again restores the match."""
    walk = Walk(case)
    match = case.match()
    tried = 0
    for seat, action in walk.decisions():
        match.play(seat, action)
        for other in range(case.seats):
            if other != seat and tried < most and match.free_undo(other):
                tried += 1
                _taken_out(walk, match, other)


def _taken_out(walk: Walk, match: Match, seat: int) -> None:
    before = walk.game.encode(match.state)
    decisions = list(zip(match.movers, match.actions, strict=True))
    taken = match.take_back(seat)
    mover, action = decisions.pop(taken)
    walk.expect(mover == seat, f"seat {seat} took back what seat {mover} had decided")
    without = walk.case.match()
    for decision in decisions:
        without.play(*decision)
    what = f"{walk.said(action)} of seat {seat}, decision {taken + 1},"
    walk.expect(
        walk.game.encode(match.state) == walk.game.encode(without.state),
        f"{what} taken out is not the match without it",
    )
    walk.expect(
        (match.aparts, match.barriers) == (without.aparts, without.barriers),
        f"{what} taken out leaves another undo than the match without it",
    )
    match.put_back(taken, seat, [action])
    walk.expect(walk.game.encode(match.state) == before, f"{what} taken out and put back is another position")
