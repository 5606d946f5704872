"""The effects of a choice before it is made; illegal choices and their reasons."""

from ludotheque.cli.playing.explain import impossible, matching, told_preview
from ludotheque.core.catalogue import load_game
from ludotheque.core.words import words_for
from ludotheque.games.quebec.vocabulary import CONTRIBUTE, START
from tests.quadrata.scenario import Scenario as Quiz
from tests.quebec.scenario import Scenario

WORDS = words_for(load_game("quebec"), "fr")
PLAYERS = ["Léa", "Tom", "Ana", "Robot"]


def test_a_choice_that_ends_the_century_says_so_as_a_milestone() -> None:
    t = Scenario(seats=3).century(1).no_site_left()
    seen = told_preview(t.s, 0, int(START.of(0)), WORDS, PLAYERS)
    assert next(line for line, milestone in seen.lines if milestone).startswith("Le siècle I prend fin")
    assert seen.final  # reveals the next event
    assert seen.open


def test_the_event_to_be_revealed_is_hidden() -> None:
    t = Scenario(seats=3).century(1).no_site_left()
    lines = [line for line, _ in told_preview(t.s, 0, int(START.of(0)), WORDS, PLAYERS).lines]
    assert not any(line.startswith("Événement") for line in lines)


def test_a_choice_that_ends_the_game_says_so() -> None:
    t = Scenario(seats=3).century(4).no_site_left()
    seen = told_preview(t.s, 0, int(START.of(0)), WORDS, PLAYERS)
    assert seen.over
    assert not seen.open


def test_the_position_stays_as_it_was() -> None:
    t = Scenario(seats=3).building("port_quarter_1", architect=1)
    t.workers(0, passive=5, active=5)
    before = t.s.game.encode(t.s)
    for action in t.s.actions(0):
        told_preview(t.s, 0, int(action), WORDS, PLAYERS)
    impossible(t.s, 0, WORDS, PLAYERS)
    assert t.s.game.encode(t.s) == before


def test_every_impossible_choice_of_the_verbs_in_question_is_listed_once() -> None:
    t = Scenario(seats=3).building("port_quarter_1", architect=1)
    t.workers(0, passive=5, active=5)
    listed = [action for reason in impossible(t.s, 0, WORDS, PLAYERS) for action, _ in reason.choices]
    assert len(listed) == len(set(listed))
    assert not set(listed) & {int(action) for action in t.s.actions(0)}
    contribute = {int(CONTRIBUTE.of(site)) for site in range(44)}
    assert len(contribute & set(listed)) == 43


def test_a_filter_forgives_case_and_accents() -> None:
    reasons = impossible(Scenario(seats=3).s, 0, WORDS, PLAYERS)
    found = matching(reasons, "ACADEMIQUE 1", WORDS, PLAYERS)
    assert [len(reason.choices) for reason in found] == [1]
    assert matching(reasons, "xyzzy", WORDS, PLAYERS) == []


def test_no_answer_of_the_quiz_is_tried_beforehand() -> None:
    t = Quiz(day=2, quiz="on").centre("toronto", "ottawa", "sydney", "brandon").hand(0, 5, 6)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="5*6")
    words = words_for(load_game("quadrata"), "fr")
    seen = {str(told_preview(t.s, 0, int(action), words, PLAYERS)) for action in t.s.actions(0)}
    assert len(seen) == 1
    assert told_preview(t.s, 0, int(t.s.actions(0)[0]), words, PLAYERS).hidden


def test_a_preview_names_workers_and_the_next_question() -> None:
    t = Scenario(seats=3).century(1)
    t.workers(0, passive=5, active=0)
    begun = told_preview(t.s, 0, int(START.of(0)), WORDS, PLAYERS)
    assert begun.question.startswith("Sur quel chantier")
    assert not begun.useless
    t.s.apply(0, START.of(0))
    seen = told_preview(t.s, 0, int(t.s.actions(0)[0]), WORDS, PLAYERS)
    assert seen.gains == [("Léa", ["+3 ouvriers actifs", "−3 ouvriers passifs"])]


def test_a_preview_names_the_points_that_a_choice_brings() -> None:
    t = Scenario(seats=3).century(4).no_site_left()
    seen = told_preview(t.s, 0, int(START.of(0)), WORDS, PLAYERS)
    after = t.s.clone()
    before = [int(points) for points in t.s.game.score(t.s).points]
    after.apply(0, int(START.of(0)))
    gained = [now - then for now, then in zip(after.game.score(after).points, before, strict=True)]
    said = dict(seen.gains)
    for player, points in zip(PLAYERS, gained, strict=False):
        parts = said.get(player, [])
        assert sum(float(part.split()[0].replace("−", "-")) for part in parts) == points
