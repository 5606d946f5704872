"""The rules as they were before: which journals still go on, and which are refused by name."""

import re
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.journal import BadJournal, Journal, load_journal
from ludotheque.core.match import Match, content_of
from ludotheque.games.nouvelle_france import game
from tests.nouvelle_france.corrected import corrected
from tests.nouvelle_france.scenario import GAME

FINISHED = Path(__file__).parent.parent / "finished"


def of_version(version: int, name: str) -> Journal:
    return msgspec.structs.replace(load_journal(FINISHED / f"nouvelle_france-{name}.json"), rules=version)


@pytest.mark.parametrize("name", ["2-2", "4-4"])
def test_nf_8_4_7_and_nf_8_4_12_a_first_version_match_of_several_is_refused_by_name(name: str) -> None:
    changed = "version 1 of the rules of nouvelle_france; NF-8.4.7, NF-8.4.12 changed with version 2"
    with pytest.raises(BadJournal, match=re.escape(changed)):
        Match.replay(GAME, of_version(1, name))
    assert Match.replay(GAME, of_version(2, name)).state.over()


@pytest.mark.parametrize("name", ["1-1", "1-ingenieur_du_roy-intrepide-on-5"])
def test_a_solo_match_of_the_first_version_continues(name: str) -> None:
    kept = load_journal(FINISHED / f"nouvelle_france-{name}.json")
    assert kept.rules == 1
    match = Match.replay(GAME, kept)
    assert (match.state.over(), match.journal.rules) == (True, GAME.rules_version)


def test_nf_5_3_5_only_where_the_data_has_the_stricter_variant_older_matches_are_refused(
    tmp_path: Path,
) -> None:
    stricter = game(corrected(tmp_path, "works.toml", 'support = "stable"', 'support = "full"'))
    for version in (1, 2):
        journal = Journal(1, stricter.id, 1, content_of(stricter), seed="7", rules=version)
        with pytest.raises(BadJournal, match=re.escape("NF-5.3.5 changed with version 3")):
            Match.replay(stricter, journal)
    assert not Match.replay(stricter, Match.new(stricter, 1, seed=7).journal).state.over()
    for amendment in GAME.amendments[1:]:
        assert not any(amendment.concerns(seats) for seats in GAME.seats)
