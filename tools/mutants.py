"""Mutation testing of a game's rules: one small change at a time must make a test fail.

`make mutants GAME=quebec SEED=1 COUNT=100`. Each mutant is a copy of the game's folder with one change in it: a
comparison inverted, a number increased by one, a call removed. The game's tests run against the copy, in a process
forked from one with everything else imported, and stop at the first failure. Only tests that call the changed function
run, unless `--only` selects mutants: then all do. The sources are never changed. With several seeds (`SEED="1 2"`) the
unchanged rules are tested only once.
"""

import argparse
import ast
import builtins
import compileall
import importlib
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import Phase, settings
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutations import Mutation, chosen, first_line

ROOT = Path(__file__).resolve().parent.parent

# The folders of games: the real ones, and the toys.
HOUSE = "ludotheque.games"
HOMES = (HOUSE, "tests.toys")

ENOUGH_KILLED = 0.97

# The limit of a test: processor seconds, and a multiple of its time with the unchanged rules. Waiting does not count,
# so that a busy machine does not make mutants look as if they hang.
SPARE_SECONDS = 10.0
SPARE_TIMES = 10.0
MOST_MEMORY = 4 << 30


# ---------------------------------------------------------------- a game and its tests


@dataclass(frozen=True)
class Subject:
    """The game whose rules are mutated."""

    id: str
    package: str
    folder: Path
    # Only the tests written for this game, without the suite common to all games.
    own_only: bool = False

    @property
    def house(self) -> bool:
        return self.package == HOUSE

    def tests(self) -> list[str]:
        tests = ROOT / "tests"
        folder = tests / self.id
        beside = self.folder.parent.glob(f"test_{self.id}*.py")
        own = [folder] if folder.is_dir() else sorted(beside)
        own += sorted((tests / "rulebook").glob(f"test_{self.id}*.py"))
        shared = [] if self.own_only else [tests / "test_conformance.py", tests / "properties"]
        return [str(path) for path in own + shared]

    def is_tested_by(self, item: pytest.Item) -> bool:
        """Tests of all games have the game's name among their parameters."""
        own = Path(item.path).name not in {"test_conformance.py", "test_random_play.py"}
        return own or self.id in item.name.partition("[")[2].rstrip("]").split("-")


def find_subject(game_id: str, own_only: bool = False) -> Subject:
    for package in HOMES:
        folder = Path(next(iter(importlib.import_module(package).__path__))) / game_id
        if (folder / "__init__.py").is_file():
            return Subject(game_id, package, folder, own_only)
    raise SystemExit(f"there is no game {game_id!r} in {' or '.join(HOMES)}")


def import_all_but(subject: Subject) -> None:
    """Import in advance what every child would import: the engine, the checks, and the other games."""
    importlib.import_module("tests.conftest")
    importlib.import_module("ludotheque.conformance")
    catalogue = importlib.import_module("ludotheque.core.catalogue")
    for other in catalogue.game_ids():
        if other != subject.id:
            catalogue.load_game(other)
    assert f"{subject.package}.{subject.id}" not in sys.modules
    # The children write no bytecode: without it each would compile the game and all tests.
    for folder in (subject.folder, ROOT / "tests"):
        compileall.compile_dir(folder, quiet=1)
    # A failing example is enough: no shrinking. And the same examples for every mutant.
    settings.register_profile(
        "mutants", derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate]
    )


# ---------------------------------------------------------------- one run of the tests, in a child

# Stands for all tests.
EVERY_TEST = ""


@dataclass
class Experience:
    """Statistics of earlier runs: the time of each test, the number of mutants killed by each test function, and
    which tests call each function of the game (`file:line`). A call during the setup of a test counts for its whole
    file, a call during collection for all tests (`EVERY_TEST`).
    """

    seconds: dict[str, float] = field(default_factory=dict)
    kills: Counter[str] = field(default_factory=Counter)
    callers: dict[str, set[str]] = field(default_factory=dict)

    def may_notice(self, test: str, mutation: Mutation) -> bool:
        """Whether a test executes the changed code, or depends on what it did before the test."""
        callers = self.callers.get(mutation.place, set())
        return mutation.function == 0 or not callers.isdisjoint((test, file_of(test), EVERY_TEST))

    def promise(self, test: str, mutation: Mutation) -> float:
        """The expected kills per second of this test for this mutation."""
        about = Path(mutation.file).stem in test
        hope = self.kills[function_of(test)] + (2.0 if about else 0.2)
        if not self.may_notice(test, mutation):
            hope /= 1000.0
        return hope / (self.seconds.get(test, 0.0) + 0.005)


