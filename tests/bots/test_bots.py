"""Bots play any game by their seat's knowledge only, and reproducibly."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.arena.simulate import Plan, play_one
from ludotheque.bots import BOTS, LEVELS, Bot, UnknownBot, make_bot
from ludotheque.bots.player import Answer
from ludotheque.core.advice import Advice
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import Chance, seeded
from ludotheque.core.playout import middle_of, play_some
from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import State, Step
from ludotheque.games.quebec.vocabulary import EVENTS
from tests.quebec.scenario import GAME, Scenario
from tests.toys.morra import Morra, MorraGame

NAMES = ("quebec", "morra", "parry", "bag", "hamlet")
# Searching bots have separate tests, with small budgets (test_search.py).
QUICK = ("random", "greedy", "novice")


class Spy(Bot):
    """Records what it was shown."""

    def answer(self, known: State, seat: i64, share: int = 0, ms: int = 0) -> Answer:
        self.ms = ms
        return super().answer(known, seat, share, ms)

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        self.shown = known.game.encode(known)
        return known.actions(seat)[0]


def some_positions(name: str) -> list[State]:
    """Positions of one game, from the first on."""
    game = load_game(name)
    s, chance, found = game.new(game.seats[-1], 17), seeded(17), []
    while not s.over():
        found.append(s.clone())
        play_some(s, chance, 3 if name != "quebec" else 29)
    return found


def twins(s: State, seat: int) -> list[State]:
    """Positions that look the same to this seat: hidden information and the future are re-dealt."""
    found = []
    for seed in range(100, 104):
        twin = s.clone()
        twin.chance = seeded(seed)
        twin.chance.draws = s.chance.draws
        s.game.redeal(twin, seat, seeded(seed))
        found.append(twin)
    return found


# ---------------------------------------------------------------- knowledge


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_shown_a_sample_and_never_the_truth(name: str) -> None:
    for s in some_positions(name):
        seat = s.mover()
        shown = set()
        for twin in (s, *twins(s, seat)):
            truth = s.game.encode(twin)
            spy = Spy(5)
            spy.play(twin, seat)
            assert spy.shown != truth
            assert s.game.encode(twin) == truth
            assert s.game.decode(spy.shown, trusted=not s.quiet()).view(seat) == s.view(seat)
            shown.add(spy.shown)
        # Hidden cards are permuted: such samples have equal probability, but differ individually.
        assert len(shown) == 1 or name in ("parry", "hamlet")


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("name", ["quebec", "morra", "bag"])
def test_hidden_information_does_not_change_a_choice(name: str, level: str) -> None:
    for s in some_positions(name)[::2]:
        seat = s.mover()
        choices = {make_bot(level, 3).play(twin, seat) for twin in (s, *twins(s, seat))}
        assert len(choices) == 1
        assert choices <= set(s.actions(seat))


@pytest.mark.parametrize("level", QUICK)
def test_an_event_still_face_down_does_not_change_a_choice(level: str) -> None:
    """Ending the century, which reveals the next event, is among the choices."""
    choices, positions, shown = set(), set(), set()
    for event in EVENTS.ids[4:8]:
        t = Scenario(seats=3).event(event).no_site_left().turn(0).whole()
        assert t.can(0, "start", architect="own")
        positions.add(GAME.encode(t.s))
        choices.add(make_bot(level, 8).play(t.s, 0))
        spy = Spy(8)
        spy.play(t.s, 0)
        shown.add(spy.shown)
    assert len(positions) == 4
    assert len(shown) == 1
    assert len(choices) == 1


def test_the_time_to_think_reaches_the_bot() -> None:
    spy = Spy(1)
    spy.play(middle_of(GAME, 3, 1), middle_of(GAME, 3, 1).mover(), 250)
    assert spy.ms == 250


# ---------------------------------------------------------------- how they play


@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    for s in some_positions("quebec"):
        assert make_bot(level, 11).play(s, s.mover()) == make_bot(level, 11).play(s.clone(), s.mover())


def test_random_takes_every_legal_choice_about_equally_often() -> None:
    s = Scenario().whole().s
    legal = list(s.actions(0))
    assert len(legal) > 5
    taken = Counter(make_bot("random", seed).play(s, 0) for seed in range(100 * len(legal)))
    assert set(taken) == set(legal)
    assert all(60 < count < 150 for count in taken.values())


class Liking(Advice[Morra]):
    """A seat that prefers showing fingers, then expecting few."""

    def evaluate(self, s: Morra, seat: i64) -> float:
        return float(100 * s.fingers[seat] - s.total[seat])


class Indifferent(Advice[Morra]):
    """Seats without preferences."""

    def evaluate(self, s: Morra, seat: i64) -> float:
        return 0.0


def test_greedy_takes_the_best_evaluation() -> None:
    game = MorraGame()
    game.advice = Liking()
    for seed in range(5):
        chosen = make_bot("greedy", seed).play(game.new(3, 1), 1)
        assert game.vocabulary.to_json(chosen) == {"verb": "show", "fingers": 5, "total": 5}


def test_greedy_chooses_randomly_between_equals() -> None:
    game = MorraGame()
    game.advice = Indifferent()
    s = game.new(2, 1)
    legal = list(s.actions(0))
    taken = Counter(make_bot("greedy", seed).play(s, 0) for seed in range(20 * len(legal)))
    assert set(taken) == set(legal)
    assert max(taken.values()) < 50


class Doors(Step[Morra]):
    """The first of two questions: which door."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1])

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        return None if action in (0, 1) else NOT_NOW

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        s.drop()
        s.round = 1 + action
        s.push(1, seat)


