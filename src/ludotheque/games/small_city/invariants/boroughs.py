"""Tiles lie on legal squares, and no piece is lost."""

from mypy_extensions import i64

from ludotheque.games.small_city.building.ground import Ground
from ludotheque.games.small_city.citizens.citizens import citizen_on, dead_on, is_pilgrim
from ludotheque.games.small_city.citizens.tourists import takes_tourists
from ludotheque.games.small_city.components.box import (
    FACINGS,
    HALL_PLACE,
    METAL,
    MOUNTAIN,
    N_PLACEMENTS,
    N_SQUARES,
    NO_PLACE,
    PILGRIM_PLACE,
    STORAGE_PLACE,
)
from ludotheque.games.small_city.components.squares import overlap, size_of
from ludotheque.games.small_city.position.borough import Borough, layout, survey, terrain_squares
from ludotheque.games.small_city.position.printed_buildings import was_printed
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, EMPTY, SmallCity
from ludotheque.games.small_city.position.stock import in_stock
from ludotheque.games.small_city.position.vocabulary import (
    AT_BURY,
    HALL,
    IN_HALLS,
    NONE,
    PIECES,
    SQUARES,
)
from ludotheque.games.small_city.turn import setup


def broken_tiles(s: SmallCity) -> list[str]:
    """SC-5.2.3, SC-5.2.5: no two tiles on a square, none on a forbidden square, no more than a player may have; one
    Town Hall each.
    """
    wrong = []
    for seat in range(s.seats):
        if s.board[seat] == NONE:
            continue
        b = survey(s, seat)
        if tiles_overlap(b):
            wrong.append(f"tiles: two lie on one square of seat {seat}")
        for i in range(len(b.piece)):
            if not lies_on_land(s, seat, b, i):
                wrong.append(f"tiles: one of seat {seat} lies on a lake")
        for piece in b.piece:
            limit = s.box.limit[piece]
            if limit > 0 and b.owned(s.box, piece) > limit:
                wrong.append(f"tiles: seat {seat} has too many of {PIECES.ids[piece]}")
        settling = not s.over() and s.stage() <= IN_HALLS
        halls = halls_of(s, seat)
        if b.count_of(s.box, s.box.building[HALL]) != halls or (
            settling and len(b.piece) != halls + printed_beside(s, seat)
        ):
            wrong.append(f"tiles: seat {seat} has a Town Hall once it has settled, and one only")
    return wrong


def halls_of(s: SmallCity, seat: i64) -> int:
    """How many Town Halls a seat has now."""
    if s.over() or s.stage() > IN_HALLS or s.box.hall_printed[s.board[seat]] == 1:
        return 1
    if s.stage() < IN_HALLS:
        return 0
    return 0 if s.waits_for(seat) else 1


