"""The chapters this referee knows: every module here that has questions."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from tests.civilization import referee


@cache
def chapters() -> list[ModuleType]:
    names = [found.name for found in iter_modules(referee.__path__)]
    modules = [import_module(f"{referee.__name__}.{name}") for name in names]
    return [module for module in modules if hasattr(module, "QUESTIONS")]
