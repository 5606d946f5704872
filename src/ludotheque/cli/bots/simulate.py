"""`ludotheque simulate`: many games between bots, and their results."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.names import bot_name, game_name
from ludotheque.cli.arguments.setup import load, read_bots, read_options, read_seats, read_seed
from ludotheque.cli.text.figures import number, percent, score
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import Voice

if TYPE_CHECKING:
    from ludotheque.arena.simulate import Report


def run(
    voice: Voice,
    game_id: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: str | None,
    cores: int | None,
    options: list[str],
    data: Path | None,
    check: bool,
    random_options: bool,
    json: Path | None,
) -> None:
    from ludotheque.arena.simulate import Plan, simulate

    game = load(game_id, data)
    named = [name for name in bots.split(",") if name.strip()]
    places = read_seats(game, seats if seats is not None or len(named) < 2 else len(named))
    levels = read_bots(bots, places)
    chosen: Any = tuple(read_options(game, options).items())
    # Seeds of single games are the plan's seed times a factor, so it must be small enough.
    plan = Plan(game.id, places, tuple(levels), chosen, read_seed(seed) % 2**64, check, data, random_options)
    with Progress(voice, voice.say("simulate-progress"), games) as progress:
        report = simulate(plan, games, cores, progress.advance)
    show(voice, report)
    if json is not None:
        write_json(report, json)
        voice.tell("written", style="dim", file=str(json))


def show(voice: Voice, report: "Report") -> None:
    """A row per bot, then the totals."""
    from ludotheque.core.build import COMPILED

    plan = report.plan
    voice.tell(
        "simulate-title",
        style="bold",
        games=len(report.results),
        game=game_name(voice, plan.game),
        seats=plan.seats,
    )
    columns = ("simulate-bot", "simulate-wins", "simulate-share", "simulate-points", "simulate-range")
    rows = []
    for row in report.rows():
        points = f"{number(voice, row['mean'], 1)} ± {number(voice, row['spread'], 1)}"
        spread = f"{score(voice, row['low'])} – {score(voice, row['high'])}"
        wins, share = score(voice, row["wins"]), percent(voice, row["share"])
        rows.append([bot_name(voice, row["bot"]), wins, share, points, spread])
    show_table(voice, [voice.say(column) for column in columns], rows)
    voice.console.print()
    speed = max(report.seconds, 1e-9)
    if plan.seats > 1:  # a solo game may be lost by everybody
        voice.tell("simulate-winners", points=number(voice, report.winning_points(), 1))
    voice.tell("simulate-length", decisions=number(voice, report.length(), 1))
    voice.tell(
        "simulate-speed",
        games=number(voice, len(report.results) / speed, 1),
        decisions=number(voice, report.decisions() / speed),
        seconds=number(voice, report.seconds, 1),
    )
    voice.tell("simulate-build", style="dim", build=voice.say("compiled" if COMPILED else "interpreted"))
    voice.tell("simulate-seed", style="dim", seed=str(plan.seed))


def write_json(report: "Report", path: Path) -> None:
    """Write everything that was shown, and every single game."""
    import msgspec

    plan = report.plan
    said: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "bots": plan.bots,
        "options": dict(plan.options),
        "random_options": plan.random_options,
        "seed": plan.seed,
        "games": len(report.results),
        "seconds": report.seconds,
        "processor_seconds": report.processor_seconds,
        "winning_points": report.winning_points(),
        "length": report.length(),
        "decisions": report.decisions(),
        "rows": report.rows(),
        "results": report.results,
    }
    path.write_bytes(msgspec.json.format(msgspec.json.encode(said)) + b"\n")
