"""Whole games of random choices, in which every position must satisfy the invariants.

Random players hardly ever meet. So that battles, named people, late techs and cards come, too, some games begin in full
swing: the map is revealed, everybody has techs, cards, units and great people, and armies stand before cities.
"""

import random

from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.games.civilization.city.building_sites import why_not_build, why_not_build_at
from ludotheque.games.civilization.city.construction import put_building, wonder_of
from ludotheque.games.civilization.city.founding import lay_outskirts, why_not_site
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_BUILDING_ITEM,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    ITEM_WALLS,
    N_LEVELS,
    N_MARKET,
    N_TECHS,
    N_TYPES,
    NONE,
    WATER,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply, put_figure
from ludotheque.games.civilization.map.great_people import draw_one, take
from ludotheque.games.civilization.map.stacks import stack, stacking_limit
from ludotheque.games.civilization.map.terrain import put_relic, put_tokens
from ludotheque.games.civilization.map.tiles import lay_open
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    FORCES,
    IN_SETUP,
    TOKEN_PACK,
    TOKEN_STOCK,
    WONDER_PACK,
)
from ludotheque.games.civilization.realm.hands import hand_limit, hand_size, take_card
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.market import draw_wonder, gain_resource, in_market, take_unit
from ludotheque.games.civilization.realm.pyramid import why_not_learn
from tests.civilization.positions import GAME

# What gives up; a game goes further when something is done instead.
IDLE = (
    "end",
    "decline",
    "done",
    "pass",
    "pass_part",
    "pass_move",
    "rest",
    "close",
    "withdraw",
    "refuse",
    "halt",
)


def play_out(seats: int, seed: int, options: dict[str, str], every: int = 25) -> Civilization:
    """To the end, doing something rather than nothing; each so many positions are looked at."""
    return play_on(GAME.new(seats, seed, options), random.Random(seed), every)


def play_on(s: Civilization, chance: random.Random, every: int = 25) -> Civilization:
    count = 0
    while not s.over():
        seat = chance.choice(s.to_move())
        s.apply(seat, choice(s, seat, chance))
        count += 1
        if count % every == 0 or s.over():
            wrong = GAME.broken(s)
            assert not wrong, (count, wrong)
    return s


def choice(s: Civilization, seat: int, chance: random.Random) -> int:
    """Any legal verb that does something, then any choice of it: a verb with many squares comes no oftener."""
    by_verb: dict[str, list[int]] = {}
    for action in s.actions(seat):
        by_verb.setdefault(GAME.vocabulary.find(action).name, []).append(int(action))
    doing = [verb for verb in by_verb if verb not in IDLE]
    verbs = doing if doing and chance.random() < 0.85 else list(by_verb)
    return chance.choice(by_verb[chance.choice(verbs)])


def in_full_swing(seats: int, seed: int, options: dict[str, str], turns: int = 4) -> Civilization:
    """A game that has gone on for long, with so many turns to go."""
    chance = random.Random(seed)
    s = GAME.new(seats, seed, options)
    while s.phase == IN_SETUP:
        s.apply(s.mover(), choice(s, int(s.mover()), chance))
    s.turn = s.turn_limit - turns + 1
    reveal_map(s, chance)
    for seat in range(seats):
        found_cities(s, seat, chance)
        learn_some(s, seat, chance)
        s.trade[seat], s.culture[seat] = chance.randrange(28), chance.randrange(40)
        s.space[seat], s.coins[seat] = chance.randrange(18), chance.randrange(4)
        give_goods(s, seat, chance)
        build_some(s, seat, chance)
        place_people(s, seat, chance)
    for seat in range(seats):
        send_armies(s, seat, chance)
    assert GAME.broken(s) == [], (seats, seed, options)
    return s


def reveal_map(s: Civilization, chance: random.Random) -> None:
    for place in range(s.layout.places):
        if s.arrow[place] == NONE and chance.random() < 0.8:
            lay_open(s, place, chance.randrange(4))
            put_tokens(s, place)
            put_relic(s, place)


