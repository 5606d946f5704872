"""Progress of a long task: a bar on a terminal, otherwise a line at every tenth."""

from collections.abc import Callable
from types import TracebackType
from typing import Any

from ludotheque.cli.text.voice import Voice

TENTHS = 10


class Progress:
    """Use as `with Progress(...) as progress`, and report each finished item. Writes to standard error."""

    def __init__(self, voice: Voice, label: str, total: int = 1) -> None:
        self.voice = voice
        self.label = label
        self.total = total
        self.done = 0
        self.bar: Any = None
        self.task: Any = None

    def __enter__(self) -> "Progress":
        if self.voice.errors.is_terminal:
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
            )
            self.bar = Bar(*columns, console=self.voice.errors, transient=True)
            self.task = self.bar.add_task(self.label, total=self.total)
            self.bar.start()
        return self

    def begin(self, total: int) -> Callable[[int], None]:
        """For a task whose length is only known when it runs; returns the function to call for each item."""
        self.total = max(total, 1)
        if self.bar is not None:
            self.bar.update(self.task, total=self.total)
        return self.advance

    def advance(self, count: int) -> None:
        before = self.done * TENTHS // self.total
        self.done += count
        if self.bar is not None:
            self.bar.advance(self.task, count)
        elif self.done * TENTHS // self.total > before:
            self.voice.errors.print(f"{self.label} {self.done}/{self.total}", markup=False)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()
