"""The start of turn (CV-5.1, CV-5.6, CV-5.11): the menu, what waits to be taken, passing; cards at work in it."""

import pytest

from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIGURES_EACH,
    INCENSE,
    N_INVESTMENTS,
    N_LEVELS,
    N_MARKET,
    NONE,
    SILK,
)
from ludotheque.games.civilization.map.figures import closed_to
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    ECONOMIC,
    GOVERNMENTS,
    INVESTMENTS,
    PERSON_TYPES,
    SOURCES,
    SQUARES,
)
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.market import in_market
from tests.civilization.meadow import army, asked, at, cannot, city, do, holds_card, knows, scout
from tests.civilization.positions import said
from tests.civilization.starting import (
    begin_start,
    cannot_found,
    found,
    government,
    holds_person,
    next_turn,
    person,
    start,
    wonder,
)


def fame(*civs: str, **options: str) -> Civilization:
    return start(*civs, fame_and_fortune="yes", **options)


def sources(s: Civilization) -> list[str]:
    """What the menu offers to use."""
    uses = [int(action) - said("use", source=SOURCES.ids[0]) for action in s.actions(s.mover())]
    return [SOURCES.ids[use] for use in uses if 0 <= use < int(SOURCES.size)]


def let_pass(s: Civilization) -> None:
    """No seat responds."""
    while s.forked():
        s.apply(s.mover(), said("pass"))


# ---------------------------------------------------------------- the menu


def test_cv_b1_only_the_active_player_is_asked() -> None:
    s = fame("america", "egypt", "rome")
    assert s.to_move() == (0,)
    assert s.why_not(1, said("end")) is not None
    do(s, "end")
    assert s.to_move() == (1,)
    do(s, "end")
    assert s.to_move() == (2,)


def test_cv_5_1_the_menu_is_asked_again_after_each_choice() -> None:
    s = fame("america", "egypt")
    do(s, "anarchy")
    assert asked(s) == "start"
    assert s.mover() == 0


def test_every_choice_of_the_menu_is_listed_ascending_and_once() -> None:
    s = fame("rome", "egypt", investments="yes", great_person_deck="yes")
    s.coins[0] = 2
    s.free_markers[0] = 2
    s.reserve[0] = s.reserve[3] = 1
    person(s, "general", outskirts(s, 0)[0])
    wonder(s, 0, "stonehenge", outskirts(s, 0)[1])
    wonder(s, 0, "pyramids", outskirts(s, 0)[2])
    scout(s, 0, at(s, 6, 5))
    army(s, 0, at(s, 6, 5))
    listed = list(s.actions(0))
    assert listed == sorted(set(listed))
    verbs = {s.game.vocabulary.to_json(action)["verb"] for action in listed}
    expected = {
        "use",
        "adopt",
        "found",
        "invest",
        "invest_free",
        "place_person",
        "move_person",
        "link",
        "end",
    }
    assert expected <= verbs


def test_cv_5_2_several_cities_in_one_phase() -> None:
    s = fame("america", "egypt")
    knows(s, 0, "irrigation")
    first, second = at(s, 6, 5), at(s, 9, 1)
    scout(s, 0, first)
    scout(s, 0, second)
    found(s, first)
    assert cannot_found(s, second) == ""
    found(s, second)
    assert [s.city_at[1], s.city_at[2]] == [first, second]


def test_rome_advances_for_a_city_it_founds() -> None:
    s = fame("rome", "egypt")
    scout(s, 0, at(s, 6, 5))
    army(s, 0, at(s, 6, 5))
    found(s, at(s, 6, 5))
    assert asked(s) == "aside", "the person there is removed first"
    assert s.space[0] == 0
    s.apply(0, s.actions(0)[0])
    assert s.space[0] == 1


def test_cv_15_8_a_named_card_is_turned_up_in_the_menu() -> None:
    s = fame("america", "egypt", great_person_deck="yes")
    person(s, "humanitarian", outskirts(s, 0)[0])
    holds_person(s, 0, "martin_luther_king")
    do(s, "turn_up", person="martin_luther_king")
    assert cannot(s, "anarchy") == "CV-5.4 immune-yourself"


