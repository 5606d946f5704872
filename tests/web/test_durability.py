"""What was acknowledged survives a crash; what was interrupted is completed."""

import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from tests.web.serving import Server
from tests.web.visiting import ME, OPEN, RANDOM, Live, Said, Visitor, play_out, wait_until

MakeServer = Callable[..., Server]
BEFORE_THE_CRASH = 20


class Player(threading.Thread):
    """Plays (or chats) as fast as the server answers, until the connection is lost; records what was acknowledged."""

    def __init__(self, live: Live, talks: bool) -> None:
        super().__init__(daemon=True)
        self.live = live
        self.talks = talks
        self.own = live.sync["you"]
        self.done: dict[int, Said | str] = {}

    def run(self) -> None:
        chance = random.Random(self.own[0])
        try:
            while True:
                if self.talks:
                    line = f"ligne {len(self.done)}"
                    self.done[self.live.done("chat", text=line)] = line
                elif self.live.now["choices"]:
                    seat = int(next(iter(self.live.now["choices"])))
                    action = chance.choice(self.live.choices(seat))
                    self.done[self.live.plays(seat, action)] = action
                else:
                    self.live.hear()
        except ConnectionClosed:
            pass


def test_every_acknowledged_move_survives_a_crash_and_clients_continue(make_server: MakeServer) -> None:
    server = make_server()
    host, guest = Visitor(server, "Agathe"), Visitor(server, "Karim")
    games = [host.create("quebec", ME, OPEN, ME) for _ in range(2)]
    for match in games:
        guest.join(match)
    people = {
        Player(client.follow(match), talks): client
        for match, talks in ((games[0], False), (games[1], True))
        for client in (host, guest)
    }
    players = list(people)
    for player in players:
        player.start()
    wait_until(
        lambda: all(len(player.done) >= BEFORE_THE_CRASH for player in players), "they are in full play"
    )
    server.kill()
    for player in players:
        player.join()
    server.start()
    assert host.me()["name"] == "Agathe", "cookies stay valid, too"
    for player, client in people.items():
        check_kept(player, client)
    with host.follow(games[0]) as one, guest.follow(games[0]) as other:
        play_out(one, other, chance=random.Random(5))
    whole = Match.replay(load_game("quebec"), read_journal(host.journal(games[0])))
    assert whole.state.over()


def check_kept(player: Player, client: Visitor) -> None:
    """From the beginning, and from this client's state when the connection broke."""
    with client.follow(player.live.match) as whole:
        assert [entry["seq"] for entry in whole.entries] == list(range(1, whole.seq + 1))
        assert whole.entries[: player.live.seq] == player.live.entries, "received entries equal stored ones"
        for seq, said in player.done.items():
            entry = whole.entries[seq - 1]
            assert entry["seat"] in player.own
            assert (entry["text"] if player.talks else entry["action"]) == said
        with client.follow(player.live.match, player.live.seq) as back:
            assert back.entries == whole.entries[player.live.seq :]


def test_bots_continue_by_themselves_after_a_restart(make_server: MakeServer) -> None:
    """Without followers: one match of bots only, one with a stand-in, one in which a human is asked."""
    server = make_server(bot_pause=600)
    host = Visitor(server)
    alone = host.create("parry", RANDOM, RANDOM)
    handed = host.create("morra", ME, RANDOM)
    with host.follow(handed) as live:
        live.done("stand_in", seat=0, level="random")
    waiting = host.create("morra", ME, RANDOM)
    server.kill()
    server.settings["bot_pause"] = 0
    server.start()

    def listed() -> dict[str, Said]:
        return {said["id"]: said for said in host.ok("GET", "/api/matches?list=mine")}

    wait_until(lambda: listed()[alone]["status"] == listed()[handed]["status"] == "over", "the bots finish")
    wait_until(lambda: listed()[waiting]["to_move"] == [0], "the bot has chosen, the human has not")


def test_a_regular_stop_finishes_pending_work_and_the_log_has_no_secrets(make_server: MakeServer) -> None:
    server = make_server(log_level="debug")
    host, guest = Visitor(server, "Agathe"), Visitor(server)
    host.ok("POST", "/api/account", {"name": "Agathe des Ormeaux", "passphrase": "une phrase bien gardée"})
    guest.ask("POST", "/api/login", {"name": "Agathe des Ormeaux", "passphrase": "une phrase mal devinée"})
    matches = [host.create("morra", ME, ME), host.create("parry", RANDOM, RANDOM, RANDOM)]
    with host.follow(host.create("morra", ME, ME)) as live:
        live.play(0, {"verb": "show", "fingers": 1, "total": 25})
        play_out(live)
        seed = live.wait_for("over")["seed"]
    with ExitStack() as stack:
        talker = Player(stack.enter_context(host.follow(matches[0])), talks=True)
        watcher = stack.enter_context(host.follow(matches[1]))
        talker.start()
        wait_until(lambda: len(talker.done) > 5, "there are chat lines")
        assert server.terminate() == 0
        assert watcher.closed() == 1012, "the code for reconnecting"
        talker.join()
    log = server.said()
    assert json.loads([line for line in log.splitlines() if line.startswith("{")][-1])["event"] == "closed"
    cookie = host.cookie()
    assert cookie
    for secret in ("bien gardée", "mal devinée", "ligne 1", seed, cookie):
        assert secret not in log
    server.start()
    check_kept(talker, host)
    wait_until(lambda: host.summary(matches[1])["status"] == "over", "the bots finish")


