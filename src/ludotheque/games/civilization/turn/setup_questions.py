"""The questions of set-up: civilizations, capitals, first figures and markers (CV-4.2, CV-4.6, CV-4.7, CV-4.15)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.city.founding import lay_outskirts
from ludotheque.games.civilization.components.box import (
    CELLS,
    CITIES,
    EAST,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_CIVS,
    N_PERSON_TYPES,
    NONE,
    SOUTH,
    WATER,
)
from ludotheque.games.civilization.components.codes import (
    METROPOLIS_CAPITAL,
)
from ludotheque.games.civilization.map.figures import put_figure
from ludotheque.games.civilization.map.stacks import stack, stacking_limit
from ludotheque.games.civilization.position.events import (
    CAPITAL_FOUNDED,
    CIV_TAKEN,
    FIGURE_PLACED,
    MARKER_PLACED,
    METROPOLIS_FOUNDED,
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
    CIVS,
    FIGURES,
    MARKERS,
    PLACE,
    SETTLE,
    SETTLE_PAIR,
    SQUARES,
    TAKE_CIV,
)
from ludotheque.games.civilization.realm.cards_in_force import allowed
from ludotheque.games.civilization.turn.setup import OF_CAPITALS, OF_CIVS, is_turn_of

CIV_NOT_IN_PLAY: Final = Refusal("CV-4.2", "civ-not-in-play")
CIV_ALREADY_TAKEN: Final = Refusal("CV-4.2", "civ-already-taken")
NOT_HOME_CENTRE: Final = Refusal("CV-4.6", "not-home-centre")
CAPITAL_ON_WATER: Final = Refusal("CV-4.6", "capital-on-water")
TWO_SQUARES_NEEDED: Final = Refusal("CV-4.6", "two-squares-needed")
ONE_SQUARE_ONLY: Final = Refusal("CV-4.6", "one-square-only")
PAIR_FROM_NORTH_WEST: Final = Refusal("CV-4.6", "pair-from-north-west")
NOT_CAPITAL_OUTSKIRTS: Final = Refusal("CV-4.7", "not-capital-outskirts")
START_FIGURE_ON_WATER: Final = Refusal("CV-4.7", "start-figure-on-water")
START_STACK_FULL: Final = Refusal("CV-4.7", "start-stack-full")
START_MARKER_ON_WATER: Final = Refusal("CV-4.15", "start-marker-on-water")
# CV-4.6: the four centre squares of a tile, by cell.
CENTRE_CELLS: Final = vec[i64]([5, 6, 9, 10])


class ChooseCiv(Step[Civilization]):
    """CV-4.2: in the draft, from the last player to the first."""

    def __init__(self) -> None:
        super().__init__(AT_CIV, "civ")
        self.on = [AT_PHASES]

    def fits(self, s: Civilization, at: i64) -> bool:
        """It is his part; those before him have a civilization, he and those after him have none."""
        seat = s.seat_at(at)
        if s.draft == 0 or not is_turn_of(s, seat, OF_CIVS):
            return False
        for place in range(s.seats):
            if (s.civ[s.in_order(place)] == NONE) != (place <= s.place_of(seat)):
                return False
        return True

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE_CIV.of(civ) for civ in range(N_CIVS)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not TAKE_CIV.has(action):
            return NOT_NOW
        civ = TAKE_CIV.arg(action)
        if s.box.civ_fame[civ] > s.fame:
            return CIV_NOT_IN_PLAY
        for other in s.civ:
            if other == civ:
                return CIV_ALREADY_TAKEN
        return None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"civ": Term(CIVS, TAKE_CIV.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        civs = s.civ[:]  # clones share them
        civs[seat] = TAKE_CIV.arg(action)
        s.civ = civs
        s.note(CIV_TAKEN, seat, civs[seat])


class Capital(Step[Civilization]):
    """CV-4.6: on a land square in the middle of the home tile; India's metropolis on two side by side."""

    def __init__(self) -> None:
        super().__init__(AT_CAPITAL, "capital")
        self.on = [AT_PHASES]

    def fits(self, s: Civilization, at: i64) -> bool:
        """It is his part; those before him have a capital, he and those after him have none."""
        seat = s.seat_at(at)
        if not is_turn_of(s, seat, OF_CAPITALS):
            return False
        for place in range(s.seats):
            if (s.city_at[s.in_order(place) * CITIES] == NONE) != (place >= s.place_of(seat)):
                return False
        return True

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        first = home_of(s, seat) * CELLS
        for cell in CENTRE_CELLS:
            found = append(found, SETTLE.of(first + cell))
        for cell in CENTRE_CELLS:
            for dir in range(EAST, SOUTH + 1):
                found = append(found, SETTLE_PAIR.of(first + cell, dir))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        pair = allowed(s, seat, METROPOLIS_CAPITAL)
        if SETTLE.has(action):
            return TWO_SQUARES_NEEDED if pair else why_not_settle(s, seat, SETTLE.arg(action))
        if not SETTLE_PAIR.has(action):
            return NOT_NOW
        square, dir = SETTLE_PAIR.arg(action), SETTLE_PAIR.arg2(action)
        if not pair:
            return ONE_SQUARE_ONLY
        refusal = why_not_settle(s, seat, square)
        if refusal is not None:
            return refusal
        if dir != EAST and dir != SOUTH:
            return PAIR_FROM_NORTH_WEST  # so that each pair is said in one way
        return why_not_settle(s, seat, s.beside(square, dir))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        square = SETTLE.arg(action) if SETTLE.has(action) else SETTLE_PAIR.arg(action)
        return {"square": Term(SQUARES, square)}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if SETTLE.has(action):
            s.city_at[seat * CITIES] = SETTLE.arg(action)
            s.note(CAPITAL_FOUNDED, seat, SETTLE.arg(action))
        else:
            square = SETTLE_PAIR.arg(action)
            s.city_at[seat * CITIES] = square
            s.second_half[seat] = s.beside(square, SETTLE_PAIR.arg2(action))
            s.note(METROPOLIS_FOUNDED, seat, square, s.second_half[seat])
        lay_outskirts(s, seat * CITIES)


