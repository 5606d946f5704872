"""The engine and the second referee agree on movement and battle throughout games of war; and differences would be
detected.
"""

from collections.abc import Callable

import pytest

from tests.civilization.lockstep import Apart, Choice, Rules
from tests.civilization.referee import battle_exchange, movement_paths
from tests.civilization.war_games import MOST_DECISIONS, War, war
from tests.soaking import SOAK_SEED, examples

RULES = Rules()


@pytest.mark.parametrize("game", range(6))
def test_both_say_the_same_all_through_a_war(game: int) -> None:
    for number in range(examples(1)):
        seed = game + 6 * number + 1000 * (SOAK_SEED or 0)
        war(seed, RULES, most=120 if SOAK_SEED is None else MOST_DECISIONS).play()


def test_movement_and_battle_are_compared_in_full() -> None:
    game = war(3, RULES, most=400).play()
    for question in ("movement", "move", "battle", "before_draw", "loot"):
        found = [count for name, count in game.counts.items() if name.startswith(f"{question}:")]
        full = sum(count["full"] for count in found)
        assert full > 0.8 * sum(sum(count.values()) for count in found) > 0, question


def until(game: War, verb: str) -> tuple[int, Choice]:
    """Play until a seat may choose this."""
    while True:
        for seat in game.s.to_move():
            for choice in game.choices(seat):
                if choice["verb"] == verb:
                    return seat, choice
        seat = game.s.to_move()[0]
        game.do(seat, game.pick(game.choices(seat)))


def no_trump(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battle_exchange, "trumps", lambda one, another: False)


def wide_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement_paths, "stacking_limit", lambda w, seat: 1)


def slow_armies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement_paths.Ground, "may_step", lambda self, band, square: False)


@pytest.mark.parametrize("wrong", [no_trump, wide_stacks, slow_armies])
def test_a_rule_read_otherwise_is_noticed(
    wrong: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong(monkeypatch)
    with pytest.raises(Apart):
        play_some()


def play_some() -> None:
    for seed in (2, 3, 5, 6):
        war(seed, RULES, most=300).play()


@pytest.mark.parametrize(("verb", "where"), [("pick", "group"), ("fight", "battle"), ("loot", "players")])
def test_a_table_that_is_not_the_same_is_noticed(verb: str, where: str) -> None:
    game = war(3, RULES)
    seat, choice = until(game, verb)
    deed = RULES.deed(game.world.phase, game.world.asked[seat].step, verb)
    assert deed is not None
    if where == "players":
        game.world.players[seat].culture += 1
    elif game.world.battle is not None:
        game.world.battle.fronts += 1
    else:
        game.world.debt = [1] * len(game.world.debt)
    with pytest.raises(Apart, match=where):
        game.do(seat, choice)
