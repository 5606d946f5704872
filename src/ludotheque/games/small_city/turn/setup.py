"""SC-4: Setup: boards, ring, promises, money, and the Town Halls, placed simultaneously and in secret (SC-4.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.building.placement import facts_there, why_not_on
from ludotheque.games.small_city.citizens.citizens import stand
from ludotheque.games.small_city.components.box import (
    FACINGS,
    IMPERIAL,
    MOST_CELLS,
    N_SQUARES,
    RIVER,
    SMALLEST_ZONE,
)
from ludotheque.games.small_city.components.squares import Squares, intersection, is_empty, squares_of, union
from ludotheque.games.small_city.position.borough import Borough, survey, terrain_squares
from ludotheque.games.small_city.position.events import HALL_SHOWN, PLANNED_HALL, PROMISE_KEPT, SPECIAL_SHOWN
from ludotheque.games.small_city.position.printed_buildings import lay_printed
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ABSENT,
    AT_HALLS,
    AT_KEEP,
    AT_PHASES,
    AT_PROMISES,
    AT_SETTLE,
    CARDS,
    HALL,
    IN_BOX,
    IN_CITIES,
    IN_HALLS,
    IN_PROMISES,
    KEEP,
    NONE,
    PIECES,
    PROMISE_PACK,
    PROMISES,
    RING,
    SETTLE,
    SPECIALS,
    SQUARES,
)

NOT_DEALT: Final = Refusal("SC-4.5", "not-dealt")
NOT_FOR_HALL: Final = Refusal("SC-4.7", "not-for-hall")


def set_up(s: SmallCity, options: vec[i64]) -> None:
    """SC-4.1, SC-4.2, SC-4.3, SC-4.4, SC-4.5, SC-4.6, SC-4.10, SC-4.12: everything without a choice.
    Choices follow in their stages.
    """
    s.boards, s.victory, s.godzillas, s.doctors = options[0], options[1], options[2], options[3]
    s.mayor_variant, s.new_actions, s.real_buildings = options[4], options[5], options[6]
    s.nuclear, s.new_buildings = options[7], options[8]
    s.solo_nuclear, s.power, s.full_tie, s.sorting_relief = options[9], options[10], options[11], options[12]
    s.host = s.chance.below(s.seats)
    deal_ring(s)
    deal_promises(s)
    take_pieces(s)
    s.push(AT_PHASES, 0, IN_CITIES - 1)


def deal_ring(s: SmallCity) -> None:
    """SC-4.4, SC-10.3: eight cards in a ring, drawn from all ten if the new ones are played."""
    count = CARDS.size if s.played().has_new_cards else RING
    cards = vec[i64](list(range(count)))
    s.chance.shuffle(cards)
    s.ring = cards[:RING]


def deal_promises(s: SmallCity) -> None:
    """SC-4.5: two promises for each seat, hidden from the others, and one special promise for all."""
    box = s.box
    for card in range(PROMISES.size):
        if not is_promise_played(s, box.promise_module[card]):
            PROMISE_PACK.put(s.pile, s.seen, card, ABSENT, everybody(s.seats))
    for seat in range(s.seats):
        for _ in range(box.promises_dealt):
            PROMISE_PACK.draw(s.pile, s.seen, IN_BOX, PROMISE_PACK.of(seat), bit(seat), s.chance)
    specials = vec[i64]()
    for special in range(SPECIALS.size):
        if is_special_played(s, special):
            specials = append(specials, special)
    s.special = specials[s.chance.below(len(specials))]


def is_promise_played(s: SmallCity, group: i64) -> bool:
    """SC-8.7.1, SC-8.10.4: whether promises of a group are played: those of the base game, and those that a module
    adds.
    """
    if group == 0:
        return True
    for module in s.modules():
        if module.brings_promise(s, group):
            return True
    return False


def is_special_played(s: SmallCity, special: i64) -> bool:
    """The same for a special promise, unless a module excludes it."""
    group = s.box.special_module[special]
    brought = group == 0
    for module in s.modules():
        if module.voids_special(s, special):
            return False
        brought = brought or module.brings_special(s, group)
    return brought


def take_pieces(s: SmallCity) -> None:
    """SC-4.3, SC-4.6, SC-4.11: money by turn order, citizens, and the whole stock of tiles in play."""
    box = s.box
    for piece in range(box.pieces):
        s.stock[piece] = box.count[piece] if are_tiles_played(s, box.module[piece]) else 0
    for place in range(s.seats):
        s.money[s.in_order(place)] = start_money(s, place)
    for seat in range(s.seats):
        s.career[seat] = box.in_hall + box.in_career
        s.supply[seat] = box.in_supply
        s.zone[seat] = SMALLEST_ZONE


def are_tiles_played(s: SmallCity, group: i64) -> bool:
    """SC-4.11: whether tiles of a group are played: those of the base game, and those that a module adds."""
    if group == 0:
        return True
    for module in s.modules():
        if module.tiles == group:
            return True
    return False


def start_money(s: SmallCity, place: i64) -> i64:
    """SC-4.6: the money of a place in turn order."""
    for module in s.modules():
        money = module.start_money(s, place)
        if money != NONE:
            return money
    return s.box.solo_money if s.is_alone() else s.box.start_money[place]


def begin_cities(s: SmallCity) -> None:
    """SC-4.1, SC-4.10: the boards, chosen if a module requires it (stage IN_CITIES)."""
    for module in s.modules():
        if module.begin_boards(s):
            return
    for seat in range(s.seats):
        take_board(s, seat, s.boards)


def is_turn_to_choose(s: SmallCity, at: i64) -> bool:
    """SC-4.10: whether a frame belongs to a seat without a board, answered before those below it."""
    seat = s.seat_at(at)
    if s.stage() != IN_CITIES or s.board[seat] != NONE:
        return False
    if s.step_at(at - 1) == AT_PHASES:
        return (seat - s.host) % s.seats == s.seats - 1
    return (seat - s.host) % s.seats == (s.seat_at(at - 1) - s.host) % s.seats - 1


def take_board(s: SmallCity, seat: i64, board: i64) -> None:
    """SC-8.5.3, SC-8.5.4: a seat gets its board, with the buildings printed on it."""
    boards = s.board[:]
    boards[seat] = board
    s.board = boards
    s.zone[seat] = s.box.first_zone[board]
    s.pollution[seat] = s.box.start_pollution[board]
    lay_printed(s, seat)


# ---------------------------------------------------------------- promises


def begin_promises(s: SmallCity) -> None:
    """SC-4.5: every seat keeps one promise, secretly (stage IN_PROMISES)."""
    s.note(SPECIAL_SHOWN, s.special)
    s.split(AT_PROMISES)
    for seat in range(s.seats):
        s.push_to(seat, AT_KEEP)


class Keep(Step[SmallCity]):
    """SC-4.5: which promise is kept; the other returns unseen to the box."""

    def __init__(self) -> None:
        super().__init__(AT_KEEP, "promise")
        self.on = [AT_PROMISES]

    def asks(self, s: SmallCity) -> bool:
        return PROMISE_PACK.count(s.pile, PROMISE_PACK.of(s.asked())) > 1

    def proceed(self, s: SmallCity) -> None:
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([KEEP.of(card) for card in PROMISE_PACK.in_pile(s.pile, PROMISE_PACK.of(seat))])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not KEEP.has(action):
            return NOT_NOW
        return None if s.pile[KEEP.arg(action)] == PROMISE_PACK.of(seat) else NOT_DEALT

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"promise": Term(PROMISES, KEEP.arg(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        for card in PROMISE_PACK.in_pile(s.pile, PROMISE_PACK.of(seat)):
            if card != KEEP.arg(action):
                PROMISE_PACK.put(s.pile, s.seen, card, IN_BOX, bit(seat))
        s.note(PROMISE_KEPT, seat, KEEP.arg(action))
        s.drop()


class KeepAll(Step[SmallCity]):
    """Joins the lanes of those who keep promises."""

    def __init__(self) -> None:
        super().__init__(AT_PROMISES, "promises")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_PROMISES

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()


def promise_of(s: SmallCity, seat: i64) -> i64:
    """The promise a seat has kept; -1 before that."""
    cards = PROMISE_PACK.in_pile(s.pile, PROMISE_PACK.of(seat))
    return cards[0] if len(cards) == 1 else NONE


# ---------------------------------------------------------------- Town Halls


def begin_halls(s: SmallCity) -> None:
    """SC-4.7: all seats settle simultaneously, except where the Town Hall is printed (stage IN_HALLS)."""
    s.split(AT_HALLS)
    for seat in range(s.seats):
        if s.box.hall_printed[s.board[seat]] == 0:
            s.push_to(seat, AT_SETTLE)


def hall_at(s: SmallCity, seat: i64) -> i64:
    """The top left square of a Town Hall; -1 if it is not placed yet."""
    for square in range(N_SQUARES):
        if s.tiles[seat * N_SQUARES + square] == HALL * FACINGS:
            return square
    return NONE


class Settle(Step[SmallCity]):
    """SC-4.7: where to place the Town Hall, by its top left square."""

    def __init__(self) -> None:
        super().__init__(AT_SETTLE, "settle")
        self.on = [AT_HALLS]

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        inside = s.box.tables[HALL].inside[s.zone[seat] - SMALLEST_ZONE]
        return vec[i64]([SETTLE.of(placement // FACINGS) for placement in inside])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        b = survey(s, seat)
        for action in self.candidates(s, seat):
            if why_not_hall(s, seat, b, SETTLE.arg(action) * FACINGS) is None:
                found = append(found, action)
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not SETTLE.has(action):
            return NOT_NOW
        return why_not_hall(s, seat, survey(s, seat), SETTLE.arg(action) * FACINGS)

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        placement = SETTLE.arg(action) * FACINGS
        b = survey(s, seat)
        if why_not_on(s, seat, b, HALL, placement) is not None:
            return facts_there(s, seat, b, HALL, placement)
        wild = squares_of(wild_squares(s, seat, placement))
        return {"piece": Term(PIECES, HALL), "squares": Terms(SQUARES, wild)}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.put_tile(seat, HALL, SETTLE.arg(action) * FACINGS)
        s.note(PLANNED_HALL, seat, SETTLE.arg(action))
        s.drop()


def why_not_hall(s: SmallCity, seat: i64, b: Borough, placement: i64) -> Refusal | None:
    """SC-4.7: the rule against a Town Hall there, or None."""
    refusal = why_not_on(s, seat, b, HALL, placement)
    if refusal is not None:
        return refusal
    return None if is_empty(wild_squares(s, seat, placement)) else NOT_FOR_HALL


def wild_squares(s: SmallCity, seat: i64, placement: i64) -> Squares:
    """SC-4.7: the river and Imperial Park squares under a Town Hall."""
    wild = union(terrain_squares(s, seat, RIVER), terrain_squares(s, seat, IMPERIAL))
    return intersection(s.box.tables[HALL].squares(placement), wild)


class Halls(Step[SmallCity]):
    """SC-4.7, SC-4.8: all Town Halls are revealed together, and the first citizens are placed in them."""

    def __init__(self) -> None:
        super().__init__(AT_HALLS, "halls")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_HALLS

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()
        for place in range(s.seats):
            seat = s.in_order(place)
            at = hall_at(s, seat)
            if s.box.hall_printed[s.board[seat]] == 0:
                s.stock[HALL] -= 1
                s.note(HALL_SHOWN, seat, at)
            for cell in range(s.box.in_hall):
                stand(s, seat, s.box.tables[HALL].cells[at * FACINGS * MOST_CELLS + cell], seat)
            s.career[seat] -= s.box.in_hall
