"""Errors of the command line itself, in the user's language. Typer's messages are English only."""

import re
from collections.abc import Callable
from typing import Any

from ludotheque.cli.text.voice import Voice
from ludotheque.core.limits import Unfit

# Patterns of Typer's messages, and our messages for them. Unknown ones are omitted; a test compares this table with all
# messages in Typer's sources.
SAID = {
    r"Option '(?P<name>.*)' requires an argument\.": "usage-needs-value",
    r"Option '(?P<name>.*)' does not take a value\.": "usage-takes-no-value",
    r"Got unexpected extra argument\(s\) \((?P<name>.*)\)": "usage-too-many",
}


def line_for(error: Any, voice: Voice, unfit: Callable[[str, Unfit, Voice], str]) -> str | None:
    """The line for an error of Typer; None for others. Its classes are not public: they are recognised by name."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        lead = voice.say("error-no-option", option=error.option_name)
    elif kind == "MissingParameter":
        lead = voice.say("error-missing", name=name_of(error.param, voice))
    elif kind == "BadParameter":
        value = unfit_in(error)
        name = name_of(error.param, voice)
        lead = voice.say("error-value", name=name) if value is None else unfit(name, value, voice)
    elif kind in ("UsageError", "BadOptionUsage", "BadArgumentUsage"):
        lead = translated(error.message, voice)
    else:
        return None
    command = getattr(getattr(error, "ctx", None), "command_path", "ludotheque")
    return f"{lead} {voice.say('error-see-help', command=command)}"


def translated(message: str, voice: Voice) -> str:
    for pattern, ours in SAID.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return voice.say(ours, **found.groupdict())
    return voice.say("error-usage")


def unfit_in(error: Any) -> Unfit | None:
    """The error of our own parser: Pydantic, called by Typer, keeps the exception among its details."""
    details: list[Any] = getattr(error.__cause__, "errors", list)()
    found = details[0].get("ctx", {}).get("error") if details else None
    return found if isinstance(found, Unfit) else None


def name_of(param: Any, voice: Voice) -> str:
    """An argument is named as in the help, an option by its own name."""
    if param is None:
        return "?"
    if param.param_type_name == "argument":
        return voice.detail(f"param-{param.name}", "value") or str(param.name)
    return str(param.opts[0])
