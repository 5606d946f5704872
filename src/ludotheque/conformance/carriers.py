"""Where the code carries a rule: the functions and classes whose docstrings cite it, the values whose comments begin
with it, and its refusals.

Everything is read from the sources beside the rule files, in both builds, so there is no list to maintain.
"""

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.rulebook import read_rules

# An id of any rulebook: QC-5.30, QD-5.4.6, CV-B16b.
ID = re.compile(r"\b[A-Z]{2,}-[A-Z]?\d+(?:\.\d+){0,2}[a-z]?(?![A-Za-z0-9]|\.\d)")
# QC-5.20 to QC-5.26.
RANGE = re.compile(rf"({ID.pattern}) to ({ID.pattern})")
# The ids at the beginning of a text.
OPENING = re.compile(rf"(?:{ID.pattern}(?:, | and | to )?)+")
# Folders that use or test rules without carrying them.
NO_CARRIERS = frozenset(
    {"bots", "scenarios", "amendments.py", "board_text.py", "invariants", "invariants.py"}
)
PACKAGE = Path(__file__).parent.parent
TABLE = "LU"


@dataclass(frozen=True)
class Place:
    """A line of a file, and the definition that begins there."""

    file: Path
    line: int
    name: str


@dataclass
class Carriers:
    """The places of one rule, in the order of files and lines."""

    stated: list[Place] = field(
        default_factory=list
    )  # the docstring begins with the rule's own id, not with a range containing it
    cited: list[Place] = field(default_factory=list)
    refused: list[Place] = field(default_factory=list)  # each with the name of its refusal


def carriers_of(game: Game[Any], rule: str) -> Carriers:
    """The carriers of a rule of a game; for one of the table, in the packages around it."""
    if rule.startswith(f"{TABLE}-"):
        return carriers(PACKAGE, NO_CARRIERS | {"games"}).get(rule, Carriers())
    return carriers(Path(game.folder)).get(rule, Carriers())


def carriers(folder: Path, left_out: Collection[str] = NO_CARRIERS) -> dict[str, Carriers]:
    """By rule id, what the sources of a folder cite."""
    found: dict[str, Carriers] = {}
    for file in sorted(folder.rglob("*.py")):
        if not set(left_out).intersection(file.relative_to(folder).parts):
            text = file.read_text(encoding="utf-8")
            tree = ast.parse(text)
            _read(file, tree, "", found)
            _read_values(file, tree, text.splitlines(), found)
    return found


def check_carriers(game: Game[Any]) -> None:
    """Every rule of a game is carried by code that cites it."""
    found = carriers(Path(game.folder))
    rules = read_rules(Path(game.folder) / "rules.en.md")
    missing = [f"{rule.id} {rule.title}" for rule in rules if rule.id not in found]
    if missing:
        raise AssertionError(
            f"{game.id}: these rules are cited by no refusal and no docstring of a function or class: "
            + "; ".join(missing)
        )


def ids_in(text: str) -> list[str]:
    """The rules that a text cites, including those inside a range."""
    found = dict.fromkeys(ID.findall(text))
    for first, last in RANGE.findall(text):
        stem, low = _last_part(first)
        _, high = _last_part(last)
        if low.isdigit() and high.isdigit():
            found.update(dict.fromkeys(f"{stem}{number}" for number in range(int(low), int(high) + 1)))
        elif len(low) == len(high) == 1:
            found.update(dict.fromkeys(f"{stem}{chr(code)}" for code in range(ord(low), ord(high) + 1)))
    return list(found)


def _last_part(id: str) -> tuple[str, str]:
    """An id without its last number or letter, and that last part."""
    last = re.findall(r"[a-z]$|\d+$", id)[0]
    return id.removesuffix(last), last


