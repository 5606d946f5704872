"""What is compiled, what must not be, and what need not be again."""

import ast
import os
import re
from pathlib import Path

import pytest

from hatch_build import ROOT, KeptObjects, compiled_modules, sum_of_sources

MODULES = [str(path.relative_to(ROOT)) for path in compiled_modules(ROOT / "src" / "ludotheque")]


@pytest.mark.parametrize("module", MODULES)
def test_a_compiled_module_has_no_coroutines(module: str) -> None:
    """A compiled coroutine once hung for ever: what waits stays interpreted."""
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    assert [node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)] == []


class Compiler:
    """A C compiler that writes down what it compiled."""

    def __init__(self, flag: str = "-O2") -> None:
        self.compiler = ["true"]
        self.compiler_so = ["true", flag]
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]

    def make(self, source: str, folder: Path) -> None:
        self.compiled.append(source)
        (folder / "out").mkdir(exist_ok=True)
        (folder / "out" / f"{Path(source).stem}.o").write_text(Path(source).read_text(encoding="utf-8"))


def test_an_object_is_made_again_only_if_its_text_headers_or_flags_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source, header = tmp_path / "build" / "one.c", tmp_path / "build" / "one.h"
    source.parent.mkdir()
    source.write_text('#include "one.h"\nint one;')
    header.write_text("int two;")

    def compiled(compiler: Compiler, **options: str) -> bool:
        kept = KeptObjects(tmp_path / "objects", compiler)
        said = {"output_dir": "out", **options}
        (target,) = kept.get(str(source), said, make=lambda: compiler.make(str(source), tmp_path))
        assert Path(target).read_text() == source.read_text()
        return bool(compiler.compiled)

    assert compiled(Compiler())
    assert not compiled(Compiler())
    assert compiled(Compiler("-O1"))
    assert compiled(Compiler(), macros="X")
    source.write_text('#include "one.h"\nint three;')
    assert compiled(Compiler())
    header.write_text("int four;")
    assert compiled(Compiler())
    assert not compiled(Compiler())


def test_only_so_many_objects_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeptObjects, "MOST", 2)
    kept = KeptObjects(tmp_path, Compiler())
    for age in range(4):
        (tmp_path / f"{age}.o").touch()
        os.utime(tmp_path / f"{age}.o", (1000 - age, 1000 - age))
    kept.forget_old_ones()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0.o", "1.o"]


def test_words_and_rule_texts_are_no_reason_to_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What decides whether the compiler runs at all goes by the Python sources."""
    monkeypatch.setattr("hatch_build.ROOT", tmp_path)
    monkeypatch.setattr("hatch_build.__file__", str(tmp_path / "hatch_build.py"))
    game = tmp_path / "src" / "ludotheque" / "games" / "one"
    game.mkdir(parents=True)
    for file in (tmp_path / "hatch_build.py", game / "rules.py", game / "en.ftl", game / "rules.en.md"):
        file.write_text("")
    before = sum_of_sources()
    for file in (game / "en.ftl", game / "rules.en.md"):
        file.write_text("other")
    assert sum_of_sources() == before
    (game / "rules.py").write_text("other = 1")
    assert sum_of_sources() != before


def test_games_read_frames_by_their_accessors() -> None:
    """Where frames begin and how wide they are may change."""
    for path in (ROOT / "src" / "ludotheque" / "games").rglob("*.py"):
        assert not re.search(r"\.frames\b|\bFRAME\b", path.read_text(encoding="utf-8")), path
