"""Effects of cards that build, learn, act and draw (CV-1.10, CV-10.6, CV-12.7, CV-7.22)."""

import pytest

from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import (
    DESERT,
    N_LEVELS,
    N_TECHS,
    ON_COIN_INVESTED,
    ON_TILE_REVEALED,
    SILK,
    WHEN_BEFORE_DRAW,
    WHEN_CITY,
    WHEN_START,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    CARD_DECK,
    CARD_DISCARD,
    CARD_PACK,
    FORCES,
    GOVERNMENTS,
    SQUARES,
)
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.cards import (
    asked_of,
    city_part,
    person,
    tokens_of,
    use,
    use_at,
    use_at_start,
    why_not,
    wonder,
)
from tests.civilization.meadow import army, holds_card, holds_token, knows, scouts, token, water
from tests.civilization.positions import refused, said, tech
from tests.civilization.test_effects_gain import happens, people


def fame(*civs: str) -> Civilization:
    return city_part(*(civs or ("rome", "egypt")), fame_and_fortune="yes")


def row(s: Civilization, seat: int, *techs: str) -> None:
    """Techs in the pyramid, counted."""
    knows(s, seat, *techs)
    for level in range(N_LEVELS):
        rows = s.row_of[seat * N_TECHS : (seat + 1) * N_TECHS]
        s.rows[seat * N_LEVELS + level] = sum(one == level + 1 for one in rows)


# ---------------------------------------------------------------- build


def test_free_figure_here_stands_on_the_hanging_gardens() -> None:
    s = city_part("rome", "egypt")
    place = wonder(s, 0, "hanging_gardens")
    use_at_start(s, "wonder_hanging_gardens_1")
    s.apply(0, said("build", item="scout"))
    assert scouts(s, 0, place) == 1


def test_cv_r28_free_figure_here_needs_room() -> None:
    s = city_part("rome", "egypt")
    place = wonder(s, 0, "hanging_gardens")
    for _ in range(2):
        army(s, 0, place)
    assert why_not(s, "wonder_hanging_gardens_1", WHEN_START) == "CV-1.10 nothing-to-build-free"


def test_free_building_of_the_taj_mahal_needs_the_tech() -> None:
    s = fame()
    wonder(s, 0, "taj_mahal")
    assert why_not(s, "wonder_taj_mahal_1", WHEN_START) == "CV-1.10 nothing-to-build-free"
    knows(s, 0, "currency")
    use_at_start(s, "wonder_taj_mahal_1")
    s.apply(0, said("build", item="market"))
    place = s.actions(0)[0]
    s.apply(0, place)
    assert BUILDINGS.index_of["market"] in list(s.marker)


def test_free_build_of_plastics_may_be_a_unit() -> None:
    s = fame()
    knows(s, 0, "plastics")
    before = s.count_units(0, FORCES)
    use_at_start(s, "tech_plastics_1")
    s.apply(0, said("build", item="infantry"))
    assert s.count_units(0, FORCES) == before + 1


def test_free_harbors_up_to_three_unlocked_or_not() -> None:
    s = people()
    person(s, 0, "jacques_cousteau")
    water(s, *outskirts(s, 0)[0:2])
    use_at_start(s, "person_jacques_cousteau")
    for place in outskirts(s, 0)[0:2]:
        s.apply(0, said("build", item="harbor"))
        s.apply(0, said("place", square=SQUARES.ids[place]))
    harbor = BUILDINGS.index_of["harbor"]
    assert [int(s.marker[place]) for place in outskirts(s, 0)[0:2]] == [harbor, harbor]
    assert refused(s, 0, said("build", item="market")) != ""
    s.apply(0, said("decline"))
    assert asked_of(s, 0) == "city"


def test_free_aircraft_even_if_not_unlocked() -> None:
    s = people()
    person(s, 0, "orville_wright")
    before = s.count_units(0, FORCES)
    use_at_start(s, "person_orville_wright")
    assert s.count_units(0, FORCES) == before + 1


@pytest.mark.parametrize(
    ("card", "amount"), [("duty_and_honor_1", 1), ("nationalism_1", 2), ("patriotism", 3)]
)
def test_cv_9_3_free_units_before_the_hands_are_drawn(card: str, amount: int) -> None:
    s = fame()
    holds_card(s, 0, card)
    before = s.count_units(0, FORCES)
    use_at(s, f"card_{card}", WHEN_BEFORE_DRAW)
    for _ in range(amount):
        s.apply(0, said("build", item="mounted"))
    assert s.count_units(0, FORCES) == before + amount
    assert asked_of(s, 0) == "city"


