"""Cards: their piles, who knows them, and what a sample re-deals."""

import json
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.cards import NO_CARD, Pack, bit, everybody
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.position import BadPosition
from ludotheque.core.state import SPECTATOR
from ludotheque.core.verbs import Domain, numbers
from tests.core.market import AT_ANSWER, AT_COUNT, AT_PAY, AT_PLAN, STALLS, MarketGame
from tests.soaking import examples

SEATS = 3
DECK, OPEN = 0, 1
LETTERS = Domain("letter", list("abcdefgh"))
# Four with one back and four with another.
PACK = Pack(LETTERS, common=2, backs=[0, 0, 0, 0, 1, 1, 1, 1])
PLAIN = Pack(LETTERS, common=2)
NO_SEAT = 0
ALL = everybody(SEATS)

Cards = tuple["vec[i64]", "vec[i64]"]


def laid(**piles: str) -> Cards:
    """Cards by letters: `deck`, `open` and `hand0`...; a hand is known to its owner, `open` to all."""
    pile, seen = vec[i64]([DECK] * 8), vec[i64]([NO_SEAT] * 8)
    for name, letters in piles.items():
        for letter in letters:
            card = LETTERS.index_of[letter]
            if name == "open":
                pile[card], seen[card] = OPEN, ALL
            elif name != "deck":
                pile[card], seen[card] = PACK.of(int(name[-1])), bit(int(name[-1]))
    return pile, seen


def letters(cards: "vec[i64]") -> str:
    return "".join(LETTERS.ids[card] for card in cards)


def known(seen: "vec[i64]", seat: int) -> str:
    return "".join(LETTERS.ids[card] for card in range(8) if PACK.knows(seen, seat, card))


# ---------------------------------------------------------------- piles


def test_piles_are_counted_and_listed() -> None:
    pile, seen = laid(hand0="bg", open="c")
    assert [PACK.count(pile, where) for where in (DECK, OPEN, PACK.of(0), PACK.of(1))] == [5, 1, 2, 0]
    assert letters(PACK.in_pile(pile, PACK.of(0))) == "bg"
    assert letters(PACK.in_pile(pile, PACK.of(1))) == ""
    assert PACK.known_in(pile, seen, PACK.of(0), 0) == ["b", "g"]
    assert PACK.known_in(pile, seen, PACK.of(0), 1) == []
    assert PACK.known_in(pile, seen, OPEN, SPECTATOR) == ["c"]


def test_backs_are_public_in_an_order_that_reveals_nothing() -> None:
    pile, _ = laid(hand0="gab")
    assert PACK.backs_in(pile, PACK.of(0)) == [0, 0, 1]
    assert PLAIN.backs_in(pile, PLAIN.of(0)) == [0, 0, 0]


def test_a_seat_may_have_several_piles() -> None:
    pack = Pack(LETTERS, common=2, each=3)
    assert [pack.of(seat, which) for seat in (0, 1) for which in (0, 1, 2)] == [2, 3, 4, 5, 6, 7]


def test_the_number_of_backs_is_that_of_the_cards() -> None:
    with pytest.raises(ValueError, match="pack letter: 8 cards have 2 backs"):
        Pack(LETTERS, common=1, backs=[0, 1])


def test_any_card_of_a_pile_may_be_drawn_each_equally_often() -> None:
    drawn = dict.fromkeys(range(8), 0)
    chance = seeded(3)
    for _ in range(6000):
        pile, seen = laid(hand0="ab", open="c")
        card = PACK.draw(pile, seen, DECK, PACK.of(1), bit(1), chance)
        assert (pile[card], seen[card]) == (PACK.of(1), bit(1))
        assert PACK.count(pile, DECK) == 4
        drawn[int(card)] += 1
    assert [drawn[card] for card in range(3)] == [0, 0, 0]
    assert all(1100 < drawn[card] < 1300 for card in range(3, 8))


def test_with_a_back_any_card_that_has_it_may_be_drawn() -> None:
    drawn = set()
    for seed in range(40):
        pile, seen = laid(open="h")
        assert letters(PACK.with_back(pile, DECK, 1)) == "efg"
        drawn.add(LETTERS.ids[PACK.draw(pile, seen, DECK, PACK.of(0), bit(0), seeded(seed), back=1)])
    assert drawn == set("efg")


def test_the_first_card_with_a_back_is_found_or_none() -> None:
    pile, _ = laid(open="e", hand1="fgh")
    assert [int(PACK.find(pile, where, 1)) for where in (OPEN, PACK.of(1), DECK)] == [4, 5, NO_CARD]


