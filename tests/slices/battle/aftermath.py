"""After a battle (CV-9.14 to CV-9.22): losses, units saved, a city destroyed, loot."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from tests.slices.battle.box import COIN_ON_CARD, LOOT_LESS, N_MARKET, NONE, RESCUE_UNIT
from tests.slices.battle.state import FRESH, MOST, N_USED, USED_IN_BATTLE, Civilization
from tests.slices.battle.vocabulary import (
    ARMIES_LOST,
    AT_BATTLE,
    AT_LOOT,
    AT_SAVE,
    CAPITAL,
    CAPITAL_FELL,
    CARD_PACK,
    CITY,
    CITY_DESTROYED,
    COIN_LOST,
    COIN_LOST_OF_LAWS,
    COIN_ON_LAWS,
    COIN_WON,
    COIN_WON_OF_LAWS,
    DONE,
    FORCES,
    HAND,
    IN_PLAY,
    IN_THE_OPEN,
    KILLED,
    LEARN,
    LOOT,
    LOOT_CARDS,
    LOOT_CULTURE,
    LOOT_MARKET,
    LOOT_TOKENS,
    LOOT_TRADE,
    LOOTED,
    LOOTED_CARD,
    LOOTED_TOKEN,
    N_LOOT,
    N_TECHS,
    N_UNITS,
    SAVE,
    SAVED,
    TAKE_LOOT,
    TECHS,
    TOKEN_PACK,
    UNIT_BOTTOM,
    UNIT_PACK,
    UNITS,
    WON,
)

# CV-9.17: as much trade or culture one loot buys.
A_HANDFUL: Final[i64] = 3

NOT_KILLED: Final = Refusal("CV-9.15", "not-killed")
TOO_LITTLE_LOOT: Final = Refusal("CV-9.17", "too-little-loot")
NOTHING_TO_TAKE: Final = Refusal("CV-9.20", "nothing-to-take")
REFUSALS: Final = [NOT_KILLED, TOO_LITTLE_LOOT, NOTHING_TO_TAKE]


def winner_of(s: Civilization, ours: i64, theirs: i64) -> i64:
    """CV-9.14: the higher total; a tie is the defender's. `side` says from now on who has won."""
    s.side = s.attacker if ours > theirs else s.defender
    if s.side == s.attacker:
        s.note(WON, s.attacker, s.defender, ours, theirs)
    else:
        s.note(WON, s.defender, s.attacker, theirs, ours)
    if s.side == s.attacker and s.place == CAPITAL:
        s.note(CAPITAL_FELL, s.attacker, s.defender)
    return s.side


def go_home(s: Civilization) -> None:
    """CV-9.15: survivors, and what was not played, go back to the standing forces, healed, and face down."""
    for seat in (s.attacker, s.defender):
        for which in (HAND, IN_PLAY):
            for unit in s.units(seat, which):
                UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, FORCES), bit(seat))
                s.wounds[unit] = 0
                s.front[unit] = 0


def losses(s: Civilization, winner: i64) -> None:
    """CV-9.15: the winner loses an army for every two of his units that died, never the last one. Then, in turn order,
    whoever may save a unit does (CV-9.22).
    """
    fought = s.attacking if winner == s.attacker else s.defending
    lost = min(s.count_units(winner, KILLED) // s.box.killed_units_per_army, max(fought - 1, 0))
    if lost > 0:
        s.armies[winner] -= lost
        s.note(ARMIES_LOST, winner, lost)
    s.push(AT_SAVE, s.enemy(s.earlier()))
    s.push(AT_SAVE, s.earlier())


class Save(Step[Civilization]):
    """CV-9.15: some civilizations save a unit that died in the battle."""

    def __init__(self) -> None:
        super().__init__(AT_SAVE, "save")
        self.on = [AT_BATTLE, AT_SAVE]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        seat = s.asked()
        return s.count_units(seat, KILLED) > 0 and s.lasting(seat, RESCUE_UNIT) is not None

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return append(vec[i64]([SAVE.of(unit) for unit in s.units(seat, KILLED)]), DONE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if not SAVE.has(action):
            return NOT_NOW
        killed = s.unit_pile[SAVE.arg(action)] == UNIT_PACK.of(seat, KILLED)
        return None if killed else NOT_KILLED

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"unit": Term(UNITS, SAVE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if SAVE.has(action):
            unit = SAVE.arg(action)
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, FORCES), bit(seat))
            s.note(SAVED, seat, unit)


def bury_the_dead(s: Civilization) -> None:
    """CV-9.15, CV-2.7: face up to the bottoms of their decks."""
    for unit in range(N_UNITS):
        pile = s.unit_pile[unit]
        if pile == UNIT_PACK.of(s.attacker, KILLED) or pile == UNIT_PACK.of(s.defender, KILLED):
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_BOTTOM, everybody(s.seats))


