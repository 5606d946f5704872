"""The `ludotheque` command. Each command is implemented in the module of its name, imported when it is called.

There are no help texts here: they are found by the names of commands and parameters (fr.ftl, en.ftl).
"""

from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli import completion as completions
from ludotheque.cli.arguments.paths import FILE, FOLDER, KEPT, NEW, SOMETHING
from ludotheque.cli.ludo import Ludo, Spoken
from ludotheque.core.limits import CORES, GAMES, NAME, SEATS, Choice, Kind, Real, Text, Whole
from ludotheque.web import limits

app = typer.Typer(cls=Ludo, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
SETTINGS = {"help_option_names": ["-h", "--help"]}


def option(kind: Kind, *names: str) -> Any:
    """An option whose value is parsed by this kind."""
    return typer.Option(*names, parser=kind.read)


def argument(kind: Kind) -> Any:
    return typer.Argument(parser=kind.read)


GAME = typer.Argument(autocompletion=completions.games)
BOTS = typer.Option("--bots", "-b", autocompletion=completions.bots)
Game = Annotated[str, GAME]
Data = Annotated[Path | None, option(FOLDER, "--data")]
Seats = Annotated[int | None, option(SEATS, "--seats", "-s")]
Seed = Annotated[str | None, typer.Option("--seed")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o")]
Json = Annotated[Path | None, option(NEW, "--json")]
Games = Annotated[int, option(GAMES, "--games", "-g")]
Cores = Annotated[int | None, option(CORES, "--cores")]


@app.callback(invoke_without_command=True, context_settings=SETTINGS)
def ludotheque(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        from ludotheque.cli import version as command

        command.run(ctx.obj)
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command(cls=Spoken, context_settings=SETTINGS)
def games(
    ctx: typer.Context,
    game: Annotated[str | None, GAME] = None,
    data: Data = None,
    values: Annotated[bool, typer.Option("--values")] = False,
) -> None:
    from ludotheque.cli.rules import games as command

    command.run(ctx.obj, game, data, values)


@app.command(cls=Spoken, context_settings=SETTINGS)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, GAME] = None,
    seats: Seats = None,
    bots: Annotated[str, BOTS] = "greedy",
    humans: Annotated[int, option(Whole(0, 99), "--humans")] = 1,
    name: Annotated[list[str] | None, option(NAME, "--name", "-n")] = None,
    colour: Annotated[list[str] | None, typer.Option("--colour", "-c")] = None,
    seed: Seed = None,
    option: Options = None,
    data: Data = None,
    save: Annotated[Path | None, option(NEW, "--save")] = None,
    resume: Annotated[Path | None, option(FILE, "--resume")] = None,
) -> None:
    from ludotheque.cli.playing import play as command

    command.run(
        ctx.obj, game, seats, bots, humans, name or [], colour or [], seed, option or [], data, save, resume
    )


@app.command(cls=Spoken, context_settings=SETTINGS)
def simulate(
    ctx: typer.Context,
    game: Game,
    games: Games = 1000,
    bots: Annotated[str, BOTS] = "greedy",
    seats: Seats = None,
    seed: Seed = None,
    cores: Cores = None,
    option: Options = None,
    data: Data = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    random_options: Annotated[bool, typer.Option("--random-options")] = False,
    json: Json = None,
) -> None:
    from ludotheque.cli.bots import simulate as command

    command.run(
        ctx.obj, game, games, bots, seats, seed, cores, option or [], data, check, random_options, json
    )


@app.command(cls=Spoken, context_settings=SETTINGS)
def arena(
    ctx: typer.Context,
    game: Game,
    games: Games = 200,
    bots: Annotated[str, BOTS] = "",
    bot: Annotated[list[str] | None, typer.Option("--bot")] = None,
    seats: Seats = None,
    seed: Seed = None,
    cores: Cores = None,
    option: Options = None,
    choice_seconds: Annotated[float, option(Real(0.001, 86400), "--choice-seconds")] = 10.0,
    data: Data = None,
    out: Annotated[Path | None, option(KEPT, "--out")] = None,
    csv: Annotated[Path | None, option(NEW, "--csv")] = None,
    parquet: Annotated[Path | None, option(NEW, "--parquet")] = None,
    ray: Annotated[str | None, option(Text("address"), "--ray")] = None,
) -> None:
    from ludotheque.cli.bots import arena as command

    command.run(
        ctx.obj,
        game,
        games,
        bots,
        bot or [],
        seats,
        seed,
        cores,
        option or [],
        choice_seconds,
        data,
        out,
        csv,
        parquet,
        ray,
    )


@app.command(cls=Spoken, context_settings=SETTINGS)
def ladder(
    ctx: typer.Context,
    game: Game,
    games: Games = 200,
    seats: Seats = None,
    seed: Seed = None,
    cores: Cores = None,
    option: Options = None,
    keep: Annotated[Path | None, option(KEPT, "--keep")] = None,
    page: Annotated[Path | None, option(FILE, "--page")] = None,
) -> None:
    from ludotheque.cli.bots import ladder as command

    command.run(ctx.obj, game, games, seats, seed, cores, option or [], keep, page)


@app.command(cls=Spoken, context_settings=SETTINGS)
def replay(
    ctx: typer.Context,
    file: Annotated[Path, argument(FILE)],
    upto: Annotated[int | None, option(Whole(0, 100_000_000), "--upto")] = None,
    data: Data = None,
) -> None:
    from ludotheque.cli.rules import replay as command

    command.run(ctx.obj, file, upto, data)


@app.command(cls=Spoken, context_settings=SETTINGS)
def rules(
    ctx: typer.Context,
    game: Game,
    query: Annotated[list[str] | None, typer.Argument()] = None,
    data: Data = None,
) -> None:
    from ludotheque.cli.rules import rules as command

    raise typer.Exit(command.run(ctx.obj, game, " ".join(query or []), data))


@app.command(cls=Spoken, context_settings=SETTINGS)
def coach(
    ctx: typer.Context,
    game: Game,
    step: Annotated[str | None, typer.Argument()] = None,
    missing: Annotated[bool, typer.Option("--missing")] = False,
    guide: Annotated[bool, typer.Option("--guide")] = False,
) -> None:
    from ludotheque.cli.rules import coach as command

    raise typer.Exit(command.run(ctx.obj, game, step, missing=missing, guide=guide))


@app.command(cls=Spoken, context_settings=SETTINGS)
def explain(ctx: typer.Context, rule: Annotated[str, typer.Argument()]) -> None:
    from ludotheque.cli.rules import explain as command

    raise typer.Exit(command.run(ctx.obj, rule))


@app.command(cls=Spoken, context_settings=SETTINGS)
def where(ctx: typer.Context, rule: Annotated[str, typer.Argument()]) -> None:
    from ludotheque.cli.rules import where as command

    raise typer.Exit(command.run(ctx.obj, rule))


@app.command(cls=Spoken, context_settings=SETTINGS)
def validate(
    ctx: typer.Context,
    files: Annotated[list[Path] | None, argument(SOMETHING)] = None,
    data: Data = None,
    store: Annotated[bool, typer.Option("--store")] = False,
    database: Annotated[str | None, option(limits.DATABASE, "--database")] = None,
) -> None:
    from ludotheque.cli.rules import validate as command
    from ludotheque.cli.table import validate_store

    if store or database is not None:
        raise typer.Exit(validate_store.run(ctx.obj, database))
    raise typer.Exit(command.run(ctx.obj, files or [], data))


@app.command(cls=Spoken, context_settings=SETTINGS)
def guides(
    ctx: typer.Context,
    database: Annotated[str | None, option(limits.DATABASE, "--database")] = None,
) -> None:
    from ludotheque.cli.table import guides as command

    command.run(ctx.obj, database)


@app.command(cls=Spoken, context_settings=SETTINGS)
def copy(
    ctx: typer.Context,
    source: Annotated[str, argument(Text("database"))],
    target: Annotated[str, argument(Text("database"))],
) -> None:
    from ludotheque.cli.table import copy as command

    raise typer.Exit(command.run(ctx.obj, source, target))


@app.command(cls=Spoken, context_settings=SETTINGS)
def backup(
    ctx: typer.Context,
    backup: Annotated[Path, argument(NEW)],
    database: Annotated[str | None, option(limits.DATABASE, "--database")] = None,
) -> None:
    from ludotheque.cli.table import backup as command

    command.back_up(ctx.obj, backup, database)


@app.command(cls=Spoken, context_settings=SETTINGS)
def restore(
    ctx: typer.Context,
    backup: Annotated[Path, argument(FILE)],
    database: Annotated[str | None, option(limits.DATABASE, "--database")] = None,
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    from ludotheque.cli.table import backup as command

    command.restore(ctx.obj, backup, database, replace)


@app.command(cls=Spoken, context_settings=SETTINGS)
def engine(ctx: typer.Context, data: Data = None) -> None:
    import sys

    from ludotheque.cli.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer, data)


@app.command(cls=Spoken, context_settings=SETTINGS)
def serve(
    ctx: typer.Context,
    host: Annotated[str | None, option(limits.HOST, "--host")] = None,
    port: Annotated[int | None, option(limits.PORT, "--port", "-p")] = None,
    database: Annotated[str | None, option(limits.DATABASE, "--database")] = None,
    redis: Annotated[str | None, option(limits.REDIS, "--redis")] = None,
    processes: Annotated[int | None, option(limits.PROCESSES, "--processes")] = None,
    bot_workers: Annotated[int | None, option(limits.BOT_WORKERS, "--bot-workers")] = None,
    bot_seconds: Annotated[float | None, option(limits.BOT_SECONDS, "--bot-seconds")] = None,
    bot_pause: Annotated[float | None, option(limits.BOT_PAUSE, "--bot-pause")] = None,
    trust_proxy: Annotated[str | None, option(limits.PROXIES, "--trust-proxy")] = None,
    opens: Annotated[bool, typer.Option("--open/--no-open")] = True,
) -> None:
    from ludotheque.cli.table import serve as command

    command.run(
        ctx.obj,
        opens,
        host=host,
        port=port,
        database=database,
        redis=redis,
        processes=processes,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        trust_proxy=trust_proxy,
    )


@app.command(cls=Spoken, context_settings=SETTINGS)
def bench(
    ctx: typer.Context,
    game: Game = "quebec",
    seats: Seats = None,
    seconds: Annotated[float, option(Real(0.001, 3600), "--seconds")] = 2.0,
    rounds: Annotated[int, option(Whole(1, 1000), "--rounds")] = 5,
    json: Json = None,
) -> None:
    from ludotheque.cli.bots import bench as command

    command.run(ctx.obj, game, seats, seconds, rounds, json)


@app.command(cls=Spoken, context_settings=SETTINGS)
def completion(
    ctx: typer.Context,
    shell: Annotated[
        str, typer.Argument(parser=Choice(completions.SHELLS).read, autocompletion=completions.shells)
    ],
) -> None:
    completions.run(shell)


def main() -> None:
    """The entry point."""
    app()


if __name__ == "__main__":
    main()
