"""A fixed small sample of what `make soak` sends: none of it causes a server error."""

from tests.web.conftest import MakeServer
from tests.web.fuzzing import SETTINGS, fuzz
from tests.web.visiting import ME, Visitor

REQUESTS = 400
MESSAGES = 400


def test_the_server_answers_anything_and_continues(make_server: MakeServer) -> None:
    server = make_server(**SETTINGS)
    found = fuzz(server, "1", REQUESTS, MESSAGES)
    assert found.wrong == []
    assert sum(found.statuses.values()) == REQUESTS
    assert {"200", "400", "403", "404", "409", "415"} <= set(found.statuses), "all sorts were tried"
    assert {"done", "why", "error malformed"} <= set(found.answers)
    host = Visitor(server)
    with host.follow(host.create("morra", ME, ME)) as live:
        live.done("chat", text="toujours là")
