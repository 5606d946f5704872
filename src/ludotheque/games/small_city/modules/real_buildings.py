"""SC-8.9: Real buildings: Big Ben and the Sydney Opera House."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.citizens.citizens import (
    citizen_on,
    is_pilgrim,
    lift,
    moved_to,
    send_home,
    stand,
    works_for,
)
from ludotheque.games.small_city.components.box import (
    COMMERCIAL,
    MOST_CELLS,
    N_SQUARES,
    OPERA_PLACE,
    PARK,
    RESIDENTIAL,
    SIDE,
)
from ludotheque.games.small_city.components.squares import (
    Squares,
    holds,
    intersection,
    is_empty,
    size_of,
    squares_of,
)
from ludotheque.games.small_city.position.borough import Borough, layout, survey, works
from ludotheque.games.small_city.position.events import LISTENED, OPERA_FELL, WALKED_HOME
from ludotheque.games.small_city.position.module import Condition, Module
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_LISTENER,
    AT_PHASES,
    FROM_CULTURE,
    IN_LISTENERS,
    NONE,
    PIECES,
    SEAT,
    SQUARES,
)

TOO_FEW_PARKS: Final = Refusal("SC-8.9.1", "too-few-parks")
TOO_FEW_SHOPS: Final = Refusal("SC-8.9.1", "too-few-shops")
OFF_THE_BORDER: Final = Refusal("SC-8.9.2", "off-the-border")
NOT_THE_LARGEST: Final = Refusal("SC-8.9.2", "not-the-largest")

BIG_BEN: Final[i64] = PIECES.index_of["big_ben"]
OPERA: Final[i64] = PIECES.index_of["sydney_opera"]


class RealBuildings(Module):
    """SC-8.9.1 to SC-8.9.3: the hooks of the two buildings, of which the stock has one copy each."""

    def __init__(self) -> None:
        super().__init__(9, {"real_buildings": ["yes"]})
        self.tiles = 2

    def is_played(self, s: SmallCity) -> bool:
        return s.real_buildings == 1

    def begin(self, s: SmallCity, stage: i64) -> None:
        if stage == IN_LISTENERS:
            begin_listeners(s)

    def zone_grew(self, s: SmallCity, seat: i64) -> None:
        zone_has_grown(s, seat)

    def has_more_rules(self, s: SmallCity, seat: i64, piece: i64) -> bool:
        return s.box.module[piece] == self.tiles

    def why_not_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64, gratis: bool
    ) -> Refusal | None:
        return why_not(s, seat, b, piece, placement)

    def facts_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal
    ) -> Facts:
        if refusal is TOO_FEW_PARKS or refusal is TOO_FEW_SHOPS or refusal is OFF_THE_BORDER:
            return facts(s, seat, b, piece, placement, refusal)
        return {}

    def why_lacking(self, s: SmallCity, b: Borough, piece: i64) -> Refusal | None:
        return lacks(s, b, piece)

    def facts_of_piece(self, s: SmallCity, seat: i64, b: Borough, piece: i64, refusal: Refusal) -> Facts:
        if refusal is TOO_FEW_PARKS or refusal is TOO_FEW_SHOPS:
            return facts_of_lack(s, b, piece)
        return {}

    def conditions(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> list[Condition]:
        return conditions_of(s, seat, b, piece)

    def free_steps(self, s: SmallCity, seat: i64) -> i64:
        return free_steps(s, seat)

    def may_be_gone(self, piece: i64) -> bool:
        return piece == OPERA

    def broken(self, s: SmallCity) -> list[str]:
        """SC-8.9.2: while the Opera stands, it stands on the border."""
        wrong = []
        for seat in range(s.seats):
            b = survey(s, seat)
            for i in range(len(b.piece)):
                if b.piece[i] == OPERA and not is_on_border(s, seat, OPERA, b.at[i]):
                    wrong.append(f"tiles: the Opera of seat {seat} is off the border")
        return wrong


# ---------------------------------------------------------------- building


def parks_near(s: SmallCity, b: Borough, piece: i64, placement: i64) -> Squares:
    """SC-8.1.9: the clean park squares in the influence of a placement."""
    table = s.box.tables[piece]
    return intersection(table.influence(placement), b.usable(PARK))


def shops_near(s: SmallCity, b: Borough, piece: i64, placement: i64) -> Squares:
    table = s.box.tables[piece]
    return intersection(table.influence(placement), b.serving(COMMERCIAL))


def why_not(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Refusal | None:
    """SC-8.9.1: Big Ben's parks and shop, in addition to `influence`; with these all eight squares around it are
    covered. SC-8.9.2: the Opera's border.
    """
    if size_of(parks_near(s, b, piece, placement)) < s.box.parks_needed[piece]:
        return TOO_FEW_PARKS
    if s.box.shops_needed[piece] > 0 and is_empty(shops_near(s, b, piece, placement)):
        return TOO_FEW_SHOPS
    if s.box.border_needed[piece] == 1 and not is_on_border(s, seat, piece, placement):
        return OFF_THE_BORDER
    return None


def lacks(s: SmallCity, b: Borough, piece: i64) -> Refusal | None:
    """The same for parks and shops: what a borough lacks altogether, regardless of place."""
    if clean_parks(b) < s.box.parks_needed[piece]:
        return TOO_FEW_PARKS
    has_shop = not is_empty(b.serving(COMMERCIAL))
    return TOO_FEW_SHOPS if s.box.shops_needed[piece] > 0 and not has_shop else None


def clean_parks(b: Borough) -> i64:
    return size_of(b.usable(PARK))


def facts_of_lack(s: SmallCity, b: Borough, piece: i64) -> Facts:
    return {
        "piece": Term(PIECES, piece),
        "needs": int(s.box.parks_needed[piece]),
        "has": int(clean_parks(b)),
    }


def conditions_of(s: SmallCity, seat: i64, b: Borough, piece: i64) -> list[Condition]:
    """SC-8.9: a piece's requirements in addition to `influence`, for the shop."""
    found: list[Condition] = []
    if s.box.parks_needed[piece] > 0:
        parks = squares_of(b.usable(PARK))
        near = [vec[i64]([square]) for square in parks]
        found.append(Condition("parks", s.box.parks_needed[piece], near=near))
    if s.box.shops_needed[piece] > 0:
        shops = squares_of(b.serving(COMMERCIAL))
        found.append(Condition("shops", 1, near=[shops] if len(shops) > 0 else []))
    if s.box.border_needed[piece] == 1:
        found.append(Condition("border", 1, on=[border(s, seat)]))
    return found


