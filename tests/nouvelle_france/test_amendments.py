"""The rules as they were before: which journals still go on, and which are refused by name."""

from pathlib import Path

import msgspec
import pytest

from ludotheque.core.journal import BadJournal, Journal, load_journal
from ludotheque.core.match import Match
from tests.nouvelle_france.scenario import GAME

FINISHED = Path(__file__).parent.parent / "finished"


def of_version(version: int, name: str) -> Journal:
    return msgspec.structs.replace(load_journal(FINISHED / f"nouvelle_france-{name}.json"), rules=version)


@pytest.mark.parametrize("name", ["2-2", "4-4"])
def test_nf_8_4_7_and_nf_8_4_12_a_first_version_match_of_several_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadJournal, match=r"version 1 .* nouvelle_france; NF-8\.4\.7, NF-8\.4\.12 changed"):
        Match.replay(GAME, of_version(1, name))
    assert Match.replay(GAME, of_version(2, name)).state.over()


@pytest.mark.parametrize("name", ["1-1", "1-ingenieur_du_roy-intrepide-on-5"])
def test_a_first_version_match_alone_goes_on(name: str) -> None:
    kept = load_journal(FINISHED / f"nouvelle_france-{name}.json")
    assert kept.rules == 1
    match = Match.replay(GAME, kept)
    assert (match.state.over(), match.journal.rules) == (True, GAME.rules_version)
