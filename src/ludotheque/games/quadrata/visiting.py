"""Step 2: visit a destination, chosen place by place, then tokens, then taxis (QD-5.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.sorting import insert
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import bonuses, centre, practice, taxis
from ludotheque.games.quadrata.box import MOST_CIRCLES, N_AMOUNTS, NO_CHANGE, ONE, UNCHANGED
from ludotheque.games.quadrata.explaining import nearer_number, number_after, visit_facts
from ludotheque.games.quadrata.products import can_make, gap, holds, nearest, pairs_held
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.under_way import can_be_visited, is_of_one_visit
from ludotheque.games.quadrata.vocabulary import (
    AMOUNTS,
    AT_ANSWER,
    AT_ARRIVE,
    AT_CHANGE,
    AT_RESERVE,
    AT_TOKENS,
    AT_VISIT,
    CHANGE,
    CHANGED,
    CLOSED,
    CONSOLED,
    CROSS,
    END_VISITS,
    MULTIPLIED,
    N_PROVINCES,
    NO_TOKEN_VISIT,
    ON,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PLACES,
    TAKE_TAXI,
    TAXI_TAKEN,
    USE,
    VISIT,
    VISITED,
    VISITS,
)

NOT_ACCESSIBLE: Final = Refusal("QD-5.4.1", "not-accessible")
ONE_VISIT_A_TURN: Final = Refusal("QD-5.4.2", "one-visit-a-turn")
NO_THIRD_VISIT: Final = Refusal("QD-5.8.6", "no-third-visit")
SECOND_BOX_CROSSED: Final = Refusal("QD-5.8.6", "second-box-crossed")
NO_TAXI_FOR_SECOND: Final = Refusal("QD-5.8.6", "no-taxi-for-second")
PROVINCE_VISITED: Final = Refusal("QD-5.4.3", "province-visited")
TOO_FEW_TOKENS: Final = Refusal("QD-5.4.3", "too-few-tokens")
OUT_OF_REACH: Final = Refusal("QD-5.4.3", "out-of-reach")
MORE_TAXIS_NEEDED: Final = Refusal("QD-5.4.3", "more-taxis-needed")
TAXI_ALREADY: Final = Refusal("QD-5.4.7", "taxi-already")
COULD_VISIT: Final = Refusal("QD-5.4.6", "could-visit")
HAS_VISITED: Final = Refusal("QD-5.4.6", "has-visited")
TAXI_IS_DUE: Final = Refusal("QD-5.4.6", "taxi-is-due")
PAIR_NOT_HELD: Final = Refusal("QD-5.4.3", "pair-not-held")
WRONG_PRODUCT: Final = Refusal("QD-5.4.3", "wrong-product")
# In practice players must find the products themselves: these refusals do not reveal them.
NONE_FITS: Final = Refusal("QD-5.4.3", "none-fits")
DOES_NOT_FIT: Final = Refusal("QD-5.4.3", "does-not-fit")
CHANGE_NOT_ON_BOARD: Final = Refusal("QD-5.8.2", "change-not-on-board")
CHANGE_OF_NO_USE: Final = Refusal("QD-5.8.4", "change-of-no-use")


# ---------------------------------------------------------------- places within reach


def accessible(s: Quadrata, seat: i64) -> vec[i64]:
    """QD-5.4.1: the centre, the top of the discard pile, the seat's own reservation; ascending."""
    found = centre.open_cards(s)
    if s.reserved[seat] != NOTHING:
        found = insert(found, s.reserved[seat])
    return found


def changes_for(s: Quadrata, seat: i64, visits: i64) -> i64:
    """QD-5.4.3 e, QD-5.8.6: the changes within reach; a second visit costs a taxi first."""
    return taxis.reach(s, seat, s.taxis(seat) - visits)


def token_visit_exists(s: Quadrata, seat: i64) -> bool:
    """QD-5.4.6: whether some visit is possible with tokens alone."""
    pairs = pairs_held(s, seat)
    for card in accessible(s, seat):
        if not s.visited(seat, s.box.card_province[card]) and (
            can_make(s, pairs, card * 2, UNCHANGED) or can_make(s, pairs, card * 2 + 1, UNCHANGED)
        ):
            return True
    return False


# ---------------------------------------------------------------- the question of step 2


