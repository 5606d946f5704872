"""The group of all commands: accepts `--lang` anywhere and reports every error in one line."""

import io
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from ludotheque.cli import completion
from ludotheque.cli.text import complaints, help
from ludotheque.cli.text.voice import LANGUAGES, Complaint, Voice, language_of, take_language

INTERRUPTED = 130


class Spoken(TyperCommand):
    """A command with its help in the chosen language."""

    def get_help(self, ctx: Any) -> str:
        return help.page(ctx, ctx.obj)


class Ludo(TyperGroup):
    """All commands. The `Voice` of the run is the context's object."""

    def get_help(self, ctx: Any) -> str:
        return help.page(ctx, ctx.obj)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise complaints.unknown("error-unknown-command", args[0], list(self.commands))
        return super().resolve_command(ctx, args)

    def main(  # type: ignore[override]  # the rest of Click's arguments go through
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> Any:
        """Run a command and exit with its code; user errors have no traceback."""
        take_all_bytes()
        if completion.asked():
            completion.prepare()
        lang, rest = take_language(sys.argv[1:] if args is None else args)
        voice = Voice(lang if lang in LANGUAGES else language_of())
        try:
            if lang is not None and lang not in LANGUAGES:
                raise Complaint("error-language", lang=lang or "?", known=", ".join(LANGUAGES))
            code = super().main(
                args=rest,
                prog_name=prog_name or "ludotheque",
                **(extra | {"standalone_mode": False, "obj": voice}),
            )
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except Exception as error:
            line = complaints.line_for(error, voice)
            if line is None:
                raise
            voice.complain(line)
            code = complaints.code_for(error)
        if code == INTERRUPTED:
            voice.complain(voice.say("interrupted"))
        sys.exit(code if isinstance(code, int) else 0)


def take_all_bytes() -> None:
    """Invalid UTF-8 in the input, and characters the terminal can't show, become replacement characters."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
