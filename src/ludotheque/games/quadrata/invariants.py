"""What is true of every position: no piece appears, vanishes or lies in two places."""

from mypy_extensions import i64

from ludotheque.core.state import FIGURES
from ludotheque.games.quadrata import centre, drawing, practice, products, taxis
from ludotheque.games.quadrata.box import N_AMOUNTS, NO_CHANGE, ONE, REMOVE_BASE
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_ANSWER,
    AT_ARRIVE,
    AT_BONUS,
    AT_CHANGE,
    AT_DAY,
    AT_REMOVE,
    AT_REPLACE,
    AT_RESERVE,
    AT_REST,
    AT_REWARDS,
    AT_SWAP,
    AT_TOKENS,
    AT_TURN,
    AT_VISIT,
    CLOSED,
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

# What a frame may stand on; a day on nothing.
BOTTOM = -1
BELOW = {
    AT_DAY: (BOTTOM,),
    AT_TURN: (AT_DAY,),
    AT_REMOVE: (AT_REMOVE, AT_TURN),
    AT_REST: (AT_TURN, AT_DAY),
    AT_RESERVE: (AT_REST, AT_TURN, AT_DAY),
    AT_VISIT: (AT_RESERVE,),
    AT_REPLACE: (AT_VISIT,),
    AT_TOKENS: (AT_VISIT,),
    AT_ARRIVE: (AT_VISIT,),
    AT_CHANGE: (AT_ARRIVE, AT_ANSWER),
    AT_ANSWER: (AT_ARRIVE, AT_CHANGE),
    AT_REWARDS: (AT_VISIT,),
    AT_BONUS: (AT_REWARDS,),
    AT_SWAP: (AT_REPLACE, AT_VISIT, AT_RESERVE),
}
# Frames of a visit whose two tokens are chosen: each is about the place and the pair.
WITH_PAIR = (AT_ARRIVE, AT_CHANGE, AT_ANSWER)


def broken(s: Quadrata) -> list[str]:
    """The broken invariants, in words for a developer."""
    return cards(s) + tokens(s) + boards(s) + questions(s) + visits(s)


def stack(s: Quadrata) -> list[list[int]]:
    """The frames, the top one last: step, seat, and three figures."""
    return [
        [s.step_at(at), s.seat_at(at), *[s.figure_at(at, i) for i in range(FIGURES)]]
        for at in range(s.depth())
    ]


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
    """Advanced tokens and planes are the box's; a base token is at one place or has left the game."""
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
    """How many base tokens the days so far have taken from a seat, less those still to be chosen."""
    count = 0
    for effects in s.box.days[: s.day + 1]:
        count += sum([int(effects[i + 1]) for i in range(0, len(effects), 2) if effects[i] == REMOVE_BASE])
    for step, asked, left, _, _ in stack(s):
        if step == AT_REMOVE and asked == seat:
            count -= left
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
    """The colours of the squares, counted apart from the rules that give trophies."""
    seen = [s.box.province_colour[p] for p in range(N_PROVINCES) if s.visited(seat, p)]
    if colour < 0:
        return len(set(seen)) == len(s.box.colour_size)
    return seen.count(colour) == s.box.colour_size[colour]


def questions(s: Quadrata) -> list[str]:
    """The frames lie on one another as a turn goes."""
    wrong = []
    frames = stack(s)
    steps = [frame[0] for frame in frames]
    for below, step in zip([BOTTOM, *steps], steps, strict=False):
        if below not in BELOW[step]:
            wrong.append(f"frames: step {step} on step {below}")
    for step, _, consoled, _, _ in frames:
        if step == AT_RESERVE and consoled == 1 and (s.after_taxi != CLOSED or AT_VISIT in steps):
            wrong.append("frames: a taxi was taken instead of the visit, which is still to come")
    if AT_ARRIVE not in steps and any(count > 0 for count in s.changes):
        wrong.append("changes: a product is changed, but nobody visits")
    if AT_ANSWER not in steps and s.tries > 0:
        wrong.append("tries: nobody is asked for a product")
    if AT_ANSWER in steps and s.quiz != ON:
        wrong.append("frames: an answer is asked for without practice")
    if s.over() and s.day != LAST_DAY:
        wrong.append(f"day: the game is over on day {s.day}")
    return wrong


def visits(s: Quadrata) -> list[str]:
    """A visit being chosen can be carried out: its card, its tokens, its taxis, and all its questions are about it."""
    wrong = []
    frames = stack(s)
    changing = AT_CHANGE in [frame[0] for frame in frames]
    for below, frame in zip([[BOTTOM], *frames], frames, strict=False):
        step, seat, place, pair, number = frame
        if step == AT_TOKENS:
            wrong += journey(s, seat, place)
        elif step in WITH_PAIR:
            wrong += journey(s, seat, place)
            if not products.holds(s, seat, pair):
                wrong.append(f"frames: seat {seat} does not hold the pair {pair}")
            if below[0] in WITH_PAIR and below[2:4] != [place, pair]:
                wrong.append("frames: the question is about another visit than the one it belongs to")
            gap = products.gap(s, pair, place)
            if step == AT_ARRIVE and not changing and gap & (ONE << (taxis.changed_by(s) + NO_CHANGE)) == 0:
                wrong.append(f"frames: the pair {pair} does not lead to place {place}")
            if step == AT_CHANGE and not any(taxis.leads_on(s, seat, gap, one) for one in range(N_AMOUNTS)):
                wrong.append("changes: no further taxi leads to a number of the place")
            if step == AT_ANSWER and number != max(practice.number_token(pair), 0):
                wrong.append("frames: the question names another token than the pair")
    return wrong


def journey(s: Quadrata, seat: i64, place: i64) -> list[str]:
    """QD-5.4.3 a, of a visit being chosen."""
    wrong = []
    card = place // 2
    if not centre.is_open(s, card) and card != s.reserved[seat]:
        wrong.append(f"frames: seat {seat} is about to visit card {card}, which is out of reach")
    if s.visited(seat, s.box.card_province[card]):
        wrong.append(f"frames: seat {seat} is about to visit a province for the second time")
    return wrong
