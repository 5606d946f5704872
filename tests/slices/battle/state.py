"""Everything on the table."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game
from ludotheque.core.state import State
from tests.slices.battle.box import (
    HANDS,
    N_MARKET,
    N_RANKS,
    NONE,
    OF_CARD,
    OF_CIV,
    OF_PERSON,
    OF_TECH,
    OF_WONDER,
    UNIT_STRENGTH,
    Box,
    Effect,
)
from tests.slices.battle.vocabulary import (
    AT_DISCARD,
    CARD_PACK,
    CARDS,
    DECK,
    DREW_CARD,
    DREW_TOKEN,
    DREW_UNIT,
    FIRST_PERSON,
    FORCES,
    HAND,
    IN_PLAY,
    KILLED,
    LAST_TURN,
    LEARNED,
    MERCHANT,
    N_ABILITIES,
    N_CARDS,
    N_CIVS,
    N_PEOPLE,
    N_TECHS,
    N_TOKENS,
    N_UNITS,
    N_WONDERS,
    OUT,
    PERSON_PACK,
    SOURCES,
    TOKEN_PACK,
    UNIT_BOTTOM,
    UNIT_DECK,
    UNIT_PACK,
)

MOST_WOUNDS: Final[i64] = 30
MOST: Final[i64] = 99
# What has been used: in this turn, in this battle; by seat abilities of techs, then people.
FRESH: Final[i64] = 0
USED_IN_BATTLE: Final[i64] = 1
USED_IN_TURN: Final[i64] = 2
N_USED: Final[i64] = N_ABILITIES + N_PEOPLE
# The stages of a battle are in `battle`.
LAST_STAGE: Final[i64] = 8


class Civilization(State):
    """A position. Arrays go by seat, or by seat and thing; `wounds` and `front` by unit."""

    def __init__(self, game: Game[Any], seats: i64, chance: Chance, box: Box) -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box

    def declare(self, f: Fields) -> None:
        seats = self.seats
        self.battle_end: i64 = f.number("battle_end", 0, 1)
        self.turn: i64 = f.number("turn", 1, LAST_TURN)
        self.first: i64 = f.number("first", 0, seats - 1)
        self.winner: i64 = f.number("winner", NONE, seats - 1)
        # Whether the armies of who is on turn have attacked in this part.
        self.moved: i64 = f.number("moved", 0, 1)
        self.civ: vec[i64] = f.dealt_once("civ", seats, 0, N_CIVS - 1)
        self.wonder: vec[i64] = f.dealt_once("wonder", seats, NONE, N_WONDERS - 1)
        self.techs: vec[i64] = f.numbers("techs", seats * N_TECHS, 0, 1)
        self.armies: vec[i64] = f.numbers("armies", seats, 0, self.box.most_armies, at_first=1)
        # Whether there is a city beside the capital; walls of the one and of the other; a building with stars.
        self.city: vec[i64] = f.numbers("city", seats, 0, 1, at_first=1)
        self.city_walls: vec[i64] = f.numbers("city_walls", seats, 0, 1)
        self.capital_walls: vec[i64] = f.numbers("capital_walls", seats, 0, 1)
        self.building: vec[i64] = f.numbers("building", seats, NONE, 1)
        self.trade: vec[i64] = f.numbers("trade", seats, 0, self.box.most_trade)
        self.culture: vec[i64] = f.numbers("culture", seats, 0, MOST)
        # Coin tokens on the sheet, and on Code of Laws.
        self.coins: vec[i64] = f.numbers("coins", seats, 0, MOST)
        self.laws: vec[i64] = f.numbers("laws", seats, 0, 4)
        # Whether Code of Laws has had its coin of this turn.
        self.laws_used: vec[i64] = f.numbers("laws_used", seats, 0, 1)
        self.market: vec[i64] = f.numbers("market", seats * N_MARKET, 0, seats)
        self.used: vec[i64] = f.numbers("used", seats * N_USED, FRESH, USED_IN_TURN)
        self.unit_pile: vec[i64] = UNIT_PACK.pile_field(f, "unit_pile", seats, at_first=UNIT_DECK)
        self.unit_seen: vec[i64] = UNIT_PACK.seen_field(f, "unit_seen", seats)
        self.card_pile: vec[i64] = CARD_PACK.pile_field(f, "card_pile", seats, at_first=DECK)
        self.card_seen: vec[i64] = CARD_PACK.seen_field(f, "card_seen", seats)
        self.token_pile: vec[i64] = TOKEN_PACK.pile_field(f, "token_pile", seats, at_first=DECK)
        self.token_seen: vec[i64] = TOKEN_PACK.seen_field(f, "token_seen", seats)
        self.person_pile: vec[i64] = PERSON_PACK.pile_field(f, "person_pile", seats, at_first=DECK)
        self.person_seen: vec[i64] = PERSON_PACK.seen_field(f, "person_seen", seats)
        # The battle: both sides, what is attacked, armies in it, how far it is, whose battle turn it is.
        self.attacker: i64 = f.number("attacker", NONE, seats - 1)
        self.defender: i64 = f.number("defender", NONE, seats - 1)
        self.place: i64 = f.number("place", 0, 2)
        self.attacking: i64 = f.number("attacking", 0, 6)
        self.defending: i64 = f.number("defending", 0, 6)
        self.stage: i64 = f.number("stage", 0, LAST_STAGE)
        self.side: i64 = f.number("side", NONE, seats - 1)
        self.idle: i64 = f.number("idle", 0, 9)
        self.fronts: i64 = f.number("fronts", 0, N_UNITS)
        self.wounds: vec[i64] = f.numbers("wounds", N_UNITS, 0, MOST_WOUNDS)
        self.front: vec[i64] = f.numbers("front", N_UNITS, 0, N_UNITS)
        # What each answers in a window that is open, until all have: with what, and what pays for it.
        self.answers: vec[i64] = f.numbers("answers", seats, NONE, SOURCES.size - 1)
        self.answer_means: vec[i64] = f.numbers("answer_means", seats, NONE, MOST)

    def clone(self) -> "Civilization":
        """Written by `make fields`."""
        other = Civilization(self.game, self.seats, self.chance.clone(), self.box)
        other.copy_stack(self)
        other.battle_end = self.battle_end
        other.turn = self.turn
        other.first = self.first
        other.winner = self.winner
        other.moved = self.moved
        other.civ = self.civ
        other.wonder = self.wonder
        other.techs = self.techs[:]
        other.armies = self.armies[:]
        other.city = self.city[:]
        other.city_walls = self.city_walls[:]
        other.capital_walls = self.capital_walls[:]
        other.building = self.building[:]
        other.trade = self.trade[:]
        other.culture = self.culture[:]
        other.coins = self.coins[:]
        other.laws = self.laws[:]
        other.laws_used = self.laws_used[:]
        other.market = self.market[:]
        other.used = self.used[:]
        other.unit_pile = self.unit_pile[:]
        other.unit_seen = self.unit_seen[:]
        other.card_pile = self.card_pile[:]
        other.card_seen = self.card_seen[:]
        other.token_pile = self.token_pile[:]
        other.token_seen = self.token_seen[:]
        other.person_pile = self.person_pile[:]
        other.person_seen = self.person_seen[:]
        other.attacker = self.attacker
        other.defender = self.defender
        other.place = self.place
        other.attacking = self.attacking
        other.defending = self.defending
        other.stage = self.stage
        other.side = self.side
        other.idle = self.idle
        other.fronts = self.fronts
        other.wounds = self.wounds[:]
        other.front = self.front[:]
        other.answers = self.answers[:]
        other.answer_means = self.answer_means[:]
        return other

    # ---------------------------------------------------------------- who has what

    def knows(self, seat: i64, tech: i64) -> bool:
        return self.techs[seat * N_TECHS + tech] == 1

    def has(self, seat: i64, effect: Effect) -> bool:
        """Whether somebody has the card of an effect."""
        which = effect.which
        if effect.holder == OF_TECH:
            return self.techs[seat * N_TECHS + which] == 1
        if effect.holder == OF_CARD:
            return self.card_pile[which] == CARD_PACK.of(seat)
        if effect.holder == OF_PERSON:
            return self.person_pile[which] == PERSON_PACK.of(seat)
        if effect.holder == OF_WONDER:
            return self.wonder[seat] == which
        assert effect.holder == OF_CIV
        return self.civ[seat] == which

    def lasting(self, seat: i64, deed: i64) -> Effect | None:
        """The effect of this kind that works by itself for somebody; nobody has two."""
        for effect in self.box.lasting:
            if effect.deed == deed and self.has(seat, effect):
                return effect
        return None

    def number(self, seat: i64, deed: i64) -> i64:
        """What lasting effects of a kind add for somebody."""
        effect = self.lasting(seat, deed)
        if effect is None:
            return 0
        return (
            effect.amount
            if effect.per_coins == 0
            else effect.amount * (self.coins_of(seat) // effect.per_coins)
        )

    def hand(self, seat: i64) -> vec[i64]:
        """The culture cards of somebody."""
        return CARD_PACK.in_pile(self.card_pile, CARD_PACK.of(seat))

    def tokens(self, seat: i64) -> vec[i64]:
        return TOKEN_PACK.in_pile(self.token_pile, TOKEN_PACK.of(seat))

    def units(self, seat: i64, which: i64) -> vec[i64]:
        """The units of somebody in a pile of his."""
        return UNIT_PACK.in_pile(self.unit_pile, UNIT_PACK.of(seat, which))

    def count_units(self, seat: i64, which: i64) -> i64:
        return UNIT_PACK.count(self.unit_pile, UNIT_PACK.of(seat, which))

    def coins_of(self, seat: i64) -> i64:
        """CV-1.7: printed on techs, on the sheet, on Code of Laws."""
        total = self.coins[seat] + self.laws[seat]
        for tech in range(N_TECHS):
            if self.knows(seat, tech):
                total += self.box.tech_coin[tech]
        return total

    def stacking_limit(self, seat: i64) -> i64:
        """CV-2.1: the best of all techs."""
        best = self.box.stacking
        for tech in range(N_TECHS):
            if self.knows(seat, tech) and self.box.tech_stacking[tech] > best:
                best = self.box.tech_stacking[tech]
        return best

    def culture_hand(self, seat: i64) -> i64:
        """CV-12.6: how many culture cards somebody may hold."""
        limit = self.box.culture_hand + self.number(seat, HANDS)
        for tech in range(N_TECHS):
            if self.knows(seat, tech):
                limit += self.box.tech_culture_hand[tech]
        return limit

    def in_market(self, resource: i64) -> i64:
        """CV-4.3: one of each for each player, less those they hold."""
        left = self.seats
        for seat in range(self.seats):
            left -= self.market[seat * N_MARKET + resource]
        return left

    # ---------------------------------------------------------------- units

    def rank(self, seat: i64, type: i64) -> i64:
        """The highest rank of a type that somebody has unlocked, counted from 0; -1: not even the first."""
        best: i64 = NONE
        for rank in range(self.box.ranks[type]):
            tech = self.box.rank_tech[type * N_RANKS + rank]
            if tech == NONE or self.knows(seat, tech):
                best = rank
        return best

    def strength(self, seat: i64, unit: i64) -> i64:
        """CV-9.9: of a unit in the hands of somebody, by his rank of its type."""
        rank = max(self.rank(seat, self.box.unit_type[unit]), 0)
        return self.box.strength[unit * N_RANKS + rank] + self.number(seat, UNIT_STRENGTH)

    def enemy(self, seat: i64) -> i64:
        """The other side of the battle."""
        return self.attacker + self.defender - seat

    def opposite(self, seat: i64, front: i64) -> i64:
        """The unit of the other side on a front; NONE: nobody."""
        return self.unit_on(self.enemy(seat), front)

    def unit_on(self, seat: i64, front: i64) -> i64:
        where = UNIT_PACK.of(seat, IN_PLAY)
        for unit in range(N_UNITS):
            if self.front[unit] == front and self.unit_pile[unit] == where:
                return unit
        return NONE

    def earlier(self) -> i64:
        """The side that is earlier in turn order."""
        mine = (self.attacker - self.first) % self.seats
        return self.attacker if mine < (self.defender - self.first) % self.seats else self.defender

    # ---------------------------------------------------------------- what happens to things

    def draw_unit(self, seat: i64, type: i64) -> None:
        """CV-2.7: from the deck; when only face-up cards are left there, they are shuffled first."""
        if not self.in_unit_deck(type, UNIT_DECK):
            for unit in range(N_UNITS):
                if self.unit_pile[unit] == UNIT_BOTTOM and self.box.unit_type[unit] == type:
                    UNIT_PACK.put(self.unit_pile, self.unit_seen, unit, UNIT_DECK, 0)
        where = UNIT_PACK.of(seat, FORCES)
        unit = UNIT_PACK.draw(
            self.unit_pile, self.unit_seen, UNIT_DECK, where, bit(seat), self.chance, back=type
        )
        self.note(DREW_UNIT, seat, type, unit)

    def in_unit_deck(self, type: i64, pile: i64) -> bool:
        return UNIT_PACK.find(self.unit_pile, pile, type) != NONE

    def can_draw_unit(self, type: i64) -> bool:
        """CV-2.7: a deck that is empty gives nothing."""
        return self.in_unit_deck(type, UNIT_DECK) or self.in_unit_deck(type, UNIT_BOTTOM)

    def draw_card(self, seat: i64, level: i64) -> None:
        """CV-2.8: from the deck of a level; when it is empty, its discards are shuffled first. CV-12.6: then whoever
        has too many discards.
        """
        if CARD_PACK.find(self.card_pile, DECK, level) == NONE:
            for card in range(N_CARDS):
                if self.card_pile[card] == OUT and self.box.card_level[card] == level:
                    CARD_PACK.put(self.card_pile, self.card_seen, card, DECK, 0)
        card = CARD_PACK.draw(
            self.card_pile, self.card_seen, DECK, CARD_PACK.of(seat), bit(seat), self.chance, back=level
        )
        self.note(DREW_CARD, seat, level, card)
        self.check_hand(seat)

    def can_draw_card(self, level: i64) -> bool:
        return (
            CARD_PACK.find(self.card_pile, DECK, level) != NONE
            or CARD_PACK.find(self.card_pile, OUT, level) != NONE
        )

    def check_hand(self, seat: i64) -> None:
        """CV-12.6: at once, down to the limit."""
        if len(self.hand(seat)) > self.culture_hand(seat):
            self.push(AT_DISCARD, seat)

    def lay_open(self, card: i64) -> None:
        """CV-12.3: whatever is played or discarded lies face up."""
        CARD_PACK.put(self.card_pile, self.card_seen, card, OUT, everybody(self.seats))

    def draw_token(self, seat: i64, back: i64) -> None:
        token = TOKEN_PACK.draw(
            self.token_pile, self.token_seen, DECK, TOKEN_PACK.of(seat), bit(seat), self.chance, back=back
        )
        self.note(DREW_TOKEN, seat, token)

    def learn(self, seat: i64, tech: i64) -> None:
        self.techs[seat * N_TECHS + tech] = 1
        self.note(LEARNED, seat, tech)

    def kill(self, seat: i64, unit: i64) -> None:
        """CV-9.11: a unit leaves its front and is set aside, open to all, until the battle is over."""
        UNIT_PACK.put(self.unit_pile, self.unit_seen, unit, UNIT_PACK.of(seat, KILLED), everybody(self.seats))
        self.wounds[unit] = 0
        self.front[unit] = 0

    # ---------------------------------------------------------------- once a turn, once a battle

    def slot(self, seat: i64, source: i64) -> i64:
        """Where it is kept whether somebody has used something."""
        place = source if source < N_ABILITIES else source - FIRST_PERSON + N_ABILITIES
        return seat * N_USED + place

    def is_used(self, seat: i64, source: i64) -> bool:
        if N_ABILITIES <= source < FIRST_PERSON:  # a culture card is gone when it is used
            return False
        return self.used[self.slot(seat, source)] != FRESH

    def hides_merchant(self, seat: i64) -> bool:
        """CV-15.13: whether somebody has a merchant whom nobody else has seen yet; backs are open to all."""
        person = PERSON_PACK.find(self.person_pile, PERSON_PACK.of(seat), MERCHANT)
        return person != NONE

    def is_card(self, source: i64) -> bool:
        return N_ABILITIES <= source < FIRST_PERSON

    def held(self, seat: i64) -> vec[i64]:
        """The units of a battle hand."""
        return self.units(seat, HAND)


# The sizes that the vocabulary and the data must agree on.
assert (CARDS.size, len(TOKEN_PACK.backs)) == (N_CARDS, N_TOKENS)
