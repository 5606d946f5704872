"""Errors in one line, in the user's language."""

import errno
import traceback
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from ludotheque.cli.text import usage
from ludotheque.cli.text.details import said
from ludotheque.cli.text.voice import REPEATED, Complaint, Voice, shortened
from ludotheque.core.limits import Unfit

USAGE = 2
BROKEN = 1

# The packages that need the extra `server` of pyproject.toml.
SERVER = ("ludotheque.store", "ludotheque.table", "ludotheque.web")


def unknown(message: str, given: str, known: Sequence[str]) -> Complaint:
    """An unknown name; the nearest known ones are suggested first."""
    near = get_close_matches(given, known, n=3, cutoff=0.5)
    return Complaint(message, given=given[:60], known=", ".join(near or known))


def code_for(error: Exception) -> int:
    """2 for a user's mistake; 1 for a failed check."""
    return BROKEN if type(error).__name__ == "Broken" else USAGE


def line_for(error: Exception, voice: Voice) -> str | None:
    """The line for this error; None for a bug, which shows its traceback."""
    said = _said(error, voice)
    return None if said is None else one_line(said)


def _said(error: Exception, voice: Voice) -> str | None:
    if isinstance(error, Complaint):
        return voice.say(error.message, **error.args_of_message)
    misused = usage.line_for(error, voice, unfit)
    if misused is not None:
        return misused
    if type(error).__name__ == "BadSetting":
        return _setting(error, voice)
    if type(error).__name__ == "Unusable":
        return _database(error, voice)
    if isinstance(error, ModuleNotFoundError) and imported_by(error).startswith(SERVER):
        return voice.say("error-no-server", package=error.name or "?")
    if isinstance(error, OSError) and error.errno != errno.EPIPE:
        return voice.say("error-file", file=str(error.filename or "?"), code=system_code(error))
    return _core(error, voice)


def imported_by(error: ModuleNotFoundError) -> str:
    """The module of this program that imported a third-party package that is not installed; empty if there is none."""
    if (error.name or "").partition(".")[0] == "ludotheque":
        return ""
    found = ""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith("ludotheque."):
            found = module
    return found


def one_line(text: str) -> str:
    """Control characters typed by a user, such as line breaks, are escaped."""
    return "".join(
        char.encode("unicode_escape").decode() if unicodedata.category(char)[0] == "C" else char
        for char in text
    )


def unfit(name: str, value: Unfit, voice: Voice) -> str:
    """A setting or an option with an invalid value, and what is allowed."""
    expected = voice.say(f"value-{value.expected}", **value.facts)
    if not value.given.strip():
        return voice.say("error-empty", name=name, expected=expected)
    return voice.say("error-unfit", name=name, given=shortened(value.given, REPEATED), expected=expected)


def system_code(error: OSError) -> str:
    """The name of a system error, for which our messages have words: Python's are English only."""
    return errno.errorcode.get(error.errno or 0, "unknown")


def _setting(error: Any, voice: Voice) -> str:
    return unfit(error.variable, error.unfit, voice)


def _database(error: Any, voice: Voice) -> str:
    """The store gives a short reason code."""
    return voice.say("error-database", database=error.database, reason=error.reason, detail=error.detail)


def _core(error: Exception, voice: Voice) -> str | None:
    """Errors of the packages below."""
    from ludotheque.core.data import DataError
    from ludotheque.core.game import BadSetup
    from ludotheque.core.journal import BadJournal, OtherComponents
    from ludotheque.core.position import BadPosition
    from ludotheque.core.rulebook import LONGEST_QUERY, MOST_WORDS, QueryTooLong
    from ludotheque.core.words import MissingWord

    if isinstance(error, DataError):
        return voice.say("error-data", file=error.file, key=error.key, detail=said(voice, error.expected))
    if isinstance(error, BadSetup):
        return voice.say("error-setup", detail=said(voice, str(error)))
    if isinstance(error, OtherComponents):
        return voice.say("error-components", detail=said(voice, str(error)))
    if isinstance(error, (BadJournal, BadPosition)):
        return voice.say("error-journal", detail=said(voice, str(error)))
    if isinstance(error, QueryTooLong):
        return voice.say("rules-too-long", words=MOST_WORDS, characters=LONGEST_QUERY)
    if isinstance(error, MissingWord):
        return voice.say("error-words", detail=str(error.args[0]))
    if type(error).__name__ == "Broken":
        return voice.say("error-broken", detail=str(error))
    return None
