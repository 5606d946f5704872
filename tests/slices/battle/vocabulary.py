"""What is said in battle: the things, the verbs of the players, the events of the log, the steps."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import Pack
from ludotheque.core.events import Kinds
from ludotheque.core.verbs import Domain, Vocabulary, numbers
from tests.slices.battle.components import packaged

# ---------------------------------------------------------------- things

SEATS: Final = numbers("seat", 3)
UNITS: Final = Domain("unit", packaged().unit_ids)
TYPES: Final = Domain("type", ["infantry", "mounted", "artillery", "aircraft"])
TECHS: Final = Domain("tech", packaged().tech_ids)
CARDS: Final = Domain("card", packaged().card_ids)
TOKENS: Final = Domain("token", packaged().token_ids)
PEOPLE: Final = Domain("person", packaged().person_ids)
CIVS: Final = Domain("civ", packaged().civ_ids)
WONDERS: Final = Domain("wonder", packaged().wonder_ids)
RESOURCES: Final = Domain("resource", ["incense", "iron", "silk", "wheat", "spy", "uranium"])
LEVELS: Final = numbers("level", 3)
PLACES: Final = Domain("place", ["armies", "city", "capital"])
ARMIES: Final = numbers("armies", 6)
FRONTS: Final = numbers("front", 53)  # 0: a new one
BOOST: Final = numbers("boost", 9)
BOOSTED: Final = Domain("boosted", ["plain", "boosted"])
TURNS: Final = numbers("turn", 8)
AMOUNT: Final = numbers("amount", 99)
THINGS: Final = numbers("things", 3)
FLAG: Final = numbers("flag", 1)
PARTS: Final = Domain("part", ["techs", "coins"])

N_SEATS: Final[i64] = 4
N_UNITS: Final[i64] = 53
N_TECHS: Final[i64] = 21
N_CARDS: Final[i64] = 28
N_TOKENS: Final[i64] = 28
N_PEOPLE: Final[i64] = 4
N_CIVS: Final[i64] = 4
N_WONDERS: Final[i64] = 3
LAST_TURN: Final[i64] = 8

IN_THE_OPEN: Final[i64] = 0
CITY: Final[i64] = 1
CAPITAL: Final[i64] = 2

# Whatever somebody uses: abilities of techs, culture cards, people, one after the other.
SOURCES: Final = Domain("source", [*packaged().ability_ids, *CARDS.ids, *PEOPLE.ids])
N_ABILITIES: Final[i64] = 8
FIRST_CARD: Final[i64] = 8
FIRST_PERSON: Final[i64] = 36
N_SOURCES: Final[i64] = 40

# Whatever somebody pays a resource with: tokens of the market, tokens kept face down, culture cards.
MEANS: Final = Domain("means", [*RESOURCES.ids[:4], *TOKENS.ids, *CARDS.ids])
FIRST_TOKEN: Final[i64] = 4
FIRST_PAYING_CARD: Final[i64] = 32
N_MEANS: Final[i64] = 60

# CV-0.4: what comes in at the beginning of a part. The first four are types of units, three are levels of cards.
SUPPLIES: Final = Domain(
    "supply",
    [
        *TYPES.ids,
        "army",
        "card_1",
        "card_2",
        "card_3",
        "hut",
        "village",
        *RESOURCES.ids[:4],
        "city_walls",
        "capital_walls",
        "barracks",
        "academy",
    ],
)
SUPPLY_ARMY: Final[i64] = 4
SUPPLY_CARDS: Final[i64] = 5
SUPPLY_TOKENS: Final[i64] = 8
SUPPLY_MARKET: Final[i64] = 10
SUPPLY_WALLS: Final[i64] = 14
SUPPLY_BUILDINGS: Final[i64] = 16
N_SUPPLIES: Final[i64] = 18

# CV-9.17: what loot buys; up to COIN_LOST_OF_LAWS for one loot, then for two.
LOOT: Final = Domain(
    "loot",
    [
        "trade",
        "culture",
        *RESOURCES.ids[:4],
        "hut",
        "village",
        "coin_lost",
        "laws_coin_lost",
        "card_1",
        "card_2",
        "card_3",
        "coin_won",
        "laws_coin_won",
    ],
)
LOOT_TRADE: Final[i64] = 0
LOOT_CULTURE: Final[i64] = 1
LOOT_MARKET: Final[i64] = 2
LOOT_TOKENS: Final[i64] = 6
COIN_LOST: Final[i64] = 8
COIN_LOST_OF_LAWS: Final[i64] = 9
LOOT_CARDS: Final[i64] = 10
COIN_WON: Final[i64] = 13
COIN_WON_OF_LAWS: Final[i64] = 14
N_LOOT: Final[i64] = 15

# ---------------------------------------------------------------- piles

# Units: a deck a type (their backs), its face-up bottom; a seat has its standing forces, its battle hand, the units
# it has in play, and those killed in this battle.
UNIT_DECK: Final[i64] = 0
UNIT_BOTTOM: Final[i64] = 1
UNIT_PACK: Final = Pack(
    UNITS,
    common=2,
    each=4,
    backs=[TYPES.ids.index(unit.type) for unit in packaged().units.unit for _ in range(unit.copies)],
)
FORCES: Final[i64] = 0
HAND: Final[i64] = 1
IN_PLAY: Final[i64] = 2
KILLED: Final[i64] = 3

# Culture cards, tokens and people: a deck whose cards are told apart by their backs, what is out, and the hands.
DECK: Final[i64] = 0
OUT: Final[i64] = 1
CARD_PACK: Final = Pack(
    CARDS,
    common=2,
    backs=[card.level for card in packaged().culture.card for _ in range(card.copies)],
)
HUT: Final[i64] = 0
VILLAGE: Final[i64] = 1
TOKEN_PACK: Final = Pack(
    TOKENS,
    common=2,
    backs=[
        ["hut", "village"].index(token.back) for token in packaged().tokens.token for _ in range(token.copies)
    ],
)
ARTIST: Final[i64] = 0
GENERAL: Final[i64] = 1
MERCHANT: Final[i64] = 2
PERSON_PACK: Final = Pack(
    PEOPLE,
    common=2,
    backs=[["artist", "general", "merchant"].index(person.type) for person in packaged().people.person],
)

# ---------------------------------------------------------------- verbs

VERBS: Final = Vocabulary()
TAKE: Final = VERBS.verb("take", supply=SUPPLIES)
LEARN: Final = VERBS.verb("learn", tech=TECHS)
ATTACK: Final = VERBS.verb("attack", seat=SEATS, place=PLACES, armies=ARMIES)
USE: Final = VERBS.verb("use", source=SOURCES)
AIM: Final = VERBS.verb("aim", seat=SEATS)
PAY: Final = VERBS.verb("pay", means=MEANS)
STOP: Final = VERBS.verb("stop")
CANCEL: Final = VERBS.verb("cancel", source=SOURCES)
PASS: Final = VERBS.verb("pass")
FIGHT: Final = VERBS.verb("fight", unit=UNITS, front=FRONTS, boosted=BOOSTED)
MARK: Final = VERBS.verb("mark", unit=UNITS)
SAVE: Final = VERBS.verb("save", unit=UNITS)
TAKE_LOOT: Final = VERBS.verb("loot", loot=LOOT)
DISCARD: Final = VERBS.verb("discard", card=CARDS)
DONE: Final = VERBS.verb("done")
END: Final = VERBS.verb("end")
CALL: Final = VERBS.aside("call", person=PEOPLE)

# ---------------------------------------------------------------- steps

AT_TURN: Final[i64] = 0
AT_SUPPLY: Final[i64] = 1
AT_MOVEMENT: Final[i64] = 2
AT_DISCARD: Final[i64] = 3
AT_EFFECT: Final[i64] = 4
AT_AIM: Final[i64] = 5
AT_PAY: Final[i64] = 6
AT_PAYMENT: Final[i64] = 7
AT_GIFT: Final[i64] = 8
AT_WINDOW: Final[i64] = 9
AT_RESPOND: Final[i64] = 10
AT_MEANS: Final[i64] = 11
AT_ANSWER: Final[i64] = 12
AT_BATTLE: Final[i64] = 13
AT_BEFORE: Final[i64] = 14
AT_DRAFT: Final[i64] = 15
AT_BATTLE_TURN: Final[i64] = 16
AT_EXCHANGE: Final[i64] = 17
AT_SPREAD: Final[i64] = 18
AT_SAVE: Final[i64] = 19
AT_LOOT: Final[i64] = 20

# ---------------------------------------------------------------- events

KINDS: Final = Kinds()
TURN_BEGAN: Final = KINDS.kind("turn_began", turn=TURNS, seat=SEATS)
TOOK: Final = KINDS.kind("took", seat=SEATS, supply=SUPPLIES)
LEARNED: Final = KINDS.kind("learned", seat=SEATS, tech=TECHS)
DREW_UNIT: Final = KINDS.private("drew_unit", ["unit"], seat=SEATS, type=TYPES, unit=UNITS)
DREW_CARD: Final = KINDS.private("drew_card", ["card"], seat=SEATS, level=LEVELS, card=CARDS)
DREW_TOKEN: Final = KINDS.private("drew_token", ["token"], seat=SEATS, token=TOKENS)
DISCARDED: Final = KINDS.revealing("discarded", seat=SEATS, card=CARDS)
CALLED: Final = KINDS.revealing("called", seat=SEATS, person=PEOPLE)
PEEKED: Final = KINDS.private("peeked", ["token"], seat=SEATS, holder=SEATS, token=TOKENS)

PLAYED: Final = KINDS.revealing("played", seat=SEATS, source=SOURCES)
ANNOUNCES: Final = KINDS.kind("announces", seat=SEATS, source=SOURCES)
ANNOUNCES_AT: Final = KINDS.kind("announces_at", seat=SEATS, source=SOURCES, target=SEATS)
PAID: Final = KINDS.revealing("paid", seat=SEATS, means=MEANS)
GAVE_UP: Final = KINDS.kind("gave_up", seat=SEATS, source=SOURCES)
ANSWERED: Final = KINDS.whisper("answered", seat=SEATS, source=SOURCES)
UNOPPOSED: Final = KINDS.revealing("unopposed", seat=SEATS)
CANCELLED: Final = KINDS.kind("cancelled", seat=SEATS, by=SEATS)
COIN_GIVEN: Final = KINDS.kind("coin_given", seat=SEATS)
CULTURE_GAINED: Final = KINDS.kind("culture_gained", seat=SEATS, amount=AMOUNT)
ARMIES_DEFECTED: Final = KINDS.kind("armies_defected", seat=SEATS, armies=ARMIES)
UNIT_LOST: Final = KINDS.revealing("unit_lost", seat=SEATS, unit=UNITS)
COIN_DISCARDED: Final = KINDS.kind("coin_discarded", seat=SEATS)

ATTACKED: Final = KINDS.kind("attacked", seat=SEATS, target=SEATS, place=PLACES, armies=ARMIES)
WALLS_RAZED: Final = KINDS.kind("walls_razed", seat=SEATS)
HAND_DRAWN: Final = KINDS.kind("hand_drawn", seat=SEATS, amount=AMOUNT)
IN_HAND: Final = KINDS.private("in_hand", ["unit"], seat=SEATS, unit=UNITS)
SEEN_IN_HAND: Final = KINDS.private("seen_in_hand", ["unit"], seat=SEATS, target=SEATS, unit=UNITS)
FOUGHT: Final = KINDS.revealing("fought", seat=SEATS, unit=UNITS, front=FRONTS)
WOUNDED: Final = KINDS.kind("wounded", seat=SEATS, unit=UNITS, amount=AMOUNT)
HEALED: Final = KINDS.kind("healed", seat=SEATS, unit=UNITS)
DIED: Final = KINDS.kind("died", seat=SEATS, unit=UNITS)
HELD_BACK: Final = KINDS.kind("held_back", seat=SEATS)
WON: Final = KINDS.kind("won", seat=SEATS, target=SEATS, amount=AMOUNT, against=AMOUNT)
ARMIES_LOST: Final = KINDS.kind("armies_lost", seat=SEATS, armies=ARMIES)
SAVED: Final = KINDS.kind("saved", seat=SEATS, unit=UNITS)
CITY_DESTROYED: Final = KINDS.kind("city_destroyed", seat=SEATS)
LOOTED: Final = KINDS.kind("looted", seat=SEATS, target=SEATS, loot=LOOT)
LOOTED_TOKEN: Final = KINDS.shared("looted_token", ["token"], seat=SEATS, target=SEATS, token=TOKENS)
LOOTED_CARD: Final = KINDS.shared("looted_card", ["card"], seat=SEATS, target=SEATS, card=CARDS)
COIN_ON_LAWS: Final = KINDS.kind("coin_on_laws", seat=SEATS)
CAPITAL_FELL: Final = KINDS.kind("capital_fell", seat=SEATS, target=SEATS)
