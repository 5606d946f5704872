"""`ludotheque bench`: the speed of the engine on this machine."""

from dataclasses import asdict
from pathlib import Path

from ludotheque.cli.arguments.names import game_name
from ludotheque.cli.arguments.setup import load, read_seats
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import Voice


def run(
    voice: Voice, game_id: str, seats: int | None, seconds: float, rounds: int, json: Path | None
) -> None:
    from ludotheque.arena.bench import bench

    game = load(game_id)
    places = read_seats(game, seats) if seats is not None else min(game.seats, key=lambda n: abs(n - 4))
    with Progress(voice, voice.say("bench-progress"), rounds) as progress:
        found = bench(game.id, places, seconds, rounds, lambda: progress.advance(1))
    show(voice, found)
    if json is not None:
        import msgspec

        said = asdict(found) | {"medians": asdict(found.medians())}
        json.write_bytes(msgspec.json.format(msgspec.json.encode(said)) + b"\n")
        voice.tell("written", style="dim", file=str(json))


def show(voice: Voice, found: object) -> None:
    """The medians, with the build they were measured on."""
    from ludotheque.arena.bench import Bench
    from ludotheque.cli.text.figures import number

    assert isinstance(found, Bench)
    build = voice.say("compiled" if found.compiled else "interpreted")
    voice.tell(
        "bench-title",
        style="bold",
        game=game_name(voice, found.game),
        seats=found.seats,
        rounds=len(found.rounds),
        build=build,
    )
    median = found.medians()
    rows = []
    for message, figure, unit in (
        ("bench-engine", number(voice, median.engine_per_s), "bench-per-second"),
        ("bench-python", number(voice, median.python_per_s), "bench-per-second"),
        ("bench-playouts", number(voice, median.playouts_per_s), "bench-simulations"),
        ("bench-search", number(voice, median.search_per_s), "bench-simulations"),
        ("bench-clone", number(voice, median.clone_us, 2), "bench-us"),
        ("bench-encode", number(voice, median.encode_us, 1), "bench-us"),
        ("bench-bytes", number(voice, found.encode_bytes), "bench-byte-unit"),
        ("bench-late-list", number(voice, median.late_list_us, 1), "bench-us"),
        ("bench-late-clone", number(voice, median.late_clone_us, 2), "bench-us"),
        ("bench-late-bytes", number(voice, found.late_bytes), "bench-byte-unit"),
        ("bench-new", number(voice, median.new_us, 1), "bench-us"),
        ("bench-length", number(voice, found.decisions_per_game), "bench-decisions"),
    ):
        rows.append([voice.say(message), f"{figure}\N{NO-BREAK SPACE}{voice.say(unit)}"])
    show_table(voice, ["", ""], rows, breaks=0)
