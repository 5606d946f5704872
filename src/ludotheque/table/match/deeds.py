"""The deeds of people at a match. Each function checks permission and returns the entry to write.

They are called in the match's turn (`LiveMatch.change`); a deed without permission raises Refused.
"""

# Compiled: every move at the table goes through it.

from dataclasses import replace
from datetime import UTC, datetime

from ludotheque.bots import BOTS
from ludotheque.core.journal import is_hex
from ludotheque.table.errors import Ahead, NotYours, Refused, Stale
from ludotheque.table.match import decisions
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import seat_entry
from ludotheque.table.match.folding import stand_in
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.records import SeatRecord
from ludotheque.table.match.standing import ASK, ORDERS, Orders, answer_of
from ludotheque.table.people import limits
from ludotheque.table.people.names import clean_talk
from ludotheque.table.people.people import Person


def play(live: LiveMatch, person: str | None, seat: int, action: object, seq: int) -> Entry:
    """A decision of a person who has seen the entries up to `seq`; also raises Illegal and BadAction."""
    check_seat(live, person, seat)
    if live.feed.seats[seat].stand_in is not None:
        raise Refused("stand_in", "a bot plays this seat for you; take it back first")
    if seq > live.feed.record.seq:
        raise Ahead
    if seq < live.feed.question_seq(seat):
        raise Stale
    return live.decide(seat, live.feed.match.game.vocabulary.from_json(action))


def play_bot(live: LiveMatch, seat: int, action: int, seq: int) -> Entry:
    """A bot's choice in the position of entry `seq`."""
    if live.feed.position_seq != seq or live.feed.seats[seat].played_by_bot() is None:
        raise Stale
    return live.decide(seat, action)


def changed_orders(live: LiveMatch, person: str | None, seat: int, step: str, order: str) -> Orders:
    """A seat's orders after its player changed the one for a step."""
    check_seat(live, person, seat)
    if step not in live.feed.match.game.windows:
        raise Refused(
            "step", f"silence is an answer at: {', '.join(live.feed.match.game.windows) or 'no question'}"
        )
    if order not in ORDERS:
        raise Refused("order", f"an order is one of {', '.join(ORDERS)}")
    others = {name: kept for name, kept in live.audience.orders.get(seat, {}).items() if name != step}
    return others if order == ASK else others | {step: order}


def answer_by_order(live: LiveMatch, seat: int) -> Entry | None:
    """The answer to the current question by a new order of its player."""
    if live.feed.record.status != "running" or seat not in live.feed.match.state.to_move():
        return None
    action = answer_of(live.feed, live.audience.orders, seat)
    return None if action is None else live.decide(seat, action)


def take_back(live: LiveMatch, person: str | None, seat: int) -> Entry:
    """Undo: freely if the core allows it, else with the consent of the other humans."""
    check_seat(live, person, seat)
    if decisions.free_undo(live.feed, seat):
        live.count(limits.UNDO, person)
        return decisions.take_back(live.feed, seat)
    count = live.feed.decisions_since(seat)
    if count == 0:
        raise Refused("nothing", "there is no decision of yours to take back")
    asked = live.feed.asked_about_undo(seat, count)
    if not asked:
        live.count(limits.UNDO, person)
        return decisions.undo(live.feed, seat, count)
    if any(proposal.what == "undo" for proposal in live.feed.proposals.values()):
        raise Refused("asked", "the others are being asked already")
    live.count(limits.PROPOSE_UNDO, person)
    return Entry("proposal", {"what": "undo", "by": seat, "count": count, "waiting_for": asked})


def propose_stand_in(live: LiveMatch, person: str | None, seat: int, level: str) -> Entry:
    """Hand a seat to a bot: one's own at once; another player's with that player's consent or, after a long enough
    absence, with that of the other players."""
    if level not in BOTS:
        raise Refused("level", f"a bot's level is one of {', '.join(BOTS)}")
    mine = live.feed.seats_of(person)
    if not mine or live.feed.record.status != "running":
        raise NotYours("only players of a running match may ask this")
    if (
        not 0 <= seat < len(live.feed.seats)
        or live.feed.seats[seat].kind != "human"
        or live.feed.seats[seat].stand_in
    ):
        raise Refused("seat", "this seat is not played by a person")
    if seat in mine:
        asked = []
    elif live.audience.present(seat):
        asked = [seat]
    else:
        wait = live.audience.seconds_to_wait(seat, datetime.now(UTC))
        if wait:
            words = f"a bot may stand in here in {wait} seconds, if the player is not back"
            raise Refused("patience", words, wait)
        asked = [other for other in live.feed.other_humans(mine[0]) if other != seat]
    live.count(limits.STAND_IN, person)
    if not asked:
        return stand_in(live.feed, seat, level)
    body = {"what": "stand_in", "by": mine[0], "seat": seat, "level": level, "waiting_for": asked}
    return Entry("proposal", body)


def resume_seat(live: LiveMatch, person: str | None, seat: int) -> Entry:
    """A player takes the seat back from the bot."""
    if seat not in live.feed.seats_of(person):
        raise NotYours
    if live.feed.seats[seat].stand_in is None:
        raise Refused("seat", "you play this seat yourself already")
    live.count(limits.TAKE_BACK_SEAT, person)
    return stand_in(live.feed, seat, None)


