"""The state of the table.

Fields are by seat, or by seat and thing (`seat * CITIES + slot` is a city). What follows from several of them is asked
elsewhere: icons and coins in `realm/icons.py`, what cards allow in `realm/cards_in_force.py`, figures in
`map/figures.py`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.games.civilization.components.box import (
    BARBARIANS,
    CITIES,
    FIGURES_EACH,
    LAST_SPACE,
    MOST_PLACES,
    N_BUILDING_KINDS,
    N_CIVS,
    N_COIN_TECHS,
    N_FEATURES,
    N_GOVERNMENTS,
    N_INVESTMENTS,
    N_ITEMS,
    N_LEVELS,
    N_MARKERS,
    N_MARKET,
    N_PERSON_TYPES,
    N_RELICS,
    N_SQUARES,
    N_TECHS,
    N_TERRAINS,
    N_TILES,
    N_TOKENS,
    N_UNITS,
    N_WONDERS,
    NONE,
    Box,
    Layout,
)
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    MEANS,
    PERSON_DECK,
    PERSON_PACK,
    SOURCES,
    TOKEN_PACK,
    TOKEN_STOCK,
    UNIT_DECK,
    UNIT_PACK,
    WONDER_DECK,
    WONDER_PACK,
)

MOST: Final[i64] = 999
MASK: Final[i64] = (1 << 60) - 1
MOST_WOUNDS: Final[i64] = 30
# The most targets of an announcement, and the most parts of a payment.
MOST_AIMS: Final[i64] = 4
MOST_PAID: Final[i64] = 12
# The most squares harvested in a turn; the most resources set aside until a city's action is settled (CV-11.4).
MOST_HARVESTS: Final[i64] = 48
MOST_ASIDE: Final[i64] = 12
# The bits that record uses of a seat: words of this many bits, by `Effect.slot`.
WORDS: Final[i64] = 4
WORD: Final[i64] = 60
# `spot` of a square: in the outskirts of a city (its number), a city's centre (with this added), or neither (NONE).
CENTRE: Final[i64] = 15


class Civilization(State):
    """A position."""

    def __init__(self, game: Game[Any], seats: i64, chance: Chance, box: Box) -> None:
        super().__init__(game, seats, chance)
        self.box: Box = box
        self.layout: Layout = box.layouts[seats - 2]

    def declare(self, f: Fields) -> None:
        seats = self.seats
        # options (CV-1.1) as they apply: a module without the one it requires is off
        self.fame: i64 = f.number("fame", 0, 1)
        self.person_deck: i64 = f.number("person_deck", 0, 1)
        self.investing: i64 = f.number("investing", 0, 1)
        self.advanced: i64 = f.number("advanced", 0, 1)
        self.battle_end: i64 = f.number("battle_end", 0, 1)
        self.profile: i64 = f.number("profile", 0, 1)
        self.draft: i64 = f.number("draft", 0, 1)
        self.trade_offers: i64 = f.number("trade_offers", 0, 5)
        self.turn_limit: i64 = f.number("turn_limit", 20, 40)
        self.fast: i64 = f.number("fast", 0, 1)
        # the course of the game
        self.turn: i64 = f.number("turn", 0, 40)
        self.phase: i64 = f.number("phase", 0, 5)
        self.first: i64 = f.number("first", 0, seats - 1)
        # the seat whose part of the phase it is; NONE in simultaneous phases
        self.active: i64 = f.number("active", NONE, seats - 1)
        # CV-14: by seat the victory reached this turn; the winner and the kind of victory, once the game is over
        self.reached: vec[i64] = f.numbers("reached", seats, 0, 5)
        self.winner: i64 = f.number("winner", NONE, seats - 1)
        self.won_by: i64 = f.number("won_by", 0, 5)

        # ---- the map, by place and by square
        self.tile: vec[i64] = f.numbers("tile", MOST_PLACES, NONE, N_TILES - 1)
        self.arrow: vec[i64] = f.numbers("arrow", MOST_PLACES, NONE, 3)  # NONE: face down
        self.terrain: vec[i64] = f.numbers("terrain", N_SQUARES, NONE, N_TERRAINS - 1)  # NONE: face down
        self.feature: vec[i64] = f.numbers("feature", N_SQUARES, NONE, N_FEATURES - 1)
        self.marker: vec[i64] = f.numbers("marker", N_SQUARES, NONE, N_MARKERS - 1)
        # a hut or village token, face down; which one is hidden
        self.token: vec[i64] = f.numbers("token", N_SQUARES, NONE, N_TOKENS - 1)
        self.spot: vec[i64] = f.numbers("spot", N_SQUARES, NONE, 2 * CENTRE - 1)
        # the owner of the figures there: always one player (CV-8.18). A moving group stands nowhere, see below.
        self.holder: vec[i64] = f.numbers("holder", N_SQUARES, NONE, seats - 1)
        self.relic_at: vec[i64] = f.numbers("relic_at", N_RELICS, NONE, N_SQUARES - 1)
        # by seat: the square that its Communism froze this turn (CV-8.23)
        self.frozen: vec[i64] = f.numbers("frozen", seats, NONE, N_SQUARES - 1)

        # ---- figures: by seat, seven armies and then three scouts
        self.standing: vec[i64] = f.numbers("standing", seats * FIGURES_EACH, NONE, N_SQUARES - 1)
        # whether it has moved this turn; 2: it was gained with a token and does not move this turn (CV-8.9)
        self.moved: vec[i64] = f.numbers("moved", seats * FIGURES_EACH, 0, 2)
        # by figure the city it is linked to (a slot): only scouts have one (CV-5.7)
        self.link: vec[i64] = f.numbers("link", seats * FIGURES_EACH, NONE, CITIES - 1)
        # the scouts whose link the active player has set in this start of turn (bits, CV-5.1)
        self.links_set: i64 = f.number("links_set", 0, 1023)

        # ---- cities
        self.city_at: vec[i64] = f.numbers("city_at", seats * CITIES, NONE, N_SQUARES - 1)
        self.second_half: vec[i64] = f.numbers("second_half", seats, NONE, N_SQUARES - 1)  # of a metropolis
        self.walls: vec[i64] = f.numbers("walls", seats * CITIES, 0, 1)
        self.city_mark: vec[i64] = f.numbers("city_mark", seats * CITIES, 0, 2)
        # this turn: production added, the part of it that an action has used (CV-R24), the kinds of ordinary actions
        # taken (bits: produce, arts, harvest), extra actions left, whether its action was cancelled
        self.bonus: vec[i64] = f.numbers("bonus", seats * CITIES, 0, MOST)
        self.bonus_used: vec[i64] = f.numbers("bonus_used", seats * CITIES, 0, MOST)
        self.acted: vec[i64] = f.numbers("acted", seats * CITIES, 0, 7)
        self.extra_actions: vec[i64] = f.numbers("extra_actions", seats * CITIES, 0, 3)
        self.cancelled: vec[i64] = f.numbers("cancelled", seats * CITIES, 0, 1)
        # squares harvested this turn (CV-7.15)
        self.harvested: vec[i64] = f.numbers("harvested", MOST_HARVESTS, NONE, N_SQUARES - 1)

        # ---- players
        self.civ: vec[i64] = f.dealt_once("civ", seats, NONE, N_CIVS - 1)
        self.trade: vec[i64] = f.numbers("trade", seats, 0, self.box.most_trade)
        self.culture: vec[i64] = f.numbers("culture", seats, 0, MOST)
        self.space: vec[i64] = f.numbers("space", seats, 0, LAST_SPACE)  # on the culture track
        # by seat and tech: the row of the pyramid it lies in, 0 if unknown
        self.row_of: vec[i64] = f.numbers("row_of", seats * N_TECHS, 0, N_LEVELS)
        # by seat and row less one: the number of cards there, including a blank one
        self.rows: vec[i64] = f.numbers("rows", seats * N_LEVELS, 0, 20)
        self.coins: vec[i64] = f.numbers("coins", seats, 0, MOST)  # tokens on the sheet
        self.tech_coins: vec[i64] = f.numbers("tech_coins", seats * N_COIN_TECHS, 0, 4)
        self.panama: i64 = f.number("panama", 0, MOST)  # coin tokens on the Panama Canal
        self.resources: vec[i64] = f.numbers("resources", seats * N_MARKET, 0, seats)
        self.invested: vec[i64] = f.numbers("invested", seats * N_INVESTMENTS, 0, MOST)
        self.has_invested: vec[i64] = f.numbers("has_invested", seats, 0, 1)  # this turn
        # relics whose reward comes in the next start of turn (bits), and free investments still to be made
        self.promised: vec[i64] = f.numbers("promised", seats, 0, 7)
        self.free_markers: vec[i64] = f.numbers("free_markers", seats, 0, 2)

        # governments: the present one; those that may be adopted without anarchy (bits, CV-5.4); whether it was
        # changed this turn; the turn in which a chosen anarchy began; whether an event forces anarchy this turn
        self.government: vec[i64] = f.numbers("government", seats, 0, N_GOVERNMENTS - 1)
        self.fresh_governments: vec[i64] = f.numbers("fresh_governments", seats, 0, 255)
        self.changed_government: vec[i64] = f.numbers("changed_government", seats, 0, 1)
        self.anarchy_since: vec[i64] = f.numbers("anarchy_since", seats, 0, 40)
        self.held_in_anarchy: vec[i64] = f.numbers("held_in_anarchy", seats, 0, 1)

        # what has been used: in this turn, in this battle; what was cancelled this turn (bits by `Effect.slot`)
        self.used_in_turn: vec[i64] = f.numbers("used_in_turn", seats * WORDS, 0, MASK)
        self.cancelled_in_turn: vec[i64] = f.numbers("cancelled_in_turn", seats * WORDS, 0, MASK)
        self.used_in_battle: vec[i64] = f.numbers("used_in_battle", seats * WORDS, 0, MASK)

        # ---- great people: markers by type in the stock, in a player's reserve; of those that were placed or moved in
        # in this start of turn the squares (CV-5.1) and the types returned to the reserve (CV-5.16)
        self.stock: vec[i64] = f.numbers("stock", N_PERSON_TYPES, 0, 3)
        self.reserve: vec[i64] = f.numbers("reserve", seats * N_PERSON_TYPES, 0, 3)
        self.settled: vec[i64] = f.numbers("settled", 18, NONE, N_SQUARES - 1)
        self.settled_back: vec[i64] = f.numbers("settled_back", N_PERSON_TYPES, 0, 3)
        self.counters: i64 = f.number("counters", 0, MOST)  # of Jim Henson
        self.blank_row: vec[i64] = f.numbers("blank_row", seats, 0, 4)  # the row where Newton lies

        # ---- markers left in the market, by kind of building
        self.supply: vec[i64] = f.numbers("supply", N_BUILDING_KINDS, 0, 10)

        # ---- cards
        self.unit_pile: vec[i64] = UNIT_PACK.pile_field(f, "unit_pile", seats, int(UNIT_DECK))
        self.unit_seen: vec[i64] = UNIT_PACK.seen_field(f, "unit_seen", seats)
        self.card_pile: vec[i64] = CARD_PACK.pile_field(f, "card_pile", seats, int(CARD_DECK))
        self.card_seen: vec[i64] = CARD_PACK.seen_field(f, "card_seen", seats)
        self.token_pile: vec[i64] = TOKEN_PACK.pile_field(f, "token_pile", seats, int(TOKEN_STOCK))
        self.token_seen: vec[i64] = TOKEN_PACK.seen_field(f, "token_seen", seats)
        self.wonder_pile: vec[i64] = WONDER_PACK.pile_field(f, "wonder_pile", seats, int(WONDER_DECK))
        self.wonder_seen: vec[i64] = WONDER_PACK.seen_field(f, "wonder_seen", seats)
        self.person_pile: vec[i64] = PERSON_PACK.pile_field(f, "person_pile", seats, int(PERSON_DECK))
        self.person_seen: vec[i64] = PERSON_PACK.seen_field(f, "person_seen", seats)
        self.wonder_at: vec[i64] = f.numbers("wonder_at", N_WONDERS, NONE, N_SQUARES - 1)
        self.obsolete: vec[i64] = f.numbers("obsolete", N_WONDERS, 0, 1)

        # ---- what is announced (CV-13.1): its targets, what was paid for it; the answers given in secret
        self.aims: vec[i64] = f.numbers("aims", MOST_AIMS, NONE, MOST)
        self.paid: vec[i64] = f.numbers("paid", MOST_PAID, NONE, MEANS.size - 1)
        self.answers: vec[i64] = f.numbers("answers", seats, NONE, SOURCES.size - 1)
        self.answer_means: vec[i64] = f.numbers("answer_means", seats * 2, NONE, MEANS.size - 1)
        self.answer_aims: vec[i64] = f.numbers("answer_aims", seats * 2, NONE, MOST)
        # CV-13.7: by seat, whether it passes responses and interrupts for this part, interrupts for this move (bits)
        self.passes: vec[i64] = f.numbers("passes", seats, 0, 7)
        # the passes that a seat has chosen in a window that is still open
        self.passing: vec[i64] = f.numbers("passing", seats, 0, 7)
        # CV-12.8: cards that may not target a player again this turn: by seat, bits of cards
        self.refused: vec[i64] = f.numbers("refused", seats, 0, MASK)

        # ---- the city action that is announced (CV-7.23), and what lies aside for it (CV-11.4): what was paid, for
        # the source, and the city it is for
        self.act_city: i64 = f.number("act_city", NONE, seats * CITIES - 1)
        self.act_kind: i64 = f.number("act_kind", 0, 9)
        self.act_items: vec[i64] = f.numbers("act_items", 2, NONE, N_ITEMS - 1)
        self.act_squares: vec[i64] = f.numbers("act_squares", 2, NONE, N_SQUARES - 1)
        self.act_discount: i64 = f.number("act_discount", 0, 1)
        # CV-7.25: whether the action is Ada Lovelace's, or an extra one of Atomic Theory; otherwise it is ordinary
        self.act_extra: i64 = f.number("act_extra", 0, 1)
        self.act_second: i64 = f.number("act_second", 0, 1)
        self.aside_means: vec[i64] = f.numbers("aside_means", MOST_ASIDE, NONE, MEANS.size - 1)
        self.aside_source: vec[i64] = f.numbers("aside_source", MOST_ASIDE, NONE, SOURCES.size - 1)
        self.aside_city: vec[i64] = f.numbers("aside_city", MOST_ASIDE, NONE, seats * CITIES - 1)

        # ---- offers (CV-6.6): by maker and partner, both sides packed (turn/offers.py); offers left, who has closed
        self.given: vec[i64] = f.numbers("given", seats * seats, 0, MASK)
        self.wanted: vec[i64] = f.numbers("wanted", seats * seats, 0, MASK)
        self.offering: vec[i64] = f.numbers(
            "offering", seats * seats, 0, 3
        )  # 0: none, 1: being made, 2: sent
        self.offers_left: vec[i64] = f.numbers("offers_left", seats, 0, 5)
        self.closed: vec[i64] = f.numbers("closed", seats, 0, 1)

        # ---- the group that moves (CV-8.24): where it is and where it began, its figures (bits), steps left,
        # steps spent on discoveries, the squares it came by, whether it has lost figures to an effect
        self.group_at: i64 = f.number("group_at", NONE, N_SQUARES - 1)
        self.group_from: i64 = f.number("group_from", NONE, N_SQUARES - 1)
        self.group: i64 = f.number("group", 0, 1023)
        self.steps_left: i64 = f.number("steps_left", 0, 40)
        self.discoveries: i64 = f.number("discoveries", 0, 40)
        self.path: vec[i64] = f.numbers("path", 24, NONE, N_SQUARES - 1)
        self.discovery_debt: vec[i64] = f.numbers("discovery_debt", FIGURES_EACH, 0, 40)  # CV-8.28, by figure

        # ---- the battle: both sides, where, the figures in it (bits), how far it is, whose battle turn it is
        self.attacker: i64 = f.number("attacker", NONE, seats - 1)
        self.defender: i64 = f.number("defender", NONE, BARBARIANS)
        self.battle_at: i64 = f.number("battle_at", NONE, N_SQUARES - 1)
        self.attacking: i64 = f.number("attacking", 0, 1023)
        self.defending: i64 = f.number("defending", 0, 1023)
        self.stage: i64 = f.number("stage", 0, 20)
        self.side: i64 = f.number("side", NONE, BARBARIANS)
        self.idle: i64 = f.number("idle", 0, 9)
        self.fronts: i64 = f.number("fronts", 0, N_UNITS)
        self.battle_bonus: vec[i64] = f.numbers(
            "battle_bonus", 2, 0, MOST
        )  # of cards, attacker's and defender's
        self.loot: i64 = f.number("loot", 0, 3)
        self.defending_city: i64 = f.number("defending_city", 0, 1)  # whether a city was attacked
        self.battle_winner: i64 = f.number("battle_winner", NONE, BARBARIANS)
        self.wounds: vec[i64] = f.numbers("wounds", N_UNITS, 0, MOST_WOUNDS)
        self.front: vec[i64] = f.numbers("front", N_UNITS, 0, N_UNITS)

        # ---- research: what each has chosen (tech, with Tesla N_TECHS more), MOST: nothing; NONE: not yet
        self.chosen: vec[i64] = f.numbers("chosen", seats, NONE, MOST)

    def clone(self) -> "Civilization":
        """Written by `make fields`."""
        other = Civilization(self.game, self.seats, self.chance.clone(), self.box)
        other.copy_stack(self)
        other.fame = self.fame
        other.person_deck = self.person_deck
        other.investing = self.investing
        other.advanced = self.advanced
        other.battle_end = self.battle_end
        other.profile = self.profile
        other.draft = self.draft
        other.trade_offers = self.trade_offers
        other.turn_limit = self.turn_limit
        other.fast = self.fast
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.reached = self.reached[:]
        other.winner = self.winner
        other.won_by = self.won_by
        other.tile = self.tile[:]
        other.arrow = self.arrow[:]
        other.terrain = self.terrain[:]
        other.feature = self.feature[:]
        other.marker = self.marker[:]
        other.token = self.token[:]
        other.spot = self.spot[:]
        other.holder = self.holder[:]
        other.relic_at = self.relic_at[:]
        other.frozen = self.frozen[:]
        other.standing = self.standing[:]
        other.moved = self.moved[:]
        other.link = self.link[:]
        other.links_set = self.links_set
        other.city_at = self.city_at[:]
        other.second_half = self.second_half[:]
        other.walls = self.walls[:]
        other.city_mark = self.city_mark[:]
        other.bonus = self.bonus[:]
        other.bonus_used = self.bonus_used[:]
        other.acted = self.acted[:]
        other.extra_actions = self.extra_actions[:]
        other.cancelled = self.cancelled[:]
        other.harvested = self.harvested[:]
        other.civ = self.civ
        other.trade = self.trade[:]
        other.culture = self.culture[:]
        other.space = self.space[:]
        other.row_of = self.row_of[:]
        other.rows = self.rows[:]
        other.coins = self.coins[:]
        other.tech_coins = self.tech_coins[:]
        other.panama = self.panama
        other.resources = self.resources[:]
        other.invested = self.invested[:]
        other.has_invested = self.has_invested[:]
        other.promised = self.promised[:]
        other.free_markers = self.free_markers[:]
        other.government = self.government[:]
        other.fresh_governments = self.fresh_governments[:]
        other.changed_government = self.changed_government[:]
        other.anarchy_since = self.anarchy_since[:]
        other.held_in_anarchy = self.held_in_anarchy[:]
        other.used_in_turn = self.used_in_turn[:]
        other.cancelled_in_turn = self.cancelled_in_turn[:]
        other.used_in_battle = self.used_in_battle[:]
        other.stock = self.stock[:]
        other.reserve = self.reserve[:]
        other.settled = self.settled[:]
        other.settled_back = self.settled_back[:]
        other.counters = self.counters
        other.blank_row = self.blank_row[:]
        other.supply = self.supply[:]
        other.unit_pile = self.unit_pile[:]
        other.unit_seen = self.unit_seen[:]
        other.card_pile = self.card_pile[:]
        other.card_seen = self.card_seen[:]
        other.token_pile = self.token_pile[:]
        other.token_seen = self.token_seen[:]
        other.wonder_pile = self.wonder_pile[:]
        other.wonder_seen = self.wonder_seen[:]
        other.person_pile = self.person_pile[:]
        other.person_seen = self.person_seen[:]
        other.wonder_at = self.wonder_at[:]
        other.obsolete = self.obsolete[:]
        other.aims = self.aims[:]
        other.paid = self.paid[:]
        other.answers = self.answers[:]
        other.answer_means = self.answer_means[:]
        other.answer_aims = self.answer_aims[:]
        other.passes = self.passes[:]
        other.passing = self.passing[:]
        other.refused = self.refused[:]
        other.act_city = self.act_city
        other.act_kind = self.act_kind
        other.act_items = self.act_items[:]
        other.act_squares = self.act_squares[:]
        other.act_discount = self.act_discount
        other.act_extra = self.act_extra
        other.act_second = self.act_second
        other.aside_means = self.aside_means[:]
        other.aside_source = self.aside_source[:]
        other.aside_city = self.aside_city[:]
        other.given = self.given[:]
        other.wanted = self.wanted[:]
        other.offering = self.offering[:]
        other.offers_left = self.offers_left[:]
        other.closed = self.closed[:]
        other.group_at = self.group_at
        other.group_from = self.group_from
        other.group = self.group
        other.steps_left = self.steps_left
        other.discoveries = self.discoveries
        other.path = self.path[:]
        other.discovery_debt = self.discovery_debt[:]
        other.attacker = self.attacker
        other.defender = self.defender
        other.battle_at = self.battle_at
        other.attacking = self.attacking
        other.defending = self.defending
        other.stage = self.stage
        other.side = self.side
        other.idle = self.idle
        other.fronts = self.fronts
        other.battle_bonus = self.battle_bonus[:]
        other.loot = self.loot
        other.defending_city = self.defending_city
        other.battle_winner = self.battle_winner
        other.wounds = self.wounds[:]
        other.front = self.front[:]
        other.chosen = self.chosen[:]
        return other

    # ---------------------------------------------------------------- turn order

    def in_order(self, place: i64) -> i64:
        """CV-1.2: the seat at a place in turn order, counted from 0: clockwise from the first player."""
        return (self.first + place) % self.seats

    def place_of(self, seat: i64) -> i64:
        """The place of a seat in turn order."""
        return (seat - self.first + self.seats) % self.seats

    # ---------------------------------------------------------------- the map

    def revealed(self, square: i64) -> bool:
        return self.terrain[square] != NONE

    def beside(self, square: i64, dir: i64) -> i64:
        """The adjacent square in a direction; NONE: off the map."""
        return self.layout.beside[square * 4 + dir]

    def far(self, one: i64, other: i64) -> i64:
        """CV-3.3: distance in steps without diagonals."""
        return self.layout.distance[one * self.layout.squares + other]

    def is_centre(self, square: i64) -> bool:
        return self.spot[square] >= CENTRE

    def city_on(self, square: i64) -> i64:
        """The city whose centre this is; NONE if none."""
        return self.spot[square] - CENTRE if self.spot[square] >= CENTRE else NONE

    def city_around(self, square: i64) -> i64:
        """The city in whose outskirts this lies; NONE if none."""
        spot = self.spot[square]
        return spot if spot < CENTRE else NONE

    def owner_of(self, square: i64) -> i64:
        """CV-12.2: the seat that controls a square, the centre or the outskirts of a city; NONE if none does."""
        spot = self.spot[square]
        if spot == NONE:
            return NONE
        return (spot - CENTRE if spot >= CENTRE else spot) // CITIES

    def relic_on(self, square: i64) -> i64:
        for relic in range(N_RELICS):
            if self.relic_at[relic] == square:
                return relic
        return NONE

    # ---------------------------------------------------------------- techs

    def knows(self, seat: i64, tech: i64) -> bool:
        return self.row_of[seat * N_TECHS + tech] > 0

    # ---------------------------------------------------------------- battle

    def enemy(self, side: i64) -> i64:
        """The other side of the battle."""
        return self.attacker + self.defender - side

    def unit_pile_of(self, side: i64, which: i64) -> i64:
        """A pile of units of a side; barbarians have their own."""
        return 2 + which if side == BARBARIANS else UNIT_PACK.of(side, which)

    def units(self, side: i64, which: i64) -> vec[i64]:
        return UNIT_PACK.in_pile(self.unit_pile, self.unit_pile_of(side, which))

    def count_units(self, side: i64, which: i64) -> i64:
        return UNIT_PACK.count(self.unit_pile, self.unit_pile_of(side, which))
