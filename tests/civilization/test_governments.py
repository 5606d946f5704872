"""Governments (CV-5.4, CV-5.5, CV-5.10, CV-5.11, CV-5.14, CV-5.15) and the rulings about them."""

import pytest

from ludotheque.games.civilization.components.box import BIT, N_LEVELS, N_MARKET, SILK
from ludotheque.games.civilization.components.codes import CAPITAL_NO_ACTION
from ludotheque.games.civilization.map.markers import lose_wonder
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import GOVERNMENTS, IN_MOVEMENT
from ludotheque.games.civilization.realm.cards_in_force import allowed
from ludotheque.games.civilization.realm.governments import (
    check_pyramids,
    force_anarchy,
    is_immune,
    is_unlocked,
    unlock,
)
from ludotheque.games.civilization.research.learning import learn
from tests.civilization.meadow import army, asked, at, cannot, do, knows, scout
from tests.civilization.positions import tech
from tests.civilization.starting import (
    begin_cities,
    begin_start,
    cannot_found,
    found,
    government,
    holds_person,
    next_turn,
    person,
    start,
    wonder,
)


def learns(s: Civilization, seat: int, id: str) -> None:
    """A player learns a tech with a spot, from any source."""
    s.rows[seat * N_LEVELS] = 5
    s.rows[seat * N_LEVELS + 1] = 2
    learn(s, seat, tech(id))
    s.settle()


def two_players(**options: str) -> Civilization:
    return start("america", "egypt", fame_and_fortune="yes", **options)


# ---------------------------------------------------------------- CV-5.4


def test_cv_5_4_a_fresh_government_is_adopted_directly() -> None:
    s = two_players()
    learns(s, 0, "code_of_laws")
    do(s, "adopt", government="republic")
    assert government(s, 0) == "republic"


def test_cv_5_4_the_right_not_used_in_ones_part_is_lost() -> None:
    """Republic unlocked in turn 1, not adopted in turn 2's start of turn: in turn 3 only through anarchy."""
    s = two_players()
    learns(s, 0, "code_of_laws")
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "adopt", government="republic") == "CV-5.4 only-through-anarchy"
    do(s, "anarchy")
    assert government(s, 0) == "anarchy"
    do(s, "end")
    next_turn(s, 0)
    do(s, "adopt", government="republic")
    assert government(s, 0) == "republic"


def test_cv_5_4_only_what_is_unlocked() -> None:
    s = two_players()
    assert cannot(s, "adopt", government="monarchy") == "CV-5.4 government-locked"
    assert cannot(s, "adopt", government="despotism") == "CV-5.4 government-in-force"
    assert cannot(s, "adopt", government="anarchy") == "CV-5.4 anarchy-is-declared"


def test_cv_5_4_one_change_a_turn() -> None:
    s = two_players()
    learns(s, 0, "code_of_laws")
    learns(s, 0, "chivalry")
    do(s, "adopt", government="republic")
    assert cannot(s, "adopt", government="feudalism") == "CV-5.4 government-changed"
    assert cannot(s, "anarchy") == "CV-5.4 government-changed"


def test_cv_5_4_back_to_despotism_only_through_anarchy() -> None:
    s = two_players()
    knows(s, 0, "code_of_laws")
    s.government[0] = GOVERNMENTS.index_of["republic"]
    assert cannot(s, "adopt", government="despotism") == "CV-5.4 only-through-anarchy"


@pytest.mark.parametrize("by", ["pyramids", "king"])
def test_cv_5_4_an_immune_player_changes_directly(by: str) -> None:
    s = two_players(great_person_deck="yes")
    knows(s, 0, "code_of_laws")
    square = s.layout.around[s.city_at[0] * 8]
    if by == "pyramids":
        wonder(s, 0, "pyramids", square)
    else:
        person(s, "humanitarian", square)
        s.person_seen[holds_person(s, 0, "martin_luther_king")] = (1 << (s.seats + 1)) - 1
    assert is_immune(s, 0)
    assert cannot(s, "anarchy") == "CV-5.4 immune-yourself"
    do(s, "adopt", government="republic")
    assert government(s, 0) == "republic"


def test_cv_5_4_the_pyramids_unlock_all_king_does_not() -> None:
    s = two_players(great_person_deck="yes")
    square = s.layout.around[s.city_at[0] * 8]
    person(s, "humanitarian", square)
    s.person_seen[holds_person(s, 0, "martin_luther_king")] = (1 << (s.seats + 1)) - 1
    assert cannot(s, "adopt", government="communism") == "CV-5.4 government-locked"
    wonder(s, 0, "pyramids", s.layout.around[s.city_at[0] * 8 + 2])
    assert cannot(s, "adopt", government="communism") == ""


