"""Battle abilities (classes wound and rescue): wounds dealt and healed, killed units that return."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.battle.fronts import boost_exchange, heal_all, spread
from ludotheque.games.civilization.components.box import Effect
from ludotheque.games.civilization.components.codes import (
    BOOST_PLAYED_UNIT_ATTACK,
    DEAL_WOUNDS,
    HEAL_ALL,
    HEAL_WOUNDS,
    SAVE_ALL_UNITS,
)
from ludotheque.games.civilization.position.events import UNIT_SAVED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import FORCES, IN_PLAY, KILLED, UNIT_PACK

NOBODY_IS_WOUNDED: Final = Refusal("CV-9.24", "nobody-is-wounded")
NO_ENEMY_IN_PLAY: Final = Refusal("CV-9.24", "no-enemy-in-play")


def why_not_wound(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """CV-9.24: an ability without a target is refused."""
    if effect.code == HEAL_WOUNDS or effect.code == HEAL_ALL:
        return None if is_wounded(s, seat) else NOBODY_IS_WOUNDED
    if effect.code == DEAL_WOUNDS:
        return None if s.count_units(s.enemy(seat), IN_PLAY) > 0 else NO_ENEMY_IN_PLAY
    return None


def is_wounded(s: Civilization, seat: i64) -> bool:
    """CV-9.11: whether a living unit of somebody in play has a wound."""
    for unit in s.units(seat, IN_PLAY):
        if s.wounds[unit] > 0:
            return True
    return False


def wound(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-9.24: wounds and healing are spread when it is carried out."""
    code = effect.code
    if code == BOOST_PLAYED_UNIT_ATTACK:
        boost_exchange(s, effect.amount)
    elif code == HEAL_ALL:
        heal_all(s, seat)
    else:
        assert code == HEAL_WOUNDS or code == DEAL_WOUNDS
        spread(s, seat, effect.source, effect.amount)


def rescue(s: Civilization, seat: i64, effect: Effect) -> None:
    """Nightingale: all one's units killed in the battle return to the standing forces."""
    assert effect.code == SAVE_ALL_UNITS
    for unit in s.units(seat, KILLED):
        UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, FORCES), bit(seat))
        s.note(UNIT_SAVED, seat, unit)
