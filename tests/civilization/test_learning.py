"""Techs that are learned (CV-10.3, CV-10.5 to CV-10.7, CV-10.9)."""

from collections.abc import Sequence

import pytest
from mypy_extensions import i64

from ludotheque.games.civilization.components.box import ARTILLERY, N_LEVELS, N_MARKET, N_TECHS
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHOOSE_RESOURCE, AT_CHOOSE_TECH, AT_SWAP_BACK
from ludotheque.games.civilization.position.vocabulary import (
    DECLINE,
    FORCES,
    GAIN,
    IN_RESEARCH_PHASE,
    LEARN,
    TECHNOLOGICAL,
)
from ludotheque.games.civilization.realm.market import in_market
from ludotheque.games.civilization.realm.pyramid import (
    ANY_TECH,
    ANYBODYS_TECH,
    HIS_TECH,
    offer_swap,
    offer_tech,
    why_not_learn,
)
from ludotheque.games.civilization.realm.units import rank
from ludotheque.games.civilization.research.learning import learn
from tests.civilization.positions import after_setup, refused, tech


def rows(s: Civilization, seat: int, figures: Sequence[int]) -> None:
    """So many cards in each row of a pyramid, none of them anything in particular."""
    for i, cards in enumerate(figures):
        s.rows[seat * N_LEVELS + i] = cards


def name(s: Civilization, seat: int, id: str) -> str:
    refusal = why_not_learn(s, seat, tech(id))
    return "" if refusal is None else refusal.name


def learned(s: Civilization, seat: int, id: str) -> None:
    """A tech is learned, and play goes on to the next question."""
    learn(s, seat, tech(id))
    s.settle()


# ---------------------------------------------------------------- the pyramid


@pytest.mark.parametrize(
    ("figures", "id", "spot"),
    [
        ((3, 1, 0, 0, 0), "chivalry", True),
        ((2, 1, 0, 0, 0), "chivalry", False),
        ((2, 0, 0, 0, 0), "chivalry", True),
        ((1, 0, 0, 0, 0), "chivalry", False),
        ((9, 0, 0, 0, 0), "horseback_riding", True),
        ((5, 4, 3, 2, 0), "space_flight", True),
        ((5, 4, 3, 1, 0), "space_flight", False),
    ],
)
def test_cv_10_3_a_row_holds_one_card_less_than_the_one_below(
    figures: Sequence[int], id: str, spot: bool
) -> None:
    s = after_setup("rome", "china")
    rows(s, 0, figures)
    assert name(s, 0, id) == ("" if spot else "no-spot-in-pyramid")


def test_cv_10_6_a_known_tech_is_not_learned_again() -> None:
    assert name(after_setup("rome", "china"), 0, "code_of_laws") == "tech-known"


def test_cv_10_10_a_tech_of_fame_and_fortune_needs_it() -> None:
    plain, fame = after_setup("rome", "china"), after_setup("rome", "china", fame_and_fortune="yes")
    for s in (plain, fame):
        rows(s, 0, (3, 0, 0, 0, 0))
    assert name(plain, 0, "agriculture") == "tech-not-in-play"
    assert name(fame, 0, "agriculture") == ""


def test_cv_10_3_a_tech_goes_into_the_row_of_its_level() -> None:
    s = after_setup("rome", "china")
    rows(s, 0, (3, 0, 0, 0, 0))
    learned(s, 0, "chivalry")
    assert s.row_of[tech("chivalry")] == 2
    assert list(s.rows[:N_LEVELS]) == [3, 1, 0, 0, 0]


def test_cv_b27b_the_real_level_counts_in_any_row() -> None:
    """Communism in Russia's first row: of level III for who learns it."""
    s = after_setup("rome", "russia")
    rows(s, 0, (5, 0, 0, 0, 0))
    assert name(s, 0, "communism") == "no-spot-in-pyramid"


# ---------------------------------------------------------------- what follows from a tech


def test_cv_b18_germany_has_a_unit_and_a_resource_for_each_unlocking_tech() -> None:
    s = after_setup("germany", "china")
    rows(s, 0, (5, 3, 1, 0, 0))
    s.row_of[tech("metal_casting")] = 3
    before = s.count_units(0, FORCES)
    learned(s, 0, "mathematics")
    assert s.count_units(0, FORCES) == before + 1
    assert rank(s, 0, ARTILLERY) == 2
    assert s.step().number == AT_CHOOSE_RESOURCE
    s.apply(0, GAIN.of(1))
    assert list(s.resources[:N_MARKET]) == [0, 1, 0, 0]


