"""A match in progress: the journal and the position it leads to. Undo, replay and export are one thing."""

import secrets
from typing import Any

from ludotheque.core.chance import SEED_BITS
from ludotheque.core.events import Log
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.journal import FORMAT, BadJournal, Journal, Move, seed_text
from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.core.refusals import CANNOT_TAKE_BACK, Illegal
from ludotheque.core.state import State
from ludotheque.core.verbs import BadAction


def new_seed() -> int:
    """128 unguessable bits."""
    return secrets.randbits(SEED_BITS)


def content_of(game: Game[Any]) -> str:
    """The hash of the game's data; empty for a game without data files."""
    data = game.data()
    return "" if data is None else data.content_hash


class Match:
    """One match: its journal, its position, and for each decision the undo barrier before it."""

    def __init__(self, game: Game[Any], journal: Journal) -> None:
        self.game = game
        self.journal = journal
        self.state = self._first()
        self.actions: list[int] = []
        self.barriers: list[int] = []

    # ---------------------------------------------------------------- beginnings

    @classmethod
    def new(cls, game: Game[Any], seats: int, seed: int, options: dict[str, str] | None = None) -> "Match":
        chosen = {option.name: str(option.domain.to_json(0)) for option in game.options} | (options or {})
        game.new(seats, seed, chosen)  # says what is wrong with the set-up, before a journal is begun
        header = Journal(FORMAT, game.id, seats, content_of(game), chosen, seed_text(seed), moves=[])
        return cls(game, header)

    @classmethod
    def from_position(cls, game: Game[Any], position: object) -> "Match":
        """A match that starts in the middle; raises BadPosition."""
        start = to_json(from_json(game, position))
        return cls(game, Journal(FORMAT, game.id, start["seats"], content_of(game), start=start, moves=[]))

    @classmethod
    def replay(cls, game: Game[Any], journal: Journal) -> "Match":
        """The match of a journal, every decision checked again; raises BadJournal."""
        if journal.game != game.id:
            raise BadJournal(f"journal: it is of {journal.game!r}, not of {game.id!r}"[:200])
        if journal.content != content_of(game):
            raise BadJournal(
                f"journal: content {journal.content[:12]!r}: the match was played with other component data than "
                f"{content_of(game)[:12]!r}; give the folder of that data with --data"
            )
        header = Journal(
            FORMAT, game.id, journal.seats, journal.content, journal.options, journal.seed, journal.start,
            journal.players, [],
        )  # fmt: skip
        try:
            match = cls(game, header)
        except (BadSetup, BadPosition) as error:
            raise BadJournal(f"journal: {error}") from error
        for number, move in enumerate(journal.moves, 1):
            try:
                match.play(move.seat, game.vocabulary.from_json(move.action))
            except Illegal as error:
                raise BadJournal(f"journal: move {number}: {error.refusal.rule} forbids {move.action}") from error
            except BadAction as error:
                raise BadJournal(f"journal: move {number}: {error}") from error
        return match

    def _first(self) -> State:
        journal = self.journal
        if journal.start is not None:
            start: State = from_json(self.game, journal.start)
            return start
        assert journal.seed is not None
        first: State = self.game.new(journal.seats, int(journal.seed, 16), journal.options)
        return first

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, action: int) -> Log:
        """Carry out a decision and write it down; raises Illegal and then nothing has changed."""
        log = Log()
        barrier = self.state.barrier()
        self.state.apply(seat, action, log)
        self.journal.moves.append(Move(seat, self.game.vocabulary.to_json(action)))
        self.actions.append(action)
        self.barriers.append(barrier)
        return log

    def at(self, moves: int) -> State:
        """The position after that many decisions: the replay to that point."""
        state = self._first()
        for move, action in zip(self.journal.moves[:moves], self.actions[:moves], strict=True):
            state.apply(move.seat, action)
        return state

    # ---------------------------------------------------------------- taking back

    def free_undo(self, seat: int) -> bool:
        """Whether this seat may take its last decision back without asking anybody.

        It may until chance was used, something hidden was shown, or another seat decided.
        """
        moves = self.journal.moves
        return bool(moves) and moves[-1].seat == seat and self.state.barrier() == self.barriers[-1]

    def take_back(self, seat: int) -> None:
        """The seat's free undo; raises Illegal (LU-4) past the barrier."""
        if not self.free_undo(seat):
            raise Illegal(CANNOT_TAKE_BACK, {})
        self.undo()

    def undo(self) -> None:
        """Take back the last decision, whoever's it was and whatever it showed: for hosts, or by consent."""
        if not self.journal.moves:
            raise Illegal(CANNOT_TAKE_BACK, {})
        self.state = self.at(len(self.journal.moves) - 1)
        self.journal.moves.pop()
        self.actions.pop()
        self.barriers.pop()
