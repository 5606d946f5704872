"""Great people (CV-2.5, CV-5.1, CV-5.16, CV-7.18, CV-15.8, CV-15.13)."""

from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.chance import seeded
from ludotheque.games.civilization.components.box import (
    ARTIST,
    GENERAL,
    N_PERSON_TYPES,
    NONE,
    OF_RELIC,
    SCIENTIST,
)
from ludotheque.games.civilization.hidden import redeal
from ludotheque.games.civilization.map.great_people import gain_person, kill_person, turn_up, why_not_turn_up
from ludotheque.games.civilization.map.markers import withdraw_person
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_REWARD
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    IN_CITIES,
    KEEP_PERSON,
    PEOPLE,
    PERSON_BOTTOM,
    PERSON_DECK,
    PERSON_PACK,
    PERSON_TYPES,
    RELICS,
    SQUARES,
    WONDER_GONE,
)
from ludotheque.games.civilization.realm.cards_in_force import person_open, person_usable
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.meadow import army, asked, at, cannot, city, do, water
from tests.civilization.starting import (
    building,
    cannot_place,
    holds_person,
    next_turn,
    person,
    place,
    reserve,
    start,
    wonder,
)


def hosts(civ: str = "america", **options: str) -> tuple[Civilization, list[i64]]:
    """Seat 0's start of turn, no great person on the map, and the squares around the capital."""
    s = start(civ, "egypt", fame_and_fortune="yes", **options)
    for type in range(N_PERSON_TYPES):
        s.stock[type] = 3
    for one in PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(0)):
        PERSON_PACK.put(s.person_pile, s.person_seen, one, PERSON_DECK, 0)
    return s, list(outskirts(s, 0))


def only(s: Civilization, *types: str) -> None:
    """The stock has one marker of each of these, and nothing else."""
    for type in range(N_PERSON_TYPES):
        s.stock[type] = types.count(PERSON_TYPES.ids[type])


def gain(s: Civilization, seat: i64 = 0) -> None:
    gain_person(s, seat)
    s.settle()


def place_from_reserve(type: str, square: i64) -> dict[str, str]:
    return {"person_type": type, "square": SQUARES.ids[square]}


def move(square: i64, to: i64) -> dict[str, str]:
    return {"from": SQUARES.ids[square], "to": SQUARES.ids[to]}


# ---------------------------------------------------------------- gaining


def test_cv_7_18_gained_it_is_placed_at_once() -> None:
    s, squares = hosts()
    only(s, "general")
    gain(s)
    assert asked(s) == "place_person"
    place(s, squares[0])
    assert s.marker[squares[0]] == 35 + GENERAL
    assert s.stock[GENERAL] == 0
    assert reserve(s, 0, "general") == 0


def test_cv_7_18_or_kept_in_reserve() -> None:
    s, _ = hosts()
    only(s, "general")
    gain(s)
    do(s, "keep_back")
    assert reserve(s, 0, "general") == 1
    assert asked(s) == "start"


def test_cv_2_5_from_the_stock_at_random() -> None:
    s, _ = hosts()
    seen = set()
    for _ in range(60):
        gain(s)
        type = int(s.top(0))
        do(s, "keep_back")
        seen.add(type)
        s.reserve[type], s.stock[type] = 0, 3
    assert seen == set(range(N_PERSON_TYPES))


def test_cv_2_5_an_empty_stock_gives_no_great_person() -> None:
    s, _ = hosts()
    only(s)
    gain(s)
    assert asked(s) == "start"
    assert all(count == 0 for count in s.reserve)


def test_cv_b95_not_on_water() -> None:
    s, squares = hosts()
    water(s, squares[0])
    gain(s)
    assert cannot_place(s, squares[0]) == "CV-7.18 person-on-water"
    assert cannot_place(s, squares[1]) == ""


def test_cv_7_18_in_ones_own_outskirts() -> None:
    s, _ = hosts()
    gain(s)
    assert cannot_place(s, s.city_at[0]) == "CV-7.18 not-your-outskirts"
    assert cannot_place(s, outskirts(s, 3)[0]) == "CV-7.18 not-your-outskirts"
    assert cannot_place(s, at(s, 6, 5)) == "CV-7.18 not-your-outskirts"


