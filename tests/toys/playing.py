"""A toy game with a position, and methods to act on it and inspect it."""

from typing import Any, Generic, TypeVar

from ludotheque.core.events import Log
from ludotheque.core.game import Game
from ludotheque.core.refusals import Illegal
from ludotheque.core.state import State

S = TypeVar("S", bound=State)
Said = dict[str, Any]


class Table(Generic[S]):
    """The base of every toy's tests; the position is then built by hand through `s`."""

    def __init__(self, game: Game[S], seats: int, seed: int = 1, **options: str) -> None:
        self.game = game
        self.s = game.new(seats, seed, options)

    def number(self, verb: str, /, **args: Any) -> int:
        return self.game.vocabulary.from_json({"verb": verb, **args})

    def do(self, seat: int, verb: str, /, **args: Any) -> "list[Said]":
        """Play a choice; returns the events as a spectator sees them."""
        return self.told(self.play(seat, verb, **args), -1)

    def play(self, seat: int, verb: str, /, **args: Any) -> Log:
        log = Log()
        self.s.apply(seat, self.number(verb, **args), log)
        assert self.game.broken(self.s) == []
        return log

    def told(self, log: Log, seat: int) -> list[Said]:
        """The events as a seat sees them."""
        return [dict(said) for said in log.to_json(seat)]

    def refused(self, seat: int, verb: str, /, **args: Any) -> tuple[str, str]:
        """Rule and name of the refusal."""
        try:
            self.s.clone().apply(seat, self.number(verb, **args))
        except Illegal as illegal:
            return illegal.refusal.rule, illegal.refusal.name
        raise AssertionError(f"{verb} {args} is not refused")

    def asked(self) -> tuple[tuple[int, ...], str]:
        """Which seats are asked which questions."""
        return self.s.to_move(), self.s.question(self.s.mover()).step.name

    def points(self) -> list[int]:
        return self.game.score(self.s).points
