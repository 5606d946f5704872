"""The journal of a match: a header and the decisions, one per line. Every position is a replay of it."""

# Interpreted: msgspec structures.

import hashlib
import json
from pathlib import Path
from typing import Annotated, Any

import msgspec

FORMAT = 1
SEED_DIGITS = 32  # a seed, and a nonce, as text: 128 bits in hexadecimal
MIXED = "ludotheque-seed-1"  # the version of the mixing recipe

# The range of an i64; msgspec refuses other numbers and names their key.
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class BadJournal(ValueError):
    """A journal that can't be replayed; the message has the part and what was expected."""


class OtherComponents(BadJournal):
    """A journal of a match that was played with other component data than the game has."""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A decision: seat and action."""

    seat: int
    action: dict[str, Any]


class Journal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Header and decisions. `content` is the hash of the game's data and `rules` the version of its rules; both are
    checked before a replay.

    A match starts from its seed, or from a position (a study, «continue from here»). `colours` has the colour of each
    seat, unless all have their default; a position has its own.

    `nonces` has what each seat added to the seed, if any did; `drawn` is the seed mixed from both. If a position has a
    seed, later draws come from it; if `redeal` names a seat (-1: a spectator), what this seat can't know is re-dealt
    from the seed first. `guided`: a first match with a prepared deal, in which the game's guide explains what happens.
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
    nonces: list[str | None] = []
    drawn: str | None = None
    redeal: int | None = None
    guided: bool = False

    def header(self) -> "Journal":
        """The same match before its first decision."""
        return msgspec.structs.replace(self, moves=[])

    def with_nonces(self, nonces: list[str | None]) -> "Journal":
        """The same match with its seed mixed with the players' nonces; unchanged without nonces."""
        if self.seed is None or not any(nonces):
            return msgspec.structs.replace(self, nonces=[], drawn=None)
        return msgspec.structs.replace(self, nonces=nonces, drawn=mixed_seed(self.seed, nonces))

    def preview(self) -> "Journal":
        """The match shown before its start, dealt from another seed: a player who could deduce the seed could choose a
        favourable nonce.
        """
        if self.start is not None:
            return msgspec.structs.replace(self, seed=None, nonces=[], drawn=None, redeal=None)
        assert self.seed is not None
        public = seed_hash(int(self.seed, 16))[:SEED_DIGITS]
        return msgspec.structs.replace(self, seed=public, nonces=[], drawn=None)

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = msgspec.to_builtins(self)
        said["moves"] = msgspec.to_builtins(self.moves)
        return said

    def to_text(self) -> str:
        """The file: JSON with a line for each header entry and each decision, readable and easy to diff."""
        said = self.to_json()
        moves = said.pop("moves")
        return journal_text(said, moves)

    def write(self, path: Path) -> None:
        """Write the file atomically."""
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
    """The hash of a seed, published when a match starts."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()


def mixed_seed(seed: str, nonces: list[str | None]) -> str:
    """The seed of the generator: the first 128 bits of SHA-256 over the seed and the nonces by seat.

    The server publishes the hash of its seed before players choose nonces, and players don't know the seed when they
    choose, so no party alone determines the draws. Without nonces it is the seed itself.
    """
    if not any(nonces):
        return seed
    text = "\n".join([MIXED, seed, *(nonce or "-" for nonce in nonces)])
    return hashlib.sha256(text.encode()).hexdigest()[:SEED_DIGITS]


def is_hex(text: str) -> bool:
    """Whether this is a seed or a nonce: 32 lower-case hexadecimal digits."""
    return len(text) == SEED_DIGITS and all(c in "0123456789abcdef" for c in text)


def read_journal(said: object) -> Journal:
    """A journal from JSON values; raises BadJournal naming the key."""
    try:
        journal = msgspec.convert(said, Journal)
    except msgspec.ValidationError as error:
        raise BadJournal(f"journal: {error}") from error
    if journal.format != FORMAT:
        raise BadJournal(f"journal: format {journal.format} is not known here; expected {FORMAT}")
    if journal.seed is None and journal.start is None:
        raise BadJournal("journal: expected a seed or a start position")
    if journal.start is not None and journal.colours:
        raise BadJournal("journal: colours: the start position has them")
    _check_draws(journal)
    return journal


def _check_draws(journal: Journal) -> None:
    """Check that `drawn` follows from the seed and the nonces."""
    if journal.seed is not None and not is_hex(journal.seed):
        raise BadJournal("journal: seed: expected 32 hexadecimal digits")
    if journal.nonces and journal.seed is None:
        raise BadJournal("journal: nonces: there is no seed that they were added to")
    if journal.nonces and len(journal.nonces) != journal.seats:
        raise BadJournal(f"journal: nonces: expected {journal.seats}, one for each seat")
    for seat, nonce in enumerate(journal.nonces):
        if nonce is not None and not is_hex(nonce):
            raise BadJournal(f"journal: nonces: seat {seat}: expected null or 32 hexadecimal digits")
    drawn = journal.with_nonces(journal.nonces).drawn
    if journal.drawn != drawn:
        raise BadJournal(
            f"journal: drawn: seed and nonces give {drawn or 'none'}, not {journal.drawn or 'none'}"[:200]
        )
    if journal.redeal is not None:
        if journal.seed is None or journal.start is None:
            raise BadJournal("journal: redeal: expected a start position and a seed beside it")
        if not -1 <= journal.redeal < journal.seats:
            raise BadJournal("journal: redeal: expected a seat, or -1 for a spectator")


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


def _one_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
