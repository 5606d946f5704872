"""A table of plenty: everybody knows nearly everything and has full hands, so that all that cards can do happens in a
few turns of random choices.
"""

import random

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.components.box import (
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_CARDS,
    N_LEVELS,
    N_MARKET,
    N_PEOPLE,
    N_TECHS,
    N_TOKENS,
    N_WONDERS,
    NONE,
    WATER,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    IN_SETUP,
    PERSON_DECK,
    PERSON_PACK,
    TOKEN_PACK,
    TOKEN_STOCK,
    WONDER_DECK,
    WONDER_PACK,
)
from ludotheque.games.civilization.realm.hands import hand_limit
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.pyramid import why_not_learn
from tests.civilization.positions import GAME


def plenty(seats: int, seed: int, **options: str) -> Civilization:
    """Turn 1 with full hands."""
    chance = random.Random(seed)
    s = GAME.new(seats, seed, {"fame_and_fortune": "yes", "great_person_deck": "yes", **options})
    while s.phase == IN_SETUP:
        s.apply(s.mover(), chance.choice([*s.actions(s.mover())]))
    for seat in range(seats):
        teach(s, seat, chance)
        s.trade[seat], s.culture[seat] = 27, 30
        for kind in range(N_MARKET):
            s.resources[seat * N_MARKET + kind] = 1
        build(s, seat, chance)
        fill_hands(s, seat, chance)
    return s


def teach(s: Civilization, seat: int, chance: random.Random) -> None:
    """Most of what the pyramid has a spot for, up to level IV."""
    for level in range(1, N_LEVELS):
        for tech in range(N_TECHS):
            if s.box.tech_level[tech] != level or chance.random() < 0.2:
                continue
            if why_not_learn(s, seat, tech) is None:
                s.row_of[seat * N_TECHS + tech] = level
                s.rows[seat * N_LEVELS + level - 1] += 1


def build(s: Civilization, seat: int, chance: random.Random) -> None:
    """A wonder and some great people around the capital."""
    free = [
        square for square in outskirts(s, seat * 3) if s.marker[square] == NONE and s.terrain[square] != WATER
    ]
    chance.shuffle(free)
    decks = [wonder for wonder in range(N_WONDERS) if s.wonder_pile[wonder] == WONDER_DECK]
    if free and decks and all(s.marker[one] < FIRST_WONDER_MARKER for one in outskirts(s, seat * 3)):
        wonder, square = chance.choice(decks), free.pop()
        WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(seat), everybody(s.seats))
        s.marker[square], s.wonder_at[wonder] = FIRST_WONDER_MARKER + wonder, square
    for square in free[:3]:
        deck = [one for one in range(N_PEOPLE) if s.person_pile[one] == PERSON_DECK]
        if s.person_deck == 0 or not deck:
            return
        person = chance.choice(deck)
        type = s.box.person_type[person]
        if s.stock[type] > 0:
            s.stock[type] -= 1
            s.marker[square] = FIRST_PERSON_MARKER + type
            PERSON_PACK.put(s.person_pile, s.person_seen, person, PERSON_PACK.of(seat), bit(seat))


def fill_hands(s: Civilization, seat: int, chance: random.Random) -> None:
    cards = [card for card in range(N_CARDS) if s.card_pile[card] == CARD_DECK]
    for card in chance.sample(cards, min(len(cards), hand_limit(s, seat))):
        CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_PACK.of(seat), bit(seat))
    tokens = [
        token
        for token in range(N_TOKENS)
        if s.token_pile[token] == TOKEN_STOCK and s.box.token_kept[token] == 1
    ]
    for token in chance.sample(tokens, min(len(tokens), 4)):
        TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_PACK.of(seat), bit(seat))
