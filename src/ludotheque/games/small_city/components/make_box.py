"""Converts the data files into the numbers that rules read."""

# Interpreted: reads msgspec structures, once.

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.data import vec_of
from ludotheque.games.small_city.components import RAW, Components, marks
from ludotheque.games.small_city.components.box import (
    FACINGS,
    MOST_CELLS,
    N_PLACEMENTS,
    SIDE,
    SMALLEST_ZONE,
    TERRAINS,
    TESTS,
    Box,
    Promise,
)
from ludotheque.games.small_city.components.card_files import PromiseCard, Units
from ludotheque.games.small_city.components.files import (
    CATEGORIES,
    PLACE_KINDS,
    WAYS,
    Board,
    Building,
    Printed,
    Raw,
)
from ludotheque.games.small_city.components.geometry import facings, table, turned
from ludotheque.games.small_city.components.squares import set_of, vector_of

MODULES: Final = (None, "new_buildings", "real_buildings", "asia")
PROMISE_MODULES: Final = (None, "new_promises", "nuclear")
LEVELS: Final = ("nuclear_1", "nuclear_2", "nuclear_3")
# SC-5.2.3, SC-8.5.7: terrain that only water cells may cover: lakes, in Bangkok also the river.
WATER: Final = {"bangkok": "L~"}
IGNORED: Final = {"lake": "L", "mountain": "^", "river": "~", "sea": "#"}


def make_box(parts: Components) -> Box:
    """The data as numbers: ids become their indices in the vocabulary's lists."""
    box = Box()
    set_tiles(box, parts)
    set_conditions(box, parts)
    set_effects(box, parts)
    set_boards(box, parts)
    set_actions(box, parts)
    set_economy(box, parts)
    set_council(box, parts)
    set_promises(box, parts)
    set_winter(box, parts)
    return box


def set_tiles(box: Box, parts: Components) -> None:
    tiles = list(parts.tiles())
    buildings = [building for building, _, _ in tiles]
    box.pieces = len(tiles)
    box.tables = [
        table(parts.cells(shape), marks(building), building.water_cells) for building, shape, _ in tiles
    ]
    box.building = vec_of(parts.building_ids.index(building.id) for building in buildings)
    box.category = vec_of(CATEGORIES.index(building.category) for building in buildings)
    box.level = vec_of(building.level for building in buildings)
    box.size = vec_of(building.size for building in buildings)
    box.count = vec_of(0 if building.how == "preprinted" else count for building, _, count in tiles)
    box.way = vec_of(WAYS.index(building.how) for building in buildings)
    box.limit = vec_of(building.max_per_player for building in buildings)
    box.limit_group = vec_of(
        _bits(
            [
                other.id
                for other in parts.every_building
                if other.id == building.id
                or (building.limit_group and other.limit_group == building.limit_group)
            ],
            parts.building_ids,
        )
        for building in buildings
    )
    box.public = vec_of(building.public for building in buildings)
    box.votes = vec_of(building.votes_when_built for building in buildings)
    box.module = vec_of(MODULES.index(building.module) for building in buildings)
    box.cost = vec_of(getattr(building.cost, kind) for building in buildings for kind in ("money", *RAW))
    box.cost_votes = vec_of(building.cost.votes for building in buildings)
    box.places = vec_of(kind for building in buildings for kind in _place_kinds(building))
    box.place_cell = vec_of(-1 if one.place_cell is None else one.place_cell for one in buildings)
    box.doctor_cell = vec_of(-1 if one.doctor_cell is None else one.doctor_cell for one in buildings)


