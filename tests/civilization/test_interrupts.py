"""CV-8.14, CV-8.28, CV-13.5, CV-13.7 to CV-13.9: others interrupt a move."""

from ludotheque.games.civilization.components.box import CITIES, NONE
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply, kill_figure
from ludotheque.games.civilization.map.groups import in_moving_group, kill_one, present, unmoved
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import CARD_DISCARD, CARD_PACK, CARDS, SQUARES
from tests.civilization.meadow import (
    armies,
    army,
    asked,
    at,
    begin_part,
    cannot,
    city,
    do,
    face_down,
    holds_card,
    holds_token,
    knows,
    meadow,
    pick,
    scout,
    scouts,
    token,
    water,
)
from tests.civilization.positions import said


def three_armies(**options: str) -> Civilization:
    """CV-B96: three armies of seat 0 (stacking limit 3) on their way to a city of seat 1, who holds Defection. Of the
    others on this bigger map no player holds anything.
    """
    s = meadow("rome", "egypt", "china", "germany", **options)
    knows(s, 0, "masonry")
    for _ in range(3):
        army(s, 0, at(s, 6, 3))
    city(s, 1, 1, at(s, 6, 5))
    holds_card(s, 1, "defection_1")
    pick(s, at(s, 6, 3), armies=3)
    return s


def source(card: str) -> str:
    return f"card_{card}"


def answer(s: Civilization, seat: int, verb: str, **arguments: str | int) -> None:
    s.apply(seat, said(verb, **arguments))


def defect(s: Civilization, seat: int, square: int, card: str = "defection_1", **figures: int) -> None:
    """Defection on figures of a square; questions with one answer are not put."""
    answer(s, seat, "use", source=source(card))
    for action in (
        said("aim_square", square=SQUARES.ids[square]),
        said("aim_figures", **{"armies": 0, "scouts": 0, **figures}),
    ):
        if s.why_not(seat, action) is None:
            s.apply(seat, action)


def asked_of(s: Civilization, seat: int) -> str:
    return s.question(seat).step.name if s.waits_for(seat) else ""


# ---------------------------------------------------------------- the window


def test_cv_13_5_others_are_asked_after_each_step_and_not_after_a_stop() -> None:
    s = three_armies()
    do(s, "step", dir="north")
    assert s.to_move() == (1,)
    assert asked(s) == "interrupt"
    do(s, "pass")
    assert asked(s) == "move"
    do(s, "step", dir="east")
    assert s.to_move() == (1,)
    do(s, "pass")
    assert asked(s) == "movement"


def test_cv_8_25_a_stop_a_drop_and_a_discovery_open_no_window() -> None:
    s = three_armies()
    face_down(s, 0)
    do(s, "step", dir="north")
    do(s, "pass")
    do(s, "drop", armies=1, scouts=0)
    assert s.to_move() == (0,)
    do(s, "halt")
    assert s.to_move() == (0,)


def test_cv_8_25_a_hut_is_followed_by_a_window() -> None:
    s = three_armies()
    token(s, "hut_silk_1", at(s, 5, 3))
    do(s, "step", dir="north")
    assert s.to_move() == (1,)
    do(s, "pass")
    assert asked(s) == "movement"


def test_cv_8_25_overrun_scouts_and_a_flight_are_followed_by_a_window() -> None:
    s = three_armies()
    scout(s, 2, at(s, 5, 3))
    s.trade[2] = s.culture[2] = 0
    do(s, "step", dir="north")
    assert scouts(s, 2, at(s, 5, 3)) == 0
    while asked(s) == "loot":
        do(s, "done")
    assert s.to_move() == (1,)
    s = three_armies()
    knows(s, 0, "flight")
    army(s, 2, at(s, 5, 3))
    do(s, "step_over", dir="north")
    assert s.to_move() == (1,)


def test_cv_13_8_players_with_a_card_or_a_possible_spy_are_asked() -> None:
    s = three_armies()
    holds_token(s, 2, "hut_silk_1")
    do(s, "step", dir="north")
    assert s.to_move() == (1,)  # a token without Communism is nothing
    do(s, "pass")
    do(s, "halt")
    knows(s, 2, "communism")
    s.moved[0] = 0
    pick(s, at(s, 5, 3), armies=1)
    do(s, "step", dir="north")
    assert s.to_move() == (1, 2)  # any face-down token may be a spy
    assert refuses_all_but_passing(s, 2)


def refuses_all_but_passing(s: Civilization, seat: int) -> bool:
    said_by_verb = s.game.vocabulary.by_verb(s.actions(seat))
    return sorted(said_by_verb) == ["pass", "pass_move", "pass_part"]


def test_cv_13_8_a_level_one_card_needs_a_figure_in_range() -> None:
    """Seat 1 has only its capital, far away from everything."""
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 15, 3))
    holds_card(s, 1, "defection_1")
    pick(s, at(s, 15, 3), armies=1)
    do(s, "step", dir="north")
    assert s.to_move() == (0,)
    do(s, "step", dir="south")
    holds_card(s, 1, "think_tank_1")  # level III: as far as others know it reaches everywhere
    s.moved[0] = 0
    pick(s, at(s, 15, 3), armies=1)
    do(s, "step", dir="north")
    assert s.to_move() == (1,)


