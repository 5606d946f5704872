"""Components: what the data files hold, counted and compared with one another (QD-3.1 to QD-3.10)."""

from collections import Counter
from itertools import combinations, product

import pytest

from ludotheque.core.words import words_for
from ludotheque.games.quadrata.checks import class_of
from ludotheque.games.quadrata.components import packaged
from ludotheque.games.quadrata.vocabulary import N_TOKENS, SPACES
from tests.quadrata.scenario import GAME, Scenario

BOX = packaged()
CARD = {card.id: card for card in BOX.destinations.destination}
PLACE = {place.id: place for place in BOX.places}
COLOUR = {province.id: province.colour for province in BOX.map.province}
LINKS = {frozenset((path.origin, path.to)) for path in BOX.map.path}

BASE, ADVANCED = range(1, 7), range(7, 13)
CLASS_2 = {a * b for a, b in product(BASE, BASE)}
CLASS_3 = {a * b for a, b in product(BASE, ADVANCED)} - CLASS_2
CLASS_5 = {a * b for a, b in product(ADVANCED, ADVANCED)} - CLASS_2 - CLASS_3

LOOP = [
    "british_columbia",
    "alberta",
    "saskatchewan",
    "manitoba",
    "ontario",
    "quebec",
    "new_brunswick",
    "prince_edward_island",
    "nova_scotia",
    "newfoundland_and_labrador",
    "nunavut",
    "northwest_territories",
    "yukon",
]

# Provinces and territories with a common border on land.
BORDERS = [
    ("british_columbia", "alberta"),
    ("british_columbia", "yukon"),
    ("british_columbia", "northwest_territories"),
    ("alberta", "saskatchewan"),
    ("alberta", "northwest_territories"),
    ("saskatchewan", "manitoba"),
    ("saskatchewan", "northwest_territories"),
    ("manitoba", "ontario"),
    ("manitoba", "nunavut"),
    ("ontario", "quebec"),
    ("quebec", "new_brunswick"),
    ("quebec", "newfoundland_and_labrador"),
    ("new_brunswick", "nova_scotia"),
    ("nunavut", "northwest_territories"),
    ("northwest_territories", "yukon"),
]


# ---------------------------------------------------------------- the pieces


def test_qd_3_1_common_components() -> None:
    assert len(CARD) == len(BOX.destinations.destination) == 39
    assert [day.id for day in BOX.days.day] == [f"day_{number}" for number in range(8)]
    assert len(BOX.trophies.trophy) == 5
    assert (BOX.tokens.advanced.values, BOX.tokens.advanced.copies) == (list(ADVANCED), 4)
    assert list(GAME.new(2, 1).black_bag) == [4] * 6
    assert GAME.new(2, 1).planes == BOX.tokens.setup.black_planes == 22


def test_qd_3_2_components_of_each_player() -> None:
    s = GAME.new(4, 1)
    for player in s.view(-1)["players"]:
        own = player["bag"] + [space["token"] for space in player["spaces"] if space["token"]]
        assert sorted(own) == ["1", "2", "3", "4", "5", "6", "plane"]
    assert BOX.tokens.setup.trains == 2
    assert [colour.id for colour in BOX.tokens.player_colour] == ["purple", "blue", "yellow", "orange"]
    assert len(s.spaces) == 4 * SPACES
    assert len(BOX.map.province) == 13


def test_qd_3_3_seventy_four_tokens_and_three_cards_a_province() -> None:
    s = GAME.new(4, 1)
    on_boards = sum(1 for token in s.spaces if token >= 0)
    assert sum(s.bag) + sum(s.rest) + on_boards + sum(s.black_bag) + s.planes == 24 + 24 + 4 + 22 == 74
    assert Counter(card.province for card in CARD.values()) == dict.fromkeys(LOOP, 3)
    assert 4 * BOX.tokens.setup.trains == 8


# ---------------------------------------------------------------- destination cards


