"""The time of a rebuild after a change in a game: `python benchmarks/rebuild.py quebec` (a few minutes).

The working tree is copied and built twice, so that every object is cached; then one thing at a time is changed and
built again. Prints wall-clock seconds, processor seconds of all processes, and the number of compiled C files.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

REPO = Path(__file__).resolve().parent.parent
GAMES = Path("src/ludotheque/games")

METHOD = "    def changed(self) -> i64:\n        return self.seats * 2\n\n"
LITERAL = '\n\nCHANGED: Final = "a new literal"\n'

# For a file of each game: a line of its rules, its replacement, and a method of its state.
BODIES = {
    "quebec": ("scoring.py", "size += 1", "size += 2", "    def score("),
    "civilization": ("arts.py", "total += ", "total += 1 + ", "    def revealed("),
}
LITERALS = {"quebec": "turn.py", "civilization": "movement.py"}

Change = Callable[[str], str]


def changes(game: str) -> list[tuple[str, Path, Change]]:
    folder = GAMES / game
    file, line, instead, method = BODIES[game]
    return [
        ("nothing that is compiled: words", folder / "en.ftl", lambda text: f"# changed\n{text}"),
        ("nothing that is compiled: a rule text", folder / "rules.en.md", lambda text: f"{text}\nchanged\n"),
        ("a comment", folder / file, lambda text: f"{text}\n# changed\n"),
        ("a body", folder / file, lambda text: text.replace(line, instead)),
        ("a new method", folder / "state.py", lambda text: text.replace(method, f"{METHOD}{method}")),
        ("a new literal", folder / LITERALS[game], lambda text: f"{text}{LITERAL}"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="quebec", choices=sorted(BODIES))
    parser.add_argument(
        "--keep", type=Path, help="a folder for the copy; by default one that is removed again"
    )
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        copy = asked.keep or Path(made)
        for name in ("src", "hatch_build.py", "pyproject.toml"):
            whole = REPO / name
            if whole.is_dir():
                shutil.copytree(
                    whole, copy / name, ignore=shutil.ignore_patterns("static"), dirs_exist_ok=True
                )
            else:
                shutil.copy(whole, copy / name)
        report("everything", copy)
        report("nothing", copy)
        for what, file, change in changes(asked.game):
            before = (copy / file).read_text(encoding="utf-8")
            assert change(before) != before, f"{file} has nothing to change any more"
            (copy / file).write_text(change(before), encoding="utf-8")
            report(what, copy)
            (copy / file).write_text(before, encoding="utf-8")
            build(copy)


def report(what: str, copy: Path) -> None:
    objects = kept(copy)
    began = perf_counter()
    seconds = build(copy)
    clock = perf_counter() - began
    compiled = len(kept(copy) - objects)
    print(f"{what:<40} {clock:6.1f} s   {seconds:6.1f} s of processor   {compiled:3} C files", flush=True)


def kept(copy: Path) -> set[str]:
    folder = copy / "build" / "objects"
    return set(os.listdir(folder)) if folder.is_dir() else set()


def build(copy: Path) -> float:
    """Build as `make compiled` does; the processor seconds it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "hatch_build.py", "build/compiled"], cwd=copy, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
