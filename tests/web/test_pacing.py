"""Per-client throttling: a client that sends too many requests delays only its own."""

import asyncio
import json
from typing import Any

from ludotheque.web.gate import Gate
from ludotheque.web.pacing import AT_ONCE_SECONDS, LONGEST_WAIT, REMEMBERED, OneARound, Pace
from ludotheque.web.proxies import Proxies

PER_SECOND = 100
HOUR = 3600
SHARE = int(AT_ONCE_SECONDS * PER_SECOND)


def test_a_page_with_all_its_parts_does_not_wait() -> None:
    pace = Pace(PER_SECOND)
    assert [pace.wait("::1", 7.0) for _ in range(SHARE)] == [0.0] * SHARE


def test_a_client_beyond_its_share_is_delayed() -> None:
    pace = Pace(PER_SECOND)
    for _ in range(SHARE):
        pace.wait("::1", 7.0)
    assert [round(pace.wait("::1", 7.0), 6) for _ in range(3)] == [0.01, 0.02, 0.03]
    assert pace.wait("::2", 7.0) == 0.0, "other addresses have separate shares"
    assert pace.wait("::1", 8.0) == 0.0, "a second later there is room again"


def test_a_client_that_would_wait_too_long_is_refused_without_counting() -> None:
    pace = Pace(PER_SECOND)
    waits = [pace.wait("::1", 7.0) for _ in range(SHARE + int(LONGEST_WAIT * PER_SECOND) + 50)]
    refused = [wait for wait in waits if wait > LONGEST_WAIT]
    assert 49 <= len(refused) <= 51
    assert max(refused) - min(refused) < 1e-6, "what was refused does not count"


def test_no_limit_at_all() -> None:
    pace = Pace(0)
    assert not any(pace.wait("::1", 7.0) for _ in range(10 * SHARE))


def test_addresses_that_have_been_quiet_are_forgotten() -> None:
    pace = Pace(PER_SECOND)
    for _ in range(SHARE):
        pace.wait("::1", 7.0)
    for number in range(REMEMBERED):
        pace.wait(f"10.0.{number >> 8}.{number & 255}", 7.0)
    assert pace.wait("::1", 7.0) == 0.0


def test_between_two_requests_others_have_their_turn() -> None:
    told: list[str] = []

    async def ask(rounds: OneARound, which: int) -> None:
        await rounds.turn()
        told.append(f"request {which}")
        asyncio.get_running_loop().call_soon(told.append, "tabs")  # like the loop for what it reads

    async def many() -> None:
        rounds = OneARound()
        await asyncio.gather(*(ask(rounds, which) for which in range(4)))
        gone = asyncio.ensure_future(ask(rounds, 8))
        late = asyncio.ensure_future(ask(rounds, 9))
        await asyncio.sleep(0)
        gone.cancel()
        late.cancel()
        await asyncio.wait_for(ask(rounds, 10), 60)

    asyncio.run(many())
    first = told[: told.index("request 3") + 1]
    assert first == ["request 0", "tabs", "request 1", "tabs", "request 2", "tabs", "request 3"]
    assert "request 10" in told, "a client that left delays no other"


def test_the_gate_says_how_long_to_wait() -> None:
    sent: list[Any] = []

    async def inside(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask() -> None:
        gate = Gate(inside, Proxies(""), requests_per_address=1)
        gate.pace.wait("192.0.2.1", asyncio.get_running_loop().time() + HOUR)
        scope = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "headers": []}
        await gate({**scope, "client": ("192.0.2.1", 1)}, None, send)
        await gate({**scope, "client": ("192.0.2.2", 1)}, None, send)

    asyncio.run(ask())
    assert [message.get("status") for message in sent] == [429, None, 200]
    assert HOUR / 2 < int(dict(sent[0]["headers"])[b"retry-after"]) < HOUR
    assert json.loads(sent[1]["body"])["error"] == "wait"