def learn_some(s: Civilization, seat: int, chance: random.Random) -> None:
    for _ in range(chance.randrange(5, 18)):
        legal = [tech for tech in range(N_TECHS) if why_not_learn(s, seat, tech) is None]
        tech = chance.choice([tech for tech in legal if s.box.tech_level[tech] < N_LEVELS])
        level = s.box.tech_level[tech]
        s.row_of[seat * N_TECHS + tech] = level
        s.rows[seat * N_LEVELS + level - 1] += 1


def give_goods(s: Civilization, seat: int, chance: random.Random) -> None:
    for resource in range(N_MARKET):
        if in_market(s, resource) > 0:
            gain_resource(s, seat, resource)
    while hand_size(s, seat) < hand_limit(s, seat):
        take_card(s, seat, chance.randrange(1, 4))
    for back in (0, 0, 1):
        if TOKEN_PACK.find(s.token_pile, TOKEN_STOCK, back) != NONE:
            mine = TOKEN_PACK.of(seat)
            TOKEN_PACK.draw(s.token_pile, s.token_seen, TOKEN_STOCK, mine, bit(seat), s.chance, back=back)
    for type in range(N_TYPES):
        take_unit(s, type, s.unit_pile_of(seat, FORCES), bit(seat))


def found_cities(s: Civilization, seat: int, chance: random.Random) -> None:
    """A second city, where one may stand."""
    sites = [square for square in range(s.layout.squares) if why_not_site(s, seat, square) is None]
    if sites:
        s.city_at[seat * CITIES + 1] = chance.choice(sites)
        lay_outskirts(s, seat * CITIES + 1)


def build_some(s: Civilization, seat: int, chance: random.Random) -> None:
    """A wonder and some buildings for each city."""
    for city in range(seat * CITIES, seat * CITIES + 2):
        free = free_squares(s, city)
        wonder = draw_wonder(s, WONDER_PACK.of(seat)) if wonder_of(s, city) == NONE and free else NONE
        if wonder != NONE:
            square = chance.choice(free)
            s.marker[square], s.wonder_at[wonder] = FIRST_WONDER_MARKER + wonder, square
        for item in range(FIRST_BUILDING_ITEM, ITEM_WALLS):
            squares = [at for at in outskirts(s, city) if s.marker[at] == NONE]
            legal = [at for at in squares if why_not_build_at(s, seat, city, item, at) is None]
            if legal and why_not_build(s, seat, city, item) is None and chance.random() < 0.5:
                put_building(s, seat, item - FIRST_BUILDING_ITEM, chance.choice(legal))


def free_squares(s: Civilization, city: int) -> list[i64]:
    """Land around a city that nothing covers."""
    return [at for at in outskirts(s, city) if s.marker[at] == NONE and s.terrain[at] != WATER]


def place_people(s: Civilization, seat: int, chance: random.Random) -> None:
    for _ in range(2):
        drawn = draw_one(s, seat, NONE)
        free = free_squares(s, seat * CITIES)
        if drawn != NONE and free:
            s.marker[chance.choice(free)] = FIRST_PERSON_MARKER + take(s, seat, drawn)


def send_armies(s: Civilization, seat: int, chance: random.Random) -> None:
    """Armies before the capitals of others, scouts anywhere."""
    others = [s.city_at[other * CITIES] for other in range(s.seats) if other != seat]
    for kind in (ARMY, ARMY, ARMY, ARMY, SCOUT):
        near = chance.choice(others)
        squares = [
            square
            for square in range(s.layout.squares)
            if can_stand(s, seat, square) and (kind == SCOUT or s.far(square, near) <= 3)
        ]
        if squares and in_supply(s, seat, kind) > 0:
            put_figure(s, seat, kind, chance.choice(squares))


def can_stand(s: Civilization, seat: int, square: int) -> bool:
    free = s.token[square] == NONE and s.relic_on(square) == NONE and not s.is_centre(square)
    land = s.revealed(square) and s.terrain[square] != WATER
    mine = s.holder[square] in (NONE, seat)
    return free and land and mine and stack(s, seat, square) < stacking_limit(s, seat)
