"""Russia sacrifices a figure for a tech (CV-8.16)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import CITIES, NONE, Effect
from ludotheque.games.civilization.components.codes import SACRIFICE_FOR_TECH
from ludotheque.games.civilization.map.figures import ARMY, kill_figure
from ludotheque.games.civilization.map.groups import part_of_group, release, the_one
from ludotheque.games.civilization.position.events import SACRIFICED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.cards_in_force import is_used, lasting, mark_used
from ludotheque.games.civilization.realm.pyramid import HIS_TECH, can_learn, offer_tech

NO_SACRIFICES: Final = Refusal("CV-8.16", "no-sacrifices")
SACRIFICED_ALREADY: Final = Refusal("CV-8.16", "sacrificed-already")
NO_CITY_OF_ANOTHER: Final = Refusal("CV-8.16", "no-city-of-another")
NOTHING_TO_LEARN: Final = Refusal("CV-8.16", "nothing-to-learn")


def why_not_sacrifice(s: Civilization, seat: i64, square: i64) -> Refusal | None:
    """CV-8.16: once a turn, in a city of a player who knows a tech that can be learned."""
    effect = sacrifice_of(s, seat)
    if effect is None:
        return NO_SACRIFICES
    if is_used(s, seat, effect):
        return SACRIFICED_ALREADY
    city = s.city_on(square)
    if city == NONE or city // CITIES == seat:
        return NO_CITY_OF_ANOTHER
    return None if can_learn(s, seat, HIS_TECH, city // CITIES) else NOTHING_TO_LEARN


def could_sacrifice(s: Civilization, seat: i64, square: i64) -> bool:
    return why_not_sacrifice(s, seat, square) is None


def sacrifice_of(s: Civilization, seat: i64) -> Effect | None:
    return lasting(s, seat, SACRIFICE_FOR_TECH)


def sacrifice(s: Civilization, seat: i64, kind: i64, square: i64) -> None:
    """CV-8.16: the figure returns to the supply; there is no battle and no loot."""
    effect = sacrifice_of(s, seat)
    assert effect is not None
    mark_used(s, seat, effect)
    part = part_of_group(s, 1, 0) if kind == ARMY else part_of_group(s, 0, 1)
    release(s, seat, part)
    kill_figure(s, seat, the_one(seat, part))
    other = s.owner_of(square)
    s.note(SACRIFICED, seat, kind, other)
    offer_tech(s, seat, HIS_TECH, other)
