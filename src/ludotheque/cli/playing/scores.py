"""The result: points, their sources, and the winners."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.cli.text.figures import score
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import Voice

if TYPE_CHECKING:
    from ludotheque.core.game import Outcome
    from ludotheque.core.words import Words


def show_scores(
    voice: Voice, words: "Words", outcome: "Outcome", players: Sequence[str], over: bool = True
) -> None:
    """A column per player, a row for each part of the score that is not zero for all."""
    from rich.markup import escape

    ranks = outcome.ranks()
    order = sorted(range(len(outcome.points)), key=lambda seat: ranks[seat])
    headings = [voice.say("score")]
    total = [voice.say("score-total")]
    for seat in order:
        headings.append(("★ " if over and seat in outcome.winners else "") + players[seat])
        total.append(score(voice, outcome.points[seat] / outcome.unit))
    rows = []
    for part in outcome.parts[0] if outcome.parts else {}:
        figures = [outcome.parts[seat].get(part, 0) for seat in order]
        if any(figures):
            cells = [score(voice, figure / outcome.unit) if figure else "–" for figure in figures]
            rows.append([words.say(f"part-{part}"), *cells])
    show_table(voice, headings, rows, breaks=0, total=total)
    if over:
        winners = [players[seat] for seat in outcome.winners]
        voice.tell("score-winners", style="bold green", count=len(winners), names=", ".join(winners))
        if outcome.by is not None:
            voice.console.print(escape(words.say(f"won-{outcome.by}")), style="green")
