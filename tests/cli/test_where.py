"""`ludotheque where`: the lines that carry a rule."""

import re
import shutil
from pathlib import Path

import pytest

from ludotheque.conformance.carriers import folder_of_tests, scenarios_of
from ludotheque.core.catalogue import load_game
from tests.cli.running import ROOT, run


def lines_below(output: str, heading: str) -> list[str]:
    """The indented lines that follow a heading."""
    after = output.split(heading, 1)[1].split("\n")[1:]
    return [line.strip() for line in after[: next(i for i, line in enumerate(after) if line[:1] != " ")]]


@pytest.mark.parametrize(
    ("lang", "title", "headings"),
    [
        (
            "fr",
            "Un bâtiment étoilé par cité",
            [
                "Mise en œuvre\N{NO-BREAK SPACE}:",
                "Refus\N{NO-BREAK SPACE}:",
                "Tests\N{NO-BREAK SPACE}:",
                "Scénarios\N{NO-BREAK SPACE}:",
            ],
        ),
        ("en", "One starred building per city", ["Carried out by:", "Refusals:", "Tests:", "Scenarios:"]),
    ],
)
def test_a_rule_is_shown_with_code_refusals_tests_and_scenarios(
    lang: str, title: str, headings: list[str]
) -> None:
    result = run("where", "cv-7.9", lang=lang)
    assert result.exit_code == 0, result.output
    assert title in result.output
    places = [lines_below(result.output, heading)[0] for heading in headings]
    for place, name in zip(places, ["", "second-star", "test_cv_7_9_", "CV-B74"], strict=True):
        assert name in place
        file, line = re.match(r"(\S+):(\d+)  ", place).groups()  # type: ignore[union-attr]
        text = (Path.cwd() / file).read_text(encoding="utf-8").splitlines()
        shown = "\n".join(text[int(line) - 1 : int(line) + 1])
        assert "CV-7.9" in shown or "cv_7_9" in shown


def test_a_line_is_that_of_the_function_whose_docstring_begins_with_the_rule() -> None:
    first = lines_below(run("where", "QC-5.31", lang="en").output, "Carried out by:")[0]
    file, line = re.match(r"(\S+):(\d+)  contribute$", first).groups()  # type: ignore[union-attr]
    text = (Path.cwd() / file).read_text(encoding="utf-8").splitlines()
    assert text[int(line) - 1].startswith("def contribute(")
    assert text[int(line)].strip().startswith('"""QC-5.31')


def test_a_ruling_begins_with_its_own_scenario() -> None:
    assert lines_below(run("where", "CV-B44", lang="en").output, "Scenarios:")[0].endswith(
        "CV-B44.toml:1  CV-B44"
    )


def test_rules_of_the_table_are_found_in_the_packages_around_the_games() -> None:
    assert "refusals.py" in run("where", "LU-2").output
    assert "programs.py" in run("where", "LU-5").output


@pytest.mark.parametrize(
    ("given", "said"),
    [("CV-99", "les plus proches\N{NO-BREAK SPACE}: CV-9.9, "), ("zzz", "ludotheque rules JEU")],
)
def test_a_rule_that_is_not_there_is_refused_with_the_nearest(given: str, said: str) -> None:
    result = run("where", given)
    assert result.exit_code == 2
    assert said in result.output.replace("\n", " ")


def test_an_installed_package_has_scenarios_and_no_tests(tmp_path: Path) -> None:
    game = Path(load_game("civilization").folder)
    assert folder_of_tests(ROOT / "src" / "ludotheque") == ROOT / "tests"
    installed = tmp_path / "site-packages" / "ludotheque" / "civilization"
    shutil.copytree(game / "scenarios", installed / "scenarios", ignore=shutil.ignore_patterns("mutations"))
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    assert folder_of_tests(installed) is None
    assert [place.name for place in scenarios_of("CV-B52", installed)] == ["CV-B52"]


def test_a_rule_of_a_data_format_is_shown_at_the_value_whose_comment_begins_with_it() -> None:
    first = lines_below(run("where", "SC-15.2", lang="en").output, "Carried out by:")
    found = [re.match(r"(\S+):(\d+)  PlaceKind$", line) for line in first]
    [(file, line)] = [match.groups() for match in found if match]
    text = (Path.cwd() / file).read_text(encoding="utf-8").splitlines()
    assert text[int(line) - 2].startswith("# SC-15.2")
    assert text[int(line) - 1].startswith("PlaceKind = ")
