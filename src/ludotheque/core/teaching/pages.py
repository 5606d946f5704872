"""Coach cards and overviews: Markdown files of a game, read like its rules.

`coach.<lang>.md` has a card for each step that asks, `overview.<lang>.md` a few sections about the game. Each paragraph
ends with the ids of its rules in brackets.
"""

# Interpreted: reads files.

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

from ludotheque.core.game import Game
from ludotheque.core.texts.spacing import spaced
from ludotheque.core.words import can_be_asked

# The sections that every overview has, in this order.
SECTIONS: Final = ("goal", "points", "end")
_HEADING: Final = re.compile(r"^### (?P<heading>.+)$")
_STEPS: Final = re.compile(r"^[a-z][a-z0-9_]*(, [a-z][a-z0-9_]*)*$")
_TITLED: Final = re.compile(r"^(?P<id>[a-z][a-z0-9_]*) (?P<title>\S.*)$")
PART: Final = r"[a-z][a-z0-9_-]*(:[a-z0-9_-]+)?"
_AT: Final = re.compile(rf"^_at: (?P<parts>{PART}(, {PART})*)_$")
_RULES: Final = re.compile(r"^(?P<text>.*\S) \[(?P<rules>[A-Z]+-[^\s,\]]+(, [A-Z]+-[^\s,\]]+)*)\]$")


class BadPage(ValueError):
    """A file of cards or of an overview that can't be read; the message has the file, the heading and what was
    expected."""


@dataclass(frozen=True)
class Paragraph:
    """A text, and the rules it cites."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """What one or more questions ask and why it matters, points to weigh, and the parts of the page to point at, in
    order of preference."""

    steps: tuple[str, ...]
    at: tuple[str, ...]
    asked: Paragraph
    points: tuple[Paragraph, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules of the card, each once."""
        return tuple(dict.fromkeys(rule for part in (self.asked, *self.points) for rule in part.rules))


@dataclass(frozen=True)
class Section:
    """A section of an overview."""

    id: str
    title: str
    said: Paragraph


def cards(game: Game[Any], lang: str) -> dict[str, Card]:
    """The card of each step; empty for a game without a coach."""
    return read_cards(Path(game.folder) / f"coach.{lang}.md")


def overview(game: Game[Any], lang: str) -> tuple[Section, ...]:
    """The sections of the overview; empty for a game without one."""
    return read_overview(Path(game.folder) / f"overview.{lang}.md")


def steps_that_ask(game: Game[Any]) -> list[str]:
    """The steps that can be a question: each has a card in a game with a coach."""
    return [step.name for step in game.steps if can_be_asked(step)]


@cache
def read_cards(path: Path) -> dict[str, Card]:
    """The cards of a file, by step."""
    found: dict[str, Card] = {}
    for block in _blocks(path):
        if not _STEPS.match(block.heading):
            block.refuse("expected one or more steps, separated by a comma and a space")
        if len(block.paragraphs) != 1:
            block.refuse(f"expected one paragraph before the points, got {len(block.paragraphs)}")
        if not block.points:
            block.refuse("expected points to weigh, each beginning with `- `")
        card = Card(tuple(block.heading.split(", ")), block.at, block.paragraphs[0], tuple(block.points))
        if not card.rules:
            block.refuse("expected at least one rule in brackets, such as [XY-3.2]")
        for step in card.steps:
            if step in found:
                block.refuse(f"{step} has a card already")
            found[step] = card
    return found


@cache
def read_overview(path: Path) -> tuple[Section, ...]:
    """The sections of a file, in order."""
    found: list[Section] = []
    for block in _blocks(path):
        titled = _TITLED.match(block.heading)
        if titled is None:
            block.refuse("expected an id and a title, such as `### goal The goal`")
        if block.at or block.points or len(block.paragraphs) != 1:
            block.refuse("expected one paragraph and nothing else")
        if titled["id"] in [section.id for section in found]:
            block.refuse(f"there is a section {titled['id']} already")
        if not block.paragraphs[0].rules:
            block.refuse("expected at least one rule in brackets, such as [XY-3.2]")
        found.append(Section(titled["id"], spaced(titled["title"], block.lang), block.paragraphs[0]))
    ids = [section.id for section in found]
    if found and [id for id in ids if id in SECTIONS] != list(SECTIONS):
        raise BadPage(
            f"{path}: expected the sections {', '.join(SECTIONS)} in this order, got {', '.join(ids)}"
        )
    return tuple(found)


class _Block:
    """A heading with its lines."""

    def __init__(self, path: Path, heading: str) -> None:
        self.path = path
        self.lang = path.stem.rpartition(".")[2]
        self.heading = heading
        self.at: tuple[str, ...] = ()
        self.paragraphs: list[Paragraph] = []
        self.points: list[Paragraph] = []

    def refuse(self, expected: str) -> NoReturn:
        raise BadPage(f"{self.path}: {self.heading}: {expected}")

    def read(self, lines: list[str]) -> None:
        """Paragraphs are separated by empty lines; a line that begins with `- ` begins a point."""
        open_lines: list[str] = []
        for line in [*lines, ""]:
            text = line.strip()
            if open_lines and (not text or text.startswith("- ")):
                self._add(" ".join(open_lines))
                open_lines = []
            if text:
                open_lines.append(text)

    def _add(self, text: str) -> None:
        at = _AT.match(text)
        if at is not None:
            if self.at or self.paragraphs or self.points:
                self.refuse("expected `_at: …_` once, below the heading")
            self.at = tuple(at["parts"].split(", "))
            return
        if text.startswith("_at"):
            self.refuse(f"expected `_at: part, part_`, got {text!r}")
        if text.startswith("- "):
            self.points.append(self._paragraph(text[2:].strip()))
        elif self.points:
            self.refuse("expected nothing after the points")
        else:
            self.paragraphs.append(self._paragraph(text))

    def _paragraph(self, text: str) -> Paragraph:
        ruled = _RULES.match(text)
        said = text if ruled is None else ruled["text"]
        if "[" in said or "]" in said:
            self.refuse(
                f"expected rules in brackets only at the end of a paragraph, such as [XY-3.2]: {text[-60:]!r}"
            )
        return Paragraph(spaced(said, self.lang), () if ruled is None else tuple(ruled["rules"].split(", ")))


def _blocks(path: Path) -> Iterator[_Block]:
    """The headings of a file with what stands below them; none without the file."""
    if not path.is_file():
        return
    block: _Block | None = None
    lines: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        if block is not None:
            block.read(lines)
            yield block
        block, lines = _Block(path, heading["heading"].strip()), []
    if block is not None:
        block.read(lines)
        yield block
