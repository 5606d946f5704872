"""SC-8.5.1: Boards of Asia are dealt if the option says so, and each player chooses a city."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.components.box import Box
from ludotheque.games.small_city.position.events import BOARD_DEALT, CITY_CHOSEN
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ASIA_DEALT,
    AT_CITY,
    AT_PHASES,
    BOARDS,
    CHOOSE_CITY,
    CITIES,
    NONE,
    SEATS,
)
from ludotheque.games.small_city.turn.setup import is_turn_to_choose, take_board

NOT_YOUR_BOARD: Final = Refusal("SC-8.5.1", "not-your-board")
BOARD_TAKEN: Final = Refusal("SC-8.5.1", "board-taken")

# The board of each city.
CITY_BOARDS: Final = vec[i64]([BOARDS.index_of[city] for city in CITIES.ids])


def begin_cities(s: SmallCity) -> None:
    """SC-8.5.1: boards are dealt if the option says so; cities are chosen in turn order (stage IN_CITIES)."""
    if s.boards == ASIA_DEALT:
        deal_boards(s)
    for place in range(s.seats - 1, -1, -1):
        s.push(AT_CITY, s.in_order(place))


def deal_boards(s: SmallCity) -> None:
    """SC-8.5.1: a random double-sided board for each seat."""
    boards = vec[i64](list(range(CITIES.size // 2)))
    s.chance.shuffle(boards)
    s.dealt = boards[: s.seats]
    for place in range(s.seats):
        seat = s.in_order(place)
        sides = sides_of(s.box, s.dealt[seat])
        s.note(BOARD_DEALT, seat, sides[0], sides[1])


def sides_of(box: Box, pair: i64) -> vec[i64]:
    """The two cities of a double-sided board, in the order of CITIES."""
    found = vec[i64]()
    for city in range(CITIES.size):
        if box.pair[CITY_BOARDS[city]] == pair:
            found = append(found, city)
    return found


class City(Step[SmallCity]):
    """SC-8.5.1: which city to play: a side of the board dealt, or of any board that no other seat has."""

    def __init__(self) -> None:
        super().__init__(AT_CITY, "city")
        self.on = [AT_PHASES, AT_CITY]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.boards >= ASIA_DEALT and is_turn_to_choose(s, at)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([CHOOSE_CITY.of(city) for city in range(CITIES.size)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not CHOOSE_CITY.has(action):
            return NOT_NOW
        pair = s.box.pair[CITY_BOARDS[CHOOSE_CITY.arg(action)]]
        if s.boards == ASIA_DEALT:
            return None if s.dealt[seat] == pair else NOT_YOUR_BOARD
        return None if holder_of(s, pair) == NONE else BOARD_TAKEN

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        city = CHOOSE_CITY.arg(action)
        facts: Facts = {"city": Term(CITIES, city)}
        if s.boards == ASIA_DEALT:
            facts["cities"] = Terms(CITIES, sides_of(s.box, s.dealt[seat]))
        else:
            facts["seat"] = Term(SEATS, holder_of(s, s.box.pair[CITY_BOARDS[city]]))
        return facts

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        board = CITY_BOARDS[CHOOSE_CITY.arg(action)]
        take_board(s, seat, board)
        s.note(CITY_CHOSEN, seat, board)
        s.drop()


def holder_of(s: SmallCity, pair: i64) -> i64:
    """The seat that plays a side of this double-sided board; -1 for none."""
    for seat in range(s.seats):
        if s.board[seat] != NONE and s.box.pair[s.board[seat]] == pair:
            return seat
    return NONE
