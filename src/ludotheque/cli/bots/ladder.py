"""`ludotheque ladder`: measures the levels of a game against one another."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.names import bot_name, game_name
from ludotheque.cli.arguments.setup import load, read_options, read_seats, read_seed
from ludotheque.cli.bots.arena import told_share
from ludotheque.cli.text.figures import number
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.arena.ladder import Ladder


def run(
    voice: Voice,
    game_id: str,
    games: int,
    seats: int | None,
    seed: str | None,
    cores: int | None,
    options: list[str],
    keep: Path | None,
    page: Path | None,
) -> None:
    from ludotheque.arena import ladder as ladders
    from ludotheque.arena.bots_page import NoMarks, write_page
    from ludotheque.arena.folder import tournaments

    game = load(game_id)
    places = read_seats(game, seats if seats is not None else min(game.seats, key=lambda n: abs(n - 4)))
    chosen: Any = read_options(game, options)
    # A fixed seed: an interrupted ladder can be continued, and a repeated one gives the same result.
    drawn = read_seed(seed) % 2**64 if seed is not None else 17
    total = sum(-(-games // len(entrants)) * len(entrants) for entrants in ladders.pairs(places))
    with Progress(voice, voice.say("simulate-progress"), total) as progress:
        found = ladders.climb(
            game.id, places, chosen, games, drawn, tournaments() / "ladders", cores, progress.advance
        )
    show(voice, found)
    if keep is not None:
        ladders.keep(found, keep)
        voice.tell("written", style="dim", file=str(keep))
    if page is not None:
        try:
            write_page(page, ladders.measured(keep) if keep is not None else [found])
        except (NoMarks, OSError) as error:
            raise Complaint("error-page", file=str(page)) from error
        voice.tell("written", style="dim", file=str(page))


def show(voice: Voice, found: "Ladder") -> None:
    from ludotheque.arena.standings import Share

    voice.tell(
        "ladder-title", style="bold", game=game_name(voice, found.game), seats=found.seats, games=found.games
    )
    columns = ("ladder-level", "ladder-against", "arena-played", "arena-wins", "ladder-points", "arena-time")
    rows = [
        [
            bot_name(voice, rung.level),
            bot_name(voice, rung.against) if rung.against else "",
            number(voice, rung.games),
            told_share(voice, Share(rung.share, rung.low, rung.high, rung.games)),
            f"{number(voice, rung.points, 1)} ± {number(voice, rung.error, 1)}",
            number(voice, rung.ms, 1),
        ]
        for rung in found.rungs
    ]
    show_table(voice, [voice.say(column) for column in columns], rows, left=2)
