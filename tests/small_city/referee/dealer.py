"""Chance for games the referee plays by itself."""

import random
from typing import Any

from tests.small_city.referee.data import (
    BOARDS,
    PROMISE_RULES,
    PROMISES,
    RING,
    SPECIALS,
    WINTER,
    Said,
)
from tests.small_city.referee.table import Options


class Dealer:
    """Draws for the referee; a test may set the results in advance."""

    def __init__(self, seats: int, options: Options, seed: int, **laid_out: Any) -> None:
        self.seats = seats
        self.options = options
        self.random = random.Random(seed)
        self.laid_out = laid_out
        self.deck = self.random.sample(promise_deck(options), len(promise_deck(options)))
        pairs = sorted({BOARDS[city]["pair"] for city in WINTER["asia"]["boards"]})
        self.pairs = self.random.sample(pairs, len(pairs))

    def __call__(self, kind: str, *about: Any) -> Any:
        if kind in self.laid_out:
            return self.laid_out[kind]
        return getattr(self, kind)(*about)

    def host(self) -> int:
        return self.random.randrange(self.seats)

    def ring(self) -> list[str]:
        letters = RING["base_letters"] + (RING["winter_letters"] if self.options.new_actions else [])
        return self.random.sample(letters, RING["cards_in_ring"])

    def special(self) -> str:
        return self.random.choice(special_deck(self.options))

    def promises(self, seat: int) -> list[str]:
        dealt = PROMISE_RULES["dealt"]
        return self.deck[seat * dealt : (seat + 1) * dealt]

    def asia_board(self, seat: int) -> str:
        return str(self.pairs[seat])

    def street(self, choices: list[Said]) -> Said:
        return self.random.choice(choices)

    def die(self, seat: int) -> int:
        return self.random.randint(1, WINTER["godzillas"]["die"])


def promise_deck(options: Options) -> list[str]:
    """SC-8.7.1, SC-8.10.4"""
    modules: set[str | None] = {None}
    if options.new_buildings != "no":
        modules.add("new_promises")
    if options.nuclear:
        modules.add("nuclear")
    return [name for name, promise in PROMISES.items() if promise.get("module") in modules]


def special_deck(options: Options) -> list[str]:
    """SC-8.7.1, SC-4.9"""
    modules = {None, "new_promises"} if options.new_buildings == "with_promises" else {None}
    void = PROMISE_RULES["redraw_special_if_trivial"]["asia"] if options.asia else []
    return [name for name, one in SPECIALS.items() if one.get("module") in modules and name not in void]
