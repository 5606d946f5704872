"""The data files of the culture track, its events and the great people; typed like those of `tech_files`."""

# Interpreted: msgspec structures.

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.core.data import Record
from ludotheque.games.civilization.components.effect_files import EffectLine
from ludotheque.games.civilization.components.market_files import Icons
from ludotheque.games.civilization.components.tech_files import Few, Module, Named, Price, Some

# ---------------------------------------------------------------- culture.toml


class Section(Record):
    """A section of the culture track, and the cost of a step into one of its spaces."""

    id: Literal["I", "II", "III"]
    spaces: Price
    culture: Price
    trade: Few


class Track(Record):
    """The culture track."""

    great_person_spaces: list[Price]
    section: Annotated[list[Section], Meta(min_length=3, max_length=3)]


class CultureCard(Named, kw_only=True):
    """A culture event."""

    level: Annotated[int, Meta(ge=1, le=3)]
    copies: Some
    module: Module
    effect: Annotated[list[EffectLine], Meta(min_length=1, max_length=1)]


class Culture(Record):
    """culture.toml."""

    schema: Literal["civilization.culture.v1"]
    track: Track
    card: list[CultureCard]


# ---------------------------------------------------------------- great_people.toml


class PersonType(Icons, kw_only=True):
    """A type of great people, and its markers."""

    markers: Some


class Person(Named, kw_only=True):
    """A card of the great person deck."""

    type: str
    module: Module
    effect: Annotated[list[EffectLine], Meta(min_length=1, max_length=1)]


class GreatPeople(Record):
    """great_people.toml."""

    schema: Literal["civilization.great_people.v1"]
    type: list[PersonType]
    card: list[Person]
