"""Events: facts that rules log. The log, animations and the undo barrier are derived from them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.verbs import Domain, JsonValue

MOST_FIGURES: Final = 4


class Kind:
    """One kind of event, with the domain of each figure.

    `secret` names the fields that only the owners may know: the seats in the first fields. `reveals`: hidden
    information became known to a seat, which ends free undo. `rule` is the id of the rule the event follows, or the
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
        # The number of leading fields that are the owners.
        self.owners: i64 = 1
        # Choices that lead to such an event have a warning.
        self.milestone = False
        # Only its owners get the event.
        self.whispered = False
        # Such an event may have decided a match (`Kinds.decisive`); of some kinds only where a figure is one of these.
        self.decides = False
        self.deciding_figure: i64 = -1
        self.deciding_values: vec[i64] = vec[i64]()
        # Something possible did not happen: left out of logs.
        self.uneventful = False
        # Whether the event reveals nothing but what seats chose or hold, and the places of their fields (`known_to`).
        self.only_chosen = False
        self.knowing: vec[i64] = vec[i64]()

    def left_out(self) -> "Kind":
        """Mark the kind as left out of logs: something possible did not happen."""
        self.uneventful = True
        return self

    def known_to(self, *fields: str) -> "Kind":
        """Mark the kind as revealing nothing that the seats in these fields don't know, such as their own choice: their
        previews go on after it. Without fields: what all seats have chosen, which a seat that plays alone knows.
        """
        self.only_chosen = True
        self.knowing = vec[i64]([self.fields.index(field) for field in fields])
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
        """A kind with a warning on choices that lead to it."""
        kind = self.declare(name, domains, [], False, rule)
        kind.milestone = True
        return kind

    def revealing(self, name: str, rule: str = "", **domains: Domain) -> Kind:
        """A kind that reveals something to all seats."""
        return self.declare(name, domains, [], True, rule)

    def private(self, name: str, secret: list[str], rule: str = "", **domains: Domain) -> Kind:
        """A kind that reveals something to the seat in its first field only."""
        return self.declare(name, domains, secret, True, rule)

    def shared(self, name: str, secret: list[str], rule: str = "", **domains: Domain) -> Kind:
        """A kind that reveals something to the seats in its first two fields only."""
        kind = self.declare(name, domains, secret, True, rule)
        kind.owners = 2
        return kind

    def whisper(self, name: str, rule: str = "", **domains: Domain) -> Kind:
        """A kind that only the seat in its first field gets, about its own choice: it reveals nothing."""
        kind = self.declare(name, domains, [], False, rule)
        kind.whispered = True
        return kind

    def decisive(self, *kinds: Kind, **only: list[str]) -> None:
        """Declare kinds of events that may decide a match, in order of importance over all calls; with `only`, if the
        named field has one of these values. The result page lists the decisive events, so they must not be secret.
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
    """A logged fact. `args` has a number for each field of its kind."""

    def __init__(self, kind: Kind, args: vec[i64]) -> None:
        self.kind = kind
        self.args: vec[i64] = args

    def owned_by(self, seat: i64) -> bool:
        """Whether this seat is an owner."""
        for i in range(self.kind.owners):
            if self.args[i] == seat and seat >= 0:
                return True
        return False

    def hidden_from(self, seat: i64) -> bool:
        """Whether some fields are hidden from this seat (-1: a spectator)."""
        return len(self.kind.secret) > 0 and not self.owned_by(seat)

    def heard_by(self, seat: i64) -> bool:
        """Whether this seat (-1: a spectator) gets the event."""
        return not self.kind.whispered or self.owned_by(seat)

    def known_before(self, seat: i64, seats: i64) -> bool:
        """Whether this seat, of so many, knows all that the event reveals to others."""
        if not self.kind.only_chosen:
            return False
        for field in self.kind.knowing:
            if self.args[field] == seat:
                return True
        return seats == 1

    def decides(self) -> bool:
        """Whether the event may have decided a match."""
        kind = self.kind
        return kind.decides and (
            kind.deciding_figure < 0 or self.args[kind.deciding_figure] in kind.deciding_values
        )

    def to_json(self, seat: i64) -> dict[str, JsonValue]:
        """The event as this seat may know it; no other method exposes an event."""
        hidden = self.hidden_from(seat)
        said: dict[str, JsonValue] = {"event": self.kind.name}
        for i in range(len(self.kind.fields)):
            field = self.kind.fields[i]
            if not (hidden and field in self.kind.secret):
                said[field] = self.kind.domains[i].to_json(self.args[i])
        return said


class Log:
    """Collects the events of `apply`."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def heard_by(self, seat: i64) -> list[Event]:
        """The events that this seat (-1: a spectator) gets."""
        return [event for event in self.events if event.heard_by(seat)]

    def to_json(self, seat: i64) -> list[dict[str, JsonValue]]:
        """The events as this seat may know them."""
        return [event.to_json(seat) for event in self.events if event.heard_by(seat)]

    def add(self, kind: Kind, a: i64, b: i64, c: i64, d: i64) -> None:
        self.events.append(Event(kind, vec[i64]([a, b, c, d])))