def test_building_on_discovery_is_basic_and_may_be_declined() -> None:
    s = fame("spain", "egypt")
    happens(s, ON_TILE_REVEALED)
    assert asked_of(s, 0) == "free_build"
    assert refused(s, 0, said("build", item="bank")) != ""
    assert refused(s, 0, said("build", item="city_walls")) != ""
    s.apply(0, said("build", item="market"))
    s.apply(0, s.actions(0)[0])
    happens(s, ON_TILE_REVEALED)
    s.apply(0, said("decline"))
    assert sum(one == BUILDINGS.index_of["market"] for one in s.marker) == 1


def test_building_on_invest_of_giannini() -> None:
    s = people()
    person(s, 0, "ap_giannini", face_up=True)
    knows(s, 0, "currency")
    happens(s, ON_COIN_INVESTED)
    assert asked_of(s, 0) == "free_build"


def test_cv_1_11_a_face_down_giannini_is_not_asked_about() -> None:
    s = people()
    person(s, 0, "ap_giannini")
    knows(s, 0, "currency")
    happens(s, ON_COIN_INVESTED)
    assert asked_of(s, 0) == "city"


# ---------------------------------------------------------------- learn


def test_learn_tech_free_of_the_teacher_is_of_level_one() -> None:
    s = fame()
    row(s, 0, "pottery", "writing", "currency")
    holds_token(s, 0, "hut_teacher")
    use_at_start(s, "token_hut_teacher")
    assert refused(s, 0, said("learn", tech="chivalry")) == "CV-10.6 level-too-high"
    s.apply(0, said("learn", tech="masonry"))
    assert s.knows(0, tech("masonry"))


def test_free_known_tech_of_another() -> None:
    s = city_part("rome", "egypt")
    wonder(s, 0, "statue_of_liberty")
    assert why_not(s, "wonder_statue_of_liberty_1", WHEN_START) == "CV-10.6 nothing-to-learn-free"
    row(s, 1, "writing")
    use_at_start(s, "wonder_statue_of_liberty_1")
    assert refused(s, 0, said("learn", tech="pottery")) == "CV-10.6 not-known-to-another"
    s.apply(0, said("learn", tech="writing"))
    assert s.knows(0, tech("writing"))


@pytest.mark.parametrize(
    ("card", "level"), [("exchange_of_ideas_1", 1), ("knowledge_shared_1", 2), ("think_tank_1", 3)]
)
def test_cv_12_7_swap_tech_first_one_learns_then_the_other(card: str, level: int) -> None:
    s = city_part("rome", "egypt", "china")
    techs = [
        "writing",
        "pottery",
        "currency",
        "philosophy",
        "masonry",
        "chivalry",
        "sailing",
        "construction",
        "banking",
    ]
    row(s, 1, *techs, "gunpowder")
    row(s, 0, *techs[:-1])
    holds_card(s, 0, card)
    if level < 3:
        assert (
            why_not(s, f"card_{card}", WHEN_START) == "CV-12.5 no-target"
        )  # no other known tech of that level
        row(s, 1, "metalworking", "mathematics")
    row(s, 0, "horseback_riding")
    use_at_start(s, f"card_{card}")
    learned = next(action for action in s.actions(0) if action != said("decline"))
    s.apply(0, learned)
    assert asked_of(s, 1) == "swap_back"
    assert refused(s, 1, said("learn", tech="horseback_riding")) == ""
    s.apply(1, said("decline"))
    assert asked_of(s, 0) == "city"


def test_cv_12_7_a_player_without_a_tech_to_learn_is_no_target() -> None:
    s = city_part("rome", "egypt", "china")
    row(s, 2, "writing")
    holds_card(s, 0, "exchange_of_ideas_1")
    use_at_start(s, "card_exchange_of_ideas_1")  # at the only one
    assert asked_of(s, 0) == "choose_tech"
    s.apply(0, said("learn", tech="writing"))
    assert s.to_move() == (0,)  # the other has nothing to learn


def test_free_tech_next_start_of_turn_of_atlantis() -> None:
    s = fame()
    assert why_not(s, "relic_atlantis", WHEN_START) == "CV-15.14 nothing-promised"
    s.promised[0] = 1
    use_at_start(s, "relic_atlantis")
    s.apply(0, said("learn", tech="pottery"))
    assert (s.promised[0], s.knows(0, tech("pottery"))) == (0, True)