def set_conditions(box: Box, parts: Components) -> None:
    """SC-5.2.5: what each piece requires and tolerates in its zone of influence."""
    buildings = [building for building, _, _ in parts.tiles()]
    requires = [building.requires for building in buildings]
    box.public_needed = vec_of(one.public_buildings for one in requires)
    box.homes_needed = vec_of(one.residential_zones for one in requires)
    box.shops_needed = vec_of(one.commercial_zones for one in requires)
    box.parks_needed = vec_of(one.park_squares for one in requires)
    box.citizens_needed = vec_of(one.active_citizens for one in requires)
    box.border_needed = vec_of(one.touches_enlargement_border for one in requires)
    box.buildings_needed = vec_of(_bits(one.buildings, parts.building_ids) for one in requires)
    box.one_of = vec_of(_bits(one.any_category, CATEGORIES) for one in requires)
    box.banned = vec_of(_bits(building.forbids, CATEGORIES) for building in buildings)
    box.counts_as = vec_of(parts.building_ids.index(one.counts_as or one.id) for one in parts.every_building)


def set_effects(box: Box, parts: Components) -> None:
    """SC-15.3: the effects of tiles."""
    buildings = [building for building, _, _ in parts.tiles()]
    box.toll = vec_of(one.tourist_toll for one in buildings)
    box.pollution_bonus = vec_of(one.pollution for one in buildings)
    box.citizen_votes = vec_of(one.citizen_votes for one in buildings)
    box.citizen_cash = vec_of(one.citizen_cash for one in buildings)
    box.host_income = vec_of(one.host_income_per_tourist for one in buildings)
    box.is_subway = vec_of(one.effect == "hall_to_any_home_and_tourists_anywhere" for one in buildings)
    box.is_clinic = vec_of(one.effect == "prevents_own_death_when_staffed" for one in buildings)
    box.is_university = vec_of(one.effect == "university_votes" for one in buildings)


def set_boards(box: Box, parts: Components) -> None:
    side = int(SIDE)
    boards = parts.boards.board
    box.terrain_squares = vector_of(
        set_of(i for i, mark in enumerate("".join(board.grid)) if mark == terrain)
        for board in boards
        for terrain in TERRAINS
    )
    box.water_squares = vector_of(
        set_of(i for i, mark in enumerate("".join(board.grid)) if mark in WATER.get(board.id, "L"))
        for board in boards
    )
    box.zone_squares = vector_of(
        set_of(row * side + column for row in range(size) for column in range(size))
        for size in range(int(SMALLEST_ZONE), side + 1)
    )
    box.first_zone = vec_of(board.initial_zone[0] for board in boards)
    box.start_pollution = vec_of(board.start_pollution for board in boards)
    box.printed = [vec_of(printed_tile(parts, one) for one in board.preprinted) for board in boards]
    box.hall_printed = vec_of(board.town_hall == "preprinted" for board in boards)
    box.river_material = vec_of(_river_material(board) for board in boards)
    pairs = sorted({board.pair for board in boards if board.pair is not None})
    box.pair = vec_of(-1 if board.pair is None else pairs.index(board.pair) for board in boards)
    box.is_measured = vec_of(board.id != "delhi" for board in boards)
    box.parks_are_places = vec_of(board.id == "tokyo" for board in boards)
    box.turn_pollution = vec_of(board.pollution_each_turn for board in boards)
    box.council_moves = vec_of(board.council_moves for board in boards)
    box.zone_max = parts.boards.zone.max[0]


def printed_tile(parts: Components, printed: Printed) -> int:
    """The tile that lies on the cells of a printed building: piece * N_PLACEMENTS + placement."""
    wanted = [(row, column) for row, column in printed.cells]
    first = min(wanted)
    there = [(row - first[0], column - first[1]) for row, column in wanted]
    found = -1
    for piece, (building, shape, _) in enumerate(parts.tiles()):
        cells = parts.cells(shape)
        if building.id != printed.building or len(cells) != len(wanted):
            continue
        for facing in facings(cells, marks(building)):
            same_places = dict(zip(turned(cells, facing), marks(building), strict=True))
            if same_places == dict(zip(there, marks(building), strict=True)):
                square = first[0] * int(SIDE) + first[1]
                found = piece * int(N_PLACEMENTS) + square * int(FACINGS) + facing
    if found < 0:
        where = f"expected cells on which a tile of {printed.building} can lie"
        parts.wrong("boards.toml", "board.preprinted", where)
    return found


