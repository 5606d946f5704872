"""What a person may know of a match: his log lines, his view, his choices. Nothing else leaves the table."""

# Compiled: every move at the table goes through it.

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.core.match import Match, new_seed
from ludotheque.core.refusals import Facts, Refusal, said_facts
from ludotheque.core.warnings import warnings as warnings_of
from ludotheque.core.words import LANGUAGES, words_for
from ludotheque.table.match import decisions, standing
from ludotheque.table.match.forced import follow
from ludotheque.table.match.records import MatchRecord, Proposal, SeatRecord
from ludotheque.table.match.screens import heard_of

if TYPE_CHECKING:
    from ludotheque.table.match.entry import Entry
    from ludotheque.table.match.live import LiveMatch

# Where imagined positions come from; it has nothing to do with the chance of any match.
WORLDS = seeded(new_seed())
# Up to so many choices are all tried out for their warnings; where there are more, only the one that is asked about.
FEW: Final = 60
_encode = msgspec.json.Encoder().encode


def news(live: "LiveMatch", entry: "Entry", mine: tuple[int, ...], person: str | None) -> bytes:
    """An entry and where the match stands after it, for somebody with these seats."""
    over = live.record.status == "over"
    said: dict[str, Any] = {
        "type": "entry",
        "entry": entry_json(live, entry, mine, over),
        "now": now(live, mine),
    }
    if entry.kind not in ("move", "undo"):  # they change nothing that `now` doesn't say
        said["match"] = summary_json(live.record, live.seats, person)
    return _encode(said)


def entry_json(live: "LiveMatch", entry: "Entry", mine: tuple[int, ...], over: bool) -> dict[str, Any]:
    """An entry as somebody with these seats may read it, with the number that it has for him."""
    kind, body, number = entry.kind, entry.body, live.number(entry.seq, mine)
    said = {"seq": number, "at": entry.at, "kind": kind, **body}
    if kind == "move":
        said |= decision_json(body["seat"], body["action"], entry.log, mine, over)
        said.pop("forced", None)
        if entry.then:
            known = range(live.record.seats) if over or live.match.game.no_secrets else mine
            said["then"] = [
                answer_json(i in entry.forced, decision_json(*answer, mine, over), known)
                for i, answer in enumerate(entry.then)
            ]
    elif kind == "undo" and "count" in body:
        said["count"] = heard_of(entry.taken, mine)
    elif kind == "seat":
        said["player"] = live.seats[body["seat"]].to_json(None)
    elif kind == "proposal":
        said["id"] = number
        if "count" in body:
            said["count"] = heard_of(live.screens.decisions[-body["count"] :], mine)
    elif kind == "vote":
        said["id"] = live.number(body["id"], mine)
    return said


def proposal_json(live: "LiveMatch", proposal: Proposal, mine: tuple[int, ...]) -> dict[str, Any]:
    """What is being asked, as somebody with these seats may read it."""
    said = proposal.to_json() | {"id": live.number(proposal.id, mine)}
    if proposal.what == "undo":
        said["count"] = heard_of(live.screens.decisions[-proposal.count :], mine)
    return said


def decision_json(
    seat: int, action: dict[str, Any], log: Log | None, mine: tuple[int, ...], over: bool
) -> dict[str, Any]:
    """What others may know of a decision is its events: the choice itself may have been secret."""
    own = seat in mine
    reader = seat if own else mine[0] if mine else -1
    return {
        "seat": seat,
        "action": action if own or over else None,
        "events": [] if log is None else log.to_json(reader),
    }


def answer_json(is_forced: bool, said: dict[str, Any], known: Sequence[int]) -> dict[str, Any]:
    """An answer of the table. That it was the only one possible is told of the seats of which the reader may know it:
    else he can't tell it from a standing answer.
    """
    return said | {"forced": True} if is_forced and said["seat"] in known else said


def orders(live: "LiveMatch", mine: list[int]) -> bytes:
    """The standing answers of somebody with these seats, for him alone."""
    return _encode(
        {"type": "orders", "orders": {str(seat): live.orders[seat] for seat in mine if seat in live.orders}}
    )


def absences(live: "LiveMatch") -> bytes:
    """Which players follow the match in no tab; the same for everybody."""
    return _encode({"type": "presence", "away": live.absent()})


