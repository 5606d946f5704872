"""The line protocol: every request of the documented table, with exactly the keys of its reply."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import engine
from ludotheque.cli.engine import Session
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.game import Option
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from ludotheque.core.verbs import numbers
from tests.quebec.scenario import Scenario
from tests.toys.morra import MorraGame

ROOT = Path(__file__).parents[2]
QUEBEC = load_game("quebec")
NOW = {"ok", "to_move", "over"}
SCORES = {"scores", "ranks", "breakdown", "winners"}

Reply = dict[str, Any]


class Talk:
    """A session in this process; replies are parsed as a client would."""

    def __init__(self, data: Path | None = None) -> None:
        self.session = Session(data)

    def __call__(self, do: str, **more: Any) -> Reply:
        reply: Reply = json.loads(json.dumps(self.session.handle(json.dumps({"do": do} | more).encode())))
        return reply


class Process(Talk):
    """The same with a separate process."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def __call__(self, do: str, **more: Any) -> Reply:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do} | more).encode() + b"\n")
        self.process.stdin.flush()
        reply: Reply = json.loads(self.process.stdout.readline())
        return reply


@contextmanager
def engine_process() -> Iterator["subprocess.Popen[bytes]"]:
    """`ludotheque engine` without the toys, with default buffering; one that hangs is killed."""
    code = "from ludotheque.cli.main import main; main()"
    left_out = ("LUDOTHEQUE_GAMES", "PYTHONUNBUFFERED")
    environment = {key: value for key, value in os.environ.items() if key not in left_out}
    with subprocess.Popen(
        [sys.executable, "-c", code, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env=environment,
    ) as process:
        patience = threading.Timer(120, process.kill)
        patience.start()
        try:
            yield process
        finally:
            patience.cancel()
            if process.stdin is not None:
                process.stdin.close()


@pytest.fixture
def talk() -> Talk:
    """A session with a match of Québec for three, some decisions into it."""
    talk = Talk()
    assert talk("new", game="quebec", seats=3, seed=7)["ok"]
    advance(talk, 20)
    return talk


def advance(talk: Talk, decisions: int, seed: int = 1) -> int:
    """Play this many random choices, or to the end; returns the number played."""
    chance = seeded(seed)
    reply: Reply = {}
    for number in range(decisions):
        (seat,) = reply.get("to_move") or talk("view")["view"]["to_move"]
        choices = talk("actions", seat=seat)["actions"]
        reply = talk("play", seat=seat, action=choices[chance.below(len(choices))])
        assert reply["ok"]
        if reply["over"]:
            return number + 1
    return decisions


def mover(talk: Talk) -> int:
    return int(talk("view")["view"]["to_move"][0])


# ---------------------------------------------------------------- each request


def test_games_lists_id_names_seats_and_options() -> None:
    reply = Talk()("games")
    assert set(reply) == {"ok", "games"}
    assert reply["ok"] is True
    for game in reply["games"]:
        assert set(game) == {"id", "names", "seats", "options", "colours"}
        assert set(game["names"]) == {"fr", "en"}
    (quebec,) = [game for game in reply["games"] if game["id"] == "quebec"]
    assert quebec["names"] == {"fr": "Québec", "en": "Québec"}
    assert quebec["seats"] == [3, 4, 5]
    assert quebec["colours"] == ["black", "white", "green", "blue", "orange"]
    assert quebec["options"] == {
        "level": ["complete", "full", "family"],
        "layout": ["random", "first_game"],
        "neutral_in_hand": ["ends_century", "online"],
    }


def test_a_match_is_begun_with_the_colours_that_are_taken() -> None:
    talk = Talk()
    colours = ["green", "black", "orange"]
    assert talk("new", game="quebec", seats=3, seed=7, colours=colours)["ok"] is True
    assert talk("journal")["journal"]["colours"] == colours
    refused = talk("new", game="quebec", seats=3, colours=["green", "green", "black"])
    assert refused == {"ok": False, "error": "colours: green is taken twice"}


def test_an_option_that_is_a_number_is_offered_as_one() -> None:
    game = MorraGame()
    game.options = [Option(numbers("length", 1))]
    assert engine.describe(game)["options"] == {"length": [0, 1]}


def test_new_begins_a_match() -> None:
    talk = Talk()
    reply = talk("new", game="quebec", seats=4, seed=7, options={"level": "full"})
    expected = QUEBEC.new(4, 7, {"level": "full"})
    assert reply == {"ok": True, "to_move": list(expected.to_move()), "over": False}
    assert talk("state")["state"] == to_json(expected)
    assert talk("journal")["journal"]["options"] == {
        "level": "full",
        "layout": "random",
        "neutral_in_hand": "ends_century",
    }


def test_new_draws_a_seed_where_none_is_given() -> None:
    talk = Talk()
    seeds = set()
    for _ in range(3):
        assert set(talk("new", game="quebec", seats=3)) == NOW
        seeds.add(talk("journal")["journal"]["seed"])
    assert len(seeds) == 3


@pytest.mark.parametrize(
    ("seed", "number"), [("7", 7), ("fF", 255), ("f" * 32, 2**128 - 1), (2**128 - 1, 2**128 - 1)]
)
def test_a_seed_is_a_number_or_hexadecimal_digits(seed: int | str, number: int) -> None:
    talk = Talk()
    assert talk("new", game="quebec", seats=3, seed=seed)["ok"]
    assert talk("state")["state"] == to_json(QUEBEC.new(3, number))


@pytest.mark.parametrize(
    "seed", ["", " 7", "0x7", "-7", "1_0", "g", "0" * 33, "f" * 10**6, -1, 2**128, 10**300]
)
def test_any_other_seed_is_refused_and_the_match_continues(talk: Talk, seed: int | str) -> None:
    before = talk("state")
    reply = talk("new", game="quebec", seats=3, seed=seed)
    assert set(reply) == {"ok", "error"}
    assert "seed" in reply["error"]
    assert talk("state") == before


def test_actions_lists_the_legal_choices_of_a_seat(talk: Talk) -> None:
    seat = mover(talk)
    reply = talk("actions", seat=seat)
    assert set(reply) == {"ok", "actions"}
    assert len(reply["actions"]) > 0
    assert all(
        talk("why", seat=seat, action=action) == {"ok": True, "legal": True} for action in reply["actions"]
    )
    assert talk("actions", seat=(seat + 1) % 3) == {"ok": True, "actions": []}


def test_play_returns_the_events_and_the_next_seat() -> None:
    talk = Talk()
    assert talk("load", game="quebec", state=to_json(Scenario(seats=3).whole().s)) == {
        "ok": True,
        "to_move": [0],
        "over": False,
    }
    assert talk("play", seat=0, action={"verb": "send", "zone": "culture"}) == {
        "ok": True,
        "events": [
            {"event": "sent_active", "seat": 0, "zone": "culture", "number": 1},
            {"event": "turn", "seat": 1},
        ],
        "to_move": [1],
        "over": False,
    }


def test_play_tells_a_seat_its_own_secrets() -> None:
    talk = Talk()
    talk("new", game="morra", seats=3, seed=1)
    reply = talk("play", seat=1, action={"verb": "show", "fingers": 2, "total": 5})
    assert reply["events"] == [{"event": "chose", "seat": 1, "fingers": 2, "total": 5}]
    assert reply["to_move"] == [0, 2]


def test_a_refused_play_cites_its_rule_in_both_languages_and_changes_nothing() -> None:
    talk = Talk()
    talk("load", game="quebec", state=to_json(Scenario(seats=3).workers(0, 3, 0).whole().s))
    before = talk("state"), talk("journal")
    refused = {
        "QC-5.48": (0, {"verb": "send", "zone": "culture"}),
        "QC-5.10": (0, {"verb": "start", "architect": "neutral"}),
        "LU-1": (1, {"verb": "start", "architect": "own"}),
        "QC-5.2": (0, {"verb": "skip"}),
        "LU-2": (0, {"verb": "upgrade", "site": "port_quarter_1"}),
    }
    for rule, (seat, action) in refused.items():
        reply = talk("play", seat=seat, action=action)
        assert set(reply) == {"ok", "rule", "why", "facts"}
        assert reply["ok"] is False
        assert reply["rule"] == rule
        assert set(reply["why"]) == {"fr", "en"}
        assert reply["why"]["fr"] != reply["why"]["en"]
        assert talk("why", seat=seat, action=action) == reply | {"ok": True, "legal": False}
    assert (talk("state"), talk("journal")) == before
    talk("finish")
    assert talk("play", seat=0, action={"verb": "skip"})["rule"] == "LU-3"
    assert talk("why", seat=0, action={"verb": "skip"})["rule"] == "LU-3"


def test_view_is_a_seats_or_a_spectators(talk: Talk) -> None:
    assert set(talk("view", seat=1)) == {"ok", "view"}
    assert talk("view", seat=1)["view"]["you"] == 1
    assert talk("view", seat=None)["view"]["you"] is None
    assert talk("view") == talk("view", seat=None)
    assert "chance" not in talk("view", seat=1)["view"]


def test_state_and_load_are_the_whole_position_out_and_in(talk: Talk) -> None:
    reply = talk("state")
    assert set(reply) == {"ok", "state"}
    other = Talk()
    assert set(other("load", game="quebec", state=reply["state"])) == NOW
    assert other("state") == reply
    assert advance(talk, 40) == advance(other, 40) == 40
    assert other("state") == talk("state")
    assert other("journal")["journal"]["start"] == reply["state"]


def test_a_bad_position_is_refused_and_the_match_continues(talk: Talk) -> None:
    before = talk("state")
    reply = talk("load", game="quebec", state=before["state"] | {"century": 9})
    assert reply == {"ok": False, "error": "century: expected whole numbers from 1 to 4"}
    assert talk("state") == before


def test_journal_and_replay_are_the_whole_match_out_and_in(talk: Talk) -> None:
    journal = talk("journal")
    assert set(journal) == {"ok", "journal"}
    assert len(journal["journal"]["moves"]) == 20
    other = Talk()
    reply = other("replay", journal=journal["journal"])
    assert reply == {"ok": True, "moves": 20, "to_move": [mover(talk)], "over": False}
    assert other("journal") == journal
    assert other("state") == talk("state")
    assert other("undo")["ok"]


def test_a_bad_journal_is_refused_and_the_match_continues(talk: Talk) -> None:
    before = talk("state")
    journal = talk("journal")["journal"]
    journal["moves"][4]["action"] = {"verb": "skip"}
    assert talk("replay", journal=journal)["error"].startswith("journal: move 5: QC-5.2 forbids")
    assert talk("replay", journal=journal | {"game": "go"})["error"].startswith("there is no game 'go'")
    assert talk("state") == before


def test_undo_takes_the_last_decision_back_and_says_whether_freely(talk: Talk) -> None:
    before = talk("state")
    seat = mover(talk)
    talk("play", seat=seat, action=talk("actions", seat=seat)["actions"][0])
    refused = talk("undo", seat=(seat + 1) % 3)
    assert set(refused) == {"ok", "rule", "why", "facts"}
    assert refused["rule"] == "LU-4"
    assert talk("undo", seat=seat) == {"ok": True, "free": True, "to_move": [seat], "over": False}
    assert talk("state") == before
    assert set(talk("undo")) == NOW | {"free"}
    assert len(talk("journal")["journal"]["moves"]) == 19


def test_undo_without_a_seat_goes_past_the_barrier() -> None:
    talk = Talk()
    talk("load", game="quebec", state=to_json(Scenario(seats=3).no_site_left().turn(0).whole().s))
    before = talk("state")
    talk("play", seat=0, action={"verb": "start", "architect": "own"})
    assert talk("undo", seat=0)["rule"] == "LU-4"
    assert talk("undo") == {"ok": True, "free": False, "to_move": [0], "over": False}
    assert talk("state") == before
    assert talk("undo")["rule"] == "LU-4"


def test_score_is_available_at_any_time(talk: Talk) -> None:
    reply = talk("score")
    assert set(reply) == {"ok"} | SCORES
    assert [sum(parts.values()) for parts in reply["breakdown"]] == reply["scores"]
    assert reply["winners"] == []
    talk("finish")
    reply = talk("score")
    assert reply["winners"] == [seat for seat, rank in enumerate(reply["ranks"]) if rank == 1] != []


def test_half_points_are_shown_as_such() -> None:
    shown = []
    for seed in range(1, 7):
        talk = Talk()
        talk("new", game="bag", seats=2, seed=seed)
        reply = talk("finish", bots="random")
        match = talk.session.current
        assert match is not None
        assert reply["scores"] == [points / 2 for points in match.game.score(match.state).points]
        assert [sum(parts.values()) for parts in reply["breakdown"]] == reply["scores"]
        shown += reply["scores"]
    assert any(score != int(score) for score in shown)


@pytest.mark.parametrize("level", ["random", "greedy", None])
def test_bot_returns_a_choice_without_playing_it(talk: Talk, level: str | None) -> None:
    before = talk("state")
    seat = mover(talk)
    asked = {"seat": seat, "ms": 50} | ({} if level is None else {"level": level})
    reply = talk("bot", **asked)
    assert set(reply) == {"ok", "action"}
    assert reply["action"] in talk("actions", seat=seat)["actions"]
    assert talk("bot", **asked) == reply
    assert talk("state") == before


def test_a_bot_answers_only_for_a_seat_that_is_asked(talk: Talk) -> None:
    seat = mover(talk)
    reply = talk("bot", seat=(seat + 1) % 3)
    assert reply["error"] == f"seat: seat {(seat + 1) % 3} has nothing to choose now; [{seat}] have"
    talk("finish")
    assert not talk("bot", seat=seat)["ok"]


def test_finish_plays_to_the_end(talk: Talk) -> None:
    journal = talk("journal")["journal"]
    reply = talk("finish", bots="random", seed=1)
    assert set(reply) == {"ok", "moves"} | SCORES
    assert reply["moves"] == len(talk("journal")["journal"]["moves"]) > 100
    assert talk("view")["view"]["to_move"] == []
    assert talk("finish", bots="random", seed=2) == reply
    talk("replay", journal=journal)
    assert talk("finish", bots="random", seed=1) == reply
    talk("replay", journal=journal)
    assert talk("finish", bots="random", seed=2) != reply
    talk("replay", journal=journal)
    assert min(talk("finish", bots="greedy")["scores"]) > max(reply["scores"]) / 2


# ---------------------------------------------------------------- whole sessions


def whole_game(talk: Talk) -> None:
    assert talk("new", game="quebec", seats=3, seed=2**100 + 9)["ok"]
    moves = advance(talk, 10_000)
    journal = talk("journal")["journal"]
    assert len(journal["moves"]) == moves > 100
    match = Match.new(QUEBEC, 3, 2**100 + 9)
    for move in journal["moves"]:
        match.play(move["seat"], QUEBEC.vocabulary.from_json(move["action"]))
    assert match.state.over()
    assert talk("state")["state"] == to_json(match.state)
    outcome = QUEBEC.score(match.state)
    reply = talk("score")
    assert reply["scores"] == outcome.points
    assert reply["winners"] == outcome.winners


def test_a_whole_game_line_by_line() -> None:
    whole_game(Talk())


def test_a_whole_game_line_by_line_with_a_process() -> None:
    with engine_process() as process:
        talk = Process(process)
        games = [game["id"] for game in talk("games")["games"]]
        assert games == ["civilization", "nouvelle_france", "quadrata", "quebec", "small_city"]
        assert talk("score") == {
            "ok": False,
            "error": "there is no match yet: begin one with do=new, do=load or do=replay",
        }
        whole_game(talk)
    assert process.returncode == 0
