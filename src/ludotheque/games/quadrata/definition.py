"""The game Quadrata: id, seats, options, steps; set-up, view, scoring, checks and evaluation."""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared_in
from ludotheque.core.drawing import Drawing
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.naming import Naming, Say
from ludotheque.core.thinking import Thinking
from ludotheque.games.quadrata import centre, invariants, practice, scoring, setup, view
from ludotheque.games.quadrata.bots import evaluation, levels, rollout
from ludotheque.games.quadrata.box import AMOUNTS_OF, Box
from ludotheque.games.quadrata.components import Components, compound_names, load
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AFTER_TAXI,
    AMOUNTS,
    COLOURS,
    CONSOLATION,
    EXTRA_SPACES,
    HELD,
    MODES,
    N_TOKENS,
    PARTS,
    QUIZ,
    RESERVATION,
    RESHUFFLE,
)

HALVES = 2


class QuadrataAdvice(Advice[Quadrata]):
    """The prior and the evaluation for bots."""

    def expected_points(self, s: Quadrata) -> vec[float]:
        return evaluation.expected_points(s)

    def expected_parts(self, s: Quadrata, seat: i64) -> dict[str, float]:
        return dict(zip(PARTS.ids, evaluation.expected(s, seat), strict=True))

    def advise(self, s: Quadrata, seat: i64) -> i64:
        """QD-8.4: a bot knows the right answers."""
        return practice.right_answer(s)

    def rollout(self, s: Quadrata, seat: i64) -> i64:
        return rollout.choose(s, seat)

    def phase(self, s: Quadrata) -> i64:
        """One phase for each day."""
        return max(s.day - 1, 0)

    def thinking(self, seats: i64) -> Thinking:
        return levels.thinking(seats)


class QuadrataNaming(Naming):
    """Names from the data."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def names(self, lang: str) -> dict[str, list[str]]:
        return self.components.names(lang)

    def compound_names(self, names: dict[str, list[str]], say: Say) -> dict[str, list[str]]:
        return compound_names(names, say)


class QuadrataDrawing(Drawing):
    """What a client draws."""

    def __init__(self, components: Components, box: Box) -> None:
        self.components = components
        self.box = box

    def board(self) -> dict[str, Any]:
        """The data to draw, the values of the tokens in the order in which pairs name them, and the trophies'
        requirements.
        """
        return self.components.artwork() | {
            "held": [{"id": held, "values": view.values(i % N_TOKENS)} for i, held in enumerate(HELD.ids)],
            "amounts": dict(zip(AMOUNTS.ids, AMOUNTS_OF, strict=True)),
            "wanted": [
                len(COLOURS.ids) if c < 0 else self.box.colour_size[c] for c in self.box.trophy_colour
            ],
        }


class QuadrataGame(Game[Quadrata]):
    """QD-8.3: the game: for 2 to 4 players, family or expert, with practice for classes."""

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        box = components.box()
        super().__init__(
            id="quadrata",
            declared=declared_in(__package__),
            seats=[2, 3, 4],
            options=[
                Option(MODES),
                Option(QUIZ),
                Option(CONSOLATION),
                Option(AFTER_TAXI),
                Option(RESERVATION),
                Option(RESHUFFLE),
                Option(EXTRA_SPACES),
            ],
            no_secrets=True,
            colours=[colour.id for colour in components.tokens.player_colour],
            naming=QuadrataNaming(components),
            advice=QuadrataAdvice(),
            drawing=QuadrataDrawing(components, box),
        )
        self.components = components
        self.box = box

    def bare(self, seats: i64, chance: Chance) -> Quadrata:
        return Quadrata(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Quadrata:
        s = self.blank(seats, chance)
        setup.set_up(s, options)
        return s

    def view(self, s: Quadrata, seat: i64) -> dict[str, Any]:
        return view.view(s, seat)

    def score(self, s: Quadrata) -> Outcome:
        """QD-7.2, QD-7.3: the most points, then the most fives, then the most trophies; equal players share the
        victory.
        """
        parts = [
            dict(zip(PARTS.ids, [int(n) for n in scoring.halves(s, seat)], strict=True))
            for seat in range(s.seats)
        ]
        points = [sum(part.values()) for part in parts]
        ties = [[int(scoring.fives(s, seat)), int(scoring.trophies_of(s, seat))] for seat in range(s.seats)]
        return Outcome(points, parts, unit=HALVES, tie_breaks=ties)

    def tally(self, s: Quadrata, seat: i64) -> dict[str, int]:
        """Taxis in hand, trains, planes, and the tokens of the movement area."""
        return {
            "taxis": int(s.taxis(seat)),
            "trains": int(s.trains[seat]),
            "planes": int(s.planes_of(seat)),
            "tokens": int(s.tokens_on_board(seat)),
        }

    def redeal(self, s: Quadrata, seat: i64, chance: Chance) -> None:
        centre.shuffle_deck(s, chance)

    def broken(self, s: Quadrata) -> list[str]:
        return invariants.broken(s)

    def data(self) -> DataFolder:
        return self.components.data


def game(corrected: Path | None = None) -> QuadrataGame:
    """Quadrata, with the packaged components or an owner's corrected ones."""
    return QuadrataGame(corrected)
