"""`ludotheque serve`: the web table on this machine."""

import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from uvicorn import Server

    from ludotheque.web.app import WebTable
    from ludotheque.web.settings import Settings

BACKLOG = 2048  # connections not accepted yet

# The writing thread must not wait long for the event loop: Python's default of 5 ms is as long as a whole flush.
SWITCH = 0.0001  # seconds

# Browsers and proxies close an idle connection after a minute at most. If we closed it first, a request could be lost.
IDLE_LINE = 75  # seconds

GARBAGE = 5_000  # net allocations; the objects of a move are freed with it


def run(voice: Voice, opens: bool, **flags: Any) -> None:
    """Serve until the process is told to stop."""
    from ludotheque.core.build import COMPILED
    from ludotheque.web.app import create_app
    from ludotheque.web.settings import read_settings

    settings = read_settings(**flags)
    app = create_app(settings)
    with listen(settings) as listening:  # before the store is opened, so that a busy port has no effect there
        store = app.open_store()
        if not COMPILED:
            voice.tell("serve-interpreted", style="yellow")
        address = address_of(settings.host, listening)

        def greet() -> None:
            voice.tell("serve-address", style="bold", address=address)
            voice.tell("serve-stop", style="dim")
            if opens and has_desktop():
                open_later(address)

        if settings.processes > 1:
            from ludotheque.cli.table.processes import serve_by_several

            store.close()
            serve_by_several(settings, listening, greet)
            return
        server = server_for(app, greet)
        signal.signal(
            signal.SIGTERM, lambda *_: sys.exit(0)
        )  # the server raises it again after everything is closed
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        if not server.started:
            raise Complaint("error-serve-ended")


def listen(settings: "Settings") -> socket.socket:
    """The socket of the table; raises a Complaint if the address is not available."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        # Errors of name resolution have no errno.
        reason = errno.errorcode.get(getattr(error, "errno", None) or 0, "address")
        raise Complaint("error-serve", host=settings.host, port=str(settings.port), reason=reason) from error


def address_of(host: str, listening: socket.socket) -> str:
    """The address for browsers, with the actual port."""
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"


def server_for(app: "WebTable", greet: Callable[[], None]) -> "Server":
    """The HTTP server of a table, ready to run; `greet` is called when it accepts connections."""
    import uvicorn

    from ludotheque.web.connection import Connection
    from ludotheque.web.headers import SECURITY_HEADERS
    from ludotheque.web.socket import Socket

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                greet()

    server = Announced(
        uvicorn.Config(
            app,
            loop="uvloop",
            http=Connection,
            ws=cast(Any, Socket),  # a compiled class with the methods of an asyncio.Protocol
            proxy_headers=False,  # done by `web.gate`
            headers=SECURITY_HEADERS,
            server_header=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=IDLE_LINE,
        )
    )
    server.config.load()
    calm_interpreter()
    return server


def calm_interpreter() -> None:
    """Shorter garbage collection pauses: imported objects are frozen, and collections are rarer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)
    sys.setswitchinterval(SWITCH)


def has_desktop() -> bool:
    """Whether a browser can be opened."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def open_later(address: str) -> None:
    """Open the page after the server has started."""
    import threading
    import webbrowser

    threading.Timer(1.0, webbrowser.open, [address]).start()