def printed_beside(s: SmallCity, seat: i64) -> int:
    """Buildings printed on the board, without the Town Hall."""
    printed = s.box.printed[s.board[seat]]
    return len([code for code in printed if code // N_PLACEMENTS != HALL])


def lies_on_land(s: SmallCity, seat: i64, b: Borough, i: i64) -> bool:
    piece, placement = b.piece[i], b.at[i]
    table = s.box.tables[piece]
    ground = Ground(s, seat, Borough(), piece)
    if overlap(table.squares(placement), terrain_squares(s, seat, MOUNTAIN)):
        return False
    return not overlap(table.dry_squares(placement), ground.wet)


def tiles_overlap(b: Borough) -> bool:
    return sum(size_of(b.squares(i)) for i in range(len(b.piece))) != size_of(b.built)


def broken_count(before: SmallCity) -> list[str]:
    """SC-4.11: each tile in play lies in the stock or in a borough; printed ones are not counted."""
    lying = [0] * int(before.box.pieces)
    for seat in range(before.seats):
        for square in range(N_SQUARES):
            code = before.tiles[seat * N_SQUARES + square]
            if code != NONE:
                piece, placement = code // FACINGS, square * FACINGS + code % FACINGS
                if before.board[seat] == NONE or not was_printed(before, seat, piece, placement):
                    lying[piece] += 1
    settling = not before.over() and before.stage() <= IN_HALLS
    whole = full_stock(before)
    wrong = []
    for piece in range(before.box.pieces):
        taken = 0 if piece == HALL and settling else lying[piece]
        gone = whole[piece] - before.stock[piece] - taken
        if gone != 0 and not (gone == 1 and any(module.may_be_gone(piece) for module in before.modules())):
            wrong.append(f"stock: tiles of {PIECES.ids[piece]} are missing, or there are too many")
    return wrong


def full_stock(s: SmallCity) -> list[int]:
    """The tiles in play."""
    fresh = s.clone()
    setup.take_pieces(fresh)
    return [int(count) for count in fresh.stock]


def broken_stock(s: SmallCity) -> list[str]:
    """SC-5.2.17: no plan uses tiles that were not in stock."""
    return [
        f"stock: seat {seat} plans with too many of {PIECES.ids[piece]}"
        for seat in range(s.seats)
        for piece in range(s.box.pieces)
        if in_stock(s, seat, piece) < 0
    ]


# ---------------------------------------------------------------- pieces on the squares


def broken_things(s: SmallCity) -> list[str]:
    """SC-3.7, SC-3.6, SC-5.6.4: raw materials lie in stores, citizens stand on places, the dead lie on squares
    without buildings.
    """
    wrong = []
    for seat in range(s.seats):
        if s.board[seat] == NONE:
            continue
        lay = layout(s, seat)
        for square in range(N_SQUARES):
            thing = s.on[seat * N_SQUARES + square]
            if thing == EMPTY:
                continue
            name = SQUARES.ids[square]
            kind, piece = lay.kind[square], lay.piece[square]
            if thing <= METAL:
                is_store = kind == HALL_PLACE or kind == STORAGE_PLACE
                if not is_store and not may_lie(s, seat, square, thing, piece):
                    wrong.append(f"on: {name} of seat {seat} is no store")
            elif thing < DEAD:
                if not may_stand(s, seat, square, kind):
                    wrong.append(f"on: no citizen can stand on {name} of seat {seat}")
            elif piece != NONE or dead_on(s, seat, square) >= s.seats:
                wrong.append(f"on: there is no grave on {name} of seat {seat}")
    return wrong


def may_lie(s: SmallCity, seat: i64, square: i64, thing: i64, piece: i64) -> bool:
    """Whether a raw material may lie outside the stores."""
    return any(module.may_lie(s, seat, square, thing, piece) for module in s.modules())


def may_stand(s: SmallCity, seat: i64, square: i64, kind: i64) -> bool:
    colour = citizen_on(s, seat, square)
    if kind == NO_PLACE and any(module.may_stand(s, seat, square) for module in s.modules()):
        return True
    if colour >= s.seats or kind == NO_PLACE or kind == STORAGE_PLACE:
        return False
    if is_pilgrim(s, seat, square):
        return kind != HALL_PLACE or colour == seat
    if kind == PILGRIM_PLACE:
        return False
    return colour == seat or takes_tourists(kind)


def broken_people(s: SmallCity) -> list[str]:
    """Citizens are in boroughs, graves, the Career space and the supply; one may be about to be buried."""
    box, wrong = s.box, []
    for colour in range(s.seats):
        count = s.career[colour] + s.supply[colour]
        for thing in s.on:
            if thing == CITIZEN + colour or thing == DEAD + colour:
                count += 1
        for borough in range(s.seats):
            count += s.tram[borough * s.seats + colour]
        for at in range(s.depth()):
            if s.step_at(at) == AT_BURY and s.figure_at(at, 0) == colour:
                count += 1
        if count != box.in_hall + box.in_career + box.in_supply:
            wrong.append(f"career: citizens of seat {colour} are missing, or there are too many")
    return wrong
