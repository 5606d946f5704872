"""Hints: what a good player would do in my place and why, worked out for the one who asks and told to nobody else."""

from functools import partial
from typing import TYPE_CHECKING, Any

from ludotheque.bots.hints import hint as think_of
from ludotheque.bots.ideas import NOTHING, Fear, Idea
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.game import Game
from ludotheque.core.match import new_seed
from ludotheque.core.state import State
from ludotheque.core.verbs import BadAction
from ludotheque.table.bots.busy import told_meanwhile
from ludotheque.table.errors import AgainstRule, Refused
from ludotheque.table.match import deeds, telling
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.people.people import Person

if TYPE_CHECKING:
    from ludotheque.table.table import Table


async def hint(
    table: "Table", person: Person, match: str, seat: int, about: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A few ideas for my seat, knowing no more than I do, where the host allows it; `about`: what I am about to do."""
    live = await table.open(match)
    async with turn_of(live.turns):
        deeds.check_seat(live, person.id, seat)
        if not live.record.hints:
            raise Refused("hints_off", "whoever opened this match wants it played without hints")
        if seat not in live.record.to_move:
            raise Refused("not_asked", "nothing is asked of this seat now")
        if live.match.state.outcome_hidden(seat):
            raise Refused("hint_hidden", "there are no hints for this question")
        seed, game = new_seed(), live.match.game
        known = live.match.state.sample(seat, seeded(seed))
        intended = int(NOTHING) if about is None else legal(live, known, seat, about)
    position = game.encode(known)
    question = table.thinkers.question(game.id, "hint", person.id)
    async with told_meanwhile(
        lambda: table.thinkers.wait([question]), partial(live.tell_busy_hint, person.id)
    ):
        said = await table.thinkers.advise(game.id, position, seat, seed, intended, question)
    if said is None:
        raise Refused("no_hint", "no hint could be worked out; try again")
    return said


def legal(live: LiveMatch, known: State, seat: int, about: dict[str, Any]) -> int:
    """What a player is about to do. It is judged in what his seat knows, so that the answer tells nothing else."""
    try:
        action = int(known.game.vocabulary.from_json(about))
    except BadAction as error:
        raise Refused("action", str(error)) from None
    found = known.why_not(seat, action)
    if found is not None:
        raise AgainstRule(telling.worded(live, found, known.facts(seat, action, found)))
    return action


def advised(
    game: str, position: bytes, seat: int, seed: int, about: int, ms: int
) -> tuple[dict[str, Any], tuple[int, int] | None]:
    """The hint for a position that holds nothing the seat may not know, as JSON: what a worker process does. Where its
    search reached its ceiling: simulations done and planned.
    """
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
    """Bad luck is nobody's reply; alone it costs points instead of chances."""
    luck = fear.seat == NOTHING
    return {
        "seat": None if luck else int(fear.seat),
        "action": None if luck else game.vocabulary.to_json(fear.action),
        "share": round(fear.share, 2),
        "cost": round(fear.cost, 1 if in_points else 3),
    }


def rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
