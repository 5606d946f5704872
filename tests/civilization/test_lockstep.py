"""The engine and the second referee agree on choices and what they do in trade, city management, movement, battle
and research, throughout random games; and differences would be detected.
"""

from collections.abc import Callable

import pytest

from tests.civilization.lockstep import Apart, Lockstep, Rules
from tests.civilization.lockstep_games import play
from tests.civilization.random_games import in_full_swing
from tests.soaking import SOAK_SEED, examples

RULES = Rules()


@pytest.mark.parametrize("game", range(8))
def test_both_say_the_same_all_through_a_game(game: int) -> None:
    for number in range(examples(1)):
        seed = game + 8 * number + 1000 * (SOAK_SEED or 0)
        play(seed, RULES, most=150 if SOAK_SEED is None else 900).play()


def test_most_of_these_chapters_is_compared_in_full() -> None:
    """Questions that the referee covers are compared with the whole position."""
    lockstep = Lockstep(in_full_swing(3, 3, {}), seed=3, rules=RULES, most=400).play()
    for question in ("trade", "offer", "answer_offer", "city", "produce_square", "research"):
        found = [count for name, count in lockstep.counts.items() if name.startswith(f"{question}:")]
        full = sum(count["full"] for count in found)
        assert full > 0.7 * sum(sum(count.values()) for count in found), question


def until(lockstep: Lockstep, question: str) -> int:
    """On to a question; who is asked it."""
    while question not in {frame.step for frame in lockstep.world.asked.values()}:
        seat = lockstep.s.to_move()[0]
        lockstep.do(seat, lockstep.pick(lockstep.choices(seat)))
    return next(seat for seat, frame in lockstep.world.asked.items() if frame.step == question)


@pytest.mark.parametrize("question", ["trade", "city", "research"])
def test_choices_allowed_only_by_the_engine_are_detected(question: str) -> None:
    lockstep = Lockstep(in_full_swing(2, 1, {}), seed=1, rules=Rules())
    until(lockstep, question)
    known = lockstep.rules.questions[question]
    lockstep.rules.questions[question] = lambda w, seat: list(known(w, seat))[1:]
    lockstep.researching.clear()
    with pytest.raises(Apart, match="only the engine"):
        lockstep.compare_choices()


def test_choices_allowed_only_by_the_referee_are_detected() -> None:
    lockstep = Lockstep(in_full_swing(2, 1, {}), seed=1, rules=Rules())
    until(lockstep, "city")
    known = lockstep.rules.questions["city"]
    lockstep.rules.questions["city"] = lambda w, seat: [*known(w, seat), {"verb": "arts", "city": "nowhere"}]
    with pytest.raises(Apart, match=r"only the referee .*nowhere"):
        lockstep.compare_choices()


def one_trade(lockstep: Lockstep) -> None:
    lockstep.world.players[1].trade += 1


def one_tile(lockstep: Lockstep) -> None:
    lockstep.world.terrain["1a1"] = "volcano"


def one_card(lockstep: Lockstep) -> None:
    lockstep.world.card_piles["deck"].pop()


@pytest.mark.parametrize(
    ("spoil", "where"), [(one_trade, "players/1/trade"), (one_tile, "terrain"), (one_card, "card_piles")]
)
def test_one_thing_too_many_is_noticed(spoil: Callable[[Lockstep], None], where: str) -> None:
    lockstep = Lockstep(in_full_swing(2, 1, {}), seed=1, rules=RULES)
    seat = until(lockstep, "city")
    spoil(lockstep)
    with pytest.raises(Apart, match=where):
        lockstep.do(seat, {"verb": "end"})


def test_a_number_counted_otherwise_is_noticed() -> None:
    lockstep = Lockstep(in_full_swing(2, 1, {}), seed=1, rules=RULES)
    until(lockstep, "city")
    lockstep.world.players[0].coins["sheet"] += 1
    with pytest.raises(Apart, match="coins"):
        lockstep.compare_numbers()


def test_chance_that_could_not_be_is_noticed() -> None:
    """A culture card that does not come from its deck."""
    lockstep = Lockstep(in_full_swing(2, 1, {}), seed=1, rules=RULES)
    seat = until(lockstep, "city")
    lockstep.s.culture[seat], lockstep.s.trade[seat], lockstep.s.space[seat] = 9, 9, 0
    lockstep.__init__(lockstep.s, 1, rules=RULES)  # type: ignore[misc]
    lockstep.world.card_piles["deck"] -= {
        id for id in lockstep.world.card_piles["deck"] if "defection" not in id
    }
    with pytest.raises(Apart, match="a card of level 1"):
        lockstep.do(seat, {"verb": "advance"})
