"""The ledger of a tournament: a header line, then a line for every finished game.

A line is on disk before the next game counts, so a crash loses no finished game, and the tournament can be resumed from
its file.
"""

import os
from pathlib import Path

import msgspec

from ludotheque.arena.tournament import Result, Tournament


class OtherTournament(ValueError):
    """The file belongs to another tournament or is not a ledger."""


class Head(msgspec.Struct, frozen=True):
    """The header: the tournament and its number of games."""

    tournament: Tournament
    games: int


class Ledger:
    """Made by `begin` or `go_on`; `add` appends a game."""

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
        """All results, in the order of the games' numbers."""
        return sorted(self.results, key=lambda result: result.number)

    def _write(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())


def begin(path: Path, tournament: Tournament, games: int) -> Ledger:
    """A new ledger for a tournament, whose number of games is rounded up to whole deals."""
    path.parent.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(path, Head(tournament, tournament.whole_deals(games)), [])
    ledger._write(msgspec.json.encode(ledger.head))
    return ledger


def read(path: Path) -> Ledger:
    """The ledger in a file. An incomplete last line, left by a crash, is ignored."""
    lines = path.read_bytes().split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        results = [msgspec.json.decode(line, type=Result) for line in lines[1:-1]]
    except msgspec.MsgspecError as error:
        raise OtherTournament(f"{path}: {error}") from error
    return Ledger(path, head, results)


def go_on(path: Path, games: int) -> Ledger:
    """The ledger of an interrupted tournament, or of one that is to have more games."""
    ledger = read(path)
    whole = path.read_bytes().rfind(b"\n") + 1
    os.truncate(path, whole)
    wanted = ledger.head.tournament.whole_deals(games)
    ledger.head = Head(ledger.head.tournament, max(wanted, len(ledger.results)))
    return ledger
