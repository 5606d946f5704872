"""Research (CV-10.1 to CV-10.10)."""

from collections.abc import Sequence

import pytest
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import (
    BUILDER,
    CITIES,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_LEVELS,
    N_TECHS,
    NONE,
    SCIENTIST,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_BEFORE_RESEARCH, AT_RESEARCH
from ludotheque.games.civilization.position.vocabulary import (
    BLANK,
    DONE,
    IN_RESEARCH_PHASE,
    IN_START,
    PEOPLE,
    PERSON_BOTTOM,
    PERSON_IN_PYRAMID,
    PERSON_PACK,
    RESEARCH,
    RESEARCH_LOWER,
    REST,
    TECHNOLOGICAL,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.research.tech_costs import tech_cost
from ludotheque.games.civilization.turn.phases import begin_phase
from ludotheque.games.civilization.turn.research_phase import NOTHING
from tests.civilization.positions import after_setup, refused, tech

CIVS = ("rome", "china")


def table(
    *civs: str,
    trade: Sequence[int] = (),
    rows: Sequence[int] = (),
    deck: str = "no",
) -> Civilization:
    """Before research: dials, and the rows of the first player's pyramid. `research` begins it."""
    s = after_setup(*(civs or CIVS), fame_and_fortune=deck, great_person_deck=deck)
    for seat, amount in enumerate(trade):
        s.trade[seat] = amount
    for i, cards in enumerate(rows):
        s.rows[i] = cards
    return s


def research(s: Civilization) -> Civilization:
    s.drop()
    begin_phase(s, IN_RESEARCH_PHASE)
    s.settle()
    return s


def set_coins(s: Civilization, seat: int, coins: int) -> None:
    s.coins[seat] = 0
    s.coins[seat] = coins - coins_of(s, seat)


def give_person(s: Civilization, seat: int, id: str) -> i64:
    """A named card face down, and the marker of its type on the map."""
    person: i64 = PEOPLE.index_of[id]
    type = s.box.person_type[person]
    PERSON_PACK.put(s.person_pile, s.person_seen, person, PERSON_PACK.of(seat), bit(seat))
    s.marker[outskirts(s, seat * CITIES)[0]] = FIRST_PERSON_MARKER + type
    s.stock[type] -= 1
    return person


# ---------------------------------------------------------------- cost, spots


@pytest.mark.parametrize(("trade", "legal"), [(5, False), (6, True), (27, True)])
def test_cv_10_2_the_cost_must_be_on_the_dial(trade: int, legal: bool) -> None:
    s = research(table(trade=(trade, 6)))
    if legal:
        assert refused(s, 0, RESEARCH.of(tech("pottery"))) == ""
    else:
        assert s.to_move() == (1,)


def test_cv_10_2_a_tech_that_is_too_dear_says_so() -> None:
    s = research(table(trade=(10, 6), rows=(3, 0, 0, 0, 0)))
    assert refused(s, 0, RESEARCH.of(tech("chivalry"))) == "CV-10.2 tech-too-dear"
    facts = s.facts(0, RESEARCH.of(tech("chivalry")), s.why_not(0, RESEARCH.of(tech("chivalry"))))  # type: ignore[arg-type]
    assert (facts["cost"], facts["trade"]) == (11, 10)


def test_cv_b64_the_porcelain_tower_makes_techs_five_cheaper() -> None:
    s = table()
    wonder = WONDERS.index_of["porcelain_tower"]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(0), everybody(2))
    square = outskirts(s, 0)[0]
    s.wonder_at[wonder] = square
    s.marker[square] = FIRST_WONDER_MARKER + wonder
    levels = ["pottery", "chivalry", "gunpowder", "flight", "space_flight"]
    assert [int(tech_cost(s, 0, tech(id))) for id in levels] == [1, 6, 11, 16, 21]
    assert [int(tech_cost(s, 1, tech(id))) for id in levels] == [6, 11, 16, 21, 26]


def test_cv_10_10_a_player_without_a_possible_tech_is_not_asked() -> None:
    s = research(table(trade=(5, 5)))
    assert (s.turn, s.phase) == (2, IN_START)


# ---------------------------------------------------------------- the course


def test_cv_10_1_all_choose_at_once_and_in_secret() -> None:
    s = research(table(trade=(6, 6)))
    assert s.to_move() == (0, 1)
    log = Log()
    s.apply(1, RESEARCH.of(tech("pottery")), log)
    assert s.to_move() == (0,)
    assert [event.kind.whispered for event in log.events] == [True]
    assert not s.knows(1, tech("pottery"))
    s.apply(0, RESEARCH.of(tech("pottery")), log)
    assert s.knows(0, tech("pottery"))
    assert s.knows(1, tech("pottery"))


def test_cv_10_8_techs_are_shown_then_learned_in_turn_order() -> None:
    s = table("rome", "china", "egypt", trade=(6, 6, 6))
    s.first = 2
    research(s)
    log = Log()
    for seat in range(3):
        s.apply(seat, RESEARCH.of(tech("pottery")), log)
    shown = [
        (event.kind.name, int(event.args[0])) for event in log.events if event.kind.name != "chose_research"
    ]
    assert shown[:3] == [("research_shown", 2), ("research_shown", 0), ("research_shown", 1)]
    assert [seat for kind, seat in shown if kind == "learned"] == [2, 0, 1]


def test_cv_10_4_trade_is_kept_without_research() -> None:
    s = research(table(trade=(20, 20)))
    s.apply(0, REST.of())
    s.apply(1, RESEARCH.of(tech("pottery")))
    assert s.trade[0] == 20
    assert s.trade[1] == 0
    assert s.phase == IN_START


@pytest.mark.parametrize(("id", "kept"), [("chivalry", 3), ("civil_service", 4)])
def test_cv_r26_one_trade_is_kept_for_each_coin(id: str, kept: int) -> None:
    """CV-B26: the coin of the new tech included."""
    s = table(trade=(13, 0), rows=(3, 0, 0, 0, 0))
    set_coins(s, 0, 3)
    research(s)
    s.apply(0, RESEARCH.of(tech(id)))
    assert s.trade[0] == kept


def test_cv_r10_the_dial_never_rises() -> None:
    s = table(trade=(6, 0))
    set_coins(s, 0, 14)
    research(s)
    s.apply(0, RESEARCH.of(tech("pottery")))
    assert s.trade[0] == 6


def test_cv_10_7_several_may_learn_space_flight_in_one_phase() -> None:
    s = table(trade=(26, 26))
    for seat in range(2):
        for i, cards in enumerate((5, 4, 3, 2, 0)):
            s.rows[seat * N_LEVELS + i] = cards
    research(s)
    for seat in range(2):
        s.apply(seat, RESEARCH.of(tech("space_flight")))
    assert list(s.reached) == [TECHNOLOGICAL, TECHNOLOGICAL]
    assert s.over()


def test_cv_14_12_a_player_may_win_by_the_coin_of_the_new_tech() -> None:
    s = table(trade=(11, 0), rows=(3, 0, 0, 0, 0))
    set_coins(s, 0, 14)
    research(s)
    s.apply(0, RESEARCH.of(tech("civil_service")))
    assert s.over()
    result = s.outcome()
    assert result is not None
    assert (result.winners, result.by) == ([0], "economic")


# ---------------------------------------------------------------- named great people


def test_cv_10_8_tesla_puts_a_tech_one_row_lower() -> None:
    s = table(trade=(16, 0), rows=(3, 1, 0, 0, 0), deck="yes")
    tesla = give_person(s, 0, "nikola_tesla")
    research(s)
    s.apply(0, DONE.of())
    gunpowder = tech("gunpowder")
    assert refused(s, 0, RESEARCH.of(gunpowder)) == "CV-10.3 no-spot-in-pyramid"
    assert refused(s, 0, RESEARCH_LOWER.of(gunpowder)) == ""
    s.apply(0, RESEARCH_LOWER.of(gunpowder))
    assert s.row_of[gunpowder] == 2
    assert s.rows[1] == 2
    assert s.trade[0] == min(16, coins_of(s, 0))
    assert (s.person_pile[tesla], s.person_seen[tesla]) == (PERSON_BOTTOM, everybody(2))


def test_tesla_lowers_levels_two_to_four() -> None:
    s = table(trade=(27, 0), rows=(5, 4, 3, 2, 0), deck="yes")
    give_person(s, 0, "nikola_tesla")
    research(s)
    s.apply(0, DONE.of())
    assert refused(s, 0, RESEARCH_LOWER.of(tech("pottery"))) == "CV-10.8 no-level-to-lower"
    assert refused(s, 0, RESEARCH_LOWER.of(tech("space_flight"))) == "CV-10.8 no-level-to-lower"


def test_without_tesla_a_tech_cannot_be_lowered() -> None:
    s = research(table(trade=(27, 0), rows=(5, 4, 3, 2, 0)))
    assert refused(s, 0, RESEARCH_LOWER.of(tech("gunpowder"))) == "CV-10.8 no-row-lower"


def test_cv_1_11_a_player_who_could_have_tesla_is_asked_despite_another_card() -> None:
    """Rows 2/0/1: nothing but a level III tech could be paid for and placed, and that only one row lower."""
    s = table(trade=(16, 0), rows=(1, 0, 0, 0, 0), deck="yes")
    for id in range(N_TECHS):
        if s.box.tech_level[id] == 1:
            s.row_of[id] = 1
    s.rows[0] = 13
    s.rows[1] = 12
    s.rows[2] = 11
    research_blocked = all(s.box.tech_level[id] != 1 or s.knows(0, id) for id in range(N_TECHS))
    assert research_blocked
    give_person(s, 0, "henry_ford")
    research(s)
    assert s.step().number == AT_BEFORE_RESEARCH
    s.apply(0, DONE.of())
    assert s.question(0).step.number == AT_RESEARCH
    assert [int(a) for a in s.actions(0)] == [int(REST.of())]


def test_newton_is_a_blank_tech_in_the_pyramid() -> None:
    s = table(trade=(11, 0), rows=(2, 1, 0, 0, 0), deck="yes")
    newton = give_person(s, 0, "isaac_newton")
    research(s)
    assert s.step().number == AT_BEFORE_RESEARCH
    assert refused(s, 0, BLANK.of(2)) == "CV-10.3 no-spot-for-blank"
    assert refused(s, 0, BLANK.of(5)) == "CV-10.8 no-blank-tech"
    s.apply(0, BLANK.of(1))
    assert (s.person_pile[newton], s.blank_row[0], s.rows[0]) == (PERSON_IN_PYRAMID, 1, 3)
    assert s.question(0).step.number == AT_RESEARCH
    assert refused(s, 0, RESEARCH.of(tech("chivalry"))) == ""


def test_newton_helps_its_holder_only() -> None:
    s = table(trade=(11, 0), deck="yes")
    give_person(s, 0, "louis_pasteur")
    research(s)
    assert refused(s, 0, BLANK.of(1)) == "CV-10.8 no-blank-tech"


def test_cv_10_8_only_players_with_a_card_they_could_use_are_asked_before() -> None:
    s = table(trade=(6, 6), deck="yes")
    person = give_person(s, 0, "isaac_newton")
    for square in range(s.layout.squares):
        if s.marker[square] == FIRST_PERSON_MARKER + SCIENTIST:
            s.marker[square] = NONE
    research(s)
    assert s.person_pile[person] == PERSON_PACK.of(0)
    assert s.to_move() == (0, 1)  # CV-15.8: no marker of its type on the map


@pytest.mark.parametrize(("others", "culture"), [(NOTHING, 3), (-2, 0)])
def test_archimedes_gives_culture_for_a_tech_that_no_other_player_knows_or_researches(
    others: int, culture: int
) -> None:
    s = table(trade=(6, 6), deck="yes")
    person = give_person(s, 0, "archimedes")
    PERSON_PACK.show(s.person_seen, person, everybody(2))
    assert s.box.person_type[person] == BUILDER
    research(s)
    s.apply(0, RESEARCH.of(tech("pottery")))
    s.apply(1, REST.of() if others == NOTHING else RESEARCH.of(tech("pottery")))
    assert s.culture[0] == culture
