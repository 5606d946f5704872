"""Effects as the data files write them, and as the rules read them.

Everything that has effects, from a tech to a relic, writes them in the same lines, `[[tech.effect]]`. `read_effects`
validates them against `effect_codes`; errors name the file and the entry.
"""

# Interpreted: msgspec structures.

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NoReturn, get_args

from ludotheque.core.data import DataFiles, Record
from ludotheque.games.civilization.components.effect_codes import CODES, Kind, Moment

if TYPE_CHECKING:
    from ludotheque.games.civilization.components.tech_files import Module, Profile

Source = Literal[
    "tech",
    "wonder",
    "card",
    "government",
    "civilization",
    "investment",
    "person",
    "token",
    "relic",
]
# Frequency: once a turn, once a battle, by discarding the card or token, or each time its moment comes.
Limit = Literal["turn", "battle", "card", "each"]

SOURCES: Final = get_args(Source)
MOMENTS: Final = get_args(Moment)
LIMITS: Final = get_args(Limit)
# The resources of a cost; the last is a resource of any kind.
COSTS: Final = ("incense", "iron", "silk", "wheat", "spy", "uranium", "any")
# Parameters with word values, one or several from a list, and those with a figure for each level of an investment.
# All others are one number.
WORDS: Final = {
    "resources": COSTS[:-1],
    "ages": ("ancient", "medieval", "modern"),
    "terrain": ("desert", "forest", "grassland", "mountain", "water"),
}
BY_LEVEL: Final = ("amounts", "culture_hand")
# The largest number of a parameter or a cost.
MOST: Final = 99

Written = int | str | list[int | str]


class EffectLine(Record):
    """An effect as a file writes it."""

    code: str
    when: list[str]
    limit: str
    text_fr: str
    text_en: str
    may: bool = False
    cost: dict[str, int] = {}
    params: dict[str, Written] = {}


@dataclass(frozen=True)
class Entry:
    """The place of effects: the file, its table, and the thing they belong to."""

    file: str
    table: str
    source: Source
    holder: str  # the id of the tech, wonder, card ...
    module: "Module"
    profile: "Profile | None" = None  # of a government card; None: the same in all profiles


@dataclass(frozen=True)
class Effect:
    """One effect of one thing."""

    entry: Entry
    place: int  # the index among those of its entry
    code: str
    kind: Kind
    moments: tuple[Moment, ...]
    limit: Limit
    may: bool  # its owner decides whether to use it; otherwise it is triggered
    cost: dict[str, int]  # resource costs, by name, in the order of the card
    numbers: dict[str, int]
    words: dict[str, tuple[str, ...]]
    levels: dict[str, tuple[int, ...]]
    text_fr: str
    text_en: str

    @property
    def id(self) -> str:
        """`tech_atomic_theory_2`, `government_core_republic_1`."""
        entry = self.entry
        parts = (entry.source, entry.profile, entry.holder, str(self.place + 1))
        return "_".join(part for part in parts if part is not None)

    @property
    def key(self) -> str:
        """Its key in its file."""
        return f"{self.entry.table}.{self.entry.holder}.effect[{self.place}]"

    @property
    def source(self) -> Source:
        return self.entry.source

    @property
    def holder(self) -> str:
        return self.entry.holder

    @property
    def amount(self) -> int:
        """The number that most effects have; 0 if there is none."""
        return self.numbers.get("amount", 0)

    @property
    def is_resource_ability(self) -> bool:
        """CV-11.1."""
        return bool(self.cost)

    def text(self, lang: str) -> str:
        return self.text_fr if lang == "fr" else self.text_en


def read_effects(files: DataFiles, entry: Entry, lines: Sequence[EffectLine]) -> Iterator[Effect]:
    """The effects of one thing, validated."""
    for place, line in enumerate(lines):
        _Line(files, entry, place, line).check()
        yield Effect(
            entry=entry,
            place=place,
            code=line.code,
            kind=CODES[line.code].kind,
            moments=tuple(one for one in MOMENTS if one in line.when),
            limit=next(one for one in LIMITS if one == line.limit),
            may=line.may,
            cost=dict(line.cost),
            numbers={name: value for name, value in line.params.items() if isinstance(value, int)},
            words={name: _words(value) for name, value in line.params.items() if name in WORDS},
            levels={
                name: tuple(int(one) for one in value)
                for name, value in line.params.items()
                if name in BY_LEVEL and isinstance(value, list)
            },
            text_fr=line.text_fr,
            text_en=line.text_en,
        )


class _Line:
    """Validates one line of a file."""

    def __init__(self, files: DataFiles, entry: Entry, place: int, line: EffectLine) -> None:
        self.files = files
        self.file = entry.file
        self.key = f"{entry.table}.{entry.holder}.effect[{place}]"
        self.line = line

    def check(self) -> None:
        line = self.line
        if line.code not in CODES:
            self.wrong("code", f"expected an effect that the rules know, got {line.code!r}")
        self.check_moments(CODES[line.code].moments.split())
        if line.limit not in LIMITS:
            self.wrong("limit", f"expected one of {', '.join(LIMITS)}, got {line.limit!r}")
        for resource, number in line.cost.items():
            if resource not in COSTS:
                self.wrong("cost", f"expected {', '.join(COSTS)}, got {resource!r}")
            if not 1 <= number <= MOST:
                self.wrong(f"cost.{resource}", f"expected 1 to {MOST}, got {number}")
        self.check_params([way.split() for way in CODES[line.code].ways])

    def check_moments(self, allowed: list[str]) -> None:
        """`when` names at least one moment, each once, and only moments at which the rules look for this code."""
        line = self.line
        for one in line.when:
            if one not in MOMENTS:
                self.wrong("when", f"expected moments of {', '.join(MOMENTS)}, got {one!r}")
            if one not in allowed:
                self.wrong("when", f"expected of {line.code} only {', '.join(allowed)}, got {one!r}")
        if not line.when or len(set(line.when)) < len(line.when):
            self.wrong("when", "expected one moment or several different ones")

    def check_params(self, ways: list[list[str]]) -> None:
        line = self.line
        if sorted(line.params) not in [sorted(way) for way in ways]:
            expected = " or ".join(", ".join(way) or "none" for way in ways)
            self.wrong(
                "params", f"expected of {line.code}: {expected}; got {', '.join(line.params) or 'none'}"
            )
        for name, value in line.params.items():
            if name in WORDS:
                if not _words(value) or set(_words(value)) - set(WORDS[name]):
                    self.wrong(f"params.{name}", f"expected of {', '.join(WORDS[name])}, got {value!r}")
            elif isinstance(value, list):
                right = [isinstance(one, int) and 0 <= one <= MOST for one in value]
                if name not in BY_LEVEL or not right or not all(right):
                    self.wrong(f"params.{name}", f"expected numbers from 0 to {MOST}, got {value!r}")
            elif name in BY_LEVEL or not isinstance(value, int) or not 0 <= value <= MOST:
                self.wrong(f"params.{name}", f"expected {_expected_of(name)}, got {value!r}")

    def wrong(self, key: str, expected: str) -> NoReturn:
        self.files.wrong(self.file, f"{self.key}.{key}", expected)


def _words(value: Written) -> tuple[str, ...]:
    """The words of a parameter; a single one may be written without a list."""
    return tuple(str(one) for one in value) if isinstance(value, list) else (str(value),)


def _expected_of(name: str) -> str:
    return "a list of numbers" if name in BY_LEVEL else f"a number from 0 to {MOST}"
