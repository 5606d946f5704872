"""Hints as computed by a worker process, and as JSON."""

from typing import Any

from ludotheque.bots.hints import hint as think_of
from ludotheque.bots.ideas import NOTHING, Fear, Idea
from ludotheque.core.catalogue import load_game
from ludotheque.core.game import Game


def advised(
    game: str, position: bytes, seat: int, seed: int, about: int, ms: int
) -> tuple[dict[str, Any], tuple[int, int] | None]:
    """The hint, as JSON, for a position without anything the seat may not know; runs in a worker process. If its
    search reached its ceiling, also simulations done and planned."""
    box = load_game(game)
    found = think_of(box.decode(position, trusted=True), seat, seed, about, ms)
    cut = found.shortfall
    said = {"ideas": [idea_json(box, idea) for idea in found.ideas], "simulations": found.simulations}
    return said, None if cut is None else (int(cut.done), int(cut.planned))


def idea_json(game: Game[Any], idea: Idea) -> dict[str, Any]:
    def said(actions: list[int]) -> list[dict[str, Any]]:
        return [game.vocabulary.to_json(action) for action in actions]

    return {
        "actions": said(idea.actions),
        "chance": rounded(idea.chance, 3),
        "expected": rounded(idea.expected, 1),
        "against": said(idea.against),
        "chance_against": rounded(idea.chance_against, 3),
        "gain": round(idea.gain, 1),
        "equal": idea.equal,
        "reasons": [
            {"part": reason.part, "points": round(reason.points, 1), "error": round(reason.error, 2)}
            for reason in idea.reasons
        ],
        "fear": None if idea.fear is None else fear_json(game, idea.fear, in_points=idea.chance is None),
        "line": [{"seat": seat, "action": game.vocabulary.to_json(action)} for seat, action in idea.line],
    }


def fear_json(game: Game[Any], fear: Fear, in_points: bool) -> dict[str, Any]:
    """A fear without a seat is bad luck; in solo games it costs points instead of chances."""
    luck = fear.seat == NOTHING
    return {
        "seat": None if luck else int(fear.seat),
        "action": None if luck else game.vocabulary.to_json(fear.action),
        "share": round(fear.share, 2),
        "cost": round(fear.cost, 1 if in_points else 3),
    }


def rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