def test_drawing_counts_as_a_use_of_chance_even_where_one_card_is_left() -> None:
    pile, seen = laid(hand0="abcdefg")
    chance = seeded(1)
    assert LETTERS.ids[PACK.draw(pile, seen, DECK, OPEN, ALL, chance)] == "h"
    assert chance.draws == 1


# ---------------------------------------------------------------- knowledge


def test_spectators_know_public_cards_and_not_those_known_to_all_seats() -> None:
    _, seen = laid(hand0="a")
    for seat in (1, 2):
        PACK.show(seen, 0, bit(seat))
    assert [PACK.knows(seen, seat, 0) for seat in (-1, 0, 1, 2)] == [False, True, True, True]
    PACK.show(seen, 0, ALL)
    assert PACK.knows(seen, SPECTATOR, 0)


def test_a_secret_may_have_several_owners() -> None:
    _, seen = laid(hand0="ab")
    PACK.show(seen, 0, bit(2))
    assert [known(seen, seat) for seat in (-1, 0, 1, 2)] == ["", "ab", "", "a"]


def test_witnesses_of_a_move_know_the_card() -> None:
    pile, seen = laid(hand0="abe")
    PACK.put(pile, seen, 0, OPEN, ALL)
    assert letters(PACK.in_pile(pile, OPEN)) == "a"
    assert [known(seen, seat) for seat in (-1, 0, 1, 2)] == ["a", "abe", "a", "a"]


def test_other_seats_no_longer_know_cards_with_that_back() -> None:
    pile, seen = laid(hand0="abe", hand1="c")
    for card in (0, 1, 4):
        PACK.show(seen, card, bit(2))
    assert known(seen, 2) == "abe"
    PACK.put(pile, seen, 0, PACK.of(1), bit(0) + bit(1))
    assert known(seen, 2) == "e"  # the only one with its back, and it did not move
    assert known(seen, 0) == "abe"
    assert known(seen, 1) == "ac"


def test_shuffled_into_the_deck_a_card_is_known_to_be_there_until_a_card_is_drawn() -> None:
    drawn = set()
    for seed in range(20):
        pile, seen = laid(open="a", hand0="cdefgh")
        PACK.put(pile, seen, 0, DECK, ALL)
        assert PACK.known_in(pile, seen, DECK, SPECTATOR) == ["a"]
        drawn.add(LETTERS.ids[PACK.draw(pile, seen, DECK, PACK.of(1), bit(1), seeded(seed))])
        assert [known(seen, seat) for seat in (-1, 0, 2)] == ["", "cdefgh", ""]
        assert "a" in known(seen, 1)
    assert drawn == {"a", "b"}


# ---------------------------------------------------------------- samples

a_deal = st.tuples(
    st.lists(st.integers(0, 2 + SEATS - 1), min_size=8, max_size=8),
    st.lists(st.integers(0, int(ALL)), min_size=8, max_size=8),
    st.integers(-1, SEATS - 1),
    st.integers(0, 2**64),
)


@given(a_deal)
@settings(max_examples=examples(200))
def test_a_redeal_keeps_the_seats_knowledge_the_piles_and_their_backs(
    deal: tuple[list[int], list[int], int, int],
) -> None:
    pile, seen, seat, seed = vec[i64](deal[0]), vec[i64](deal[1]), deal[2], deal[3]
    before, knew = pile[:], seen[:]
    instead = PACK.redeal(pile, seen, seat, seeded(seed))
    for card in range(8):
        other = instead[card]
        if PACK.knows(knew, seat, card):
            assert (other, pile[card], seen[card]) == (card, before[card], knew[card])
        assert not (PACK.knows(seen, seat, card) and not PACK.knows(knew, seat, card))
        assert PACK.backs[other] == PACK.backs[card]
        # The card there now is known to those who knew the previous one.
        assert (pile[other], seen[other]) == (before[card], knew[card])
    assert sorted(instead) == list(range(8))
    for where in range(2 + SEATS):
        assert PACK.count(pile, where) == PACK.count(before, where)
        assert PACK.backs_in(pile, where) == PACK.backs_in(before, where)
        assert PACK.known_in(pile, seen, where, seat) == PACK.known_in(before, knew, where, seat)


def test_every_consistent_deal_is_reached_equally_often() -> None:
    """Seat 0 holds a; b, c, d with the same back are in the hands of 1 and 2 and in the deck. The others are open."""
    start = laid(hand0="a", hand1="b", hand2="c", open="efgh")
    found: dict[str, int] = {}
    chance = seeded(5)
    for _ in range(6000):
        pile, seen = start[0][:], start[1][:]
        PACK.redeal(pile, seen, 0, chance)
        deal = "".join(letters(PACK.in_pile(pile, where)) for where in (PACK.of(1), PACK.of(2), DECK))
        found[deal] = found.get(deal, 0) + 1
    assert set(found) == {"".join(order) for order in permutations("bcd")}
    assert all(880 < times < 1120 for times in found.values())


