"""The data file of the Winter box, typed like those of `files`; its buildings are in the file of buildings."""

# Interpreted: msgspec structures.

from typing import Literal

from ludotheque.core.data import Record
from ludotheque.games.small_city.components.files import Amount, Building, ByPlace, Few


class Module(Record):
    """A module of the Winter box."""

    id: str
    fr: str
    en: str
    compatible: str | None = None
    excludes: list[str] = []
    needs: list[str] = []
    victory: Literal["votes"] | None = None


class Godzillas(Record):
    """Figures of the godzillas."""

    pieces: Few
    by_players: dict[str, Few]
    radioactivity_markers: Amount
    first_turn_awake: Few
    die: Literal[6]
    squares_occupied: Literal[2]
    engineer_removes: Few
    markers_left_when_leaving: Literal[2]
    max_per_borough: Literal[1]
    stockholm_votes_per_marker: Few
    stockholm_default: Literal[False]


class Package(Record):
    """The citizens and Doctors of a Tourism space."""

    citizens: Few = 0
    doctors: Few = 0


class Doctors(Record):
    """Figures of the Doctors."""

    pieces_per_player: Literal[1]
    pieces: Few
    salary: Few
    resurrects_per_turn: Literal[1]
    tourism_options: list[list[Package]]


class MayorVariant(Record):
    """Figures of the Mayor's variant."""

    hall_spaces_needed: Literal[2]
    squares_round_mayor: Literal[6]
    votes_each: Few
    max_votes: Literal[6]


class Terrain(Record):
    """Figures of the terrain boards."""

    stones: Amount
    mountain_stone_per_adjacent_worker: Literal[1]
    mountain_adjacency: Literal["orthogonal", "king"]
    side_chosen_by: Literal["each_player"]
    boards_mountain: list[str]
    boards_river: list[str]


class ParkDelay(Record):
    """The number of turns between a move into a park and its growth."""

    park_1: Literal[0]
    park_2: Literal[1]


class Asia(Record):
    """Figures of the boards of Asia."""

    boards: list[str]
    deal: Literal["random_board_then_choose_side"]
    shanghai_multiplier: Literal[2]
    shanghai_port_storage: Literal[6]
    beijing_council_moves: Literal[2]
    tokyo_park_places_per_square: Literal[1]
    tokyo_growth_delay: ParkDelay


class ByLevel(Record):
    """A figure for the nuclear plants of each level."""

    nuclear_1: Amount
    nuclear_2: Amount
    nuclear_3: Amount


class Nuclear(Record):
    """Figures of the nuclear plants."""

    turns: Literal[9]
    start_money: ByPlace
    solo_start_money: Amount
    personal_reserve: ByLevel
    plants_per_turn: Literal[1]
    columns: ByLevel
    cost: ByLevel
    count: ByLevel
    town_hall_needs_power: Literal[False]
    parks_need_power: Literal[False]
    warehouses_need_power: Literal[True]


class Winter(Record):
    """winter.toml."""

    schema: Literal["small_city.winter.v1"]
    module: list[Module]
    godzillas: Godzillas
    doctors: Doctors
    mayor_variant: MayorVariant
    terrain: Terrain
    asia: Asia
    nuclear: Nuclear
    building: list[Building]
