"""Names and chat lines fit for display: without invisible characters, and no name that can be confused with another."""

import re
import unicodedata
from functools import cache
from importlib.metadata import version
from importlib.resources import files

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from ludotheque.store.tables import LONGEST_SKELETON, PEOPLE, SETTINGS
from ludotheque.table.errors import Refused

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_MARKS = 2  # accents on one letter; more would cover the lines above and below

# Unicode's default-ignorable characters: not drawn, or only affecting their neighbours (including the direction of
# writing). And the blank of Braille, which is drawn but invisible.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# Joiners of emoji, which some scripts need as well.
JOINERS = re.compile("[\u200c\u200d\ufe00-\ufe0f]")


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name for display: no invisible characters, no runs of spaces, not empty, not too long."""
    short = tidy(name)
    if not 1 <= len(short) <= longest:
        raise Refused("name", f"a name has 1 to {longest} characters")
    return short


def tidy(name: str) -> str:
    """The same name however it was typed."""
    kept = "".join(c for c in INVISIBLE.sub("", name) if c.isspace() or unicodedata.category(c)[0] != "C")
    return _few_marks(unicodedata.normalize("NFC", " ".join(kept.split())))


def clean_talk(text: str) -> str:
    """A chat line without invisible characters."""
    kept = "".join(c for c in text if JOINERS.match(c) or not INVISIBLE.match(c))
    line = "".join(c for c in kept if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs")).strip()
    line = _few_marks(line)
    visible = any(unicodedata.category(c)[0] not in "CZ" for c in INVISIBLE.sub("", line))
    if not visible or len(line) > LONGEST_CHAT:
        raise Refused("text", f"a line of talk has 1 to {LONGEST_CHAT} characters")
    return line


def _few_marks(text: str) -> str:
    """Letters keep their first accents; stacked ones are removed."""
    kept, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.combining(c) or unicodedata.category(c) == "Me" else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)


# ---------------------------------------------------------------- names that look alike


def taken(c: Connection, name: str, but_for: str) -> bool:
    """Whether another person's account has this name or a similar one."""
    alike = select(PEOPLE.c.id).where(_looks_like(name), PEOPLE.c.login.is_not(None), PEOPLE.c.id != but_for)
    return c.execute(alike).first() is not None


def visitors_called(c: Connection, name: str, but_for: str) -> list[str]:
    """Other visitors with this name or a similar one: their names are not protected."""
    alike = select(PEOPLE.c.id).where(_looks_like(name), PEOPLE.c.login.is_(None), PEOPLE.c.id != but_for)
    return list(c.execute(alike).scalars())


def _looks_like(name: str) -> ColumnElement[bool]:
    looks = skeletons(name)
    return or_(PEOPLE.c.skeleton.in_(looks), PEOPLE.c.small_skeleton.in_(looks))


def name_columns(name: str) -> dict[str, str]:
    """The columns of a name in the store."""
    as_written, small = skeletons(name)
    return {"name": name, "skeleton": as_written, "small_skeleton": small}


def renew_skeletons(c: Connection) -> None:
    """Recompute the skeletons of all names with the installed Unicode tables; no effect if these are unchanged."""
    known = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == "skeletons")).scalar()
    now = f"3 {version('confusable-homoglyphs')} {unicodedata.unidata_version}"
    if known == now:
        return
    for person, name, login in c.execute(select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login)).all():
        values: dict[str, str | None] = {**name_columns(tidy(name) or name)}
        if login is not None:
            values["login"] = _login_today(c, login)
        c.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
    c.execute(delete(SETTINGS).where(SETTINGS.c.key == "skeletons"))
    c.execute(insert(SETTINGS), {"key": "skeletons", "value": now})


def _login_today(c: Connection, login: str) -> str:
    """The normalised login of an account's name today, unless another account has it."""
    typed = tidy(login).casefold()
    free = c.execute(select(PEOPLE.c.id).where(PEOPLE.c.login == typed)).first() is None
    return typed if typed and free else login


class _Homoglyph(msgspec.Struct):
    c: str


_read_homoglyphs = msgspec.json.Decoder(dict[str, list[_Homoglyph]]).decode


def skeletons(name: str) -> tuple[str, str]:
    """The skeletons of a name, as written and in lower case: names that share one of the two are confusable.

    Both are needed, since a letter may be similar to another in one case only: the Cyrillic В to B, but not в to b.
    """
    return _skeleton(tidy(name)), _skeleton(tidy(name).casefold())


def _skeleton(text: str) -> str:
    """The skeleton of Unicode's UTS 39, in lower case, without separators: spaces, hyphens, points, other
    punctuation. I is similar to l, so i counts as l, too."""
    prototypes = _prototypes()
    seen = "".join(prototypes.get(c, c) for c in unicodedata.normalize("NFKD", text))
    joined = "".join(c for c in seen if unicodedata.category(c)[0] not in "ZP") or seen
    return unicodedata.normalize("NFD", joined.casefold().replace("i", "l"))[:LONGEST_SKELETON]


@cache
def _prototypes() -> dict[str, str]:
    """For each character in Unicode's table of confusables, the character or characters it resembles."""
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    table = {
        INVISIBLE.sub("", text): [INVISIBLE.sub("", homoglyph.c) for homoglyph in alike]
        for text, alike in _read_homoglyphs(data).items()
    }
    found = {}
    for text, alike in table.items():
        # The library has each pair in both directions. A character that resembles a prototype has no other partner.
        if len(text) == 1 and len(alike) == 1 and alike[0]:
            other = alike[0]
            if len(other) > 1 or len(table.get(other, [])) > 1 or other < text:
                found[text] = other
    return found