def test_mingled_piles_keep_their_sizes_and_the_seats_knowledge_but_not_their_backs() -> None:
    """Two cards of abcde were drawn from one pile into another: seat 0 knows c, and not even the backs of the
    others."""
    start = laid(hand1="be", hand2="acd", open="fgh")
    start[1][2] |= bit(0)
    hands = set()
    for seed in range(200):
        pile, seen = start[0][:], start[1][:]
        instead = PACK.mingle(pile, seen, PACK.of(1), PACK.of(2), 0, seeded(seed))
        hands.add(letters(PACK.in_pile(pile, PACK.of(1))))
        for card in range(8):
            assert (pile[instead[card]], seen[instead[card]]) == (start[0][card], start[1][card])
        assert (pile[2], seen[2]) == (PACK.of(2), start[1][2])
        assert letters(PACK.in_pile(pile, OPEN)) == "fgh"
    assert hands == {a + b for a in "abde" for b in "abde" if a < b}


def test_a_spectator_knows_no_hand() -> None:
    start = laid(hand0="a", hand1="b", open="efgh")
    hands = set()
    chance = seeded(5)
    for _ in range(200):
        pile, seen = start[0][:], start[1][:]
        PACK.redeal(pile, seen, SPECTATOR, chance)
        hands.add(letters(PACK.in_pile(pile, PACK.of(0))) + letters(PACK.in_pile(pile, PACK.of(1))))
    assert hands == {one + other for one in "abcd" for other in "abcd" if one != other}


def test_frames_and_lanes_follow_the_permuted_cards() -> None:
    """Of this domain only: another domain of the same size is not affected."""
    s = MarketGame().new(2, 1)
    s.split(AT_COUNT)
    s.push_to(0, AT_PAY, 2)
    s.push_to(1, AT_PAY, -1)
    s.push_to(1, AT_ANSWER, 2)
    s.push(AT_PAY, 0, 1)
    s.follow(numbers("stall", 2), vec[i64]([1, 1, 1]))
    assert s.top(0) == 1
    s.follow(STALLS, vec[i64]([1, 2, 0]))
    assert s.top(0) == 2
    s.drop()
    assert list(s.lane_of(0)) == [AT_PAY, 0, 0, 0, 0]
    assert list(s.lane_of(1)) == [AT_PAY, 1, -1, 0, 0, AT_ANSWER, 1, 2, 0, 0]
    assert list(s.lanes[0]) == [AT_PLAN, 0, 0, 0, 0]  # of the lower, suspended fork


# ---------------------------------------------------------------- positions


def test_a_pack_in_order_breaks_nothing() -> None:
    assert PACK.broken(*laid(hand0="ab", hand2="e", open="c"), SEATS) == []


@pytest.mark.parametrize(
    ("pile", "seen", "said"),
    [
        (-1, NO_SEAT, "letter: b lies in no pile"),
        (5, NO_SEAT, "letter: b lies in pile 5, and there are 5"),
        (DECK, ALL + 1, "letter: b is known to a seat that isn't there"),
        (DECK, bit(SPECTATOR), "letter: b lies open to spectators, but not to every seat"),
    ],
)
def test_violated_invariants_are_described(pile: int, seen: int, said: str) -> None:
    piles, knowers = laid()
    piles[1], knowers[1] = pile, seen
    assert PACK.broken(piles, knowers, SEATS) == [said]


def test_face_up_cards_are_public() -> None:
    pack = Pack(LETTERS, common=2, face_up=[i64(OPEN)])
    pile, seen = laid(open="c")
    assert pack.broken(pile, seen, SEATS) == []
    seen[2] = bit(0)
    assert pack.broken(pile, seen, SEATS) == ["letter: c lies face up, and not every seat knows it"]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("pile", -1, "card: blow_8 lies in no pile"),
        ("pile", 6, "card: blow_8 lies in pile 6, and there are 6"),
        ("seen", 16, "card: blow_8 is known to a seat that isn't there"),
        ("seen", 1, "card: blow_8 lies open to spectators, but not to every seat"),
        ("pile", 99, "pile: expected whole numbers from -1 to 12"),
        ("seen", -1, "seen: expected whole numbers from 0 to 63"),
    ],
)
def test_a_damaged_position_is_refused_with_a_sentence(field: str, value: int, said: str) -> None:
    parry = load_game("parry")
    position = json.loads(parry.encode(parry.new(3, 1)))
    position[field][7] = value
    with pytest.raises(BadPosition, match=said):
        parry.decode(json.dumps(position).encode())
