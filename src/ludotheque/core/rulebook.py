"""The rules in our own words: one heading a rule id, the same ids in French and in English, searchable."""

import re
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

LANGUAGES = ("fr", "en")
_HEADING = re.compile(r"^### (?P<id>[A-Z]+-\S+) (?P<title>.+)$")
_STEMMERS = {"fr": "french", "en": "english"}
_CORE = Path(__file__).parent
LONGEST_QUERY = 200
MOST_WORDS = 20


class QueryTooLong(ValueError):
    """More than a search takes: each word is looked for as the beginning of any word in the book."""

    def __init__(self) -> None:
        super().__init__(f"a search has at most {MOST_WORDS} words and {LONGEST_QUERY} characters")


@dataclass(frozen=True)
class Rule:
    """One rule: where it stands, what it says, and how sure we are of it."""

    id: str
    title: str
    chapter: str
    provenance: tuple[str, ...]
    text: str


class Rulebook:
    """All rules of one game in one language, those of the table itself included. Several threads may search at once."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.lang = lang
        self._lock = threading.Lock()  # of the index: while it is made, and for each query
        self._index: sqlite3.Connection | None = None
        self.rules: dict[str, Rule] = {}
        for place in (_CORE, folder):
            for rule in read_rules(place / f"rules.{lang}.md"):
                if rule.id in self.rules:
                    raise ValueError(f"{place}: {rule.id} is stated twice")
                self.rules[rule.id] = rule

    def search(self, query: str, most: int = 10) -> list[Rule]:
        """The rules nearest to the words, best first; accents, case and word endings are forgiven. A query that is too
        long raises QueryTooLong.
        """
        exact = self._by_folded_id.get(query.strip().casefold())
        if exact is not None:
            return [exact]
        typed = _words(query)
        if len(query) > LONGEST_QUERY or len(typed) > MOST_WORDS:
            raise QueryTooLong
        stem = _stemmer(self.lang)
        words = [found for found in dict.fromkeys(map(stem, typed)) if found]
        if not words:
            return []
        with self._lock:
            if self._index is None:
                self._index = self._made_index()
            for joint in (" AND ", " OR "):
                wanted = joint.join(f'"{word}"*' for word in words)
                rows = self._index.execute(
                    "SELECT id FROM rules WHERE rules MATCH ? ORDER BY bm25(rules, 0, 4, 1) LIMIT ?",
                    (wanted, most),
                ).fetchall()
                if rows:
                    return [self.rules[row[0]] for row in rows]
        return []

    @cached_property
    def _by_folded_id(self) -> dict[str, Rule]:
        """By the id as people type it: `qc-5.90B`, `cv-b16B`."""
        return {id.casefold(): rule for id, rule in self.rules.items()}

    def _made_index(self) -> sqlite3.Connection:
        stem = _stemmer(self.lang)

        def stemmed(text: str) -> str:
            return " ".join(stem(word) for word in _words(text))

        index = sqlite3.connect(":memory:", check_same_thread=False)
        index.execute("CREATE VIRTUAL TABLE rules USING fts5(id UNINDEXED, title, text)")
        for rule in self.rules.values():
            index.execute(
                "INSERT INTO rules VALUES (?, ?, ?)",
                (rule.id, stemmed(rule.title), stemmed(rule.text)),
            )
        return index


def read_rules(path: Path) -> list[Rule]:
    """The rules of one Markdown file: `### ID title`, a line of provenance in italics, the text."""
    rules: list[Rule] = []
    chapter = ""
    heading: re.Match[str] | None = None
    body: list[str] = []

    def close() -> None:
        if heading is None:
            return
        marks = body[0].strip("_ ") if body else ""
        text = "\n".join(body[1:]).strip()
        if not marks or not text:
            raise ValueError(f"{path}: {heading['id']}: expected a line of provenance, then the text")
        provenance = tuple(mark.strip() for mark in marks.split(","))
        rules.append(Rule(heading["id"], heading["title"], chapter, provenance, text))

    for line in path.read_text(encoding="utf-8").splitlines():
        found = _HEADING.match(line)
        if found or line.startswith("## "):
            close()
            heading, body = found, []
            if not found:
                chapter = line[3:].strip()
        elif heading is not None and (body or line.strip()):
            body.append(line)
    close()
    return rules


@cache
def rulebook(folder: str, lang: str) -> Rulebook:
    return Rulebook(Path(folder), lang)


def fold(text: str) -> str:
    """Lower case, without accents."""
    import unicodedata

    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(c for c in apart if not unicodedata.combining(c))


def _stemmer(lang: str) -> Callable[[str], str]:
    """A stemmer for the caller alone: it keeps the word that it works on, so that no two threads can share one."""
    import snowballstemmer  # type: ignore[import-untyped]

    stemmer = snowballstemmer.stemmer(_STEMMERS[lang])
    return lambda word: fold(stemmer.stemWord(fold(word)))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text)
