"""Effects of cards that harm other players (CV-12.2, CV-R32, CV-R33)."""

import pytest
from mypy_extensions import i64

from ludotheque.games.civilization.city.founding import lay_outskirts
from ludotheque.games.civilization.components.box import (
    N_COIN_TECHS,
    NONE,
    WATER,
    WHEN_CITY,
    WHEN_MOVING,
    WHEN_START,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    FORCES,
    GOVERNMENTS,
    SQUARES,
    UNIT_BOTTOM,
    WONDER_GONE,
    WONDERS,
)
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.cards import (
    asked_of,
    building,
    city_part,
    discarded,
    person,
    resource,
    use,
    use_at,
    use_at_start,
    why_not,
    wonder,
    wonder_in_market,
)
from tests.civilization.meadow import armies, army, at, city, holds_card, holds_token, knows, scout, scouts
from tests.civilization.positions import refused, said


def square(number: i64) -> str:
    return SQUARES.ids[number]


# ---------------------------------------------------------------- wonders and units


def monarchy() -> Civilization:
    s = city_part("rome", "egypt", "china")
    knows(s, 0, "monarchy")
    resource(s, 0, "silk")
    return s


def test_obsolete_or_kill_unit_of_anothers_wonder() -> None:
    s = monarchy()
    wonder(s, 1, "stonehenge")
    use(s, "tech_monarchy_1")
    s.apply(0, said("aim_wonder", wonder="stonehenge"))
    assert s.obsolete[WONDERS.index_of["stonehenge"]] == 1


def test_cv_b55_of_a_wonder_in_the_market() -> None:
    s = monarchy()
    wonder_in_market(s, "stonehenge")
    use(s, "tech_monarchy_1")
    s.apply(0, said("aim_wonder", wonder="stonehenge"))
    assert s.wonder_pile[WONDERS.index_of["stonehenge"]] == WONDER_GONE


@pytest.mark.parametrize(
    ("owner", "id", "refusal"),
    [(0, "stonehenge", "CV-12.2 only-others"), (1, "louvre", "CV-7.13 wrong-age"), (1, "stonehenge", "")],
)
def test_cv_7_13_only_others_wonders_of_the_age(owner: int, id: str, refusal: str) -> None:
    s = monarchy()
    wonder(s, owner, id)
    use(s, "tech_monarchy_1")
    assert refused(s, 0, said("aim_wonder", wonder=id)) == refusal


def test_cv_7_13_not_an_obsolete_one_and_none_that_is_not_there() -> None:
    s = monarchy()
    wonder(s, 1, "stonehenge")
    s.obsolete[WONDERS.index_of["stonehenge"]] = 1
    s.wonder_pile[WONDERS.index_of["oracle"]] = 0
    use(s, "tech_monarchy_1")
    assert refused(s, 0, said("aim_wonder", wonder="stonehenge")) == "CV-7.13 obsolete-already"
    assert refused(s, 0, said("aim_wonder", wonder="oracle")) == "CV-7.13 wonder-out-of-reach"


def test_obsolete_or_kill_unit_of_the_standing_forces() -> None:
    s = monarchy()
    before = s.count_units(2, FORCES)
    use(s, "tech_monarchy_1")
    assert refused(s, 0, said("aim_seat", seat=0)) == "CV-12.2 only-others"
    s.apply(0, said("aim_seat", seat=2))
    assert s.count_units(2, FORCES) == before - 1
    assert sum(pile == UNIT_BOTTOM for pile in s.unit_pile) == 1


def test_obsolete_or_destroy_building_anywhere_and_of_two_ages() -> None:
    s = city_part("rome", "egypt", "china")
    knows(s, 0, "gunpowder")
    resource(s, 0, "iron", "silk")
    wonder(s, 1, "louvre")
    place = outskirts(s, 3)[2]
    building(s, "market", place)
    building(s, "market", outskirts(s, 0)[2])
    use(s, "tech_gunpowder_1")
    assert refused(s, 0, said("aim_wonder", wonder="louvre")) == ""
    assert refused(s, 0, said("aim_square", square=square(outskirts(s, 0)[2]))) == "CV-12.2 only-others"
    assert refused(s, 0, said("aim_square", square=square(outskirts(s, 3)[3]))) == "CV-12.5 no-building-there"
    s.apply(0, said("aim_square", square=square(place)))
    while asked_of(s, 0) == "pay":
        s.apply(0, s.actions(0)[0])
    assert s.marker[place] == NONE


