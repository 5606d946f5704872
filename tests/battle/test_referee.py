"""Random games against a second referee: every blow, death, total and loss of every battle is what it expects."""

import random
from collections import Counter
from typing import Any

import pytest

from ludotheque.core.events import Log
from tests.battle.field import GAME
from tests.battle.referee import Referee
from tests.slices.battle.vocabulary import ATTACK, FIGHT, SUPPLY_ARMY, TAKE

GAMES_EACH = 10


@pytest.mark.parametrize("battle_end", ["seed", "faq2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_referees_agree_on_every_battle(seats: int, battle_end: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        s = GAME.new(seats, seed, {"battle_end": battle_end})
        chance = random.Random(f"{seats} {battle_end} {seed}")
        referee = None
        while not s.over():
            seat = chance.choice(s.to_move())
            action = keen(list(s.actions(seat)), chance)
            before = s.view(-1)["players"]
            log = Log()
            s.apply(seat, action, log)
            for said in log.to_json(-1):
                met[str(said["event"])] += 1
                if said["event"] == "attacked":
                    referee = Referee(
                        before, seat, int(said["target"] or 0), str(said["place"]), int(said["armies"] or 0)
                    )
                elif referee is not None:
                    referee.hear(dict(said))
            if referee is not None and s.attacker < 0:
                referee.end()
                referee = None
    assert met["won"] > 40
    assert min(met[kind] for kind in ("wounded", "died", "armies_lost", "city_destroyed", "healed")) > 0


def keen(actions: list[int], chance: random.Random) -> int:
    """Random play that likes armies and units, attacks, and meets the enemy on the fronts there are."""
    liked = [
        action
        for action in actions
        if ATTACK.has(action)
        or (FIGHT.has(action) and FIGHT.arg2(action) > 0)
        or (TAKE.has(action) and TAKE.arg(action) <= SUPPLY_ARMY)
    ]
    return chance.choice(liked if liked and chance.random() < 0.7 else actions)


def test_the_referee_notices_a_blow_that_is_too_strong() -> None:
    sheet: dict[str, Any] = {
        "techs": [],
        "wonder": None,
        "building": None,
        "armies": 1,
        "units": {},
        "coins": 0,
    }
    referee = Referee([sheet, sheet], 0, 1, "armies", 1)
    referee.hear({"event": "fought", "seat": 1, "unit": "infantry_3_1", "front": 1})
    referee.hear({"event": "fought", "seat": 0, "unit": "mounted_2_1", "front": 1})
    with pytest.raises(AssertionError):
        referee.hear({"event": "wounded", "seat": 1, "unit": "infantry_3_1", "amount": 2})
