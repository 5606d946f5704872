"""Errors that no route answers itself: `{error, message}` in the language of the request.

The language is `lang` in the query, else `Accept-Language`, else English.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final
from urllib.parse import parse_qs

from fluent.runtime import FluentBundle
from litestar.exceptions import HTTPException

from ludotheque.core.words import LANGUAGES, bundle_of
from ludotheque.web.shapes import Problem

OTHERWISE = "en"
NONE: Final[Mapping[str, str]] = MappingProxyType({})
# By status, for framework errors without detail.
BY_STATUS = {
    400: "malformed",
    401: "session",
    403: "forbidden",
    404: "not-found",
    405: "method",
    408: "slow",
    413: "too-large",
    415: "content-type",
    426: "upgrade",
    429: "wait",
    431: "head",
    500: "broken",
}
# Messages whose code has another name, because clients treat several causes alike.
CODES = dict.fromkeys(("fields", "twice", "depth", "encoding", "broken-off", "no-http"), "malformed")
CODES |= {"figures": "session", "too-many": "wait", "follow": "not_found", "other": "http"}


def problem(message: str, lang: str, seconds: int = 0, args: Mapping[str, str] = NONE) -> Problem:
    """The message `failure-<message>` of web/fr.ftl or web/en.ftl, with its code."""
    pattern = _words(lang).get_message(f"failure-{message}").value
    assert pattern is not None
    text, errors = _words(lang).format_pattern(pattern, {**args, "seconds": str(seconds)})
    if errors:
        raise LookupError(f"web: {message} in {lang}.ftl: {errors[0]}")
    return Problem(CODES.get(message, message.replace("-", "_")), str(text), seconds)


def of_framework(error: HTTPException, lang: str) -> Problem:
    """A framework error; its detail may be the name of a message."""
    status = error.status_code
    if error.detail in ("figures", "session"):
        return problem(error.detail, lang)
    if status == 400:
        wrong = (
            [each for each in error.extra if isinstance(each, dict)] if isinstance(error.extra, list) else []
        )
        names = [str(each.get("key") or each.get("source") or "?")[:60] for each in wrong[:5]]
        said = [
            f"{name}: {str(each.get('message', ''))[:200]}" for name, each in zip(names, wrong, strict=False)
        ]
        if said:
            return problem("fields", lang, args={"names": ", ".join(names), "detail": "; ".join(said)})
    if status in BY_STATUS:
        return problem(BY_STATUS[status], lang)
    return problem("other", lang, args={"status": str(status)})


def language_of(query: bytes | str, accepted: str) -> str:
    """The language that a request asks for."""
    text = query.decode("latin-1") if isinstance(query, bytes) else query
    given = parse_qs(text).get("lang", [""])[0]
    if given in LANGUAGES:
        return given
    best, found = 0.0, OTHERWISE
    for wish in accepted.lower().split(","):
        name, _, parameters = wish.partition(";")
        lang, weight = name.strip().partition("-")[0], _weight(parameters)
        if lang in LANGUAGES and weight > best:
            best, found = weight, lang
    return found


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, float(value))
    except ValueError:
        return 0.0


@cache
def _words(lang: str) -> FluentBundle:
    return bundle_of(lang, [Path(__file__).parent / f"{lang}.ftl"])
