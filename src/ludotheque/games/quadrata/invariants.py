"""Invariants of every position: no piece appears, vanishes or lies in two places."""

from mypy_extensions import i64

from ludotheque.games.quadrata import bag as drawing
from ludotheque.games.quadrata.box import REMOVE_BASE
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_ANSWER,
    AT_ARRIVE,
    AT_REMOVE,
    FIRST_EXTRA,
    LAST_DAY,
    N_ADVANCED,
    N_BASE,
    N_BOXES,
    N_CARDS,
    N_PROVINCES,
    ON,
    PLANE,
    SPACES,
)


def broken(s: Quadrata) -> list[str]:
    """The broken invariants, described for a developer."""
    return cards(s) + tokens(s) + boards(s) + questions(s)


def cards(s: Quadrata) -> list[str]:
    """Every card is in deck, discard pile, centre, a reservation, or visited; squares match their cards."""
    wrong = []
    everywhere = list(s.deck[: s.deck_size]) + list(s.discard[: s.discard_size])
    everywhere += [card for card in s.centre if card != NOTHING]
    everywhere += [card for card in s.reserved if card != NOTHING]
    for seat in range(s.seats):
        for province in range(N_PROVINCES):
            place = s.squares[seat * N_PROVINCES + province]
            if place != NOTHING:
                everywhere.append(place // 2)
                if s.box.card_province[place // 2] != province:
                    wrong.append(f"squares: seat {seat} has card {place // 2} in province {province}")
    if sorted(everywhere) != list(range(N_CARDS)):
        wrong.append(f"cards: {sorted(everywhere)}")
    for pile, size in ((s.deck, s.deck_size), (s.discard, s.discard_size)):
        if any(card != NOTHING for card in pile[size:]):
            wrong.append("cards: something lies above the top of a pile")
    if any(s.centre[slot] != NOTHING for slot in range(s.box.centre, len(s.centre))):
        wrong.append("cards: a card beyond the last place of the centre")
    if s.deck_size + s.discard_size > 0 and any(s.centre[slot] == NOTHING for slot in range(s.box.centre)):
        wrong.append("cards: a gap in the centre though there are cards to fill it")
    return wrong


def tokens(s: Quadrata) -> list[str]:
    """Advanced tokens and planes match the box; a base token is in one place or has left the game."""
    wrong = []
    for value in range(N_ADVANCED):
        total = s.black_bag[value]
        for seat in range(s.seats):
            total += s.owned(seat, N_BASE + value)
        if total != s.box.advanced_copies:
            wrong.append(f"tokens: {total} of the advanced value {value + 7}, not {s.box.advanced_copies}")
    black = s.planes
    for seat in range(s.seats):
        black += s.owned(seat, PLANE) - 1
        base = sum([s.owned(seat, kind) for kind in range(N_BASE)])
        if base != N_BASE - removed_by_now(s, seat):
            wrong.append(f"tokens: seat {seat} has {base} base tokens on day {s.day}")
        if any(s.owned(seat, kind) > 1 for kind in range(N_BASE)):
            wrong.append(f"tokens: seat {seat} has a base token twice")
    if black != s.box.black_planes:
        wrong.append(f"tokens: {black} black planes, not {s.box.black_planes}")
    return wrong


def removed_by_now(s: Quadrata, seat: i64) -> int:
    """How many base tokens the days so far have removed from a seat, less those still to be chosen."""
    count = 0
    for effects in s.box.days[: s.day + 1]:
        count += sum([int(effects[i + 1]) for i in range(0, len(effects), 2) if effects[i] == REMOVE_BASE])
    for at in range(s.depth()):
        if s.step_at(at) == AT_REMOVE and s.seat_at(at) == seat:
            count -= int(s.figure_at(at, 0))
    return count


def boards(s: Quadrata) -> list[str]:
    """QD-3.7, QD-3.8: circles, boxes, trains and open spaces."""
    wrong = []
    for seat in range(s.seats):
        if s.circled[seat] > s.box.circles[s.mode] or s.taxis(seat) < 0:
            wrong.append(f"taxis: seat {seat} has {s.circled[seat]} circled and {s.spent[seat]} spent")
        if s.spent[seat] != sum(s.crossed[seat * N_BOXES : (seat + 1) * N_BOXES]):
            wrong.append(f"taxis: seat {seat} has spent {s.spent[seat]}, but crossed other boxes")
        if s.trains[seat] > s.box.trains:
            wrong.append(f"trains: seat {seat} has removed {s.trains[seat]}")
        for box in range(N_BOXES):
            other_side = s.box.box_side[box] != s.mode
            if s.free_boxes(seat, box) < 0 or (other_side and s.crossed[seat * N_BOXES + box] > 0):
                wrong.append(f"taxis: seat {seat} has crossed box {box} too often")
        for space in range(SPACES):
            if s.spaces[seat * SPACES + space] != NOTHING and not open_space(s, seat, space):
                wrong.append(f"spaces: seat {seat} has a token in the closed space {space}")
        if s.quiz != ON and s.right[seat] + s.wrong[seat] > 0:
            wrong.append(f"practice: seat {seat} has answered without being asked")
    for trophy in range(len(s.trophies)):
        owner = s.trophies[trophy]
        if owner >= 0 and not has_earned(s, owner, s.box.trophy_colour[trophy]):
            wrong.append(f"trophies: seat {owner} has not earned trophy {trophy}")
    return wrong


def open_space(s: Quadrata, seat: i64, space: i64) -> bool:
    if space >= FIRST_EXTRA:
        return space - FIRST_EXTRA < s.box.extra_spaces[s.mode]
    return drawing.is_regular(s, seat, space)


def has_earned(s: Quadrata, seat: i64, colour: i64) -> bool:
    """The colours of the squares, counted independently of the rules that give trophies."""
    seen = [s.box.province_colour[p] for p in range(N_PROVINCES) if s.visited(seat, p)]
    if colour < 0:
        return len(set(seen)) == len(s.box.colour_size)
    return seen.count(colour) == s.box.colour_size[colour]


def questions(s: Quadrata) -> list[str]:
    """Changes made and answers tried belong to a visit; the game ends on its last day."""
    wrong = []
    if s.find(AT_ARRIVE) < 0 and any(count > 0 for count in s.changes):
        wrong.append("changes: a product is changed, but no visit is under way")
    if s.find(AT_ANSWER) < 0 and s.tries > 0:
        wrong.append("tries: no product is asked for")
    if s.over() and s.day != LAST_DAY:
        wrong.append(f"day: the game is over on day {s.day}")
    return wrong
