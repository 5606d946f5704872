"""Positions in the middle of a start of turn are saved, loaded, copied, and re-dealt for another seat."""

from collections.abc import Callable

import pytest

from ludotheque.core.chance import Chance
from ludotheque.games.civilization.components.box import N_LEVELS, NONE
from ludotheque.games.civilization.map.great_people import gain_person
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK, AT_START
from ludotheque.games.civilization.position.vocabulary import GOVERNMENTS, IN_CITIES
from ludotheque.games.civilization.research.learning import learn
from ludotheque.games.civilization.turn.start_of_turn import BEGINS, LEAVING, OPEN
from tests.civilization.meadow import army, asked, at, do, knows, scout
from tests.civilization.positions import GAME, tech
from tests.civilization.starting import found, start, wonder


def fame(civ: str = "america", **options: str) -> Civilization:
    return start(civ, "egypt", fame_and_fortune="yes", **options)


def making_room() -> Civilization:
    s = fame()
    scout(s, 0, at(s, 6, 5))
    army(s, 0, at(s, 6, 5))
    found(s, at(s, 6, 5))
    return s


def growing() -> Civilization:
    s = fame()
    learn(s, 0, tech("agriculture"))
    s.settle()
    return s


def governing() -> Civilization:
    s = fame()
    do(s, "end")
    s.rows[0 * N_LEVELS] = 3
    learn(s, 0, tech("code_of_laws"))
    s.settle()
    return s


def without_pyramids() -> Civilization:
    s = fame()
    knows(s, 0, "code_of_laws", "monarchy")
    s.government[0] = GOVERNMENTS.index_of["communism"]
    wonder(s, 0, "stonehenge", s.layout.around[s.city_at[0] * 8 + 4])
    do(s, "use", source="wonder_stonehenge_1")  # a choice, after which the Pyramids are missed
    return s


def placing() -> Civilization:
    s = fame()
    gain_person(s, 0)
    s.settle()
    return s


def choosing_markers() -> Civilization:
    s = fame("greece")
    while asked(s) != "keep_type":
        gain_person(s, 0)
        s.settle()
        if asked(s) == "place_person":
            do(s, "keep_back")
    return s


def choosing_cards() -> Civilization:
    s = fame("greece", great_person_deck="yes")
    gain_person(s, 0)
    s.settle()
    return s


QUESTIONS = [
    ("start", fame),
    ("aside", making_room),
    ("metropolis", growing),
    ("government_now", governing),
    ("government_lost", without_pyramids),
    ("place_person", placing),
    ("keep_type", choosing_markers),
    ("keep_person", choosing_cards),
]


@pytest.mark.parametrize(("question", "position"), QUESTIONS, ids=[name for name, _ in QUESTIONS])
def test_a_position_is_the_same_after_writing_and_reading(
    question: str, position: Callable[[], Civilization]
) -> None:
    s = position()
    assert asked(s) == question
    again = GAME.decode(GAME.encode(s), trusted=True)
    assert GAME.encode(again) == GAME.encode(s)
    assert GAME.encode(s.clone()) == GAME.encode(s)
    assert list(again.actions(s.mover())) == list(s.actions(s.mover()))


@pytest.mark.parametrize(("question", "position"), QUESTIONS, ids=[name for name, _ in QUESTIONS])
def test_a_sample_asks_the_same_player_the_same(question: str, position: Callable[[], Civilization]) -> None:
    """CV-1.11: and the question has an answer."""
    s = position()
    for seat in range(s.seats):
        sample = s.sample(seat, Chance(1, 2, 3, 4, 0))
        assert sample.to_move() == s.to_move()
        assert sample.question(sample.mover()).step.name == question
        mover = sample.mover()
        for action in sample.actions(mover):
            sample.clone().apply(mover, action)


# ---------------------------------------------------------------- frames that do not fit


def fits(s: Civilization) -> bool:
    """Whether the question that is asked agrees with the state."""
    return s.step().fits(s, s.depth() - 1)


def change(field: str, value: int, at: int = 0) -> Callable[[Civilization], None]:
    def changed(s: Civilization) -> None:
        whole = getattr(s, field)
        if isinstance(whole, int):
            setattr(s, field, value)
        else:
            whole[at] = value

    return changed


MISFITS = [
    (fame, change("phase", IN_CITIES)),
    (fame, change("active", 1)),
    (fame, lambda s: s.set_top(0, LEAVING)),
    (fame, lambda s: s.set_top(0, BEGINS)),
    (making_room, change("standing", NONE)),
    (making_room, lambda s: s.set_top(0, at(s, 9, 1))),
    (growing, change("second_half", 0)),
    (growing, lambda s: change("row_of", 0, int(tech("agriculture")))(s)),
    (governing, change("active", 0)),
    (governing, change("phase", IN_CITIES)),
    (governing, change("held_in_anarchy", 1)),
    (governing, lambda s: s.set_top(0, GOVERNMENTS.index_of["monarchy"])),
    (without_pyramids, change("government", 0)),
    (without_pyramids, lambda s: wonder(s, 0, "pyramids", s.layout.around[s.city_at[0] * 8])),
    (placing, lambda s: change("reserve", 0, int(s.top(0)))(s)),
    (choosing_markers, lambda s: change("stock", 0, int(s.top(0)))(s)),
    (choosing_markers, lambda s: change("stock", 0, int(s.top(1)))(s)),
]


@pytest.mark.parametrize(("position", "changed"), MISFITS)
def test_a_question_that_does_not_fit_the_position_is_not_read(
    position: Callable[[], Civilization], changed: Callable[[Civilization], object]
) -> None:
    s = position()
    assert fits(s)
    changed(s)
    assert not fits(s)


def test_passing_fits_while_what_it_causes_is_asked() -> None:
    s = fame()
    wonder(s, 0, "sydney_opera", s.layout.around[s.city_at[0] * 8])
    s.space[0] = 3
    do(s, "end")
    below = s.find(AT_START)
    assert s.step_at(below - 1) == AT_CHECK
    assert s.game.steps[AT_START].fits(s, below)
    s.set_figure(below, 0, OPEN)
    assert not s.game.steps[AT_START].fits(s, below)
