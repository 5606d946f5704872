"""Finds what a game's modules declare: vocabulary, events, steps, refusals, aside."""

# Interpreted: imports modules by name.

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

from ludotheque.core.events import Kinds
from ludotheque.core.refusals import TABLE_REFUSALS, Refusal
from ludotheque.core.state import ASIDE, Step
from ludotheque.core.verbs import Vocabulary

T = TypeVar("T")
# Folders of a game without rules.
NO_RULES: Final = {"view", "bots", "scenarios", "board_text"}


@dataclass(frozen=True)
class Declared:
    """What a game is made of, and the folder with its words and rule texts."""

    folder: str
    vocabulary: Vocabulary
    kinds: Kinds
    steps: list[Step[Any]]
    refusals: list[Refusal]
    aside: Step[Any] | None = None


def declared_in(package: str) -> Declared:
    """All that the modules of a package, or a single module, declare."""
    file = importlib.import_module(package).__file__
    assert file is not None
    steps: list[Step[Any]] = declared(package, Step)
    asides = [step for step in steps if step.number == ASIDE]
    if len(asides) > 1:
        raise ValueError(f"{package}: a game has one aside, not {len(asides)}")
    return Declared(
        str(Path(file).parent),
        only(package, Vocabulary) or Vocabulary(),
        only(package, Kinds) or Kinds(),
        declared_steps(package),
        declared_refusals(package),
        asides[0] if asides else None,
    )


def only(package: str, kind: type[T]) -> T | None:
    """The one object of this class that the modules declare; the same one may be imported by many."""
    found = {
        id(value): value
        for module in rule_modules(package)
        for value in vars(module).values()
        if isinstance(value, kind)
    }
    if len(found) > 1:
        raise ValueError(f"{package}: a game has one {kind.__name__}, not {len(found)}")
    return next(iter(found.values()), None)


def declared_steps(package: str) -> list[Step[Any]]:
    """All steps of a game by number: one instance of each step class without constructor arguments. Asides are left
    out.
    """
    made: list[Step[Any]] = declared(package, Step)
    return sorted((step for step in made if step.number != ASIDE), key=lambda step: int(step.number))


def declared_refusals(package: str) -> list[Refusal]:
    """All refusals of a game, in the order of its modules and of their lines."""
    found: dict[int, Refusal] = {}
    for module in rule_modules(package):
        for value in vars(module).values():
            if isinstance(value, Refusal) and value not in TABLE_REFUSALS:
                found.setdefault(id(value), value)
    return list(found.values())


def declared(package: str, base: type[T]) -> list[T]:
    """One instance of each class of a game that derives from this one and has no constructor arguments, in the order
    of its modules and of their lines; classes whose constructor takes arguments are base classes.
    """
    found: list[T] = []
    for one in declared_classes(package, base):
        make: Callable[[], T] = one
        try:
            found.append(make())
        except TypeError:
            continue
    return found


def declared_classes(package: str, base: type[T]) -> list[type[T]]:
    """The classes of a game that derive from this one, in the order of its modules and of their lines."""
    return [
        value
        for module in rule_modules(package)
        for value in list(vars(module).values())
        if inspect.isclass(value) and issubclass(value, base) and value.__module__ == module.__name__
    ]


def rule_modules(package: str) -> Iterator[ModuleType]:
    """The modules of a game's rules and of its folders of rules, in the order of their names."""
    base = importlib.import_module(package)
    yield base
    if not hasattr(base, "__path__"):
        return
    for found in sorted(pkgutil.iter_modules(base.__path__), key=lambda one: one.name):
        if found.name in NO_RULES:
            continue
        name = f"{package}.{found.name}"
        yield from rule_modules(name)