# ---------------------------------------------------------------- buildings


@pytest.mark.parametrize(("card", "steps"), [("sabotage_1", 4), ("catastrophe", 6)])
def test_destroy_building_within_range(card: str, steps: int) -> None:
    s = city_part("rome", "egypt")
    place = outskirts(s, 3)[3]
    building(s, "market", place)
    holds_card(s, 0, card)
    near = [one for one in range(s.layout.squares) if s.far(one, place) == steps and s.spot[one] == NONE]
    far = [one for one in range(s.layout.squares) if s.far(one, place) == steps + 1 and s.spot[one] == NONE]
    mine = army(s, 0, far[0])
    assert why_not(s, f"card_{card}", WHEN_START) == "CV-12.5 no-target"
    s.holder[far[0]] = NONE
    s.standing[mine] = near[0]
    use_at_start(s, f"card_{card}")
    assert s.marker[place] == NONE


def test_destroy_building_takes_walls_too() -> None:
    s = city_part("rome", "egypt")
    s.walls[3] = 1
    army(s, 0, outskirts(s, 3)[3])
    holds_card(s, 0, "sabotage_1")
    use_at_start(s, "card_sabotage_1")
    assert s.walls[3] == 0


def test_cv_15_7_the_walls_of_a_metropolis_are_within_range_of_either_half() -> None:
    s = city_part("rome", "egypt")
    s.walls[3] = 1
    centre = s.city_at[3]
    for half in (s.beside(centre, dir) for dir in range(4)):
        for one in range(s.layout.squares):
            if s.far(one, half) == 4 and s.far(one, centre) == 5 and s.spot[one] == NONE:
                where, second = one, half
    army(s, 0, where)
    holds_card(s, 0, "sabotage_1")
    assert why_not(s, "card_sabotage_1", WHEN_START) == "CV-12.5 no-target"
    s.second_half[1] = second
    lay_outskirts(s, 3)
    use_at_start(s, "card_sabotage_1")
    assert s.walls[3] == 0


def test_destroy_buildings_anywhere_one_or_two() -> None:
    s = city_part("rome", "egypt", "germany")
    places = [outskirts(s, 3)[0], outskirts(s, 6)[0]]
    for place in places:
        building(s, "market", place)
    holds_card(s, 0, "disaster")
    use_at_start(s, "card_disaster")
    assert refused(s, 0, said("done")) == "CV-12.5 not-a-target"
    s.apply(0, said("aim_square", square=square(places[0])))
    assert refused(s, 0, said("aim_square", square=square(places[0]))) == "CV-12.5 aimed-already"
    one = s.clone()
    one.apply(0, said("done"))
    assert (one.marker[places[0]], one.marker[places[1]] == NONE) == (NONE, False)
    s.apply(0, said("aim_square", square=square(places[1])))
    assert [int(s.marker[place]) for place in places] == [NONE, NONE]


# ---------------------------------------------------------------- coins


def test_force_discard_coin_never_of_the_panama_canal() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "mysticism")
    holds_token(s, 0, "hut_spy_1")
    wonder(s, 1, "panama_canal")
    s.panama = 3
    assert why_not(s, "tech_mysticism_2", WHEN_CITY) == "CV-12.5 no-target"
    s.coins[1] = 1
    s.tech_coins[4] = 1
    use(s, "tech_mysticism_2")
    assert asked_of(s, 0) == "coin_choice"
    assert refused(s, 0, said("take_coin", coin="panama_canal")) == "CV-R32 no-such-coin"
    assert refused(s, 0, said("take_coin", coin="democracy")) == "CV-R32 no-such-coin"
    for verb in ("end", "decline", "pass", "advance"):
        assert refused(s, 0, said(verb)).endswith("not-now")
    s.apply(0, said("take_coin", coin="code_of_laws"))
    assert (s.tech_coins[4], s.coins[1], s.panama) == (0, 1, 3)


