"""Failing bots: their process is replaced, and after three failures the match continues nevertheless."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.fragile import FOLDER
from tests.web.serving import PATIENCE, TOYS, Server
from tests.web.visiting import GREEDY, ME, RANDOM, Live, Visitor, wait_until

FAILURES = "ludotheque_bot_failures"


def started(folder: Path, bot_seconds: float) -> Server:
    """A server with the fragile game."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(FOLDER, str(folder))
        games = f"{TOYS},tests.web.fragile:game"
        return Server(folder, games=games, bot_seconds=bot_seconds, bot_workers=1).start()


@pytest.fixture(scope="module")
def failing_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a bot's decision may take as long as necessary on a busy machine."""
    server = started(tmp_path_factory.mktemp("failing_bots"), PATIENCE)
    yield server
    server.close()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server on which a bot's decision may only take a moment."""
    server = started(tmp_path, 0.1)
    yield server
    server.close()


def against(server: Server, mood: str) -> Live:
    """A match against a greedy bot; the human has decided, now it is the bot's turn."""
    human = Visitor(server, "Karim")
    live = human.follow(human.create("fragile", ME, GREEDY, options={"mood": mood}))
    live.plays(0, {"verb": "say", "number": 5})
    return live


def test_a_working_bot_takes_the_highest_number(failing_bots: Server) -> None:
    before = failing_bots.metric(FAILURES)
    with against(failing_bots, "well") as live:
        assert live.wait_for("move", seat=1)["events"] == [{"event": "said", "seat": 1, "number": 9}]
        assert live.wait_for("over")["outcome"]["winners"] == [1]
    assert failing_bots.metric(FAILURES) == before


def test_a_hint_is_a_bots_choice_and_changes_nothing(failing_bots: Server) -> None:
    human = Visitor(failing_bots, "Karim")
    match = human.create("fragile", ME, GREEDY, options={"mood": "well"})
    said = human.ok("POST", f"/api/matches/{match}/hint", {"seat": 0})
    best = said["ideas"][0]
    assert best["actions"] == [{"verb": "say", "number": 9}]
    assert best["against"] != best["actions"]
    assert human.ok("GET", f"/api/matches/{match}")["moves"] == 0


def test_a_hint_is_for_the_asked_seat(failing_bots: Server) -> None:
    human = Visitor(failing_bots, "Karim")
    match = human.create("fragile", ME, ME, options={"mood": "well"})
    assert human.refused("POST", f"/api/matches/{match}/hint", {"seat": 1}) == (409, "not_asked")


def test_a_hint_about_an_illegal_move_is_refused_with_the_rule(failing_bots: Server) -> None:
    human = Visitor(failing_bots, "Karim")
    match = human.create("civilization", ME, ME)
    with human.follow(match) as live:
        seat = live.now["to_move"][0]
    move = {"verb": "move_person", "from": "8d3", "to": "10c1"}
    answer = human.ask("POST", f"/api/matches/{match}/hint", {"seat": seat, "about": move})
    said = answer.json()
    assert (answer.status_code, said["error"]) == (409, "illegal")
    assert said["refusal"]["rule"] == "LU-2"
    assert all(said["refusal"]["why"][lang] for lang in ("fr", "en"))
    assert said["message"] == f"LU-2: {said['refusal']['why']['en']}"


@pytest.mark.parametrize("mood", ["raises", "dies"])
def test_after_three_failures_the_fallback_plays(failing_bots: Server, mood: str) -> None:
    before = failing_bots.metric(FAILURES)
    with against(failing_bots, mood) as live:
        live.wait_for("move", seat=1)
        live.wait_for("over")
    assert failing_bots.metric(FAILURES) == before + 3


def test_why_a_bot_broke_down_is_in_the_log(failing_bots: Server) -> None:
    with against(failing_bots, "raises") as live:
        live.wait_for("over")
    said = [json.loads(line) for line in failing_bots.said().splitlines() if line.startswith("{")]
    (failure, *_) = [line for line in said if line["event"] == "bot" and line["failure"] == "BotError"]
    assert (failure["game"], failure["bot"]) == ("fragile", "greedy")
    assert failure["traceback"].startswith("Traceback")


def test_a_bot_that_dies_once_is_restarted(failing_bots: Server) -> None:
    before = failing_bots.metric(FAILURES)
    (failing_bots.folder / "stumbled").unlink(missing_ok=True)
    with against(failing_bots, "stumbles") as live:
        assert live.wait_for("move", seat=1)["events"][0]["number"] == 9, "its own choice, not the fallback's"
    assert (failing_bots.folder / "stumbled").exists()
    assert failing_bots.metric(FAILURES) == before + 1


