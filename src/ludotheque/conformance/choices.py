"""Point 2: the list of legal choices, the refusals of all others, and that a refused choice changes nothing."""

from itertools import pairwise
from typing import Any

from ludotheque.conformance.walk import Case, Walk, moments
from ludotheque.core.refusals import GAME_OVER, NOT_YOUR_TURN, Facts, Illegal, Refusal
from ludotheque.core.rulebook import LANGUAGES, rulebook
from ludotheque.core.state import State, Step
from ludotheque.core.verbs import Terms
from ludotheque.core.words import MissingWord, words_for

# Vocabularies up to this size are tested completely at each decision; for larger ones, a sample of this size.
SMALL = 2_000
SOME = 300


def check_choices(case: Case, most: int = 60) -> None:
    """`actions()` is ascending, agrees with `why_not`, and every choice in it can be carried out."""
    chosen = moments(case, most)
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) in chosen:
            for seat in walk.state.to_move():
                _list_is_right(walk, seat)
                _list_applies(walk, seat)


def _list_is_right(walk: Walk, seat: int) -> None:
    s = walk.state
    step = s.question(seat).step
    listed = [int(action) for action in s.actions(seat)]
    walk.expect(
        all(a < b for a, b in pairwise(listed)),
        f"{step.name}: actions() of seat {seat} must ascend",
    )
    candidates = _candidates(s, step, seat)
    passed = [action for action in candidates if s.why_not(seat, action) is None]
    walk.expect(
        passed == listed, f"{step.name}: actions() gives {listed}, the candidates that pass are {passed}"
    )
    legal = set(listed)
    size = int(walk.game.vocabulary.size)
    for action in range(size) if size <= SMALL else walk.numbers(seat, SOME):
        if (s.why_not(seat, action) is None) != (action in legal):
            verdict = "lets pass" if action not in legal else "refuses"
            walk.fail(f"{step.name}: why_not() {verdict} {walk.said(action)}, and actions() says otherwise")
    for beyond in (-1, size):
        walk.expect(s.why_not(seat, beyond) is not None, f"{step.name}: the number {beyond} is let pass")


def _candidates(s: State, step: Step[Any], seat: int) -> list[int]:
    """The candidates of the question and, where it is allowed, of the aside."""
    if s.forked():
        s.enter(seat)
    try:
        found = list(step.candidates(s, seat))
        return found + list(s.game.aside.candidates(s, seat)) if step.asides else found
    finally:
        s.leave()


def _list_applies(walk: Walk, seat: int) -> None:
    s = walk.state
    before = walk.game.encode(s)
    for action in s.actions(seat):
        other = s.clone()
        try:
            other.apply(seat, action)
        except Illegal as illegal:
            walk.fail(f"actions() lists {walk.said(action)}, and it is refused by {illegal}")
        walk.expect(walk.game.encode(other) != before, f"{walk.said(action)} changes nothing")
        walk.expect(other.log is None, f"{walk.said(action)} leaves its log behind")
    walk.expect(walk.game.encode(s) == before, "choices carried out on clones have changed the original")


def check_refusals(case: Case, most: int = 60, each: int = 12) -> None:
    """A refusal is declared, its rule is in both rule files, it has all facts that its message needs, and the
    position is unchanged.
    """
    books = [rulebook(case.game.folder, lang) for lang in LANGUAGES]
    chosen = moments(case, most)
    worded: set[str] = set()
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) not in chosen:
            continue
        refused = 0
        for action in walk.numbers(walk.state.to_move()[0], 4 * each):
            for seat in range(walk.case.seats):
                refusal = walk.state.why_not(seat, action)
                if refusal is None:
                    continue
                if seat not in walk.state.to_move():
                    walk.expect(
                        refusal is NOT_YOUR_TURN, f"seat {seat} is not to choose, and hears {refusal.name}"
                    )
                _declared(walk, refusal)
                for book in books:
                    walk.expect(refusal.rule in book.rules, f"{refusal.rule} is not in rules.{book.lang}.md")
                facts = walk.state.facts(seat, action, refusal)
                said = f"{refusal.name} {sorted(facts)}"
                _facts_exist(walk, refusal, facts)
                if said not in worded:
                    worded.add(said)
                    _can_be_said(walk, refusal, facts)
                refused += 1
                if refused <= each:
                    _changes_nothing(walk, seat, action, refusal)
    if not walk.state.over():
        return  # the walk stopped at its horizon
    for action in range(min(int(walk.game.vocabulary.size), each)):
        walk.expect(
            walk.state.why_not(0, action) is GAME_OVER, f"{walk.said(action)} is not refused after the end"
        )
        _changes_nothing(walk, 0, action, GAME_OVER)


def _declared(walk: Walk, refusal: Refusal) -> None:
    known = any(refusal is declared for declared in walk.game.refusals)
    walk.expect(known, f"{refusal.rule} {refusal.name} is not one of the game's refusals")


def _can_be_said(walk: Walk, refusal: Refusal, facts: Facts) -> None:
    for lang in LANGUAGES:
        try:
            words_for(walk.game, lang).refusal(refusal, facts)
        except MissingWord as missing:
            walk.fail(f"{refusal.name} with {sorted(facts)} can't be said: {missing.args[0]}")


def _facts_exist(walk: Walk, refusal: Refusal, facts: Facts) -> None:
    """The facts of a refusal have values that can be rendered."""
    for name, fact in facts.items():
        if isinstance(fact, int):
            continue
        for index in fact.indices if isinstance(fact, Terms) else [fact.index]:
            walk.expect(
                index < fact.domain.size,
                f"{refusal.name}: {name} is {index}, not one of {fact.domain.name}",
            )


def _changes_nothing(walk: Walk, seat: int, action: int, refusal: Refusal) -> None:
    before = walk.game.encode(walk.state)
    try:
        walk.state.apply(seat, action)
    except Illegal as illegal:
        walk.expect(
            illegal.refusal is refusal,
            f"{walk.said(action)}: why_not() says {refusal.name}, apply() {illegal}",
        )
        after = walk.game.encode(walk.state)
        walk.expect(
            after == before, f"the refused {walk.said(action)} of seat {seat} has changed the position"
        )
        return
    walk.fail(f"{walk.said(action)} of seat {seat} is refused by {refusal.rule}, and apply() carried it out")
