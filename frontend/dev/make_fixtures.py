"""Positions of real matches for the development pages: python frontend/dev/make_fixtures.py [game ...].

Bots play; a position is kept at some moves, at every kind of question, at each scoring and at the end.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.player import Random
from ludotheque.core.match import Match
from ludotheque.web.shelf import vocabulary

HERE = Path(__file__).parent / "fixtures"
NAMES = ["Maude", "Étienne", "Agathe", "Léa", "Noé"]


@dataclass
class Series:
    """Matches with the same seats and options; `sloppy`: every so many moves a random one."""

    tag: str
    seats: int
    seed: int
    sloppy: int
    options: dict[str, str] = field(default_factory=dict)


@dataclass
class Plan:
    """What to play of a game, and which positions to keep."""

    series: list[Series]
    questions: list[str]
    # at the first such question not before a move: the question, the move, the position's name
    moments: list[tuple[str, int, str]]
    milestones: tuple[str, ...]
    # play more matches until every question has occurred
    more: Iterator[Series] = field(default_factory=lambda: iter(()))


def quebec() -> Plan:
    return Plan(
        [
            Series("4p", 4, 5, 9),
            Series("5p", 5, 11, 7),
            Series("3p", 3, 3, 6, {"level": "complete"}),
        ],
        [
            "place",
            "redirect",
            "top_up",
            "district",
            "put",
            "activate",
            "move",
            "start",
            "contribute",
            "upgrade",
        ],
        [("main", 15, "early"), ("main", 60, "mid"), ("main", 96, "main"), ("main", 150, "late")],
        ("century_ended", "game_ended"),
        (Series("4p", 4, seed, 3) for seed in range(20, 40)),
    )


def quadrata() -> Plan:
    return Plan(
        [
            Series("3p", 3, 5, 9),
            Series("4p", 4, 11, 7),
            Series("expert", 3, 3, 6, {"mode": "expert"}),
            Series("quiz", 2, 8, 9, {"quiz": "on", "mode": "expert"}),
        ],
        ["replace", "visit", "tokens", "change", "answer", "bonus", "swap", "reserve", "rest", "remove"],
        [("replace", 1, "early"), ("visit", 60, "mid"), ("visit", 110, "late")],
        ("game_ended",),
        (Series("expert", 3, seed, 3, {"mode": "expert"}) for seed in range(20, 40)),
    )


def nouvelle_france() -> Plan:
    asked = ["work", "bonus", "stuck", "winter", "winter_work", "winter_place", "ally", "second", "discard"]
    hard = {"constraint": "maitre_charpentier", "architecture": "on"}
    return Plan(
        [
            Series("solo", 1, 5, 11),
            Series("hard", 1, 8, 11, hard),
            Series("ties", 1, 12, 13, {"player_may_choose_ties": "yes"}),
            Series("3p", 3, 3, 7),
            Series("4p", 4, 6, 9),
        ],
        asked,
        [
            ("piece", 1, "start"),
            ("piece", 40, "mid"),
            ("place", 41, "place"),
            ("piece", 70, "late"),
            ("place", 71, "late-place"),
        ],
        ("snow_fell", "game_ended"),
        (Series("ties", 1, seed, 3, {"player_may_choose_ties": "yes"}) for seed in range(20, 26)),
    )


def civilization() -> Plan:
    asked = ["city", "move", "movement", "produce_square", "window", "trades", "battle", "research", "reveal"]
    return Plan(
        [Series("2p", 2, 5, 1), Series("4p", 4, 7, 1)],
        asked,
        [
            ("capital", 1, "first"),
            ("start", 20, "start"),
            ("city", 60, "mid"),
            ("city", 500, "late"),
            ("movement", 300, "moves"),
        ],
        ("game_won",),
    )


PLANS = {
    "quebec": quebec,
    "quadrata": quadrata,
    "nouvelle_france": nouvelle_france,
    "civilization": civilization,
}


def snapshot(match: Match, last: list[dict[str, Any]], view_before: Any) -> dict[str, Any]:
    state = match.state
    seat = state.to_move()[0] if not state.over() else None
    you = 0 if seat is None else seat
    view = state.view(you)
    outcome = state.outcome()
    return {
        "moves": len(match.journal.moves),
        "seat": seat,
        "players": [
            {"seat": i, "name": NAMES[i], "you": i == you, "bot": i == 2} for i in range(state.seats)
        ],
        "view": view,
        "before": view_before,
        "ask": view["asks"],
        "choices": {} if seat is None else match.game.vocabulary.by_verb(state.actions(seat)),
        "last": last,
        "outcome": outcome and {"points": outcome.points, "parts": outcome.parts, "winners": outcome.winners},
    }


def play(game: Any, plan: Plan, series: Series, keep: dict[str, Any]) -> None:
    match = Match.new(game, series.seats, series.seed, series.options)
    greedy, random = Greedy(series.seed), Random(series.seed)
    recent: dict[int, dict[str, Any]] = {}
    turn = 0
    before: Any = None
    while not match.state.over():
        turn += 1
        seat = match.state.to_move()[0]
        step = match.state.step().name
        last = [entry for who, entry in recent.items() if who != seat]
        several = len(match.state.actions(seat)) > 1
        for question, at, name in plan.moments:
            if step == question and turn >= at and several and f"{series.tag}-{name}" not in keep:
                keep[f"{series.tag}-{name}"] = snapshot(match, last, before)
                break
        if step in plan.questions and turn > 40 and several and f"{series.tag}-{step}" not in keep:
            keep[f"{series.tag}-{step}"] = snapshot(match, last, before)
        bot = random if series.sloppy and turn % series.sloppy == 0 else greedy
        action = bot.play(match.state, seat)
        before = match.state.view(seat)
        log = match.play(seat, action)
        events = log.to_json(0)
        recent[seat] = {"seat": seat, "action": game.vocabulary.to_json(action), "events": events}
        ended = [event for event in events if event["event"] in plan.milestones]
        if ended:
            number = ended[0].get("century", ended[0].get("snowfall", ""))
            name = "end" if match.state.over() else f"{ended[0]['event'].split('_')[0]}{number}"
            keep.setdefault(f"{series.tag}-{name}", snapshot(match, list(recent.values()), before))


def make(name: str) -> None:
    # by its module: a game need not be registered yet
    game = import_module(f"ludotheque.games.{name}").game()
    plan = PLANS[name]()
    keep: dict[str, Any] = {}
    for series in plan.series:
        play(game, plan, series, keep)
    for series in plan.more:
        if all(any(kept.endswith(f"-{step}") for kept in keep) for step in plan.questions):
            break
        more: dict[str, Any] = {}
        play(game, plan, series, more)
        for kept, value in more.items():
            keep.setdefault(kept, value)
    folder = HERE / name
    folder.mkdir(parents=True, exist_ok=True)
    core = Path(game.folder).parents[1] / "core"
    words = {}
    for lang in ("fr", "en"):
        text = (core / f"{lang}.ftl").read_text() + "\n" + (Path(game.folder) / f"{lang}.ftl").read_text()
        words[lang] = {"ftl": text, "names": game.naming.names(lang)}
    common = {"board": game.drawing.board(), "words": words, "vocabulary": vocabulary(game)}
    (folder / "common.json").write_text(json.dumps(common, ensure_ascii=False))
    for kept, value in keep.items():
        (folder / f"{kept}.json").write_text(json.dumps(value, ensure_ascii=False))
    print(name, len(keep), "positions:", ", ".join(sorted(keep)))


if __name__ == "__main__":
    for wanted in sys.argv[1:] or PLANS:
        make(wanted)
