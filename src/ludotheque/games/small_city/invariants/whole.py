"""Invariants of a position as a whole: options, boards and questions are consistent; modules add their own."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import citizen_on
from ludotheque.games.small_city.components.box import (
    FACINGS,
    N_SQUARES,
    SMALLEST_ZONE,
)
from ludotheque.games.small_city.invariants.boroughs import (
    broken_count,
    broken_people,
    broken_stock,
    broken_things,
    broken_tiles,
)
from ludotheque.games.small_city.invariants.cards import broken_promises, broken_ring
from ludotheque.games.small_city.invariants.plans import broken_moves, broken_plans
from ludotheque.games.small_city.position.borough import (
    beyond,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_BURY,
    AT_CITY,
    AT_SIDE,
    BASE_B,
    DOWN,
    IN_DEATHS,
    IN_HALLS,
    IN_PARADE,
    IN_PRODUCTION,
    IN_TOURISTS,
    NONE,
    PIECES,
    RIGHT,
    SQUARES,
)


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
    """Components of modules that are not played are absent."""
    absent = [module for module in s.winter.modules if module not in s.modules()]
    return [wrong for module in absent for wrong in module.broken_absent(s)]


def broken_boards(s: SmallCity) -> list[str]:
    """Each seat has a board of the kind in play once it has chosen it, and a matching zone."""
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
    """Whether a seat's board is one of those in play, and no other seat has it."""
    if s.boards <= BASE_B:
        return s.board[seat] == s.boards
    return any(module.is_board_of(s, seat) for module in s.modules())


def broken_codes(s: SmallCity) -> list[str]:
    """Tiles lie as their tables allow, inside the zone; the other checks rely on it."""
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
    """Setup first, then the turns."""
    if s.over():
        return [] if s.turn == s.turns() or s.players_left() == 0 else ["turn: the game can't be over"]
    stage = s.stage()
    if (stage <= IN_HALLS) != (s.turn == 0):
        return ["turn: setup comes before the first one"]
    if s.turn > s.turns() or stage < 0:
        return ["turn: there are not so many"]
    if s.players_left() == 0:
        return ["left_in: at least one seat must play"]
    return ["depth: nothing is asked"] if s.depth() < 2 else []


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
        return ["mayor: it stands outside the zone"]
    if not s.over() and s.stage() <= IN_PARADE:
        return ["mayor: it does not stand anywhere yet"]
    return []


def broken_leavers(s: SmallCity) -> list[str]:
    """SC-5.6.2: a seat that left the game has a full scale, no marker, no tourists and no guests."""
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
        wrong.append("host: this seat has left")
    return wrong


def broken_output(s: SmallCity) -> list[str]:
    """SC-5.4.8: production is stored before anything else happens; the dead are buried in phase 6."""
    if not s.over() and s.stage() == IN_PRODUCTION:
        return []
    wrong = ["output: it was stored before"] if any(count > 0 for count in s.output) else []
    early = not s.over() and s.stage() < IN_TOURISTS
    if early and any(x > 0 for x in s.x):
        wrong.append("x: nothing was measured yet")
    if not s.over() and s.stage() < IN_DEATHS and any(s.step_at(at) == AT_BURY for at in range(s.depth())):
        wrong.append("frames: no citizen has died yet")
    return wrong


def broken_modules(s: SmallCity) -> list[str]:
    """The invariants of the modules in play."""
    return [wrong for module in s.modules() for wrong in module.broken(s)]
