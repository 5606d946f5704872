"""SC-5.6: Phase 6: the pollution of the turn, players who leave the game by it, and deaths."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.citizens import (
    citizen_on,
    dead_on,
    inhabited,
    is_pilgrim,
    lift,
    pilgrim_rides,
    riders,
    send_home,
    standing,
    tourists_in,
    tram_square,
    works_for,
)
from ludotheque.games.small_city.components.box import HALL_PLACE, N_SQUARES, NO_PLACE, PARK
from ludotheque.games.small_city.components.squares import holds, size_of, without
from ludotheque.games.small_city.position.borough import (
    beyond,
    effect_of,
    free_squares,
    layout,
    survey,
    water_squares,
)
from ludotheque.games.small_city.position.events import BURIED, DIED, LEFT_GAME, NO_GRAVE, POLLUTED, RELIEVED
from ludotheque.games.small_city.position.state import DEAD, SmallCity
from ludotheque.games.small_city.position.stock import return_to_supply
from ludotheque.games.small_city.position.vocabulary import (
    AT_BURY,
    AT_LOSE,
    AT_PHASES,
    BURY,
    ENGINEER,
    IN_DEATHS,
    LOSE,
    NONE,
    SEATS,
    SQUARES,
)
from ludotheque.games.small_city.turn.end_of_game import end_game

NO_VICTIM: Final = Refusal("SC-5.6.3", "no-victim")
NO_ROOM_FOR_GRAVE: Final = Refusal("SC-5.6.4", "no-room-for-grave")
BESIDE_GRAVES: Final = Refusal("SC-5.6.4", "beside-graves")

# ---------------------------------------------------------------- measuring


def begin_pollution(s: SmallCity) -> None:
    """SC-5.6.1, SC-5.6.2, SC-5.6.5: X of every seat; levels rise, and a seat that reaches the end of the scale
    leaves (stage IN_POLLUTION).
    """
    for place in range(s.seats):
        seat = s.in_order(place)
        s.x[seat] = pollution_of_turn(s, seat) if s.plays(seat) and s.is_measured(seat) else 0
        if s.plays(seat) and s.is_measured(seat):
            s.pollution[seat] += s.x[seat]
            s.note(POLLUTED, seat, s.x[seat], s.pollution[seat])
            for module in s.modules():
                less = module.relief(s, seat)
                if less > 0:
                    s.pollution[seat] -= less
                    s.note(RELIEVED, seat, less)
    leave_game(s)
    if s.players_left() == 0:
        end_game(s)


def pollution_of_turn(s: SmallCity, seat: i64) -> i64:
    """SC-5.6.1, SC-10.21: people, tourists and production, less parks and the Fire Station; never below 0."""
    box = s.box
    b = survey(s, seat)
    x = box.citizen_pollution * polluters(s, seat) + box.tourist_pollution * tourists_in(s, seat)
    if s.card[seat] != ENGINEER or s.on_ground == 1:
        x += s.made[seat]
    clean = size_of(b.usable(PARK))
    x += box.park_pollution * clean + effect_of(b, box.pollution_bonus)
    for module in s.modules():
        x += module.pollution(s, seat)
    return max(0, x)


def polluters(s: SmallCity, seat: i64) -> i64:
    """SC-3.6, SC-10.6: active citizens, and the Pilgrim in any place; citizens in the Town Hall are not active."""
    lay = layout(s, seat)
    count: i64 = 0
    for square in inhabited(s, seat):
        if lay.kind[square] != HALL_PLACE and works_for(s, seat, seat, square):
            count += 1
    return count + riders(s, seat, seat) + (1 if pilgrim_rides(s, seat) else 0)


# ---------------------------------------------------------------- leaving the game


def leave_game(s: SmallCity) -> None:
    """SC-5.6.2: a seat that reaches the end of the scale is out: its tourists return to the supply, guests in its
    borough go home.
    """
    leavers = vec[i64]()
    for place in range(s.seats):
        seat = s.in_order(place)
        if s.plays(seat) and s.pollution[seat] >= s.box.out_at:
            leavers = append(leavers, seat)
            s.left_in[seat] = s.turn
            s.ring_at[seat] = NONE
            s.note(LEFT_GAME, seat)
    for seat in leavers:
        withdraw_tourists(s, seat)
    for seat in leavers:
        send_guests_home(s, seat)


def withdraw_tourists(s: SmallCity, seat: i64) -> None:
    """Removes a seat's tourists, and its Pilgrim, from the boards."""
    for borough in range(s.seats):
        if borough != seat:
            for square in range(N_SQUARES):
                while standing(s, borough, square, seat) > 0:
                    if is_pilgrim(s, borough, square) and s.pilgrim == seat:
                        s.pilgrim = s.pilgrim_at = NONE
                    lift(s, borough, square, seat)
                    return_to_supply(s, seat)


def send_guests_home(s: SmallCity, seat: i64) -> None:
    """Tourists in a seat's borough, and a Pilgrim, return to their owners' Town Hall or Career space."""
    for square in range(N_SQUARES):
        for colour in range(s.seats):
            if colour != seat:
                while standing(s, seat, square, colour) > 0:
                    if is_pilgrim(s, seat, square) and s.pilgrim == colour:
                        s.pilgrim = s.pilgrim_at = NONE
                    lift(s, seat, square, colour)
                    send_home(s, colour)


# ---------------------------------------------------------------- deaths


