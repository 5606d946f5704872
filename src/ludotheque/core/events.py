"""What happened: facts that rules note down. The log, the animation and the undo barrier come from them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.verbs import Domain, JsonValue

MOST_FIGURES: Final = 4


class Kind:
    """One kind of event, with the domain of each figure.

    `secret` names the fields that only its owners may know, the seats in its first fields; `reveals` says that
    something hidden became known to somebody, which ends free undo. `rule` is the id of the rule it follows, or the
    field whose things have a rule each (`Domain.rules`).
    """

    def __init__(
        self,
        name: str,
        number: i64,
        fields: list[str],
        domains: list[Domain],
        secret: list[str],
        reveals: bool,
        rule: str,
    ) -> None:
        self.name = name
        self.number: i64 = number
        self.fields = fields
        self.domains = domains
        self.secret = secret
        self.reveals = reveals
        self.rule = rule
        # How many of its first fields are the seats that may read all of it.
        self.owners: i64 = 1
        # A player is warned before a choice that leads to such an event.
        self.milestone = False
        # Nobody but its owners hears of it at all.
        self.whispered = False
        # Such an event may have decided a match (`Kinds.decisive`); of some kinds only where a figure is one of these.
        self.decides = False
        self.deciding_figure: i64 = -1
        self.deciding_values: vec[i64] = vec[i64]()
        # It says that what could have happened did not: logs leave it out.
        self.uneventful = False

    def left_out(self) -> "Kind":
        """The same kind, left out of logs: it says that what could have happened did not."""
        self.uneventful = True
        return self

    def cited(self) -> list[str]:
        """All rules that events of this kind may cite."""
        if self.rule in self.fields:
            return self.domains[self.fields.index(self.rule)].rules
        return [self.rule] if self.rule else []


class Kinds:
    """All kinds of event of one game."""

    def __init__(self) -> None:
        self.all: list[Kind] = []
        self.deciding: list[Kind] = []

    def kind(self, name: str, rule: str = "", **domains: Domain) -> Kind:
        return self.declare(name, domains, [], False, rule)

    def milestone(self, name: str, rule: str = "", **domains: Domain) -> Kind:
        """A kind of which a player is warned before a choice that leads to it."""
        kind = self.declare(name, domains, [], False, rule)
        kind.milestone = True
        return kind

    def revealing(self, name: str, rule: str = "", **domains: Domain) -> Kind:
        """A kind that shows everybody something hidden."""
        return self.declare(name, domains, [], True, rule)

    def private(self, name: str, secret: list[str], rule: str = "", **domains: Domain) -> Kind:
        """A kind that shows something hidden to the seat in its first field, and to nobody else."""
        return self.declare(name, domains, secret, True, rule)

    def shared(self, name: str, secret: list[str], rule: str = "", **domains: Domain) -> Kind:
        """The same to the seats in its first two fields: a secret between them."""
        kind = self.declare(name, domains, secret, True, rule)
        kind.owners = 2
        return kind

    def whisper(self, name: str, rule: str = "", **domains: Domain) -> Kind:
        """A kind that only the seat in its first field hears of, of what it did itself: it shows nothing hidden."""
        kind = self.declare(name, domains, [], False, rule)
        kind.whispered = True
        return kind

    def decisive(self, *kinds: Kind, **only: list[str]) -> None:
        """Kinds of events that may decide a match, the most telling first, over all calls. `only`: where the field so
        named is one of these. The end of a match tells those events by which the chances to win changed most, so
        everybody must be able to read all of them.
        """
        for kind in kinds:
            if kind.secret or kind.whispered:
                raise ValueError(
                    f"kind {kind.name}: not everybody may read it, so it tells nothing at the end"
                )
            if kind.decides:
                raise ValueError(f"kind {kind.name}: it was said before that it is decisive")
            for field, values in only.items():
                figure = kind.fields.index(field)
                kind.deciding_figure = figure
                kind.deciding_values = vec[i64]([kind.domains[figure].index_of[one] for one in values])
            kind.decides = True
            self.deciding.append(kind)

    def declare(
        self, name: str, domains: dict[str, Domain], secret: list[str], reveals: bool, rule: str = ""
    ) -> Kind:
        if "event" in domains:
            raise ValueError(
                f"kind {name}: `event` is the key of the kind itself in JSON; name the field otherwise"
            )
        if len(domains) > MOST_FIGURES:
            raise ValueError(
                f"kind {name}: at most {MOST_FIGURES} fields; tell the rest in an event of its own"
            )
        kind = Kind(name, len(self.all), list(domains.keys()), list(domains.values()), secret, reveals, rule)
        self.all.append(kind)
        return kind


class Event:
    """One fact. `args` has one figure a field of its kind."""

    def __init__(self, kind: Kind, args: vec[i64]) -> None:
        self.kind = kind
        self.args: vec[i64] = args

    def owned_by(self, seat: i64) -> bool:
        """Whether this seat is one of those who may read all of it."""
        for i in range(self.kind.owners):
            if self.args[i] == seat and seat >= 0:
                return True
        return False

    def hidden_from(self, seat: i64) -> bool:
        """Whether some figures are not for this seat (-1: a spectator)."""
        return len(self.kind.secret) > 0 and not self.owned_by(seat)

    def heard_by(self, seat: i64) -> bool:
        """Whether this seat (-1: a spectator) hears of it."""
        return not self.kind.whispered or self.owned_by(seat)

    def decides(self) -> bool:
        """Whether it is one that may have decided a match."""
        kind = self.kind
        return kind.decides and (
            kind.deciding_figure < 0 or self.args[kind.deciding_figure] in kind.deciding_values
        )

    def to_json(self, seat: i64) -> dict[str, JsonValue]:
        """The event as this seat may know it: the one door out for log lines."""
        hidden = self.hidden_from(seat)
        said: dict[str, JsonValue] = {"event": self.kind.name}
        for i in range(len(self.kind.fields)):
            field = self.kind.fields[i]
            if not (hidden and field in self.kind.secret):
                said[field] = self.kind.domains[i].to_json(self.args[i])
        return said


class Log:
    """Where `apply` writes what it did, when it is given one."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def heard_by(self, seat: i64) -> list[Event]:
        """What of it this seat (-1: a spectator) hears of."""
        return [event for event in self.events if event.heard_by(seat)]

    def to_json(self, seat: i64) -> list[dict[str, JsonValue]]:
        """The events as this seat may know them."""
        return [event.to_json(seat) for event in self.events if event.heard_by(seat)]

    def add(self, kind: Kind, a: i64, b: i64, c: i64, d: i64) -> None:
        self.events.append(Event(kind, vec[i64]([a, b, c, d])))
