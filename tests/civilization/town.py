"""Positions of city management: grassland everywhere, the first player's part, a capital with whatever a test paints.

s = town("rome", "egypt")                       # seat 0's part; its capital makes nothing
paint(s, around(s, 0), "forest", "forest")      # 4 production
do(s, "produce", city="capital", item="army")
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.components.box import (
    CITIES,
    FEATURES,
    N_BUILDINGS,
    N_MARKET,
    N_TECHS,
    NONE,
    RESOURCES,
    TERRAINS,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CITY, AT_PHASES
from ludotheque.games.civilization.position.vocabulary import (
    GOVERNMENTS,
    IN_CITIES,
    MARKERS,
    PEOPLE,
    PERSON_PACK,
    SOURCES,
    SQUARES,
    WONDER_DECK,
    WONDER_MARKET,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.meadow import asked, do, meadow


def town(*civs: str, **options: str) -> Civilization:
    """All players have only their starting tech."""
    s = meadow(*civs, **options)
    for seat in range(s.seats):
        s.trade[seat] = s.culture[seat] = s.space[seat] = 0
        for kind in range(N_MARKET):
            s.resources[seat * N_MARKET + kind] = 0
        for slot in range(CITIES):
            s.walls[seat * CITIES + slot] = 0
    for wonder in range(WONDERS.size):
        if s.wonder_at[wonder] != NONE:
            s.wonder_at[wonder] = NONE
            WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_DECK, 0)
    begin_part(s, 0)
    return s


def begin_part(s: Civilization, seat: i64) -> None:
    """It is this player's part of city management."""
    s.frames = s.frames[:0]
    s.phase, s.active = IN_CITIES, seat
    s.push(AT_PHASES, 0, IN_CITIES, s.place_of(seat) + 1)
    s.push(AT_CITY, seat)


def around(s: Civilization, seat: i64, slot: i64 = 0) -> vec[i64]:
    return outskirts(s, seat * CITIES + slot)


def paint(s: Civilization, squares: vec[i64], *terrains: str) -> None:
    """Set the terrain of the first squares."""
    for i, terrain in enumerate(terrains):
        s.terrain[squares[i]] = TERRAINS.index(terrain)


def feature(s: Civilization, square: i64, id: str) -> None:
    s.feature[square] = FEATURES.index(id)


def put(s: Civilization, square: i64, id: str) -> None:
    """Place a building, a wonder or a great person there."""
    marker = MARKERS.index_of[id]
    s.marker[square] = marker
    if marker < N_BUILDINGS:
        s.supply[s.box.building_kind[marker]] -= 1
    elif marker < N_BUILDINGS + WONDERS.size:
        wonder = WONDERS.index_of[id]
        s.wonder_at[wonder] = square
        WONDER_PACK.put(
            s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(s.owner_of(square)), everybody(s.seats)
        )
    else:
        s.stock[marker - MARKERS.size + 6] -= 1


def market(s: Civilization, *ids: str) -> None:
    """These wonders lie in the market, and no others."""
    for wonder in WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET):
        WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_DECK, 0)
    for id in ids:
        WONDER_PACK.put(s.wonder_pile, s.wonder_seen, WONDERS.index_of[id], WONDER_MARKET, everybody(s.seats))


def wonders_in_market(s: Civilization) -> list[str]:
    return [WONDERS.ids[wonder] for wonder in WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET)]


def resource(s: Civilization, seat: i64, id: str, number: int = 1) -> None:
    s.resources[seat * N_MARKET + RESOURCES.index(id)] = number


def has_resource(s: Civilization, seat: i64, id: str) -> int:
    return int(s.resources[seat * N_MARKET + RESOURCES.index(id)])


def govern(s: Civilization, seat: i64, id: str) -> None:
    """A government and the tech that unlocks it."""
    s.government[seat] = GOVERNMENTS.index_of[id]
    tech = s.box.government_tech[s.government[seat]]
    if tech != NONE:
        s.row_of[seat * N_TECHS + tech] = s.box.tech_level[tech]


def holds_person(s: Civilization, seat: i64, id: str, square: i64, *, open: bool = False) -> None:
    """A named card, and a marker of its type on the map; the card face up or down."""
    person = PEOPLE.index_of[id]
    PERSON_PACK.put(
        s.person_pile,
        s.person_seen,
        person,
        PERSON_PACK.of(seat),
        everybody(s.seats) if open else bit(seat),
    )
    s.marker[square] = MARKERS.size - 6 + s.box.person_type[person]


def name(square: i64) -> str:
    return SQUARES.ids[square]


def use(s: Civilization, id: str) -> None:
    """The asked player uses this source; the test handles the next question."""
    assert id in SOURCES.index_of, f"{id}: {[one for one in SOURCES.ids if id[:8] in one]}"
    do(s, "use", source=id)


def wait(s: Civilization) -> None:
    """All seats asked for an answer pass."""
    while asked(s) == "window" or asked(s) == "respond":
        do(s, "pass")
