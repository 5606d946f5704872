"""Samples of a position for one seat: everything the seat cannot know is dealt anew."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.core.chance import Chance
from ludotheque.games.civilization.cards.responses import is_asked
from ludotheque.games.civilization.cards.secret_answers import forget_answer
from ludotheque.games.civilization.components.box import N_SQUARES, N_TILES, NONE
from ludotheque.games.civilization.movement.interrupts import is_interrupter
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_ANSWER,
    AT_INTERRUPT,
    AT_INTERRUPTS,
    AT_KEEP_PERSON,
    AT_MICHELANGELO,
    AT_PAY,
    AT_PRODUCE_SQUARE,
    AT_RESEARCH,
    AT_RESPOND,
    AT_REVEAL,
    AT_SECOND_ITEM,
    AT_TARGET,
    AT_TRADES,
    AT_WINDOW,
)
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    CARDS,
    FORCES,
    HAND,
    PEOPLE,
    PERSON_BOTTOM,
    PERSON_DECK,
    PERSON_PACK,
    TOKEN_PACK,
    TOKENS,
    UNIT_PACK,
    UNITS,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.turn.trade import forget_drafts


def redeal(s: Civilization, seat: i64, chance: Chance) -> None:
    """Shuffles cards, tokens, units and people that a seat does not know within their backs, and undiscovered tiles;
    redraws battle hands; replaces the secret choices of others by random ones.
    """
    spared = spared_seat(s, seat)
    deal_tiles(s, chance)
    deal_units(s, seat, chance)
    if s.fast == 0 or not in_window(s):
        deal_hands(s, seat, spared, chance)
    forget_waiting(s, seat)
    if not s.over() and s.forked():
        choose_anew(s, seat, chance)


# Questions in the middle of a choice that may need hidden things: targets and payment (CV-11.8), a wonder that only
# Michelangelo makes affordable (CV-7.23).
NEEDING: Final = vec[i64]([AT_TARGET, AT_PAY, AT_PRODUCE_SQUARE, AT_SECOND_ITEM, AT_MICHELANGELO])


def spared_seat(s: Civilization, seat: i64) -> i64:
    """A seat in the middle of a choice keeps what it may need to complete it."""
    at = s.depth() - 1
    if at < 0 or s.forked() or s.seat_at(at) == seat:
        return NONE
    for step in NEEDING:
        if s.step_at(at) == step:
            return s.seat_at(at)
    return NONE


def in_window(s: Civilization) -> bool:
    """CV-13.12: with fast responses the seats asked depend on what they hold; that is kept while a window is open."""
    return s.find(AT_WINDOW) >= 0 or s.find(AT_INTERRUPTS) >= 0


# ---------------------------------------------------------------- things


def deal_tiles(s: Civilization, chance: Chance) -> None:
    """CV-4.5: undiscovered tiles are shuffled together with those left out."""
    hidden, places = vec[i64](), vec[i64]()
    open_tiles = vec[i64]([0] * N_TILES)
    for place in range(s.layout.places):
        if s.arrow[place] == NONE and s.layout.home[place] == NONE:
            places = append(places, place)
        elif s.tile[place] != NONE:
            open_tiles[s.tile[place]] = 1
    for tile in range(N_TILES):
        neutral = s.box.tile_civ[tile] == NONE and (s.fame == 1 or s.box.tile_fame[tile] == 0)
        if neutral and open_tiles[tile] == 0:
            hidden = append(hidden, tile)
    chance.shuffle(hidden)
    for i in range(len(places)):
        s.tile[places[i]] = hidden[i]


def deal_units(s: Civilization, seat: i64, chance: Chance) -> None:
    """Strengths within each type; for units drawn for a battle from a seat's forces, types too."""
    s.follow(UNITS, UNIT_PACK.redeal(s.unit_pile, s.unit_seen, seat, chance))
    if s.attacker == NONE:
        return
    for other in range(s.seats):
        forces, hand = UNIT_PACK.of(other, FORCES), UNIT_PACK.of(other, HAND)
        s.follow(UNITS, UNIT_PACK.mingle(s.unit_pile, s.unit_seen, forces, hand, seat, chance))