def test_cv_5_13_not_into_outskirts_closed_by_the_brandenburg_gate() -> None:
    s = fame("america", "egypt")
    square = outskirts(s, CITIES)[0]
    assert not closed_to(s, 0, square)
    wonder(s, 1, "brandenburg_gate", square)
    assert closed_to(s, 0, square)
    assert not closed_to(s, 1, square)


# ---------------------------------------------------------------- CV-5.6


def test_cv_5_6_pending_gains_are_taken_on_passing() -> None:
    s = fame("america", "egypt")
    wonder(s, 0, "stonehenge", outskirts(s, 0)[0])
    wonder(s, 0, "colossus", outskirts(s, 0)[1])
    s.culture[0] = s.trade[0] = 0
    do(s, "end")
    assert s.culture[0] == 1
    assert s.trade[0] == 3


def test_cv_5_6_each_once_a_turn() -> None:
    s = fame("america", "egypt")
    wonder(s, 0, "louvre", outskirts(s, 0)[0])
    s.culture[0] = 0
    (louvre,) = sources(s)
    do(s, "use", source=louvre)
    assert s.culture[0] == 3
    assert sources(s) == []
    do(s, "end")
    assert s.culture[0] == 3
    next_turn(s, 0)
    do(s, "end")
    assert s.culture[0] == 6


def test_cv_5_6_a_blockaded_wonder_gives_nothing() -> None:
    s = fame("america", "egypt")
    square = outskirts(s, 0)[0]
    wonder(s, 0, "stonehenge", square)
    scout(s, 1, square)
    s.culture[0] = 0
    do(s, "end")
    assert s.culture[0] == 0


def test_cv_5_6_an_obsolete_wonder_gives_nothing() -> None:
    s = fame("america", "egypt")
    s.obsolete[wonder(s, 0, "stonehenge", outskirts(s, 0)[0])] = 1
    s.culture[0] = 0
    do(s, "end")
    assert s.culture[0] == 0


def test_cv_5_6_wonders_come_before_great_people() -> None:
    """Lorenzo de' Medici counts the coin that the Panama Canal has just got."""
    s = fame("america", "egypt", great_person_deck="yes")
    wonder(s, 0, "panama_canal", outskirts(s, 0)[0])
    person(s, "artist", outskirts(s, 0)[1])
    s.stock[4] -= 1
    s.marker[outskirts(s, 0)[2]] = 35 + 4
    do_turn_up = holds_person(s, 0, "lorenzo_de_medici")
    s.person_seen[do_turn_up] = (1 << (s.seats + 1)) - 1
    s.coins[0] = 1  # with the merchant's coin two; the Panama Canal's is the third
    s.culture[0] = 0
    do(s, "end")
    assert s.panama == 1
    assert s.culture[0] == 1


@pytest.mark.parametrize("profile", ["core", "waw"])
def test_cv_5_15_the_governments_effect_is_that_of_the_one_in_force(profile: str) -> None:
    """Democracy's trade may be taken before changing away, the new government's effect after it."""
    s = fame("america", "egypt", government_profile=profile)
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    knows(s, 0, "theology", "democracy")
    s.fresh_governments[0] = 1 << GOVERNMENTS.index_of["fundamentalism"]
    army(s, 0, at(s, 6, 5))
    army(s, 0, at(s, 6, 5))
    s.trade[0] = s.culture[0] = 0
    do(s, "use", source=sources(s)[0])
    assert s.trade[0] == 2
    do(s, "adopt", government="fundamentalism")
    do(s, "end")
    assert s.trade[0] == 2
    assert s.culture[0] == 2


def test_cv_5_15_a_government_left_gives_nothing_more() -> None:
    s = fame("america", "egypt")
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    s.trade[0] = 0
    do(s, "anarchy")
    do(s, "end")
    assert s.trade[0] == 0


def test_cv_5_6_a_step_that_was_not_taken_is_made_on_passing_with_its_reward() -> None:
    s = fame("america", "egypt")
    wonder(s, 0, "sydney_opera", outskirts(s, 0)[0])
    s.space[0] = 3  # the next one gives a great person
    do(s, "end")
    assert asked(s) == "place_person"
    do(s, "keep_back")
    assert s.space[0] == 4
    assert s.mover() == 1


