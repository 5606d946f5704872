"""No-break spaces in French texts that are written with ordinary ones."""

# Interpreted: texts of files.

import re
from typing import Final

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
_BEFORE: Final = re.compile(r" (?=[;:!?»])")
_AFTER: Final = re.compile(r"(?<=«) ")


def spaced(text: str, lang: str) -> str:
    """The text with no-break spaces at French punctuation; texts of other languages are unchanged."""
    if lang != "fr":
        return text
    return _AFTER.sub(NO_BREAK_SPACE, _BEFORE.sub(NO_BREAK_SPACE, text))
