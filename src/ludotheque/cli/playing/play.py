"""`ludotheque play`: play in the terminal, alone against bots or several at one keyboard."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.names import bot_name
from ludotheque.cli.arguments.names import game_id as id_of_game
from ludotheque.cli.arguments.setup import (
    load,
    read_bots,
    read_colours,
    read_options,
    read_seats,
    read_seed,
)
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.match import Match

LETTERS = "ABCDEFGHIJ"


def run(
    voice: Voice,
    game: str | None,
    seats: int | None,
    bots: str,
    humans: int,
    names: Sequence[str],
    colours: list[str],
    seed: str | None,
    options: list[str],
    data: Path | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    from ludotheque.bots import make_bot
    from ludotheque.cli.playing.terminal import Terminal
    from ludotheque.core.words import words_for

    match = (
        resumed(resume, game, data)
        if resume is not None
        else begun(game, seats, seed, options, colours, data)
    )
    places = match.header.seats
    if not 0 <= humans <= places:
        raise Complaint("error-humans", given=humans, most=places)
    levels = read_bots(bots, places - humans) if humans < places else []
    players = match.header.players or name_players(voice, names, humans, levels)
    match.header.players = players
    chance = int(match.header.seed or "0", 16) + len(match.actions)
    seated = {
        seat: make_bot(levels[seat - humans], (chance * 31 + seat) % 2**128) for seat in range(humans, places)
    }
    path = save or resume or free_name(match.game.id)
    welcome(voice, match, players, levels)
    Terminal(voice, match, words_for(match.game, voice.lang), players, seated, path).run()


def begun(
    game_id: str | None,
    seats: int | None,
    seed: str | None,
    options: list[str],
    colours: list[str],
    data: Path | None,
) -> "Match":
    """A new match."""
    from ludotheque.core.catalogue import game_ids
    from ludotheque.core.match import Match

    if game_id is None:
        raise Complaint("error-which-game", known=", ".join(game_ids()))
    game = load(game_id, data)
    places = read_seats(game, seats)
    taken = read_colours(game, places, colours)
    return Match.new(game, places, read_seed(seed), read_options(game, options), taken)


def resumed(path: Path, game_id: str | None, data: Path | None) -> "Match":
    """A match from its journal, continued where it ended."""
    from ludotheque.core.journal import load_journal
    from ludotheque.core.match import Match

    journal = load_journal(path)
    if game_id is not None and id_of_game(game_id) != journal.game:
        raise Complaint("error-other-game", file=str(path), game=journal.game)
    return Match.replay(load(journal.game, data), journal)


def name_players(voice: Voice, names: Sequence[str], humans: int, levels: list[str]) -> list[str]:
    """People by their given names, else by letter; bots by letter."""
    if len(names) > humans:
        raise Complaint("error-names", given=len(names), humans=humans)
    people = [*names, *(voice.say("play-person", letter=LETTERS[seat]) for seat in range(len(names), humans))]
    return [*people, *(voice.say("play-bot", letter=LETTERS[humans + i]) for i in range(len(levels)))]


def free_name(game_id: str) -> Path:
    """An unused file name in the current folder."""
    from datetime import datetime

    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M}"
    path, number = Path(f"{stem}.json"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.json")
    return path


def welcome(voice: Voice, match: "Match", players: list[str], levels: list[str]) -> None:
    """The game, the players, and the hash by which the seed can be checked at the end."""
    from rich.markup import escape
    from rich.panel import Panel

    from ludotheque.core.journal import seed_hash
    from ludotheque.core.words import words_for

    words = words_for(match.game, voice.lang)
    humans = len(players) - len(levels)
    kinds = [voice.say("play-kind-person")] * humans + [
        voice.say("play-kind-bot", level=bot_name(voice, level)) for level in levels
    ]
    lines = [", ".join(f"{player} ({kind})" for player, kind in zip(players, kinds, strict=True))]
    chosen = chosen_options(voice, match.game, match.header.options, words)
    if chosen:
        lines.append(chosen)
    if match.header.seed is not None:
        lines.append(voice.say("play-seed-hash", hash=seed_hash(int(match.header.seed, 16))))
    lines.append(voice.say("play-help-hint"))
    voice.console.print(
        Panel(escape("\n".join(lines)), title=f"[bold]{escape(words.game_name())}[/]", title_align="left",
              border_style="dim", expand=False)
    )  # fmt: skip


def chosen_options(voice: Voice, game: "Game[Any]", options: dict[str, str | int], words: Any) -> str:
    """«Niveau : Complet · Disposition : Au hasard»."""
    said = []
    for option in game.options:
        index = option.domain.from_json(options.get(option.name, option.default()))
        name, value = words.say(f"option-{option.name}"), str(words.thing(option.domain, index))
        said.append(voice.say("play-option", name=name, value=value))
    return " · ".join(said)
