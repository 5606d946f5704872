"""What a choice would do, and why another one can't be made. Knows no more than the seat that asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.core.state import State
    from ludotheque.core.words import Words

# So many possible worlds are tried: what comes out alike in all of them is certain.
WORLDS = 8
SHOWN_PER_REASON = 4


@dataclass(frozen=True)
class Preview:
    """What is sure to follow from a choice: log lines, each with whether it is a milestone of the game."""

    lines: list[tuple[str, bool]]
    certain: bool
    final: bool
    over: bool
    movers: tuple[int, ...]
    hidden: bool = False


def preview(s: "State", seat: int, action: int, words: "Words", players: Sequence[str]) -> Preview:
    """Make the choice in several worlds that all agree with what the seat knows, and keep what they share.

    The true position is never tried, so nothing hidden can be learned by asking; where the outcome of an answer is
    hidden, no choice is tried at all.
    """
    if s.outcome_hidden(seat):
        return Preview([], certain=False, final=False, over=False, movers=(), hidden=True)
    from ludotheque.core.chance import seeded
    from ludotheque.core.events import Log

    stories: list[list[tuple[str, bool]]] = []
    worlds: list[State] = []
    for number in range(WORLDS):
        world = s.sample(seat, seeded(number))
        log = Log()
        world.apply(seat, action, log)
        worlds.append(world)
        stories.append(
            [(words.event(event, seat, players), event.kind.milestone) for event in log.heard_by(seat)]
        )
    shared = 0
    while all(len(story) > shared for story in stories) and len({story[shared] for story in stories}) == 1:
        shared += 1
    certain = all(len(story) == shared for story in stories)
    return Preview(
        stories[0][:shared],
        certain,
        final=any(world.barrier() != s.barrier() for world in worlds),
        over=all(world.over() for world in worlds),
        movers=worlds[0].to_move() if certain else (),
    )


@dataclass(frozen=True)
class Reason:
    """Choices of one verb that one rule forbids, each with the words for why."""

    verb: str
    rule: str
    name: str
    choices: list[tuple[int, str]]


def impossible(s: "State", seat: int, words: "Words", players: Sequence[str]) -> list[Reason]:
    """Every choice of the verbs in question that can't be made now, by verb and reason, with its words."""
    from ludotheque.core.refusals import NOT_NOW

    found: dict[tuple[str, str], Reason] = {}
    for verb in words.game.vocabulary.verbs:
        for action in range(verb.base, verb.base + verb.size):
            refusal = s.why_not(seat, action)
            if refusal is None or refusal is NOT_NOW:
                continue
            reason = found.setdefault(
                (verb.name, refusal.name), Reason(verb.name, refusal.rule, refusal.name, [])
            )
            why = words.refusal(refusal, s.facts(seat, action, refusal), players)
            reason.choices.append((action, why))
    return list(found.values())


def matching(reasons: list[Reason], wanted: str, words: "Words", players: Sequence[str]) -> list[Reason]:
    """Those of a verb, of a rule, or about a thing whose name has these words in it."""
    from ludotheque.core.rulebook import fold

    parts = fold(wanted).split()
    found = []
    for reason in reasons:
        about = f"{reason.verb} {fold(reason.rule)}"
        choices = [
            (action, why)
            for action, why in reason.choices
            if all(part in f"{about} {fold(words.action(action, players))} {fold(why)}" for part in parts)
        ]
        if choices:
            found.append(Reason(reason.verb, reason.rule, reason.name, choices))
    return found
