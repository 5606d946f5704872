"""The contents of the box, as numbers that rules read. Filled from the data files by `components`.

A *piece* is a building in one of its shapes. A *placement* is a square and a way to face: square * 8 + facing. The
square is the first one the tile covers, in reading order (SC-3.12). Vectors of sets of squares have two words a set
(`squares.nth`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.components.squares import Squares

SIDE: Final[i64] = 10
N_SQUARES: Final[i64] = 100
FACINGS: Final[i64] = 8
N_PLACEMENTS: Final[i64] = 800
SMALLEST_ZONE: Final[i64] = 7
# The most squares a tile has.
MOST_CELLS: Final[i64] = 9

# The currencies of a price.
MONEY: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
METAL: Final[i64] = 3
CURRENCIES: Final[i64] = 4

# Categories of buildings, numbered as in `files`.
N_CATEGORIES: Final[i64] = 15
TOWN_HALL: Final[i64] = 0
RESIDENTIAL: Final[i64] = 1
COMMERCIAL: Final[i64] = 2
FACTORY: Final[i64] = 3
INDUSTRY: Final[i64] = 4
WAREHOUSE: Final[i64] = 5
PARK: Final[i64] = 6
SERVICE: Final[i64] = 7
CULTURAL: Final[i64] = 8
AIRPORT: Final[i64] = 9
BANK: Final[i64] = 10

# How a building is placed on a board, numbered as in `files`.
BY_BUILDING: Final[i64] = 0
BY_COUNCIL: Final[i64] = 1
AT_SETUP: Final[i64] = 2
PRINTED: Final[i64] = 3

# SC-15.2: the kind of place of a tile's cell, numbered as in `files`.
NO_PLACE: Final[i64] = 0
HALL_PLACE: Final[i64] = 1
HOME_PLACE: Final[i64] = 2
CASH_PLACE: Final[i64] = 3
SELL_PLACE: Final[i64] = 4
VOTES_PLACE: Final[i64] = 5
RAW_TO_VOTES_PLACE: Final[i64] = 6
WOOD_PLACE: Final[i64] = 7
STONE_PLACE: Final[i64] = 8
METAL_PLACE: Final[i64] = 9
STORAGE_PLACE: Final[i64] = 10
CULTURE_PLACE: Final[i64] = 11
BANK_PLACE: Final[i64] = 12
SORTING_PLACE: Final[i64] = 13
TRAM_PLACE: Final[i64] = 14
OPERA_PLACE: Final[i64] = 15
PILGRIM_PLACE: Final[i64] = 16
# A square of one of Tokyo's parks (SC-8.5.5).
PARK_PLACE: Final[i64] = 17

# The terrain of a square.
TERRAINS: Final = ".L^~f#BE"
PLAIN: Final[i64] = 0
LAKE: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
RIVER: Final[i64] = 3
FLOOD: Final[i64] = 4
SEA: Final[i64] = 5
IMPERIAL: Final[i64] = 6
DELHI: Final[i64] = 7
N_TERRAINS: Final[i64] = 8

# Rows of the City Council.
FINANCE: Final[i64] = 0
INDUSTRY_ROW: Final[i64] = 1
CONSTRUCTION: Final[i64] = 2
TOURISM: Final[i64] = 3
ENVIRONMENT: Final[i64] = 4
ROWS: Final[i64] = 5
COLUMNS: Final[i64] = 4

# Tests of promises (SC-15.4).
TESTS: Final = [
    "has_level",
    "living_citizens",
    "squares",
    "tiles",
    "pollution_max",
    "initial_zone_full",
    "has_buildings",
    "distinct",
    "distinct_ids",
    "money_min",
    "raw_min",
    "has_building_influencing",
    "has_building_and_squares",
    "has_building_and_pollution",
    "citizens_on_building",
    "powered_columns",
    "powered_columns_max",
    "largest_connected",
    "dead_max",
    "zone_size",
    "council_column",
    "homes_full",
    "levels_each",
    "airport_noise_max",
]


class Table:
    """All placements of a piece: the sets of the squares it covers, of those that must be land, and of its zone of
    influence (SC-3.3), empty where a placement is none. `inside` has the placements within the zone of 7, 8, 9 and 10
    rows and columns, ascending, of like ones only the first (SC-3.15).
    """

    def __init__(self) -> None:
        self.covered: vec[i64] = vec[i64]()
        self.dry: vec[i64] = vec[i64]()
        self.ring: vec[i64] = vec[i64]()
        self.inside: list[vec[i64]] = []
        # By placement and cell, MOST_CELLS of them: the square of the cell.
        self.cells: vec[i64] = vec[i64]()
        # The distinct facings, one bit each.
        self.facings: i64 = 0

    def squares(self, placement: i64) -> Squares:
        """The squares that a placement covers; `dry_squares` those of them that must be land."""
        return self.covered[2 * placement], self.covered[2 * placement + 1]

    def dry_squares(self, placement: i64) -> Squares:
        return self.dry[2 * placement], self.dry[2 * placement + 1]

    def influence(self, placement: i64) -> Squares:
        """SC-3.3: its zone of influence."""
        return self.ring[2 * placement], self.ring[2 * placement + 1]


class Promise:
    """A promise or special promise: its test with all parameters that any test has; sets are bits."""

    def __init__(self) -> None:
        self.test: i64 = 0
        self.value: i64 = 0
        self.failed: i64 = 0
        self.category: i64 = -1
        self.level: i64 = 0
        self.count: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        # Bits of buildings, and those of them that count as one building.
        self.buildings: i64 = 0
        self.same_kind: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0
        # Bits of terrains that may stay uncovered.
        self.ignored: i64 = 0
        self.graves_count: bool = False
        # By category, the least level (0: any); for levels_each.
        self.levels: vec[i64] = vec[i64]()


class Box:
    """Shared by all positions, never changed. Arrays are indexed by piece unless their name says otherwise."""

    def __init__(self) -> None:
        self.pieces: i64 = 0
        self.tables: list[Table] = []
        self.building: vec[i64] = vec[i64]()
        self.category: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.way: vec[i64] = vec[i64]()
        self.limit: vec[i64] = vec[i64]()
        # the buildings counted together against the limit, bits
        self.limit_group: vec[i64] = vec[i64]()
        self.public: vec[i64] = vec[i64]()
        self.votes: vec[i64] = vec[i64]()
        # 0: base game, 1: new_buildings, 2: real_buildings, 3: printed on boards of Asia
        self.module: vec[i64] = vec[i64]()
        # by piece and currency; votes in prices are separate
        self.cost: vec[i64] = vec[i64]()
        self.cost_votes: vec[i64] = vec[i64]()
        # by piece and cell: the kind of place
        self.places: vec[i64] = vec[i64]()
        # by piece: the cell where all people, or the Doctor, stand; -1 for none
        self.place_cell: vec[i64] = vec[i64]()
        self.doctor_cell: vec[i64] = vec[i64]()
        # requirements for the zone of influence; categories and buildings as sets, one bit each
        self.public_needed: vec[i64] = vec[i64]()
        self.homes_needed: vec[i64] = vec[i64]()
        self.shops_needed: vec[i64] = vec[i64]()
        self.parks_needed: vec[i64] = vec[i64]()
        self.citizens_needed: vec[i64] = vec[i64]()
        self.border_needed: vec[i64] = vec[i64]()
        self.buildings_needed: vec[i64] = vec[i64]()
        self.one_of: vec[i64] = vec[i64]()
        self.banned: vec[i64] = vec[i64]()
        # by building: the building it counts as in conditions (Shanghai's port is a Harbour)
        self.counts_as: vec[i64] = vec[i64]()
        # effects of tiles, by piece; 0 for none (SC-15.3)
        self.toll: vec[i64] = vec[i64]()
        self.pollution_bonus: vec[i64] = vec[i64]()
        self.citizen_votes: vec[i64] = vec[i64]()
        self.citizen_cash: vec[i64] = vec[i64]()
        self.host_income: vec[i64] = vec[i64]()
        self.is_subway: vec[i64] = vec[i64]()
        self.is_clinic: vec[i64] = vec[i64]()
        self.is_university: vec[i64] = vec[i64]()
        # sets of squares: by board and terrain; by size of the zone, from 7 on
        self.terrain_squares: vec[i64] = vec[i64]()
        self.zone_squares: vec[i64] = vec[i64]()
        # by board
        self.first_zone: vec[i64] = vec[i64]()
        self.start_pollution: vec[i64] = vec[i64]()
        self.printed: list[vec[i64]] = []  # tile codes, piece * N_PLACEMENTS + placement
        self.hall_printed: vec[i64] = vec[i64]()
        self.river_material: vec[i64] = vec[i64]()  # the extra cost of a river square: WOOD, STONE, or 0
        self.pair: vec[i64] = vec[i64]()  # the double-sided board of Asia with this side; -1 for none
        self.turn_pollution: vec[i64] = vec[i64]()
        self.is_measured: vec[i64] = vec[i64]()  # whether pollution is measured and counted
        self.parks_are_places: vec[i64] = vec[i64]()  # whether people move into parks
        # sets of squares that only water cells may cover
        self.water_squares: vec[i64] = vec[i64]()
        self.council_moves: vec[i64] = vec[i64]()
        self.zone_max: i64 = 0
        self.zone_step: i64 = 0
        # setup
        self.turns: i64 = 8
        self.nuclear_turns: i64 = 9
        self.start_money: vec[i64] = vec[i64]()
        self.nuclear_money: vec[i64] = vec[i64]()
        self.solo_money: i64 = 0
        self.solo_nuclear_money: i64 = 0
        self.in_hall: i64 = 0
        self.in_career: i64 = 0
        self.in_supply: i64 = 0
        # the ring
        self.free_steps: i64 = 0
        self.step_cost: i64 = 0
        self.mayor_money: i64 = 0
        self.raw_discount: i64 = 0
        self.money_discount: i64 = 0
        self.supporter_votes: i64 = 0
        self.opponent_votes: i64 = 0
        self.opponent_money: i64 = 0
        self.physicist_votes: i64 = 0
        self.artist_votes: i64 = 0
        # economy; by currency
        self.sale: vec[i64] = vec[i64]()
        self.sale_votes: vec[i64] = vec[i64]()
        self.raw_pollution: vec[i64] = vec[i64]()
        self.cash: i64 = 0
        self.shop_votes: i64 = 0
        self.tourist_income: i64 = 0
        self.home_votes: vec[i64] = vec[i64]()
        self.university_votes: i64 = 0
        self.citizen_pollution: i64 = 0
        self.tourist_pollution: i64 = 0
        self.park_pollution: i64 = 0
        self.out_at: i64 = 0
        self.deadly: i64 = 0
        self.solo_deadly: i64 = 0
        # the council
        self.column_cost: vec[i64] = vec[i64]()
        self.finance: vec[i64] = vec[i64]()
        self.industry: vec[i64] = vec[i64]()  # by column and currency; MONEY: units of any kind
        self.free_size: vec[i64] = vec[i64]()
        self.tourism: vec[i64] = vec[i64]()
        self.environment: vec[i64] = vec[i64]()
        self.never_free: vec[i64] = vec[i64]()  # by piece: not given by the Construction row
        # promises
        self.promises_dealt: i64 = 0
        self.promises: list[Promise] = []
        self.specials: list[Promise] = []
        self.promise_module: vec[i64] = vec[i64]()  # 0 base, 1 new_promises, 2 nuclear
        self.special_module: vec[i64] = vec[i64]()
        self.void_in_asia: vec[i64] = vec[i64]()  # specials
        # Winter
        self.godzillas: vec[i64] = vec[i64]()  # by number of players
        self.markers: i64 = 0
        self.first_awake: i64 = 0
        self.cleaned: i64 = 0
        self.stockholm: i64 = 0
        self.salary: i64 = 0
        self.with_doctor: vec[i64] = vec[i64]()  # by column of Tourism: citizens who come with a Doctor
        self.speech_votes: i64 = 0
        self.stones: i64 = 0
        self.mountain_corners: bool = False
        self.tokyo: i64 = -1
        self.shanghai: i64 = -1
        self.beijing: i64 = -1
        self.bangkok: i64 = -1
        self.delhi: i64 = -1
        self.ulaanbaatar: i64 = -1
        self.flood_turns: i64 = 0  # bits
        self.flood_bonus_turns: i64 = 0  # bits
        self.flood_bonus: i64 = 0
        self.delhi_deaths: i64 = 0  # bits of turns
        self.bank_income: i64 = 0
        self.bank_condition: i64 = 0
        self.bank_money: i64 = 0
        self.sorting_pollution: i64 = 0
        self.opera_votes: i64 = 0
        self.plant_cost: vec[i64] = vec[i64]()
        self.plant_count: vec[i64] = vec[i64]()
        self.plant_columns: vec[i64] = vec[i64]()
        self.plant_reserve: vec[i64] = vec[i64]()
