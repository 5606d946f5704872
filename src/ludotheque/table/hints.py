"""Hints: what a strong bot would do for a player and why, sent to that player only."""

from functools import partial
from typing import Any

from ludotheque.bots.ideas import NOTHING
from ludotheque.core.chance import seeded
from ludotheque.core.match import new_seed
from ludotheque.core.state import State
from ludotheque.core.verbs import BadAction
from ludotheque.table.bots.busy import told_meanwhile
from ludotheque.table.errors import AgainstRule, Refused
from ludotheque.table.match import deeds, telling
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table


async def hint(
    table: Table, person: Person, match: str, seat: int, about: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A few ideas for my seat, from my knowledge, if the host allows it; `about`: the choice I am considering."""
    live = await table.matches.open(match)
    async with turn_of(live.writer.turns):
        deeds.check_seat(live, person.id, seat)
        if not live.feed.record.hints:
            raise Refused("hints_off", "this match is played without hints")
        if seat not in live.feed.record.to_move:
            raise Refused("not_asked", "nothing is asked of this seat now")
        if live.feed.match.state.outcome_hidden(seat):
            raise Refused("hint_hidden", "there are no hints for this question")
        seed, game = new_seed(), live.feed.match.game
        known = live.feed.match.state.sample(seat, seeded(seed))
        intended = int(NOTHING) if about is None else legal(live, known, seat, about)
    position = game.encode(known)
    question = table.thinkers.question(game.id, "hint", person.id)
    async with told_meanwhile(
        lambda: table.thinkers.wait([question]), partial(live.audience.tell_busy_hint, person.id)
    ):
        said = await table.thinkers.advise(game.id, position, seat, seed, intended, question)
    if said is None:
        raise Refused("no_hint", "no hint could be worked out; try again")
    return said


def legal(live: LiveMatch, known: State, seat: int, about: dict[str, Any]) -> int:
    """The choice a player is considering, checked by what the seat knows, so that the answer reveals nothing else."""
    try:
        action = int(known.game.vocabulary.from_json(about))
    except BadAction as error:
        raise Refused("action", str(error)) from None
    found = known.why_not(seat, action)
    if found is not None:
        raise AgainstRule(telling.worded(live.feed, found, known.facts(seat, action, found)))
    return action
