"""Setup (CV-4.1 to CV-4.15)."""

import pytest

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_LEVELS,
    N_MARKET,
    N_TECHS,
    NONE,
    PRODUCTION,
    TRADE,
    WATER,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply, on_map
from ludotheque.games.civilization.map.stacks import stacking_limit
from ludotheque.games.civilization.map.tiles import placed_square
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CAPITAL, AT_START_FIGURE, AT_START_MARKER
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    CIVS,
    FORCES,
    GOVERNMENTS,
    IN_SETUP,
    IN_START,
    PERSON_PACK,
    PERSON_UNUSED,
    PLACE,
    SETTLE,
    SETTLE_PAIR,
    TAKE_CIV,
    TOKEN_PACK,
    TOKEN_STOCK,
    UNIT_PACK,
    WONDER_DECK,
    WONDER_MARKET,
    WONDER_PACK,
)
from ludotheque.games.civilization.realm.icons import city_icons, icon, outskirts
from ludotheque.games.civilization.realm.market import in_market
from ludotheque.games.civilization.turn.setup_questions import home_of
from tests.civilization.positions import (
    GAME,
    after_setup,
    capital,
    new,
    recommended,
    refused,
    tech,
    with_civs,
)

SEATS = (2, 3, 4, 5)
BASE = ("america", "china", "egypt", "germany", "rome", "russia")


def settle_all(s: Civilization) -> None:
    """Every capital on its recommended square."""
    while s.step().number == AT_CAPITAL:
        s.apply(s.mover(), recommended(s, s.mover()))


def place_at(s: Civilization, seat: int, row: int, column: int) -> int:
    """The square on which a cell of the stored home tile lies."""
    return int(placed_square(s, home_of(s, seat), row * 4 + column))


# ---------------------------------------------------------------- CV-1.1: options


def test_cv_1_1_five_players_always_play_with_fame_and_fortune() -> None:
    assert new(5).fame == 1
    assert new(4).fame == 0


@pytest.mark.parametrize("option", ["great_person_deck", "investments"])
def test_cv_1_1_a_module_without_the_one_it_needs_has_no_effect(option: str) -> None:
    alone = GAME.new(2, 1, {option: "yes"})
    both = GAME.new(2, 1, {option: "yes", "fame_and_fortune": "yes"})
    assert (alone.person_deck, alone.investing) == (0, 0)
    assert both.person_deck + both.investing >= 1


def test_cv_b4_the_advanced_tie_breaker_is_on_unless_it_is_turned_off() -> None:
    assert new(2).advanced == 1
    assert new(2, advanced_tiebreak="no").advanced == 0


def test_cv_1_1_arabia_plays_with_investments() -> None:
    assert with_civs("arabia", "rome", fame_and_fortune="yes").investing == 1
    assert with_civs("greece", "rome", fame_and_fortune="yes").investing == 0


def test_cv_1_1_the_values_of_options_that_are_numbers() -> None:
    s = new(2, trade_offers="5", turn_limit="20")
    assert (s.trade_offers, s.turn_limit) == (5, 20)
    assert (new(2).trade_offers, new(2).turn_limit) == (3, 40)


# ---------------------------------------------------------------- CV-4.1, CV-4.2: players