def worded(live: "LiveMatch", found: Refusal, facts: Facts) -> dict[str, Any]:
    """A refusal worded in both languages, with the players' names, and its facts, for a board to point at."""
    names = [seat.name for seat in live.seats]
    return {
        "rule": found.rule,
        "why": {lang: words_for(live.match.game, lang).refusal(found, facts, names) for lang in LANGUAGES},
        "facts": said_facts(facts),
    }


def busy(what: str, seconds: int) -> bytes:
    """All workers are busy: about so long it takes until one works out what is waited for, a `bot` or a `hint`."""
    return _encode({"type": "busy", "what": what, "seconds": seconds})


def now(live: "LiveMatch", mine: tuple[int, ...]) -> dict[str, Any]:
    """The position as somebody with these seats sees it, with what he may do.

    He looks through the seat of his that is asked, else through his first; a spectator through none.
    """
    state = live.match.state
    to_move = live.record.to_move
    choosing: dict[str, Any] = {}
    warned: dict[str, Any] = {}
    undoing: dict[str, str] = {}
    viewpoint = -1
    for seat in reversed(mine):
        key = str(seat)
        undoing[key] = undo_kind(live, seat)
        if seat in to_move:
            viewpoint = seat
            if live.seats[seat].stand_in is None:
                actions = state.actions(seat)
                choosing[key] = live.match.game.vocabulary.by_verb(actions)
                if len(actions) <= FEW:
                    warned[key] = warnings(live.match, seat, actions)
    if viewpoint < 0 and mine:
        viewpoint = mine[0]
    return {
        "moves": live.moves_heard(mine),
        "view": state.view(viewpoint),
        "ask": state.ask(viewpoint) if live.record.status == "running" else None,
        "to_move": to_move,
        "choices": choosing,
        "warnings": warned,
        "undo": undoing,
        "proposals": [proposal_json(live, proposal, mine) for proposal in live.proposals.values()],
        **standing.told(live, mine, choosing),
    }


def undo_kind(live: "LiveMatch", seat: int) -> str:
    """Whether a seat may take its last decision back: `free`, if the others agree (`ask`), or `no`."""
    if live.record.status != "running":
        return "no"
    if decisions.free_undo(live, seat):
        return "free"
    count = live.decisions_since(seat)
    if count == 0:
        return "no"
    return "ask" if live.asked_about_undo(seat, count) else "free"


def warnings(match: Match, seat: int, actions: vec[i64]) -> dict[str, Any]:
    """Which of these choices can't be taken back, and which lead to milestones."""
    words = match.game.vocabulary
    found = warnings_of(match.state, seat, actions, WORLDS, follow)
    return {
        "final": words.by_verb(found.final),
        "milestones": {kind: words.by_verb(those) for kind, those in found.milestones.items()},
    }


def warning(match: Match, seat: int, action: int) -> dict[str, Any]:
    """The same of one legal choice."""
    found = warnings_of(match.state, seat, vec[i64]([action]), WORLDS, follow)
    return {"final": len(found.final) > 0, "milestones": list(found.milestones)}


def shown(points: int, unit: int) -> int | float:
    """Counted points as they are written."""
    return points if unit == 1 else points / unit


def outcome(match: Match) -> dict[str, Any]:
    """The result of a match that is over."""
    found = match.game.score(match.state)
    return {
        "points": [shown(points, found.unit) for points in found.points],
        "parts": _written(found.parts, found.unit),
        "ranks": found.ranks(),
        "winners": found.winners,
        **({"by": found.by} if found.by is not None else {}),
        **({"sources": _written(found.sources, found.unit)} if found.sources is not None else {}),
    }


def _written(parts: list[dict[str, int]], unit: int) -> list[dict[str, int | float]]:
    return [{part: shown(points, unit) for part, points in each.items()} for each in parts]


def summary_json(
    record: MatchRecord, seats: list[SeatRecord], person: str | None, aside: dict[str, Any] | None = None
) -> dict[str, Any]:
    """What a list shows of a match, nothing that happens behind a screen; the hash of its seed from the start, never
    the seed. `aside`: why it can't be
    replayed.
    """
    return {
        "id": record.id,
        "name": record.name,
        "game": record.game,
        "options": record.options,
        "public": record.public,
        "patience": record.patience,
        "hints": record.hints,
        "status": record.status,
        "moves": record.moves,
        "to_move": record.to_move,
        "seats": [seat.to_json(person) for seat in seats],
        "seed_hash": record.seed_hash(),
        "host": record.host == person,
        "created": record.created.isoformat(),
        "updated": record.updated.isoformat(),
        "outcome": record.outcome,
        "set_aside": aside,
    }
