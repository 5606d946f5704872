"""The command line's own words, in French or English, and the console they are printed on."""

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
# The environment variables for the language, in order of priority.
ENVIRONMENT = ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


# The maximal length of a message argument, and of repeated user input.
LONGEST = 900
REPEATED = 150


class Complaint(Exception):
    """Something the user requested can't be done: a message id and its arguments; the exit code is 2."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.args_of_message = args


class Voice:
    """Messages in one language, printed on the console of this run."""

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
        """A message with its arguments; a missing one is a bug."""
        return self._format(message, self.bundle.get_message(message).value, args)

    def detail(self, message: str, attribute: str) -> str | None:
        """An attribute of a message (the placeholder of an option's value, an example), if it has one."""
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
        """Print a line of a list; continuation lines are indented."""
        import textwrap

        first, rest = f"  {mark} ", " " * (len(mark) + 3)
        lines = textwrap.wrap(text, max(20, self.console.width), initial_indent=first, subsequent_indent=rest)
        for line in lines:
            self.console.print(line, style=style or None, markup=False)

    def complain(self, line: str) -> None:
        """Print an error: one line, red if the terminal has colours."""
        self.errors.print(line, style="red", markup=False, soft_wrap=True)


def shortened(text: str, most: int) -> str:
    """The beginning and the end of a long text; the end of a path is the most useful part."""
    return text if len(text) <= most else f"{text[: most // 3]}…{text[-(2 * most // 3) :]}"


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The first variable that names a supported language decides; else French."""
    for name in ENVIRONMENT:
        for lang in LANGUAGES:
            if environment.get(name, "").lower().startswith(lang):
                return lang
    return DEFAULT


def take_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it is, and the arguments without it."""
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
