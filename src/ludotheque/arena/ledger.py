"""The file of a tournament: a line that says what is played, then a line for every finished game.

A line is on disk before the next game counts, so that whatever happens to the program, a finished game is not lost: the
same tournament with the same file goes on where it was.
"""

import os
from pathlib import Path

import msgspec

from ludotheque.arena.tournament import Result, Tournament


class OtherTournament(ValueError):
    """The file is of another tournament, or of none at all."""


class Head(msgspec.Struct, frozen=True):
    """The first line: what is played, and how many games of it."""

    tournament: Tournament
    games: int


class Ledger:
    """Made by `begin` or `go_on`; `add` writes one game more."""

    def __init__(self, path: Path, head: Head, results: list[Result]) -> None:
        self.path = path
        self.head = head
        self.results = results

    def add(self, result: Result) -> None:
        self.results.append(result)
        self._write(msgspec.json.encode(result))

    def missing(self) -> list[int]:
        """The numbers of the games still to be played."""
        done = {result.number for result in self.results}
        return [number for number in range(self.head.games) if number not in done]

    def sorted(self) -> list[Result]:
        """All results, as if they had been played one after the other."""
        return sorted(self.results, key=lambda result: result.number)

    def _write(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())


def begin(path: Path, tournament: Tournament, games: int) -> Ledger:
    """A new file for a tournament of so many games; whole deals are played."""
    path.parent.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(path, Head(tournament, tournament.whole_deals(games)), [])
    ledger._write(msgspec.json.encode(ledger.head))
    return ledger


def read(path: Path) -> Ledger:
    """What was played so far. A last line that was cut off by a crash does not count."""
    lines = path.read_bytes().split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        results = [msgspec.json.decode(line, type=Result) for line in lines[1:-1]]
    except msgspec.MsgspecError as error:
        raise OtherTournament(f"{path}: {error}") from error
    return Ledger(path, head, results)


def go_on(path: Path, games: int) -> Ledger:
    """The file of a tournament that was interrupted, or is to have more games."""
    ledger = read(path)
    whole = path.read_bytes().rfind(b"\n") + 1
    os.truncate(path, whole)
    wanted = ledger.head.tournament.whole_deals(games)
    ledger.head = Head(ledger.head.tournament, max(wanted, len(ledger.results)))
    return ledger
