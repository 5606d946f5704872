"""The command line's own words, in French or English, and the screen they are written on."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from rich.console import Console

LANGUAGES = ("fr", "en")
DEFAULT = "fr"
# Where a language may be set, first come first served.
ENVIRONMENT = ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


# What a message may be given at most, and what a user typed is repeated of.
LONGEST = 900
REPEATED = 150


class Complaint(Exception):
    """Something the user asked for can't be done: a message id and its arguments; the exit code is 2."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.args_of_message = args


class Voice:
    """Speaks one language; prints to the screen of this run."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def bundle(self) -> FluentBundle:
        from ludotheque.core.words import bundle_of

        return bundle_of(self.lang, [Path(__file__).parent.parent / f"{self.lang}.ftl"])

    @cached_property
    def console(self) -> Console:
        from rich.console import Console

        return Console(highlight=False, emoji=False)

    @cached_property
    def errors(self) -> Console:
        from rich.console import Console

        return Console(stderr=True, highlight=False, emoji=False)

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments filled in; one that is missing is a mistake of ours, not the user's."""
        return self._format(message, self.bundle.get_message(message).value, args)

    def detail(self, message: str, attribute: str) -> str | None:
        """A side word of a message (the placeholder of an option's value, an example), if it has one."""
        pattern = self.bundle.get_message(message).attributes.get(attribute)
        return None if pattern is None else self._format(message, pattern, {})

    def _format(self, message: str, pattern: Any, args: dict[str, Any]) -> str:
        # Fluent refuses arguments of more than a thousand characters.
        shown = {
            name: shortened(value, LONGEST) if isinstance(value, str) else value
            for name, value in args.items()
        }
        text, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise LookupError(f"cli: {message} in {self.lang}.ftl: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def tell(self, message: str, style: str = "", **args: Any) -> None:
        """Print a message as a line of its own."""
        self.console.print(self.say(message, **args), style=style or None, markup=False)

    def item(self, text: str, style: str = "", mark: str = "·") -> None:
        """Print a line of a list; where it is too long it stays indented."""
        import textwrap

        first, rest = f"  {mark} ", " " * (len(mark) + 3)
        lines = textwrap.wrap(text, max(20, self.console.width), initial_indent=first, subsequent_indent=rest)
        for line in lines:
            self.console.print(line, style=style or None, markup=False)

    def complain(self, line: str) -> None:
        """Print an error: one line, red where the terminal has colours."""
        self.errors.print(line, style="red", markup=False, soft_wrap=True)


def shortened(text: str, most: int) -> str:
    """The beginning and the end of a long text; the end of a path says most."""
    return text if len(text) <= most else f"{text[: most // 3]}…{text[-(2 * most // 3) :]}"


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The first variable that names a language we speak decides; else French."""
    for name in ENVIRONMENT:
        for lang in LANGUAGES:
            if environment.get(name, "").lower().startswith(lang):
                return lang
    return DEFAULT


def take_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the arguments without it."""
    found: str | None = None
    rest: list[str] = []
    waiting = iter(args)
    for arg in waiting:
        if arg == "--":
            rest += [arg, *waiting]
        elif arg == "--lang":
            found = next(waiting, "")
        elif arg.startswith("--lang="):
            found = arg.removeprefix("--lang=")
        else:
            rest.append(arg)
    return found, rest
