"""The second referee in battle, on prepared positions (CV-9.1 to CV-9.29)."""

import pytest

from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import SQUARES
from tests.civilization.lockstep import Told
from tests.civilization.meadow import army, at, city, knows, meadow
from tests.civilization.referee.battle_aftermath import loot_of, lose_figures
from tests.civilization.referee.battle_course import end_turn, opener
from tests.civilization.referee.battle_exchange import exchange
from tests.civilization.referee.battle_force import battle_total, combat_bonus, hand_size, units
from tests.civilization.referee.battle_loot import wares
from tests.civilization.referee.world import Battle, World, read


def fought(s: Civilization, square: int, attackers: int, city: bool = False) -> World:
    """Seat 0 attacks seat 1 there; without units on either side."""
    w = read(s)
    name = SQUARES.ids[square]
    for player in w.players:
        player.forces.clear()
    w.battle = Battle(
        attacker=0,
        defender=1,
        at=name,
        attacking=set(range(attackers)),
        defending={one.number for one in w.standing(name)},
        side=1,
        idle=0,
        fronts=0,
        bonus=[0, 0],
        loot=0,
        city=city,
        winner=None,
        wounds={},
        front={},
    )
    return w


def meets(w: World, mine: str, his: str, boost: int = 0) -> World:
    """Seat 0 plays a unit on one of seat 1."""
    assert w.battle is not None
    w.players[0].in_play.add(mine)
    w.players[1].in_play.add(his)
    w.battle.front = {mine: 1, his: 1}
    exchange(w, 0, mine, boost)
    return w


def duel() -> World:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 4))
    return fought(s, at(s, 6, 4), attackers=1)


def test_cv_9_4_hands_bonuses_and_the_first_turn_before_walls() -> None:
    s = meadow("rome", "egypt")
    for _ in range(3):
        army(s, 0, at(s, 6, 3))
    city(s, 1, 1, at(s, 6, 4))
    s.walls[4] = 1
    w = fought(s, at(s, 6, 4), attackers=3, city=True)
    assert w.battle is not None
    assert (hand_size(w, 0), hand_size(w, 1), combat_bonus(w, 0), combat_bonus(w, 1)) == (7, 6, 0, 10)
    assert opener(w) == 0
    w.cities[1, "second_city"].walls = False
    assert opener(w) == 1


@pytest.mark.parametrize(
    ("mine", "his", "boost", "dead"),
    [
        ("artillery_3_1", "infantry_3_1", 0, {"infantry_3_1"}),  # CV-9.10: it trumps and kills
        ("mounted_2_1", "artillery_3_1", 0, {"mounted_2_1"}),  # it strikes first, and dies
        ("infantry_2_1", "infantry_2_2", 0, {"infantry_2_1", "infantry_2_2"}),
        ("infantry_1_1", "infantry_3_1", 3, {"infantry_1_1", "infantry_3_1"}),  # CV-B40
        ("infantry_1_1", "artillery_3_1", 3, {"infantry_1_1"}),  # CV-9.25: trumped, it deals nothing
        ("aircraft_5_1", "infantry_3_1", 0, {"infantry_3_1"}),
    ],
)
def test_cv_9_9_and_9_10_exchanges(mine: str, his: str, boost: int, dead: set[str]) -> None:
    w = meets(duel(), mine, his, boost)
    assert units(w, 0, "killed") | units(w, 1, "killed") == dead


def test_cv_b60_himeji_castle_makes_a_unit_one_stronger() -> None:
    w = duel()
    w.players[0].wonders, w.wonder_at["himeji_castle"] = {"himeji_castle"}, "1a1"
    meets(w, "infantry_1_1", "infantry_1_2")
    assert w.battle is not None
    assert (units(w, 0, "in_play"), w.battle.wounds) == ({"infantry_1_1"}, {"infantry_1_1": 1})
    assert battle_total(w, 0) == 2


def test_cv_b40_a_boosted_unit_on_a_new_front_deals_nothing() -> None:
    w = duel()
    assert w.battle is not None
    w.players[0].in_play, w.players[1].in_play = {"infantry_1_1"}, {"infantry_1_2"}
    w.battle.front = {"infantry_1_1": 2, "infantry_1_2": 1}
    exchange(w, 0, "infantry_1_1", 3)
    assert w.battle.wounds == {}


@pytest.mark.parametrize(("armies", "killed", "left"), [(3, 5, 1), (1, 4, 1), (2, 1, 2)])
def test_cv_9_15_the_figures_that_the_winner_keeps(armies: int, killed: int, left: int) -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "masonry")
    for _ in range(armies):
        army(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 4))
    w = fought(s, at(s, 6, 4), attackers=armies)
    assert w.battle is not None
    w.battle.winner = 0
    w.players[0].killed = {f"infantry_1_{number}" for number in range(1, killed + 1)}
    lose_figures(w)
    assert len(w.battle.attacking) == left


def test_cv_b66_loot_and_the_great_wall() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    city(s, 1, 1, at(s, 6, 4))
    w = fought(s, at(s, 6, 4), attackers=1, city=True)
    assert w.battle is not None
    w.battle.winner = 0
    assert loot_of(w) == 2
    w.players[1].wonders, w.wonder_at["great_wall"] = {"great_wall"}, "1a1"
    assert loot_of(w) == 1
    w.battle.winner = 1
    assert loot_of(w) == 1


def test_cv_b86_purchases_for_one_and_two_loot() -> None:
    w = duel()
    w.players[1].trade, w.players[1].culture = 7, 0
    w.players[1].techs, w.players[0].techs = {"writing": 1}, {}
    cheap = [choice.get("loot", choice["verb"]) for choice in wares(w, 0, 1, 1)]
    dear = [choice.get("loot", choice["verb"]) for choice in wares(w, 0, 1, 2)]
    assert (cheap, dear) == (["trade"], ["trade", "learn"])


def test_cv_b84_two_idle_turns_end_a_battle() -> None:
    """No side has units; a tie is the defender's, the attacker's army dies and the attacker is looted."""
    w = duel()
    assert w.battle is not None
    w.asked, w.players[0].trade = {}, 1
    end_turn(w, False, Told(w, w))
    assert (w.battle.winner, w.battle.idle, w.figures[0].square) == (1, 2, None)
