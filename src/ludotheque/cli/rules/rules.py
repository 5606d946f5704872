"""`ludotheque rules`: our rule texts, searched by words or by id; without a query, the table of contents."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.arguments.setup import load
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.rulebook import Rule

MOST = 5


def run(voice: Voice, game_id: str, query: str, data: Path | None = None) -> int:
    """Print the results; 1 if there are none."""
    game = load(game_id, data)
    if not query.strip():
        show_contents(voice, game)
        return 0
    return 0 if show_found(voice, game, query) else 1


def show_found(voice: Voice, game: "Game[Any]", query: str, most: int = MOST) -> bool:
    """The rules that match a query, or suggestions."""
    from ludotheque.core.rulebook import rulebook

    book = rulebook(game.folder, voice.lang)
    found = book.search(query, most + 1)
    if not found:
        voice.tell("rules-nothing", query=query[:60])
        suggest(voice, list(book.rules.values()), query)
        return False
    for rule in found[:most]:
        show_rule(voice, rule)
    if len(found) > most:
        voice.tell("rules-more", style="dim", shown=most)
    return True


def show_rule(voice: Voice, rule: "Rule") -> None:
    """One rule with its id, its text and its provenance."""
    from rich.markdown import Markdown
    from rich.markup import escape
    from rich.padding import Padding

    marks = ", ".join(voice.say(f"mark-{mark}") for mark in rule.provenance)
    voice.console.print(
        f"[bold cyan]{rule.id}[/]  [bold]{escape(rule.title)}[/]  [dim]{escape(rule.chapter)}[/]"
    )
    voice.console.print(Padding(Markdown(rule.text), (0, 0, 0, 2)))
    voice.console.print(f"  [dim]{escape(voice.say('rules-provenance', marks=marks))}[/]")
    voice.console.print()


def show_contents(voice: Voice, game: "Game[Any]") -> None:
    """Every chapter with its rules, those of the table at the end."""
    from rich.markup import escape

    from ludotheque.core.rulebook import rulebook

    rules = list(rulebook(game.folder, voice.lang).rules.values())
    rules.sort(key=lambda rule: rule.id.startswith("LU-"))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            voice.console.print(f"\n[bold]{escape(chapter)}[/]")
        voice.console.print(f"  [cyan]{rule.id:<10}[/] {escape(rule.title)}")
    voice.console.print()
    voice.tell("rules-how", style="dim", game=game.id)


def game_of(voice: Voice, id: str) -> "tuple[Game[Any], str]":
    """The game of a rule, and its id as the game writes it."""
    from difflib import get_close_matches

    from ludotheque.core.catalogue import game_ids
    from ludotheque.core.rulebook import rulebook

    given = id.strip().casefold()
    known: dict[str, str] = {}
    for game_id in game_ids():
        game = load(game_id)
        for rule in rulebook(game.folder, voice.lang).rules:
            if rule.casefold() == given:
                return game, rule
            known[rule.casefold()] = rule
    near = [known[one] for one in get_close_matches(given, known, n=3, cutoff=0.7)]
    if near:
        raise Complaint("error-unknown-rule-near", rule=id[:20], known=", ".join(near))
    raise Complaint("error-unknown-rule", rule=id[:20])


def suggest(voice: Voice, rules: "list[Rule]", query: str) -> None:
    """Titles spelled similarly to the query, else the table of contents."""
    from difflib import get_close_matches

    from ludotheque.core.rulebook import fold

    by_word: dict[str, Rule] = {}
    for rule in rules:
        for word in fold(rule.title).replace("’", " ").replace("'", " ").split():
            by_word.setdefault(word.strip(".,;:«»()"), rule)
        by_word.setdefault(rule.id.lower(), rule)
    near = [by_word[word] for part in fold(query).split() for word in get_close_matches(part, by_word, n=2)]
    if near:
        voice.tell("rules-perhaps")
        for rule in dict.fromkeys(near):
            voice.console.print(f"  [cyan]{rule.id}[/] {rule.title}")
    else:
        voice.tell("rules-try", style="dim")