def test_qd_3_4_two_places_a_card_with_two_numbers_each() -> None:
    assert len(PLACE) == len(BOX.places) == 78
    for card in CARD.values():
        assert len({*card.city.numbers, *card.attraction.numbers}) == 4
    assert BOX.place_ids[::2] == [card.city.id for card in CARD.values()]
    assert BOX.place_ids[1::2] == [card.attraction.id for card in CARD.values()]


def test_qd_3_4_toronto_and_the_cn_tower_as_in_the_rulebook() -> None:
    toronto = CARD["toronto"]
    assert toronto.province == "ontario"
    assert (sorted(toronto.city.numbers), toronto.city.points) == ([108, 110], 5)
    assert 30 in toronto.attraction.numbers
    assert toronto.attraction.points == 2
    assert PLACE["cn_tower"] is toronto.attraction


@pytest.mark.parametrize("which", [0, 1])
def test_qd_3_4_either_number_opens_a_place(which: int) -> None:
    """Every place of the box, by each of its numbers: two tokens make it, or for 25 a 5 and a plane."""
    for card in CARD.values():
        for place in (card.city, card.attraction):
            number = place.numbers[which]
            ways = [(a, number // a) for a in range(1, 13) if number % a == 0 and 7 <= number // a <= 12]
            ways += [(a, number // a) for a in range(1, 6) if number % a == 0 and a < number // a < 7]
            tokens = ways[0] if ways else (5, "plane")
            t = Scenario(day=6).centre(card.id).hand(0, *tokens).visit(0, place.id, *tokens)
            assert t.square(0, card.province) == place.points
            assert t.happened("multiplied")[0]["product"] == number


@pytest.mark.parametrize(
    ("number", "points"), [(36, 2), (72, 3), (60, 3), (56, 5), (64, 5), (25, 2), (7, 3), (11, 3), (13, 0)]
)
def test_qd_3_5_classes_of_numbers(number: int, points: int) -> None:
    assert class_of(number) == points


def test_qd_3_5_the_three_lists_of_numbers() -> None:
    assert sorted(CLASS_2) == [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36]
    assert sorted(CLASS_3) == [
        *[7, 11, 14, 21, 22, 27, 28, 32, 33, 35, 40],
        *[42, 44, 45, 48, 50, 54, 55, 60, 66, 72],
    ]
    assert sorted(CLASS_5) == [
        *[49, 56, 63, 64, 70, 77, 80, 81, 84, 88],
        *[90, 96, 99, 100, 108, 110, 120, 121, 132, 144],
    ]
    for number in range(1, 145):
        points = 2 if number in CLASS_2 else 3 if number in CLASS_3 else 5 if number in CLASS_5 else 0
        assert class_of(number) == points


def test_qd_3_5_both_numbers_of_every_place_are_of_its_class() -> None:
    numbers = {2: CLASS_2, 3: CLASS_3, 5: CLASS_5}
    for place in PLACE.values():
        assert set(place.numbers) <= numbers[place.points], place.id
    slots = Counter(place.points for place in PLACE.values() for _ in place.numbers)
    assert slots == {2: 52, 3: 52, 5: 52}


def test_the_cards_of_a_province_have_twelve_different_numbers_and_three_patterns() -> None:
    for province in LOOP:
        cards = [card for card in CARD.values() if card.province == province]
        assert (
            len({n for card in cards for place in (card.city, card.attraction) for n in place.numbers}) == 12
        )
        assert {(card.city.points, card.attraction.points) for card in cards} == {(5, 2), (5, 3), (3, 2)}


def test_the_numbers_of_the_box() -> None:
    """Every product but 1 occurs, one to four times; attractions lie below cities; no two places are alike."""
    counted = Counter(number for place in PLACE.values() for number in place.numbers)
    assert set(counted) == (CLASS_2 | CLASS_3 | CLASS_5) - {1}
    assert max(counted.values()) == 4
    assert all(counted[square] == 1 for square in (25, 49, 64, 81, 100, 121, 144))
    assert all(max(card.attraction.numbers) < min(card.city.numbers) for card in CARD.values())
    assert len({frozenset(place.numbers) for place in PLACE.values()}) == 78


# ---------------------------------------------------------------- the map


def test_qd_3_6_the_path_is_one_closed_loop() -> None:
    assert [province.id for province in BOX.map.province] == LOOP
    assert {frozenset(ends) for ends in zip(LOOP, [*LOOP[1:], LOOP[0]], strict=True)} == LINKS
    assert len(BOX.map.path) == 13
    for near in BOX.box().neighbours:
        assert len(near) == 2


def test_qd_3_6_four_violet_provinces_and_three_of_each_other_colour() -> None:
    by_colour = {colour: {p for p in COLOUR if COLOUR[p] == colour} for colour in BOX.colour_ids}
    assert by_colour == {
        "violet": {"british_columbia", "ontario", "new_brunswick", "nunavut"},
        "red": {"alberta", "quebec", "nova_scotia"},
        "green": {"saskatchewan", "newfoundland_and_labrador", "yukon"},
        "turquoise": {"manitoba", "prince_edward_island", "northwest_territories"},
    }
    assert list(BOX.box().colour_size) == [4, 3, 3, 3]


def test_qd_3_6_neighbours_differ_in_colour() -> None:
    for one, other in [*map(tuple, LINKS), *BORDERS]:
        assert COLOUR[one] != COLOUR[other], (one, other)


def test_qd_3_6_squares_lie_apart_on_the_canvas() -> None:
    for one, other in combinations(BOX.map.province, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 90**2
    half = BOX.map.canvas.square // 2
    assert all(half <= p.x <= 1000 - half and half <= p.y <= 700 - half for p in BOX.map.province)


# ---------------------------------------------------------------- boards


@pytest.mark.parametrize(("removed", "regular"), [(0, 3), (1, 4), (2, 5)])
@pytest.mark.parametrize(("mode", "dotted"), [("family", 0), ("expert", 2)])
def test_qd_3_7_three_regular_spaces_and_one_for_each_train(
    removed: int, regular: int, mode: str, dotted: int
) -> None:
    t = Scenario(mode=mode).trains(0, removed)
    spaces = t.seen(0)["spaces"]
    assert [space["kind"] for space in spaces] == ["regular"] * 3 + ["train"] * 2 + ["extra"] * 2
    assert sum(space["open"] for space in spaces if space["kind"] != "extra") == regular
    assert sum(space["open"] for space in spaces if space["kind"] == "extra") == dotted
    t.at(0, "rest").do(0, "draw")
    assert len(t.held(0)) == regular


def test_qd_3_8_the_family_side() -> None:
    boxes = {b.id: (b.amounts, b.leaves) for b in BOX.taxis.box if b.side == "family"}
    assert boxes == {
        "plus_1": ([1], [2, 2]),
        "plus_2": ([2], [1, 1, 1]),
        "minus_1": ([-1], [2, 2]),
        "minus_2": ([-2], [1, 1, 1]),
    }
    assert {b.kind for b in BOX.taxis.box if b.side == "family"} == {"modify"}
    assert (BOX.taxis.side[0].letter, BOX.taxis.side[0].circles) == ("A", 10)


def test_qd_3_8_the_expert_side() -> None:
    boxes = {b.id: (b.kind, b.amounts, b.leaves) for b in BOX.taxis.box if b.side == "expert"}
    assert boxes == {
        "add": ("modify", [1, 2], [1, 1]),
        "subtract": ("modify", [-1, -2], [1, 1]),
        "extra_tokens": ("extra_tokens", [], [1, 1]),
        "swap": ("swap", [], [2]),
        "plane": ("plane", [], [1, 1]),
        "second_visit": ("second_visit", [], [0]),
        "blank": ("blank", [], [3, 3]),
    }
    assert (BOX.taxis.side[1].letter, BOX.taxis.side[1].circles) == ("B", 12)


@pytest.mark.parametrize("side", ["family", "expert"])
def test_qd_3_8_as_many_circles_as_boxes(side: str) -> None:
    boxes = sum(len(box.leaves) for box in BOX.taxis.box if box.side == side)
    assert boxes == next(s.circles for s in BOX.taxis.side if s.id == side)


def test_qd_3_8_taxis_in_hand_are_the_circled_ones_less_the_crossed_boxes() -> None:
    t = Scenario(mode="expert").taxis(0, 3, crossed=["add", "add", "swap"])
    assert (t.seen(0)["circled"], t.seen(0)["taxis"]) == (6, 3)
    t.do(0, "cross", box="blank")
    assert (t.seen(0)["circled"], t.seen(0)["taxis"]) == (6, 2)
    assert t.crossed(0) == {"add": 2, "swap": 1, "blank": 1}


def test_qd_3_9_trophies_violet_three_the_others_two() -> None:
    assert {trophy.id: (trophy.colour, trophy.points) for trophy in BOX.trophies.trophy} == {
        "violet": ("violet", 3),
        "red": ("red", 2),
        "green": ("green", 2),
        "turquoise": ("turquoise", 2),
        "multicolor": (None, 2),
    }


def test_qd_3_10_effects_of_each_day() -> None:
    assert [[(e.effect, e.count) for e in day.effects] for day in BOX.days.day] == [
        [],
        [("gain_taxi", 1)],
        [("draw_advanced_to_rest", 2)],
        [("remove_base", 1)],
        [("draw_advanced_to_rest", 2)],
        [("remove_base", 2)],
        [("draw_advanced_to_rest", 2), ("rest_to_bag", 0)],
        [],
    ]


def test_every_thing_has_a_name_in_both_languages() -> None:
    for lang in ("fr", "en"):
        names = words_for(GAME, lang).names
        assert len(names["card"]) == 39
        assert len(names["place"]) == len(set(names["place"])) == 78
        assert len(names["token"]) == N_TOKENS
        assert all(name for every in names.values() for name in every)
    assert GAME.naming.names("fr")["place"][BOX.place_ids.index("cn_tower")] == "Tour CN"
    assert GAME.naming.names("en")["place"][BOX.place_ids.index("cn_tower")] == "CN Tower"


@pytest.mark.parametrize(
    ("lang", "card", "dotted_plane"),
    [("fr", "Toronto et Tour CN", "avion (en pointillé)"), ("en", "Toronto and CN Tower", "plane (dotted)")],
)
def test_compound_names_take_their_words_from_the_words_files(
    lang: str, card: str, dotted_plane: str
) -> None:
    names = words_for(GAME, lang).names
    plane = dotted_plane.partition(" ")[0]
    assert names["card"][BOX.card_ids.index("toronto")] == card
    assert names["token"] == [*map(str, range(1, 13)), plane]
    assert names["base"] == ["1", "2", "3", "4", "5", "6"]
    assert (names["held"][0], names["held"][-1]) == ("1", dotted_plane)
    assert (names["pair"][0], names["pair"][-1]) == ("1 × 1", f"{dotted_plane} × {dotted_plane}")


def test_the_drawing_has_every_piece() -> None:
    board = GAME.drawing.board()
    assert (len(board["cards"]), len(board["provinces"]), len(board["paths"])) == (39, 13, 13)
    assert (len(board["boxes"]), len(board["days"]), len(board["trophies"])) == (11, 8, 5)
    assert board["canvas"] == {"width": 1000, "height": 700, "square": 44}
    assert [one["id"] for one in board["colours"]] == BOX.colour_ids
    assert {one["id"]: one["colour"] for one in board["provinces"]} == COLOUR
    assert [one["colour"] for one in board["trophies"]] == [*BOX.colour_ids, None]
    assert len(board["player_colours"]) == 4
