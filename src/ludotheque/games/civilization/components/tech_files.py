"""The data files of what a civilization knows and is: techs, governments, investments, civilizations; typed.

An unknown key is an error. The pieces of the market, cards, and the map have files of their own: `market_files`,
`card_files`, `tile_files`.
"""

# Interpreted: msgspec structures.

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from ludotheque.core.data import Record
from ludotheque.games.civilization.components.effect_files import EffectLine

# CV-1.1: the contents of the box, of Fame and Fortune, and of Wisdom and Warfare, which is kept as data and never
# dealt.
Module = Literal["base", "fame_and_fortune", "wisdom_and_warfare"]
# The government cards in play: those of the box, or the replacement cards of Wisdom and Warfare.
Profile = Literal["core", "waw"]
UnitTypeId = Literal["infantry", "mounted", "artillery", "aircraft"]
Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Price = Annotated[int, Meta(ge=1, le=99)]
Level = Annotated[int, Meta(ge=1, le=5)]
Rank = Annotated[int, Meta(ge=1, le=4)]

PROFILES: Final = get_args(Profile)


class Named(Record):
    """Something with a name in both languages."""

    id: str
    name_fr: str
    name_en: str

    def name(self, lang: str) -> str:
        return self.name_fr if lang == "fr" else self.name_en


# ---------------------------------------------------------------- techs.toml


class TechRules(Record):
    """The costs of techs, and the values of a player without any."""

    level_cost: Annotated[list[Price], Meta(min_length=5, max_length=5)]
    trade_dial_max: Price
    base_stacking_limit: Some
    base_travel_speed: Some
    base_max_cities: Annotated[int, Meta(ge=1, le=3)]
    base_culture_hand: Few


class Tech(Named, kw_only=True):
    """A technology."""

    level: Level
    module: Module
    stacking_limit: Few = 0
    travel_speed: Few = 0
    max_cities: Few = 0
    culture_hand: Few = 0
    coin: Few = 0
    governments: list[str] = []
    buildings: list[str] = []
    unit_upgrade: dict[UnitTypeId, Rank] = {}
    wonder_discounts: list[str] = []
    effect: list[EffectLine] = []


class Techs(Record):
    """techs.toml."""

    schema: Literal["civilization.techs.v1"]
    rules: TechRules
    tech: list[Tech]


# ---------------------------------------------------------------- governments.toml


class Government(Named, kw_only=True):
    """A government card of the box."""

    tech: str | None = None
    text_fr: str = ""  # for a government without an effect
    text_en: str = ""
    effect: list[EffectLine] = []


class Replacement(Record):
    """The replacement card of a government."""

    id: str
    effect: list[EffectLine]


class Governments(Record):
    """governments.toml."""

    schema: Literal["civilization.governments.v1"]
    government: list[Government]
    replacement: list[Replacement]


# ---------------------------------------------------------------- investments.toml


class InvestmentRules(Record):
    """The rules of investing coins."""

    max_per_turn: Some
    markers: Price
    markers_limited: Literal[False]


class Investment(Named, kw_only=True):
    """An investment card: its effect has a figure for each of its levels."""

    module: Module
    thresholds: Annotated[list[Price], Meta(min_length=3, max_length=3)]
    effect: Annotated[list[EffectLine], Meta(min_length=1, max_length=1)]


class Investments(Record):
    """investments.toml."""

    schema: Literal["civilization.investments.v1"]
    rules: InvestmentRules
    investment: list[Investment]


# ---------------------------------------------------------------- civs.toml


class Civ(Named, kw_only=True):
    """A civilization and its leader."""

    leader_fr: str
    leader_en: str
    module: Module
    home_tile: str
    starting_tech: str
    starting_government: str
    effect: list[EffectLine]


class Civs(Record):
    """civs.toml."""

    schema: Literal["civilization.civs.v1"]
    civ: list[Civ]