def home_of(s: Civilization, seat: i64) -> i64:
    """The place of a seat's home tile."""
    for place in range(s.layout.places):
        if s.layout.home[place] == seat:
            return place
    raise AssertionError("every seat has a home tile")


def why_not_settle(s: Civilization, seat: i64, square: i64) -> Refusal | None:
    """CV-4.6."""
    if square // CELLS != home_of(s, seat) or not is_centre_cell(square % CELLS):
        return NOT_HOME_CENTRE
    return CAPITAL_ON_WATER if s.terrain[square] == WATER else None


def is_centre_cell(cell: i64) -> bool:
    for other in CENTRE_CELLS:
        if other == cell:
            return True
    return False


class StartFigure(Step[Civilization]):
    """CV-4.7: where a figure stands at first. The figure of the frame says which kind."""

    def __init__(self) -> None:
        super().__init__(AT_START_FIGURE, "start_figure", FIGURES)
        self.on = [AT_PHASES, AT_START_FIGURE]

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return squares_of_capital(s, seat)

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action):
            return NOT_NOW
        square = PLACE.arg(action)
        if s.spot[square] != seat * CITIES:
            return NOT_CAPITAL_OUTSKIRTS
        if s.terrain[square] == WATER:
            return START_FIGURE_ON_WATER
        return START_STACK_FULL if stack(s, seat, square) >= stacking_limit(s, seat) else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, PLACE.arg(action)), "limit": int(stacking_limit(s, seat))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        kind = s.top(0)
        s.drop()
        put_figure(s, seat, kind, PLACE.arg(action))
        s.note(FIGURE_PLACED, seat, kind, PLACE.arg(action))


class StartMarker(Step[Civilization]):
    """CV-4.11, CV-4.12: where Egypt's wonder or America's great person stands. The figure says which marker."""

    def __init__(self) -> None:
        super().__init__(AT_START_MARKER, "start_marker", MARKERS)
        self.on = [AT_PHASES]

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return squares_of_capital(s, seat)

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action):
            return NOT_NOW
        square = PLACE.arg(action)
        if s.spot[square] != seat * CITIES:
            return NOT_CAPITAL_OUTSKIRTS
        return START_MARKER_ON_WATER if s.terrain[square] == WATER else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, PLACE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        marker, square = s.top(0), PLACE.arg(action)
        s.drop()
        s.marker[square] = marker
        if marker < FIRST_PERSON_MARKER:
            s.wonder_at[marker - FIRST_WONDER_MARKER] = square
        else:
            s.reserve[seat * N_PERSON_TYPES + marker - FIRST_PERSON_MARKER] -= 1
        s.note(MARKER_PLACED, seat, marker, square)


def squares_of_capital(s: Civilization, seat: i64) -> vec[i64]:
    """Every square around the capital, in ascending order."""
    found = vec[i64]()
    for square in range(home_of(s, seat) * CELLS, (home_of(s, seat) + 1) * CELLS):
        if s.spot[square] == seat * CITIES:
            found = append(found, PLACE.of(square))
    return found
