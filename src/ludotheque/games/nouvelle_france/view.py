"""The view of one seat: everything except the order of the deck (NF-9.2)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france import challenges, constraints, scoring, snow
from ludotheque.games.nouvelle_france.box import CUBES, FLOORS, Table
from ludotheque.games.nouvelle_france.cards import shapes_shown
from ludotheque.games.nouvelle_france.placement import comes_to_rest, covered, shape_fits
from ludotheque.games.nouvelle_france.state import (
    ANY_WORK,
    FEWER_WHITE,
    IN_RESERVE,
    NO_ROOM,
    NO_SEAT,
    NOT_IN_GAME,
    NOT_VISIBLE,
    NOTHING,
    WINTER,
    NouvelleFrance,
)
from ludotheque.games.nouvelle_france.vocabulary import (
    ALLIES,
    ARCHITECTURE,
    AT_BONUS,
    AT_PLACE,
    AT_WINTER_PLACE,
    AT_WORK,
    CHALLENGES,
    COLOURS,
    COMPARISONS,
    CONSTRAINTS,
    FIRST_SNOW,
    FORMS,
    LAST_SNOWFALL,
    N_ALLIES,
    N_BUILDING,
    N_CHALLENGES,
    N_COLOURS,
    N_FORMS,
    N_PIECES,
    N_SHAPES,
    N_SNOW,
    N_SOURCES,
    N_WORKS,
    NATIONS,
    PATHS,
    PIECES,
    PLACE,
    SHAPES,
    SOURCES,
    TIES,
    WHITE,
    WORKS,
)

# The columns of `placements.rows`.
ROW: Final = ["placement", "points", "white", "snow", "white_snow", "covered"]


def view(s: NouvelleFrance) -> dict[str, Any]:
    """The table as all seats see it."""
    return {
        "solo": s.solo(),
        "options": {
            "constraint": CONSTRAINTS.ids[s.level],
            "path": PATHS.ids[s.path],
            "architecture": ARCHITECTURE.ids[s.architecture],
            "player_may_choose_ties": TIES.ids[s.ties],
        },
        "active": None if s.over() else s.active(),
        "turn": turn_number(s),
        "slot": s.slot if s.solo() else None,
        "bound": [work_id(work) for work in s.bound],
        "visible": [SHAPES.ids[card] for card in s.visible if card != NOTHING],
        "deck": deck_view(s),
        "snowfalls": s.snowfalls,
        "markers": {COLOURS.ids[colour]: s.markers[colour] for colour in range(N_COLOURS)},
        "parts": {
            COLOURS.ids[colour]: {SOURCES.ids[i]: s.tally[colour * N_SOURCES + i] for i in range(N_SOURCES)}
            for colour in range(N_COLOURS)
        },
        "track": [track_view(s, form) for form in range(N_FORMS)],
        "reserve": {
            SHAPES.ids[shape]: [
                COLOURS.ids[i] for i in range(N_COLOURS) if s.in_reserve(shape * N_COLOURS + i)
            ]
            for shape in range(N_SHAPES)
        },
        "bonus_reserve": {
            FORMS.ids[form]: [
                COLOURS.ids[i] for i in range(N_COLOURS) if s.in_reserve(N_BUILDING + form * N_COLOURS + i)
            ]
            for form in range(N_FORMS)
        },
        "works": [work_view(s, work) for work in range(N_WORKS)],
        "pieces": [piece_view(s, piece) for piece in in_order(s)],
        "last": last_placed(s),
        "players": [] if s.solo() else [player_view(s, other) for other in range(s.seats)],
        "start_seat": s.start_seat,
        "ally": None if s.ally == NOTHING else ALLIES.ids[s.ally],
        "challenges": [challenge_view(s, number) for number in range(N_CHALLENGES)]
        if s.architecture == 1
        else [],
        "winter": winter_view(s),
        "forecast": forecast(s),
        "margin": scoring.margin(s) if s.solo() else None,
        "won": (scoring.margin(s) > 0) if s.solo() and s.over() else None,
        "winners": scoring.outcome(s).winners if s.over() else [],
        "open": open_shapes(s),
        "placements": placements_view(s),
    }


def work_id(work: i64) -> str | None:
    return None if work == ANY_WORK else WORKS.ids[work]


def who(by: i64) -> int | str | None:
    """A seat, "winter", or None."""
    return None if by == NO_SEAT else "winter" if by == WINTER else int(by)


def turn_number(s: NouvelleFrance) -> int:
    """The turns begun so far in solo play: a card is discarded in each."""
    return int(drawn_shapes(s) - s.shown()) + (0 if s.over() else 1)


def drawn_shapes(s: NouvelleFrance) -> i64:
    count: i64 = 0
    for i in range(s.drawn):
        if s.deck[i] < FIRST_SNOW:
            count += 1
    return count


def deck_view(s: NouvelleFrance) -> dict[str, Any]:
    """The number of cards left, their shapes, and the cards discarded; `snow_within`: the range of the next snow
    card.
    """
    left = vec[i64]([0] * N_SHAPES)
    gone = vec[i64]([0] * N_SHAPES)
    for i in range(len(s.deck)):
        if s.deck[i] < FIRST_SNOW:
            if i < s.drawn:
                gone[s.deck[i]] += 1
            else:
                left[s.deck[i]] += 1
    for card in s.visible:
        if card != NOTHING:
            gone[card] -= 1
    return {
        "cards": len(s.deck) - s.drawn,
        "left": {SHAPES.ids[shape]: left[shape] for shape in range(N_SHAPES)},
        "discarded": {SHAPES.ids[shape]: gone[shape] for shape in range(N_SHAPES)},
        "snow_drawn": s.drawn - drawn_shapes(s),
        "snow_within": snow_within(s),
    }


def snow_within(s: NouvelleFrance) -> dict[str, Any] | None:
    """The first and the last card, counted from now, that may be the next snow card, by public knowledge (NF-4.8)."""
    snow_card = s.drawn - drawn_shapes(s)
    if snow_card >= N_SNOW:
        return None
    first = s.box.snow_pile[snow_card] * s.box.pile_size + snow_card
    last = first + s.box.pile_size
    under = s.box.snow_under_solo[snow_card] if s.seats == 1 else s.box.snow_under[snow_card]
    soonest = last if under == 1 else max(first, s.drawn)
    return {"soonest": soonest - s.drawn + 1, "latest": last - s.drawn + 1}


def track_view(s: NouvelleFrance, form: i64) -> dict[str, Any]:
    """A white bonus piece on the score track, and the markers that have taken it."""
    return {
        "form": FORMS.ids[form],
        "space": s.space(form),
        "there": s.track[form] == 1,
        "removed_after": s.box.removed_after[form],
        "taken": [COLOURS.ids[c] for c in range(N_COLOURS) if s.taken[c * N_FORMS + form] == 1],
    }


def work_view(s: NouvelleFrance, work: i64) -> dict[str, Any]:
    stick = s.sticks[work] * N_SNOW
    return {
        "work": WORKS.ids[work],
        "colour": COLOURS.ids[s.box.solo_colour[work]],
        "stick": [s.box.stick[stick + floor] for floor in range(FLOORS)],
        "scored": [s.box.scored_floor[i] + 1 for i in range(s.snowfalls)],
        "next_floor": None if s.snowfalls == LAST_SNOWFALL else s.box.scored_floor[s.snowfalls] + 1,
        "closed": s.closed[work] != NO_SEAT,
        "closed_by": who(s.closed[work]),
        "fits": [SHAPES.ids[shape] for shape in range(N_SHAPES) if shape_fits(s, shape, work)],
        "heights": [
            [s.box.column_x[column], s.box.column_y[column], s.top_floor[column]]
            for column in range(s.box.columns)
            if s.box.column_work[column] == work
        ],
        "counts": [
            {COLOURS.ids[c]: scoring.cubes_on(s, work, floor, c) for c in range(N_COLOURS)}
            for floor in range(FLOORS)
        ],
    }


def in_order(s: NouvelleFrance) -> list[int]:
    """The placed pieces, in the order they were placed."""
    placed = [int(piece) for piece in range(N_PIECES) if s.piece_work[piece] >= 0]
    return sorted(placed, key=lambda piece: int(s.piece_order[piece]))


def piece_view(s: NouvelleFrance, piece: int) -> dict[str, Any]:
    """A placed piece: `cells` by number, `cubes` the same as [x, y, z, colour], in cube order."""
    number: i64 = piece
    table = s.table_of(number, s.piece_work[number])
    first = s.piece_place[number] * CUBES
    cells = [table.cell[first + i] for i in range(table.cubes)]
    columns = s.box.columns
    return {
        "piece": PIECES.ids[piece],
        "work": WORKS.ids[s.piece_work[number]],
        "placement": s.piece_place[number],
        "order": s.piece_order[number],
        "by": who(s.piece_by[number]),
        "cells": [int(cell) for cell in cells],
        "cubes": [
            [
                s.box.column_x[cells[i] % columns],
                s.box.column_y[cells[i] % columns],
                cells[i] // columns + 1,
                COLOURS.ids[s.box.cube_colour[number * CUBES + i]],
            ]
            for i in range(len(cells))
        ],
    }


def last_placed(s: NouvelleFrance) -> str | None:
    placed = in_order(s)
    return PIECES.ids[placed[-1]] if placed else None


def player_view(s: NouvelleFrance, seat: i64) -> dict[str, Any]:
    colour = s.own_colour(seat)
    return {
        "seat": seat,
        "colour": COLOURS.ids[colour],
        "points": s.markers[colour],
        "last_work": work_id(s.last_work[seat]),
        "discs": [WORKS.ids[work] for work in range(N_WORKS) if s.closed[work] == seat],
        "allies": {ALLIES.ids[ally]: s.allies[seat * N_ALLIES + ally] == 0 for ally in range(N_ALLIES)},
        "bonus": {FORMS.ids[form]: bonus_state(s, colour, form) for form in range(N_FORMS)},
        "high_cubes": scoring.high_cubes(s, seat),
    }


def bonus_state(s: NouvelleFrance, colour: i64, form: i64) -> str:
    """NF-8.4.12: the state of a player's beam, stake or peg: to win, won (being placed), placed or lost."""
    place = s.piece_work[N_BUILDING + form * N_COLOURS + colour]
    if place >= 0:
        return "placed"
    if s.taken[colour * N_FORMS + form] == 1:
        return "won" if is_pending(s, colour, form) else "lost"
    return "to_win" if s.track[form] == 1 and place != NOT_IN_GAME else "lost"


