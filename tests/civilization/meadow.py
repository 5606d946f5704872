"""Positions of the movement phase: the whole map between the capitals is revealed grassland, with only the figures
that a test places.

s = meadow("rome", "egypt")                       # seat 0's part
army(s, 0, at(s, 6, 3)); pick(s, 6, 3, armies=1); step(s, "east")
"""

from mypy_extensions import i64

from ludotheque.core.state import NO_SEAT
from ludotheque.games.civilization.city.founding import lay_outskirts
from ludotheque.games.civilization.components.box import GRASSLAND, N_RELICS, N_TECHS, NONE, WATER
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_square, kill_figure, put_figure
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_MOVEMENT, AT_PHASES
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    CARDS,
    IN_MOVEMENT,
    SQUARES,
    TOKEN_ON_MAP,
    TOKEN_PACK,
    TOKEN_STOCK,
    TOKENS,
)
from tests.civilization.positions import after_setup, refused, said, tech


def meadow(*civs: str, **options: str) -> Civilization:
    s = after_setup(*civs, seed=1, **options)
    for figure in range(len(s.standing)):
        if s.standing[figure] != NONE:
            kill_figure(s, figure // 10, figure)
    for square in range(s.layout.squares):
        s.terrain[square] = GRASSLAND
        s.feature[square] = s.marker[square] = s.token[square] = NONE
    for which in TOKEN_PACK.in_pile(s.token_pile, TOKEN_ON_MAP):
        TOKEN_PACK.put(s.token_pile, s.token_seen, which, TOKEN_STOCK, 0)
    for relic in range(N_RELICS):
        s.relic_at[relic] = NONE
    for seat in range(s.seats):
        s.government[seat] = 0
        for card in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(seat)):
            CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_DECK, 0)
    begin_part(s, 0)
    return s


def begin_part(s: Civilization, seat: i64) -> None:
    """It is this player's part of the movement phase."""
    s.frames = s.frames[:0]
    s.phase, s.active = IN_MOVEMENT, seat
    s.push(AT_PHASES, 0, IN_MOVEMENT, s.place_of(seat) + 1)
    s.push(AT_MOVEMENT, seat)


def at(s: Civilization, row: int, column: int) -> i64:
    for square in range(s.layout.squares):
        if s.layout.row[square] == row and s.layout.column[square] == column:
            return square
    raise AssertionError(f"no square {row}, {column}")


def army(s: Civilization, seat: i64, square: i64) -> i64:
    return put_figure(s, seat, ARMY, square)


def scout(s: Civilization, seat: i64, square: i64) -> i64:
    return put_figure(s, seat, SCOUT, square)


def armies(s: Civilization, seat: i64, square: i64) -> int:
    return int(in_square(s, seat, ARMY, square))


def scouts(s: Civilization, seat: i64, square: i64) -> int:
    return int(in_square(s, seat, SCOUT, square))


def knows(s: Civilization, seat: i64, *techs: str) -> None:
    for id in techs:
        s.row_of[seat * N_TECHS + tech(id)] = s.box.tech_level[tech(id)]


def water(s: Civilization, *squares: i64) -> None:
    for square in squares:
        s.terrain[square] = WATER


def face_down(s: Civilization, *places: int) -> None:
    for place in places:
        s.arrow[place] = NONE
        for square in range(place * 16, place * 16 + 16):
            s.terrain[square] = NONE


def city(s: Civilization, seat: i64, slot: int, square: i64) -> None:
    """Another city of a player, with its outskirts."""
    s.city_at[seat * 3 + slot] = square
    lay_outskirts(s, seat * 3 + slot)


def token(s: Civilization, id: str, square: i64) -> i64:
    """A token of this id comes to lie face down in a square."""
    which = TOKENS.index_of[id]
    TOKEN_PACK.put(s.token_pile, s.token_seen, which, TOKEN_ON_MAP, 0)
    s.token[square] = which
    return which


def holds_token(s: Civilization, seat: i64, id: str) -> i64:
    which = TOKENS.index_of[id]
    TOKEN_PACK.put(s.token_pile, s.token_seen, which, TOKEN_PACK.of(seat), 1 << (seat + 1))
    return which


def holds_card(s: Civilization, seat: i64, id: str) -> i64:
    which = CARDS.index_of[id]
    CARD_PACK.put(s.card_pile, s.card_seen, which, CARD_PACK.of(seat), 1 << (seat + 1))
    return which


def one_army(**options: str) -> Civilization:
    """An army of seat 0 in the middle of the meadow, picked."""
    s = meadow("rome", "egypt", **options)
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    return s


# ---------------------------------------------------------------- what is done


def do(s: Civilization, verb: str, **arguments: str | int) -> None:
    """The asked player makes this choice."""
    s.apply(s.mover(), said(verb, **arguments))


def cannot(s: Civilization, verb: str, **arguments: str | int) -> str:
    """The rule that forbids this choice to the asked player; empty if it is legal."""
    return refused(s, s.mover(), said(verb, **arguments))


def pick(s: Civilization, square: i64, armies: int = 0, scouts: int = 0) -> None:
    do(s, "pick", square=SQUARES.ids[square], armies=armies, scouts=scouts)


def asked(s: Civilization) -> str:
    """The question of the first asked seat."""
    return s.question(s.mover()).step.name


def pass_all(s: Civilization) -> None:
    """All seats asked in a window pass."""
    while s.forked() and s.lane == NO_SEAT:
        s.apply(s.mover(), said("pass"))
