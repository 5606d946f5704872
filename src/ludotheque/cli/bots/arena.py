"""`ludotheque arena`: a tournament of bots and programs, and its results."""

import shlex
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.names import bot_id, bot_name, game_name
from ludotheque.cli.arguments.setup import load, read_options, read_seats, read_seed
from ludotheque.cli.text.figures import number, percent
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.arena.ledger import Ledger
    from ludotheque.arena.standings import Share
    from ludotheque.arena.tournament import Entrant, Tournament


def run(
    voice: Voice,
    game_id: str,
    games: int,
    bots: str,
    programs: list[str],
    seats: int | None,
    seed: str | None,
    cores: int | None,
    options: list[str],
    seconds: float,
    data: Path | None,
    out: Path | None,
    csv: Path | None,
    parquet: Path | None,
    ray: str | None,
) -> None:
    from ludotheque.arena import export
    from ludotheque.arena.tournament import Tournament

    game = load(game_id, data)
    entrants = (*read_entrants(bots), *map(read_program, programs))
    if not entrants:
        raise Complaint("error-no-bots")
    places = read_seats(game, seats if seats is not None else nearest(game.seats, len(entrants)))
    chosen: Any = read_options(game, options)
    file = out or results_folder() / f"{game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
    tournament = Tournament(
        game.id,
        places,
        entrants,
        chosen,
        read_seed(seed) % 2**64,
        seconds,
        str(data.resolve()) if data is not None else None,
    )
    if ray is None:  # otherwise they are on the machines of the cluster
        try_programs(tournament)
    ledger = ledger_for(file, tournament, games, fixed_seed=seed is not None)
    done = len(ledger.results)
    if done:
        voice.tell("arena-goes-on", games=done)
    voice.tell("arena-file", style="dim", file=str(file))
    with Progress(voice, voice.say("simulate-progress"), ledger.head.games) as progress:
        progress.advance(done)
        play(ledger, cores, ray, progress)
    show(voice, ledger)
    if csv is not None:
        export.write_csv(ledger.sorted(), csv)
        voice.tell("written", style="dim", file=str(csv))
    if parquet is not None:
        try:
            export.write_parquet(ledger.sorted(), parquet)
        except export.NoParquet as error:
            raise Complaint("error-no-parquet") from error
        voice.tell("written", style="dim", file=str(parquet))


def play(ledger: "Ledger", cores: int | None, ray: str | None, progress: Progress) -> None:
    """Play on this machine, or on the cluster at this address."""
    from ludotheque.arena import cluster, running

    if ray is None:
        running.play_missing(ledger, cores, progress.advance)
        return
    try:
        cluster.play_missing(ledger, ray, progress.advance)
    except cluster.NoRay as error:
        raise Complaint("error-no-ray") from error
    except cluster.NoCluster as error:
        raise Complaint("error-no-cluster", address=ray, why=str(error)) from error


def results_folder() -> Path:
    """The default folder of tournaments, which the pages show."""
    from ludotheque.arena.folder import tournaments

    return tournaments()


def nearest(possible: list[int], wanted: int) -> int:
    return min(possible, key=lambda n: abs(n - wanted))


def read_entrants(names: str) -> "list[Entrant]":
    from ludotheque.arena.tournament import Entrant

    return [Entrant(bot_id(name)) for name in names.split(",") if name.strip()]


def read_program(text: str) -> "Entrant":
    """`command line`, or `name=command line`; without a name it is named after its last file."""
    from ludotheque.arena.tournament import Entrant
    from ludotheque.bots import BOTS

    name, equals, line = text.partition("=")
    if not equals or not name.isidentifier():
        name, line = "", text
    try:
        command = tuple(shlex.split(line))
    except ValueError as error:
        raise Complaint("error-program", given=text[:60]) from error
    if not command or name in BOTS:
        raise Complaint("error-program", given=text[:60])
    return Entrant(name or f"{Path(command[-1]).stem}*", command)


def try_programs(tournament: "Tournament") -> None:
    """Report a program that can't be started, or ends before its first answer, before the first game."""
    from ludotheque.arena.tournament import failure_of

    for entrant in dict.fromkeys(tournament.entrants):
        why = failure_of(tournament, entrant)
        if why is not None:
            raise Complaint("error-program-fails", given=shlex.join(entrant.command)[:150], why=why)


def ledger_for(file: Path, tournament: "Tournament", games: int, fixed_seed: bool) -> "Ledger":
    """A new file, or that of the same tournament, which is continued. Without a seed, the file's seed is used."""
    import msgspec

    from ludotheque.arena import ledger as ledgers

    if not file.exists():
        return ledgers.begin(file, tournament, games)
    try:
        ledger = ledgers.go_on(file, games)
    except ledgers.OtherTournament as error:
        raise Complaint("error-other-tournament", file=str(file)) from error
    before = ledger.head.tournament
    if before != (tournament if fixed_seed else msgspec.structs.replace(tournament, seed=before.seed)):
        raise Complaint("error-other-tournament", file=str(file))
    return ledger


def show(voice: Voice, ledger: "Ledger") -> None:
    """A row per bot, then the seats."""
    from ludotheque.arena import standings

    results = ledger.sorted()
    tournament = ledger.head.tournament
    voice.tell(
        "simulate-title",
        style="bold",
        games=len(results),
        game=game_name(voice, tournament.game),
        seats=tournament.seats,
    )
    columns = (
        "simulate-bot",
        "arena-rating",
        "arena-played",
        "arena-wins",
        "arena-points",
        "arena-time",
        "arena-forfeits",
    )
    rows = [
        [
            bot_name(voice, row.bot),
            f"{number(voice, row.rating.rating)} ± {number(voice, row.rating.error)}",
            number(voice, row.games),
            told_share(voice, row.wins),
            f"{number(voice, row.points, 1)} ± {number(voice, row.points_error, 1)}",
            number(voice, row.ms, 1),
            number(voice, row.forfeits),
        ]
        for row in standings.rows(results)
    ]
    show_table(voice, [voice.say(column) for column in columns], rows)
    voice.console.print()
    if tournament.seats > 1:
        shares = [told_share(voice, share) for share in standings.by_seat(results)]
        voice.tell("arena-seats", shares=" · ".join(shares))
    voice.tell("simulate-seed", style="dim", seed=str(tournament.seed))


def told_share(voice: Voice, share: "Share") -> str:
    low, high = number(voice, 100 * share.low), number(voice, 100 * share.high)
    return f"{percent(voice, share.share)} ({low}–{high})"
