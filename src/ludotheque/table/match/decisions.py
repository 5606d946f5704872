"""Decisions in the position of a match: carried out, and undone. Each function returns the entry to write."""

# Compiled: every move at the table goes through it.

from collections.abc import Callable
from functools import partial

from ludotheque.core.events import Log
from ludotheque.core.refusals import CANNOT_TAKE_BACK, Illegal
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed

# An answer of the table after a decision: the seat, its choice, the events, whether it was forced.
Answered = tuple[int, int, Log, bool]


def decide(feed: Feed, seat: int, action: int, answer_all: Callable[[], list[Answered]]) -> Entry:
    """Carry out a decision, then the answers of the table to it; raises Illegal and then changes nothing."""
    match, words = feed.match, feed.match.game.vocabulary
    before, asked, first = _lanes(feed), match.state.to_move(), len(match.actions)
    log = match.play(seat, action)
    try:
        answers = answer_all()
    except Exception:
        match.undo(len(match.actions) - first)
        raise
    screened = all(match.aparts[first:]) and asked == match.state.to_move()
    entry = Entry(
        "move",
        {"seat": seat, "action": words.to_json(action)},
        log,
        partial(match.undo, 1 + len(answers)),
        _undisturbed(feed, before, [seat, *[other for other, _, _, _ in answers]]),
        seat if screened else -1,
    )
    if answers:
        entry.then = [(other, words.to_json(answer), events) for other, answer, events, _ in answers]
        entry.forced = [i for i, (_, _, _, is_forced) in enumerate(answers) if is_forced]
        entry.body["then"] = [[other, said] for other, said, _ in entry.then]
        if entry.forced:
            entry.body["forced"] = entry.forced
    return entry


def _lanes(feed: Feed) -> tuple[object, list[list[int]]] | None:
    """If seats are asked on lanes: the joining step, and the lane of each seat."""
    state = feed.match.state
    if not state.forked():
        return None
    lanes = [list(state.lane_of(seat)) for seat in range(state.seats)]
    return (list(state.frames), state.barrier()), lanes


def _undisturbed(
    feed: Feed, before: tuple[object, list[list[int]]] | None, deciding: list[int]
) -> tuple[int, ...]:
    """The other seats whose question has not changed."""
    after = _lanes(feed)
    if before is None or after is None or before[0] != after[0]:
        return ()
    return tuple(
        other
        for other, lane in enumerate(after[1])
        if other not in deciding and lane and lane == before[1][other]
    )


def undo(feed: Feed, seat: int, count: int) -> Entry:
    """Undo the last decisions."""
    kept = len(feed.match.actions) - count
    taken = list(zip(feed.match.movers[kept:], feed.match.actions[kept:], strict=True))
    feed.match.undo(count)

    def redo() -> None:
        for mover, action in taken:
            feed.match.play(mover, action)

    return Entry("undo", {"by": seat, "count": count}, revert=redo)


def free_undo(feed: Feed, seat: int) -> bool:
    """Whether a seat may undo its last decision without consent."""
    return own_apart_ones(feed, seat) > 0 or own_last_ones(feed, seat) > 0


def own_last_ones(feed: Feed, seat: int) -> int:
    """How many decisions free undo takes back to reach the seat's last one: besides it, only forced answers,
    including its own, and standing answers of others. 0: none."""
    match = feed.match
    last = len(match.actions) - 1
    while last >= 0 and feed.folded[last] and (match.movers[last] != seat or feed.forced[last]):
        last -= 1
    free = last >= 0 and match.movers[last] == seat and match.barriers[last] == match.state.barrier()
    return len(match.actions) - last if free else 0


def own_apart_ones(feed: Feed, seat: int) -> int:
    """How many decisions free undo takes back to reach the last independent one that the seat made itself: besides
    it, the forced answers after it. 0: none."""
    match = feed.match
    last = match.own_last(seat)
    first = last
    while first >= 0 and match.aparts[first] and feed.forced[first]:
        first -= 1
        if first >= 0 and not match.freely(first, seat, last):
            return 0
    return last - first + 1 if first >= 0 and match.aparts[first] else 0


def take_back(feed: Feed, seat: int) -> Entry:
    """The seat's free undo: of its last decision, or of its last independent one, whatever the others have done
    since."""
    count = own_apart_ones(feed, seat)
    if count == 0:
        count = own_last_ones(feed, seat)
        if count == 0:
            raise Illegal(CANNOT_TAKE_BACK, {})
        return undo(feed, seat, count)
    before, asked = _lanes(feed), feed.match.state.to_move()
    first = feed.match.own_last(seat) - count + 1
    actions = list(feed.match.actions[first : first + count])
    taken = feed.match.take_back(seat, count)
    entry = Entry(
        "undo",
        {"by": seat, "own": True} if count == 1 else {"by": seat, "own": True, "count": count},
        revert=partial(feed.match.put_back, taken, seat, actions),
        undisturbed=_undisturbed(feed, before, [seat]),
        screen=seat if asked == feed.match.state.to_move() else -1,
    )
    entry.place = taken
    return entry
