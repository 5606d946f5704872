"""Translations of error messages. Messages are English; `details.fr.toml` and `positions.fr.toml` have the French.

As with gettext, the English sentence is the key, with {} as placeholder. A test compares the files with all messages
in the sources.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

FRENCH: Final = tuple(Path(__file__).parent.parent / f"{name}.fr.toml" for name in ("details", "positions"))
DEEPEST: Final = 5  # placeholders may hold such messages themselves


def in_both_languages(text: str) -> dict[str, str] | None:
    """The message of an error by language; None without a French translation."""
    french = in_french(text)
    return {"fr": french, "en": text} if french is not None else None


def in_french(text: str, depth: int = 0) -> str | None:
    """The French message, or None."""
    if depth > DEEPEST:
        return None
    parts = text.split("; ")  # several errors of a position
    several = [in_french(part, depth + 1) for part in parts] if len(parts) > 1 else [None]
    if all(several):
        return "\N{NO-BREAK SPACE}; ".join(filter(None, several))
    for pattern, french in sentences():
        found = pattern.fullmatch(text)
        if found:
            filled = [in_french(part, depth + 1) or part for part in found.groups()]
            return _filled(french, filled)
    before, colon, after = text.partition(": ")  # with a file or a key in front
    rest = in_french(after, depth + 1) if colon else None
    return rest and f"{before}\N{NO-BREAK SPACE}: {rest}"


@cache
def known() -> dict[str, str]:
    """The French of each English sentence."""
    return {
        english: french
        for file in FRENCH
        for english, french in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


@cache
def sentences() -> list[tuple[re.Pattern[str], str]]:
    """Patterns in matching order: positions in a text first, then messages that begin with words, longest first."""
    ordered = sorted(known().items(), key=lambda pair: _order(pair[0]))
    return [
        (re.compile("(.*?)".join(map(re.escape, english.split("{}"))), re.DOTALL), french)
        for english, french in ordered
    ]


def _order(english: str) -> tuple[bool, bool, int]:
    return not english.startswith(("{} (", "{} - at ")), english.startswith("{}"), -len(english)


def _filled(french: str, parts: list[str]) -> str:
    """`{}` is the next part, `{2}` the second."""
    following = iter(parts)
    return re.sub(
        r"\{([0-9]?)\}", lambda hole: parts[int(hole[1]) - 1] if hole[1] else next(following), french
    )