def is_pending(s: NouvelleFrance, colour: i64, form: i64) -> bool:
    """Whether the question about this bonus piece is asked now or later."""
    piece = N_BUILDING + form * N_COLOURS + colour
    for at in range(s.depth()):
        step = s.step_at(at)
        if step == AT_BONUS and s.figure_at(at, 0) == colour and s.figure_at(at, 1) == form:
            return True
        if (step == AT_WORK or step == AT_PLACE) and s.figure_at(at, 0) == piece:
            return True
    return False


def challenge_view(s: NouvelleFrance, number: i64) -> dict[str, Any]:
    have, need = challenges.progress(s, number)
    return {
        "challenge": CHALLENGES.ids[number],
        "work": WORKS.ids[s.box.challenges[number].work],
        "done": s.done[number] == 1,
        "have": int(have),
        "need": int(need),
    }


def winter_view(s: NouvelleFrance) -> dict[str, Any] | None:
    """Why the Winter chose its last placement (NF-5.6); None before its first turn and with several players."""
    if not s.solo() or sum([1 for best in s.winter_best if best != NOT_VISIBLE]) == 0:
        return None
    piece = s.winter_piece
    found = []
    for shape in range(N_SHAPES):
        best = s.winter_best[shape]
        if best != NOT_VISIBLE:
            found.append(
                {
                    "shape": SHAPES.ids[shape],
                    "verdict": "no_room"
                    if best == NO_ROOM
                    else "fewer_white"
                    if best == FEWER_WHITE
                    else "kept",
                    "best": best if best >= 0 else None,
                    "work": work_id(s.winter_where[shape]),
                }
            )
    return {
        "candidates": found,
        "piece": None if piece == NOTHING else PIECES.ids[piece],
        "white_cubes": None if piece == NOTHING else s.box.colour_count[piece * N_COLOURS + WHITE],
        "work": None if piece == NOTHING else WORKS.ids[s.piece_work[piece]],
        "placement": None if piece == NOTHING else s.piece_place[piece],
        "points": s.winter_points,
        "comparison": COMPARISONS.ids[s.winter_reason],
    }


