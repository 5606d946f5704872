"""What errors say, in both languages. They are English; `details.fr.toml` and `positions.fr.toml` have the French.

As with gettext the English sentence is the key, with {} where something is filled in. A test holds the files against
all sentences in the sources.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

FRENCH: Final = tuple(Path(__file__).parent / f"{name}.fr.toml" for name in ("details", "positions"))
DEEPEST: Final = 5  # what is filled in may be such a sentence itself


def in_both_languages(text: str) -> dict[str, str] | None:
    """The sentence of an error by language; nothing where its French is not known."""
    french = in_french(text)
    return {"fr": french, "en": text} if french is not None else None


def in_french(text: str, depth: int = 0) -> str | None:
    """The French sentence; nothing where the English one is not known."""
    if depth > DEEPEST:
        return None
    parts = text.split("; ")  # all that is wrong with a position, if each of them is a sentence
    several = [in_french(part, depth + 1) for part in parts] if len(parts) > 1 else [None]
    if all(several):
        return "\N{NO-BREAK SPACE}; ".join(filter(None, several))
    for pattern, french in sentences():
        found = pattern.fullmatch(text)
        if found:
            filled = [in_french(part, depth + 1) or part for part in found.groups()]
            return _filled(french, filled)
    before, colon, after = text.partition(": ")  # a file or a key stands before
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
    """Places in a text first, then those that begin with words, the longest first: a short one may fit a part."""
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