def test_discard_coins_of_one_player() -> None:
    s = city_part("rome", "egypt", "china", fame_and_fortune="yes")
    s.coins[1] = s.coins[2] = 2
    holds_card(s, 0, "counterfeiters_1")
    use_at_start(s, "card_counterfeiters_1")
    s.apply(0, said("aim_seat", seat=2))
    assert [int(coins) for coins in s.coins] == [0, 2, 1]


def test_discard_coins_of_up_to_two_players() -> None:
    s = city_part("rome", "egypt", "china", "germany", fame_and_fortune="yes")
    s.coins[1] = s.coins[2] = s.coins[3] = 2
    holds_card(s, 0, "depression")
    use_at_start(s, "card_depression")
    s.apply(0, said("aim_seat", seat=2))
    one = s.clone()
    one.apply(0, said("done"))
    assert [int(coins) for coins in one.coins] == [0, 2, 1, 2]
    s.apply(0, said("aim_seat", seat=3))
    assert [int(coins) for coins in s.coins] == [0, 2, 1, 1]


def test_discard_coins_of_every_player_with_coins() -> None:
    s = city_part("rome", "egypt", "china", "germany", fame_and_fortune="yes")
    holds_card(s, 0, "bank_scandal")
    assert why_not(s, "card_bank_scandal", WHEN_START) == "CV-12.5 no-target"
    s.coins[1] = s.coins[3] = 2
    s.coins[0] = 1
    use_at_start(s, "card_bank_scandal")
    assert [int(coins) for coins in s.coins] == [1, 1, 0, 1]
    assert discarded(s, "bank_scandal")


def test_5_0_of_every_player_clockwise_from_the_player_of_the_card() -> None:
    s = city_part("rome", "egypt", "china", fame_and_fortune="yes")
    holds_card(s, 1, "bank_scandal")
    for seat in (0, 2):
        knows(s, seat, "code_of_laws")
        s.coins[seat] = s.tech_coins[seat * N_COIN_TECHS] = 1
    use_at_start(s, "card_bank_scandal", seat=1)
    assert (asked_of(s, 1), int(s.top(0))) == ("coin_choice", 2)
    s.apply(1, said("take_coin", coin="sheet"))
    assert (asked_of(s, 1), int(s.top(0))) == ("coin_choice", 0)


# ---------------------------------------------------------------- figures and great people


def test_kill_figure_within_range_and_never_ones_own() -> None:
    s = city_part("rome", "egypt", "china")
    place = outskirts(s, 0)[0]
    army(s, 1, place)
    scout(s, 1, place)
    army(s, 0, outskirts(s, 0)[1])
    holds_card(s, 0, "defection_1")
    use_at(s, "card_defection_1", WHEN_MOVING)
    assert asked_of(s, 0) == "target"  # which figure of the square
    assert refused(s, 0, said("aim_figures", armies=1, scouts=1)) == "CV-12.5 too-many-to-kill"
    assert refused(s, 0, said("aim_figures", armies=0, scouts=2)) == "CV-12.5 not-so-many-there"
    assert refused(s, 0, said("aim_figures", armies=0, scouts=0)) == "CV-12.5 not-so-many-there"
    s.apply(0, said("aim_figures", armies=0, scouts=1))
    assert (armies(s, 1, place), scouts(s, 1, place)) == (1, 0)


def test_kill_figure_out_of_range() -> None:
    s = city_part("rome", "egypt")
    army(s, 1, outskirts(s, 3)[0])
    holds_card(s, 0, "defection_1")
    assert why_not(s, "card_defection_1", WHEN_MOVING) == "CV-12.5 no-target"


