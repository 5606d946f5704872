"""What people do at a match. Each function checks whether this person may, and says which change it is.

They are called when it is their turn (`LiveMatch.change`); whoever may not is told by a Refused.
"""

import unicodedata
from dataclasses import replace

from ludotheque.bots import LEVELS
from ludotheque.table.errands import Change
from ludotheque.table.errors import NotYours, Refused, Stale
from ludotheque.table.live import LiveMatch, seat_change
from ludotheque.table.people import Person
from ludotheque.table.records import SeatRecord

LONGEST_CHAT = 500


def play(live: LiveMatch, person: str | None, seat: int, action: object, seq: int) -> Change:
    """A decision of somebody who has seen the entries up to `seq`; raises Illegal and BadAction besides."""
    check_seat(live, person, seat)
    if live.seats[seat].stand_in is not None:
        raise Refused("stand_in", "a bot plays this seat for you; take it back first")
    if seq < live.question_seq(seat):
        raise Stale
    return live.decision(seat, live.match.game.vocabulary.from_json(action))


def play_bot(live: LiveMatch, seat: int, action: int, seq: int) -> Change:
    """What a bot chose in the position of entry `seq`."""
    if live.position_seq != seq or live.seats[seat].played_by_bot() is None:
        raise Stale
    return live.decision(seat, action)


def take_back(live: LiveMatch, person: str | None, seat: int) -> Change:
    """Undo: freely where the core allows it, else by consent of the other humans."""
    check_seat(live, person, seat)
    if live.match.free_undo(seat):
        return live.take_back(seat)
    count = live.decisions_since(seat)
    if count == 0:
        raise Refused("nothing", "there is no decision of yours to take back")
    asked = live.other_humans(seat)
    if not asked:
        return live.undo(seat, count)
    if any(proposal.what == "undo" for proposal in live.proposals.values()):
        raise Refused("asked", "the others are being asked already")
    return Change("proposal", {"what": "undo", "by": seat, "count": count, "waiting_for": asked})


def propose_stand_in(live: LiveMatch, person: str | None, seat: int, level: str) -> Change:
    """Hand an absent player's seat to a bot, by consent of the other players."""
    if level not in LEVELS:
        raise Refused("level", f"a bot's level is one of {', '.join(LEVELS)}")
    mine = live.seats_of(person)
    if not mine or live.record.status != "running":
        raise NotYours("only players of a running match may ask this")
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "human" or live.seats[seat].stand_in:
        raise Refused("seat", "this seat is not played by a person")
    asked = [] if seat in mine else [other for other in live.other_humans(mine[0]) if other != seat]
    if not asked and seat not in mine and live.present(seat):
        asked = [seat]
    if not asked:
        return live.stand_in(seat, level)
    body = {"what": "stand_in", "by": mine[0], "seat": seat, "level": level, "waiting_for": asked}
    return Change("proposal", body)


def resume_seat(live: LiveMatch, person: str | None, seat: int) -> Change:
    """A player takes his seat back from the bot."""
    if seat not in live.seats_of(person):
        raise NotYours
    if live.seats[seat].stand_in is None:
        raise Refused("seat", "you play this seat yourself already")
    return live.stand_in(seat, None)


def vote(live: LiveMatch, person: str | None, proposal: int, yes: bool) -> Change:
    """An answer to a proposal; the last yes carries it out, a single no ends it."""
    asked = live.proposals.get(proposal)
    if asked is None:
        raise Refused("proposal", "this question is settled already")
    mine = [seat for seat in live.seats_of(person) if seat in asked.waiting_for]
    if not mine:
        raise NotYours("you were not asked this")
    decided = False if not yes else True if len(asked.waiting_for) == 1 else None
    return Change("vote", {"id": proposal, "by": mine[0], "yes": yes, "decided": decided})


def chat(live: LiveMatch, person: str | None, text: str) -> Change:
    """A line of talk; only players talk."""
    mine = live.seats_of(person)
    if not mine:
        raise NotYours("only players of this match may talk here")
    line = "".join(c for c in text if c == "\n" or unicodedata.category(c) != "Cc").strip()
    visible = any(unicodedata.category(c)[0] not in "CZ" for c in line)
    if not visible or len(line) > LONGEST_CHAT:
        raise Refused("text", f"a line of talk has 1 to {LONGEST_CHAT} characters")
    return Change("chat", {"by": live.seats[mine[0]].name, "seat": mine[0], "text": line})


def sit_down(live: LiveMatch, person: Person, seat: int | None, colour: str | None) -> Change | None:
    """Take an open seat, a certain one or the first, with its colour or another one.

    Nothing changes for somebody who sits already.
    """
    if live.record.status != "waiting":
        raise Refused("started", "this match has begun; you can watch it")
    if live.seats_of(person.id):
        return None
    free = [s.seat for s in live.seats if s.kind == "open" and seat in (None, s.seat)]
    if not free:
        raise Refused("seat", "this seat is taken")
    player = replace(live.seats[free[0]], kind="human", person=person.id, name=person.name)
    return seat_change(player, None if colour in (None, player.colour) else exchanged(live, player, colour))


def stand_up(live: LiveMatch, person: Person, seat: int) -> Change:
    """Leave a seat before the match begins."""
    if live.record.status != "waiting":
        raise Refused("started", "this match has begun; a bot can stand in for you")
    if seat not in live.seats_of(person.id):
        raise NotYours
    return seat_change(replace(live.seats[seat], kind="open", person=None, name=""))


def take_colour(live: LiveMatch, person: Person, seat: int, colour: str) -> Change | None:
    """Play with pieces of another colour; only before the match begins."""
    if seat not in live.seats_of(person.id):
        raise NotYours
    if live.record.status != "waiting":
        raise Refused("started", "this match has begun; colours are taken before")
    player = live.seats[seat]
    if colour == player.colour:
        return None
    return Change("colour", {"seat": seat, "colours": exchanged(live, player, colour)})


def exchanged(live: LiveMatch, player: SeatRecord, colour: str) -> list[str]:
    """The colours of all seats when this player takes one: whoever had it, no other person, gets his."""
    known = live.match.game.colours_for(live.record.seats)
    if colour not in known:
        raise Refused("colour", f"the colours of this match: {', '.join(known) or 'none'}")
    colours = live.match.colours
    if colour in colours:
        holder = live.seats[colours.index(colour)]
        if holder.kind == "human" and holder.person != player.person:
            raise Refused("colour_taken", "somebody else has this colour")
        colours[holder.seat] = colours[player.seat]
    colours[player.seat] = colour
    return colours


def check_seat(live: LiveMatch, person: str | None, seat: int) -> None:
    """Whether this is the person's seat in a match that is being played."""
    if seat not in live.seats_of(person):
        raise NotYours
    if live.record.status != "running":
        raise Refused("not_running", "this match is not being played: it has not begun, or it is over")
