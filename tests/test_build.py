"""What is compiled, what must not be, and what is not compiled again."""

import ast
import os
import re
from pathlib import Path

import pytest

from hatch_build import ROOT, KeptObjects, compiled_modules, make_independent, sum_of_sources

MODULES = [str(path.relative_to(ROOT)) for path in compiled_modules(ROOT / "src" / "ludotheque")]


@pytest.mark.parametrize("module", MODULES)
def test_a_compiled_module_has_no_coroutines(module: str) -> None:
    """A compiled coroutine once hung for ever: coroutines stay interpreted."""
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    assert [node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)] == []


def test_a_module_says_itself_whether_it_is_compiled(tmp_path: Path) -> None:
    """Not by its name: each game may have its own `pieces`, in its own folders."""
    marked = {
        "Interpreted": '"""Text."""\n\n# Interpreted: text.\n',
        "Compiled": "# Compiled: every move.\n",
        "": "X = 1\n",
    }
    files = {
        "core/words.py": "Interpreted",
        "games/go/__init__.py": "",
        "games/go/pieces.py": "",
        "games/go/board/liberties.py": "",
        "games/go/board/pieces.py": "Interpreted",
        "table/live.py": "Compiled",
        "table/waiting.py": "",
    }
    for name, mark in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(marked[mark])
    found = [str(path.relative_to(tmp_path)) for path in compiled_modules(tmp_path)]
    assert found == ["games/go/board/liberties.py", "games/go/pieces.py", "table/live.py"]


class Compiler:
    """A fake C compiler that records what it compiles."""

    def __init__(self, flag: str = "-O2") -> None:
        self.compiler = ["true"]
        self.compiler_so = ["true", flag]
        self.linker_so = ["true"]
        self.compiled: list[str] = []

    def make(self, source: Path, target: Path) -> None:
        self.compiled.append(source.name)
        target.parent.mkdir(exist_ok=True)
        target.write_text(source.read_text(encoding="utf-8"))


def test_an_object_is_made_again_only_if_its_text_headers_or_flags_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source, header = tmp_path / "build" / "one.c", tmp_path / "build" / "one.h"
    source.parent.mkdir()
    source.write_text('#include "one.h"\nint one;')
    header.write_text("int two;")

    def compiled(compiler: Compiler, name: str = "one.o", **options: str) -> bool:
        kept = KeptObjects(tmp_path / "objects", compiler)
        target = tmp_path / "out" / name
        kept.get(str(source), dict(options), str(target), make=lambda: compiler.make(source, target))
        assert target.read_text() == source.read_text()
        target.unlink()
        return bool(compiler.compiled)

    assert compiled(Compiler())
    assert not compiled(Compiler())
    assert compiled(Compiler("-O1"))
    assert compiled(Compiler(), macros="X")
    assert compiled(Compiler(), name="one.so")
    assert not compiled(Compiler(), name="one.so")
    source.write_text('#include "one.h"\nint three;')
    assert compiled(Compiler())
    header.write_text("int four;")
    assert compiled(Compiler())
    assert not compiled(Compiler())


def test_only_so_many_objects_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeptObjects, "MOST", 2)
    kept = KeptObjects(tmp_path, Compiler())
    for age, name in enumerate(("0.o", "1.so", "2.o", "3.so")):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    kept.forget_old_ones()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0.o", "1.so"]


def test_words_and_rule_texts_are_no_reason_to_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only Python sources decide whether the compiler runs."""
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
    """The layout of frames may change."""
    for path in (ROOT / "src" / "ludotheque" / "games").rglob("*.py"):
        assert not re.search(r"\.frames\b|\bFRAME\b", path.read_text(encoding="utf-8")), path


HEADER = """#ifndef MYPYC_NATIVE_ludotheque_H
#define MYPYC_NATIVE_ludotheque_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T2OO
#define MYPYC_DECLARED_tuple_T2OO
typedef struct tuple_T2OO {
    PyObject *f0;
    PyObject *f1;
} tuple_T2OO;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T2OO _pair;
} TownObject;