class Watch:
    """Runs the most promising tests first, limits their time, and records results."""

    def __init__(
        self, subject: Subject, experience: Experience, mutation: Mutation | None, every_test: bool
    ) -> None:
        self.subject = subject
        self.experience = experience
        self.mutation = mutation
        self.every_test = every_test
        self.seconds: dict[str, float] = {}
        self.callers: dict[str, list[str]] = {}
        self.failed = ""

    def pytest_configure(self) -> None:
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.subject.is_tested_by(item)]
        if self.mutation is not None:
            mutation, experience = self.mutation, self.experience
            if not self.every_test:
                items[:] = [item for item in items if experience.may_notice(item.nodeid, mutation)]
            items.sort(key=lambda item: -experience.promise(item.nodeid, mutation))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        test = item.nodeid
        limit_computing(SPARE_SECONDS + SPARE_TIMES * self.experience.seconds.get(test, SPARE_SECONDS))
        began = time.process_time()
        with self.noted(test):
            done = yield
        self.seconds[test] = time.process_time() - began
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        with self.noted(EVERY_TEST):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        with self.noted(file_of(item.nodeid)):
            return (yield)

    @contextmanager
    def noted(self, caller: str) -> Generator[None]:
        """With the unchanged rules: record the calls for a test, a file of tests, or all tests."""
        called: set[str] = set()
        with calls_noted(called) if self.mutation is None else nullcontext():
            yield
        for place in called:
            self.callers.setdefault(place, []).append(caller)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = function_of(report.nodeid)


def function_of(nodeid: str) -> str:
    return nodeid.partition("[")[0]


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


# The builtin that the functions of an instrumented copy call first; much faster than `sys.settrace`.
CALLED = "__called__"


@contextmanager
def calls_noted(called: set[str]) -> Generator[None]:
    """Records the functions that are called meanwhile, as `file:line`."""
    before = getattr(builtins, CALLED, id)
    setattr(builtins, CALLED, called.add)
    try:
        yield
    finally:
        setattr(builtins, CALLED, before)


def instrumented(file: str, source: bytes) -> bytes:
    """The source with a call at the beginning of each function that records it."""
    lines = source.split(b"\n")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=first_line, reverse=True):
        body = node.body[ast.get_docstring(node, clean=False) is not None :]
        if body:
            place, line = body[0].col_offset, first_line(body[0]) - 1
            before, after = lines[line][:place], lines[line][place:]
            call = f'{CALLED}("{file}:{first_line(node)}")'.encode()
            lines[line] = before + call + (b"; " if before.strip() else b"\n" + before) + after
    return b"\n".join(lines)


