"""The stops of a guide, in matches of Nim: 12 stones, each takes one to three, the person at seat 0 begins."""

from pathlib import Path

import pytest

from ludotheque.core.match import Match
from ludotheque.core.teaching.guide import Guide, read_guide
from ludotheque.core.teaching.progress import Progress
from tests.toys.nim import TAKE, NimGame

GAME = NimGame()
HEAD = 'seed = 7\nseats = 2\nminutes = 1\nbots = ["random"]\n'


def guide(folder: Path, *stops: str) -> Guide:
    text = HEAD + "".join(f'[[stop]]\nrules = ["LU-1"]\n{stop}\n' for stop in stops)
    file = folder / "guide.toml"
    file.write_text(text, encoding="utf-8")
    found = read_guide(file)
    assert found is not None
    return found


class Guided:
    """A match of Nim with its guide."""

    def __init__(self, folder: Path, *stops: str) -> None:
        made = guide(folder, *stops)
        self.match = Match.new(GAME, made.seats, made.seed)
        self.progress = Progress(made)
        self.progress.follow(self.match)

    def take(self, *counts: int) -> "Guided":
        for count in counts:
            self.match.play(self.match.state.to_move()[0], int(TAKE.of(count)))
            self.progress.follow(self.match)
        return self

    def undo(self, count: int) -> "Guided":
        self.match.undo(count)
        self.progress.follow(self.match)
        return self

    @property
    def shown(self) -> list[str]:
        return [shown.stop.id for shown in self.progress.current.shown]

    @property
    def instead_of(self) -> str | None:
        advised = self.progress.current.instead_of
        return None if advised is None else advised.stop.id


def test_a_stop_is_shown_at_the_first_question_at_which_its_conditions_hold(tmp_path: Path) -> None:
    match = Guided(tmp_path, 'id = "few"\nstate = ["stones <= 8"]', 'id = "first"\nquestion = ["take"]')
    assert match.shown == ["first"]
    assert match.take(1).shown == []  # the other seat is asked
    assert match.take(1).shown == []  # ten are left
    assert match.take(1, 1).shown == ["few"]
    assert match.take(1, 1).shown == []
    assert match.progress.reached() == ["few", "first"]


def test_events_since_the_last_question_count(tmp_path: Path) -> None:
    match = Guided(
        tmp_path,
        'id = "theirs"\nevent = [{ kind = "took", by = "other", count = 2 }]',
        'id = "mine"\nevent = [{ kind = "took", by = "me", count = 3 }]',
    )
    assert match.shown == []
    assert match.take(2, 1).shown == []
    assert match.take(1, 2).shown == ["theirs"]
    assert match.take(3, 1).shown == ["mine"]


def test_a_stop_waits_for_others(tmp_path: Path) -> None:
    match = Guided(
        tmp_path,
        'id = "late"\nstate = ["stones < 11"]',
        'id = "then"\nafter = ["late"]',
        'id = "now"\nafter = []',
    )
    assert match.shown == ["now"]
    assert match.take(1, 1).shown == ["late", "then"]


def test_a_skipped_stop_counts_as_past(tmp_path: Path) -> None:
    match = Guided(
        tmp_path,
        'id = "never"\nstate = ["stones > 12"]\nskip_if = ["stones < 11"]',
        'id = "then"\nafter = ["never"]',
    )
    assert match.shown == []
    assert match.take(1, 1).shown == ["then"]
    assert match.progress.skipped() == ["never"]
    assert match.progress.ended()


def test_a_suggestion_is_the_first_legal_choice_of_the_best_pattern(tmp_path: Path) -> None:
    suggest = 'suggest = [{ verb = "take", count = 9 }, { verb = "take", count = 3 }, { verb = "take" }]'
    match = Guided(tmp_path, f'id = "three"\n{suggest}')
    assert [shown.suggested for shown in match.progress.current.shown] == [TAKE.of(3)]