def test_cv_10_5_the_market_may_have_nothing_left_for_germany() -> None:
    s = after_setup("germany", "china")
    for resource in range(N_MARKET):
        s.resources[N_MARKET + resource] = 2 if resource != 3 else 0
    assert in_market(s, 3) == 2
    rows(s, 0, (3, 0, 0, 0, 0))
    learned(s, 0, "chivalry")
    assert s.step().number != AT_CHOOSE_RESOURCE  # one kind only: taken without a question
    assert s.resources[3] == 1


def test_cv_10_5_another_civilization_has_nothing_of_it() -> None:
    s = after_setup("china", "germany")
    rows(s, 0, (3, 0, 0, 0, 0))
    before = s.count_units(0, FORCES)
    learned(s, 0, "chivalry")
    assert s.count_units(0, FORCES) == before
    assert s.step().number != AT_CHOOSE_RESOURCE


def test_greece_has_culture_for_each_player_without_the_tech() -> None:
    s = after_setup("greece", "china", "rome", fame_and_fortune="yes")
    s.row_of[1 * N_TECHS + tech("pottery")] = 1
    s.phase = IN_RESEARCH_PHASE
    s.chosen[2] = tech("pottery")
    learned(s, 0, "pottery")
    assert s.culture[0] == 0
    learned(s, 0, "writing")  # China knows it
    assert s.culture[0] == 1
    learned(s, 0, "currency")
    assert s.culture[0] == 3


def test_cv_10_7_and_cv_14_5_space_flight_wins() -> None:
    s = after_setup("rome", "china")
    rows(s, 0, (5, 4, 3, 2, 0))
    learned(s, 0, "space_flight")
    assert s.reached[0] == TECHNOLOGICAL


# ---------------------------------------------------------------- free techs


def test_cv_10_6_a_free_tech_of_choice_costs_nothing_and_may_be_declined() -> None:
    s = after_setup("rome", "china")
    trade = s.trade[0]
    offer_tech(s, 0, ANY_TECH)
    assert s.step().number == AT_CHOOSE_TECH
    levels = {int(s.box.tech_level[LEARN.arg(a)]) for a in s.actions(0) if LEARN.has(a)}
    assert levels == {1}
    assert DECLINE.of() in list(s.actions(0))
    s.apply(0, LEARN.of(tech("pottery")))
    assert s.knows(0, tech("pottery"))
    assert s.trade[0] == trade


def test_cv_10_6_of_one_other_player_or_of_any_player() -> None:
    s = after_setup("rome", "china", "egypt")
    offer_tech(s, 0, HIS_TECH, 1)
    assert techs_offered(s, 0) == {tech("writing")}
    assert refused(s, 0, LEARN.of(tech("construction"))) == "CV-10.6 not-known-to-him"
    s.apply(0, DECLINE.of())
    rows(s, 0, (3, 0, 0, 0, 0))
    offer_tech(s, 0, ANYBODYS_TECH)
    assert techs_offered(s, 0) == {tech("writing"), tech("construction")}
    assert refused(s, 0, LEARN.of(tech("pottery"))) == "CV-10.6 not-known-to-another"


def test_cv_10_6_up_to_a_level() -> None:
    s = after_setup("rome", "china", "egypt")
    rows(s, 0, (3, 0, 0, 0, 0))
    offer_tech(s, 0, ANY_TECH, level=1)
    assert refused(s, 0, LEARN.of(tech("construction"))) == "CV-10.6 level-too-high"


def test_cv_10_6_nothing_is_asked_where_nothing_can_be_learned() -> None:
    s = after_setup("rome", "china")
    at = s.depth()
    s.row_of[tech("writing")] = 1
    offer_tech(s, 0, HIS_TECH, 1)
    s.settle()
    assert s.depth() == at


def test_cv_12_7_in_a_swap_the_other_learns_second_and_may_decline() -> None:
    s = after_setup("rome", "china")
    offer_swap(s, 0, 1, 2)
    s.apply(0, LEARN.of(tech("writing")))
    assert (s.step().number, s.mover()) == (AT_SWAP_BACK, 1)
    assert techs_offered(s, 1) == {tech("code_of_laws")}
    s.apply(1, DECLINE.of())
    assert not s.knows(1, tech("code_of_laws"))


def techs_offered(s: Civilization, seat: int) -> set[i64]:
    return {LEARN.arg(action) for action in s.actions(seat) if LEARN.has(action)}