def test_cv_15_8_a_face_down_king_does_not_protect() -> None:
    s = two_players(great_person_deck="yes")
    person(s, "humanitarian", s.layout.around[s.city_at[0] * 8])
    holds_person(s, 0, "martin_luther_king")
    assert not is_immune(s, 0)


# ---------------------------------------------------------------- CV-5.5, CV-5.11


def test_cv_5_5_anarchy_stays_this_turn_and_must_be_left_in_the_next() -> None:
    s = two_players()
    do(s, "anarchy")
    assert allowed(s, 0, CAPITAL_NO_ACTION)
    assert cannot(s, "adopt", government="despotism") == "CV-5.4 government-changed"
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "end") == "CV-5.11 must-leave-anarchy"
    assert cannot(s, "anarchy") == "CV-5.4 government-in-force"
    do(s, "adopt", government="despotism")
    do(s, "end")
    assert s.active != 0


def test_cv_5_11_other_actions_are_possible_before_choosing() -> None:
    s = two_players()
    do(s, "anarchy")
    do(s, "end")
    next_turn(s, 0)
    site = at(s, 6, 5)
    scout(s, 0, site)
    found(s, site)
    assert s.city_at[1] == site
    assert cannot(s, "end") == "CV-5.11 must-leave-anarchy"


def test_cv_5_5_forced_anarchy_bars_every_change_of_this_turn() -> None:
    """CV-B14: even a government that was unlocked just now."""
    s = two_players()
    learns(s, 0, "monarchy")
    force_anarchy(s, 0)
    assert government(s, 0) == "anarchy"
    assert s.anarchy_since[0] == s.turn
    assert cannot(s, "adopt", government="monarchy") == "CV-5.5 held-in-anarchy"
    assert cannot(s, "anarchy") == "CV-5.5 held-in-anarchy"
    assert cannot(s, "end") == ""
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "end") == "CV-5.11 must-leave-anarchy"
    do(s, "adopt", government="monarchy")
    assert government(s, 0) == "monarchy"
    assert s.anarchy_since[0] == 0


def test_cv_5_5_after_ones_own_part_forced_anarchy_lasts_to_the_end_of_the_turn() -> None:
    """CV-R27: the capital loses this turn's action."""
    s = two_players()
    do(s, "end")
    force_anarchy(s, 0)
    assert allowed(s, 0, CAPITAL_NO_ACTION)
    next_turn(s, 0)
    assert cannot(s, "end") == "CV-5.11 must-leave-anarchy"


def test_cv_5_5_forced_anarchy_after_a_chosen_one_lasts_another_turn() -> None:
    """CV-5.11: one more turn."""
    s = two_players()
    do(s, "anarchy")
    do(s, "end")
    next_turn(s, 1)
    force_anarchy(s, 0)
    begin_start(s, 0)
    assert cannot(s, "adopt", government="despotism") == "CV-5.5 held-in-anarchy"
    assert cannot(s, "end") == ""
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "end") == "CV-5.11 must-leave-anarchy"


# ---------------------------------------------------------------- CV-5.10, CV-5.15, rulings


def test_cv_5_10_unlocked_in_anothers_part_it_is_asked_at_once() -> None:
    """CV-B3: even after one's own part, and after a change in it."""
    s = two_players()
    learns(s, 0, "chivalry")
    do(s, "adopt", government="feudalism")
    do(s, "end")
    assert s.active == 1
    learns(s, 0, "code_of_laws")
    assert asked(s) == "government_now"
    assert s.mover() == 0
    assert cannot(s, "adopt", government="feudalism") == "CV-5.10 not-just-unlocked"
    do(s, "adopt", government="republic")
    assert government(s, 0) == "republic"
    assert asked(s) == "start"
    assert s.mover() == 1


def test_cv_5_10_refused_it_may_still_be_adopted_in_ones_part() -> None:
    """CV-5.15."""
    s = two_players()
    begin_start(s, 1)
    learns(s, 0, "code_of_laws")
    do(s, "decline")
    assert government(s, 0) == "despotism"
    begin_start(s, 0)
    do(s, "adopt", government="republic")
    assert government(s, 0) == "republic"


def test_cv_5_10_it_is_no_change_of_the_turn() -> None:
    s = two_players()
    begin_start(s, 1)
    learns(s, 0, "code_of_laws")
    do(s, "adopt", government="republic")
    begin_start(s, 0)
    assert cannot(s, "anarchy") == ""


