"""`ludotheque explain`: a rule with its prepared position."""

from tests.cli.running import run


def test_a_ruling_is_shown_with_its_scenario() -> None:
    result = run("explain", "cv-b44", lang="en")
    assert result.exit_code == 0, result.output
    assert "CV-B44" in result.output
    assert "refused, CV-13.3" in result.output


def test_a_rule_without_a_position_is_shown_alone() -> None:
    result = run("explain", "QC-5.30")
    assert result.exit_code == 0, result.output
    assert "QC-5.30" in result.output
    assert "Aucune position" in result.output


def test_a_rule_that_is_not_there_is_named() -> None:
    result = run("explain", "CV-99", lang="en")
    assert result.exit_code != 0
    assert "CV-99" in result.output
