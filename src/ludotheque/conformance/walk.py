"""A random game, played decision by decision; the checks are built on it."""

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

# Far beyond the length of any random game; a game that reaches it does not end.
MOST_DECISIONS = 20_000
# Up to this many combinations of seats and options, the pairwise selection considers all of them.
FEW_TABLES = 8
# Beyond it, each table is the best of this many candidates that cover a missing pair.
MANY_TABLES = 2_000
TRIES = 60


@dataclass(frozen=True, eq=False)
class Case:
    """A random game and everything it depends on, so that a failure can be repeated from its message.

    `choices` make the first decisions (each modulo the number of legal ones); later decisions are drawn from the
    seed. The checks walk a very long game only up to its `horizon`; `check_random_game` plays it to its end.
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
        """The case as a match, before its first decision."""
        return Match.new(self.game, self.seats, self.seed, self.options, list(self.colours))


class Walk:
    """The current position of a case, and the decisions that led to it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = case.game
        self.state = case.first()
        self.moves: list[tuple[int, int]] = []
        # A generator of its own: choosing must not use the position's.
        self.chance = seeded(case.seed ^ (0x5EED << (SEED_BITS - 16)))

    def fail(self, what: str) -> NoReturn:
        raise AssertionError(f"{self.case}: decision {len(self.moves) + 1}: {what}")

    def expect(self, true: bool, what: str) -> None:
        if not true:
            self.fail(what)

    def below(self, n: int) -> int:
        """A random number below n; beyond the range of a word, nearly uniform."""
        if n <= WORDS:
            return int(self.chance.below(n))
        return (int(self.chance.below(WORDS)) * int(WORDS) + int(self.chance.below(WORDS))) % n

    def some(self, things: Sequence[int], most: int) -> list[int]:
        """A uniformly random selection of at most so many of these things, in their order (Floyd's algorithm)."""
        count = len(things)
        if count <= most:
            return list(things)
        places: set[int] = set()
        for last in range(count - most, count):
            place = self.below(last + 1)
            places.add(last if place in places else place)
        return [things[place] for place in sorted(places)]

    def numbers(self, seat: int, most: int) -> list[int]:
        """About so many numbers of the vocabulary, all of a small one: half spread evenly over the verbs, half near
        misses of legal choices. Drawn uniformly, nearly all of a large vocabulary would belong to other questions.
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
        """The action with another value of one argument; the action itself if its verb has none."""
        verb = self.game.vocabulary.find(action)
        args = verb.args(action)
        if not args:
            return action
        which = self.below(len(args))
        args[which] = self.below(int(verb.domains[which].size))
        return int(verb.of(*args))

    def choose(self) -> tuple[int, int]:
        """A seat to move, and one of its legal choices."""
        waiting = self.state.to_move()
        self.expect(len(waiting) > 0, "the game is not over, but no seat may choose")
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
        """The decisions of the game, each yielded before it is played."""
        while not self.state.over() and len(self.moves) != self.case.horizon:
            seat, action = self.choose()
            yield seat, action
            self.play(seat, action)

    def read(self, text: bytes, what: str) -> State:
        """A position read back from its text; one that is not quiet is read as trusted."""
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
    """Decision numbers spread evenly over the game, for expensive checks; all of a short game."""
    length = len(played(case).moves)
    if length <= most:
        return frozenset(range(length))
    return frozenset(i * length // most + case.seed % (length // most) for i in range(most))


@cache
def option_sets(game: Game[Any]) -> list[Options]:
    """Every legal combination of the game's options; the first one has the defaults."""
    seats = max(game.seats)
    return [
        named(game, chosen) for chosen in product(*values_of(game)) if goes_together(game, (seats, *chosen))
    ]


def tables(game: Game[Any]) -> list[tuple[int, Options]]:
    """A pairwise covering of numbers of seats and options; the first table has the defaults.

    Faults mostly depend on one value or on two together.
    """
    values = [list(game.seats), *values_of(game)]
    if prod(len(one) for one in values) > MANY_TABLES:
        chosen = pairwise_of_many(values, lambda table: goes_together(game, table))
    else:
        every = [table for table in product(*values) if goes_together(game, table)]
        chosen = every if len(every) <= FEW_TABLES else pairwise(every)
    return [(seats, named(game, options)) for seats, *options in chosen]


def goes_together(game: Game[Any], table: Sequence[Any]) -> bool:
    """Whether a number of seats and these values of all options are compatible."""
    return game.not_together(table[0], game.read_options(named(game, table[1:]))) is None


def values_of(game: Game[Any]) -> list[list[Any]]:
    return [[option.domain.to_json(i) for i in range(option.domain.size)] for option in game.options]


def named(game: Game[Any], chosen: Iterable[Any]) -> Options:
    return {option.name: value for option, value in zip(game.options, chosen, strict=True)}


def pairwise(every: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """A selection of these combinations that covers every pair of values; it begins with the first."""

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
    """The selection from a set too large to enumerate: each table is the best of a few candidates that cover a
    missing pair. Pairs that are not compatible with the defaults are left out.
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
    """A pairwise covering of seat counts and options, with each seed.

    In every other case the players take the colours in reverse order.
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
    """The colours in reverse order, if the game has colours."""
    return tuple(reversed(game.colours_for(seats)))[:seats]
