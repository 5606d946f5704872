"""Targets (CV-12.2), each as one number: a square as it is, other things with an offset.

Targets are chosen one after the other and kept in `Civilization.aims` until the effect is carried out; those of an
answer given in secret are kept in `answer_aims`.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Facts
from ludotheque.core.state import NO_SEAT
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import N_SQUARES, NONE, Effect
from ludotheque.games.civilization.position.events import (
    AIMS_AT_CITY,
    AIMS_AT_COIN,
    AIMS_AT_DECK,
    AIMS_AT_FIGURES,
    AIMS_AT_PERSON,
    AIMS_AT_PLAYER,
    AIMS_AT_SQUARE,
    AIMS_AT_TERRAIN,
    AIMS_AT_WONDER,
)
from ludotheque.games.civilization.position.state import MOST_AIMS, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    AIM_CITY,
    AIM_DECK,
    AIM_FIGURES,
    AIM_PERSON,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_TERRAIN,
    AIM_WONDER,
    CITY_SLOTS,
    COINS,
    DONE,
    LEVELS,
    SEATS,
    SQUARES,
    TAKE_COIN,
    TERRAINS,
    WONDERS,
)

FIRST_WONDER: Final[i64] = 400
FIRST_PLAYER: Final[i64] = 450
FIRST_TERRAIN: Final[i64] = 460
FIRST_CITY: Final[i64] = 470
FIRST_DECK: Final[i64] = 480
FIRST_COIN: Final[i64] = 490
FIRST_FIGURES: Final[i64] = 500  # armies * 4 + scouts
THE_PERSON: Final[i64] = 540
ENOUGH: Final[i64] = 550  # ends the list of targets

# Kinds of targets, as bits: the legal answers of a question.
SQUARE: Final[i64] = 1
PLAYER: Final[i64] = 2
WONDER: Final[i64] = 4
CITY: Final[i64] = 8
FIGURES: Final[i64] = 16
PERSON: Final[i64] = 32
TERRAIN: Final[i64] = 64
DECK: Final[i64] = 128
COIN_TOKEN: Final[i64] = 256
NO_MORE: Final[i64] = 512


def kind_of(aim: i64) -> i64:
    if aim < N_SQUARES:
        return SQUARE
    if aim < FIRST_PLAYER:
        return WONDER
    if aim < FIRST_TERRAIN:
        return PLAYER
    if aim < FIRST_CITY:
        return TERRAIN
    if aim < FIRST_DECK:
        return CITY
    if aim < FIRST_COIN:
        return DECK
    if aim < FIRST_FIGURES:
        return COIN_TOKEN
    if aim < THE_PERSON:
        return FIGURES
    return PERSON if aim == THE_PERSON else NO_MORE


def figures_aim(armies: i64, scouts: i64) -> i64:
    return FIRST_FIGURES + armies * 4 + scouts


def armies_of(aim: i64) -> i64:
    return (aim - FIRST_FIGURES) // 4


def scouts_of(aim: i64) -> i64:
    return (aim - FIRST_FIGURES) % 4


# ---------------------------------------------------------------- chosen so far


def aim_at(s: Civilization, seat: i64, which: i64) -> i64:
    """A chosen target; NONE: not chosen yet."""
    if s.lane == NO_SEAT:
        return s.aims[which]
    return s.answer_aims[seat * 2 + which] if which < 2 else NONE


def set_aim(s: Civilization, seat: i64, which: i64, aim: i64) -> None:
    if s.lane == NO_SEAT:
        s.aims[which] = aim
    else:
        s.answer_aims[seat * 2 + which] = aim


def clear_aims(s: Civilization) -> None:
    for which in range(MOST_AIMS):
        s.aims[which] = NONE


# ---------------------------------------------------------------- said


def action_of(aim: i64) -> i64:
    """The action that names a target."""
    kind = kind_of(aim)
    if kind == SQUARE:
        return AIM_SQUARE.of(aim)
    if kind == PLAYER:
        return AIM_SEAT.of(aim - FIRST_PLAYER)
    if kind == WONDER:
        return AIM_WONDER.of(aim - FIRST_WONDER)
    if kind == CITY:
        return AIM_CITY.of(aim - FIRST_CITY)
    if kind == FIGURES:
        return AIM_FIGURES.of(armies_of(aim), scouts_of(aim))
    if kind == TERRAIN:
        return AIM_TERRAIN.of(aim - FIRST_TERRAIN)
    if kind == DECK:
        return AIM_DECK.of(aim - FIRST_DECK)
    if kind == COIN_TOKEN:
        return TAKE_COIN.of(aim - FIRST_COIN)
    return AIM_PERSON.of() if kind == PERSON else DONE.of()


def aim_of(action: i64) -> i64:
    """The target that an action names; NONE for other actions."""
    if AIM_SQUARE.has(action):
        return AIM_SQUARE.arg(action)
    if AIM_SEAT.has(action):
        return FIRST_PLAYER + AIM_SEAT.arg(action)
    if AIM_WONDER.has(action):
        return FIRST_WONDER + AIM_WONDER.arg(action)
    if AIM_CITY.has(action):
        return FIRST_CITY + AIM_CITY.arg(action)
    if AIM_FIGURES.has(action):
        return figures_aim(AIM_FIGURES.arg(action), AIM_FIGURES.arg2(action))
    if AIM_TERRAIN.has(action):
        return FIRST_TERRAIN + AIM_TERRAIN.arg(action)
    if AIM_DECK.has(action):
        return FIRST_DECK + AIM_DECK.arg(action)
    if TAKE_COIN.has(action):
        return FIRST_COIN + TAKE_COIN.arg(action)
    if AIM_PERSON.has(action):
        return THE_PERSON
    return ENOUGH if DONE.has(action) else NONE


def aim_facts(aim: i64) -> Facts:
    """The facts of a refusal."""
    kind = kind_of(aim)
    if kind == SQUARE:
        return {"square": Term(SQUARES, aim)}
    if kind == PLAYER:
        return {"seat": Term(SEATS, aim - FIRST_PLAYER)}
    if kind == WONDER:
        return {"wonder": Term(WONDERS, aim - FIRST_WONDER)}
    if kind == CITY:
        return {"city": Term(CITY_SLOTS, aim - FIRST_CITY)}
    if kind == TERRAIN:
        return {"terrain": Term(TERRAINS, aim - FIRST_TERRAIN)}
    if kind == DECK:
        return {"level": Term(LEVELS, aim - FIRST_DECK)}
    if kind == COIN_TOKEN:
        return {"coin": Term(COINS, aim - FIRST_COIN)}
    if kind == FIGURES:
        return {"armies": int(armies_of(aim)), "scouts": int(scouts_of(aim))}
    return {}


def note_aims(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-13.1: an announcement names its targets."""
    for aim in s.aims:
        if aim == NONE or aim == ENOUGH:
            return
        note_aim(s, seat, effect.source, aim)


def note_aim(s: Civilization, seat: i64, source: i64, aim: i64) -> None:
    kind = kind_of(aim)
    if kind == SQUARE:
        s.note(AIMS_AT_SQUARE, seat, source, aim)
    elif kind == PLAYER:
        s.note(AIMS_AT_PLAYER, seat, source, aim - FIRST_PLAYER)
    elif kind == WONDER:
        s.note(AIMS_AT_WONDER, seat, source, aim - FIRST_WONDER)
    elif kind == CITY:
        s.note(AIMS_AT_CITY, seat, source, aim - FIRST_CITY)
    elif kind == TERRAIN:
        s.note(AIMS_AT_TERRAIN, seat, source, aim - FIRST_TERRAIN)
    elif kind == DECK:
        s.note(AIMS_AT_DECK, seat, source, aim - FIRST_DECK)
    elif kind == COIN_TOKEN:
        s.note(AIMS_AT_COIN, seat, source, aim - FIRST_COIN)
    elif kind == FIGURES:
        s.note(AIMS_AT_FIGURES, seat, source, armies_of(aim), scouts_of(aim))
    else:
        s.note(AIMS_AT_PERSON, seat, source)
