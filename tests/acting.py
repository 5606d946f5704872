"""A position with methods to act on it and inspect it: the common base of all games' scenarios."""

from typing import Any, Generic, Self, TypeVar

from ludotheque.core.events import Log
from ludotheque.core.game import Game
from ludotheque.core.refusals import Illegal, said_facts
from ludotheque.core.state import State

S = TypeVar("S", bound=State)
Said = dict[str, Any]


class Acting(Generic[S]):
    """A game's scenario builds the position by hand (`s`); `log` has the events since, as a spectator sees them."""

    game: Game[Any]
    s: S
    log: list[Said]

    # ---------------------------------------------------------------- acting

    def do(self, seat: int, /, verb: str, **args: Any) -> Self:
        """Play a choice."""
        log = Log()
        self.s.apply(seat, self.number(verb, **args), log)
        self.log += [event.to_json(-1) for event in log.events]
        return self

    def settle(self) -> Self:
        """Proceed until a seat is asked."""
        log = Log()
        self.s.log = log
        self.s.settle()
        self.s.log = None
        self.log += [event.to_json(-1) for event in log.events]
        return self

    def refused(self, seat: int, /, verb: str, **args: Any) -> str:
        """The rule that forbids a choice."""
        return self.reason(seat, verb, **args)[0]

    def reason(self, seat: int, /, verb: str, **args: Any) -> tuple[str, str]:
        """Rule and message id of a refusal."""
        return self.told(seat, verb, **args)[:2]

    def told(self, seat: int, /, verb: str, **args: Any) -> tuple[str, str, Said]:
        """Rule, message id and figures of a refusal; the position must be as before."""
        before = self.game.encode(self.s)
        action = self.number(verb, **args)
        assert action not in list(self.s.actions(seat))
        try:
            self.s.apply(seat, action)
        except Illegal as illegal:
            assert self.game.encode(self.s) == before
            return illegal.refusal.rule, illegal.refusal.name, said_facts(illegal.facts)
        raise AssertionError(f"{verb} {args} is legal")

    @classmethod
    def number(cls, verb: str, **args: Any) -> int:
        return cls.game.vocabulary.from_json({"verb": verb, **args})

    # ---------------------------------------------------------------- inspecting

    def choices(self, seat: int = 0, verb: str | None = None) -> list[Said]:
        """The legal choices of a seat, those of one verb or all."""
        every = [dict(self.game.vocabulary.to_json(action)) for action in self.s.actions(seat)]
        return [said for said in every if verb is None or said["verb"] == verb]

    def can(self, seat: int, /, verb: str, **args: Any) -> bool:
        return self.number(verb, **args) in list(self.s.actions(seat))

    def asked(self) -> tuple[int, str]:
        """Which seats are asked which questions."""
        (seat,) = self.s.to_move()
        return seat, self.s.step().name

    def happened(self, event: str, **fields: Any) -> list[Said]:
        """The logged events of a kind with these figures."""
        (kind,) = [kind for kind in self.game.kinds.all if kind.name == event]
        assert set(fields) <= set(kind.fields), f"{event} has no such figure"
        wanted = {"event": event, **fields}
        return [said for said in self.log if wanted.items() <= said.items()]