def test_a_bug_is_logged_and_not_shown_to_the_client(make_server: MakeServer) -> None:
    server = make_server()
    host = Visitor(server)
    with server.file() as damaged:
        damaged.execute("ALTER TABLE matches RENAME TO elsewhere")
    answer = host.ask("GET", "/api/matches")
    assert (answer.status_code, answer.json()["error"]) == (500, "broken")
    assert "elsewhere" not in answer.text
    assert "no such table" not in answer.text
    (said,) = [line for line in server.said().splitlines() if '"event": "http"' in line]
    line = json.loads(said)
    assert (line["level"], line["method"], line["path"]) == ("error", "GET", "/api/matches")
    assert "no such table" in line["exception"]


# ---------------------------------------------------------------- interrupted between two entries


class Restarted(NamedTuple):
    """A server that was killed and restarted, with matches interrupted between two entries."""

    server: Server
    host: Visitor
    guest: Visitor
    ended: str
    whole: list[Said]
    begun: str
    agreed: str
    repeated: str
    seq: int
    adopted: str
    account: Visitor


ONE: Said = {"verb": "show", "fingers": 1, "total": 1}


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarted]:
    server = Server(tmp_path_factory.mktemp("restarted")).start()
    host, guest, account = Visitor(server, "Agathe"), Visitor(server, "Karim"), Visitor(server)
    account.ok("POST", "/api/account", {"name": "Maude", "passphrase": "neuf moutons gris"})
    visitor = Visitor(server)

    ended = host.create("morra", ME, ME)
    with host.follow(ended) as live:
        play_out(live)
        whole = live.entries
    begun, agreed, adopted = (host.create("morra", ME, OPEN) for _ in range(3))
    guest.join(begun)
    guest.join(agreed)
    with host.follow(agreed) as one, guest.follow(agreed) as other:
        other.wait_until_seq(one.plays(0, ONE))
        one.wait_until_seq(other.plays(1, ONE))
        asked = one.done("undo", seat=0)
        other.wait_until_seq(asked)
        vote = other.done("vote", proposal=asked, yes=True)
        one.wait_for("undo")
    visitor.join(adopted)
    visitor.ok("POST", "/api/login", {"name": "Maude", "passphrase": "neuf moutons gris"})
    repeated = host.create("morra", ME, ME)
    with host.follow(repeated) as live:
        seq = live.plays(0, ONE, id="was it heard?")

    server.kill()
    cut_off(server, ended, whole[-2]["seq"], status="running", outcome=None)
    cut_off(server, begun, 1, status="waiting")
    cut_off(server, agreed, vote)
    server.start()
    yield Restarted(server, host, guest, ended, whole, begun, agreed, repeated, seq, adopted, account)
    server.close()


def cut_off(server: Server, match: str, kept: int, **before: str | None) -> None:
    """As if the process had ended right after that entry was written."""
    with server.file() as file:
        file.execute("DELETE FROM entries WHERE match = ? AND seq > ?", (match, kept))
        for column, value in before.items():
            file.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (value, match))


def test_a_last_move_without_the_end_is_ended(restarted: Restarted) -> None:
    host, match = restarted.host, restarted.ended
    with host.follow(match) as live:
        end, before = live.entries[-1], restarted.whole[-1]
        assert [end[key] for key in ("seq", "kind", "outcome", "seed")] == [
            before[key] for key in ("seq", "kind", "outcome", "seed")
        ]
    assert host.summary(match)["status"] == "over"
    assert host.journal(match)["moves"]


def test_a_full_table_that_did_not_begin_begins(restarted: Restarted) -> None:
    with restarted.guest.follow(restarted.begun) as live:
        assert [entry["kind"] for entry in live.entries] == ["seat", "start"]
        assert live.now["choices"]["1"]


def test_an_accepted_proposal_is_carried_out(restarted: Restarted) -> None:
    with restarted.host.follow(restarted.agreed) as live:
        assert [entry["kind"] for entry in live.entries][-2:] == ["vote", "undo"]
        assert live.now["moves"] == 0


def test_a_repeated_message_is_recognised_after_a_restart(restarted: Restarted) -> None:
    with restarted.host.follow(restarted.repeated, restarted.seq - 1) as live:
        answer = live.play(0, ONE, id="was it heard?")
        assert answer == {"type": "done", "id": "was it heard?", "seq": restarted.seq}
        assert live.now["moves"] == 1


def test_seats_adopted_at_login_stay_the_accounts(restarted: Restarted) -> None:
    with restarted.account.follow(restarted.adopted) as live:
        assert live.sync["you"] == [1]
        assert live.sync["match"]["seats"][1]["name"] == "Maude"
        live.plays(1, ONE)
