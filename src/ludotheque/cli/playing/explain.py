"""What a choice would do, and why another one is illegal, by the knowledge of the asking seat only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from ludotheque.core.state import State
    from ludotheque.core.words import Words

SHOWN_PER_REASON = 4


@dataclass(frozen=True)
class Told:
    """A preview in words: log lines, each with whether it is a milestone, and the changes of the score by player."""

    lines: list[tuple[str, bool]]
    gains: list[tuple[str, list[str]]]
    hidden: bool
    open: bool
    final: bool
    over: bool
    movers: tuple[int, ...]


def told_preview(s: "State", seat: int, action: int, words: "Words", players: Sequence[str]) -> Told:
    """The certain results of a legal choice (`core/preview.py`), and whether it can be undone."""
    from ludotheque.core.chance import seeded
    from ludotheque.core.preview import preview
    from ludotheque.core.warnings import warnings

    chance = seeded(0)  # the preview is the same in every sample
    found = preview(s, seat, action, chance)
    return Told(
        lines=[(words.event(event, seat, players), event.kind.milestone) for event in found.events],
        gains=[
            (
                players[other],
                [f"{points:+g} {words.part(part)}".replace("-", "−") for part, points in gains.items()],
            )
            for other, gains in enumerate(found.gains)
            if gains
        ],
        hidden=not found.known,
        open=found.open,
        final=len(warnings(s, seat, vec[i64]([action]), chance).final) > 0,
        over=found.over,
        movers=found.to_move,
    )


@dataclass(frozen=True)
class Reason:
    """Choices of one verb that one rule forbids, each with the explanation."""

    verb: str
    rule: str
    name: str
    choices: list[tuple[int, str]]


def impossible(s: "State", seat: int, words: "Words", players: Sequence[str]) -> list[Reason]:
    """Every illegal choice of the verbs concerned, by verb and reason, in words."""
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
    """Those of a verb, of a rule, or about a thing whose name contains these words."""
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
