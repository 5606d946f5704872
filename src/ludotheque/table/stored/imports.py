"""Journal files are replayed in a separate process, one at a time, so that they do not delay the table."""

import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Final

import msgspec
import structlog

from ludotheque.table.errors import explained
from ludotheque.table.stored.brought import Brought, Refusal, Snapshot
from ludotheque.table.stored.own_process import SECONDS, OwnProcess, serve

LARGEST: Final = 4 * 1024 * 1024  # bytes of a file

log = structlog.get_logger()

_read_first = msgspec.msgpack.Decoder(Brought | Refusal).decode
_read_snapshot = msgspec.msgpack.Decoder(Snapshot).decode


class Unreadable(Exception):
    """A body that is not JSON: `malformed`, `depth` or `encoding`."""


class Replayed(msgspec.Struct):
    """A match from a file: its header for the table, its entries as JSON arrays of rows, and its snapshot."""

    found: Brought
    entries: list[str]
    snapshot: Snapshot | None


def work(pipe: Connection) -> None:
    """The main function of the process: the id of a match and a file in, the match out."""
    serve(pipe, 2, _answer)


def _answer(match: bytes, body: bytes) -> list[bytes]:
    from ludotheque.table.stored.brought import said_by

    try:
        return list(said_by(body, match.decode()))
    except Exception:
        return [msgspec.msgpack.encode(Refusal("broken", traceback.format_exc()))]


class Imports(OwnProcess):
    """The imports of one table."""

    def __init__(self, target: Callable[[Connection], None] = work, seconds: float = SECONDS) -> None:
        super().__init__(target, seconds, "other files are being replayed")

    async def replay(self, body: bytes, match: str) -> Replayed:
        """The match in a file, under this id; raises Refused, and Unreadable if it is not JSON."""
        if len(body) > LARGEST:
            raise explained("too_large", f"a journal has at most {LARGEST // 1024 // 1024} MiB")
        return await self.in_turn(partial(self._ask, body, match))

    def _ask(self, body: bytes, match: str) -> Replayed:
        try:
            pipe = self.send(match.encode(), body)
            first = _read_first(self.hear(pipe))
            if isinstance(first, Brought):
                entries = [self.hear(pipe).decode() for _ in range(first.pieces)]
                snapshot = _read_snapshot(self.hear(pipe)) if first.snapshot else None
                return Replayed(first, entries, snapshot)
        except TimeoutError:
            self.stop()
            words = f"this journal takes longer than {self.seconds:g} seconds to replay"
            raise explained("journal", words) from None
        except (EOFError, OSError) as error:
            self.stop()
            log.error("import", failure=type(error).__name__)
            raise explained("journal", "the process that replays journals has died: try again") from None
        if first.kind == "broken":
            self.stop()
            log.error("import", failure="traceback", traceback=first.words)
            raise explained("journal", "this journal can't be replayed here; that was noted")
        if first.kind != "journal":
            raise Unreadable(first.kind)
        raise explained("journal", first.words)
