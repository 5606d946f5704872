"""Positions of real matches for the development page: python frontend/dev/make_fixtures.py (needs the package).

Greedy bots play; a position is kept at some moves, at every kind of question, at each century's end and at the end.
"""

import json
from pathlib import Path
from typing import Any

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.player import Random
from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match

HERE = Path(__file__).parent / "fixtures"
CORE = Path(load_game("quebec").folder).parents[1] / "core"
NAMES = ["Maude", "Étienne", "Agathe", "Léa", "Noé"]
QUESTIONS = [
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
]
MOMENTS = [(15, "early"), (60, "mid"), (96, "main"), (150, "late")]
MILESTONES = ("century_ended", "game_ended")


def shapes(game: Any) -> dict[str, Any]:
    """Verbs, kinds and steps with the domain of each field, as /api/games/quebec gives them."""
    domains: dict[str, Any] = {}

    def shape(thing: Any, fields: list[str]) -> dict[str, Any]:
        for domain in thing.domains:
            domains[domain.name] = {"ids": list(domain.ids), "numeric": domain.numeric}
        pairs = zip(fields, thing.domains, strict=True)
        return {"name": thing.name, "fields": [{"name": f, "domain": d.name} for f, d in pairs]}

    verbs = [shape(verb, list(verb.fields)) for verb in game.vocabulary.verbs]
    kinds = [shape(kind, list(kind.fields)) for kind in game.kinds.all]
    steps = [shape(step, [d.name for d in step.domains]) for step in game.steps]
    return {"domains": domains, "verbs": verbs, "kinds": kinds, "steps": steps}


def choices(match: Match, seat: int) -> list[dict[str, Any]]:
    found = []
    for action in match.state.actions(seat):
        trial = Match.new(match.game, match.state.seats, 1)
        trial.state = match.state.clone()
        log = trial.play(seat, action)
        kinds = {event.kind.name for event in log.events}
        found.append(
            {
                "action": match.game.vocabulary.to_json(action),
                "final": False,
                "milestones": [kind for kind in MILESTONES if kind in kinds],
            }
        )
    return found


def snapshot(match: Match, last: list[dict[str, Any]], view_before: Any) -> dict[str, Any]:
    state = match.state
    seat = state.to_move()[0] if not state.over() else None
    you = 0 if seat is None else seat
    view = match.game.view(state, you)
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
        "choices": [] if seat is None else choices(match, seat),
        "last": last,
        "outcome": outcome and {"points": outcome.points, "parts": outcome.parts, "winners": outcome.winners},
    }


def play(
    game: Any, seats: int, seed: int, keep: dict[str, Any], options: dict[str, Any], sloppy: int
) -> None:
    match = Match.new(game, seats, seed, options)
    greedy, random = Greedy(seed), Random(seed)
    recent: dict[int, dict[str, Any]] = {}
    turn = 0
    before: Any = None
    tag = f"{seats}p"
    while not match.state.over():
        turn += 1
        seat = match.state.to_move()[0]
        step = match.state.step().name
        last = [entry for who, entry in recent.items() if who != seat]
        due = [name for at, name in MOMENTS if turn >= at and f"{tag}-{name}" not in keep]
        if step == "main" and due:
            keep[f"{tag}-{due[0]}"] = snapshot(match, last, before)
        if (
            step in QUESTIONS
            and turn > 40
            and f"{tag}-{step}" not in keep
            and len(match.state.actions(seat)) > 2
        ):
            keep[f"{tag}-{step}"] = snapshot(match, last, before)
        bot = random if sloppy and turn % sloppy == 0 else greedy
        action = bot.play(match.state, seat)
        before = game.view(match.state, seat)
        log = match.play(seat, action)
        events = [event.to_json(0) for event in log.events]
        recent[seat] = {"seat": seat, "action": game.vocabulary.to_json(action), "events": events}
        ended = [event for event in events if event["event"] == "century_ended"]
        if ended and any(event["event"] == "zone_scored" for event in events):
            name = "end" if match.state.over() else f"century{ended[0]['century']}"
            keep[f"{tag}-{name}"] = snapshot(match, list(recent.values()), before)


def main() -> None:
    game = load_game("quebec")
    keep: dict[str, Any] = {}
    play(game, 4, 5, keep, {}, 9)
    play(game, 5, 11, keep, {}, 7)
    play(game, 3, 3, keep, {"level": "complete"}, 6)
    for seed in range(20, 40):
        if all(f"4p-{step}" in keep for step in QUESTIONS):
            break
        more: dict[str, Any] = {}
        play(game, 4, seed, more, {}, 3)
        for name, value in more.items():
            keep.setdefault(name, value)
    HERE.mkdir(exist_ok=True)
    words = {}
    for lang in ("fr", "en"):
        text = (CORE / f"{lang}.ftl").read_text() + "\n" + (Path(game.folder) / f"{lang}.ftl").read_text()
        words[lang] = {"ftl": text, "names": game.names(lang)}
    common = {"board": game.board(), "words": words, "vocabulary": shapes(game)}
    (HERE / "common.json").write_text(json.dumps(common, ensure_ascii=False))
    for name, value in keep.items():
        (HERE / f"{name}.json").write_text(json.dumps(value, ensure_ascii=False))
    print(len(keep), "positions:", ", ".join(sorted(keep)))


if __name__ == "__main__":
    main()