def set_actions(box: Box, parts: Components) -> None:
    cards = {action.id: action for action in parts.actions.action}
    box.free_steps = parts.actions.ring.free_steps
    box.step_cost = parts.actions.ring.extra_step_cost
    box.mayor_money = cards["mayor"].money
    box.raw_discount = cards["architect"].raw_discount
    box.money_discount = cards["mediator"].money_discount
    box.supporter_votes = cards["supporter"].votes
    box.opponent_votes = cards["opponent"].votes
    box.opponent_money = cards["opponent"].solo_money
    box.physicist_votes = cards["physicist"].votes_each
    box.artist_votes = cards["artist"].votes_each
    box.zone_step = cards["urban_planner"].steps * parts.boards.zone.step[0]


def set_economy(box: Box, parts: Components) -> None:
    economy, setup = parts.buildings.economy, parts.buildings.setup
    box.start_money = vec_of(
        [setup.start_money.p1, setup.start_money.p2, setup.start_money.p3, setup.start_money.p4]
    )
    box.solo_money = setup.solo_start_money
    box.in_hall = setup.citizens_in_town_hall
    box.in_career = setup.citizens_in_career
    box.in_supply = setup.citizens_per_colour_total - setup.citizens_limit
    box.sale = _raw(economy.raw_sale)
    box.sale_votes = _raw(economy.raw_votes)
    box.raw_pollution = _raw(economy.pollution_per_raw)
    box.cash = economy.commercial_cash
    box.shop_votes = economy.commercial_votes
    box.tourist_income = economy.tourist_host_income
    box.home_votes = vec_of(economy.residential_votes)
    box.university_votes = economy.university_votes
    box.citizen_pollution = economy.pollution_per_citizen
    box.tourist_pollution = economy.pollution_per_tourist
    box.park_pollution = economy.pollution_per_park_square
    box.out_at = economy.pollution_out_of_game
    box.deadly = economy.death_threshold
    box.solo_deadly = economy.solo_death_threshold


def set_council(box: Box, parts: Components) -> None:
    rows = {row.id: row for row in parts.council.row}
    box.column_cost = vec_of(parts.council.board.column_cost)
    box.finance = vec_of(rows["finance"].rewards)
    box.industry = vec_of(
        getattr(units, kind)
        for units in rows["industry"].rewards
        if isinstance(units, Units)
        for kind in ("any", *RAW)
    )
    box.free_size = vec_of(rows["construction"].rewards)
    box.tourism = vec_of(rows["tourism"].rewards)
    box.environment = vec_of(rows["environment"].rewards)
    row = rows["construction"]
    box.never_free = vec_of(
        building.id in row.excludes
        or building.how == "preprinted"
        or any(getattr(building.cost, kind) for kind in row.excludes_priced_in)
        for building, _, _ in parts.tiles()
    )


def set_promises(box: Box, parts: Components) -> None:
    rules = parts.promises.rules
    box.promises_dealt = rules.dealt
    box.promises = [promise_of(parts, card) for card in parts.promises.promise]
    box.specials = [promise_of(parts, card) for card in parts.promises.special]
    for promise in box.promises:
        promise.failed = rules.failed[str(promise.value)]
    box.promise_module = vec_of(PROMISE_MODULES.index(card.module) for card in parts.promises.promise)
    box.special_module = vec_of(PROMISE_MODULES.index(card.module) for card in parts.promises.special)
    void = rules.redraw_special_if_trivial.get("asia", [])
    box.void_in_asia = vec_of(card.id in void for card in parts.promises.special)


