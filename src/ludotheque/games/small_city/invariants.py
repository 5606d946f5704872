"""What is true of every position: tiles lie as they may, nobody and nothing is lost, and each stage has its
questions.
"""

from librt.vecs import vec
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
    SMALLEST_ZONE,
    STORAGE_PLACE,
    squares_of,
)
from ludotheque.games.small_city.plan_invariants import broken_moves, broken_plans
from ludotheque.games.small_city.position.borough import (
    Borough,
    beyond,
    layout,
    survey,
    terrain_high,
    terrain_low,
)
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ABSENT,
    AT_ACTION,
    AT_BURY,
    AT_CITY,
    AT_SIDE,
    BASE_B,
    CARDS,
    DOWN,
    HALL,
    IN_ACTIONS,
    IN_CITIES,
    IN_DEATHS,
    IN_HALLS,
    IN_PARADE,
    IN_PRODUCTION,
    IN_PROMISES,
    IN_TOURISTS,
    NONE,
    PIECES,
    PROMISE_PACK,
    PROMISES,
    RIGHT,
    RING,
    SQUARES,
)
from ludotheque.games.small_city.turn import setup


def broken(s: SmallCity) -> list[str]:
    wrong = (
        broken_options(s)
        or broken_absent(s)
        or broken_boards(s)
        or broken_codes(s)
        or broken_question(s)
        or broken_mayor(s)
    )
    if wrong:
        return wrong
    before = s.clone()
    wrong = (
        broken_tiles(s)
        or broken_things(s)
        or broken_moves(s)
        or broken_plans(s, before)
        or broken_codes(before)
    )
    wrong = wrong or broken_tiles(before) or broken_count(before) or broken_things(before) or broken_stock(s)
    wrong = wrong or broken_people(s) or broken_ring(s) or broken_promises(s) or broken_leavers(s)
    return wrong or broken_output(s) or broken_modules(s)


# ---------------------------------------------------------------- the table


def broken_options(s: SmallCity) -> list[str]:
    for module in s.winter.modules:
        wrong = module.not_together(vec[i64](s.options()))
        if wrong is not None:
            return [f"options: {wrong}"]
    return []


def broken_absent(s: SmallCity) -> list[str]:
    """What modules that are not played would bring is not there."""
    absent = [module for module in s.winter.modules if module not in s.modules()]
    return [wrong for module in absent for wrong in module.broken_absent(s)]


def broken_boards(s: SmallCity) -> list[str]:
    """Everybody has a board of the kind that is played as soon as he has chosen it, and a zone that fits it."""
    for module in s.modules():
        wrong = module.broken_boards(s)
        if wrong:
            return wrong
    return [wrong for seat in range(s.seats) for wrong in broken_board(s, seat)]


def broken_board(s: SmallCity, seat: i64) -> list[str]:
    board = s.board[seat]
    chooses = any(
        (s.step_at(at) == AT_CITY or s.step_at(at) == AT_SIDE) and s.seat_at(at) == seat
        for at in range(s.depth())
    )
    if board == NONE:
        fits = chooses and s.zone[seat] == SMALLEST_ZONE
        return [] if fits else [f"board: seat {seat} has none"]
    if chooses or not is_board_of(s, seat):
        return [f"board: seat {seat} has another one"]
    if s.zone[seat] < s.box.first_zone[board] or s.zone[seat] > s.box.zone_max:
        return [f"zone: that of seat {seat} can't be so large"]
    return []


def is_board_of(s: SmallCity, seat: i64) -> bool:
    """Whether the board of a seat is one of those that are played, and nobody else has it."""
    if s.boards <= BASE_B:
        return s.board[seat] == s.boards
    return any(module.is_board_of(s, seat) for module in s.modules())


