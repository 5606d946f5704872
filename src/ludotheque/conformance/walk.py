"""A random game, walked decision by decision: the ground every check stands on."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from math import prod
from random import Random
from typing import Any, NoReturn

from ludotheque.core.chance import SEED_BITS, WORDS, seeded
from ludotheque.core.events import Log
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition
from ludotheque.core.refusals import Illegal
from ludotheque.core.state import State

Options = dict[str, str | int]

# No game of ours comes near it under random play; a game that does stands still.
MOST_DECISIONS = 20_000
# Up to so many combinations of seats and options, all are tried.
FEW_TABLES = 8
# Beyond so many they are not all looked at, and of those that let two values meet the best of so many tries is taken.
MANY_TABLES = 2_000
TRIES = 60


@dataclass(frozen=True, eq=False)
class Case:
    """One random game and all it depends on, so that a failure can be repeated from its message.

    `choices` decide the first decisions (each modulo the number of possible ones), for a test that wants to
    steer; the decisions after them are drawn from the seed. A very long game is walked up to its `horizon`: what the
    checks do at every decision they then do so often, and `check_random_game` alone plays it to its end.
    """

    game: Game[Any]
    seats: int
    options: Options
    seed: int
    choices: tuple[int, ...] = ()
    most: int = MOST_DECISIONS
    colours: tuple[str, ...] = ()
    horizon: int | None = None

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        steered = f", choices={list(self.choices)}" if self.choices else ""
        colours = f", colours {', '.join(self.colours)}" if self.colours else ""
        return f"{self.game.id}, {self.seats} seats{options}, seed {self.seed}{steered}{colours}"

    def first(self) -> State:
        """The first position."""
        state: State = self.game.new(self.seats, self.seed, self.options, list(self.colours))
        return state

    def match(self) -> Match:
        """The same as a match, before its first decision."""
        return Match.new(self.game, self.seats, self.seed, self.options, list(self.colours))


class Walk:
    """A case on its way: the position, and the decisions that led to it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = case.game
        self.state = case.first()
        self.moves: list[tuple[int, int]] = []
        # Not the match's own chance: whoever chooses must not use it up.
        self.chance = seeded(case.seed ^ (0x5EED << (SEED_BITS - 16)))

    def fail(self, what: str) -> NoReturn:
        raise AssertionError(f"{self.case}: decision {len(self.moves) + 1}: {what}")

    def expect(self, true: bool, what: str) -> None:
        if not true:
            self.fail(what)

    def below(self, n: int) -> int:
        """A number the walk draws for itself; of more than a word holds, nearly each equally likely."""
        if n <= WORDS:
            return int(self.chance.below(n))
        return (int(self.chance.below(WORDS)) * int(WORDS) + int(self.chance.below(WORDS))) % n

    def some(self, things: Sequence[int], most: int) -> list[int]:
        """At most so many of these things, in their order; each selection is equally likely (Floyd's way)."""
        count = len(things)
        if count <= most:
            return list(things)
        places: set[int] = set()
        for last in range(count - most, count):
            place = self.below(last + 1)
            places.add(last if place in places else place)
        return [things[place] for place in sorted(places)]

    def numbers(self, seat: int, most: int) -> list[int]:
        """About so many numbers of the vocabulary, all of a small one: half of them as many of each verb, half near
        misses of what the seat may choose. Drawn evenly, nearly all of a big vocabulary are not to be said now.
        """
        words = self.game.vocabulary
        if words.size <= most:
            return list(range(int(words.size)))
        each = max(1, most // 2 // len(words.verbs))
        found = set()
        for verb in words.verbs:
            found |= set(self.some(range(int(verb.base), int(verb.base + verb.size)), each))
        for action in self.some(list(self.state.actions(seat)), most // 2):
            found.add(self.near_miss(action))
        return sorted(found)

    def near_miss(self, action: int) -> int:
        """The same with another value of one argument; the action itself where its verb has none."""
        verb = self.game.vocabulary.find(action)
        args = verb.args(action)
        if not args:
            return action
        which = self.below(len(args))
        args[which] = self.below(int(verb.domains[which].size))
        return int(verb.of(*args))

    def choose(self) -> tuple[int, int]:
        """A seat that may choose now, and one of its choices."""
        waiting = self.state.to_move()
        self.expect(len(waiting) > 0, "the game is not over, and nobody may choose")
        if len(self.moves) < len(self.case.choices):
            steer, which = divmod(self.case.choices[len(self.moves)], len(waiting))
        else:
            steer, which = -1, self.below(len(waiting))
        seat = waiting[which]
        actions = self.state.actions(seat)
        self.expect(len(actions) > 0, f"seat {seat} is to choose, and has nothing to choose from")
        return seat, int(actions[steer % len(actions) if steer >= 0 else self.below(len(actions))])

    def play(self, seat: int, action: int) -> Log:
        """Carry a choice out."""
        log = Log()
        try:
            self.state.apply(seat, action, log)
        except Illegal as illegal:
            self.fail(f"seat {seat} may choose {self.said(action)}, and it is refused by {illegal}")
        self.moves.append((seat, action))
        most = self.case.most
        self.expect(len(self.moves) <= most, f"the game has not ended after {most} decisions")
        return log

    def decisions(self) -> Iterator[tuple[int, int]]:
        """The decisions of the game, each given before it is played."""
        while not self.state.over() and len(self.moves) != self.case.horizon:
            seat, action = self.choose()
            yield seat, action
            self.play(seat, action)

    def read(self, text: bytes, what: str) -> State:
        """A position read back from its text; in the middle of things only if it is trusted."""
        try:
            state: State = self.game.decode(text, trusted=not self.state.quiet())
        except BadPosition as error:
            self.fail(f"{what} is not accepted when it is read back: {error}")
        return state

    def said(self, action: int) -> str:
        """An action for a message."""
        return str(self.game.vocabulary.to_json(action))


def played(case: Case) -> Walk:
    """The whole game."""
    walk = Walk(case)
    for _ in walk.decisions():
        pass
    return walk


def moments(case: Case, most: int) -> frozenset[int]:
    """Decision numbers spread evenly over the game, for checks too dear to be made at each; with small games, all."""
    length = len(played(case).moves)
    if length <= most:
        return frozenset(range(length))
    return frozenset(i * length // most + case.seed % (length // most) for i in range(most))


@cache
def option_sets(game: Game[Any]) -> list[Options]:
    """Every combination of the game's options that may be played; the first one is the default."""
    seats = max(game.seats)
    return [
        named(game, chosen) for chosen in product(*values_of(game)) if goes_together(game, (seats, *chosen))
    ]


def tables(game: Game[Any]) -> list[tuple[int, Options]]:
    """Numbers of seats with options, such that any two values of them meet; the first one has the defaults.

    All combinations of a few, and a small choice of many: what goes wrong does so by one value or by two together.
    """
    values = [list(game.seats), *values_of(game)]
    if prod(len(one) for one in values) > MANY_TABLES:
        chosen = pairwise_of_many(values, lambda table: goes_together(game, table))
    else:
        every = [table for table in product(*values) if goes_together(game, table)]
        chosen = every if len(every) <= FEW_TABLES else pairwise(every)
    return [(seats, named(game, options)) for seats, *options in chosen]


def goes_together(game: Game[Any], table: Sequence[Any]) -> bool:
    """Whether a number of seats and these values of all options may be played."""
    return game.not_together(table[0], game.read_options(named(game, table[1:]))) is None


def values_of(game: Game[Any]) -> list[list[Any]]:
    return [[option.domain.to_json(i) for i in range(option.domain.size)] for option in game.options]


def named(game: Game[Any], chosen: Iterable[Any]) -> Options:
    return {option.name: value for option, value in zip(game.options, chosen, strict=True)}


def pairwise(every: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Enough of these combinations that each two values of two places meet in one of them, the first one first."""

    def meetings(chosen: tuple[Any, ...]) -> set[Any]:
        return set(combinations(enumerate(chosen), 2))

    found = [every[0]]
    missing = set().union(*map(meetings, every)) - meetings(every[0])
    while missing:
        best = max(every, key=lambda chosen: len(meetings(chosen) & missing))
        found.append(best)
        missing -= meetings(best)
    return found


def pairwise_of_many(
    values: list[list[Any]], allowed: Callable[[tuple[Any, ...]], bool]
) -> list[tuple[Any, ...]]:
    """The same of so many combinations that they can't all be looked at: each table is the best of a few that let two
    missing values meet. Two values that can't meet among defaults don't have to.
    """
    first = tuple(one[0] for one in values)
    drawn = Random(0)
    places = range(len(values))
    values = [[v for v in values[i] if allowed((*first[:i], v, *first[i + 1 :]))] for i in places]
    missing = []
    for i, j in combinations(places, 2):
        for a, b in product(values[i], values[j]):
            if allowed(tuple(a if k == i else b if k == j else first[k] for k in places)):
                missing.append(((i, a), (j, b)))
    found: list[tuple[Any, ...]] = []
    best = first
    while True:
        met = set(combinations(enumerate(best), 2))
        found.append(best)
        missing = [pair for pair in missing if pair not in met]
        if not missing:
            return found
        wanted = set(missing)
        (i, a), (j, b) = missing[0]
        tries = [tuple(a if k == i else b if k == j else first[k] for k in places)]
        for _ in range(TRIES):
            tries.append(tuple(a if k == i else b if k == j else drawn.choice(values[k]) for k in places))
        best = max(
            filter(allowed, tries), key=lambda table: len(set(combinations(enumerate(table), 2)) & wanted)
        )


def cases(game: Game[Any], seeds: Iterable[int], horizon: int | None = None) -> list[Case]:
    """Seat counts and options of a game, each two values of them together, with each seed.

    At every other table the players take the colours from the last one on.
    """
    return [
        Case(
            game,
            seats,
            options,
            seed,
            colours=last_first(game, seats) if number % 2 else (),
            horizon=horizon,
        )
        for number, (seats, options) in enumerate(tables(game))
        for seed in seeds
    ]


def last_first(game: Game[Any], seats: int) -> tuple[str, ...]:
    """Another choice of colours than that by seat, where players take any."""
    return tuple(reversed(game.colours_for(seats)))[:seats]