def test_cv_4_1_any_player_may_be_first() -> None:
    assert {int(new(3, seed).first) for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("seats", SEATS)
def test_cv_4_2_civilizations_at_random_none_twice(seats: int) -> None:
    for seed in range(10):
        civs = [int(civ) for civ in new(seats, seed).civ]
        assert len(set(civs)) == seats
        assert NONE not in civs


def test_cv_4_2_without_fame_and_fortune_its_civilizations_are_out() -> None:
    for seed in range(40):
        assert all(CIVS.ids[civ] in BASE for civ in new(4, seed).civ)


def test_cv_4_2_the_draft_goes_from_the_last_player_to_the_first() -> None:
    s = new(3, civ_choice="draft")
    order = []
    for civ in range(3):
        order.append(int(s.mover()))
        s.apply(s.mover(), TAKE_CIV.of(civ))
    assert order == [int(s.in_order(2)), int(s.in_order(1)), int(s.in_order(0))]


def test_cv_4_2_a_civilization_is_taken_once_and_only_if_it_is_in_play() -> None:
    s = new(2, civ_choice="draft")
    assert refused(s, s.mover(), TAKE_CIV.of(CIVS.index_of["spain"])) == "CV-4.2 civ-not-in-play"
    s.apply(s.mover(), TAKE_CIV.of(CIVS.index_of["rome"]))
    assert refused(s, s.mover(), TAKE_CIV.of(CIVS.index_of["rome"])) == "CV-4.2 civ-already-taken"


def test_cv_4_2_a_draft_leaves_other_copies_alone() -> None:
    s = new(2, civ_choice="draft")
    before = s.clone()
    s.apply(s.mover(), TAKE_CIV.of(0))
    assert list(before.civ) == [NONE, NONE]


# ---------------------------------------------------------------- CV-4.3 to CV-4.5: market, map


@pytest.mark.parametrize("seats", SEATS)
def test_cv_4_3_as_many_resources_of_each_kind_as_players(seats: int) -> None:
    s = new(seats)
    assert [int(in_market(s, resource)) for resource in range(N_MARKET)] == [seats] * N_MARKET


@pytest.mark.parametrize(("fame", "cards", "tokens"), [("no", 47, 30), ("yes", 57, 45)])
def test_cv_4_4_decks_have_what_is_played_with(fame: str, cards: int, tokens: int) -> None:
    s = new(2, fame_and_fortune=fame)
    assert CARD_PACK.count(s.card_pile, CARD_DECK) == cards
    assert TOKEN_PACK.count(s.token_pile, TOKEN_STOCK) == tokens
    assert PERSON_PACK.count(s.person_pile, PERSON_UNUSED) == 42


@pytest.mark.parametrize("fame", ["no", "yes"])
def test_cv_2_6_four_wonders_of_each_age_ancient_ones_first(fame: str) -> None:
    for seed in range(10):
        s = with_civs("rome", "china", seed=seed, fame_and_fortune=fame)
        assert [int(s.box.wonder_age[w]) for w in WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET)] == [
            0
        ] * 4
        deck = sorted(int(s.box.wonder_age[w]) for w in WONDER_PACK.in_pile(s.wonder_pile, WONDER_DECK))
        assert deck == [1] * 4 + [2] * 4


def test_cv_15_2_with_fame_and_fortune_other_wonders_stay_unseen() -> None:
    shown = set()
    for seed in range(60):
        s = with_civs("rome", "china", seed=seed, fame_and_fortune="yes")
        shown |= {int(w) for w in WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET)}
    assert len(shown) == 7  # all ancient ones come, four at a time
    unused = [w for w in range(21) if s.wonder_pile[w] not in (WONDER_DECK, WONDER_MARKET)]
    assert len(unused) == 9
    assert all(s.wonder_seen[w] == 0 for w in unused)


@pytest.mark.parametrize(("seats", "places"), [(2, 8), (3, 10), (4, 16), (5, 22)])
def test_cv_4_5_home_tiles_face_up_neutral_ones_face_down(seats: int, places: int) -> None:
    s = new(seats)
    assert s.layout.places == places
    for place in range(places):
        assert s.tile[place] != NONE
        home = s.layout.home[place]
        assert (s.arrow[place] == NONE) == (home == NONE)
        if home != NONE:
            assert s.tile[place] == s.box.home_tile[s.civ[home]]
    assert len({int(s.tile[place]) for place in range(places)}) == places
    assert sum(1 for square in range(s.layout.squares) if s.revealed(square)) == 16 * seats


def test_cv_4_5_a_tile_of_fame_and_fortune_needs_it() -> None:
    for seed in range(20):
        s = new(4, seed)
        assert all(s.box.tile_fame[s.tile[place]] == 0 for place in range(s.layout.places))


# ---------------------------------------------------------------- CV-4.6: capitals


