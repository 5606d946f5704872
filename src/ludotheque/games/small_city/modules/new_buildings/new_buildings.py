"""SC-8.8: The module of the new buildings, with all their promises or without the special ones (SC-8.7.1)."""

from typing import Any

from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.games.small_city.citizens.citizens import active, tram_square
from ludotheque.games.small_city.components.box import AIRPORT
from ludotheque.games.small_city.modules.new_buildings.airport import (
    follows_airport,
    noise,
    noise_of_turn,
    units_by_air,
)
from ludotheque.games.small_city.modules.new_buildings.bank import bank_income, helps
from ludotheque.games.small_city.modules.new_buildings.sorting_centre import (
    TOO_FEW_ACTIVE,
    facts_of_active,
    relief_of_level,
    relief_of_turn,
    why_not_yet,
)
from ludotheque.games.small_city.modules.new_buildings.tramway import begin_trams, broken_trams
from ludotheque.games.small_city.position.borough import Borough, layout
from ludotheque.games.small_city.position.module import Condition, Module
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_WAREHOUSE,
    IN_TRAMS,
    NONE,
    SQUARES,
    WITH_PROMISES,
)


class NewBuildings(Module):
    """SC-8.7, SC-8.8."""

    def __init__(self) -> None:
        super().__init__(8, {"new_buildings": ["yes", "with_promises"], "sorting_relief": ["level"]})
        self.tiles = 1
        self.promises = 1
        self.has_trams = True

    def is_played(self, s: SmallCity) -> bool:
        return s.new_buildings > 0

    def brings_special(self, s: SmallCity, group: i64) -> bool:
        """SC-8.7.1: special promises have an option of their own."""
        return group == self.promises and s.new_buildings == WITH_PROMISES

    def begin(self, s: SmallCity, stage: i64) -> None:
        if stage == IN_TRAMS:
            begin_trams(s)

    # ------------------------------------------------------------ building

    def why_not_yet(self, s: SmallCity, seat: i64, piece: i64) -> Refusal | None:
        return why_not_yet(s, seat, piece)

    def facts_of_piece(self, s: SmallCity, seat: i64, b: Borough, piece: i64, refusal: Refusal) -> Facts:
        return facts_of_active(s, seat, piece) if refusal is TOO_FEW_ACTIVE else {}

    def conditions(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> list[Condition]:
        needs = s.box.citizens_needed[piece]
        return [Condition("citizens", needs, has=active(s, seat, layout(s, seat)))] if needs > 0 else []

    def homes_needed(self, s: SmallCity, b: Borough, piece: i64, homes: i64) -> i64:
        return max(0, homes - s.box.bank_condition) if helps(s, b, piece) else homes

    def price(self, s: SmallCity, b: Borough, piece: i64, price: i64) -> i64:
        return max(0, price - s.box.bank_money) if helps(s, b, piece) else price

    def after_building(self, s: SmallCity, seat: i64, piece: i64) -> None:
        """SC-8.8.1: once an Airport of a plan is paid for, its warehouse is asked about."""
        if s.box.category[piece] == AIRPORT:
            s.push(AT_WAREHOUSE, seat)

    def comes_free(self, s: SmallCity, seat: i64, at: i64) -> bool:
        return follows_airport(s, seat, at)

    # ------------------------------------------------------------ income and pollution

    def income(self, s: SmallCity, seat: i64) -> i64:
        return bank_income(s, seat)

    def units_at_home(self, s: SmallCity, borough: i64, square: i64) -> i64:
        return units_by_air(s, borough, square)

    def pollution(self, s: SmallCity, seat: i64) -> i64:
        return noise_of_turn(s, seat) + relief_of_turn(s, seat)

    def lasting_pollution(self, s: SmallCity, seat: i64) -> i64:
        return max(0, noise(s, seat))

    def relief(self, s: SmallCity, seat: i64) -> i64:
        return relief_of_level(s, seat)

    def figure(self, s: SmallCity, seat: i64, name: str) -> i64:
        return noise(s, seat) if name == "airport_noise" else NONE

    # ------------------------------------------------------------ view, invariants

    def borough_view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        return {
            "tram": [int(s.tram[seat * s.seats + colour]) for colour in range(s.seats)],
            "tram_at": SQUARES.to_json(tram_square(s, seat)),
        }

    def broken(self, s: SmallCity) -> list[str]:
        return broken_trams(s)

    def broken_absent(self, s: SmallCity) -> list[str]:
        return ["tram: there is none"] if any(count > 0 for count in s.tram) else []
