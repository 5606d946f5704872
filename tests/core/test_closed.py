"""Verbs that a question leaves no choice of, and the one reason."""

from typing import Any

from ludotheque.core.catalogue import load_game
from ludotheque.core.state import State
from ludotheque.core.texts.closed import closed_verbs
from ludotheque.core.words import figures_in, words_for
from tests.quadrata.scenario import Scenario as Quiz
from tests.quebec.scenario import Scenario


def closed(s: State, seat: int) -> dict[str, str]:
    """Each closed verb with the words of its reason."""
    words = words_for(s.game, "en")
    found = closed_verbs(s, seat, s.actions(seat))
    return {one.verb: words.refusal(one.refusal, one.facts) for one in found}


def test_a_verb_without_a_choice_has_its_reason() -> None:
    t = Scenario(seats=3)
    t.workers(0, passive=5, active=0)
    assert closed(t.s, 0) == {"send": "You need at least 1 active worker, and you have none."}


def test_a_verb_with_a_choice_is_not_closed() -> None:
    t = Scenario(seats=3)
    t.workers(0, passive=5, active=5)
    assert closed(t.s, 0) == {}


def test_a_verb_with_several_reasons_is_left_out() -> None:
    """QC-5.30: one site needs three workers, the other one two."""
    t = Scenario(seats=3).building("port_quarter_1", architect=1)
    t.workers(0, passive=5, active=0)
    assert "contribute" in closed(t.s, 0)
    t.building("entertainment_quarter_1", architect=2)
    assert list(closed(t.s, 0)) == ["send"]


def test_the_figures_of_a_message_are_those_of_both_languages() -> None:
    game: Any = load_game("quebec")
    assert figures_in(game, "why-holds-a-leader") == {"own"}
    assert figures_in(game, "why-too-few-active") >= {"needs", "has"}


def test_nothing_is_said_at_a_question_whose_outcome_is_hidden() -> None:
    t = Quiz(day=2, quiz="on").centre("toronto", "ottawa", "sydney", "brandon").hand(0, 5, 6)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="5*6")
    assert closed(t.s, 0) == {}
