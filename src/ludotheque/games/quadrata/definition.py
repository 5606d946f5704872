"""The game Quadrata: id, seats, options, steps; how to deal, view, score, check and judge it."""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared_refusals, declared_steps
from ludotheque.core.game import Game, Option, Outcome, Say
from ludotheque.core.thinking import Thinking
from ludotheque.games.quadrata import (
    centre,
    invariants,
    levels,
    light,
    practice,
    scoring,
    setup,
    view,
    worths,
)
from ludotheque.games.quadrata.box import AMOUNTS_OF
from ludotheque.games.quadrata.components import compound_names, load
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AFTER_TAXI,
    AMOUNTS,
    COLOURS,
    CONSOLATION,
    EXTRA_SPACES,
    HELD,
    KINDS,
    MODES,
    N_TOKENS,
    PARTS,
    QUIZ,
    RESERVATION,
    RESHUFFLE,
    VERBS,
)

HALVES = 2


class QuadrataGame(Game[Quadrata]):
    """QD-8.3: the game: for 2 to 4 players, family or expert, with practice for classes."""

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        super().__init__(
            id="quadrata",
            folder=str(Path(__file__).parent),
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
            vocabulary=VERBS,
            no_secrets=True,
            kinds=KINDS,
            steps=declared_steps(__package__),
            refusals=declared_refusals(__package__),
            colours=[colour.id for colour in components.tokens.player_colour],
        )
        self.components = components
        self.box = components.box()

    def bare(self, seats: i64, chance: Chance) -> Quadrata:
        return Quadrata(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Quadrata:
        s = self.blank(seats, chance)
        setup.set_up(s, options)
        return s

    def view(self, s: Quadrata, seat: i64) -> dict[str, Any]:
        return view.view(s, seat)

    def score(self, s: Quadrata) -> Outcome:
        """QD-7.2, QD-7.3: the most points, then the most fives, then the most trophies; equal players share."""
        parts = [
            dict(zip(PARTS.ids, [int(n) for n in scoring.halves(s, seat)], strict=True))
            for seat in range(s.seats)
        ]
        points = [sum(part.values()) for part in parts]
        ties = [[int(scoring.fives(s, seat)), int(scoring.trophies_of(s, seat))] for seat in range(s.seats)]
        return Outcome(points, parts, unit=HALVES, tie_breaks=ties)

    def redeal(self, s: Quadrata, seat: i64, chance: Chance) -> None:
        centre.shuffle_deck(s, chance)

    def broken(self, s: Quadrata) -> list[str]:
        return invariants.broken(s)

    def worths(self, s: Quadrata) -> vec[float]:
        return worths.worths(s)

    def expected_parts(self, s: Quadrata, seat: i64) -> dict[str, float]:
        return dict(zip(PARTS.ids, worths.expected(s, seat), strict=True))

    def advise(self, s: Quadrata, seat: i64) -> i64:
        """QD-8.4: a bot knows its tables."""
        return practice.right_answer(s)

    def light(self, s: Quadrata, seat: i64) -> i64:
        return light.choose(s, seat)

    def phase(self, s: Quadrata) -> i64:
        """A day each."""
        return max(s.day - 1, 0)

    def thinking(self, seats: i64) -> Thinking:
        return levels.thinking(seats)

    def names(self, lang: str) -> dict[str, list[str]]:
        return self.components.names(lang)

    def compound_names(self, names: dict[str, list[str]], say: Say) -> dict[str, list[str]]:
        return compound_names(names, say)

    def board(self) -> dict[str, Any]:
        """What is drawn, the values of the tokens in the order in which pairs name them, and the trophies' aims."""
        return self.components.artwork() | {
            "held": [{"id": held, "values": view.values(i % N_TOKENS)} for i, held in enumerate(HELD.ids)],
            "amounts": dict(zip(AMOUNTS.ids, AMOUNTS_OF, strict=True)),
            "wanted": [
                len(COLOURS.ids) if c < 0 else self.box.colour_size[c] for c in self.box.trophy_colour
            ],
        }

    def data(self) -> DataFolder:
        return self.components.data


def game(corrected: Path | None = None) -> QuadrataGame:
    """Quadrata, with the packaged components or an owner's corrected ones."""
    return QuadrataGame(corrected)
