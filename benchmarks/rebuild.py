"""What a developer waits for after a change: `python benchmarks/rebuild.py` (a few minutes).

The working tree is copied and built twice, so that every object is kept; then one thing is changed at a time and built
again. Processor seconds of all processes together, and how many C files went through the compiler.
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

REPO = Path(__file__).resolve().parent.parent
GAME = Path("src/ludotheque/games/quebec")

METHOD = "    def changed(self) -> i64:\n        return self.seats * 2\n\n"

Change = Callable[[str], str]
CHANGES: list[tuple[str, Path, Change]] = [
    ("nothing that is compiled: words", GAME / "en.ftl", lambda text: f"# changed\n{text}"),
    ("nothing that is compiled: a rule text", GAME / "rules.en.md", lambda text: f"{text}\nchanged\n"),
    ("a comment", GAME / "districts.py", lambda text: f"{text}\n# changed\n"),
    ("a body", GAME / "scoring.py", lambda text: text.replace("size += 1", "size += 2")),
    (
        "a new method",
        GAME / "state.py",
        lambda text: text.replace("    def score(", f"{METHOD}    def score("),
    ),
    ("a new literal", GAME / "turn.py", lambda text: f'{text}\n\nCHANGED: Final = "a new literal"\n'),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
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
        for what, file, change in CHANGES:
            before = (copy / file).read_text(encoding="utf-8")
            (copy / file).write_text(change(before), encoding="utf-8")
            report(what, copy)
            (copy / file).write_text(before, encoding="utf-8")
            build(copy)


def report(what: str, copy: Path) -> None:
    objects = kept(copy)
    seconds = build(copy)
    print(f"{what:<40} {seconds:6.1f} s   {len(kept(copy) - objects):3} C files compiled", flush=True)


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
