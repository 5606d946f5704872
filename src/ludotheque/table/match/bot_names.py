"""The names of a match's bots."""

from dataclasses import replace
from itertools import count

from ludotheque.table.match.records import SeatRecord
from ludotheque.table.people.names import skeletons

BOT_NAMES = (
    "Agathe", "Étienne", "Maude", "Noé", "Rosalie", "Karim", "Léonie", "Basile", "Imane", "Théodore", "Wilfrid", "Zoé",
)  # fmt: skip


def name_bots(seats: list[SeatRecord]) -> list[SeatRecord]:
    """Every bot is named by its seat, unless a player of the match, or an earlier bot, has the same or a similar
    name."""
    if all(seat.kind != "bot" for seat in seats):
        return seats
    known = {look for seat in seats if seat.kind == "human" for look in skeletons(seat.name)}
    named = []
    for seat in seats:
        if seat.kind == "bot":
            seat = replace(seat, name=_free_name(seat.seat, known))
            known.update(skeletons(seat.name))
        named.append(seat)
    return named


def _free_name(place: int, known: set[str]) -> str:
    for number in count(1):
        for i in range(len(BOT_NAMES)):
            plain = BOT_NAMES[(place + i) % len(BOT_NAMES)]
            name = plain if number == 1 else f"{plain} {number}"
            if known.isdisjoint(skeletons(name)):
                return name
    raise AssertionError("there is always another number")
