"""The box of Quadrata: its data files, checked, as numbers for the rules, names for texts, shapes for drawing."""

# Interpreted: reads files into msgspec structures.

from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.data import DataFiles, DataFolder, Shelf, named, vec_of
from ludotheque.core.naming import Say
from ludotheque.games.quadrata.box import (
    AMOUNTS_OF,
    BOX_KINDS,
    DAY_EFFECTS,
    HIGHEST_VALUE,
    NO_CHANGE,
    Box,
    Changes,
)
from ludotheque.games.quadrata.checks import check
from ludotheque.games.quadrata.files import Days, Destinations, Map, Place, Taxis, Tokens, Trophies

PACKAGED: Final = Path(__file__).parent / "data"
SIDES = ["family", "expert"]
VALUES = range(1, int(HIGHEST_VALUE) + 1)


class Components(DataFiles):
    """All data files of the box."""

    vocabulary = (
        ("destinations.toml", "card", "card_ids"),
        ("destinations.toml", "place", "place_ids"),
        ("map.toml", "province", "province_ids"),
        ("map.toml", "color", "colour_ids"),
        ("taxis.toml", "box", "box_ids"),
        ("days.toml", "day", "day_ids"),
        ("trophies.toml", "trophy", "trophy_ids"),
    )

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        super().__init__(data)
        self.destinations = data.read("destinations.toml", Destinations)
        self.map = data.read("map.toml", Map)
        self.taxis = data.read("taxis.toml", Taxis)
        self.days = data.read("days.toml", Days)
        self.tokens = data.read("tokens.toml", Tokens)
        self.trophies = data.read("trophies.toml", Trophies)
        self.card_ids = [card.id for card in self.destinations.destination]
        self.places: list[Place] = [
            place for card in self.destinations.destination for place in (card.city, card.attraction)
        ]
        self.place_ids = [place.id for place in self.places]
        self.province_ids = [province.id for province in self.map.province]
        self.colour_ids: list[str] = [colour.id for colour in self.map.colour]
        self.box_ids = [box.id for box in self.taxis.box]
        self.day_ids = [day.id for day in self.days.day]
        self.trophy_ids = [trophy.id for trophy in self.trophies.trophy]
        if shipped is not None:
            self.check_ids(shipped)
        check(self)

    # ---------------------------------------------------------------- numbers for the rules

    def box(self) -> Box:
        """The data as numbers: ids become their indices in the vocabulary's lists."""
        provinces, colours = self.province_ids, self.colour_ids
        setup = self.tokens.setup
        box = Box()
        box.card_province = vec_of(provinces.index(card.province) for card in self.destinations.destination)
        box.place_points = vec_of(place.points for place in self.places)
        box.place_numbers = vec_of(number for place in self.places for number in sorted(place.numbers))
        box.province_colour = vec_of(colours.index(province.colour) for province in self.map.province)
        box.colour_size = vec_of(list(box.province_colour).count(colour) for colour in range(len(colours)))
        box.neighbours = self._neighbours()
        box.trophy_colour = vec_of(
            -1 if t.colour is None else colours.index(t.colour) for t in self.trophies.trophy
        )
        box.trophy_points = vec_of(trophy.points for trophy in self.trophies.trophy)
        box.days = [
            vec_of(number for e in day.effects for number in (DAY_EFFECTS.index(e.effect), e.count))
            for day in self.days.day
        ]
        box.box_side = vec_of(SIDES.index(taxi.side) for taxi in self.taxis.box)
        box.box_kind = vec_of(BOX_KINDS.index(taxi.kind) for taxi in self.taxis.box)
        box.leaves = [vec_of(sorted(taxi.leaves)) for taxi in self.taxis.box]
        box.box_of_amount = vec_of(self._box_of_amount(side, a) for side in SIDES for a in AMOUNTS_OF)
        box.box_of_kind = vec_of(self._box_of_kind(side, kind) for side in SIDES for kind in BOX_KINDS)
        box.circles = vec_of(side.circles for side in self.taxis.side)
        box.extra_spaces = vec_of(side.extra_spaces for side in self.taxis.side)
        box.changes = [self._changes(side) for side in SIDES]
        box.gap = self._gaps()
        box.centre = setup.centre
        box.first_draw = setup.first_draw
        box.regular_spaces = setup.regular_spaces
        box.trains = setup.trains
        box.black_planes = setup.black_planes
        box.advanced_copies = self.tokens.advanced.copies
        box.plane_half_points = setup.plane_half_points
        box.train_points = setup.train_points
        return box

    def _neighbours(self) -> list[vec[i64]]:
        near: list[list[int]] = [[] for _ in self.province_ids]
        for path in self.map.path:
            a, b = self.province_ids.index(path.origin), self.province_ids.index(path.to)
            near[a].append(b)
            near[b].append(a)
        return [vec_of(sorted(provinces)) for provinces in near]

    def _box_of_amount(self, side: str, amount: int) -> int:
        """The box of a side that makes this change; -1 if none does."""
        found = [i for i, box in enumerate(self.taxis.box) if box.side == side and amount in box.amounts]
        return found[0] if found else -1

    def _box_of_kind(self, side: str, kind: str) -> int:
        """The first box of a side of this kind; -1 if there is none."""
        found = [i for i, box in enumerate(self.taxis.box) if (box.side, box.kind) == (side, kind)]
        return found[0] if found else -1

    def _changes(self, side: str) -> Changes:
        """QD-5.8.4: every combination of crossed boxes that the side allows, with its sum and the sums of its parts."""
        boxes = [self._box_of_amount(side, amount) for amount in AMOUNTS_OF]
        copies = [len(self.taxis.box[box].leaves) if box >= 0 else 0 for box in boxes]
        ways = []
        for way in product(*[range(most + 1) for most in copies]):
            used = {box: sum(n for n, b in zip(way, boxes, strict=True) if b == box) for box in boxes}
            if all(box < 0 or used[box] <= len(self.taxis.box[box].leaves) for box in boxes) and any(way):
                ways.append(way)
        found = Changes()
        ways.sort(key=lambda way: (sum(way), way))
        found.count = vec_of(n for way in ways for n in way)
        found.size = vec_of(sum(way) for way in ways)
        found.total = vec_of(_bit(way) for way in ways)
        found.parts = vec_of(_parts(way) for way in ways)
        return found

    def _gaps(self) -> vec[i64]:
        """For two kinds of token and a place: bit `number - product + NO_CHANGE` for each of its two numbers."""
        values = [*[[value] for value in VALUES], list(VALUES)]
        found = []
        for first, second in product(values, values):
            products = {a * b for a in first for b in second}
            for place in self.places:
                mask = 0
                for made, number in product(products, place.numbers):
                    if abs(number - made) <= NO_CHANGE:
                        mask |= 1 << (number - made + NO_CHANGE)
                found.append(mask)
        return vec_of(found)

    # ---------------------------------------------------------------- names

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things named by the data."""
        return {
            "place": named(self.places, lang),
            "province": named(self.map.province, lang),
            "colour": named(self.map.colour, lang),
            "box": named(self.taxis.box, lang),
            "day": named(self.days.day, lang),
            "trophy": named(self.trophies.trophy, lang),
        }

    # ---------------------------------------------------------------- data for drawing

    def artwork(self) -> dict[str, Any]:
        """Cards, map, taxi boards and days, for clients that draw the table."""
        return {
            "canvas": msgspec.to_builtins(self.map.canvas),
            "colours": [msgspec.to_builtins(colour) for colour in self.map.colour],
            "provinces": [msgspec.structs.asdict(province) for province in self.map.province],
            "paths": [msgspec.to_builtins(path) for path in self.map.path],
            "cards": [msgspec.to_builtins(card) for card in self.destinations.destination],
            "sides": [msgspec.to_builtins(side) for side in self.taxis.side],
            "boxes": [msgspec.to_builtins(box) for box in self.taxis.box],
            "days": [msgspec.to_builtins(day) for day in self.days.day],
            "trophies": [msgspec.structs.asdict(trophy) for trophy in self.trophies.trophy],
            "setup": msgspec.to_builtins(self.tokens.setup),
            "advanced_copies": self.tokens.advanced.copies,
            "player_colours": [msgspec.to_builtins(colour) for colour in self.tokens.player_colour],
        }


def compound_names(names: dict[str, list[str]], say: Say) -> dict[str, list[str]]:
    """A card is named by its two places, a number token by its number, a pair as a multiplication."""
    cities, attractions = names["place"][::2], names["place"][1::2]
    tokens = [*[str(value) for value in VALUES], say("name-plane")]
    held = [*tokens, *[say("name-dotted", token=token) for token in tokens]]
    return {
        "card": [
            say("name-card", city=city, attraction=attraction)
            for city, attraction in zip(cities, attractions, strict=True)
        ],
        "token": tokens,
        "base": tokens[:6],
        "held": held,
        "pair": [f"{held[a]} × {held[b]}" for a in range(len(held)) for b in range(a, len(held))],
    }


def _bit(way: tuple[int, ...]) -> int:
    return 1 << (sum(n * amount for n, amount in zip(way, AMOUNTS_OF, strict=True)) + NO_CHANGE)


def _parts(way: tuple[int, ...]) -> int:
    """The bits of the sums of all proper subsets, the empty one included."""
    found = 0
    for part in product(*[range(n + 1) for n in way]):
        if part != way:
            found |= _bit(part)
    return found


SHELF: Final = Shelf(Components, PACKAGED)
packaged, load = SHELF.packaged, SHELF.load