def test_cv_7_7_not_among_enemies() -> None:
    s, squares = hosts()
    army(s, 1, squares[0])
    army(s, 0, squares[1])
    gain(s)
    assert cannot_place(s, squares[0]) == "CV-7.7 person-among-enemies"
    assert cannot_place(s, squares[1]) == ""


def test_cv_7_18_without_a_square_it_goes_to_the_reserve_unasked() -> None:
    s, squares = hosts()
    water(s, *squares)
    only(s, "artist")
    gain(s)
    assert asked(s) == "start"
    assert reserve(s, 0, "artist") == 1


def test_cv_7_18_overbuilding() -> None:
    s, squares = hosts()
    building(s, "library", squares[0])
    stonehenge = wonder(s, 0, "stonehenge", squares[1])
    s.obsolete[stonehenge] = 1
    person(s, "artist", squares[2])
    kind = s.box.building_kind[BUILDINGS.index_of["library"]]
    left = s.supply[kind]
    for square in squares[:3]:
        gain(s)
        place(s, square)
    assert s.supply[kind] == left + 1
    assert s.wonder_pile[stonehenge] == WONDER_GONE
    assert (s.wonder_at[stonehenge], s.obsolete[stonehenge]) == (NONE, 0)
    assert reserve(s, 0, "artist") == 1


# ---------------------------------------------------------------- the start of turn


def test_cv_7_18_a_reserve_is_placed_in_ones_start_of_turn() -> None:
    s, squares = hosts()
    s.reserve[GENERAL] = 1
    do(s, "place_person", **place_from_reserve("general", squares[0]))
    assert s.marker[squares[0]] == 35 + GENERAL
    assert cannot(s, "place_person", **place_from_reserve("general", squares[1])) == "CV-7.18 none-in-reserve"


def test_cv_7_18_a_great_person_is_moved() -> None:
    s, squares = hosts()
    person(s, "general", squares[0])
    do(s, "move_person", **move(squares[0], squares[1]))
    assert s.marker[squares[0]] == NONE
    assert s.marker[squares[1]] == 35 + GENERAL


def test_cv_5_1_each_once_a_start_of_turn() -> None:
    s, squares = hosts()
    person(s, "general", squares[0])
    s.reserve[ARTIST] = 1
    do(s, "move_person", **move(squares[0], squares[1]))
    assert cannot(s, "move_person", **move(squares[1], squares[0])) == "CV-5.1 person-settled"
    do(s, "place_person", **place_from_reserve("artist", squares[2]))
    assert cannot(s, "move_person", **move(squares[2], squares[0])) == "CV-5.1 person-settled"
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "move_person", **move(squares[1], squares[0])) == ""


def test_cv_7_18_one_moves_ones_own_to_legal_squares() -> None:
    s, squares = hosts()
    person(s, "general", squares[0])
    person(s, "artist", outskirts(s, 3)[0])
    assert cannot(s, "move_person", **move(squares[0], squares[0])) == "CV-7.18 person-stands-there"
    assert cannot(s, "move_person", **move(squares[1], squares[0])) == "CV-7.18 no-person-of-yours"
    other = outskirts(s, 3)[0]
    assert cannot(s, "move_person", **move(other, squares[1])) == "CV-7.18 no-person-of-yours"
    assert cannot(s, "move_person", **move(squares[0], other)) == "CV-7.18 not-your-outskirts"


def test_cv_r9_a_move_onto_another_sends_that_one_to_the_reserve() -> None:
    s, squares = hosts()
    person(s, "general", squares[0])
    person(s, "artist", squares[1])
    do(s, "move_person", **move(squares[0], squares[1]))
    assert s.marker[squares[1]] == 35 + GENERAL
    assert reserve(s, 0, "artist") == 1
    assert cannot(s, "place_person", **place_from_reserve("artist", squares[0])) == ""


def test_cv_5_16_one_that_was_settled_and_overbuilt_waits_for_the_next_turn() -> None:
    s, squares = hosts()
    s.reserve[ARTIST] = 1
    s.reserve[GENERAL] = 1
    do(s, "place_person", **place_from_reserve("artist", squares[0]))
    do(s, "place_person", **place_from_reserve("general", squares[0]))
    assert reserve(s, 0, "artist") == 1
    again = place_from_reserve("artist", squares[1])
    assert cannot(s, "place_person", **again) == "CV-5.1 person-settled"
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "place_person", **again) == ""


