"""One player's borough and what it holds."""

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.small_city.referee.data import BOARDS, LEVELLED, PIECES, Said, influence


@dataclass
class Person:
    """A living citizen or tourist, and how it came to its place this turn, if it did."""

    colour: int
    moved: bool = False
    moved_within: bool = False
    pilgrim: bool = False


@dataclass
class Tile:
    piece: str
    squares: tuple[int, ...]
    printed: bool = False
    calls: set[int] = field(
        default_factory=set
    )  # Tokyo: the turns at whose end of phase 3 the park is to grow

    def __post_init__(self) -> None:
        self.building: Said = PIECES[self.piece][0]
        self.id: str = self.building["id"]
        self.category: str = self.building["category"]
        self.level: int = self.building.get("level", 0)
        self.covered = frozenset(self.squares)

    @property
    def influence(self) -> frozenset[int]:
        return influence(self.covered)

    def counts_as(self, building: str) -> bool:
        return building in (self.id, self.building.get("counts_as"))

    def places(self) -> dict[int, str]:
        """SC-3.4: the kind of place on each square that has one. Tokyo's parks are the borough's affair."""
        building = self.building
        if "place_kinds" in building:
            return dict(zip(self.squares, building["place_kinds"], strict=True))
        if building["places"] == 0:
            return {}
        if "place_cell" in building:
            return {self.squares[building["place_cell"]]: building["place_kind"]}
        return dict.fromkeys(self.squares, str(building["place_kind"]))


