"""Servers forked from a process with everything imported, so that tests don't wait for imports."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import forkserver
from pathlib import Path
from unittest.mock import patch

LOADED = ["tests.web.warm"]
context = multiprocessing.get_context("forkserver")


def become(
    main: Callable[[], None], arguments: list[str], variables: dict[str, str], log: Path, errors: Path
) -> None:
    """In the forked process: as if started by a shell, in the folder of its log."""
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(log.parent)
    sys.argv[1:] = arguments
    for number, path in ((1, log), (2, errors)):
        with path.open("ab") as file:
            os.dup2(file.fileno(), number)
    main()


class Forked:
    """A process with the required methods of `subprocess.Popen`."""

    def __init__(
        self,
        main: Callable[[], None],
        arguments: list[str],
        variables: dict[str, str],
        log: Path,
        errors: Path | None = None,  # if they should not go to the log
    ) -> None:
        context.set_forkserver_preload(LOADED)
        with patch.dict(os.environ, variables):
            forkserver.ensure_running()
        self.process = context.Process(target=become, args=(main, arguments, variables, log, errors or log))
        self.process.start()
        assert self.process.pid is not None
        self.pid: int = self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("the forked process", timeout)
        return self.process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)