def test_cv_5_16_one_not_settled_may_be_placed_beside_one_that_was() -> None:
    s, squares = hosts()
    s.reserve[ARTIST] = 2
    s.reserve[GENERAL] = 1
    do(s, "place_person", **place_from_reserve("artist", squares[0]))
    do(s, "place_person", **place_from_reserve("general", squares[0]))
    do(s, "place_person", **place_from_reserve("artist", squares[1]))
    assert cannot(s, "place_person", **place_from_reserve("artist", squares[2])) == "CV-5.1 person-settled"


def test_cv_5_1_placed_outside_the_start_of_turn_it_is_not_settled() -> None:
    s, squares = hosts()
    s.phase = IN_CITIES
    only(s, "general")
    gain(s)
    place(s, squares[0])
    assert all(square == NONE for square in s.settled)


def test_cv_5_1_gained_and_placed_in_ones_start_of_turn_it_is() -> None:
    s, squares = hosts()
    only(s, "general")
    gain(s)
    place(s, squares[0])
    assert cannot(s, "move_person", **move(squares[0], squares[1])) == "CV-5.1 person-settled"


def test_cv_7_18_in_every_city() -> None:
    s, _ = hosts()
    city(s, 0, 1, at(s, 6, 5))
    s.reserve[GENERAL] = 1
    assert cannot(s, "place_person", **place_from_reserve("general", outskirts(s, 1)[0])) == ""


# ---------------------------------------------------------------- dying


def test_cv_2_5_a_killed_one_returns_to_the_stock() -> None:
    s, squares = hosts()
    person(s, "general", squares[0])
    kill_person(s, squares[0])
    assert s.stock[GENERAL] == 3
    assert s.marker[squares[0]] == NONE
    assert reserve(s, 0, "general") == 0


def test_cv_5_1_where_a_settled_person_died_another_is_not_settled() -> None:
    s, squares = hosts()
    s.reserve[GENERAL] = 1
    do(s, "place_person", **place_from_reserve("general", squares[0]))
    kill_person(s, squares[0])
    person(s, "artist", squares[0])
    assert cannot(s, "move_person", **move(squares[0], squares[1])) == ""


def test_cv_5_1_where_a_settled_person_was_overbuilt_another_is_not_settled() -> None:
    s, squares = hosts()
    s.reserve[GENERAL] = 1
    do(s, "place_person", **place_from_reserve("general", squares[0]))
    withdraw_person(s, squares[0])
    person(s, "artist", squares[0])
    assert cannot(s, "move_person", **move(squares[0], squares[1])) == ""


# ---------------------------------------------------------------- Greece


def test_greece_keeps_one_of_two_markers() -> None:
    s, _ = hosts("greece")
    only(s, "general", "artist")
    gain(s)
    assert asked(s) == "keep_type"
    assert cannot(s, "keep_type", person_type="scientist") == "CV-7.18 marker-not-drawn"
    do(s, "keep_type", person_type="artist")
    do(s, "keep_back")
    assert asked(s) == "start"
    assert reserve(s, 0, "artist") == 1
    assert s.stock[GENERAL] == 1
    assert s.stock[ARTIST] == 0


def test_greece_has_no_choice_between_two_of_a_kind() -> None:
    s, _ = hosts("greece")
    only(s, "general", "general")
    gain(s)
    assert asked(s) == "place_person"
    assert s.stock[GENERAL] == 1


def test_greece_takes_the_last_one() -> None:
    s, _ = hosts("greece")
    only(s, "general")
    gain(s)
    assert asked(s) == "place_person"


def test_two_great_people_come_one_after_the_other() -> None:
    """School of Confucius: Greece does not draw twice what is there once."""
    s, _ = hosts("greece")
    only(s, "artist", "general")
    s.push(AT_REWARD, 0, OF_RELIC, RELICS.index_of["school_of_confucius"], 0)
    s.settle()
    assert asked(s) == "keep_type"
    do(s, "keep_type", person_type="artist")
    do(s, "keep_back")
    assert asked(s) == "place_person", "one is left: nothing to keep"
    do(s, "keep_back")
    assert (reserve(s, 0, "artist"), reserve(s, 0, "general")) == (1, 1)
    assert sum(s.stock) == 0


