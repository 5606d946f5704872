"""What two tokens make, and how near they come to a number (QD-5.4.3, QD-5.4.4)."""

from itertools import combinations_with_replacement

import pytest

from ludotheque.games.quadrata.products import nearest
from ludotheque.games.quadrata.vocabulary import HELD, PAIRS
from tests.quadrata.scenario import Scenario

FAR = ("ottawa", "quebec_city", "sydney", "brandon")


def values(held: str) -> list[int]:
    token = held.partition("_")[0]
    return list(range(1, 13)) if token == "plane" else [int(token)]


@pytest.mark.parametrize("number", [1, 2, 5, 12, 13, 49, 59, 71, 97, 108, 131, 143, 144])
def test_qd_5_4_4_the_nearest_product_is_what_trying_all_values_finds(number: int) -> None:
    for first, second in combinations_with_replacement(HELD.ids, 2):
        made = {a * b for a in values(first) for b in values(second)}
        found = int(nearest(PAIRS.index_of[f"{first}*{second}"], number))
        assert found in made
        assert abs(found - number) == min(abs(one - number) for one in made), (first, second)


@pytest.mark.parametrize(("pair", "number", "made"), [("4*plane", 6, 4), ("plane*4_extra", 14, 12)])
def test_qd_5_4_4_of_two_equally_near_products_the_lower(pair: str, number: int, made: int) -> None:
    assert nearest(PAIRS.index_of[pair], number) == made


def test_qd_5_4_3_equal_tokens_are_offered_once() -> None:
    """5, 6, 7 and 7 make 35 in one way, though there are two sevens."""
    t = Scenario(day=2).trains(0, 1).centre("cavendish", *FAR[:3]).hand(0, 5, 6, 7, 7)
    aid = t.s.view(0)["aid"]
    assert [aid["pairs"][row[0]] for row in aid["places"]["cavendish"]["sums"]["35"]] == ["5*7"]
    assert t.do(0, "visit", place="cavendish").pairs(0) == ["5*7"]
