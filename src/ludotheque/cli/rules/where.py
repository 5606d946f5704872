"""`ludotheque where RULE`: where the code implements a rule, its refusals, tests and scenarios."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.rules.rules import game_of
from ludotheque.cli.text.voice import Voice

if TYPE_CHECKING:
    from ludotheque.conformance.carriers import Place


def run(voice: Voice, id: str) -> int:
    """Print the places of a rule; 1 if no code carries it."""
    from rich.markup import escape

    from ludotheque.conformance.carriers import carriers_of, citing_tests, folder_of_tests, scenarios_of
    from ludotheque.core.rulebook import rulebook

    game, rule = game_of(voice, id)
    book = rulebook(game.folder, voice.lang)
    found = carriers_of(game, rule)
    voice.console.print(f"[bold cyan]{rule}[/]  [bold]{escape(book.rules[rule].title)}[/]")
    show(voice, "where-carried", found.stated or found.cited)
    if found.stated:
        show(voice, "where-cited", found.cited)
    show(voice, "where-refusals", found.refused)
    if not (found.stated or found.cited or found.refused):
        voice.tell("where-nowhere", style="red")
    folder = Path(game.folder)
    tests = folder_of_tests(folder)
    if tests is None:
        voice.tell("where-no-tests", style="dim")
    else:
        show(voice, "where-tests", citing_tests(rule, list(book.rules), tests))
    show(voice, "where-scenarios", scenarios_of(rule, folder))
    return 0 if found.stated or found.cited or found.refused else 1


def show(voice: Voice, heading: str, places: "Sequence[Place]") -> None:
    """Places below a heading, each on a line that editors can open."""
    if not places:
        return
    voice.tell(heading)
    for place in places:
        voice.console.print(
            f"  {shown(place.file)}:{place.line}  {place.name}", markup=False, soft_wrap=True, style="dim"
        )


def shown(file: Path) -> Path:
    """A path relative to the working directory if the file is below it, else to the root."""
    here = Path.cwd()
    return file.relative_to(here) if file.is_relative_to(here) else file
