"""The mutations stored beside the scenarios of a game: for each ruling, one change of its code or data that breaks
it.

A file of `scenarios/mutations` is named after the ruling. `file` is relative to the game's folder, `old` occurs in it
exactly once, and `new` takes its place.
"""

import ast
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import msgspec

SCENARIOS = Path("scenarios")
MUTATIONS = SCENARIOS / "mutations"


class BadMutation(ValueError):
    """An inapplicable mutation; the message says why."""


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """The content of a file of `mutations`."""

    file: str
    old: str
    new: str


@dataclass(frozen=True)
class RulingMutation:
    """A ruling, and the change that breaks it."""

    rule: str
    file: str
    old: str
    new: str

    def applied(self, folder: Path) -> str:
        """The changed text of the file; raises an error if the change is inapplicable or the result is not parsable."""
        path = folder / self.file
        if not path.is_file():
            raise BadMutation(f"{self.rule}: there is no file {self.file}")
        source = path.read_text(encoding="utf-8")
        if source.count(self.old) != 1:
            raise BadMutation(
                f"{self.rule}: the old text occurs {source.count(self.old)} times in {self.file}"
            )
        changed = source.replace(self.old, self.new)
        try:
            same = self.parsed(source) == self.parsed(changed)
        except (SyntaxError, tomllib.TOMLDecodeError) as error:
            raise BadMutation(f"{self.rule}: {self.file} can't be read any more: {error}") from error
        if same:
            raise BadMutation(f"{self.rule}: the new text means the same")
        return changed

    def parsed(self, text: str) -> object:
        if self.file.endswith(".py"):
            return ast.dump(ast.parse(text))
        return tomllib.loads(text)

    @property
    def line(self) -> str:
        """The change in one line, for a list."""
        return f"{self.file}: {' '.join(self.old.split())} -> {' '.join(self.new.split())}"


def mutation_of(kept: Path, rule: str) -> RulingMutation:
    """The mutation of a ruling in a folder."""
    try:
        text = msgspec.toml.decode((kept / f"{rule}.toml").read_bytes(), type=Text)
    except (OSError, msgspec.DecodeError) as error:
        raise BadMutation(f"{rule}: {error}") from error
    return RulingMutation(rule, text.file, text.old, text.new)


def rulings_with_mutations(folder: Path) -> list[str]:
    """The rulings of a game with a mutation, by number."""
    return in_folder(folder / MUTATIONS)


def rulings_with_scenarios(folder: Path) -> list[str]:
    """The rulings of a game with a scenario, by number."""
    return in_folder(folder / SCENARIOS)


def in_folder(folder: Path) -> list[str]:
    return sorted((path.stem for path in folder.glob("*.toml")), key=in_order)


def in_order(rule: str) -> tuple[str, int, str]:
    """CV-B9 before CV-B10, CV-B16 before CV-B16b."""
    parts = re.fullmatch(r"(.*?)(\d*)([a-z]?)", rule)
    assert parts is not None
    return parts[1], int(parts[2] or 0), parts[3]
