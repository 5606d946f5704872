"""The vocabulary of Small City: the things, the options, the verbs of the players, the stages and steps of a turn."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import Pack
from ludotheque.core.verbs import Domain, Vocabulary, numbers
from ludotheque.games.small_city.components import packaged

# ---------------------------------------------------------------- things

SEATS: Final = numbers("seat", 3)
PIECES: Final = Domain("piece", packaged().piece_ids)
BUILDINGS: Final = Domain("building", packaged().building_ids)
CATEGORIES: Final = Domain("category", [category.id for category in packaged().buildings.category])
SQUARES: Final = Domain("square", [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"])
GRID_COLUMNS: Final = Domain("column", list("abcdefghij"))
FACINGS: Final = Domain(
    "facing",
    [
        "upright",
        "right",
        "over",
        "left",
        "flipped",
        "flipped_right",
        "flipped_over",
        "flipped_left",
    ],
)
DIRS: Final = Domain("dir", ["up", "right", "down", "left"])
HANDS: Final = Domain("hand", ["left", "right"])
MATERIALS: Final = Domain("material", ["wood", "stone", "metal"])
# What a discount card can lower (SC-5.2.15).
LOWERED: Final = Domain("lowered", ["money", "wood", "stone", "metal"])
CARDS: Final = Domain("card", packaged().card_ids)
PROMISES: Final = Domain("promise", packaged().promise_ids)
SPECIALS: Final = Domain("special", packaged().special_ids)
BOARDS: Final = Domain("borough_board", packaged().board_ids)
CITIES: Final = Domain("city", [board.id for board in packaged().boards.board if board.set == "asia"])
SIDES: Final = Domain("side", ["easy", "expert"])
ROWS: Final = Domain("row", packaged().row_ids)
# Sources and uses of votes (SC-5.2.6, SC-5.4.2, SC-5.5, SC-8.3.3, SC-8.9.2; SC-5.1.3, SC-5.7.6).
VOTE_SOURCES: Final = Domain(
    "source",
    ["homes", "built", "culture", "shops", "exchanged", "cards", "speech", "opponent", "spent"],
)
# How a step of the council is paid.
MEANS: Final = Domain("means", ["money", "votes", "free"])
WHERE: Final = Domain("where", ["air", "ground"])
# The people who come by the Tourism row (SC-8.2.2).
PACKAGES: Final = Domain("package", ["citizens", "with_doctor"])
# The kinds of start of a godzilla's march (SC-8.1.7): the building where it appeared, two squares, or those where it
# already stood.
STARTS: Final = Domain("start", ["building", "squares", "stood_there"])
RESULTS: Final = Domain("result", ["resign", "councillor", "deputy", "mayor", "minister", "legend"])
STAGES: Final = Domain(
    "stage",
    [
        "cities",
        "promises",
        "halls",
        "parade",
        "actions",
        "growth",
        "plans",
        "moves",
        "tourists",
        "arrivals",
        "trams",
        "parks",
        "hosts",
        "trade",
        "listeners",
        "production",
        "overflow",
        "digging",
        "salaries",
        "vote",
        "godzillas",
        "pollution",
        "deaths",
        "council",
        "pilgrims",
        "closing",
    ],
)
TURN: Final = numbers("turn", 9)
ZONE: Final = numbers("zone", 10)
POSITION: Final = numbers("position", 7)
LEVEL: Final = numbers("level", 3)
COUNCIL_COLUMN: Final = numbers("council_column", 4)
COUNT: Final = numbers("count", 100)
NUMBER: Final = numbers("number", 1_000)

NONE: Final[i64] = -1
N_PIECES: Final[i64] = 54
CONSTRUCTIONS: Final[i64] = 3
# The most lines of a plan: three constructions, an Airport's warehouse and a nuclear plant.
RECORDS: Final[i64] = 5
# A bound above the raw materials that a player can own.
MOST_PAID: Final[i64] = 40
# A bound above the citizens of one colour and a Pilgrim.
MOST_MOVES: Final[i64] = 32
RING: Final[i64] = 8
MOST_SEATS: Final[i64] = 4
HALL: Final[i64] = PIECES.index_of["town_hall"]
WAREHOUSE_PIECE: Final[i64] = PIECES.index_of["warehouse"]
MUSEUM: Final[i64] = PIECES.index_of["museum"]

MAYOR: Final[i64] = CARDS.index_of["mayor"]
ARCHITECT: Final[i64] = CARDS.index_of["architect"]
MEDIATOR: Final[i64] = CARDS.index_of["mediator"]
ENGINEER: Final[i64] = CARDS.index_of["engineer"]
SUPPORTER: Final[i64] = CARDS.index_of["supporter"]
URBAN_PLANNER: Final[i64] = CARDS.index_of["urban_planner"]
CITY_COUNCILLOR: Final[i64] = CARDS.index_of["city_councillor"]
OPPONENT: Final[i64] = CARDS.index_of["opponent"]
PHYSICIST: Final[i64] = CARDS.index_of["physicist"]
ARTIST: Final[i64] = CARDS.index_of["artist"]

# The piles of promises: face down in the box, and those of modules that are not played; then a hand for each seat.
IN_BOX: Final[i64] = 0
ABSENT: Final[i64] = 1
PROMISE_PACK: Final = Pack(PROMISES, common=2)

# Directions, in the order of DIRS.
UP: Final[i64] = 0
RIGHT: Final[i64] = 1
DOWN: Final[i64] = 2
LEFT: Final[i64] = 3
# As in VOTE_SOURCES.
FROM_HOMES: Final[i64] = 0
FROM_BUILT: Final[i64] = 1
FROM_CULTURE: Final[i64] = 2
FROM_SHOPS: Final[i64] = 3
FROM_EXCHANGED: Final[i64] = 4
FROM_CARDS: Final[i64] = 5
FROM_SPEECH: Final[i64] = 6
TO_OPPONENT: Final[i64] = 7
TO_SPENT: Final[i64] = 8
N_VOTE_SOURCES: Final[i64] = 9
# How a step of the council is paid, as in MEANS.
BY_MONEY: Final[i64] = 0
BY_VOTES: Final[i64] = 1
FOR_FREE: Final[i64] = 2

# The kinds of start of a march, as in STARTS.
FROM_BUILDING: Final[i64] = 0
FROM_SQUARES: Final[i64] = 1
STOOD_THERE: Final[i64] = 2
# What the Engineer cleans, as in WHERE; people who come by the Tourism row, as in PACKAGES.
ON_THE_GROUND: Final[i64] = 1
WITH_DOCTOR: Final[i64] = 1

# ---------------------------------------------------------------- options

BOARD_SETS: Final = Domain("boards", ["base_a", "base_b", "mountain", "river", "asia_dealt", "asia_chosen"])
VICTORIES: Final = Domain("victory", [victory.id for victory in packaged().promises.victory])
GODZILLAS: Final = Domain("godzillas", ["no", "yes", "stockholm"])
DOCTORS: Final = Domain("doctors", ["no", "yes"])
MAYOR_VARIANT: Final = Domain("mayor_variant", ["no", "yes"])
NEW_ACTIONS: Final = Domain("new_actions", ["no", "yes"])
REAL_BUILDINGS: Final = Domain("real_buildings", ["no", "yes"])
NUCLEAR: Final = Domain("nuclear", ["no", "yes"])
NEW_BUILDINGS: Final = Domain("new_buildings", ["no", "yes", "with_promises"])
# Readings of the booklet: where two are reasonable, the first one is the default.
SOLO_NUCLEAR: Final = Domain("solo_nuclear", ["first_place", "own_amount"])
POWER: Final = Domain("power", ["not_parks", "parks_too"])
FULL_TIE: Final = Domain("full_tie", ["tied_sleep", "all_sleep"])
SORTING_RELIEF: Final = Domain("sorting_relief", ["turn", "level"])
OPTIONS: Final = [
    BOARD_SETS,
    VICTORIES,
    GODZILLAS,
    DOCTORS,
    MAYOR_VARIANT,
    NEW_ACTIONS,
    REAL_BUILDINGS,
    NUCLEAR,
    NEW_BUILDINGS,
    SOLO_NUCLEAR,
    POWER,
    FULL_TIE,
    SORTING_RELIEF,
]
BASE_A: Final[i64] = 0
BASE_B: Final[i64] = 1
MOUNTAINS: Final[i64] = 2
RIVERS: Final[i64] = 3
ASIA_DEALT: Final[i64] = 4
ASIA_CHOSEN: Final[i64] = 5
BY_ALL_VOTES: Final[i64] = 0
BY_ECONOMY: Final[i64] = 1
BY_POPULATION: Final[i64] = 2
BY_CULTURE: Final[i64] = 3
STOCKHOLM: Final[i64] = 2
WITH_PROMISES: Final[i64] = 2

# ---------------------------------------------------------------- verbs

VERBS: Final = Vocabulary()
CHOOSE_CITY: Final = VERBS.verb("choose_city", city=CITIES)
CHOOSE_SIDE: Final = VERBS.verb("choose_side", side=SIDES)
KEEP: Final = VERBS.verb("keep", promise=PROMISES)
SETTLE: Final = VERBS.verb("settle", square=SQUARES)
PARADE: Final = VERBS.verb("parade", square=SQUARES, dir=DIRS)
RECEIVE: Final = VERBS.verb("receive", square=SQUARES, dir=DIRS)
TAKE: Final = VERBS.verb("take", position=POSITION)
OPPOSE: Final = VERBS.verb("oppose", seat=SEATS)
CHOOSE_ENGINEER: Final = VERBS.verb("engineer", where=WHERE)
CLEAN: Final = VERBS.verb("clean", square=SQUARES)
BUILD: Final = VERBS.verb("build", piece=PIECES)
PLACE: Final = VERBS.verb("place", square=SQUARES, facing=FACINGS)
PLANT: Final = VERBS.verb("plant", level=LEVEL, column=GRID_COLUMNS)
DISCOUNT: Final = VERBS.verb("discount", lowered=LOWERED)
KEEP_CARD: Final = VERBS.verb("keep_card")
PAY: Final = VERBS.verb("pay", square=SQUARES)
MOVE: Final = VERBS.verb("move", **{"from": SQUARES, "to": SQUARES})
COME_HOME: Final = VERBS.verb("come_home", **{"borough": SEATS, "from": SQUARES, "to": SQUARES})
COMMIT: Final = VERBS.ending("commit", [BUILD])
SEND: Final = VERBS.verb("send", **{"borough": SEATS, "from": SQUARES, "to": SQUARES})
STOP: Final = VERBS.ending("stop", [SEND])
STAND: Final = VERBS.verb("stand", square=SQUARES)
GROW: Final = VERBS.verb("grow", square=SQUARES)
EXCHANGE: Final = VERBS.verb("exchange", square=SQUARES)
SEAT: Final = VERBS.verb("seat", square=SQUARES)
STORE: Final = VERBS.verb("store", material=MATERIALS, square=SQUARES)
DIG: Final = VERBS.verb("dig", square=SQUARES)
PAY_DOCTOR: Final = VERBS.verb("pay_doctor")
DISMISS: Final = VERBS.verb("dismiss")
RAISE: Final = VERBS.verb("raise", borough=SEATS, square=SQUARES)
APPEAR: Final = VERBS.verb("appear", square=SQUARES, dir=DIRS)
MARCH: Final = VERBS.verb("march", square=SQUARES, dir=DIRS)
TURN_ASIDE: Final = VERBS.verb("turn", hand=HANDS)
LOSE: Final = VERBS.verb("lose", square=SQUARES, seat=SEATS)
BURY: Final = VERBS.verb("bury", square=SQUARES)
ADVANCE: Final = VERBS.verb("advance", row=ROWS, means=MEANS)
PASS: Final = VERBS.ending("pass", [ADVANCE])
DECLINE: Final = VERBS.verb("decline")
WELCOME: Final = VERBS.verb("welcome", package=PACKAGES)
SEND_PILGRIM: Final = VERBS.verb("send_pilgrim", square=SQUARES)

# ---------------------------------------------------------------- stages of a turn, the figure of the lowest frame

IN_CITIES: Final[i64] = 0
IN_PROMISES: Final[i64] = 1
IN_HALLS: Final[i64] = 2
IN_PARADE: Final[i64] = 3
IN_ACTIONS: Final[i64] = 4
IN_GROWTH: Final[i64] = 5
IN_PLANS: Final[i64] = 6
IN_MOVES: Final[i64] = 7
IN_TOURISTS: Final[i64] = 8
IN_ARRIVALS: Final[i64] = 9
IN_TRAMS: Final[i64] = 10
IN_PARKS: Final[i64] = 11
IN_HOSTS: Final[i64] = 12
IN_TRADE: Final[i64] = 13
IN_LISTENERS: Final[i64] = 14
IN_PRODUCTION: Final[i64] = 15
IN_OVERFLOW: Final[i64] = 16
IN_DIGGING: Final[i64] = 17
IN_SALARIES: Final[i64] = 18
IN_VOTE: Final[i64] = 19
IN_GODZILLAS: Final[i64] = 20
IN_POLLUTION: Final[i64] = 21
IN_DEATHS: Final[i64] = 22
IN_COUNCIL: Final[i64] = 23
IN_PILGRIMS: Final[i64] = 24
IN_CLOSING: Final[i64] = 25

# ---------------------------------------------------------------- steps

AT_PHASES: Final[i64] = 0
AT_CITY: Final[i64] = 1
AT_SIDE: Final[i64] = 2
AT_PROMISES: Final[i64] = 3
AT_KEEP: Final[i64] = 4
AT_HALLS: Final[i64] = 5
AT_SETTLE: Final[i64] = 6
AT_PARADE: Final[i64] = 7
AT_RECEIVE: Final[i64] = 8
AT_ACTION: Final[i64] = 9
AT_OPPOSE: Final[i64] = 10
AT_ENGINEER: Final[i64] = 11
AT_CLEAN: Final[i64] = 12
AT_REVEAL: Final[i64] = 13
AT_PLAN: Final[i64] = 14
AT_PLACE: Final[i64] = 15
AT_PAY: Final[i64] = 16
AT_DISCOUNT: Final[i64] = 17
AT_WAREHOUSE: Final[i64] = 18
AT_MOVES: Final[i64] = 19
AT_MOVE: Final[i64] = 20
AT_TOURISTS: Final[i64] = 21
AT_ARRIVALS: Final[i64] = 22
AT_STAND: Final[i64] = 23
AT_GROW: Final[i64] = 24
AT_TRADES: Final[i64] = 25
AT_TRADE: Final[i64] = 26
AT_LISTENER: Final[i64] = 27
AT_STORES: Final[i64] = 28
AT_STORE: Final[i64] = 29
AT_DIG: Final[i64] = 30
AT_SALARIES: Final[i64] = 31
AT_SALARY: Final[i64] = 32
AT_RAISE: Final[i64] = 33
AT_APPEAR: Final[i64] = 34
AT_MARCH: Final[i64] = 35
AT_TURN: Final[i64] = 36
AT_LOSE: Final[i64] = 37
AT_BURY: Final[i64] = 38
AT_COUNCIL: Final[i64] = 39
AT_TILE: Final[i64] = 40
AT_LAY: Final[i64] = 41
AT_MATERIALS: Final[i64] = 42
AT_PEOPLE: Final[i64] = 43
AT_PILGRIM: Final[i64] = 44
