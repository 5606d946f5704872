"""`ludotheque games`: the games; with a game, its set-up and the provenance of its components."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.setup import load
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import Voice

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.words import Words


def run(voice: Voice, game: str | None, data: Path | None, values: bool) -> None:
    if game is None:
        show_all(voice)
    elif values:
        show_values(voice, load(game, data))
    else:
        show_one(voice, load(game, data))


def show_all(voice: Voice) -> None:
    """A row per game."""
    from ludotheque.core.catalogue import game_ids
    from ludotheque.core.words import words_for

    rows = []
    for game_id in game_ids():
        game = load(game_id)
        words = words_for(game, voice.lang)
        options = ", ".join(option.name for option in game.options)
        rows.append([game_id, words.game_name(), seats_text(game), options])
    columns = ("games-id", "games-name", "games-seats", "games-options")
    show_table(voice, [voice.say(column) for column in columns], rows, left=4, breaks=3)
    voice.console.print()
    voice.tell("games-more", style="dim")


def show_one(voice: Voice, game: "Game[Any]") -> None:
    """All facts about one game."""
    from ludotheque.core.words import words_for

    words = words_for(game, voice.lang)
    voice.console.rule(f"[bold]{words.game_name()}[/] [dim]({game.id})[/]", align="left", style="dim")
    voice.console.print(words.say("game-about"), markup=False)
    voice.console.print()
    voice.tell("games-seats-line", seats=seats_text(game))
    if game.colours:
        voice.tell("games-colours-line", colours=", ".join(game.colours))
    show_options(voice, game, words)
    show_data(voice, game)
    show_rules(voice, game)


def seats_text(game: "Game[Any]") -> str:
    """«3-5», or «2, 4» if the numbers are not consecutive."""
    low, high = min(game.seats), max(game.seats)
    if game.seats == list(range(low, high + 1)) and low != high:
        return f"{low}-{high}"
    return ", ".join(str(n) for n in game.seats)


def show_options(voice: Voice, game: "Game[Any]", words: "Words") -> None:
    """Each option with its values, the default first."""
    if not game.options:
        return
    voice.console.print()
    voice.tell("games-options-heading", style="bold")
    for option in game.options:
        voice.console.print(f"  [cyan]{option.name}[/]  {words.say(f'option-{option.name}')}")
        for i, value in enumerate(option.domain.ids):
            default = f"  [dim]{voice.say('games-default')}[/]" if i == 0 else ""
            voice.console.print(
                f"      {option.name}={value}  [dim]{words.thing(option.domain, i)}[/]{default}"
            )


def show_data(voice: Voice, game: "Game[Any]") -> None:
    """The number of values by provenance, and which ones were reconstructed."""
    data = game.data()
    if data is None:
        return
    voice.console.print()
    voice.tell("games-data-heading", style="bold", files=len(data.names))
    for mark, count in data.counts().items():
        voice.console.print(f"  {count:>5}  {mark}  [dim]{voice.say(f'mark-{mark}')}[/]")
    uncertain = data.uncertain()
    if uncertain:
        voice.console.print()
        voice.tell("games-uncertain-heading", style="bold")
        for file, pattern, count in uncertain:
            voice.console.print(f"  {count:>5}  {file}: [yellow]{pattern}[/]")
        voice.tell("games-uncertain-advice", style="dim", game=game.id)
        voice.tell("games-values-advice", style="dim", game=game.id)
    voice.console.print()
    voice.tell("games-content", hash=data.content_hash)


def show_values(voice: Voice, game: "Game[Any]") -> None:
    """Every reconstructed value, one per line, as in the files."""
    data = game.data()
    for file, path, value in [] if data is None else data.uncertain_values():
        text = json.dumps(value, ensure_ascii=False)
        voice.console.print(f"{file}: {path} = {text}", markup=False, soft_wrap=True)


def show_rules(voice: Voice, game: "Game[Any]") -> None:
    """The number of rules by provenance."""
    from collections import Counter

    from ludotheque.core.rulebook import rulebook

    rules = [
        rule for rule in rulebook(game.folder, voice.lang).rules.values() if not rule.id.startswith("LU-")
    ]
    sure = Counter(mark for rule in rules for mark in rule.provenance)
    marks = ", ".join(
        f"{voice.say(f'mark-{mark}')}\N{NO-BREAK SPACE}: {count}" for mark, count in sure.most_common()
    )
    voice.console.print()
    voice.tell("games-rules", count=len(rules), marks=marks, chapters=len({rule.chapter for rule in rules}))
    voice.tell("games-rules-advice", style="dim", game=game.id)