def test_cv_4_6_a_capital_stands_in_the_middle_of_its_home_tile_on_land() -> None:
    s = with_civs("rome", "spain", fame_and_fortune="yes")
    home = home_of(s, 0)
    assert refused(s, 0, SETTLE.of(home * 16)) == "CV-4.6 not-home-centre"
    assert refused(s, 0, SETTLE.of(home_of(s, 1) * 16 + 5)) == "CV-4.6 not-home-centre"
    assert sorted(int(a) for a in s.actions(0)) == [
        int(SETTLE.of(home * 16 + cell)) for cell in (5, 6, 9, 10)
    ]
    s.terrain[home * 16 + 5] = WATER
    assert refused(s, 0, SETTLE.of(home * 16 + 5)) == "CV-4.6 capital-on-water"
    assert refused(s, 0, SETTLE_PAIR.of(home * 16 + 5, 1)) == "CV-4.6 one-square-only"


def test_cv_4_6_india_settles_on_two_squares_side_by_side() -> None:
    s = with_civs("india", "rome", fame_and_fortune="yes")
    first = home_of(s, 0) * 16
    assert refused(s, 0, SETTLE.of(first + 5)) == "CV-4.6 two-squares-needed"
    assert refused(s, 0, SETTLE_PAIR.of(first + 6, 3)) == "CV-4.6 pair-from-north-west"
    assert refused(s, 0, SETTLE_PAIR.of(first + 6, 1)) == "CV-4.6 not-home-centre"
    pairs = [(5, 1), (5, 2), (6, 2), (9, 1)]
    assert list(s.actions(0)) == [SETTLE_PAIR.of(first + cell, dir) for cell, dir in pairs]
    s.apply(0, SETTLE_PAIR.of(first + 5, 1))
    assert (s.city_at[0], s.second_half[0]) == (first + 5, first + 6)
    assert len(outskirts(s, 0)) == 10


RECOMMENDED = {
    "america": (5, 3),
    "china": (5, 3),
    "egypt": (5, 4),
    "germany": (5, 3),
    "rome": (6, 3),
    "russia": (6, 3),
    "arabia": (6, 3),
    "greece": (6, 3),
    "india": (7, 3),
    "spain": (6, 3),
}


@pytest.mark.parametrize("civ", RECOMMENDED)
@pytest.mark.parametrize("seat", range(5))
def test_cv_4_6_the_yield_of_a_capital_on_the_recommended_square(civ: str, seat: int) -> None:
    """On every edge that an arrow may lie on: the five seats have all four."""
    others = [other for other in RECOMMENDED if other != civ]
    s = with_civs(*others[:seat], civ, *others[seat:4])
    settle_all(s)
    city = seat * CITIES
    assert (city_icons(s, city, PRODUCTION), city_icons(s, city, TRADE)) == RECOMMENDED[civ]
    assert city_icons(s, city, 2) == 0
    assert city_icons(s, city, 3) == 0


@pytest.mark.parametrize(("seat", "cell"), [(0, 6), (1, 10), (2, 9), (3, 5)])
def test_cv_3_11_the_recommended_square_turns_with_the_tile(seat: int, cell: int) -> None:
    """Arrow edges S, W, N, E: the stored square (1, 2) lies at (1, 2), (2, 2), (2, 1), (1, 1)."""
    civs = ["china", "rome", "egypt", "russia", "germany"]
    civs[seat] = "america"
    s = with_civs(*civs)
    assert placed_square(s, home_of(s, seat), 6) == home_of(s, seat) * 16 + cell


def test_cv_4_6_the_capital_of_america_lies_beside_incense_and_silk() -> None:
    s = with_civs("america", "rome")
    settle_all(s)
    around = {int(square) for square in outskirts(s, 0)}
    assert around == {place_at(s, 0, row, column) for row in (0, 1, 2) for column in (1, 2, 3)} - {
        int(capital(s, 0))
    }
    features = {int(s.feature[square]) for square in around}
    assert {0, 2} <= features  # incense, silk


# ---------------------------------------------------------------- CV-4.7: figures


def test_cv_4_7_an_army_and_a_scout_in_turn_order() -> None:
    s = with_civs("rome", "egypt", "china")
    settle_all(s)
    asked = []
    while s.step().number == AT_START_FIGURE:
        asked.append((int(s.mover()), int(s.top(0))))
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert asked == [(seat, kind) for seat in range(3) for kind in (ARMY, SCOUT)]
    for seat in range(3):
        assert (on_map(s, seat, ARMY), on_map(s, seat, SCOUT)) == (1, 1)
        assert (in_supply(s, seat, ARMY), in_supply(s, seat, SCOUT)) == (5, 1)


