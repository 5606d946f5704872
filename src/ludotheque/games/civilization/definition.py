"""The game Civilization: id, seats, options, steps; set-up, view, scoring, checks and evaluation."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared_classes, declared_in
from ludotheque.core.drawing import Drawing
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.naming import Naming
from ludotheque.core.thinking import Thinking
from ludotheque.games.civilization import amendments, hidden, invariants
from ludotheque.games.civilization.bots import advice, evaluation, levels, outlook
from ludotheque.games.civilization.components import Components, load
from ludotheque.games.civilization.components.box import N_MARKET, Box, EffectRule
from ludotheque.games.civilization.components.make_box import box_of
from ludotheque.games.civilization.position.names import names_of
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import OPTIONS, TOKEN_PACK, VICTORIES
from ludotheque.games.civilization.realm.hands import hand_size
from ludotheque.games.civilization.turn import end_of_game, setup
from ludotheque.games.civilization.view import view
from ludotheque.games.civilization.view.artwork import artwork

TURNS_OF_A_PHASE: Final[i64] = 3
# The four victories, named in the reasons that bots give.
WAYS: Final[list[str]] = ["war", "coins", "culture", "techs"]


class CivilizationAdvice(Advice[Civilization]):
    """The prior and the evaluation for bots."""

    def expected_points(self, s: Civilization) -> vec[float]:
        return evaluation.expected_points(s)

    def expected_parts(self, s: Civilization, seat: i64) -> dict[str, float]:
        return dict(zip(WAYS, outlook.ways(s, seat), strict=True))

    def evaluate(self, s: Civilization, seat: i64) -> float:
        return evaluation.evaluate(s, seat)

    def advise(self, s: Civilization, seat: i64) -> i64:
        return advice.choose(s, seat)

    def phase(self, s: Civilization) -> i64:
        """The phase of the game for bots, three turns each."""
        return max(s.turn - 1, 0) // TURNS_OF_A_PHASE

    def rounds(self, s: Civilization) -> i64:
        return s.turn

    def rollout(self, s: Civilization, seat: i64) -> i64:
        return advice.choose(s, seat)

    def thinking(self, seats: i64) -> Thinking:
        return levels.thinking(seats)


class CivilizationNaming(Naming):
    """Names from the data, and the four victories."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def names(self, lang: str) -> dict[str, list[str]]:
        return names_of(self.components, lang)

    def victories(self) -> list[str]:
        return VICTORIES


class CivilizationDrawing(Drawing):
    """What a client draws."""

    def __init__(self, components: Components, box: Box) -> None:
        self.components = components
        self.box = box

    def board(self) -> dict[str, Any]:
        return artwork(self.components, self.box)


class CivilizationGame(Game[Civilization]):
    """The game, for 2 to 5 players."""

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        box = box_of(components, declared_classes(__package__, EffectRule))
        super().__init__(
            id="civilization",
            declared=declared_in(__package__),
            seats=[2, 3, 4, 5],
            options=[Option(domain) for domain in OPTIONS],
            amendments=amendments.AMENDMENTS,
            naming=CivilizationNaming(components),
            advice=CivilizationAdvice(),
            drawing=CivilizationDrawing(components, box),
        )
        self.components = components
        self.box = box

    def bare(self, seats: i64, chance: Chance) -> Civilization:
        return Civilization(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Civilization:
        s = self.blank(seats, chance)
        setup.set_up(s, options)
        return s

    def view(self, s: Civilization, seat: i64) -> dict[str, Any]:
        return view.view(s, seat)

    def redeal(self, s: Civilization, seat: i64, chance: Chance) -> None:
        hidden.redeal(s, seat, chance)

    def broken(self, s: Civilization) -> list[str]:
        return invariants.broken(s)

    def tally(self, s: Civilization, seat: i64) -> dict[str, int]:
        """Trade, culture, and the cards and tokens in hand, whichever they are."""
        return {
            "trade": int(s.trade[seat]),
            "culture": int(s.culture[seat]),
            "cards": int(hand_size(s, seat)),
            "resources": sum([int(s.resources[seat * N_MARKET + kind]) for kind in range(N_MARKET)]),
            "tokens": int(TOKEN_PACK.count(s.token_pile, TOKEN_PACK.of(seat))),
        }

    def score(self, s: Civilization) -> Outcome:
        return end_of_game.outcome(s)

    def data(self) -> DataFolder:
        return self.components.data


def game(corrected: Path | None = None) -> CivilizationGame:
    """Civilization, with the packaged components or an owner's corrected ones."""
    return CivilizationGame(corrected)
