"""Set-up: civilizations, market, map, capitals, figures and the starting pieces of each civilization.

`AT_PHASES` asks one part after the other (CV-4.15): each player's civilization if drafted, each player's capital,
figures, then starting pieces.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.games.civilization.components.box import (
    ARTILLERY,
    CITIES,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    INFANTRY,
    MODERN,
    N_CARDS,
    N_CIVS,
    N_LEVELS,
    N_MARKET,
    N_PEOPLE,
    N_PERSON_TYPES,
    N_TECHS,
    N_TILES,
    N_TOKENS,
    N_WONDERS,
    NONE,
    TRADE,
)
from ludotheque.games.civilization.components.codes import (
    ANCIENT_WONDER_IN_CAPITAL,
    EXTRA_FIGURE,
    EXTRA_UNITS,
    GREAT_PERSON_IN_CAPITAL,
    ONE_OF_EACH_RESOURCE,
    WALLS_IN_CAPITAL,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT
from ludotheque.games.civilization.map.great_people import draw_one, take
from ludotheque.games.civilization.map.tiles import lay_open
from ludotheque.games.civilization.position.events import (
    FIRST_PERSON,
    FIRST_WONDER,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_CAPITAL,
    AT_CIV,
    AT_PHASES,
    AT_START_FIGURE,
    AT_START_MARKER,
)
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    CARD_UNUSED,
    IN_SETUP,
    PERSON_PACK,
    PERSON_UNUSED,
    TOKEN_PACK,
    TOKEN_UNUSED,
    TRADE_OFFERS,
    TURN_LIMIT,
    WONDER_DECK,
    WONDER_PACK,
    WONDER_UNUSED,
)
from ludotheque.games.civilization.realm.cards_in_force import allowed, number
from ludotheque.games.civilization.realm.icons import realm_icons
from ludotheque.games.civilization.realm.market import draw_unit, draw_wonder, gain_resource, refill_wonders

# CV-4.15: the rounds of set-up, each with a part for every player.
OF_CIVS: Final[i64] = 0
OF_CAPITALS: Final[i64] = 1
OF_FIGURES: Final[i64] = 2
OF_PIECES: Final[i64] = 3
ROUNDS: Final[i64] = 4
WONDERS_AN_AGE: Final[i64] = 4


# ---------------------------------------------------------------- the table before anybody is asked


def set_up(s: Civilization, options: vec[i64]) -> None:
    """CV-4.1 to CV-4.5, as far as they do not depend on civilizations; the first frame."""
    read_options(s, options)
    s.first = s.chance.below(s.seats)
    fill_market(s)
    lay_neutral_tiles(s)
    if s.draft == 0:
        s.civ = dealt_civs(s)
    s.push(AT_PHASES, 0, IN_SETUP)


def read_options(s: Civilization, options: vec[i64]) -> None:
    """CV-1.1, CV-15.11, CV-B4: a module without the one it requires has no effect; five players always play with
    Fame and Fortune.
    """
    s.fame = 1 if s.seats == 5 else options[0]
    s.person_deck = options[1] * s.fame
    s.investing = options[2] * s.fame
    s.advanced = 1 - options[3]
    s.battle_end = options[4]
    s.profile = options[5]
    s.draft = options[6]
    s.trade_offers = int(TRADE_OFFERS.ids[options[7]])
    s.turn_limit = int(TURN_LIMIT.ids[options[8]])
    s.fast = options[9]


def fill_market(s: Civilization) -> None:
    """CV-4.3, CV-4.4: all piles; pieces not in play are out. A pile has no order, so nothing needs shuffling."""
    s.supply = s.box.kind_supply[:]
    s.stock = s.box.person_markers[:]
    all_see = everybody(s.seats)
    if s.fame == 0:
        for card in range(N_CARDS):
            if s.box.card_fame[card] == 1:
                CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_UNUSED, all_see)
        for token in range(N_TOKENS):
            if s.box.token_fame[token] == 1:
                TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_UNUSED, all_see)
    if s.person_deck == 0:
        for person in range(N_PEOPLE):
            PERSON_PACK.put(s.person_pile, s.person_seen, person, PERSON_UNUSED, all_see)
    stack_wonders(s)


def stack_wonders(s: Civilization) -> None:
    """CV-2.6, CV-15.2: four of each age; with Fame and Fortune those left out are unseen."""
    for wonder in range(N_WONDERS):
        if s.fame == 0 and s.box.wonder_fame[wonder] == 1:
            WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_UNUSED, everybody(s.seats))
    for age in range(MODERN + 1):
        while len(WONDER_PACK.with_back(s.wonder_pile, WONDER_DECK, age)) > WONDERS_AN_AGE:
            WONDER_PACK.draw(s.wonder_pile, s.wonder_seen, WONDER_DECK, WONDER_UNUSED, 0, s.chance, back=age)


def lay_neutral_tiles(s: Civilization) -> None:
    """CV-4.5: random ones, face down; the others are removed unseen."""
    tiles = vec[i64]()
    for tile in range(N_TILES):
        if s.box.tile_civ[tile] == NONE and s.box.tile_fame[tile] <= s.fame:
            tiles = append(tiles, tile)
    s.chance.shuffle(tiles)
    laid: i64 = 0
    for place in range(s.layout.places):
        if s.layout.home[place] == NONE:
            s.tile[place] = tiles[laid]
            laid += 1


def dealt_civs(s: Civilization) -> vec[i64]:
    """CV-4.2: a random one for each seat, none twice."""
    civs = vec[i64]()
    for civ in range(N_CIVS):
        if s.box.civ_fame[civ] <= s.fame:
            civs = append(civs, civ)
    s.chance.shuffle(civs)
    return civs[: s.seats]


# ---------------------------------------------------------------- part by part


def begin_part(s: Civilization, part: i64) -> None:
    """CV-4.15: the question or the pieces of one player in one round."""
    round, place = part // s.seats, part % s.seats
    seat = s.in_order(place)
    if round == OF_CIVS:
        if s.draft == 1:
            s.push(AT_CIV, s.in_order(s.seats - 1 - place))
    elif round == OF_CAPITALS:
        if place == 0:
            begin_as_civs(s)
        s.push(AT_CAPITAL, seat)
    elif round == OF_FIGURES:
        ask_figures(s, seat)
    else:
        take_pieces(s, seat)


def is_turn_of(s: Civilization, seat: i64, round: i64) -> bool:
    """CV-4.15: whether it is a player's part of a round of set-up, according to the lowest frame."""
    part = s.figure_at(0, 1) - 1
    if part // s.seats != round:
        return False
    place = part % s.seats
    return seat == s.in_order(s.seats - 1 - place if round == OF_CIVS else place)