def everything_waits() -> Civilization:
    """Seat 0 owns all that needs no choice in a start of turn."""
    s = fame("america", "egypt", great_person_deck="yes")
    city(s, 0, 1, at(s, 6, 5))
    squares = list(outskirts(s, 0)) + list(outskirts(s, 1))
    for id in ("stonehenge", "colossus", "louvre", "panama_canal", "big_ben", "sydney_opera"):
        wonder(s, 0, id, squares.pop())
    for type, id in (
        ("humanitarian", "jim_henson"),
        ("merchant", "lorenzo_de_medici"),
        ("scientist", "alan_turing"),
    ):
        person(s, type, squares.pop())
        s.person_seen[holds_person(s, 0, id)] = (1 << (s.seats + 1)) - 1
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    return s


def test_cv_5_6_all_that_waits_is_taken_in_the_order_of_the_rule() -> None:
    s = everything_waits()
    s.trade[0] = s.culture[0] = 0
    log = Log()
    s.apply(0, said("end"), log)
    used = [SOURCES.ids[event.args[1]] for event in log.events if event.kind.name == "announces"]
    kinds = [id.split("_")[0] for id in used]
    assert kinds == ["wonder"] * 6 + ["government"] + ["person"] * 3
    assert [s.resources[resource] for resource in range(N_MARKET)] == [1, 1, 1, 1]
    assert s.space[0] == 1


def test_cv_5_6_passing_comes_to_an_end_where_there_is_nothing_to_gain() -> None:
    s = everything_waits()
    s.trade[0], s.culture[0], s.space[0] = s.box.most_trade, 999, 21
    for resource in range(N_MARKET):
        s.resources[1 * N_MARKET + resource] = s.seats
    do(s, "end")
    assert s.mover() == 1


def test_cv_5_6_an_effect_with_a_choice_may_be_left() -> None:
    s = fame("america", "egypt")
    wonder(s, 0, "hanging_gardens", outskirts(s, 0)[0])
    do(s, "end")
    assert all(s.standing[figure] == NONE for figure in range(FIGURES_EACH))


def test_cv_14_11_coins_taken_on_passing_are_looked_at() -> None:
    s = fame("america", "egypt")
    wonder(s, 0, "panama_canal", outskirts(s, 0)[0])
    s.coins[0] = 14
    do(s, "end")
    assert s.reached[0] != 0


def test_cv_14_11_coins_are_looked_at_after_every_choice() -> None:
    s = fame("america", "egypt")
    s.coins[0] = 14
    s.reserve[PERSON_TYPES.index_of["builder"]] = 1
    do(s, "place_person", person_type="builder", square=SQUARES.ids[outskirts(s, 0)[0]])
    assert s.reached[0] == ECONOMIC


def test_cv_5_12_a_scout_of_the_hanging_gardens_may_be_linked() -> None:
    s = fame("america", "egypt")
    square = outskirts(s, 0)[0]
    wonder(s, 0, "hanging_gardens", square)
    do(s, "use", source=sources(s)[0])
    assert asked(s) == "free_build"
    do(s, "build", item="scout")
    assert s.standing[7] == square
    assert cannot(s, "link", square=SQUARES.ids[square], city="capital") == ""


# ---------------------------------------------------------------- events and governments


def test_cv_b3_republic_by_exchange_of_ideas_after_ones_part() -> None:
    s = fame("america", "egypt")
    knows(s, 0, "currency")
    knows(s, 1, "code_of_laws")
    s.rows[0 * N_LEVELS] = s.rows[1 * N_LEVELS] = 1
    do(s, "end")
    holds_card(s, 1, "exchange_of_ideas_1")
    begin_start(s, 1)
    do(s, "use", source="card_exchange_of_ideas_1")
    while asked(s) == "target":
        s.apply(1, s.actions(1)[0])
    let_pass(s)
    assert asked(s) == "choose_tech"
    do(s, "learn", tech="currency")
    assert asked(s) == "swap_back"
    assert s.mover() == 0
    do(s, "learn", tech="code_of_laws")
    assert asked(s) == "government_now"
    do(s, "adopt", government="republic")
    assert government(s, 0) == "republic"
    assert s.mover() == 1


