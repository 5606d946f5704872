"""CV-8.4: a stacking limit that has sunk. Louis Pasteur raises it by one while a scientist stands on the map."""

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.games.civilization.map.stacks import stacking_limit
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import PERSON_PACK, SQUARES
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.meadow import armies, army, asked, at, cannot, do, scout, scouts
from tests.civilization.starting import holds_person, person, start


def under_pasteur(figures: str) -> tuple[Civilization, i64]:
    """Seat 0's start of turn: a scientist, an adjacent general, and a stack of armies (A) and scouts (S)."""
    s = start("america", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    pasteur = holds_person(s, 0, "louis_pasteur")
    PERSON_PACK.show(s.person_seen, pasteur, everybody(s.seats))
    squares = outskirts(s, 0)
    person(s, "scientist", squares[0])
    person(s, "general", squares[1])
    field = at(s, 6, 4)
    for figure in figures:
        (army if figure == "A" else scout)(s, 0, field)
    assert stacking_limit(s, 0) == 3
    return s, field


def cover_the_scientist(s: Civilization) -> None:
    """CV-7.18: the general takes the scientist's square, and the scientist goes back to the reserve."""
    squares = outskirts(s, 0)
    do(s, "move_person", **{"from": SQUARES.ids[squares[1]], "to": SQUARES.ids[squares[0]]})
    assert stacking_limit(s, 0) == 2


def test_cv_8_4_the_owner_chooses_the_excess_figures_of_a_stack() -> None:
    s, field = under_pasteur("AAS")
    cover_the_scientist(s)
    assert asked(s) == "surplus"
    do(s, "send_back", figure="army")
    assert (armies(s, 0, field), scouts(s, 0, field)) == (1, 1)
    assert asked(s) == "start"


def test_cv_8_4_of_one_kind_nothing_is_asked() -> None:
    s, field = under_pasteur("AAA")
    cover_the_scientist(s)
    assert armies(s, 0, field) == 2
    assert asked(s) == "start"


def test_cv_8_4_nothing_else_comes_before() -> None:
    s, _ = under_pasteur("AAS")
    cover_the_scientist(s)
    assert cannot(s, "end") != ""
    assert cannot(s, "send_back", figure="scout") == ""


def test_cv_8_4_within_the_limit_nothing_is_sent_back() -> None:
    s, field = under_pasteur("AS")
    cover_the_scientist(s)
    assert asked(s) == "start"
    assert (armies(s, 0, field), scouts(s, 0, field)) == (1, 1)
