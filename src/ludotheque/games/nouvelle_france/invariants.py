"""Invariants of every position: no piece, cube or card appears, vanishes or lies on an illegal place."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france import closing, questions, setup
from ludotheque.games.nouvelle_france.placement import challenge_above, renew_fits, stands
from ludotheque.games.nouvelle_france.state import (
    ANY_WORK,
    NO_SEAT,
    NOT_IN_GAME,
    NOTHING,
    VISIBLE,
    WINTER,
    NouvelleFrance,
)
from ludotheque.games.nouvelle_france.vocabulary import (
    FIRST_SNOW,
    LAST_SNOWFALL,
    N_ALLIES,
    N_BUILDING,
    N_COLOURS,
    N_FORMS,
    N_PIECES,
    N_SHAPES,
    N_SNOW,
    N_SOURCES,
    N_WORKS,
    SLOTS,
    WHITE,
    WINTER_SLOT,
)


def broken(s: NouvelleFrance) -> list[str]:
    """The broken invariants, described for a developer."""
    return options(s) + pieces(s) or cards(s) + markers(s) + players(s) + winter(s)


def options(s: NouvelleFrance) -> list[str]:
    """NF-8.1: bound slots fit the level; options are for solo play; sticks are distinct."""
    wrong = []
    for slot in range(SLOTS):
        drawn = s.seats == 1 and s.box.drawn_slot[s.level * SLOTS + slot] == 1
        if (s.bound[slot] != ANY_WORK) != drawn:
            wrong.append(f"bound: slot {slot + 1} does not fit the level")
        if drawn and s.bound[slot] in s.bound[:slot]:
            wrong.append("bound: two slots ask for one work")
    if s.seats > 1 and (s.level or s.path or s.architecture or s.ties or s.slot != 1):
        wrong.append("level: challenges are for a player alone")
    if s.seats == 1 and s.start_seat != 0:
        wrong.append("start_seat: there is only one")
    for work in range(N_WORKS):
        if s.sticks[work] in s.sticks[:work]:
            wrong.append("sticks: one lies by two works")
    if s.architecture == 0 and sum(s.done) > 0:
        wrong.append("done: challenges are off")
    return wrong


# ---------------------------------------------------------------- pieces


def pieces(s: NouvelleFrance) -> list[str]:
    """Every piece is in the reserve, out of the game or on a work; placing them again in order gives the same works."""
    order = vec[i64]([NOTHING] * N_PIECES)
    for piece in range(N_PIECES):
        wrong = piece_wrong(s, piece)
        if wrong:
            return wrong
        number = s.piece_order[piece] - 1
        if number >= 0:
            if number >= s.built or order[number] != NOTHING:
                return [f"piece_order: piece {piece} can't be number {number + 1}"]
            order[number] = piece
    for number in range(s.built):
        if order[number] == NOTHING:
            return [f"piece_order: no piece is number {number + 1}"]
    return built_anew(s, order)


def piece_wrong(s: NouvelleFrance, piece: i64) -> list[str]:
    """The error in the state of one piece, if there is one."""
    place = s.piece_work[piece]
    bonus = piece >= N_BUILDING
    colour = (piece - N_BUILDING) % N_COLOURS
    away = bonus and (colour == WHITE if s.seats == 1 else s.seat_of(colour) == NO_SEAT)
    if (place == NOT_IN_GAME) != away:
        return [f"piece_work: piece {piece} must be out of the game just when its colour is"]
    if place < 0:
        unplaced = (s.piece_place[piece], s.piece_order[piece], s.piece_by[piece]) == (NOTHING, 0, NO_SEAT)
        return [] if unplaced else [f"piece_work: piece {piece} is on no work, but placed"]
    by = s.piece_by[piece]
    table = s.table_of(piece, place)
    number = s.piece_place[piece]
    if number < 0 or number >= table.size or s.piece_order[piece] == 0:
        return [f"piece_work: piece {piece} has no such placement"]
    if s.box.is_offered[piece * N_WORKS + place][number] == 0:
        return [f"piece_work: piece {piece} lies as a twin of its first placement"]
    if by == NO_SEAT or (by >= s.seats and (by != WINTER or s.seats > 1 or bonus)):
        return [f"piece_work: piece {piece} was placed by no seat"]
    if bonus and s.seats > 1 and s.own_colour(by) != colour:
        return [f"piece_work: piece {piece} was placed by another player"]
    if number >= table.regular and (by == WINTER or not overheight_done(s, s.box.kind[piece], place)):
        return [f"piece_work: piece {piece} stands too high"]
    return []


def overheight_done(s: NouvelleFrance, shape: i64, work: i64) -> bool:
    """NF-8.3.2: a piece above floor 3 has achieved its challenge."""
    number = challenge_above(s, shape, work)
    return number != NOTHING and s.done[number] == 1


def built_anew(s: NouvelleFrance, order: vec[i64]) -> list[str]:
    """NF-5.3: each piece could be lowered to its place; cubes, heights and fitting shapes follow from the pieces."""
    blank: NouvelleFrance = s.game.blank(s.seats, s.chance)
    for number in range(s.built):
        piece = order[number]
        place = s.piece_work[piece]
        if not stands(blank.table_of(piece, place), blank.top_floor, s.piece_place[piece]):
            return [f"piece_place: piece {piece} can't lie like this"]
        blank.put(piece, place, s.piece_place[piece], s.piece_by[piece])
    if blank.colour != s.colour or blank.top_floor != s.top_floor:
        return ["colour: cubes and heights are not those of the pieces"]
    for work in range(N_WORKS):
        renew_fits(blank, work)
    if blank.fits != s.fits:
        return ["fits: other shapes fit"]
    for work in range(N_WORKS):
        by = s.closed[work]
        if by != NO_SEAT and by >= s.seats and (by != WINTER or s.seats > 1):
            return ["closed: no seat closed it"]
        if by == NO_SEAT and closing.is_full(s, work) and has_pieces(s, work, 0):
            return ["closed: a full work is closed"]
        if by != NO_SEAT and not closing.is_full(s, work) and not has_pieces(s, work, N_BUILDING):
            return ["closed: a work with room is not"]
    return []


def has_pieces(s: NouvelleFrance, work: i64, first: i64) -> bool:
    """Whether a piece with this number or a later one lies on a work."""
    for piece in range(first, N_PIECES):
        if s.piece_work[piece] == work:
            return True
    return False


# ---------------------------------------------------------------- cards


def cards(s: NouvelleFrance) -> list[str]:
    """NF-4.8: every card once, snow in its piles; visible cards were drawn; a turn discards one card."""
    counts = vec[i64]([0] * (FIRST_SNOW + N_SNOW))
    drawn = vec[i64]([0] * (FIRST_SNOW + N_SNOW))
    for i in range(len(s.deck)):
        card = s.deck[i]
        counts[card] += 1
        drawn[card] += 1 if i < s.drawn else 0
        if card >= FIRST_SNOW:
            first = setup.pile_start(s.box, s.box.snow_pile[card - FIRST_SNOW])
            last = first + s.box.pile_size
            if setup.is_under(s.box, card - FIRST_SNOW, s.seats == 1):
                first = last
            if i < first or i > last:
                return [f"deck: snow card {card - FIRST_SNOW + 1} is not in its pile"]
    snow: i64 = 0
    shapes: i64 = 0
    for card in range(FIRST_SNOW + N_SNOW):
        if counts[card] != (s.box.copies if card < FIRST_SNOW else 1):
            return [f"deck: card {card} is there {counts[card]} times"]
        if card < FIRST_SNOW:
            shapes += drawn[card]
        else:
            snow += drawn[card]
    shown = s.shown()
    for i in range(VISIBLE):
        if (s.visible[i] == NOTHING) != (i >= shown):
            return ["visible: cards have no gaps between them"]
        if i < shown:
            drawn[s.visible[i]] -= 1
            if drawn[s.visible[i]] < 0:
                return ["visible: a card that was not drawn"]
    wrong = []
    if snow > s.snowfalls or (snow < s.snowfalls and not s.all_closed()):
        wrong.append(f"snowfalls: {snow} snow cards were drawn")
    if (s.snowfalls == LAST_SNOWFALL) != (s.over() or questions.is_thawing(s, LAST_SNOWFALL)):
        wrong.append("snowfalls: the third ends the game")
    if s.seats == 1 and s.slot != (shapes - shown) % WINTER_SLOT + 1:
        wrong.append("slot: the character moves on with every discarded card")
    return wrong


# ---------------------------------------------------------------- markers and players


def markers(s: NouvelleFrance) -> list[str]:
    """Markers are the sum of their parts; bonus pieces were taken by players who reached their space."""
    wrong = []
    for colour in range(N_COLOURS):
        total: i64 = 0
        for source in range(N_SOURCES):
            total += s.tally[colour * N_SOURCES + source]
        if total != s.markers[colour]:
            wrong.append(f"markers: colour {colour} has {s.markers[colour]}, its parts add up to {total}")
        for form in range(N_FORMS):
            taken = s.taken[colour * N_FORMS + form] == 1
            reached = s.markers[colour] >= s.space(form) and s.seat_of(colour) != NO_SEAT
            # discs count after the last bonus pieces
            due = reached and s.track[form] == 1 and not s.over()
            if (taken and not reached) or (due and not taken):
                wrong.append(f"taken: colour {colour} and form {form} do not fit the marker")
        if s.seats > 1 and s.seat_of(colour) == NO_SEAT and s.markers[colour] != 0:
            wrong.append(f"markers: no seat plays colour {colour}")
    for form in range(N_FORMS):
        after = s.box.removed_after[form]
        gone = after > 0 and s.snowfalls >= after and not questions.is_thawing(s, after)
        if (s.track[form] == 0) != gone:
            wrong.append(f"track: form {form} leaves after snowfall {after}")
        placed: i64 = 0
        taken_by: i64 = 0
        for colour in range(N_COLOURS):
            taken_by += s.taken[colour * N_FORMS + form]
            piece = N_BUILDING + form * N_COLOURS + colour
            if s.piece_work[piece] >= 0:
                placed += 1
                if s.seats > 1 and s.taken[colour * N_FORMS + form] == 0:
                    wrong.append(f"taken: piece {piece} was placed, and not won")
        if placed + questions.pending(s, form) > taken_by:
            wrong.append(f"taken: more bonus pieces of form {form} than were won")
    return wrong


def players(s: NouvelleFrance) -> list[str]:
    """NF-8.4.4, NF-8.4.6: the last work of each player is that of their last piece; an ally in use is a used token."""
    wrong = []
    for seat in range(s.seats):
        last = ANY_WORK
        latest: i64 = 0
        for piece in range(N_BUILDING):
            if s.piece_by[piece] == seat and s.piece_order[piece] > latest and s.seats > 1:
                latest = s.piece_order[piece]
                last = s.piece_work[piece]
        if s.last_work[seat] != last:
            wrong.append(f"last_work: seat {seat} built last on {last}")
    if s.seats == 1 and (s.ally != NOTHING or sum(s.allies) > 0):
        wrong.append("allies: not for a player alone")
    if s.ally != NOTHING and not s.over() and s.allies[s.active() * N_ALLIES + s.ally] == 0:
        wrong.append("ally: the token in use is turned over")
    return wrong


def winter(s: NouvelleFrance) -> list[str]:
    """The record of the Winter's last turn is about a piece it placed."""
    wrong = []
    if s.winter_piece != NOTHING and s.piece_by[s.winter_piece] != WINTER:
        wrong.append("winter_piece: not placed by the Winter")
    for shape in range(N_SHAPES):
        if (s.winter_best[shape] >= 0) != (s.winter_where[shape] != NOTHING):
            wrong.append("winter_where: a work for each shape with points")
    return wrong
