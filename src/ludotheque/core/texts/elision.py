"""French words that are elided before a name: «de Maude», «d’Étienne», «qu’Hélène».

Fluent files call these functions: `{ DE($seat) }`. The browser has the same (`frontend/src/lib/elision.ts`).
"""

# Interpreted: called by Fluent.

import unicodedata
from collections.abc import Callable
from typing import Any

# Foreign names in Ha- mostly begin with an aspirated h: «de Hassan», but «d’Henri».
ASPIRATED = ("ha",)


def elides(name: str) -> bool:
    """Whether a French word is elided before this name."""
    bare = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = "".join(c for c in bare if not unicodedata.combining(c))
    if letters.startswith("h"):
        return letters[1:2] in tuple("eiouy") and not letters.startswith(ASPIRATED)
    if letters.startswith("y"):
        return letters[1:2].isalpha() and letters[1] not in "aeiou"
    return letters[:1] in tuple("aeiou")


def _before(name: object, whole: str, elided: str) -> str:
    text = str(name)
    return f"{elided}{text}" if elides(text) else f"{whole} {text}"


def _de(name: object) -> str:
    return _before(name, "de", "d’")


def _que(name: object) -> str:
    return _before(name, "que", "qu’")


FUNCTIONS: dict[str, Callable[..., Any]] = {"DE": _de, "QUE": _que}