def begin_deaths(s: SmallCity) -> None:
    """SC-5.6.3, SC-10.5: the worst polluters lose a citizen each, in turn order (stage IN_DEATHS). Frames are pushed
    in reverse.
    """
    most = s.box.solo_deadly if s.is_alone() else s.box.deadly
    for seat in range(s.seats):
        if s.plays(seat) and s.is_measured(seat):
            most = max(most, s.x[seat])
    for place in range(s.seats - 1, -1, -1):
        seat = s.in_order(place)
        if s.plays(seat) and s.is_measured(seat) and s.x[seat] >= most:
            s.push(AT_LOSE, seat)


def is_protected(s: SmallCity, seat: i64) -> bool:
    """SC-5.6.3: a Clinic with one of its owner's citizens on it. It does not protect Delhi (SC-8.5.8)."""
    if not s.is_measured(seat):
        return False
    lay = layout(s, seat)
    for square in range(N_SQUARES):
        is_place = lay.kind[square] != NO_PLACE and s.box.is_clinic[lay.piece[square]] == 1
        if is_place and works_for(s, seat, seat, square):
            return True
    return False


def victims(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-5.6.3: the living on tiles of a borough other than the Town Hall, as choices of LOSE, ascending."""
    if not s.is_measured(seat):
        others = vec[i64]()
        for module in s.modules():
            others = extend(others, module.victims(s, seat))
        return others
    lay = layout(s, seat)
    found = vec[i64]()
    tram = tram_square(s, seat)
    for square in range(N_SQUARES):
        if lay.kind[square] == HALL_PLACE:
            continue
        if square == tram:
            for colour in range(s.seats):
                if s.tram[seat * s.seats + colour] > 0:
                    found = append(found, LOSE.of(square, colour))
        elif citizen_on(s, seat, square) != NONE:
            found = append(found, LOSE.of(square, citizen_on(s, seat, square)))
    return found


class Lose(Step[SmallCity]):
    """SC-5.6.3: which citizen a borough loses."""

    def __init__(self) -> None:
        super().__init__(AT_LOSE, "lose")
        self.on = [AT_PHASES, AT_LOSE]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        if s.stage() != IN_DEATHS or not s.plays(seat):
            return False
        below = s.seat_at(at - 1)
        if s.step_at(at - 1) != AT_LOSE or not s.is_measured(seat):  # SC-5.6.5: Delhi's loss comes first
            return True
        return s.is_measured(below) and (seat - s.host) % s.seats < (below - s.host) % s.seats

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        return not is_protected(s, seat) and len(victims(s, seat)) > 1

    def proceed(self, s: SmallCity) -> None:
        seat = s.asked()
        found = victims(s, seat)
        if len(found) == 0 or is_protected(s, seat):
            s.drop()
        else:
            self.apply(s, seat, found[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return victims(s, seat)

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        return victims(s, seat)

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not LOSE.has(action):
            return NOT_NOW
        for victim in victims(s, seat):
            if victim == action:
                return None
        return NO_VICTIM

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, LOSE.arg(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        die(s, seat, LOSE.arg(action), LOSE.arg2(action))


def die(s: SmallCity, seat: i64, square: i64, colour: i64) -> None:
    """A citizen dies, and will be buried in the borough."""
    if is_pilgrim(s, seat, square) and s.pilgrim == colour and standing(s, seat, square, colour) == 1:
        s.pilgrim = s.pilgrim_at = NONE  # SC-5.6.5: of two of one colour on a Tramway the other one dies
    lift(s, seat, square, colour)
    s.note(DIED, seat, colour, square)
    s.push(AT_BURY, seat, colour)


def grounds(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-5.6.4: where a grave may be placed: beside existing ones if there is room, otherwise anywhere."""
    b = survey(s, seat)
    squares = without(free_squares(s, seat, b), water_squares(s, seat))
    anywhere = vec[i64]()
    beside = vec[i64]()
    for square in range(N_SQUARES):
        if holds(squares, square):
            anywhere = append(anywhere, square)
            if is_beside_grave(s, seat, square):
                beside = append(beside, square)
    return beside if len(beside) > 0 else anywhere


def is_beside_grave(s: SmallCity, seat: i64, square: i64) -> bool:
    for dir in range(4):
        near = beyond(square, dir)
        if near != NONE and dead_on(s, seat, near) != NONE:
            return True
    return False


class Bury(Step[SmallCity]):
    """SC-5.6.4: where the dead citizen is buried. The figure is the citizen's owner."""

    def __init__(self) -> None:
        super().__init__(AT_BURY, "bury", SEATS)
        self.on = [AT_PHASES, AT_LOSE]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_DEATHS and s.figure_at(at, 0) < s.seats and s.plays(s.seat_at(at))

    def asks(self, s: SmallCity) -> bool:
        return len(grounds(s, s.asked())) > 1

    def proceed(self, s: SmallCity) -> None:
        seat, colour = s.asked(), s.top(0)
        found = grounds(s, seat)
        if len(found) == 1:
            self.apply(s, seat, BURY.of(found[0]))
            return
        s.drop()
        return_to_supply(s, colour)
        s.note(NO_GRAVE, seat, colour)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([BURY.of(square) for square in grounds(s, seat)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not BURY.has(action):
            return NOT_NOW
        for square in grounds(s, seat):
            if square == BURY.arg(action):
                return None
        b = survey(s, seat)
        squares = without(free_squares(s, seat, b), water_squares(s, seat))
        return BESIDE_GRAVES if holds(squares, BURY.arg(action)) else NO_ROOM_FOR_GRAVE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, BURY.arg(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        colour = s.top(0)
        s.drop()
        s.on[seat * N_SQUARES + BURY.arg(action)] = DEAD + colour
        s.note(BURIED, seat, colour, BURY.arg(action))