def settle_place(s: Civilization) -> None:
    """CV-9.16: the loser's armies of the battle die; a city that is beaten is destroyed, its walls with it."""
    loser = s.enemy(s.side)
    lost = s.attacking if loser == s.attacker else s.defending
    if lost > 0:
        s.armies[loser] -= lost
        s.note(ARMIES_LOST, loser, lost)
    if loser == s.defender and s.place == CITY:
        s.city[loser] = 0
        s.city_walls[loser] = 0
        s.note(CITY_DESTROYED, loser)


# ---------------------------------------------------------------- loot


def loot_of(s: Civilization) -> i64:
    """CV-9.17: one for armies that were beaten, two for a city, less behind the Great Wall."""
    loser = s.enemy(s.side)
    loot: i64 = 1
    if loser == s.defender and s.place == CITY:
        loot = 2
    return max(loot - s.number(loser, LOOT_LESS), 0)


def begin_loot(s: Civilization) -> None:
    loot = loot_of(s)
    if loot > 0:
        s.push(AT_LOOT, s.side, loot)


class Loot(Step[Civilization]):
    """CV-9.17, CV-9.20: the winner buys one thing after the other. The figure is how much loot is left."""

    def __init__(self) -> None:
        super().__init__(AT_LOOT, "loot", numbers("left", 2))
        self.on = [AT_BATTLE]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        """CV-1.11: what the loser has lies open, or its back does."""
        return s.top(0) > 0 and len(self.actions(s, s.asked())) > 1

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for tech in range(N_TECHS):
            found = append(found, LEARN.of(tech))
        for loot in range(N_LOOT):
            found = append(found, TAKE_LOOT.of(loot))
        return append(found, DONE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if LEARN.has(action):
            price: i64 = 2
        elif TAKE_LOOT.has(action):
            price = 1 if TAKE_LOOT.arg(action) <= COIN_LOST_OF_LAWS else 2
        else:
            return NOT_NOW
        if price > s.top(0):
            return TOO_LITTLE_LOOT
        loser = s.enemy(seat)
        if LEARN.has(action):
            tech = LEARN.arg(action)
            return None if s.knows(loser, tech) and not s.knows(seat, tech) else NOTHING_TO_TAKE
        return None if has_loot(s, seat, loser, TAKE_LOOT.arg(action)) else NOTHING_TO_TAKE

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        what = Term(TECHS, LEARN.arg(action)) if LEARN.has(action) else Term(LOOT, TAKE_LOOT.arg(action))
        return {"what": what, "left": s.top(0)}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
        elif LEARN.has(action):
            s.set_top(0, s.top(0) - 2)
            s.learn(seat, LEARN.arg(action))
        else:
            loot = TAKE_LOOT.arg(action)
            s.set_top(0, s.top(0) - (1 if loot <= COIN_LOST_OF_LAWS else 2))
            s.note(LOOTED, seat, s.enemy(seat), loot)
            take_loot(s, seat, s.enemy(seat), loot)


def has_loot(s: Civilization, seat: i64, loser: i64, loot: i64) -> bool:
    """CV-9.20: whether the loser has such a thing, and the winner room for it."""
    if loot == LOOT_TRADE:
        return s.trade[loser] > 0 and s.trade[seat] < s.box.most_trade
    if loot == LOOT_CULTURE:
        return s.culture[loser] > 0 and s.culture[seat] < MOST
    if loot < LOOT_TOKENS:
        return s.market[loser * N_MARKET + loot - LOOT_MARKET] > 0
    if loot < COIN_LOST:
        return TOKEN_PACK.find(s.token_pile, TOKEN_PACK.of(loser), loot - LOOT_TOKENS) != NONE
    if loot == COIN_LOST or loot == COIN_WON:
        return s.coins[loser] > 0
    if loot == COIN_LOST_OF_LAWS or loot == COIN_WON_OF_LAWS:
        return s.laws[loser] > 0
    return CARD_PACK.find(s.card_pile, CARD_PACK.of(loser), loot - LOOT_CARDS + 1) != NONE


def take_loot(s: Civilization, seat: i64, loser: i64, loot: i64) -> None:
    both = bit(seat) + bit(loser)
    if loot == LOOT_TRADE:
        amount = min(A_HANDFUL, s.trade[loser])
        s.trade[loser] -= amount
        s.trade[seat] = min(s.trade[seat] + amount, s.box.most_trade)
    elif loot == LOOT_CULTURE:
        amount = min(A_HANDFUL, s.culture[loser])
        s.culture[loser] -= amount
        s.culture[seat] = min(s.culture[seat] + amount, MOST)
    elif loot < LOOT_TOKENS:
        s.market[loser * N_MARKET + loot - LOOT_MARKET] -= 1
        s.market[seat * N_MARKET + loot - LOOT_MARKET] += 1
    elif loot < COIN_LOST:
        mine, theirs, back = TOKEN_PACK.of(seat), TOKEN_PACK.of(loser), loot - LOOT_TOKENS
        token = TOKEN_PACK.draw(s.token_pile, s.token_seen, theirs, mine, both, s.chance, back=back)
        s.note(LOOTED_TOKEN, seat, loser, token)
    elif loot < LOOT_CARDS or loot >= COIN_WON:
        take_coin_loot(s, seat, loser, loot)
    else:
        mine, theirs, back = CARD_PACK.of(seat), CARD_PACK.of(loser), loot - LOOT_CARDS + 1
        card = CARD_PACK.draw(s.card_pile, s.card_seen, theirs, mine, both, s.chance, back=back)
        s.note(LOOTED_CARD, seat, loser, card)
        s.check_hand(seat)


def take_coin_loot(s: Civilization, seat: i64, loser: i64, loot: i64) -> None:
    """CV-9.17: a coin of the loser is discarded for one loot, won for two."""
    if loot == COIN_LOST or loot == COIN_WON:
        s.coins[loser] -= 1
    else:
        s.laws[loser] -= 1
    if loot >= COIN_WON:
        s.coins[seat] = min(s.coins[seat] + 1, MOST)


def after_the_loot(s: Civilization) -> None:
    """CV-9.21: Code of Laws has a coin for its owner's victory, once a turn, while it has room."""
    effect = s.lasting(s.side, COIN_ON_CARD)
    if effect is not None and s.laws_used[s.side] == 0 and s.laws[s.side] < effect.most:
        s.laws_used[s.side] = 1
        s.laws[s.side] += effect.amount
        s.note(COIN_ON_LAWS, s.side)


def end_battle(s: Civilization) -> None:
    """CV-9.12: what is used once a battle is fresh again."""
    for i in range(s.seats * N_USED):
        if s.used[i] == USED_IN_BATTLE:
            s.used[i] = FRESH
    s.attacker, s.defender, s.side = NONE, NONE, NONE
    s.place, s.attacking, s.defending = IN_THE_OPEN, 0, 0
    s.stage, s.idle, s.fronts = 0, 0, 0
