"""One server for all tests that do not stop it; the others start their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.serving import Server
from tests.web.visiting import Visitor

MakeServer = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The shared server: bots don't pause."""
    shared = Server(tmp_path_factory.mktemp("shared-server"), bot_workers=2).start()
    yield shared
    shared.close()
    assert "Traceback" not in shared.said(), "no test may cause a server error"


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[MakeServer]:
    """Separate servers for a test, which may be killed and restarted."""
    made: list[Server] = []

    def make(**settings: Any) -> Server:
        folder = tmp_path / f"server-{len(made)}"
        folder.mkdir()
        made.append(Server(folder, **settings).start())
        return made[-1]

    yield make
    for server in made:
        server.close()


@pytest.fixture
def visitor(server: Server) -> Iterator[Callable[..., Visitor]]:
    """New visitors of the shared server."""
    met: list[Visitor] = []

    def meet(name: str | None = None, unknown: bool = False) -> Visitor:
        met.append(Visitor(server, name, unknown))
        return met[-1]

    yield meet
    for one in met:
        one.http.close()
