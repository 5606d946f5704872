"""What errors of the rooms below say, in the user's language. They are English; `details.fr.toml` has the French.

As with gettext the English sentence is the key, with {} where something is filled in. A test holds the file against all
sentences in the sources. One without French is not shown in French: the line then names the way to read it.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

from ludotheque.cli.voice import Voice

FRENCH = Path(__file__).parent / "details.fr.toml"
DEEPEST = 5  # what is filled in may be such a sentence itself


def said(voice: Voice, text: str) -> str:
    """A sentence of an error, in the language of this voice."""
    if voice.lang == "en":
        return text
    return in_french(text) or voice.say("detail-in-english")


def in_french(text: str, depth: int = 0) -> str | None:
    """The French sentence; nothing where the English one is not known."""
    if depth > DEEPEST:
        return None
    for pattern, french in sentences():
        found = pattern.fullmatch(text)
        if found:
            filled = [in_french(part, depth + 1) or part for part in found.groups()]
            return _filled(french, filled)
    before, colon, after = text.partition(": ")  # a file or a key stands before
    rest = in_french(after, depth + 1) if colon else None
    return rest and f"{before}\N{NO-BREAK SPACE}: {rest}"


@cache
def sentences() -> list[tuple[re.Pattern[str], str]]:
    """Places in a text first, then those that begin with words, the longest first: a short one may fit a part."""
    read = tomllib.loads(FRENCH.read_text(encoding="utf-8"))
    ordered = sorted(read.items(), key=lambda pair: _order(pair[0]))
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
