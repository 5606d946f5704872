"""The data files of the box, typed: a key that no rule knows is an error, not a silence.

An effect is one record of closed words: when it works, what it costs, at whom it is aimed, how often, and what it does
(`what` is its class, `of` what that class is applied to).
"""

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.core.data import Record

When = Literal[
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
Limit = Literal["card", "turn", "battle", "each"]
Target = Literal["announced", "player", "all_others", "own_units", "enemy_units", "played_unit"]
What = Literal[
    "number",
    "permission",
    "gain",
    "build",
    "harm",
    "cancel",
    "pay",
    "wound",
    "rescue",
    "draw",
    "setup",
    "exception",
]
ResourceId = Literal["incense", "iron", "silk", "wheat", "spy", "uranium"]
CostId = Literal["incense", "iron", "silk", "wheat", "spy", "uranium", "trade"]
TypeId = Literal["infantry", "mounted", "artillery", "aircraft"]
Back = Literal["hut", "village"]
Level = Annotated[int, Meta(ge=1, le=4)]
Few = Annotated[int, Meta(ge=1, le=9)]
Strength = Annotated[int, Meta(ge=1, le=9)]


class Effect(Record):
    """What a card does."""

    when: When
    what: What
    of: str
    limit: Limit = "each"
    target: Target | None = None
    cost: dict[CostId, Few] = {}
    amount: Annotated[int, Meta(ge=0, le=27)] = 0
    card_amount: Annotated[int, Meta(ge=0, le=9)] = 0
    max: Annotated[int, Meta(ge=0, le=9)] = 0
    per_coins: Annotated[int, Meta(ge=0, le=9)] = 0
    coin_for_another: Annotated[int, Meta(ge=0, le=1)] = 0
    resources: list[ResourceId] = []


class Named(Record):
    """Something with a name."""

    id: str
    name_fr: str
    name_en: str


class Figures(Record):
    """The figures of a battle."""

    base_hand: Few
    per_extra_army: Few
    city_defence_hand: Few
    bonus_city: Annotated[int, Meta(ge=0, le=20)]
    bonus_capital: Annotated[int, Meta(ge=0, le=20)]
    bonus_walls: Annotated[int, Meta(ge=0, le=20)]
    killed_units_per_army: Few
    idle_turns: Few


class Building(Named):
    """A building with stars, and the tech that unlocks it."""

    combat: Few
    tech: str


class UnitType(Named):
    """A type of units: which one it trumps, and the tech of each rank; the first rank may need none."""

    trumps: TypeId | Literal[""]
    rank_techs: Annotated[list[str], Meta(min_length=1, max_length=4)]


class Unit(Record):
    """A unit card with as many copies: its strength at each rank."""

    id: str
    type: TypeId
    copies: Few
    strength_by_rank: Annotated[list[Strength], Meta(min_length=1, max_length=4)]
    ranks_fr: list[str]
    ranks_en: list[str]


class Units(Record):
    """units.toml."""

    schema: Literal["civilization.units.v1"]
    battle: Figures
    building: list[Building]
    unit_type: list[UnitType]
    unit: list[Unit]


class Limits(Record):
    """What techs raise, as it is without them; and what can't be raised."""

    stacking: Few
    culture_hand: Few
    trade: Annotated[int, Meta(ge=1, le=99)]
    armies: Annotated[int, Meta(ge=1, le=6)]


class Tech(Named):
    """A tech."""

    level: Level
    coin: Annotated[int, Meta(ge=0, le=1)] = 0
    culture_hand: Annotated[int, Meta(ge=0, le=1)] = 0
    stacking_limit: Annotated[int, Meta(ge=0, le=6)] = 0
    effects: list[Effect] = []


class Techs(Record):
    """techs.toml."""

    schema: Literal["civilization.techs.v1"]
    limits: Limits
    tech: list[Tech]


class CultureCard(Named):
    """A culture event with as many copies."""

    level: Annotated[int, Meta(ge=1, le=3)]
    copies: Few
    effect: Effect


class Culture(Record):
    """culture.toml."""

    schema: Literal["civilization.culture.v1"]
    card: list[CultureCard]


class Civ(Named):
    """A civilization."""

    effects: list[Effect]
    starting_tech: str = ""


class Civs(Record):
    """civs.toml."""

    schema: Literal["civilization.civs.v1"]
    civ: list[Civ]


class Wonder(Named):
    """A wonder."""

    effects: list[Effect]


class Wonders(Record):
    """wonders.toml."""

    schema: Literal["civilization.wonders.v1"]
    wonder: list[Wonder]


class Person(Named):
    """A great person's card; its back shows the type."""

    type: Literal["artist", "general", "merchant"]
    effect: Effect


class People(Record):
    """people.toml."""

    schema: Literal["civilization.people.v1"]
    person: list[Person]


class Resource(Named):
    """A kind of resource."""

    in_market: bool


class Token(Named):
    """A hut or village token that is kept face down as a resource, with as many copies."""

    back: Back
    resource: ResourceId
    copies: Few


class Tokens(Record):
    """tokens.toml."""

    schema: Literal["civilization.tokens.v1"]
    resource: list[Resource]
    token: list[Token]
