"""What is compiled, and what must not be."""

import ast

import pytest

from hatch_build import ROOT, compiled_modules

MODULES = [str(path.relative_to(ROOT)) for path in compiled_modules(ROOT / "src" / "ludotheque")]


@pytest.mark.parametrize("module", MODULES)
def test_a_compiled_module_has_no_coroutines(module: str) -> None:
    """A compiled coroutine once hung for ever: what waits stays interpreted."""
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    assert [node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)] == []
