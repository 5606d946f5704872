"""Asides, available at many questions, and default answers, with the game of tests/core/inn."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from ludotheque.conformance import CHECKS, GAME_CHECKS, Case
from ludotheque.core.chance import seeded
from ludotheque.core.declared import Declared
from ludotheque.core.game import Game
from ludotheque.core.grammar import wrong_frames
from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition, encode, from_json, to_json
from ludotheque.core.refusals import NOT_NOW, NOT_YOUR_TURN, Illegal
from ludotheque.core.rulebook import rulebook
from ludotheque.core.state import ASIDE, NO_DEFAULT, Step
from ludotheque.core.verbs import Vocabulary
from ludotheque.core.words import words_for
from tests.core.inn import (
    AT_TIP,
    AT_WINDOW,
    CALL,
    KINDS,
    LET,
    OBJECT,
    REST,
    ROUND,
    TIP,
    TOAST,
    TOO_POOR,
    VERBS,
    Anytime,
    Inn,
    InnGame,
    Turn,
)
from tests.core.market import MarketGame

GAME: Final = InnGame()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_windows_and_asides_passes_the_conformance_suite(
    seats: int, check: Callable[[Case], None]
) -> None:
    for seed in range(4):
        check(Case(GAME, seats, {}, seed))


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_the_game_passes_the_checks_of_a_whole_game(check: Callable[[Game[Any]], None]) -> None:
    check(GAME)


def inn(seats: int = 3) -> Inn:
    return GAME.new(seats, 1)


# ---------------------------------------------------------------- asides


def test_beyond_the_last_number_there_is_no_aside() -> None:
    assert inn().why_not(0, VERBS.size) is NOT_NOW
    assert MarketGame().new(3, 1).why_not(0, MarketGame().vocabulary.size) is NOT_NOW


def test_asides_come_after_the_answers_in_an_ascending_list() -> None:
    s = inn()
    rounds = [ROUND.of(1), ROUND.of(2), ROUND.of(3)]
    assert list(s.actions(0)) == [TOAST.of(1), TOAST.of(2), REST.of(), *rounds, CALL.of()]
    s.apply(0, TOAST.of(1))
    assert [a for a in s.actions(1) if a != OBJECT.of()] == [LET.of(), *rounds]


def test_an_aside_leaves_the_question_as_it_is() -> None:
    s = inn()
    s.apply(0, ROUND.of(2))
    assert (s.to_move(), s.ask(0), list(s.coins), list(s.points)) == (
        (0,),
        {"step": "turn"},
        [1, 3, 3],
        [2, 0, 0],
    )
    s.apply(0, TOAST.of(1))
    s.apply(2, ROUND.of(3))
    assert (s.to_move(), s.ask(2), s.coins[2]) == ((1, 2), {"step": "window"}, 0)


def test_an_aside_may_ask_something_and_the_question_below_waits() -> None:
    s = inn()
    s.apply(0, CALL.of())
    assert (s.ask(0), list(s.actions(0))) == ({"step": "tip"}, [TIP.of(coins) for coins in range(4)])
    s.apply(0, TIP.of(3))
    assert (s.ask(0), list(s.actions(0))) == ({"step": "turn"}, [TOAST.of(1), TOAST.of(2), REST.of()])


@pytest.mark.parametrize(
    ("lang", "not_now", "too_poor"),
    [
        (
            "en",
            "That is not what you are being asked now. "
            "A round is bought when one is asked something else than the tip.",
            "You have only 1 coins.",
        ),
        (
            "fr",
            "Ce n'est pas ce qui vous est demandé maintenant. "
            "On offre une tournée quand on vous demande autre chose que le pourboire.",
            "Vous n'avez que 1 pièces.",
        ),
    ],
)
def test_an_aside_is_refused_by_rules_like_any_choice(lang: str, not_now: str, too_poor: str) -> None:
    s = inn()
    s.apply(0, ROUND.of(2))
    assert (s.why_not(1, ROUND.of(1)), s.why_not(0, ROUND.of(1))) == (NOT_YOUR_TURN, None)
    with pytest.raises(Illegal) as poor:
        s.apply(0, ROUND.of(2))
    assert poor.value.refusal is TOO_POOR
    assert words_for(GAME, lang).refusal(poor.value.refusal, poor.value.facts) == too_poor
    s.apply(0, CALL.of())
    with pytest.raises(Illegal) as late:
        s.apply(0, ROUND.of(1))
    assert late.value.refusal is NOT_NOW, "LU-2: the tip allows no asides"
    assert words_for(GAME, lang).refusal(late.value.refusal, late.value.facts) == not_now


def test_the_rule_of_asides_exists_in_both_languages() -> None:
    for lang, words in (("en", "at any time"), ("fr", "à tout moment")):
        assert words in rulebook(GAME.folder, lang).rules[NOT_NOW.rule].text


def test_an_aside_is_undone_like_any_choice() -> None:
    match = Match.new(GAME, 3, 1)
    before = encode(match.state)
    match.play(0, ROUND.of(2))
    assert (match.free_undo(0), match.free_undo(1)) == (True, False)
    match.take_back(0)
    assert encode(match.state) == before
    match.play(0, CALL.of())
    match.play(0, TIP.of(1))
    match.take_back(0)
    assert match.state.ask(0) == {"step": "tip"}
    match.take_back(0)
    assert encode(match.state) == before
    match.play(0, ROUND.of(2))
    assert Match.replay(GAME, match.journal).state.ask(0) == {"step": "turn"}


def test_questions_of_an_aside_are_pushed_above_the_current_one() -> None:
    s = inn()
    s.apply(0, CALL.of())
    assert wrong_frames(s) == []
    said = to_json(s)
    assert said["frames"] == [["turn", 0], ["tip", 0]]
    with pytest.raises(BadPosition, match="tip can't lie on nothing"):
        from_json(GAME, said | {"frames": [["tip", 0]]})
    with pytest.raises(BadPosition, match="no step 'anytime'"):
        from_json(GAME, said | {"frames": [["turn", 0], ["anytime", 0]]})


def test_imagined_answers_contain_no_asides() -> None:
    s = inn()
    s.apply(0, TOAST.of(1))
    s.apply(1, LET.of())
    for seed in range(20):
        sample = s.sample(2, seeded(seed))
        assert isinstance(sample, Inn)
        assert (list(sample.coins), sample.to_move()) == ([3, 3, 3], (2,))


def test_the_verbs_of_the_aside_are_declared_last() -> None:
    words = Vocabulary()
    words.verb("go")
    assert words.asides_from == words.size == 1
    words.aside("shout")
    assert (words.asides_from, words.size) == (1, 2)
    with pytest.raises(ValueError, match="verb stop: asides come last"):
        words.verb("stop")


def test_verbs_of_asides_and_an_aside_go_together() -> None:
    class Numbered(Anytime):
        def __init__(self) -> None:
            super().__init__()
            self.number = 1

    def made(words: Vocabulary, aside: Step[Inn] | None) -> Game[Inn]:
        return Game("x", Declared("", words, KINDS, [Turn()], [], aside), [2])

    plain = Vocabulary()
    plain.verb("go")
    for words, aside in ((VERBS, None), (plain, Anytime())):
        with pytest.raises(ValueError, match="x: an aside has verbs of its own"):
            made(words, aside)
    with pytest.raises(ValueError, match="x: anytime is an aside, and not one of the steps"):
        made(VERBS, Numbered())
    assert made(VERBS, Anytime()).aside.number == ASIDE


# ---------------------------------------------------------------- default answers


def test_a_toast_passes_by_default_and_concerns_the_honoured_seat() -> None:
    s = inn(4)
    assert (s.default(0), s.concerns(0)) == (NO_DEFAULT, True), "most questions have no default"
    s.apply(0, TOAST.of(2))
    assert [(s.default(seat), s.concerns(seat)) for seat in s.to_move()] == [
        (LET.of(), False),
        (LET.of(), True),
        (LET.of(), False),
    ]
    assert s.step().number != AT_WINDOW, "after the query the lanes are separate again"
    s.apply(1, s.default(1))
    assert s.to_move() == (2, 3)


def test_a_window_is_open_while_a_question_with_a_default_is_public() -> None:
    s = inn()
    assert not s.window()
    s.apply(0, TOAST.of(2))
    assert s.window()
    s.apply(1, LET.of())
    s.enter(2)
    s.push(AT_TIP, 2)
    s.leave()
    assert (s.default(2), s.window()) == (NO_DEFAULT, True), "the upper question is hidden from others"
    s.apply(2, TIP.of(0))
    s.apply(2, LET.of())
    assert (s.window(), s.to_move()) == (False, (1,))
    s.end()
    assert not s.window()
    assert (GAME.windows, MarketGame().windows) == (["window"], [])


def test_questions_have_no_default_unless_they_say_so() -> None:
    market = MarketGame().new(3, 1)
    assert {market.default(seat) for seat in market.to_move()} == {NO_DEFAULT}
    s = inn()
    s.apply(0, CALL.of())
    assert (s.step().number, s.default(0)) == (AT_TIP, NO_DEFAULT)