def test_cv_5_10_it_ends_an_anarchy() -> None:
    s = two_players()
    do(s, "anarchy")
    do(s, "end")
    learns(s, 0, "code_of_laws")
    do(s, "adopt", government="republic")
    next_turn(s, 0)
    assert cannot(s, "end") == ""


def test_cv_5_10_not_in_forced_anarchy() -> None:
    """CV-B14."""
    s = two_players()
    begin_start(s, 1)
    force_anarchy(s, 0)
    learns(s, 0, "code_of_laws")
    assert asked(s) == "start"
    assert s.mover() == 1


def test_cv_5_10_not_in_other_phases() -> None:
    """CV-B13: in the movement phase it is noted, and adopted at the next start of turn as if researched."""
    s = two_players()
    s.phase = IN_MOVEMENT
    s.active = 1
    unlock(s, 0, GOVERNMENTS.index_of["feudalism"])
    assert s.fresh_governments[0] == BIT[GOVERNMENTS.index_of["feudalism"]]
    knows(s, 0, "chivalry")
    next_turn(s, 0)
    assert cannot(s, "adopt", government="feudalism") == ""
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "adopt", government="feudalism") == "CV-5.4 only-through-anarchy"


def test_cv_b33_republic_is_adopted_and_used_in_one_start_of_turn() -> None:
    s = two_players()
    learns(s, 0, "code_of_laws")
    site = at(s, 6, 5)
    army(s, 0, site)
    assert cannot_found(s, site, "army") == "CV-5.2 armies-do-not-found"
    do(s, "adopt", government="republic")
    found(s, site, "army")
    assert s.city_at[1] == site


# ---------------------------------------------------------------- CV-5.14


def lost_pyramids(*techs: str) -> Civilization:
    """Seat 0 lives in Communism by the grace of the Pyramids, and has just lost them."""
    s = two_players()
    knows(s, 0, *techs)
    which = wonder(s, 0, "pyramids", s.layout.around[s.city_at[0] * 8])
    s.government[0] = GOVERNMENTS.index_of["communism"]
    assert not check_pyramids(s, 0)
    lose_wonder(s, which)
    return s


def test_cv_b65_with_the_pyramids_lost_one_chooses_at_once() -> None:
    s = lost_pyramids("code_of_laws")
    assert check_pyramids(s, 0)
    s.settle()
    assert asked(s) == "government_lost"
    assert cannot(s, "adopt", government="communism") == "CV-5.4 government-locked"
    assert cannot(s, "adopt", government="anarchy") == "CV-5.4 anarchy-is-declared"
    do(s, "adopt", government="republic")
    assert government(s, 0) == "republic"
    assert cannot(s, "anarchy") == "", "it is no change of CV-5.4"


def test_cv_b65_monarchys_silk_makes_the_pyramids_obsolete() -> None:
    s = two_players()
    knows(s, 0, "code_of_laws")
    knows(s, 1, "monarchy")
    wonder(s, 0, "pyramids", s.layout.around[s.city_at[0] * 8])
    s.government[0] = GOVERNMENTS.index_of["communism"]
    s.resources[1 * N_MARKET + SILK] = 1
    begin_cities(s, 1)
    do(s, "use", source="tech_monarchy_1")
    assert asked(s) == "target"
    do(s, "aim_wonder", wonder="pyramids")
    while asked(s) in ("pay", "respond"):
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert s.mover() == 0
    assert asked(s) == "government_lost"
    do(s, "adopt", government="despotism")
    assert government(s, 0) == "despotism"
    assert s.mover() == 1


def test_cv_b65_with_nothing_else_unlocked_it_is_despotism_unasked() -> None:
    s = lost_pyramids()
    assert check_pyramids(s, 0)
    s.settle()
    assert asked(s) == "start"
    assert government(s, 0) == "despotism"


def test_cv_5_14_a_government_of_ones_own_stays() -> None:
    s = lost_pyramids("communism")
    assert not check_pyramids(s, 0)
    s = lost_pyramids()
    s.government[0] = GOVERNMENTS.index_of["anarchy"]
    assert not check_pyramids(s, 0)


def test_cv_5_14_obsolete_pyramids_are_lost_blockaded_ones_are_not() -> None:
    s = two_players()
    square = s.layout.around[s.city_at[0] * 8]
    which = wonder(s, 0, "pyramids", square)
    s.government[0] = GOVERNMENTS.index_of["communism"]
    army(s, 1, square)
    assert not is_unlocked(s, 0, GOVERNMENTS.index_of["monarchy"]), "the power is suspended"
    assert not check_pyramids(s, 0)
    s.obsolete[which] = 1
    assert check_pyramids(s, 0)