def forecast(s: NouvelleFrance) -> list[dict[str, Any]]:
    """The yield of each snowfall to come as of now, work by work and colour by colour."""
    found = []
    for snowfall in range(s.snowfalls + 1, LAST_SNOWFALL + 1):
        floor = s.box.scored_floor[snowfall - 1]
        by_work = {
            WORKS.ids[work]: {COLOURS.ids[c]: snow.floor_points(s, work, floor, c) for c in range(N_COLOURS)}
            for work in range(N_WORKS)
        }
        total = {c: sum([points[c] for points in by_work.values()]) for c in COLOURS.ids}
        found.append({"snowfall": snowfall, "floor": floor + 1, "works": by_work, "total": total})
    return found


def open_shapes(s: NouvelleFrance) -> list[dict[str, Any]]:
    """For the visible shapes: the pieces left, and the works where one could be placed now."""
    if s.over():
        return []
    works = constraints.open_works(s, s.active())
    return [
        {
            "shape": SHAPES.ids[shape],
            "pieces": [
                PIECES.ids[piece]
                for piece in range(shape * N_COLOURS, shape * N_COLOURS + N_COLOURS)
                if s.piece_work[piece] == IN_RESERVE
            ],
            "works": [
                WORKS.ids[work]
                for work in range(N_WORKS)
                if constraints.has_work(works, work) and shape_fits(s, shape, work)
            ],
        }
        for shape in shapes_shown(s)
    ]


