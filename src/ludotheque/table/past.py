"""The past of a match: earlier entries and positions, and its journal."""

from dataclasses import replace
from typing import Any

from ludotheque.core.events import Log
from ludotheque.core.match import Match
from ludotheque.store.errors import Damaged
from ludotheque.table.errors import NotFound, NotYours, Refused, SetAside
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.screens import heard_of
from ludotheque.table.match.telling import entry_json
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.people.people import Person
from ludotheque.table.stored.loading import replay
from ludotheque.table.stored.reading import read_entries
from ludotheque.table.stored.salvage import salvage
from ludotheque.table.table import Table


async def history(table: Table, live: LiveMatch, mine: tuple[int, ...], since: int) -> list[dict[str, Any]]:
    """The entries after a number of the reader's own, as a person with these seats may read them; the turn must be
    held. When the match is over, also those behind screens, each with the number of the one before it.

    Their effects are found by a replay from the latest decision in effect from which it can start. Entries of another
    process that are not applied here yet are sent when they are: only then is their position known.
    """
    if since >= live.feed.number(live.feed.record.seq, mine):
        return []
    count = live.feed.last_before(live.feed.screens.newest_known(since, mine))
    known = live.feed.marks[count - 1] if count else 0
    rows = await table.store.read(lambda c: read_entries(c, live.feed.record.id, known, live.feed.record.seq))
    past = _as_it_stood(live.feed, count)
    over = live.feed.record.status == "over"
    told = []
    try:
        for entry in replay(past, rows, known):
            if (over or heard_of([entry.screen], mine)) and past.number(entry.seq, mine) > since:
                told.append(entry_json(past, entry, mine, over))
    except SetAside as error:  # the store was damaged since the match was loaded
        table.matches.set_aside(live, error)
        raise
    return told


def _as_it_stood(feed: Feed, count: int) -> Feed:
    """The match after this many decisions, ready to apply entries again; 0: before its first entry."""
    match = feed.match.until(count) if count else Match(feed.match.game, feed.match.header)
    past = Feed(replace(feed.record), list(feed.seats), match)
    past.by_hand, past.folded, past.marks = feed.by_hand[:count], feed.folded[:count], feed.marks[:count]
    past.forced = feed.forced[:count]
    known = feed.marks[count - 1] if count else 0
    past.screens.decisions = feed.screens.decisions[:count]
    past.screens.entries = [(seq, seat) for seq, seat in feed.screens.entries if seq <= known]
    return past


async def at(table: Table, person: Person, match: str, moves: int) -> dict[str, Any]:
    """The position after this many decisions known to this person, in this person's view, and the effects of the
    last one."""
    live = await table.matches.open(match)
    async with turn_of(live.writer.turns):
        mine = tuple(live.feed.seats_of(person.id))
        total = live.feed.moves_heard(mine)
        if not 0 <= moves <= total:
            raise Refused("moves", f"this match has {total} decisions")
        made = live.feed.moves_until(moves, mine)
        state, log = live.feed.match.at(max(0, made - 1)), Log()
        if made:
            state.apply(live.feed.match.movers[made - 1], live.feed.match.actions[made - 1], log)
    reader = mine[0] if mine else -1
    return {
        "moves": moves,
        "total": total,
        "seat": live.feed.match.movers[made - 1] if made else None,
        "action": _known_action(live, made, mine),
        "view": state.view(reader),
        "events": log.to_json(reader),
    }


def _known_action(live: LiveMatch, moves: int, mine: tuple[int, ...]) -> dict[str, Any] | None:
    """The last of these choices itself, for the player who made it, and for everybody when the match is over."""
    if not moves or (live.feed.match.movers[moves - 1] not in mine and live.feed.record.status != "over"):
        return None
    return dict(live.feed.match.game.vocabulary.to_json(live.feed.match.actions[moves - 1]))


async def course(table: Table, match: str) -> dict[str, Any]:
    """The points of each seat at the start and after each decision that changed them, and the decisive moments: only
    when the match is over, since points may come from hidden things."""
    live = await table.matches.open(match)
    if live.feed.record.status != "over":
        raise Refused("running", "the course of the points can be had when the match is over")
    if live.course is None:
        live.course = await table.summaries.course(match, live.feed.match)
    return live.course


async def journal(table: Table, person: Person, match: str) -> str:
    """The journal of the match: only when it is over, since it reveals everything, or when it is set aside."""
    try:
        live = await table.matches.open(match)
    except SetAside as aside:
        return await _salvaged(table, person, match, aside)
    if live.feed.record.status != "over":
        raise Refused("running", "the journal tells everything; it can be had when the match is over")
    names = [seat.name for seat in live.feed.seats]
    return await table.summaries.journal(match, live.feed.match, names)


async def _salvaged(table: Table, person: Person, match: str, aside: SetAside) -> str:
    try:
        found = await table.store.read(lambda c: salvage(c, match))
    except Damaged:
        raise aside from None
    if found is None:
        raise NotFound("match")
    if not found.over and person.id not in found.people:
        raise NotYours("only those who played or opened this match may save it")
    return found.text
