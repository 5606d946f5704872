"""Tests of the suite: every check fails on a game that violates it.

Each sabotage is a toy with one defect, and the check must report it with the given words. Toys are always plain Python,
so these tests also run with the compiled build.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.conformance import Case, Walk
from ludotheque.conformance.apart import check_apart, check_own_undo
from ludotheque.conformance.carriers import check_carriers
from ludotheque.conformance.choices import check_choices, check_refusals
from ludotheque.conformance.copies import check_copies, check_same_again
from ludotheque.conformance.damage import (
    check_accepted_positions_play,
    check_damaged_positions,
    check_own_cards_are_known,
)
from ludotheque.conformance.declarations import check_declarations, check_fields
from ludotheque.conformance.ending import check_random_game
from ludotheque.conformance.hidden import (
    check_barrier,
    check_samples_differ,
    check_views,
    check_warnings,
)
from ludotheque.conformance.playthrough import playthrough
from ludotheque.conformance.previews import check_previews
from ludotheque.conformance.saving import check_bad_journals, check_journal, check_positions
from ludotheque.conformance.silence import check_defaults, check_no_secrets
from ludotheque.conformance.undoing import check_free_undo, check_undo
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.preview import Preview, preview
from ludotheque.core.state import State
from tests.sabotage import (
    AcceptsUnknownNumbers,
    AnnouncesSecretChoice,
    AsideInWindow,
    BadDeal,
    BadSum,
    BreaksInvariant,
    ConcernsRevealsHand,
    DefaultDoesNotPass,
    DefaultIsAside,
    DefaultNamesHiddenCard,
    DefaultOfUnknownQuestion,
    DefaultRevealsHand,
    DependsOnLog,
    DependsOnOrder,
    DependsOnOtherGames,
    FailsOnImpossiblePosition,
    HidesWhoIsAsked,
    IgnoresUnknownOptions,
    ListsRefusedChoice,
    LowersBarrier,
    MilestoneRevealsChoice,
    NarrowRange,
    NeverEnds,
    NoDeal,
    NoInvariants,
    NoSeatAsked,
    NothingToChoose,
    NotJson,
    OmitsField,
    OmitsLegalChoice,
    QuizUndoneFreely,
    QuizWithMilestone,
    RefusalChangesPosition,
    RefusalRevealsChoice,
    RefusalWithoutFigures,
    RemovesOthersChoice,
    ScoreRevealsChoice,
    SharedArrayGame,
    ShowsAll,
    ShowsQuestion,
    ShowsSeed,
    UncheckedPositions,
    UncountedChance,
    UndeclaredFigure,
    UndeclaredRefusal,
    UndeclaredReveal,
    UnorderedChoices,
    WrongKnownEvent,
    WrongNoSecrets,
    WrongNoSecretsTogether,
    WrongNoSecretsWithoutEvents,
    WrongTally,
    cites_nothing,
    cites_things_without_rules,
    cites_unknown_rule,
    every_choice_tried,
    hides_wrongly,
    refusal_without_rule,
    shares_wrongly,
    two_alike,
    two_domains,
    with_inn_steps,
    with_step,
    with_window,
)
from tests.toys.hamlet import HamletGame
from tests.toys.morra import Morra, MorraGame, Reveal

Sabotage = Callable[[], Game[Any]]

CASE_SABOTAGES: list[tuple[Callable[[Case], None], Sabotage, str]] = [
    (check_random_game, lambda: with_step(NeverEnds()), "not ended after 300"),
    (check_random_game, lambda: with_step(NoSeatAsked()), "no seat may choose"),
    (check_random_game, lambda: with_step(NothingToChoose()), "nothing to choose from"),
    (check_random_game, lambda: with_step(BreaksInvariant()), "broken: total"),
    (check_random_game, BadSum, "their parts sum to"),
    (check_choices, lambda: with_step(UnorderedChoices()), "must ascend"),
    (check_choices, lambda: with_step(OmitsLegalChoice()), "lets pass .* actions.. says otherwise"),
    (check_choices, lambda: with_step(ListsRefusedChoice()), "the candidates that pass are"),
    (check_choices, lambda: with_step(AcceptsUnknownNumbers()), "the number -1 is let pass"),
    (check_refusals, lambda: with_step(UndeclaredRefusal()), "not one of the game's refusals"),
    (check_refusals, refusal_without_rule, "MO-99 is not in rules"),
    (check_refusals, lambda: with_step(RefusalChangesPosition()), "has changed the position"),
    (check_refusals, lambda: with_step(RefusalWithoutFigures()), "with .* can't be said: .*why-"),
    (check_same_again, lambda: with_step(DependsOnOtherGames()), "led to another"),
    (check_same_again, lambda: with_step(DependsOnLog()), "led to another"),
    (check_copies, SharedArrayGame, "changed the original|has changed"),
    (check_copies, OmitsField, "ends otherwise"),
    (check_positions, NarrowRange, "not accepted when it is read back"),
    (check_positions, UndeclaredFigure, "figures that its step does not declare"),
    (check_positions, OmitsField, "looks different|another one"),
    (check_damaged_positions, UncheckedPositions, "is accepted"),
    (check_accepted_positions_play, FailsOnImpossiblePosition, "ends in IndexError"),
    (check_accepted_positions_play, NoInvariants, "is accepted, and then fails"),
    (check_own_cards_are_known, NoInvariants, "does not know its own choices"),
    (check_journal, lambda: with_step(DependsOnOtherGames()), "another position|another score|not the game"),
    (check_bad_journals, IgnoresUnknownOptions, "an unknown option is replayed"),
    (check_undo, lambda: with_step(DependsOnOtherGames()), "not the position|another|not the game"),
    (check_free_undo, lambda: with_step(UncountedChance()), "used chance past its counter"),
    (check_free_undo, lambda: with_step(LowersBarrier()), "lowered the barrier|free undo for seat"),
    (check_free_undo, lambda: with_step(UndeclaredReveal()), "free undo for seat"),
    (check_apart, lambda: with_step(RemovesOthersChoice()), "changes what seat . may choose"),
    (check_apart, lambda: with_step(DependsOnOrder()), "do not commute"),
    (check_own_undo, lambda: with_step(DependsOnOtherGames()), "is not the match without it"),
    (check_views, ShowsAll, "sees something hidden in the view: all"),
    (check_views, ShowsQuestion, "is not asked, and sees what the question is about"),
    (check_views, ShowsSeed, "contains the random generator"),
    (check_views, NotJson, "not made of JSON values"),
    (check_views, BadDeal, "is broken"),
    (check_views, lambda: with_step(RefusalRevealsChoice()), "tell what is hidden|tells seat"),
    (
        check_warnings,
        lambda: with_step(MilestoneRevealsChoice()),
        "the warnings about .* tell seat . what is hidden",
    ),
    (check_warnings, lambda: with_step(QuizUndoneFreely()), "all answers to choose can be tried"),
    (check_barrier, lambda: with_step(UndeclaredReveal()), "tells .* something hidden"),
    (check_barrier, lambda: with_step(AnnouncesSecretChoice()), "the log tells .* which its view hides"),
    (check_barrier, HidesWhoIsAsked, "toast.* tells .* something hidden"),
    (
        check_defaults,
        lambda: with_window(DefaultNamesHiddenCard()),
        "window: the default of seat ., number .*, is refused by PA-2",
    ),
    (
        check_defaults,
        lambda: with_window(DefaultRevealsHand()),
        "window: the default of seat . tells .* what is hidden",
    ),
    (
        check_defaults,
        lambda: with_window(ConcernsRevealsHand()),
        "window: that it concerns seat . or not tells .*",
    ),
    (
        check_defaults,
        lambda: with_window(DefaultDoesNotPass()),
        "window: the default of seat . does not let pass",
    ),
    (check_no_secrets, WrongNoSecrets, "a game without secrets tells single seats of .*drew"),
    (check_no_secrets, WrongNoSecretsTogether, "a game without secrets has seats that work apart"),
    (check_no_secrets, WrongNoSecretsWithoutEvents, "deals anew what one seat knows and another does not"),
    (
        check_previews,
        lambda: with_step(ScoreRevealsChoice()),
        "depends on what is hidden|says that seat . gains",
    ),
    (check_previews, lambda: with_step(WrongKnownEvent()), "depends on what is hidden|and then .* happened"),
    (check_previews, WrongTally, "the tally counts .*hands.*, and .*rounds.* at first"),
    (check_defaults, lambda: with_inn_steps(DefaultIsAside()), "is an aside, and no answer"),
    (
        check_defaults,
        lambda: with_inn_steps(DefaultOfUnknownQuestion(), AsideInWindow()),
        "tip has a default, and .* can't know",
    ),
]


@pytest.mark.parametrize(
    ("check", "sabotage", "words"), CASE_SABOTAGES, ids=[f"{c[0].__name__}-{c[2]}" for c in CASE_SABOTAGES]
)
def test_the_check_notices(check: Callable[[Case], None], sabotage: Sabotage, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        try_many(check, sabotage)


def test_warnings_that_tell_a_hidden_outcome_are_noticed() -> None:
    try_many(check_warnings, lambda: with_step(QuizWithMilestone()))
    with pytest.raises(AssertionError, match=r"the warnings tell seat . what its answers to choose lead to"):
        try_many(partial(check_warnings, warned=every_choice_tried), lambda: with_step(QuizWithMilestone()))


# What the check says, and the one thing that is wrong with a preview.
LIES: dict[str, Callable[[Preview], dict[str, object]]] = {
    "and then .* happened": lambda found: {"events": [*found.events, *found.events[:1]]},
    "leaves out": lambda found: {"events": found.events[:-1]},
    "says that seat 0 gains {'right'": lambda found: {"gains": [{"right": 1.0}, *found.gains[1:]]},
    "says that seat 0 gains {'coins'": lambda found: {"tally": [{"coins": 1}, *found.tally[1:]]},
    "answers without an alternative": lambda found: {"forced": found.forced + 1},
    "is open, and says what comes next": lambda found: {"open": True},
    "is wrong about the end": lambda found: {"over": True},
    r"says that \(4,\) choose next": lambda found: {"to_move": (4,)},
    "says that 'dance' is asked next": lambda found: {"asks": "dance"},
    "is asked about other things": lambda found: {"question": None},
    "nothing changes, and the view does": lambda found: {"useless": True},
    "is withheld": lambda found: {"known": False},
}


@pytest.mark.parametrize("words", LIES)
def test_a_preview_that_is_wrong_in_one_thing_is_noticed(words: str) -> None:
    def lying(s: State, seat: int, action: int, chance: Chance) -> Preview:
        found = preview(s, seat, action, chance)
        if not found.open and not found.over:
            for name, value in LIES[words](found).items():
                setattr(found, name, value)
        return found

    with pytest.raises(AssertionError, match=words):
        try_many(partial(check_previews, previewed=lying), HamletGame if "other" in words else MorraGame)


def try_many(check: Callable[[Case], None], sabotage: Sabotage) -> None:
    for seed in range(30):
        game = sabotage()
        check(Case(game, game.seats[seed % 2], {}, seed, most=300))


@pytest.mark.parametrize(
    ("check", "sabotage", "words"),
    [
        (check_declarations, two_alike, "two refusals have the same name"),
        (check_declarations, two_domains, "two domains are called fingers"),
        (check_declarations, cites_nothing, "cites MO-99"),
        (check_declarations, cites_unknown_rule, "the event chose cites MO-99, which no rule file states"),
        (check_declarations, cites_things_without_rules, "chose: no fingers has a rule of its own"),
        (check_declarations, hides_wrongly, "hides what it has not|must begin with those who may read it"),
        (
            check_declarations,
            shares_wrongly,
            "must begin with those who may read it, not with seat and fingers",
        ),
        (check_samples_differ, NoDeal, "all samples for a spectator are alike"),
        pytest.param(
            check_fields,
            OmitsField,
            "total is not in fields",
            marks=pytest.mark.skipif(COMPILED, reason="sources only"),
        ),
    ],
)
def test_the_check_of_a_whole_game_notices(
    check: Callable[[Game[Any]], None], sabotage: Sabotage, words: str
) -> None:
    with pytest.raises(AssertionError, match=words):
        check(sabotage())


def test_a_rule_that_neither_a_docstring_nor_a_refusal_cites_is_named(tmp_path: Path) -> None:
    game = MorraGame()
    for file in Path(game.folder).glob("*.*"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    game.folder = str(tmp_path)
    check_carriers(game)
    rules = tmp_path / "rules.en.md"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n### MO-99 Silence\n_known_\n\nSay nothing.\n")
    (tmp_path / "silence.py").write_text('"""Silence (MO-99)."""\nSILENCE = 1  # MO-99\n')
    with pytest.raises(AssertionError, match=r"morra: .*: MO-99 Silence$"):
        check_carriers(game)
    (tmp_path / "silence.py").write_text('def hush():\n    """MO-7 to MO-99: nothing is said."""\n')
    check_carriers(game)


def test_a_failure_says_game_seats_seed_and_decision() -> None:
    said = r"^morra, 2 seats, length=long, seed 7, choices=\[3\]: decision \d+: broken"
    with pytest.raises(AssertionError, match=said):
        check_random_game(Case(with_step(BreaksInvariant()), 2, {"length": "long"}, 7, (3,)))


def test_a_playthrough_shows_a_changed_rule() -> None:
    class Twice(Reveal):
        def proceed(self, s: Morra) -> None:
            super().proceed(s)
            s.tally[0] += 1

    assert playthrough(MorraGame(), 2, 1) == playthrough(MorraGame(), 2, 1)
    assert playthrough(MorraGame(), 2, 1) != playthrough(with_step(Twice()), 2, 1)


def test_of_a_big_vocabulary_every_verb_and_near_misses_are_tried() -> None:
    walk = Walk(Case(load_game("quebec"), 3, {}, 1))
    words = walk.game.vocabulary
    seat = walk.state.to_move()[0]
    legal = set(walk.state.actions(seat))
    tried = walk.numbers(seat, 60)
    assert len(tried) < 150 < words.size
    assert {verb.name for verb in words.verbs} == {words.find(action).name for action in tried}
    for action in legal:
        missed = walk.near_miss(action)
        verb = words.find(action)
        assert verb.has(missed)
        assert sum(a != b for a, b in zip(verb.args(action), verb.args(missed), strict=True)) <= 1
    assert {walk.near_miss(action) for action in legal} - legal, "some of them are not legal"


def test_some_of_very_many_things_are_drawn_without_a_list_of_them() -> None:
    walk = Walk(Case(MorraGame(), 2, {}, 1))
    some = walk.some(range(2**31), 40)
    assert some == sorted(set(some))
    assert len(some) == 40
    assert walk.some(range(5), 5) == [0, 1, 2, 3, 4]
    assert {tuple(walk.some(range(3), 2)) for _ in range(60)} == {(0, 1), (0, 2), (1, 2)}
