"""A match in progress: the journal and the position it leads to. Undo, replay and export all use the journal."""

import secrets
from array import array
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ludotheque.core.amendments import OlderRules, Watch, older
from ludotheque.core.chance import SEED_BITS, Chance, seeded
from ludotheque.core.events import Log
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.journal import FORMAT, BadJournal, Journal, Move, OtherComponents, mixed_seed, seed_text
from ludotheque.core.position import BadPosition, decode, encode, from_json, to_json
from ludotheque.core.refusals import CANNOT_TAKE_BACK, Illegal
from ludotheque.core.state import State
from ludotheque.core.verbs import BadAction, shown


def new_seed() -> int:
    """A seed of 128 random bits."""
    return secrets.randbits(SEED_BITS)


def content_of(game: Game[Any]) -> str:
    """The hash of the game's data; empty for a game without data files."""
    data = game.data()
    return "" if data is None else data.content_hash


def under_todays_rules(game: Game[Any], header: Journal) -> Journal:
    """The header of the match in the current version of the rules, with options for former rules; raises OlderRules
    if an amendment rules that out. Amendments with a predicate (`met`) are only evaluated by a replay.
    """
    if not 1 <= header.rules <= game.rules_version:
        raise OlderRules(
            f"rules: expected a version from 1 to {game.rules_version}, got {shown(header.rules)}",
            header.rules,
            [],
            0,
        )
    options = dict(header.options)
    for version, amendment in enumerate(game.amended_since(header.rules), header.rules + 1):
        if not amendment.concerns(header.seats) or amendment.met is not None:
            continue
        if not amendment.formerly:
            raise older(game.id, header.rules, amendment, version)
        options |= amendment.formerly
    return msgspec.structs.replace(header, rules=game.rules_version, options=options)


def with_colours(game: Game[Any], header: Journal, colours: list[str]) -> Journal:
    """The header with the colours of the seats; default colours are omitted."""
    by_seat = colours == game.colours_for(header.seats)[: header.seats]
    return msgspec.structs.replace(header, colours=[] if by_seat else colours)


def _drawn_anew(start: State, chance: Chance, redeal: int | None) -> State:
    """The position with another generator; what the seat `redeal` can't know is re-dealt from it first."""
    if redeal is not None:
        return start.sample(redeal, chance)
    chance.draws = start.chance.draws
    start.chance = chance
    return start


# The match keeps a copy of its position at this interval of decisions, which bounds the length of a replay.
SNAPSHOT_EVERY: Final = 64


