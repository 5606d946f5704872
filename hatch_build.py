"""Builds the engine: compiles it and the hot path of the table with mypyc, in a copy of the sources.

A `.so` beside its `.py` takes precedence even if the `.py` is newer, so developers run the sources (editable
install) and test the compiled build from `build/compiled` (`make compiled`). A wheel contains the compiled engine;
without a C compiler the wheel is pure Python and `ludotheque --version` says so.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib import metadata
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
# The packages compiled together, into one library.
GROUP = "ludotheque"

# Its functions are only called internally, so they may be inlined and called directly; symbols that Python looks up are
# visible.
INSIDE = "-fvisibility=hidden"

# A module of these packages is compiled unless a line of it says "# Interpreted: why"; any other module is compiled
# only if a line says "# Compiled: why". Compiled coroutines can hang without an error, so no compiled module has an
# `async def`; coroutines are in separate modules (table/match/waiting.py, web/following.py).
ENGINE = ("core", "games", "bots")
MARKER = re.compile(r"^# (Compiled|Interpreted): ", re.MULTILINE)

# The compiler needs the types of compiled modules, which `make types` has checked. Packages used only by interpreted
# modules are not read: that would take three times as long as everything else.
UNREAD = (
    "alembic argon2 attr attrs babel click fluent h11 httptools litestar markdown_it markupsafe mdurl platformdirs "
    "prometheus_client psycopg hiredis rich sqlalchemy uvicorn werkzeug"
)
SETTINGS = f"""[mypy]
strict = True
ignore_missing_imports = True
disallow_subclassing_any = False
explicit_package_bases = True
namespace_packages = True
warn_return_any = False
warn_unused_ignores = False
disallow_untyped_decorators = False
[mypy-{",".join(f"{name}.*" for name in UNREAD.split())}]
follow_imports = skip
"""


def compiled_modules(package: Path) -> list[Path]:
    """The modules of a package that are compiled: the engine, and the hot path of the table."""
    return [
        path
        for path in sorted(package.rglob("*.py"))
        if is_compiled(path, path.relative_to(package).parts[0] in ENGINE)
    ]


def is_compiled(module: Path, by_default: bool = True) -> bool:
    """The module's marker, or the default."""
    marked = MARKER.search(module.read_text(encoding="utf-8"))
    return module.stem != "__init__" and (marked[1] == "Compiled" if marked else by_default)