def promise_of(parts: Components, card: PromiseCard) -> Promise:
    made, params = Promise(), card.params
    made.test = TESTS.index(card.test)
    made.value = card.value
    made.category = -1 if params.category is None else CATEGORIES.index(params.category)
    made.level = params.level or params.column
    made.count = params.count or params.rows_min or params.buildings_min
    made.least = params.min
    made.most = params.max
    made.buildings = _bits([*params.all, *params.ids, *params.building], parts.building_ids)
    made.same_kind = _bits(params.same_kind, parts.building_ids)
    made.rows = params.rows
    made.columns = params.cols
    made.ignored = _bits([IGNORED[one] for one in params.ignore_terrain], TERRAINS)
    made.graves_count = params.cemetery_counts_as_built
    made.levels = vec_of(getattr(params, category, 0) for category in CATEGORIES)
    return made


def set_winter(box: Box, parts: Components) -> None:
    winter, boards = parts.winter, {board.id: board for board in parts.boards.board}
    box.godzillas = vec_of(winter.godzillas.by_players[str(seats)] for seats in (1, 2, 3, 4))
    box.markers = winter.godzillas.radioactivity_markers
    box.first_awake = winter.godzillas.first_turn_awake
    box.cleaned = winter.godzillas.engineer_removes
    box.stockholm = winter.godzillas.stockholm_votes_per_marker
    box.salary = winter.doctors.salary
    box.with_doctor = vec_of(packages[1].citizens for packages in winter.doctors.tourism_options)
    box.speech_votes = winter.mayor_variant.votes_each
    box.stones = winter.terrain.stones
    box.mountain_corners = winter.terrain.mountain_adjacency == "king"
    for city in ("tokyo", "shanghai", "beijing", "bangkok", "delhi", "ulaanbaatar"):
        setattr(box, city, parts.board_ids.index(city))
    box.flood_turns = sum(1 << turn for turn in boards["bangkok"].flood_turns)
    box.flood_bonus_turns = sum(1 << turn for turn in boards["bangkok"].flood_bonus_turns)
    box.flood_bonus = boards["bangkok"].flood_bonus_per_square
    box.delhi_deaths = sum(1 << turn for turn in boards["delhi"].automatic_death_turns)
    buildings = {building.id: building for building in winter.building}
    box.bank_income = buildings["bank"].income_if_moved_this_turn
    box.bank_condition = buildings["bank"].commercial_condition_discount
    box.bank_money = buildings["bank"].commercial_money_bonus
    box.sorting_pollution = buildings["sorting_centre"].pollution_when_activated
    box.opera_votes = buildings["sydney_opera"].votes_phase4
    nuclear = winter.nuclear
    box.nuclear_turns = nuclear.turns
    money = nuclear.start_money
    box.nuclear_money = vec_of([money.p1, money.p2, money.p3, money.p4])
    box.solo_nuclear_money = nuclear.solo_start_money
    box.plant_cost = vec_of(getattr(nuclear.cost, level) for level in LEVELS)
    box.plant_count = vec_of(getattr(nuclear.count, level) for level in LEVELS)
    box.plant_columns = vec_of(getattr(nuclear.columns, level) for level in LEVELS)
    box.plant_reserve = vec_of(getattr(nuclear.personal_reserve, level) for level in LEVELS)


def _place_kinds(building: Building) -> list[int]:
    """SC-3.4: the kind of place of each cell, filled up to MOST_CELLS."""
    kinds = [PLACE_KINDS.index(mark) if mark in PLACE_KINDS else 0 for mark in marks(building)]
    return kinds + [0] * (int(MOST_CELLS) - len(kinds))


def _river_material(board: Board) -> int:
    cost = board.river_extra_cost
    return 0 if cost is None else 1 if cost.wood else 2 if cost.stone else 0


def _raw(figures: Raw) -> vec[i64]:
    """By currency, without money."""
    return vec_of([0, figures.wood, figures.stone, figures.metal])


def _bits(chosen: Sequence[str], every: Sequence[str]) -> int:
    return sum(1 << every.index(one) for one in chosen)
