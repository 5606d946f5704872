"""Points 1 and 7: random games end, a seat can always choose until then, and pieces are conserved."""

from ludotheque.conformance.walk import Case, Walk
from ludotheque.core.grammar import wrong_frames


def check_random_game(case: Case) -> None:
    """A whole random game: seats to move, invariants, and the result."""
    walk = Walk(case)
    _conserved(walk)
    for seat, action in walk.decisions():
        _a_seat_chooses(walk)
        if len(walk.moves) > 0:
            _conserved(walk)
        walk.expect(
            0 <= action < walk.game.vocabulary.size, f"seat {seat} may choose {action}, which is no number"
        )
    _conserved(walk)
    while not walk.state.over():  # beyond a horizon only the end and the invariants are checked
        walk.play(*walk.choose())
    _conserved(walk)
    _ended(walk)


def _a_seat_chooses(walk: Walk) -> None:
    s = walk.state
    waiting = s.to_move()
    walk.expect(s.mover() in waiting, f"mover() is {s.mover()}, to_move() {waiting}")
    walk.expect(s.outcome() is None, "the game goes on, and there is an outcome")
    for seat in range(walk.case.seats):
        choices = len(s.actions(seat))
        if seat in waiting:
            walk.expect(choices > 0, f"seat {seat} is to choose, and has nothing to choose from")
        else:
            walk.expect(choices == 0, f"seat {seat} is not to choose, and has {choices} choices")


def _conserved(walk: Walk) -> None:
    wrong = walk.game.broken(walk.state) or wrong_frames(walk.state)
    walk.expect(not wrong, "broken: " + "; ".join(wrong))


def _ended(walk: Walk) -> None:
    """The result: points are the sum of their parts, and ranks and winners are consistent with them."""
    s = walk.state
    walk.expect(s.to_move() == () and s.mover() == -1, "the game is over, but a seat is to choose")
    result = s.outcome()
    if result is None:
        walk.fail("the game is over, and there is no outcome")
    seats = walk.case.seats
    walk.expect(
        len(result.points) == seats and len(result.parts) == seats, "the outcome is not one figure a seat"
    )
    walk.expect(result.unit >= 1, f"the unit of points is {result.unit}")
    for seat in range(seats):
        total = sum(result.parts[seat].values())
        walk.expect(
            total == result.points[seat],
            f"seat {seat} has {result.points[seat]} points; their parts sum to {total}",
        )
        walk.expect(
            list(result.parts[seat]) == list(result.parts[0]), f"seat {seat} has other parts than seat 0"
        )
    walk.expect(
        result.winners == sorted(set(result.winners)) and all(0 <= seat < seats for seat in result.winners),
        f"the winners are {result.winners}",
    )
    ranks = result.ranks()
    walk.expect(min(ranks) == 1, f"the ranks are {ranks}")
    first = [seat for seat in range(seats) if ranks[seat] == 1]
    walk.expect(set(result.winners) <= set(first), f"the winners are {result.winners}, the ranks {ranks}")
    known = result.by is None or (result.by in walk.game.naming.victories() and result.winners == first)
    walk.expect(known, f"seats {result.winners} win by {result.by}, which the game does not declare")
