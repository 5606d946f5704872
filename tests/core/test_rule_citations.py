"""Every rule is cited by a test, and no test cites a nonexistent rule.

A citation is the id as in the rule files (QC-5.90b or QD-5.4.6, for example in an expected refusal) or in a test's name
(qc_5_90b, qd_5_4_6). This file is excluded from the search.
"""

from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest

from ludotheque import conformance
from ludotheque.conformance.carriers import carriers_of, cited_in, is_rule
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.rulebook import rulebook

TESTS = Path(__file__).parent.parent
SOURCES = Path(conformance.__file__).parent.parent

# Rules that can't be tested against the engine, with the reason.
NOT_TESTED: dict[str, str] = {}

# Ids that tests invent, to test the behaviour for nonexistent rules.
MADE_UP = {"CV-99", "MO-99"}


@cache
def rules() -> dict[str, str]:
    """Every rule id of every game and of the table, with its title."""
    return {
        id: rule.title
        for game_id in game_ids()
        for id, rule in rulebook(load_game(game_id).folder, "en").rules.items()
    }


@cache
def citations() -> dict[str, set[str]]:
    """The files that cite each id."""
    found: dict[str, set[str]] = {}
    for file in sorted(TESTS.rglob("*.py")):
        if file != Path(__file__) and file.name.startswith("test_"):
            for id in cited_in(file.read_text(encoding="utf-8"), rules().keys() | MADE_UP):
                found.setdefault(id, set()).add(str(file.relative_to(TESTS)))
    # A prepared position is a test of its rule (tests/civilization/test_scenarios.py).
    for game_id in game_ids():
        for file in sorted((Path(load_game(game_id).folder) / "scenarios").glob("*.toml")):
            found.setdefault(file.stem, set()).add(f"scenarios/{file.name}")
    return found


@pytest.mark.parametrize("prefix", sorted({id.partition("-")[0] for id in rules()}))
def test_every_rule_is_cited_by_a_test(prefix: str) -> None:
    missing = [
        f"{id} {title}"
        for id, title in rules().items()
        if id.startswith(f"{prefix}-") and id not in citations() and id not in NOT_TESTED
    ]
    assert not missing, f"{len(missing)} rules are cited by no test:\n" + "\n".join(missing)


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    wrong = {id: sorted(files) for id, files in citations().items() if not known(id)}
    assert not wrong, "\n".join(f"{id}: {', '.join(files)}" for id, files in sorted(wrong.items()))


def test_no_source_cites_a_rule_or_chapter_that_is_not_there() -> None:
    wrong = {
        f"{file.relative_to(SOURCES)}: {id}"
        for file in SOURCES.rglob("*.py")
        for id in cited_in(file.read_text(encoding="utf-8"), rules())
        if not known(id) and not any(rule.startswith(f"{id}.") for rule in rules())
    }
    assert not wrong


@pytest.mark.parametrize("rule", [id for id in rules() if id.startswith("LU-")])
def test_every_rule_of_the_table_is_carried_by_code(rule: str) -> None:
    """Those of games are checked by `check_carriers`."""
    found = carriers_of(load_game("quebec"), rule)
    assert found.stated or found.cited or found.refused


@pytest.mark.parametrize("game_id", ["nouvelle_france", "quadrata", "quebec"])
def test_everything_that_happens_cites_a_rule(game_id: str) -> None:
    """For our own games; that the cited rules exist is checked for all (`check_declarations`)."""
    assert not [kind.name for kind in load_game(game_id).kinds.all if not kind.cited()]


def known(id: str, ids: Collection[str] | None = None) -> bool:
    """A rule, a section of the book (5.4, if the rules are QD-5.4.1 and so on), or an invented id."""
    ids = rules() if ids is None else ids
    section = "." in id and any(rule.startswith(f"{id}.") for rule in ids)
    return section or id in MADE_UP or is_rule(id, ids)


def test_the_lists_of_exceptions_are_current() -> None:
    """Remove exceptions for rules that are gone, or that a test cites now."""
    assert not [id for id in NOT_TESTED if id not in rules() or id in citations()]
    assert not [id for id in MADE_UP if id in rules()]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("{P}-5.30", ["{P}-5.30"]),
        ("def test_{p}_5_30_the_marker", ["{P}-5.30"]),
        ("test_{p}_5_90b_and_{p}_5_8b", ["{P}-5.90b", "{P}-5.8b"]),
        ("{P}-5.90b, {P}-5.8", ["{P}-5.90b", "{P}-5.8"]),
        ("a{p}_5_30 {P}-x {p}_rules {P}-5.90B", []),
    ],
)
def test_both_spellings_are_read(text: str, ids: list[str]) -> None:
    prefix = "QC"
    found = list(cited_in(text.replace("{P}", prefix).replace("{p}", prefix.lower()), rules()))
    assert found == [id.replace("{P}", prefix) for id in ids]


def test_a_number_after_a_whole_rule_is_a_word() -> None:
    prefix = "mo"
    assert list(cited_in(f"test_{prefix}_3_2_players", [f"{prefix.upper()}-3"])) == [f"{prefix.upper()}-3"]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("XY-5.4.6, XY-5.4 and XY-5.12.3.", ["XY-5.4.6", "XY-5.4", "XY-5.12.3"]),
        ("def test_xy_5_4_6_taxi_only_when_tokens_make_nothing", ["XY-5.4.6"]),
        ("test_xy_5_12_3_and_xy_3_8_two_sides", ["XY-5.12.3", "XY-3.8"]),
        ("test_xy_5_4_6_2_players", ["XY-5.4.6"]),
        ("test_xy_3_8_2_players", ["XY-3.8"]),
        ("test_xy_5_4_99_is_no_rule", ["XY-5.4.99"]),
        ("test_xy_5_4_is_a_section", ["XY-5.4"]),
        ("XY-5.4.99 XY-5.4.6.1 XY-5.4.6a", ["XY-5.4.99", "XY-5.4.6a"]),
        ("test_xy_6_1_1_nor_is_this", ["XY-6.1.1"]),
    ],
)
def test_three_numbers_are_read_too(text: str, ids: list[str]) -> None:
    assert list(cited_in(text, ["XY-3.8", "XY-5.4.6", "XY-5.12.3"])) == ids


def test_a_section_is_known_a_chapter_is_not() -> None:
    ids = ["XY-5.4.6", "XY-5.9a"]
    assert [known(id, ids) for id in ("XY-5.4.6", "XY-5.4", "XY-5.9a", "XY-5.9")] == [True] * 4
    assert [known(id, ids) for id in ("XY-5", "XY-5.4.7", "XY-5.40", "XY-6.4", "XY-5.4.6.1")] == [False] * 5
