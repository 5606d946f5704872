"""Builds the engine: compiles it and what is in a hurry with mypyc, in a copy, never beside the sources.

A `.so` beside its `.py` wins even when the `.py` is newer, so developers run the sources (editable install)
and test the compiled build from `build/compiled` (`make compiled`). A wheel carries the compiled engine; where
there is no C compiler the wheel is pure Python and `ludotheque --version` says so.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent

# Modules at the edges stay interpreted: they use msgspec structures, files or text.
INTERPRETED = {
    "core": {"catalogue", "data", "journal", "position", "rulebook", "text", "words"},
    "games": {"board_text", "checks", "components", "files"},
    "bots": set(),
}

# What every move at the table goes through. The rest of the table and the web is not in a hurry. Coroutines are never
# compiled: those of table/bots.py hung, once they were, with nothing in the log. So a module here has no `async def`;
# what has to wait is in a module of its own (table/waiting.py, web/following.py).
HURRIED = {
    "store": {"entries", "jobs"},
    "table": {"deeds", "errands", "live", "records", "telling", "turns"},
    "web": {"answers", "frames", "live", "socket"},
}

CHILD = '''
import os, sys
from multiprocessing.pool import ThreadPool
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class SideBySide(build_ext):
    """Compiles the C files of one extension at the same time."""
    def build_extensions(self):
        plain = self.compiler.compile
        def compile(sources, **options):
            with ThreadPool(os.cpu_count()) as pool:
                return sum(pool.map(lambda one: plain([one], **options), sources), [])
        self.compiler.compile = compile
        super().build_extensions()

setup(
    name="ludotheque", script_args=["-q", "build_ext", "--inplace"], cmdclass={"build_ext": SideBySide},
    packages=[], py_modules=[],
    ext_modules=mypycify(
        ["--strict", "--ignore-missing-imports", *sys.argv[1:]], opt_level="2", debug_level="0", multi_file=True,
        group_name="ludotheque",
    ),
)
'''


def compiled_modules(package: Path) -> list[Path]:
    """The modules of core, games and bots that are made to be compiled, and a move's way through the table."""
    found = [package / room / f"{name}.py" for room, names in HURRIED.items() for name in sorted(names)]
    for room, left_out in INTERPRETED.items():
        for path in sorted((package / room).rglob("*.py")):
            if path.stem != "__init__" and path.stem not in left_out:
                found.append(path)
    return found


def compile_into(folder: Path, more: Sequence[str] = ()) -> None:
    """Copy the package to a folder and compile the engine there, with games outside the package if wanted."""
    package = folder / "ludotheque"
    if package.exists():
        shutil.rmtree(package)
    for old in folder.glob("*.so"):
        old.unlink()
    sources = ROOT / "src" / "ludotheque"
    shutil.copytree(sources, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    # Pages are built at other times than the engine: it shows those beside the sources, never a copy gone stale.
    (package / "web" / "static").symlink_to(sources / "web" / "static")
    modules = [str(path.relative_to(folder)) for path in compiled_modules(package)]
    for game in more:
        shutil.copytree(ROOT / game, folder / game, dirs_exist_ok=True)
        modules += [str(path.relative_to(folder)) for path in sorted((folder / game).glob("*.py"))]
    subprocess.run([sys.executable, "-c", CHILD, *modules], cwd=folder, check=True)
    shutil.rmtree(folder / "build", ignore_errors=True)


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def make_hook() -> type[Any]:
    """The hook for hatchling, which is only there while a wheel is built."""
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
            compile_into(made)
            for library in [*made.rglob("*.so"), *made.rglob("*.pyd")]:
                build_data["force_include"][str(library)] = str(library.relative_to(made))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    return EngineHook


def get_build_hook() -> type[Any]:
    """What hatchling asks this file for."""
    return make_hook()


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled"
    target.mkdir(parents=True, exist_ok=True)
    compile_into(target, sys.argv[2:])
