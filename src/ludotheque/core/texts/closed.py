"""Verbs that a question offers without leaving a choice of them, each with its reason, where there is one for all.

A question offers the verbs of its candidates (`Step.candidates`). A verb is closed if all its candidates are refused
for the same reason, with the same figures in its words; of a verb with several reasons nothing is said.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.game import Game
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal, said_facts
from ludotheque.core.state import State
from ludotheque.core.words import figures_in

# A verb with more candidates than this is left out: to look at all of them takes too long.
MOST_CANDIDATES: Final = 250


class Closed:
    """A verb without a choice, its refusal, and the facts for its words."""

    def __init__(self, verb: str, refusal: Refusal, facts: Facts) -> None:
        self.verb = verb
        self.refusal = refusal
        self.facts = facts


def closed_verbs(s: State, seat: int, actions: vec[i64]) -> list[Closed]:
    """The closed verbs of a seat that is asked and has these legal choices; none where the outcome of an answer is
    hidden.
    """
    if s.outcome_hidden(seat):
        return []
    words = s.game.vocabulary
    legal = {words.find(action).number for action in actions}
    offered: dict[int, list[int]] = {}
    verb = None
    for action in s.candidates(seat):
        if verb is None or not verb.has(action):
            verb = words.find(action)
        if verb.number not in legal:
            offered.setdefault(int(verb.number), []).append(int(action))
    found = []
    for number, those in offered.items():
        reason = one_reason(s, seat, those)
        if reason is not None:
            found.append(Closed(words.verbs[number].name, *reason))
    return found


def one_reason(s: State, seat: int, actions: list[int]) -> tuple[Refusal, Facts] | None:
    """The reason for which all these choices are refused, if it reads the same for all."""
    if len(actions) > MOST_CANDIDATES:
        return None
    first = s.why_not(seat, actions[0])
    if first is None or first is NOT_NOW:
        return None
    facts = s.facts(seat, actions[0], first)
    said = shown(s.game, first, facts)
    for action in actions[1:]:
        if s.why_not(seat, action) is not first:
            return None
        if shown(s.game, first, s.facts(seat, action, first)) != said:
            return None
    return first, facts


def shown(game: Game[Any], refusal: Refusal, facts: Facts) -> dict[str, object]:
    """The facts that the words of a refusal name."""
    used = figures_in(game, f"why-{refusal.name}")
    return {name: value for name, value in said_facts(facts).items() if name in used}