@pytest.mark.parametrize(("civ", "kinds"), [("russia", [0, 1, 0]), ("spain", [0, 1, 1])])
def test_cv_4_7_the_white_figure_is_placed_too(civ: str, kinds: list[int]) -> None:
    s = with_civs(civ, "rome", fame_and_fortune="yes")
    settle_all(s)
    asked = []
    while s.step().number == AT_START_FIGURE and s.mover() == 0:
        asked.append(int(s.top(0)))
        s.apply(0, s.actions(0)[0])
    assert asked == kinds
    assert in_supply(s, 0, ARMY) == 5
    assert in_supply(s, 0, SCOUT) == 1


def test_cv_4_7_figures_stand_on_land_around_the_capital_within_the_limit() -> None:
    s = with_civs("spain", "rome", fame_and_fortune="yes")
    settle_all(s)
    squares = [int(square) for square in outskirts(s, 0)]
    water = next(square for square in squares if s.terrain[square] == WATER)
    land = next(square for square in squares if s.terrain[square] != WATER)
    assert refused(s, 0, PLACE.of(water)) == "CV-4.7 start-figure-on-water"
    assert refused(s, 0, PLACE.of(capital(s, 0))) == "CV-4.7 not-capital-outskirts"
    assert refused(s, 0, PLACE.of(next(iter(outskirts(s, CITIES))))) == "CV-4.7 not-capital-outskirts"
    s.apply(0, PLACE.of(land))
    s.apply(0, PLACE.of(land))
    assert refused(s, 0, PLACE.of(land)) == "CV-4.7 start-stack-full"


def test_cv_8_4_stacking_limits() -> None:
    """Two; Russia three; with Masonry one more."""
    s = after_setup("rome", "russia")
    assert [int(stacking_limit(s, seat)) for seat in (0, 1)] == [2, 3]
    for seat in (0, 1):
        s.row_of[seat * N_TECHS + tech("masonry")] = 1
    assert [int(stacking_limit(s, seat)) for seat in (0, 1)] == [3, 4]


def test_cv_4_7_russia_may_put_three_figures_in_one_square() -> None:
    s = with_civs("russia", "rome")
    settle_all(s)
    land = next(square for square in outskirts(s, 0) if s.terrain[square] != WATER)
    for _ in range(3):
        s.apply(0, PLACE.of(land))
    assert (on_map(s, 0, ARMY), on_map(s, 0, SCOUT)) == (2, 1)


# ---------------------------------------------------------------- CV-4.8 to CV-4.13: starting pieces


@pytest.mark.parametrize(("civ", "types"), [("rome", [0, 1, 2]), ("germany", [0, 0, 0, 1, 2])])
def test_cv_4_8_standing_forces_seen_by_their_owner_alone(civ: str, types: list[int]) -> None:
    s = after_setup(civ, "china")
    units = [int(unit) for unit in s.units(0, FORCES)]
    assert sorted(int(s.box.unit_type[unit]) for unit in units) == types
    assert all(s.unit_seen[unit] == bit(0) for unit in units)
    assert UNIT_PACK.count(s.unit_pile, 0) == 53 - 3 - len(types)


@pytest.mark.parametrize(
    ("civ", "first", "government"),
    [
        ("rome", "code_of_laws", "republic"),
        ("russia", "communism", "communism"),
        ("greece", "democracy", "democracy"),
        ("egypt", "construction", "despotism"),
        ("arabia", "mathematics", "despotism"),
    ],
)
def test_cv_4_9_and_cv_4_10_the_first_tech_and_the_first_government(
    civ: str, first: str, government: str
) -> None:
    s = after_setup(civ, "china", fame_and_fortune="yes")
    assert s.row_of[tech(first)] == 1
    assert list(s.rows[:N_LEVELS]) == [1, 0, 0, 0, 0]
    assert s.government[0] == GOVERNMENTS.index_of[government]


def test_cv_4_9_a_german_tech_of_the_setup_gives_no_unit() -> None:
    s = after_setup("germany", "china")
    assert s.knows(0, tech("metalworking"))
    assert s.count_units(0, FORCES) == 5
    assert [int(s.resources[i]) for i in range(N_MARKET)] == [0] * N_MARKET


