"""Loot (CV-9.17, CV-9.20, CV-9.27): the winner buys things one by one from what the loser has."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.components.box import BARBARIANS, N_MARKET, N_TECHS, NONE, ON_SHEET
from ludotheque.games.civilization.components.codes import GREAT_WALL
from ludotheque.games.civilization.position.events import LOOTED, LOOTED_CARD, LOOTED_TECH, LOOTED_TOKEN
from ludotheque.games.civilization.position.state import MOST, Civilization
from ludotheque.games.civilization.position.steps import AT_ARRIVAL, AT_BATTLE, AT_LOOT
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    DONE,
    LEARN,
    LOOT,
    LOOT_CARDS,
    LOOT_COIN_LOST,
    LOOT_COIN_WON,
    LOOT_CULTURE,
    LOOT_RESOURCES,
    LOOT_TECH,
    LOOT_TOKENS,
    LOOT_TRADE,
    N_LOOT,
    SEATS,
    TAKE_LOOT,
    TECHS,
    TOKEN_PACK,
)
from ludotheque.games.civilization.realm.cards_in_force import lasting
from ludotheque.games.civilization.realm.coins import coins_on, gain_coin, take_coin
from ludotheque.games.civilization.realm.hands import check_hand
from ludotheque.games.civilization.realm.pyramid import why_not_learn
from ludotheque.games.civilization.realm.trade_and_culture import gain_culture, gain_trade
from ludotheque.games.civilization.research.learning import learn

# CV-9.17: the trade or culture that one loot buys.
A_HANDFUL: Final[i64] = 3

TOO_LITTLE_LOOT: Final = Refusal("CV-9.17", "too-little-loot")
NOTHING_TO_TAKE: Final = Refusal("CV-9.20", "nothing-to-take")
NOT_KNOWN_TO_LOSER: Final = Refusal("CV-9.17", "not-known-to-loser")
NAME_THE_TECH: Final = Refusal("CV-9.17", "name-the-tech")


def spoils(s: Civilization) -> i64:
    """CV-9.17, CV-B66: one loot for defeated figures, two for a city, less behind the Great Wall; counted with what
    the loser still owns (CV-9.22). None from or for barbarians.
    """
    winner = s.battle_winner
    loser = s.enemy(winner)
    if winner == BARBARIANS or loser == BARBARIANS:
        return 0
    loot: i64 = 1 if (s.attacking if loser == s.attacker else s.defending) != 0 else 0
    if loser == s.defender and s.city_on(s.battle_at) != NONE:
        loot = 2
    wall = lasting(s, loser, GREAT_WALL)
    if wall is not None:
        loot = max(loot - wall.amount, 0)
    return loot


def begin_loot(s: Civilization) -> None:
    """CV-9.20: after a battle."""
    if s.loot > 0:
        s.push(AT_LOOT, s.battle_winner, s.loot, s.enemy(s.battle_winner))
        s.loot = 0


def loot_from(s: Civilization, seat: i64, loser: i64, amount: i64) -> None:
    """CV-8.11: loot for scouts killed by moving onto their square."""
    s.push(AT_LOOT, seat, amount, loser)


class Loot(Step[Civilization]):
    """CV-9.20, CV-15.1, CV-B27b, CV-B86, CV-R3: one thing at a time; unused loot is lost. The figures: how much loot
    is left, and the loser.
    """

    def __init__(self) -> None:
        super().__init__(AT_LOOT, "loot", numbers("loot_left", 3), SEATS)
        self.on = [AT_BATTLE, AT_ARRIVAL]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        """CV-1.11: what the loser has lies face up, or its back is known."""
        return s.top(0) > 0 and len(self.actions(s, s.asked())) > 1

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DONE.of()])
        if s.top(0) > 1:
            for tech in range(N_TECHS):
                if s.knows(s.top(1), tech):
                    found = append(found, LEARN.of(tech))
        for loot in range(N_LOOT):
            found = append(found, TAKE_LOOT.of(loot))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        loser = s.top(1)
        if DONE.has(action):
            return None
        if LEARN.has(action):
            if s.top(0) < 2:
                return TOO_LITTLE_LOOT
            if not s.knows(loser, LEARN.arg(action)):
                return NOT_KNOWN_TO_LOSER
            return why_not_learn(s, seat, LEARN.arg(action))
        if not TAKE_LOOT.has(action):
            return NOT_NOW
        loot = TAKE_LOOT.arg(action)
        if loot == LOOT_TECH:
            return NAME_THE_TECH
        if price_of(loot) > s.top(0):
            return TOO_LITTLE_LOOT
        return None if has_loot(s, seat, loser, loot) else NOTHING_TO_TAKE

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if LEARN.has(action):
            return {"what": Term(TECHS, LEARN.arg(action)), "left": s.top(0)}
        if TAKE_LOOT.has(action):
            return {"what": Term(LOOT, TAKE_LOOT.arg(action)), "left": s.top(0)}
        return {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        loser = s.top(1)
        if DONE.has(action):
            s.drop()
        elif LEARN.has(action):
            s.set_top(0, s.top(0) - 2)
            s.note(LOOTED_TECH, seat, loser, LEARN.arg(action))
            learn(s, seat, LEARN.arg(action))
        else:
            loot = TAKE_LOOT.arg(action)
            s.set_top(0, s.top(0) - price_of(loot))
            s.note(LOOTED, seat, loser, loot)
            take_loot(s, seat, loser, loot)


def price_of(loot: i64) -> i64:
    """CV-9.17."""
    return 1 if loot < LOOT_TECH else 2


def has_loot(s: Civilization, seat: i64, loser: i64, loot: i64) -> bool:
    """CV-9.20: whether the loser has this thing and the winner has room for it."""
    if loot == LOOT_TRADE:
        return s.trade[loser] > 0
    if loot == LOOT_CULTURE:
        return s.culture[loser] > 0
    if loot < LOOT_TOKENS:
        return s.resources[loser * N_MARKET + loot - LOOT_RESOURCES] > 0
    if loot < LOOT_COIN_LOST:
        return TOKEN_PACK.find(s.token_pile, TOKEN_PACK.of(loser), loot - LOOT_TOKENS) != NONE
    if loot < LOOT_TECH:
        return coins_on(s, loser, loot - LOOT_COIN_LOST) > 0
    if loot >= LOOT_COIN_WON:
        return coins_on(s, loser, loot - LOOT_COIN_WON) > 0
    return CARD_PACK.find(s.card_pile, CARD_PACK.of(loser), loot - LOOT_CARDS + 1) != NONE


def take_loot(s: Civilization, seat: i64, loser: i64, loot: i64) -> None:
    """CV-9.17, CV-9.27, CV-R40: a thing taken unseen is a random one with that back; only the two owners know it."""
    both = bit(seat) + bit(loser)
    if loot == LOOT_TRADE:
        amount = min(A_HANDFUL, s.trade[loser])
        s.trade[loser] -= amount
        gain_trade(s, seat, amount)
    elif loot == LOOT_CULTURE:
        amount = min(A_HANDFUL, s.culture[loser])
        s.culture[loser] -= amount
        gain_culture(s, seat, min(amount, MOST))
    elif loot < LOOT_TOKENS:
        kind = loot - LOOT_RESOURCES
        s.resources[loser * N_MARKET + kind] -= 1
        s.resources[seat * N_MARKET + kind] += 1
    elif loot < LOOT_COIN_LOST:
        mine, his = TOKEN_PACK.of(seat), TOKEN_PACK.of(loser)
        token = TOKEN_PACK.draw(
            s.token_pile, s.token_seen, his, mine, both, s.chance, back=loot - LOOT_TOKENS
        )
        s.note(LOOTED_TOKEN, seat, loser, token)
    elif loot < LOOT_TECH:
        take_coin(s, loser, loot - LOOT_COIN_LOST)
    elif loot >= LOOT_COIN_WON:
        take_coin(s, loser, loot - LOOT_COIN_WON)
        gain_coin(s, seat, ON_SHEET)
    else:
        mine, his = CARD_PACK.of(seat), CARD_PACK.of(loser)
        level = loot - LOOT_CARDS + 1
        card = CARD_PACK.draw(s.card_pile, s.card_seen, his, mine, both, s.chance, back=level)
        s.note(LOOTED_CARD, seat, loser, card)
        check_hand(s, seat)
