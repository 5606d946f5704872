"""Opens matches: new ones, rematches, forks from a position, imports of journal files."""

import asyncio
import secrets
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from ludotheque.bots import BOTS
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.chance import seeded
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.journal import Journal
from ludotheque.core.match import Match, content_of, new_seed
from ludotheque.core.position import to_json
from ludotheque.store.entries import append_text
from ludotheque.store.tables import MATCHES, SEATS
from ludotheque.table.errors import NameTaken, NotFound, NotYours, Refused, explained
from ludotheque.table.match.records import MOST_PATIENCE, PATIENCE
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.people.names import clean_name, taken
from ludotheque.table.people.people import Person
from ludotheque.table.stored import snapshots
from ludotheque.table.table import Table

ID_BYTES = 8


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for a seat: `me`, `open`, or a `bot` of a level; and the colour of its pieces.

    If several seats are mine, each may have a `name`.
    """

    kind: str
    level: str = "casual"
    colour: str | None = None
    name: str | None = None


async def create(
    table: Table,
    person: Person,
    game: str,
    options: dict[str, Any],
    wishes: list[SeatWish],
    public: bool,
    name: str | None = None,
    patience: int = PATIENCE,
    *,
    hints: bool = True,
    nonces: bool = False,
) -> dict[str, Any]:
    """A new match; it begins at once if no seat is open. With `nonces` it waits for a nonce of each of my seats,
    which may be chosen only when the hash of the seed is known.
    """
    box = _game(game)
    colours = box.fill_colours([wish.colour for wish in wishes])
    try:
        match = Match.new(box, len(wishes), new_seed(), options, colours)
    except BadSetup as error:
        raise explained("setup", str(error)) from None
    return await _open(table, person, match, wishes, public, name, patience, hints=hints, nonces=nonces)


async def open_guided(table: Table, person: Person, match: Match, wishes: list[SeatWish]) -> dict[str, Any]:
    """A guided match, whose header says so. No nonce is added: its deal is prepared."""
    return await _open(table, person, match, wishes, False, None)


async def _open(
    table: Table,
    person: Person,
    match: Match,
    wishes: list[SeatWish],
    public: bool,
    name: str | None,
    patience: int = PATIENCE,
    *,
    hints: bool = True,
    nonces: bool = False,
) -> dict[str, Any]:
    """The match and its seats in one transaction."""
    record = _record(match.header, person, public, name, patience, hints)
    seats = _seats(record["id"], match.header, match.colours, wishes, person)
    if nonces:
        for seat in seats:
            seat["nonce"] = "" if seat["kind"] == "human" else None
    await table.store.write(partial(_insert, record=record, seats=seats, person=person))
    return (await table.matches.open(record["id"])).summary(person.id)


def _record(
    header: Journal, person: Person, public: bool, name: str | None, patience: int, hints: bool
) -> dict[str, Any]:
    if not 0 <= patience <= MOST_PATIENCE:
        raise explained("setup", f"one waits for a player 0 to {MOST_PATIENCE} seconds")
    return {
        "id": secrets.token_urlsafe(ID_BYTES),
        "name": clean_name(name or person.name, 80),
        "game": header.game,
        "seats": header.seats,
        "options": header.options,
        "content": header.content,
        "rules": header.rules,
        "seed": header.seed,
        "start": header.start,
        "redeal": header.redeal,
        "public": public,
        "patience": patience,
        "hints": hints,
        "guided": [] if header.guided else None,
        "host": person.id,
        "created": datetime.now(UTC),
        "status": "waiting",
    }


def _seats(
    match: str, header: Journal, colours: list[str], wishes: list[SeatWish], person: Person
) -> list[dict[str, Any]]:
    if len(wishes) != header.seats:
        raise Refused("seats", f"this match has {header.seats} seats")
    seats = [_seat(match, i, wish, person) for i, wish in enumerate(wishes)]
    for seat, colour in zip(seats, colours, strict=False):  # empty in many games
        seat["colour"] = colour
    for seat, nonce in zip(seats, header.nonces, strict=False):  # of an imported match
        seat["nonce"] = nonce
    return seats


def _insert(c: Connection, record: dict[str, Any], seats: list[dict[str, Any]], person: Person) -> None:
    if any(seat["called"] and taken(c, seat["called"], person.id) for seat in seats):
        raise NameTaken
    c.execute(insert(MATCHES), record)
    c.execute(insert(SEATS), seats)


def _seat(match: str, seat: int, wish: SeatWish, person: Person) -> dict[str, Any]:
    if wish.kind == "bot" and wish.level not in BOTS:
        raise Refused("level", f"a bot's level is one of {', '.join(BOTS)}")
    if wish.kind not in ("me", "open", "bot"):
        raise Refused("seats", "a seat is for 'me', 'open' or a 'bot'")
    kind = {"me": "human", "open": "open", "bot": "bot"}[wish.kind]
    return {
        "match": match,
        "seat": seat,
        "kind": kind,
        "person": person.id if kind == "human" else None,
        "level": wish.level if kind == "bot" else None,
        "stand_in": None,
        "colour": None,
        "nonce": None,
        "called": clean_name(wish.name) if wish.name and kind == "human" else None,
    }


async def rematch(table: Table, person: Person, match: str, nonces: bool = False) -> dict[str, Any]:
    """A new match with the same game, seats and colours: bots keep their seats, those of other people are open."""
    live = await table.matches.open(match)
    if not live.feed.seats_of(person.id):
        raise NotYours("only players of this match may ask for another one")
    wishes = [
        SeatWish("bot", seat.level or "casual", seat.colour)
        if seat.kind == "bot"
        else SeatWish("me" if seat.person == person.id else "open", colour=seat.colour, name=seat.called)
        for seat in live.feed.seats
    ]
    was = live.feed.record
    options = dict(was.options)
    return await create(
        table,
        person,
        was.game,
        options,
        wishes,
        was.public,
        was.name,
        was.patience,
        hints=was.hints,
        nonces=nonces,
    )


async def fork(table: Table, person: Person, match: str, moves: int, nonces: bool = False) -> dict[str, Any]:
    """A new match against bots from a position of this one, with a seed of its own for later draws.

    While the match is running, this reveals nothing: what the person can't know is re-dealt, first before the position
    is stored, and again from the new seed when the fork begins.
    """
    live = await table.matches.open(match)
    async with turn_of(live.writer.turns):
        mine = live.feed.seats_of(person.id)
        total = live.feed.moves_heard(mine)
        if not 0 <= moves <= total:
            raise Refused("moves", f"this match has {total} decisions")
        at = live.feed.moves_until(moves, mine)
        while not live.feed.match.at(at).quiet():  # in the middle of a battle: from its beginning
            at -= 1
        state = live.feed.match.at(at)
    if state.over():
        raise Refused("moves", "the game is over there")
    seat = mine[0] if mine else -1
    redeal = None if live.feed.record.status == "over" else seat
    if redeal is not None:
        state = state.sample(redeal, seeded(new_seed()))
    study = Match.from_position(live.feed.match.game, to_json(state), new_seed(), redeal)
    me = max(seat, 0)
    wishes = [SeatWish("me") if i == me else SeatWish("bot") for i in range(live.feed.record.seats)]
    return await _open(table, person, study, wishes, False, live.feed.record.name, nonces=nonces)


async def bring(table: Table, person: Person, file: bytes) -> dict[str, Any]:
    """A match from a journal file, with the importing person in every seat. Another process replays it and writes it
    to the store; it is loaded into memory here only when it is opened."""
    match = secrets.token_urlsafe(ID_BYTES)
    replayed = await table.imports.replay(file, match)
    found = replayed.found
    await asyncio.to_thread(
        lambda: content_of(_game(found.header.game))
    )  # the first match of a game loads the game
    header = found.header
    record = _record(header, person, False, person.name, PATIENCE, True) | {"id": match}
    record |= {"status": found.status, "outcome": found.outcome}
    seats = _seats(match, header, found.colours, [SeatWish("me")] * header.seats, person)

    def work(c: Connection) -> None:
        _insert(c, record, seats, person)
        for rows in replayed.entries:
            append_text(c, rows)
        if replayed.snapshot is not None:
            snapshots.write(c, {"match": match, **msgspec.structs.asdict(replayed.snapshot)})

    await table.store.write(work)
    summary = await table.stored_summary(person.id, match)
    assert summary is not None
    return summary


def _game(name: str) -> Game[Any]:
    if name not in game_ids():
        raise NotFound("game")
    return load_game(name)
