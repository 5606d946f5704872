"""A match as its journal: a header and the decisions, one a line in the file. Every position is its replay."""

import hashlib
import json
from pathlib import Path
from typing import Annotated, Any

import msgspec

FORMAT = 1

# What the compiled engine can take; msgspec refuses others by the name of their key.
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class BadJournal(ValueError):
    """A journal that can't be replayed: the message says which part, and what was expected."""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """One decision: who said what."""

    seat: int
    action: dict[str, Any]


class Journal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Header and decisions. `content` is the hash of the game's data and `rules` the version of its rules, so that
    nobody replays a match of other components or other rules.

    A match starts from its seed, or (a study, a «continue from here») from a whole position. `colours` has that of
    each seat, none where everybody has the colour of his seat; a position has its own.
    """

    format: int
    game: str
    seats: Number
    content: str
    options: dict[str, str | int] = {}
    seed: str | None = None
    start: dict[str, Any] | None = None
    players: list[str] = []
    moves: list[Move] = []
    rules: Number = 1
    colours: list[str] = []

    def header(self) -> "Journal":
        """The same match before its first decision."""
        return msgspec.structs.replace(self, moves=[])

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = msgspec.to_builtins(self)
        said["moves"] = msgspec.to_builtins(self.moves)
        return said

    def to_text(self) -> str:
        """The file: JSON with one line a header entry and one line a decision, made to be read and diffed."""
        said = self.to_json()
        moves = said.pop("moves")
        return journal_text(said, moves)

    def write(self, path: Path) -> None:
        """Write the file whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.to_text(), encoding="utf-8")
        part.replace(path)


def journal_text(header: dict[str, Any], moves: list[Any]) -> str:
    """The text of a journal's file."""
    lines = [f" {_one_line(key)}: {_one_line(value)}," for key, value in header.items()]
    body = ",\n".join("  " + _one_line(move) for move in moves)
    return "{\n" + "\n".join(lines) + '\n "moves": [' + (f"\n{body}\n " if moves else "") + "]\n}\n"


def seed_text(seed: int) -> str:
    """A seed as 32 hexadecimal digits, as it stands in the header."""
    return f"{seed:032x}"


def seed_hash(seed: int) -> str:
    """What is published of a seed when a match starts."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()


def read_journal(said: object) -> Journal:
    """A journal from JSON values; raises BadJournal naming the key."""
    try:
        journal = msgspec.convert(said, Journal)
    except msgspec.ValidationError as error:
        raise BadJournal(f"journal: {error}") from error
    if journal.format != FORMAT:
        raise BadJournal(f"journal: format {journal.format} is not known here; expected {FORMAT}")
    if (journal.seed is None) == (journal.start is None):
        raise BadJournal("journal: expected a seed or a start position, one of the two")
    if journal.start is not None and journal.colours:
        raise BadJournal("journal: colours: the start position has them")
    if journal.seed is not None and not _is_seed(journal.seed):
        raise BadJournal("journal: seed: expected 32 hexadecimal digits")
    return journal


def load_journal(path: Path) -> Journal:
    """A journal from a file."""
    try:
        said = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise BadJournal(f"{path}: can't be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        raise BadJournal(f"{path}: expected JSON: {error}") from error
    try:
        return read_journal(said)
    except BadJournal as error:
        raise BadJournal(f"{path}: {error}") from error


def _is_seed(text: str) -> bool:
    return len(text) == 32 and all(c in "0123456789abcdef" for c in text)


def _one_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
