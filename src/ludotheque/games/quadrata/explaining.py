"""Why a place is out of reach: the nearest product, and how taxis could change it (QD-5.4.3)."""

from mypy_extensions import i64

from ludotheque.core.refusals import Facts
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import taxis
from ludotheque.games.quadrata.box import MOST_CIRCLES, NO_CHANGE, ONE
from ludotheque.games.quadrata.products import can_make, distance, gap, nearest, pairs_held
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import BOXES, CARDS, ON, PAIRS, PLACES, PROVINCES


def visit_facts(s: Quadrata, seat: i64, place: i64) -> Facts:
    """The cheapest way to a place, and what is missing for it."""
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
    if s.quiz != ON:  # QD-8.4: the product is the answer to the next question
        found.update(cheapest_way(s, seat, place) or nearest_product(s, seat, place))
    return found


def cheapest_way(s: Quadrata, seat: i64, place: i64) -> Facts:
    """The way to a place with the fewest taxis, given enough of them; empty if no free boxes lead there."""
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
    """The two tokens nearest to a number of the place, the first among equals; empty without two tokens."""
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
    """The product of two tokens, and how far it is below or above a number."""
    return {
        "pair": Term(PAIRS, pair),
        "made": made,
        "number": number,
        "missing": distance(number, made),
        "above": 1 if number > made else 0,
    }


def nearer_number(s: Quadrata, place: i64, pair: i64) -> i64:
    """The number of a place nearest to the product of two tokens."""
    low = s.box.place_numbers[place * 2]
    high = s.box.place_numbers[place * 2 + 1]
    return high if distance(high, nearest(pair, high)) < distance(low, nearest(pair, low)) else low


def number_after(s: Quadrata, place: i64, pair: i64, change: i64) -> i64:
    """The same for any change that leads to the place."""
    for number in (s.box.place_numbers[place * 2], s.box.place_numbers[place * 2 + 1]):
        wanted = number - change
        if nearest(pair, wanted) == wanted:
            return number
    raise AssertionError("a visit without its number")
