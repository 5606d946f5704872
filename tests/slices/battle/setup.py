"""Setting the table (CV-4): civilizations, wonders and people by chance, starting units, what a civilization adds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.cards import bit
from tests.slices.battle.box import (
    N_MARKET,
    NONE,
    SETUP_INFANTRY,
    SETUP_RESOURCES,
    SETUP_WALLS,
)
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    AT_TURN,
    DECK,
    N_CIVS,
    N_TECHS,
    N_WONDERS,
    PERSON_PACK,
)

INFANTRY: Final[i64] = 0
FIRST_TYPES: Final[i64] = 3  # infantry, mounted, artillery


def set_up(s: Civilization, options: vec[i64]) -> None:
    s.battle_end = options[0]
    s.first = s.chance.below(s.seats)
    s.civ = dealt(s, N_CIVS, N_CIVS)
    s.wonder = dealt(s, N_WONDERS, N_CIVS)
    for seat in range(s.seats):
        for type in range(FIRST_TYPES):
            s.draw_unit(seat, type)
        s.draw_card(seat, 1)
        PERSON_PACK.draw(s.person_pile, s.person_seen, DECK, PERSON_PACK.of(seat), bit(seat), s.chance)
        begin_as(s, seat)
    s.push(AT_TURN, 0)


def dealt(s: Civilization, things: i64, places: i64) -> vec[i64]:
    """One of these things for each seat, none twice; of fewer things than places, some get none."""
    found = vec[i64]([thing if thing < things else NONE for thing in range(places)])
    s.chance.shuffle(found)
    return found[: s.seats]


def begin_as(s: Civilization, seat: i64) -> None:
    """CV-4.9, CV-4.11: what a civilization begins with."""
    tech = s.box.starting_tech[s.civ[seat]]
    if tech != NONE:
        s.techs[seat * N_TECHS + tech] = 1
    if s.lasting(seat, SETUP_WALLS) is not None:
        s.capital_walls[seat] = 1
    if s.lasting(seat, SETUP_RESOURCES) is not None:
        for resource in range(N_MARKET):
            s.market[seat * N_MARKET + resource] = 1
    for _ in range(s.number(seat, SETUP_INFANTRY)):
        s.draw_unit(seat, INFANTRY)
