"""The position: where a match begins, copies, and what an imported position may say."""

from typing import Any

import pytest

from ludotheque.core.grammar import wrong_frames
from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.steps import AT_MOVEMENT
from tests.civilization.meadow import asked, meadow
from tests.civilization.positions import GAME, new

# What is under way at the beginning of a match: nothing.
AT_FIRST = {
    "group_at": NONE,
    "group_from": NONE,
    "group": 0,
    "steps_left": 0,
    "discoveries": 0,
    "act_city": NONE,
    "act_discount": 0,
    "act_extra": 0,
    "act_second": 0,
    "attacker": NONE,
    "defender": NONE,
    "battle_at": NONE,
    "attacking": 0,
    "defending": 0,
    "stage": 0,
    "idle": 0,
    "fronts": 0,
    "loot": 0,
    "defending_city": 0,
    "battle_winner": NONE,
    "counters": 0,
    "panama": 0,
    "links_set": 0,
}
OF_ALL_AT_FIRST = {
    "free_markers": 0,
    "promised": 0,
    "coins": 0,
    "tech_coins": 0,
    "invested": 0,
    "has_invested": 0,
    "bonus": 0,
    "bonus_used": 0,
    "acted": 0,
    "extra_actions": 0,
    "cancelled": 0,
    "used_in_turn": 0,
    "cancelled_in_turn": 0,
    "used_in_battle": 0,
    "battle_bonus": 0,
    "wounds": 0,
    "front": 0,
    "moved": 0,
    "discovery_debt": 0,
    "obsolete": 0,
    "changed_government": 0,
    "held_in_anarchy": 0,
    "harvested": NONE,
    "frozen": NONE,
    "link": NONE,
    "standing": NONE,
    "aims": NONE,
    "paid": NONE,
    "path": NONE,
    "settled": NONE,
}

# Fields that name squares.
PLACES = (
    "act_squares", "battle_at", "city_at", "frozen", "group_at", "group_from", "harvested", "path", "relic_at",
    "second_half", "standing", "wonder_at",
)  # fmt: skip


def test_a_match_begins_with_nothing_under_way() -> None:
    s = new(3, civ_choice="draft")
    assert {name: getattr(s, name) for name in AT_FIRST} == AT_FIRST
    found = {name: set(getattr(s, name)) for name in OF_ALL_AT_FIRST}
    assert found == {name: {value} for name, value in OF_ALL_AT_FIRST.items()}


def test_actions_on_a_copy_leave_the_original_unchanged() -> None:
    """Only the civilizations are dealt once and shared."""
    s = new(3, civ_choice="draft")
    for field in GAME.fields(3):
        if field.length > 0 and field.name != "civ":
            before, copy = to_json(s), s.clone()
            numbers = getattr(copy, field.name)
            numbers[0] = field.high if numbers[0] != field.high else field.low
            assert to_json(s) == before, field.name


@pytest.mark.parametrize(
    ("name", "value", "most"),
    [
        ("tech_coins", 5, 4),  # on a tech there is room for four coins
        ("first", 3, 2),
        ("active", 3, 2),
        ("free_markers", 3, 2),
        ("held_in_anarchy", 2, 1),
        ("walls", 2, 1),
        ("act_second", 2, 1),
        ("arrow", 4, 3),  # a tile has four edges
        ("reserve", 4, 3),  # three great people of a type
    ],
)
def test_a_number_that_can_not_be_is_refused_by_the_name_of_its_field(
    name: str, value: int, most: int
) -> None:
    said: Any = to_json(new(3, civ_choice="draft"))
    said[name] = [value, *said[name][1:]] if isinstance(said[name], list) else value
    with pytest.raises(BadPosition, match=rf"{name}.*{most}"):
        from_json(GAME, said)


@pytest.mark.parametrize("name", PLACES)
def test_a_position_may_name_every_square_of_the_largest_map(name: str) -> None:
    (field,) = (field for field in GAME.fields(5) if field.name == name)
    assert (field.low, field.high) == (NONE, new(5).layout.squares - 1)


# Questions in the middle of something else: no match begins at one of them.
IN_BETWEEN = [
    "target", "pay", "gift", "consent", "respond", "means", "discard", "keep_card", "keep_person", "free_build",
    "free_square", "refresh", "coin_choice", "hand_over", "produce_square", "second_item", "michelangelo",
    "harvest_again", "skip_space", "arts_trade", "convert", "move", "interrupt", "go_on", "raze", "before_draw",
    "draft", "after_draw", "battle", "spread", "zhukov", "save", "nightingale", "loot", "extra_action", "storm",
    "surplus",
]  # fmt: skip


def test_a_match_begins_at_no_question_in_the_middle_of_something() -> None:
    assert [step.name for step in GAME.steps if not step.quiet] == IN_BETWEEN


@pytest.mark.parametrize(
    ("name", "below"),
    [
        ("learn", "trades"),
        ("reveal", "movement"),
        ("movement", "check"),
        ("move", "movement"),
        ("trade", "phases"),
    ],
)
def test_a_question_lies_only_where_its_phase_puts_it(name: str, below: str) -> None:
    numbers = {step.name: step.number for step in GAME.steps}
    step = GAME.steps[numbers[name]]
    assert step.on, "it does not say on what it may lie"
    assert numbers[below] not in step.on


def test_cv_8_1_a_position_asks_only_the_seat_whose_part_it_is_for_its_moves() -> None:
    s = meadow("rome", "egypt")
    assert (s.active, asked(s), wrong_frames(s)) == (0, "movement", [])
    s.drop()
    s.push(AT_MOVEMENT, 1)
    assert wrong_frames(s) != []
