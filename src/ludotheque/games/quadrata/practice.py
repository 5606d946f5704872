"""Practice for classes: the product is asked before the visit counts (QD-8.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.games.quadrata.box import HIGHEST_PRODUCT, HIGHEST_VALUE, NO_CHANGE, ONE
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.taxis import changed_by
from ludotheque.games.quadrata.under_way import is_of_one_visit
from ludotheque.games.quadrata.vocabulary import (
    ANSWER,
    ANSWER_SHOWN,
    ANSWERED_RIGHT,
    ANSWERED_WRONG,
    AT_ANSWER,
    AT_ARRIVE,
    AT_CHANGE,
    N_PLACES,
    N_TOKENS,
    NUMBER,
    ON,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PLACES,
    PLANE,
)

TRIES: Final[i64] = 3

NOT_A_PRODUCT: Final = Refusal("QD-8.4", "not-a-product")
NOT_A_VALUE: Final = Refusal("QD-8.4", "not-a-value")


def number_token(pair: i64) -> i64:
    """The value of the only number token of a pair; 0 for two number tokens, -1 for two planes."""
    first = PAIR_FIRST[pair] % N_TOKENS
    second = PAIR_SECOND[pair] % N_TOKENS
    if first == PLANE:
        return NOTHING if second == PLANE else second + 1
    return first + 1 if second == PLANE else 0


def highest_answer(pair: i64) -> i64:
    """The highest possible answer for a pair: a product, or the value of the plane."""
    return HIGHEST_PRODUCT if number_token(pair) == 0 else HIGHEST_VALUE


def ask_product(s: Quadrata, seat: i64, place: i64, pair: i64) -> None:
    """QD-8.4: for two numbers: their product."""
    if s.quiz == ON and number_token(pair) == 0:
        s.push(AT_ANSWER, seat, place, pair, 0)


def ask_plane(s: Quadrata, seat: i64, place: i64, pair: i64) -> None:
    """QD-8.4: for a number and a plane: the value that the plane must have. Two planes make any product, so there is
    no question.
    """
    if s.quiz == ON and number_token(pair) > 0:
        s.push(AT_ANSWER, seat, place, pair, number_token(pair))


class Answer(Step[Quadrata]):
    """QD-8.4: three tries; after the third wrong one the answer is shown.

    Arguments: the place, the two tokens, and for the text the number beside a plane (0 without a plane).
    """

    def __init__(self) -> None:
        super().__init__(AT_ANSWER, "answer", PLACES, PAIRS, NUMBER)
        self.on = [AT_ARRIVE, AT_CHANGE]
        self.outcome_hidden = True

    def fits(self, s: Quadrata, at: i64) -> bool:
        """Only in practice; the number is the one beside a plane."""
        beside = max(number_token(s.figure_at(at, 1)), 0)
        return s.quiz == ON and s.figure_at(at, 2) == beside and is_of_one_visit(s, at)

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for number in range(1, highest_answer(s.top(1)) + 1):
            found = append(found, ANSWER.of(number))
        return found

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if not ANSWER.has(action):
            return NOT_NOW
        number = ANSWER.arg(action)
        if 0 < number <= highest_answer(s.top(1)):
            return None
        return NOT_A_PRODUCT if number_token(s.top(1)) == 0 else NOT_A_VALUE

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        return {"highest": highest_answer(s.top(1))}

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        number = ANSWER.arg(action)
        if is_right(s, s.top(0), s.top(1), number):
            s.right[seat] += 1
            s.note(ANSWERED_RIGHT, seat, number)
        else:
            s.wrong[seat] += 1
            s.note(ANSWERED_WRONG, seat, number)
            if s.tries + 1 < TRIES:
                s.tries += 1
                return
            s.note(ANSWER_SHOWN, seat, answer(s, s.top(0), s.top(1)))
        s.tries = 0
        s.drop()


def is_right(s: Quadrata, place: i64, pair: i64, number: i64) -> bool:
    """The product of two number tokens; or a plane's value that leads to a number of the place."""
    token = number_token(pair)
    if token == 0:
        return number == (PAIR_FIRST[pair] % N_TOKENS + 1) * (PAIR_SECOND[pair] % N_TOKENS + 1)
    # counts the plane as a token of this value
    bits = s.box.gap[((token - 1) * N_TOKENS + number - 1) * N_PLACES + place]
    return bits & (ONE << (changed_by(s) + NO_CHANGE)) != 0


def answer(s: Quadrata, place: i64, pair: i64) -> i64:
    """The lowest right answer."""
    number: i64 = 1
    while not is_right(s, place, pair, number):
        number += 1
    return number


def right_answer(s: Quadrata) -> i64:
    """The right choice for the present question; -1 if there is none."""
    return ANSWER.of(answer(s, s.top(0), s.top(1))) if s.step().number == AT_ANSWER else NOTHING
