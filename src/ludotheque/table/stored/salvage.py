"""What is still readable of a match that can't be replayed, as a journal: its decisions as stored."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from ludotheque.core.journal import FORMAT, journal_text, mixed_seed
from ludotheque.store.errors import Unreadable
from ludotheque.store.tables import ENTRIES, MATCHES
from ludotheque.table.stored.reading import read_seats


@dataclass
class Salvaged:
    """An unverified journal, and those who may download it although the match is not over."""

    text: str
    over: bool
    people: list[str | None]


def salvage(c: Connection, match: str) -> Salvaged | None:
    """Nothing is replayed here: a decision that was not undone by a readable undo is in the journal.

    Unreadable parts are marked in place (`unreadable`, with the stored text; `missing`, with the first and the last
    number); such a file is for people only, no program can load it.
    """
    header = c.execute(select(MATCHES).where(MATCHES.c.id == match)).first()
    if header is None:
        return None
    seats = read_seats(c, [match])[match]
    said: dict[str, Any] = {
        "format": FORMAT,
        "game": header.game,
        "seats": header.seats,
        "content": header.content,
    }
    said |= {name: getattr(header, name) for name in ("options", "seed", "start") if getattr(header, name)}
    if header.redeal is not None:
        said["redeal"] = header.redeal
    said |= {"players": [seat.name for seat in seats]} | (
        {"rules": header.rules} if header.rules != 1 else {}
    )
    colours = [seat.colour for seat in seats]
    if header.start is None and colours and None not in colours:  # a position has its own
        said["colours"] = colours
    nonces = [seat.nonce or None for seat in seats]
    if any(nonces):
        said |= {"nonces": nonces, "drawn": _drawn(header.seed, nonces)}
    text = journal_text({name: _marked(value) for name, value in said.items()}, _decisions(c, match))
    return Salvaged(text, header.status == "over", [header.host, *(seat.person for seat in seats)])


def _drawn(seed: Any, nonces: list[str | None]) -> str | None:
    return mixed_seed(seed, nonces) if isinstance(seed, str) else None


def _decisions(c: Connection, match: str) -> list[Any]:
    wanted = select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.body).where(ENTRIES.c.match == match)
    found: list[Any] = []
    expected = 1
    for row in c.execute(wanted.order_by(ENTRIES.c.seq)):
        if row.seq > expected:
            found.append({"missing": [expected, row.seq - 1]})
        expected = row.seq + 1
        if row.kind == "move":
            found += _entry_decisions(row.body)
        elif row.kind == "undo":
            _take_back(found, row.seq, row.body)
    return found


def _entry_decisions(body: Any) -> list[Any]:
    """A decision, and the answers of the table in the same entry."""
    if not isinstance(body, dict) or not isinstance(body.get("then"), list):
        return [_marked(body)]
    said = {name: value for name, value in body.items() if name != "then"}
    return [said, *({"seat": one[0], "action": one[1]} if _is_answer(one) else one for one in body["then"])]


def _is_answer(one: Any) -> bool:
    return isinstance(one, list) and len(one) == 2


def _take_back(found: list[Any], entry: int, body: Any) -> None:
    said = body if isinstance(body, dict) else {}
    count, own = said.get("count"), _decisions_of(said.get("by"), found) if said.get("own") else []
    if own:
        del found[own[-1]]
    elif isinstance(count, int) and 0 < count <= len(found):
        del found[-count:]
    else:
        found.append({"entry": entry, "undo": _marked(body)})


def _decisions_of(seat: object, found: list[Any]) -> list[int]:
    """The keys of a seat's decisions."""
    return [i for i, one in enumerate(found) if isinstance(one, dict) and one.get("seat", -1) == seat]


def _marked(value: Any) -> Any:
    return {"unreadable": value.text} if isinstance(value, Unreadable) else value