@pytest.mark.parametrize(("column", "refusal"), [(6, ""), (7, "CV-12.5 no-target")])
def test_cv_r13_range_passes_over_everything(column: int, refusal: str) -> None:
    """Over water, another's city and tiles that are still face down; four squares are four."""
    s = city_part("rome", "egypt")
    army(s, 0, at(s, 6, 2))
    army(s, 1, at(s, 6, column))
    s.terrain[at(s, 6, 3)] = WATER
    city(s, 1, 1, at(s, 6, 4))
    s.terrain[at(s, 6, 5)] = NONE
    holds_card(s, 0, "defection_1")
    assert why_not(s, "card_defection_1", WHEN_MOVING) == refusal


def test_kill_square_up_to_two_figures_or_the_great_person() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    place = person(s, 1, "hannibal")
    for _ in range(2):
        army(s, 1, place)
    holds_card(s, 0, "wholesale_defection_1")
    use_at(s, "card_wholesale_defection_1", WHEN_MOVING)
    both = s.clone()
    both.apply(0, said("aim_figures", armies=2, scouts=0))
    assert (armies(both, 1, place), both.marker[place] == NONE) == (0, False)
    s.apply(0, said("aim_person"))
    assert (armies(s, 1, place), s.marker[place]) == (2, NONE)


def test_kill_square_without_a_great_person() -> None:
    s = city_part("rome", "egypt")
    place = outskirts(s, 3)[0]
    for _ in range(2):
        army(s, 1, place)
    holds_card(s, 0, "wholesale_defection_1")
    use_at(s, "card_wholesale_defection_1", WHEN_MOVING)
    assert refused(s, 0, said("aim_person")) == "CV-12.5 no-person-there"


# ---------------------------------------------------------------- anarchy


def test_force_anarchy_of_another_player_without_immunity() -> None:
    s = city_part("rome", "egypt", "china", fame_and_fortune="yes")
    wonder(s, 1, "pyramids")
    holds_card(s, 0, "citizens_revolting")
    holds_card(s, 0, "citizens_revolting_2")
    use_at_start(s, "card_citizens_revolting")  # at the only one who may be chosen
    assert s.government[2] == GOVERNMENTS.index_of["anarchy"]
    assert s.held_in_anarchy[2] == 1
    wonder(s, 2, "stonehenge")
    use_at_start(s, "card_citizens_revolting_2")
    assert s.government[1] != GOVERNMENTS.index_of["anarchy"]


# ---------------------------------------------------------------- the bomb


def bomb() -> Civilization:
    s = city_part("rome", "egypt", "china")
    knows(s, 0, "atomic_theory")
    holds_token(s, 0, "hut_uranium")
    return s


def test_cv_b93_only_cities_of_others_that_are_no_capitals() -> None:
    s = bomb()
    city(s, 0, 1, at(s, 7, 7))
    assert why_not(s, "tech_atomic_theory_2", WHEN_MOVING) == "CV-8.12 no-city-to-nuke"


def test_cv_b29_city_buildings_people_and_all_figures_are_gone_and_no_loot() -> None:
    s = bomb()
    centre = at(s, 7, 7)
    city(s, 1, 1, centre)
    places = outskirts(s, 4)
    building(s, "temple", places[0])
    for _ in range(2):
        army(s, 1, places[1])
    scout(s, 2, places[2])
    use_at(s, "tech_atomic_theory_2", WHEN_MOVING)
    assert s.city_at[4] == NONE
    assert s.marker[places[0]] == NONE
    assert all(standing == NONE for standing in s.standing)
    assert asked_of(s, 0) == "city"
    assert coins_of(s, 0) == 0
    assert CARD_PACK.count(s.card_pile, CARD_PACK.of(0)) == 0


def test_cv_b93_a_players_own_city_cannot_be_nuked() -> None:
    s = bomb()
    for seat, slot, row in ((0, 1, 5), (1, 1, 8), (2, 1, 11)):
        city(s, seat, slot, at(s, row, 7))
    use_at(s, "tech_atomic_theory_2", WHEN_MOVING)
    assert refused(s, 0, said("aim_square", square=square(at(s, 5, 7)))) == "CV-8.12 own-city-stands"
    assert refused(s, 0, said("aim_square", square=square(at(s, 8, 7)))) == ""