def test_cv_4_11_china_has_walls_arabia_four_resources() -> None:
    s = after_setup("china", "arabia", fame_and_fortune="yes")
    assert (s.walls[0], s.walls[CITIES]) == (1, 0)
    assert [int(s.resources[N_MARKET + i]) for i in range(N_MARKET)] == [1] * N_MARKET
    assert in_market(s, 0) == 1


def test_cv_4_15_egypt_takes_the_top_wonder_before_the_market_is_laid_out() -> None:
    s = with_civs("egypt", "rome", "china", "russia")
    mine = WONDER_PACK.in_pile(s.wonder_pile, WONDER_PACK.of(0))
    assert [int(s.box.wonder_age[wonder]) for wonder in mine] == [0]
    market = WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET)
    assert sorted(int(s.box.wonder_age[wonder]) for wonder in market) == [0, 0, 0, 1]
    assert all(s.wonder_seen[wonder] == everybody(4) for wonder in [*mine, *market])


def test_cv_4_11_egypt_places_its_wonder_around_the_capital() -> None:
    s = with_civs("egypt", "rome")
    settle_all(s)
    while s.step().number != AT_START_MARKER:
        s.apply(s.mover(), s.actions(s.mover())[0])
    wonder = WONDER_PACK.in_pile(s.wonder_pile, WONDER_PACK.of(0))[0]
    assert s.top(0) == FIRST_WONDER_MARKER + wonder
    water = next(square for square in outskirts(s, 0) if s.terrain[square] == WATER)
    assert refused(s, 0, PLACE.of(water)) == "CV-4.15 start-marker-on-water"
    assert refused(s, 0, PLACE.of(capital(s, 0))) == "CV-4.7 not-capital-outskirts"
    square = next(square for square in outskirts(s, 0) if s.holder[square] == 0)
    s.apply(0, PLACE.of(square))  # CV-4.15: beside the figures that stand there
    assert (s.marker[square], s.wonder_at[wonder]) == (FIRST_WONDER_MARKER + wonder, square)


def test_cv_b22_america_places_its_great_person_before_trade_is_counted() -> None:
    s = with_civs("america", "rome")
    s.apply(0, SETTLE.of(place_at(s, 0, 2, 1)))
    while s.step().number != AT_START_MARKER:
        s.apply(s.mover(), s.actions(s.mover())[0])
    type = s.top(0) - FIRST_PERSON_MARKER
    s.stock[type], s.reserve[type] = s.stock[type] + 1, 0
    s.stock[5], s.reserve[5] = s.stock[5] - 1, 1
    s.set_top(0, FIRST_PERSON_MARKER + 5)  # a scientist
    s.apply(0, PLACE.of(place_at(s, 0, 1, 2)))
    while s.phase == IN_SETUP:
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert s.trade[0] == 6


def test_cv_4_12_america_draws_any_type() -> None:
    types = set()
    for seed in range(60):
        s = after_setup("america", "rome", seed=seed)
        types |= {type for type in range(6) if s.stock[type] == 2}
        assert sum(int(n) for n in s.stock) == 17
    assert types == set(range(6))


def test_cv_4_15_with_the_deck_only_america_sees_its_card() -> None:
    s = after_setup("america", "rome", fame_and_fortune="yes", great_person_deck="yes")
    hand = PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(0))
    assert len(hand) == 1
    assert s.person_seen[hand[0]] == bit(0)
    marker = FIRST_PERSON_MARKER + s.box.person_type[hand[0]]
    assert any(s.marker[square] == marker for square in outskirts(s, 0))


def test_cv_4_13_the_dial_shows_the_trade_around_the_capital() -> None:
    s = after_setup("egypt", "rome", "china")
    for seat in range(3):
        around = sum(int(icon(s, square, TRADE)) for square in outskirts(s, seat * CITIES))
        assert s.trade[seat] == around
        assert (s.culture[seat], s.space[seat]) == (0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_cv_4_14_the_first_turn_begins_with_the_first_player(seats: int) -> None:
    s = after_setup(*["rome", "egypt", "china", "russia", "america"][:seats])
    assert (s.turn, s.phase, s.active) == (1, IN_START, s.first)
