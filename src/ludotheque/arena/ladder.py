"""The ladder of the levels: each against the one below, on the same deals from all seats; alone, all on the same deals.

The results are stored in `measured.json` beside this file; the web pages and docs/bots.md show them.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec

from ludotheque.arena import ledger as ledgers
from ludotheque.arena.running import play_missing
from ludotheque.arena.standings import mean_and_error, points_ahead, rows, share_of
from ludotheque.arena.tournament import Entrant, Result, Tournament
from ludotheque.bots import LEVELS

MEASURED = Path(__file__).parent / "measured.json"
# The share of games a level must win against the one below, by number of seats.
WANTED = {2: 0.65, 3: 0.55, 4: 0.50, 5: 0.45}


class Rung(msgspec.Struct, frozen=True):
    """A level against the one below: its share of games won with the 95 % interval, the points ahead of the others
    (in a solo game: its points) with their standard error, and the milliseconds of a decision.
    """

    level: str
    against: str
    games: int
    share: float
    low: float
    high: float
    points: float
    error: float
    ms: float


class Standing(msgspec.Struct, frozen=True):
    """A level's rating with its 95 % interval."""

    level: str
    rating: float
    error: float
    ms: float


class Ladder(msgspec.Struct, frozen=True):
    """The rungs of one game with a number of seats and options."""

    game: str
    seats: int
    options: dict[str, str | int]
    rungs: list[Rung]
    standings: list[Standing]
    seat_shares: list[float]
    games: int

    def key(self) -> tuple[str, int, str]:
        return self.game, self.seats, told_options(self.options)


def told_options(options: dict[str, str | int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in sorted(options.items()))


def pairs(seats: int) -> list[tuple[str, ...]]:
    """The line-ups: each level against the level below; in a solo game, each level alone."""
    if seats == 1:
        return [(level,) for level in LEVELS]
    return [(level, *(below,) * (seats - 1)) for below, level in pairwise(LEVELS)]


def climb(
    game: str,
    seats: int,
    options: dict[str, str | int],
    games: int,
    seed: int,
    folder: Path,
    cores: int | None,
    progress: Callable[[int], None] | None,
) -> Ladder:
    """Measure all rungs. Each rung has a ledger in the folder, so an interrupted ladder can be resumed."""
    played: list[list[Result]] = []
    for entrants in pairs(seats):
        tournament = Tournament(game, seats, tuple(Entrant(name) for name in entrants), options, seed)
        name = "-".join([game, str(seats), *map(str, options.values()), entrants[0]])
        path = folder / f"{name}.jsonl"
        if path.exists() and ledgers.read(path).head.tournament == tournament:
            ledger = ledgers.go_on(path, games)
        else:
            path.unlink(missing_ok=True)
            ledger = ledgers.begin(path, tournament, games)
        if progress is not None:
            progress(tournament.whole_deals(games) - len(ledger.missing()))
        play_missing(ledger, cores, progress)
        played.append(ledger.sorted())
    return ladder_of(game, seats, options, played)


def ladder_of(game: str, seats: int, options: dict[str, str | int], played: list[list[Result]]) -> Ladder:
    """The ladder from the games of its rungs."""
    together = [result for results in played for result in results]
    rungs = [rung_of(entrants, results) for entrants, results in zip(pairs(seats), played, strict=True)]
    by_level = {row.bot: row for row in rows(together)}
    standings = [
        Standing(level, row.rating.rating, row.rating.error, row.ms)
        for level in LEVELS
        if (row := by_level.get(level)) is not None
    ]
    shares = [share_of(result.won[seat] for result in together).share for seat in range(seats)]
    return Ladder(game, seats, options, rungs, standings, shares, len(together))


def rung_of(entrants: tuple[str, ...], results: list[Result]) -> Rung:
    level = entrants[0]
    mine = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == level]
    won = share_of(result.won[seat] for result, seat in mine)
    points, error = (
        points_ahead(results, level)
        if len(entrants) > 1
        else mean_and_error([result.points[seat] for result, seat in mine])
    )
    row = next(row for row in rows(results) if row.bot == level)
    against = entrants[1] if len(entrants) > 1 else ""
    return Rung(level, against, len(mine), won.share, won.low, won.high, points, error, row.ms)


def measured(path: Path = MEASURED) -> list[Ladder]:
    """The ladders measured so far."""
    return msgspec.json.decode(path.read_bytes(), type=list[Ladder]) if path.exists() else []


def keep(ladder: Ladder, path: Path = MEASURED) -> None:
    """Store a ladder, replacing an older one of the same game, seats and options."""
    others = [one for one in measured(path) if one.key() != ladder.key()]
    found = sorted([*others, ladder], key=Ladder.key)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
