"""The files of `scenarios/`, typed: a position in words, and steps."""

# Interpreted: msgspec structures.

from pathlib import Path
from typing import Any, Final

import msgspec

FOLDER: Final = Path(__file__).parent


class City(msgspec.Struct, forbid_unknown_fields=True):
    """A city other than the capital."""

    at: str
    walls: bool = False
    mark: str = "none"


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A player's possessions; what is not given stays as after set-up."""

    techs: list[str] | None = None
    rows: dict[str, int] = {}  # techs that lie in another row than that of their level
    government: str | None = None
    trade: int | None = None
    culture: int | None = None
    space: int | None = None
    coins: int | None = None
    tech_coins: dict[str, int] = {}
    resources: dict[str, int] | None = None
    cards: list[str] | None = None
    tokens: list[str] | None = None
    units: dict[str, list[int]] | None = None  # by type: the strengths at rank I
    people: list[str] | None = None  # named cards, face down
    open_people: list[str] = []
    reserve: dict[str, int] = {}
    invested: dict[str, int] = {}
    armies: dict[str, int] | None = None
    scouts: dict[str, int] | None = None
    links: dict[str, str] = {}  # by square: the city its scouts are linked to
    cities: list[City] | None = None
    walls: bool | None = None  # of the capital
    mark: str = "none"
    buildings: dict[str, str] = {}
    wonders: dict[str, str] = {}
    obsolete: list[str] = []
    great_people: dict[str, str] = {}
    fresh_governments: list[str] = []


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """The position: a match after set-up, and the differences from it."""

    civs: list[str]
    options: dict[str, str] = {}
    seed: int = 1
    turn: int = 2
    first: int = 0
    phase: str = "start_of_turn"
    active: int = 0
    tiles: dict[str, str] = {}  # by place, from 1: a face-up tile there, its arrow to the south
    terrain: dict[str, str] = {}
    features: dict[str, str] = {}  # a resource, culture, coin, or none
    tokens: dict[str, str] = {}  # huts and villages on the map
    relics: dict[str, str] = {}
    market: list[str] | None = None  # the wonders in the market
    panama: int = 0
    player: list[Player] = []


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One event or check. Exactly one of `does`, `asked`, `view`, `outcome`."""

    seat: int | None = None
    does: dict[str, Any] | None = None
    refused: str | None = None  # the rule that forbids it
    asked: list[int] | None = None
    question: str | None = None  # with `asked`: the name of the question
    view: str | None = None  # a path into the view of a seat (of a spectator if none is given)
    outcome: str | None = None  # a path into the result: `points.0`, `winners`, `by`
    value: Any = msgspec.field(default=None, name="is")
    says_fr: str = ""
    says_en: str = ""


class Situation(msgspec.Struct, forbid_unknown_fields=True):
    """A position and its steps."""

    given: Given
    step: list[Step]


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A ruling as a situation; `also`: further situations that show it, each with a position of its own."""

    rule: str
    given: Given
    step: list[Step]
    also: list[Situation] = []

    def situations(self) -> list[Situation]:
        return [Situation(self.given, self.step), *self.also]


class BadScenario(ValueError):
    """A scenario that can't be set up; the message names the problem."""


def rules_with_scenarios() -> list[str]:
    """The ids of the rules that have a scenario."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read(rule: str) -> Scenario:
    """The scenario of a rule."""
    path = FOLDER / f"{rule}.toml"
    try:
        scenario = msgspec.toml.decode(path.read_bytes(), type=Scenario)
    except (OSError, msgspec.DecodeError) as error:
        raise BadScenario(f"{path.name}: {error}") from error
    if scenario.rule != rule:
        raise BadScenario(f"{path.name}: it is about {scenario.rule}")
    return scenario
