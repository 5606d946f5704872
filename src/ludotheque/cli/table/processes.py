"""`ludotheque serve --processes N`: several processes that accept connections on one socket.

They communicate through the store only, like processes on several machines. The parent only supervises them: it
restarts one that dies, and stops them when it is stopped.
"""

import math
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

import msgspec

from ludotheque.web.settings import Settings

PAUSE = 1.0  # seconds until a process that died is restarted
PATIENCE = 30.0  # seconds until one that does not stop is killed


def serve_by_several(settings: Settings, listening: socket.socket, greet: Callable[[], None]) -> None:
    """Serve until stopped. `greet` is called when the first process accepts connections."""
    share = math.ceil(settings.bot_workers / settings.processes)
    each = msgspec.structs.replace(settings, processes=1, bot_workers=share)
    with suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        Family(each, listening, greet).look_after(settings.processes)


class Family:
    """The processes that serve a table. Each reports through a pipe that it accepts connections."""

    def __init__(self, each: Settings, listening: socket.socket, greet: Callable[[], None]) -> None:
        self.each = each
        self.listening = listening
        self.greet = greet
        self.heard, self.tell = get_context("spawn").Pipe(duplex=False)
        self.greeted = False
        self.serving: list[SpawnProcess] = []

    def look_after(self, count: int) -> None:
        """Start the processes, and restart those that end."""
        try:
            for _ in range(count):
                self.serving.append(self.start())
            while True:
                came = wait([*(process.sentinel for process in self.serving), self.heard])
                if self.heard in came:
                    self.heard.recv()
                    if not self.greeted:
                        self.greeted = True
                        self.greet()
                dead = [process for process in self.serving if not process.is_alive()]
                if dead:
                    time.sleep(PAUSE)
                for process in dead:
                    self.serving.remove(process)
                    self.serving.append(self.start())
        finally:
            self.stop()

    def start(self) -> SpawnProcess:
        process = get_context("spawn").Process(target=serve_one, args=(self.each, self.listening, self.tell))
        process.start()
        return process

    def stop(self) -> None:
        for process in self.serving:
            process.terminate()
        deadline = time.monotonic() + PATIENCE
        for process in self.serving:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def serve_one(settings: Settings, listening: socket.socket, tell: Connection) -> None:
    """The main function of one process."""
    from ludotheque.cli.table.serve import server_for
    from ludotheque.web.app import create_app

    threading.Thread(target=end_with_parent, daemon=True).start()
    app = create_app(settings)
    app.open_store()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))

    def greet() -> None:
        with suppress(BrokenPipeError):  # the parent was killed meanwhile, and this process ends, too
            tell.send(True)

    with suppress(KeyboardInterrupt):
        server_for(app, greet).run(sockets=[listening])


def end_with_parent() -> None:
    """A process whose parent was killed has no supervisor: it stops as if by a signal."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
