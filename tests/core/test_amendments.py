"""Corrections of rules after matches were played: the treatment of older journals and positions."""

import msgspec
import pytest

from ludotheque.core.amendments import Amendment, OlderRules
from ludotheque.core.chance import seeded
from ludotheque.core.game import Game
from ludotheque.core.journal import BadJournal, Journal, read_journal
from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.core.state import State
from tests.toys import morra


def amended(*amendments: Amendment) -> Game[State]:
    game: Game[State] = morra.game()  # type: ignore[assignment]
    game.amendments = list(amendments)
    return game


def played_before(seats: int = 3) -> Journal:
    """A journal of the first version, as written by older programs."""
    match = Match.new(amended(), seats, seed=7)
    chance = seeded(7)
    for _ in range(5):
        seat = match.state.mover()
        legal = match.state.actions(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match.journal


def test_a_journal_names_the_version_of_its_rules_and_older_ones_are_of_the_first() -> None:
    assert "rules" not in played_before().to_json()
    assert read_journal(played_before().to_json()).rules == 1
    match = Match.new(amended(Amendment(["MO-1"]), Amendment(["MO-2"])), 3, seed=7)
    assert match.journal.to_json()["rules"] == 3


def test_without_a_later_correction_a_match_continues() -> None:
    game = amended(Amendment(["MO-1"]))
    journal = msgspec.structs.replace(played_before(), rules=2)
    assert len(Match.replay(game, journal).actions) == 5


def test_a_match_of_other_rules_is_not_replayed_but_says_which_changed() -> None:
    game = amended(Amendment(["MO-1", "MO-2"]))
    with pytest.raises(
        OlderRules, match="version 1 of the rules of morra; MO-1, MO-2 changed with version 2"
    ):
        Match(game, played_before().header())
    with pytest.raises(BadJournal, match="MO-1, MO-2 changed with version 2"):
        Match.replay(game, played_before())


def test_a_match_with_another_number_of_players_continues() -> None:
    game = amended(Amendment(["MO-1"], seats=[4]))
    match = Match.replay(game, played_before())
    assert (len(match.actions), match.journal.rules) == (5, 2)
    with pytest.raises(OlderRules):
        Match(game, played_before(seats=4).header())


def test_a_match_continues_under_the_former_rule_if_it_is_an_option() -> None:
    game = amended(Amendment(["MO-1"], formerly={"length": "long"}))
    match = Match.replay(game, played_before())
    assert match.header.options["length"] == "long"
    assert (match.journal.rules, match.journal.options["length"]) == (2, "long")
    assert Match.new(game, 3, seed=7).header.options["length"] == "short"


# ---------------------------------------------------------------- corrections with a predicate


def fingers_shown(s: State, seat: int, action: int) -> bool:
    """As if the former rule had differed when five fingers were shown."""
    return morra.SHOW.has(action) and morra.SHOW.arg(action) == 5


def journal_of(*fingers: int) -> Journal:
    match = Match.new(amended(), 2, seed=7)
    for seat, shown in enumerate(fingers):
        match.play(seat, morra.SHOW.of(shown, 6))
    return match.journal


def test_a_match_without_affected_decisions_continues_under_the_current_rules() -> None:
    game = amended(Amendment(["MO-1"], met=fingers_shown))
    match = Match.replay(game, journal_of(1, 2))
    assert (len(match.actions), match.journal.rules) == (2, 2)
    match.play(0, morra.SHOW.of(5, 6))
    assert len(Match.replay(game, match.journal).actions) == 3, "later decisions are not checked"


def test_a_match_that_met_the_difference_is_refused_at_that_decision() -> None:
    game = amended(Amendment(["MO-1"], formerly={"length": "long"}), Amendment(["MO-2"], met=fingers_shown))
    with pytest.raises(BadJournal, match=r"move 2: rules: .*version 1 .* morra; MO-2 changed with version 3"):
        Match.replay(game, journal_of(1, 5))
    assert Match.replay(game, journal_of(1, 2)).header.options["length"] == "long"


def test_only_matches_that_are_older_and_concerned_are_asked() -> None:
    met = Amendment(["MO-1"], seats=[3], met=fingers_shown)
    assert len(Match.replay(amended(met), journal_of(5, 2)).actions) == 2
    met.seats = None
    played_since = msgspec.structs.replace(journal_of(5, 2), rules=2)
    assert len(Match.replay(amended(met), played_since).actions) == 2


def test_the_position_is_the_one_before_the_decision() -> None:
    seen: list[tuple[int, int]] = []

    def met(s: State, seat: int, action: int) -> bool:
        seen.append((seat, len([shown for shown in s.fingers if shown >= 0])))  # type: ignore[attr-defined]
        return False

    Match.replay(amended(Amendment(["MO-1"], met=met)), journal_of(1, 2))
    assert seen == [(0, 0), (1, 1)]


def test_a_former_rule_that_is_played_has_nothing_to_ask() -> None:
    with pytest.raises(ValueError, match="MO-1: a former rule that is played needs no `met`"):
        Amendment(["MO-1"], formerly={"length": "long"}, met=fingers_shown)


@pytest.mark.parametrize("version", [0, -1, 2, 10**30])
def test_a_version_that_is_not_known_is_refused(version: int) -> None:
    with pytest.raises(OlderRules, match="rules: expected a version from 1 to 1, got"):
        Match(amended(), msgspec.structs.replace(played_before().header(), rules=version))


def test_an_older_position_gets_the_value_that_stands_for_the_former_rule() -> None:
    game = amended()
    before = to_json(game.new(3, 7))
    assert "rules" not in before
    round_before = before.pop("round")
    game.amendments = [Amendment(["MO-1"], formerly={"length": "long"}, fields={"round": round_before})]
    assert to_json(from_json(game, before)) == before | {"rules": 2, "round": round_before}
    with pytest.raises(BadPosition, match="round: the field is missing"):
        from_json(game, before | {"rules": 2})


@pytest.mark.parametrize("version", [0, 2, True, "1", None, 10**30])
def test_a_position_of_a_version_that_is_not_known_is_refused(version: object) -> None:
    game = amended()
    with pytest.raises(BadPosition, match="rules: expected a version from 1 to 1"):
        from_json(game, to_json(game.new(3, 7)) | {"rules": version})
