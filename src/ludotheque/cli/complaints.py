"""What goes wrong, said in one line: the user's language leads in, a technical detail in English may follow."""

import errno
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from ludotheque.cli.voice import Complaint, Voice

USAGE = 2
BROKEN = 1


def unknown(message: str, given: str, known: Sequence[str]) -> Complaint:
    """A name that is not one of those there are; the nearest ones come first."""
    near = get_close_matches(given, known, n=3, cutoff=0.5)
    return Complaint(message, given=given[:60], known=", ".join(near or known))


def code_for(error: Exception) -> int:
    """2 for a user's mistake; 1 for what a check of ours found."""
    return BROKEN if type(error).__name__ == "Broken" else USAGE


def line_for(error: Exception, voice: Voice) -> str | None:
    """The line for this error; None when it is a mistake in the program, which shows its traceback."""
    if isinstance(error, Complaint):
        return voice.say(error.message, **error.args_of_message)
    usage = _usage(error, voice)
    if usage is not None:
        return usage
    if type(error).__name__ == "Unusable":
        return _database(error, voice)
    if isinstance(error, OSError) and error.errno != errno.EPIPE:
        return voice.say("error-file", file=str(error.filename or "?"), detail=error.strerror or str(error))
    return _core(error, voice)


def _usage(error: Any, voice: Voice) -> str | None:
    """Errors of the command line itself. Typer brings its own copy of Click, so they go by name."""
    kind = type(error).__name__
    ctx = getattr(error, "ctx", None)
    hint = voice.say("error-see-help", command=getattr(ctx, "command_path", "ludotheque"))
    if kind == "NoSuchOption":
        lead = voice.say("error-no-option", option=error.option_name)
    elif kind == "MissingParameter":
        lead = voice.say("error-missing", name=_name(error.param, voice))
    elif kind == "BadParameter":
        lead = voice.say("error-value", name=_name(error.param, voice), detail=error.message)
    elif kind in ("UsageError", "BadOptionUsage", "BadArgumentUsage"):
        lead = voice.say("error-usage", detail=error.message)
    else:
        return None
    return f"{lead} {hint}"


def _name(param: Any, voice: Voice) -> str:
    """An argument goes by the word the help has for it, an option by its own name."""
    if param is None:
        return "?"
    if param.param_type_name == "argument":
        return voice.detail(f"param-{param.name}", "value") or str(param.name)
    return str(param.opts[0])


def _database(error: Any, voice: Voice) -> str:
    """The store gives a short reason, which is worded here."""
    return voice.say("error-database", database=error.database, reason=error.reason, detail=error.detail)


def _core(error: Exception, voice: Voice) -> str | None:
    """Errors of the rooms below; their own message is a technical detail, in English."""
    from ludotheque.core.data import DataError
    from ludotheque.core.game import BadSetup
    from ludotheque.core.journal import BadJournal
    from ludotheque.core.position import BadPosition
    from ludotheque.core.rulebook import LONGEST_QUERY, MOST_WORDS, QueryTooLong
    from ludotheque.core.words import MissingWord

    if isinstance(error, DataError):
        return voice.say("error-data", file=error.file, key=error.key, detail=error.expected)
    if isinstance(error, BadSetup):
        return voice.say("error-setup", detail=str(error))
    if isinstance(error, (BadJournal, BadPosition)):
        return voice.say("error-journal", detail=str(error))
    if isinstance(error, QueryTooLong):
        return voice.say("rules-too-long", words=MOST_WORDS, characters=LONGEST_QUERY)
    if isinstance(error, MissingWord):
        return voice.say("error-words", detail=str(error.args[0]))
    if type(error).__name__ == "Broken":
        return voice.say("error-broken", detail=str(error))
    return None