def test_cv_b14_the_citizens_are_revolting() -> None:
    s = fame("america", "egypt")
    knows(s, 0, "monarchy")
    s.fresh_governments[0] = 1 << GOVERNMENTS.index_of["monarchy"]
    holds_card(s, 1, "citizens_revolting")
    begin_start(s, 1)
    do(s, "use", source="card_citizens_revolting")
    while asked(s) == "target":
        s.apply(1, s.actions(1)[0])
    let_pass(s)
    assert government(s, 0) == "anarchy"
    begin_start(s, 0)
    assert cannot(s, "adopt", government="monarchy") == "CV-5.5 held-in-anarchy"
    do(s, "end")
    next_turn(s, 0)
    do(s, "adopt", government="monarchy")


def test_cv_5_5_the_immune_cannot_be_chosen() -> None:
    s = fame("america", "egypt")
    wonder(s, 0, "pyramids", outskirts(s, 0)[0])
    holds_card(s, 1, "citizens_revolting")
    begin_start(s, 1)
    assert cannot(s, "use", source="card_citizens_revolting") != ""


def test_cv_b15_feudalism_harvests_a_square_once_a_turn() -> None:
    s = fame("america", "egypt")
    s.government[0] = GOVERNMENTS.index_of["feudalism"]
    squares = outskirts(s, 0)
    s.feature[squares[0]], s.feature[squares[1]] = SILK, INCENSE
    (feudalism,) = sources(s)
    do(s, "use", source=feudalism)
    while asked(s) != "start":
        wanted = said("aim_square", square=SQUARES.ids[squares[0]])
        actions = list(s.actions(0))
        s.apply(0, wanted if wanted in actions else actions[0])
    assert s.resources[0 * N_MARKET + SILK] == 1
    assert squares[0] in list(s.harvested)
    assert sources(s) == []


# ---------------------------------------------------------------- what follows from investing


def investors(*civs: str, **options: str) -> Civilization:
    s = fame(*civs, investments="yes", **options)
    s.coins[0] = 2
    return s


def invest(s: Civilization) -> None:
    do(s, "invest", coin="sheet", investment="infrastructure")


def test_arabia_advances_for_each_coin_invested() -> None:
    s = investors("arabia", "egypt")
    s.free_markers[0] = 1
    invest(s)
    while asked(s) != "start":
        s.apply(0, s.actions(0)[0])
    do(s, "invest_free", investment="infrastructure")
    assert s.space[0] == 2


def test_machu_picchu_gives_a_resource_once_a_turn() -> None:
    s = investors("america", "egypt")
    wonder(s, 0, "machu_pichu", outskirts(s, 0)[0])
    s.free_markers[0] = 1
    invest(s)
    assert asked(s) == "choose_resource"
    do(s, "gain", resource="silk")
    assert in_market(s, SILK) == s.seats - 1
    do(s, "invest_free", investment="infrastructure")
    assert asked(s) == "start"


def test_giannini_may_build_for_each_coin_invested() -> None:
    s = investors("america", "egypt", great_person_deck="yes")
    person(s, "merchant", outskirts(s, 0)[0])
    card = holds_person(s, 0, "ap_giannini")
    s.person_seen[card] = (1 << (s.seats + 1)) - 1
    s.free_markers[0] = 1
    invest(s)
    assert asked(s) == "free_build"
    do(s, "decline")
    do(s, "invest_free", investment="infrastructure")
    assert asked(s) == "free_build"


def test_cv_15_9_without_a_coin_nothing_is_invested() -> None:
    s = investors("america", "egypt")
    s.coins[0] = 0
    before = list(s.invested)
    assert cannot(s, "invest", coin="sheet", investment="infrastructure") == "CV-15.9 no-coin-there"
    assert list(s.invested) == before
    assert len(before) == s.seats * N_INVESTMENTS == s.seats * len(INVESTMENTS.ids)


def test_events_are_logged() -> None:
    s = fame("america", "egypt")
    scout(s, 0, at(s, 6, 5))
    log = Log()
    s.apply(0, said("found", square=SQUARES.ids[at(s, 6, 5)], figure="scout"), log)
    assert [event.kind.name for event in log.events] == ["city_founded"]
