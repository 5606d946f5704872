"""What a choice would do, and why another one is illegal, by the knowledge of the asking seat only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from ludotheque.core.preview import Preview
    from ludotheque.core.state import State
    from ludotheque.core.words import Words

SHOWN_PER_REASON = 4


@dataclass(frozen=True)
class Told:
    """A preview in words: log lines, each with whether it is a milestone, the changes of the score and of the tally by
    player, and the next question if this seat is asked it.
    """

    lines: list[tuple[str, bool]]
    gains: list[tuple[str, list[str]]]
    hidden: bool
    open: bool
    final: bool
    over: bool
    useless: bool
    movers: tuple[int, ...]
    question: str


def told_preview(s: "State", seat: int, action: int, words: "Words", players: Sequence[str]) -> Told:
    """The certain results of a legal choice (`core/preview.py`), and whether it can be undone."""
    from ludotheque.core.chance import seeded
    from ludotheque.core.preview import preview
    from ludotheque.core.warnings import warnings
    from ludotheque.table.match.forced import follow

    chance = seeded(0)  # the preview is the same in every sample
    found = preview(s, seat, action, chance, follow)
    return Told(
        lines=[(words.event(event, seat, players), event.kind.milestone) for event in found.events],
        gains=[(players[other], told) for other, told in enumerate(told_gains(found, words)) if told],
        hidden=not found.known,
        open=found.open,
        final=len(warnings(s, seat, vec[i64]([action]), chance, follow).final) > 0,
        over=found.over,
        useless=found.useless,
        movers=found.to_move,
        question="" if found.question is None else words.question(found.question, players),
    )


def told_gains(found: "Preview", words: "Words") -> list[list[str]]:
    """By seat, the changes of the score and of the tally."""
    return [
        [f"{signed(points)} {words.part(part)}" for part, points in parts.items()]
        + [f"{signed(change)} {words.gain(id, change)}" for id, change in tally.items()]
        for parts, tally in zip(found.gains, found.tally, strict=True)
    ]


def signed(change: float) -> str:
    return f"{change:+g}".replace("-", "−")


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
