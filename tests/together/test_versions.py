"""An upgrade without downtime: the older and the newer program serve the same matches side by side."""

from collections.abc import Callable

import httpx
import pytest

from tests.together import newer
from tests.together.conftest import WAYS
from tests.together.moving import check_kept, in_play, wait_for_more
from tests.web import drawing, serving
from tests.web.serving import Server

Table = Callable[..., list[Server]]


def version(server: Server) -> str:
    return str(httpx.get(f"{server.url}/health", **serving.DIRECTLY).json()["version"])


@pytest.mark.parametrize("way", WAYS)
def test_an_older_and_a_newer_program_side_by_side(
    way: str, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newer one migrates the tables; the older one continues until it is replaced."""
    servers = table(way)
    with in_play(servers) as playing:
        monkeypatch.setattr(drawing, "main", newer.main)
        assert servers[0].terminate() == 0
        servers[0].start()
        assert version(servers[0]) == newer.VERSION != version(servers[1])
        wait_for_more(playing)
        assert servers[1].terminate() == 0
        servers[1].start()
        assert version(servers[1]) == newer.VERSION
    check_kept(playing, servers[1])