def border(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-8.9.2: the squares of the last row and column of the construction zone."""
    last = s.zone[seat] - 1
    found = vec[i64]()
    for square in range(N_SQUARES):
        row, column = square // SIDE, square % SIDE
        if max(row, column) == last:
            found = append(found, square)
    return found


def is_on_border(s: SmallCity, seat: i64, piece: i64, placement: i64) -> bool:
    """SC-8.9.2: whether a square of the tile lies in the last row or column of the construction zone."""
    table = s.box.tables[piece]
    last = s.zone[seat] - 1
    for square in squares_of(table.squares(placement)):
        if square // SIDE == last or square % SIDE == last:
            return True
    return False


def facts(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal) -> Facts:
    """The figures of a rule of this chapter against a placement, and the squares that it concerns."""
    found: Facts = {"piece": Term(PIECES, piece)}
    if refusal is TOO_FEW_PARKS:
        squares = parks_near(s, b, piece, placement)
        found["needs"] = int(s.box.parks_needed[piece])
        found["has"] = int(size_of(squares))
    elif refusal is TOO_FEW_SHOPS:
        squares = shops_near(s, b, piece, placement)
        found["needs"] = int(s.box.shops_needed[piece])
    else:
        table = s.box.tables[piece]
        squares = table.squares(placement)
        found["zone"] = int(s.zone[seat])
    found["squares"] = Terms(SQUARES, squares_of(squares))
    return found


# ---------------------------------------------------------------- effects


def free_steps(s: SmallCity, seat: i64) -> i64:
    """SC-8.9.1: a seat's free steps in the council each turn: one with a clean Big Ben."""
    b = survey(s, seat)
    for i in range(len(b.piece)):
        if b.piece[i] == BIG_BEN and works(b, i):
            return 1
    return 0


def zone_has_grown(s: SmallCity, seat: i64) -> None:
    """SC-8.9.2: the Opera is removed from the game when its owner's zone grows; citizens in it go home."""
    b = survey(s, seat)
    for i in range(len(b.piece)):
        if b.piece[i] != OPERA:
            continue
        at = place_of(s, b.at[i])
        colour = citizen_on(s, seat, at)
        s.remove_tile(seat, b.at[i])
        s.note(OPERA_FELL, seat)
        if colour != NONE:
            lift(s, seat, at, colour)
            send_home(s, colour)


def place_of(s: SmallCity, placement: i64) -> i64:
    """The square of the Opera's place."""
    return s.box.tables[OPERA].cells[placement * MOST_CELLS + s.box.place_cell[OPERA]]


# ---------------------------------------------------------------- the listener


def listener_of(s: SmallCity, seat: i64) -> i64:
    """SC-8.9.2, SC-10.2: the square of the citizen who has moved to the Opera this turn; -1 for none."""
    lay = layout(s, seat)
    for square in range(N_SQUARES):
        if lay.kind[square] == OPERA_PLACE and works_for(s, seat, seat, square):
            return square if moved_to(s, seat, seat, square) > 0 else NONE
    return NONE


def begin_listeners(s: SmallCity) -> None:
    """SC-8.9.2, SC-5.4.7: the Opera brings votes, then its listener goes home (stage IN_LISTENERS, the end of step 2
    of phase 4).
    """
    for seat in range(s.seats):
        if s.plays(seat) and listener_of(s, seat) != NONE:
            s.gain_votes(seat, s.box.opera_votes, FROM_CULTURE)
            s.note(LISTENED, seat, s.box.opera_votes)
            s.push(AT_LISTENER, seat)


def beds(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-8.9.2: the first empty place of each largest residential zone with one, ascending."""
    b, lay = survey(s, seat), layout(s, seat)
    largest: i64 = 0
    found = vec[i64]()
    for i in range(len(b.piece)):
        if s.box.category[b.piece[i]] != RESIDENTIAL or s.box.size[b.piece[i]] < largest:
            continue
        bed: i64 = NONE
        for square in range(N_SQUARES - 1, -1, -1):
            is_empty = s.on[seat * N_SQUARES + square] == EMPTY and lay.kind[square] != 0
            if is_empty and holds(b.squares(i), square):
                bed = square
        if bed == NONE:
            continue
        if s.box.size[b.piece[i]] > largest:
            largest = s.box.size[b.piece[i]]
            found = vec[i64]()
        found = append(found, bed)
    return vec[i64](sorted(found))


class Listener(Step[SmallCity]):
    """SC-8.9.2: in which of equally large residential zones the listener goes home; without room the listener stays."""

    def __init__(self) -> None:
        super().__init__(AT_LISTENER, "listener")
        self.on = [AT_PHASES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        return s.stage() == IN_LISTENERS and s.real_buildings == 1 and listener_of(s, seat) != NONE

    def asks(self, s: SmallCity) -> bool:
        return len(beds(s, s.asked())) > 1

    def proceed(self, s: SmallCity) -> None:
        seat = s.asked()
        found = beds(s, seat)
        s.drop()
        if len(found) > 0:
            walk_home(s, seat, found[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([SEAT.of(square) for square in beds(s, seat)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not SEAT.has(action):
            return NOT_NOW
        for square in beds(s, seat):
            if square == SEAT.arg(action):
                return None
        return NOT_THE_LARGEST

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, SEAT.arg(action)), "squares": Terms(SQUARES, beds(s, seat))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        walk_home(s, seat, SEAT.arg(action))


def walk_home(s: SmallCity, seat: i64, to: i64) -> None:
    """The listener goes to a home, and votes from there in phase 5."""
    square = listener_of(s, seat)
    colour = citizen_on(s, seat, square)
    if is_pilgrim(s, seat, square):
        s.pilgrim_at = to
    lift(s, seat, square, colour)
    stand(s, seat, to, colour)
    s.note(WALKED_HOME, seat, to)
