"""A tournament on a real local Ray cluster with two workers, one of which is killed (`make ray`)."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.arena import cluster
from ludotheque.arena import ledger as ledgers
from ludotheque.arena.tournament import Result, Tournament, play_game
from tests.cli.running import flat, run
from tests.web.serving import ROOT, free_port
from tests.web.visiting import wait_until

AT_ONCE = 4  # finished games before a worker is killed
GAMES = 12
BOT = Path(__file__).parent / "hesitant_bot.py"


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head node that plays nothing, and two workers with one processor each; all on the loopback address."""
    paths = [path for path in (os.environ.get("PYTHONPATH"), str(ROOT)) if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(2):
        made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def test_a_worker_is_killed_and_no_finished_game_is_lost(nodes: Any, tmp_path: Path) -> None:
    out, folder = tmp_path / "t.jsonl", tmp_path / "games"
    folder.mkdir()
    before: list[bytes] = []

    def kill_one() -> None:
        """After some games have finished, while each worker is in the middle of another one."""
        try:
            wait_until(lambda: out.exists() and out.read_bytes().count(b"\n") == 1 + AT_ONCE, "some are over")
            wait_until(lambda: len(list(folder.iterdir())) == AT_ONCE + 2, "both workers play")
            before.extend(out.read_bytes().splitlines())
            nodes.remove_node(max(nodes.worker_nodes, key=str), allow_graceful=False)
        finally:
            (folder / "go-on").touch()

    pool = ThreadPoolExecutor(1)
    killer = pool.submit(kill_one)
    bot = f"hesitant={sys.executable} {BOT} {folder} {AT_ONCE}"
    args = ("--bots", "greedy", "--bot", bot, "--games", str(GAMES), "--seed", "3", "--choice-seconds", "120")
    done = run("arena", "morra", *args, "--out", str(out), "--ray", nodes.address)
    killer.result()
    pool.shutdown()
    assert done.exit_code == 0, done.output
    assert len(before) == 1 + AT_ONCE
    assert out.read_bytes().splitlines()[: len(before)] == before
    played = ledgers.read(out)
    assert sorted(result.number for result in played.results) == list(range(GAMES))
    assert len(list(folder.glob("began-*"))) == GAMES + 1, (
        "the game of the one that was killed, and only that, twice"
    )
    tournament = played.head.tournament
    for result in played.sorted():
        assert timeless(result) == timeless(play_game(tournament, result.number))


def timeless(result: Result) -> Result:
    """Without durations."""
    return msgspec.structs.replace(result, ms=[])


def test_what_plays_wrongly_stops_the_tournament_and_is_named(nodes: Any, tmp_path: Path) -> None:
    ledger = ledgers.begin(tmp_path / "t.jsonl", Tournament("no_such_game", 2, ()), 4)
    with pytest.raises(Exception, match="no_such_game"):
        cluster.play_missing(ledger, nodes.address)


def test_an_address_without_a_server() -> None:
    done = run("arena", "morra", "--bots", "greedy", "--ray", f"127.0.0.1:{free_port()}", lang="en")
    assert done.exit_code != 0
    assert "can't play" in flat(done)
