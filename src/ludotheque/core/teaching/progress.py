"""How far a guided match has come: a fold over the questions of its person.

The same decisions lead to the same stops, so that a reload, an undo or a second tab shows what was shown before. A
stop is shown at the first question at which its conditions hold, in the order of the file; a stop that suggests a
choice waits until such a choice is legal, and is the last one of its question. It also waits until its figures can be
had, so that a message never lacks one.
"""

# Interpreted: conditions on JSON.

from array import array
from dataclasses import dataclass, replace
from typing import Any, Final

from ludotheque.core.events import Log
from ludotheque.core.match import Match
from ludotheque.core.state import State
from ludotheque.core.teaching.guide import BY, KIND, PERSON, Guide, Pattern, Stop, matches, reach

# So many stops at one question; further ones wait for the next.
MOST_AT_ONCE: Final = 3


@dataclass(frozen=True)
class Shown:
    """A stop at a question, with the figures of its message and the suggested choice."""

    stop: Stop
    figures: dict[str, Any]
    suggested: int | None


@dataclass(frozen=True)
class Asked:
    """A question of the person: after so many decisions, so many of them the person's own; the stops shown, those
    reached or skipped so far, and the stop of the question before whose suggestion was not followed."""

    at: int
    own: int
    question: dict[str, Any]
    shown: tuple[Shown, ...]
    reached: frozenset[str]
    skipped: frozenset[str]
    instead_of: Shown | None

    @property
    def suggestion(self) -> Shown | None:
        """The stop with the suggestion of this question."""
        return next((shown for shown in self.shown if shown.suggested is not None), None)


NOTHING_ASKED: Final = Asked(0, -1, {}, (), frozenset(), frozenset(), None)