typedef struct {
    PyObject_HEAD
    int64_t _coins;
} PurseObject;
#endif
"""

INTERNAL = """#ifndef MYPYC_LIBRT_INTERNAL_ludotheque_H
#define MYPYC_LIBRT_INTERNAL_ludotheque_H
#include <CPy.h>
#include "__native_ludotheque.h"

int CPyGlobalsInit(void);

extern PyObject *CPyStatics[9];
extern PyObject *CPyDef_town___grow(PyObject *cpy_r_self);
extern char CPyDef_purse___spend(PyObject *cpy_r_self);
#endif
"""

INCLUDES = '#include "__native_ludotheque.h"\n#include "__native_internal_ludotheque.h"\n'

TOWN = """{includes}PyObject *CPyDef_town___grow(PyObject *cpy_r_self) {{
    tuple_T2OO pair = ((TownObject *)cpy_r_self)->_pair;
    return CPyStatics[{grown}]; /* 'grown' */
}}
"""

COMMON = """{includes}int CPyGlobalsInit(void)
{{
    if (CPyStatics_Initialize(CPyStatics) < 0) {{
        return -1;
    }}
    is_initialized = 1;
    return 0;
}}
PyObject *CPyStatics[9];
"""


def c_texts(folder: Path, grown: int = 7, header: str = HEADER, internal: str = INTERNAL) -> tuple[str, str]:
    """The C text of a module and of the common file, as compiled."""
    folder.mkdir()
    (folder / "__native_ludotheque.h").write_text(header)
    (folder / "__native_internal_ludotheque.h").write_text(internal)
    (folder / "__native_ludotheque.c").write_text(COMMON.format(includes=INCLUDES))
    (folder / "__native_ludotheque___town.c").write_text(TOWN.format(includes=INCLUDES, grown=grown))
    make_independent(folder)
    return (folder / "__native_ludotheque___town.c").read_text(), (
        folder / "__native_ludotheque.c"
    ).read_text()


def test_a_module_declares_only_what_it_names(tmp_path: Path) -> None:
    text, _ = c_texts(tmp_path / "build")
    assert INCLUDES not in text
    for needed in (
        "<Python.h>",
        "<CPy.h>",
        "} TownObject;",
        "} tuple_T2OO;",
        "CPyDef_town___grow(PyObject *cpy_r_self);",
    ):
        assert needed in text, needed
    assert text.index("} tuple_T2OO;") < text.index("} TownObject;"), "dependencies come first"
    for not_needed in ("Purse", "purse", "CPyStatics["):
        assert not_needed not in text, not_needed


def test_a_new_method_or_literal_elsewhere_is_no_reason_to_compile_a_module_again(tmp_path: Path) -> None:
    text, common = c_texts(tmp_path / "before")
    internal = INTERNAL.replace("[9]", "[10]").replace(
        "extern char", "extern char CPyDef_purse___lose(PyObject *cpy_r_self);\nextern char"
    )
    again, other_common = c_texts(tmp_path / "after", grown=8, internal=internal)
    assert again == text
    assert "_from[1] = {7};" in common
    assert "_from[1] = {8};" in other_common


def test_another_layout_of_named_declarations_is_a_change(tmp_path: Path) -> None:
    text, _ = c_texts(tmp_path / "before")
    again, _ = c_texts(
        tmp_path / "after", header=HEADER.replace("tuple_T2OO _pair;", "tuple_T2OO _pair;\n    int64_t _age;")
    )
    assert again != text


def test_the_literals_of_a_module_are_filled_in_before_anything_runs(tmp_path: Path) -> None:
    text, common = c_texts(tmp_path / "build")
    assert "extern PyObject *CPyStatics_town[1];" in text
    assert "return CPyStatics_town[0]; /* 'grown' */" in text
    assert "PyObject *CPyStatics_town[1];" in common
    filled = "for (int i = 0; i < 1; i++) CPyStatics_town[i] = CPyStatics[CPyStatics_town_from[i]];"
    assert common.index("CPyStatics_Initialize") < common.index(filled) < common.index("is_initialized = 1;")
