"""The whole position, and the operations common to all chapters."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.small_city.referee.borough import Borough, Person
from tests.small_city.referee.data import BUILDINGS, PIECES, SETUP, WINTER, Said, name_of

# Results of chance are passed in: the kind of draw, and its source or purpose.
Chance = Callable[..., Any]
Boards = Literal["base_a", "base_b", "mountain", "river", "asia_dealt", "asia_chosen"]
Victory = Literal["votes", "economy", "population", "culture"]


@dataclass
class Ask:
    """A question: its step (SC-16.1 to SC-16.4), who is asked, and every legal answer."""

    step: str
    seat: int
    choices: list[Said]


@dataclass
class Together:
    """Several are asked at once, each separately."""

    lanes: dict[int, "Talk"]


Talk = Generator[Ask | Together, Any, Any]


@dataclass(frozen=True)
class Options:
    boards: Boards = "base_a"
    victory: Victory = "votes"
    godzillas: Literal["no", "yes", "stockholm"] = "no"
    doctors: bool = False
    mayor_variant: bool = False
    new_actions: bool = False
    new_buildings: Literal["no", "yes", "with_promises"] = "no"
    real_buildings: bool = False
    nuclear: bool = False

    @property
    def asia(self) -> bool:
        return self.boards.startswith("asia")

    @property
    def terrain(self) -> bool:
        return self.boards in ("mountain", "river")

    def allowed(self) -> bool:
        """SC-8.5.1: Asia is played for votes only."""
        return not (self.asia and self.victory != "votes")


@dataclass
class Table:
    seats: int
    options: Options
    told: Chance
    boroughs: list[Borough] = field(default_factory=list)
    turn: int = 0
    phase: int = 0
    host: int = 0
    ring: list[str] = field(default_factory=list)
    neutral: int | None = None  # solo: the marker that blocks a card
    stock: dict[str, int] = field(default_factory=dict)
    plants: dict[int, int] = field(default_factory=dict)
    special: str = ""
    supply: list[int] = field(default_factory=list)  # citizens by colour
    doctors: int = 0
    godzillas: int = 0
    radioactivity: int = 0
    stones: int = 0
    last_sender: int | None = None  # who sent the Pilgrim last
    came_back: int | None = None  # the place of the Pilgrim who has just returned from the Monastery
    over: bool = False
    outcome: dict[int, Said] = field(default_factory=dict)

    # ---------------------------------------------------------------- seats

    @property
    def last_turn(self) -> int:
        return int(WINTER["nuclear"]["turns"]) if self.options.nuclear else 8

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def clockwise(self, seat: int) -> list[int]:
        """All seats clockwise from this one, itself first."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def everybody(self) -> list[int]:
        """Turn order, those included who have left the game."""
        return self.clockwise(self.host)

    def playing(self) -> list[int]:
        """SC-4.2: turn order of those still in the game."""
        return [seat for seat in self.everybody() if self.boroughs[seat].out is None]

    # ---------------------------------------------------------------- components in this game

    def is_played(self, building: Said) -> bool:
        module = building.get("module")
        if module == "new_buildings":
            return self.options.new_buildings != "no"
        if module == "real_buildings":
            return self.options.real_buildings
        return module is None

    def full_stock(self) -> dict[str, int]:
        return {
            piece: count
            for piece, (building, _, count) in PIECES.items()
            if self.is_played(building) and building["how"] != "setup"
        }

    # ---------------------------------------------------------------- spaces (SC-3.13)

    def space_kind(self, borough: Borough, square: int) -> Any:
        """Spaces with the same kind are equal; where that matters, every square is a kind of its own."""
        tile = borough.tile_at(square)
        if tile is None or self.options.godzillas != "no":
            return square
        if tile.id == "town_hall" and self.options.mayor_variant:
            return square
        return tile.id

    def spaces(self, borough: Borough, squares: Iterable[int]) -> list[int]:
        """The first of each kind of these spaces, in reading order."""
        found: dict[Any, int] = {}
        for square in sorted(squares):
            found.setdefault(self.space_kind(borough, square), square)
        return sorted(found.values())

    def stocks(self, borough: Borough, kind: str | None = None) -> list[int]:
        """Where one may take a raw material from: the first space of each kind and material."""
        found: dict[Any, int] = {}
        for square in borough.usable_goods(kind):
            found.setdefault((borough.goods[square], self.space_kind(borough, square)), square)
        return sorted(found.values())

    # ---------------------------------------------------------------- goods and people

    def remove_good(self, borough: Borough, square: int) -> str:
        """A raw material leaves the table; a stone of a plain square is one of the 24."""
        if borough.tile_at(square) is None:
            self.stones += 1
        return borough.goods.pop(square)

    def send_home(self, person: Person) -> None:
        """SC-3.13: a piece sent home by a rule takes the first empty space of its Town Hall, else the Career space."""
        home = self.boroughs[person.colour]
        spaces = home.empty_hall()
        if spaces:
            home.put(spaces[0], Person(person.colour))
        else:
            home.career += 1

    def stand(self, seat: int, newcomers: int, step: str, leave: Callable[[], None]) -> Talk:
        """Newcomers choose their spaces in the Town Hall, or go to the Career space; each leaves the previous
        place."""
        borough = self.boroughs[seat]
        where = None
        for left in range(newcomers, 0, -1):
            empty = borough.empty_hall()
            if not empty:
                leave()
                borough.career += 1
                where = None
                continue
            where = empty[0]
            spaces = self.spaces(borough, empty)
            if len(spaces) > 1 and left < len(empty):
                answer = yield Ask(
                    step, seat, [{"verb": "stand", "square": name_of(square)} for square in spaces]
                )
                where = square_in(answer)
            leave()
            borough.put(where, Person(seat))
        return where


def square_in(answer: Said, key: str = "square") -> int:
    name = answer[key]
    return (int(name[1:]) - 1) * 10 + "abcdefghij".index(name[0])


def start_money(options: Options, seats: int, place: int) -> int:
    """SC-4.6: by place in turn order; alone there is a sum of its own in the base game only."""
    if seats == 1 and not options.nuclear:
        return int(SETUP["solo_start_money"])
    money = WINTER["nuclear"] if options.nuclear else SETUP
    return int(money["start_money"][f"p{place + 1}"])


def clinic_cells(borough: Borough) -> tuple[int, int] | None:
    """The Clinic's place and where its Doctor stands."""
    clinic = borough.of_id("clinic")
    if not clinic:
        return None
    building = BUILDINGS["clinic"]
    squares = clinic[0].squares
    return squares[building["place_cell"]], squares[building["doctor_cell"]]