def broken_codes(s: SmallCity) -> list[str]:
    """Tiles lie as their tables say, inside the zone; without that nothing else can be looked at."""
    wrong = []
    for seat in range(s.seats):
        inside = s.zone[seat] - SMALLEST_ZONE
        for square in range(N_SQUARES):
            code = s.tiles[seat * N_SQUARES + square]
            if code != NONE:
                placement = square * FACINGS + code % FACINGS
                if placement not in s.box.tables[code // FACINGS].inside[inside]:
                    wrong.append(f"tiles: nothing lies like that on {SQUARES.ids[square]} of seat {seat}")
    return wrong


def broken_question(s: SmallCity) -> list[str]:
    """Setup first, then turn after turn."""
    if s.over():
        return [] if s.turn == s.turns() or s.players_left() == 0 else ["turn: the game can't be over"]
    stage = s.stage()
    if (stage <= IN_HALLS) != (s.turn == 0):
        return ["turn: setup comes before the first one"]
    if s.turn > s.turns() or stage < 0:
        return ["turn: there are not so many"]
    if s.players_left() == 0:
        return ["left_in: somebody must play"]
    return ["depth: nobody is asked"] if s.depth() < 2 else []


def broken_mayor(s: SmallCity) -> list[str]:
    """SC-5.1.1: the Mayor stands on a street of the host's zone."""
    if s.mayor == NONE or s.played().mayor_indoors:
        return []
    dir, square = s.mayor % 4, s.mayor // 4
    other = beyond(square, dir)
    inside = s.box.tables[PIECES.index_of["park_1"]].inside[s.zone[s.host] - SMALLEST_ZONE]
    if (dir != RIGHT and dir != DOWN) or other == NONE:
        return ["mayor: there is no street"]
    if square * FACINGS not in inside or other * FACINGS not in inside:
        return ["mayor: he stands outside the zone"]
    if not s.over() and s.stage() <= IN_PARADE:
        return ["mayor: he does not stand anywhere yet"]
    return []


# ---------------------------------------------------------------- tiles


def broken_tiles(s: SmallCity) -> list[str]:
    """SC-5.2.3, SC-5.2.5: no two on a square, none where nothing may lie, no more than a player may have; a Town Hall
    each.
    """
    wrong = []
    for seat in range(s.seats):
        if s.board[seat] == NONE:
            continue
        b = survey(s, seat)
        if overlap(b):
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
    """Buildings printed on the board, but for a Town Hall."""
    printed = s.box.printed[s.board[seat]]
    return len([code for code in printed if code // N_PLACEMENTS != HALL])


def lies_on_land(s: SmallCity, seat: i64, b: Borough, i: i64) -> bool:
    piece, placement = b.piece[i], b.at[i]
    table = s.box.tables[piece]
    ground = Ground(s, seat, Borough(), piece)
    rock_low, rock_high = terrain_low(s, seat, MOUNTAIN), terrain_high(s, seat, MOUNTAIN)
    if (table.low[placement] & rock_low) | (table.high[placement] & rock_high) != 0:
        return False
    return (table.dry_low[placement] & ground.wet_low) | (table.dry_high[placement] & ground.wet_high) == 0


def overlap(b: Borough) -> bool:
    return sum(len(squares_of(b.low[i], b.high[i])) for i in range(len(b.piece))) != len(
        squares_of(b.all_low, b.all_high)
    )


def broken_count(before: SmallCity) -> list[str]:
    """SC-4.11: each tile that is played lies in the stock or in a borough; printed ones are none of them."""
    lying = [0] * int(before.box.pieces)
    for seat in range(before.seats):
        for square in range(N_SQUARES):
            code = before.tiles[seat * N_SQUARES + square]
            if code != NONE:
                piece, placement = code // FACINGS, square * FACINGS + code % FACINGS
                if before.board[seat] == NONE or not before.was_printed(seat, piece, placement):
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
    """The tiles of what is played."""
    fresh = s.clone()
    setup.take_pieces(fresh)
    return [int(count) for count in fresh.stock]


def broken_stock(s: SmallCity) -> list[str]:
    """SC-5.2.17: nobody plans with tiles that were not there."""
    return [
        f"stock: seat {seat} plans with too many of {PIECES.ids[piece]}"
        for seat in range(s.seats)
        for piece in range(s.box.pieces)
        if s.in_stock(seat, piece) < 0
    ]


# ---------------------------------------------------------------- what stands and lies on them


def broken_things(s: SmallCity) -> list[str]:
    """SC-3.7, SC-3.6, SC-5.6.4: raw materials lie in stores, people stand on places, the dead where nothing is
    built.
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
            name = f"{SQUARES.ids[square]} of seat {seat}"
            kind, piece = lay.kind[square], lay.piece[square]
            if thing <= METAL:
                is_store = kind == HALL_PLACE or kind == STORAGE_PLACE
                if not is_store and not may_lie(s, seat, square, thing, piece):
                    wrong.append(f"on: {name} is no store")
            elif thing < DEAD:
                if not may_stand(s, seat, square, kind):
                    wrong.append(f"on: nobody can stand on {name}")
            elif piece != NONE or dead_on(s, seat, square) >= s.seats:
                wrong.append(f"on: there is no grave on {name}")
    return wrong


def may_lie(s: SmallCity, seat: i64, square: i64, thing: i64, piece: i64) -> bool:
    """Whether a raw material may lie beside the stores."""
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
    """Citizens are in boroughs, graves, the Career space and the supply; one may be on his way to a grave."""
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


# ---------------------------------------------------------------- cards


def broken_ring(s: SmallCity) -> list[str]:
    """SC-4.4, SC-5.1.2: eight different cards, a marker each, and who holds a card stands on it."""
    cards = [int(card) for card in s.ring]
    if len(set(cards)) < RING or (not s.played().has_new_cards and max(cards) >= RING):
        return ["ring: expected eight different cards of those that are played"]
    markers = [int(at) for at in s.ring_at if at != NONE]
    if len(set(markers)) < len(markers):
        return ["ring_at: two markers stand on one card"]
    blocks = s.is_alone() and (len(markers) > 0 or not s.plays(0))
    if (s.neutral != NONE) != blocks or s.neutral in markers:
        return ["neutral: the marker stands there only for who plays alone"]
    stage = IN_CITIES if s.over() else s.stage()
    for seat in range(s.seats):
        at, card = s.ring_at[seat], s.card[seat]
        if card != NONE and s.plays(seat) and (at == NONE or s.ring[at] != card):
            return [f"card: seat {seat} does not stand on it"]
        if card != NONE and not s.over() and (stage < IN_ACTIONS or is_to_choose(s, seat)):
            return [f"card: seat {seat} has not taken one yet"]
        chosen = s.over() or s.turn > 1 or (s.turn == 1 and stage >= IN_ACTIONS and not is_to_choose(s, seat))
        if s.plays(seat) and (at != NONE) != chosen:
            return [f"ring_at: seat {seat} has taken its first card, or not"]
    return [] if s.special < 0 or max(cards) < CARDS.size else ["ring: no such card"]


def is_to_choose(s: SmallCity, seat: i64) -> bool:
    """Whether a seat is still to take a card this turn."""
    return any(s.step_at(at) == AT_ACTION and s.seat_at(at) == seat for at in range(s.depth()))


def broken_promises(s: SmallCity) -> list[str]:
    """SC-4.5: a promise each, two while they choose; what is not played lies apart."""
    wrong = PROMISE_PACK.broken(s.pile, s.seen, s.seats)
    if wrong:
        return wrong
    for card in range(PROMISES.size):
        if (s.pile[card] == ABSENT) == setup.is_promise_played(s, s.box.promise_module[card]):
            return [f"pile: {PROMISES.ids[card]} is played, or not"]
    for seat in range(s.seats):
        count = PROMISE_PACK.count(s.pile, PROMISE_PACK.of(seat))
        choosing = not s.over() and (
            s.stage() < IN_PROMISES or (s.stage() == IN_PROMISES and s.waits_for(seat))
        )
        if count != (s.box.promises_dealt if choosing else 1):
            return [f"pile: seat {seat} has so many promises"]
    special = s.special
    if special == NONE or not setup.is_special_played(s, special):
        return ["special: it is not played"]
    return []


def broken_leavers(s: SmallCity) -> list[str]:
    """SC-5.6.2: who is out has a full scale, no marker, no tourists and no guests."""
    wrong = []
    for seat in range(s.seats):
        if (s.left_in[seat] > 0) != (s.pollution[seat] >= s.box.out_at) or s.left_in[seat] > s.turn:
            wrong.append(f"left_in: seat {seat} has left, or not")
        if s.plays(seat):
            continue
        if s.ring_at[seat] != NONE:
            wrong.append(f"ring_at: seat {seat} has left")
        for borough in range(s.seats):
            for square in range(N_SQUARES):
                colour = citizen_on(s, borough, square)
                if (borough != seat and colour == seat) or (borough == seat and colour not in (NONE, seat)):
                    wrong.append(f"on: seat {seat} has left, and so have its tourists and guests")
    if not s.plays(s.host) and not s.over() and s.left_in[s.host] != s.turn:
        wrong.append("host: he has left")
    return wrong


def broken_output(s: SmallCity) -> list[str]:
    """SC-5.4.8: what is made is stored before anything else happens; the dead are buried in phase 6."""
    if not s.over() and s.stage() == IN_PRODUCTION:
        return []
    wrong = ["output: it was stored before"] if any(count > 0 for count in s.output) else []
    early = not s.over() and s.stage() < IN_TOURISTS
    if early and any(x > 0 for x in s.x):
        wrong.append("x: nothing was measured yet")
    if not s.over() and s.stage() < IN_DEATHS and any(s.step_at(at) == AT_BURY for at in range(s.depth())):
        wrong.append("frames: nobody died yet")
    return wrong


def broken_modules(s: SmallCity) -> list[str]:
    """What the modules that are played bring is as they say."""
    return [wrong for module in s.modules() for wrong in module.broken(s)]
