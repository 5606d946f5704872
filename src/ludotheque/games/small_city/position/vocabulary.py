"""What is said in Small City: the things, the verbs of the players, the events of the log, the steps of a turn."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import Pack
from ludotheque.core.events import Kinds
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
# What a discount card lowers (SC-5.2.15).
LOWERED: Final = Domain("lowered", ["money", "wood", "stone", "metal"])
CARDS: Final = Domain("card", packaged().card_ids)
PROMISES: Final = Domain("promise", packaged().promise_ids)
SPECIALS: Final = Domain("special", packaged().special_ids)
BOARDS: Final = Domain("borough_board", packaged().board_ids)
CITIES: Final = Domain("city", [board.id for board in packaged().boards.board if board.set == "asia"])
SIDES: Final = Domain("side", ["easy", "expert"])
ROWS: Final = Domain("row", packaged().row_ids)
# Where votes come from and what they go for (SC-5.2.6, SC-5.4.2, SC-5.5, SC-8.3.3, SC-8.9.2; SC-5.1.3, SC-5.7.6).
VOTE_SOURCES: Final = Domain(
    "source",
    ["homes", "built", "culture", "shops", "exchanged", "cards", "speech", "opponent", "spent"],
)
# How a step of the council is paid for.
MEANS: Final = Domain("means", ["money", "votes", "free"])
WHERE: Final = Domain("where", ["air", "ground"])
# Who comes by the Tourism row (SC-8.2.2).
PACKAGES: Final = Domain("package", ["citizens", "with_doctor"])
# What a godzilla marches from (SC-8.1.7): the building it has appeared in, two squares, or those where it stood before.
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
# What a plan may have written down: three constructions, an Airport's warehouse and a nuclear plant.
RECORDS: Final[i64] = 5
# More raw materials than a player can own.
MOST_PAID: Final[i64] = 40
# More citizens than there are of a colour, and a Pilgrim.
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

# The piles of promises: face down in the box, and those of modules that are not played; then a hand a seat.
IN_BOX: Final[i64] = 0
ABSENT: Final[i64] = 1
PROMISE_PACK: Final = Pack(PROMISES, common=2)

# Directions, as they stand in DIRS.
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
# How a step of the council is paid for, as in MEANS.
BY_MONEY: Final[i64] = 0
BY_VOTES: Final[i64] = 1
FOR_FREE: Final[i64] = 2

# What a godzilla marches from, as in STARTS.
FROM_BUILDING: Final[i64] = 0
FROM_SQUARES: Final[i64] = 1
STOOD_THERE: Final[i64] = 2
# What the Engineer cleans, as in WHERE; who comes by the Tourism row, as in PACKAGES.
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
# Readings of the booklet: where two are fair, the first one is the default.
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

# ---------------------------------------------------------------- events of the log

KINDS: Final = Kinds()
TURN_BEGAN: Final = KINDS.kind("turn", rule="SC-5.1.1", turn=TURN, seat=SEATS)
SPECIAL_SHOWN: Final = KINDS.kind("special_shown", rule="SC-4.5", special=SPECIALS)
CITY_CHOSEN: Final = KINDS.kind("city_chosen", rule="SC-8.5.1", seat=SEATS, board=BOARDS)
PROMISE_KEPT: Final = KINDS.whisper("promise_kept", rule="SC-4.5", seat=SEATS, promise=PROMISES)
# Behind the screen: not told to the other players.
PLANNED_HALL: Final = KINDS.whisper("planned_hall", rule="SC-4.7", seat=SEATS, square=SQUARES)
HALL_SHOWN: Final = KINDS.revealing("hall_shown", rule="SC-4.7", seat=SEATS, square=SQUARES)
STREET: Final = KINDS.kind("street", rule="SC-5.1.1", seat=SEATS, square=SQUARES, other=SQUARES)
NO_STREET: Final = KINDS.kind("no_street", rule="SC-5.1.1", seat=SEATS)
CARD_TAKEN: Final = KINDS.kind("card_taken", rule="SC-5.1.2", seat=SEATS, card=CARDS, price=NUMBER)
NO_CARD_TAKEN: Final = KINDS.kind("no_card", rule="SC-5.1.2", seat=SEATS)
MONEY_GAINED: Final = KINDS.kind("money", rule="SC-5.1.3", seat=SEATS, money=NUMBER)
VOTES_WON: Final = KINDS.kind("votes_won", rule="SC-5.2.6", seat=SEATS, votes=NUMBER)
VOTES_LOST: Final = KINDS.kind("votes_lost", rule="SC-5.1.3", seat=SEATS, votes=NUMBER)
NEUTRAL_MOVED: Final = KINDS.kind("neutral", rule="SC-8.0.2", card=CARDS)
ZONE_GREW: Final = KINDS.kind("zone_grew", rule="SC-5.2.16", seat=SEATS, zone=ZONE)
PLANNED: Final = KINDS.whisper("planned", rule="SC-5.2.1", seat=SEATS, piece=PIECES, square=SQUARES)
COMMITTED: Final = KINDS.kind("committed", rule="SC-5.2.12", seat=SEATS)
# That a player has built nothing is told as well.
SCREENS_LIFTED: Final = KINDS.revealing("screens_lifted", rule="SC-5.2.8", turn=TURN)
BUILT: Final = KINDS.kind("built", rule="SC-5.2.2", seat=SEATS, piece=PIECES, square=SQUARES)
ENLARGED: Final = KINDS.kind(
    "enlarged", rule="SC-5.2.2", seat=SEATS, old=PIECES, piece=PIECES, square=SQUARES
)
CANCELLED: Final = KINDS.kind("cancelled", rule="SC-5.2.8", seat=SEATS, piece=PIECES, square=SQUARES)
MOVE_PLANNED: Final = KINDS.whisper(
    "move_planned", rule="SC-5.3.1", **{"seat": SEATS, "from": SQUARES, "to": SQUARES}
)
MOVES_SHOWN: Final = KINDS.revealing("moves_shown", rule="SC-5.3.7", turn=TURN)
MOVED: Final = KINDS.kind("moved", rule="SC-5.3.1", **{"seat": SEATS, "from": SQUARES, "to": SQUARES})
CAME_HOME: Final = KINDS.kind(
    "came_home", rule="SC-5.3.1", **{"seat": SEATS, "borough": SEATS, "from": SQUARES, "to": SQUARES}
)
TOURIST_SENT: Final = KINDS.kind("tourist_sent", rule="SC-5.3.3", seat=SEATS, borough=SEATS, square=SQUARES)
TOLL_PAID: Final = KINDS.kind("toll", rule="SC-5.3.3", seat=SEATS, host=SEATS, money=NUMBER)
ARRIVED: Final = KINDS.kind("arrived", rule="SC-5.3.5", seat=SEATS, count=COUNT)
HOSTED: Final = KINDS.kind("hosted", rule="SC-5.4.1", seat=SEATS, money=NUMBER)
TRADED: Final = KINDS.kind("traded", rule="SC-5.4.2", seat=SEATS, money=NUMBER, votes=NUMBER)
SOLD: Final = KINDS.kind("sold", rule="SC-5.4.2", seat=SEATS, material=MATERIALS, money=NUMBER, votes=NUMBER)
STORED: Final = KINDS.kind("stored", rule="SC-5.4.3", seat=SEATS, material=MATERIALS, square=SQUARES)
LEFT_WITH_HOST: Final = KINDS.kind(
    "left_with_host", rule="SC-5.4.4", seat=SEATS, host=SEATS, material=MATERIALS, square=SQUARES
)
NO_ROOM_FOR: Final = KINDS.kind("no_room_for", rule="SC-5.4.4", seat=SEATS, material=MATERIALS)
VOTED: Final = KINDS.kind("voted", rule="SC-5.5.1", seat=SEATS, votes=NUMBER)
POLLUTED: Final = KINDS.kind("polluted", rule="SC-5.6.1", seat=SEATS, pollution=NUMBER, level=NUMBER)
CLEANED: Final = KINDS.kind("cleaned", rule="SC-5.7.2", seat=SEATS, pollution=NUMBER)
RELIEVED: Final = KINDS.kind("relieved", rule="SC-8.8.3", seat=SEATS, pollution=NUMBER)
LEFT_GAME: Final = KINDS.kind("left_game", rule="SC-5.6.2", seat=SEATS)
DIED: Final = KINDS.kind("died", rule="SC-5.6.3", seat=SEATS, owner=SEATS, square=SQUARES)
BURIED: Final = KINDS.kind("buried", rule="SC-5.6.4", seat=SEATS, owner=SEATS, square=SQUARES)
NO_GRAVE: Final = KINDS.kind("no_grave", rule="SC-5.6.4", seat=SEATS, owner=SEATS)
ADVANCED: Final = KINDS.kind(
    "advanced", rule="SC-5.7.1", seat=SEATS, row=ROWS, council_column=COUNCIL_COLUMN, means=MEANS
)
PASSED: Final = KINDS.kind("passed", rule="SC-5.7.7", seat=SEATS)
WELCOMED: Final = KINDS.kind("welcomed", rule="SC-5.7.4", seat=SEATS, count=COUNT)
HOSTS_NEXT: Final = KINDS.kind("hosts_next", rule="SC-5.8.1", seat=SEATS)
PROMISE_SHOWN: Final = KINDS.revealing(
    "promise_shown", rule="SC-6.1", seat=SEATS, promise=PROMISES, fulfilled=COUNT
)
SPECIAL_JUDGED: Final = KINDS.kind("special_judged", rule="SC-6.2", seat=SEATS, special=SPECIALS)
SOLO_RESULT: Final = KINDS.kind("solo_result", rule="SC-8.0.3", seat=SEATS, result=RESULTS)
# godzillas (SC-8.1)
ENGINEER_CHOSE: Final = KINDS.kind("engineer_chose", rule="SC-5.1.5", seat=SEATS, where=WHERE)
UNMARKED: Final = KINDS.kind("unmarked", rule="SC-8.1.2", seat=SEATS, square=SQUARES)
GODZILLA_LEFT: Final = KINDS.kind("godzilla_left", rule="SC-8.1.3", seat=SEATS)
ROLLED: Final = KINDS.kind("rolled", rule="SC-8.1.3", seat=SEATS, count=COUNT)
SPARED: Final = KINDS.kind("spared", rule="SC-8.1.3", seat=SEATS)
GODZILLA_WENT: Final = KINDS.kind("godzilla_went", rule="SC-8.1.4", seat=SEATS)
APPEARED: Final = KINDS.kind("appeared", rule="SC-8.1.6", seat=SEATS, square=SQUARES, other=SQUARES)
MARKED: Final = KINDS.kind("marked", rule="SC-8.1.8", seat=SEATS, square=SQUARES)
EATEN: Final = KINDS.kind("eaten", rule="SC-8.1.9", seat=SEATS, owner=SEATS, square=SQUARES)
DOCTOR_EATEN: Final = KINDS.kind("doctor_eaten", rule="SC-8.1.9", seat=SEATS, square=SQUARES)
GOODS_LOST: Final = KINDS.kind("goods_lost", rule="SC-8.1.9", seat=SEATS, material=MATERIALS, square=SQUARES)
STOPPED: Final = KINDS.kind("stopped", rule="SC-8.1.7", seat=SEATS, square=SQUARES, other=SQUARES)
# doctors (SC-8.2)
DOCTOR_HIRED: Final = KINDS.kind("doctor_hired", rule="SC-8.2.2", seat=SEATS)
DOCTOR_PAID: Final = KINDS.kind("doctor_paid", rule="SC-8.2.3", seat=SEATS, money=NUMBER)
DOCTOR_GONE: Final = KINDS.kind("doctor_gone", rule="SC-8.2.3", seat=SEATS)
RAISED: Final = KINDS.kind("raised", rule="SC-8.2.3", seat=SEATS, borough=SEATS, square=SQUARES)
# mayor_variant (SC-8.3)
MAYOR_ENTERED: Final = KINDS.kind("mayor_entered", rule="SC-8.3.1", seat=SEATS, square=SQUARES, other=SQUARES)
MAYOR_OUTSIDE: Final = KINDS.kind("mayor_outside", rule="SC-8.3.1", seat=SEATS)
SPEECH: Final = KINDS.kind("speech", rule="SC-8.3.3", seat=SEATS, votes=NUMBER)
# SC-8.4, SC-8.5: mountains and rivers, Asia
SIDE_CHOSEN: Final = KINDS.kind("side_chosen", rule="SC-8.4.1", seat=SEATS, board=BOARDS)
BOARD_DEALT: Final = KINDS.kind("board_dealt", rule="SC-8.5.1", seat=SEATS, city=CITIES, other=CITIES)
DUG: Final = KINDS.kind("dug", rule="SC-8.4.3", seat=SEATS, borough=SEATS, square=SQUARES)
PILGRIM_SENT: Final = KINDS.kind("pilgrim_sent", rule="SC-8.5.9", seat=SEATS, square=SQUARES)
PILGRIM_HOME: Final = KINDS.kind("pilgrim_home", rule="SC-8.5.9", seat=SEATS)
# New buildings, real buildings, nuclear plants.
TRAM_PASSENGER: Final = KINDS.kind("tram_passenger", rule="SC-8.8.4", seat=SEATS, square=SQUARES)
LISTENED: Final = KINDS.kind("listened", rule="SC-8.9.2", seat=SEATS, votes=NUMBER)
WALKED_HOME: Final = KINDS.kind("walked_home", rule="SC-8.9.2", seat=SEATS, square=SQUARES)
OPERA_FELL: Final = KINDS.kind("opera_fell", rule="SC-8.9.2", seat=SEATS)
PLANT_PLANNED: Final = KINDS.whisper(
    "plant_planned", rule="SC-8.10.2", seat=SEATS, level=LEVEL, column=GRID_COLUMNS
)
PLANT_PLACED: Final = KINDS.kind(
    "plant_placed", rule="SC-8.10.2", seat=SEATS, level=LEVEL, column=GRID_COLUMNS
)
PLANT_CANCELLED: Final = KINDS.kind(
    "plant_cancelled", rule="SC-5.2.8", seat=SEATS, level=LEVEL, column=GRID_COLUMNS
)

KINDS.decisive(
    LEFT_GAME,
    SOLO_RESULT,
    PROMISE_SHOWN,
    SPECIAL_JUDGED,
    EATEN,
    DIED,
    BUILT,
    ENLARGED,
    PLANT_PLACED,
    CANCELLED,
    VOTES_LOST,
    VOTED,
    POLLUTED,
    SOLD,
    TRADED,
    LISTENED,
    RAISED,
)