def test_cv_13_12_with_fast_responses_only_players_with_a_response_are_asked() -> None:
    s = three_armies(fast_responses="yes")
    holds_card(s, 2, "drought_1")
    do(s, "step", dir="north")
    assert s.to_move() == (1,)


def test_cv_13_7_passes_for_the_move_and_for_the_part() -> None:
    s = three_armies()
    army(s, 0, at(s, 8, 3))
    holds_card(s, 2, "defection_2")
    army(s, 2, at(s, 8, 6))
    do(s, "step", dir="north")
    answer(s, 1, "pass_move")
    assert s.passes[1] == 0  # hidden until all have answered
    answer(s, 2, "pass_part")
    do(s, "step", dir="north")
    assert asked(s) == "movement"
    pick(s, at(s, 8, 3), armies=1)
    do(s, "step", dir="north")
    assert s.to_move() == (1,)
    do(s, "pass")
    do(s, "halt")
    do(s, "end")
    assert s.passes[2] == 0


def test_cv_13_9_the_first_clockwise_is_carried_out_and_the_rest_stays_secret() -> None:
    s = three_armies()
    mine, theirs = CARDS.index_of["defection_1"], holds_card(s, 2, "mass_defection_1")
    army(s, 2, at(s, 6, 6))
    do(s, "step", dir="north")
    assert s.to_move() == (1, 2)
    defect(s, 2, at(s, 5, 3), "mass_defection_1", armies=2)
    assert s.card_pile[theirs] == CARD_PACK.of(2)
    defect(s, 1, at(s, 5, 3), armies=1)
    while s.to_move() != (0,):
        for seat in s.to_move():
            answer(s, seat, "pass")
    assert s.card_pile[mine] == CARD_DISCARD
    assert s.card_pile[theirs] == CARD_PACK.of(2)
    assert in_moving_group(s, ARMY) == 2
    assert asked(s) == "go_on"
    do(s, "go_on")
    assert 2 in s.to_move()  # asked anew


# ---------------------------------------------------------------- what it costs


def interrupted() -> Civilization:
    """Seat 1 has killed one of the three armies after their first step."""
    s = three_armies()
    do(s, "step", dir="east")
    defect(s, 1, at(s, 6, 4), armies=1)
    while asked(s) != "go_on":
        do(s, "pass")
    return s


def test_cv_b96_the_survivors_continue_and_attack() -> None:
    s = interrupted()
    do(s, "go_on")
    assert asked(s) == "move"
    do(s, "step", dir="east")
    assert (s.attacker, s.defender) == (0, 1)
    assert int(s.attacking).bit_count() == 2


def test_cv_b96_the_survivors_stop() -> None:
    s = interrupted()
    do(s, "halt")
    assert asked(s) == "movement"
    assert armies(s, 0, at(s, 6, 4)) == 2
    assert unmoved(s, 0, ARMY, at(s, 6, 4)) == 0


def test_cv_b96_and_cv_r36_the_move_is_reverted_and_counts_as_not_made() -> None:
    s = interrupted()
    do(s, "take_back")
    assert asked(s) == "movement"
    assert armies(s, 0, at(s, 6, 3)) == 2
    assert unmoved(s, 0, ARMY, at(s, 6, 3)) == 2
    pick(s, at(s, 6, 3), armies=2)
    assert s.steps_left == 2


def test_cv_8_23_a_frozen_group_that_loses_figures_does_not_take_its_move_back() -> None:
    s = three_armies()
    do(s, "step", dir="east")
    s.frozen[2] = at(s, 6, 4)
    defect(s, 1, at(s, 6, 4), armies=1)
    while asked(s) != "movement":
        do(s, "pass")
    assert armies(s, 0, at(s, 6, 4)) == 2
    assert unmoved(s, 0, ARMY, at(s, 6, 4)) == 0


def test_cv_8_28_and_cv_r15_discoveries_stay_and_stay_paid_for() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "horseback_riding")
    for _ in range(2):
        army(s, 0, at(s, 8, 3))
    army(s, 1, at(s, 6, 6))
    holds_card(s, 1, "defection_1")
    face_down(s, 4)
    pick(s, at(s, 8, 3), armies=2)
    do(s, "discover", dir="east")
    do(s, "step", dir="north")
    defect(s, 1, at(s, 7, 3), armies=1)
    while asked(s) != "go_on":
        do(s, "pass")
    do(s, "take_back")
    assert s.terrain[at(s, 8, 4)] != NONE
    pick(s, at(s, 8, 3), armies=1)
    assert s.steps_left == 2
    do(s, "halt")
    do(s, "end")
    assert sum(s.discovery_debt) == 0