def placements_view(s: NouvelleFrance) -> dict[str, Any] | None:
    """The legal placements of the question asked now, each with its yield, shown before the choice."""
    if s.over() or (s.step().number != AT_PLACE and s.step().number != AT_WINTER_PLACE):
        return None
    piece = s.top(0)
    work = s.top(1)
    colour = WHITE if s.step().number == AT_WINTER_PLACE else s.colour_of(s.asked(), work)
    legal = vec[i64]([action - PLACE.base for action in s.step().actions(s, s.asked())])
    table = s.table_of(piece, work)
    return {
        "piece": PIECES.ids[piece],
        "work": WORKS.ids[work],
        "colour": COLOURS.ids[colour],
        "fields": ROW,
        "rows": [row(s, piece, work, number, colour) for number in legal],
        "gains": [gains(s, piece, table, number, colour) for number in legal],
        # other places where the piece would stop when lowered, so that clients can show the refusal
        "rests": [
            int(number)
            for number in range(table.size)
            if number not in legal and comes_to_rest(table, s.top_floor, number)
        ],
    }


def gains(s: NouvelleFrance, piece: i64, table: Table, number: i64, colour: i64) -> list[int]:
    """The cells whose cubes score in a placement, for its colour and then for white."""
    found = list(scoring.counted_cells(s, piece, table, number, colour))
    if s.solo() and colour != WHITE:
        found += list(scoring.counted_cells(s, piece, table, number, WHITE))
    return found


def row(s: NouvelleFrance, piece: i64, work: i64, number: i64, colour: i64) -> list[int]:
    """The yield of a placement for its colour and for white: points, snow to come, and cells it covers."""
    table = s.table_of(piece, work)
    points = scoring.placement_points(s, piece, table, number, colour)
    if s.ally == NATIONS and constraints.is_building(piece):
        points += scoring.ally_points(s, piece, table, number, colour)
    return [
        int(number),
        int(points),
        int(scoring.placement_points(s, piece, table, number, WHITE)) if s.solo() else 0,
        int(scoring.snow_value(s, piece, work, number, colour)),
        int(scoring.snow_value(s, piece, work, number, WHITE)) if s.solo() else 0,
        int(covered(table, s.top_floor, number)),
    ]