def deal_hands(s: Civilization, seat: i64, spared: i64, chance: Chance) -> None:
    """Culture cards, tokens, named people, wonders. What a spared seat holds counts as known meanwhile."""
    cards, tokens, people = s.card_seen[:], s.token_seen[:], s.person_seen[:]
    if spared != NONE:
        for person in PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(spared)):
            PERSON_PACK.show(s.person_seen, person, bit(seat))
        for card in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(spared)):
            CARD_PACK.show(s.card_seen, card, bit(seat))
        for token in TOKEN_PACK.in_pile(s.token_pile, TOKEN_PACK.of(spared)):
            TOKEN_PACK.show(s.token_seen, token, bit(seat))
    s.follow(CARDS, CARD_PACK.redeal(s.card_pile, s.card_seen, seat, chance))
    instead = TOKEN_PACK.redeal(s.token_pile, s.token_seen, seat, chance)
    s.follow(TOKENS, instead)
    for square in range(N_SQUARES):
        if s.token[square] != NONE:
            s.token[square] = instead[s.token[square]]
    s.follow(PEOPLE, PERSON_PACK.redeal(s.person_pile, s.person_seen, seat, chance))
    if hides_bottom(s, seat):
        s.follow(
            PEOPLE, PERSON_PACK.mingle(s.person_pile, s.person_seen, PERSON_DECK, PERSON_BOTTOM, seat, chance)
        )
    s.follow(WONDERS, WONDER_PACK.redeal(s.wonder_pile, s.wonder_seen, seat, chance))
    if spared != NONE:
        for person in PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(spared)):
            s.person_seen[person] = people[person]
        for card in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(spared)):
            s.card_seen[card] = cards[card]
        for token in TOKEN_PACK.in_pile(s.token_pile, TOKEN_PACK.of(spared)):
            s.token_seen[token] = tokens[token]


def hides_bottom(s: Civilization, seat: i64) -> bool:
    """CV-15.13: what Greece did not keep lies face down under the deck; only Greece knows its type. While Greece
    has two cards to choose from, they stay as they are.
    """
    if s.find(AT_KEEP_PERSON) >= 0:
        return False
    for person in PERSON_PACK.in_pile(s.person_pile, PERSON_BOTTOM):
        if not PERSON_PACK.knows(s.person_seen, seat, person):
            return True
    return False


# ---------------------------------------------------------------- choices


def choose_anew(s: Civilization, seat: i64, chance: Chance) -> None:
    """A seat does not know what others do on their lanes; a seat that has finished has made some choice."""
    join = s.step().number
    if join == AT_TRADES:
        forget_drafts(s, seat)
        return
    s.cut_lanes(seat)
    if join == AT_REVEAL:
        for other in range(s.seats):
            if other != seat and s.chosen[other] != NONE:
                s.chosen[other] = NONE
                if not s.waits_for(other):
                    s.imagine(other, AT_RESEARCH, chance)
    elif join == AT_WINDOW or join == AT_INTERRUPTS:
        answer_anew(s, seat, join, chance)


def answer_anew(s: Civilization, seat: i64, join: i64, chance: Chance) -> None:
    """CV-13.9: answers given in secret are chosen anew; an answer still being given starts over."""
    question = AT_RESPOND if join == AT_WINDOW else AT_INTERRUPT
    for other in range(s.seats):
        if other == seat:
            continue
        if s.waits_for(other):
            forget_answer(s, other)
        elif s.answers[other] != NONE or was_asked(s, join, other):
            forget_answer(s, other)
            s.imagine(other, question, chance)


def was_asked(s: Civilization, join: i64, seat: i64) -> bool:
    """Whether a seat was asked at an open window."""
    if join == AT_WINDOW:
        return is_asked(s, s.find(AT_WINDOW) - 1, seat)
    return is_interrupter(s, seat)


def forget_waiting(s: Civilization, seat: i64) -> None:
    """CV-13.9: of the answers waiting below a cancel a seat knows only its own; in the sample the others passed."""
    for at in range(s.depth()):
        if s.step_at(at) == AT_ANSWER and s.seat_at(at) != seat:
            for i in range(3):
                s.set_figure(at, i, NONE)