def compile_into(folder: Path, more: Sequence[str] = (), objects: Path | None = None) -> None:
    """Copy the package to a folder and compile the engine there, with games outside the package if wanted.

    If no compiled module has changed (only words or rule texts, for example), the libraries are kept. With a folder
    for objects, the output of the C compiler is cached there.
    """
    package = folder / "ludotheque"
    sources = ROOT / "src" / "ludotheque"
    made_of = sum_of_sources(more)
    stamp = folder / "made_of"
    unchanged = stamp.is_file() and stamp.read_text() == made_of
    with tempfile.TemporaryDirectory(dir=folder) as kept:
        libraries = [*folder.glob("*.so"), *package.rglob("*.so")] if unchanged else []
        for number, library in enumerate(libraries):
            library.rename(Path(kept) / str(number))
        stamp.unlink(missing_ok=True)
        if package.exists():
            shutil.rmtree(package)
        for old in folder.glob("*.so"):
            old.unlink()
        shutil.copytree(sources, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
        # Pages are built independently of the engine: use those beside the sources, never an outdated copy.
        (package / "web" / "static").symlink_to(sources / "web" / "static")
        modules = [str(path.relative_to(folder)) for path in compiled_modules(package)]
        for game in more:
            shutil.copytree(ROOT / game, folder / game, dirs_exist_ok=True)
            modules += [
                str(path.relative_to(folder))
                for path in sorted((folder / game).rglob("*.py"))
                if is_compiled(path)
            ]
        if libraries:
            for number, library in enumerate(libraries):
                (Path(kept) / str(number)).rename(library)
        else:
            child = [sys.executable, str(Path(__file__).resolve()), "--compile", str(objects or ""), *modules]
            subprocess.run(child, cwd=folder, check=True)
            shutil.rmtree(folder / "build", ignore_errors=True)
    stamp.write_text(made_of)


def sum_of_sources(more: Sequence[str] = ()) -> str:
    """A hash of all Python sources and of the build itself: the compiler reads interpreted modules for their types."""
    total = hashlib.sha256(sys.version.encode())
    for name in ("mypy", "setuptools", "librt"):
        total.update(f"{name} {metadata.version(name)}".encode())
    folders = [ROOT / "src" / "ludotheque", *(ROOT / game for game in more)]
    for path in [Path(__file__), *(path for folder in folders for path in sorted(folder.rglob("*.py")))]:
        total.update(f"{path.relative_to(ROOT)}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def compile_here(modules: list[str], objects: Path | None) -> None:
    """Compile modules of the working folder into libraries beside them."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the C files of the library in parallel, the longest first, and only those without a cached
        object; and the small libraries by which Python finds the modules."""

        def build_extensions(self) -> None:
            plain = self.compiler.compile
            kept = self.kept = None if objects is None else KeptObjects(objects, self.compiler)

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                if kept is None:
                    return list(plain([source], **options))
                target = self.compiler.object_filenames([source], output_dir=options.get("output_dir"))[0]
                kept.get(source, options, target, make=lambda: plain([source], **options))
                return [target]

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                longest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
                with ThreadPool(os.cpu_count()) as pool:
                    made = pool.map(lambda source: compile_one(source, options), longest_first, chunksize=1)
                return [name for names in made for name in names]

            self.parallel = os.cpu_count()
            self.compiler.compile = compile_all
            super().build_extensions()
            if kept is not None:
                kept.forget_old_ones()

        def build_extension(self, extension: Any) -> None:
            if self.kept is None or len(extension.sources) > 1:
                super().build_extension(extension)
                return
            options = {"flags": extension.extra_compile_args}
            target = self.get_ext_fullpath(extension.name)
            make = super().build_extension
            self.kept.get(extension.sources[0], options, target, make=lambda: make(extension))

    settings = Path("build") / "mypyc.ini"
    settings.parent.mkdir(exist_ok=True)
    settings.write_text(SETTINGS, encoding="utf-8")
    extensions = mypycify(
        [f"--config-file={settings}", *modules],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
    )
    make_independent(Path("build"))
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, INSIDE]
    setup(
        name="ludotheque",
        script_args=["-q", "build_ext", "--inplace"],
        cmdclass={"build_ext": SideBySide},
        packages=[],
        py_modules=[],
        ext_modules=extensions,
    )


def make_independent(folder: Path) -> None:
    """Rewrite the C files of the modules so that a change in one module does not change the text of the others.

    They all include headers with every function of the engine, and number their literals together: a new method or
    literal would cause a rebuild of everything. After the rewrite a file declares only what it names, and has a table
    of its own literals, which the common file fills from the common table.
    """
    common = folder / f"__native_{GROUP}.c"
    headers = [folder / f"__native_{GROUP}.h", folder / f"__native_internal_{GROUP}.h"]
    includes = "".join(f'#include "{header.name}"\n' for header in headers)
    declarations = [one for header in headers for one in declarations_of(header.read_text(encoding="utf-8"))]
    tables, fillings = "", ""
    for path in sorted(folder.glob(f"__native_{GROUP}___*.c")):
        table = f"CPyStatics_{path.stem.removeprefix(f'__native_{GROUP}___')}"
        text, literals = with_own_literals(path.read_text(encoding="utf-8"), table)
        head = "".join(declarations_used(text, declarations))
        if literals:
            size = len(literals)
            head += f"extern PyObject *{table}[{size}];\n"
            tables += f"PyObject *{table}[{size}];\n"
            tables += f"static const int {table}_from[{size}] = {{{', '.join(literals)}}};\n"
            fillings += f"    for (int i = 0; i < {size}; i++) {table}[i] = CPyStatics[{table}_from[i]];\n"
        path.write_text(replaced_once(text, includes, head), encoding="utf-8")
    text = replaced_once(common.read_text(encoding="utf-8"), includes, includes + tables)
    filled = "    is_initialized = 1;\n"
    common.write_text(replaced_once(text, filled, fillings + filled), encoding="utf-8")


def with_own_literals(text: str, table: str) -> tuple[str, list[str]]:
    """The text of a C file with its literals renumbered in order of occurrence; and their numbers in the common
    table."""
    numbers: dict[str, int] = {}

    def own(found: re.Match[str]) -> str:
        return f"{table}[{numbers.setdefault(found[1], len(numbers))}]"

    return re.sub(r"\bCPyStatics\[(\d+)\]", own, text), list(numbers)


def declarations_of(header: str) -> list[tuple[str, str]]:
    """Name and text of every declaration in a header, in order. Declarations without a name here are needed by all."""
    body = re.sub(r"\A#ifndef.*\n#define.*\n|#endif\n\Z", "", header)
    body = re.sub(rf'#include "__native_{GROUP}.h"\n', "", body)
    found = []
    for text in re.findall(r"#ifndef(?:.*\n)+?#endif\n|typedef struct(?:.*\n)+?}.*\n|.+\n", body):
        name = re.match(r"#ifndef MYPYC_DECLARED_(\w+)", text) or re.match(
            r"(?s:typedef struct.*} |extern [\w *]*?\b)(\w+)(?:\[\w*\])*(?:\(.*\))?;$", text
        )
        found.append((name[1] if name else "", text))
    return found


def declarations_used(text: str, declarations: list[tuple[str, str]]) -> list[str]:
    """The declarations that a C text names, directly or indirectly."""
    by_name = dict(declarations)
    used = {""}
    named = set(re.findall(r"\w+", text))
    while named:
        used |= named
        declared = " ".join(by_name.get(name, "") for name in named)
        named = set(re.findall(r"\w+", declared)) - used
    return [declaration for name, declaration in declarations if name in used]


def replaced_once(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise RuntimeError(f"the C text is not as expected: {text.count(old)} times {old!r}")
    return text.replace(old, new)


class KeptObjects:
    """Cached objects, and libraries of one C file, under the hash of their inputs: the C text, its headers, the
    compiler and its flags."""

    MOST = 4000  # about five builds of everything

    def __init__(self, folder: Path, compiler: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.compiler = compiler
        version = subprocess.run([compiler.compiler[0], "--version"], capture_output=True, check=True).stdout
        packages = [f"{name} {metadata.version(name)}" for name in ("mypy", "librt")]
        made_by = [sys.version, version, compiler.compiler_so, compiler.linker_so, packages]
        self.made_by = repr(made_by).encode()

    def get(self, source: str, options: dict[str, Any], target: str, make: Callable[[], Any]) -> None:
        """Put the object of a C file in its place, compiled only if it is not cached."""
        kept = self.folder / f"{self.sum_of(source, options)}{Path(target).suffix}"
        if kept.is_file():
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, target)
            kept.touch()
        else:
            make()
            part = kept.with_suffix(f".{os.getpid()}")
            shutil.copyfile(target, part)
            part.replace(kept)

    def sum_of(self, source: str, options: dict[str, Any]) -> str:
        from mypyc.build import get_header_deps, resolve_cfile_deps

        text = Path(source).read_text(encoding="utf-8")
        total = hashlib.sha256(self.made_by)
        flags = {name: value for name, value in options.items() if name not in ("depends", "output_dir")}
        total.update(repr(sorted(flags.items())).encode())
        total.update(text.encode())
        headers = resolve_cfile_deps(str(Path(source).parent), get_header_deps([(source, text)]), "build")
        for header in sorted(headers):
            total.update(Path(header).read_bytes())
        return total.hexdigest()

    def forget_old_ones(self) -> None:
        by_age = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in by_age[self.MOST :]:
            old.unlink()


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def make_hook() -> type[Any]:
    """The hook for hatchling, which is only installed while a wheel is built."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
        """Puts the compiled engine into wheels."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name != "wheel" or version == "editable" or os.environ.get("LUDOTHEQUE_PURE"):
                return
            if not has_compiler():
                if os.environ.get("LUDOTHEQUE_MUST_COMPILE"):
                    raise RuntimeError("no C compiler found, and LUDOTHEQUE_MUST_COMPILE is set")
                self.app.display_warning("no C compiler: the engine is not compiled")
                return
            made = Path(tempfile.mkdtemp(prefix="ludotheque-"))
            compile_into(made, objects=ROOT / "build" / "objects")
            for library in [*made.rglob("*.so"), *made.rglob("*.pyd")]:
                build_data["force_include"][str(library)] = str(library.relative_to(made))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    return EngineHook


def get_build_hook() -> type[Any]:
    """The entry point for hatchling."""
    return make_hook()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--compile"]:
        compile_here(sys.argv[3:], Path(sys.argv[2]) if sys.argv[2] else None)
    else:
        target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled"
        target.mkdir(parents=True, exist_ok=True)
        compile_into(target, sys.argv[2:], objects=ROOT / "build" / "objects")