@dataclass
class Borough:
    seat: int
    board: str = "base_a"
    zone: int = 7
    tiles: list[Tile] = field(default_factory=list)
    people: dict[int, list[Person]] = field(default_factory=dict)
    dead: dict[int, int] = field(default_factory=dict)
    goods: dict[int, str] = field(default_factory=dict)
    markers: set[int] = field(default_factory=set)
    godzilla: tuple[int, ...] = ()
    plants: list[tuple[int, int]] = field(default_factory=list)  # level, first column
    reserve: dict[int, int] = field(default_factory=dict)
    money: int = 0
    votes: int = 0
    pollution: int = 0
    career: int = 0
    discs: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0])
    doctor: bool = False
    street: frozenset[int] = frozenset()
    mayor: frozenset[int] = frozenset()  # the Town Hall spaces filled by the Mayor
    marker: int | None = None  # on the ring
    card: str | None = None
    clean_air: bool = False  # the Engineer's normal effect
    discount_used: bool = False
    promise: str | None = None
    made: int = 0  # pollution of the raw materials made here this turn
    flood_money: int = 0
    closed: frozenset[int] = frozenset()  # places taken when phase 3 began
    out: int | None = None  # the turn in which the player left the game

    def copied(self) -> "Borough":
        """As it is now, whatever happens to the one it was copied from."""
        twin = copy.copy(self)
        twin.tiles = [Tile(tile.piece, tile.squares, tile.printed, set(tile.calls)) for tile in self.tiles]
        twin.people = {square: [copy.copy(one) for one in there] for square, there in self.people.items()}
        twin.dead, twin.goods, twin.reserve = dict(self.dead), dict(self.goods), dict(self.reserve)
        twin.markers, twin.plants, twin.discs = set(self.markers), list(self.plants), list(self.discs)
        return twin

    # ---------------------------------------------------------------- the board

    @property
    def rules(self) -> Said:
        return BOARDS[self.board]

    def terrain(self, square: int) -> str:
        return str(self.rules["grid"][square // 10][square % 10])

    def in_zone(self, square: int) -> bool:
        return square // 10 < self.zone and square % 10 < self.zone and self.terrain(square) != "#"

    def usable(self, square: int) -> bool:
        """SC-3.9"""
        return square not in self.markers and square not in self.godzilla

    @property
    def measures_pollution(self) -> bool:
        return not self.rules.get("no_pollution_measure", False)

    @property
    def own_parks(self) -> bool:
        """SC-8.5.5: Tokyo."""
        return bool(self.rules.get("self_managed_parks", False))

    def is_open(self, square: int) -> bool:
        """A square one could lay some tile on, whatever happens to stand in the way this turn (SC-5.1.7, SC-5.6.4)."""
        return (
            self.in_zone(square)
            and self.terrain(square) not in "^L"
            and self.tile_at(square) is None
            and square not in self.dead
            and square not in self.goods
            and self.usable(square)
        )

    # ---------------------------------------------------------------- tiles

    def tile_at(self, square: int) -> Tile | None:
        return next((tile for tile in self.tiles if square in tile.squares), None)

    def of_category(self, category: str) -> list[Tile]:
        return [tile for tile in self.tiles if tile.category == category]

    def of_id(self, building: str) -> list[Tile]:
        return [tile for tile in self.tiles if tile.counts_as(building)]

    def has_working(self, building: str) -> bool:
        """SC-10.18: an effect of the whole tile stays as long as one of its squares is clean."""
        return any(any(self.usable(square) for square in tile.squares) for tile in self.of_id(building))

    def contaminated(self, tile: Tile) -> bool:
        """SC-3.11"""
        return not all(self.usable(square) for square in tile.squares)

    @property
    def hall(self) -> Tile | None:
        return next((tile for tile in self.tiles if tile.id == "town_hall"), None)

    def limit_count(self, building: Said) -> int:
        """Tiles that count towards the limit of this building."""
        group = building.get("limit_group")
        if group:
            return sum(tile.building.get("limit_group") == group for tile in self.tiles)
        return len(self.of_id(building["id"]))

    def levelled_under(self, squares: frozenset[int], building: Said) -> Tile | None:
        """SC-5.2.13: the one tile of the same kind and a lower level that lies wholly under these squares."""
        under = [tile for tile in self.tiles if tile.covered & squares]
        if len(under) != 1 or building["category"] not in LEVELLED:
            return None
        old = under[0]
        fits = old.category == building["category"] and old.level < building["level"]
        return old if fits and old.covered <= squares else None

    # ---------------------------------------------------------------- places and people

    def places_of(self, tile: Tile) -> dict[int, str]:
        if self.own_parks and tile.category == "park":
            return dict.fromkeys(tile.squares, "park")
        return tile.places()

    def places(self) -> dict[int, str]:
        """Square and kind of every place, in reading order."""
        found: dict[int, str] = {}
        for tile in self.tiles:
            found |= self.places_of(tile)
        return dict(sorted(found.items()))

    def is_empty(self, square: int) -> bool:
        """An empty, usable place: without a person, a material or the Mayor."""
        free = square not in self.people and square not in self.goods and square not in self.mayor
        return free and self.usable(square)

    def everybody(self) -> Iterator[tuple[int, Person]]:
        """The living, by square in reading order."""
        for square in sorted(self.people):
            for person in self.people[square]:
                yield square, person

    def put(self, square: int, person: Person) -> None:
        self.people.setdefault(square, []).append(person)

    def take(self, square: int, person: Person) -> Person:
        there = self.people[square]
        there[:] = [one for one in there if one is not person]
        if not there:
            del self.people[square]
        return person

    def works_here(self, person: Person) -> bool:
        """One's own people and the Pilgrim, who works like them (SC-8.5.9)."""
        return person.colour == self.seat or person.pilgrim

    def is_tourist(self, person: Person) -> bool:
        return not self.works_here(person)

    def served_by(self, person: Person) -> int:
        """Whom the work of this person serves."""
        return self.seat if person.pilgrim else person.colour

    def active_citizens(self) -> list[tuple[int, Person]]:
        """SC-3.6: alive, on a tile other than the Town Hall; the Pilgrim is none of them."""
        hall = self.hall.squares if self.hall else ()
        return [
            (square, one)
            for square, one in self.everybody()
            if one.colour == self.seat and not one.pilgrim and square not in hall
        ]

    def empty_hall(self) -> list[int]:
        return sorted(square for square in self.hall.squares if self.is_empty(square)) if self.hall else []

    def empty_stores(self, shared: bool = False) -> list[int]:
        """Empty Warehouse places, and those of Shanghai's port unless what comes is others' overflow."""
        return [
            square
            for square, kind in self.places().items()
            if kind == "storage" and self.is_empty(square) and not (shared and self.in_port(square))
        ]

    def in_port(self, square: int) -> bool:
        tile = self.tile_at(square)
        return tile is not None and tile.building.get("storage_shared_with_tourists") is False

    # ---------------------------------------------------------------- raw materials

    def usable_goods(self, kind: str | None = None) -> list[int]:
        return sorted(
            square for square, what in self.goods.items() if self.usable(square) and kind in (None, what)
        )

    def powered(self) -> set[int]:
        """SC-8.10.2: the columns that own plants cover."""
        return {first + i for level, first in self.plants for i in range(level)}
