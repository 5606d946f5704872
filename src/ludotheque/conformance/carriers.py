"""Where the code carries a rule: the functions and classes whose docstrings cite it, and its refusals.

All is read from the sources beside the rule files, whichever build runs, so that no list has to follow the code.
"""

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.rulebook import read_rules

# An id of any rulebook: QC-5.30, QD-5.4.6, CV-B16b.
ID = re.compile(r"\b[A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*[a-z]?(?![A-Za-z0-9]|\.\d)")
# The ids that a text begins with.
OPENING = re.compile(rf"(?:{ID.pattern}(?:, | and | to )?)+")
# QC-5.20 to QC-5.26.
RANGE = re.compile(rf"({ID.pattern}) to ({ID.pattern})")
# What follows from rules or examines them, and carries none.
NO_CARRIERS = {"bots", "scenarios", "amendments.py", "board_text.py", "invariants.py"}


@dataclass(frozen=True)
class Place:
    """A line of a source file, and what begins there."""

    file: Path
    line: int
    name: str


@dataclass
class Carriers:
    """The places of one rule, in the order of files and lines."""

    stated: list[Place] = field(default_factory=list)  # the docstring begins with the rule's id
    cited: list[Place] = field(default_factory=list)
    refused: list[Place] = field(default_factory=list)  # each named after its refusal


def carriers(folder: Path) -> dict[str, Carriers]:
    """By rule id, what the sources of a folder say of it."""
    found: dict[str, Carriers] = {}
    for file in sorted(folder.rglob("*.py")):
        if not NO_CARRIERS.intersection(file.relative_to(folder).parts):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            _read(file, tree, "", found)
    return found


def check_carriers(game: Game[Any]) -> None:
    """Every rule of a game is carried by code that cites it."""
    folder = Path(game.folder)
    found = carriers(folder)
    missing = [
        f"{rule.id} {rule.title}" for rule in read_rules(folder / "rules.en.md") if rule.id not in found
    ]
    if missing:
        listed = "\n".join(missing)
        raise AssertionError(
            f"{game.id}: no docstring of a function or class and no refusal cites {len(missing)} rules:\n{listed}"
        )


def ids_in(text: str) -> list[str]:
    """The rules that a text cites, those inside a range included."""
    found = dict.fromkeys(ID.findall(text))
    for first, last in RANGE.findall(text):
        stem, low = _last_part(first)
        _, high = _last_part(last)
        if low.isdigit() and high.isdigit():
            found.update(dict.fromkeys(f"{stem}{number}" for number in range(int(low), int(high))))
        elif len(low) == len(high) == 1:
            found.update(dict.fromkeys(f"{stem}{chr(code)}" for code in range(ord(low), ord(high))))
    return list(found)


def _last_part(id: str) -> tuple[str, str]:
    """An id without its last number or letter, and that."""
    last = re.findall(r"[a-z]$|\d+$", id)[0]
    return id.removesuffix(last), last


def _read(file: Path, within: ast.AST, above: str, found: dict[str, Carriers]) -> None:
    """Note what the definitions inside a node carry; `above` is the name of the class or function around it."""
    for node in ast.iter_child_nodes(within):
        name = above
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = f"{above}.{node.name}" if above else node.name
            text = ast.get_docstring(node) or ""
            opening = OPENING.match(text)
            stated = ids_in(opening[0]) if opening else []
            for id in ids_in(text):
                carried = found.setdefault(id, Carriers())
                (carried.stated if id in stated else carried.cited).append(Place(file, node.lineno, name))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            rule, called = (part.value if isinstance(part, ast.Constant) else "" for part in node.args)
            found.setdefault(str(rule), Carriers()).refused.append(Place(file, node.lineno, str(called)))
        _read(file, node, name, found)
