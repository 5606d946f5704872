"""The generator is sfc32, uniform, and the same everywhere."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance, seeded
from tests.soaking import examples

TWO_32 = 2**32
SEEDS = (0, 1, 7, 2**31, 2**32, 2**64 + 5, 0x0123456789ABCDEF_FEDCBA9876543210, 2**128 - 1)


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """A second implementation of Doty-Humphrey's generator, in plain arithmetic instead of masks and shifts."""
    while True:
        drawn = (a + b + counter) % TWO_32
        rotated = c * 2**21 % TWO_32 + c // 2**11
        a, b, c, counter = b ^ (b // 2**9), c * 9 % TWO_32, (rotated + drawn) % TWO_32, (counter + 1) % TWO_32
        yield drawn


def expected_words(seed: int) -> Iterator[int]:
    """The expected output of a seed: its four words from the lowest on, after 16 words of warm-up."""
    words = sfc32(*[seed // TWO_32**place % TWO_32 for place in range(4)])
    return islice(words, 16, None)


def numbers(chance: Chance, bound: int, count: int) -> list[int]:
    return [chance.below(bound) for _ in range(count)]


@pytest.mark.parametrize("seed", SEEDS)
def test_words_are_those_of_sfc32(seed: int) -> None:
    chance = seeded(seed)
    assert [chance.word() for _ in range(500)] == list(islice(expected_words(seed), 500))


@given(st.integers(0, 2**128 - 1))
@settings(max_examples=examples(60))
def test_words_are_those_of_sfc32_for_any_seed(seed: int) -> None:
    chance = seeded(seed)
    assert [chance.word() for _ in range(20)] == list(islice(expected_words(seed), 20))


def test_published_seeds_keep_their_meaning() -> None:
    """Journals are replayed from their seed for ever: these numbers must never change."""
    assert [seeded(7).word(), seeded(2**127).word()] == [3610364994, 2997608413]
    assert numbers(seeded(7), 6, 12) == [0, 2, 4, 2, 0, 2, 0, 3, 4, 3, 0, 4]


def test_the_counter_and_the_words_wrap_at_32_bits() -> None:
    high = TWO_32 - 1
    chance = Chance(high, high, high, high, 0)
    assert [chance.word() for _ in range(50)] == list(islice(sfc32(high, high, high, high), 50))
    assert all(0 <= word < TWO_32 for word in (chance.a, chance.b, chance.c, chance.counter))


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 44, 100])
def test_below_stays_below_and_every_number_occurs(bound: int) -> None:
    drawn = numbers(seeded(11), bound, 40 * bound)
    assert set(drawn) == set(range(bound))


@pytest.mark.parametrize("bound", [6, 1000, 3 * 2**30, TWO_32 - 1, TWO_32])
def test_below_draws_again_in_the_incomplete_last_stretch(bound: int) -> None:
    """Rejection, then the remainder: checked against the second implementation."""
    words = expected_words(5)
    wanted = [word % bound for word in islice((w for w in words if w < TWO_32 // bound * bound), 200)]
    assert numbers(seeded(5), bound, 200) == wanted


def test_below_is_uniform_where_a_plain_remainder_is_not() -> None:
    """Of 0 to 3·2^30 - 1, a third is in the first third; a plain remainder of a word would give a half."""
    low = sum(number < 2**30 for number in numbers(seeded(3), 3 * 2**30, 3000))
    assert 900 < low < 1100


@pytest.mark.parametrize("size", [0, 1, 2, 5, 44])
def test_shuffle_keeps_all_items(size: int) -> None:
    items = vec[i64](range(size))
    seeded(9).shuffle(items)
    assert sorted(items) == list(range(size))


def test_shuffle_favours_no_order() -> None:
    """Chi-square over the 24 orders of four items; with 23 degrees of freedom, 49.7 is exceeded once in a thousand."""
    orders: Counter[tuple[int, ...]] = Counter()
    chance = seeded(2024)
    for _ in range(4800):
        items = vec[i64]([0, 1, 2, 3])
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(4)))
    chi_square = sum((count - 200) ** 2 / 200 for count in orders.values())
    assert 5 < chi_square < 49.7


@pytest.mark.parametrize("place", range(5))
def test_shuffle_brings_every_item_to_every_place(place: int) -> None:
    """Over many seeds, not only along one stream."""
    seen: Counter[int] = Counter()
    for seed in range(1000):
        items = vec[i64](range(5))
        seeded(seed).shuffle(items)
        seen[items[place]] += 1
    assert all(140 < seen[item] < 260 for item in range(5))


def test_clones_draw_alike_and_apart() -> None:
    original = seeded(42)
    numbers(original, 10, 5)
    clone = original.clone()
    ahead = numbers(clone, 1000, 20)
    assert clone.draws == 25
    assert original.draws == 5
    assert numbers(original, 1000, 20) == ahead
    items, others = vec[i64](range(30)), vec[i64](range(30))
    original.shuffle(items)
    clone.shuffle(others)
    assert items == others


def test_draws_count_uses_not_words() -> None:
    chance = seeded(1)
    assert chance.draws == 0
    chance.word()
    assert chance.draws == 0
    for uses in range(1, 50):
        chance.below(3 * 2**30)  # often draws again
        assert chance.draws == uses
    chance.shuffle(vec[i64](range(10)))
    assert chance.draws == 49 + 9


def test_every_bit_of_a_seed_matters() -> None:
    beginnings = {seeded(0).word()} | {seeded(1 << bit).word() for bit in range(128)}
    assert len(beginnings) == 129


@pytest.mark.parametrize("seed", [-1, 2**128, 10**50, -(2**200)])
def test_a_seed_of_more_than_128_bits_or_below_zero_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="128 bits"):
        seeded(seed)


@pytest.mark.parametrize("bound", [0, -1, TWO_32 + 1, 2**62])
def test_numbers_beyond_a_generator_word_are_refused(bound: int) -> None:
    chance = seeded(1)
    with pytest.raises(ValueError, match="a word has 32 bits"):
        chance.below(bound)
    assert chance.draws == 0


def test_the_widest_draw_is_a_whole_word() -> None:
    assert seeded(1).below(TWO_32) == seeded(1).word()
