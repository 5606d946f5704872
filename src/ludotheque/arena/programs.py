"""External programs as players: the arena asks and the program answers in JSON lines (docs/bots.md).

A program that is too slow (LU-5), has ended (LU-6) or does not answer with a legal choice (LU-7) loses the game.
"""

import errno
import os
import selectors
import subprocess
from time import monotonic
from typing import Any

import msgspec

from ludotheque.core.game import Game, Outcome
from ludotheque.core.state import State
from ludotheque.core.verbs import BadAction

TOO_SLOW = "LU-5"
GONE = "LU-6"
NO_CHOICE = "LU-7"
LONGEST_ANSWER = 1 << 20
# Extra seconds for the first answer, since the program has to start.
STARTING = 20.0
GRACE = 2.0


class Forfeit(Exception):
    """A program loses by this rule."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule = rule


class Answer(msgspec.Struct):
    """A program's answer; unknown fields are ignored."""

    action: dict[str, Any]


class Program:
    """A program's process, one for each game."""

    def __init__(
        self,
        command: tuple[str, ...],
        game: Game[Any],
        seats: int,
        seat: int,
        options: dict[str, str | int],
        seconds: float,
    ) -> None:
        self.game = game
        self.seconds = seconds
        self.allowance = STARTING
        self.rest = b""
        self.process: subprocess.Popen[bytes] | None = None
        self.failure = ""
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as error:
            self.failure = errno.errorcode.get(
                error.errno or 0, "unknown"
            )  # it has lost with its first choice
            return
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self.first = {"do": "new", "game": game.id, "seats": seats, "seat": seat, "options": options}

    def choose(self, s: State, seat: int, heard: list[Any]) -> int:
        """The program's answer to its seat's question; raises Forfeit."""
        if self.process is None:
            raise Forfeit(GONE, self.failure)
        vocabulary = self.game.vocabulary
        question = {
            "do": "choose",
            "seat": seat,
            "ms": int(self.seconds * 1000),
            "events": heard,
            "view": s.view(seat),
            "actions": [vocabulary.to_json(action) for action in s.actions(seat)],
        }
        ends = monotonic() + self.seconds + self.allowance
        if self.allowance:
            self.send(self.first, ends)
            self.allowance = 0.0
        self.send(question, ends)
        line = self.read_line(ends)
        try:
            return int(vocabulary.from_json(msgspec.json.decode(line, type=Answer).action))
        except (ValueError, RecursionError, BadAction) as error:
            raise Forfeit(NO_CHOICE, str(error)[:200]) from error

    def over(self, outcome: Outcome) -> None:
        """Send the result, which the program may ignore."""
        said = {
            "do": "over",
            "scores": [points / outcome.unit for points in outcome.points],
            "ranks": outcome.ranks(),
            "winners": outcome.winners,
        }
        if self.process is not None and not self.allowance:
            try:
                self.send(said, monotonic() + GRACE)
            except Forfeit:
                return

    def send(self, said: dict[str, Any], ends: float) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        left = memoryview(msgspec.json.encode(said, enc_hook=list) + b"\n")
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdin, selectors.EVENT_WRITE)
            while left:
                self.wait(selector, ends)
                try:
                    left = left[os.write(self.process.stdin.fileno(), left) :]
                except BlockingIOError:
                    continue
                except OSError as error:
                    raise Forfeit(GONE, str(error)) from error

    def read_line(self, ends: float) -> bytes:
        """LU-6, LU-7: a line of the program; it forfeits if it has ended or the line is too long."""
        assert self.process is not None
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if len(self.rest) > LONGEST_ANSWER:
                    raise Forfeit(NO_CHOICE, f"more than {LONGEST_ANSWER} bytes without an end of line")
                self.wait(selector, ends)
                read = os.read(self.process.stdout.fileno(), 1 << 16)
                if not read:
                    raise Forfeit(GONE, "it ended")
                self.rest += read
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def wait(self, selector: selectors.BaseSelector, ends: float) -> None:
        """LU-5: until the program reads or writes, or its time is over."""
        if not selector.select(max(ends - monotonic(), 0.0)):
            raise Forfeit(TOO_SLOW, f"no answer within {self.seconds} s")

    def trouble(self) -> str:
        """Why the program is not running: the system's error if it could not be started, else that it ended."""
        return self.failure or "ended"

    def stop(self) -> None:
        """Close its input, and kill it if it does not end."""
        process, self.process = self.process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
