"""A turn: parts in turn order, what comes in, attacks and culture events (CV-0, CV-1, CV-2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import BOTTOM, Step
from ludotheque.core.verbs import Term, numbers
from tests.slices.battle.announcing import use
from tests.slices.battle.box import BUILDS_WALLS, N_MARKET, N_TYPES, NONE, OWN_PART
from tests.slices.battle.effects import why_not_use
from tests.slices.battle.state import FRESH, MOST, N_USED, Civilization
from tests.slices.battle.vocabulary import (
    AT_BATTLE,
    AT_DISCARD,
    AT_LOOT,
    AT_MOVEMENT,
    AT_SUPPLY,
    AT_TURN,
    ATTACK,
    ATTACKED,
    CAPITAL,
    CARD_PACK,
    CARDS,
    CITY,
    DECK,
    DISCARD,
    DISCARDED,
    DONE,
    END,
    FIRST_CARD,
    IN_THE_OPEN,
    LAST_TURN,
    LEARN,
    LEVELS,
    N_ABILITIES,
    N_SUPPLIES,
    N_TECHS,
    PLACES,
    SEATS,
    SOURCES,
    SUPPLIES,
    SUPPLY_ARMY,
    SUPPLY_BUILDINGS,
    SUPPLY_CARDS,
    SUPPLY_MARKET,
    SUPPLY_TOKENS,
    SUPPLY_WALLS,
    TAKE,
    TECHS,
    THINGS,
    TOKEN_PACK,
    TOOK,
    TURN_BEGAN,
    USE,
)

# CV-0.4: what comes in at the beginning of a part.
AT_MOST: Final[i64] = 2
TRADE: Final[i64] = 3
CULTURE: Final[i64] = 1
TURNS_A_LEVEL: Final[i64] = 3

NOT_UNLOCKED: Final = Refusal("CV-0.4", "not-unlocked")
TOO_EARLY: Final = Refusal("CV-0.4", "too-early")
HAS_IT: Final = Refusal("CV-0.4", "has-it")
NO_CITY: Final = Refusal("CV-0.4", "no-city")
STACK_FULL: Final = Refusal("CV-2.1", "stack-full")
MARKET_EMPTY: Final = Refusal("CV-2.4", "market-empty")
UNITS_GONE: Final = Refusal("CV-2.7", "units-gone")
CARDS_GONE: Final = Refusal("CV-2.8", "cards-gone")
TOKENS_GONE: Final = Refusal("CV-2.9", "tokens-gone")
HAS_ATTACKED: Final = Refusal("CV-0.3", "has-attacked")
NOT_YOUR_OWN: Final = Refusal("CV-9.1", "not-your-own")
TOO_FEW_ARMIES: Final = Refusal("CV-9.1", "too-few-armies")
NOTHING_TO_ATTACK: Final = Refusal("CV-9.1", "nothing-to-attack")
NOT_YOUR_CARD: Final = Refusal("CV-12.6", "not-your-card")
REFUSALS: Final = [
    NOT_UNLOCKED,
    TOO_EARLY,
    HAS_IT,
    NO_CITY,
    STACK_FULL,
    MARKET_EMPTY,
    UNITS_GONE,
    CARDS_GONE,
    TOKENS_GONE,
    HAS_ATTACKED,
    NOT_YOUR_OWN,
    TOO_FEW_ARMIES,
    NOTHING_TO_ATTACK,
    NOT_YOUR_CARD,
]


class Turn(Step[Civilization]):
    """CV-1.2, CV-1.3: one part after the other; then the next turn. The figure is how many parts have begun."""

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn", numbers("parts", 4))
        self.on = [BOTTOM]

    def fits(self, s: Civilization, at: i64) -> bool:
        return 1 <= s.figure_at(at, 0) <= s.seats and s.seat_at(at) == 0

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        if s.top(0) == s.seats and not self.next_turn(s):
            s.end()
            return
        seat = (s.first + s.top(0)) % s.seats
        s.set_top(0, s.top(0) + 1)
        s.moved = 0
        s.trade[seat] = min(s.trade[seat] + TRADE, s.box.most_trade)
        s.culture[seat] = min(s.culture[seat] + CULTURE, MOST)
        s.push(AT_MOVEMENT, seat)
        s.push(AT_SUPPLY, seat, AT_MOST)
        level = min((s.turn - 1) // TURNS_A_LEVEL + 1, LEVELS.size - 1)
        if s.can_draw_card(level):
            s.draw_card(seat, level)

    def next_turn(self, s: Civilization) -> bool:
        """CV-1.3, CV-1.12: the next player is first, everything is fresh again. CV-14.10: the last one is the last."""
        if s.turn == LAST_TURN:
            return False
        s.turn += 1
        s.first = (s.first + 1) % s.seats
        s.set_top(0, 0)
        for i in range(s.seats * N_USED):
            s.used[i] = FRESH
        for seat in range(s.seats):
            s.laws_used[seat] = 0
        s.note(TURN_BEGAN, s.turn, s.first)
        return True


class Supply(Step[Civilization]):
    """CV-0.4: what comes in, in place of the phases that are not here. The figure is how many things still."""

    def __init__(self) -> None:
        super().__init__(AT_SUPPLY, "supply", THINGS)
        self.on = [AT_MOVEMENT]
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        """Of whoever is on turn, before his attack; the last thing may still ask something."""
        left = s.figure_at(at, 0) > 0 or at + 1 < s.depth()
        return left and s.seat_at(at) == s.seat_at(at - 1) and s.moved == 0

    def asks(self, s: Civilization) -> bool:
        return s.top(0) > 0

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for supply in range(N_SUPPLIES):
            found = append(found, TAKE.of(supply))
        for tech in range(N_TECHS):
            found = append(found, LEARN.of(tech))
        return append(found, DONE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if LEARN.has(action):
            return why_not_learn(s, seat, LEARN.arg(action))
        return why_not_take(s, seat, TAKE.arg(action)) if TAKE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if LEARN.has(action):
            return {"what": Term(TECHS, LEARN.arg(action)), "turn": s.turn}
        return {"what": Term(SUPPLIES, TAKE.arg(action)), "turn": s.turn, "limit": s.stacking_limit(seat)}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.set_top(0, 0 if DONE.has(action) else s.top(0) - 1)
        if LEARN.has(action):
            s.learn(seat, LEARN.arg(action))
        elif TAKE.has(action):
            s.note(TOOK, seat, TAKE.arg(action))
            take(s, seat, TAKE.arg(action))


def why_not_learn(s: Civilization, seat: i64, tech: i64) -> Refusal | None:
    if s.knows(seat, tech):
        return HAS_IT
    return None if s.box.tech_level[tech] <= s.turn else TOO_EARLY


def why_not_take(s: Civilization, seat: i64, supply: i64) -> Refusal | None:
    if supply < N_TYPES:
        return why_not_recruit(s, seat, supply)
    if supply == SUPPLY_ARMY:
        full = s.armies[seat] >= min(s.stacking_limit(seat), s.box.most_armies)
        return STACK_FULL if full else None
    if supply < SUPPLY_TOKENS:
        level = supply - SUPPLY_CARDS + 1
        if level > s.turn:
            return TOO_EARLY
        return None if s.can_draw_card(level) else CARDS_GONE
    if supply < SUPPLY_MARKET:
        left = TOKEN_PACK.find(s.token_pile, DECK, supply - SUPPLY_TOKENS)
        return None if left != NONE else TOKENS_GONE
    if supply < SUPPLY_WALLS:
        return None if s.in_market(supply - SUPPLY_MARKET) > 0 else MARKET_EMPTY
    if supply < SUPPLY_BUILDINGS:
        return why_not_wall(s, seat, supply - SUPPLY_WALLS == 1)
    building = supply - SUPPLY_BUILDINGS
    if s.building[seat] >= building:
        return HAS_IT
    return None if s.knows(seat, s.box.building_tech[building]) else NOT_UNLOCKED


def why_not_recruit(s: Civilization, seat: i64, type: i64) -> Refusal | None:
    """CV-2.7: a unit of a type that is unlocked, while the deck has one."""
    if s.rank(seat, type) == NONE:
        return NOT_UNLOCKED
    return None if s.can_draw_unit(type) else UNITS_GONE


def why_not_wall(s: Civilization, seat: i64, capital: bool) -> Refusal | None:
    if s.lasting(seat, BUILDS_WALLS) is None:
        return NOT_UNLOCKED
    if not capital and s.city[seat] == 0:
        return NO_CITY
    walls = s.capital_walls[seat] if capital else s.city_walls[seat]
    return HAS_IT if walls == 1 else None


def take(s: Civilization, seat: i64, supply: i64) -> None:
    if supply < N_TYPES:
        s.draw_unit(seat, supply)
    elif supply == SUPPLY_ARMY:
        s.armies[seat] += 1
    elif supply < SUPPLY_TOKENS:
        s.draw_card(seat, supply - SUPPLY_CARDS + 1)
    elif supply < SUPPLY_MARKET:
        s.draw_token(seat, supply - SUPPLY_TOKENS)
    elif supply < SUPPLY_WALLS:
        s.market[seat * N_MARKET + supply - SUPPLY_MARKET] += 1
    elif supply == SUPPLY_WALLS:
        s.city_walls[seat] = 1
    elif supply < SUPPLY_BUILDINGS:
        s.capital_walls[seat] = 1
    else:
        s.building[seat] = supply - SUPPLY_BUILDINGS


class Movement(Step[Civilization]):
    """CV-0.3: culture events and abilities of one's own part, one attack, the end of the part."""

    def __init__(self) -> None:
        super().__init__(AT_MOVEMENT, "movement")
        self.on = [AT_TURN]
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        """It is the part that has begun last."""
        return s.seat_at(at) == (s.first + s.figure_at(at - 1, 0) - 1) % s.seats

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for target in range(s.seats):
            for place in range(PLACES.size):
                for armies in range(1, s.armies[seat] + 1):
                    found = append(found, ATTACK.of(target, place, armies))
        for source in range(N_ABILITIES):
            found = append(found, USE.of(source))
        for card in s.hand(seat):
            found = append(found, USE.of(FIRST_CARD + card))
        return append(found, END.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if END.has(action):
            return None
        if USE.has(action):
            return why_not_use(s, seat, USE.arg(action), OWN_PART)
        if not ATTACK.has(action) or ATTACK.arg(action) >= s.seats:
            return NOT_NOW
        return why_not_attack(s, seat, ATTACK.arg(action), ATTACK.arg2(action), ATTACK.arg3(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if USE.has(action):
            return {"source": Term(SOURCES, USE.arg(action))}
        target, place = ATTACK.arg(action), ATTACK.arg2(action)
        return {"seat": Term(SEATS, target), "place": Term(PLACES, place), "armies": s.armies[seat]}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if END.has(action):
            s.drop()
        elif USE.has(action):
            use(s, seat, USE.arg(action))
        else:
            attack(s, seat, ATTACK.arg(action), ATTACK.arg2(action), ATTACK.arg3(action))


def why_not_attack(s: Civilization, seat: i64, target: i64, place: i64, armies: i64) -> Refusal | None:
    """CV-9.1, CV-0.3: with some of one's armies, once a part, armies, a city or a capital of another."""
    if target == seat:
        return NOT_YOUR_OWN
    if s.moved == 1:
        return HAS_ATTACKED
    if armies == 0 or armies > s.armies[seat]:
        return TOO_FEW_ARMIES
    if (place == IN_THE_OPEN and s.armies[target] == 0) or (place == CITY and s.city[target] == 0):
        return NOTHING_TO_ATTACK
    return None


def attack(s: Civilization, seat: i64, target: i64, place: i64, armies: i64) -> None:
    """CV-9.1: the battle begins; in the open all armies of the square defend it."""
    s.moved = 1
    s.attacker, s.defender, s.place, s.attacking = seat, target, place, armies
    s.defending = s.armies[target] if place == IN_THE_OPEN else 0
    s.note(ATTACKED, seat, target, place, armies)
    s.push(AT_BATTLE, seat)


class Discard(Step[Civilization]):
    """CV-12.6: whoever has too many culture cards discards, face up, until he has not."""

    def __init__(self) -> None:
        super().__init__(AT_DISCARD, "discard")
        self.on = [AT_SUPPLY, AT_LOOT]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return len(s.hand(s.asked())) > s.culture_hand(s.asked())

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([DISCARD.of(card) for card in s.hand(seat)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not DISCARD.has(action):
            return NOT_NOW
        held = s.card_pile[DISCARD.arg(action)] == CARD_PACK.of(seat)
        return None if held else NOT_YOUR_CARD

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, DISCARD.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.note(DISCARDED, seat, DISCARD.arg(action))
        s.lay_open(DISCARD.arg(action))


assert PLACES.size - 1 == CAPITAL
