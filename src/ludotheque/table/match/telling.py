"""What a person may know of a match: log lines, view, choices. Nothing else is ever sent."""

# Compiled: every move at the table goes through it.

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.core.match import Match, new_seed
from ludotheque.core.preview import preview
from ludotheque.core.refusals import Facts, Refusal, said_facts
from ludotheque.core.teaching.guide import PERSON
from ludotheque.core.teaching.progress import Progress
from ludotheque.core.teaching.telling import told
from ludotheque.core.texts.closed import closed_verbs
from ludotheque.core.warnings import warnings as warnings_of
from ludotheque.core.words import LANGUAGES, words_for
from ludotheque.table.match import decisions, standing
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.forced import follow
from ludotheque.table.match.records import MatchRecord, Proposal, SeatRecord
from ludotheque.table.match.screens import heard_of
from ludotheque.table.match.standing import Orders

# Seeds the samples; unrelated to the chance of any match.
WORLDS = seeded(new_seed())
# Up to this many choices are all tried for their warnings; beyond it, only on request.
FEW: Final = 60
# Reasons of closed verbs in words: the same ones come with most moves, and wording takes longer than all the rest.
WORDED: Final[dict[tuple[str, str, str, bytes, str], dict[str, str]]] = {}
MOST_WORDED: Final = 2000
_encode = msgspec.json.Encoder().encode


def news(
    feed: Feed, orders: dict[int, Orders], entry: Entry, mine: tuple[int, ...], person: str | None
) -> bytes:
    """An entry and the state after it, for a person with these seats."""
    over = feed.record.status == "over"
    said: dict[str, Any] = {
        "type": "entry",
        "entry": entry_json(feed, entry, mine, over),
        "now": now(feed, orders, mine),
    }
    if entry.kind not in ("move", "undo"):  # whose changes are all in `now`
        said["match"] = summary_json(feed.record, feed.seats, person)
    return _encode(said)


def entry_json(feed: Feed, entry: Entry, mine: tuple[int, ...], over: bool) -> dict[str, Any]:
    """An entry as a person with these seats may read it, with its number for that person."""
    kind, body, number = entry.kind, entry.body, feed.number(entry.seq, mine)
    said = {"seq": number, "at": entry.at, "kind": kind, **body}
    if kind == "move":
        said |= decision_json(body["seat"], body["action"], entry.log, mine, over)
        said.pop("forced", None)
        if entry.then:
            known = range(feed.record.seats) if over or feed.match.game.no_secrets else mine
            said["then"] = [
                answer_json(i in entry.forced, decision_json(*answer, mine, over), known)
                for i, answer in enumerate(entry.then)
            ]
    elif kind == "undo" and "count" in body:
        said["count"] = heard_of(entry.taken, mine)
    elif kind == "seat":
        said["player"] = feed.seats[body["seat"]].to_json(None)
    elif kind == "proposal":
        said["id"] = number
        if "count" in body:
            said["count"] = heard_of(feed.screens.decisions[-body["count"] :], mine)
    elif kind == "vote":
        said["id"] = feed.number(body["id"], mine)
    return said


def proposal_json(feed: Feed, proposal: Proposal, mine: tuple[int, ...]) -> dict[str, Any]:
    """A proposal as a person with these seats may read it."""
    said = proposal.to_json() | {"id": feed.number(proposal.id, mine)}
    if proposal.what == "undo":
        said["count"] = heard_of(feed.screens.decisions[-proposal.count :], mine)
    return said


def decision_json(
    seat: int, action: dict[str, Any], log: Log | None, mine: tuple[int, ...], over: bool
) -> dict[str, Any]:
    """Other players get only the events of a decision: the choice itself may have been secret."""
    own = seat in mine
    reader = seat if own else mine[0] if mine else -1
    return {
        "seat": seat,
        "action": action if own or over else None,
        "events": [] if log is None else log.to_json(reader),
    }


def answer_json(is_forced: bool, said: dict[str, Any], known: Sequence[int]) -> dict[str, Any]:
    """An answer of the table. `forced` is sent only for seats whose possible answers the reader may know; otherwise
    it looks like a standing answer."""
    return said | {"forced": True} if is_forced and said["seat"] in known else said


def orders_of(orders: dict[int, Orders], mine: Sequence[int]) -> bytes:
    """The standing answers of a person with these seats, for that person only."""
    return _encode({"type": "orders", "orders": {str(seat): orders[seat] for seat in mine if seat in orders}})


def absences(away: list[int]) -> bytes:
    """The players who follow the match in no tab; the same for all."""
    return _encode({"type": "presence", "away": away})


def worded(feed: Feed, found: Refusal, facts: Facts) -> dict[str, Any]:
    """A refusal in both languages, with the players' names, and its facts, for a board to highlight."""
    names = [seat.name for seat in feed.seats]
    return {
        "rule": found.rule,
        "why": {lang: words_for(feed.match.game, lang).refusal(found, facts, names) for lang in LANGUAGES},
        "facts": said_facts(facts),
    }