class Progress:
    """The guide of one match. `follow` brings it up to date with the match's decisions."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.asked: list[Asked] = []
        self._movers = array("b")
        self._actions = array("q")
        self._state: State | None = None  # after these decisions
        self._events: list[dict[str, Any]] = []  # since the last question
        self._own = 0

    @property
    def now(self) -> Asked:
        """The last question of the person."""
        return self.asked[-1] if self.asked else NOTHING_ASKED

    @property
    def current(self) -> Asked:
        """The last question, unless the person has answered it: then with nothing shown."""
        now = self.now
        return now if now.own == self._own else replace(now, shown=(), instead_of=None)

    def ended(self) -> bool:
        """Whether every stop was reached or skipped."""
        return len(self.now.reached) + len(self.now.skipped) == len(self.guide.stops)

    def reached(self) -> list[str]:
        """The stops reached, in the order of the file."""
        return [stop.id for stop in self.guide.stops if stop.id in self.now.reached]

    def skipped(self) -> list[str]:
        """The stops skipped, in the order of the file."""
        return [stop.id for stop in self.guide.stops if stop.id in self.now.skipped]

    # ---------------------------------------------------------------- the fold

    def follow(self, match: Match) -> None:
        """Take in the decisions of the match that are new, without those that were undone."""
        movers, actions = match.movers, match.actions
        known = len(self._actions)
        if self._actions != actions[:known] or self._movers != movers[:known]:
            self._back_to(match, _common(self._movers, self._actions, movers, actions))
        elif self._state is None:
            self._back_to(match, known)
        while len(self._actions) < len(actions) and not self._closed():
            number = len(self._actions)
            self._take_in(movers[number], actions[number])

    def _closed(self) -> bool:
        """Whether nothing more can be said: the person has answered the first question without a stop after the last
        one."""
        return self.ended() and not self.now.shown and self._own > self.now.own

    def _back_to(self, match: Match, moves: int) -> None:
        """Forget what came after so many decisions; start again at the last question before that."""
        while self.asked and self.asked[-1].at > moves:
            self.asked.pop()
        at = self.now.at
        self._movers, self._actions = match.movers[:at], match.actions[:at]
        self._own = self._movers.count(PERSON)
        self._events = []
        self._state = match.at(at)
        if not self.asked:
            self._look(None)

    def _take_in(self, mover: int, action: int) -> None:
        state = self._state
        assert state is not None
        log = Log()
        state.apply(mover, action, log)
        self._movers.append(mover)
        self._actions.append(action)
        self._own += mover == PERSON
        self._events += log.to_json(PERSON)
        self._look(action if mover == PERSON else None)

    def _look(self, chosen: int | None) -> None:
        """At a question of the person that is new: which stops are shown. At the end of the game, only which are
        skipped."""
        state = self._state
        assert state is not None
        if state.over():
            view = state.view(PERSON)
            before = self.now
            skipped = before.skipped | {stop.id for stop in self._open(before) if _skips(stop, view)}
            self.asked.append(
                replace(
                    before, at=len(self._actions), own=self._own, shown=(), skipped=skipped, instead_of=None
                )
            )
            return
        if not state.waits_for(PERSON) or state.only_answer(PERSON) is not None:
            return
        question = state.ask(PERSON)
        assert question is not None
        if self.asked and self.now.own == self._own and self.now.question == question:
            return  # another seat has decided meanwhile
        self.asked.append(self._question(state, question))
        self._events = []

    def _question(self, state: State, question: dict[str, Any]) -> Asked:
        view = state.view(PERSON)
        before = self.now
        reached, skipped = set(before.reached), set(before.skipped)
        legal = [int(action) for action in state.actions(PERSON)]
        choices = [state.game.vocabulary.to_json(action) for action in legal]
        shown: list[Shown] = []
        for stop in self._open(before):
            if _skips(stop, view):
                skipped.add(stop.id)
            elif len(shown) < MOST_AT_ONCE and not any(one.suggested is not None for one in shown):
                suggested = _suggested(stop.suggest, legal, choices)
                figures = _figures(stop, view)
                if (
                    self._holds(stop, view, reached | skipped)
                    and (suggested is not None or not stop.suggest)
                    and figures is not None
                ):
                    shown.append(Shown(stop, figures, suggested))
                    reached.add(stop.id)
        return Asked(
            len(self._actions),
            self._own,
            question,
            tuple(shown),
            frozenset(reached),
            frozenset(skipped),
            self._deviation(before, state),
        )

    def _open(self, before: Asked) -> list[Stop]:
        return [
            stop
            for stop in self.guide.stops
            if stop.id not in before.reached and stop.id not in before.skipped
        ]

    def _holds(self, stop: Stop, view: dict[str, Any], past: set[str]) -> bool:
        return (
            (not stop.question or view["asks"]["step"] in stop.question)
            and all(one in past for one in stop.after)
            and (not stop.event or any(_happened(one, said) for one in stop.event for said in self._events))
            and all(one.holds(view) for one in stop.state)
        )

    def _deviation(self, before: Asked, state: State) -> Shown | None:
        """The stop of the question before, if the answer to that was none of the choices it suggests."""
        advised = before.suggestion
        if advised is None:
            return None
        answers = [
            action
            for mover, action in zip(self._movers[before.at :], self._actions[before.at :], strict=True)
            if mover == PERSON
        ]
        if not answers:
            return None
        said = state.game.vocabulary.to_json(answers[0])
        return None if any(matches(one, said) for one in advised.stop.suggest) else advised


def _skips(stop: Stop, view: dict[str, Any]) -> bool:
    return bool(stop.skip_if) and all(one.holds(view) for one in stop.skip_if)


def _figures(stop: Stop, view: dict[str, Any]) -> dict[str, Any] | None:
    """The figures of a stop's message; None if a path leads nowhere."""
    found = {name: reach(view, figure.path) for name, figure in stop.figures.items()}
    return {name: values[0] for name, values in found.items()} if all(found.values()) else None


def _happened(pattern: Pattern, said: dict[str, Any]) -> bool:
    if said["event"] != pattern[KIND]:
        return False
    if BY in pattern and (said.get("seat") == PERSON) != (pattern[BY] == "me"):
        return False
    return matches({key: value for key, value in pattern.items() if key not in (KIND, BY)}, said)


def _suggested(patterns: tuple[Pattern, ...], legal: list[int], choices: list[dict[str, Any]]) -> int | None:
    """The first legal choice of the first pattern that has one."""
    for pattern in patterns:
        for action, said in zip(legal, choices, strict=True):
            if matches(pattern, said):
                return action
    return None


def _common(
    movers: "array[int]", actions: "array[int]", other_movers: "array[int]", other_actions: "array[int]"
) -> int:
    """How many decisions at the beginning are the same."""
    count = min(len(actions), len(other_actions))
    for i in range(count):
        if movers[i] != other_movers[i] or actions[i] != other_actions[i]:
            return i
    return count