def test_a_stop_waits_until_its_suggestion_is_legal_and_its_figures_are_there(tmp_path: Path) -> None:
    match = Guided(
        tmp_path,
        'id = "none"\nsuggest = [{ verb = "take", count = 0 }]',
        'id = "lost"\nfigures = { n = "pebbles" }',
        'id = "found"\nfigures = { n = "stones" }',
    )
    assert match.shown == ["found"]
    assert match.progress.current.shown[0].figures == {"n": 12}


def test_no_stop_follows_a_suggestion_at_the_same_question(tmp_path: Path) -> None:
    match = Guided(
        tmp_path, 'id = "one"', 'id = "two"\nsuggest = [{ verb = "take" }]', 'id = "three"', 'id = "four"'
    )
    assert match.shown == ["one", "two"]
    assert match.take(1, 1).shown == ["three", "four"]


def test_at_most_three_stops_come_at_once(tmp_path: Path) -> None:
    match = Guided(tmp_path, *(f'id = "s{n}"' for n in range(5)))
    assert match.shown == ["s0", "s1", "s2"]
    assert match.take(1, 1).shown == ["s3", "s4"]


@pytest.mark.parametrize(("count", "instead"), [(3, None), (1, None), (2, "begin")])
def test_a_choice_that_fits_no_pattern_is_answered(tmp_path: Path, count: int, instead: str | None) -> None:
    suggest = 'suggest = [{ verb = "take", count = 3 }, { verb = "take", count = 1 }]'
    match = Guided(tmp_path, f'id = "begin"\n{suggest}')
    assert match.take(count).instead_of is None  # the other seat is asked
    assert match.take(1).instead_of == instead
    assert match.take(1, 1).instead_of is None


def test_undo_shows_the_same_stops_again(tmp_path: Path) -> None:
    match = Guided(
        tmp_path, 'id = "one"\nsuggest = [{ verb = "take", count = 1 }]', 'id = "two"', 'id = "three"'
    )
    match.take(2, 1)
    assert (match.shown, match.instead_of) == (["two", "three"], "one")
    match.undo(2)
    assert (match.shown, match.progress.reached()) == (["one"], ["one"])
    match.take(1, 1)
    assert (match.shown, match.instead_of) == (["two", "three"], None)


def test_other_decisions_after_an_undo_are_taken_in_at_once(tmp_path: Path) -> None:
    match = Guided(tmp_path, 'id = "eight"\nstate = ["stones == 8"]')
    match.take(1, 1)
    assert match.shown == []
    match.match.undo(2)
    match.match.play(0, int(TAKE.of(2)))
    match.match.play(1, int(TAKE.of(2)))
    match.progress.follow(match.match)
    assert match.shown == ["eight"]


def test_a_match_loaded_later_shows_the_same(tmp_path: Path) -> None:
    late = [f'id = "at-{n}"\nstate = ["stones <= {n}"]' for n in (8, 4)]
    match = Guided(tmp_path, 'id = "one"', *late)
    for _ in range(4):
        match.take(1)
        fresh = Progress(match.progress.guide)
        fresh.follow(match.match)
        assert fresh.current == match.progress.current


def test_a_question_with_one_answer_shows_no_stop(tmp_path: Path) -> None:
    match = Guided(tmp_path, 'id = "one-left"\nstate = ["stones == 1"]\nskip_if = ["to_move.# == 0"]')
    assert match.take(3, 3, 3, 2).shown == []
    assert match.take(1).match.state.over()
    assert match.progress.skipped() == ["one-left"]


def test_nothing_is_computed_once_the_guide_has_ended(tmp_path: Path) -> None:
    match = Guided(tmp_path, 'id = "only"')
    assert match.progress.ended()
    assert match.shown == ["only"]
    match.take(1, 1, 1, 1, 1, 1)
    assert match.shown == []
    assert len(match.progress.asked) == 2
    match.undo(6)
    assert match.shown == ["only"]
