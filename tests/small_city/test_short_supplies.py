"""SC-5.2.8: games from a box with few tiles, in which everybody enlarges the same kinds, often twice in a plan."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Log
from ludotheque.games.small_city import SmallCityGame, game
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import PIECES
from ludotheque.games.small_city.view.view import borough_view
from tests.small_city.lockstep import Lockstep
from tests.small_city.referee import Options
from tests.small_city.referee.data import Said
from tests.soaking import SOAK_SEED, examples

IDLE = ("commit", "pass", "stop", "decline")


def short_box() -> SmallCityGame:
    """A box of its own, with one tile of each piece of level 2: those above it come from those."""
    short = game()
    for piece in range(short.box.pieces):
        if short.box.level[piece] == 2:
            short.box.count[piece] = 1
    return short


class Builder:
    """Chooses at random, but plans park upon park, each as a rule where the one before it lies."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def pick(self, choices: list[Said], parks: dict[str, str]) -> Said:
        """`parks` has those in one's own borough, by square."""
        wanted = [choice for choice in choices if self.is_wanted(choice, parks)]
        if wanted and self.chance.random() < 0.9:
            return self.chance.choice(wanted)
        doing = [choice for choice in choices if choice["verb"] not in IDLE]
        return self.chance.choice(doing if doing and self.chance.random() < 0.8 else choices)

    def is_wanted(self, choice: Said, parks: dict[str, str]) -> bool:
        if choice["verb"] == "place":
            return choice["square"] in parks
        if choice["verb"] != "build":
            return False
        higher = {"park_1": "park_2", "park_2": "park_3"}
        above = tuple(higher[park[:6]] for park in parks.values() if park in higher) or ("park_1",)
        return str(choice["piece"]).startswith(above)


def parks_of(s: SmallCity, seat: int) -> dict[str, str]:
    tiles = borough_view(s, seat, seat)["tiles"]
    return {tile["square"]: tile["piece"] for tile in tiles if tile["piece"].startswith("park")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sc_5_2_8_plans_that_are_cancelled_all_the_time_break_nothing(seats: int) -> None:
    short = short_box()
    cancelled = again = 0
    for number in range(examples(6)):
        seed = seats + 10 * number + 1000 * (SOAK_SEED or 0)
        builder, s = Builder(seed), short.new(seats, seed)
        while not s.over():
            seat, log = s.to_move()[0], Log()
            if (
                s.question(seat).step.name == "action"
            ):  # money is no piece: there is as much of it as is needed
                s.money = vec[i64]([30] * seats)
            choices = [dict(short.vocabulary.to_json(action)) for action in s.actions(seat)]
            choice = builder.pick(choices, parks_of(s, seat))
            s.apply(seat, short.vocabulary.from_json(choice), log)
            fallen = [said for said in log.to_json(-1) if said["event"] == "cancelled"]
            cancelled += len(fallen)
            again += len(fallen) - len({(said["seat"], said["square"]) for said in fallen})
            assert short.broken(s) == [], (seed, fallen)
    assert cancelled >= 10
    assert again >= 2, "of one tile both enlargements were cancelled"


class ShortOfTiles(Lockstep):
    """Before each turn's plans both tables have one park of level 2 left, if any, and money for whole plans."""

    def play_on(self) -> None:
        builder = Builder(self.seed)
        while not self.s.over():
            if self.s.question(seat := self.s.to_move()[0]).step.name == "action":
                self.run_short()
            self.do(seat, builder.pick(self.choices(seat), parks_of(self.s, seat)))

    def run_short(self) -> None:
        park = PIECES.index_of["park_2"]
        self.referee.table.stock["park_2"] = self.s.stock[park] = min(1, self.s.stock[park])
        for borough in self.referee.table.boroughs:
            borough.money = self.s.money[borough.seat] = 30
        self.referee.ask_again(self.s.to_move()[0])
        self.compared.clear()
        self.compare()


@pytest.mark.parametrize("seats", [3, 4])
def test_sc_5_2_8_both_referees_cancel_the_same_when_tiles_are_short(seats: int) -> None:
    for number in range(examples(2)):
        ShortOfTiles(seats, Options(), seats + 10 * number + 1000 * (SOAK_SEED or 0)).play()
