"""Civilization with prepared positions: the option `scene` selects the start of a match, for two people at one table.

Rules, words and pages are those of the game; this module has the game's name so that a server loads it in its place.
"""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared_in
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.verbs import Domain
from ludotheque.games.civilization import CivilizationGame
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.scenarios.files import City, Given, Player
from ludotheque.games.civilization.scenarios.prepared import prepare

PLACE: Final = "tests.browser.prepared.civilization:game"

# The land between the two home tiles, and the pieces on it; everything else is as after set-up.
LAND = {"3": "tile_01", "4": "tile_02", "5": "tile_03", "6": "tile_04"}
PLAIN = dict.fromkeys(("4b1", "4c1", "4d1", "4b2", "4c2", "4d2", "4b3", "4c3", "4d3"), "grassland")
ROME = ["code_of_laws", "masonry", "pottery", "metalworking", "construction"]
CHINA = ["writing", "horseback_riding", "animal_husbandry"]
OPEN_LAND = {f"{tile}{column}{row}": "grassland" for tile in "45" for column in "bcd" for row in "123"}

SCENES: Final[dict[str, Given]] = {
    # Two cities; a scout sends its square's yield to the capital, an enemy army blocks a square of the other city.
    "realm": Given(
        civs=["rome", "china"],
        turn=8,
        phase="city_management",
        tiles=LAND,
        terrain=PLAIN | {"4b1": "forest", "4d1": "mountain", "4d3": "desert", "4a1": "forest"},
        market=["stonehenge", "colossus", "oracle", "hanging_gardens"],
        player=[
            Player(
                techs=ROME,
                trade=14,
                culture=5,
                coins=2,
                tech_coins={"code_of_laws": 1},
                space=4,
                resources={"iron": 1, "wheat": 1, "incense": 1},
                tokens=["hut_spy", "hut_silk"],
                cards=["bread_and_circuses", "gift_from_afar"],
                units={"infantry": [3, 2], "mounted": [2], "artillery": [1]},
                cities=[City(at="4c2")],
                armies={"1b2": 2},
                scouts={"4a1": 1},
                links={"4a1": "capital"},
                buildings={"1c4": "workshop"},
                great_people={"4c3": "merchant"},
            ),
            Player(
                techs=CHINA, trade=9, culture=3, armies={"4d1": 1}, scouts={"2b2": 1}, tokens=["hut_wheat"]
            ),
        ],
    ),
    # The beginning of a turn from which three rounds include everything: a site near a scout, resources for a wonder,
    # goods on both sides, a player with a spy and Writing, armies next to a village and next to a city with walls.
    "evening": Given(
        civs=["rome", "china"],
        turn=7,
        tiles=LAND,
        terrain=OPEN_LAND | {"4a1": "forest"} | dict.fromkeys(("3a2", "3b2", "5c4"), "grassland"),
        market=["stonehenge", "colossus", "oracle", "hanging_gardens"],
        tokens={"3b2": "village_great_person"},
        player=[
            Player(
                techs=ROME,
                trade=9,
                culture=5,
                resources={"iron": 1},
                units={"infantry": [3, 3, 3], "mounted": [3, 3], "artillery": [3]},
                armies={"3a2": 2, "5c4": 2},
                scouts={"4c2": 1, "4a1": 1},
                links={"4a1": "capital"},
                buildings={"1c4": "workshop"},
                great_people={"1c2": "general"},
            ),
            Player(
                techs=CHINA,
                trade=9,
                culture=3,
                resources={"wheat": 1},
                tokens=["hut_spy"],
                units={"infantry": [1], "mounted": [1]},
                cities=[City(at="5c2", walls=True)],
                armies={"2b2": 1},
                scouts={},
            ),
        ],
    ),
    # An army near a player who holds a culture card with which a move could be interrupted.
    "march": Given(
        civs=["rome", "china"],
        turn=3,
        phase="movement",
        tiles=LAND,
        terrain=OPEN_LAND,
        player=[
            Player(armies={"5d4": 1}, scouts={}),
            Player(armies={}, scouts={}, cards=["bread_and_circuses"], cities=[City(at="5c2")]),
        ],
    ),
    # Armies at the edge of the known world, with face-down tiles to the north and to the east.
    "frontier": Given(
        civs=["rome", "china"],
        turn=3,
        phase="movement",
        player=[Player(armies={"1b1": 1, "1d2": 1}, scouts={}), Player()],
    ),
    # An army next to a city with walls, both sides with bonuses.
    "war": Given(
        civs=["rome", "china"],
        turn=9,
        phase="movement",
        tiles=LAND,
        terrain=PLAIN,
        player=[
            Player(
                techs=ROME,
                trade=5,
                culture=2,
                resources={"iron": 2},
                units={"infantry": [3, 3], "mounted": [3], "artillery": [2]},
                armies={"4c4": 2, "1b2": 1},
                scouts={},
                buildings={"1c4": "barracks"},
                great_people={"1b3": "general"},
            ),
            Player(
                techs=CHINA,
                trade=8,
                culture=4,
                resources={"silk": 1},
                coins=1,
                tech_coins={"pottery": 1},
                units={"infantry": [1], "mounted": [1]},
                cities=[City(at="4c2", walls=True)],
                armies={"2b2": 1},
                scouts={},
            ),
        ],
    ),
}


class Prepared(Game[Civilization]):
    """Only the set-up is replaced."""

    def __init__(self) -> None:
        self.plain = CivilizationGame()
        scene = Domain("scene", ["none", *SCENES])
        super().__init__(
            id=self.plain.id,
            declared=declared_in("ludotheque.games.civilization"),
            seats=self.plain.seats,
            options=[*self.plain.options, Option(scene)],
            amendments=self.plain.amendments,
            naming=self.plain.naming,
            advice=self.plain.advice,
            drawing=self.plain.drawing,
        )

    def bare(self, seats: i64, chance: Chance) -> Civilization:
        return self.plain.bare(seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Civilization:
        chosen = options[len(options) - 1]
        if chosen == 0:
            return self.plain.deal(seats, chance, options[: len(options) - 1])
        return prepare(self.plain, list(SCENES.values())[chosen - 1])

    def view(self, s: Civilization, seat: i64) -> dict[str, Any]:
        return self.plain.view(s, seat)

    def redeal(self, s: Civilization, seat: i64, chance: Chance) -> None:
        self.plain.redeal(s, seat, chance)

    def broken(self, s: Civilization) -> list[str]:
        return self.plain.broken(s)

    def score(self, s: Civilization) -> Outcome:
        return self.plain.score(s)

    def data(self) -> DataFolder:
        return self.plain.data()


def game(corrected: Path | None = None) -> Prepared:
    return Prepared()