def vote(live: LiveMatch, person: str | None, proposal: int, yes: bool) -> Entry:
    """An answer to a proposal; the last yes carries it out, a single no ends it."""
    asked = live.feed.proposals.get(proposal)
    if asked is None:
        raise Refused("proposal", "this question is settled already")
    mine = [seat for seat in live.feed.seats_of(person) if seat in asked.waiting_for]
    if not mine:
        raise NotYours("you were not asked this")
    if yes and asked.what == "stand_in" and asked.seat not in mine and live.audience.present(asked.seat):
        raise Refused("back", "this player is back, and plays himself")
    decided = False if not yes else True if len(asked.waiting_for) == 1 else None
    return Entry("vote", {"id": proposal, "by": mine[0], "yes": yes, "decided": decided})


def chat(live: LiveMatch, person: str | None, text: str) -> Entry:
    """A chat line; only players chat."""
    mine = live.feed.seats_of(person)
    if not mine:
        raise NotYours("only players of this match may talk here")
    return Entry("chat", {"by": live.feed.seats[mine[0]].name, "seat": mine[0], "text": clean_talk(text)})


def sit_down(
    live: LiveMatch, person: Person, seat: int | None, colour: str | None, nonce: str | None
) -> Entry | None:
    """Take an open seat, a given one or the first, with its colour or another one, and optionally a nonce for the seed.

    No effect for a person who already has a seat.
    """
    check_nonce(nonce)
    if live.feed.record.status != "waiting":
        raise Refused("started", "this match has begun; you can watch it")
    if live.feed.seats_of(person.id):
        return None
    free = [s.seat for s in live.feed.seats if s.kind == "open" and seat in (None, s.seat)]
    if not free:
        raise Refused("seat", "this seat is taken")
    player = replace(live.feed.seats[free[0]], kind="human", person=person.id, name=person.name, nonce=nonce)
    return seat_entry(player, None if colour in (None, player.colour) else exchanged(live, player, colour))


def stand_up(live: LiveMatch, person: Person, seat: int) -> Entry:
    """Leave a seat before the match begins."""
    if live.feed.record.status != "waiting":
        raise Refused("started", "this match has begun; a bot can stand in for you")
    if seat not in live.feed.seats_of(person.id):
        raise NotYours
    live.count(limits.STAND_UP, person.id)
    return seat_entry(
        replace(live.feed.seats[seat], kind="open", person=None, name="", nonce=None, called=None)
    )


def seat_bot(live: LiveMatch, person: Person, seat: int, level: str | None) -> Entry | None:
    """Before the match begins the host puts a bot of a level on an open seat, or changes its level; without a level
    the seat is opened again."""
    if live.feed.record.host != person.id:
        raise NotYours("only the host of a match puts bots on its seats")
    if level is not None and level not in BOTS:
        raise Refused("level", f"a bot's level is one of {', '.join(BOTS)}")
    if live.feed.record.status != "waiting":
        raise Refused("started", "this match has begun; a bot can stand in for a player")
    if not 0 <= seat < len(live.feed.seats) or live.feed.seats[seat].kind == "human":
        raise Refused("seat", "this seat is not free")
    if live.feed.seats[seat].level == level:
        return None
    live.count(limits.SEAT_BOT, person.id)
    kind = "open" if level is None else "bot"
    return seat_entry(
        replace(live.feed.seats[seat], kind=kind, level=level, name="", person=None, nonce=None, called=None)
    )


def give_nonce(live: LiveMatch, person: Person, seat: int, nonce: str) -> Entry | None:
    """Add a nonce to the seed, once and before the match begins. Repeating it has no effect."""
    check_nonce(nonce)
    if seat not in live.feed.seats_of(person.id):
        raise NotYours
    given = live.feed.seats[seat].nonce
    if given == nonce:
        return None
    if live.feed.record.status != "waiting":
        raise Refused("started", "this match has begun; nonces are given before")
    if given:
        raise Refused("nonce", "this seat has given its nonce already")
    return Entry("nonce", {"seat": seat, "nonce": nonce})


def check_nonce(nonce: str | None) -> None:
    if nonce is not None and not is_hex(nonce):
        raise Refused("nonce", "a nonce is 32 hexadecimal digits: 0 to 9 and a to f")


def take_colour(live: LiveMatch, person: Person, seat: int, colour: str) -> Entry | None:
    """Choose another colour; only before the match begins."""
    if seat not in live.feed.seats_of(person.id):
        raise NotYours
    if live.feed.record.status != "waiting":
        raise Refused("started", "this match has begun; colours are taken before")
    player = live.feed.seats[seat]
    if colour == player.colour:
        return None
    colours = exchanged(live, player, colour)
    live.count(limits.COLOUR, person.id)
    return Entry("colour", {"seat": seat, "colours": colours})


def exchanged(live: LiveMatch, player: SeatRecord, colour: str) -> list[str]:
    """The colours of all seats when this player takes one: a seat that had it, and belongs to no other person, gets
    the player's."""
    if live.feed.record.start is not None:
        raise Refused("colour", "this match goes on from a position, with the colours that it has")
    known = live.feed.match.game.colours_for(live.feed.record.seats)
    if colour not in known:
        raise Refused("colour", f"the colours of this match: {', '.join(known) or 'none'}")
    colours = live.feed.match.colours
    if colour in colours:
        holder = live.feed.seats[colours.index(colour)]
        if holder.kind == "human" and holder.person != player.person:
            raise Refused("colour_taken", "another player has this colour")
        colours[holder.seat] = colours[player.seat]
    colours[player.seat] = colour
    return colours


def check_seat(live: LiveMatch, person: str | None, seat: int) -> None:
    """Whether this is the person's seat in a running match."""
    if seat not in live.feed.seats_of(person):
        raise NotYours
    if live.feed.record.status != "running":
        raise Refused("not_running", "this match is not being played: it has not begun, or it is over")
