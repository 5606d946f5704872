"""Several servers for one table, on each of the databases, with and without Redis."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.together.services import Postgres, Redis
from tests.web.serving import Server

MakeServers = Callable[..., list[Server]]
# What the processes of one table may share.
WAYS = ("sqlite", "postgresql", "postgresql and redis")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Shared by all tests that do not stop it; each has its own database."""
    service = Postgres()
    service.start()
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis()
    service.start()
    yield service
    service.close()


@pytest.fixture
def start_servers(tmp_path: Path) -> Iterator[MakeServers]:
    """Start this many servers with these settings; they end with the test, and their logs must have no unexpected
    errors."""
    made: list[Server] = []

    def start(count: int = 2, **settings: Any) -> list[Server]:
        for _ in range(count):
            folder = tmp_path / f"server-{len(made)}"
            folder.mkdir()
            made.append(Server(folder, **settings).start())
        return made[-count:]

    yield start
    for server in made:
        server.close()
    for server in made:
        assert "Traceback" not in server.said(), server.said()[-3000:]


@pytest.fixture
def table(
    request: pytest.FixtureRequest, tmp_path: Path, start_servers: MakeServers
) -> Callable[..., list[Server]]:
    """Servers of one table, with the test parameter's database and Redis."""
    shared: dict[str, Any] = {}

    def start(way: str, count: int = 2, **settings: Any) -> list[Server]:
        if not shared and way == "sqlite":
            shared["database"] = tmp_path / "table.sqlite3"
        elif not shared:
            shared["database"] = request.getfixturevalue("postgres").database()
        if "redis" in way:
            shared["redis"] = request.getfixturevalue("redis").url
        return start_servers(count, **shared, **settings)

    return start
