"""The game Small City: id, seats, options, steps; set-up, view, scoring, checks and evaluation."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared, declared_in
from ludotheque.core.drawing import Drawing
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.naming import Naming
from ludotheque.core.thinking import Thinking
from ludotheque.games.small_city import amendments, hidden
from ludotheque.games.small_city.bots import advice, evaluation, levels, rollout
from ludotheque.games.small_city.components import Components, load
from ludotheque.games.small_city.components.make_box import make_box
from ludotheque.games.small_city.invariants.whole import broken
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.played import Winter, in_order, offered, with_gaps_filled
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import CARDS, POSITION
from ludotheque.games.small_city.turn import end_of_game, scoring, setup
from ludotheque.games.small_city.view import view
from ludotheque.games.small_city.view.artwork import artwork


class SmallCityAdvice(Advice[SmallCity]):
    """The prior and the evaluation for bots."""

    def expected_points(self, s: SmallCity) -> vec[float]:
        return advice.expected_points(s)

    def expected_parts(self, s: SmallCity, seat: i64) -> dict[str, float]:
        return dict(zip(scoring.PARTS, evaluation.expected(s, seat), strict=True))

    def evaluate(self, s: SmallCity, seat: i64) -> float:
        return advice.evaluate(s, seat)

    def advise(self, s: SmallCity, seat: i64) -> i64:
        return advice.choose(s, seat)

    def phase(self, s: SmallCity) -> i64:
        """The phase of the game for bots: one for each turn."""
        return max(s.turn - 1, 0)

    def rollout(self, s: SmallCity, seat: i64) -> i64:
        return rollout.choose(s, seat)

    def thinking(self, seats: i64) -> Thinking:
        return levels.thinking(seats)


class SmallCityNaming(Naming):
    """Names from the data."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def names(self, lang: str) -> dict[str, list[str]]:
        return self.components.names(lang)

    def names_now(self, s: SmallCity, names: dict[str, list[str]]) -> dict[str, list[str]]:
        return {POSITION.name: [names[CARDS.name][card] for card in s.ring]}


class SmallCityDrawing(Drawing):
    """What a client draws."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def board(self) -> dict[str, Any]:
        return artwork(self.components)


class SmallCityGame(Game[SmallCity]):
    """The game, for 1 to 4 players, with the modules of the Winter box."""

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        self.winter = Winter(in_order(declared(__package__, Module)))
        found = declared_in(__package__)
        super().__init__(
            id="small_city",
            declared=replace(found, steps=with_gaps_filled(found.steps)),
            seats=[1, 2, 3, 4],
            options=[Option(domain) for domain in offered(self.winter.modules)],
            amendments=amendments.amendments(),
            naming=SmallCityNaming(components),
            advice=SmallCityAdvice(),
            drawing=SmallCityDrawing(components),
        )
        self.components = components
        self.box = make_box(components)

    def bare(self, seats: i64, chance: Chance) -> SmallCity:
        return SmallCity(self, seats, chance, self.box, self.winter)

    def not_together(self, seats: i64, options: vec[i64]) -> str | None:
        """SC-8.5.1, SC-10.15: options whose modules exclude each other."""
        for module in self.winter.modules:
            wrong = module.not_together(options)
            if wrong is not None:
                return wrong
        return None

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> SmallCity:
        s = self.blank(seats, chance)
        setup.set_up(s, options)
        return s

    def view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        return view.view(s, seat)

    def score(self, s: SmallCity) -> Outcome:
        return end_of_game.outcome(s)

    def tally(self, s: SmallCity, seat: i64) -> dict[str, int]:
        return scoring.tally(s, seat)

    def redeal(self, s: SmallCity, seat: i64, chance: Chance) -> None:
        hidden.redeal(s, seat, chance)

    def broken(self, s: SmallCity) -> list[str]:
        return broken(s)

    def data(self) -> DataFolder:
        return self.components.data


def game(corrected: Path | None = None) -> SmallCityGame:
    """Small City, with the packaged components or an owner's corrected ones."""
    return SmallCityGame(corrected)
