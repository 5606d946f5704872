"""What cards do: one record of the data, read by one executor for «may I?» and «do it».

`why_not_use` says whether a source (an ability of a tech, a culture card, a person) may be used now, `why_not_aim` at
whom, `carry_out` does what the record says. A new code is a line in `box.DEEDS`, its target in `has_target` if it has
one of its own, and its deed here. What works by itself is asked for where a rule needs it (`Civilization.number`,
`Civilization.lasting`).
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import Refusal
from tests.slices.battle.box import (
    AT_ALL_OTHERS,
    AT_ENEMY_UNITS,
    AT_OWN_UNITS,
    AT_PLAYER,
    BOOST,
    BUILD_UNITS,
    DEAL,
    GAIN_TRADE,
    HARM_ARMY,
    HARM_COIN,
    HARM_UNIT,
    HEAL,
    HEAL_ALL,
    NONE,
    OF_CARD,
    OF_TECH,
    ONCE_A_BATTLE,
    PASS_TURN,
    PEEK_TOKENS,
    Effect,
)
from tests.slices.battle.means import could_pay, first_way
from tests.slices.battle.state import USED_IN_BATTLE, USED_IN_TURN, Civilization
from tests.slices.battle.vocabulary import (
    ARMIES_DEFECTED,
    AT_BATTLE_TURN,
    AT_DRAFT,
    AT_EXCHANGE,
    AT_SPREAD,
    COIN_DISCARDED,
    FORCES,
    HEALED,
    HELD_BACK,
    IN_PLAY,
    N_ABILITIES,
    PEEKED,
    UNIT_BOTTOM,
    UNIT_LOST,
    UNIT_PACK,
)

NOT_KNOWN: Final = Refusal("CV-11.1", "not-known")
NOT_IN_HAND: Final = Refusal("CV-12.1", "not-in-hand")
NOT_YOUR_PERSON: Final = Refusal("CV-15.8", "not-your-person")
WRONG_MOMENT: Final = Refusal("CV-12.1", "wrong-moment")
ALREADY_USED: Final = Refusal("CV-11.2", "already-used")
NO_TARGET: Final = Refusal("CV-12.5", "no-target")
NO_TRADE: Final = Refusal("CV-11.3", "no-trade")
CANNOT_PAY: Final = Refusal("CV-11.3", "cannot-pay")
NOT_AT_YOURSELF: Final = Refusal("CV-12.2", "not-at-yourself")
NOTHING_THERE: Final = Refusal("CV-12.5", "nothing-there")
REFUSALS: Final = [
    NOT_KNOWN,
    NOT_IN_HAND,
    NOT_YOUR_PERSON,
    WRONG_MOMENT,
    ALREADY_USED,
    NO_TARGET,
    NO_TRADE,
    CANNOT_PAY,
    NOT_AT_YOURSELF,
    NOTHING_THERE,
]


# ---------------------------------------------------------------- may I?


def why_not_use(s: Civilization, seat: i64, source: i64, when: i64) -> Refusal | None:
    """Whether somebody may use this at such a moment; at what is announced, see `responses`."""
    effect = s.box.used[source]
    if not s.has(seat, effect):
        return not_yours(effect)
    if effect.when != when:
        return WRONG_MOMENT
    if s.is_used(seat, source):
        return ALREADY_USED
    if not has_target(s, seat, effect):
        return NO_TARGET
    return why_not_afford(s, seat, effect)


def not_yours(effect: Effect) -> Refusal:
    if effect.holder == OF_TECH:
        return NOT_KNOWN
    return NOT_IN_HAND if effect.holder == OF_CARD else NOT_YOUR_PERSON


def why_not_afford(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """CV-11.3."""
    if effect.trade > s.trade[seat]:
        return NO_TRADE
    if effect.cost != NONE and first_way(s, seat, effect.cost) == NONE:
        return CANNOT_PAY
    return None


def could_use(s: Civilization, seat: i64, source: i64, when: i64) -> bool:
    """CV-1.11: the same of an ability of a tech, as far as everybody knows."""
    effect = s.box.used[source]
    return (
        effect.when == when
        and s.has(seat, effect)
        and not s.is_used(seat, source)
        and has_target(s, seat, effect)
        and (effect.cost == NONE or could_pay(s, seat, effect.cost))
    )


def could_use_a_tech(s: Civilization, seat: i64, when: i64) -> bool:
    for source in range(N_ABILITIES):
        if could_use(s, seat, source, when):
            return True
    return False


def has_target(s: Civilization, seat: i64, effect: Effect) -> bool:
    """CV-9.24, CV-12.5: whether there is anything it could be aimed at; everybody can see that."""
    if effect.target == AT_OWN_UNITS:
        return is_wounded(s, seat)
    if effect.target == AT_ENEMY_UNITS:
        return s.count_units(s.enemy(seat), IN_PLAY) > 0
    if effect.target == AT_PLAYER or effect.target == AT_ALL_OTHERS:
        for other in range(s.seats):
            if why_not_aim(s, seat, effect, other) is None:
                return True
        return False
    return True


def is_wounded(s: Civilization, seat: i64) -> bool:
    """CV-9.11: whether a living unit of somebody in play has a wound."""
    for unit in s.units(seat, IN_PLAY):
        if s.wounds[unit] > 0:
            return True
    return False


def why_not_aim(s: Civilization, seat: i64, effect: Effect, target: i64) -> Refusal | None:
    """CV-12.2: at another who has something of what it takes."""
    if target == seat:
        return NOT_AT_YOURSELF
    if effect.deed == HARM_ARMY:
        return None if s.armies[target] > 0 else NOTHING_THERE
    if effect.deed == HARM_UNIT:
        return None if s.count_units(target, FORCES) > 0 else NOTHING_THERE
    assert effect.deed == HARM_COIN
    return None if s.coins[target] + s.laws[target] > 0 else NOTHING_THERE


# ---------------------------------------------------------------- do it


def mark_used(s: Civilization, seat: i64, source: i64) -> None:
    """CV-11.2: once a turn, or once a battle; a culture card is gone anyway."""
    if not s.is_card(source):
        once_a_battle = s.box.used[source].limit == ONCE_A_BATTLE
        s.used[s.slot(seat, source)] = USED_IN_BATTLE if once_a_battle else USED_IN_TURN


def carry_out(s: Civilization, seat: i64, source: i64, target: i64) -> None:
    """What nobody has cancelled takes effect."""
    effect = s.box.used[source]
    deed = effect.deed
    if deed == HARM_ARMY:
        kill_armies(s, target, effect.amount)
    elif deed == HARM_UNIT:
        kill_a_unit(s, target)
    elif deed == HARM_COIN:
        discard_coins(s, seat, effect, target)
    elif deed == BUILD_UNITS:
        s.push(AT_DRAFT, seat, effect.amount)
    elif deed == HEAL or deed == DEAL:
        s.push(AT_SPREAD, seat, source, effect.amount)
    elif deed == HEAL_ALL:
        heal_all(s, seat)
    elif deed == BOOST:
        s.set_figure(s.find(AT_EXCHANGE), 2, effect.amount)
    elif deed == PASS_TURN:
        s.set_figure(s.find(AT_BATTLE_TURN), 0, 1)
        s.note(HELD_BACK, seat)
    elif deed == GAIN_TRADE:
        s.trade[seat] = min(s.trade[seat] + effect.amount, s.box.most_trade)
    else:
        assert deed == PEEK_TOKENS
        peek(s, seat)


def kill_armies(s: Civilization, seat: i64, amount: i64) -> None:
    lost = min(amount, s.armies[seat])
    s.armies[seat] -= lost
    s.note(ARMIES_DEFECTED, seat, lost)


def kill_a_unit(s: Civilization, seat: i64) -> None:
    """One of the standing forces, by chance; it goes face up to the bottom of its deck (CV-2.7)."""
    if s.count_units(seat, FORCES) > 0:
        unit = UNIT_PACK.draw(
            s.unit_pile, s.unit_seen, UNIT_PACK.of(seat, FORCES), UNIT_BOTTOM, everybody(s.seats), s.chance
        )
        s.note(UNIT_LOST, seat, unit)


def discard_coins(s: Civilization, seat: i64, effect: Effect, target: i64) -> None:
    for other in range(s.seats):
        if (other == target or target == NONE) and why_not_aim(s, seat, effect, other) is None:
            take_coin(s, other)
            s.note(COIN_DISCARDED, other)


def take_coin(s: Civilization, seat: i64) -> None:
    """CV-0.5: from the sheet, and only then from Code of Laws."""
    if s.coins[seat] > 0:
        s.coins[seat] -= 1
    else:
        s.laws[seat] -= 1


def heal_all(s: Civilization, seat: i64) -> None:
    for unit in s.units(seat, IN_PLAY):
        if s.wounds[unit] > 0:
            s.wounds[unit] = 0
            s.note(HEALED, seat, unit)


def peek(s: Civilization, seat: i64) -> None:
    """Told once, to one player alone (CV-15.8)."""
    for other in range(s.seats):
        if other != seat:
            for token in s.tokens(other):
                s.note(PEEKED, seat, other, token)