class Visit(Step[Quadrata]):
    """QD-5.4.2: asked again after each visit or box, until it is ended. Arguments: visits made, taxi taken."""

    def __init__(self) -> None:
        super().__init__(AT_VISIT, "visit", VISITS, CONSOLED)
        self.on = [AT_RESERVE]

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in accessible(s, seat):
            found = append(found, VISIT.of(card * 2))
            found = append(found, VISIT.of(card * 2 + 1))
        found = append(found, TAKE_TAXI.of())
        found = append(found, END_VISITS.of())
        return taxis.with_boxes(found)

    def actions(self, s: Quadrata, seat: i64) -> vec[i64]:
        """The same result as `why_not` over the candidates, with pairs and changes computed once."""
        legal = vec[i64]()
        if why_not_any(s, seat) is None:
            pairs = pairs_held(s, seat)
            changes = changes_for(s, seat, s.top(0))
            for card in accessible(s, seat):
                if not s.visited(seat, s.box.card_province[card]):
                    for place in range(card * 2, card * 2 + 2):
                        if can_make(s, pairs, place, changes):
                            legal = append(legal, VISIT.of(place))
        if why_not_taxi(s, seat) is None:
            legal = append(legal, TAKE_TAXI.of())
        else:
            legal = append(legal, END_VISITS.of())
        return taxis.with_usable_boxes(s, seat, legal)

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if VISIT.has(action):
            return why_not_visit(s, seat, VISIT.arg(action))
        if TAKE_TAXI.has(action):
            return why_not_taxi(s, seat)
        if END_VISITS.has(action):
            return TAXI_IS_DUE if why_not_taxi(s, seat) is None else None
        if CROSS.has(action):
            return taxis.why_not_cross(s, seat, CROSS.arg(action))
        return NOT_NOW

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        if CROSS.has(action):
            return taxis.facts(s, seat, CROSS.arg(action))
        return visit_facts(s, seat, VISIT.arg(action)) if VISIT.has(action) else {}

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        if VISIT.has(action):
            visits = s.top(0)
            s.set_top(0, visits + 1)
            if visits == 1:
                s.cross(seat, taxis.second_visit_box(s))
            s.push(AT_TOKENS, seat, VISIT.arg(action))
        elif CROSS.has(action):
            taxis.cross(s, seat, CROSS.arg(action))
        elif TAKE_TAXI.has(action):
            s.note(TAXI_TAKEN, seat)
            s.gain_taxi(seat)
            if s.after_taxi == CLOSED:  # QD-5.4.7: step 2 is over, and step 3 is told why
                s.drop()
                s.set_top(0, 1)
            else:
                s.set_top(1, 1)
        else:
            s.drop()


def why_not_any(s: Quadrata, seat: i64) -> Refusal | None:
    """QD-5.4.2, QD-5.8.6: why no place can be visited."""
    visits = s.top(0)
    if visits == 0:
        return None
    if visits == 2:
        return NO_THIRD_VISIT
    box = taxis.second_visit_box(s)
    if box == NOTHING:
        return ONE_VISIT_A_TURN
    if s.free_boxes(seat, box) == 0:
        return SECOND_BOX_CROSSED
    return NO_TAXI_FOR_SECOND if s.taxis(seat) == 0 else None


def why_not_visit(s: Quadrata, seat: i64, place: i64) -> Refusal | None:
    """QD-5.4.3."""
    card = place // 2
    found = why_not_any(s, seat)
    if found is not None:
        return found
    if not centre.is_open(s, card) and card != s.reserved[seat]:
        return NOT_ACCESSIBLE
    if s.visited(seat, s.box.card_province[card]):
        return PROVINCE_VISITED
    if s.tokens_on_board(seat) < 2:
        return TOO_FEW_TOKENS
    pairs = pairs_held(s, seat)
    if can_make(s, pairs, place, changes_for(s, seat, s.top(0))):
        return None
    if s.quiz == ON:
        return NONE_FITS
    return (
        MORE_TAXIS_NEEDED if can_make(s, pairs, place, taxis.reach(s, seat, MOST_CIRCLES)) else OUT_OF_REACH
    )


def why_not_taxi(s: Quadrata, seat: i64) -> Refusal | None:
    """QD-5.4.6: instead of a visit, if none is possible with tokens alone."""
    if s.top(0) > 0:
        return HAS_VISITED
    if s.top(1) == 1:
        return TAXI_ALREADY
    return COULD_VISIT if s.consolation == NO_TOKEN_VISIT and token_visit_exists(s, seat) else None


# ---------------------------------------------------------------- tokens and taxis


