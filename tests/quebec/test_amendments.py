"""Matches of version 1, before QC-5.12 was corrected, go on under the rule they were played with."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from ludotheque.conformance.finished import check_finished, finished_games
from ludotheque.core.journal import BadJournal, load_journal
from ludotheque.core.match import Match
from ludotheque.core.position import from_json, to_json
from tests.quebec.scenario import GAME, Scenario

HERE = Path(__file__).parent
OLDER = [
    path
    for path in finished_games(HERE.parent / "finished")
    if path.name.startswith("quebec-") and "rules" not in json.loads(path.read_text(encoding="utf-8"))
]
START_NEUTRAL = Scenario.number("start", architect="neutral")


def test_there_are_journals_of_version_1_for_every_table() -> None:
    assert {path.name[: len("quebec-3")] for path in OLDER} == {"quebec-3", "quebec-4", "quebec-5"}
    assert len(OLDER) == 9


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_qc_5_12_a_journal_of_version_1_is_played_as_online(path: Path) -> None:
    check_finished(path)
    journal = load_journal(path)
    assert (journal.rules, "neutral_in_hand" in journal.options) == (1, False)
    match = Match.replay(GAME, journal)
    assert (match.journal.rules, match.journal.options["neutral_in_hand"]) == (2, "online")
    # and so it stays when it is written again
    assert Match.replay(GAME, match.journal).journal == match.journal


def test_qc_5_12_a_new_match_is_of_version_2_and_ends_the_century() -> None:
    journal = Match.new(GAME, 3, seed=7).journal
    assert (journal.rules, journal.options["neutral_in_hand"]) == (2, "ends_century")


@pytest.mark.parametrize("name", ["3-complete-random-ends_century-20", "4-complete-random-ends_century-6"])
def test_qc_5_12_a_journal_of_version_2_in_which_it_ended_a_century_is_no_match_of_version_1(
    name: str,
) -> None:
    journal = load_journal(HERE.parent / "finished" / f"quebec-{name}.json")
    assert Match.replay(GAME, journal).state.over()
    before = {option: value for option, value in journal.options.items() if option != "neutral_in_hand"}
    with pytest.raises(BadJournal, match=re.escape("QC-5.12 forbids")):
        Match.replay(GAME, msgspec.structs.replace(journal, rules=1, options=before))


def test_qc_5_12_a_position_of_version_1_is_played_as_online() -> None:
    """No site is left, and the neutral architect is in the hand of who is asked."""
    written = json.loads((HERE / "position_of_version_1.json").read_text(encoding="utf-8"))
    assert not {"rules", "neutral_in_hand"} & set(written)
    for s in (from_json(GAME, written), Match.from_position(GAME, written).state):
        refusal = s.why_not(0, START_NEUTRAL)
        assert refusal is not None
        assert (refusal.rule, refusal.name) == ("QC-5.12", "neutral-has-no-site")
        in_words = {"frames": [["turn", 1, 0], ["main", 0]]}
        assert to_json(s) == written | {"rules": 2, "neutral_in_hand": 1} | in_words
    today = from_json(GAME, written | {"rules": 2, "neutral_in_hand": 0})
    assert today.why_not(0, START_NEUTRAL) is None
