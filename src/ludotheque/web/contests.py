"""The arena for clients: the measured levels, and the tournaments of this machine."""

from functools import lru_cache
from pathlib import Path

import msgspec

from ludotheque.arena import ladder as ladders
from ludotheque.arena import ledger as ledgers
from ludotheque.arena import standings
from ludotheque.arena.folder import tournaments as folder
from ludotheque.core.catalogue import game_ids
from ludotheque.web.shapes import ArenaBot, ArenaPage, ArenaShare, ArenaTournament, LevelLadder

NEWEST = 8
# Larger files, with hundreds of thousands of games, are not shown.
LARGEST = 32 << 20


def page() -> ArenaPage:
    return ArenaPage([shown(ladder) for ladder in ladders.measured() if ladder.game in game_ids()], newest())


def shown(ladder: ladders.Ladder) -> LevelLadder:
    said = msgspec.to_builtins(ladder)
    said["options"] = {name: str(value) for name, value in ladder.options.items()}
    return msgspec.convert(said, LevelLadder)


def newest() -> list[ArenaTournament]:
    """The newest tournaments in the arena's folder; other files are skipped."""
    files = [(path.stat(), path) for path in folder().glob("*.jsonl")]
    files.sort(key=lambda found: found[0].st_mtime_ns, reverse=True)
    found = [
        read(path, stat.st_mtime_ns, stat.st_size) for stat, path in files[:NEWEST] if stat.st_size <= LARGEST
    ]
    return [one for one in found if one is not None and one.game in game_ids()]


@lru_cache(NEWEST)
def read(path: Path, changed: int, size: int) -> ArenaTournament | None:
    """A tournament with the games played so far; read again only if its file has changed."""
    try:
        ledger = ledgers.read(path)
    except (ledgers.OtherTournament, OSError):
        return None
    results, tournament = ledger.sorted(), ledger.head.tournament
    return ArenaTournament(
        path.stem,
        tournament.game,
        tournament.seats,
        len(results),
        ledger.head.games,
        [
            ArenaBot(
                row.bot,
                row.games,
                share(row.wins),
                row.points,
                row.rating.rating,
                row.rating.error,
                row.ms,
                row.forfeits,
            )
            for row in standings.rows(results)
        ],
        [share(one) for one in standings.by_seat(results)] if results else [],
    )


def share(found: standings.Share) -> ArenaShare:
    return ArenaShare(found.share, found.low, found.high)
