"""WebKit, driven by plain WebDriver requests: Debian's MiniBrowser on a virtual screen."""

import base64
import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.web.serving import PATIENCE, free_port

SCREEN = "1400x900x24"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # WebDriver's key of an element reference
BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"


class WebKit:
    """One of its windows."""

    def __init__(self, driver: str, browser: Path) -> None:
        self.http = httpx.Client(base_url=driver, timeout=PATIENCE)
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = ""
        self.session = f"/session/{self.ask('POST', '/session', wanted)['sessionId']}"

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.http.request(method, self.session + path, json=body)
        value = answer.json()["value"]
        assert answer.is_success, f"{method} {path}: {value}"
        return value

    def size(self, width: int, height: int) -> None:
        self.ask("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})

    def open(self, url: str) -> None:
        self.ask("POST", "/url", {"url": url})

    def run(self, script: str, *given: Any) -> Any:
        """The result of a script in the page."""
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(given)})

    def shown(self, selector: str) -> Any | None:
        """The first of these elements that is on the page and visible."""
        script = "return [...document.querySelectorAll(arguments[0])].find(one => one.getClientRects().length) ?? null"
        return self.run(script, selector)

    def click(self, element: Any) -> None:
        """With the pointer, as a user would: an element on top gets the click."""
        self.ask("POST", f"/element/{element[ELEMENT]}/click", {})

    def until(self, said: Callable[[], Any], what: str) -> Any:
        """Wait for a condition; returns its value."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = said()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(
            f"waited in vain for {what}: {self.run('return document.body.innerText')[:2000]}"
        )

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))

    def close(self) -> None:
        self.ask("DELETE", "")
        self.http.close()


@contextlib.contextmanager
def webkit() -> Iterator[WebKit]:
    """A window, its driver and its screen, for the duration of the tests."""
    browser = next(Path("/usr/lib").glob(BROWSERS), None)
    screen, driver = shutil.which("Xvfb"), shutil.which("WebKitWebDriver")
    if browser is None or screen is None or driver is None:
        raise AssertionError("WebKit is not installed: run `make webkit`")
    with contextlib.ExitStack() as end:
        # The screen prints its number when it is ready.
        reading, writing = os.pipe()
        shows = [screen, "-displayfd", str(writing), "-screen", "0", SCREEN]
        end.enter_context(running(shows, pass_fds=(writing,), stderr=subprocess.DEVNULL))
        os.close(writing)
        with os.fdopen(reading) as number:
            display = f":{number.readline().strip()}"
        port = free_port()
        end.enter_context(running([driver, f"--port={port}"], env=os.environ | {"DISPLAY": display}))
        address = f"http://127.0.0.1:{port}"
        wait_for(address)
        window = WebKit(address, browser)
        end.callback(window.close)
        yield window


@contextlib.contextmanager
def running(command: list[str], **more: Any) -> Iterator[None]:
    process = subprocess.Popen(command, **more)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{address}/status")
            return
        time.sleep(0.05)
    raise AssertionError(f"nothing answers at {address}")