class Behind(Step[Morra]):
    """The second: what to take there. The best thing is the last one behind the second door."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([2, 3, 4]) if s.round == 2 else vec[i64]([2])

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        return None if action in self.candidates(s, seat) else NOT_NOW

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        s.fingers[seat] = action
        s.end()


class BehindDoors(Advice[Morra]):
    """The thing taken; before that, the first door looks better."""

    def evaluate(self, s: Morra, seat: i64) -> float:
        return float(s.fingers[seat]) if s.over() else float(-s.round)


class TwoDoors(MorraGame):
    """A choice whose value shows only after the next one."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = [Doors(0, "doors"), Behind(1, "behind")]
        self.advice = BehindDoors()


def test_greedy_looks_to_the_end_of_its_own_chain_of_choices() -> None:
    s = TwoDoors().new(2, 1)
    for seed in range(5):
        assert make_bot("greedy", seed).play(s, 0) == 1
    s.apply(0, 1)
    assert make_bot("greedy", 1).play(s, 0) == 4


def test_greedy_beats_three_random_in_nine_games_of_ten() -> None:
    games = 60 if COMPILED else 6
    plan = Plan("quebec", 4, ("greedy", "random", "random", "random"), seed=5)
    won = sum(play_one(plan, number).won[0] for number in range(games))
    assert won >= 0.9 * games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_wins_with_as_many_points_as_people_do(seats: int) -> None:
    games = 40 if COMPILED else 2
    plan = Plan("quebec", seats, ("greedy",) * seats, seed=5)
    best = [max(play_one(plan, number).points) for number in range(games)]
    assert 105 <= sum(best) / games <= 190


# ---------------------------------------------------------------- available bots


def test_the_levels_are_these() -> None:
    assert LEVELS == ["novice", "casual", "strong", "expert"]
    assert list(BOTS) == ["random", "greedy", "halving", *LEVELS]


@pytest.mark.parametrize("level", ["", "Random", "cunning", "x" * 100_000])
def test_an_unknown_level_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(level, 1)
    assert str(caught.value).startswith(f"there is no bot {level!r}"[:200])
    assert ("random, greedy, halving, novice, casual, strong, expert" in str(caught.value)) is (
        len(level) < 100
    )
    assert len(str(caught.value)) <= 200


def test_a_bot_has_a_seed_like_a_match() -> None:
    with pytest.raises(ValueError, match="seed"):
        make_bot("random", -1)
