"""The data files of what cities produce: figures, units, buildings, wonders; typed like those of `tech_files`."""

# Interpreted: msgspec structures.

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from ludotheque.core.data import Record
from ludotheque.games.civilization.components.effect_files import EffectLine
from ludotheque.games.civilization.components.tech_files import (
    Amount,
    Few,
    Module,
    Named,
    Price,
    Rank,
    Some,
    UnitTypeId,
)

FigureId = Literal["army", "scout"]
TerrainId = Literal["desert", "forest", "grassland", "mountain", "water"]
Age = Literal["ancient", "medieval", "modern"]
ByRank = Annotated[list[Price], Meta(min_length=1, max_length=4)]

AGES: Final = get_args(Age)


class Icons(Named):
    """A named thing whose marker replaces the icons of its square."""

    production: Few = 0
    trade: Few = 0
    culture: Few = 0
    coin: Few = 0
    combat: Few = 0


# ---------------------------------------------------------------- units.toml


class VillageUnits(Record):
    """The defenders of a village."""

    infantry: Few
    mounted: Few
    artillery: Few


class Battle(Record):
    """CV-9: the figures of a battle; values that rules are written for are fixed."""

    base_hand: Some
    per_extra_army: Few
    city_defence_hand: Few
    village_units: VillageUnits
    village_rank: Rank
    bonus_city: Amount
    bonus_capital: Amount
    bonus_walls: Amount
    bonus_metropolis_extra: Amount
    bonus_fortification: Amount
    winner_figures_lost_per_killed_units: Some
    winner_keeps_last_figure: Literal[True]
    ties: Literal["defender"]
    end_after_idle_turns: Literal[2]


class Figure(Named, kw_only=True):
    """A kind of plastic figure."""

    id: FigureId
    cost: Price
    per_player: Some


class UnitType(Named, kw_only=True):
    """A type of unit cards: its cost and its name at each rank, and the tech that gives the rank, if any."""

    id: UnitTypeId
    trumps: UnitTypeId | None = None
    costs: ByRank
    ranks_fr: list[str]
    ranks_en: list[str]
    rank_techs: list[str]


class Unit(Record):
    """A unit card: its strength at each rank, which is attack and health."""

    id: str
    type: UnitTypeId
    copies: Some
    strength: ByRank


class TwoNumberUnit(Record):
    """A unit card of Wisdom and Warfare."""

    id: str
    type: UnitTypeId
    copies: Some
    attack: ByRank
    health: ByRank


class Units(Record):
    """units.toml."""

    schema: Literal["civilization.units.v1"]
    battle: Battle
    figure: list[Figure]
    unit_type: list[UnitType]
    unit: list[Unit]
    replacement: list[TwoNumberUnit]


# ---------------------------------------------------------------- buildings.toml


class Building(Icons, kw_only=True):
    """A side of a building marker."""

    module: Module
    cost: Price
    terrain: Annotated[list[TerrainId], Meta(min_length=1)]
    tech: str
    supply: Price
    starred: bool = False
    upgrades_to: str | None = None
    upgraded_from: str | None = None


class Walls(Named, kw_only=True):
    """City walls: the other side of a city marker."""

    cost: Price
    tech: str
    combat: Amount
    counts_as_building: Literal[True]
    text_fr: str
    text_en: str


class Buildings(Record):
    """buildings.toml."""

    schema: Literal["civilization.buildings.v1"]
    building: list[Building]
    walls: Walls


# ---------------------------------------------------------------- wonders.toml


class Wonder(Named, kw_only=True):
    """A wonder."""

    age: Age
    module: Module
    cost: Price
    discount_cost: Price | None = None
    discount_tech: str | None = None
    culture: Few
    effect: Annotated[list[EffectLine], Meta(min_length=1)]


class Wonders(Record):
    """wonders.toml."""

    schema: Literal["civilization.wonders.v1"]
    wonder: list[Wonder]
