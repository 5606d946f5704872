"""The choices as a numbered list, grouped by verb; common beginnings become headings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.cli.text.voice import Voice

if TYPE_CHECKING:
    from ludotheque.core.words import Words

# From this many choices of a verb on, their common beginning becomes a heading.
ENOUGH_FOR_HEADING = 3


@dataclass(frozen=True)
class Group:
    """Choices of one verb. `heading` is their common beginning, empty if it is not informative."""

    heading: str
    items: list[tuple[int, str]]


def grouped(words: "Words", numbered: Sequence[tuple[int, int]], players: Sequence[str]) -> list[Group]:
    """Choices with their numbers, in their order, verb by verb."""
    verbs: dict[str, list[tuple[int, int]]] = {}
    for number, action in numbered:
        verbs.setdefault(words.game.vocabulary.find(action).name, []).append((number, action))
    groups = []
    for items in verbs.values():
        enough = len(items) >= ENOUGH_FOR_HEADING
        heading, rests = split_heading(words, [action for _, action in items], players, enough)
        groups.append(
            Group(heading, [(number, rest) for (number, _), rest in zip(items, rests, strict=True)])
        )
    return groups


def split_heading(
    words: "Words", actions: Sequence[int], players: Sequence[str], enough: bool = True
) -> tuple[str, list[str]]:
    """The common beginning of these choices, and the rest of each. Names of things are never split."""
    texts = [words.action(action, players) for action in actions]
    if not enough or len(texts) < 2:
        return "", texts
    befores = [
        before_names(words, action, text, players) for action, text in zip(actions, texts, strict=True)
    ]
    shared: list[str] = []
    for several in zip(*(before.split(" ")[:-1] for before in befores), strict=False):
        if len(set(several)) > 1:
            break
        shared.append(several[0])
    heading = " ".join(shared)
    return heading, [text[len(heading) :].strip() for text in texts]


def before_names(words: "Words", action: int, text: str, players: Sequence[str]) -> str:
    """A choice up to the first thing it names."""
    verb = words.game.vocabulary.find(action)
    places = []
    for domain, value in zip(verb.domains, verb.args(action), strict=True):
        name = words.thing(domain, value, players)
        if isinstance(name, str):
            places.append(text.find(name))
    named = [place for place in places if place >= 0]
    return text[: min(named)] if named else text


def show_choices(voice: Voice, groups: list[Group]) -> None:
    """Each group under its heading, in columns if there are many."""
    from rich.columns import Columns
    from rich.markup import escape
    from rich.padding import Padding

    last = max(number for group in groups for number, _ in group.items)
    for group in groups:
        cells = [
            f"[bold cyan]{str(number).rjust(len(str(last)))}[/]  {escape(text)}"
            for number, text in group.items
        ]
        if group.heading:
            voice.console.print(f"   [dim]{escape(group.heading)}…[/]")
            voice.console.print(Padding(Columns(cells, padding=(0, 4, 0, 0)), (0, 0, 0, 3)))
        else:
            for cell in cells:
                voice.console.print(f"   {cell}")
