"""What is in the box, as numbers the rules read. Filled from the data files by `components`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = -1

# When an effect works, as it stands in the data files.
WHEN: Final = [
    "always",
    "setup",
    "own_part",
    "before_draw",
    "battle_turn",
    "with_unit",
    "after_battle",
    "battle_won",
    "announced",
    "paying",
    "resource_spent",
    "any",
]
ALWAYS: Final[i64] = 0
SETUP: Final[i64] = 1
OWN_PART: Final[i64] = 2
BEFORE_DRAW: Final[i64] = 3
BATTLE_TURN: Final[i64] = 4
WITH_UNIT: Final[i64] = 5
AFTER_BATTLE: Final[i64] = 6
BATTLE_WON: Final[i64] = 7
ANNOUNCED: Final[i64] = 8
PAYING: Final[i64] = 9
RESOURCE_SPENT: Final[i64] = 10
ANY_TIME: Final[i64] = 11

# How often, and at whom it is aimed.
LIMITS: Final = ["card", "turn", "battle", "each"]
ONCE_A_CARD: Final[i64] = 0
ONCE_A_TURN: Final[i64] = 1
ONCE_A_BATTLE: Final[i64] = 2
TARGETS: Final = ["announced", "player", "all_others", "own_units", "enemy_units", "played_unit"]
AT_PLAYER: Final[i64] = 1
AT_ALL_OTHERS: Final[i64] = 2
AT_OWN_UNITS: Final[i64] = 3
AT_ENEMY_UNITS: Final[i64] = 4

# What an effect does: its class, and what that is applied to. One place in the rules each.
DEEDS: Final = [
    "number unit_strength",
    "number hands",
    "number loot_less",
    "permission events_uncancellable",
    "permission razes_walls",
    "permission sees_hand",
    "gain trade",
    "gain culture",
    "gain coin_on_card",
    "build units",
    "harm army",
    "harm unit",
    "harm coin",
    "cancel event",
    "cancel event_on_me",
    "cancel ability",
    "cancel event_or_ability",
    "cancel any",
    "pay resource",
    "pay any_for_market",
    "wound heal",
    "wound heal_all",
    "wound deal",
    "wound boost",
    "rescue unit",
    "draw peek_tokens",
    "setup walls",
    "setup infantry",
    "setup resources",
    "exception pass_turn",
    "permission builds_walls",
]
UNIT_STRENGTH: Final[i64] = 0
HANDS: Final[i64] = 1
LOOT_LESS: Final[i64] = 2
EVENTS_UNCANCELLABLE: Final[i64] = 3
RAZES_WALLS: Final[i64] = 4
SEES_HAND: Final[i64] = 5
GAIN_TRADE: Final[i64] = 6
GAIN_CULTURE: Final[i64] = 7
COIN_ON_CARD: Final[i64] = 8
BUILD_UNITS: Final[i64] = 9
HARM_ARMY: Final[i64] = 10
HARM_UNIT: Final[i64] = 11
HARM_COIN: Final[i64] = 12
CANCEL_EVENT: Final[i64] = 13
CANCEL_EVENT_ON_ME: Final[i64] = 14
CANCEL_ABILITY: Final[i64] = 15
CANCEL_EVENT_OR_ABILITY: Final[i64] = 16
CANCEL_ANY: Final[i64] = 17
PAY_RESOURCE: Final[i64] = 18
PAY_ANY_FOR_MARKET: Final[i64] = 19
HEAL: Final[i64] = 20
HEAL_ALL: Final[i64] = 21
DEAL: Final[i64] = 22
BOOST: Final[i64] = 23
RESCUE_UNIT: Final[i64] = 24
PEEK_TOKENS: Final[i64] = 25
SETUP_WALLS: Final[i64] = 26
SETUP_INFANTRY: Final[i64] = 27
SETUP_RESOURCES: Final[i64] = 28
PASS_TURN: Final[i64] = 29
BUILDS_WALLS: Final[i64] = 30

# Who has an effect: whoever has the card.
HOLDERS: Final = ["tech", "wonder", "civ", "person", "card"]
OF_TECH: Final[i64] = 0
OF_WONDER: Final[i64] = 1
OF_CIV: Final[i64] = 2
OF_PERSON: Final[i64] = 3
OF_CARD: Final[i64] = 4

N_MARKET: Final[i64] = 4  # resources that the market has: incense, iron, silk, wheat
SPY: Final[i64] = 4
N_RESOURCES: Final[i64] = 6
N_TYPES: Final[i64] = 4
N_RANKS: Final[i64] = 4
BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32])


class Effect:
    """One record of the data files, as numbers."""

    def __init__(self, holder: i64, which: i64) -> None:
        # The kind of card it is on, and which one.
        self.holder: i64 = holder
        self.which: i64 = which
        self.when: i64 = ALWAYS
        self.limit: i64 = ONCE_A_CARD
        self.target: i64 = NONE
        self.deed: i64 = NONE
        # A resource, one of it; or none. And trade.
        self.cost: i64 = NONE
        self.trade: i64 = 0
        self.amount: i64 = 0
        self.card_amount: i64 = 0
        self.most: i64 = 0
        self.per_coins: i64 = 0
        self.coin_for_another: i64 = 0
        # Of a card that pays: the resources it stands for, a bit each.
        self.resources: i64 = 0

    def cancels(self) -> bool:
        return CANCEL_EVENT <= self.deed <= CANCEL_ANY


class Box:
    """Shared by all positions, never changed."""

    def __init__(self) -> None:
        # by source (see the vocabulary): what may be used; and what works by itself
        self.used: list[Effect] = []
        self.lasting: list[Effect] = []
        # by unit card, and its strength by rank; by type, by type and rank
        self.unit_type: vec[i64] = vec[i64]()
        self.strength: vec[i64] = vec[i64]()
        self.trumps: vec[i64] = vec[i64]()
        self.ranks: vec[i64] = vec[i64]()
        self.rank_tech: vec[i64] = vec[i64]()
        # by tech
        self.tech_level: vec[i64] = vec[i64]()
        self.tech_coin: vec[i64] = vec[i64]()
        self.tech_culture_hand: vec[i64] = vec[i64]()
        self.tech_stacking: vec[i64] = vec[i64]()
        # by culture card, by token, by civilization
        self.card_level: vec[i64] = vec[i64]()
        self.token_resource: vec[i64] = vec[i64]()
        self.starting_tech: vec[i64] = vec[i64]()
        # by building: stars and tech
        self.combat: vec[i64] = vec[i64]()
        self.building_tech: vec[i64] = vec[i64]()
        # figures
        self.base_hand: i64 = 0
        self.per_extra_army: i64 = 0
        self.city_defence_hand: i64 = 0
        self.bonus_city: i64 = 0
        self.bonus_capital: i64 = 0
        self.bonus_walls: i64 = 0
        self.killed_units_per_army: i64 = 0
        self.idle_turns: i64 = 0
        self.stacking: i64 = 0
        self.culture_hand: i64 = 0
        self.most_trade: i64 = 0
        self.most_armies: i64 = 0
