"""The chapters this referee knows: every module here that has questions."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from tests.civilization import referee

ALL: list[ModuleType] = [
    module
    for found in iter_modules(referee.__path__)
    if found.name != "chapters"
    for module in [import_module(f"{referee.__name__}.{found.name}")]
    if hasattr(module, "QUESTIONS")
]
