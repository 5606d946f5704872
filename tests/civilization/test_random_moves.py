"""Random moves over a varied map, with all techs that matter, interrupts and battles: no piece is lost or
duplicated."""

import random
from typing import Final

import pytest

from ludotheque.games.civilization.components.box import N_TERRAINS, NONE
from ludotheque.games.civilization.invariants import broken_figures, broken_tokens
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply
from ludotheque.games.civilization.map.groups import under_way
from ludotheque.games.civilization.position.state import Civilization
from tests.civilization.meadow import army, begin_part, city, holds_card, knows, meadow, scout, token

TECHS: Final = [
    "navigation",
    "sailing",
    "flight",
    "masonry",
    "printing_press",
    "communism",
    "combustion",
    "horseback_riding",
]
CARDS: Final = ["defection_1", "defection_2", "mass_defection_1", "wholesale_defection_1"]


def varied(seed: int) -> Civilization:
    """Four players with cities, figures, techs and interrupts; the map of random terrain, partly face down."""
    chance = random.Random(seed)
    fame = chance.choice(["yes", "no"])
    s = meadow("russia", "egypt", "china", "germany", fame_and_fortune=fame)
    for square in range(s.layout.squares):
        if not s.is_centre(square):
            s.terrain[square] = chance.randrange(int(N_TERRAINS))
    for place in range(s.layout.places):
        if s.layout.home[place] == NONE and chance.random() < 0.3:
            s.arrow[place] = NONE
            for square in range(place * 16, place * 16 + 16):
                s.terrain[square] = NONE
    for seat in range(4):
        knows(s, seat, *chance.sample(TECHS, 3))
        found_second_city(s, seat, chance)
    for seat in range(4):
        holds_card(s, seat, CARDS[seat])
        for _ in range(6):
            square = chance.randrange(int(s.layout.squares))
            kind = chance.choice([ARMY, SCOUT])
            free = s.holder[square] == NONE and s.revealed(square) and not s.is_centre(square)
            if free and in_supply(s, seat, kind) > 0:
                (army if kind == ARMY else scout)(s, seat, square)
    for id in ("hut_silk_1", "hut_iron_1", "village_spy_1", "village_spy_2"):
        square = chance.randrange(int(s.layout.squares))
        if s.holder[square] == s.token[square] == s.spot[square] == NONE and s.revealed(square):
            token(s, id, square)
    return s


def found_second_city(s: Civilization, seat: int, chance: random.Random) -> None:
    for _ in range(12):
        centre = chance.randrange(int(s.layout.squares))
        around = [s.layout.around[centre * 8 + i] for i in range(8)]
        if NONE not in around and all(s.revealed(one) and s.spot[one] == NONE for one in [centre, *around]):
            city(s, seat, 1, centre)
            return


@pytest.mark.parametrize("seed", range(12))
def test_random_moves_leave_the_map_in_order(seed: int) -> None:
    s = varied(seed)
    chance = random.Random(seed)
    for seat in (0, 1, 2, 3):
        if s.over() or s.depth() > 2:  # a player has won, or a battle is not over
            break
        begin_part(s, seat)
        for _ in range(100):
            if s.over() or (s.depth() == 2 and chance.random() < 0.1):
                break
            asked = chance.choice(s.to_move())
            choices = [
                action
                for action in s.actions(asked)
                if s.game.vocabulary.find(action).name not in ("end", "call")
            ]
            if not choices:
                break
            s.apply(asked, chance.choice(choices))
            assert broken_figures(s) + broken_tokens(s) == []
            assert under_way(s) or s.group == 0
