"""The rules search: from several threads at once, and the length of queries."""

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import ludotheque
from ludotheque.core.catalogue import load_game
from ludotheque.core.rulebook import LONGEST_QUERY, MOST_WORDS, QueryTooLong, Rulebook, rulebook
from tests.core.questions import QUESTIONS

QUEBEC = Path(ludotheque.__file__).parent / "games" / "quebec"
PATIENCE = 60.0


def ids(found: list[Any]) -> list[str]:
    return [rule.id for rule in found]


class Thread:
    """A thread that blocks while stemming its nth word, until released."""

    def __init__(self, work: Callable[[], Any], held_at: int) -> None:
        self.reached = threading.Event()
        self.released = threading.Event()
        self.work = work
        self.words = held_at
        self.result: Any = None
        self.thread = threading.Thread(target=self.run)
        self.thread.start()
        assert self.reached.wait(PATIENCE)

    def run(self) -> None:
        sys.settrace(self.trace)
        self.result = self.work()

    def trace(self, frame: FrameType, _event: str, _argument: Any) -> None:
        """The library's `_stem` begins after the word has been stored in the stemmer."""
        if frame.f_code.co_name == "_stem" and "snowballstemmer" in frame.f_code.co_filename:
            self.words -= 1
            if self.words == 0:
                sys.settrace(None)
                self.reached.set()
                self.released.wait(PATIENCE)

    def finish(self) -> Any:
        self.released.set()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        return self.result


def test_a_search_is_not_disturbed_by_another_one_at_the_same_moment() -> None:
    shared = Rulebook(QUEBEC, "fr")
    expected = ids(shared.search("contributions"))
    assert expected
    held = Thread(lambda: shared.search("contributions"), held_at=1)
    assert ids(shared.search("architectes")) == ids(Rulebook(QUEBEC, "fr").search("architectes"))
    assert ids(held.finish()) == expected


def test_an_index_that_is_made_while_others_search_is_right() -> None:
    """An error there would be permanent."""
    shared, alone = Rulebook(QUEBEC, "fr"), Rulebook(QUEBEC, "fr")
    first = Thread(lambda: shared.search("pas"), held_at=2)  # the first word of the first title
    second = Thread(lambda: shared.search("contributions architectes"), held_at=2)
    second.released.set()
    first.finish()
    second.finish()
    word = next(iter(shared.rules.values())).title.split()[0]
    assert ids(shared.search(word)) == ids(alone.search(word))


@pytest.mark.parametrize("query", ["étoile " * (MOST_WORDS + 1), "x" * (LONGEST_QUERY + 1)])
def test_a_long_question_is_not_searched_for(query: str) -> None:
    with pytest.raises(QueryTooLong, match=f"{MOST_WORDS} words and {LONGEST_QUERY} characters"):
        Rulebook(QUEBEC, "fr").search(query)


def test_the_longest_question_is_searched_for() -> None:
    assert Rulebook(QUEBEC, "fr").search("étoile " * MOST_WORDS)


@pytest.mark.parametrize(("game", "lang", "question", "answers"), QUESTIONS)
def test_questions_of_players_are_answered_by_the_first_three_results(
    game: str, lang: str, question: str, answers: set[str]
) -> None:
    found = rulebook(load_game(game).folder, lang).search(question)
    assert answers & {rule.id for rule in found[:3]}, [rule.id for rule in found]


@pytest.mark.parametrize("game", ["quebec", "quadrata", "nouvelle_france", "small_city", "civilization"])
def test_the_rules_of_the_table_come_last(game: str) -> None:
    found = [rule.id for rule in rulebook(load_game(game).folder, "fr").search("reprendre un choix", 400)]
    of_the_table = [id.startswith("LU-") for id in found]
    assert any(of_the_table)
    assert of_the_table == sorted(of_the_table)


def test_the_title_of_a_chapter_counts() -> None:
    """No rule of the chapter contains «centrale nucléaire» itself."""
    found = rulebook(load_game("small_city").folder, "fr").search("centrale nucléaire", 3)
    assert {rule.chapter for rule in found} == {"8.10 Extension Centrale Nucléaire"}
