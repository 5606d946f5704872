"""A tab that does not keep up is let go; others are not held up by it."""

import asyncio
from typing import Any

from ludotheque.web.live import LONGEST_BACKLOG, SLOW, Connection, same_origin, since_of


def test_who_does_not_keep_up_is_let_go() -> None:
    async def slow() -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []
        connection = Connection(None)
        for n in range(LONGEST_BACKLOG + 10):
            connection.push(str(n).encode())

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await connection.send_all(send)
        return sent

    sent = asyncio.run(slow())
    assert len(sent) == LONGEST_BACKLOG + 1
    assert [message["text"] for message in sent[:-1]] == [str(n) for n in range(LONGEST_BACKLOG)]
    assert sent[-1] == {"type": "websocket.close", "code": SLOW}


def test_a_tab_without_an_origin_is_no_page_of_another_site() -> None:
    assert same_origin({"host": "127.0.0.1:8000"})
    assert same_origin({"host": "table.example", "origin": "https://table.example"})
    assert not same_origin({"host": "table.example", "origin": "https://table.example.evil"})
    assert not same_origin({"origin": "https://table.example"})
    assert not same_origin({"host": "table.example", "origin": "https://[table.example"})


def test_since_is_read_leniently() -> None:
    for query, since in [(b"since=12", 12), (b"", 0), (b"since=", 0), (b"since=-3", 0), (b"since=\xff", 0)]:
        assert since_of({"query_string": query}) == since
