"""The vocabulary of Civilization: the domains of things, and the players' verbs."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import Pack
from ludotheque.core.verbs import Domain, Vocabulary, numbers
from ludotheque.games.civilization.components import packaged, pieces
from ludotheque.games.civilization.components.box import COIN_PLACES, DIRECTIONS, MOST_PLACES
from ludotheque.games.civilization.components.box import RESOURCES as RESOURCE_IDS
from ludotheque.games.civilization.components.box import TERRAINS as TERRAIN_IDS

# ---------------------------------------------------------------- things

SEATS: Final = numbers("seat", 4)
# Sixteen for each tile place, row by row: place, column, row.
SQUARES: Final = Domain(
    "square",
    [
        f"{place}{column}{row}"
        for place in range(1, MOST_PLACES + 1)
        for row in range(1, 5)
        for column in "abcd"
    ],
)
PLACES: Final = numbers("place", MOST_PLACES - 1)
DIRS: Final = Domain("dir", DIRECTIONS)
TERRAINS: Final = Domain("terrain", TERRAIN_IDS)
RESOURCES: Final = Domain("resource", RESOURCE_IDS)
TILES: Final = Domain("tile", packaged().tile_ids)
TECHS: Final = Domain("tech", packaged().tech_ids)
LEVELS: Final = numbers("level", 5)
ROWS: Final = numbers("row", 5)
BUILDINGS: Final = Domain("building", packaged().building_ids)
WONDERS: Final = Domain("wonder", packaged().wonder_ids)
CARDS: Final = Domain("card", pieces.CARD_IDS)
PERSON_TYPES: Final = Domain("person_type", packaged().person_type_ids)
PEOPLE: Final = Domain("person", packaged().person_ids)
CIVS: Final = Domain("civ", packaged().civ_ids)
GOVERNMENTS: Final = Domain("government", packaged().government_ids)
INVESTMENTS: Final = Domain("investment", packaged().investment_ids)
TOKENS: Final = Domain("token", pieces.TOKEN_IDS)
TOKEN_BACKS: Final = Domain("back", ["hut", "village"])
RELICS: Final = Domain("relic", packaged().relic_ids)
UNITS: Final = Domain("unit", pieces.UNIT_IDS)
UNIT_TYPES: Final = Domain("unit_type", ["infantry", "mounted", "artillery", "aircraft"])
FIGURES: Final = Domain("figure", ["army", "scout"])
CITY_SLOTS: Final = Domain("city", ["capital", "second_city", "third_city"])
# What covers a square, and what a city may produce: in the order of `box`.
MARKERS: Final = Domain("marker", [*BUILDINGS.ids, *WONDERS.ids, *PERSON_TYPES.ids])
ITEMS: Final = Domain("item", ["army", "scout", *UNIT_TYPES.ids, *BUILDINGS.ids, "city_walls", *WONDERS.ids])
COINS: Final = Domain("coin", COIN_PLACES)
CITY_MARKS: Final = Domain("mark", ["none", "fortification", "caravan"])
NO_MARK: Final[i64] = 0
FORTIFICATION: Final[i64] = 1
CARAVAN_MARK: Final[i64] = 2
PHASES: Final = Domain(
    "phase", ["setup", "start_of_turn", "trade", "city_management", "movement", "research"]
)
IN_SETUP: Final[i64] = 0
IN_START: Final[i64] = 1
IN_TRADE: Final[i64] = 2
IN_CITIES: Final[i64] = 3
IN_MOVEMENT: Final[i64] = 4
IN_RESEARCH_PHASE: Final[i64] = 5
TURNS: Final = numbers("turn", 40)
SPACES: Final = numbers("space", 21)
AMOUNT: Final = numbers("amount", 999)
COUNT: Final = numbers("count", 10)
LOTS: Final = numbers("number", 27)
FLAG: Final = numbers("flag", 1)
INTO: Final = Domain("into", ["culture", "trade"])
INTO_CULTURE: Final[i64] = 0
INTO_TRADE: Final[i64] = 1
ARMY_COUNT: Final = numbers("armies", 7)
SCOUT_COUNT: Final = numbers("scouts", 3)
FRONTS: Final = numbers("front", 53)  # 0: a new one
BOOSTED: Final = Domain("boosted", ["plain", "boosted"])
STRIKE_PLACES: Final = Domain("battle_place", ["open", "city", "capital", "village"])
PARTS: Final = Domain("part", ["techs", "culture", "coins"])

# Everything that a seat can use: abilities of techs, wonders, culture cards, governments, civilizations, named great
# people, kept tokens and relics, one after the other. `box.used` has the same order.
SOURCES: Final = Domain("source", pieces.SOURCE_IDS)

# Everything that can pay for a resource: tokens of the market, face-down tokens, culture cards, then the substitutes
# for a spy (the Kremlin: two resources of any kind) and for a uranium (Marie Curie: any one).
MEANS: Final = Domain("means", [*RESOURCE_IDS[:4], *TOKENS.ids, *CARDS.ids, "kremlin", "marie_curie"])
FIRST_TOKEN_MEANS: Final[i64] = 4
FIRST_CARD_MEANS: Final[i64] = 49
BY_KREMLIN: Final[i64] = 106
BY_CURIE: Final[i64] = 107

# CV-6.6: the goods of an offer, the same on both sides.
GOODS: Final = Domain(
    "good",
    ["trade", "culture", *RESOURCE_IDS[:4], "hut", "village", "card_1", "card_2", "card_3"],
)
GOOD_TRADE: Final[i64] = 0
GOOD_CULTURE: Final[i64] = 1
GOOD_RESOURCES: Final[i64] = 2
GOOD_HUT: Final[i64] = 6
GOOD_VILLAGE: Final[i64] = 7
GOOD_CARDS: Final[i64] = 8
N_GOODS: Final[i64] = 11
OFFER_SIDES: Final = Domain("side", ["give", "want"])

# CV-9.17: what loot buys; items up to the five of LOOT_COIN_LOST cost one loot, the rest two.
LOOT: Final = Domain(
    "loot",
    [
        "trade",
        "culture",
        *RESOURCE_IDS[:4],
        "hut",
        "village",
        *[f"discard_{place}" for place in COIN_PLACES[:5]],
        "tech",
        "card_1",
        "card_2",
        "card_3",
        *[f"take_{place}" for place in COIN_PLACES[:5]],
    ],
)
LOOT_TRADE: Final[i64] = 0
LOOT_CULTURE: Final[i64] = 1
LOOT_RESOURCES: Final[i64] = 2
LOOT_TOKENS: Final[i64] = 6
LOOT_COIN_LOST: Final[i64] = 8
LOOT_TECH: Final[i64] = 13
LOOT_CARDS: Final[i64] = 14
LOOT_COIN_WON: Final[i64] = 17
N_LOOT: Final[i64] = 22

# CV-14: the kinds of victory.
VICTORIES: Final = ["military", "economic", "culture", "tech", "turn_limit"]
VICTORY: Final = Domain("victory", ["none", *VICTORIES])
NO_VICTORY: Final[i64] = 0
MILITARY: Final[i64] = 1
ECONOMIC: Final[i64] = 2
CULTURAL: Final[i64] = 3
TECHNOLOGICAL: Final[i64] = 4
BY_TURN_LIMIT: Final[i64] = 5

# ---------------------------------------------------------------- piles

# Units: a deck for each type (their backs), its face-up bottom, those of a village; a seat has its standing forces,
# its battle hand, its units in play, and those killed in this battle.
UNIT_DECK: Final[i64] = 0
UNIT_BOTTOM: Final[i64] = 1
FIRST_BARBARIAN_PILE: Final[i64] = 2
FORCES: Final[i64] = 0
HAND: Final[i64] = 1
IN_PLAY: Final[i64] = 2
KILLED: Final[i64] = 3
UNIT_PACK: Final = Pack(
    UNITS,
    common=6,
    each=4,
    backs=pieces.UNIT_BACKS,
    face_up=[UNIT_BOTTOM, FIRST_BARBARIAN_PILE + IN_PLAY, FIRST_BARBARIAN_PILE + KILLED],
)

# Culture cards: three decks distinguished by their backs, the levels; face-up discards, cards set aside for a city
# action or waiting on an announcement, cards not in play; then the hands.
CARD_DECK: Final[i64] = 0
CARD_DISCARD: Final[i64] = 1
CARD_ASIDE: Final[i64] = 2
CARD_UNUSED: Final[i64] = 3
CARD_PACK: Final = Pack(
    CARDS, common=4, backs=pieces.CARD_BACKS, face_up=[CARD_DISCARD, CARD_ASIDE, CARD_UNUSED]
)

# Huts and villages: unplaced, on the map, out of the game, not in play, set aside; then those kept.
TOKEN_STOCK: Final[i64] = 0
TOKEN_ON_MAP: Final[i64] = 1
TOKEN_OUT: Final[i64] = 2
TOKEN_UNUSED: Final[i64] = 3
TOKEN_ASIDE: Final[i64] = 4
TOKEN_PACK: Final = Pack(
    TOKENS, common=5, backs=pieces.TOKEN_BACKS, face_up=[TOKEN_OUT, TOKEN_UNUSED, TOKEN_ASIDE]
)

# Wonders: the deck by age, unseen ones left out, the market, those out of play; then those of a seat.
WONDER_DECK: Final[i64] = 0
WONDER_UNUSED: Final[i64] = 1
WONDER_MARKET: Final[i64] = 2
WONDER_GONE: Final[i64] = 3
WONDER_PACK: Final = Pack(WONDERS, common=4, backs=pieces.WONDER_BACKS, face_up=[WONDER_MARKET, WONDER_GONE])

# Named great people: the deck, its bottom (face up, except what Greece does not keep), the pyramid where Newton
# lies, those not in play; then the hands.
PERSON_DECK: Final[i64] = 0
PERSON_BOTTOM: Final[i64] = 1
PERSON_IN_PYRAMID: Final[i64] = 2
PERSON_UNUSED: Final[i64] = 3
PERSON_PACK: Final = Pack(
    PEOPLE, common=4, backs=pieces.PERSON_BACKS, face_up=[PERSON_IN_PYRAMID, PERSON_UNUSED]
)

# ---------------------------------------------------------------- options (CV-1.1)

FAME: Final = Domain("fame_and_fortune", ["no", "yes"])
PERSON_CARDS: Final = Domain("great_person_deck", ["no", "yes"])
INVESTING: Final = Domain("investments", ["no", "yes"])
ADVANCED: Final = Domain("advanced_tiebreak", ["yes", "no"])
BATTLE_END: Final = Domain("battle_end", ["seed", "faq2"])
PROFILE: Final = Domain("government_profile", ["core", "waw"])
CIV_CHOICE: Final = Domain("civ_choice", ["random", "draft"])
TRADE_OFFERS: Final = Domain("trade_offers", ["3", "0", "1", "2", "5"])
TURN_LIMIT: Final = Domain("turn_limit", ["40", "20", "30"])
FAST: Final = Domain("fast_responses", ["no", "yes"])
OPTIONS: Final = [
    FAME,
    PERSON_CARDS,
    INVESTING,
    ADVANCED,
    BATTLE_END,
    PROFILE,
    CIV_CHOICE,
    TRADE_OFFERS,
    TURN_LIMIT,
    FAST,
]
BY_SEED: Final[i64] = 0
BY_FAQ2: Final[i64] = 1

# ---------------------------------------------------------------- verbs

VERBS: Final = Vocabulary()
# set-up
TAKE_CIV: Final = VERBS.verb("take_civ", civ=CIVS)
SETTLE: Final = VERBS.verb("settle", square=SQUARES)
SETTLE_PAIR: Final = VERBS.verb("settle_pair", square=SQUARES, dir=DIRS)
# everywhere
PLACE: Final = VERBS.verb("place", square=SQUARES)
KEEP_BACK: Final = VERBS.verb("keep_back")  # a great person, in reserve
USE: Final = VERBS.verb("use", source=SOURCES)
DECLINE: Final = VERBS.verb("decline")
DONE: Final = VERBS.verb("done")
AIM_SEAT: Final = VERBS.verb("aim_seat", seat=SEATS)
AIM_SQUARE: Final = VERBS.verb("aim_square", square=SQUARES)
AIM_CITY: Final = VERBS.verb("aim_city", city=CITY_SLOTS)
AIM_WONDER: Final = VERBS.verb("aim_wonder", wonder=WONDERS)
AIM_PERSON: Final = VERBS.verb("aim_person")  # a great person rather than figures
AIM_FIGURES: Final = VERBS.verb("aim_figures", armies=ARMY_COUNT, scouts=SCOUT_COUNT)
AIM_TERRAIN: Final = VERBS.verb("aim_terrain", terrain=TERRAINS)
AIM_DECK: Final = VERBS.verb("aim_deck", level=LEVELS)
TAKE_COIN: Final = VERBS.verb("take_coin", coin=COINS)
LEARN: Final = VERBS.verb("learn", tech=TECHS)
GAIN: Final = VERBS.verb("gain", resource=RESOURCES)
BUILD: Final = VERBS.verb("build", item=ITEMS)
ADOPT: Final = VERBS.verb("adopt", government=GOVERNMENTS)
DISCARD: Final = VERBS.verb("discard", card=CARDS)
KEEP_CARD: Final = VERBS.verb("keep_card", card=CARDS)
KEEP_TYPE: Final = VERBS.verb("keep_type", person_type=PERSON_TYPES)
KEEP_PERSON: Final = VERBS.verb("keep_person", person=PEOPLE)
PAY: Final = VERBS.verb("pay", means=MEANS)
STOP_PAYING: Final = VERBS.verb("stop_paying")
ALLOW: Final = VERBS.verb("allow")
REFUSE: Final = VERBS.verb("refuse")
CANCEL: Final = VERBS.verb("cancel", source=SOURCES)
PASS: Final = VERBS.verb("pass")
PASS_MOVE: Final = VERBS.verb("pass_move")
PASS_PART: Final = VERBS.verb("pass_part")
# start of turn
FOUND: Final = VERBS.verb("found", square=SQUARES, figure=FIGURES)
ANARCHY: Final = VERBS.verb("anarchy")
INVEST: Final = VERBS.verb("invest", coin=COINS, investment=INVESTMENTS)
INVEST_FREE: Final = VERBS.verb("invest_free", investment=INVESTMENTS)  # of the Seven Cities of Gold
PLACE_PERSON: Final = VERBS.verb("place_person", person_type=PERSON_TYPES, square=SQUARES)
MOVE_PERSON: Final = VERBS.verb("move_person", **{"from": SQUARES, "to": SQUARES})
LINK: Final = VERBS.verb("link", square=SQUARES, city=CITY_SLOTS)
# trade
OFFER: Final = VERBS.verb("offer", seat=SEATS)
PUT: Final = VERBS.verb("put", side=OFFER_SIDES, good=GOODS, number=LOTS)
SEND: Final = VERBS.verb("send")
WITHDRAW: Final = VERBS.verb("withdraw", seat=SEATS)
ACCEPT: Final = VERBS.verb("accept")
COUNTER: Final = VERBS.verb("counter")
HAND_CARD: Final = VERBS.verb("hand_card", card=CARDS)
HAND_TOKEN: Final = VERBS.verb("hand_token", token=TOKENS)
CLOSE: Final = VERBS.verb("close")
# city management
PRODUCE: Final = VERBS.verb("produce", city=CITY_SLOTS, item=ITEMS)
ARTS: Final = VERBS.verb("arts", city=CITY_SLOTS)
HARVEST: Final = VERBS.verb("harvest", city=CITY_SLOTS, square=SQUARES)
HARVEST_TWICE: Final = VERBS.verb("harvest_twice", city=CITY_SLOTS, square=SQUARES)
BUILD_FREE: Final = VERBS.verb("build_free", city=CITY_SLOTS, item=ITEMS)
ADVANCE: Final = VERBS.verb("advance")
SKIP: Final = VERBS.verb("skip", count=COUNT)
CARAVAN: Final = VERBS.verb("caravan", city=CITY_SLOTS)
AS_TRADE: Final = VERBS.verb("as_trade")
CONVERT: Final = VERBS.verb("convert", into=INTO, amount=AMOUNT)
# movement
PICK: Final = VERBS.verb("pick", square=SQUARES, armies=ARMY_COUNT, scouts=SCOUT_COUNT)
STEP: Final = VERBS.verb("step", dir=DIRS)
STEP_OVER: Final = VERBS.verb("step_over", dir=DIRS)
DISCOVER: Final = VERBS.verb("discover", dir=DIRS)
DROP: Final = VERBS.verb("drop", armies=ARMY_COUNT, scouts=SCOUT_COUNT)
SACRIFICE: Final = VERBS.verb("sacrifice", dir=DIRS, figure=FIGURES)
DISBAND: Final = VERBS.verb("disband", figure=FIGURES, mark=CITY_MARKS)
SEND_BACK: Final = VERBS.verb("send_back", figure=FIGURES)
HALT: Final = VERBS.verb("halt")
GO_ON: Final = VERBS.verb("go_on")
TAKE_BACK: Final = VERBS.verb("take_back")
RAZE: Final = VERBS.verb("raze")
# battle
FIGHT: Final = VERBS.verb("fight", unit=UNITS, front=FRONTS, boosted=BOOSTED)
END_TURN: Final = VERBS.verb("end_turn")
MARK: Final = VERBS.verb("mark", unit=UNITS)
SAVE: Final = VERBS.verb("save", unit=UNITS)
TAKE_LOOT: Final = VERBS.verb("loot", loot=LOOT)
# research
RESEARCH: Final = VERBS.verb("research", tech=TECHS)
RESEARCH_LOWER: Final = VERBS.verb("research_lower", tech=TECHS)
BLANK: Final = VERBS.verb("blank", row=ROWS)
REST: Final = VERBS.verb("rest")
# ends the player's part
END: Final = VERBS.ending("end", [PRODUCE, ARTS, HARVEST, FOUND])
# at any choice (CV-15.8)
TURN_UP: Final = VERBS.aside("turn_up", person=PEOPLE)
