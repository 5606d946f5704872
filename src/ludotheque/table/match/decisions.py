"""Decisions in the position of a match: carried out, and taken back. Each says which entry it becomes."""

# Compiled: every move at the table goes through it.

from functools import partial
from typing import TYPE_CHECKING

from ludotheque.core.refusals import CANNOT_TAKE_BACK, Illegal
from ludotheque.table.match import standing
from ludotheque.table.match.entry import Entry

if TYPE_CHECKING:
    from ludotheque.table.match.live import LiveMatch


def decide(
    live: "LiveMatch",
    seat: int,
    action: int,
    then: list[tuple[int, int]] | None = None,
    forced: list[int] | None = None,
) -> Entry:
    """Carry a decision out in the position, with the forced and the standing answers to it (of one that is stored,
    those it had, and which of them were forced); raises Illegal, and then nothing has changed.
    """
    match, words = live.match, live.match.game.vocabulary
    before, asked, first = _lanes(live), match.state.to_move(), len(match.actions)
    log = match.play(seat, action)
    try:
        if then is None:
            answers = standing.answer_all(live)
        else:
            known = forced or []
            answers = [
                (other, answer, match.play(other, answer), i in known)
                for i, (other, answer) in enumerate(then)
            ]
    except Exception:
        match.undo(len(match.actions) - first)
        raise
    screened = all(match.aparts[first:]) and asked == match.state.to_move()
    entry = Entry(
        "move",
        {"seat": seat, "action": words.to_json(action)},
        log,
        partial(match.undo, 1 + len(answers)),
        _undisturbed(live, before, [seat, *[other for other, _, _, _ in answers]]),
        seat if screened else -1,
    )
    if answers:
        entry.then = [(other, words.to_json(answer), events) for other, answer, events, _ in answers]
        entry.forced = [i for i, (_, _, _, is_forced) in enumerate(answers) if is_forced]
        entry.body["then"] = [[other, said] for other, said, _ in entry.then]
        if entry.forced:
            entry.body["forced"] = entry.forced
    return entry


def _lanes(live: "LiveMatch") -> "tuple[object, list[list[int]]] | None":
    """Where seats are asked on lanes: what they share, and the lane of each."""
    state = live.match.state
    if not state.forked():
        return None
    lanes = [list(state.lane_of(seat)) for seat in range(state.seats)]
    return (list(state.frames), state.barrier()), lanes


def _undisturbed(
    live: "LiveMatch", before: "tuple[object, list[list[int]]] | None", deciding: list[int]
) -> tuple[int, ...]:
    """The others who are still asked what they were asked before."""
    after = _lanes(live)
    if before is None or after is None or before[0] != after[0]:
        return ()
    return tuple(
        other
        for other, lane in enumerate(after[1])
        if other not in deciding and lane and lane == before[1][other]
    )


def undo(live: "LiveMatch", seat: int, count: int) -> Entry:
    """Take the last decisions back."""
    kept = len(live.match.actions) - count
    taken = list(zip(live.match.movers[kept:], live.match.actions[kept:], strict=True))
    live.match.undo(count)

    def redo() -> None:
        for mover, action in taken:
            live.match.play(mover, action)

    return Entry("undo", {"by": seat, "count": count}, revert=redo)


def free_undo(live: "LiveMatch", seat: int) -> bool:
    """Whether a seat may take its last decision back without asking anybody."""
    return own_apart_ones(live, seat) > 0 or own_last_ones(live, seat) > 0


def own_last_ones(live: "LiveMatch", seat: int) -> int:
    """How many decisions go back freely to the seat's last one: besides itself only forced answers, its own too, and
    standing answers of others, which nobody has thought about. 0: none.
    """
    match = live.match
    last = len(match.actions) - 1
    while last >= 0 and live.folded[last] and (match.movers[last] != seat or live.forced[last]):
        last -= 1
    free = last >= 0 and match.movers[last] == seat and match.barriers[last] == match.state.barrier()
    return len(match.actions) - last if free else 0


def own_apart_ones(live: "LiveMatch", seat: int) -> int:
    """How many decisions go back freely to the last one that a seat made itself apart from the others: besides that one
    the forced answers after it. 0: none.
    """
    match = live.match
    last = match.own_last(seat)
    first = last
    while first >= 0 and match.aparts[first] and live.forced[first]:
        first -= 1
        if first >= 0 and not match.freely(first, seat, last):
            return 0
    return last - first + 1 if first >= 0 and match.aparts[first] else 0


def take_back(live: "LiveMatch", seat: int) -> Entry:
    """The seat's free undo: of what it did last, or did apart from the others, whatever they did since."""
    count = own_apart_ones(live, seat)
    if count == 0:
        count = own_last_ones(live, seat)
        if count == 0:
            raise Illegal(CANNOT_TAKE_BACK, {})
        return undo(live, seat, count)
    before, asked = _lanes(live), live.match.state.to_move()
    first = live.match.own_last(seat) - count + 1
    actions = list(live.match.actions[first : first + count])
    taken = live.match.take_back(seat, count)
    entry = Entry(
        "undo",
        {"by": seat, "own": True} if count == 1 else {"by": seat, "own": True, "count": count},
        revert=partial(live.match.put_back, taken, seat, actions),
        undisturbed=_undisturbed(live, before, [seat]),
        screen=seat if asked == live.match.state.to_move() else -1,
    )
    entry.place = taken
    return entry
