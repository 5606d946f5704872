"""The view of one seat: everything except the order of the deck (QD-9.1, QD-9.2), with ids instead of numbers."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.quadrata import bag as drawing
from ludotheque.games.quadrata import bonuses, scoring, taxis, visiting
from ludotheque.games.quadrata.box import AMOUNTS_OF, N_AMOUNTS, NO_CHANGE
from ludotheque.games.quadrata.practice import TRIES
from ludotheque.games.quadrata.products import highest_value, lowest_value, pairs_held
from ludotheque.games.quadrata.state import NO_SEAT, NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    BOXES,
    CARDS,
    FIRST_EXTRA,
    FIRST_TRAIN,
    MODES,
    N_ADVANCED,
    N_BASE,
    N_BOXES,
    N_CARDS,
    N_PROVINCES,
    N_TOKENS,
    N_TROPHIES,
    ON,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PARTS,
    PLACES,
    PROVINCES,
    SPACES,
    TOKENS,
    TROPHIES,
)


def view(s: Quadrata, seat: i64) -> dict[str, Any]:
    """QD-9.2: the table as this seat, or a spectator (-1), sees it. All see the same, except `aid`, which is the
    seat's own.
    """
    return {
        "mode": MODES.ids[s.mode],
        "quiz": s.quiz == ON,
        "day": s.day,
        "first": s.first,
        "centre": [card_or_none(s.centre[slot]) for slot in range(s.box.centre)],
        "deck": s.deck_size,
        # the content of the deck is public knowledge; its order is hidden
        "in_deck": [CARDS.ids[card] for card in range(N_CARDS) if in_deck(s, card)],
        "discard": [CARDS.ids[s.discard[i]] for i in range(s.discard_size)],
        "black_bag": [s.black_bag[value] for value in range(N_ADVANCED)],
        "planes": s.planes,
        "trophies": {
            TROPHIES.ids[trophy]: s.trophies[trophy] if s.trophies[trophy] != NO_SEAT else None
            for trophy in range(N_TROPHIES)
        },
        "changes": [AMOUNTS_OF[amount] for amount in range(N_AMOUNTS) for _ in range(s.changes[amount])],
        "players": [player_view(s, other) for other in range(s.seats)],
        "tries_left": TRIES - s.tries,
        "winners": s.game.score(s).winners if s.over() else [],
        "aid": aid(s, seat) if seat >= 0 and s.quiz != ON and not s.over() else None,
    }


def card_or_none(card: i64) -> str | None:
    return None if card == NOTHING else CARDS.ids[card]


def in_deck(s: Quadrata, card: i64) -> bool:
    for i in range(s.deck_size):
        if s.deck[i] == card:
            return True
    return False


def tokens(counts: vec[i64], seat: i64) -> list[str]:
    """The tokens of a bag or a rest zone, lowest first, planes last."""
    return [TOKENS.ids[kind] for kind in range(N_TOKENS) for _ in range(counts[seat * N_TOKENS + kind])]


def player_view(s: Quadrata, seat: i64) -> dict[str, Any]:
    return {
        "colour": s.game.colours[s.colours[seat]],
        "bag": tokens(s.bag, seat),
        "rest": tokens(s.rest, seat),
        "spaces": [space_view(s, seat, space) for space in range(SPACES)],
        "trains": s.trains[seat],
        "circled": s.circled[seat],
        "taxis": s.taxis(seat),
        "crossed": {
            BOXES.ids[box]: s.crossed[seat * N_BOXES + box]
            for box in range(N_BOXES)
            if s.box.box_side[box] == s.mode
        },
        "squares": {
            PROVINCES.ids[province]: square_view(s, s.squares[seat * N_PROVINCES + province])
            for province in range(N_PROVINCES)
            if s.visited(seat, province)
        },
        "reserved": card_or_none(s.reserved[seat]),
        "trophies": [TROPHIES.ids[trophy] for trophy in range(N_TROPHIES) if s.trophies[trophy] == seat],
        # the seat's progress towards each trophy: provinces of its colour, or colours
        "towards": [towards(s, seat, s.box.trophy_colour[trophy]) for trophy in range(N_TROPHIES)],
        "planes": s.planes_of(seat),
        "base_left": [TOKENS.ids[kind] for kind in range(N_BASE) if s.owned(seat, kind) > 0],
        "halves": dict(zip(PARTS.ids, list(scoring.halves(s, seat)), strict=True)),
        "total_halves": sum(scoring.halves(s, seat)),
        "leftover_leaves": scoring.leftover_points(s, seat),
        "fives": scoring.fives(s, seat),
        "answers": {"right": s.right[seat], "wrong": s.wrong[seat]},
    }


def space_view(s: Quadrata, seat: i64, space: i64) -> dict[str, Any]:
    """A space: its token, and whether it is open."""
    token = s.spaces[seat * SPACES + space]
    extra = space >= FIRST_EXTRA
    is_open = (
        space - FIRST_EXTRA < s.box.extra_spaces[s.mode] if extra else drawing.is_regular(s, seat, space)
    )
    kind = "extra" if extra else "train" if space >= FIRST_TRAIN else "regular"
    return {"kind": kind, "open": is_open, "token": None if token == NOTHING else TOKENS.ids[token]}


def square_view(s: Quadrata, place: i64) -> dict[str, Any]:
    return {
        "place": PLACES.ids[place],
        "city": place % 2 == 0,
        "points": s.box.place_points[place],
    }


# ---------------------------------------------------------------- the aid sheet


def aid(s: Quadrata, seat: i64) -> dict[str, Any]:
    """What this seat could make with its tokens now: all products, and the sums for each visible place.

    The sums of a place are indexed by its `pairs`.
    """
    pairs = pairs_held(s, seat)
    # during another player's visit, the changes are not this seat's
    done = s.changes if s.asked() == seat else vec[i64]([0] * N_AMOUNTS)
    taxis_for = taxis.fewest(s, seat, done)
    return {
        "pairs": [PAIRS.ids[pair] for pair in pairs],
        "products": products(pairs),
        "places": {
            PLACES.ids[place]: way_to(s, seat, pairs, taxis_for, place)
            for card in visiting.accessible(s, seat)
            for place in (card * 2, card * 2 + 1)
            if not s.visited(seat, s.box.card_province[card])
        },
    }


def products(pairs: vec[i64]) -> list[int]:
    """Every product of two tokens; a plane has any value from 1 to 12."""
    made = set()
    for pair in pairs:
        for a in values(PAIR_FIRST[pair] % N_TOKENS):
            for b in values(PAIR_SECOND[pair] % N_TOKENS):
                made.add(a * b)
    return sorted(made)


def values(kind: i64) -> list[int]:
    return list(range(lowest_value(kind), highest_value(kind) + 1))


def way_to(s: Quadrata, seat: i64, pairs: vec[i64], taxis_for: vec[i64], place: i64) -> dict[str, Any]:
    """The sums that lead to each number of a place, if any, and the yield of the visit."""
    province = s.box.card_province[place // 2]
    colour = s.box.province_colour[province]
    return {
        "sums": {
            str(number): found
            for number in s.box.place_numbers[place * 2 : place * 2 + 2]
            if (found := sums(pairs, taxis_for, number))
        },
        "links": bonuses.new_links(s, seat, province),
        "plane": s.planes > 0 and bonuses.visited_of(s, seat, colour) > 0,
        "trophy": trophy_within_reach(s, seat, colour),
    }


def sums(pairs: vec[i64], taxis_for: vec[i64], number: i64) -> list[list[int]]:
    """The cheapest sum of each pair that leads to a number: the pair, both values, the taxis; the cheapest first."""
    found = []
    for i in range(len(pairs)):
        best = cheapest_sum(pairs[i], taxis_for, number)
        if best is not None:
            found.append([int(i), *best])
    found.sort(key=lambda row: row[3])
    return found


def cheapest_sum(pair: i64, taxis_for: vec[i64], number: i64) -> list[int] | None:
    """The values of two tokens, and the taxis with which their product becomes this number.

    A plane takes the value with the fewest taxis; among equal ones, the one nearest to the other token's value.
    """
    best: list[int] | None = None
    for a in values(PAIR_FIRST[pair] % N_TOKENS):
        for b in values(PAIR_SECOND[pair] % N_TOKENS):
            change: i64 = number - a * b
            if -NO_CHANGE <= change <= NO_CHANGE and taxis_for[change + NO_CHANGE] != NOTHING:
                cost = int(taxis_for[change + NO_CHANGE])
                if best is None or (cost, abs(a - b)) < (best[2], abs(best[0] - best[1])):
                    best = [a, b, cost]
    return best


def towards(s: Quadrata, seat: i64, colour: i64) -> i64:
    """How many provinces of a colour the seat has visited; without a colour, how many colours."""
    if colour >= 0:
        return bonuses.visited_of(s, seat, colour)
    return sum([1 for each in range(len(s.box.colour_size)) if bonuses.visited_of(s, seat, each) > 0])


def trophy_within_reach(s: Quadrata, seat: i64, colour: i64) -> str | None:
    """The trophy that a first visit to another province of a colour would win."""
    have = [bonuses.visited_of(s, seat, each) for each in range(len(s.box.colour_size))]
    have[colour] += 1
    for trophy in range(N_TROPHIES):
        wanted = s.box.trophy_colour[trophy]
        if s.trophies[trophy] == NO_SEAT:
            if wanted == colour and have[colour] == s.box.colour_size[colour]:
                return TROPHIES.ids[trophy]
            if wanted < 0 and min(have) > 0:
                return TROPHIES.ids[trophy]
    return None
