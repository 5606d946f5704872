"""The view: every figure is the sum of its parts, and previews of moves and battles are right.

Late in a game of four the message is still small.
"""

import json
import random
from collections.abc import Iterator
from itertools import chain

import pytest

from ludotheque.core.refusals import Illegal
from ludotheque.games.civilization.components.box import CITIES, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE_TURN, AT_MOVE
from ludotheque.games.civilization.position.vocabulary import CITY_SLOTS, DIRS, SQUARES
from tests.civilization.positions import GAME, after_setup, said
from tests.civilization.random_games import choice, in_full_swing
from tests.civilization.war_games import LEAVING, at_war
from tests.civilization.war_games import OPTIONS as WAR_OPTIONS

LARGEST = 25_000  # bytes of a message, choices included
AROUND = 2_000  # what a message has besides: the entry before it, warnings, who is asked
DECISIONS = 150
ENOUGH_FIGHTS = 20


def late(seed: int) -> Iterator[Civilization]:
    """Positions of a game of four that has gone on for long."""
    options = {"fame_and_fortune": "yes", "great_person_deck": "yes", "investments": "yes"}
    s, chance = in_full_swing(4, seed, options), random.Random(seed)
    for _ in range(DECISIONS):
        if s.over():
            return
        yield s
        seat = chance.choice(s.to_move())
        s.apply(seat, choice(s, seat, chance))


@pytest.mark.parametrize("seed", range(3))
def test_figures_are_the_sum_of_their_parts(seed: int) -> None:
    for s in late(seed):
        view = s.view(0)
        for city in view["map"]["cities"]:
            squares, added = city["sources"]["squares"], city["sources"]["added"]
            sums = [sum(square[kind] for square in squares) for kind in (1, 2, 3, 4)]
            made = sums[0] + sum(part[2] for part in added)
            shown = [city[kind] for kind in ("production", "trade", "culture", "coin")]
            assert [made, *sums[1:]] == shown, city
        for player in view["players"]:
            assert sum(part[2] for part in player["coin_sources"]) == player["coins"]
        if view["battle"] is not None:
            for side in view["battle"]["sides"].values():
                assert sum(part[2] for part in side["bonus_parts"]) == side["bonus"]
                assert side["units"] + side["bonus"] == side["total"]


@pytest.mark.parametrize("seed", range(3))
def test_a_square_shows_what_it_yields_to_a_city(seed: int) -> None:
    for s in late(seed):
        shown = s.view(0)["map"]
        for city in shown["cities"]:
            assert {counts[SQUARES.index_of[city["square"]]] for counts in shown["icons"]} == {"0"}
            for square, *icons in city["sources"]["squares"]:
                at = SQUARES.index_of[square]
                assert [int(counts[at]) for counts in shown["icons"][:4]] == icons, square


def test_cv_10_3_the_rows_with_a_spot_are_shown() -> None:
    s = after_setup("rome", "egypt")
    s.rows[0], s.rows[1] = 5, 4
    assert s.view(0)["players"][0]["spots"] == [1, 3]


@pytest.mark.parametrize("seed", range(3))
def test_shown_missing_conditions_are_those_of_the_refusal(seed: int) -> None:
    for s in late(seed):
        for seat in s.to_move():
            if s.question(seat).step.name != "city":
                continue
            mine = s.view(seat)["mine"]
            for slot, lacking in mine["lacking"].items():
                for item in mine["prices"]:
                    refusal = s.why_not(seat, said("produce", city=slot, item=item))
                    extra = s.extra_actions[seat * CITIES + CITY_SLOTS.index_of[slot]] > 0
                    if isinstance(lacking.get(item), str):
                        assert refusal is not None or extra, (slot, item)
                    else:
                        assert refusal is None, (slot, item, refusal.rule)


@pytest.mark.parametrize("seed", range(3))
def test_the_next_steps_of_a_way_are_legal_and_what_stops_it_is_not(seed: int) -> None:
    for s in late(seed):
        if s.step().number != AT_MOVE or s.group_at == NONE:
            continue
        seat = s.mover()
        ways = s.view(seat)["ways"][s.view(seat)["group"]["square"]]
        for dir in DIRS.ids:
            beside = s.beside(s.group_at, DIRS.index_of[dir])
            if beside == NONE:
                continue
            square = SQUARES.ids[beside]
            legal = s.why_not(seat, said("step", dir=dir)) is None
            assert (ways["to"].get(square) == dir[0]) == legal
            assert not (legal and square in ways["stops"])


def in_battle(seed: int) -> Iterator[Civilization]:
    """Battle turns of a game of three who seek battle and leave the other phases."""
    s, chance = at_war(3, seed, WAR_OPTIONS[2]), random.Random(seed)
    for _ in range(DECISIONS):
        if s.over():
            return
        if s.step().number == AT_BATTLE_TURN:
            yield s
        seat = chance.choice(s.to_move())
        legal = {action: GAME.vocabulary.find(action).name for action in s.actions(seat)}
        bold = [action for action, verb in legal.items() if verb in ("step", "pick", "fight")]
        leaving = [action for action, verb in legal.items() if verb in LEAVING]
        s.apply(seat, chance.choice(bold or leaving or list(legal)))


def test_a_fight_comes_out_as_foreseen() -> None:
    seen = 0
    for s in chain.from_iterable(in_battle(seed) for seed in range(30)):
        if seen >= ENOUGH_FIGHTS:
            break
        seat, side = s.mover(), "attacker" if s.side == s.attacker else "defender"
        for fight in s.view(seat)["battle"]["fights"]:
            after = s.clone()
            try:
                after.apply(seat, said("fight", unit=fight["unit"], front=fight["front"], boosted="plain"))
            except Illegal as refused:
                raise AssertionError(fight) from refused
            battle = after.view(seat)["battle"]
            if battle is None or battle["stage"] != s.stage or after.step().name == "zhukov":
                continue  # it was the last play, or a seat still has to choose
            other = "defender" if side == "attacker" else "attacker"
            assert [battle["sides"][one]["total"] for one in (side, other)] == fight["totals"]
            seen += 1
    assert seen >= ENOUGH_FIGHTS


@pytest.mark.parametrize("seed", range(3))
def test_late_in_a_game_of_four_the_message_is_small(seed: int) -> None:
    for s in late(seed):
        for seat in s.to_move():
            choices = GAME.vocabulary.by_verb(s.actions(seat))
            told = json.dumps([s.view(seat), choices], separators=(",", ":"), ensure_ascii=False)
            assert len(told.encode()) + AROUND < LARGEST
