"""Chat: by players only, neither empty nor too long."""

from collections.abc import Callable

import pytest

from tests.web.visiting import ME, OPEN, RANDOM, Visitor, play_out

Meet = Callable[..., Visitor]


def test_players_chat_and_all_followers_receive_it(visitor: Meet) -> None:
    host, guest, watcher = visitor("Agathe"), visitor("Karim"), visitor()
    match = host.create("morra", ME, OPEN)
    with host.follow(match) as one, watcher.follow(match) as third:
        one.done("chat", text="  Il y a quelqu'un ?\n")
        guest.join(match)
        with guest.follow(match) as other:
            seq = other.done("chat", text="Présent !")
            for tab in (one, third):
                tab.wait_until_seq(seq)
                talk = [entry for entry in tab.entries if entry["kind"] == "chat"]
                assert [(entry["by"], entry["seat"], entry["text"]) for entry in talk] == [
                    ("Agathe", 0, "Il y a quelqu'un ?"),
                    ("Karim", 1, "Présent !"),
                ]


def test_a_new_name_is_used_at_once(visitor: Meet) -> None:
    host = visitor("Agathe")
    with host.follow(host.create("morra", ME, OPEN)) as live:
        host.ok("PATCH", "/api/me", {"name": "Agathe II"})
        live.done("chat", text="bonjour")
        assert live.wait_for("chat")["by"] == "Agathe II"


@pytest.mark.parametrize("who", ["stranger", "unknown", "host without a seat"])
def test_only_players_chat(visitor: Meet, who: str) -> None:
    host = visitor()
    match = host.create("morra", RANDOM, OPEN)
    client = {"stranger": visitor(), "unknown": visitor(unknown=True), "host without a seat": host}[who]
    with client.follow(match) as live:
        assert live.error("chat", text="psst") == "not_yours"
        assert live.seq == 0


@pytest.mark.parametrize("text", ["", "   ", "\n\t ", "x" * 501, "\u200b\u200b", "\u0000\u0007"])
def test_a_chat_line_has_a_minimal_and_a_maximal_length(visitor: Meet, text: str) -> None:
    host = visitor()
    with host.follow(host.create("morra", ME, OPEN)) as live:
        assert live.error("chat", text=text) == "text"
        assert live.seq == 0


@pytest.mark.parametrize(
    "text", ["x" * 500, "é" * 500, "👩‍👩‍👧‍👦 <b>gras</b> \\ \" ' { $name }", "deux\nlignes"]
)
def test_a_chat_line_is_sent_unchanged(visitor: Meet, text: str) -> None:
    host = visitor()
    match = host.create("morra", ME, OPEN)
    with host.follow(match) as live:
        live.done("chat", text=text)
    with host.follow(match) as back:
        assert back.entries[-1]["text"] == text


def test_nothing_invisible_is_passed_on(visitor: Meet) -> None:
    """In chat and in names of matches: for example, no text direction that affects its neighbours."""
    host = visitor()
    match = host.create("morra", ME, OPEN, name="La \u202ebelle\u2066\u3164")
    assert host.summary(match)["name"] == "La belle"
    with host.follow(match) as live:
        live.done("chat", text="\u202etout\u200b va \u2067bien")
        assert live.wait_for("chat")["text"] == "tout va bien"


def test_a_chat_line_after_the_end_does_not_change_the_result(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, ME)
    with host.follow(match) as live:
        play_out(live)
        outcome = live.entries[-1]["outcome"]
        live.done("chat", text="Belle partie !")
    assert host.summary(match)["outcome"] == outcome
    (listed,) = host.ok("GET", "/api/matches?list=mine")
    assert listed["outcome"] == outcome
    assert listed["status"] == "over"
