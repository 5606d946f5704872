"""A match at the terminal: people at one keyboard, bots, a log, and a journal that is always saved."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.playing.board import show_board
from ludotheque.cli.playing.prompt import Prompt, Quit
from ludotheque.cli.playing.scores import show_scores
from ludotheque.cli.text.voice import Voice

if TYPE_CHECKING:
    from ludotheque.bots import Bot
    from ludotheque.core.events import Event
    from ludotheque.core.match import Match
    from ludotheque.core.words import Words

SPECTATOR = -1


@dataclass(frozen=True)
class Entry:
    """One decision in the log. `forced`: it was a person's only choice and was not asked; `choice` in words."""

    seat: int
    choice: str
    forced: bool
    events: "list[Event]"


class Terminal:
    """Runs a match until it is over or a player quits."""

    def __init__(
        self,
        voice: Voice,
        match: "Match",
        words: "Words",
        players: Sequence[str],
        bots: "dict[int, Bot]",
        path: Path,
    ) -> None:
        self.voice = voice
        self.match = match
        self.words = words
        self.players = list(players)
        self.bots = bots
        self.path = path
        self.people = [seat for seat in range(match.header.seats) if seat not in bots]
        self.entries: list[Entry] = []
        # How much of the log each person has read, and when each last saw the board.
        self.read = dict.fromkeys([SPECTATOR, *self.people], 0)
        self.board_seen: tuple[int, int] | None = None
        self.at_keyboard: int | None = self.people[0] if self.people else None

    # ---------------------------------------------------------------- the game loop

    def run(self) -> None:
        """Play; the journal is saved however it ends."""
        try:
            while not self.match.state.over():
                self.next_decision()
            self.finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.voice.console.print()
            self.voice.tell("play-goodbye")
        finally:
            self.save_at_end()

    def next_decision(self) -> None:
        """One decision. If several seats choose at once, bots go first."""
        waiting = self.match.state.to_move()
        for seat in waiting:
            if seat in self.bots:
                self.decide(seat, self.bots[seat].play(self.match.state, seat))
                if len(self.people) < 2:
                    self.catch_up(self.viewer())
                return
        self.ask(waiting[0])

    def ask(self, seat: int) -> None:
        """A person's decision; a single choice is made automatically unless another person could learn something hidden
        from that (`table.match.forced`)."""
        actions = [int(action) for action in self.match.state.actions(seat)]
        alone = len(self.people) < 2 or self.match.game.no_secrets
        only = self.match.state.only_answer(seat) if alone else None
        if only is not None:
            self.decide(seat, only, forced=True)
        else:
            self.hand_over(seat)
            self.catch_up(seat)
            self.show_board_if_new(seat)
            chosen = Prompt(self, seat, actions).choose()
            if chosen is None:  # a decision was undone
                return
            self.decide(seat, chosen)
        if self.at_keyboard == seat:
            self.catch_up(seat)

    def decide(self, seat: int, action: int, forced: bool = False) -> None:
        choice = self.words.at(self.match.state, seat).action(action, self.players)
        log = self.match.play(seat, action)
        self.entries.append(Entry(seat, choice, forced, log.events))

    def finish(self) -> None:
        """The last lines of the log, the final position, the result."""
        viewer = self.viewer()
        if viewer == SPECTATOR and self.at_keyboard is not None:
            self.read[viewer] = self.read[self.at_keyboard]
        self.catch_up(viewer)
        self.voice.console.rule(f"[bold]{self.voice.say('play-over')}[/]", style="dim")
        self.show_board(viewer)
        self.voice.console.print()
        show_scores(self.voice, self.words, self.words.game.score(self.match.state), self.players)

    # ---------------------------------------------------------------- the viewer

    def viewer(self) -> int:
        """The seat whose view is printed when no particular person is asked."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def hand_over(self, seat: int) -> None:
        """Another person comes to the keyboard: behind a curtain, if one may see what the other may not."""
        before = self.at_keyboard
        self.at_keyboard = seat
        if before is None or before == seat:
            return
        if not self.secrets_between(before, seat):
            self.read[seat] = max(self.read[seat], self.read[before])
            return
        self.catch_up(before)
        console = self.voice.console
        if console.is_terminal:
            console.clear()
            console.file.write("\x1b[3J")  # the scrollback buffer, too
        console.rule(style="dim")
        self.voice.tell("play-curtain", style="bold", player=self.players[seat])
        self.read_line("")

    def secrets_between(self, one: int, other: int) -> bool:
        """Whether two seats see different things."""
        first, second = (self.match.state.view(seat) for seat in (one, other))
        return public(first) != public(second)

    # ---------------------------------------------------------------- the screen

    def show_board_if_new(self, seat: int) -> None:
        """The board, unless this person has seen it and only this person has decided since."""
        if self.board_seen is not None and self.board_seen[0] == seat:
            since = self.entries[min(self.board_seen[1], len(self.entries)) :]
            if all(entry.seat == seat for entry in since):
                return
        self.voice.console.print()
        self.show_board(seat)

    def show_board(self, seat: int) -> None:
        show_board(self.voice, self.words, self.match.state.view(seat), self.players)
        self.board_seen = (seat, len(self.entries))

    def catch_up(self, viewer: int) -> None:
        """The lines of the log that this viewer has not read yet."""
        self.show_log(viewer, self.read[viewer])
        self.read[viewer] = len(self.entries)

    def show_log(self, viewer: int, first: int) -> None:
        for entry in self.entries[first:]:
            for line in self.lines(entry, viewer):
                self.voice.item(line, style="dim" if entry.seat != viewer else "")

    def lines(self, entry: Entry, viewer: int) -> list[str]:
        """A decision as this viewer may read it."""
        said = [
            self.words.event(event, viewer, self.players)
            for event in entry.events
            if event.heard_by(viewer) and not event.kind.uneventful
        ]
        if entry.forced and entry.seat == viewer:
            said.insert(
                0, self.voice.say("play-forced", player=self.players[entry.seat], choice=entry.choice)
            )
        return said

    def read_line(self, prompt: str) -> str:
        """A line from the keyboard, or from a pipe, which is then echoed for a readable transcript."""
        import sys

        line = self.voice.console.input(prompt, markup=True)
        if not sys.stdin.isatty():
            self.voice.console.print(line, markup=False)
        return line

    # ---------------------------------------------------------------- undo, saving

    def retakable(self, seat: int) -> int:
        """How many decisions a free undo takes back: to the last one that this person actually chose; 0 for none."""
        match = self.match
        for back in range(1, len(self.entries) + 1):
            if match.movers[-back] != seat or match.barriers[-back] != match.state.barrier():
                return 0
            if not self.entries[-back].forced:
                return back
        return 0

    def take_back(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.match.take_back(seat)
            self.entries.pop()
        for person in self.read:
            self.read[person] = min(self.read[person], len(self.entries))

    def save(self, path: Path) -> None:
        self.match.journal.write(path)

    def save_at_end(self) -> None:
        """The journal and the seed; nothing before the first decision."""
        if self.match.actions:
            self.save(self.path)
            self.voice.tell("play-saved", style="dim", file=str(self.path))
        if self.match.header.seed is not None:
            self.voice.tell("play-seed", style="dim", seed=self.match.header.seed)


def public(view: dict[str, Any]) -> dict[str, Any]:
    """The view without the viewer's seat and question."""
    return {key: value for key, value in view.items() if key not in ("you", "asks")}
