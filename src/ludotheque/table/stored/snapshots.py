"""Snapshots of matches, so that loading one replays only later entries.

A snapshot is only a cache: its guard is a digest of everything it follows from. If an entry, the header, the rules, the
components or the program have changed, or the snapshot is damaged, the guard differs, and the match is replayed from
its start. So any process may write one without coordination.
"""

import zlib
from array import array
from dataclasses import asdict
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError

from ludotheque.core import match as core
from ludotheque.core.match import SNAPSHOT_EVERY, Match
from ludotheque.store.errors import Unavailable, named
from ludotheque.store.tables import SNAPSHOTS
from ludotheque.table.match.feed import Feed, header_of
from ludotheque.table.match.records import Proposal, SeatRecord
from ludotheque.table.stored.reading import read_text

# The code that determines the state of a match from its entries, besides the game's own folder.
PROGRAM = (Path(core.__file__).parent, Path(__file__).parents[1])
QUICKLY = 1  # a compression level


class Snapshot(msgspec.Struct, array_like=True):
    """The state of a match in memory, except its header and the content of other tables."""

    movers: list[int]
    actions: list[int]
    barriers: list[int]
    aparts: list[int]
    positions: list[bytes]
    position: bytes
    screens: list[int]
    by_hand: list[int]
    folded: list[int]
    forced: list[int]
    marks: list[int]
    screened: list[tuple[int, int]]
    position_seq: int
    question_seqs: dict[int, int]
    proposals: list[dict[str, Any]]
    granted: dict[str, Any] | None
    seats: list[dict[str, Any]]
    status: str
    outcome: Any
    moves: int
    messages: dict[str, int]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


def is_due(feed: Feed, saved: int) -> bool:
    """Whether the replay cost exceeds its limit. `saved`: the extent of the newest snapshot, counted like
    `Match.applied`."""
    return feed.record.status != "waiting" and feed.match.applied - saved > SNAPSHOT_EVERY


def taken(feed: Feed) -> dict[str, Any]:
    """The row of a snapshot of a match, whose turn must be held."""
    match = feed.match
    said = Snapshot(
        list(match.movers),
        list(match.actions),
        list(match.barriers),
        list(match.aparts),
        match.snapshots,
        match.game.encode(match.state),
        list(feed.screens.decisions),
        list(feed.by_hand),
        list(feed.folded),
        list(feed.forced),
        list(feed.marks),
        feed.screens.entries,
        feed.position_seq,
        feed.question_seqs,
        [asdict(proposal) for proposal in feed.proposals.values()],
        None if feed.granted is None else asdict(feed.granted),
        [asdict(seat) for seat in feed.seats],
        feed.record.status,
        feed.record.outcome,
        feed.record.moves,
        feed.messages,
    )
    body = zlib.compress(_encode(said), QUICKLY)
    seq = feed.record.seq
    guard = _guard(match, seq, feed.digest.digest(), body)
    return {"match": feed.record.id, "seq": seq, "guard": guard, "body": body}


def write(c: Connection, row: dict[str, Any]) -> None:
    """Replaces an older one."""
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == row["match"]))
    c.execute(insert(SNAPSHOTS), row)


class Stored(NamedTuple):
    """A stored snapshot, with the current text of the entries that it covers."""

    seq: int
    guard: str
    body: bytes
    text: bytes


def read(c: Connection, match: str) -> Stored | None:
    """The snapshot of a match; None if there is none, or if it is damaged. A savepoint protects the transaction of
    later reads. An unavailable database raises as usual."""
    try:
        with c.begin_nested():
            found = c.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)).first()
    except DBAPIError as error:
        if error.connection_invalidated or isinstance(named(error), Unavailable):
            raise
        return None  # if more of the file is damaged, reading the entries will show it
    if found is None or not isinstance(found.seq, int) or not isinstance(found.body, bytes):
        return None
    return Stored(found.seq, found.guard, found.body, read_text(c, match, until=found.seq))


def restore(feed: Feed, stored: Stored) -> bool:
    """Restore a match, whose header is loaded, from a snapshot; False: it does not match the stored data, and
    nothing has changed."""
    match = Match(feed.match.game, header_of(feed.match.game, feed.record, feed.seats))
    digest = blake2b(stored.text)
    if stored.guard != _guard(match, stored.seq, digest.digest(), stored.body):
        return False
    said = _decode(zlib.decompress(stored.body))
    match.resume(said.movers, said.actions, said.barriers, said.aparts, said.positions, said.position)
    feed.match, feed.digest = match, digest
    feed.by_hand, feed.folded = array("b", said.by_hand), array("b", said.folded)
    feed.forced = array("b", said.forced)
    feed.marks = array("q", said.marks)
    feed.screens.decisions, feed.screens.entries = array("b", said.screens), said.screened
    feed.position_seq, feed.question_seqs = said.position_seq, said.question_seqs
    feed.proposals = {proposal["id"]: Proposal(**proposal) for proposal in said.proposals}
    feed.granted = None if said.granted is None else Proposal(**said.granted)
    feed.messages = said.messages
    feed.seats = [SeatRecord(**seat) for seat in said.seats]
    record = feed.record
    record.status, record.outcome, record.moves = said.status, said.outcome, said.moves
    return True


def _guard(match: Match, seq: int, entries: bytes, body: bytes) -> str:
    """The digest of everything that a snapshot follows from, and of itself."""
    header = msgspec.json.encode((match.header, seq))
    parts = [_program(Path(match.game.folder)), header, entries, body]
    return blake2b(b"".join(blake2b(part).digest() for part in parts), digest_size=32).hexdigest()


@cache
def _program(folder: Path) -> bytes:
    """The digest of the engine's and the game's sources: any change causes a replay."""
    digest = blake2b()
    for source in sorted(path for part in (*PROGRAM, folder) for path in part.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.digest()