def test_greece_keeps_one_of_two_cards_and_the_other_stays_hidden() -> None:
    s, _ = hosts("greece", great_person_deck="yes")
    gain(s)
    assert asked(s) == "keep_person"
    kept, other = s.top(0), s.top(1)
    assert kept != other
    assert list(s.actions(0)) == sorted(KEEP_PERSON.of(person) for person in (kept, other))
    assert s.person_seen[kept] == s.person_seen[other] == bit(0)
    third = next(one for one in PEOPLE.ids if PEOPLE.index_of[one] not in (kept, other))
    assert cannot(s, "keep_person", person=third) == "CV-15.13 person-not-drawn"
    do(s, "keep_person", person=PEOPLE.ids[kept])
    do(s, "keep_back")
    assert asked(s) == "start"
    assert s.person_pile[kept] == PERSON_PACK.of(0)
    assert (s.person_pile[other], s.person_seen[other]) == (PERSON_BOTTOM, bit(0))
    assert reserve(s, 0, PERSON_TYPES.ids[s.box.person_type[kept]]) == 1


def test_cv_15_13_the_card_greece_does_not_keep_is_under_the_deck() -> None:
    """It is not drawn again before the rest; then it is shuffled in with the others of the bottom."""
    s, _ = hosts("greece", great_person_deck="yes")
    gain(s)
    kept, other = s.top(0), s.top(1)
    do(s, "keep_person", person=PEOPLE.ids[kept])
    do(s, "keep_back")
    for card in PERSON_PACK.in_pile(s.person_pile, PERSON_DECK)[1:]:
        PERSON_PACK.put(s.person_pile, s.person_seen, card, PERSON_PACK.of(1), bit(1))
    (last,) = PERSON_PACK.in_pile(s.person_pile, PERSON_DECK)
    gain(s, 1)
    assert s.person_pile[last] == PERSON_PACK.of(1)
    do(s, "keep_back")
    gain(s, 1)
    assert s.person_pile[other] == PERSON_PACK.of(1)
    assert s.person_seen[other] == bit(1)


def under_the_deck(s: Civilization, seat: i64, seed: int) -> list[i64]:
    """What lies there in a sample for a seat."""
    other = s.clone()
    redeal(other, seat, seeded(seed))
    return list(PERSON_PACK.in_pile(other.person_pile, PERSON_BOTTOM))


def test_cv_15_13_the_card_there_is_hidden_from_others() -> None:
    """In samples for another seat it is of several types, in those for Greece what it is (CV-1.11)."""
    s, _ = hosts("greece", great_person_deck="yes")
    gain(s)
    kept, other = s.top(0), s.top(1)
    do(s, "keep_person", person=PEOPLE.ids[kept])
    do(s, "keep_back")
    types = set()
    for seed in range(12):
        (below,) = under_the_deck(s, 1, seed)
        types.add(int(s.box.person_type[below]))
        assert under_the_deck(s, 0, seed) == [other]
    assert len(types) > 1


def test_greece_with_one_marker_left_draws_one_card_of_its_type() -> None:
    s, _ = hosts("greece", great_person_deck="yes")
    only(s, "scientist")
    gain(s)
    assert asked(s) == "place_person"
    assert s.top(0) == SCIENTIST


# ---------------------------------------------------------------- CV-15.8, CV-15.13: the deck


def deck() -> tuple[Civilization, list[i64]]:
    return hosts(great_person_deck="yes")


def hand(s: Civilization, seat: i64 = 0) -> list[i64]:
    return list(PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(seat)))


def test_cv_15_8_a_card_is_drawn_in_secret_and_brings_its_marker() -> None:
    s, _ = deck()
    gain(s)
    (card,) = hand(s)
    assert s.person_seen[card] == bit(0)
    assert s.top(0) == s.box.person_type[card]
    assert s.stock[s.top(0)] == 2


def test_cv_15_8_a_card_without_a_marker_goes_face_up_to_the_bottom() -> None:
    s, _ = deck()
    only(s, "scientist")
    gain(s)
    (card,) = hand(s)
    assert s.box.person_type[card] == SCIENTIST
    assert PERSON_PACK.count(s.person_pile, PERSON_BOTTOM) > 0
    for passed in PERSON_PACK.in_pile(s.person_pile, PERSON_BOTTOM):
        assert s.box.person_type[passed] != SCIENTIST
        assert s.person_seen[passed] == everybody(s.seats)


