"""Positions of Civilization in a few lines: a game set up with options, then fields set by hand.

s = after_setup(2, civs=["rome", "egypt"])      # capitals on the recommended squares, turn 1 begins
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization import CivilizationGame, game
from ludotheque.games.civilization.components.box import CITIES, EAST, NONE, SOUTH
from ludotheque.games.civilization.map.tiles import placed_square
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CAPITAL, AT_CIV
from ludotheque.games.civilization.position.vocabulary import (
    CIVS,
    IN_SETUP,
    SETTLE,
    SETTLE_PAIR,
    TAKE_CIV,
    TECHS,
    VERBS,
)
from ludotheque.games.civilization.turn.setup_questions import home_of

GAME: Final[CivilizationGame] = game()


def new(seats: int = 2, seed: int = 1, **options: str) -> Civilization:
    """The first position of a match."""
    return GAME.new(seats, seed, dict(options))


def with_civs(*civs: str, seed: int = 1, **options: str) -> Civilization:
    """A match in which seat 0 has taken the first of these civilizations, and so on; the first player is seat 0."""
    s = new(len(civs), seed, civ_choice="draft", **options)
    s.first = 0
    s.drop()
    s.set_top(1, 0)
    s.settle()
    while s.step().number == AT_CIV:
        s.apply(s.mover(), TAKE_CIV.of(CIVS.index_of[civs[s.mover()]]))
    return s


def after_setup(*civs: str, seed: int = 1, **options: str) -> Civilization:
    """The same once all are set up: capitals on the recommended squares, figures and markers where they may stand."""
    s = with_civs(*civs, seed=seed, **options)
    while s.phase == IN_SETUP:
        seat = s.mover()
        s.apply(seat, recommended(s, seat) if s.step().number == AT_CAPITAL else s.actions(seat)[0])
    return s


def recommended(s: Civilization, seat: i64) -> i64:
    """CV-4.6: the capital where its home tile says."""
    cells = s.box.start_cells[s.civ[seat] * 2 : s.civ[seat] * 2 + 2]
    square = placed_square(s, home_of(s, seat), cells[0])
    if cells[1] == NONE:
        return SETTLE.of(square)
    other = placed_square(s, home_of(s, seat), cells[1])
    north_west = min(square, other)
    dir = EAST if s.beside(north_west, EAST) == max(square, other) else SOUTH
    return SETTLE_PAIR.of(north_west, dir)


def capital(s: Civilization, seat: i64) -> i64:
    return s.city_at[seat * CITIES]


def tech(id: str) -> i64:
    return TECHS.index_of[id]


def said(verb: str, **arguments: str | int) -> i64:
    """The number of a choice, from its verb and arguments."""
    return VERBS.from_json({"verb": verb, **arguments})


def refused(s: Civilization, seat: i64, action: i64) -> str:
    """The rule and the name of the refusal; nothing where the choice is legal."""
    refusal: Refusal | None = s.why_not(seat, action)
    return "" if refusal is None else f"{refusal.rule} {refusal.name}"
