"""The tool behind `make mutants`: its mutations, and that it distinguishes tested from untested rules."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import ROOT, calls_noted, find_subject, instrumented
from tools.mutations import chosen, mutations_of, rule_files

RULE = b'''\
"""5.1 Paying: 3 < 4 in a text is no rule."""

MOST: Final[i64] = 5
SEATS: Final = numbers("seat", 4)


def pay(s: Town, seat: i64, price: i64 = 2) -> bool:
    assert price > 0
    if s.coins[seat] < price and not s.free(seat):
        return False
    s.coins[seat] -= price
    s.note(PAID, seat)
    return s.is_paid(seat)


def why_not(s: Town) -> Refusal | None:
    return TOO_POOR
'''


def test_each_kind_of_change_is_found_at_its_place() -> None:
    found = {(one.line, one.kind, one.after.strip()) for one in mutations_of("paying.py", RULE)}
    assert found == {
        (3, "one higher", "MOST: Final[i64] = 6"),
        (7, "one higher", "def pay(s: Town, seat: i64, price: i64 = 3) -> bool:"),
        (9, "comparison turned", "if (s.coins[seat] <= price) and not s.free(seat):"),
        (9, "comparison turned", "if (s.coins[seat] >= price) and not s.free(seat):"),
        (9, "and/or swapped", "if (s.coins[seat] < price or not s.free(seat)):"),
        (9, "condition left out", "if (s.coins[seat] < price):"),
        (9, "condition left out", "if (not s.free(seat)):"),
        (9, "case left out", "if False:"),
        (9, "not dropped", "if s.coins[seat] < price and s.free(seat):"),
        (10, "turned", "return True"),
        (11, "assignment left out", "pass"),
        (11, "operator swapped", "s.coins[seat] += price"),
        (12, "call left out", "pass"),
        (13, "return value negated", "return (not s.is_paid(seat))"),
        (17, "refusal left out", "return None"),
    }


def test_only_the_functions_of_a_vocabulary_are_changed() -> None:
    assert [one.line for one in mutations_of("vocabulary.py", RULE) if one.line < 7] == []
    assert [one.line for one in mutations_of("vocabulary.py", RULE) if one.line == 7] == [7]


FUNCTIONS = b'''\
"""Functions of all kinds."""
from functools import cache

@cache
def decorated() -> int:
    """Says one."""
    if (3 <
            4):
        return 1
    return 2

class Thing:
    def short(self) -> int: return decorated()

    def outer(self) -> int:
        @cache
        def inner() -> int:
            return self.short()

        return inner()

    def silent(self) -> None:
        """Nothing is done."""

    def never(self) -> None:
        raise AssertionError
'''


def test_an_instrumented_source_records_the_functions_that_are_called() -> None:
    space: dict[str, Any] = {}
    called: set[str] = set()
    with calls_noted(called):
        exec(instrumented("things.py", FUNCTIONS), space)
        assert called == set()
        thing = space["Thing"]()
        assert thing.outer() == 1
        assert thing.silent() is None
    assert called == {"things.py:4", "things.py:13", "things.py:15", "things.py:16"}
    thing.outer()
    assert thing.silent.__doc__ == "Nothing is done."


@pytest.mark.parametrize("game_id", ["quebec", "bag"])
def test_every_instrumented_file_of_a_game_is_python(game_id: str) -> None:
    folder = find_subject(game_id).folder
    for file in folder.rglob("*.py"):
        compile(instrumented("file.py", file.read_bytes()), file, "exec")


@pytest.mark.parametrize("game_id", ["quebec", "bag"])
def test_every_change_is_python_and_another_program(game_id: str) -> None:
    subject = find_subject(game_id)
    for path in rule_files(subject.folder, subject.house):
        source = path.read_bytes()
        true = ast.dump(ast.parse(source))
        for mutation in mutations_of(path.name, source)[::20]:
            assert ast.dump(ast.parse(mutation.applied(source))) != true


def test_the_same_seed_chooses_the_same_changes() -> None:
    folder = find_subject("quadrata").folder
    assert chosen(folder, True, 1, 40) == chosen(folder, True, 1, 40)
    assert len(chosen(folder, True, 1, 40)) == 40
    assert chosen(folder, True, 1, 40) != chosen(folder, True, 2, 40)


def test_data_files_words_and_advice_are_left_alone() -> None:
    names = {path.name for path in rule_files(ROOT / "src" / "ludotheque" / "games" / "quebec", house=True)}
    assert names >= {"turn.py", "state.py", "view.py", "invariants.py", "vocabulary.py"}
    assert names.isdisjoint(
        {"evaluation.py", "board_text.py", "box.py", "checks.py", "components.py", "__init__.py"}
    )
    large = find_subject("civilization").folder
    rules = {path.relative_to(large).as_posix() for path in rule_files(large, True)}
    left_out = {path.relative_to(large).as_posix() for path in large.rglob("*.py")} - rules
    assert left_out >= {"bots/moves.py", "components/tile_files.py", "scenarios/prepared.py"}
    assert left_out.isdisjoint({"position/state.py", "battle/battle.py", "view/map.py"})
    assert [path.name for path in rule_files(Path("tests/toys/morra").resolve(), house=False)] == [
        "__init__.py"
    ]


def test_rules_in_folders_of_a_game_are_changed_as_well(tmp_path: Path) -> None:
    (tmp_path / "effects").mkdir()
    for file in ("turn.py", "effects/advance.py", "effects/__init__.py", "effects/card_files.py"):
        (tmp_path / file).write_text("def f(n: int) -> bool:\n    return n < 1\n", encoding="utf-8")
    found = chosen(tmp_path, True, 1, 100)
    assert {mutation.file for mutation in found} == {"turn.py", "effects/advance.py"}
    for mutation in found:
        source = (tmp_path / mutation.file).read_bytes()
        assert mutation.applied(source) != source


def mutants(*arguments: str) -> list[str]:
    """Run the tool on Morra."""
    tool = [sys.executable, "-m", "tools.mutants", "morra", "--own", "--count", "100000"]
    done = subprocess.run([*tool, *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_a_broken_rule_is_killed_and_a_change_that_means_nothing_survives() -> None:
    lines = mutants("--list")
    wrong_points = lines.index("    + s.score(seat, 3, ALONE)")
    one_candidate_too_many = lines.index("    + for total in range(fingers, s.highest_total(fingers) + 2):")
    numbers = [lines[place - 2].split()[0] for place in (wrong_points, one_candidate_too_many)]
    said = mutants("--seed", "1", "2", "--only", *numbers)
    assert said[0] == "the tests of morra as they are"
    assert [line for line in said if line.startswith("2 mutants")] == [
        f"2 mutants of seed {n}" for n in (1, 2)
    ]
    assert said.count("killed 1 of 2") == 2
    assert lines[one_candidate_too_many] in said
    assert lines[wrong_points] not in said