def begin_as_civs(s: Civilization) -> None:
    """CV-4.5, CV-4.11, CV-4.15: civilizations are known: home tiles, Egypt's wonder, then the wonder market."""
    for seat in range(s.seats):
        if allowed(s, seat, ONE_OF_EACH_RESOURCE) and s.fame == 1:
            s.investing = 1  # CV-1.1: Arabia needs investments
        for place in range(s.layout.places):
            if s.layout.home[place] == seat:
                s.tile[place] = s.box.home_tile[s.civ[seat]]
                lay_open(s, place, s.layout.arrow[place])
        if allowed(s, seat, ANCIENT_WONDER_IN_CAPITAL):
            s.note(FIRST_WONDER, seat, draw_wonder(s, WONDER_PACK.of(seat)))
    refill_wonders(s)


def ask_figures(s: Civilization, seat: i64) -> None:
    """CV-4.7: an army, a scout, the white figure; the first question is on top."""
    for effect in s.box.with_code[EXTRA_FIGURE]:
        if s.civ[seat] == effect.which:
            s.push(AT_START_FIGURE, seat, ARMY if effect.amount > 0 else SCOUT)
    s.push(AT_START_FIGURE, seat, SCOUT)
    s.push(AT_START_FIGURE, seat, ARMY)


def take_pieces(s: Civilization, seat: i64) -> None:
    """CV-4.8, CV-4.9, CV-4.9, CV-4.10, CV-4.10, CV-4.11, CV-4.12: units, tech, government, and what the civilization
    adds. None of it counts as built or gained.
    """
    for type in range(ARTILLERY + 1):
        draw_unit(s, seat, type)
    for _ in range(number(s, seat, EXTRA_UNITS)):
        draw_unit(s, seat, INFANTRY)
    s.row_of[seat * N_TECHS + s.box.starting_tech[s.civ[seat]]] = 1
    s.rows[seat * N_LEVELS] += 1
    s.government[seat] = s.box.starting_government[s.civ[seat]]
    if allowed(s, seat, WALLS_IN_CAPITAL):
        s.walls[seat * CITIES] = 1
    if allowed(s, seat, ONE_OF_EACH_RESOURCE):
        for resource in range(N_MARKET):
            gain_resource(s, seat, resource)
    if allowed(s, seat, ANCIENT_WONDER_IN_CAPITAL):
        wonder = WONDER_PACK.in_pile(s.wonder_pile, WONDER_PACK.of(seat))[0]
        s.push(AT_START_MARKER, seat, FIRST_WONDER_MARKER + wonder)
    if allowed(s, seat, GREAT_PERSON_IN_CAPITAL):
        s.push(AT_START_MARKER, seat, FIRST_PERSON_MARKER + first_person(s, seat))


def first_person(s: Civilization, seat: i64) -> i64:
    """CV-4.12, CV-4.15: the type of a random great person; with the deck, that of a card seen by its owner only."""
    type = take(s, seat, draw_one(s, seat, NONE))
    s.reserve[seat * N_PERSON_TYPES + type] += 1
    s.note(FIRST_PERSON, seat, type)
    return type


def set_dials(s: Civilization) -> None:
    """CV-4.13, CV-B22: each player's trade is computed when all starting figures and great persons are placed."""
    for seat in range(s.seats):
        s.trade[seat] = min(realm_icons(s, seat, TRADE), s.box.most_trade)


# ---------------------------------------------------------------- the questions