def test_cv_2_12_face_up_cards_on_top_and_the_deck_is_shuffled() -> None:
    s, _ = deck()
    for card in PERSON_PACK.in_pile(s.person_pile, PERSON_DECK):
        PERSON_PACK.put(s.person_pile, s.person_seen, card, PERSON_BOTTOM, everybody(s.seats))
    gain(s)
    (card,) = hand(s)
    assert s.person_seen[card] == bit(0)
    assert PERSON_PACK.count(s.person_pile, PERSON_BOTTOM) == 0


def test_cv_15_8_without_any_marker_no_card_is_drawn() -> None:
    s, _ = deck()
    only(s)
    gain(s)
    assert hand(s) == []
    assert PERSON_PACK.count(s.person_pile, PERSON_BOTTOM) == 0


def test_cv_15_8_open_cards_at_the_bottom_are_no_reason_to_draw() -> None:
    s, _ = deck()
    only(s)
    open_card = PEOPLE.index_of["sun_tzu"]
    PERSON_PACK.put(s.person_pile, s.person_seen, open_card, PERSON_BOTTOM, everybody(s.seats))
    gain(s)
    assert hand(s) == []
    assert PERSON_PACK.count(s.person_pile, PERSON_BOTTOM) == 1


def test_cv_15_8_usable_while_a_marker_of_its_type_is_on_the_map() -> None:
    s, squares = deck()
    card = holds_person(s, 0, "sun_tzu")
    assert not person_usable(s, 0, card)
    s.reserve[GENERAL] = 1
    assert not person_usable(s, 0, card), "a marker in reserve is not enough"
    do(s, "place_person", **place_from_reserve("general", squares[0]))
    assert person_usable(s, 0, card), "at once"


def test_cv_15_8_turned_up_once() -> None:
    s, squares = deck()
    card = holds_person(s, 0, "sun_tzu")
    refusal = why_not_turn_up(s, 0, card)
    assert refusal is not None
    assert refusal.name == "person-card-not-usable"
    person(s, "general", squares[0])
    assert why_not_turn_up(s, 0, card) is None
    turn_up(s, 0, card)
    assert person_open(s, card)
    refusal = why_not_turn_up(s, 0, card)
    assert refusal is not None
    assert refusal.name == "person-card-open"


def test_cv_15_8_more_cards_than_markers_and_one_is_discarded() -> None:
    s, squares = deck()
    cards = [holds_person(s, 0, "sun_tzu"), holds_person(s, 0, "leonidas")]
    person(s, "general", squares[0])
    person(s, "general", squares[1])
    kill_person(s, squares[0])
    left = [card for card in cards if s.person_pile[card] == PERSON_PACK.of(0)]
    assert len(left) == 1
    (lost,) = [card for card in cards if card not in left]
    assert s.person_pile[lost] == PERSON_BOTTOM
    assert s.person_seen[lost] == everybody(s.seats)


def test_cv_15_8_a_marker_in_reserve_keeps_a_card() -> None:
    s, squares = deck()
    cards = [holds_person(s, 0, "sun_tzu"), holds_person(s, 0, "leonidas")]
    person(s, "general", squares[0])
    person(s, "general", squares[1])
    s.reserve[GENERAL] = 1
    kill_person(s, squares[0])
    assert [s.person_pile[card] for card in cards] == [PERSON_PACK.of(0)] * 2


def test_cv_15_13_back_in_reserve_the_card_is_kept_and_not_usable() -> None:
    s, squares = deck()
    card = holds_person(s, 0, "sun_tzu")
    person(s, "general", squares[0])
    withdraw_person(s, squares[0])
    assert s.person_pile[card] == PERSON_PACK.of(0)
    assert not person_usable(s, 0, card)


def test_jim_hensons_counters_go_with_the_card() -> None:
    s, squares = deck()
    holds_person(s, 0, "jim_henson")
    person(s, "humanitarian", squares[0])
    s.counters = 2
    kill_person(s, squares[0])
    assert s.counters == 0
