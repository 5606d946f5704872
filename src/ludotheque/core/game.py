"""A game: everything that is the same in all matches. One stateless object per game."""

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
    """An invalid set-up; the message names the wrong seat count or option."""


class Option:
    """A choice made before the match; the first value is the default."""

    def __init__(self, domain: Domain) -> None:
        self.name = domain.name
        self.domain = domain

    def default(self) -> str | int:
        first = self.domain.to_json(0)
        assert first is not None
        return first


class Outcome:
    """The points of all seats, their parts, and the winners.

    `winners` are those in first place unless a game says otherwise (none, in a lost solo game). `unit` is how many
    counted points make one shown point: 2 in a game with half points. `tie_breaks` has, for each seat, the values
    compared in turn between seats with equal points. `by` is the victory, one of the game's `victories`, if the game
    was not decided by points: then the winners are first, whatever the points. `left` has, for each seat, when it left
    the game, 0 for those who stayed: these are ranked first, whatever the points, then those who left later. `sources`
    details `parts` that have several components.
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
            raise ValueError(f"outcome: by {by}, but without a winner")
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
        """1 for the most points; seats with equal points and equal tie-breaks share a place. Winners by a victory other
        than points share the first one."""
        results = [self._result(seat) for seat in range(len(self.points))]
        return [1 + sum([1 for other in results if other > mine]) for mine in results]

    def _result(self, seat: int) -> tuple[bool, bool, int, int, list[int]]:
        """The ranking key; for winners by a victory other than points, only that."""
        if self.by is not None and seat in self.winners:
            return True, True, 0, 0, []
        ties = self.tie_breaks[seat] if self.tie_breaks is not None else []
        return False, self.left[seat] == 0, self.left[seat], self.points[seat], ties


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of a game. A subclass implements the methods of the last section. Additions for words, bots and boards
    are in `naming`, `advice` and `drawing`, which have defaults."""

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
        # Colours of the players' pieces, in the default order of the seats; empty in many games.
        self.colours: list[str] = colours or []
        self.amendments: list[Amendment] = amendments or []
        # All seats have the same knowledge: hidden things, such as a deck, are hidden from all. So the possible answers
        # of a seat are public.
        self.no_secrets = no_secrets
        self.naming: Naming = Naming() if naming is None else naming
        self.advice: Advice[S] = Advice() if advice is None else advice
        self.drawing: Drawing = Drawing() if drawing is None else drawing
        self.folder = declared.folder
        self.vocabulary: Vocabulary = declared.vocabulary
        self.kinds: Kinds = declared.kinds
        self.steps: list[Step[S]] = declared.steps
        self.refusals: list[Refusal] = TABLE_REFUSALS + declared.refusals
        # The step of asides, available at questions with `Step.asides`. It is never pushed.
        self.aside: Step[S] = Step(ASIDE, "") if declared.aside is None else declared.aside
        # A local copy, for the hot path of choices.
        self.asides_from: i64 = self.vocabulary.asides_from
        # The names of the steps with a default answer.
        self.windows: list[str] = [step.name for step in self.steps if type(step).default is not Step.default]
        self.spreads: Spreads = read_spreads(Path(self.folder))
        # By number of seats: each seat with its default colour.
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

    # ---------------------------------------------------------------- interface

    @property
    def rules_version(self) -> int:
        """The version of the rules: 1, plus one for each amendment."""
        return 1 + len(self.amendments)

    def amended_since(self, version: int) -> list[Amendment]:
        """The amendments made after a match or a position of an older version."""
        return self.amendments[version - 1 :]

    def watch(self, version: int, seats: int) -> Watch | None:
        """The predicates evaluated while a match of an older version is replayed; None if there are none."""
        watch = Watch(self.id, version, self.amended_since(version), seats)
        return watch if watch.watched else None

    def new(
        self,
        seats: int,
        seed: int,
        options: dict[str, Any] | None = None,
        colours: list[str] | None = None,
    ) -> S:
        """The initial position of a match; raises BadSetup naming the error."""
        taken, chosen = self.read_setup(seats, seed, options, colours)
        s = self.deal(seats, seeded(seed), chosen)
        self.take_colours(s, taken)
        s.settle()
        return s

    def read_setup(
        self, seats: int, seed: int, options: dict[str, Any] | None, colours: list[str] | None
    ) -> tuple[vec[i64], vec[i64]]:
        """The colours and the options of a valid set-up; raises BadSetup."""
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
        """The colours of such a match; none in a solo game."""
        return self.colours if seats > 1 else []

    def fill_colours(self, wanted: list[str | None]) -> list[str]:
        """A colour for each seat: the requested one; else its default, or the first free one."""
        known = self.colours_for(len(wanted))
        if len(wanted) > len(known):  # `new` reports the error
            return [colour for colour in wanted if colour is not None]
        chosen = wanted[:]
        for seat in range(len(wanted)):
            if wanted[seat] is None and known[seat] not in wanted:
                chosen[seat] = known[seat]
        left = [colour for colour in known if colour not in chosen]
        return [left.pop(0) if colour is None else colour for colour in chosen]

    def read_colours(self, seats: int, given: list[str]) -> vec[i64]:
        """The number of each seat's colour; by default each seat's own."""
        if not given:
            return self.seat_order[seats]
        known = self.colours_for(seats)
        if not known:
            raise BadSetup(f"colours: none are chosen in {self.id} for {seats}")
        if len(given) != seats:
            raise BadSetup(f"colours: expected {seats}, one for each seat; got {len(given)}")
        for colour in given:
            if colour not in known:
                raise BadSetup(f"colours: unknown colour {shown(colour)}; {self.id} has {', '.join(known)}")
            if given.count(colour) > 1:
                raise BadSetup(f"colours: {colour} is taken twice")
        return vec[i64]([known.index(colour) for colour in given])

    def blank(self, seats: i64, chance: Chance) -> S:
        """A state with every field at its initial value."""
        s = self.bare(seats, chance)
        s.declare(Fields())
        return s

    def fields(self, seats: i64) -> list[Field]:
        """The fields that its states declare, beyond those of every state."""
        number = int(seats)
        if number not in self.fields_by_seats:
            found: list[Field] = []
            self.bare(seats, seeded(0)).declare(Fields(found))
            self.fields_by_seats[number] = found
        return self.fields_by_seats[number]

    def copy(self, s: S) -> S:
        """A field-by-field copy, by name."""
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
        """The position in a JSON text, checked unless this program wrote it itself; raises BadPosition naming the wrong
        field."""
        from ludotheque.core.position import decode

        found: S = decode(self, text, trusted)
        return found

    # ---------------------------------------------------------------- what a game implements

    def bare(self, seats: i64, chance: Chance) -> S:
        """A state of its class, before its fields are declared."""
        raise AssertionError(f"{self.id} lacks bare()")

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> S:
        """Set up the table and push the first frame."""
        raise AssertionError(f"{self.id} lacks deal()")

    def not_together(self, seats: i64, options: vec[i64]) -> str | None:
        """The conflict in a combination of options, the rule first; None if the combination is valid."""
        return None

    def take_colours(self, s: S, colours: vec[i64]) -> None:
        """Called when each player has a colour; a game overrides it if more than the pieces depends on that."""
        s.colours = colours

    def view(self, s: S, seat: i64) -> dict[str, Any]:
        """What a seat (-1: a spectator) may know of the table, in JSON values; used only through `State.view`."""
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
        """Re-deal, in place, all that this seat can't know. Not needed in a game without hidden information."""

    def broken(self, s: S) -> list[str]:
        """The violated invariants of this position, in words for a developer: conservation of every piece."""
        raise AssertionError(f"{self.id} lacks broken()")

    def data(self) -> "DataFolder | None":
        """The data folder of the game; None without one."""
        return None
