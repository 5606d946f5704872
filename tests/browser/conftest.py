"""A real Chromium with a real server. Every error of a page is detected."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import Guest
from tests.browser.windows import Windows
from tests.web.serving import ROOT, Server

PAGES = ROOT / "src" / "ludotheque" / "web" / "static" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
Meet = Callable[..., Guest]


# Only while browser tests run: Playwright keeps an event loop running, which would conflict with tests of other
# folders.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail(
            "Chromium is not installed: run `make browser`, or install the package chromium.", pytrace=False
        )
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The table shared by all tests that do not stop it."""
    check_pages()
    shared = Server(tmp_path_factory.mktemp("table")).start()
    yield shared
    shared.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A separate table for a test, which may be killed and restarted."""
    check_pages()
    own = Server(tmp_path).start()
    yield own
    own.close()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="package")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of pages of frontend/dev that show a part of the kit in isolation."""
    folder = tmp_path_factory.mktemp("dev")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    subprocess.run(
        ["npx", "vite", "build", "dev", "--outDir", str(folder), "--logLevel", "error"],
        cwd=ROOT / "frontend",
        env=os.environ | {"PATH": path},
        check=True,
    )
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def check_pages() -> None:
    if not PAGES.is_file():
        pytest.fail("The pages are not built: run `make frontend`.", pytrace=False)


@pytest.fixture
def meet(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Guests with a browser window each. At the end none may have had an unexpected error."""
    guests: list[Guest] = []

    def come(name: str | None = None, server: Server | None = None, **window: Any) -> Guest:
        guests.append(Guest(windows, server or request.getfixturevalue("server"), name, **window))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
    problems = [problem for guest in guests for problem in guest.problems if not forgiven(guest, problem)]
    assert problems == []


def forgiven(guest: Guest, problem: str) -> bool:
    return any(re.search(pattern, problem) for pattern in guest.forgives)
