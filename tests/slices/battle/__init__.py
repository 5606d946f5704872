"""Sid Meier's Civilization: The Board Game (Kevin Wilson), so far its battles, with culture events and answers.

A slice of the game that is to come. What feeds a battle in the whole game (map, cities, research) is stood in for by
chapter 0 of the rules; chapters 1 to 15 are as they will be.
"""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.verbs import Domain
from tests.slices.battle import (
    advice,
    aftermath,
    announcing,
    anytime,
    battle,
    effects,
    exchange,
    invariants,
    means,
    movement,
    paying,
    responses,
    samples,
    setup,
    view,
)
from tests.slices.battle.components import load
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import KINDS, N_TECHS, PARTS, VERBS

BATTLE_END = Domain("battle_end", ["seed", "faq2"])


class BattleGame(Game[Civilization]):
    """The game, for 2 to 4 players."""

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        super().__init__(
            id="battle",
            folder=str(Path(__file__).parent),
            seats=[2, 3, 4],
            options=[Option(BATTLE_END)],
            vocabulary=VERBS,
            kinds=KINDS,
            steps=[
                movement.Turn(),
                movement.Supply(),
                movement.Movement(),
                movement.Discard(),
                announcing.Announced(),
                announcing.Aim(),
                paying.Pay(),
                paying.Payment(),
                paying.Gift(),
                responses.Window(),
                responses.Respond(),
                responses.ChooseMeans(),
                responses.Answer(),
                battle.Battle(),
                battle.Before(),
                battle.Draft(),
                battle.BattleTurn(),
                exchange.Exchange(),
                exchange.Spread(),
                aftermath.Save(),
                aftermath.Loot(),
            ],
            refusals=[
                *movement.REFUSALS,
                *effects.REFUSALS,
                *means.REFUSALS,
                *responses.REFUSALS,
                *battle.REFUSALS,
                *exchange.REFUSALS,
                *aftermath.REFUSALS,
            ],
            victories=["military"],
            aside=anytime.AnyTime(),
        )
        self.components = components
        self.box = components.box()

    def bare(self, seats: i64, chance: Chance) -> Civilization:
        return Civilization(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Civilization:
        s = self.blank(seats, chance)
        setup.set_up(s, options)
        return s

    def view(self, s: Civilization, seat: i64) -> dict[str, Any]:
        return view.view(s, seat)

    def score(self, s: Civilization) -> Outcome:
        """CV-14.2, CV-14.10: a capital that falls; else techs and coins. CV-14.8: then coins, then turn order."""
        parts = [
            dict(zip(PARTS.ids, [techs_of(s, seat), int(s.coins_of(seat))], strict=True))
            for seat in range(s.seats)
        ]
        points = [sum(part.values()) for part in parts]
        if s.winner >= 0:
            return Outcome(points, parts, winners=[int(s.winner)], by="military")
        ties = [[int(s.coins_of(seat)), -int((seat - s.first) % s.seats)] for seat in range(s.seats)]
        return Outcome(points, parts, tie_breaks=ties)

    def redeal(self, s: Civilization, seat: i64, chance: Chance) -> None:
        samples.redeal(s, seat, chance)

    def broken(self, s: Civilization) -> list[str]:
        return invariants.broken(s)

    def evaluate(self, s: Civilization, seat: i64) -> float:
        return advice.evaluate(s, seat)

    def names(self, lang: str) -> dict[str, list[str]]:
        return self.components.names(lang)

    def data(self) -> DataFolder:
        return self.components.data


def techs_of(s: Civilization, seat: i64) -> int:
    return sum(int(s.techs[i]) for i in range(seat * N_TECHS, (seat + 1) * N_TECHS))


def game(corrected: Path | None = None) -> BattleGame:
    """The battles of Civilization, with the packaged components or an owner's corrected ones."""
    return BattleGame(corrected)
