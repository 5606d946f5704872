"""The rulebook in our own words, with search: a heading for each rule id, with the same ids in French and English."""

# Interpreted: texts and their index.

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
# The weight of a word in a title, in a chapter's title and in the text.
_WEIGHTS = "4, 2, 1"


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text)


# Stop words, without accents.
_STOP_WORDS = {
    "fr": frozenset(
        _words(
            "a ai ait arrive as au aura aux avec avez avoir avons c ca cas ce cela ces cet cette "
            "combien comment d dans de des dois doit droit du elle elles en entre est et etre faire "
            "fait faut font il ils j je l la le les leur leurs lui m ma mais me mes mon n ne non nos "
            "notre nous on ont ou par pas passe passent peut peuvent peux plus pour pourquoi puis qu "
            "quand que quel quelle quelles quels qui quoi s sa sans se sera sert servent ses si son "
            "sont sur t ta te tes ton tous tout toute toutes tu un une va vais vont vos votre vous y"
        )
    ),
    "en": frozenset(
        _words(
            "a about all am an and any are as at be been by can could d did do does don for from get "
            "had happen happens has have he her his how i if in into is it its ll many may me mean "
            "means more much my no not of on or our s shall she should so t than that the their them "
            "then there these they this those to up us was we were what when where which who whose why "
            "will with work works would you your"
        )
    ),
}


class QueryTooLong(ValueError):
    """The query is too long. Each of its words is a prefix search over the whole book."""

    def __init__(self) -> None:
        super().__init__(f"a search has at most {MOST_WORDS} words and {LONGEST_QUERY} characters")


@dataclass(frozen=True)
class Rule:
    """A rule: chapter, text and provenance."""

    id: str
    title: str
    chapter: str
    provenance: tuple[str, ...]
    text: str


class Rulebook:
    """All rules of a game in one language, with the table's own rules. Thread-safe."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.lang = lang
        self._lock = threading.Lock()  # guards building the index, and each query
        self._index: sqlite3.Connection | None = None
        self.rules: dict[str, Rule] = {}
        for place in (_CORE, folder):
            for rule in read_rules(place / f"rules.{lang}.md"):
                if rule.id in self.rules:
                    raise ValueError(f"{place}: {rule.id} is stated twice")
                self.rules[rule.id] = rule

    def search(self, query: str, most: int = 10) -> list[Rule]:
        """The rules that match the words, best first, ignoring accents, case and word endings. Raises QueryTooLong."""
        exact = self._by_folded_id.get(query.strip().casefold())
        if exact is not None:
            return [exact]
        typed = _words(query)
        if len(query) > LONGEST_QUERY or len(typed) > MOST_WORDS:
            raise QueryTooLong
        stem = _stemmer(self.lang)
        telling = [word for word in typed if fold(word) not in _STOP_WORDS[self.lang]] or typed
        words = [found for found in dict.fromkeys(map(stem, telling)) if found]
        if not words:
            return []
        with self._lock:
            if self._index is None:
                self._index = self._made_index()
            for joint in (" AND ", " OR "):
                rows = self._index.execute(
                    # The table's own rules (LU) come last: most questions are about the game.
                    "SELECT id FROM rules WHERE rules MATCH ? "
                    f"ORDER BY id LIKE 'LU-%', bm25(rules, 0, {_WEIGHTS}) LIMIT ?",
                    (joint.join(f'"{word}"*' for word in words), most),
                ).fetchall()
                if rows:
                    return [self.rules[row[0]] for row in rows]
        return []

    @cached_property
    def _by_folded_id(self) -> dict[str, Rule]:
        """Rules by case-folded id: people type `qc-5.90B`, `cv-b16B`."""
        return {id.casefold(): rule for id, rule in self.rules.items()}

    def _made_index(self) -> sqlite3.Connection:
        stem = _stemmer(self.lang)

        def stemmed(text: str) -> str:
            return " ".join(stem(word) for word in _words(text))

        index = sqlite3.connect(":memory:", check_same_thread=False)
        index.execute("CREATE VIRTUAL TABLE rules USING fts5(id UNINDEXED, title, chapter, text)")
        for rule in self.rules.values():
            index.execute(
                "INSERT INTO rules VALUES (?, ?, ?, ?)",
                (rule.id, stemmed(rule.title), stemmed(rule.chapter), stemmed(rule.text)),
            )
        return index


def read_rules(path: Path) -> list[Rule]:
    """The rules of one Markdown file: `### ID title`, a line of provenance in italics, the text. A game that only cites
    rules of the table has no such file.
    """
    if not path.is_file():
        return []
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
    """A new stemmer. Stemmers hold the current word, so threads must not share one."""
    import snowballstemmer  # type: ignore[import-untyped]

    stemmer = snowballstemmer.stemmer(_STEMMERS[lang])
    return lambda word: fold(stemmer.stemWord(fold(word)))