def limit_computing(seconds: float) -> None:
    """End the process after this much processor time."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


@dataclass
class Verdict:
    """The test result of one child."""

    passed: bool
    killer: str
    seconds: dict[str, float] = field(default_factory=dict)
    callers: dict[str, list[str]] = field(default_factory=dict)


class Child:
    """A fork that runs the tests on a copy of the game."""

    def __init__(
        self,
        subject: Subject,
        experience: Experience,
        mutation: Mutation | None,
        every_test: bool = False,
    ) -> None:
        self.mutation = mutation
        self.every_test = every_test
        self.scratch = Path(tempfile.mkdtemp(prefix="mutant-"))
        copy = self.scratch / subject.id
        # With the bytecode of the unchanged files.
        shutil.copytree(subject.folder, copy)
        if mutation is not None:
            changed = copy / mutation.file
            changed.write_bytes(mutation.applied(changed.read_bytes()))
        else:
            for file in copy.rglob("*.py"):
                file.write_bytes(instrumented(file.relative_to(copy).as_posix(), file.read_bytes()))
        self.pid = os.fork()
        if self.pid == 0:
            try:
                self.run(subject, experience)
            finally:
                os._exit(1)

    def run(self, subject: Subject, experience: Experience) -> None:
        said = os.open(self.scratch / "said", os.O_WRONLY | os.O_CREAT)
        os.dup2(said, 1)
        os.dup2(said, 2)
        sys.dont_write_bytecode = True
        limit_computing(SPARE_SECONDS * SPARE_TIMES)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        sys.modules[subject.package].__path__.insert(0, str(self.scratch))
        setattr(builtins, CALLED, id)  # nothing is noted
        watch = Watch(subject, experience, self.mutation, self.every_test)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        quick = ["-x", "-p", "no:cacheprovider", "--assert", "plain"]
        here = ["--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")]
        code = pytest.main([*quick, *here, *subject.tests()], plugins=[watch])
        # No test executes the changed code.
        none_left = self.mutation is not None and code == pytest.ExitCode.NO_TESTS_COLLECTED
        verdict = {
            "passed": code == pytest.ExitCode.OK or none_left,
            "killer": watch.failed or pytest.ExitCode(code).name,
            "seconds": watch.seconds,
            "callers": watch.callers,
        }
        (self.scratch / "verdict").write_text(json.dumps(verdict))
        os._exit(0)

    def verdict(self) -> Verdict:
        """Call it after the process has ended."""
        written = self.scratch / "verdict"
        if not written.is_file():
            return Verdict(False, "took too long or died")
        return Verdict(**json.loads(written.read_text()))

    def said(self) -> str:
        return (self.scratch / "said").read_text(errors="replace")

    def clear(self) -> None:
        shutil.rmtree(self.scratch, ignore_errors=True)


# ---------------------------------------------------------------- all of them


class Hunt:
    """Runs the tests once with the unchanged rules, then against each mutant, a few in parallel."""

    def __init__(self, subject: Subject, jobs: int, every_test: bool, console: Console) -> None:
        self.subject = subject
        self.jobs = jobs
        self.every_test = every_test
        self.console = console
        self.experience = Experience()
        self.running: dict[int, tuple[int, Child]] = {}

    def try_the_true_rules(self) -> None:
        """Tests that fail anyway would kill every mutant; also measures the time of each test."""
        child = Child(self.subject, self.experience, None)
        self.running[child.pid] = (0, child)
        os.waitpid(child.pid, 0)
        del self.running[child.pid]
        verdict = child.verdict()
        if not verdict.passed:
            self.console.print(child.said(), markup=False, highlight=False)
            raise SystemExit("the tests fail without any mutation")
        self.experience.seconds = verdict.seconds
        self.experience.callers = {place: set(tests) for place, tests in verdict.callers.items()}
        child.clear()

    def kills_enough(self, seed: int, mutants: dict[int, Mutation]) -> bool:
        """Tests the mutants of a seed, prints the survivors, and returns whether enough were killed."""
        columns = [
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[killed]} killed"),
            TimeElapsedColumn(),
        ]
        self.console.print(f"{len(mutants)} mutants of seed {seed}", highlight=False)
        # No thread of its own: processes are forked while it is shown.
        with Progress(*columns, console=self.console, auto_refresh=False) as progress:
            left = self.survivors(mutants, progress)
        killed = len(mutants) - len(left)
        self.console.print(f"killed {killed} of {len(mutants)}", highlight=False)
        return killed >= ENOUGH_KILLED * len(mutants)

    def survivors(self, mutants: dict[int, Mutation], progress: Progress) -> list[int]:
        bar = progress.add_task("mutants", total=len(mutants), killed=0)
        waiting, left = list(mutants), []
        while waiting or self.running:
            while waiting and len(self.running) < self.jobs:
                number = waiting.pop(0)
                child = Child(self.subject, self.experience, mutants[number], self.every_test)
                self.running[child.pid] = (number, child)
            pid, _ = os.wait()
            number, child = self.running.pop(pid)
            verdict = child.verdict()
            child.clear()
            if verdict.passed:
                left.append(number)
                tell(self.console, self.subject, number, mutants[number])
            else:
                self.experience.kills[verdict.killer] += 1
            done = int(progress.tasks[bar].completed) + 1
            progress.update(bar, completed=done, killed=done - len(left), refresh=True)
        return sorted(left)

    def stop(self) -> None:
        for pid, (_, child) in self.running.items():
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(pid, signal.SIGKILL)
            child.clear()


def of_seed(subject: Subject, seed: int, count: int, only: list[int] | None) -> dict[int, Mutation]:
    """The mutants of a seed by number, all or a selection."""
    every = dict(enumerate(chosen(subject.folder, subject.house, seed, count), 1))
    return {number: every[number] for number in only or every}


def tell(console: Console, subject: Subject, number: int, mutation: Mutation) -> None:
    """Print a survivor, with its number for `ONLY`."""
    place = (subject.folder / mutation.file).relative_to(ROOT)
    console.print(
        f"[bold]{number}[/] {place}:{mutation.line} {mutation.kind}\n"
        f"    [red]- {escape(mutation.before)}[/]\n    [green]+ {escape(mutation.after)}[/]",
        highlight=False,
        soft_wrap=True,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="one or several")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", type=int, nargs="*", help="only these of them, by number")
    parser.add_argument("--own", action="store_true", help="only with the tests written for this game")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--list", action="store_true", help="show the mutants instead of trying them")
    return parser.parse_args()


def interrupted(signal_number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> int:
    asked = arguments()
    console = Console()
    subject = find_subject(asked.game, asked.own)
    mutants = {seed: of_seed(subject, seed, asked.count, asked.only) for seed in asked.seed}
    if asked.list:
        for some in mutants.values():
            for number, mutation in some.items():
                tell(console, subject, number, mutation)
        return 0
    import_all_but(subject)
    hunt = Hunt(subject, asked.jobs, asked.only is not None, console)
    signal.signal(signal.SIGTERM, interrupted)
    console.print(f"the tests of {subject.id} as they are")
    try:
        hunt.try_the_true_rules()
        enough = [hunt.kills_enough(seed, some) for seed, some in mutants.items()]
    except KeyboardInterrupt:
        hunt.stop()
        return 130
    return 0 if all(enough) else 1


if __name__ == "__main__":
    # This tree and its sources, regardless of the installed package.
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    sys.exit(main())
