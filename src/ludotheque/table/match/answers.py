"""Answers that the table gives for a seat, in the entry of the decision that led to the question: forced ones
(`table.match.forced`) and standing ones (`table.match.standing`)."""

# Compiled: every move at the table goes through it.

from functools import partial

from ludotheque.core.refusals import Illegal
from ludotheque.table.match import decisions, forced, standing
from ludotheque.table.match.audience import Audience
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed


def decide(feed: Feed, audience: Audience, seat: int, action: int) -> Entry:
    """A new decision, with the answers of the table to it; raises Illegal."""
    return decisions.decide(feed, seat, action, partial(_answer_all, feed, audience))


def _answer_all(feed: Feed, audience: Audience) -> list[decisions.Answered]:
    """Give the forced and the standing answers to the current questions, one after the other."""
    given: list[decisions.Answered] = []
    while len(given) < forced.MOST_ANSWERS:
        answer = _next_answer(feed, audience)
        if answer is None:
            break
        seat, action, is_forced = answer
        try:
            given.append((seat, action, feed.match.play(seat, action), is_forced))
        except Illegal:  # a bug of the game; the player is asked
            break
    return given


def _next_answer(feed: Feed, audience: Audience) -> tuple[int, int, bool] | None:
    for seat in feed.match.state.to_move():
        action = forced_answer(feed, audience, seat)
        if action is not None:
            return seat, action, True
        action = standing.answer_of(feed, audience.orders, seat)
        if action is not None:
            return seat, action, False
    return None


def forced_answer(feed: Feed, audience: Audience, seat: int) -> int | None:
    """The only possible answer of a seat, if giving it reveals nothing."""
    if feed.match.game.no_secrets or audience.is_unobserved(seat):
        return feed.match.state.only_answer(seat)
    return None
