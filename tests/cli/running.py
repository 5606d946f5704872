"""Runs the command line in this process, or as a separate process."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from ludotheque.cli.main import app

ROOT = Path(__file__).parent.parent.parent
# No language settings from the developer's machine.
NO_LANGUAGE: dict[str, str | None] = dict.fromkeys(("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))


def run(
    *args: str, lang: str | None = None, input: str = "", width: int = 120, env: dict[str, str] | None = None
) -> Result:
    """A command in this process; French unless a language is given."""
    chosen = [] if lang is None else ["--lang", lang]
    environment = NO_LANGUAGE | {"COLUMNS": str(width)} | (env or {})
    return CliRunner().invoke(app, [*args, *chosen], input=input, env=environment)


def flat(result: Result) -> str:
    """The output without the line breaks of a narrow screen."""
    return " ".join(result.output.split())


def command(*args: str) -> list[str]:
    return [sys.executable, "-c", "from ludotheque.cli.main import main; main()", *args]


def environment(**env: str) -> dict[str, str]:
    """An inherited PYTHONPATH stays first, so that the compiled build can be tested."""
    kept = {key: value for key, value in os.environ.items() if key not in NO_LANGUAGE}
    paths = os.pathsep.join(path for path in (os.environ.get("PYTHONPATH"), str(ROOT)) if path)
    return kept | {"COLUMNS": "120", "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"} | env


def process(
    *args: str, input: str = "", cwd: Path | None = None, **env: str
) -> "subprocess.CompletedProcess[str]":
    """A command as a user runs it."""
    settings: dict[str, Any] = {"capture_output": True, "text": True, "encoding": "utf-8", "timeout": 300}
    return subprocess.run(
        command(*args), input=input, cwd=cwd, env=environment(**env), check=False, **settings
    )