def test_cv_8_28_a_killed_group_ends_its_move_and_scouts_move_on_alone() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 6))
    holds_card(s, 1, "defection_1")
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="north")
    defect(s, 1, at(s, 5, 3), armies=1)
    while asked(s) != "movement":
        do(s, "pass")
    assert armies(s, 0, at(s, 5, 3)) == 0

    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    scout(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 6))
    holds_card(s, 1, "defection_1")
    pick(s, at(s, 6, 3), armies=1, scouts=1)
    do(s, "step", dir="north")
    defect(s, 1, at(s, 5, 3), armies=1)
    while asked(s) != "go_on":
        do(s, "pass")
    do(s, "go_on")
    do(s, "halt")
    assert scouts(s, 0, at(s, 5, 3)) == 1


def test_cv_8_15_figures_flying_over_an_army_may_strike_it() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "flight")
    army(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 4))
    holds_card(s, 0, "defection_1")
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step_over", dir="east")
    defect(s, 0, at(s, 6, 4), armies=1)
    assert armies(s, 1, at(s, 6, 4)) == 0
    assert in_moving_group(s, ARMY) == 1


def test_cv_b35_communism_freezes_a_group_on_water() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "navigation")
    knows(s, 1, "communism")
    spy = holds_token(s, 1, "hut_spy_1")
    army(s, 0, at(s, 6, 3))
    water(s, at(s, 6, 4))
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    answer(s, 1, "use", source="tech_communism_1")
    while asked_of(s, 1) == "target":
        answer(s, 1, "aim_square", square=SQUARES.ids[at(s, 6, 4)])
    assert s.frozen[1] == at(s, 6, 4)
    assert s.token_pile[spy] == 2
    assert asked(s) == "movement"
    assert armies(s, 0, at(s, 6, 4)) == 1


def test_cv_8_14_the_mover_is_not_asked_in_its_own_window() -> None:
    s = three_armies()
    holds_card(s, 0, "defection_2")
    do(s, "step", dir="north")
    assert 0 not in s.to_move()


def test_cv_13_7_a_pass_for_the_move_ends_with_it() -> None:
    s = three_armies()
    army(s, 0, at(s, 8, 3))
    do(s, "step", dir="north")
    answer(s, 1, "pass_move")
    do(s, "halt")
    assert s.passes[1] == 0
    begin_part(s, 0)
    assert cannot(s, "end") == ""


def test_cv_8_14_a_moving_group_is_present_where_it_is_and_its_owner_s_alone() -> None:
    s = three_armies()
    army(s, 1, at(s, 6, 3))
    do(s, "step", dir="north")
    assert present(s, 0, ARMY, at(s, 5, 3)) == 3
    assert present(s, 0, ARMY, at(s, 6, 3)) == 0
    assert present(s, 1, ARMY, at(s, 5, 3)) == 0
    assert present(s, 1, ARMY, at(s, 6, 3)) == 1


def test_cv_2_11_figures_of_a_kind_are_alike_whichever_is_left_dies() -> None:
    s = meadow("rome", "egypt")
    figures = [army(s, 1, at(s, 6, 3 + i)) for i in range(5)]
    for figure in figures[:4]:
        kill_figure(s, 1, figure)
    kill_one(s, 1, ARMY, at(s, 6, 7))
    assert armies(s, 1, at(s, 6, 7)) == 0


def test_cv_8_14_figures_elsewhere_die_there_and_not_in_the_group() -> None:
    s = three_armies()
    army(s, 0, at(s, 8, 3))
    army(s, 1, at(s, 5, 3))
    do(s, "step", dir="west")
    kill_one(s, 0, ARMY, at(s, 8, 3))
    assert in_moving_group(s, ARMY) == 3
    assert armies(s, 0, at(s, 8, 3)) == 0
    kill_one(s, 1, ARMY, at(s, 5, 3))
    assert in_moving_group(s, ARMY) == 3
    kill_one(s, 0, ARMY, at(s, 6, 2))
    assert in_moving_group(s, ARMY) == 2


def test_cv_2_1_a_scout_killed_on_its_way_is_in_the_supply_without_a_link() -> None:
    s = meadow("rome", "egypt")
    figure = scout(s, 0, at(s, 6, 3))
    army(s, 0, at(s, 6, 3))
    s.link[figure] = 0
    pick(s, at(s, 6, 3), armies=1, scouts=1)
    do(s, "step", dir="east")
    kill_one(s, 0, SCOUT, s.group_at)
    assert s.link[figure] == NONE
    assert in_supply(s, 0, SCOUT) == 2


def test_cv_13_5_a_step_concerns_a_seat_whose_city_the_group_can_still_reach() -> None:
    s = three_armies()
    do(s, "step", dir="north")
    step = s.question(1).step
    assert (s.group_at, s.steps_left) == (at(s, 5, 3), 1)
    assert not step.concerns(s, 1), "the city is three squares away, the capital further"
    s.city_at[1 * CITIES + 1] = at(s, 5, 4)
    assert step.concerns(s, 1)