class ChooseTokens(Step[Quadrata]):
    """QD-5.4.3 c: which two tokens; only those that lead to the place. Argument 1: the place."""

    def __init__(self) -> None:
        super().__init__(AT_TOKENS, "tokens", PLACES)
        self.on = [AT_VISIT]

    def fits(self, s: Quadrata, at: i64) -> bool:
        return can_be_visited(s, at)

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        changes = taxis.reach(s, seat, s.taxis(seat))
        found = vec[i64]()
        for pair in pairs_held(s, seat):
            if gap(s, pair, s.top(0)) & changes != 0:
                found = append(found, USE.of(pair))
        return found

    def actions(self, s: Quadrata, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if not USE.has(action):
            return NOT_NOW
        pair = USE.arg(action)
        if not holds(s, seat, pair):
            return PAIR_NOT_HELD
        if gap(s, pair, s.top(0)) & taxis.reach(s, seat, s.taxis(seat)) != 0:
            return None
        return DOES_NOT_FIT if s.quiz == ON else WRONG_PRODUCT

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        pair = USE.arg(action)
        found: Facts = {"pair": Term(PAIRS, pair), "place": Term(PLACES, s.top(0))}
        if s.quiz != ON:  # QD-8.4: the product is the answer to the next question
            number = nearer_number(s, s.top(0), pair)
            found["made"] = nearest(pair, number)
            found["number"] = number
        return found

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        place = s.top(0)
        pair = USE.arg(action)
        s.drop()
        s.push(AT_ARRIVE, seat, place, pair)
        practice.ask_plane(s, seat, place, pair)
        if gap(s, pair, place) & UNCHANGED == 0:
            s.push(AT_CHANGE, seat, place, pair)
        practice.ask_product(s, seat, place, pair)


class ChangeProduct(Step[Quadrata]):
    """QD-5.8.4: the taxis spent on the product, one at a time. Arguments: the place, the two tokens."""

    def __init__(self) -> None:
        super().__init__(AT_CHANGE, "change", PLACES, PAIRS)
        self.on = [AT_ARRIVE, AT_ANSWER]

    def fits(self, s: Quadrata, at: i64) -> bool:
        """A further taxi can lead to a number of the place."""
        if not is_of_one_visit(s, at):
            return False
        reach = gap(s, s.figure_at(at, 1), s.figure_at(at, 0))
        for amount in range(N_AMOUNTS):
            if taxis.leads_on(s, s.seat_at(at), reach, amount):
                return True
        return False

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for amount in range(N_AMOUNTS):
            found = append(found, CHANGE.of(amount))
        return found

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if not CHANGE.has(action):
            return NOT_NOW
        amount = CHANGE.arg(action)
        box = s.box.box_of_amount[s.mode * N_AMOUNTS + amount]
        if box == NOTHING or s.free_boxes(seat, box) == 0:
            return CHANGE_NOT_ON_BOARD
        return None if taxis.leads_on(s, seat, gap(s, s.top(1), s.top(0)), amount) else CHANGE_OF_NO_USE

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        return {"amount": Term(AMOUNTS, CHANGE.arg(action)), "place": Term(PLACES, s.top(0))}

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        amount = CHANGE.arg(action)
        s.changes[amount] += 1
        s.note(CHANGED, seat, amount)
        s.cross(seat, s.box.box_of_amount[s.mode * N_AMOUNTS + amount])
        if gap(s, s.top(1), s.top(0)) & (ONE << (taxis.changed_by(s) + NO_CHANGE)) != 0:
            s.drop()


# ---------------------------------------------------------------- the visit itself


class Arrive(Step[Quadrata]):
    """QD-5.4.5: tokens to the rest zone, card taken, points written, bonuses. Arguments: place, tokens."""

    def __init__(self) -> None:
        super().__init__(AT_ARRIVE, "arrive", PLACES, PAIRS)
        self.on = [AT_VISIT]

    def fits(self, s: Quadrata, at: i64) -> bool:
        """The two tokens lead to the place, or will once their product is changed."""
        if not is_of_one_visit(s, at):
            return False
        reach = gap(s, s.figure_at(at, 1), s.figure_at(at, 0))
        return s.find(AT_CHANGE) >= 0 or reach & (ONE << (taxis.changed_by(s) + NO_CHANGE)) != 0

    def asks(self, s: Quadrata) -> bool:
        return False

    def proceed(self, s: Quadrata) -> None:
        seat = s.asked()
        place = s.top(0)
        pair = s.top(1)
        s.drop()
        province = s.box.card_province[place // 2]
        first = s.lay_to_rest(seat, PAIR_FIRST[pair])
        second = s.lay_to_rest(seat, PAIR_SECOND[pair])
        s.note(MULTIPLIED, seat, first, second, number_made(s, place, pair) - taxis.changed_by(s))
        s.changes = vec[i64]([0] * N_AMOUNTS)
        s.squares[seat * N_PROVINCES + province] = place
        s.note(VISITED, seat, place, province, s.box.place_points[place])
        take_card(s, seat, place // 2)
        bonuses.earn(s, seat, province)


def number_made(s: Quadrata, place: i64, pair: i64) -> i64:
    """Which of the place's two numbers these tokens make with the changes chosen; the lower one, if both."""
    return number_after(s, place, pair, taxis.changed_by(s))


def take_card(s: Quadrata, seat: i64, card: i64) -> None:
    """QD-5.4.5, 3: from the reservation, the centre (refilled) or the discard pile."""
    if s.reserved[seat] == card:
        s.reserved[seat] = NOTHING
        return
    centre.take_open(s, card)
    centre.refill(s)