def busy(what: str, seconds: int) -> bytes:
    """All workers are busy: the estimated seconds until the job, a `bot` or a `hint`, starts."""
    return _encode({"type": "busy", "what": what, "seconds": seconds})


def now(feed: Feed, orders: dict[int, Orders], mine: tuple[int, ...]) -> dict[str, Any]:
    """The position for a person with these seats, with the possible choices.

    The view is that of the person's seat that is asked, else of the first; a spectator's for a person without one.
    """
    state = feed.match.state
    to_move = feed.record.to_move
    choosing: dict[str, Any] = {}
    closed: dict[str, Any] = {}
    warned: dict[str, Any] = {}
    undoing: dict[str, str] = {}
    viewpoint = -1
    for seat in reversed(mine):
        key = str(seat)
        undoing[key] = undo_kind(feed, seat)
        if seat in to_move:
            viewpoint = seat
            if feed.seats[seat].stand_in is None:
                actions = state.actions(seat)
                choosing[key] = feed.match.game.vocabulary.by_verb(actions)
                closed[key] = closed_json(feed, seat, actions)
                if len(actions) <= FEW:
                    warned[key] = warnings(feed.match, seat, actions)
    if viewpoint < 0 and mine:
        viewpoint = mine[0]
    said = {
        "moves": feed.moves_heard(mine),
        "view": state.view(viewpoint),
        "to_move": to_move,
        "choices": choosing,
        "closed": closed,
        "warnings": warned,
        "undo": undoing,
        "proposals": [proposal_json(feed, proposal, mine) for proposal in feed.proposals.values()],
        **standing.told(feed, orders, mine, choosing),
    }
    if feed.guide is not None and PERSON in mine and feed.record.status != "waiting":
        said["guide"] = guide_json(feed, feed.guide)
    return said


def guide_json(feed: Feed, guide: Progress) -> dict[str, Any]:
    """What the guide says at the current question of its person."""
    guide.follow(feed.match)
    return told(feed.match.game, guide, [seat.name for seat in feed.seats])


def closed_json(feed: Feed, seat: int, actions: vec[i64]) -> list[dict[str, Any]]:
    """The verbs of the question of which no choice is left, where one reason holds for all."""
    found = []
    names = "\0".join([record.name for record in feed.seats])
    for closed in closed_verbs(feed.match.state, seat, actions):
        figures = _encode(said_facts(closed.facts))
        key = (feed.match.game.id, closed.refusal.rule, closed.refusal.name, figures, names)
        why = WORDED.get(key)
        if why is None:
            if len(WORDED) >= MOST_WORDED:
                WORDED.clear()
            why = WORDED[key] = worded(feed, closed.refusal, closed.facts)["why"]
        found.append({"verb": closed.verb, "rule": closed.refusal.rule, "why": why})
    return found


def undo_kind(feed: Feed, seat: int) -> str:
    """Whether a seat may undo its last decision: `free`, with consent (`ask`), or `no`."""
    if feed.record.status != "running":
        return "no"
    if decisions.free_undo(feed, seat):
        return "free"
    count = feed.decisions_since(seat)
    if count == 0:
        return "no"
    return "ask" if feed.asked_about_undo(seat, count) else "free"


def warnings(match: Match, seat: int, actions: vec[i64]) -> dict[str, Any]:
    """Which of these choices are final, and which lead to milestones."""
    words = match.game.vocabulary
    found = warnings_of(match.state, seat, actions, WORLDS, follow)
    return {
        "final": words.by_verb(found.final),
        "milestones": {kind: words.by_verb(those) for kind, those in found.milestones.items()},
    }


def warning(match: Match, seat: int, action: int) -> dict[str, Any]:
    """The same for one legal choice."""
    found = warnings_of(match.state, seat, vec[i64]([action]), WORLDS, follow)
    return {"final": len(found.final) > 0, "milestones": list(found.milestones)}


def preview_json(match: Match, seat: int, action: int) -> dict[str, Any] | None:
    """What a legal choice is certain to bring, as its seat may know it; None where the outcome is hidden."""
    found = preview(match.state, seat, action, WORLDS, follow)
    if not found.known:
        return None
    return {
        "events": [event.to_json(seat) for event in found.events],
        "gains": [
            {"parts": parts, "tally": tally} for parts, tally in zip(found.gains, found.tally, strict=True)
        ],
        "open": found.open,
        "over": found.over,
        "to_move": list(found.to_move),
        "asks": found.asks,
        "question": None if found.question is None else found.question.to_json(),
        "forced": int(found.forced),
        "useless": found.useless,
    }


def summary_json(
    record: MatchRecord, seats: list[SeatRecord], person: str | None, aside: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The summary of a match for lists, without anything behind screens; always the hash of its seed, never the
    seed. `aside`: why it can't be replayed."""
    return {
        "id": record.id,
        "name": record.name,
        "game": record.game,
        "options": record.options,
        "public": record.public,
        "patience": record.patience,
        "hints": record.hints,
        "guided": record.guided is not None,
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
