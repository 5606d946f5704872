"""Why a place is out of reach: the nearest product, and what taxis could do about it (QD-5.4.3)."""

from mypy_extensions import i64

from ludotheque.core.refusals import Facts
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import taxis
from ludotheque.games.quadrata.box import MOST_CIRCLES, NO_CHANGE, ONE
from ludotheque.games.quadrata.products import can_make, distance, gap, nearest, pairs_held
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import BOXES, CARDS, ON, PAIRS, PLACES, PROVINCES


def visit_facts(s: Quadrata, seat: i64, place: i64) -> Facts:
    """The way to a place that asks for the least, and what is missing."""
    card = place // 2
    found: Facts = {
        "place": Term(PLACES, place),
        "card": Term(CARDS, card),
        "province": Term(PROVINCES, s.box.card_province[card]),
        "taxis": s.taxis(seat),
        "tokens": s.tokens_on_board(seat),
        "second": s.top(0),
    }
    second_box = taxis.second_visit_box(s)
    if second_box != NOTHING:
        found["box"] = Term(BOXES, second_box)
    if s.quiz != ON:  # QD-8.4: a product is what the next question asks
        found.update(cheapest_way(s, seat, place) or nearest_product(s, seat, place))
    return found


def cheapest_way(s: Quadrata, seat: i64, place: i64) -> Facts:
    """The way to a place with the fewest taxis, had one enough of them; nothing where no free boxes lead there."""
    pairs = pairs_held(s, seat)
    if not can_make(s, pairs, place, taxis.reach(s, seat, MOST_CIRCLES)):
        return {}
    count: i64 = 0
    while not can_make(s, pairs, place, taxis.reach(s, seat, count)):
        count += 1
    reach = taxis.reach(s, seat, count)
    missing: i64 = 0
    while True:
        for change in (missing, -missing):
            for pair in pairs:
                if gap(s, pair, place) & reach & (ONE << (change + NO_CHANGE)) != 0:
                    number = number_after(s, place, pair, change)
                    return {**difference(pair, number - change, number), "needs": count + s.top(0)}
        missing += 1


def nearest_product(s: Quadrata, seat: i64, place: i64) -> Facts:
    """The two tokens that come nearest to a number of the place, the first of equals; nothing without two tokens."""
    found: Facts = {}
    best: i64 = NOTHING
    for pair in pairs_held(s, seat):
        number = nearer_number(s, place, pair)
        made = nearest(pair, number)
        if best == NOTHING or distance(number, made) < best:
            best = distance(number, made)
            found = difference(pair, made, number)
    return found


def difference(pair: i64, made: i64, number: i64) -> Facts:
    """What two tokens make, and what is missing to a number, or too much."""
    return {
        "pair": Term(PAIRS, pair),
        "made": made,
        "number": number,
        "missing": distance(number, made),
        "above": 1 if number > made else 0,
    }


def nearer_number(s: Quadrata, place: i64, pair: i64) -> i64:
    """The number of a place that two tokens come nearer to."""
    low = s.box.place_numbers[place * 2]
    high = s.box.place_numbers[place * 2 + 1]
    return high if distance(high, nearest(pair, high)) < distance(low, nearest(pair, low)) else low


def number_after(s: Quadrata, place: i64, pair: i64, change: i64) -> i64:
    """The same for any change that leads there."""
    for number in (s.box.place_numbers[place * 2], s.box.place_numbers[place * 2 + 1]):
        wanted = number - change
        if nearest(pair, wanted) == wanted:
            return number
    raise AssertionError("a visit without its number")