class Match:
    """A match: its header, its decisions, its position.

    Decisions are stored as numbers (seat, action, undo barrier before, whether independent of the other seats), so
    that a table can hold thousands of matches; `journal` converts them. `applied` counts the decisions this object
    has carried out, including those of undos and past positions: its replay cost. `watch` is set while decisions made
    under older rules are replayed.
    """

    def __init__(self, game: Game[Any], header: Journal) -> None:
        self.game = game
        self.header = under_todays_rules(game, header)
        self._state: State | None = None
        self.movers = array("b")
        self.actions = array("q")
        self.barriers = array("q")
        self.aparts = array("b")
        self.snapshots: list[bytes] = []
        self.applied = 0
        self.watch: Watch | None = None
        if self.header.start is None:
            self.game.read_setup(self.header.seats, self._seed(), self.header.options, self.header.colours)
        else:
            self._state = self._first()

    @property
    def state(self) -> State:
        """The position. A match is dealt when its position is first read, so never if it was restored from a stored
        position."""
        if self._state is None:
            self._state = self._first()
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    # ---------------------------------------------------------------- construction

    @classmethod
    def new(
        cls,
        game: Game[Any],
        seats: int,
        seed: int,
        options: Mapping[str, str | int] | None = None,
        colours: list[str] | None = None,
    ) -> "Match":
        """A match from a seed, by default with the first value of each option and the colours by seat. Raises
        BadSetup.
        """
        chosen = {option.name: option.default() for option in game.options} | dict(options or {})
        game.read_setup(seats, seed, chosen, colours)  # raises BadSetup before a journal is begun
        header = Journal(
            FORMAT, game.id, seats, content_of(game), chosen, seed_text(seed), rules=game.rules_version
        )
        return cls(game, with_colours(game, header, colours or []))

    @classmethod
    def from_position(
        cls, game: Game[Any], position: object, seed: int | None = None, redeal: int | None = None
    ) -> "Match":
        """A match that starts from a position, with the position's generator or a seed of its own; with a seed, what
        the seat `redeal` can't know may be re-dealt. Raises BadPosition.
        """
        start = to_json(from_json(game, position))
        header = Journal(
            FORMAT, game.id, start["seats"], content_of(game), start=start, rules=game.rules_version
        )
        if seed is not None:
            header = msgspec.structs.replace(header, seed=seed_text(seed), redeal=redeal)
        return cls(game, header)

    @classmethod
    def replay(cls, game: Game[Any], journal: Journal) -> "Match":
        """The match of a journal, every decision checked again; raises BadJournal."""
        if journal.game != game.id:
            raise BadJournal(f"journal: it is of {journal.game!r}, not of {game.id!r}"[:200])
        if journal.content != content_of(game):
            raise OtherComponents(
                f"journal: content {journal.content[:12]!r}: the match was played with other component data than "
                f"{content_of(game)[:12]!r}"
            )
        try:
            match = cls(game, journal.header())
        except (BadSetup, BadPosition, OlderRules) as error:
            raise BadJournal(f"journal: {error}") from error
        match.watch = game.watch(journal.rules, journal.seats)
        for number, move in enumerate(journal.moves, 1):
            try:
                if not 0 <= move.seat < journal.seats:
                    raise BadJournal(f"journal: move {number}: there is no seat {move.seat}"[:120])
                match.play(move.seat, game.vocabulary.from_json(move.action))
            except Illegal as error:
                raise BadJournal(
                    f"journal: move {number}: {error.refusal.rule} forbids {move.action}"
                ) from error
            except (BadAction, OlderRules) as error:
                raise BadJournal(f"journal: move {number}: {error}") from error
        match.watch = None
        return match

    def until(self, moves: int) -> "Match":
        """The match as it stood after a number of decisions."""
        other = Match(self.game, self.header)
        other.movers, other.actions = self.movers[:moves], self.actions[:moves]
        other.barriers, other.aparts = self.barriers[:moves], self.aparts[:moves]
        other.snapshots = self.snapshots[: moves // SNAPSHOT_EVERY]
        other.state = self.at(moves)
        return other

    def resume(
        self,
        movers: list[int],
        actions: list[int],
        barriers: list[int],
        aparts: list[int],
        snapshots: list[bytes],
        position: bytes,
    ) -> None:
        """Restore a match from a position and decisions that this program stored; nothing is checked again."""
        self.movers, self.actions = array("b", movers), array("q", actions)
        self.barriers, self.aparts = array("q", barriers), array("b", aparts)
        self.snapshots = snapshots
        self.state = decode(self.game, position, trusted=True)

    def _seed(self) -> int:
        """The seed of the draws: the header's, mixed with the nonces."""
        assert self.header.seed is not None
        return int(mixed_seed(self.header.seed, self.header.nonces), 16)

    def _first(self) -> State:
        header = self.header
        if header.start is not None:
            self.game.read_options(header.options)  # for the record: the position has them
            start: State = from_json(self.game, header.start)
            if start.seats != header.seats:
                raise BadPosition(f"seats: the start position is for {start.seats}")
            return start if header.seed is None else _drawn_anew(start, seeded(self._seed()), header.redeal)
        first: State = self.game.new(header.seats, self._seed(), header.options, header.colours)
        return first

    @property
    def colours(self) -> list[str]:
        """The colour of each seat; empty in games without colours."""
        known = self.game.colours_for(self.header.seats)
        return [known[colour] for colour in self.state.colours] if known else []

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, action: int) -> Log:
        """Carry out a decision and record it. Raises Illegal, or OlderRules in a watched replay; then nothing has
        changed.
        """
        log = Log()
        state = self.state
        if self.watch is not None:
            self.watch.ask(state, seat, action)
        barrier, joins, apart = state.barrier(), state.joins, state.apart()
        state.apply(seat, action, log)
        self.applied += 1
        self.movers.append(seat)
        self.actions.append(action)
        self.barriers.append(barrier)
        self.aparts.append(apart and state.joins == joins and state.apart() and state.barrier() == barrier)
        if len(self.actions) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(encode(state))
        return log

    @property
    def journal(self) -> Journal:
        """The match as it can be written to a file."""
        journal = self.header.header()
        words = self.game.vocabulary
        journal.moves = [
            Move(seat, words.to_json(action)) for seat, action in zip(self.movers, self.actions, strict=True)
        ]
        return journal

    def at(self, moves: int) -> State:
        """The position after that many decisions: the replay to that point, from the last snapshot before it."""
        number = moves // SNAPSHOT_EVERY
        state = self._first() if number == 0 else decode(self.game, self.snapshots[number - 1], trusted=True)
        self._apply_all(state, number * SNAPSHOT_EVERY, moves)
        return state

    def _apply_all(self, state: State, first: int, last: int) -> None:
        for i in range(first, last):
            state.apply(self.movers[i], self.actions[i])
        self.applied += last - first

    # ---------------------------------------------------------------- undo

    def free_undo(self, seat: int) -> bool:
        """Whether this seat may take its last decision back without consent.

        It may until chance was used, something was revealed, or another seat made a decision that is not independent.
        """
        return self.own_last(seat) >= 0

    def own_last(self, seat: int) -> int:
        """The number of the decision that this seat may take back freely; -1 for none.

        Independent decisions of other seats since then don't matter: they stay unchanged.
        """
        last = len(self.actions) - 1
        for i in range(last, -1, -1):
            if self.movers[i] == seat:
                free = self.barriers[i] == self.state.barrier() and (i == last or bool(self.aparts[i]))
                return i if free else -1
            if not self.aparts[i]:
                return -1
        return -1

    def take_back(self, seat: int, count: int = 1) -> int:
        """Free undo of the seat's last decision, or of several consecutive ones; returns the number of the first.
        Raises Illegal (LU-4) past the barrier.
        """
        last = self.own_last(seat)
        first = last - count + 1
        if first < 0 or not all(self.freely(i, seat, last) for i in range(first, last)):
            raise Illegal(CANNOT_TAKE_BACK, {})
        self._replay_with(first, skip=count)
        return first

    def freely(self, number: int, seat: int, last: int) -> bool:
        """Whether a decision before the last one of a seat may be taken back with it."""
        alike = self.movers[number] == seat and self.barriers[number] == self.barriers[last]
        return alike and (last == len(self.actions) - 1 or bool(self.aparts[number]))

    def put_back(self, number: int, seat: int, actions: list[int]) -> None:
        """Restore decisions that were just taken back, because the undo could not be stored."""
        for action in reversed(actions):
            for kept, new in ((self.movers, seat), (self.actions, action), (self.aparts, True)):
                kept.insert(number, new)
            self.barriers.insert(number, int(self.state.barrier()))
        self._replay_with(number, skip=0)

    def _replay_with(self, number: int, skip: int) -> None:
        """Replay from this decision on, leaving out `skip` decisions. Later ones are independent and do not change."""
        state = self.at(number)
        snapshots = self.snapshots[: number // SNAPSHOT_EVERY]
        for i in range(number + skip, len(self.actions)):
            state.apply(self.movers[i], self.actions[i])
            if (i + 1 - skip) % SNAPSHOT_EVERY == 0:
                snapshots.append(encode(state))
        self.applied += len(self.actions) - number - skip
        for kept in (self.movers, self.actions, self.barriers, self.aparts):
            del kept[number : number + skip]
        self.state, self.snapshots = state, snapshots

    def undo(self, count: int = 1) -> None:
        """Take back the last decisions of any seat, even past the barrier: for hosts, or by consent."""
        if not 0 < count <= len(self.actions):
            raise Illegal(CANNOT_TAKE_BACK, {})
        kept = len(self.actions) - count
        self.state = self.at(kept)
        del self.movers[kept:], self.actions[kept:], self.barriers[kept:], self.aparts[kept:]
        del self.snapshots[kept // SNAPSHOT_EVERY :]
