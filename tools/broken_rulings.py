"""Mutates each ruling of a game and checks that its own scenario fails.

`make mutants RULINGS=1`. For each ruling the change in `scenarios/mutations` is applied to a copy of the game's
folder, and a process forked from one with everything else imported plays all scenarios with the copy. A mutation is
caught if a step of the ruling's own scenario has another result than the scenario says, and most of the other
scenarios still pass: a change that prevents the game from loading, or breaks everything, proves nothing.
"""

import argparse
import importlib
import json
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutants import ROOT, Subject, find_subject, import_all_but, limit_computing
from tools.ruling_mutations import (
    MUTATIONS,
    BadMutation,
    RulingMutation,
    in_order,
    mutation_of,
    rulings_with_scenarios,
)

# The limit of processor seconds for all scenarios of a game, and the share of the other scenarios that have to pass.
MOST_SECONDS = 60.0
OTHERS_THAT_PASS = 0.5


Tell = Callable[[RulingMutation, "Verdict"], None]


@dataclass
class Verdict:
    """The results of the scenarios with a ruling broken."""

    # The wrong results in the ruling's own scenario.
    wrong: list[str] = field(default_factory=list)
    # The exception that ended it, if there was one before any wrong result.
    error: str = ""
    # The other rulings, and those of them whose scenarios fail, too.
    others: int = 0
    failed: list[str] = field(default_factory=list)

    @property
    def caught(self) -> bool:
        return bool(self.wrong) and len(self.failed) <= self.others * OTHERS_THAT_PASS

    def how(self) -> str:
        also = f"; also by {', '.join(self.failed)}" if self.failed else ""
        return f"{self.wrong[0]}{also}"

    def why_not(self) -> str:
        if self.error:
            return f"its scenario ends with an error: {self.error}"
        if self.wrong:
            return f"{len(self.failed)} of the {self.others} other scenarios fail, too"
        also = ", ".join(self.failed) if self.failed else "none"
        return f"its own scenario passes; scenarios that fail: {also}"


def wrongs(game: Any, prepared: Any, rule: str) -> tuple[list[str], str]:
    """The wrong results of a scenario, and the exception that ended it."""
    wrong: list[str] = []
    for number, situation in enumerate(prepared.read(rule).situations()):

        def tell(told: Any, number: int = number) -> None:
            if told.wrong:
                wrong.append(f"situation {number}: {told.wrong}")

        try:
            prepared.play(prepared.prepare(game, situation.given), situation.step, tell)
        except Exception as error:
            return wrong, "" if wrong else f"{type(error).__name__}: {error}"
    return wrong, ""


def judged(subject: Subject, rule: str) -> Verdict:
    """Plays the ruling's own scenario, if one is broken, then the others, with the current code of the game."""
    game = importlib.import_module("ludotheque.core.catalogue").load_game(subject.id)
    prepared = importlib.import_module(f"{subject.package}.{subject.id}.scenarios.prepared")
    verdict = Verdict()
    if rule:
        verdict.wrong, verdict.error = wrongs(game, prepared, rule)
    others = [other for other in prepared.rules_with_scenarios() if other != rule]
    verdict.others = len(others)
    verdict.failed = sorted((other for other in others if any(wrongs(game, prepared, other))), key=in_order)
    return verdict


class Child:
    """A fork that plays the scenarios with a copy of the game in which one ruling is broken."""

    def __init__(self, subject: Subject, mutation: RulingMutation | None) -> None:
        self.mutation = mutation
        self.scratch = Path(tempfile.mkdtemp(prefix="ruling-"))
        copy = self.scratch / subject.id
        # With the compiled modules of unchanged files.
        shutil.copytree(subject.folder, copy)
        if mutation is not None:
            (copy / mutation.file).write_text(mutation.applied(subject.folder), encoding="utf-8")
        self.pid = os.fork()
        if self.pid == 0:
            try:
                self.run(subject)
            finally:
                os._exit(1)

    def run(self, subject: Subject) -> None:
        sys.dont_write_bytecode = True
        limit_computing(MOST_SECONDS)
        sys.modules[subject.package].__path__.insert(0, str(self.scratch))
        try:
            verdict = judged(subject, self.mutation.rule if self.mutation else "")
        except Exception as error:
            verdict = Verdict(error=f"the game does not load: {type(error).__name__}: {error}")
        (self.scratch / "verdict").write_text(json.dumps(vars(verdict)))
        os._exit(0)

    def verdict(self) -> Verdict:
        """Call it after the process has ended."""
        written = self.scratch / "verdict"
        if not written.is_file():
            return Verdict(error="it took too long or died")
        return Verdict(**json.loads(written.read_text()))

    def clear(self) -> None:
        shutil.rmtree(self.scratch, ignore_errors=True)


def check_the_true_rules(subject: Subject) -> None:
    """A scenario that fails anyway would catch every mutation."""
    child = Child(subject, None)
    os.waitpid(child.pid, 0)
    verdict = child.verdict()
    child.clear()
    if verdict.error or verdict.failed:
        failed = verdict.error or ", ".join(verdict.failed)
        raise SystemExit(f"these scenarios fail without any mutation: {failed}")


def verdicts(subject: Subject, mutations: list[RulingMutation], jobs: int, tell: Tell) -> None:
    """A few at a time, each told as it comes."""
    waiting, running = list(mutations), dict[int, tuple[RulingMutation, Child]]()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                child = Child(subject, waiting[0])
                running[child.pid] = waiting.pop(0), child
            pid, _ = os.wait()
            mutation, child = running.pop(pid)
            tell(mutation, child.verdict())
            child.clear()
    finally:
        for pid, (_, child) in running.items():
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(pid, signal.SIGKILL)
            child.clear()


def possible_mutations(folder: Path, kept: Path, rules: list[str]) -> list[RulingMutation]:
    """The mutations of some rulings; missing or inapplicable ones are reported."""
    found = []
    for rule in rules:
        try:
            mutation = mutation_of(kept, rule)
            mutation.applied(folder)
            found.append(mutation)
        except BadMutation as bad:
            print(f"{rule} is not caught: {bad}", flush=True)
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--only", nargs="*", help="only these rulings")
    parser.add_argument("--mutations", type=Path, help="a folder of other mutations than those of the game")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--all", action="store_true", help="show those that are caught, too, and how")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    subject = find_subject(asked.game)
    rules = asked.only or rulings_with_scenarios(subject.folder)
    kept = asked.mutations or subject.folder / MUTATIONS
    mutations = possible_mutations(subject.folder, kept, rules)
    import_all_but(subject)
    check_the_true_rules(subject)
    caught: list[str] = []

    def tell(mutation: RulingMutation, verdict: Verdict) -> None:
        if verdict.caught:
            caught.append(mutation.rule)
            if asked.all:
                print(f"{mutation.rule} is caught: {verdict.how()}", flush=True)
        else:
            print(f"{mutation.rule} is not caught: {verdict.why_not()}\n    {mutation.line}", flush=True)

    verdicts(subject, mutations, asked.jobs, tell)
    print(f"caught by their own scenario: {len(caught)} of {len(rules)}")
    return 0 if len(caught) == len(rules) else 1


if __name__ == "__main__":
    # This tree and its sources, regardless of the installed package.
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    sys.exit(main())
