"""8.10 Nuclear plants: power for columns. Each function is asked only where `nuclear` is played."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.games.small_city.box import PARK, TOWN_HALL
from ludotheque.games.small_city.state import SmallCity

WITHOUT_POWER: Final = Refusal("SC-8.10.3", "without-power")
REFUSALS: Final = [WITHOUT_POWER]


def needs_power(s: SmallCity, piece: i64) -> bool:
    """SC-8.10.3: every building but the Town Hall; parks are none."""
    return s.box.category[piece] != PARK and s.box.category[piece] != TOWN_HALL


def powered_low(s: SmallCity, seat: i64) -> i64:
    """The squares of covered columns; `powered_high` the other half."""
    return 0


def powered_high(s: SmallCity, seat: i64) -> i64:
    return 0


def powered_columns(s: SmallCity, seat: i64) -> i64:
    """How many columns a seat's plants cover."""
    return 0


def choices(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-8.10.2: the plants a plan may place now, as choices of PLANT, ascending."""
    return vec[i64]()


def why_not_plant(s: SmallCity, seat: i64, action: i64) -> Refusal | None:
    """The rule against placing a plant, or None."""
    return WITHOUT_POWER


def plan_plant(s: SmallCity, seat: i64, action: i64) -> None:
    """A plant is written down in a plan, and stands at once in the planner's eyes."""


def take_back_plant(s: SmallCity, seat: i64, at: i64) -> None:
    """The plant of a line of a plan is taken off again, and its price given back."""


def carry_out_plant(s: SmallCity, seat: i64, piece: i64, column: i64) -> None:
    """SC-5.2.8: a planned plant is placed, if one is left."""


def facts(s: SmallCity, seat: i64, action: i64) -> Facts:
    """The figures of the rule against placing a plant."""
    return {}


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
