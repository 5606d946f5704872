"""Whole games of random choices, in which every position must satisfy the invariants."""

import random

from ludotheque.games.small_city.position.state import SmallCity
from tests.small_city.scenario import GAME

IDLE = ("commit", "pass", "stop", "decline")


def play_out(seats: int, seed: int, options: dict[str, str], every: int = 9) -> SmallCity:
    """To the end, preferring choices that do something; positions are checked at intervals."""
    chance = random.Random(seed)
    s = GAME.new(seats, seed, options)
    count = 0
    while not s.over():
        seat = chance.choice(s.to_move())
        actions = [int(action) for action in s.actions(seat)]
        doing = [action for action in actions if GAME.vocabulary.to_json(action)["verb"] not in IDLE]
        s.apply(seat, chance.choice(doing if doing and chance.random() < 0.85 else actions))
        count += 1
        if count % every == 0 or s.over():
            assert GAME.broken(s) == [], (seats, seed, options, count)
    return s
