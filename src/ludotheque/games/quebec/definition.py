"""The game Québec: id, seats, options, steps; set-up, view, scoring, checks and evaluation."""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.amendments import Amendment
from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared_in
from ludotheque.core.drawing import Drawing
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.naming import Naming
from ludotheque.core.thinking import Thinking
from ludotheque.games.quebec import invariants, setup, view
from ludotheque.games.quebec.bots import evaluation, levels
from ludotheque.games.quebec.components import Components, load
from ludotheque.games.quebec.state import Quebec
from ludotheque.games.quebec.vocabulary import (
    LAYOUTS,
    LEVELS,
    N_SOURCES,
    NEUTRAL_IN_HAND,
    ONLINE,
    SOURCES,
)


class QuebecAdvice(Advice[Quebec]):
    """The prior and the evaluation for bots."""

    def expected_points(self, s: Quebec) -> vec[float]:
        return evaluation.expected_points(s)

    def expected_parts(self, s: Quebec, seat: i64) -> dict[str, float]:
        parts = evaluation.expected(s)
        return {SOURCES.ids[i]: parts[seat * N_SOURCES + i] for i in range(N_SOURCES)}

    def evaluate(self, s: Quebec, seat: i64) -> float:
        return evaluation.evaluate(s, seat)

    def phase(self, s: Quebec) -> i64:
        """One phase for each century."""
        return s.century - 1

    def thinking(self, seats: i64) -> Thinking:
        return levels.thinking(seats)


class QuebecNaming(Naming):
    """Names from the data."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def names(self, lang: str) -> dict[str, list[str]]:
        return self.components.names(lang)


class QuebecDrawing(Drawing):
    """What a client draws."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def board(self) -> dict[str, Any]:
        return self.components.artwork()


class QuebecGame(Game[Quebec]):
    """QC-8.3, QC-8.4: the game: for 3 to 5 players, at three levels, with two layouts and one ruling that a table
    may choose.
    """

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        super().__init__(
            id="quebec",
            declared=declared_in(__package__),
            seats=[3, 4, 5],
            options=[Option(LEVELS), Option(LAYOUTS), Option(NEUTRAL_IN_HAND)],
            no_secrets=True,
            amendments=[
                Amendment(
                    ["QC-5.12"],
                    formerly={"neutral_in_hand": "online"},
                    fields={"neutral_in_hand": int(ONLINE)},
                )
            ],
            colours=[colour.id for colour in components.leaders.player_colour],
            naming=QuebecNaming(components),
            advice=QuebecAdvice(),
            drawing=QuebecDrawing(components),
        )
        self.components = components
        self.box = components.box()

    def bare(self, seats: i64, chance: Chance) -> Quebec:
        return Quebec(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Quebec:
        s = self.blank(seats, chance)
        setup.set_up(s, options[0], options[1], options[2])
        return s

    def view(self, s: Quebec, seat: i64) -> dict[str, Any]:
        return view.view(s)

    def score(self, s: Quebec) -> Outcome:
        """QC-7.2: the most points win; a tie is shared."""
        points = [int(p) for p in s.points]
        parts = [
            {SOURCES.ids[i]: int(s.tally[seat * N_SOURCES + i]) for i in range(N_SOURCES)}
            for seat in range(s.seats)
        ]
        return Outcome(points, parts)

    def tally(self, s: Quebec, seat: i64) -> dict[str, int]:
        return {"active": int(s.active[seat]), "passive": int(s.passive[seat])}

    def redeal(self, s: Quebec, seat: i64, chance: Chance) -> None:
        setup.redraw_hidden_events(s, chance)

    def broken(self, s: Quebec) -> list[str]:
        return invariants.broken(s)

    def data(self) -> DataFolder:
        return self.components.data


def game(corrected: Path | None = None) -> QuebecGame:
    """Québec, with the packaged components or an owner's corrected ones."""
    return QuebecGame(corrected)
