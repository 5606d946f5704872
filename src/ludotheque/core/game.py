"""A game: what never changes from match to match. One object a game, stateless."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.advice import Advice
from ludotheque.core.amendments import Amendment, Watch
from ludotheque.core.chance import Chance, seeded
from ludotheque.core.declared import Declared
from ludotheque.core.drawing import Drawing
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Field, Fields
from ludotheque.core.naming import Naming
from ludotheque.core.refusals import TABLE_REFUSALS, Refusal
from ludotheque.core.spreads import Spreads, read_spreads
from ludotheque.core.state import ASIDE, S, Step
from ludotheque.core.verbs import BadAction, Domain, Vocabulary, shown

if TYPE_CHECKING:
    from ludotheque.core.data import DataFolder


class BadSetup(ValueError):
    """A match that can't be set up so; the message names the seat count or option that was wrong."""


class Option:
    """A choice made before the match, with the values it may have; the first one is the default."""

    def __init__(self, domain: Domain) -> None:
        self.name = domain.name
        self.domain = domain

    def default(self) -> str | int:
        first = self.domain.to_json(0)
        assert first is not None
        return first


class Outcome:
    """Who has how many points, from what, and who won.

    `winners` are those in first place unless a game says otherwise (nobody, in a solo game that was lost). `unit` is
    how many counted points make one shown point: 2 in a game with half points. `tie_breaks` has, for each seat, what
    is compared in turn between seats with equal points. `by` is what decided the game where that was not points, one of
    the game's `victories`: then the winners are first, whatever the points. `left` has, for each seat, when it left the
    game, 0 for those who stayed: these come first, whatever the points, and then who left later.
    `sources` says the same as `parts` in more detail, where a part is made of several things.
    """

    def __init__(
        self,
        points: list[int],
        parts: list[dict[str, int]],
        winners: list[int] | None = None,
        unit: int = 1,
        tie_breaks: list[list[int]] | None = None,
        by: str | None = None,
        left: list[int] | None = None,
        sources: list[dict[str, int]] | None = None,
    ) -> None:
        if by is not None and not winners:
            raise ValueError(f"outcome: somebody wins by {by}; who?")
        self.by = by
        self.points = points
        self.parts = parts
        self.sources = sources
        self.unit = unit
        self.tie_breaks = tie_breaks
        self.left: list[int] = left if left is not None else [0] * len(points)
        self.winners: list[int] = winners if winners is not None else []
        if winners is None:
            self.winners = [i for i, rank in enumerate(self.ranks()) if rank == 1]

    def ranks(self) -> list[int]:
        """1 for the most points; equal points, and equal in all tie-breaks, share a place. Winners by something else
        share the first one.
        """
        results = [self._result(seat) for seat in range(len(self.points))]
        return [1 + sum([1 for other in results if other > mine]) for mine in results]

    def _result(self, seat: int) -> tuple[bool, bool, int, int, list[int]]:
        """What is compared: of who won by something else nothing but that."""
        if self.by is not None and seat in self.winners:
            return True, True, 0, 0, []
        ties = self.tie_breaks[seat] if self.tie_breaks is not None else []
        return False, self.left[seat] == 0, self.left[seat], self.points[seat], ties


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of a game. A subclass fills in the methods of the last section. What words, bots and boards need beyond
    the rules is in `naming`, `advice` and `drawing`, which have defaults.
    """

    def __init__(
        self,
        id: str,
        declared: Declared,
        seats: list[int],
        options: list[Option] | None = None,
        colours: list[str] | None = None,
        amendments: list[Amendment] | None = None,
        no_secrets: bool = False,
        naming: Naming | None = None,
        advice: Advice[S] | None = None,
        drawing: Drawing | None = None,
    ) -> None:
        self.id = id
        self.seats = seats
        self.options: list[Option] = options or []
        # Of the players' pieces, in the order of the seats that have them unless they choose; none in many games.
        self.colours: list[str] = colours or []
        self.amendments: list[Amendment] = amendments or []
        # No seat ever knows anything that another does not: what is hidden, a deck say, is hidden from all alike. So
        # what a seat may answer is public knowledge.
        self.no_secrets = no_secrets
        self.naming: Naming = Naming() if naming is None else naming
        self.advice: Advice[S] = Advice() if advice is None else advice
        self.drawing: Drawing = Drawing() if drawing is None else drawing
        self.folder = declared.folder
        self.vocabulary: Vocabulary = declared.vocabulary
        self.kinds: Kinds = declared.kinds
        self.steps: list[Step[S]] = declared.steps
        self.refusals: list[Refusal] = TABLE_REFUSALS + declared.refusals
        # What may be said besides at the questions that say so (`Step.asides`). It is never pushed.
        self.aside: Step[S] = Step(ASIDE, "") if declared.aside is None else declared.aside
        # A copy: every choice that is carried out at such a question is held against it.
        self.asides_from: i64 = self.vocabulary.asides_from
        # The names of the steps at which silence is an answer.
        self.windows: list[str] = [step.name for step in self.steps if type(step).default is not Step.default]
        self.spreads: Spreads = read_spreads(Path(self.folder))
        # By number of seats: each has the colour of its seat.
        self.seat_order: list[vec[i64]] = [vec[i64](list(range(n))) for n in range(max(seats) + 1)]
        self.fields_by_seats: dict[int, list[Field]] = {}
        if self.colours and len(self.colours) < max(seats):
            raise ValueError(f"{id}: {len(self.colours)} colours are too few for {max(seats)} players")
        if (declared.aside is None) != (self.asides_from == self.vocabulary.size):
            raise ValueError(f"{id}: an aside has verbs of its own, and such verbs belong to an aside")
        if self.aside.number != ASIDE:
            raise ValueError(f"{id}: {self.aside.name} is an aside, and not one of the steps")
        for i in range(len(self.steps)):
            if self.steps[i].number != i:
                raise ValueError(
                    f"{id}: step {self.steps[i].name} stands at place {i}, not {self.steps[i].number}"
                )

    # ---------------------------------------------------------------- for everybody

    @property
    def rules_version(self) -> int:
        """Of the rules as they are played here: 1, and one more with each amendment."""
        return 1 + len(self.amendments)

    def amended_since(self, version: int) -> list[Amendment]:
        """The corrections that a match or a position of an older version has not seen."""
        return self.amendments[version - 1 :]

    def watch(self, version: int, seats: int) -> Watch | None:
        """What the decisions of a match of an older version are asked about in a replay; None for nothing."""
        watch = Watch(self.id, version, self.amended_since(version), seats)
        return watch if watch.watched else None

    def new(
        self,
        seats: int,
        seed: int,
        options: dict[str, Any] | None = None,
        colours: list[str] | None = None,
    ) -> S:
        """The first position of a match; raises BadSetup naming what was wrong."""
        taken, chosen = self.read_setup(seats, seed, options, colours)
        s = self.deal(seats, seeded(seed), chosen)
        self.take_colours(s, taken)
        s.settle()
        return s

    def read_setup(
        self, seats: int, seed: int, options: dict[str, Any] | None, colours: list[str] | None
    ) -> tuple[vec[i64], vec[i64]]:
        """The colours and the options of a match that can be dealt; raises BadSetup."""
        if seats not in self.seats:
            raise BadSetup(
                f"seats: {self.id} is for {', '.join([str(n) for n in self.seats])}; got {shown(seats)}"
            )
        try:
            seeded(seed)
        except ValueError as error:
            raise BadSetup(str(error)) from error
        taken = self.read_colours(seats, colours or [])
        chosen = self.read_options(options or {})
        wrong = self.not_together(seats, chosen)
        if wrong is not None:
            raise BadSetup(f"options: {wrong}")
        return taken, chosen

    def read_options(self, given: dict[str, Any]) -> vec[i64]:
        """The chosen value of each option, in the order they are declared."""
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise BadSetup(
                    f"options: unknown option {shown(name)}; {self.id} has {', '.join(known) or 'none'}"
                )
        chosen = vec[i64]([0] * len(self.options))
        for i in range(len(self.options)):
            option = self.options[i]
            if option.name in given:
                try:
                    chosen[i] = option.domain.from_json(given[option.name])
                except BadAction as error:
                    raise BadSetup(f"options: {error}") from error
        return chosen

    def colours_for(self, seats: int) -> list[str]:
        """The colours that the players of such a match take; alone nobody does."""
        return self.colours if seats > 1 else []

    def fill_colours(self, wanted: list[str | None]) -> list[str]:
        """A colour for each seat: the one it wants; else that of its place, or the first one left."""
        known = self.colours_for(len(wanted))
        if len(wanted) > len(known):  # `new` says what is wrong with that
            return [colour for colour in wanted if colour is not None]
        chosen = wanted[:]
        for seat in range(len(wanted)):
            if wanted[seat] is None and known[seat] not in wanted:
                chosen[seat] = known[seat]
        left = [colour for colour in known if colour not in chosen]
        return [left.pop(0) if colour is None else colour for colour in chosen]

    def read_colours(self, seats: int, given: list[str]) -> vec[i64]:
        """The number of each seat's colour; none given: everybody has that of his seat."""
        if not given:
            return self.seat_order[seats]
        known = self.colours_for(seats)
        if not known:
            raise BadSetup(f"colours: nobody takes a colour in {self.id} for {seats}")
        if len(given) != seats:
            raise BadSetup(f"colours: expected {seats}, one for each seat; got {len(given)}")
        for colour in given:
            if colour not in known:
                raise BadSetup(f"colours: unknown colour {shown(colour)}; {self.id} has {', '.join(known)}")
            if given.count(colour) > 1:
                raise BadSetup(f"colours: {colour} is taken twice")
        return vec[i64]([known.index(colour) for colour in given])

    def blank(self, seats: i64, chance: Chance) -> S:
        """An empty table: every field as it is at first."""
        s = self.bare(seats, chance)
        s.declare(Fields())
        return s

    def fields(self, seats: i64) -> list[Field]:
        """The fields of its states as they declare them, beyond those of every state."""
        number = int(seats)
        if number not in self.fields_by_seats:
            found: list[Field] = []
            self.bare(seats, seeded(0)).declare(Fields(found))
            self.fields_by_seats[number] = found
        return self.fields_by_seats[number]

    def copy(self, s: S) -> S:
        """A clone field by field, by name."""
        other = self.blank(s.seats, s.chance.clone())
        other.copy_stack(s)
        for field in self.fields(s.seats):
            value = getattr(s, field.name)
            setattr(other, field.name, value if field.length < 0 else value[:])
        return other

    def encode(self, s: S) -> bytes:
        """The whole position as JSON."""
        from ludotheque.core.position import encode

        return encode(s)

    def decode(self, text: bytes, trusted: bool = False) -> S:
        """The position of a JSON text, checked unless this program wrote it for itself; raises BadPosition naming the
        field that was wrong.
        """
        from ludotheque.core.position import decode

        found: S = decode(self, text, trusted)
        return found

    # ---------------------------------------------------------------- what a game fills in

    def bare(self, seats: i64, chance: Chance) -> S:
        """A state of its class, the fields not declared yet."""
        raise AssertionError(f"{self.id} lacks bare()")

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> S:
        """Set the table up, the first frame pushed."""
        raise AssertionError(f"{self.id} lacks deal()")

    def not_together(self, seats: i64, options: vec[i64]) -> str | None:
        """What is wrong with a combination of options, the rule first; None where it may be played."""
        return None

    def take_colours(self, s: S, colours: vec[i64]) -> None:
        """Each player takes the pieces of his colour; a game where more depends on that carries it out here."""
        s.colours = colours

    def view(self, s: S, seat: i64) -> dict[str, Any]:
        """What a seat (-1: a spectator) may know of the table, in JSON values; `State.view` is the one door out."""
        raise AssertionError(f"{self.id} lacks view()")

    def score(self, s: S) -> Outcome:
        """The points so far; at the end of the game, the result."""
        raise AssertionError(f"{self.id} lacks score()")

    def tally(self, s: S, seat: i64) -> dict[str, int]:
        """What a seat has besides points that is worth telling of a choice: money, workers. Always the same ids, each
        worded `gain-<id>`; previews show the differences.
        """
        return {}

    def redeal(self, s: S, seat: i64, chance: Chance) -> None:
        """Deal anew, in place, all that this seat can't know. Nothing to do in an open game."""

    def broken(self, s: S) -> list[str]:
        """The invariants this position breaks, in words for a developer: conservation of every piece."""
        raise AssertionError(f"{self.id} lacks broken()")

    def data(self) -> "DataFolder | None":
        """The data folder the game was made from; None where it has none."""
        return None
