"""`make mutants RULINGS=1`: each ruling has an applicable mutation, and the tool reports which are caught."""

import importlib
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from ludotheque.games.civilization.scenarios.prepared import rules_with_scenarios
from tools.mutants import ROOT
from tools.ruling_mutations import (
    MUTATIONS,
    BadMutation,
    RulingMutation,
    in_order,
    mutation_of,
    rulings_with_mutations,
    rulings_with_scenarios,
)

FOLDER = ROOT / "src" / "ludotheque" / "games" / "civilization"


def test_every_ruling_has_a_mutation() -> None:
    assert len(rulings_with_scenarios(FOLDER)) == 109
    assert rulings_with_mutations(FOLDER) == rulings_with_scenarios(FOLDER)
    assert sorted(rulings_with_scenarios(FOLDER)) == rules_with_scenarios()


@pytest.mark.parametrize("rule", rulings_with_mutations(FOLDER))
def test_the_mutation_of_a_ruling_can_be_made(rule: str) -> None:
    """The old text occurs exactly once, and the changed file is parsable and different."""
    mutation_of(FOLDER / MUTATIONS, rule).applied(FOLDER)


@pytest.mark.parametrize("rule", rulings_with_mutations(FOLDER))
def test_imports_of_a_mutations_new_text_exist(rule: str) -> None:
    new = textwrap.dedent(mutation_of(FOLDER / MUTATIONS, rule).new)
    for module, names in re.findall(r"^\s*from (ludotheque[\w.]*) import ([\w, ]+)$", new, re.MULTILINE):
        found = importlib.import_module(module)
        assert [name for name in names.split(", ") if not hasattr(found, name)] == [], module


def test_rulings_are_listed_by_number() -> None:
    assert sorted(["CV-B16b", "CV-B10", "CV-B16", "CV-B9"], key=in_order) == [
        "CV-B9",
        "CV-B10",
        "CV-B16",
        "CV-B16b",
    ]


SCORE = "    return techs_of(s, seat) + s.space[seat] + coins_of(s, seat)"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("no such text", "", "occurs 0 times"),
        ("return", "", "times in turn/end_of_game.py"),
        (SCORE, "    return (", "can't be read any more"),
        (SCORE, "    return (techs_of(s, seat) + s.space[seat] + coins_of(s, seat))", "means the same"),
    ],
)
def test_a_mutation_that_can_not_be_made_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(BadMutation, match=why):
        RulingMutation("CV-B9", "turn/end_of_game.py", old, new).applied(FOLDER)
    with pytest.raises(BadMutation, match="there is no file"):
        RulingMutation("CV-B9", "nowhere.py", old, new).applied(FOLDER)


def keep(folder: Path, rule: str, file: str, old: str, new: str) -> None:
    (folder / f"{rule}.toml").write_text(f"file = '{file}'\nold = '''{old}'''\nnew = '''{new}'''\n")


def test_only_a_ruling_whose_own_scenario_says_something_else_is_caught(tmp_path: Path) -> None:
    shutil.copy(FOLDER / MUTATIONS / "CV-B52.toml", tmp_path)
    other_order = "    return coins_of(s, seat) + techs_of(s, seat) + s.space[seat]"
    keep(tmp_path, "CV-B9", "turn/end_of_game.py", SCORE, other_order)
    keep(
        tmp_path, "CV-B10", "realm/victory.py", "GAME_OVER: Final[i64] = 1", "GAME_OVER: Final[i64] = 1 // 0"
    )
    keep(
        tmp_path,
        "CV-B58",
        "scenarios/prepared.py",
        'return "" if found == expected else ',
        'return "" if False else ',
    )
    rules = ["CV-B9", "CV-B10", "CV-B11", "CV-B52", "CV-B58"]
    tool = [
        sys.executable,
        "-m",
        "tools.broken_rulings",
        "civilization",
        "--mutations",
        str(tmp_path),
        "--all",
    ]
    done = subprocess.run([*tool, "--only", *rules], cwd=ROOT, capture_output=True, text=True)
    said = done.stdout.splitlines()
    assert done.returncode == 1
    assert said[-1] == "caught by their own scenario: 1 of 5"
    told = {line.split()[0]: line for line in said if line.startswith("CV-B")}
    assert told["CV-B9"] == "CV-B9 is not caught: its own scenario passes; scenarios that fail: none"
    assert "the game does not load: ZeroDivisionError" in told["CV-B10"]
    assert "CV-B11 is not caught: CV-B11: [Errno 2]" in told["CV-B11"]
    assert told["CV-B52"].startswith("CV-B52 is caught: situation 1: refused by CV-3.10 (not-empty)")
    assert "of the 108 other scenarios fail, too" in told["CV-B58"]