def test_a_bot_that_thinks_too_long_is_cut_off_while_the_table_answers(hasty: Server) -> None:
    with against(hasty, "hangs") as live:
        visitor = Visitor(hasty)
        while hasty.metric(FAILURES) < 3:
            assert visitor.ok("GET", "/health")["ok"] is True
            match = visitor.create("morra", ME, ME)
            assert visitor.summary(match)["status"] == "running"
        live.wait_for("move", seat=1)
        live.wait_for("over")
    assert hasty.metric(FAILURES) == 3


def test_the_table_logs_events(failing_bots: Server) -> None:
    with against(failing_bots, "raises") as live:
        live.wait_for("over")
    assert "a bot that can't count" in failing_bots.said()


@contextmanager
def all_busy(server: Server) -> Iterator[Path]:
    """The only worker for followed matches is busy until this file exists, or the test ends."""
    enough, waits = server.folder / "enough", server.folder / "waits"
    enough.unlink(missing_ok=True)
    waits.unlink(missing_ok=True)
    with against(server, "waits") as live:
        wait_until(waits.exists, "a bot that thinks")
        yield enough
        enough.touch()
        live.wait_for("over")


def test_waiting_players_get_estimates_while_all_workers_are_busy(failing_bots: Server) -> None:
    human = Visitor(failing_bots, "Maude")
    with all_busy(failing_bots) as enough, against(failing_bots, "well") as live:
        while not live.busy.get("bot"):
            live.hear()
        with human.follow(live.match) as late:
            while not late.busy.get("bot"):
                late.hear()
        enough.touch()
        while live.busy["bot"]:
            live.hear()
        live.wait_for("over")


def test_only_the_player_who_asked_for_a_hint_gets_estimates(failing_bots: Server) -> None:
    human, other = Visitor(failing_bots, "Maude"), Visitor(failing_bots, "Karim")
    match = human.create("fragile", ME, ME, options={"mood": "well"})
    with (
        all_busy(failing_bots) as enough,
        human.follow(match) as mine,
        other.follow(match) as theirs,
        ThreadPoolExecutor(1) as aside,
    ):
        asked = aside.submit(human.ok, "POST", f"/api/matches/{match}/hint", {"seat": 0})
        while not mine.busy.get("hint"):
            mine.hear()
        enough.touch()
        while mine.busy["hint"]:
            mine.hear()
        assert asked.result()["ideas"]
        mine.plays(0, {"verb": "say", "number": 1})
        theirs.wait_for("move")
        assert theirs.busy == {}


def test_a_player_undoes_while_a_bot_is_computing(failing_bots: Server) -> None:
    """The bot's late choice is not played."""
    enough = failing_bots.folder / "enough"
    enough.unlink(missing_ok=True)
    with against(failing_bots, "waits") as live:
        live.done("undo", seat=0)
        live.wait_for("undo")
        assert live.now["moves"] == 0
        assert live.choices(0)
        live.done("chat", text="je réfléchis")
        live.plays(0, {"verb": "say", "number": 7})
        enough.touch()
        live.wait_for("over")
        assert [entry["seat"] for entry in live.entries if entry["kind"] == "move"] == [0, 0, 1]


def test_after_all_that_bots_still_play(failing_bots: Server) -> None:
    human = Visitor(failing_bots)
    with human.follow(human.create("morra", RANDOM, GREEDY)) as live:
        live.wait_for("over")


@pytest.mark.parametrize("how", ["terminated", "killed"])
def test_a_process_that_hangs_does_not_outlive_the_server(tmp_path: Path, how: str) -> None:
    server = started(tmp_path, 5 * PATIENCE)
    try:
        with against(server, "hangs"):
            workers = children(server)
            if how == "killed":
                server.kill()
            else:
                server.terminate()
        wait_until(lambda: not [pid for pid in workers if Path(f"/proc/{pid}").exists()], "all have ended")
        assert ('"closed"' in server.said()) is (how == "terminated")
    finally:
        server.close()


def children(server: Server) -> list[int]:
    """The server's child processes, once one of them is computing."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task")
    found: list[int] = []

    def some() -> bool:
        found[:] = [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]
        return len(found) > 0

    wait_until(some, "a bot's process")
    return found