# ---------------------------------------------------------------- act


def test_extra_action_all_cities_but_not_the_capital_in_anarchy() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "atomic_theory")
    holds_token(s, 0, "hut_uranium")
    s.city_at[1] = 0
    again = s.clone()
    use(s, "tech_atomic_theory_1")
    assert [int(left) for left in s.extra_actions[0:3]] == [1, 1, 0]
    again.government[0] = GOVERNMENTS.index_of["anarchy"]
    use(again, "tech_atomic_theory_1")
    assert [int(left) for left in again.extra_actions[0:3]] == [0, 1, 0]


def test_cv_b31_each_of_the_two_abilities_once() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "atomic_theory")
    for id in ("hut_uranium", "village_uranium_1"):
        holds_token(s, 0, id)
    use(s, "tech_atomic_theory_1")
    s.apply(0, s.actions(0)[0])
    assert why_not(s, "tech_atomic_theory_1", WHEN_CITY) == "CV-11.2 already-used"


def test_all_cities_arts_is_the_capitals_action() -> None:
    s = people()
    person(s, 0, "jerry_garcia", which_square=7)
    s.acted[0] = 1
    assert why_not(s, "person_jerry_garcia", WHEN_CITY) == "CV-7.1 city-has-acted"
    s.acted[0] = 0
    knows(s, 1, "writing")
    holds_token(s, 1, "hut_spy_1")
    use(s, "person_jerry_garcia")
    assert s.to_move() == (0,)  # cannot be cancelled
    assert s.culture[0] == 1 + 2  # and the artist's two icons
    assert s.acted[0] == 2


def test_start_of_turn_harvest_of_feudalism() -> None:
    s = city_part("rome", "egypt")
    s.government[0] = GOVERNMENTS.index_of["feudalism"]
    assert why_not(s, "government_core_feudalism_1", WHEN_START) == "CV-12.5 no-target"
    place = outskirts(s, 0)[0]
    s.terrain[place], s.feature[place] = DESERT, SILK
    use_at_start(s, "government_core_feudalism_1")
    assert tokens_of(s, 0) == [0, 0, 1, 0]
    assert why_not(s, "government_core_feudalism_1", WHEN_START) == "CV-11.2 already-used"


# ---------------------------------------------------------------- draw


def test_cristo_draws_two_cards_of_one_deck() -> None:
    s = city_part("rome", "egypt")
    wonder(s, 0, "cristo_redentor")
    use_at_start(s, "wonder_cristo_redentor_1")
    s.apply(0, said("aim_deck", level=2))
    hand = CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(0))
    assert [int(s.box.card_level[card]) for card in hand] == [2, 2]
    assert asked_of(s, 0) == "city"  # its limit is four higher


def test_cv_2_8_cristo_needs_a_deck_that_has_a_card() -> None:
    s = city_part("rome", "egypt")
    wonder(s, 0, "cristo_redentor")
    for card in range(len(s.card_pile)):
        if s.box.card_level[card] == 2 and s.card_pile[card] in (CARD_DECK, CARD_DISCARD):
            s.card_pile[card] = CARD_PACK.of(1)
    use_at_start(s, "wonder_cristo_redentor_1")
    assert refused(s, 0, said("aim_deck", level=2)) == "CV-2.8 deck-is-empty"


def test_cv_r41_peeked_tokens_are_shown_to_one_seat_only() -> None:
    s = people("rome", "egypt", "china")
    person(s, 0, "zheng_he")
    token(s, "hut_silk_1", outskirts(s, 3)[0])
    holds_token(s, 2, "village_spy_1")
    log = Log()
    s.apply(0, said("use", source="person_zheng_he"), log)
    faces = [line for line in log.to_json(0) if str(line["event"]).startswith("peeked")]
    assert [line["token"] for line in faces] == ["hut_silk_1", "village_spy_1"]
    assert all("token" not in line for line in log.to_json(1) if str(line["event"]).startswith("peeked"))
    assert s.token_seen[0] == 0


def test_refresh_culture_hand() -> None:
    s = people()
    person(s, 0, "frida_kahlo")
    holds_card(s, 0, "defection_1")
    use(s, "person_frida_kahlo")
    assert asked_of(s, 0) == "refresh"
    s.apply(0, said("discard", card="defection_1"))
    assert CARD_PACK.count(s.card_pile, CARD_PACK.of(0)) == 2
