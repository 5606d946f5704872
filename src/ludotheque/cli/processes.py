"""`ludotheque serve --processes N`: one socket, and several processes that take turns at it.

They know of one another through the store only, like processes on several machines. The parent does nothing but look
after them: one that dies is started anew, and when the parent is told to stop they are.
"""

import math
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

import msgspec

from ludotheque.cli.voice import Complaint
from ludotheque.web.settings import Settings

BACKLOG = 2048  # connections that nobody has taken yet
PAUSE = 1.0  # seconds until a process that died is started anew
PATIENCE = 30.0  # seconds until one that does not stop is killed


def serve_by_several(settings: Settings, greet: Callable[[], None]) -> None:
    """Serve until told to stop."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Complaint("error-serve", host=settings.host, port=settings.port) from error
    share = math.ceil(settings.bot_workers / settings.processes)
    each = msgspec.structs.replace(settings, processes=1, bot_workers=share)
    with listening, suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        greet()
        _look_after([_start(each, listening) for _ in range(settings.processes)], each, listening)


def _look_after(serving: list[SpawnProcess], each: Settings, listening: socket.socket) -> None:
    try:
        while True:
            wait([process.sentinel for process in serving])
            dead = [process for process in serving if not process.is_alive()]
            time.sleep(PAUSE)
            for process in dead:
                serving.remove(process)
                serving.append(_start(each, listening))
    finally:
        for process in serving:
            process.terminate()
        deadline = time.monotonic() + PATIENCE
        for process in serving:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _start(settings: Settings, listening: socket.socket) -> SpawnProcess:
    process = multiprocessing.get_context("spawn").Process(target=serve_one, args=(settings, listening))
    process.start()
    return process


def serve_one(settings: Settings, listening: socket.socket) -> None:
    """The life of one of them."""
    from ludotheque.cli.serve import server_for
    from ludotheque.web.app import create_app

    threading.Thread(target=end_with_parent, daemon=True).start()
    app = create_app(settings)
    app.open_store()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        server_for(app).run(sockets=[listening])


def end_with_parent() -> None:
    """Nobody looks after a process whose parent was killed: it stops as if it had been told to."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