def _read(file: Path, within: ast.AST, above: str, found: dict[str, Carriers]) -> None:
    """Record what the definitions inside a node carry; `above` is the name of the enclosing class or function."""
    for node in ast.iter_child_nodes(within):
        name = above
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = f"{above}.{node.name}" if above else node.name
            text = ast.get_docstring(node) or ""
            opening = OPENING.match(text)
            stated = ID.findall(opening[0]) if opening else []
            for id in ids_in(text):
                carried = found.setdefault(id, Carriers())
                (carried.stated if id in stated else carried.cited).append(Place(file, node.lineno, name))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            words = [part.value for part in node.args if isinstance(part, ast.Constant)]
            if len(words) == 2:
                rule, called = map(str, words)
                found.setdefault(rule, Carriers()).refused.append(Place(file, node.lineno, called))
        _read(file, node, name, found)


def _read_values(file: Path, module: ast.Module, lines: list[str], found: dict[str, Carriers]) -> None:
    """Record the rules that the comments directly above a module's values begin with."""
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                first = node.lineno - 1
                while first > 0 and lines[first - 1].startswith("# "):
                    first -= 1
                opening = OPENING.match(lines[first].removeprefix("# "))
                for id in ID.findall(opening[0]) if opening else []:
                    found.setdefault(id, Carriers()).stated.append(Place(file, node.lineno, name))


# ---------------------------------------------------------------- tests and scenarios


def cited_in(text: str, ids: Collection[str]) -> Iterator[str]:
    """The rules that a test cites, in the form of the rule files or in names of tests; `ids` are the existing ones."""
    prefixes = {id.partition("-")[0] for id in ids}
    yield from (id for id in ID.findall(text) if id.partition("-")[0] in prefixes)
    small = "|".join(sorted(prefixes)).lower()
    for found in re.finditer(rf"(?<![a-z0-9])({small})_([a-z]\d+[a-z]?)(?![a-z0-9])", text):
        yield f"{found[1].upper()}-{found[2][0].upper()}{found[2][1:]}"  # a ruling: cv_b16b
    for found in re.finditer(rf"(?<![a-z0-9])({small})((?:_\d+){{1,3}})([a-z]?)(?![a-z0-9])", text):
        numbers = found[2].split("_")[1:]
        # The longest prefix that is a rule: test_mo_3_2_players cites rule 3; the 2 is a word of the sentence.
        spelled = [
            f"{found[1].upper()}-{'.'.join(numbers[:length])}{found[3] if length == len(numbers) else ''}"
            for length in range(len(numbers), 0, -1)
        ]
        yield next((id for id in spelled if is_rule(id, ids)), spelled[0])


def is_rule(id: str, ids: Collection[str]) -> bool:
    """A rule, or the common stem of lettered rules, which is not a rule itself."""
    return id in ids or any(rule[:-1] == id and rule[-1].isalpha() for rule in ids)


def folder_of_tests(folder: Path) -> Path | None:
    """The tests of the project that contains a game's folder; None if only the package is installed."""
    if "site-packages" in folder.parts:
        return None
    for above in folder.resolve().parents:
        if (above / "pyproject.toml").is_file():
            return above / "tests" if (above / "tests").is_dir() else None
    return None


def citing_tests(rule: str, ids: Collection[str], folder: Path) -> list[Place]:
    """The tests that cite a rule; those named after it first."""
    found = []
    prefix = rule.partition("-")[0]
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if not re.search(rf"{prefix}[-_]", text, re.IGNORECASE) or rule not in set(cited_in(text, ids)):
            continue
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                if rule in cited_in("\n".join(lines[first - 1 : node.end_lineno]), ids):
                    found.append(Place(file, node.lineno, node.name))
    return sorted(found, key=lambda place: rule not in cited_in(place.name, ids))


def scenarios_of(rule: str, folder: Path) -> list[Place]:
    """The prepared positions of a game that show a rule: its own, and those that mention it."""
    found = []
    for file in sorted((folder / "scenarios").glob("*.toml")):
        lines = file.read_text(encoding="utf-8").splitlines()
        named = [number for number, line in enumerate(lines, 1) if rule in ID.findall(line)]
        if file.stem == rule or named:
            found.append(Place(file, 1 if file.stem == rule else named[0], file.stem))
    return sorted(found, key=lambda place: place.name != rule)
